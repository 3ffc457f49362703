import { PageHeading } from "../sections/page-heading.tsx";
import type { MakePage } from "./page.ts";

export const contactPage: MakePage = (words) => ({
  title: words.contact.title,
  description: words.contact.description,
  body: () => <PageHeading heading={words.contact.heading} text={words.contact.subtitle} />,
});
