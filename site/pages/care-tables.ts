import { judge } from "../../assistant/policy/judge.ts";
import { clockRows } from "../../assistant/policy/tables/clocks.ts";
import { crosswalkRows } from "../../assistant/policy/tables/crosswalk.ts";
import { exampleIncidents } from "../../assistant/policy/tables/example-incidents.ts";
import { citeText } from "../../assistant/policy/tables/sources.ts";
import { care as en } from "../../content/en/care.ts";
import { care as es } from "../../content/es/care.ts";
import type { Words } from "../../content/words.ts";
import type { Language } from "../../contracts/paths.ts";
import { actionCodes, categories, type FollowUp, settings } from "../../contracts/report.ts";

const careIn: Record<Language, typeof es> = { en, es };

type HowItWorks = Words["howItWorks"];

/** The tags of each kind of incident, with what they mean. */
export function crosswalkOf({ rows, tags }: HowItWorks["crosswalk"]) {
  const meanings: Partial<Record<string, string>> = Object.fromEntries(
    tags.map(({ tag, meaning }) => [tag, meaning]),
  );
  return crosswalkRows.map((row) => {
    const words = rows.find(({ id }) => id === row.id);
    return {
      id: row.id,
      incident: words?.incident ?? "",
      facts: words?.facts ?? "",
      sources: row.sources,
      tags: row.tags.map((tag) => ({ tag: tag.replace(" to ", "–"), meaning: meanings[tag] ?? "" })),
    };
  });
}

/** The clocks as the assistant counts them. */
export function clocksOf(language: Language) {
  const care = careIn[language];
  return clockRows.map(({ says, limit, source }) => {
    const { what, who, toWhom } = care.clocks[says];
    return { what, limit: care.limits[limit], who, toWhom, rule: citeText(source) };
  });
}

/** What follows from one incident of each kind, step by step, in each setting. */
export function stepsOf(language: Language) {
  const care = careIn[language];
  return categories.map((kind) => {
    const bySetting = settings.map((setting) => {
      const around = { setting, language, now: "2026-01-05T12:00" };
      return judge(exampleIncidents[kind], around).steps;
    });
    const codes = actionCodes.filter((code) =>
      bySetting.some((steps) => steps.some((step) => step.code === code)),
    );
    const order = (code: string) => bySetting.flat().findIndex((step) => step.code === code);
    const rows = codes
      .sort((a, b) => order(a) - order(b))
      .map((code) => ({
        id: code,
        cells: bySetting.map((steps) => textOf(steps.find((step) => step.code === code))),
      }));
    return { id: kind, title: care.kinds[kind], rows };
  });

  function textOf(step: FollowUp | undefined): string {
    if (!step) return "–";
    const by = `${care.roles[step.role]}, ${care.due[step.due]}`;
    return `${step.text} (${by}; ${care.ruleKinds[step.kind ?? "suggestion"].toLowerCase()})`;
  }
}
