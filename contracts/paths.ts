/** Every address of the site, by name. Nobody types one twice. */
export const paths = {
  landing: "/",
  talk: "/talk",
  contact: "/contact",
  privacy: "/privacy",
  privacyFaq: "/privacy-faq",
  terms: "/terms",
} as const;

export type PageName = keyof typeof paths;
