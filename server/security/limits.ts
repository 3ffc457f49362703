import { callNumbers } from "../../contracts/call-numbers.ts";
import { turnNumbers } from "../../turn-taking/turn-state.ts";

export type Limit = {
  readonly value: number;
  readonly unit: "bytes" | "milliseconds" | "characters" | "sounds" | "times";
  readonly per: "connection" | "call" | "visitor" | "recipient" | "server" | "request" | "synthesis";
  readonly what: string;
  readonly over: string;
};

const inUnit =
  (unit: Limit["unit"]) =>
  (value: number, per: Limit["per"], what: string, over: string): Limit => ({
    value,
    unit,
    per,
    what,
    over,
  });
const [times, bytes, milliseconds] = [inUnit("times"), inUnit("bytes"), inUnit("milliseconds")];
const [characters, sounds] = [inUnit("characters"), inUnit("sounds")];
const closed = "the connection ends, and its call with its report";

/**
 * What a stranger may spend of ours: the one table. `docs/limits.md` is written from it and `/metrics` shows it.
 * Rates that an operator sets stand in `.env.example`.
 */
export const limits = {
  connections: times(
    4_000,
    "server",
    "Connections at once; fewer where the system allows the process fewer files, of which 150 stay free",
    "the newest is closed unanswered",
  ),
  connectionsPerVisitor: times(
    250,
    "visitor",
    "Connections at once from one address that is no proxy of ours",
    "the newest is closed unanswered",
  ),
  headersMs: milliseconds(
    5_000,
    "connection",
    "Until the headers of a request are there",
    "408, and the connection ends",
  ),
  requestMs: milliseconds(8_000, "request", "Until a request is there, with its body", "408, and the connection ends"),
  keptAliveMs: milliseconds(30_000, "connection", "From an answer to the next request", "the connection ends"),
  stalledMs: milliseconds(
    35_000,
    "connection",
    "Without a byte in either direction while a request is answered",
    "the connection ends",
  ),
  lingeringMs: milliseconds(
    1_000,
    "connection",
    "From our last word to the visitor's end of a connection",
    "the connection is cut",
  ),
  headerBytes: bytes(16 * 1024, "request", "All headers of a request", "431, and the connection ends"),
  bodyBytes: bytes(64 * 1024, "request", "A body", "413"),
  webhookBytes: bytes(
    2 * 1024 * 1024,
    "request",
    "A webhook of the hosted voice, read once its credentials are seen to be there and fresh",
    "413",
  ),
  assistantBytes: bytes(
    1024 * 1024,
    "request",
    "What an operator opens a hosted call with, read once the operator's key was shown",
    "413",
  ),
  uploadBytes: bytes(
    20 * 1024 * 1024,
    "request",
    "What an operator hands on to the hosted voice, read once the operator's key was shown",
    "413",
  ),
  bodies: times(
    2_000,
    "server",
    "Requests with a body that are being read and answered",
    "503, and the connection ends",
  ),
  bodiesPerVisitor: times(
    250,
    "visitor",
    "Requests with a body that are being read and answered",
    "503, and the connection ends",
  ),
  largeBodies: times(
    4,
    "server",
    "Webhooks, questions of a hosted voice and what an operator hands on, each, being read and answered",
    "503, and the connection ends",
  ),
  formsDrawnPerMinute: times(
    20,
    "server",
    "Faulty plain forms of a kind not seen before that are drawn in a minute; one seen before costs no drawing",
    "the form comes back with every word kept, and says that something is missing but not where",
  ),
  formsDrawnPerVisitor: times(
    5,
    "visitor",
    "Of these, for one visitor in a minute",
    "the same, for this visitor alone",
  ),
  errorReportBytes: bytes(8 * 1024, "request", "What a browser reports of an error or a breach of policy", "413"),
  unanswered: times(
    5_000,
    "server",
    "Pieces of work that wait for SQLite: beyond them the disk has stalled",
    "503, and the words stay in the form",
  ),
  typedCalls: times(
    200,
    "server",
    "Typed calls at once; spoken ones have VOICE_MAX_CALLS",
    "503, and the page offers to type without a call",
  ),
  callsPerVisitor: times(3, "visitor", "Calls at once", "429"),
  joinMs: milliseconds(30_000, "call", "Until a call that was asked for is joined", "the call ends"),
  spokenCallMs: milliseconds(
    turnNumbers.capMs,
    "call",
    "A spoken call, warned of a minute before",
    "the call ends with its report",
  ),
  typedCallMs: milliseconds(
    30 * 60_000,
    "call",
    "A typed call, where nobody waits for a voice",
    "the call ends with its report",
  ),
  hostedCallMs: milliseconds(15 * 60_000, "call", "A hosted call whose end we were not told", "it is let go"),
  putRightMs: milliseconds(
    10 * 60_000,
    "call",
    "From the end of a kept call in which its report can be put right",
    "the conversation is forgotten here; its report is kept",
  ),
  pagesPerCall: times(4, "call", "Pages that look at a call beside its own wire, at once", "429"),
  pagesAtOnce: times(12, "call", "Such pages opened in a burst; one more every ten seconds", "429"),
  frameBytes: bytes(64 * 1024, "connection", "One message on a call", closed),
  bufferedBytes: bytes(1024 * 1024, "connection", "What waits for a visitor who does not read", closed),
  messagesAtOnce: times(
    1_500,
    "connection",
    "Messages on a call in a burst, sound included; 100 more each second",
    closed,
  ),
  soundBytesAtOnce: bytes(
    640_000,
    "connection",
    "Sound in a burst, that is twenty seconds of it; 48,000 more each second, where speech has 32,000",
    closed,
  ),
  pingsAtOnce: times(20, "connection", "Pings in a burst; one more each second", closed),
  textsAtOnce: times(
    20,
    "call",
    "Texts a page may send on a call in a burst; one more every three seconds",
    "the text is refused with 429",
  ),
  badMessages: times(50, "call", "Refused messages", closed),
  textCharacters: characters(
    5_000,
    "call",
    "Texts a page sends on a call, in a burst; ten characters more each second, and nobody types as fast",
    "the text is refused with 429",
  ),
  typedCharacters: characters(
    callNumbers.maxMessageCharacters,
    "request",
    "One text that a visitor types; the box takes no more",
    "the text is refused with 400",
  ),
  sayCharacters: characters(
    1_000,
    "request",
    "One text that the assistant is asked to say",
    "the text is refused with 429",
  ),
  rejoins: times(20, "call", "New wires for a call whose wire was lost", "429; the wire that is there stays"),
  rejoinsPerMinute: times(
    6,
    "call",
    "New wires for a call in a burst; one more every ten seconds",
    "429; the wire that is there stays",
  ),
  missedMessages: times(200, "call", "Messages kept for a visitor whose wire was lost", "the oldest are forgotten"),
  keptCharacters: characters(
    100_000,
    "call",
    "The words of a call that are kept",
    "the call goes on, and further words are not kept",
  ),
  spokenMs: milliseconds(600_000, "call", "Sound made for the assistant to say", "the rest is said in writing"),
  sentenceCharacters: characters(
    220,
    "synthesis",
    "A sentence that is made into sound at once",
    "cut at a comma, else between words, else anywhere",
  ),
  sentenceSounds: sounds(
    84,
    "synthesis",
    "Speech sounds made at once, about ten seconds and 200 MB: a short text of figures is long to say",
    "made in pieces",
  ),
  sentencePieces: times(4, "synthesis", "Pieces of one sentence", "the rest of the sentence is shown and not heard"),
  synthesisMs: milliseconds(
    4_500,
    "synthesis",
    "The engine's time for a sentence, in all its pieces",
    "given up; what is not made by then is shown and not heard",
  ),
  heardCharacters: characters(
    5_000,
    "call",
    "The words of a hosted call that are understood here",
    "the rest is kept and not understood",
  ),
  heardTurns: times(
    200,
    "call",
    "The turns of a hosted call that are understood here",
    "the rest is kept and not understood",
  ),
  eventBytes: bytes(256 * 1024, "request", "A webhook's body that is kept", "noted by its name only"),
  codesPerCall: times(3, "call", "Codes mailed to confirm an address", "429"),
  codesPerRecipient: times(3, "recipient", "Codes mailed to one address in an hour, whoever asks", "429"),
  codesPerVisitor: times(5, "visitor", "Codes asked for from one address in an hour", "429"),
  codeTries: times(5, "call", "Tries to type one code", "the code is void"),
  codeMs: milliseconds(15 * 60_000, "call", "How long a code is good", "the code is void"),
  reportsPerRecipient: times(5, "recipient", "Reports mailed to one address in a day", "429"),
};

export type LimitName = keyof typeof limits;
/** Told whenever somebody reached a limit; the metrics count it. */
export type LimitReached = (name: LimitName) => void;
