import { says, saysToo } from "../play-conversation.ts";
import type { Script } from "../script.ts";

const fall = says("Harold slid out of his wheelchair", {
  kind: "fall",
  facts: { "resident.name": "Harold", "fall.mechanism": { is: "slide_from_chair", words: "slid" } },
});
const noHead = says("no", { act: "answer", facts: { headStrike: { is: "no", words: "no" } } });

export const questionsBack: Script[] = [
  {
    name: "a real person, and who sees this",
    moves: [
      says("are you a real person?", { act: "ask-back", answer: "real_person" }),
      says("who sees this?", { act: "ask-back", answer: "who_sees_it" }),
      fall,
      says("is this recorded?", { act: "ask-back", answer: "is_it_recorded" }),
      noHead,
    ],
  },
  {
    name: "the same question back, twice in a row",
    moves: [
      says("how much does it cost?", { act: "ask-back", answer: "cost" }),
      says("how much does it cost?", { act: "ask-back", answer: "cost" }),
    ],
  },
  {
    name: "a question in the same breath as an answer, and as a correction",
    moves: [
      fall,
      saysToo(noHead, "Who sees this?", { act: "ask-back", answer: "who_sees_it" }),
      saysToo(
        says("It was Howard, not Harold.", { act: "correct", facts: { "resident.name": "Howard" } }),
        "Is this recorded?",
        { act: "ask-back", answer: "is_it_recorded" },
      ),
    ],
  },
  {
    name: "a question nobody wrote an answer for",
    moves: [fall, says("who won the game last night?", { act: "ask-back" }), noHead],
  },
  {
    name: "what should I do, answered from the report's own steps",
    moves: [fall, says("what should I do?", { act: "ask-back", answer: "what_to_do" })],
  },
  {
    name: "what should I do, before anything happened",
    moves: [says("what should I do?", { act: "ask-back", answer: "what_to_do" })],
  },
  {
    name: "what have you got so far, before and after something happened",
    moves: [
      says("did you get that?", { act: "ask-back", answer: "what_have_you" }),
      fall,
      says("what have you got so far?", { act: "ask-back", answer: "what_have_you" }),
      noHead,
    ],
  },
  {
    name: "a question back that also brings a fact",
    moves: [
      fall,
      says("he's in 12, do you need that?", {
        act: "ask-back",
        answer: "why_ask",
        facts: { "resident.room": "12" },
      }),
    ],
  },
  {
    name: "repeat and slower",
    moves: [
      fall,
      says("what?", { act: "repeat" }),
      says("say again", { act: "repeat" }),
      says("slower please", { act: "slower" }),
      noHead,
      says("no one", { act: "answer", facts: { witnessed: { is: "no", words: "no one" } } }),
    ],
  },
  {
    name: "repeat the read-back",
    moves: [
      fall,
      noHead,
      says("no thinner", { act: "answer", facts: { onAnticoagulant: { is: "no", words: "no thinner" } } }),
      says("no one saw", { act: "answer", facts: { witnessed: { is: "no", words: "no one saw" } } }),
      says("nurse", {
        act: "answer",
        facts: { "notifications.charge_nurse": { is: "done", words: "nurse" } },
      }),
      says("sorry, once more?", { act: "repeat" }),
      says("and again?", { act: "repeat" }),
      says("ok good", { act: "agree" }),
    ],
  },
  {
    name: "dunno to everything",
    moves: [
      fall,
      says("dunno", { act: "dont-know" }),
      says("no clue", { act: "dont-know" }),
      says("not sure", { act: "dont-know" }),
      says("I have no idea", { act: "dont-know" }),
      says("fine", { act: "agree" }),
    ],
  },
  {
    name: "yes, about something else, answers nothing",
    moves: [
      fall,
      says("yes she is bleeding a lot", {
        act: "tell",
        facts: { "injury.types": { is: ["bleeding"], words: "bleeding" } },
      }),
      noHead,
      says("yeah Linda did the neuro checks", {
        act: "tell",
        facts: { "fall.neuroChecks": { is: "started", words: "did the neuro checks" } },
      }),
      says("no the alarm didn't go off", {
        act: "tell",
        facts: { "fall.alarm": { is: "no", words: "alarm didn't go off" } },
      }),
    ],
  },
  {
    name: "unclear answers do not loop",
    moves: [
      fall,
      says("hmm the thing", { act: "unclear" }),
      says("well you know", { act: "unclear" }),
      says("whatever", { act: "unclear" }),
    ],
  },
];
