import { join } from "node:path";
import { answerRequests } from "../thread/answer-requests.ts";
import type { SynthName } from "./models/catalogue.ts";
import { toInt16 } from "./samples.ts";
import { type KokoroRequest, kokoroSampleRate, loadKokoro } from "./speak/kokoro.ts";
import { loadPiper, type PiperRequest, piperSampleRate } from "./speak/piper.ts";
import { resample } from "./speak/resample.ts";

type SpeakRequest = PiperRequest & KokoroRequest;

const engines = {
  piper: { load: loadPiper, sampleRate: piperSampleRate },
  kokoro: { load: loadKokoro, sampleRate: kokoroSampleRate },
};

await answerRequests(async ({ modelsDir, synth }: { modelsDir: string; synth: SynthName }) => {
  const { load, sampleRate } = engines[synth];
  const say = await load(join(modelsDir, synth));
  return async (request: SpeakRequest) => {
    const reply = toInt16(resample(await say(request), sampleRate, 16_000));
    return { reply, transfer: [reply.buffer] };
  };
});
