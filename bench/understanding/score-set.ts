import { isSamePerson } from "../../assistant/perceive/grammar/names.ts";
import { type Failure, type Figure, type FigureName, type Talk, talks } from "../../contracts/first-sight.ts";
import { compareValues, type ExpectedValue, forbiddenIn, type Scalar, valueAt } from "./compare-values.ts";

/** One line of a set: what is said, and what a careful reader expects. */
export type SetLine = {
  id: string;
  talk: Talk;
  context: { now: string; setting: string };
  transcript?: string;
  turns?: { who: string; text: string; asks?: string }[];
  expected: {
    incident?: boolean;
    category?: string;
    categoryAccept?: string[];
    priority?: string;
    priorityAccept?: string[];
    notPriority?: string;
    act?: string;
    fields?: Record<string, ExpectedValue>;
    forbid?: Record<string, Scalar[]>;
  };
};
/** What the command line printed for it. */
export type Printed = {
  incident?: boolean;
  report: unknown;
  say?: string;
  act?: string;
};

type Score = {
  line: SetLine;
  filed: boolean;
  priority: string;
  kindIsRight: boolean;
  priorityIsRight: boolean;
  right: number;
  wrong: string[];
  missing: string[];
  forbidden: string[];
  actIsRight: boolean;
  named: string;
};

export function scoreLine(line: SetLine, printed: Printed): Score {
  const { expected } = line;
  const { report } = printed;
  const priority = String(valueAt(report, "priority") ?? "");
  const kind = String(valueAt(report, "category") ?? "");
  const verdicts = Object.entries(expected.fields ?? {}).map(([path, value]) => {
    const actual = valueAt(report, path);
    return { path, actual, verdict: compareValues(path, value, actual) };
  });
  const kinds = [expected.category, ...(expected.categoryAccept ?? [])];
  // Older labels have no kind of its own for an allegation.
  const isOldName = kind === "allegation" && kinds.includes("behavior_elopement");
  return {
    line,
    filed: printed.incident ?? report !== null,
    priority,
    kindIsRight: kinds.includes(kind) || isOldName,
    priorityIsRight: [expected.priority, ...(expected.priorityAccept ?? [])].includes(priority),
    right: verdicts.filter(({ verdict }) => verdict === "right").length,
    wrong: verdicts
      .filter(({ verdict }) => verdict === "wrong")
      .map(({ path, actual }) => `${path}=${JSON.stringify(actual)}`),
    missing: verdicts.filter(({ verdict }) => verdict === "missing").map(({ path }) => path),
    forbidden: forbiddenIn(report, expected.forbid),
    actIsRight: printed.act === expected.act,
    named: String(valueAt(report, "resident.name") ?? ""),
  };
}

/** Every figure of a set, each as so many right of so many. A share such as F1 counts in thousandths. */
export function figuresOf(scores: readonly Score[]): Figure[] {
  return talks.flatMap((talk) => {
    const of = scores.filter(({ line }) => line.talk === talk);
    if (of.length === 0) return [];
    const count = (figure: FigureName, isRight: (score: Score) => boolean, among = of): Figure[] =>
      among.length === 0 ? [] : [{ talk, figure, right: among.filter(isRight).length, of: among.length }];
    if (talk === "none")
      return [
        ...count("filed", ({ filed }) => filed),
        ...count("alarmed", (s) => s.filed && s.priority === "critical"),
      ];
    if (talk === "emergency")
      return [
        ...count("critical", (s) => s.filed && s.priority === "critical"),
        ...count("toldNothing", ({ filed }) => !filed),
      ];
    if (talk === "calm") return count("calledCritical", (s) => s.filed && s.priority === "critical");
    if (talk === "name") return [...nameFigures(of, talk), ...count("whollyRight", isWhole)];
    if (talk === "question") return count("knownAsQuestion", ({ actIsRight }) => actIsRight);
    if (talk === "followup") return [...count("whollyRight", isWhole), ...count("act", ({ actIsRight }) => actIsRight)];
    const mustBeCritical = of.filter(
      ({ line: { expected } }) => expected.priority === "critical" && !expected.priorityAccept?.length,
    );
    return [
      ...count("kind", (score) => score.kindIsRight),
      ...count("priority", (score) => score.priorityIsRight),
      { talk, figure: "f1", right: Math.round(1000 * f1(of)), of: 1000 },
      ...count("forbidden", ({ forbidden }) => forbidden.length > 0),
      ...count("criticalLower", ({ priority }) => priority !== "critical", mustBeCritical),
    ];
  });
}

function nameFigures(of: readonly Score[], talk: Talk): Figure[] {
  const path = "resident.name";
  const named = of.filter(({ line }) => line.expected.fields?.[path] !== undefined);
  const isRight = ({ wrong, forbidden, missing }: Score) =>
    ![...wrong, ...forbidden].some((found) => found.startsWith(`${path}=`)) && !missing.includes(path);
  // "Mr. Cornelius" for "Mister Cornelius" is not right, but nobody else.
  const isWrong = ({ line, forbidden, named: name }: Score) =>
    forbidden.some((found) => found.startsWith(`${path}=`)) ||
    (name !== "" && !isSamePerson(name, String(line.expected.fields?.[path])));
  return [
    { talk, figure: "name", right: named.filter(isRight).length, of: named.length },
    { talk, figure: "wrongPerson", right: named.filter(isWrong).length, of: named.length },
  ];
}

const isWhole = ({ wrong, missing, forbidden }: Score) => wrong.length + missing.length + forbidden.length === 0;

function f1(scores: readonly Score[]): number {
  const sum = (read: (score: Score) => number) => scores.reduce((total, score) => total + read(score), 0);
  const right = sum((score) => score.right);
  const wrong = sum((score) => score.wrong.length);
  const missing = sum((score) => score.missing.length);
  return (2 * right) / (2 * right + 2 * wrong + missing);
}

/** What went wrong, line by line, in words. */
export function failuresOf(scores: readonly Score[]): Failure[] {
  return scores.flatMap((score) => {
    const { line, filed, priority, wrong, missing, forbidden } = score;
    const { expected, talk, id } = line;
    const got: string[] = [];
    if (expected.incident !== undefined && filed !== expected.incident)
      got.push(filed ? `filed (${priority})` : "not filed");
    if (expected.notPriority && filed && priority === expected.notPriority) got.push(priority);
    if (expected.category && !score.kindIsRight) got.push("another kind");
    if (expected.priority && filed && !score.priorityIsRight) got.push(priority);
    if (expected.act && !score.actIsRight) got.push("another act");
    got.push(...wrong, ...missing.map((path) => `no ${path}`), ...forbidden.map((found) => `forbidden ${found}`));
    if (got.length === 0) return [];
    const said = line.transcript ?? line.turns?.map(({ text }) => text).join(" / ") ?? "";
    return [{ talk, id, said, wanted: JSON.stringify(expected), got: got.join(", ") }];
  });
}
