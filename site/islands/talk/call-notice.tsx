import { Icon } from "../../design/icon.tsx";
import type { Notice } from "./call-state.ts";

/** Seen and announced: trouble at once, everything else when the screen reader is free. */
export function CallNotice({ notice }: { notice: Notice | undefined }) {
  return (
    <>
      <div role="status" className="call-notice">
        {notice && !notice.isTrouble && <Flag text={notice.text} level="routine" />}
      </div>
      <div role="alert" className="call-notice">
        {notice?.isTrouble && <Flag text={notice.text} level="high" />}
      </div>
    </>
  );
}

export function Flag({ text, level }: { text: string; level: "routine" | "high" }) {
  return (
    <p className="flag" data-level={level}>
      <Icon name={level === "high" ? "circle-alert" : "info"} />
      <span>{text}</span>
    </p>
  );
}
