import { says, sets } from "../play-conversation.ts";
import type { Script } from "../script.ts";

const fall = says("Mr. Diaz fell by his bed", { kind: "fall", facts: { "resident.name": "Mr. Diaz" } });
const second = says("and Mrs. Lee got the wrong pill", {
  act: "second-incident",
  kind: "medication",
  facts: {
    "resident.name": "Mrs. Lee",
    "medication.errorType": { is: "wrong_drug", words: "wrong pill" },
  },
});
const noHead = says("no", { act: "answer", facts: { headStrike: { is: "no", words: "no" } } });
const noThinner = says("no", { act: "answer", facts: { onAnticoagulant: { is: "no", words: "no" } } });
const seen = says("I did", { act: "answer", facts: { witnessed: { is: "yes", words: "I did" } } });
const toldAll = says("everyone knows", {
  act: "answer",
  facts: {
    "notifications.charge_nurse": { is: "done", words: "everyone" },
    "notifications.physician": { is: "done", words: "everyone" },
    "notifications.family": { is: "done", words: "everyone" },
  },
});

export const everyday: Script[] = [
  {
    name: "nothing happened, said twice",
    moves: [says("nothing to report tonight"), says("no I mean nothing happened", { act: "small-talk" })],
  },
  {
    name: "to ask about deleting deletes nothing",
    moves: [
      says("Mr. Hebert cussed me out", { kind: "behavior_elopement", facts: { "resident.name": "Mr. Hebert" } }),
      says("can I delete it later?", { act: "ask-back", answer: "delete" }),
    ],
  },
  {
    name: "a report that nobody wants after all",
    moves: [
      says("Mr. Hebert cussed me out", { kind: "behavior_elopement", facts: { "resident.name": "Mr. Hebert" } }),
      says("no, don't write that up", { act: "disagree" }),
    ],
  },
  {
    name: "somebody who has been asked enough",
    moves: [
      says("Harold slid out of his wheelchair", {
        kind: "fall",
        facts: { "resident.name": "Harold", "fall.mechanism": { is: "slide_from_chair", words: "slid" } },
      }),
      says("I just told you, it's nineteen, the window bed", { act: "correct", facts: { "resident.room": "19" } }),
      says("skip it please", { act: "disagree" }),
    ],
  },
  {
    name: "a fall, told in full and agreed",
    moves: [fall, noHead, noThinner, seen, toldAll, says("yes", { act: "agree" })],
  },
  {
    name: "two incidents, the first finished first",
    moves: [
      fall,
      second,
      says("yes", { act: "agree" }),
      noHead,
      noThinner,
      seen,
      toldAll,
      says("yes", { act: "agree" }),
      says("lisinopril", { act: "answer", facts: { "medication.drug": "lisinopril" } }),
      says("she took it", {
        act: "answer",
        facts: { "medication.reachedResident": { is: "yes", words: "took it" } },
      }),
      toldAll,
      says("that's right", { act: "agree" }),
    ],
  },
  {
    name: "two incidents, the second first",
    moves: [
      fall,
      second,
      says("no do that one", { act: "disagree" }),
      says("aspirin", { act: "answer", facts: { "medication.drug": "aspirin" } }),
    ],
  },
  {
    name: "two incidents, and the visitor just goes on with one",
    moves: [
      fall,
      second,
      says("he did not hit his head", {
        act: "tell",
        facts: { headStrike: { is: "no", words: "did not hit his head" } },
      }),
    ],
  },
  {
    name: "a second incident after the first was agreed",
    moves: [
      fall,
      noHead,
      noThinner,
      seen,
      toldAll,
      says("yes", { act: "agree" }),
      says("Rose in 118 has a rash", {
        kind: "infection",
        facts: { "resident.name": "Rose", "resident.room": "118", symptoms: { is: ["rash"], words: "rash" } },
      }),
    ],
  },
  {
    name: "facts for the other report, by name",
    moves: [
      fall,
      second,
      says("Mrs. Lee is in room 4", {
        act: "tell",
        facts: { "resident.name": "Mrs. Lee", "resident.room": "4" },
      }),
    ],
  },
  {
    name: "small talk before and in between",
    moves: [
      says("hi there", { act: "small-talk" }),
      says("how are you", { act: "small-talk" }),
      fall,
      says("thanks", { act: "small-talk" }),
      says("crazy night", { act: "small-talk" }),
    ],
  },
  {
    name: "five privacy questions file nothing",
    moves: [
      says("is it private", { act: "ask-back", answer: "hipaa" }),
      says("do you sell it", { act: "ask-back", answer: "sell_data" }),
      says("how long do you keep it", { act: "ask-back", answer: "how_long_kept" }),
      says("who reads it", { act: "ask-back", answer: "who_sees_it" }),
      says("can you delete it", { act: "ask-back", answer: "delete" }),
    ],
  },
  {
    name: "a quiet shift files nothing",
    moves: [
      says("everybody slept well tonight"),
      says("breakfast was late again"),
      says("mmh", { act: "unclear" }),
      says("ok bye", { act: "goodbye" }),
    ],
  },
  {
    name: "a name first, then what happened",
    moves: [
      says("this is about Mrs. Boone in 12", {
        facts: { "resident.name": "Mrs. Boone", "resident.room": "12" },
      }),
      says("she fell", { kind: "fall" }),
    ],
  },
  {
    name: "Spanish is answered in Spanish and files nothing",
    moves: [
      says("La señora Pérez se cayó en el baño", {
        kind: "fall",
        facts: { headStrike: { is: "yes", words: "cayó" } },
        language: "es",
      }),
      says("no entiendo", { language: "es" }),
    ],
  },
  {
    name: "stop, then go on",
    moves: [fall, says("stop", { act: "stop" }), says("ok go on", { act: "agree" }), noHead],
  },
  { name: "stop twice", moves: [fall, says("stop", { act: "stop" }), says("stop", { act: "stop" })] },
  { name: "goodbye in the middle", moves: [fall, says("gotta go bye", { act: "goodbye" })] },
  {
    name: "start over by word, and undo",
    moves: [fall, noHead, says("start over", { act: "restart" }), { kind: "undone" }, noThinner],
  },
  {
    name: "start over by hand, and tell another",
    moves: [
      fall,
      { kind: "started-over" },
      says("Rose has a fever", {
        kind: "infection",
        facts: { "resident.name": "Rose", symptoms: { is: ["fever"], words: "fever" } },
      }),
    ],
  },
  {
    name: "distress with nothing told, and with an incident",
    moves: [
      says("I can't do this anymore", { act: "distress", danger: 0.2 }),
      fall,
      says("I feel so bad about it", { act: "distress" }),
      says("I'm shaking", { act: "distress" }),
    ],
  },
  {
    name: "her apartment is assisted living",
    moves: [
      says("She fell in her apartment", {
        kind: "fall",
        facts: { "fall.mechanism": { is: "unknown", words: "fell" } },
      }),
    ],
  },
  {
    name: "my client's house is home care, unless one was chosen",
    moves: [
      says("He slipped at my client's house", { kind: "fall" }),
      { kind: "setting-chosen", setting: "nursing_home" },
      says("it was at my client's house", { act: "tell" }),
    ],
  },
  {
    name: "a question that was cut off early is asked again",
    moves: [
      fall,
      { kind: "question-cut-off", heard: "Got it. Did" },
      says("he was in his socks", {
        act: "tell",
        facts: { "fall.footwear": { is: "regular_socks", words: "socks" } },
      }),
    ],
  },
  {
    name: "a question that was cut off late counts as asked",
    moves: [fall, { kind: "question-cut-off", heard: "Got it. Did he hit his head, or aren't" }, noHead],
  },
  {
    name: "values set by hand are not asked for",
    moves: [
      fall,
      sets("headStrike", "no"),
      sets("onAnticoagulant", "no"),
      says("no", { act: "answer", facts: { headStrike: { is: "no", words: "no" } } }),
    ],
  },
  {
    name: "told in one breath, nothing to ask but who knows",
    moves: [
      says("Mr. Diaz fell, I saw it, no head strike, no thinner", {
        kind: "fall",
        facts: {
          "resident.name": "Mr. Diaz",
          witnessed: { is: "yes", words: "I saw it" },
          headStrike: { is: "no", words: "no head strike" },
          onAnticoagulant: { is: "no", words: "no thinner" },
        },
      }),
      toldAll,
      says("yes, and his knee is scraped", {
        act: "agree",
        facts: {
          "injury.types": { is: ["abrasion"], words: "scraped" },
          "injury.sites": { is: ["knee"], words: "knee" },
        },
      }),
      says("all good", { act: "agree" }),
    ],
  },
  {
    name: "what set it off is kept in the visitor's words",
    moves: [
      says("Mr. Ray was yelling and threw a cup", {
        kind: "behavior_elopement",
        facts: { "resident.name": "Mr. Ray", "behavior.type": { is: "verbal_aggression", words: "yelling" } },
      }),
      says("nobody got hit", {
        act: "answer",
        facts: { "behavior.contactMade": { is: "no", words: "nobody got hit" } },
      }),
      says("his wife had just left", { act: "answer" }),
      toldAll,
      says("yes", { act: "agree" }),
    ],
  },
];
