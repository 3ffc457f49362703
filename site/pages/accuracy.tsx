import * as v from "valibot";
import { type AccuracyFigures, accuracyFigures, type FigureName } from "../../contracts/accuracy-figures.ts";
import { type VoiceFigures, voiceFigureNames, voiceFigures } from "../../contracts/voice-figures.ts";
import { Failures } from "../sections/failures.tsx";
import { Figures, NotMeasured } from "../sections/figures.tsx";
import { KnownLimits } from "../sections/known-limits.tsx";
import { NotClaimed } from "../sections/not-claimed.tsx";
import { PageHeading } from "../sections/page-heading.tsx";
import { PersonChecks } from "../sections/person-checks.tsx";
import { TestMethod } from "../sections/test-method.tsx";
import { barText, figureText, voiceFigureText } from "./figure-text.ts";
import type { MakePage } from "./page.ts";

// A pattern and not an import, because before the first measurement the file is not there.
const files = import.meta.glob("../../docs/accuracy.json", { eager: true, import: "default" });
const measured: AccuracyFigures | undefined = Object.values(files).map((file) =>
  v.parse(accuracyFigures, file),
)[0];

const figureNames: readonly FigureName[] = [
  "criticalUnderRated",
  "forbidden",
  "category",
  "priority",
  "fieldF1",
  "actionsRecall",
  "nextQuestion",
  "robustness",
];
const spokenFiles = import.meta.glob("../../docs/accuracy-voice.json", { eager: true, import: "default" });
const spoken: VoiceFigures | undefined = Object.values(spokenFiles).map((file) =>
  v.parse(voiceFigures, file),
)[0];

export const accuracyPage: MakePage = ({ accuracy: words, site }, language) => {
  const sets = measured?.sets ?? [];
  const setHints = { dev: words.sets.devHint, own: undefined, heldOut: words.sets.heldOutHint };
  const { link: _, ...notClaimed } = site.notClaimed;

  return {
    title: words.title,
    description: words.description,
    body: () => (
      <>
        <PageHeading heading={words.heading} text={words.text}>
          {measured ? (
            <p className="page-note">
              <time dateTime={measured.date}>
                {words.measuredOn.replace("{date}", longDate(measured.date, language))}
              </time>
              <span>{words.version.replace("{version}", measured.version)}</span>
            </p>
          ) : (
            <NotMeasured text={words.notMeasured} />
          )}
        </PageHeading>
        <TestMethod {...words.method} />
        <Figures
          heading={words.figuresHeading}
          notMeasured={words.notMeasured}
          columns={sets.map(({ id }) => words.sets[id])}
          barLabel={words.sets.bar}
          rows={figureNames.map((id) => ({
            id,
            ...words.figures[id],
            values: sets.map((set) => ({ figure: figureText(set, id), bar: barText(set, id) })),
          }))}
          sets={{
            heading: words.sets.heading,
            items: (["dev", "own", "heldOut"] as const).map((id) => {
              const reports = sets.find((set) => set.id === id)?.reports;
              return {
                id,
                name: words.sets[id],
                size: reports ? words.sets.reports.replace("{count}", String(reports)) : words.notMeasured,
                hint: setHints[id],
              };
            }),
          }}
        />
        {measured && <Failures {...words.failures} items={measured.failures} />}
        <KnownLimits
          voice={{
            ...words.voice,
            figures: voiceFigureNames.map((id) => ({
              id,
              ...words.figures[id],
              value: spoken && voiceFigureText(spoken, id, language),
            })),
          }}
          limits={words.limits}
          notMeasured={words.notMeasured}
        />
        <div className="wrap stack accuracy-end">
          <PersonChecks {...words.human} action={words.action} />
          <NotClaimed {...notClaimed} />
        </div>
      </>
    ),
  };
};

function longDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}
