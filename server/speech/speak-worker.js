import { join } from "node:path";
import { toInt16 } from "./samples.js";
import { kokoroSampleRate, loadKokoro } from "./speak/kokoro.js";
import { loadPiper, piperSampleRate } from "./speak/piper.js";
import { resample } from "./speak/resample.js";
import { answerRequests } from "./thread/answer-requests.js";

/**
 * @typedef {import("./models/catalogue.js").SynthName} SynthName
 * @typedef {import("./speak/piper.js").PiperRequest & import("./speak/kokoro.js").KokoroRequest} SpeakRequest
 */

const engines = {
  piper: { load: loadPiper, sampleRate: piperSampleRate },
  kokoro: { load: loadKokoro, sampleRate: kokoroSampleRate },
};

await answerRequests(
  /** @param {{ modelsDir: string, synth: SynthName }} settings */
  async ({ modelsDir, synth }) => {
    const { load, sampleRate } = engines[synth];
    const say = await load(join(modelsDir, synth));
    return async (/** @type {SpeakRequest} */ request) => {
      const reply = toInt16(resample(await say(request), sampleRate, 16_000));
      return { reply, transfer: [reply.buffer] };
    };
  },
);
