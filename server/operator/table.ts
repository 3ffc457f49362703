const gap = "  ";

/** Rows as columns that fit the terminal: the last column gives way first. */
export function table(headings: string[], rows: unknown[][], width?: number): string {
  const cells = [headings, ...rows.map((row) => row.map(cell))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => lengthOf(row[column] ?? ""))));
  const rest = widths.slice(0, -1).reduce((sum, length) => sum + length + gap.length, 0);
  const last = width === undefined ? Number.POSITIVE_INFINITY : Math.max(10, width - rest);
  const lines = cells.map((row) =>
    row
      .map((text, column) => (column === row.length - 1 ? cut(text, last) : pad(text, widths[column] ?? 0)))
      .join(gap)
      .trimEnd(),
  );
  const [head = "", ...body] = lines;
  return `${[head, "─".repeat(Math.max(...lines.map(lengthOf))), ...body].join("\n")}\n`;
}

/** A value on one line. A control character in a visitor's words must not steer the operator's terminal. */
export function cell(value: unknown): string {
  return String(value ?? "").replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, " ");
}

export function time(ms: number | null): string {
  return ms === null ? "" : new Date(ms).toISOString().slice(0, 16).replace("T", " ");
}

function lengthOf(text: string): number {
  return [...text].length;
}

function pad(text: string, length: number): string {
  return text + " ".repeat(Math.max(0, length - lengthOf(text)));
}

function cut(text: string, length: number): string {
  return lengthOf(text) <= length ? text : `${[...text].slice(0, length - 1).join("")}…`;
}
