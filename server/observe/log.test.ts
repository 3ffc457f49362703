import fc from "fast-check";
import { expect, test } from "vitest";
import { createLog, type Log } from "./log.ts";

function recordLog() {
  const lines: string[] = [];
  return { log: createLog({ level: "trace", destination: { write: (line) => lines.push(line) } }), lines };
}

test("a line holds the level, the time, the sentence and the allowed fields", () => {
  const { log, lines } = recordLog();
  log.info({ method: "GET", path: "/talk", status: 200, durationMs: 1.23456789 }, "Request answered");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-.+Z$/),
    msg: "Request answered",
    method: "GET",
    path: "/talk",
    status: 200,
    durationMs: 1.235,
  });
});

test("a visitor's words do not get in under any name, only their number is told", () => {
  const { log, lines } = recordLog();
  log
    .child({ name: "Ana" })
    .info({ message: "hello", transcript: ["my mother fell"], path: { name: "Ana" } }, "Lead kept");
  expect(lines.join()).not.toMatch(/Ana|hello|mother/);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ msg: "Lead kept", hiddenFields: 4 });
});

test("an error is logged with its causes and nothing that was hung on it", () => {
  const { log, lines } = recordLog();
  const cause = Object.assign(new Error("disk full"), { code: "ENOSPC", lead: "Ana" });
  log.error({ err: new Error("could not keep the lead", { cause }) }, "An unexpected error happened");
  const { err } = JSON.parse(lines[0] ?? "");
  expect(err).toMatchObject({ type: "Error", message: "could not keep the lead", stack: expect.any(String) });
  expect(err.cause).toMatchObject({ message: "disk full", code: "ENOSPC" });
  expect(lines[0]).not.toContain("Ana");
});

test("an error that repeats what it could not read is told without it", () => {
  const { log, lines } = recordLog();
  const unread = Object.assign(new Error('invalid input syntax for type bigint: "Zanzibar"'), {
    code: "22P02",
  });
  log.error({ err: new Error("could not keep the lead", { cause: unread }) }, "An unexpected error happened");
  try {
    JSON.parse("Zanzibar");
  } catch (error) {
    log.error({ err: error }, "An unexpected error happened");
  }
  expect(lines.join()).not.toContain("Zanzibar");
  expect(JSON.parse(lines[0] ?? "").err.cause).toMatchObject({ code: "22P02" });
});

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 15 });
const separator = fc.constantFrom("", "", " ", "-", ".", "/", " (", ") ", "\u00a0", "\u2011");
const phone = fc
  .tuple(fc.constantFrom("", "+", "("), digits, fc.array(separator, { minLength: 15, maxLength: 15 }))
  .map(
    ([start, all, gaps]) =>
      start +
      all
        .map((digit, index) => digit + (gaps[index] ?? ""))
        .join("")
        .trim(),
  );
const mixedCase = fc
  .tuple(fc.emailAddress(), fc.func(fc.boolean()))
  .map(([email, isUpper]) =>
    [...email].map((letter, index) => (isUpper(index) ? letter.toUpperCase() : letter)).join(""),
  );

const wrappings: ((secret: string, around: string) => string)[] = [
  (secret) => secret,
  (secret, around) => `${around} ${secret} ${around}`,
  (secret) => `Failed for <${secret}>, "${secret}"\n\tat ${secret}\\${secret}`,
  (secret) => `https://tendwell.example/contact?who=${encodeURIComponent(secret)}#${encodeURI(secret)}`,
  (secret) => JSON.stringify({ to: secret, nested: JSON.stringify([secret]) }),
];

const shapes: ((log: Log, text: string) => void)[] = [
  (log, text) => log.info(text),
  (log, text) => log.info("A lead came from %s and %o", text, { text }),
  (log, text) => log.warn({ path: text, where: text, reason: [text] }, text),
  (log, text) => log.info({ email: text, Email: text, deep: { er: { still: text } } }, "Lead kept"),
  (log, text) => log.info({ [text]: text, path: { [text]: 1 } }, "Lead kept"),
  (log, text) => log.info({ status: Number(text.replace(/\D/g, "")), count: Number(`0.${text.replace(/\D/g, "")}`) }),
  (log, text) => log.error(Object.assign(new Error(text, { cause: new TypeError(text) }), { email: text })),
  (log, text) => log.error({ err: Object.assign(new Error("x"), { name: text, code: text, cause: text }) }, "Failed"),
  (log, text) => log.error({ err: { [text]: text, message: text, cause: { email: text } } }, "Failed"),
  (log, text) => log.error({ err: new AggregateError([new Error(text)], text) }, "Failed"),
  (log, text) => log.child({ reqId: text, [text]: text }).info("Lead kept"),
  (log, text) => log.child({}, { msgPrefix: text }).info("Lead kept"),
  (log, text) => log.child({}, { serializers: { path: () => ({ text }) } }).info({ path: 1 }, "Lead kept"),
  (log, text) => log.info({ toJSON: () => ({ path: text }), path: { toJSON: () => text } }, "Lead kept"),
];

const callShape = fc.record({
  shape: fc.constantFrom(...shapes),
  wrap: fc.constantFrom(...wrappings),
  around: fc.string(),
});

test("no mail address reaches the log, however it is logged", () => {
  fc.assert(
    fc.property(mixedCase, callShape, (email, { shape, wrap, around }) => {
      const { log, lines } = recordLog();
      shape(log, wrap(email, around));
      const output = lines.join("").toLowerCase();
      const [, domain = ""] = email.toLowerCase().split("@");
      expect(lines.every((line) => JSON.parse(line).level)).toBe(true);
      expect(output).not.toContain(email.toLowerCase());
      expect(output).not.toContain(`@${domain}`);
      expect(output).not.toContain(`%40${domain}`);
    }),
    { numRuns: 1000 },
  );
});

test("no telephone number reaches the log, however it is logged", () => {
  fc.assert(
    fc.property(phone, callShape, (written, { shape, wrap }) => {
      const { log, lines } = recordLog();
      shape(log, wrap(written, "call"));
      const bare = written.replace(/\D/g, "");
      for (const line of lines) {
        const { time: _, ...fields } = JSON.parse(line);
        const output = JSON.stringify(fields).replace(/%[0-9A-F]{2}|[^\dA-Za-z:,]/g, "");
        expect(output).not.toContain(bare);
      }
    }),
    { numRuns: 1000 },
  );
});
