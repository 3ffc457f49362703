import * as v from "valibot";

/** The longest value of each field, in UTF-16 units: the same count as `maxlength` in HTML. */
export const fieldLimits = {
  "first-name": 100,
  "last-name": 100,
  name: 200,
  email: 254,
  facility: 200,
  role: 100,
  subject: 200,
  message: 5000,
} as const;

export type FieldName = keyof typeof fieldLimits;
type ProblemCode = "required" | "too-long" | "not-an-email" | "control-characters";
export type Problem = { code: ProblemCode; max?: number };
export type Problems = Partial<Record<FieldName, Problem>>;

const controlInLine = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const controlInText = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** One addr-spec and nothing else: no list, no display name, no quoted local part, any script. */
const oneAddress = /^[^\s@,;:<>()[\]\\"]+@[^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)+$/u;

function text(name: FieldName) {
  return v.pipe(
    v.nullish(v.string("required"), ""),
    v.trim(),
    v.maxLength(fieldLimits[name], "too-long"),
    v.check((value) => !controlInLine.test(value), "control-characters"),
  );
}

function lines(name: FieldName) {
  return v.pipe(
    v.nullish(v.string("required"), ""),
    v.transform((value) => value.replace(/\r\n?/g, "\n").trim()),
    v.maxLength(fieldLimits[name], "too-long"),
    v.check((value) => !controlInText.test(value), "control-characters"),
  );
}

const required = v.nonEmpty<string, "required">("required");
const email = v.pipe(text("email"), required, v.regex(oneAddress, "not-an-email"));

/**
 * Fields no visitor types. A wrong value in one never refuses a lead: it is read as absent, or, in the trap,
 * as filled.
 */
const unseen = {
  "leave-this-empty": v.fallback(v.nullish(v.string(), ""), "filled"),
  "idempotency-key": v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))), undefined),
  "form-opened-at": v.fallback(
    v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.safeInteger())),
    undefined,
  ),
  "consent-version": v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))), undefined),
};

const leadForms = {
  landing: v.object({
    "first-name": v.pipe(text("first-name"), required),
    "last-name": v.pipe(text("last-name"), required),
    email,
    facility: text("facility"),
    role: text("role"),
    message: lines("message"),
    ...unseen,
  }),
  contact: v.object({
    name: v.pipe(text("name"), required),
    email,
    subject: v.pipe(text("subject"), required),
    message: v.pipe(lines("message"), required),
    ...unseen,
  }),
};

export type FormName = keyof typeof leadForms;
export type LandingForm = v.InferOutput<typeof leadForms.landing>;
export type ContactForm = v.InferOutput<typeof leadForms.contact>;

type CheckedForm<Form> = { values: Form; problems?: never } | { values?: never; problems: Problems };

/** The one check of a form, run in the page before sending and on the server before keeping. */
export function checkForm<Name extends FormName>(
  name: Name,
  input: unknown,
): CheckedForm<v.InferOutput<(typeof leadForms)[Name]>> {
  const result = v.safeParse(leadForms[name], input, { abortPipeEarly: true });
  if (result.success) return { values: result.output as v.InferOutput<(typeof leadForms)[Name]> };

  const problems: Problems = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as FieldName | undefined;
    if (!field) continue;
    const code = issue.message as ProblemCode;
    problems[field] ??= code === "too-long" ? { code, max: fieldLimits[field] } : { code };
  }
  return { problems };
}
