import { phrases } from "./phrases.ts";
import {
  besideYesOrNo,
  dontKnowRows,
  noWords,
  soundsOfNo,
  soundsOfYes,
  yesWords,
} from "./tables/short-answers.ts";
import { textOf, type Word } from "./words.ts";

const findDontKnow = phrases(dontKnowRows);

/** A bare yes or no: nothing beside it says anything else. */
export function bareYesOrNo(words: readonly Word[]): "yes" | "no" | undefined {
  const said = textOf(words, { from: 0, to: words.length });
  if (soundsOfNo.includes(said)) return "no";
  if (soundsOfYes.includes(said)) return "yes";
  const texts = words.map(({ text }) => text);
  if (texts.length === 0 || texts.length > 8) return undefined;
  if (!texts.every((text) => yesWords.has(text) || noWords.has(text) || besideYesOrNo.has(text)))
    return undefined;
  if (texts.some((text) => noWords.has(text))) return yesWords.has(texts[0] ?? "") ? undefined : "no";
  return texts.some((text) => yesWords.has(text)) ? "yes" : undefined;
}

/** The yes or no a longer answer begins with. */
export function openingYesOrNo(words: readonly Word[]): "yes" | "no" | undefined {
  const [first, second, third] = words.map(({ text }) => text);
  const [, next] = first === "oh" || first === "well" ? [second, third] : [first, second];
  if (next === "but" || (next === "and" && words.length > 2)) return undefined;
  const opening = first === "oh" || first === "well" ? second : first;
  if (/^(yes|yeah|yep|yup|mhm)$/.test(opening ?? "")) return "yes";
  return /^(no|nope|nah)$/.test(opening ?? "") ? "no" : undefined;
}

/** Whether a short answer says that it is not known. */
export function saysDontKnow(words: readonly Word[]): boolean {
  const [found] = findDontKnow(words);
  return found !== undefined && words.length <= 10 && found.from <= 3;
}
