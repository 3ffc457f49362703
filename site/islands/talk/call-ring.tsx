import { useEffect, useRef } from "react";
import type { Phase } from "../../call/voice-call.ts";
import type { TalkWords } from "./talk-words.ts";
import type { AgentState, Demo } from "./use-demo.ts";

type CallRingProps = {
  words: TalkWords["states"];
  demo: Pick<Demo, "phase" | "agent" | "muted" | "volume" | "hasEnded">;
};

/** Breathes with the real voice: the visitor's while listening, the assistant's while it speaks. */
export function CallRing({ words, demo }: CallRingProps) {
  const ring = useRef<HTMLDivElement>(null);
  const level = demo.agent === "speaking" ? demo.volume.assistant : demo.volume.visitor;
  useEffect(() => {
    ring.current?.style.setProperty("--level", demo.phase === "in-call" ? level.toFixed(2) : "0");
  }, [level, demo.phase]);

  return (
    <div className="call-ring" data-state={demo.phase === "in-call" ? demo.agent : demo.phase}>
      <div ref={ring} className="call-ring-circle" aria-hidden="true" />
      <p className="call-ring-word" role="status">
        <span className="visually-hidden">{words.label}: </span>
        {stateWord(words, demo.phase, demo.agent, demo.muted, demo.hasEnded)}
      </p>
    </div>
  );
}

function stateWord(
  words: TalkWords["states"],
  phase: Phase,
  agent: AgentState,
  muted: boolean,
  hasEnded: boolean,
) {
  if (phase === "connecting") return words.connecting;
  if (phase === "idle") return hasEnded ? words.ended : words.idle;
  return muted && agent === "listening" ? words.muted : words[agent];
}
