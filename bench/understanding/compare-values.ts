export type Scalar = string | number | boolean | null;
export type ExpectedValue = Scalar | { anyOf: Scalar[] } | { includes: Scalar[] } | { near: number; tol: number };

/** Their words need not be ours: most of the expected ones must stand there. */
const freeText = new Set([
  "pain.site",
  "wound.site",
  "infection.site",
  "injury.sites",
  "elopement.exitDoor",
  "elopement.clothing",
  "elopement.foundPlace",
  "behavior.antecedent",
  "behavior.intervention",
  "residentStatement",
  "wound.color",
]);
const smallWords = new Set("a an the his her their of on in at by to and is was it".split(" "));

/** The value a printed report holds at a path. */
export function valueAt(report: unknown, path: string): unknown {
  let at: unknown = report;
  for (const name of path.split(".")) at = (at as Record<string, unknown> | undefined | null)?.[name];
  if (at !== null && typeof at === "object" && "value" in at) return at.value;
  return at;
}

export function compareValues(path: string, expected: ExpectedValue, actual: unknown): "right" | "wrong" | "missing" {
  const isEmpty = actual === undefined || actual === null;
  if (expected !== null && typeof expected === "object") {
    if ("anyOf" in expected) {
      if (isEmpty) return expected.anyOf.includes(null) ? "right" : "missing";
      return verdict(expected.anyOf.some((value) => value !== null && matches(path, value, actual)));
    }
    if (isEmpty) return "missing";
    if ("includes" in expected) return verdict(expected.includes.every((value) => holds(path, value, actual)));
    return verdict(Math.abs(Number(actual) - expected.near) <= expected.tol);
  }
  if (isEmpty) return "missing";
  return verdict(matches(path, expected, actual));
}

/** The forbidden values that the report holds all the same, each as "path=value". */
export function forbiddenIn(report: unknown, forbid: Record<string, Scalar[]> = {}): string[] {
  return Object.entries(forbid).flatMap(([path, values]) => {
    const value = valueAt(report, path);
    const held = Array.isArray(value) ? value : [value];
    return values
      .filter((bad) => held.some((one) => one !== undefined && equal(bad, one)))
      .map((bad) => `${path}=${bad}`);
  });
}

const verdict = (isRight: boolean) => (isRight ? "right" : "wrong");

function holds(path: string, wanted: unknown, actual: unknown): boolean {
  if (!Array.isArray(actual))
    return freeText.has(path)
      ? matches(path, wanted, actual)
      : String(actual).toLowerCase().includes(String(wanted).toLowerCase());
  return (
    actual.some((one) => matches(path, wanted, one)) || (freeText.has(path) && matches(path, wanted, actual.join(" ")))
  );
}

function matches(path: string, wanted: unknown, actual: unknown): boolean {
  if (equal(wanted, actual)) return true;
  if (path === "resident.name") return equal(untitled(wanted, actual), untitled(actual, wanted));
  if (path.endsWith("doseOrdered") || path.endsWith("doseGiven"))
    return Number.parseFloat(String(wanted)) === Number.parseFloat(String(actual));
  if (!freeText.has(path)) return false;
  const expectedWords = contentWords(wanted);
  const heard = new Set(contentWords(actual).flatMap((word) => [word, word.replace(/s$/, "")]));
  const found = expectedWords.filter((word) => heard.has(word) || heard.has(word.replace(/s$/, ""))).length;
  return expectedWords.length > 0 && found / expectedWords.length >= 0.6;
}

const title = /^(?:mr|mrs|ms|miss|mister)\.? /i;

/** One says "Mr." and the other leaves it out: the name is the same. "Mr." and "Mrs." Ayala are two. */
function untitled(name: unknown, other: unknown): string {
  return title.test(String(other)) ? String(name) : String(name).replace(title, "");
}

function contentWords(text: unknown): string[] {
  return String(text)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !smallWords.has(word));
}

function equal(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    String(value)
      .trim()
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/\b(mr|mrs|ms|dr)\./g, "$1");
  return plain(a) === plain(b);
}
