import { Icon, type IconName } from "./icon.tsx";

export type PriorityLevel = "critical" | "high" | "routine";

const signs: Record<PriorityLevel, IconName> = {
  critical: "triangle-alert",
  high: "circle-alert",
  routine: "info",
};

type PriorityFlagProps = { level: PriorityLevel; word: string; reason?: string };

/** Priority by word, sign and colour together, never by colour alone. */
export function PriorityFlag({ level, word, reason }: PriorityFlagProps) {
  return (
    <p className="flag" data-level={level}>
      <Icon name={signs[level]} />
      <span>
        <strong>{word}</strong>
        {reason && <> — {reason}</>}
      </span>
    </p>
  );
}
