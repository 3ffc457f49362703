import type { Sentence } from "./turn-state.ts";

/** The words that had sounded by then: whole sentences, and of the one cut short its share by time. */
export function heardPart(sentences: readonly Sentence[], at: number): string {
  const heard = sentences.map(({ text, began }) => {
    if (!began) return "";
    const share = began.durationMs === 0 ? 1 : Math.min(1, (at - began.at) / began.durationMs);
    const words = text.split(" ");
    return words.slice(0, Math.floor(words.length * share)).join(" ");
  });
  return heard.filter(Boolean).join(" ");
}
