export type DescribedError = {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  cause?: DescribedError;
};

const maxCauses = 5;

/** The parts of an error worth keeping; whatever else was hung on it may be a visitor's data. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: typeof error === "string" ? error : "A value that is no error" };
  }
  // A parser repeats the text that it could not read.
  const message = error instanceof SyntaxError ? "A text that cannot be read" : String(error.message);
  const described: DescribedError = { type: String(error.name), message };
  if (error.stack) described.stack = framesOf(error).slice(0, 4000);
  if ("code" in error && typeof error.code === "string") described.code = error.code;
  if (error.cause !== undefined && depth < maxCauses) {
    described.cause = describeError(error.cause, depth + 1);
  }
  return described;
}

/** The places only: the first lines repeat the message. */
function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s*at |@.*:\d+:\d+$/.test(line))
    .join("\n");
}
