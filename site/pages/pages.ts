import type { PageName } from "../../contracts/paths.ts";
import { accuracyPage } from "./accuracy.tsx";
import { contactPage } from "./contact.tsx";
import { howItWorksPage } from "./how-it-works.tsx";
import { landingPage } from "./landing.tsx";
import type { MakePage } from "./page.ts";
import { privacyPage } from "./privacy.tsx";
import { privacyFaqPage } from "./privacy-faq.tsx";
import { talkPage } from "./talk.tsx";
import { termsPage } from "./terms.tsx";
import { thankYouPage } from "./thank-you.tsx";

/** The list of pages; a name without a page does not compile. */
export const pages: Record<PageName, MakePage> = {
  landing: landingPage,
  talk: talkPage,
  contact: contactPage,
  privacy: privacyPage,
  privacyFaq: privacyFaqPage,
  terms: termsPage,
  howItWorks: howItWorksPage,
  accuracy: accuracyPage,
  thankYou: thankYouPage,
};
