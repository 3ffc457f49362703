import { PageHeading } from "../sections/page-heading.tsx";
import type { MakePage } from "./page.ts";

export const termsPage: MakePage = (words) => ({
  title: words.legal.terms.title,
  description: words.legal.terms.description,
  body: () => <PageHeading heading={words.legal.terms.heading} text={words.legal.terms.description} />,
});
