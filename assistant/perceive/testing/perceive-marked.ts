import type { FactPath } from "../../../contracts/facts.ts";
import { createPerceive } from "../create-perceive.ts";
import type { Heard, Perception } from "../perception.ts";
import { readingOf } from "./reading-of.ts";

export const sundayEvening = "2026-11-15T22:20";

/** Perceives a marked text as if the reader had marked it so. */
export async function perceiveMarked(
  marked: string,
  given: Parameters<typeof readingOf>[1] & { heard?: Partial<Heard> } = {},
): Promise<Perception> {
  const { text, reading } = readingOf(marked, given);
  const heard: Heard = { now: sundayEvening, setting: "nursing_home", known: {}, ...given.heard };
  return createPerceive(async () => reading)(text, heard);
}

/** The facts by their paths. */
export function valuesOf({ facts }: Perception): Partial<Record<FactPath, unknown>> {
  return Object.fromEntries(facts.map(({ path, value }) => [path, value]));
}

export const askedFor = (path: string, text = "?"): Partial<Heard> => ({ asked: { path, text } });
