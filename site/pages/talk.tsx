import { PageHeading } from "../sections/page-heading.tsx";
import type { MakePage } from "./page.ts";

export const talkPage: MakePage = (words) => ({
  title: words.talk.title,
  description: words.talk.description,
  body: () => <PageHeading heading={words.talk.heading} text={words.talk.text} />,
});
