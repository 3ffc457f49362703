import { PageHeading } from "../sections/page-heading.tsx";
import type { MakePage } from "./page.ts";

export const accuracyPage: MakePage = (words) => ({
  title: words.accuracy.title,
  description: words.accuracy.description,
  body: () => <PageHeading heading={words.accuracy.heading} text={words.accuracy.text} />,
});
