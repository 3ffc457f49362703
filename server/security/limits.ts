type Limit = {
  readonly value: number;
  readonly unit: "bytes" | "milliseconds" | "characters" | "sounds" | "times";
  readonly per: "connection" | "call" | "visitor" | "recipient" | "server" | "request" | "synthesis";
  readonly what: string;
  readonly over: string;
};

const closed = "the connection ends, and its call with its report";

/**
 * What a stranger may spend of ours: the one table. `docs/limits.md` is written from it and `/metrics` shows it.
 * Rates that an operator sets stand in `.env.example`.
 */
export const limits = {
  connections: {
    value: 4_000,
    unit: "times",
    per: "server",
    what: "Connections at once; fewer where the system allows the process fewer files, of which 150 stay free",
    over: "the newest is closed unanswered",
  },
  connectionsPerVisitor: {
    value: 250,
    unit: "times",
    per: "visitor",
    what: "Connections at once from one address that is no proxy of ours",
    over: "the newest is closed unanswered",
  },
  headersMs: {
    value: 5_000,
    unit: "milliseconds",
    per: "connection",
    what: "Until the headers of a request are there",
    over: "408, and the connection ends",
  },
  requestMs: {
    value: 8_000,
    unit: "milliseconds",
    per: "request",
    what: "Until a request is there, with its body",
    over: "408, and the connection ends",
  },
  keptAliveMs: {
    value: 30_000,
    unit: "milliseconds",
    per: "connection",
    what: "From an answer to the next request",
    over: "the connection ends",
  },
  stalledMs: {
    value: 35_000,
    unit: "milliseconds",
    per: "connection",
    what: "Without a byte in either direction while a request is answered",
    over: "the connection ends",
  },
  lingeringMs: {
    value: 1_000,
    unit: "milliseconds",
    per: "connection",
    what: "From our last word to the visitor's end of a connection",
    over: "the connection is cut",
  },
  headerBytes: {
    value: 16 * 1024,
    unit: "bytes",
    per: "request",
    what: "All headers of a request",
    over: "431, and the connection ends",
  },
  bodyBytes: {
    value: 64 * 1024,
    unit: "bytes",
    per: "request",
    what: "A body",
    over: "413",
  },
  webhookBytes: {
    value: 2 * 1024 * 1024,
    unit: "bytes",
    per: "request",
    what: "A webhook of the hosted voice, read once its credentials are seen to be there and fresh",
    over: "413",
  },
  uploadBytes: {
    value: 20 * 1024 * 1024,
    unit: "bytes",
    per: "request",
    what: "What an operator hands on to the hosted voice, read once the operator's key was shown",
    over: "413",
  },
  bodies: {
    value: 2_000,
    unit: "times",
    per: "server",
    what: "Requests with a body that are being read and answered",
    over: "503, and the connection ends",
  },
  bodiesPerVisitor: {
    value: 250,
    unit: "times",
    per: "visitor",
    what: "Requests with a body that are being read and answered",
    over: "503, and the connection ends",
  },
  largeBodies: {
    value: 4,
    unit: "times",
    per: "server",
    what: "Webhooks and uploads that are being read and answered",
    over: "503, and the connection ends",
  },
  formsDrawnPerMinute: {
    value: 20,
    unit: "times",
    per: "server",
    what: "Faulty plain forms of a kind not seen before that are drawn in a minute; one seen before costs no drawing",
    over: "the form comes back with every word kept, and says that something is missing but not where",
  },
  typedCalls: {
    value: 200,
    unit: "times",
    per: "server",
    what: "Typed calls at once; spoken ones have VOICE_MAX_CALLS",
    over: "503, and the page offers to type without a call",
  },
  callsPerVisitor: {
    value: 3,
    unit: "times",
    per: "visitor",
    what: "Calls at once",
    over: "429",
  },
  joinMs: {
    value: 30_000,
    unit: "milliseconds",
    per: "call",
    what: "Until a call that was asked for is joined",
    over: "the call ends",
  },
  frameBytes: {
    value: 64 * 1024,
    unit: "bytes",
    per: "connection",
    what: "One message on a call",
    over: closed,
  },
  bufferedBytes: {
    value: 1024 * 1024,
    unit: "bytes",
    per: "connection",
    what: "What waits for a visitor who does not read",
    over: closed,
  },
  messagesAtOnce: {
    value: 1_500,
    unit: "times",
    per: "connection",
    what: "Messages on a call in a burst, sound included; 100 more each second",
    over: closed,
  },
  soundBytesAtOnce: {
    value: 640_000,
    unit: "bytes",
    per: "connection",
    what: "Sound in a burst, that is twenty seconds of it; 48,000 more each second, where speech has 32,000",
    over: closed,
  },
  pingsAtOnce: {
    value: 20,
    unit: "times",
    per: "connection",
    what: "Pings in a burst; one more each second",
    over: closed,
  },
  textsAtOnce: {
    value: 20,
    unit: "times",
    per: "call",
    what: "Texts a page may send on a call in a burst; one more every three seconds",
    over: "the text is refused with 429",
  },
  badMessages: {
    value: 50,
    unit: "times",
    per: "call",
    what: "Refused messages",
    over: closed,
  },
  textCharacters: {
    value: 5_000,
    unit: "characters",
    per: "call",
    what: "Texts a page sends on a call, in a burst; ten characters more each second, and nobody types as fast",
    over: "the text is refused with 429",
  },
  sayCharacters: {
    value: 1_000,
    unit: "characters",
    per: "request",
    what: "One text that the assistant is asked to say",
    over: "the text is refused with 429",
  },
  rejoins: {
    value: 20,
    unit: "times",
    per: "call",
    what: "New lines for a call whose line was lost",
    over: "429; the line that is there stays",
  },
  rejoinsPerMinute: {
    value: 6,
    unit: "times",
    per: "call",
    what: "New lines for a call in a burst; one more every ten seconds",
    over: "429; the line that is there stays",
  },
  missedMessages: {
    value: 200,
    unit: "times",
    per: "call",
    what: "Messages kept for a visitor whose line was lost",
    over: "the oldest are forgotten",
  },
  keptCharacters: {
    value: 100_000,
    unit: "characters",
    per: "call",
    what: "The words of a call that are kept",
    over: "the call goes on, and further words are not kept",
  },
  spokenMs: {
    value: 600_000,
    unit: "milliseconds",
    per: "call",
    what: "Sound made for the assistant to say",
    over: "the rest is said in writing",
  },
  sentenceCharacters: {
    value: 220,
    unit: "characters",
    per: "synthesis",
    what: "A sentence that is made into sound at once",
    over: "cut at a comma, else between words, else anywhere",
  },
  sentenceSounds: {
    value: 120,
    unit: "sounds",
    per: "synthesis",
    what: "Speech sounds made at once, about ten seconds and 250 MB: a short text of figures is long to say",
    over: "made in pieces",
  },
  sentencePieces: {
    value: 4,
    unit: "times",
    per: "synthesis",
    what: "Pieces of one sentence",
    over: "the rest of the sentence is shown and not heard",
  },
  synthesisMs: {
    value: 5_000,
    unit: "milliseconds",
    per: "synthesis",
    what: "From when the engine begins a piece to its sound",
    over: "given up; the sentence is shown and not heard",
  },
  heardCharacters: {
    value: 5_000,
    unit: "characters",
    per: "call",
    what: "A hosted call's transcript that is understood again, and at most 200 turns of it",
    over: "the rest is kept and not understood",
  },
  eventBytes: {
    value: 256 * 1024,
    unit: "bytes",
    per: "request",
    what: "A webhook's body that is kept",
    over: "noted by its name only",
  },
  codesPerCall: {
    value: 3,
    unit: "times",
    per: "call",
    what: "Codes mailed to confirm an address",
    over: "429",
  },
  codesPerRecipient: {
    value: 3,
    unit: "times",
    per: "recipient",
    what: "Codes mailed to one address in an hour, whoever asks",
    over: "429",
  },
  codesPerVisitor: {
    value: 5,
    unit: "times",
    per: "visitor",
    what: "Codes asked for from one address in an hour",
    over: "429",
  },
  codeTries: {
    value: 5,
    unit: "times",
    per: "call",
    what: "Tries to type one code",
    over: "the code is void",
  },
  codeMs: {
    value: 15 * 60_000,
    unit: "milliseconds",
    per: "call",
    what: "How long a code is good",
    over: "the code is void",
  },
  reportsPerRecipient: {
    value: 5,
    unit: "times",
    per: "recipient",
    what: "Reports mailed to one address in a day",
    over: "429",
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
/** Told whenever somebody reached a limit; the metrics count it. */
export type LimitReached = (name: LimitName) => void;

/** `docs/limits.md`, whole. */
export function limitsPage(): string {
  const rows = Object.entries<Limit>(limits).map(
    ([name, { value, unit, per, what, over }]) =>
      `| \`${name}\` | ${inWords(value, unit)} | ${per} | ${what} | ${over} |`,
  );
  return [
    "# Limits",
    "",
    "What a stranger may spend of ours. Written from `server/security/limits.ts`; a test keeps it current",
    "(`npx vitest run server/security/limits.test.ts -u` writes it anew). `/metrics` shows each as `tendwell_limit`",
    "and counts in `tendwell_limit_reached_total` how often one was reached. A visitor is one IPv4 address, or one",
    "IPv6 network of 64 bits. Rates that you may set yourself stand in [.env.example](../.env.example).",
    "",
    "| limit | value | per | what | over it |",
    "|---|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

function inWords(value: number, unit: Limit["unit"]): string {
  const number = new Intl.NumberFormat("en-US");
  if (unit === "bytes" && value % 1024 === 0) {
    const kilobytes = value / 1024;
    return kilobytes % 1024 === 0 ? `${kilobytes / 1024} MB` : `${kilobytes} KB`;
  }
  if (unit === "milliseconds") return `${number.format(value / 1000)} s`;
  return unit === "times" ? number.format(value) : `${number.format(value)} ${unit}`;
}
