import type { Line } from "../../contracts/conversation.ts";
import type { Field, IncidentReport } from "../../contracts/report.ts";

function known<T>(value: T, more: Partial<Field<T>> = {}): Field<T> {
  return { value, evidence: [], ...more };
}

/** A double dose with a corrected room, as the server would report it. */
export const madeUpReport: IncidentReport = {
  id: "made-up",
  version: 1,
  setting: "nursing_home",
  now: "2026-11-15T22:00",
  category: known("medication"),
  secondary: [],
  priority: known("critical"),
  priorityReasons: ["high_alert_overdose"],
  reasons: [{ code: "high_alert_overdose", priority: "critical", text: "", evidence: [], row: "med.high-alert" }],
  resident: { name: known("Mr. K"), room: known("213", { superseded: ["212"] }) },
  occurred: { date: known("2026-11-15"), time: known("21:00"), approx: known(true) },
  medication: { drug: known("Lantus"), doseGiven: known("40 units"), nccMerp: known("D" as const) },
  injury: { sites: known(["left upper arm", "sacrum"]) },
  vitals: { glucose: known(110, { unconfirmed: true }) },
  notifications: { physician: { ...known("done" as const), status: "done" } },
  narrative: "Mr. K got forty units of Lantus.",
  actions: [
    {
      code: "MONITOR_GLUCOSE",
      text: "",
      role: "nurse",
      due: "now",
      because: ["high_alert_overdose"],
      suggested: true,
      row: "step.glucose",
    },
  ],
  missing: ["notifications.family", "vitals"],
  audit: [],
  clocks: [
    {
      row: "clock.abuse-2h",
      what: "Report it",
      who: "the administrator",
      toWhom: "the State agency",
      limit: "2h",
      limitText: "within 2 hours",
      from: { at: "2026-11-15T22:00", known: "reported" },
      dueAt: "2026-11-16T00:00",
      cite: "42 CFR 483.12(c)(1)",
    },
  ],
};

const said = "Mr. K in two twelve, no, two thirteen, got forty units of Lantus.";
const mark = (quote: string, path: Line["marks"][number]["path"], struck = false) => {
  const start = said.indexOf(quote);
  return { start, end: start + quote.length, path, struck };
};

export const madeUpLines: Line[] = [
  { id: 0, who: "assistant", text: "What happened?", marks: [] },
  {
    id: 1,
    who: "visitor",
    by: "typing",
    text: said,
    report: 0,
    turn: 0,
    marks: [
      mark("Mr. K", "resident.name"),
      mark("two twelve", "resident.room", true),
      mark("two thirteen", "resident.room"),
      mark("forty units", "medication.doseGiven"),
    ],
  },
  { id: 2, who: "assistant", text: "Has the family been called yet?", marks: [], report: 0 },
];
