import { windowSamples } from "../speech/detect/detector.ts";

const opens = 0.5;
/** While the agent speaks its own echo may come back; it takes a clearer voice to count. */
const opensOverAgent = 0.65;
const closes = 0.35;
const pauseWindows = 3;

/** So much of a voice is looked at before it counts as the visitor's and not as the agent's echo. */
const doubtWindows = 6;
const comparedSamples = 8 * windowSamples;

export type VoiceChange = { kind: "visitor-began" | "visitor-paused"; mark: number };

type Circumstances = {
  agentIsSpeaking: boolean;
  /** Whether the agent's voice may come back now, and whether it is what is heard up to this mark. */
  mayEcho: boolean;
  isEcho(from: number, to: number): boolean;
};

/** Turns probabilities into beginnings and pauses; a mark counts samples from the start of the call. */
export function followVoice() {
  let windows = 0;
  let isVoice = false;
  /** Where a voice began of which it is not yet certain whose it is. */
  let doubtedFrom: number | undefined;
  let voiceWindows = 0;
  let quietWindows = 0;

  return (probabilities: readonly number[], around: Circumstances): VoiceChange[] => {
    const events: VoiceChange[] = [];
    for (const probability of probabilities) {
      const from = windows * windowSamples;
      windows += 1;
      if (!isVoice) {
        if (probability < (around.agentIsSpeaking ? opensOverAgent : opens)) continue;
        isVoice = true;
        [voiceWindows, quietWindows] = [0, 0];
        if (around.mayEcho) doubtedFrom = from;
        else events.push({ kind: "visitor-began", mark: from });
      } else if (probability >= closes) {
        quietWindows = 0;
      } else {
        quietWindows += 1;
        if (quietWindows < pauseWindows) continue;
        isVoice = false;
        if (doubtedFrom === undefined)
          events.push({ kind: "visitor-paused", mark: from - (pauseWindows - 1) * windowSamples });
        doubtedFrom = undefined;
      }
      voiceWindows += 1;
      if (doubtedFrom === undefined || voiceWindows % doubtWindows !== 0) continue;
      const heardFrom = Math.max(doubtedFrom, from + windowSamples - comparedSamples);
      if (around.isEcho(heardFrom, from + windowSamples)) continue;
      events.push({ kind: "visitor-began", mark: heardFrom });
      doubtedFrom = undefined;
    }
    return events;
  };
}
