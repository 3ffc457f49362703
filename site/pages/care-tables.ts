import { clockRows } from "../../care/clocks.ts";
import { crosswalkRows } from "../../care/crosswalk.ts";
import exampleSteps from "../../care/example-steps.json" with { type: "json" };
import { citeText } from "../../care/sources.ts";
import { type StepRow, stepRows } from "../../care/steps.ts";
import { care as en } from "../../content/en/care.ts";
import { care as es } from "../../content/es/care.ts";
import type { Words } from "../../content/words.ts";
import type { Language } from "../../contracts/paths.ts";
import { categories, type Setting, settings } from "../../contracts/report.ts";

const careIn: Record<Language, typeof es> = { en, es };

type HowItWorks = Words["howItWorks"];

/** The tags of each kind of incident, with what they mean. */
export function crosswalkOf({ rows, tags }: HowItWorks["crosswalk"]) {
  const meanings: Partial<Record<string, string>> = Object.fromEntries(tags.map(({ tag, meaning }) => [tag, meaning]));
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
    const bySetting = settings.map((setting) => ({
      setting,
      steps: exampleSteps[kind][setting].flatMap((id) => stepRows.find((row) => row.id === id) ?? []),
    }));
    const codes = new Set(bySetting.flatMap(({ steps }) => steps.map(({ code }) => code)));
    const rows = [...codes].map((code) => ({
      id: code,
      cells: bySetting.map(({ setting, steps }) => {
        const step = steps.find((row) => row.code === code);
        return step ? textOf(step, setting) : "–";
      }),
    }));
    return { id: kind, title: care.kinds[kind], rows };
  });

  function textOf({ code, says = code, role, roleIn, due, kind }: StepRow, setting: Setting): string {
    const texts: Partial<Record<string, string>> = care.steps;
    const by = `${care.roles[roleIn?.[setting] ?? role]}, ${care.due[due]}`;
    return `${texts[`${says}.${setting}`] ?? texts[says]} (${by}; ${care.ruleKinds[kind].toLowerCase()})`;
  }
}
