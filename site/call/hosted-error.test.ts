import { expect, test } from "vitest";
import { describeHostedError } from "./hosted-error.ts";

const daily = (type: string, errorMsg = "words") => ({
  type: "daily-error",
  error: { message: { type, msg: errorMsg }, action: "error", errorMsg, error: { type, msg: errorMsg } },
});

test.each([
  [daily("ejected"), "ejected", true],
  [daily("connection-error"), "network", true],
  [daily("no-room", "Meeting has ended"), "ejected", true],
  [daily("end-of-life"), "provider", true],
  [{ type: "camera-error", error: { error: { type: "permissions", msg: "words" } } }, "mic-denied", true],
  [{ type: "camera-error", error: { error: { type: "not-found", msg: "words" } } }, "mic-missing", true],
  [{ type: "camera-error", error: { error: { type: "cam-mic-in-use", msg: "words" } } }, "mic-in-use", true],
  [{ type: "reconnect-error", error: { message: "Failed to load call object bundle x" } }, "network", true],
  [{ type: "audio-start-failed", error: { name: "NotAllowedError", message: "words" } }, "audio-blocked", false],
  [{ type: "audio-processing-setup-error", error: { message: "KrispInitError" } }, "provider", false],
  [{ type: "audio-processor-recovery-error", error: { message: "words" } }, "provider", false],
  [new Error("words"), "provider", true],
  [undefined, "provider", true],
])("%j is %s, and fatal is %s", (event, code, fatal) => {
  expect(describeHostedError(event)).toMatchObject({ code, fatal });
});

test("the message is always a text, in whatever layer it hides", () => {
  for (const event of [
    daily("ejected"),
    { type: "camera-error", error: { errorMsg: { errorMsg: "words" } } },
    { type: "start-method-error", error: { message: { msg: "words" } } },
    new Error("words"),
    { error: "words" },
  ]) {
    expect(describeHostedError(event).message).toBe("words");
  }
});
