import { useMutation } from "@tanstack/react-query";
import { emailReport } from "./read-queries.ts";
import type { TalkWords } from "./talk-words.ts";

export type Mailing = {
  email: string;
  consentVersion: string;
  callId: string;
  callToken: string;
  onSent: () => void;
};

type EmailReportProps = { words: TalkWords["downloads"]; mailing: Mailing };

/** The server may still be writing the call down when it is first asked. */
const tries = { retry: 2, retryDelay: 700 };

/** Sends the report as the server holds it, which is what the page shows. */
export function EmailReport({ words, mailing }: EmailReportProps) {
  const sending = useMutation({
    ...tries,
    mutationFn: () => emailReport(mailing),
    onSuccess: mailing.onSent,
  });
  return (
    <>
      <button
        type="button"
        className="button button-small button-quiet"
        disabled={sending.isPending || sending.isSuccess}
        onClick={() => sending.mutate()}
      >
        {sending.isPending ? words.emailSending : words.email}
      </button>
      <span role="status" className="field-hint email-status">
        {sending.isSuccess && words.emailSent.replace("{email}", mailing.email)}
        {sending.isError && words.emailFailed}
      </span>
    </>
  );
}
