import { type FormEvent, useId } from "react";
import type { FactPath } from "../../../contracts/facts.ts";
import { say } from "../../../sheets/field-rows.ts";
import type { Wording } from "../../../sheets/sheet.ts";
import { type Control, controlOf, enteredValue } from "./field-control.ts";
import type { TalkWords } from "./talk-words.ts";

type FieldEditorProps = {
  words: TalkWords["report"];
  wording: Wording;
  path: FactPath;
  label: string;
  value?: unknown;
  onSet: (value: unknown) => void;
  onClear?: (() => void) | undefined;
  onClose: () => void;
};

/** Changes one value with what fits it: choices to tap, a list, a clock, a number or plain text. */
export function FieldEditor({ words, wording, path, label, value, onSet, onClear, onClose }: FieldEditorProps) {
  const control = controlOf(path);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).getAll("value").map(String);
    const next = enteredValue(control, entered);
    if (next !== undefined) onSet(next);
    onClose();
  }
  const choose = (choice: unknown) => {
    onSet(choice);
    onClose();
  };
  const hasChoices = control.kind === "choices" || control.kind === "yes";
  return (
    <form
      className="report-edit"
      aria-label={words.edit.replace("{label}", label)}
      onSubmit={save}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      {hasChoices ? (
        <Choices control={control} {...{ words, wording, label, value }} onChoose={choose} />
      ) : (
        <Entry control={control} {...{ words, wording, label, value }} />
      )}
      <div className="report-edit-row">
        {!hasChoices && (
          <button type="submit" className="button button-small button-strong">
            {words.save}
          </button>
        )}
        <button type="button" className="button button-small button-quiet" onClick={onClose}>
          {words.cancel}
        </button>
        {onClear && (
          <button
            type="button"
            className="button button-small button-quiet"
            onClick={() => {
              onClear();
              onClose();
            }}
          >
            {words.clear}
          </button>
        )}
      </div>
    </form>
  );
}

type PartProps = Pick<FieldEditorProps, "words" | "wording" | "label" | "value"> & { control: Control };

function Choices({ control, words, wording, label, value, onChoose }: PartProps & { onChoose: (v: unknown) => void }) {
  const values: readonly (string | boolean)[] = control.kind === "choices" ? control.values : [true, false];
  const wordOf = (choice: string | boolean) => {
    if (typeof choice === "boolean") return choice ? words.yes : words.no;
    return choice in words.told ? words.told[choice as keyof typeof words.told] : say(choice, wording);
  };
  return (
    <fieldset className="report-choices">
      <legend className="visually-hidden">{label}</legend>
      {values.map((choice, index) => (
        <button
          key={String(choice)}
          type="button"
          className="chip"
          aria-pressed={choice === value}
          // biome-ignore lint/a11y/noAutofocus: the visitor just asked to change this value.
          autoFocus={value === undefined ? index === 0 : choice === value}
          onClick={() => onChoose(choice)}
        >
          {wordOf(choice)}
        </button>
      ))}
    </fieldset>
  );
}

const inputTypes = { number: "number", time: "time", date: "date", text: "text", texts: "text" } as const;

function Entry({ control, words, wording, label, value }: PartProps) {
  const hint = useId();
  if (control.kind === "code") {
    return (
      // biome-ignore lint/a11y/noAutofocus: the visitor just asked to change this value.
      <select name="value" aria-label={label} defaultValue={String(value ?? "")} autoFocus>
        {control.values.map((code) => (
          <option key={code} value={code}>
            {say(code, wording)}
          </option>
        ))}
      </select>
    );
  }
  if (control.kind === "codes") {
    const chosen = new Set([value].flat());
    return (
      <fieldset className="report-choices">
        <legend className="visually-hidden">{label}</legend>
        {control.values.map((code) => (
          <label key={code} className="chip">
            <input type="checkbox" name="value" value={code} defaultChecked={chosen.has(code)} />
            {say(code, wording)}
          </label>
        ))}
      </fieldset>
    );
  }
  const isList = control.kind === "texts";
  return (
    <>
      <input
        name="value"
        type={inputTypes[control.kind as keyof typeof inputTypes]}
        step={control.kind === "number" ? "any" : undefined}
        aria-label={label}
        aria-describedby={isList ? hint : undefined}
        defaultValue={[value ?? ""].flat().join(", ")}
        maxLength={200}
        // biome-ignore lint/a11y/noAutofocus: the visitor just asked to change this value.
        autoFocus
      />
      {isList && (
        <p id={hint} className="field-hint">
          {words.several}
        </p>
      )}
    </>
  );
}
