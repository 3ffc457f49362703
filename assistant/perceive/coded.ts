import { isList } from "../../contracts/fact-values.ts";
import { codedPathOf, leastTold } from "./paths.ts";
import type { Reading, ReadSpan, ToldFact } from "./reading.ts";
import { type Candidate, candidatesOf, type Said } from "./said.ts";
import { setOf } from "./words.ts";

/** So sure must the reader be of words it marked, or they do not count. */
export const leastMarked = 0.35;
/** Nobody is accused on a guess. */
const leastAlleged = 0.85;
/** From so many words on somebody tells a story, in which others have falls and pills of their own. */
const leastOfStory = 30;
/** So sure must the view of a whole story be whether it is so: what stays open is asked, what is wrong is believed. */
const leastInStory = 0.95;
/** Values that say whether, not what. What kind of thing it is, is named as well as can be. */
const whether = setOf(`yes no unknown done attempted not_done started not_started baseline changed stayed
  sent_to_er 911_called refused_transport`);

/** A coded path takes the value of its marked words unless the view of the whole text is surer of another one. */
export function coded(said: Said, { spans, told }: Reading): Candidate[] {
  const isStory = said.words.length >= leastOfStory;
  const marked = spans.flatMap((span) => {
    const path = codedPathOf(span.path, span.value);
    const isAccusing = path?.startsWith("allegation.") || span.value === "sexual";
    const least = isAccusing ? leastAlleged : leastMarked;
    const isTaken = path && span.certainty >= least && !(isStory && isDoubted(span, told));
    return isTaken ? candidatesOf([[path, span.value]], span, span.certainty) : [];
  });
  const beaten = new Set<Candidate>();
  const whole = told.flatMap(({ path: name, value, certainty, place }) => {
    const path = codedPathOf(name, value);
    const least = isStory && whether.has(value) ? leastInStory : 0;
    if (!path || certainty < Math.max(least, leastTold(path))) return [];
    const rivals = marked.filter((candidate) => candidate.path === path);
    const isSurer = isList(path) || rivals.every((rival) => certainty > rival.certainty);
    if (!isSurer || rivals.some((rival) => rival.value === value)) return [];
    if (!isList(path)) for (const rival of rivals) beaten.add(rival);
    // That somebody is hurt stands in the words of the injury that is marked.
    const injury = path === "injury.present" ? marked.find((one) => one.path === "injury.types") : undefined;
    return candidatesOf([[path, value]], injury?.place ?? place, certainty);
  });
  return [...marked.filter((candidate) => !beaten.has(candidate)), ...whole];
}

/** "Nurse Perpetua called the doctor … his family, I don't know": marked, but not what the story says. */
function isDoubted({ path, value }: ReadSpan, told: readonly ToldFact[]): boolean {
  const isSure = told.some((fact) => fact.path === path && fact.value === value && fact.certainty >= leastInStory);
  return (path === "symptom" || whether.has(value ?? "")) && !isSure;
}
