import { join } from "node:path";
import { toInt16 } from "./samples.js";
import { loadPiper, piperSampleRate } from "./speak/piper.js";
import { resample } from "./speak/resample.js";
import { answerRequests } from "./thread/answer-requests.js";

/** @typedef {{ modelsDir: string, synth: "piper" }} SpeakSettings */

await answerRequests(
  /** @param {SpeakSettings} settings */
  async ({ modelsDir, synth }) => {
    const say = await loadPiper(join(modelsDir, synth));
    return async (/** @type {import("./speak/piper.js").PiperRequest} */ request) => {
      const reply = toInt16(resample(await say(request), piperSampleRate, 16_000));
      return { reply, transfer: [reply.buffer] };
    };
  },
);
