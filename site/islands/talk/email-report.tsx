import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef } from "react";
import { askForReport, confirmReport, type KeptCall, NotMailed } from "./read-queries.ts";
import type { TalkWords } from "./talk-words.ts";

export type Mailing = {
  email: string;
  consentVersion: string;
  /** The call that the server keeps, made now if there was none. */
  call: () => Promise<KeptCall>;
  onSent: () => void;
};

type EmailReportProps = {
  words: TalkWords["downloads"];
  code: TalkWords["emailCode"];
  mailing: Mailing;
};

/** The server may still be writing the call down when it is first asked. */
const tries = {
  retry: (count: number, error: Error) => count < 2 && !(error instanceof NotMailed && error.isFinal),
  retryDelay: 700,
};

/** Mails the report that the server holds, once the visitor has typed the code that was sent to their address. */
export function EmailReport({ words, code, mailing }: EmailReportProps) {
  const { email, consentVersion } = mailing;
  const kept = useRef<Promise<KeptCall>>(undefined);
  const confirming = useMutation({
    mutationFn: async (typed: string) => confirmReport(await (kept.current ?? mailing.call()), typed),
    onSuccess: mailing.onSent,
  });
  const asking = useMutation({
    ...tries,
    mutationFn: async () => {
      kept.current ??= mailing.call();
      await askForReport(await kept.current, { email, consentVersion });
    },
    onMutate: () => confirming.reset(),
    onError: (error) => {
      if (!(error instanceof NotMailed)) kept.current = undefined;
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    confirming.mutate(String(new FormData(event.currentTarget).get("code") ?? ""));
  }

  const isDone = confirming.isSuccess;
  const error = confirming.error ?? asking.error;
  return (
    <>
      <button
        type="button"
        className="button button-small button-quiet"
        disabled={asking.isPending || isDone}
        onClick={() => asking.mutate()}
      >
        {asking.isPending ? words.emailSending : words.email}
      </button>
      {asking.isSuccess && !isDone && (
        <form className="field" onSubmit={submit} noValidate>
          <label htmlFor="report-code">{code.label}</label>
          <input
            id="report-code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            aria-describedby="report-code-status"
            aria-invalid={confirming.isError || undefined}
          />
          <button type="submit" className="button button-small" disabled={confirming.isPending}>
            {code.confirm}
          </button>
        </form>
      )}
      <span id="report-code-status" role="status" className="field-hint">
        {error && sentenceFor(error, words, code)}
        {!error && isDone && words.emailSent.replace("{email}", email)}
        {!error && !isDone && asking.isSuccess && code.sent.replace("{email}", email)}
      </span>
    </>
  );
}

function sentenceFor(error: Error, words: TalkWords["downloads"], code: TalkWords["emailCode"]): string {
  const byStatus: Record<number, string> = {
    400: code.wrong,
    422: code.wrong,
    410: code.void,
    429: code.tooMany,
  };
  return (error instanceof NotMailed && byStatus[error.status]) || words.emailFailed;
}
