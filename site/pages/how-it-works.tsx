import { Icon } from "../design/icon.tsx";
import { unbroken } from "../design/unbroken.ts";
import { Link } from "../frame/link.tsx";
import { Contents } from "../sections/contents.tsx";
import { Crosswalk } from "../sections/crosswalk.tsx";
import { NotClaimed } from "../sections/not-claimed.tsx";
import { OtherSettings } from "../sections/other-settings.tsx";
import { PageHeading } from "../sections/page-heading.tsx";
import { QapiRule } from "../sections/qapi-rule.tsx";
import { ReportingClocks } from "../sections/reporting-clocks.tsx";
import { Sources } from "../sections/sources.tsx";
import { StepsByKind } from "../sections/steps-by-kind.tsx";
import { Walk } from "../sections/walk.tsx";
import { WhyItMatters } from "../sections/why-it-matters.tsx";
import { clocksOf, crosswalkOf, stepsOf } from "./care-tables.ts";
import type { MakePage } from "./page.ts";

export const howItWorksPage: MakePage = ({ howItWorks: words, site }, language) => ({
  title: words.title,
  description: words.description,
  body: () => (
    <>
      <PageHeading heading={words.heading} text={words.text}>
        <p className="page-note">
          <Icon name="info" />
          <time dateTime={words.reviewed.date}>{words.reviewed.text}</time>
        </p>
        <Contents
          label={site.common.onThisPage}
          items={(
            [
              "captured",
              "asked",
              "holds",
              "priorities",
              "qapi",
              "crosswalk",
              "clocks",
              "steps",
              "settings",
              "why",
            ] as const
          ).map((id) => ({ id, text: words[id].heading }))}
        />
      </PageHeading>
      <Walk {...words} />
      <QapiRule {...words.qapi} />
      <Crosswalk {...words.crosswalk} rows={crosswalkOf(words.crosswalk)} sourceList={words.sources} />
      <ReportingClocks {...words.clocks} rows={unbroken(clocksOf(language))} />
      <StepsByKind
        {...words.steps}
        kinds={unbroken(stepsOf(language)).map((kind) => ({ ...kind, told: words.steps.told[kind.id] }))}
      />
      <OtherSettings {...words.settings} />
      <WhyItMatters {...words.why} sourceLabel={site.common.source} />
      <div className="wrap stack page-end">
        <NotClaimed {...site.notClaimed} />
        <p>
          <Link to={words.action.to} className="button">
            {words.action.label}
          </Link>
        </p>
      </div>
      <Sources heading={words.sourcesHeading} items={words.sources} />
    </>
  ),
});
