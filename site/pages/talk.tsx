import { TalkIntro } from "../sections/talk-intro.tsx";
import type { MakePage } from "./page.ts";

export const talkPage: MakePage = ({ talk }) => ({
  title: talk.title,
  description: talk.description,
  body: () => <TalkIntro {...talk} />,
});
