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
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const message = repeatsWords(error, code) ? "A text that cannot be read" : String(error.message);
  const described: DescribedError = { type: String(error.name), message };
  if (error.stack) described.stack = framesOf(error).slice(0, 4000);
  if (code !== undefined) described.code = code;
  if (error.cause !== undefined && depth < maxCauses) {
    described.cause = describeError(error.cause, depth + 1);
  }
  return described;
}

/** A parser repeats the text that it could not read, and PostgreSQL the value that it could not take (class 22). */
function repeatsWords(error: Error, code = ""): boolean {
  return error instanceof SyntaxError || /^22[0-9A-Z]{3}$/.test(code);
}

/** The places only: the first lines repeat the message. */
function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s*at |@.*:\d+:\d+$/.test(line))
    .join("\n");
}
