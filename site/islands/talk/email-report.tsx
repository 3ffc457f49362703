import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { IncidentReport } from "../../../contracts/report.ts";
import type { KeptCall } from "./keep-typed-report.ts";
import { emailReport } from "./read-queries.ts";
import type { TalkWords } from "./talk-words.ts";

export type Mailing = {
  email: string;
  /** The call that the server keeps, made now if there was none. */
  call: () => Promise<KeptCall>;
  onSent: () => void;
};

type EmailReportProps = { words: TalkWords["downloads"]; mailing: Mailing; report: IncidentReport };

/** The server may still be writing the call down when it is first asked. */
const tries = { retry: 2, retryDelay: 700 };

/** Sends the report as it stands on the page, changes and all. */
export function EmailReport({ words, mailing, report }: EmailReportProps) {
  const kept = useRef<Promise<KeptCall>>(undefined);
  const sending = useMutation({
    ...tries,
    mutationFn: async () => {
      kept.current ??= mailing.call();
      const { id, token } = await kept.current;
      await emailReport(id, token, report);
    },
    onSuccess: mailing.onSent,
    onError: () => {
      kept.current = undefined;
    },
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
