import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Words } from "../../content/words.ts";
import { checkForm, type FieldName, type FormName, type Problems } from "../../contracts/lead-forms.ts";
import { apiPaths } from "../../contracts/paths.ts";
import { toast } from "../browser/toast.ts";
import { LeadField } from "../design/lead-field.tsx";
import { ThankYou } from "../sections/thank-you.tsx";
import { type LeadAnswer, sendLead } from "./send-lead.ts";
import { useFocusKept } from "./use-focus-kept.ts";

type FormWords = Words["forms"];

export type LeadFormProps = {
  form: FormName;
  words: Pick<FormWords, "hints" | "consent" | "problems" | "thanks"> & { form: FormWords[FormName] };
  privacyPath: string;
  talkPath: string;
  values?: Record<string, string>;
  problems?: Problems;
  message?: string;
};

const action = { landing: apiPaths.landingLead, contact: apiPaths.contactLead };

const rows: Record<FormName, FieldName[][]> = {
  landing: [["first-name", "last-name"], ["email", "facility"], ["message"]],
  contact: [["name", "email"], ["subject"], ["message"]],
};

const optional: Record<FormName, FieldName[]> = { landing: ["facility", "message"], contact: [] };

type Status = { kind: "failed"; text: string };

/**
 * Both forms of the site. As drawn by the server it posts like any HTML form; once alive it checks with the
 * server's own schema, sends in the background and keeps every word when sending fails. Once a message is kept, thanks
 * stand in its place, as they do on the page that a browser without script is led to.
 */
export function LeadForm({ form, words, privacyPath, talkPath, values = {}, ...given }: LeadFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const idempotencyKey = useRef("");
  const openedAt = useRef(0);
  const thanks = useRef<HTMLDivElement>(null);
  const [submitting, setSubmitting] = useState(false);
  const [isKept, setKept] = useState(false);
  const [problems, setProblems] = useState<Problems>(given.problems ?? {});
  const [status, setStatus] = useState<Status | undefined>(
    given.message ? { kind: "failed", text: given.message } : undefined,
  );
  const keepFocus = useFocusKept(submitting);
  const alive = useAlive(() => {
    // The island may start at the first click, long after the page was there to be read.
    openedAt.current = Math.round(performance.timeOrigin);
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const entries = Object.fromEntries(new FormData(event.currentTarget));
    const checked = checkForm(form, entries);
    if (checked.problems) return refuse(checked.problems);

    setProblems({});
    setStatus(undefined);
    keepFocus.note();
    setSubmitting(true);
    idempotencyKey.current ||= crypto.randomUUID();
    const answer = await sendLead(action[form], {
      ...entries,
      "idempotency-key": idempotencyKey.current,
      "form-opened-at": openedAt.current,
    });
    setSubmitting(false);

    if (answer.kind === "kept" || (form === "contact" && isOk(answer))) return thank();
    if (answer.kind === "refused" && answer.problems) refuse(answer.problems);
    const cannotConnect = answer.kind === "unreachable" || (form === "landing" && answer.kind === "unreadable");
    const failure = cannotConnect ? words.form.unreachable : words.form.failed;
    const text = (answer.kind === "refused" && answer.message) || failure.text;
    if (form === "landing") toast({ title: failure.title, text, kind: "destructive" });
    else setStatus({ kind: "failed", text });
  }

  function thank() {
    element.current?.reset();
    idempotencyKey.current = "";
    openedAt.current = Date.now();
    if (form === "landing") toast(words.form.success);
    setKept(true);
  }

  // Whoever has just sent the form is led to the thanks, and whoever writes again to the first field.
  useEffect(() => {
    if (isKept) thanks.current?.querySelector<HTMLElement>(".thank-you-heading")?.focus();
  }, [isKept]);

  function writeAgain() {
    setKept(false);
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>("input")?.focus());
  }

  function refuse(found: Problems) {
    setProblems(found);
    setStatus({ kind: "failed", text: words.problems.summary });
    const [first] = rows[form].flat().filter((field) => found[field]);
    const input = first && element.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  }

  return (
    <>
      {isKept && (
        <div ref={thanks} className="thank-you">
          <ThankYou {...words.thanks} />
          <div className="button-row">
            <a href={talkPath} className="button">
              {words.thanks.talk.label}
            </a>
            <button type="button" className="button button-quiet" onClick={writeAgain}>
              {words.thanks.again}
            </button>
          </div>
        </div>
      )}
      <form
        ref={element}
        className="form"
        hidden={isKept}
        method="post"
        // Sent without script, a landing form that comes back with faults is shown at its own place on the page.
        action={form === "landing" ? `${action.landing}#contact` : action.contact}
        noValidate={alive}
        aria-label={words.form.label}
        onSubmit={submit}
      >
        <p className="field-hint">
          {words.hints.promise} {words.hints.requiredMark}
        </p>
        {rows[form].map((fields) => (
          <div key={fields.join()} className={fields.length > 1 ? "field-pair" : undefined}>
            {fields.map((name) => (
              <LeadField
                key={name}
                form={form}
                name={name}
                words={words.form.fields[name as keyof typeof words.form.fields]}
                hint={name === "message" ? words.hints.noResidentData : undefined}
                required={!optional[form].includes(name)}
                value={values[name]}
                fault={faultText(words.problems, problems[name])}
              />
            ))}
          </div>
        ))}
        {form === "landing" && <input type="hidden" name="role" defaultValue={values.role ?? ""} />}
        <input type="hidden" name="consent-version" value={words.consent.version} />
        <Trap label={words.hints.trap} />
        <p className="field-hint">
          {words.consent.text} <a href={privacyPath}>{words.consent.link.label}</a>
        </p>
        <div>
          <button ref={keepFocus.button} type="submit" className="button" disabled={submitting}>
            {submitting ? words.form.submitting : words.form.submit}
          </button>
        </div>
        <p className="form-status" role="status" data-kind={status?.kind}>
          {status?.text}
        </p>
      </form>
    </>
  );
}

/** The page of messages asks for no more than that; the landing form wants an answer it can read. */
function isOk(answer: LeadAnswer): boolean {
  return answer.kind === "unreadable" && answer.ok;
}

/** False on the server and in the first drawing, true once the island runs. */
function useAlive(onStart: () => void): boolean {
  const [alive, setAlive] = useState(false);
  const start = useRef(onStart);
  useEffect(() => {
    setAlive(true);
    start.current();
  }, []);
  return alive;
}

function faultText(words: FormWords["problems"], problem: Problems[FieldName]) {
  return problem && words[problem.code].replace("{max}", String(problem.max));
}

/** A field for robots. Its name tempts no password manager, and those that look are told to leave it. */
function Trap({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input
          type="text"
          name="leave-this-empty"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-lpignore="true"
          data-bwignore="true"
        />
      </label>
    </div>
  );
}
