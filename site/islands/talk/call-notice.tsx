import type { Demo } from "./demo.ts";
import type { TalkWords } from "./talk-words.ts";

type CallNoticeProps = { words: TalkWords; demo: Demo; voice: string | undefined };

/** What stands between the visitor and a spoken call, if anything; typing is always open. */
export function CallNotice({ words, demo, voice }: CallNoticeProps) {
  const text = noticeFor(words, demo, voice);
  return (
    <div role="status" className="call-notice">
      {text && (
        <p className="flag" data-level="routine">
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}

function noticeFor({ notices, controls }: TalkWords, demo: Demo, voice: string | undefined) {
  const { phase, trouble, ended } = demo;
  if (phase === "in-call") {
    if (demo.lineIsLost) return notices.reconnecting;
    if (demo.muted) return controls.muted;
    return demo.isAlmostOver ? notices.almostOver : undefined;
  }
  if (phase === "connecting") return undefined;
  if (trouble === "busy" || voice === "busy") return notices.busy;
  if (trouble === "rate-limited") return notices.tooMany;
  if (ended?.reason === "exceeded-max-duration") return notices.timeLimit;
  if (ended?.reason === "silence-timed-out") return notices.silence;
  if (voice === "preparing") return notices.preparing;
  return voice === "off" ? notices.typingOnly : undefined;
}
