import type { Category } from "../../contracts/report.ts";
import { setOf } from "../perceive/words.ts";
import { plain } from "./plain-answer.ts";

/** The incident that is talked about already, as far as it is known. */
type Known = { name?: string | undefined; kind?: Category | undefined };

/** A stretch of what was said. `isOther`: it plainly tells of another resident than the one before. */
export type Story = { text: string; isOther: boolean; kind?: Category | undefined };

/**
 * Two incidents told in one breath, one after the other. Only where it is plain: a clause that begins with another
 * resident (by title, or by name and room) and says what happened to them. Anything else stays in one piece.
 */
export function tellApart(text: string, known: Known): Story[] {
  const { seams, first } = seamsIn(text, known);
  const starts = seams[0]?.at === 0 ? seams : [{ at: 0, kind: first }, ...seams];
  return starts.map(({ at, kind }, index) => ({
    text: text.slice(at, starts[index + 1]?.at).trim(),
    isOther: seams.some((seam) => seam.at === at),
    kind,
  }));
}

type Seam = { at: number; kind: Category | undefined };

/** What leads over to somebody else while one incident is being asked about. */
const leadOver =
  /\b(?:oh,? and|also|another|one more|separate|second|other|while i(?:['’]?ve| have)? got you)\b[^.!?]{0,28}$/i;

function seamsIn(text: string, known: Known): { seams: Seam[]; first: Category | undefined } {
  const seams: Seam[] = [];
  /** What happened to whom the story so far is about. */
  let told = known.name === undefined ? undefined : known.kind;
  let first: Category | undefined;
  const named = known.name === undefined ? [] : [known.name];
  for (const { name, start, end, isOwner } of peopleIn(text)) {
    const isNew = !named.some((other) => isSame(other, name));
    named.push(name);
    const kind = isOwner ? undefined : eventAfter(text.slice(end));
    const lead = isNew && known.name !== undefined ? leadOver.exec(text.slice(0, start)) : null;
    if (!kind && lead && hasRoom.test(text.slice(end))) seams.push({ at: sentenceStart(text, start), kind });
    if (!kind) continue;
    const clause = clauseBefore(text.slice(0, start));
    const isAnother = told !== undefined && isNew && clause !== undefined;
    if (isAnother && isSecondStory(told, kind, clause)) seams.push({ at: clause.isWhole ? 0 : clause.start, kind });
    else if (seams.length === 0) first ??= kind;
    told = kind;
  }
  return { seams, first };
}

const hasRoom = /^,?(?: (?:in|from|up in|over in|down in))? (?:room |rm |apartment |apt )?\d/i;

function sentenceStart(text: string, before: number): number {
  const ends = [...text.slice(0, before).matchAll(/(?<!\b(?:Mr|Mrs|Ms|Dr))[.!?] +(?=[A-Z])/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

/** `isJoined`: it goes on from what was said before, in a new sentence or with an "and". */
type Clause = { start: number; isJoined: boolean; isWhole: boolean };

/** Several with one illness are one outbreak; and "Mr. Tam fell" by itself may only put the name right. */
function isSecondStory(told: Category | undefined, kind: Category, { isJoined }: Clause): boolean {
  return told !== kind || (kind !== "infection" && isJoined);
}

type Person = { name: string; start: number; end: number; isOwner: boolean };

function peopleIn(text: string): Person[] {
  const titled = /\b(?:[Mm]rs?|[Mm]s|[Mm]iss|[Mm]ister)\b\.? +([A-Za-z][a-z-]+(?: [A-Z][a-z-]+)?)(['’]s)?/g;
  const roomed = /\b([A-Z][a-z]+)(?= (?:in|from) (?:room |apartment )?\d)/g;
  const personIn = ({ 0: words, 1: name = "", 2: owns, index: start }: RegExpExecArray): Person => {
    return { name, start, end: start + words.length, isOwner: owns !== undefined };
  };
  const withTitle = [...text.matchAll(titled)].map(personIn);
  const withRoom = [...text.matchAll(roomed)]
    .map(personIn)
    .filter(({ start, end }) => !withTitle.some((other) => other.start <= start && other.end >= end))
    .filter(({ name }) => !wordsBeforeEvent.has(name.toLowerCase()) && !leadingWords.has(name.toLowerCase()));
  return [...withTitle, ...withRoom].sort((a, b) => a.start - b.start);
}

function isSame(one: string, other: string): boolean {
  const last = (name: string) => name.toLowerCase().split(" ").at(-1);
  return last(one) === last(other);
}

/** What happened to somebody, said right after their name. */
function eventAfter(text: string): Category | undefined {
  const [sentence = ""] = text.split(/[.!?;](?:\s|$)/);
  const words = plain(sentence).split(" ");
  for (const [at, word] of words.entries()) {
    const rest = `${words.slice(at).join(" ")} `;
    const event = events.find(({ words }) => rest.startsWith(`${words} `));
    if (event) return event.kind;
    if (!wordsBeforeEvent.has(word) && !/^\d/.test(word)) return undefined;
  }
  return undefined;
}

/** Where the clause begins that leads up to a name; none where the name stands in the middle of one. */
function clauseBefore(before: string): Clause | undefined {
  let start = before.length;
  let isJoined = false;
  for (const { 0: word, index } of [...before.matchAll(/[a-z0-9'’]+/gi)].reverse()) {
    const between = before.slice(index + word.length, start).trim();
    const said = word.toLowerCase();
    if (/[.!?;]/.test(between)) return { start, isJoined: true, isWhole: false };
    if (joiningWords.has(said)) isJoined = true;
    else if (!leadingWords.has(said)) {
      const isClosed = between !== "" && !correctingWords.has(said);
      return isClosed || isJoined ? { start, isJoined, isWhole: false } : undefined;
    }
    start = index;
  }
  return { start, isJoined, isWhole: true };
}

/** What happens to one person, in the plainest words. What two residents do to each other is one story, not two. */
const eventWords: readonly (readonly [kind: Category, hears: string])[] = [
  ["fall", "fell, slipped, tripped, slid, fall, on the floor, went down, rolled out of bed"],
  ["medication", "the wrong, got someone else's, given someone else's, got double, given double"],
  ["medication", "got two doses, given two doses, missed a dose, missed her dose, missed his dose"],
  ["medication", "missed her pill, missed his pill, did not get, didn't get, never got"],
  ["infection", "fever, rash, cough, diarrhea, threw up, throwing up, vomited, vomiting, flu"],
  ["wound", "skin tear, bruise, cut, open sore, open area, pressure sore, burn"],
  ["behavior_elopement", "wandered, missing, got out, walked out, left the building"],
  ["condition", "choking, choked, seizure, stroke, passed out, not breathing, not responding"],
];
const events = eventWords.flatMap(([kind, hears]) => hears.split(", ").map((words) => ({ kind, words })));

/** Lead over from one story to the next. */
const joiningWords = setOf("and then later also plus another second");

/** May stand between the stories, and lead nowhere by themselves. */
const leadingWords = setOf(`oh so well ok okay there there's is was one thing incident report after that on around same
  time today tonight this morning afternoon evening next door while i'm i've you're we're at it got you before i forget
  separately`);

/** After one of these somebody puts something right, and tells nothing new. */
const correctingWords = setOf("sorry no not actually mean meant wait oops correction");

/** May stand between somebody's name and what happened to them. */
const wordsBeforeEvent = setOf(`in from on at around about the room apartment unit bed hall wing east west north south
  also just then later too this last morning afternoon evening tonight night today she he who was had has is got been
  having found a an her his some bad new nasty big took`);
