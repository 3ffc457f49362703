import { pathOf } from "../../contracts/paths.ts";
import { TalkIntro } from "../sections/talk-intro.tsx";
import type { MakePage } from "./page.ts";

export const talkPage: MakePage = ({ talk }, language) => ({
  title: talk.title,
  description: talk.description,
  styles: "talk",
  body: () => (
    <TalkIntro
      {...talk}
      demo={{
        words: talk,
        language,
        privacyPath: pathOf("privacy", language),
        contactPath: pathOf("contact", language),
      }}
    />
  ),
});
