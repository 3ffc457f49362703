import { judge, priorityOf } from "../../assistant/policy/judge.ts";
import { clockRows } from "../../care/clocks.ts";
import type { Condition } from "../../care/condition.ts";
import { crosswalkRows } from "../../care/crosswalk.ts";
import { drugClasses } from "../../care/drug-classes.ts";
import { emergencyRows } from "../../care/emergencies.ts";
import { exampleIncidents } from "../../care/example-incidents.ts";
import { kindRows } from "../../care/kinds.ts";
import { merpRows } from "../../care/ncc-merp.ts";
import { bodyParts } from "../../care/parts-of-body.ts";
import { peopleToTell, questionRows } from "../../care/questions.ts";
import { reasonRows } from "../../care/reasons.ts";
import { warningReasons } from "../../care/reasons-body.ts";
import { routineReasons } from "../../care/reasons-skin.ts";
import type { Row } from "../../care/row.ts";
import { type Citation, citeText, sources } from "../../care/sources.ts";
import { stepRows } from "../../care/steps.ts";
import { assistant } from "../../content/en/assistant.ts";
import { care } from "../../content/en/care.ts";
import { howItWorks } from "../../content/en/how-it-works.ts";
import type { Facts } from "../../contracts/facts.ts";
import { categories, priorities, type Setting, settings } from "../../contracts/report.ts";
import { describeCondition, namedIn } from "./describe-condition.ts";

/** Every table of care as Markdown, for a nurse consultant to read and sign. */
export function printCareRules(): string {
  const reasons = [...reasonRows, ...warningReasons, ...routineReasons];
  return [
    "# The rules of care",
    [
      "Made by `npm run -s care-rules` from `care/`; do not edit it by hand. Every rule looks at",
      "facts that someone told or set, never at words. **Law** is a published rule with its paragraph; **guidance**",
      "is what an authority advises; **suggestion** is ours, and a nurse consultant signs it. What could not be",
      'checked against a published text says "not verified". Nothing here is legal or medical advice: the nurse',
      "decides.",
    ].join("\n"),
    "Signed by: ______________________________ Date: ______________",
    "## What a report is about",
    "The first row that fits is its kind; others that fit are told beside it.",
    table(
      ["Row", "Kind", "When"],
      kindRows.map((row) => [row.id, care.kinds[row.kind], describe(row.when)]),
    ),
    "## Conditions with a name",
    table(["Name", "Means"], named(reasons, stepRows, clockRows, questionRows, emergencyRows)),
    "## Priority and its reasons",
    "The most serious reason decides; a rule can only raise. A calm reason is given only when nothing else is.",
    ...priorities.flatMap((priority) => [
      `### ${assistant.priorities[priority]}`,
      table(
        ["Row", "Reason shown", "When", "Kind", "Source"],
        reasons
          .filter(({ code }) => priorityOf(code) === priority)
          .map((row) => [row.id, care.reasons[row.says ?? row.code], describe(row.when), ...standing(row)]),
      ),
    ]),
    "## First steps in an emergency",
    "The first row that fits is shown and said first, with its steps in this order.",
    table(
      ["Row", "Heading", "When", "Steps", "Kind", "Source"],
      emergencyRows.map((row) => [row.id, ...firstSteps(row.sign, row.when), ...standing(row)]),
    ),
    "## Follow-up steps",
    "In the order they are done. Where several rows give the same step, the first that fits tells it.",
    table(
      ["Row", "Step", "When", "Where", "Who", "By when", "Kind", "Source"],
      stepRows.map((row) => [
        row.id,
        stepText(row.says ?? row.code, row.settings),
        describe(row.when),
        where(row.settings),
        whoDoes(row),
        care.due[row.due],
        ...standing(row),
      ]),
    ),
    "## Reporting clocks",
    [
      "Law only, and nursing homes only. A clock runs from when staff learned of the incident: when it was reported,",
      "else found, else when it happened, else when it was told. Working days leave out weekends, not holidays.",
    ].join("\n"),
    table(
      ["Row", "What", "Limit", "Counted from", "Who reports", "To whom", "When", "Source"],
      clockRows.map((row) => {
        const { what, who, toWhom } = care.clocks[row.says];
        const from = row.from === "incident" ? "the incident" : "when staff learned of it";
        return [row.id, what, care.limits[row.limit], from, who, toWhom, describe(row.when), citeText(row.source)];
      }),
    ),
    "## What is asked, in this order",
    'Nothing that was answered is asked, not even if the answer was "I don\'t know".',
    table(
      ["Row", "Question about", "Because the answer could", "When"],
      questionRows.map((row) => [row.id, row.path, whyAsked[row.why], describe(row.when)]),
    ),
    "### Who must be told, the most important first",
    table(
      ["Person", "When"],
      peopleToTell.map(({ person, when }) => [assistant.people[person], describe(when)]),
    ),
    "## The letter of a medication error (NCC MERP)",
    "A suggestion that a person confirms. Letters A, F, G and I need facts that a first report does not hold.",
    table(
      ["Row", "Letter", "Means", "When"],
      merpRows.map((row) => [row.id, row.letter, care.nccMerp[row.letter], describe(row.when)]),
    ),
    "## F-tags by kind of incident",
    "Nursing homes only: the tags to look at first.",
    table(["Incident", "Tags", "Sources"], crosswalkRows.map(crosswalkCells)),
    "## Words behind the conditions",
    table(
      ["Name", "Words"],
      Object.entries({ ...drugClasses, ...bodyParts }).map(([name, list]) => [name, list.join(", ")]),
    ),
    "## Sources",
    table(
      ["Source", "Text and date", "Read on"],
      Object.values(sources).map(({ label, dated, read }) => [label, dated, read || "**not verified**"]),
    ),
  ]
    .join("\n\n")
    .concat("\n");
}

/** Which steps follow from one incident of each kind in each setting, as the rows that give them. */
export function printExampleSteps(): string {
  const stepsIn = (facts: Facts, setting: Setting) =>
    judge(facts, { setting, now: "2026-01-05T12:00" }).steps.map(({ row }) => row);
  const examples = categories.map((kind) => [
    kind,
    Object.fromEntries(settings.map((setting) => [setting, stepsIn(exampleIncidents[kind], setting)])),
  ]);
  return `${JSON.stringify(Object.fromEntries(examples), null, 2)}\n`;
}

const whyAsked = {
  danger: "help someone in danger",
  priority: "change the priority",
  clock: "start a legal clock",
  told: "show who still has to be told",
  report: "complete the report",
};

const describe = (condition: Condition): string => describeCondition(condition);

function standing({ kind, source }: Pick<Row, "kind" | "source">): [string, string] {
  return [kind, sourceText(source)];
}

function sourceText(source: Citation): string {
  return `${citeText(source)}${sources[source.source].read === "" ? " (not verified)" : ""}`;
}

function where(places: readonly Setting[] | undefined): string {
  return places ? places.map((name) => assistant.settings[name]).join(", ") : "everywhere";
}

function whoDoes({ role, roleIn }: (typeof stepRows)[number]): string {
  const others = Object.entries(roleIn ?? {}).map(
    ([setting, other]) => `${assistant.settings[setting as Setting]}: ${care.roles[other]}`,
  );
  return [care.roles[role], ...others].join("; ");
}

function stepText(says: keyof typeof care.steps, places: readonly Setting[] = settings): string {
  const texts: Partial<Record<string, string>> = care.steps;
  const own = places.flatMap((name) => {
    const text = texts[`${says}.${name}`];
    return text ? [`${assistant.settings[name]}: ${text}`] : [];
  });
  return own.length === places.length ? own.join("; ") : [care.steps[says], ...own].join("; ");
}

function firstSteps(sign: keyof typeof care.emergencies, when: Condition): [string, string, string] {
  const { heading, steps } = care.emergencies[sign];
  return [heading, describe(when), steps.map((step, place) => `${place + 1}. ${step}`).join(" ")];
}

function crosswalkCells({ id, tags, sources: ids }: (typeof crosswalkRows)[number]): string[] {
  const incident = howItWorks.crosswalk.rows.find((row) => row.id === id)?.incident ?? id;
  const meaning = (tag: string) => howItWorks.crosswalk.tags.find((row) => row.tag === tag)?.meaning ?? "";
  return [
    incident,
    tags.map((tag) => `${tag} ${meaning(tag)}`).join("; "),
    ids.map((name) => sourceText({ source: name })).join("; "),
  ];
}

function named(...tables: (readonly { when: Condition }[])[]): string[][] {
  const all = new Map(tables.flat().flatMap(({ when }) => namedIn(when)));
  return [...all].map(([name, condition]) => [name, describe(condition)]);
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
