import type { ConversationChange, ConversationView } from "./conversation.ts";

type Rest = Omit<ConversationView, "lines" | "revision">;

/** Only what differs between two views of one conversation. */
export function changeOf(before: ConversationView, after: ConversationView): ConversationChange {
  const linesFrom = firstDifference(before.lines, after.lines);
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(after)) {
    if (key === "lines" || key === "revision" || value === undefined) continue;
    if (!isSame(value, before[key as keyof Rest])) rest[key] = value;
  }
  const gone = (Object.keys(before) as (keyof ConversationView)[]).filter(
    (key) => before[key] !== undefined && after[key] === undefined,
  );
  return {
    follows: before.revision,
    revision: after.revision,
    ...(linesFrom === undefined ? {} : { linesFrom, lines: after.lines.slice(linesFrom) }),
    ...(Object.keys(rest).length === 0 ? {} : { rest: rest as Partial<Rest> }),
    ...(gone.length === 0 ? {} : { gone }),
  };
}

/** The conversation after a change; nothing when it does not follow what is known: then ask for the whole. */
export function applyChange(view: ConversationView, change: ConversationChange): ConversationView | undefined {
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

function firstDifference(before: readonly unknown[], after: readonly unknown[]): number | undefined {
  const at = after.findIndex((line, index) => !isSame(line, before[index]));
  if (at >= 0) return at;
  return before.length > after.length ? after.length : undefined;
}

/** Views are plain data, made the same way each time, so their texts tell whether they are the same. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
