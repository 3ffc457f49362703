import type { Heard, Perceive, Perception } from "../perceive/perception.ts";
import { tellApart } from "./tell-apart.ts";

/** A stretch of what was said, and what was understood of it. */
export type Told = { text: string; perception: Perception };
/** `others` are incidents of other residents, told in the same breath. */
export type ReadWords = Told & { others: Told[] };

/**
 * Reads what was said. Another resident's incident is read by itself: it answers no question, and nothing known
 * belongs to it. Where a stretch by itself is no incident, the whole was one story after all.
 */
export async function readApart(perceive: Perceive, text: string, heard: Heard): Promise<ReadWords> {
  const { "resident.name": name, kind } = heard.known;
  const [first, ...others] = tellApart(text, { name, kind });
  if (!first?.isOther && others.length === 0) return alone(text, await perceive(text, heard));
  const alike = { ...heard, asked: undefined, known: {} };
  const seconds = await Promise.all(others.map((story) => perceive(story.text, alike)));
  const perception = await perceive(first?.text ?? text, first?.isOther ? alike : heard);
  const isTold = [...(first?.isOther || kind === undefined ? [perception] : []), ...seconds].every(
    ({ isIncident }) => isIncident,
  );
  if (!first || !isTold) return alone(text, await perceive(text, heard));
  return {
    text: first.text,
    perception: first.isOther ? asSecond(perception) : perception,
    others: others.map((story, index) => ({
      text: story.text,
      perception: asSecond(seconds[index] ?? perception),
    })),
  };
}

function alone(text: string, perception: Perception): ReadWords {
  return { text, perception, others: [] };
}

function asSecond(perception: Perception): Perception {
  return { ...perception, act: "second-incident" };
}
