import { Gauge, Histogram, type Registry } from "prom-client";
import type { SpeechSource } from "./call-desk.ts";
import type { Speech } from "./speech.ts";

type Work = "hear" | "caption" | "speak";
export type SpeechMetrics = { measure(source: SpeechSource): SpeechSource };

/** How long hearing and speaking take, and how much of either waits at this moment. */
export function createSpeechMetrics(registry: Registry): SpeechMetrics {
  const registers = [registry];
  const took = new Histogram({
    name: "tendwell_speech_seconds",
    help: "Time to hear or to speak one piece, waiting included",
    labelNames: ["work"],
    buckets: [0.01, 0.05, 0.1, 0.2, 0.4, 0.7, 1, 1.5, 2, 3, 5, 10],
    registers,
  });
  const waiting = new Gauge({
    name: "tendwell_speech_waiting",
    help: "Pieces that are being heard or spoken, or wait for it",
    labelNames: ["work"],
    registers,
  });
  let isReady = () => false;
  new Gauge({
    name: "tendwell_speech_ready",
    help: "1 when calls can be spoken, 0 when they are typed",
    registers,
    collect() {
      this.set(isReady() ? 1 : 0);
    },
  });

  async function timed<Result>(work: Work, piece: Promise<Result>): Promise<Result> {
    const stop = took.startTimer({ work });
    waiting.inc({ work });
    try {
      return await piece;
    } finally {
      waiting.dec({ work });
      stop();
    }
  }

  const measured = ({ ears, voice }: Speech): Speech => ({
    ears: {
      detector: ears.detector,
      transcribe: (samples, options) =>
        timed(options.model === "tiny" ? "caption" : "hear", ears.transcribe(samples, options)),
    },
    voice: { ...voice, speak: (sentence, options) => timed("speak", voice.speak(sentence, options)) },
  });

  return {
    measure(source) {
      isReady = () => source.status() === "ready";
      return {
        status: source.status,
        speech: () => {
          const speech = source.speech();
          return speech && measured(speech);
        },
      };
    },
  };
}
