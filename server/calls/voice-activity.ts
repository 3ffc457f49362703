/** The detector's window. */
export const windowSamples = 512;

const opens = 0.5;
/** While the agent speaks its own echo may come back; it takes a clearer voice to count. */
const opensOverAgent = 0.65;
const closes = 0.35;
const pauseWindows = 3;

export type VoiceEvent = { kind: "visitor-began" | "visitor-paused"; mark: number };

/** Turns probabilities into beginnings and pauses; a mark counts samples from the start of the call. */
export function followVoice() {
  let windows = 0;
  let isVoice = false;
  let quietWindows = 0;

  return (probabilities: readonly number[], agentIsSpeaking: boolean): VoiceEvent[] => {
    const events: VoiceEvent[] = [];
    for (const probability of probabilities) {
      const from = windows * windowSamples;
      windows += 1;
      if (!isVoice) {
        if (probability < (agentIsSpeaking ? opensOverAgent : opens)) continue;
        isVoice = true;
        quietWindows = 0;
        events.push({ kind: "visitor-began", mark: from });
      } else if (probability >= closes) {
        quietWindows = 0;
      } else {
        quietWindows += 1;
        if (quietWindows < pauseWindows) continue;
        isVoice = false;
        events.push({ kind: "visitor-paused", mark: from - (pauseWindows - 1) * windowSamples });
      }
    }
    return events;
  };
}
