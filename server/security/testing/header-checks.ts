/** One page as it came back over TLS to somebody who asked from another site. */
export type Answer = { headers: Headers; html: string };

type Policy = Map<string, string[]>;

const sixMonthsInSeconds = 15_768_000;
const privateReferrers = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const tooBroad = /^(\*|(https?|ftp|wss?):(\/\/\*(\.\*)?)?|'unsafe-.*)$/i;
const insecure = /^(http|ftp|ws):/i;
const ownOrHashed = /^'(self|none|sha(256|384|512)-[\w+/=-]+)'$/;

/**
 * What the public scanners of headers look for, each as a claim of its own, and at least as strict: where a scanner
 * gives points for a middling value, here is one good value only.
 */
export const headerChecks = {
  "one policy is enforced, and it is a header": ({ headers, html }) =>
    headers.has("content-security-policy") &&
    !headers.get("content-security-policy")?.includes(",") &&
    !headers.has("content-security-policy-report-only") &&
    !/<meta[^>]+http-equiv/i.test(html),
  "no directive stands in the policy twice": ({ headers }) => {
    const names = directives(headers).map(([name]) => name);
    return new Set(names).size === names.length;
  },
  "what no directive names is refused": ({ headers }) => only(policy(headers), "default-src", "'none'"),
  "scripts come from this site or by their hash": ({ headers }) => ownOnly(policy(headers), "script-src"),
  "styles come from this site or by their hash": ({ headers }) => ownOnly(policy(headers), "style-src"),
  "no source is unsafe or as wide as the web": ({ headers }) =>
    sources(headers).every((source) => !tooBroad.test(source)),
  "no source is fetched without TLS": ({ headers }) => sources(headers).every((source) => !insecure.test(source)),
  "data addresses hold images and nothing else": ({ headers }) =>
    directives(headers).every(([name, ...given]) => name === "img-src" || !given.includes("data:")),
  "there are no plug-ins": ({ headers }) => only(policy(headers), "object-src", "'none'"),
  "no markup can move the page's links": ({ headers }) => only(policy(headers), "base-uri", "'none'"),
  "forms are sent to this site only": ({ headers }) => only(policy(headers), "form-action", "'self'"),
  "no other page can hold this one in a frame": ({ headers }) => only(policy(headers), "frame-ancestors", "'none'"),
  "no old browser can hold this page in a frame": ({ headers }) => headers.get("x-frame-options") === "DENY",
  "a type is never guessed": ({ headers }) => headers.get("x-content-type-options") === "nosniff",
  "an address's path and query stay on this site": ({ headers }) =>
    privateReferrers.includes(headers.get("referrer-policy") ?? ""),
  "a browser stays on TLS for half a year or more, subdomains too": ({ headers }) => {
    const stay = /^max-age=(\d+); includeSubDomains$/.exec(headers.get("strict-transport-security") ?? "");
    return Number(stay?.[1] ?? 0) >= sixMonthsInSeconds;
  },
  "no other site can embed what is served": ({ headers }) =>
    headers.get("cross-origin-resource-policy") === "same-origin",
  "no other window can reach into this one": ({ headers }) =>
    headers.get("cross-origin-opener-policy") === "same-origin",
  "no other site's script can read the answer": ({ headers }) => !headers.has("access-control-allow-origin"),
  "no cookie is set": ({ headers }) => !headers.has("set-cookie"),
  "every script element is this site's own": ({ html }) =>
    [...html.matchAll(/<script[^>]*\ssrc=["']?([^"'\s>]+)/gi)].every(([, src]) => /^\/(?!\/)/.test(`${src}`)),
} satisfies Record<string, (answer: Answer) => boolean>;

export type HeaderCheck = keyof typeof headerChecks;

/** The claims that do not hold. */
export function weaknesses(answer: Answer): HeaderCheck[] {
  return (Object.keys(headerChecks) as HeaderCheck[]).filter((name) => !headerChecks[name](answer));
}

function directives(headers: Headers): string[][] {
  return (headers.get("content-security-policy") ?? "")
    .split(";")
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name);
}

function policy(headers: Headers): Policy {
  return new Map(directives(headers).map(([name = "", ...given]) => [name, given]));
}

function sources(headers: Headers): string[] {
  return directives(headers).flatMap(([, ...given]) => given);
}

function only(given: Policy, directive: string, source: string): boolean {
  return given.get(directive)?.join(" ") === source;
}

function ownOnly(given: Policy, directive: string): boolean {
  return given.get(directive)?.every((source) => ownOrHashed.test(source)) ?? false;
}
