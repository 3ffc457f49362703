import * as v from "valibot";
import { ownPage } from "./browser-error.ts";

type PolicyViolation = {
  directive: string;
  blocked: string;
  path: string;
  source: string;
  line: number;
  disposition: string;
};

const text = v.optional(v.string(), "");
const line = v.optional(v.nullable(v.number()), 0);

/** What `report-uri` sends. */
const legacyReport = v.object({
  "csp-report": v.object({
    "document-uri": text,
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "source-file": text,
    "line-number": line,
    disposition: text,
  }),
});

/** What `report-to` sends: a list that may hold reports of other kinds. */
const reportList = v.pipe(
  v.array(v.object({ type: v.string(), body: v.optional(v.nullable(v.record(v.string(), v.unknown()))) })),
  v.maxLength(50),
);
const violationBody = v.object({
  documentURL: text,
  effectiveDirective: text,
  blockedURL: text,
  sourceFile: v.optional(v.nullable(v.string()), ""),
  lineNumber: line,
  disposition: text,
});

/** The violations in a report of either form, or nothing when it is neither. */
export function policyViolations(report: unknown): PolicyViolation[] | undefined {
  const legacy = v.safeParse(legacyReport, report);
  if (legacy.success) {
    const body = legacy.output["csp-report"];
    const directive = body["effective-directive"] || body["violated-directive"];
    return [
      violation({
        directive,
        blocked: body["blocked-uri"],
        document: body["document-uri"],
        source: body["source-file"],
        line: body["line-number"],
        disposition: body.disposition,
      }),
    ];
  }
  const list = v.safeParse(reportList, report);
  if (!list.success) return undefined;
  return list.output
    .filter(({ type }) => type === "csp-violation")
    .map(({ body }) => v.safeParse(violationBody, body))
    .filter((parsed) => parsed.success)
    .map(({ output: body }) =>
      violation({
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        document: body.documentURL,
        source: body.sourceFile,
        line: body.lineNumber,
        disposition: body.disposition,
      }),
    );
}

/** Extensions inject scripts into every page; that the policy stops them is no news. */
export function isFromExtension({ blocked, source }: PolicyViolation): boolean {
  return /^[a-z-]*extension\b/i.test(blocked) || /^[a-z-]*extension\b/i.test(source);
}

function violation(from: {
  directive: string;
  blocked: string;
  document: string;
  source: string | null;
  line: number | null;
  disposition: string;
}): PolicyViolation {
  return {
    directive: directives.test(from.directive) ? from.directive : "other",
    blocked: blockedKind(from.blocked),
    path: URL.canParse(from.document) ? ownPage(new URL(from.document).pathname) : "",
    source: ownScript.exec(from.source ?? "")?.[0] ?? kindOf(from.source ?? ""),
    line: from.line ?? 0,
    disposition: /^(?:enforce|report)$/.test(from.disposition) ? from.disposition : "",
  };
}

const directives =
  /^([a-z]{3,10}-src(-elem|-attr)?|base-uri|form-action|frame-ancestors|sandbox|(require-)?trusted-types(-for)?)$/;
const ownScript = /\/assets\/[\w-]{1,60}(?:\.[\w-]{1,20}){1,3}/;

/** A keyword of the policy, or the kind of address; an address itself may hold anybody's words. */
function blockedKind(blocked: string): string {
  return /^(?:inline|eval|wasm-eval|self|trusted-types-(?:policy|sink))$/.test(blocked) ? blocked : kindOf(blocked);
}

function kindOf(address: string): string {
  if (address === "") return "";
  return /^(?:https?|wss?|data|blob|about|[a-z-]{0,20}extension)(?=:|$)/i.exec(address)?.[0].toLowerCase() ?? "other";
}
