import { useMutation } from "@tanstack/react-query";
import type { IncidentReport } from "../../../contracts/report.ts";
import { emailReport } from "./read-queries.ts";
import type { TalkWords } from "./talk-words.ts";

/** A call whose report can be mailed, and the address it goes to. */
export type EndedCall = { id: string; token: string; email: string };

type EmailReportProps = { words: TalkWords["downloads"]; call: EndedCall; report: IncidentReport };

/** Sends the report as it stands on the page, changes and all. */
export function EmailReport({ words, call, report }: EmailReportProps) {
  const sending = useMutation({ mutationFn: () => emailReport(call.id, call.token, report) });
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
        {sending.isSuccess && words.emailSent.replace("{email}", call.email)}
        {sending.isError && words.emailFailed}
      </span>
    </>
  );
}
