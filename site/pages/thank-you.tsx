import { PageHeading } from "../sections/page-heading.tsx";
import type { MakePage } from "./page.ts";

export const thankYouPage: MakePage = (words) => ({
  title: words.forms.thanks.title,
  description: words.forms.thanks.description,
  body: () => <PageHeading heading={words.forms.thanks.heading} text={words.forms.thanks.text} />,
});
