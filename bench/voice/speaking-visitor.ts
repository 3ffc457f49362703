import * as v from "valibot";
import type { EndOfCallReport } from "../../contracts/call-messages.ts";
import { bareTexts, callNumbers } from "../../contracts/call-numbers.ts";
import { webCall } from "../../contracts/calls.ts";
import type { ConversationChange } from "../../contracts/conversation.ts";
import { joinCall, visitor } from "../../server/calls/testing/join-call.ts";
import { openMicrophone } from "../../server/calls/testing/microphone.ts";

/** What the page keeps back before it plays; see site/call/jitter-buffer.ts. */
const pageBufferMs = 50;

/** One turn, in milliseconds. */
export type MeasuredTurn = {
  /** From the last sound of the visitor to the first sound of the answer, as a page would play it. */
  answerMs: number;
  /** From the first sound of the visitor to the silence of an agent that was speaking. */
  silenceMs: number | undefined;
  /** The agent spoke before the visitor was done. */
  wasCutShort: boolean;
  /** From the first sound of the visitor to the first marked words on the page; never if none were. */
  factMs: number;
  heard: string;
};

/** Each calls from an address of their own, as one may hold few calls. */
let callers = 0;

/** Somebody who calls, talks over the agent and listens with a watch in hand. */
export async function callIn(url: string, variables: Record<string, string>) {
  const askedAt = performance.now();
  callers += 1;
  const answer = await visitor(url, "ana@example.com", { address: `192.0.2.${callers % 250}` }).openCall(variables);
  if (answer.status !== 201) throw new Error(`No call: ${answer.status} ${await answer.text()}`);
  const call = v.parse(webCall, await answer.json());
  const wire = await joinCall(url, call.webCallUrl);
  const loudAt: number[] = [];
  let interruptedAt: number | undefined;
  let markedAt: number | undefined;
  wire.socket.on("message", (data, isBinary) => {
    if (isBinary && levelOf(data) > callNumbers.speechLevel) loudAt.push(performance.now());
    else if (!isBinary && data.toString().includes('"user-interrupted"')) interruptedAt = performance.now();
    else if (!isBinary && showsFact(data.toString())) markedAt ??= performance.now();
  });
  await wire.until(() => wire.messages().some(({ type }) => type === "assistant.started"));
  const openedMs = performance.now() - askedAt;
  const microphone = openMicrophone(wire.socket);
  wire.send("playable");
  const finals = () =>
    wire.messages().filter(({ role, transcriptType }) => role === "user" && transcriptType === "final");

  return {
    openedMs,
    /** Resolves once the agent has been heard for this long. */
    async hearAgent(forMs: number) {
      const from = loudAt.length;
      await wire.until(() => loudAt.length - from >= forMs / 20);
    },
    async say(samples: Int16Array): Promise<MeasuredTurn> {
      const agentWasSpeaking = performance.now() - (loudAt.at(-1) ?? 0) < 200;
      const turnsBefore = finals().length;
      interruptedAt = undefined;
      markedAt = undefined;
      const { beganAt, endedAt } = await microphone.say(samples);
      const firstLoud = await wire.until(() => loudAt.find((at) => at > endedAt));
      const silentAt = interruptedAt ?? Number.POSITIVE_INFINITY;
      return {
        answerMs: firstLoud - endedAt + pageBufferMs,
        silenceMs: agentWasSpeaking ? silentAt - beganAt : undefined,
        wasCutShort: loudAt.some((at) => at > silentAt && at < endedAt) || finals().length - turnsBefore > 1,
        factMs: (markedAt ?? Number.POSITIVE_INFINITY) - beganAt,
        heard: finals()
          .slice(turnsBefore)
          .map(({ transcript }) => transcript)
          .join(" "),
      };
    },
    async hangUp(): Promise<EndOfCallReport> {
      wire.send({ type: "end-call" });
      const report = await wire.until(() => wire.messages().find(({ type }) => type === "end-of-call-report"));
      microphone.stop();
      await wire.closed();
      return report as EndOfCallReport;
    },
  };
}

/** Whether a change brings a visitor's line with words that carry a value. */
function showsFact(text: string): boolean {
  if (text === bareTexts.listening) return false;
  const message: { type?: string; change?: ConversationChange } = JSON.parse(text);
  return (message.change?.lines ?? []).some(({ who, marks }) => who === "visitor" && marks.length > 0);
}

function levelOf(frame: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 1 < frame.length; at += 2) sum += (frame.readInt16LE(at) / 32_768) ** 2;
  return Math.sqrt(sum / (frame.length / 2));
}
