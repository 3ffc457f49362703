import type { PageEvent } from "../../contracts/conversation.ts";
import type { Perception } from "../perceive/perception.ts";
import type { Told } from "./read-apart.ts";
import type { Medium } from "./turn-state.ts";

/** Everything that can happen to a conversation. What the page does by hand is named as the page names it. */
export type ConversationEvent =
  /** `others` are incidents of other residents told in the same breath; each is a turn of its own. */
  | { kind: "visitor-said"; text: string; by: Medium; perception: Perception; others?: Told[] }
  /** Not finished: its facts are shown, and the next partial words or what is finally said replace them. */
  | { kind: "visitor-is-saying"; text: string; by: Medium; perception: Perception; others?: Told[] }
  /** A line the assistant speaks on its own, such as its opening. */
  | { kind: "assistant-said"; text: string }
  | { kind: "question-heard" }
  /** The visitor spoke over the assistant; `heard` is what had sounded of its last reply. */
  | { kind: "question-cut-off"; heard: string }
  | Exclude<PageEvent, { kind: "typed" }>;
