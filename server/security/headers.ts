import type { InlineHashes } from "../../contracts/built-site.ts";
import { apiPaths } from "../../contracts/paths.ts";

type Page = "talk" | "other";
type Directive = "script-src" | "connect-src" | "worker-src" | "media-src" | "img-src" | "trusted-types";

/** What the talk page may reach beyond this site, for a voice hosted elsewhere. */
export type ExtraSources = Partial<Record<Directive, readonly string[]>>;
type HeaderSet = Readonly<Record<string, string>>;
export type SecurityHeaders = (about: { tls: boolean; page: Page }) => HeaderSet;

const policy = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "media-src": ["'self'", "blob:"],
  "worker-src": ["'self'"],
  "manifest-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["'none'"],
  "report-uri": [apiPaths.cspReports],
} satisfies Record<string, string[]>;

/** Vite injects inline scripts and styles, writes innerHTML for its overlay and reloads over a web socket. */
const developmentPolicy: Record<string, string[]> = {
  ...policy,
  "script-src": ["'self'", "'unsafe-inline'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "connect-src": ["'self'", "ws:"],
  "require-trusted-types-for": [],
  "trusted-types": [],
};

/**
 * What guards a page against others. A typeface runs nothing and shows nothing, so it is sent without: with them,
 * neither face would fit into the ten packets that a new connection may send before it must wait.
 */
export const guardsOfPages = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "reporting-endpoints",
  "x-frame-options",
] as const;

/** Builds every header set once, so that a request only picks one. */
export function createSecurityHeaders(
  options: {
    development?: boolean;
    talkSources?: ExtraSources;
    talkCamera?: boolean;
    inlineHashes?: InlineHashes | undefined;
  } = {},
): SecurityHeaders {
  const base = options.development ? developmentPolicy : withHashes(policy, options.inlineHashes);
  const sets = {
    talk: headerPair(
      withSources(base, options.talkSources ?? {}),
      `microphone=(self), camera=(${options.talkCamera ? "self" : ""})`,
    ),
    other: headerPair(base, "microphone=(), camera=()"),
  };
  return ({ tls, page }) => (tls ? sets[page].tls : sets[page].plain);
}

function headerPair(directives: Record<string, string[]>, devices: string) {
  const plain: HeaderSet = Object.freeze({
    "content-security-policy": writePolicy(directives),
    "permissions-policy": `${devices}, geolocation=(), payment=(), usb=()`,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  const tls: HeaderSet = Object.freeze({
    ...plain,
    // Without TLS, Chromium would heed report-to instead of report-uri and then send nothing at all.
    "content-security-policy": writePolicy({ ...directives, "report-to": ["csp"] }),
    "reporting-endpoints": `csp="${apiPaths.cspReports}"`,
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  });
  return { plain, tls };
}

/** A hash allows one text, word for word, and nothing else that stands in a page. */
function withHashes(directives: Record<string, string[]>, hashes?: InlineHashes): Record<string, string[]> {
  return {
    ...directives,
    "script-src": [...(directives["script-src"] ?? []), ...(hashes?.scripts ?? [])],
    "style-src": [...(directives["style-src"] ?? []), ...(hashes?.styles ?? [])],
  };
}

function withSources(directives: Record<string, string[]>, extra: ExtraSources): Record<string, string[]> {
  const widened = { ...directives };
  for (const [directive, sources] of Object.entries(extra)) {
    for (const source of sources) refuseUnsafe(directive, source);
    const own = (widened[directive] ?? []).filter((source) => source !== "'none'");
    widened[directive] = [...own, ...sources];
  }
  return widened;
}

function refuseUnsafe(directive: string, source: string) {
  const unsafe = /^(\*|https?:|data:|'unsafe-.*)$/i.test(source) || !/^[^\s;,]+$/.test(source);
  if (unsafe) throw new Error(`"${source}" would open ${directive} too wide`);
}

function writePolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}
