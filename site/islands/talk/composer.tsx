import { useEffect, useRef } from "react";
import { callNumbers } from "../../../contracts/call-numbers.ts";
import { Icon } from "../../design/icon.tsx";
import { Dictation } from "./dictation.tsx";
import type { TalkWords } from "./talk-words.ts";

type ComposerProps = {
  words: TalkWords["typed"];
  /** Nothing has been said yet: the box asks what happened. */
  isFirst: boolean;
  /** The first sign that somebody types. */
  onBegin: () => void;
  onType: (text: string) => void;
  /** What was not taken stands in the box again, before what has been typed since. */
  givenBack: readonly string[];
  onPutBack: () => void;
  mayDictate: boolean;
};

/** Always there and always open. No form: what is typed before the page is awake must not go into its address. */
export function Composer({ words, isFirst, onBegin, onType, givenBack, onPutBack, mayDictate }: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);

  function send() {
    const text = box.current?.value.trim();
    if (!box.current || !text) return;
    onType(text);
    box.current.value = "";
    box.current.focus();
  }
  const sendNow = useRef(send);
  // Enter, pressed before the page was awake, could only begin a new line.
  useEffect(() => {
    if (box.current?.value.endsWith("\n")) sendNow.current();
  }, []);
  useEffect(() => {
    if (!box.current || givenBack.length === 0) return;
    box.current.value = [...givenBack, box.current.value].filter(Boolean).join("\n");
    onPutBack();
  }, [givenBack, onPutBack]);
  return (
    <div className="composer" data-needs-script>
      <label htmlFor="typed-message" className="visually-hidden">
        {words.label}
      </label>
      <textarea
        ref={box}
        id="typed-message"
        rows={1}
        maxLength={callNumbers.maxMessageCharacters}
        placeholder={isFirst ? words.placeholder : words.answer}
        aria-describedby="typed-message-hint"
        enterKeyHint="send"
        onInput={onBegin}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <button type="button" className="button button-strong composer-send" onClick={send}>
        <Icon name="arrow-up" />
        {words.send}
      </button>
      <p id="typed-message-hint" className="field-hint composer-hint">
        {words.hint}
        {mayDictate && <Dictation words={words} onHeard={(text, isFinal) => isFinal && text && onType(text)} />}
      </p>
    </div>
  );
}
