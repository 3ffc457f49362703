/** The sound of a call, in both directions: raw samples, no header, one frame per binary message. */
export const audioFormat = { format: "pcm_s16le", container: "raw", sampleRate: 16_000 } as const;
export const frameMs = 20;
export const frameSamples = 320;
export const frameBytes = 640;

export const callNumbers = {
  /** The summed level above which the assistant counts as speaking. */
  speechLevel: 0.01,
  /** The level that shows as full volume. */
  fullVolumeLevel: 0.15,
  /** How long after the last audible level the assistant counts as silent. */
  speechEndMs: 1_000,
  observerMs: 100,
  /** How long connecting may take, not counting the time a visitor needs to allow the microphone. */
  connectTimeoutMs: 20_000,
  /** Phones join this much later, while their sound switches over to a call. */
  phoneDelayMs: 1_000,
  /** A provider's script that does not come within 20 seconds, each time, is asked for this often again. */
  scriptRetries: 3,
  scriptRetryMs: 3_000,
  /** The size of a recorded picture. */
  recordedWidth: 1280,
  recordedHeight: 720,
  /** Sound that waits longer than this to be sent is too old to be worth sending. */
  maxBacklogMs: 1_000,
  /** What a page has heard before the assistant listens is sent at once then, and is no longer than this. */
  maxHeadStartMs: 2_000,
  /** How long a call whose wire was lost waits for its visitor to come back. */
  resumeMs: 20_000,
  /** The longest text message either side sends; the hosted provider takes 4,096. */
  maxMessageCharacters: 4_000,
} as const;

/** The assistant of the demo; where the voice is hosted elsewhere, the server puts the provider's id in its place. */
export const demoAssistantId = "incident-documenter";

/** Bare texts among the JSON: the page can be heard from, and the assistant hears. */
export const bareTexts = { playable: "playable", listening: "listening" } as const;

export const voiceBase = "/voice";

export const voicePaths = {
  status: `${voiceBase}/status`,
  session: `${voiceBase}/session`,
  webCall: `${voiceBase}/call/web`,
  call: (id: string) => `${voiceBase}/call/${encodeURIComponent(id)}`,
  /** Mails a code to the address given for a call; bearer: the call's own token. */
  emailReport: (id: string) => `${voiceBase}/call/${encodeURIComponent(id)}/email-report`,
  /** Takes that code, and mails the report of the call; bearer: the call's own token. */
  confirmReport: (id: string) => `${voiceBase}/call/${encodeURIComponent(id)}/email-report/confirm`,
  /** A new socket for a call whose wire was lost; bearer: the call's own token. */
  resumeCall: (id: string) => `${voiceBase}/call/${encodeURIComponent(id)}/resume`,
  /** A socket for another page of a call; bearer: the call's own token. */
  joinCall: (id: string) => `${voiceBase}/call/${encodeURIComponent(id)}/join`,
  endCall: (id: string) => `${voiceBase}/call/${encodeURIComponent(id)}/end`,
  control: (id: string) => `${voiceBase}/${encodeURIComponent(id)}/control`,
  transport: (id: string) => `${voiceBase}/${encodeURIComponent(id)}/transport`,
} as const;
