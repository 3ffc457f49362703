/** The browser's own speech recognition, as far as it is used here. */
export type Recogniser = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  onresult: ((event: RecogniserResult) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
};
export type RecogniserClass = {
  new (): Recogniser;
  available?(wanted: { langs: string[]; processLocally: boolean }): Promise<string>;
};
type RecogniserResult = {
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }>;
};

const lang = "en-US";

/** Only where the browser says that it hears on the device itself; one that asks a vendor's cloud is never used. */
export async function findLocalRecogniser(
  world: { SpeechRecognition?: RecogniserClass } = globalThis as object,
): Promise<RecogniserClass | undefined> {
  try {
    const answer = await world.SpeechRecognition?.available?.({ langs: [lang], processLocally: true });
    return answer === "available" ? world.SpeechRecognition : undefined;
  } catch {
    return undefined;
  }
}

/** Hears until it is stopped, or until the browser has had enough; returns how to stop it. */
export function dictate(
  Found: RecogniserClass,
  events: { heard(text: string, isFinal: boolean): void; ended(): void },
): () => void {
  const recogniser = new Found();
  Object.assign(recogniser, { lang, continuous: true, interimResults: true, processLocally: true });
  recogniser.onresult = ({ resultIndex, results }) => {
    for (const { isFinal, 0: best } of Array.from(results).slice(resultIndex)) {
      events.heard(best.transcript.trim(), isFinal);
    }
  };
  recogniser.onend = events.ended;
  recogniser.start();
  return () => recogniser.stop();
}
