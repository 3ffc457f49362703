import type { ConversationChange, ConversationView, Line, Mark } from "../../../../contracts/conversation.ts";
import type { FactPath } from "../../../../contracts/facts.ts";
import type { Evidence, Field, IncidentReport } from "../../../../contracts/report.ts";

/** A recorded conversation, as the server would send it: each view follows the one before. */

type Said = [quote: string, path: FactPath, struck?: boolean];

function visitor(id: number, text: string, said: Said[], more: Partial<Line> = {}): Line {
  const marks = said.map(([quote, path, struck]): Mark => {
    const start = text.indexOf(quote);
    if (start < 0) throw new Error(`"${quote}" was not said.`);
    return { start, end: start + quote.length, path, ...(struck && { struck }) };
  });
  return { id, who: "visitor", by: "typing", text, marks, report: 0, turn: id, ...more };
}

function assistant(id: number, text: string, report?: number): Line {
  return { id, who: "assistant", text, marks: [], ...(report !== undefined && { report }) };
}

function known<T>(value: T, quote = "", more: Partial<Field<T>> = {}): Field<T> {
  const evidence: Evidence[] = quote ? [{ start: 0, end: quote.length, quote }] : [];
  return { value, evidence, ...more };
}

export const story =
  "I just found Mrs. R on the floor by the bed, room two fourteen, ten after two. Nobody saw it. She’s on Eliquis.";

const fall: IncidentReport = {
  id: "made-up",
  version: 1,
  setting: "nursing_home",
  now: "2026-11-15T02:20",
  category: known("fall", "on the floor"),
  secondary: [],
  priority: known("critical"),
  priorityReasons: ["possible_head_strike_bleeding_risk", "unwitnessed_fall"],
  reasons: [
    {
      code: "possible_head_strike_bleeding_risk",
      priority: "critical",
      text: "may have hit their head and takes a blood thinner",
      evidence: [{ start: 0, end: 7, quote: "Eliquis" }],
      row: "fall.head-thinner",
    },
    {
      code: "unwitnessed_fall",
      priority: "high",
      text: "nobody saw the fall",
      evidence: [{ start: 0, end: 13, quote: "Nobody saw it" }],
      row: "fall.unwitnessed",
    },
  ],
  resident: { name: known("Mrs. R", "Mrs. R"), room: known("214", "two fourteen") },
  found: { date: known("2026-11-15"), time: known("02:10", "ten after two") },
  location: known("resident_room", "by the bed"),
  witnessed: known("no", "Nobody saw it", { unconfirmed: true }),
  onAnticoagulant: known("yes", "on Eliquis"),
  anticoagulant: known("Eliquis", "Eliquis"),
  fall: { mechanism: known("found_on_floor", "on the floor") },
  notifications: {},
  narrative: story,
  actions: [
    {
      code: "NEURO_CHECKS",
      text: "Start or continue neuro checks",
      role: "nurse",
      due: "now",
      because: ["possible_head_strike_bleeding_risk"],
      suggested: false,
      row: "step.neuro",
    },
    {
      code: "NOTIFY_PROVIDER",
      text: "Tell the doctor or provider",
      role: "nurse",
      due: "now",
      because: ["possible_head_strike_bleeding_risk"],
      cite: "42 CFR 483.10(g)(14), F580",
      suggested: false,
      row: "step.provider",
    },
    {
      code: "NOTIFY_FAMILY",
      text: "Tell the family or representative",
      role: "nurse",
      due: "now",
      because: ["possible_head_strike_bleeding_risk"],
      cite: "42 CFR 483.10(g)(14), F580",
      suggested: false,
      row: "step.family",
    },
    {
      code: "POST_FALL_HUDDLE",
      text: "Hold a post-fall huddle",
      role: "team",
      due: "shift",
      because: ["unwitnessed_fall"],
      suggested: true,
      row: "step.huddle",
    },
  ],
  missing: ["headStrike", "injury.present", "vitals", "told"],
  audit: [],
  clocks: [
    {
      row: "clock.f580",
      what: "Tell the doctor and the family of an accident that may need a doctor",
      who: "the nurse",
      toWhom: "doctor, representative",
      limit: "at_once",
      limitText: "at once",
      from: { at: "2026-11-15T02:10", known: "found" },
      cite: "42 CFR 483.10(g)(14)",
    },
  ],
};

const told = visitor(1, story, [
  ["Mrs. R", "resident.name"],
  ["on the floor", "kind"],
  ["by the bed", "location"],
  ["two fourteen", "resident.room"],
  ["ten after two", "found.time"],
  ["Nobody saw it", "witnessed"],
  ["on Eliquis", "onAnticoagulant"],
  ["Eliquis", "anticoagulant"],
]);
const greeting = assistant(0, "Hello, this is an AI assistant. Tell me what happened, in your own words.");

export const greeted: ConversationView = {
  revision: 1,
  setting: "nursing_home",
  settingFrom: "preset",
  lines: [greeting],
  reports: [],
  current: 0,
  canUndo: false,
  isOver: false,
};

export const asked: ConversationView = {
  ...greeted,
  revision: 2,
  lines: [greeting, told, assistant(2, "Thank you. Did she hit her head, or aren’t you sure?", 0)],
  reports: [fall],
  asked: "headStrike",
  canUndo: true,
  settingFrom: "said",
};

const correctedFall: IncidentReport = {
  ...fall,
  resident: { name: known("Mrs. R", "Mrs. R"), room: known("216", "two sixteen", { superseded: ["214"] }) },
  headStrike: known("unknown", "not sure"),
  notifications: { charge_nurse: { ...known("done" as const, "told the charge nurse"), status: "done" } },
  missing: ["injury.present", "vitals"],
};

export const corrected: ConversationView = {
  ...asked,
  revision: 3,
  lines: [
    greeting,
    {
      ...told,
      marks: told.marks.map((mark) => (mark.path === "resident.room" ? { ...mark, struck: true } : mark)),
    },
    assistant(2, "Thank you. Did she hit her head, or aren’t you sure?", 0),
    visitor(3, "I’m not sure. Sorry, I meant two sixteen. And I told the charge nurse.", [
      ["not sure", "headStrike"],
      ["two sixteen", "resident.room"],
      ["told the charge nurse", "notifications.charge_nurse"],
    ]),
    assistant(4, "Room 216, got it. Is she hurt anywhere?", 0),
  ],
  reports: [correctedFall],
  asked: "injury.present",
};

const emergency: ConversationView = {
  ...corrected,
  revision: 4,
  lines: [
    ...corrected.lines,
    visitor(5, "Oh no. She won’t wake up now.", [["won’t wake up", "signs"]]),
    assistant(6, "Call 911 now and stay with her. Is she breathing?", 0),
  ],
  emergency: {
    sign: "unresponsive",
    heading: "She does not wake up",
    steps: ["Call 911 now.", "Stay with her and check her breathing.", "Follow her code status and your protocol."],
    words: [{ turn: 5, start: 11, end: 24, quote: "won’t wake up" }],
  },
  asked: "emergency.breathing",
};

const twoReports: ConversationView = {
  ...corrected,
  revision: 5,
  current: 1,
  lines: [
    ...corrected.lines,
    visitor(5, "And Mr. Diaz got his insulin twice.", [["Mr. Diaz", "resident.name"]], { report: 1 }),
    assistant(6, "That sounds like a second report. Shall I finish Mrs. R first?"),
  ],
  reports: [
    correctedFall,
    {
      ...fall,
      category: known("medication"),
      priority: known("high"),
      reasons: [],
      resident: { name: known("Mr. Diaz", "Mr. Diaz") },
      found: {},
      fall: {},
      actions: [],
      clocks: [],
      missing: ["medication.drug", "occurred.time"],
    },
  ],
};

/** From the greeted view to the asked one, as a change. */
export const askedAfterGreeted: ConversationChange = {
  follows: 1,
  revision: 2,
  linesFrom: 1,
  lines: asked.lines.slice(1),
  rest: { reports: asked.reports, asked: "headStrike", canUndo: true, settingFrom: "said" },
};

export const recorded = { greeted, asked, corrected, emergency, twoReports };
