import { useEffect, useRef, useState } from "react";
import type { FactPath } from "../../../contracts/facts.ts";
import type { Field } from "../../../contracts/report.ts";
import type { SheetRow, Wording } from "../../../sheets/sheet.ts";
import { Icon } from "../../design/icon.tsx";
import { FieldEditor } from "./field-editor.tsx";
import type { Knot } from "./knot.ts";
import type { TalkWords } from "./talk-words.ts";
import { ThreadNumber } from "./thread-number.tsx";

export type FieldActions = {
  onSet: (path: FactPath, value: unknown) => void;
  onClear: (path: FactPath) => void;
  onConfirm: (path: FactPath) => void;
  onKnot: (knot: Knot) => void;
};

type ReportFieldProps = FieldActions & {
  words: TalkWords["report"];
  wording: Wording;
  report: number;
  row: SheetRow;
  field: Field<unknown>;
  isLit: boolean;
};

/** One value: its number leads to the words it came from, a tap on it changes it, what it was stays struck through. */
export function ReportField({ words, wording, report, row, field, isLit, ...act }: ReportFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const path = row.path as FactPath;
  const { label, value: shown, mark } = row;
  const valueButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) valueButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div
      className="report-row"
      id={`field-${report}-${path}`}
      data-field={`${report}:${path}`}
      data-lit={isLit || undefined}
      data-unconfirmed={field.unconfirmed || undefined}
    >
      <dt>{label}</dt>
      <dd>
        <span className="report-mark">
          {mark && (
            <ThreadNumber
              {...{ words, label }}
              number={mark}
              onFollow={() => act.onKnot({ report, path, from: "field" })}
            />
          )}
        </span>
        {row.struck?.map((old) => (
          <s key={old}>
            <span className="visually-hidden">{words.corrected.replace("{value}", "")}</span>
            {old}
          </s>
        ))}
        {isOpen ? (
          <FieldEditor
            {...{ words, wording, path, label }}
            value={field.value}
            onSet={(value) => act.onSet(path, value)}
            onClear={() => act.onClear(path)}
            onClose={() => setOpen(false)}
          />
        ) : (
          <button
            ref={valueButton}
            key={shown}
            type="button"
            className="report-value"
            aria-label={`${label}: ${shown}. ${words.edit.replace("{label}", label)}`}
            onClick={() => setOpen(true)}
          >
            {shown}
            <Icon name="pencil" />
          </button>
        )}
        {field.how === "by-hand" && !isOpen && <span className="field-hint">{words.edited}</span>}
        {field.unconfirmed && !isOpen && (
          <span className="report-unconfirmed">
            {words.heardOnly}
            <button
              type="button"
              className="confirm-button"
              aria-label={`${words.confirm}: ${label}, ${shown}`}
              onClick={() => {
                valueButton.current?.focus();
                act.onConfirm(path);
              }}
            >
              <Icon name="check" />
              {words.confirm}
            </button>
          </span>
        )}
      </dd>
    </div>
  );
}
