import type { Facts, Sign } from "../../../contracts/facts.ts";
import type { QuestionPath } from "../../../contracts/questions.ts";
import type { Category, Priority, ReasonCode } from "../../../contracts/report.ts";
import type { Judge } from "../../policy/judgement.ts";

const questions: Record<Category, QuestionPath[]> = {
  fall: ["headStrike", "onAnticoagulant", "witnessed", "told"],
  medication: ["medication.drug", "medication.reachedResident", "told"],
  infection: ["infection.affectedCount", "vitals", "told"],
  behavior_elopement: ["behavior.contactMade", "behavior.antecedent", "told"],
  wound: ["wound.knownCause", "wound.stage", "told"],
  condition: ["vitals", "told"],
  allegation: ["allegation.safe", "occurred.time", "notifications.administrator"],
};
const inEmergency: Partial<Record<Sign, QuestionPath[]>> = {
  missing: ["elopement.policeCalled", "elopement.lastSeen"],
  self_harm: ["self_harm.alone"],
};

/** A judge of few rules, so that a conversation can be tested apart from the tables of care. */
export const fakeJudge: Judge = (facts, { answered = [] }) => {
  const sign = facts.signs?.value[0];
  const kind = facts.kind?.value ?? "fall";
  const [priority, code] = priorityOf(facts, kind);
  const asks = sign ? (inEmergency[sign] ?? ["emergency.911", "emergency.breathing"]) : questions[kind];
  return {
    kind,
    secondary: [],
    priority,
    reasons: [{ code, priority, text: code.replaceAll("_", " "), evidence: [] }],
    steps: [
      {
        code: "NOTIFY_PROVIDER",
        text: "Tell the doctor or provider",
        role: "nurse",
        due: "now",
        because: [code],
        suggested: true,
      },
      {
        code: "CARE_PLAN_UPDATE",
        text: "Update the care plan promptly",
        role: "nurse",
        due: "shift",
        because: [code],
        suggested: true,
      },
    ],
    clocks: [],
    ...(sign
      ? {
          emergency: {
            sign,
            row: `first-${sign}`,
            heading: "Danger",
            steps: ["Call 911 now."],
            words: facts.signs?.words.slice(0, 1) ?? [],
          },
        }
      : {}),
    untold: [],
    questions: asks.filter((path) => !answered.includes(path) && !isKnown(facts, path)),
  };
};

function priorityOf(facts: Facts, kind: Category): [Priority, ReasonCode] {
  if (facts.signs) return ["critical", "life_threat"];
  if (kind === "allegation") return ["critical", "abuse_allegation"];
  if (facts.headStrike?.value === "yes" && facts.onAnticoagulant?.value === "yes") {
    return ["critical", "head_strike_bleeding_risk"];
  }
  return kind === "fall" ? ["high", "fall_with_injury"] : ["routine", "no_harm"];
}

function isKnown(facts: Facts, path: QuestionPath): boolean {
  const start = path === "told" ? "notifications." : path;
  return Object.keys(facts).some((known) => known.startsWith(start));
}
