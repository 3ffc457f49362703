/** Every address of the site, by name. Nobody types one twice. */
export const paths = {
  landing: "/",
  talk: "/talk",
  contact: "/contact",
  privacy: "/privacy",
  privacyFaq: "/privacy-faq",
  terms: "/terms",
  howItWorks: "/how-it-works",
  accuracy: "/accuracy",
  thankYou: "/contact/thank-you",
} as const;

/** Addresses that answer programs rather than people. */
export const apiPaths = {
  siteSettings: "/api/site",
  landingLead: "/contact",
  contactLead: "/api/contact",
  errors: "/api/errors",
  cspReports: "/api/csp",
  voiceWebhook: "/api/voice/webhook",
  /** Where a hosted voice asks what to say; it adds /chat/completions itself. */
  voiceModel: "/api/voice/model",
  healthy: "/healthz",
  ready: "/readyz",
  metrics: "/metrics",
} as const;

export type PageName = keyof typeof paths;
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

export function pathOf(page: PageName, language: Language = "en"): string {
  return within(language, paths[page]);
}

/** An address in a language: English at the root, every other language under its own folder. */
export function within(language: Language, path: string): string {
  if (language === "en") return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** The language an address asks for. */
export function languageOf(path: string): Language {
  return path === "/es" || path.startsWith("/es/") ? "es" : "en";
}
