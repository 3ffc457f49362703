import { isSaying, says, sets, speaks } from "../play-conversation.ts";
import type { Script } from "../script.ts";

const fall = says("Mrs. Diaz in 214 slipped in the bathroom, she hit her head", {
  kind: "fall",
  facts: {
    "resident.name": "Mrs. Diaz",
    "resident.room": "214",
    location: { is: "bathroom", words: "bathroom" },
    "fall.mechanism": { is: "slip", words: "slipped" },
    headStrike: { is: "yes", words: "hit her head" },
  },
});
const pill = says("Mr. Cole got metoprolol 50 at eight", {
  kind: "medication",
  facts: {
    "resident.name": "Mr. Cole",
    "medication.drug": "metoprolol",
    "medication.doseGiven": { is: "50 mg", words: "50" },
    "medication.givenTime": { is: "08:00", words: "at eight" },
  },
});

export const corrections: Script[] = [
  {
    name: "one dose for another",
    moves: [
      pill,
      says("metoprolol 25 not 50", {
        act: "correct",
        facts: { "medication.doseGiven": { is: "25 mg", words: "25" } },
      }),
    ],
  },
  {
    name: "a name that comes up later is somebody else's, until it is put right",
    moves: [
      pill,
      says("the granddaughter only, Jhoanna", { act: "answer", facts: { "resident.name": "Jhoanna" } }),
      says("it wasn't Mr. Cole, it was Mr. Cobb", { act: "correct", facts: { "resident.name": "Mr. Cobb" } }),
    ],
  },
  {
    name: "it is not of that kind",
    moves: [
      says("hello, I'm in 4C on Kennedy with Mrs. Pfeffer", {
        kind: "medication",
        danger: 0.9,
        facts: { "resident.name": "Mrs. Pfeffer" },
      }),
      says("I said no medicine, she slipped in the tub, nobody's dying", {
        act: "tell",
        kind: "fall",
        facts: { "fall.mechanism": { is: "slip", words: "slipped" } },
        wrong: [{ path: "kind", value: "medication" }],
      }),
    ],
  },
  {
    name: "change the time",
    moves: [
      pill,
      says("change the time to 7:45", {
        act: "correct",
        facts: { "medication.givenTime": { is: "07:45", words: "7:45" } },
      }),
    ],
  },
  {
    name: "scratch that brings back what was there",
    moves: [
      fall,
      says("no wait, room 241", { act: "correct", facts: { "resident.room": "241" } }),
      says("scratch that", { act: "correct" }),
    ],
  },
  {
    name: "scratch that takes out what the last turn added",
    moves: [
      fall,
      says("she takes Eliquis", {
        act: "answer",
        facts: { onAnticoagulant: { is: "yes", words: "Eliquis" }, anticoagulant: "Eliquis" },
      }),
      says("scratch that", { act: "correct" }),
      says("no thinner", { act: "answer", facts: { onAnticoagulant: { is: "no", words: "no thinner" } } }),
    ],
  },
  {
    name: "leave the room out",
    moves: [fall, says("leave the room out", { act: "correct", wrong: [{ path: "resident.room", value: "214" }] })],
  },
  {
    name: "one of two goes, and comes back",
    moves: [
      says("Peggy has the runs and a cough", {
        kind: "infection",
        facts: { "resident.name": "Peggy", symptoms: { is: ["diarrhea", "cough"], words: ["the runs", "cough"] } },
      }),
      says("lose the runs", { act: "correct", wrong: [{ path: "symptoms", value: "diarrhea" }] }),
      says("no, put that back", { act: "correct" }),
    ],
  },
  {
    name: "a value is corrected twice and keeps both old ones",
    moves: [
      fall,
      says("room 215", { act: "correct", facts: { "resident.room": "215" } }),
      says("216, sorry", { act: "correct", facts: { "resident.room": "216" } }),
    ],
  },
  {
    name: "wrong, without saying what, three times",
    moves: [
      fall,
      says("that's wrong", { act: "disagree" }),
      says("it's just wrong", { act: "disagree" }),
      says("the room is 220", { act: "tell", facts: { "resident.room": "220" } }),
    ],
  },
  {
    name: "disagrees with the read-back and fixes one thing",
    moves: [
      fall,
      says("no thinner", { act: "answer", facts: { onAnticoagulant: { is: "no", words: "no thinner" } } }),
      says("I saw it", { act: "answer", facts: { witnessed: { is: "yes", words: "I saw it" } } }),
      says("nurse knows", {
        act: "answer",
        facts: { "notifications.charge_nurse": { is: "done", words: "nurse knows" } },
      }),
      says("no", { act: "disagree" }),
      says("it was in the hallway", {
        act: "correct",
        facts: { location: { is: "hallway", words: "hallway" } },
      }),
      says("yes", { act: "agree" }),
    ],
  },
  {
    name: "disagrees and brings the right value at once",
    moves: [
      fall,
      says("no, she did not hit her head", {
        act: "disagree",
        facts: { headStrike: { is: "no", words: "did not hit her head" } },
      }),
    ],
  },
  {
    name: "a value set by hand stands against what is said later by the way",
    moves: [
      fall,
      sets("resident.room", "216"),
      says("she is in 214 bed B usually", { act: "tell", facts: { "resident.room": "214" } }),
    ],
  },
  {
    name: "a value set by hand gives way to a correction",
    moves: [
      fall,
      sets("resident.room", "216"),
      says("sorry, 218", { act: "correct", facts: { "resident.room": "218" } }),
    ],
  },
  {
    name: "a value cleared by hand and said again",
    moves: [
      fall,
      { kind: "cleared", report: 0, path: "resident.room" },
      says("room 12", { act: "tell", facts: { "resident.room": "12" } }),
    ],
  },
  {
    name: "partial words are settled by the last ones",
    moves: [
      isSaying("Mr. Lee fell in", { kind: "fall", facts: { "resident.name": "Mr. Lee" } }),
      isSaying("Mr. Lee fell in room nine", {
        kind: "fall",
        facts: { "resident.name": "Mr. Lee", "resident.room": { is: "9", words: "nine" } },
      }),
      speaks("Mr. Lee fell in room nineteen", {
        kind: "fall",
        facts: { "resident.name": "Mr. Lee", "resident.room": { is: "19", words: "nineteen" } },
      }),
    ],
  },
];
