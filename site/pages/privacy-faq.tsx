import { TextWithLink } from "../frame/text-with-link.tsx";
import { PageHeading } from "../sections/page-heading.tsx";
import { Questions } from "../sections/questions.tsx";
import type { MakePage } from "./page.ts";

export const privacyFaqPage: MakePage = ({ privacyFaq, site }) => {
  const { heading, text, reviewed, policy } = privacyFaq;
  return {
    title: privacyFaq.title,
    description: privacyFaq.description,
    questions: privacyFaq.groups.flatMap(({ questions }) => [...questions]),
    body: () => (
      <>
        <PageHeading heading={heading} text={<TextWithLink text={text} {...policy} />}>
          <dl className="page-facts">
            <div>
              <dt>{reviewed.label}</dt>
              <dd>
                <time dateTime={reviewed.date}>{reviewed.text}</time>
              </dd>
            </div>
          </dl>
        </PageHeading>
        <Questions {...privacyFaq} contents={site.common.onThisPage} copied={site.common.copied} />
      </>
    ),
  };
};
