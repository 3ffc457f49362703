import { says } from "../play-conversation.ts";
import type { Script } from "../script.ts";

/** The three conversations of visitors that failed, and what follows from them. */
export const visitors: Script[] = [
  {
    name: "A: a fall told with five corrections",
    moves: [
      says(
        "Mr. Tran in room 9 fell off the commode at 4 this morning, I was right there, he hit the back of his head",
        {
          kind: "fall",
          facts: {
            "resident.name": "Mr. Tran",
            "resident.room": { is: "9", words: "room 9" },
            "occurred.time": { is: "04:00", words: "4 this morning" },
            "occurred.date": { is: "2026-11-15", words: "this morning" },
            "fall.activity": { is: "toileting", words: "off the commode" },
            witnessed: { is: "yes", words: "I was right there" },
            headStrike: { is: "yes", words: "hit the back of his head" },
          },
        },
      ),
      says("sorry I meant room 19", { act: "correct", facts: { "resident.room": "19" } }),
      says("and it was Mr. Tam not Mr. Tran", { act: "correct", facts: { "resident.name": "Mr. Tam" } }),
      says("yes warfarin", {
        act: "answer",
        facts: { onAnticoagulant: { is: "yes", words: "yes warfarin" }, anticoagulant: "warfarin" },
      }),
      says("oh actually he did not hit his head, it was his shoulder", {
        act: "correct",
        facts: {
          headStrike: { is: "no", words: "did not hit his head" },
          "injury.sites": { is: ["shoulder"], words: "shoulder" },
          "injury.present": { is: "yes", words: "it was his shoulder" },
        },
      }),
      says("that's wrong", { act: "disagree" }),
      says("it was the left shoulder", {
        act: "answer",
        facts: { "injury.sites": { is: ["left shoulder"], words: "left shoulder" } },
      }),
      says("the nurse knows, we left the daughter a message", {
        act: "answer",
        facts: {
          "notifications.charge_nurse": { is: "done", words: "the nurse knows" },
          "notifications.family": { is: "attempted", words: "left the daughter a message" },
        },
      }),
      says("not the doctor yet", {
        act: "answer",
        facts: { "notifications.physician": { is: "not_done", words: "not the doctor yet" } },
      }),
      says("yes that's right", { act: "agree" }),
    ],
  },
  {
    name: "B: a pill on the floor",
    moves: [
      says("I found a white pill on the floor in Mr. Price's room, looks like he's not swallowing them", {
        kind: "medication",
        facts: {
          "resident.name": "Mr. Price",
          "medication.errorType": { is: "omission", words: "not swallowing them" },
        },
      }),
      says("no idea which one", { act: "dont-know" }),
      says("no he seems fine", {
        act: "answer",
        facts: { "injury.present": { is: "no", words: "seems fine" } },
      }),
      says("he spat it out", {
        act: "answer",
        facts: { "medication.reachedResident": { is: "no", words: "spat it out" } },
      }),
      says("yes the nurse took the pill", {
        act: "answer",
        facts: { "notifications.charge_nurse": { is: "done", words: "the nurse took the pill" } },
      }),
      says("room 31", { act: "answer", facts: { "resident.room": { is: "31", words: "31" } } }),
      says("at breakfast, at 8", {
        act: "answer",
        facts: { "occurred.time": { is: "08:00", words: "at 8" } },
      }),
      says("yep", { act: "agree" }),
    ],
  },
  {
    name: "C: an aide slapped a resident",
    moves: [
      says("I don't know who to tell. I saw another aide slap Mrs. Boone on the hand and call her a stupid old cow", {
        kind: "allegation",
        facts: {
          "resident.name": "Mrs. Boone",
          "allegation.type": { is: "physical", words: "slap" },
          "abuse.allegationBy": { is: "staff", words: "I saw" },
          witnessed: { is: "yes", words: "I saw" },
        },
      }),
      says("do I have to give the other aide's name?", { act: "ask-back", answer: "name_other_aide" }),
      says("yes she went home", { act: "answer" }),
      says("it was this morning around 10 in the shower room", {
        act: "answer",
        facts: {
          "occurred.time": { is: "10:00", words: "around 10" },
          "occurred.approx": { is: true, words: "around" },
          location: { is: "shower_room", words: "shower room" },
        },
      }),
      says("I'm scared she'll find out it was me", { act: "distress" }),
      says("nobody knows yet", {
        act: "answer",
        facts: {
          "notifications.administrator": { is: "not_done", words: "nobody knows yet" },
          "notifications.charge_nurse": { is: "not_done", words: "nobody knows yet" },
          "notifications.physician": { is: "not_done", words: "nobody knows yet" },
          "notifications.family": { is: "not_done", words: "nobody knows yet" },
        },
      }),
      says("I told the charge nurse just now", {
        act: "answer",
        facts: { "notifications.charge_nurse": { is: "done", words: "told the charge nurse" } },
      }),
      says("twelve", { act: "answer", facts: { "resident.room": { is: "12", words: "twelve" } } }),
      says("yes", { act: "agree" }),
    ],
  },
];
