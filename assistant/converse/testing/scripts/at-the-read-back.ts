import { says, sets } from "../play-conversation.ts";
import type { Script } from "../script.ts";

/** All there is to ask is told, so that the report is read back at once. */
const told = says("Mr. Diaz in 106 fell, I saw it, no head strike, no thinner, the nurse knows", {
  kind: "fall",
  facts: {
    "resident.name": "Mr. Diaz",
    "resident.room": "106",
    witnessed: { is: "yes", words: "I saw it" },
    headStrike: { is: "no", words: "no head strike" },
    onAnticoagulant: { is: "no", words: "no thinner" },
    "notifications.charge_nurse": { is: "done", words: "the nurse knows" },
    "notifications.physician": { is: "not_done", words: "the nurse knows" },
    "notifications.family": { is: "not_done", words: "the nurse knows" },
  },
});
const wrong = says("that's wrong", { act: "disagree" });
const yes = says("yes", { act: "agree" });
const room = says("the room should be 107", { act: "correct", facts: { "resident.room": "107" } });

export const atTheReadBack: Script[] = [
  { name: "that's wrong, and just that is changed", moves: [told, wrong, room, yes] },
  { name: "a bare no", moves: [told, says("no", { act: "disagree" }), room, yes] },
  {
    name: "all but the room",
    moves: [told, says("all but the room, he's 107 now", { act: "agree", facts: { "resident.room": "107" } }), yes],
  },
  { name: "the right value at once", moves: [told, room, yes] },
  {
    name: "two things are wrong, one after the other",
    moves: [told, wrong, room, wrong, saysSeen("no"), yes],
  },
  {
    name: "nothing was wrong after all",
    moves: [told, wrong, says("never mind, it's fine", { act: "agree" }), yes],
  },
  {
    name: "what is wrong is not understood, and mended by hand",
    moves: [told, wrong, says("the thing", { act: "unclear" }), sets("resident.room", "107"), yes],
  },
  {
    name: "a correction is taken back by word",
    moves: [told, room, says("undo that", { act: "unclear" }), yes],
  },
  { name: "a correction is undone by hand", moves: [told, room, { kind: "undone" }, yes] },
  {
    name: "a question at the read-back, and thanks",
    moves: [
      told,
      says("who sees this?", { act: "ask-back", answer: "who_sees_it" }),
      says("thanks", { act: "small-talk" }),
      says("hm", { act: "unclear" }),
      yes,
    ],
  },
  {
    name: "no vitals, and nobody knows yet",
    moves: [
      says("Rose has a fever", {
        kind: "infection",
        facts: { "resident.name": "Rose", symptoms: { is: ["fever"], words: "fever" } },
      }),
      says("dunno", { act: "dont-know" }),
      says("no", { act: "disagree" }),
      says("nobody knows yet", {
        act: "dont-know",
        facts: {
          "notifications.charge_nurse": { is: "not_done", words: "nobody" },
          "notifications.physician": { is: "not_done", words: "nobody" },
          "notifications.family": { is: "not_done", words: "nobody" },
        },
      }),
      says("her temp is 101 by the way", {
        act: "tell",
        facts: { "vitals.tempF": { is: 101, words: "101" } },
      }),
      yes,
    ],
  },
];

function saysSeen(value: "yes" | "no") {
  return says("nobody saw it", {
    act: "correct",
    facts: { witnessed: { is: value, words: "nobody saw it" } },
  });
}
