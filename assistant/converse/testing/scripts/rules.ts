import { says } from "../play-conversation.ts";
import type { Script } from "../script.ts";

const agrees = says("yes", { act: "agree" });
const dunno = says("don't know", { act: "dont-know" });

/** One of each kind, by the rules of care. */
export const rules: Script[] = [
  {
    name: "too much insulin in home care",
    moves: [
      says("I gave my client Mrs. Orr 20 units of Lantus instead of 10 at nine", {
        kind: "medication",
        facts: {
          "resident.name": "Mrs. Orr",
          "medication.drug": "Lantus",
          "medication.errorType": { is: "wrong_dose", words: "instead of" },
          "medication.doseGiven": "20 units",
          "medication.doseOrdered": { is: "10 units", words: "10" },
          "medication.givenTime": { is: "09:00", words: "at nine" },
          "medication.highAlert": { is: true, words: "Lantus" },
        },
      }),
      says("110", { act: "answer", facts: { "vitals.glucose": { is: 110, words: "110" } } }),
      says("I called the office", {
        act: "answer",
        facts: { "notifications.agency_office": { is: "done", words: "called the office" } },
      }),
      dunno,
      agrees,
    ],
  },
  {
    name: "three with the same stomach bug",
    moves: [
      says("Rose in 118 has been throwing up since last night and so have two others", {
        kind: "infection",
        facts: {
          "resident.name": "Rose",
          "resident.room": "118",
          symptoms: { is: ["vomiting"], words: "throwing up" },
          "infection.syndrome": { is: "gi", words: "throwing up" },
          "infection.affectedCount": { is: 3, words: "two others" },
          "infection.onset.date": { is: "2026-11-14", words: "since last night" },
        },
      }),
      says("we put them on contact precautions", {
        act: "answer",
        facts: { "infection.isolation": { is: ["contact"], words: "contact" } },
      }),
      says("the nurse and infection control know", {
        act: "tell",
        facts: {
          "notifications.charge_nurse": { is: "done", words: "the nurse" },
          "notifications.infection_preventionist": { is: "done", words: "infection control" },
        },
      }),
      dunno,
      agrees,
    ],
  },
  {
    name: "a sore on the heel",
    moves: [
      says("Mr. Vance has an open spot on his left heel, it smells and it's draining", {
        kind: "wound",
        facts: {
          "resident.name": "Mr. Vance",
          "wound.type": { is: "pressure_injury", words: "open spot" },
          "wound.site": { is: "left heel", words: "left heel" },
          "wound.odor": { is: "yes", words: "it smells" },
          "wound.drainage": { is: "yellow", words: "draining" },
          "wound.skinIntact": { is: "no", words: "open" },
        },
      }),
      dunno,
      dunno,
      says("the nurse looked at it", {
        act: "answer",
        facts: { "notifications.charge_nurse": { is: "done", words: "the nurse" } },
      }),
      dunno,
      agrees,
    ],
  },
  {
    name: "one resident scratched another",
    moves: [
      says("Mrs. Poole scratched Mr. Finn on the arm in the TV lounge", {
        kind: "behavior_elopement",
        facts: {
          "resident.name": "Mr. Finn",
          "behavior.type": { is: "physical_aggression_resident", words: "scratched" },
          "behavior.aggressor": "Mrs. Poole",
          "behavior.target": "Mr. Finn",
          "behavior.contactMade": { is: "yes", words: "scratched" },
          location: { is: "tv_lounge", words: "TV lounge" },
        },
      }),
      dunno,
      says("they're both in their rooms now", { act: "tell" }),
      dunno,
      dunno,
      dunno,
      agrees,
    ],
  },
];
