import { assistant } from "../../content/en/assistant.ts";
import type { Evidence, Field, IncidentReport, Setting } from "../../contracts/report.ts";
import { fieldAt } from "../sheets/field-rows.ts";
import { understand } from "../understand/understand.ts";
import { type NextTurn, nextQuestion } from "./next-question.ts";
import { pronounOf } from "./pronoun.ts";
import type { QuestionPath } from "./question-paths.ts";
import { spellOut } from "./spell-out.ts";

export type VisitorTurn = {
  text: string;
  by: "speech" | "typing";
  /** The question this came after. */
  answers?: QuestionPath;
  /** The value this replaces, whatever was said of it before. */
  corrects?: QuestionPath;
};

/** All that has been said and asked. It only grows, and the same conversation always gives the same report. */
export type Conversation = {
  now: string;
  setting: Setting;
  turns: readonly VisitorTurn[];
  asked: readonly QuestionPath[];
  /** Asked and not yet answered. */
  open?: QuestionPath | undefined;
};

export function beginConversation(circumstances: { now: string; setting: Setting }): Conversation {
  return { ...circumstances, turns: [], asked: [] };
}

export function hear(conversation: Conversation, said: Omit<VisitorTurn, "answers">): Conversation {
  const { open, ...rest } = conversation;
  if (said.corrects) return { ...conversation, turns: [...conversation.turns, said] };
  const turn: VisitorTurn = open ? { ...said, answers: open } : said;
  return { ...rest, turns: [...conversation.turns, turn] };
}

/** The reply was said: its question counts as asked. */
export function reply(conversation: Conversation, said: NextTurn): Conversation {
  if (said.kind === "read-back") return { ...conversation, open: undefined };
  return { ...conversation, asked: [...conversation.asked, said.path], open: said.path };
}

export function nextTurn(conversation: Conversation): NextTurn {
  return nextQuestion(reportOf(conversation), conversation.asked);
}

/** What the visitor said, as the report's evidence counts it. */
export function transcriptOf({ turns }: Pick<Conversation, "turns">): string {
  return turns.map(({ text }) => asSentence(text)).join(" ");
}

/**
 * The report of the conversation so far. Short answers are understood as the sentences they stand for, but their
 * evidence is what was really said.
 */
export function reportOf(conversation: Conversation): IncidentReport {
  const { turns, now, setting } = conversation;
  const words = assistant.pronouns[pronounOf(understand(transcriptOf(conversation), { now, setting }))];
  let heard = "";
  let shown = "";
  const pieces: Piece[] = [];
  for (const { text, answers } of turns) {
    if (shown) shown += " ";
    if (heard) heard += " ";
    const said = asSentence(text);
    const full = answers && spellOut(answers, text, words);
    const added = full ? `${full}. ` : "";
    pieces.push({ from: heard.length, added: added.length, shownFrom: shown.length, length: said.length });
    // A bare value stands in its full sentence already; saying it again would count it twice.
    heard += full?.endsWith(text.trim()) ? `${full}.` : added + said;
    shown += said;
  }
  const { text, struck } = takeBack(heard, conversation, pieces);
  const report = understand(text, { now, setting });
  for (const [path, old] of struck) {
    const field = fieldAt(report, path);
    if (field) Object.assign(field, { superseded: [old.value], struck: old.evidence });
  }
  return { ...moveEvidence(report, (evidence) => asShown(evidence, pieces, shown)), narrative: shown };
}

/** Blanks out the words a later correction takes back, so that places in the text stay what they were. */
function takeBack(heard: string, { turns, now, setting }: Conversation, pieces: readonly Piece[]) {
  const struck = new Map<string, Field<unknown>>();
  let text = heard;
  for (const [index, { corrects }] of turns.entries()) {
    const before = pieces[index]?.from ?? 0;
    const old = corrects && fieldAt(understand(text.slice(0, before), { now, setting }), corrects);
    if (!old) continue;
    struck.set(corrects, old);
    for (const { start, end } of old.evidence) {
      text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
    }
  }
  return { text, struck };
}

type Piece = { from: number; added: number; shownFrom: number; length: number };

function asSentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

function asShown({ start, end }: Evidence, pieces: readonly Piece[], shown: string): Evidence {
  const from = placeOf(start, pieces, "start");
  const to = Math.max(from, placeOf(end, pieces, "end"));
  return { start: from, end: to, quote: shown.slice(from, to) };
}

/** A place in what was added for the sake of understanding is the whole answer it was added for. */
function placeOf(place: number, pieces: readonly Piece[], edge: "start" | "end"): number {
  const piece = pieces.findLast(({ from }) => (edge === "start" ? from <= place : from < place)) ?? pieces[0];
  if (!piece) return place;
  const within = place - piece.from - piece.added;
  if (within >= 0) return piece.shownFrom + Math.min(within, piece.length);
  return edge === "start" ? piece.shownFrom : piece.shownFrom + piece.length;
}

function moveEvidence<T>(value: T, move: (evidence: Evidence) => Evidence): T {
  if (Array.isArray(value)) return value.map((item) => moveEvidence(item, move)) as T;
  if (typeof value !== "object" || value === null) return value;
  if (isEvidence(value)) return move(value) as T;
  const entries = Object.entries(value).map(([key, inner]) => [key, moveEvidence(inner, move)]);
  return Object.fromEntries(entries) as T;
}

function isEvidence(value: object): value is Evidence {
  return "start" in value && "end" in value && "quote" in value;
}
