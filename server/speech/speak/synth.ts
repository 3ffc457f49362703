/** Sound ready for the wire: 16 kHz, mono. */
export type Sound = { samples: Int16Array; sampleRate: 16_000 };

/** The port behind which a voice works, one sentence at a time. */
export type Synth = {
  /** Names the voice and everything that changes how it sounds; kept sound is filed under it. */
  readonly version: string;
  /** Settles once the voice is loaded, or rejects with the reason. */
  readonly ready: Promise<void>;
  synthesise(sentence: string, options?: SynthOptions): Promise<Sound>;
  close(): Promise<void>;
};

type SynthOptions = {
  signal?: AbortSignal | undefined;
  /** A visitor waits for it; sentences made ahead let it pass. */
  urgent?: boolean;
};

/** What every voice is made from; how long a visitor waits for a sentence is the table's unless told. */
export type SynthSettings = { modelsDir: string; threadFile: URL; patienceMs?: number | undefined };
