import { expect, test } from "vitest";
import { isDemoEmail } from "./demo-email.ts";

test.each(["ana@example.com", "a.b+c@sub.example.co", "o'neill@example.com", "josé@correo.example"])(
  "%j may start",
  (text) => {
    expect(isDemoEmail(text)).toBe(true);
  },
);

test.each([
  ...["ana", "ana@example", "a na@example.com", "a@b@c.example", "@example.com", "ana@.", ""],
  ...["ana\0@example.com", "ana\u001b[31m@example.com", "<ana@example.com>", "ana@example.com,ben@example.com"],
  ...["ana@example.com;b", "a\u200b@example.com", '"ana"@example.com', `${"a".repeat(250)}@example.com`],
])("%j is no address", (text) => {
  expect(isDemoEmail(text)).toBe(false);
});
