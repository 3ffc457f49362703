import { type Limit, limits } from "./limits.ts";

/** `docs/limits.md`, whole. */
export function limitsPage(): string {
  const rows = Object.entries<Limit>(limits).map(
    ([name, { value, unit, per, what, over }]) =>
      `| \`${name}\` | ${inWords(value, unit)} | ${per} | ${what} | ${over} |`,
  );
  return [
    "# Limits",
    "",
    "What a stranger may spend of ours. Written from `server/security/limits.ts`; a test keeps it current",
    "(`npx vitest run server/security/limits.test.ts -u` writes it anew). `/metrics` shows each as `tendwell_limit`",
    "and counts in `tendwell_limit_reached_total` how often one that refuses or ends something was reached; requests",
    "that were too slow or too large are in `tendwell_broken_requests_total` and among the statuses of",
    "`tendwell_http_request_seconds`. A visitor is one IPv4 address, or one IPv6 network of 64 bits. Rates that you",
    "may set yourself stand in [.env.example](../.env.example).",
    "",
    "| limit | value | per | what | over it |",
    "|---|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

function inWords(value: number, unit: Limit["unit"]): string {
  const number = new Intl.NumberFormat("en-US");
  if (unit === "bytes" && value % 1024 === 0) {
    const kilobytes = value / 1024;
    return kilobytes % 1024 === 0 ? `${kilobytes / 1024} MB` : `${kilobytes} KB`;
  }
  if (unit === "milliseconds") return `${number.format(value / 1000)} s`;
  return unit === "times" ? number.format(value) : `${number.format(value)} ${unit}`;
}
