import { PageHeading } from "../sections/page-heading.tsx";
import type { MakePage } from "./page.ts";

export const howItWorksPage: MakePage = (words) => ({
  title: words.howItWorks.title,
  description: words.howItWorks.description,
  body: () => <PageHeading heading={words.howItWorks.heading} text={words.howItWorks.text} />,
});
