import fc from "fast-check";
import { expect, test } from "vitest";
import { checkForm, type FieldName, fieldLimits } from "./lead-forms.ts";

const ana = { "first-name": "Ana", "last-name": "Rivera", email: "ana@example.com" };
const note = { name: "Ana Rivera", email: "ana@example.com", subject: "A demo", message: "Hello" };

test("the landing form needs a first name, a last name and an email, and nothing else", () => {
  expect(checkForm("landing", ana).problems).toBeUndefined();
  expect(checkForm("landing", {}).problems).toEqual({
    "first-name": { code: "required" },
    "last-name": { code: "required" },
    email: { code: "required" },
  });
});

test("the contact form needs all four fields", () => {
  expect(checkForm("contact", note).problems).toBeUndefined();
  expect(Object.keys(checkForm("contact", { name: "  " }).problems ?? {}).sort()).toEqual([
    "email",
    "message",
    "name",
    "subject",
  ]);
});

test("values are trimmed and line ends made equal", () => {
  const { values } = checkForm("contact", {
    ...note,
    name: "  Ana\u00a0",
    message: "\r\none\r\ntwo\rthree\n",
  });
  expect(values).toMatchObject({ name: "Ana", message: "one\ntwo\nthree" });
});

test("a value one unit over its bound is refused with the bound, and one at the bound is welcome", () => {
  for (const [field, max] of Object.entries(fieldLimits) as [FieldName, number][]) {
    if (field === "email") continue;
    const form = field in note ? "contact" : "landing";
    const base = form === "contact" ? note : ana;
    expect(checkForm(form, { ...base, [field]: "é".repeat(max) }).problems).toBeUndefined();
    expect(checkForm(form, { ...base, [field]: "é".repeat(max + 1) }).problems).toEqual({
      [field]: { code: "too-long", max },
    });
  }
});

test.each([
  "ana@example.com",
  "o'neil+night@sub.example.co.uk",
  "josé@exämple.com",
  "用户@例子.公司",
  "δοκιμή@παράδειγμα.δοκιμή",
])("%s is an address", (email) => {
  expect(checkForm("landing", { ...ana, email }).problems).toBeUndefined();
});

test.each([
  "ana",
  "ana@example",
  "a b@example.com",
  "ana@@example.com",
  "a@x.com,b@y.com",
  "a@x.com;b@y.com",
  "Ana <ana@example.com>",
  '"a@b"@example.com',
  "ana@example..com",
  "ana@.com",
  "ana@example.com.",
])("%s is not one address", (email) => {
  expect(checkForm("landing", { ...ana, email }).problems).toEqual({ email: { code: "not-an-email" } });
});

test.each(["a\u0000b", "a\nb", "a\r\nBcc: b@y.com", "a\u2028b", "a\u009bb", "a\ud800b"])(
  "a hidden character in a one-line field is refused: %j",
  (value) => {
    expect(checkForm("contact", { ...note, subject: value }).problems).toEqual({
      subject: { code: "control-characters" },
    });
  },
);

test("a message keeps its line breaks and tabs, and refuses every other control character", () => {
  expect(checkForm("contact", { ...note, message: "a\n\tb 👩🏽‍⚕️" }).values?.message).toBe("a\n\tb 👩🏽‍⚕️");
  expect(checkForm("contact", { ...note, message: "a\u0007b" }).problems).toEqual({
    message: { code: "control-characters" },
  });
});

test("a value that is not text counts as missing, and an optional null as empty", () => {
  expect(checkForm("landing", { ...ana, email: ["ana@example.com"] }).problems).toEqual({
    email: { code: "required" },
  });
  expect(checkForm("landing", { ...ana, facility: null }).values?.facility).toBe("");
});

test("fields no visitor types never refuse a lead", () => {
  const { values } = checkForm("landing", {
    ...ana,
    "leave-this-empty": ["x"],
    "idempotency-key": "no spaces allowed",
    "form-opened-at": "soon",
    "consent-version": { a: 1 },
  });
  expect(values).toMatchObject({ "leave-this-empty": "filled", email: ana.email });
  expect(values?.["idempotency-key"]).toBeUndefined();
  expect(values?.["form-opened-at"]).toBeUndefined();
  expect(values?.["consent-version"]).toBeUndefined();
});

test("a plain form's numbers arrive as text and are read", () => {
  expect(checkForm("landing", { ...ana, "form-opened-at": "1700000000000" }).values?.["form-opened-at"]).toBe(
    1_700_000_000_000,
  );
});

test("whatever passes is trimmed, bounded and free of hidden characters, and passes again unchanged", () => {
  const anyText = fc.string({ unit: "binary", maxLength: 120 });
  fc.assert(
    fc.property(anyText, anyText, anyText, (name, subject, message) => {
      const { values } = checkForm("contact", { ...note, name, subject, message });
      if (!values) return;
      for (const field of ["name", "subject", "message"] as const) {
        expect(values[field]).toBe(values[field].trim());
        expect(values[field].length).toBeLessThanOrEqual(fieldLimits[field]);
        expect(values[field]).not.toMatch(field === "message" ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u);
      }
      expect(checkForm("contact", values).values).toEqual(values);
    }),
  );
});

test("any JSON at all gets an answer, never an exception", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      const checked = checkForm("landing", input);
      expect(checked.values === undefined).toBe(checked.problems !== undefined);
    }),
  );
});
