import type { Words } from "../../../content/words.ts";

export type TalkWords = Words["talk"];
