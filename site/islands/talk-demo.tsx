import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { changeReport } from "../../assistant/sheets/change-report.ts";
import { isDemoEmail } from "../../contracts/demo-email.ts";
import type { Evidence } from "../../contracts/report.ts";
import { CallButton } from "./talk/call-button.tsx";
import { CallRing } from "./talk/call-ring.tsx";
import { ConversationLog } from "./talk/conversation-log.tsx";
import { EmailField } from "./talk/email-field.tsx";
import { MicrophoneTest } from "./talk/microphone-check.tsx";
import { createQueryClient, voiceStatusQuery } from "./talk/read-queries.ts";
import { ReportPanel } from "./talk/report-panel.tsx";
import { ReportSheets } from "./talk/report-sheets.tsx";
import { TalkHelp } from "./talk/talk-help.tsx";
import type { TalkWords } from "./talk/talk-words.ts";
import { type Demo as DemoState, useDemo } from "./talk/use-demo.ts";
import { WhatLeft } from "./talk/what-left.tsx";

export type TalkDemoProps = { words: TalkWords; privacyPath: string };

export function TalkDemo(props: TalkDemoProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Demo {...props} />
    </QueryClientProvider>
  );
}

function Demo({ words, privacyPath }: TalkDemoProps) {
  const controls = useDemo();
  const { demo } = controls;
  const { data: status } = useQuery(voiceStatusQuery);
  const [email, setEmail] = useState("");
  const [deviceId, setDeviceId] = useState("");
  const [helpIsOpen, setHelpOpen] = useState(false);
  const [lit, setLit] = useState<{ evidence: readonly Evidence[]; struck: readonly Evidence[] }>(nothingLit);
  const [changes, setChanges] = useState<Record<string, string>>({});
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const isEmpty = demo.conversation.turns.length === 0;
  const report = changeReport(controls.report, { values: changes, done });

  function change(path: string, value: string) {
    if (!controls.correct(path, value)) setChanges((before) => ({ ...before, [path]: value }));
  }

  function markDone(code: string, isDone: boolean) {
    setDone((before) => new Set(isDone ? [...before, code] : [...before].filter((other) => other !== code)));
  }

  return (
    <div className="talk-grid">
      <div className="talk-call">
        <EmailField words={words.email} value={email} onChange={setEmail} />
        <div className="call-box">
          <CallRing words={words.states} demo={demo} />
          <CallButton
            words={words.button}
            phase={demo.phase}
            emailIsValid={isDemoEmail(email)}
            onStart={() => controls.start(email, deviceId)}
            onStop={controls.stop}
          />
          <p id="call-button-hint" className="field-hint">
            {demo.phase === "in-call" ? words.button.endHint : words.consent.text}{" "}
            {demo.phase !== "in-call" && <a href={privacyPath}>{words.consent.link.label}</a>}
          </p>
          {demo.phase === "in-call" && (
            <button
              type="button"
              className="button button-small button-quiet"
              aria-pressed={demo.muted}
              onClick={() => controls.setMuted(!demo.muted)}
            >
              {demo.muted ? words.controls.unmute : words.controls.mute}
            </button>
          )}
          <Notice words={words} status={status?.voice} trouble={demo.trouble} />
        </div>
        <ConversationLog
          words={words}
          lines={demo.lines}
          lit={lit.evidence}
          struck={lit.struck}
          onType={controls.type}
        />
        <MicrophoneTest words={words} deviceId={deviceId} onDevice={setDeviceId} />
        <TalkHelp
          words={words.help}
          isOpen={helpIsOpen || demo.trouble !== undefined}
          onToggle={setHelpOpen}
        />
      </div>
      <div className="talk-report">
        <ReportPanel
          words={words.report}
          report={report}
          isEmpty={isEmpty}
          onSetting={controls.chooseSetting}
          onLight={(evidence, struck) => setLit({ evidence, struck })}
          onChange={change}
          onDone={markDone}
        />
        {!isEmpty && <ReportSheets words={words} report={report} call={endedCall(demo, email)} />}
        <WhatLeft
          words={words.whatLeft}
          usedCall={demo.callId !== undefined}
          hosted={status?.hosted ?? false}
        />
      </div>
    </div>
  );
}

function endedCall({ hasEnded, callId, callToken }: DemoState, email: string) {
  return hasEnded && callId && callToken ? { id: callId, token: callToken, email } : undefined;
}

const nothingLit = { evidence: [], struck: [] };

type NoticeProps = { words: TalkWords; status: string | undefined; trouble: string | undefined };

/** What stands between the visitor and a spoken call, if anything; typing is always open. */
function Notice({ words, status, trouble }: NoticeProps) {
  const text =
    trouble === "busy" || status === "busy"
      ? words.notices.busy
      : status === "preparing"
        ? words.notices.preparing
        : status === "off"
          ? words.notices.typingOnly
          : undefined;
  return text ? (
    <p className="flag" data-level="routine" role="status">
      <span>{text}</span>
    </p>
  ) : null;
}
