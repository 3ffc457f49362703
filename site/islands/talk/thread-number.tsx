import type { TalkWords } from "./talk-words.ts";

type ThreadNumberProps = { words: TalkWords["report"]; label: string; number: number; onFollow: () => void };

/** The end of the thread at a value: it leads to the words with the same number. */
export function ThreadNumber({ words, label, number, onFollow }: ThreadNumberProps) {
  return (
    <button
      type="button"
      className="thread-number"
      aria-label={words.toWords.replace("{label}", label).replace("{number}", String(number))}
      onClick={onFollow}
    >
      {number}
    </button>
  );
}
