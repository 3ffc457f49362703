import { type FormEvent, useEffect, useRef, useState } from "react";
import type { SheetRow } from "../../../assistant/sheets/sheet.ts";
import { type Evidence, type Field, notifiedValues, triValues } from "../../../contracts/report.ts";
import { Icon } from "../../design/icon.tsx";
import type { TalkWords } from "./talk-words.ts";

type ReportFieldProps = {
  words: TalkWords["report"];
  row: SheetRow;
  field: Field<unknown>;
  onLight: (evidence: readonly Evidence[], struck: readonly Evidence[]) => void;
  onChange: (path: string, value: string) => void;
  onConfirm: (path: string) => void;
};

/** One value with the words it came from; a tap shows them and lets it be changed. */
export function ReportField({ words, row, field, onLight, onChange, onConfirm }: ReportFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { path = "", label, value: shown } = row;
  const quote = field.evidence.map((evidence) => evidence.quote).join(" … ");
  const valueButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) valueButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const light = () => onLight(field.evidence, field.struck ?? []);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get("value") ?? "").trim();
    if (value && value !== shown) onChange(path, value);
    setOpen(false);
  }

  return (
    <div className="report-row" data-unconfirmed={field.unconfirmed}>
      <dt>{label}</dt>
      <dd>
        {row.struck?.map((old) => (
          <s key={old} title={words.corrected.replace("{value}", old)}>
            {old}
          </s>
        ))}
        {isOpen ? (
          <form
            className="report-edit"
            onSubmit={save}
            onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
          >
            <Editor label={label} value={String(field.value)} shown={shown} words={words} />
            <button type="submit" className="button button-small button-strong">
              {words.save}
            </button>
            <button type="button" className="button button-small button-quiet" onClick={() => setOpen(false)}>
              {words.cancel}
            </button>
            {quote && (
              <p className="field-hint report-quote" lang="en">
                “{quote}”
              </p>
            )}
          </form>
        ) : (
          <button
            ref={valueButton}
            type="button"
            className="report-value"
            aria-label={`${label}: ${shown}. ${words.edit.replace("{label}", label)}`}
            onMouseEnter={light}
            onFocus={light}
            onClick={() => {
              light();
              setOpen(true);
            }}
          >
            {shown}
          </button>
        )}
        {field.source === "user" && <span className="field-hint"> {words.edited}</span>}
        {field.unconfirmed && !isOpen && (
          <p className="report-unconfirmed">
            {words.heardOnly}{" "}
            <button
              type="button"
              className="confirm-button"
              aria-label={`${words.confirm}: ${label}, ${shown}`}
              onClick={() => {
                valueButton.current?.focus();
                onConfirm(path);
              }}
            >
              <Icon name="check" />
              {words.confirm}
            </button>
          </p>
        )}
      </dd>
    </div>
  );
}

type EditorProps = { label: string; value: string; shown: string; words: TalkWords["report"] };

function Editor({ label, value, shown, words }: EditorProps) {
  const isTri = (triValues as readonly string[]).includes(value);
  if (isTri) {
    return (
      // biome-ignore lint/a11y/noAutofocus: the visitor just asked to change this value.
      <select name="value" aria-label={label} defaultValue={value} autoFocus>
        {triValues.map((choice) => (
          <option key={choice} value={choice}>
            {words[choice]}
          </option>
        ))}
      </select>
    );
  }
  if ((notifiedValues as readonly string[]).includes(value)) {
    return (
      // biome-ignore lint/a11y/noAutofocus: the visitor just asked to change this value.
      <select name="value" aria-label={label} defaultValue={value} autoFocus>
        {notifiedValues.map((choice) => (
          <option key={choice} value={choice}>
            {words.told[choice]}
          </option>
        ))}
      </select>
    );
  }
  // biome-ignore lint/a11y/noAutofocus: the visitor just asked to change this value.
  return <input name="value" aria-label={label} defaultValue={shown} maxLength={200} autoFocus />;
}
