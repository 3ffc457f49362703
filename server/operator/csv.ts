/** One line of RFC 4180. A value that a spreadsheet would run as a formula gets a quote before it. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(field).join(",")}\r\n`;
}

function field(value: unknown): string {
  const text = String(value ?? "");
  const safe = /^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
