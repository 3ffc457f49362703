const steps = "▁▂▃▄▅▆▇█";
const barLength = 20;

/** Numbers as a row of small columns, the highest of them full. */
export function sparkline(values: readonly number[]): string {
  const most = Math.max(1, ...values);
  return values.map((value) => steps[Math.round((value / most) * (steps.length - 1))]).join("");
}

/** A part of a whole as a bar; what is there at all shows at least a sliver. */
export function bar(part: number, whole: number): string {
  const length = whole > 0 ? Math.min(1, part / whole) * barLength : 0;
  return length > 0 && length < 1 ? "▏" : "█".repeat(Math.round(length));
}
