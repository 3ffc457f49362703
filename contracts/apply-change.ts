import type { ConversationChange, ConversationView } from "./conversation.ts";

/** The conversation after a change; nothing when it does not follow what is known: then ask for the whole. */
export function applyChange(
  view: ConversationView,
  change: ConversationChange,
): ConversationView | undefined {
  if (change.follows !== view.revision) return undefined;
  const { linesFrom = view.lines.length, lines = [] } = change;
  const next = {
    ...view,
    ...change.rest,
    revision: change.revision,
    lines: [...view.lines.slice(0, linesFrom), ...lines],
  };
  for (const key of change.gone ?? []) delete next[key];
  return next;
}
