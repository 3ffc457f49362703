import { type LimitReached, limits } from "../security/limits.ts";
import { samplesPerMs, type Voice } from "./speech.ts";

const silence = new Int16Array(0);

/** The sound of the agent's sentences, each made when it is needed, and the likely next one ahead. */
export function createSentenceSounds(
  voice: Voice | undefined,
  failed: (error: unknown) => void,
  reached: LimitReached = () => {},
) {
  let leftMs: number = limits.spokenMs.value;
  let ahead: { sentence: string; sound: Promise<Int16Array>; stop: AbortController } | undefined;

  /** A voice that fails leaves silence: the words are shown, and the call goes on. */
  async function make(sentence: string, signal: AbortSignal): Promise<Int16Array> {
    if (!voice || leftMs <= 0) return silence;
    try {
      const sound = await voice.speak(sentence, { signal });
      leftMs -= sound.length / samplesPerMs;
      if (leftMs <= 0) reached("spokenMs");
      return sound;
    } catch (error) {
      if (!signal.aborted) failed(error);
      return silence;
    }
  }

  function drop() {
    ahead?.stop.abort();
    ahead = undefined;
  }

  return {
    soundOf(sentence: string, signal: AbortSignal): Promise<Int16Array> {
      if (ahead?.sentence !== sentence) {
        drop();
        return make(sentence, signal);
      }
      const { sound } = ahead;
      ahead = undefined;
      return sound;
    },
    makeAhead(sentence: string) {
      if (ahead?.sentence === sentence) return;
      drop();
      const stop = new AbortController();
      ahead = { sentence, stop, sound: make(sentence, stop.signal) };
    },
    drop,
  };
}
