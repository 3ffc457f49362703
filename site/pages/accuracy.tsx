import * as v from "valibot";
import { assistant as en } from "../../content/en/assistant.ts";
import { assistant as es } from "../../content/es/assistant.ts";
import { type Figure, type FirstSightSet, firstSightSets, isMissed, talks } from "../../contracts/first-sight.ts";
import type { Language } from "../../contracts/paths.ts";
import { type VoiceFigures, voiceFigureNames, voiceFigures } from "../../contracts/voice-figures.ts";
import type { Wording } from "../../sheets/sheet.ts";
import { unbroken } from "../design/unbroken.ts";
import { Failures } from "../sections/failures.tsx";
import { FigureSummary, Figures, NotMeasured } from "../sections/figures.tsx";
import { KnownLimits } from "../sections/known-limits.tsx";
import { NotClaimed } from "../sections/not-claimed.tsx";
import { PageHeading } from "../sections/page-heading.tsx";
import { PersonChecks } from "../sections/person-checks.tsx";
import { TestMethod } from "../sections/test-method.tsx";
import { failureTexts } from "./failure-text.ts";
import { barText, figureText, rangeText, voiceFigureText } from "./figure-text.ts";
import type { MakePage } from "./page.ts";

// Patterns and not imports, because before the first measurement the files are not there.
const files = import.meta.glob("../../docs/first-sight.json", { eager: true, import: "default" });
const measured = Object.values(files).flatMap((file) => v.parse(firstSightSets, file));
const spokenFiles = import.meta.glob("../../docs/accuracy-voice.json", { eager: true, import: "default" });
const spoken: VoiceFigures | undefined = Object.values(spokenFiles).map((file) => v.parse(voiceFigures, file))[0];

const mostSets = 3;
/** What a visitor looks for first, of the last sets together: the good and the bad. */
const summary = [
  { talk: "emergency", figure: "critical" },
  { talk: "plain", figure: "kind" },
  { talk: "complicated", figure: "forbidden" },
  { talk: "none", figure: "filed" },
] as const;
const mostFailures = 8;
const wordingIn: Record<Language, Wording> = { en, es };

export const accuracyPage: MakePage = ({ accuracy: words, site }, language) => {
  const sets = measured.slice(-mostSets);
  const newest = sets.at(-1);
  const { link: _, ...notClaimed } = site.notClaimed;
  const named = (set: string) => words.sets.name.replace("{letter}", set.replace("Set ", ""));

  return {
    title: words.title,
    description: words.description,
    body: () => (
      <>
        <PageHeading heading={words.heading} text={words.text}>
          {newest ? (
            <p className="page-note">
              <time dateTime={newest.date}>{words.measuredOn.replace("{date}", longDate(newest.date, language))}</time>
              <span>· {unbroken(words.version.replace("{version}", newest.version))}</span>
            </p>
          ) : (
            <NotMeasured text={words.notMeasured} />
          )}
          {newest && (
            <FigureSummary
              items={summary.map(({ talk, figure }) => {
                const all = total(sets, talk, figure);
                return {
                  id: `${talk}-${figure}`,
                  figure: figureText(all, words.sets, language),
                  range: rangeText(all, words.sets, language),
                  name: words.talks[talk],
                  meaning: words.figures[figure].name,
                };
              })}
            />
          )}
        </PageHeading>
        <TestMethod {...words.method} />
        <Figures
          heading={words.figuresHeading}
          notMeasured={words.notMeasured}
          columns={sets.map(({ name }) => named(name))}
          barLabel={words.sets.bar}
          groups={talks.map((talk) => ({
            id: talk,
            name: words.talks[talk],
            rows: figuresOf(sets, talk).map((figure) => ({
              id: `${talk}-${figure}`,
              ...words.figures[figure],
              bar: barText(talk, figure, language),
              values: sets.map(({ figures }) => {
                const found = figures.find((other) => other.talk === talk && other.figure === figure);
                return {
                  figure: found ? figureText(found, words.sets, language) : "–",
                  range: found && rangeText(found, words.sets, language),
                  missed: found && isMissed(found) ? words.sets.missed : undefined,
                };
              }),
            })),
          }))}
          sets={{
            heading: words.sets.heading,
            items: sets.flatMap(({ name, note }) => (note ? [{ id: name, name: named(name), note }] : [])),
          }}
        />
        {newest && (
          <Failures
            {...words.failures}
            items={newest.failures.slice(0, mostFailures).map(({ id, said, got }) => ({
              id,
              said: unbroken(said),
              got: failureTexts(got, words.failures.outcomes, wordingIn[language]),
            }))}
            left={Math.max(0, newest.failures.length - mostFailures)}
          />
        )}
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

function figuresOf(sets: readonly FirstSightSet[], talk: Figure["talk"]): Figure["figure"][] {
  const all = sets.flatMap(({ figures }) => figures.filter((figure) => figure.talk === talk));
  return [...new Set(all.map(({ figure }) => figure))];
}

function total(sets: readonly FirstSightSet[], talk: Figure["talk"], figure: Figure["figure"]): Figure {
  const all = sets.flatMap(({ figures }) => figures.filter((one) => one.talk === talk && one.figure === figure));
  const sum = (name: "right" | "of") => all.reduce((so, one) => so + one[name], 0);
  return { talk, figure, right: sum("right"), of: sum("of") };
}

function longDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}
