import { says, saysToo } from "../play-conversation.ts";
import type { Script } from "../script.ts";

const fall = says("Mr. Boone fell in 12", {
  kind: "fall",
  facts: { "resident.name": "Mr. Boone", "resident.room": "12" },
});
const wrongPill = {
  kind: "medication",
  facts: {
    "resident.name": "Mrs. Ortiz",
    "resident.room": "14",
    "medication.errorType": { is: "wrong_drug", words: "wrong pill" },
  },
} as const;
const pillWords = "and later Mrs. Ortiz in 14 got the wrong pill";
const inOneBreath = saysToo(fall, pillWords, wrongPill);
const second = says(pillWords, { act: "second-incident", ...wrongPill });
const yes = says("yes", { act: "agree" });
const noHead = says("no", { act: "answer", facts: { headStrike: { is: "no", words: "no" } } });
const noThinner = says("no", { act: "answer", facts: { onAnticoagulant: { is: "no", words: "no" } } });
const seen = says("I did", { act: "answer", facts: { witnessed: { is: "yes", words: "I did" } } });
const nurseKnows = says("the nurse knows", {
  act: "answer",
  facts: { "notifications.charge_nurse": { is: "done", words: "nurse knows" } },
});
const toReadBack = [noHead, noThinner, seen, nurseKnows];
const drug = says("lisinopril", { act: "answer", facts: { "medication.drug": "lisinopril" } });

export const secondReports: Script[] = [
  {
    name: "two in one breath, one after the other",
    moves: [
      inOneBreath,
      yes,
      ...toReadBack,
      yes,
      drug,
      says("yes she swallowed it", {
        act: "answer",
        facts: { "medication.reachedResident": { is: "yes", words: "swallowed it" } },
      }),
      nurseKnows,
      yes,
    ],
  },
  {
    name: "what sounded like a second was the same one",
    moves: [
      fall,
      says("the new girl helped him up and his arm was scraped", {
        act: "second-incident",
        kind: "wound",
        facts: { "injury.types": { is: ["abrasion"], words: "scraped" } },
      }),
      says("no it's all the same thing", { act: "disagree" }),
      noHead,
    ],
  },
  {
    name: "which comes first is said by name",
    moves: [inOneBreath, says("yeah do Boone first, no rush", { act: "disagree" })],
  },
  {
    name: "two in one breath, the second first",
    moves: [inOneBreath, says("the other one first", { act: "answer" }), drug],
  },
  {
    name: "two in one breath, chosen by name",
    moves: [inOneBreath, says("Mrs. Ortiz", { act: "answer", facts: { "resident.name": "Mrs. Ortiz" } })],
  },
  {
    name: "two in one breath, one of them an emergency",
    moves: [
      saysToo(fall, "and Mrs. Ortiz is choking", {
        kind: "condition",
        facts: { "resident.name": "Mrs. Ortiz", signs: { is: ["choking"], words: "choking" } },
      }),
    ],
  },
  {
    name: "a third while it is open which comes first",
    moves: [
      inOneBreath,
      says("and Rose in 118 has a rash", {
        act: "second-incident",
        kind: "infection",
        facts: { "resident.name": "Rose", "resident.room": "118", symptoms: { is: ["rash"], words: "rash" } },
      }),
      noHead,
    ],
  },
  {
    name: "an answer and a second incident in one breath",
    moves: [fall, saysToo(noHead, pillWords, wrongPill), yes],
  },
  {
    name: "not known, and a second incident in one breath",
    moves: [fall, saysToo(says("no idea", { act: "dont-know" }), pillWords, wrongPill), yes],
  },
  { name: "a second incident at the read-back", moves: [fall, ...toReadBack, second, yes, yes] },
  {
    name: "agreed, and a second incident in one breath",
    moves: [fall, ...toReadBack, saysToo(yes, pillWords, wrongPill)],
  },
  { name: "a second incident when the first is agreed", moves: [fall, ...toReadBack, yes, second] },
  {
    name: "a second incident instead of what is wrong",
    moves: [fall, ...toReadBack, says("that's wrong", { act: "disagree" }), second, yes],
  },
  {
    name: "a second incident while resting",
    moves: [fall, says("stop", { act: "stop" }), second, yes],
  },
  {
    name: "a second incident announced, and told later",
    moves: [
      fall,
      says("there's a second one too", { act: "second-incident" }),
      yes,
      ...toReadBack,
      yes,
      says("Mrs. Ortiz in 14 got the wrong pill", wrongPill),
    ],
  },
  {
    name: "a second incident of the same resident",
    moves: [
      fall,
      says("and another thing, Mr. Boone got the wrong pill", {
        act: "second-incident",
        kind: "medication",
        facts: {
          "resident.name": "Mr. Boone",
          "medication.errorType": { is: "wrong_drug", words: "wrong pill" },
        },
      }),
    ],
  },
];
