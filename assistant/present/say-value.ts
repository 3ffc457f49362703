import type { ReportPath } from "../../contracts/report.ts";

const codeWords: Record<string, string> = {
  gi: "stomach illness",
  uti: "urinary infection",
  covid: "COVID",
  cdiff: "C. diff",
  dti: "deep tissue injury",
  im: "IM",
  iv: "IV",
  "911_called": "911 called",
  sent_to_er: "sent to the ER",
};

/** A value as a person writes it: "2:10 a.m." for "02:10", "regular socks" for a code. */
export function sayValue(path: ReportPath | string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => sayValue(path, item)).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return String(value);
  const text = String(value);
  if (/time$/i.test(path) && /^\d{2}:\d{2}$/.test(text)) return sayTime(text);
  if (/date$/i.test(path)) return text;
  return codeWords[text] ?? (/^[a-z0-9]+(_[a-z0-9]+)+$/.test(text) ? text.replaceAll("_", " ") : text);
}

export function sayTime(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const half = hours < 12 ? "a.m." : "p.m.";
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${half}`;
}
