import { createHmac } from "node:crypto";
import type { Random } from "../testing/random.ts";
import { post } from "./request.ts";

const path = "/api/voice/webhook";

/** What claims to come from the hosted voice and does not, or no longer. */
export function forgedWebhook(random: Random, secret: string) {
  const body = JSON.stringify({
    message: { type: "status-update", status: "ended", call: { id: random.word(8) } },
  });
  const now = Math.floor(Date.now() / 1000);
  const signed = (key: string, time: number | string, of = body) =>
    `x-vapi-signature: ${createHmac("sha256", key).update(`${time}.${of}`).digest("hex")}`;
  const headers = random.pick([
    () => [],
    () => [`authorization: Bearer ${random.word(24)}`],
    () => [`x-vapi-secret: ${secret.slice(0, -1)}`],
    () => [signed(random.word(10), now), `x-vapi-timestamp: ${now}`],
    () => [signed(secret, now - 3600), `x-vapi-timestamp: ${now - 3600}`],
    () => [signed(secret, now + 3600), `x-vapi-timestamp: ${now + 3600}`],
    () => [signed(secret, now, `${body} `), `x-vapi-timestamp: ${now}`],
    () => [signed(secret, "NaN"), "x-vapi-timestamp: NaN"],
    () => [signed(secret, now), "x-vapi-timestamp: "],
  ])();
  return post(path, "application/json", body, headers);
}

/** From the hosted voice, as far as its secret proves: broken, odd, or the same once more. */
export function oddWebhook(random: Random, secret: string) {
  const call = { id: random.pick(["call-1", "", "..", random.text(300)]) };
  const message = random.pick([
    () => ({ type: "status-update", status: "ended", call: { id: "call-1" } }),
    () => ({ type: random.text(random.whole(0, 300)), call }),
    () => ({
      type: "end-of-call-report",
      endedReason: random.text(300),
      call,
      artifact: { messages: "none" },
    }),
    () => ({
      type: "end-of-call-report",
      endedReason: "x",
      call,
      artifact: { messages: [{ role: "user", message: 5 }] },
    }),
    () => ({ type: "transcript", role: "user", transcript: random.text(3000), call }),
    () => ({
      type: "tool-calls",
      call,
      toolCallList: [{ id: random.text(10), function: { name: random.word(9) } }],
    }),
    () => ({ type: "tool-calls", call, toolCallList: random.pick([{}, [null], [{ id: 1 }]]) }),
    () => ({ type: "status-update", status: {}, call: [] }),
    () => ({ type: "a\0b", call: { id: "a\0b" }, endedReason: "\ud800" }),
    () => ({ type: "__proto__", constructor: 1, call: { id: "constructor" } }),
  ])();
  const body = random.pick([
    () => JSON.stringify({ message }),
    () => JSON.stringify(message),
    () => JSON.stringify({ message }).slice(0, -2),
    () => random.bytes(200).toString("latin1"),
    () => "",
  ])();
  const type = random.pick(["application/json", "text/plain", "x", "application/x-www-form-urlencoded"]);
  return post(path, type, body, [`authorization: Bearer ${secret}`]);
}
