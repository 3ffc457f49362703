import { PageHeading } from "../sections/page-heading.tsx";
import type { MakePage } from "./page.ts";

export const privacyFaqPage: MakePage = (words) => ({
  title: words.legal.privacy.title,
  description: words.legal.privacy.description,
  body: () => <PageHeading heading={words.legal.privacy.heading} text={words.legal.privacy.description} />,
});
