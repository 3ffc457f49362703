import type { FastifyRequest } from "fastify";
import { type Language, languageOf } from "../../contracts/paths.ts";

/** Both languages post to one address; the page they came from tells them apart. */
export function visitorLanguage({ headers }: FastifyRequest): Language {
  const { referer = "" } = headers;
  return URL.canParse(referer) ? languageOf(new URL(referer).pathname) : "en";
}
