import type { createPlayer } from "./player.ts";
import type { createSentenceSounds } from "./sentence-sounds.ts";

type Utterance = { utterance: number; beganAt?: number; said: string; stop: AbortController };
type BegunSentence = {
  utterance: number;
  index: number;
  sentence: string;
  /** When it is heard, and for how long. */
  at: number;
  durationMs: number;
};

type Parts = {
  player: ReturnType<typeof createPlayer>;
  sounds: ReturnType<typeof createSentenceSounds>;
  /** Without a voice everything is said in writing. */
  isMute: boolean;
  now(): number;
  began(at: number): void;
  /** `said` is all of the utterance so far. */
  sentenceBegan(sentence: BegunSentence, said: string): void;
  /** An utterance is over: all of it, or what was heard of it. */
  closed(heard: string, from: number, interrupted?: number): void;
  finished(utterance: number, said: string): void;
};

/** What the agent says, sentence by sentence, aloud or in writing. */
export function createAgentSpeech({ player, sounds, now, ...parts }: Parts) {
  let isMuted = parts.isMute;
  let speaking: Utterance | undefined;

  async function say({ utterance, sentences }: { utterance: number; sentences: readonly string[] }) {
    const stop = new AbortController();
    speaking = { utterance, said: "", stop };
    const make = (sentence: string) => (isMuted ? new Int16Array(0) : sounds.soundOf(sentence, stop.signal));
    // Each is made while the one before it sounds.
    let made = make(sentences[0] ?? "");
    for (const [index, sentence] of sentences.entries()) {
      const samples = await made;
      if (stop.signal.aborted) return;
      const following = sentences[index + 1];
      if (following !== undefined) made = make(following);
      await new Promise<void>((resolve) => {
        stop.signal.addEventListener("abort", () => resolve());
        player.play(isMuted ? new Int16Array(0) : samples, (at, durationMs) => {
          begin({ utterance, index, sentence, at, durationMs });
          resolve();
        });
      });
      if (stop.signal.aborted) return;
    }
    player.whenHeard(() => finish(utterance));
  }

  function begin(sentence: BegunSentence) {
    if (speaking?.utterance !== sentence.utterance) return;
    if (speaking.beganAt === undefined) {
      speaking.beganAt = sentence.at;
      parts.began(sentence.at);
    }
    speaking.said = speaking.said ? `${speaking.said} ${sentence.sentence}` : sentence.sentence;
    parts.sentenceBegan(sentence, speaking.said);
  }

  function finish(utterance: number) {
    if (speaking?.utterance !== utterance) return;
    const { said } = speaking;
    close(said);
    parts.finished(utterance, said);
  }

  function close(heard: string, interrupted?: number) {
    const from = speaking?.beganAt ?? now();
    speaking = undefined;
    parts.closed(heard, from, interrupted);
  }

  function fallSilent() {
    speaking?.stop.abort();
    player.stop();
  }

  return {
    say,
    isMuted: () => isMuted,
    unmute() {
      isMuted = parts.isMute;
    },
    /** What is being said goes on in writing. */
    mute(unsaid: readonly { text: string; began?: unknown }[]) {
      if (isMuted) return;
      isMuted = true;
      if (!speaking) return;
      const { utterance } = speaking;
      fallSilent();
      for (const [index, { text, began }] of unsaid.entries())
        if (!began) begin({ utterance, index, sentence: text, at: now(), durationMs: 0 });
      finish(utterance);
    },
    /** `heard` is what reached the visitor before it was stopped. */
    stop({ utterance, heard }: { utterance: number; heard: string }, callIsOver: boolean) {
      if (speaking?.utterance !== utterance) return;
      fallSilent();
      if (speaking.beganAt === undefined) speaking = undefined;
      else close(heard, callIsOver ? undefined : utterance);
    },
    end() {
      fallSilent();
      sounds.drop();
    },
  };
}
