import { begin, type Say } from "../../../assistant/converse/state.ts";
import type { ConversationView } from "../../../contracts/conversation.ts";
import type { IncidentReport } from "../../../contracts/report.ts";
import type { Conversation, HandEvent, Mind } from "../mind.ts";

const view: ConversationView = {
  revision: 0,
  setting: "nursing_home",
  settingFrom: "preset",
  lines: [],
  reports: [],
  current: 0,
  canUndo: false,
  isOver: false,
};

/** A stand-in mind that gives the replies it was given, and remembers what it was told. */
export function fakeMind(replies: Say[] = []) {
  const heard: { text: string; by: string }[] = [];
  const obeyed: HandEvent[] = [];
  /** What it was told of its replies and of other lines, in order. */
  const told: string[] = [];
  const overheard: string[] = [];
  const replyAt = (index: number): Say => replies[index] ?? { sentences: ["What else?"], expects: "answer" };
  const conversation: Conversation = {
    async hear(words, { isWanted = () => true } = {}) {
      const reply = replyAt(heard.push(words) - 1);
      await Promise.resolve();
      return isWanted() ? reply : undefined;
    },
    overhear: (text) => void overheard.push(text),
    foresee: async () => replyAt(heard.length),
    async obey(event) {
      obeyed.push(event);
      return undefined;
    },
    noteLine: (text) => void told.push(`line: ${text}`),
    replyWasCutOff: (part) => void told.push(`cut off: ${part}`),
    view: () => view,
    follow: () => () => undefined,
    settled: async () => undefined,
    findings: () => ({
      state: begin({ id: "call", now: "2026-11-15T02:20" }),
      reports: heard.length === 0 ? [] : [{ narrative: heard.map(({ text }) => text).join(" ") } as IncidentReport],
      summary: heard.length === 0 ? "" : "A fall.",
    }),
  };
  const mind: Mind = { begin: () => conversation };
  return { mind, conversation, heard, obeyed, told, overheard };
}
