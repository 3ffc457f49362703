import { type CallAction, type CallEvent, type CallState, idleCall, nextWake, stepCall } from "../call-lifecycle.ts";

type Line = CallEvent | { after: number };
type Played = { at: number; action: CallAction };

export const after = (ms: number): Line => ({ after: ms });

/** Plays a script against a clock that moves only when told, and wakes the call exactly when it asked for it. */
export function playCall(...script: Line[]) {
  let state: CallState = idleCall;
  let now = 0;
  const played: Played[] = [];

  function tell(event: CallEvent) {
    const [next, actions] = stepCall(state, event, now);
    state = next;
    for (const action of actions) played.push({ at: now, action });
  }

  function pass(ms: number) {
    const until = now + ms;
    for (let wake = nextWake(state); wake !== undefined && wake <= until; wake = nextWake(state)) {
      now = wake;
      tell({ kind: "time-passed" });
    }
    now = until;
  }

  for (const line of script) "after" in line ? pass(line.after) : tell(line);

  return {
    state,
    played,
    /** Each action in a word, with its time. */
    story: played.map(({ at, action }) => `${at} ${wordOf(action)}`),
    count: (word: string) => played.filter(({ action }) => wordOf(action) === word).length,
    emitted: (event: string) =>
      played.flatMap(({ action }) => (action.kind === "emit" && action.event === event ? [action.with[0]] : [])),
  };
}

function wordOf(action: CallAction): string {
  if (action.kind !== "emit") return action.kind;
  return action.event === "phase" ? `phase ${action.with[0]}` : action.event;
}
