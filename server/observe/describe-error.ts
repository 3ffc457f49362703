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
  const described: DescribedError = { type: String(error.name), message: String(error.message) };
  if (error.stack) described.stack = String(error.stack).slice(0, 4000);
  if ("code" in error && typeof error.code === "string") described.code = error.code;
  if (error.cause !== undefined && depth < maxCauses) {
    described.cause = describeError(error.cause, depth + 1);
  }
  return described;
}
