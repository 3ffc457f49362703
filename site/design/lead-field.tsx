import { type FieldName, type FormName, fieldLimits } from "../../contracts/lead-forms.ts";

type LeadFieldProps = {
  form: FormName;
  name: FieldName;
  words: { label: string; placeholder: string };
  hint: string | undefined;
  required: boolean;
  value: string | undefined;
  fault: string | undefined;
};

const autoComplete: Partial<Record<FieldName, string>> = {
  "first-name": "given-name",
  "last-name": "family-name",
  name: "name",
  email: "email",
  facility: "organization",
};

export function LeadField({ form, name, words, hint, required, value, fault }: LeadFieldProps) {
  const id = `${form}-${name}`;
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ");
  const input = {
    id,
    name,
    required,
    defaultValue: value,
    placeholder: words.placeholder,
    maxLength: fieldLimits[name],
    autoComplete: autoComplete[name] ?? "off",
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {words.label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {name === "message" ? (
        <textarea {...input} rows={5} />
      ) : (
        <input {...input} type={name === "email" ? "email" : "text"} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="field-fault">
          {fault}
        </p>
      )}
    </div>
  );
}
