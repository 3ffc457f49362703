import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { ConversationView, Line } from "../../../contracts/conversation.ts";
import { missingLabel } from "../../../sheets/follow-up-sheet.ts";
import type { Wording } from "../../../sheets/sheet.ts";
import { piecesOf, rowPath, type Thread, threadOf } from "../../../sheets/thread.ts";
import type { Knot } from "./knot.ts";
import type { TalkWords } from "./talk-words.ts";

type ConversationPaneProps = {
  words: TalkWords;
  wording: Wording;
  view: ConversationView;
  unsent: readonly string[];
  isUnreachable: boolean;
  lit: Knot | undefined;
  onKnot: (knot: Knot) => void;
  onSendAgain: () => void;
  /** What stands here before anything is said. */
  children?: ReactNode;
};

/** What both said, with the words that became values marked and numbered. */
export function ConversationPane(props: ConversationPaneProps) {
  const { words, view, unsent, isUnreachable, children } = props;
  const pane = useRef<HTMLDivElement>(null);
  const last = view.lines.at(-1);
  const length = `${view.lines.length} ${last?.text.length} ${unsent.length}`;
  useEffect(() => {
    if (length && pane.current) pane.current.scrollTop = pane.current.scrollHeight;
  }, [length]);
  useLastWordsInView(pane);
  const threads = view.reports.map((_, report) => threadOf(view.lines, report));
  const isEmpty = view.lines.length === 0 && unsent.length === 0;

  return (
    <section className="conversation" aria-labelledby="conversation-heading">
      <h2 id="conversation-heading" className="visually-hidden">
        {words.captions.heading}
      </h2>
      <div
        ref={pane}
        className="conversation-scroll"
        tabIndex={isEmpty ? undefined : 0}
        data-empty={isEmpty || undefined}
      >
        {children}
        <ol className="conversation-lines" hidden={isEmpty}>
          {view.lines.map((line) => (
            <SpokenLine key={line.id} {...props} line={line} thread={threads[line.report ?? -1]} />
          ))}
          {unsent.map((text) => (
            <li key={text} className="conversation-line" data-who="visitor" data-partial>
              <p className="conversation-who">
                {words.captions.you} · {isUnreachable ? words.captions.notSent : words.captions.sending}
              </p>
              <p className="conversation-text" lang="en">
                {text}
              </p>
            </li>
          ))}
        </ol>
        {isUnreachable && (
          <button type="button" className="button button-small button-quiet" onClick={props.onSendAgain}>
            {words.captions.sendAgain}
          </button>
        )}
      </div>
      <p className="visually-hidden" role="status" lang="en">
        {view.lines.findLast(({ who, isPartial }) => who === "assistant" && !isPartial)?.text}
      </p>
    </section>
  );
}

/** When the call ends its strip grows and takes room from the words: the last stay in view for who reads them. */
function useLastWordsInView(pane: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const box = pane.current;
    if (!box) return;
    let isAtEnd = true;
    let height = box.clientHeight;
    const note = () => {
      // In a pane that has just shrunk the end is out of sight, though nobody scrolled away from it.
      if (box.clientHeight === height) isAtEnd = box.scrollHeight - box.scrollTop - height < 40;
    };
    const resized = new ResizeObserver(() => {
      height = box.clientHeight;
      if (isAtEnd) box.scrollTop = box.scrollHeight;
    });
    box.addEventListener("scroll", note, { passive: true });
    resized.observe(box);
    return () => {
      box.removeEventListener("scroll", note);
      resized.disconnect();
    };
  }, [pane]);
}

type SpokenLineProps = ConversationPaneProps & { line: Line; thread: Thread | undefined };

function SpokenLine({ words, line, ...rest }: SpokenLineProps) {
  const { captions } = words;
  return (
    <li className="conversation-line" data-who={line.who} data-partial={line.isPartial || undefined}>
      <p className="conversation-who">
        {line.who === "visitor" ? captions.you : captions.assistant}
        {line.isPartial && line.who === "visitor" && <span> · {captions.hearing}</span>}
        {line.by === "typing" && <span> · {captions.typed}</span>}
        {line.isCutOff && <span> · {captions.interrupted}</span>}
      </p>
      <p className="conversation-text" lang="en">
        {line.marks.length > 0 ? <MarkedText words={words} line={line} {...rest} /> : line.text}
      </p>
    </li>
  );
}

function MarkedText({ words, wording, line, thread, lit, onKnot }: SpokenLineProps) {
  const report = line.report ?? 0;
  return piecesOf(line).map(({ text, start, marks, ends }) => {
    const [mark] = marks.length > 1 ? [...marks].sort((a, b) => a.end - a.start - (b.end - b.start)) : marks;
    if (!mark) return text;
    const path = rowPath(mark.path);
    const numbers = new Set(ends.flatMap((end) => thread?.get(rowPath(end.path)) ?? []));
    const label = path === "kind" ? wording.sheets.what : missingLabel(path, wording);
    return (
      <a
        key={start}
        href={`#field-${report}-${path}`}
        className="thread-words"
        data-words={`${report}:${path}`}
        data-lit={(lit?.report === report && marks.some((one) => rowPath(one.path) === lit.path)) || undefined}
        title={words.report.toField.replace("{words}", text).replace("{label}", label)}
        onClick={(event) => {
          event.preventDefault();
          onKnot({ report, path, from: "words" });
        }}
      >
        {mark.struck ? <s>{text}</s> : text}
        {numbers.size > 0 && <sup aria-hidden="true">{[...numbers].join(",")}</sup>}
      </a>
    );
  });
}
