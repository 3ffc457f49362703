import type { IncidentReport } from "../../contracts/report.ts";
import { nextQuestion } from "../converse/next-question.ts";
import { understand } from "../understand/understand.ts";
import type { ExpectedValue, LabelledReport } from "./labelled-report.ts";
import { type Variant, variants } from "./variants.ts";

const freeText = new Set([
  "pain.site",
  "wound.site",
  "infection.site",
  "injury.sites",
  "elopement.exitDoor",
  "elopement.clothing",
  "elopement.foundPlace",
  "behavior.antecedent",
  "behavior.intervention",
  "residentStatement",
  "wound.color",
]);
const smallWords = new Set("a an the his her their of on in at by to and is was it".split(" "));
const severity = { critical: 2, high: 1, routine: 0 };

export type ReportScore = {
  id: string;
  category: boolean;
  secondary: boolean;
  priority: boolean;
  underRated: boolean;
  criticalUnderRated: boolean;
  fieldsRight: number;
  fieldsWrong: string[];
  fieldsMissing: string[];
  forbidden: string[];
  actionsWanted: number;
  actionsMissing: string[];
  question: boolean;
  asked: string;
  wanted: string[];
};

export function scoreReport(item: LabelledReport, variant: Variant): ReportScore {
  const report = understand(variants[variant](item.transcript), item.context);
  const { expected } = item;
  const category = report.category.value;
  const priority = report.priority.value;
  const allowedPriorities = [expected.priority, ...(expected.priorityAccept ?? [])];
  const lowest = Math.min(...allowedPriorities.map((name) => severity[name]));
  const allowedSecond = [...expected.secondary, ...(expected.secondaryAllowed ?? [])];
  const fields = Object.entries(expected.fields).map(([path, value]) => ({
    path,
    verdict: compare(path, value, valueAtPath(report, path)),
  }));
  const codes = new Set<string>(report.actions.map((action) => action.code));
  const next = nextQuestion(report);
  const asked = next.kind === "question" ? next.path : "";
  return {
    id: item.id,
    category: category === expected.category || (expected.categoryAccept ?? []).includes(category),
    secondary:
      expected.secondary.every((name) => report.secondary.includes(name)) &&
      report.secondary.every((name) => allowedSecond.includes(name)),
    priority: allowedPriorities.includes(priority),
    underRated: severity[priority] < lowest,
    criticalUnderRated: lowest === 2 && priority !== "critical",
    fieldsRight: fields.filter(({ verdict }) => verdict === "right").length,
    fieldsWrong: fields
      .filter(({ verdict }) => verdict === "wrong")
      .map(({ path }) => `${path}=${JSON.stringify(valueAtPath(report, path))}`),
    fieldsMissing: fields.filter(({ verdict }) => verdict === "missing").map(({ path }) => path),
    forbidden: Object.entries(expected.forbid ?? {}).flatMap(([path, values]) => {
      const value = valueAtPath(report, path);
      const held = Array.isArray(value) ? value : [value];
      return values
        .filter((bad) => held.some((one) => one !== undefined && equal(bad, one)))
        .map((bad) => `${path}=${bad}`);
    }),
    actionsWanted: expected.actionsMust.length,
    actionsMissing: expected.actionsMust.filter((code) => !codes.has(code) && !isSettingTwin(code, codes)),
    question:
      expected.askNext.length === 0
        ? next.kind === "read-back"
        : expected.askNext.includes(asked || "read-back"),
    asked: asked || "read-back",
    wanted: expected.askNext,
  };
}

/** A care plan is called a service plan outside nursing homes; the labels use either word. */
function isSettingTwin(code: string, codes: Set<string>): boolean {
  return code === "CARE_PLAN_UPDATE" && codes.has("SERVICE_PLAN_UPDATE");
}

export function valueAtPath(report: IncidentReport, path: string): unknown {
  let at: unknown = report;
  for (const name of path.split(".")) at = (at as Record<string, unknown> | undefined)?.[name];
  if (at !== null && typeof at === "object" && "value" in at) return at.value;
  return at;
}

function compare(path: string, expected: ExpectedValue, actual: unknown): "right" | "wrong" | "missing" {
  const isEmpty = actual === undefined || actual === null;
  if (expected !== null && typeof expected === "object") {
    if ("anyOf" in expected) {
      if (isEmpty) return expected.anyOf.includes(null) ? "right" : "missing";
      return expected.anyOf.some((value) => value !== null && matches(path, value, actual))
        ? "right"
        : "wrong";
    }
    if (isEmpty) return "missing";
    if ("includes" in expected)
      return expected.includes.every((value) => holds(path, value, actual)) ? "right" : "wrong";
    return Math.abs(Number(actual) - expected.near) <= expected.tol ? "right" : "wrong";
  }
  if (isEmpty) return "missing";
  return matches(path, expected, actual) ? "right" : "wrong";
}

function holds(path: string, wanted: unknown, actual: unknown): boolean {
  if (Array.isArray(actual))
    return (
      actual.some((one) => matches(path, wanted, one)) ||
      (freeText.has(path) && matches(path, wanted, actual.join(" ")))
    );
  return freeText.has(path)
    ? matches(path, wanted, actual)
    : String(actual).toLowerCase().includes(String(wanted).toLowerCase());
}

function matches(path: string, wanted: unknown, actual: unknown): boolean {
  if (equal(wanted, actual)) return true;
  if (path.endsWith("doseOrdered") || path.endsWith("doseGiven"))
    return Number.parseFloat(String(wanted)) === Number.parseFloat(String(actual));
  if (!freeText.has(path)) return false;
  const content = (text: unknown) =>
    String(text)
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word && !smallWords.has(word));
  const expectedWords = content(wanted);
  const heard = new Set(content(actual).flatMap((word) => [word, word.replace(/s$/, "")]));
  const found = expectedWords.filter((word) => heard.has(word) || heard.has(word.replace(/s$/, ""))).length;
  return expectedWords.length > 0 && found / expectedWords.length >= 0.6;
}

function equal(a: unknown, b: unknown): boolean {
  return String(a).trim().toLowerCase() === String(b).trim().toLowerCase();
}

export type Bars = {
  reports: number;
  criticalUnderRated: number;
  underRated: number;
  overRated: number;
  forbidden: number;
  forbiddenReports: number;
  category: number;
  secondaries: number;
  priority: number;
  precision: number;
  recall: number;
  f1: number;
  actions: number;
  questions: number;
};

export function totalBars(scores: ReportScore[]): Bars {
  const sum = (read: (score: ReportScore) => number) =>
    scores.reduce((total, score) => total + read(score), 0);
  const right = sum((s) => s.fieldsRight);
  const wrong = sum((s) => s.fieldsWrong.length);
  const missing = sum((s) => s.fieldsMissing.length);
  const precision = right / (right + wrong);
  const recall = right / (right + wrong + missing);
  const wanted = sum((s) => s.actionsWanted);
  return {
    reports: scores.length,
    criticalUnderRated: sum((s) => Number(s.criticalUnderRated)),
    underRated: sum((s) => Number(s.underRated)),
    overRated: sum((s) => Number(!s.priority && !s.underRated)),
    forbidden: sum((s) => s.forbidden.length),
    forbiddenReports: sum((s) => Number(s.forbidden.length > 0)),
    category: sum((s) => Number(s.category && s.secondary)),
    secondaries: sum((s) => Number(s.secondary)),
    priority: sum((s) => Number(s.priority)),
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    actions: (wanted - sum((s) => s.actionsMissing.length)) / wanted,
    questions: sum((s) => Number(s.question)),
  };
}
