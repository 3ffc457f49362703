import { says } from "../play-conversation.ts";
import type { Script } from "../script.ts";

export const emergencies: Script[] = [
  {
    name: "not breathing",
    moves: [
      says("Mr. Gray isn't breathing", {
        act: "emergency-now",
        kind: "condition",
        facts: { "resident.name": "Mr. Gray", signs: { is: ["not_breathing"], words: "isn't breathing" } },
        danger: 1,
      }),
      says("yes they're coming", { act: "answer" }),
      says("she's looking it up", { act: "answer" }),
      says("yes", { act: "agree" }),
    ],
  },
  {
    name: "won't wake up, lips blue",
    moves: [
      says("Mrs. Neal won't wake up and her lips are blue", {
        kind: "condition",
        facts: {
          "resident.name": "Mrs. Neal",
          signs: { is: ["unresponsive", "trouble_breathing"], words: ["won't wake up", "lips are blue"] },
        },
        danger: 1,
      }),
      says("what do I do", { act: "ask-back", answer: "what_to_do" }),
      says("can you say that again", { act: "repeat" }),
    ],
  },
  {
    name: "choking that gets worse, and no breath",
    moves: [
      says("Mr. Cagle is choking on his sandwich, coughing real hard", {
        kind: "condition",
        facts: { "resident.name": "Mr. Cagle", signs: { is: ["choking"], words: "choking" } },
        danger: 1,
      }),
      says("he quit coughing, he can't talk, he's blue", {
        act: "tell",
        facts: { signs: { is: ["trouble_breathing"], words: "can't talk" } },
        danger: 1,
      }),
      says("NO what do I do", { act: "answer" }),
      says("it popped out, he's breathing, he's pink", {
        act: "tell",
        wrong: [
          { path: "signs", value: "choking" },
          { path: "signs", value: "trouble_breathing" },
          { path: "signs", value: "not_breathing" },
        ],
      }),
    ],
  },
  {
    name: "we can't find Harold",
    moves: [
      says("We can't find Harold", {
        kind: "behavior_elopement",
        facts: { "resident.name": "Harold", signs: { is: ["missing"], words: "can't find" } },
        danger: 0.9,
      }),
      says("not yet", { act: "answer", facts: { "elopement.policeCalled": { is: "no", words: "not yet" } } }),
      says("after lunch in the dining room", {
        act: "answer",
        facts: { "elopement.lastSeenPlace": { is: "dining_room", words: "dining room" } },
      }),
      says("everyone else is here", {
        act: "tell",
        facts: { "elopement.headcountDone": { is: "yes", words: "everyone else is here" } },
      }),
      says("yes", { act: "agree" }),
    ],
  },
  {
    name: "wants to die, then what should I do",
    moves: [
      says("Mr. Ortiz told me he wants to kill himself", {
        kind: "behavior_elopement",
        facts: { "resident.name": "Mr. Ortiz", signs: { is: ["self_harm"], words: "kill himself" } },
        danger: 1,
      }),
      says("what should I do", { act: "ask-back", answer: "what_to_do" }),
      says("not yet", { act: "answer" }),
      says("the nurse is here now", {
        act: "answer",
        facts: { "notifications.charge_nurse": { is: "done", words: "the nurse is here" } },
      }),
      says("ok", { act: "agree" }),
    ],
  },
  {
    name: "an emergency in the middle of a routine report",
    moves: [
      says("Mrs. Hill has a skin tear on her arm", {
        kind: "wound",
        facts: { "resident.name": "Mrs. Hill", "wound.type": { is: "skin_tear", words: "skin tear" } },
      }),
      says("wait she's choking on something", {
        act: "emergency-now",
        facts: { signs: { is: ["choking"], words: "choking" } },
        danger: 1,
      }),
      says("no", { act: "answer" }),
      says("no", { act: "disagree", facts: { signs: { is: ["not_breathing"], words: "no" } } }),
      says("ok we are doing it", { act: "answer" }),
    ],
  },
  {
    name: "an emergency of someone else breaks into a report",
    moves: [
      says("Mrs. Hill has a skin tear on her arm", {
        kind: "wound",
        facts: { "resident.name": "Mrs. Hill", "wound.type": { is: "skin_tear", words: "skin tear" } },
      }),
      says("oh god Mr. Park is having a seizure", {
        act: "second-incident",
        kind: "condition",
        facts: { "resident.name": "Mr. Park", signs: { is: ["seizure"], words: "seizure" } },
        danger: 1,
      }),
      says("yes 911 is called", { act: "answer" }),
      says("yes", { act: "answer" }),
      says("it's 92", { act: "answer", facts: { "vitals.glucose": { is: 92, words: "92" } } }),
      says("yes", { act: "agree" }),
    ],
  },
  {
    name: "words of danger and no fact yet",
    moves: [
      says("please somebody help it's bad", { act: "tell", danger: 0.9 }),
      says("hurry", { act: "emergency-now", danger: 0.9 }),
    ],
  },
  {
    name: "an answer makes it critical",
    moves: [
      says("Mr. Tam fell and hit his head", {
        kind: "fall",
        facts: { "resident.name": "Mr. Tam", headStrike: { is: "yes", words: "hit his head" } },
      }),
      says("yes, Eliquis", {
        act: "answer",
        facts: { onAnticoagulant: { is: "yes", words: "Eliquis" }, anticoagulant: "Eliquis" },
      }),
    ],
  },
];
