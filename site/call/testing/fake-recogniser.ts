import type { Recogniser, RecogniserClass } from "../local-recogniser.ts";

/** A browser's recogniser that hears what a test says; `answer` is where it claims to be able to. */
export function fakeRecogniser(answer: string | undefined) {
  const made: Recogniser[] = [];
  class Fake implements Recogniser {
    static available = answer === undefined ? undefined : async () => answer;
    lang = "";
    continuous = false;
    interimResults = false;
    processLocally = false;
    onresult: Recogniser["onresult"] = null;
    onend: Recogniser["onend"] = null;
    constructor() {
      made.push(this);
    }
    start() {}
    stop() {
      this.onend?.();
    }
  }
  return { SpeechRecognition: Fake as RecogniserClass, made };
}
