import { assistant } from "../../content/en/assistant.ts";
import { conversation } from "../../content/en/conversation.ts";
import type { FactPath, FactValues } from "../../contracts/facts.ts";
import type { Notified, Tri } from "../../contracts/report.ts";
import { personTold } from "../policy/ask.ts";

type Phrase = string | Record<Tri, string>;
const phrases: Partial<Record<FactPath, Phrase>> = conversation.facts;
const labels: Partial<Record<string, string>> = assistant.fields;
const codeWords: Partial<Record<string, string>> = assistant.codes;

/** A fact as a short clause: "room 19", "he did not hit his head". */
export function clauseOf(path: FactPath, value: FactValues[FactPath], pronouns: Record<string, string>): string {
  const person = personTold(path);
  if (person) return fill(conversation.told[value as Notified], { who: conversation.people[person] });
  const phrase = phrases[path];
  const unknown = value === "unknown" ? whatIsUnknown(path, pronouns) : undefined;
  if (unknown) return fill(conversation.notKnownIf, { what: unknown });
  if (typeof phrase === "object") return fill(phrase[value as Tri], pronouns);
  const words = valueInWords(value);
  if (phrase) return fill(phrase, { ...pronouns, value: words });
  return fill(conversation.anyFact, { label: (labels[path] ?? path).toLowerCase(), value: words });
}

/** "if he hit his head", to be said after "it is not known". */
export function whatIsUnknown(path: FactPath, pronouns: Record<string, string>): string | undefined {
  const phrase = phrases[path];
  return typeof phrase === "object" ? fill(phrase.unknown, pronouns) : undefined;
}

/** A value as people say it; a clock time as "2:10 a.m.". */
export function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return inARow(value.map(valueInWords), conversation.readBack.and);
  if (value === true) return assistant.yesNo.yes;
  if (value === false) return assistant.yesNo.no;
  const text = String(value);
  if (/^\d{2}:\d{2}$/.test(text)) return clockInWords(text);
  if (text in assistant.yesNo) return assistant.yesNo[text as Tri];
  return codeWords[text] ?? (/^[a-z0-9]+(_[a-z0-9]+)+$/.test(text) ? text.replaceAll("_", " ") : text);
}

export function clockInWords(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const half = hours < 12 ? "a.m." : "p.m.";
  const hour = hours % 12 || 12;
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, "0")} ${half}`;
}

/** Fills {blanks}; one with a capital letter is filled with one ({They} is "He"). "8 a.m." ends its own sentence. */
export function fill(text: string, blanks: Readonly<Record<string, string>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const exact = blanks[name];
    if (exact !== undefined) return exact;
    const lower = blanks[name.charAt(0).toLowerCase() + name.slice(1)];
    return lower === undefined ? whole : capital(lower);
  });
  return filled.replaceAll("..", ".");
}

/** With a stop at its end, unless it has one. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b and c". */
export function inARow(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")}${and}${items.at(-1)}`;
}
