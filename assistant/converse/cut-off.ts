import type { State } from "./state.ts";

/**
 * The visitor spoke over the reply. A question of which less than half had sounded was not asked: what they say next
 * is no answer to it, and it may be asked again.
 */
export function cutOff(state: State, heard: string): Partial<State> {
  const at = state.lines.findLastIndex(({ who }) => who === "assistant");
  const line = state.lines[at];
  if (line?.who !== "assistant" || line.isCutOff) return state;
  const lines = state.lines.map((one, index) => (index === at ? { ...line, isCutOff: true } : one));
  const { open } = state;
  if (open?.kind !== "question" || wasHeard(line.text, open.text, heard)) return { lines };
  const incidents = state.incidents.map((incident, index) =>
    index === state.current
      ? { ...incident, asked: incident.asked.filter((path) => path !== open.path) }
      : incident,
  );
  return { lines, incidents, open: undefined };
}

function wasHeard(reply: string, question: string, heard: string): boolean {
  const from = reply.lastIndexOf(question);
  return heard.trim().length >= from + question.length / 2;
}
