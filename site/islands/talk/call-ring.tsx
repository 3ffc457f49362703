import type { RefObject } from "react";
import { Icon } from "../../design/icon.tsx";
import type { Demo } from "./demo.ts";
import type { TalkWords } from "./talk-words.ts";

type CallRingProps = {
  words: TalkWords["states"];
  demo: Pick<Demo, "phase" | "agent" | "muted" | "ended">;
  ring: RefObject<HTMLDivElement | null>;
};

/** Breathes with the real voice: the visitor's while listening, the assistant's while it speaks. */
export function CallRing({ words, demo, ring }: CallRingProps) {
  return (
    <div className="call-ring" data-state={demo.phase === "in-call" ? demo.agent : demo.phase}>
      <div ref={ring} className="call-ring-circle" aria-hidden="true">
        <Icon name={demo.phase === "in-call" && demo.agent === "speaking" ? "message-square" : "mic"} />
      </div>
      <p className="call-ring-word" role="status">
        <span className="visually-hidden">{words.label}: </span>
        {stateWord(words, demo)}
      </p>
    </div>
  );
}

function stateWord(words: TalkWords["states"], { phase, agent, muted, ended }: CallRingProps["demo"]) {
  if (phase === "connecting") return words.connecting;
  if (phase === "idle") return ended ? words.ended : words.idle;
  return muted && agent === "listening" ? words.muted : words[agent];
}
