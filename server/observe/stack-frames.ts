type StackFrame = { function?: string; filename: string; lineno: number; colno: number };

const chromium = /^\s*at (?:(?<name>.+?) \()?(?<file>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/;
const firefox = /^(?<name>[^@]*)@(?<file>.+?):(?<line>\d+):(?<column>\d+)$/;

/** Reads a stack as Chromium, Node, Firefox or Safari write it, outermost call first as Sentry wants it. */
export function stackFrames(stack: string): StackFrame[] {
  return stack
    .split("\n")
    .map((line) => (chromium.exec(line) ?? firefox.exec(line))?.groups)
    .filter((parts) => parts !== undefined)
    .map(({ name, file = "", line, column }) => ({
      ...(name && { function: name }),
      filename: file,
      lineno: Number(line),
      colno: Number(column),
    }))
    .reverse();
}
