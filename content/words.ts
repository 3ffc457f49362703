import { accuracy as enAccuracy } from "./en/accuracy.ts";
import { contact as enContact } from "./en/contact.ts";
import { error as enError } from "./en/error.ts";
import { forms as enForms } from "./en/forms.ts";
import { howItWorks as enHowItWorks } from "./en/how-it-works.ts";
import { landing as enLanding } from "./en/landing.ts";
import { legal as enLegal } from "./en/legal.ts";
import { mails as enMails } from "./en/mails.ts";
import { notFound as enNotFound } from "./en/not-found.ts";
import { privacyFaq as enPrivacyFaq } from "./en/privacy-faq.ts";
import { site as enSite } from "./en/site.ts";
import { talk as enTalk } from "./en/talk.ts";
import { accuracy as esAccuracy } from "./es/accuracy.ts";
import { contact as esContact } from "./es/contact.ts";
import { error as esError } from "./es/error.ts";
import { forms as esForms } from "./es/forms.ts";
import { howItWorks as esHowItWorks } from "./es/how-it-works.ts";
import { landing as esLanding } from "./es/landing.ts";
import { legal as esLegal } from "./es/legal.ts";
import { mails as esMails } from "./es/mails.ts";
import { notFound as esNotFound } from "./es/not-found.ts";
import { privacyFaq as esPrivacyFaq } from "./es/privacy-faq.ts";
import { site as esSite } from "./es/site.ts";
import { talk as esTalk } from "./es/talk.ts";
import type { Translation } from "./translation.ts";

const english = {
  site: enSite,
  landing: enLanding,
  talk: enTalk,
  contact: enContact,
  forms: enForms,
  mails: enMails,
  howItWorks: enHowItWorks,
  accuracy: enAccuracy,
  privacyFaq: enPrivacyFaq,
  legal: enLegal,
  notFound: enNotFound,
  error: enError,
} as const;

/** Every word of the site in one language; both languages have this shape. */
export type Words = Translation<typeof english>;

const spanish: Words = {
  site: esSite,
  landing: esLanding,
  talk: esTalk,
  contact: esContact,
  forms: esForms,
  mails: esMails,
  howItWorks: esHowItWorks,
  accuracy: esAccuracy,
  privacyFaq: esPrivacyFaq,
  legal: esLegal,
  notFound: esNotFound,
  error: esError,
};

export const words: { en: Words; es: Words } = { en: english, es: spanish };
export type Language = keyof typeof words;
