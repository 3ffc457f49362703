import { type FormEvent, Fragment, useEffect, useRef, useState } from "react";
import type { Evidence } from "../../../contracts/report.ts";
import { Dictation } from "./dictation.tsx";
import { type Line, startsOf } from "./lines.ts";
import type { TalkWords } from "./talk-words.ts";

type ConversationLogProps = {
  words: Pick<TalkWords, "captions" | "typed">;
  lines: readonly Line[];
  /** Words to light up, as places in all that the visitor said. */
  lit: readonly Evidence[];
  struck: readonly Evidence[];
  onType: (text: string) => void;
  /** None while a call listens already. */
  onDictate?: ((text: string, isFinal: boolean) => void) | undefined;
};

export function ConversationLog({ words, lines, lit, struck, onType, onDictate }: ConversationLogProps) {
  const log = useRef<HTMLOListElement>(null);
  useEffect(() => {
    log.current?.scrollTo({ top: lines.length > 0 ? log.current.scrollHeight : 0 });
  }, [lines]);
  const starts = startsOf(lines);

  return (
    <section className="conversation" aria-labelledby="conversation-heading">
      <h2 id="conversation-heading" className="talk-heading">
        {words.captions.heading}
      </h2>
      {lines.length === 0 && <p className="field-hint">{words.captions.empty}</p>}
      <ol ref={log} className="conversation-lines" hidden={lines.length === 0}>
        {lines.map((line, index) => (
          <li
            key={line.id}
            className="conversation-line"
            data-who={line.who}
            data-partial={line.partial || undefined}
          >
            <p className="conversation-who">
              {line.who === "visitor" ? words.captions.you : words.captions.assistant}
              {line.typed && <span> · {words.captions.typed}</span>}
              {line.interrupted && <span> · {words.captions.interrupted}</span>}
              {line.latencyMs !== undefined && (
                <span className="latency-chip" title={words.captions.latencyHint}>
                  {words.captions.answeredIn.replace("{seconds}", (line.latencyMs / 1000).toFixed(1))}
                </span>
              )}
            </p>
            <p className="conversation-text" lang="en">
              {line.who === "visitor" && !line.partial
                ? marked(line.text, starts[index] ?? 0, lit, struck)
                : line.text}
            </p>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status" lang="en">
        {spokenSummary(lines)}
      </p>
      <TypedMessage words={words.typed} onType={onType} />
      {onDictate && <Dictation words={words.typed} onHeard={onDictate} />}
    </section>
  );
}

function TypedMessage({ words, onType }: { words: TalkWords["typed"]; onType: (text: string) => void }) {
  // Until the island is awake nobody would answer, and the browser would put the words into the address.
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get("message") ?? "").trim();
    if (!text) return;
    onType(text);
    form.reset();
  }
  return (
    <form className="typed-message" onSubmit={submit}>
      <label htmlFor="typed-message">{words.label}</label>
      <div className="typed-message-row">
        <textarea
          id="typed-message"
          name="message"
          disabled={!isAwake}
          rows={2}
          maxLength={4000}
          placeholder={words.placeholder}
          aria-describedby="typed-message-hint"
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <button type="submit" className="button button-strong" disabled={!isAwake}>
          {words.send}
        </button>
      </div>
      <p id="typed-message-hint" className="field-hint">
        {words.hint}
      </p>
    </form>
  );
}

/** One summary per turn for screen readers: the assistant's last line, once it is whole. */
function spokenSummary(lines: readonly Line[]): string {
  return lines.findLast(({ who, partial }) => who === "assistant" && !partial)?.text ?? "";
}

function marked(text: string, start: number, lit: readonly Evidence[], struck: readonly Evidence[]) {
  const isWithin = (spans: readonly Evidence[], place: number) =>
    spans.some((span) => span.start <= place && place < span.end);
  const edges = new Set([0, text.length]);
  for (const span of [...lit, ...struck]) {
    for (const edge of [span.start - start, span.end - start])
      if (edge > 0 && edge < text.length) edges.add(edge);
  }
  const cuts = [...edges].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, index) => {
    const piece = text.slice(from, cuts[index + 1]);
    if (isWithin(struck, start + from)) return <s key={from}>{piece}</s>;
    if (isWithin(lit, start + from)) return <mark key={from}>{piece}</mark>;
    return <Fragment key={from}>{piece}</Fragment>;
  });
}
