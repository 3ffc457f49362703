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
export type Language = "en" | "es";

/** The address of a page in a language: English at the root, every other language under its own folder. */
export function pathOf(page: PageName, language: Language = "en"): string {
  if (language === "en") return paths[page];
  return page === "landing" ? `/${language}` : `/${language}${paths[page]}`;
}

/** The language an address asks for. */
export function languageOf(path: string): Language {
  return path === "/es" || path.startsWith("/es/") ? "es" : "en";
}
