import { conversation } from "../../content/en/conversation.ts";
import { type Act, acts, type Heard } from "./perception.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./said.ts";
import { setOf } from "./words.ts";
import { bareYesOrNo, saysDontKnow } from "./yes-or-no.ts";

/** Acts that carry no fact; with one, something was told after all. */
const withoutFacts = new Set<Act>(["small-talk", "unclear", "repeat", "slower", "stop", "goodbye"]);
/** Somebody may answer and leave in one breath: "Three centimeters. That's all, bye now." */
const leaving = new Set<Act>(["stop", "goodbye"]);
const surelyLeaving = 0.5;

type Understood = {
  /** A fact of the path that was asked for was found. */
  isAnswered: boolean;
  hasFacts: boolean;
  isIncident: boolean;
};

/** What somebody does by saying this: a short table for bare words, the reader for everything else. */
export function actOf(said: Said, reading: Reading, { isAnswered, hasFacts, isIncident }: Understood): Act {
  const { asked } = said.heard;
  const order = orderIn(said);
  if (order && !isAnswered) return order;
  const bare = bareYesOrNo(said.words);
  if (bare && asked) return isAnswered ? "answer" : bare === "yes" ? "agree" : "disagree";
  if (asked && (!hasFacts || isAnswered) && saysDontKnow(said.words)) return "dont-know";
  const likeliest = surestAct(reading, asked);
  if (asked && likeliest === "dont-know") return likeliest;
  if (leaving.has(likeliest) && (reading.act[likeliest] ?? 0) >= surelyLeaving) return likeliest;
  if (likeliest === "ask-back" && isIncident && !/\?\s*$/.test(said.text)) return "tell";
  if (isAnswered && (likeliest === "tell" || withoutFacts.has(likeliest))) return "answer";
  if (withoutFacts.has(likeliest) && (hasFacts || isIncident)) return "tell";
  return likeliest;
}

export function surestAct(reading: Reading, asked: Heard["asked"]): Act {
  const possible = acts.filter((act) => asked || (act !== "answer" && act !== "dont-know"));
  return possible.reduce((best, act) => ((reading.act[act] ?? 0) > (reading.act[best] ?? 0) ? act : best));
}

/** Whole utterances that order something; polite words around them do not count. */
const orders: [Act, string][] = [
  ["restart", "start over, start again, start all over, begin again, new report, clear it"],
  ["repeat", "repeat that, repeat, say that again, say again, come again, pardon, pardon me, what, huh, sorry what"],
  ["repeat", "what was that, what did you say, repeat the question, one more time, again"],
  ["slower", "slow down, slower, too fast, speak slower, talk slower, more slowly, youre too fast"],
  ["stop", "stop, stop it, stop talking, cancel, cancel that, quit, shut up, be quiet, hang up"],
  ["correct", conversation.scratchThat.join(", ")],
  ["small-talk", "how are you, how are you doing, how you doing, hows it going, how are things"],
  ["goodbye", "bye, goodbye, bye bye, good bye, good night, thats all bye, see you"],
];
const polite = setOf(`please can could you would okay ok hey hi hello there good morning afternoon evening today tonight
  just now well oh thanks thank lets let me for`);
const withoutPolite = (words: readonly string[]) => words.filter((word) => !polite.has(word)).join(" ");
const orderOf = new Map(
  orders.flatMap(([act, said]) =>
    said.split(", ").flatMap((words): [string, Act][] => [
      [words, act],
      [withoutPolite(words.split(" ")), act],
    ]),
  ),
);

/** What is nothing but an order: "bye", "scratch that". */
export function orderIn({ words }: Said): Act | undefined {
  if (words.length > 8) return undefined;
  const texts = words.map(({ text }) => text);
  return orderOf.get(texts.join(" ")) ?? orderOf.get(withoutPolite(texts));
}
