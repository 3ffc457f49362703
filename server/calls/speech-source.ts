import { saidWithoutNames } from "../../assistant/converse/said-without-names.ts";
import { call } from "../../content/en/call.ts";
import { joinSamples } from "../speech/samples.ts";
import type { SpeechEngines } from "../speech/start-speech.ts";
import type { SpeechSource } from "./call-desk.ts";
import type { Speech } from "./speech.ts";

/** What calls need of the engines, whenever they are ready. */
export function speechSource(engines: SpeechEngines): SpeechSource {
  let given: { of: unknown; speech: Speech } | undefined;

  function speech(): Speech | undefined {
    const state = engines.state();
    if (state.kind !== "ready") return undefined;
    if (given?.of === state.voice) return given.speech;

    const { ears, voice } = state;
    given = {
      of: voice,
      speech: {
        ears,
        voice: {
          async speak(sentence, { signal }) {
            const parts: Int16Array[] = [];
            for await (const { samples } of voice.say(sentence, { signal })) parts.push(samples);
            return joinSamples(parts);
          },
        },
      },
    };
    // Made once per machine and kept on disk; a visitor's sentence always goes first. What begins every call is made
    // at once. The rest would keep a core busy for five minutes while the first visitors come, so it takes its time.
    voice
      .prepare(call.opening)
      .then(() => voice.prepare(fixedSentences(), { share: 0.2 }))
      .catch(() => {});
    return given.speech;
  }

  engines.attempted.then(speech);
  return {
    speech,
    status: () => {
      const { kind } = engines.state();
      if (kind === "ready") return "ready";
      return kind === "unavailable" ? "off" : "preparing";
    },
  };
}

/** What the assistant may say that holds no word of a visitor, the likeliest first. */
export function fixedSentences(): string[] {
  const { opening, stillThere, offerTyping, notHeard, oneMinuteLeft } = call;
  return [...opening, stillThere, offerTyping, notHeard, ...saidWithoutNames(), oneMinuteLeft];
}
