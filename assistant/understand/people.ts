import type { OtherPerson } from "../../contracts/report.ts";
import { type Candidate, settle } from "./corrections.ts";
import { type Draft, fillSettled } from "./draft.ts";
import { roomKinds } from "./lexicons/places.ts";
import { readRoomCode } from "./number-codes.ts";
import { findOwners } from "./owners.ts";
import {
  evidenceOf,
  find,
  type Mention,
  type Reading,
  type Span,
  sentenceAround,
  textAfter,
  textBefore,
  textOf,
} from "./reading.ts";

export type Person = {
  name: string;
  gender: "he" | "she";
  mentions: Span[];
  rooms: Candidate<string>[];
};
export type People = {
  residents: Person[];
  primary?: Person;
  roomSpans: Span[];
  roomLists: Candidate<string>[];
};

const namePattern =
  /\b(?<title>mr|mrs|ms|miss) (?<name>(?!mrs?\b|ms\b)[a-z]+)\b|\b(?<full>(?:john|jane) doe)\b|\bresident (?<letter>[a-z])\b/g;
const notNames = new Set(["and", "in", "is", "was", "the", "on", "at", "has"]);
const roomWord = new RegExp(
  `\\b(?<!\\b(?:${roomKinds}) )(?:room|apartment|unit|suite|memory care|bed|cottage)(?: number)? (?=\\d)(?!\\d+ (?:residents?|people|cases|of)\\b)`,
  "g",
);
/** "the room is wrong, it's 216", "change the room to 216". */
const roomCorrected =
  /\b(?:room|apartment)(?: number)? (?:(?:is|was|to|should|be|wrong|it|actually|not right) ){1,5}(?=\d)/g;
/** Nothing but a correction stands before it in its sentence: "actually it was room 216". */
const onlyCorrects =
  /^(?:(?:no|oh|wait|sorry|actually|correction|okay|i|mean|meant|said|it|that|is|was|make|should|be|the|change|her|his|number) )+$/;
/** "both ladies in room eleven": a room of people without names. */
const groupIn =
  /\b(?:both|all|\d+)(?: of)?(?: the)? (?:ladies|men|residents|roommates|people|them|guys) in (?:room |apartment )?(?=\d)/g;
const roomList = /\b(?:rooms|apartments|units|cottages) (?=\d)/g;
/** "the hospice lady in 302", "his wife called down from 402". */
const placedIn =
  /\b(?:(?:lady|man|gentleman|guy|woman|resident|patient|client)(?: of mine)? in|(?:called|calling|phoned|rang)(?: down| up)? from) (?=\d)/g;
const pronounIn =
  /\b(?<who>he|she) (?:is|was|lives|stays)(?: over| down| up)? (?:in (?:room |apartment |number )?|room |apartment )(?=\d)/g;
/** "I gave it to Mr. B. B is two thirty four": an initial stands for its name. */
const initialIn = /\b(?<!mrs? |ms )(?<initial>[a-hj-z]) is (?:in )?(?:room |apartment )?(?=\d)/g;
/** "he's one twenty four, she's one twenty eight". */
const pronounPair =
  /\b(?:he is [1-9] ?(?:0 )?\d{1,2},? (?:and )?she|she is [1-9] ?(?:0 )?\d{1,2},? (?:and )?he) is (?=[1-9] ?(?:0 )?\d{1,2}\b(?! over|\.\d))/g;
/** "Mrs. D and Mrs. G, they're in six and eight". */
const respectively = /\bthey are in (?:rooms? |apartments? )?(?=\d+(?: \d+){0,2} and \d)/g;
const bothIn = /\bthey are (?:both in(?: the same)?|in the same) (?:room )?(?=\d)/g;
const timeAfter =
  /^(times|units?|mg|milligrams?|tablets?|pills?|@am|@pm|oclock|this|tonight|ish|minutes|hours|in the (morning|afternoon|evening))$/;
const correctionWords =
  /^(no|wait|sorry|i|am|mean|meant|make|that|is|it|was|actually|correction|scratch|strike|room|apartment|should|be|not|oh|hold|on|in|my|mistake|excuse|me|he|she|told|says|said|just|they|we|got|now|closer|to|more|like|the|time|wrong|line|old|one)$/;

export function findPeople(reading: Reading): People {
  const residents = nameResidents(reading);
  const roomSpans: Span[] = [];
  const give = (person: Person | undefined, at: number, rank: number, corrects = false) => {
    for (const code of withCorrections(reading, at)) {
      roomSpans.push(code);
      if (isNeighbours(reading, code.to)) continue;
      person?.rooms.push({ ...code, rank, ...(corrects && { corrects }) });
    }
  };

  for (const person of residents)
    for (const mention of person.mentions) {
      const at = roomAfterName(reading, mention);
      if (at !== undefined) give(person, at, 2);
    }
  for (const m of find(reading, pronounIn)) give(byPronoun(residents, m), m.to, 2);
  for (const m of find(reading, initialIn)) {
    const person = residents.find(({ name }) => name.toLowerCase().endsWith(` ${m.groups.initial}`));
    if (person) give(person, m.to, 2);
  }
  for (const m of find(reading, pronounPair))
    for (const at of [m.from + 2, m.to])
      give(byPronoun(residents, { ...m, groups: { who: reading.words[at - 2]?.text } }), at, 2);
  for (const m of find(reading, placedIn)) give(besideOrCalling(residents, m), m.to, 1);
  for (const m of find(reading, bothIn)) for (const person of residents) give(person, m.to, 2);
  for (const m of find(reading, respectively)) {
    const codes = readRoomList(reading, m.to);
    const named = residents
      .filter((person) => person.mentions.some((mention) => mention.to <= m.from))
      .slice(-codes.length);
    codes.forEach((code, index) => {
      roomSpans.push(code);
      named[index]?.rooms.push({ ...code, rank: 2 });
    });
  }
  const roomLists = [roomList, groupIn]
    .flatMap((pattern) => find(reading, pattern))
    .flatMap((m) => readRoomList(reading, m.to));
  roomSpans.push(...roomLists);
  for (const m of find(reading, roomCorrected))
    give(nearestBefore(residents, m) ?? residents[0], m.to, 2, true);
  for (const m of find(reading, roomWord)) {
    const before = textOf(reading, { from: sentenceAround(reading, m).from, to: m.from });
    if (residents.length === 1 && onlyCorrects.test(`${before} `)) {
      give(residents[0], m.to, 2, true);
      continue;
    }
    if (roomSpans.some((span) => span.from <= m.to && m.to < span.to)) continue;
    give(nearestBefore(residents, m) ?? residents[0], m.to, 1);
  }
  giveStandaloneRooms(reading, residents, roomSpans);
  roomSpans.push(...knownRooms(reading, roomSpans));
  const primary = choosePrimary(reading, residents);
  return { residents, ...(primary ? { primary } : {}), roomSpans, roomLists };
}

/** "Mr. H isn't in his room. one ten.": a sentence that is nothing but a number is the room nobody has named yet. */
function giveStandaloneRooms(reading: Reading, residents: Person[], roomSpans: Span[]): void {
  const { words } = reading;
  words.forEach((word, at) => {
    const afterClock = word.pause === 1 && /^(?:\d+|@[ap]m)$/.test(words[at - 1]?.text ?? "");
    if (!(word.pause === 2 || afterClock) || !/^[1-9]$/.test(word.text)) return;
    const code = readRoomCode(reading, at);
    const person = nearestBefore(residents, { from: at, to: at });
    if (
      !code ||
      code.value.length < 3 ||
      (words[code.to]?.pause ?? 2) < word.pause ||
      !person ||
      person.rooms.length > 0
    )
      return;
    roomSpans.push(code);
    person.rooms.push({ ...code, rank: 0 });
  });
}

/** A number that was a room once is a room again: "it started with one oh four". */
function knownRooms(reading: Reading, rooms: Span[]): Span[] {
  const known = new Set(
    rooms.map((room) => readRoomCode(reading, room.from)?.value).filter((code) => (code?.length ?? 0) >= 3),
  );
  if (known.size === 0) return [];
  return reading.words.flatMap((word, at) => {
    const code = /^\d/.test(word.text) ? readRoomCode(reading, at) : undefined;
    const isClock = /^(?:at|around|about|by|till|until)$/.test(reading.words[at - 1]?.text ?? "");
    return code && known.has(code.value) && !isClock ? [code] : [];
  });
}

function nameResidents(reading: Reading): Person[] {
  const people: Person[] = [];
  for (const mention of find(reading, namePattern)) {
    const name = nameOf(reading, mention);
    if (!name) continue;
    const known = people.find((person) => person.name === name);
    if (known) known.mentions.push(mention);
    else
      people.push({ name, gender: /^(Mr\.|John)/.test(name) ? "he" : "she", mentions: [mention], rooms: [] });
  }
  return people;
}

/** Every name that was said, once. */
export function spokenNames(reading: Reading): Set<string> {
  return new Set(find(reading, /\b(?:mr|mrs|ms|miss) \w+/g).map(({ text }) => text.replace(/s$/, "")));
}

function nameOf(reading: Reading, mention: Mention): string | undefined {
  const { title, name, full, letter } = mention.groups;
  if (full) return full.replace(/\b[a-z]/g, (initial) => initial.toUpperCase());
  if (letter) return `Resident ${letter.toUpperCase()}`;
  if (!name || notNames.has(name) || (title === "miss" && !isTitle(reading, mention))) return undefined;
  const heard = reading.words[mention.to - 1];
  const original = heard ? reading.transcript.slice(heard.start, heard.end) : name;
  const isPossessive =
    /['’]s$/i.test(original) || /^[a-z]s$/.test(name) || /^(samples|examples|does)$/.test(name);
  const bare = isPossessive ? name.replace(/s$/, "") : name;
  const shown = title === "miss" ? "Miss" : `${title?.charAt(0).toUpperCase()}${title?.slice(1)}.`;
  return `${shown} ${bare.length === 1 ? bare.toUpperCase() : bare.charAt(0).toUpperCase() + bare.slice(1)}`;
}

/** "Miss K" is a name; "near miss" and "miss her dose" are not. */
function isTitle(reading: Reading, { from, to, groups }: Mention): boolean {
  if (/^(?:near|to|not|will|a)$/.test(reading.words[from - 1]?.text ?? "")) return false;
  const heard = reading.words[to - 1];
  return (
    /^(?:[a-z]|doe|sample|example)$/.test(groups.name ?? "") ||
    /^[A-Z]/.test(reading.transcript.slice(heard?.start, heard?.end))
  );
}

/** "Mr. K in two fourteen", "Mr. L, one twelve bed B", "Mrs. H, that's room twenty two". */
function roomAfterName({ words }: Reading, { to }: Span): number | undefined {
  const skipped =
    /^(in|from|of|over|down|up|at|who|is|that|room|apartment|unit|number|the|again|memory|care|lives|his|her)$/;
  let at = to;
  while (at < to + 4 && skipped.test(words[at]?.text ?? "") && words[at]?.pause !== 2) at++;
  if (!/^\d/.test(words[at]?.text ?? "")) at = roomInItsOwnBreath(words, to) ?? at;
  const word = words[at];
  if (!word || word.pause === 2 || !/^\d{1,4}$/.test(word.text)) return undefined;
  if (words[at - 1]?.text === "at") return undefined;
  const code = readEnd(words, at);
  if (timeAfter.test(words[code]?.text ?? "") && words[code]?.pause === 0 && words[at - 1]?.text !== "in")
    return undefined;
  return at;
}

/** "I don't like how Mr. W looks, two fourteen.": a room between two pauses, a few words after the name. */
function roomInItsOwnBreath(words: Reading["words"], to: number): number | undefined {
  for (let at = to; at < to + 3; at++) {
    const word = words[at];
    if (!word || word.pause === 2) return undefined;
    if (word.pause !== 1 || !/^[1-9]$/.test(word.text)) continue;
    const end = readEnd(words, at);
    const isAlone = end - at >= 2 && (words[end]?.pause ?? 2) > 0;
    if (isAlone) return at;
  }
  return undefined;
}

function readEnd(words: Reading["words"], at: number): number {
  let end = at + 1;
  while (end < at + 3 && /^\d+$/.test(words[end]?.text ?? "") && words[end]?.pause === 0) end++;
  return end;
}

/** The room at a word and any room that corrects it right after: "22 no sorry room 27". */
function withCorrections(reading: Reading, at: number): Candidate<string>[] {
  const codes: Candidate<string>[] = [];
  let next: number | undefined = at;
  while (next !== undefined) {
    const code = readRoomCode(reading, next);
    if (!code) break;
    codes.push(code);
    next = correctedAt(reading, code.to);
  }
  return codes;
}

/** Where the number stands that corrects the one ending here, if a correction follows at once. */
export function correctedAt({ words }: Reading, end: number, slack = 0): number | undefined {
  let at = end;
  while (at < end + slack && !correctionWords.test(words[at]?.text ?? "")) at++;
  let heardCue = false;
  while (at < end + 8 + slack && words[at] && correctionWords.test(words[at]?.text ?? "")) {
    if (
      /^(no|wait|sorry|mean|meant|actually|correction|scratch|strike|mistake|make|hold)$/.test(
        words[at]?.text ?? "",
      )
    )
      heardCue = true;
    at++;
  }
  return heardCue && /^\d/.test(words[at]?.text ?? "") ? at : afterAside(words, end);
}

/** "three oh seven, no I keep doing that, three seventeen": an aside stands between the cue and the new number. */
function afterAside(words: Reading["words"], end: number): number | undefined {
  const [cue, next] = [words[end]?.text ?? "", words[end + 1]?.text ?? ""];
  if (
    !/^(?:no|wait|sorry|oh|actually)$/.test(cue) ||
    !/^(?:i|wait|sorry|that|let|my|hold|actually)$/.test(next)
  )
    return undefined;
  for (let at = end + 2; at < end + 8 && words[at]?.pause !== 2; at++)
    if (/^\d/.test(words[at]?.text ?? "")) return at;
  return undefined;
}

function isNeighbours(reading: Reading, to: number): boolean {
  return /^(is|was) (her|his|the) (neighbor|roommate|other)/.test(textAfter(reading, { to }, 4));
}

function readRoomList(reading: Reading, at: number): Candidate<string>[] {
  const rooms: Candidate<string>[] = [];
  let next = at;
  for (;;) {
    const code = readRoomCode(reading, next);
    const isAside = code && rooms.length > 0 && /^(?:is|was)$/.test(reading.words[code.to]?.text ?? "");
    if (!code || isAside) return rooms;
    rooms.push(code);
    next = code.to;
    if (reading.words[next]?.pause === 2) return rooms;
    const corrected = correctedAt(reading, next);
    if (corrected !== undefined) {
      rooms.pop();
      next = corrected;
      continue;
    }
    while (/^(and|also|room|then)$/.test(reading.words[next]?.text ?? "")) next++;
  }
}

function byPronoun(residents: Person[], { from, groups }: Mention): Person | undefined {
  const fitting = residents.filter((person) => person.gender === groups.who);
  return (
    nearestBefore(fitting, { from, to: from }) ??
    fitting[0] ??
    (residents.length === 1 ? residents[0] : undefined)
  );
}

/** "Mrs. B, the lady in nine" is she; "and so does the lady in nine", far from any name, is somebody else. */
function besideOrCalling(residents: Person[], { from, to, text }: Mention): Person | undefined {
  if (/ from /.test(text)) return nearestBefore(residents, { from, to }) ?? residents[0];
  return residents.find((person) =>
    person.mentions.some((name) => (name.to <= from ? from - name.to <= 4 : name.from - to <= 6)),
  );
}

function nearestBefore(residents: Person[], { from }: Span): Person | undefined {
  const before = residents
    .map((person) => ({ person, last: person.mentions.findLast((mention) => mention.to <= from) }))
    .filter((entry) => entry.last)
    .sort((a, b) => (b.last?.to ?? 0) - (a.last?.to ?? 0));
  return before[0]?.person;
}

/** "Mr. E in 103 was the first": the report is about whoever came after. */
const wasFirst = /^(?:(?:in|room|from|over|\d+) )*(?:was|is) (?:the )?first(?: (?:1|one|case))?(?= |$)/;

/** The resident the report is about: the first named, unless the words around say it is someone else. */
function choosePrimary(reading: Reading, residents: Person[]): Person | undefined {
  const candidates = residents.map((person) => {
    const [first] = person.mentions as [Span];
    let rank = 0;
    const isOwner = findOwners(reading).some((owner) =>
      person.mentions.some(({ from }) => from === owner.from),
    );
    if (isOwner) rank -= 3;
    if (
      /\b(roommate|neighbor|roommates?|wife|husband)( is| was| named)?$/.test(textBefore(reading, first, 3))
    )
      rank -= 3;
    if (/\bfirst one was$/.test(textBefore(reading, first, 3)) || wasFirst.test(textAfter(reading, first, 7)))
      rank -= 3;
    if (
      /\b(in|into|out of|from|of)$/.test(textBefore(reading, first, 1)) &&
      /^(bed|room|closet|bathroom|chair|door)/.test(textAfter(reading, first, 1))
    )
      rank -= 3;
    if (/^(meds|pills|insulin|medicine|medications?|dose)\b/.test(textAfter(reading, first, 1))) rank -= 2;
    if (
      !isOwner &&
      person.mentions.some(
        (mention) =>
          /\b(?:gave|handed|passed|given|fed) (?:\w+ ){0,8}?to$/.test(textBefore(reading, mention, 12)) ||
          /^(?:took|swallowed|got|received|was given) (?:the |his |her )?(?:\w+ )?(?:wrong|roommates|neighbors)/.test(
            textAfter(reading, mention, 5),
          ),
      )
    )
      rank += 3;
    return { from: first.from, to: first.to, value: person.name, rank };
  });
  const settled = settle(
    reading,
    candidates.map((candidate) => lastNamed(residents, candidate)),
  );
  return residents.find((person) => person.name === settled?.winner.value) ?? residents[0];
}

/** A name that comes back after another was not taken back: it stands where it was said last. */
function lastNamed(residents: Person[], candidate: Candidate<string>): Candidate<string> {
  const person = residents.find(({ name }) => name === candidate.value);
  const last = person?.mentions.at(-1);
  const others = residents.filter((other) => other !== person).map((other) => other.mentions[0]?.from ?? 0);
  const returns = last !== undefined && others.some((from) => from > candidate.from && from < last.from);
  return returns ? { ...candidate, rank: (candidate.rank ?? 0) + 0.5 } : candidate;
}

export function fillPeople(draft: Draft, { residents, primary }: People): OtherPerson[] {
  const { reading } = draft;
  if (primary) {
    const names = residents.filter((person) => person === primary || isTakenBack(reading, person, primary));
    fillSettled(
      draft,
      "resident.name",
      names.map((person) => ({
        ...(person.mentions[0] as Span),
        value: person.name,
        rank: person === primary ? 1 : 0,
      })),
    );
    fillSettled(draft, "resident.room", primary.rooms);
  }
  return residents
    .filter((person) => person !== primary)
    .map((person) => {
      const room = settle(reading, person.rooms)?.winner;
      const field = (value: string, span: Span) => ({
        value,
        evidence: [evidenceOf(reading, span)],
        confidence: 0.8,
        source: "rule" as const,
      });
      return {
        kind: "resident" as const,
        name: field(person.name, person.mentions[0] as Span),
        ...(room ? { room: field(room.value, room) } : {}),
      };
    });
}

function isTakenBack(reading: Reading, person: Person, primary: Person): boolean {
  const pair = [person, primary].map((p) => ({ ...(p.mentions[0] as Span), value: p.name }));
  return settle(reading, pair)?.superseded.some((candidate) => candidate.value === person.name) ?? false;
}
