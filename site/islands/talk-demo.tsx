import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { isNoIncident } from "../../assistant/converse/is-no-incident.ts";
import { markUnconfirmed, unconfirmedPaths } from "../../assistant/converse/unconfirmed.ts";
import { changeReport } from "../../assistant/sheets/change-report.ts";
import type { Language } from "../../content/words.ts";
import { isDemoEmail } from "../../contracts/demo-email.ts";
import type { Evidence } from "../../contracts/report.ts";
import { CallBox } from "./talk/call-box.tsx";
import { CallSummary } from "./talk/call-summary.tsx";
import { ConversationLog } from "./talk/conversation-log.tsx";
import { EmailField } from "./talk/email-field.tsx";
import type { Mailing } from "./talk/email-report.tsx";
import { ExampleIncidents } from "./talk/example-incidents.tsx";
import { keepTypedReport } from "./talk/keep-typed-report.ts";
import { MicrophoneTest } from "./talk/microphone-check.tsx";
import { createQueryClient, voiceStatusQuery } from "./talk/read-queries.ts";
import { ReportPanel } from "./talk/report-panel.tsx";
import { ReportSheets } from "./talk/report-sheets.tsx";
import { TalkHelp } from "./talk/talk-help.tsx";
import type { TalkWords } from "./talk/talk-words.ts";
import { useDemo } from "./talk/use-demo.ts";
import { useDevices } from "./talk/use-devices.ts";
import { useWording } from "./talk/use-wording.ts";
import { WhatLeft } from "./talk/what-left.tsx";

export type TalkDemoProps = {
  words: TalkWords;
  language: Language;
  privacyPath: string;
  contactPath: string;
};

export function TalkDemo(props: TalkDemoProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Demo {...props} />
    </QueryClientProvider>
  );
}

function Demo({ words, language, privacyPath, contactPath }: TalkDemoProps) {
  const wording = useWording(language);
  const devices = useDevices();
  const controls = useDemo(devices.chosen.speaker);
  const { demo } = controls;
  const { data: status } = useQuery(voiceStatusQuery);
  const [email, setEmail] = useState("");
  const [helpIsOpen, setHelpOpen] = useState(false);
  const [lit, setLit] = useState<{ evidence: readonly Evidence[]; struck: readonly Evidence[] }>(nothingLit);
  const [changes, setChanges] = useState<Record<string, string>>({});
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [isMailed, setMailed] = useState(false);
  const { conversation, confirmed } = demo;
  const isEmpty = conversation.turns.length === 0 || isNoIncident(controls.report);
  const report = useMemo(() => {
    const changed = changeReport(controls.report, { values: changes, done });
    return markUnconfirmed(changed, unconfirmedPaths(conversation, changed, confirmed));
  }, [controls.report, changes, done, conversation, confirmed]);
  const isTold = demo.phase === "idle" && (demo.ended !== undefined || demo.wasReadBack || demo.isAgreed);

  useEffect(() => {
    if (demo.trouble) setHelpOpen(true);
  }, [demo.trouble]);
  const isInCall = demo.phase === "in-call";
  const { refresh } = devices;
  useEffect(() => {
    if (isInCall) void refresh();
  }, [isInCall, refresh]);

  function change(path: string, value: string) {
    if (!controls.correct(path, value)) setChanges((before) => ({ ...before, [path]: value }));
  }

  function markDone(code: string, isDone: boolean) {
    setDone((before) => new Set(isDone ? [...before, code] : [...before].filter((other) => other !== code)));
  }

  const mailing: Mailing = {
    email,
    call: async () => {
      const { callId: id, callToken: token } = demo;
      if (id && token) return { id, token };
      return await keepTypedReport({ email, consentVersion: words.consent.version, conversation });
    },
    onSent: () => setMailed(true),
  };

  function beginAgain() {
    controls.again();
    setChanges({});
    setDone(new Set());
    setLit(nothingLit);
    setMailed(false);
    document.getElementById("typed-message")?.focus();
  }

  return (
    <div className="talk-grid">
      <div className="talk-call">
        <EmailField words={words.email} value={email} onChange={setEmail} />
        <CallBox
          {...{ words, controls, devices, privacyPath }}
          voice={status?.voice}
          emailIsValid={isDemoEmail(email)}
          reportHref={isTold && !isEmpty ? "#sheets-heading" : undefined}
          onStart={() => controls.start({ email, consentVersion: words.consent.version, ...devices.chosen })}
        />
        <div className="call-aids">
          <TalkHelp
            words={words.help}
            first={demo.trouble === "network" && demo.ended ? words.notices.lost : undefined}
            isOpen={helpIsOpen}
            onToggle={setHelpOpen}
          />
          {demo.phase === "idle" && <MicrophoneTest words={words} devices={devices} />}
        </div>
        {demo.lines.length === 0 && <ExampleIncidents words={words.examples} onUse={controls.type} />}
        <ConversationLog
          words={words}
          lines={demo.lines}
          lit={lit.evidence}
          struck={lit.struck}
          onType={controls.type}
          onDictate={demo.phase === "idle" ? controls.dictate : undefined}
        />
      </div>
      <div className="talk-report">
        <ReportPanel
          words={words.report}
          {...{ wording, report, isEmpty }}
          onSetting={controls.chooseSetting}
          onLight={(evidence, struck) => setLit({ evidence, struck })}
          onChange={change}
          onConfirm={controls.confirm}
          onDone={markDone}
        />
        {!isEmpty && (
          <ReportSheets
            {...{ words, wording, report, contactPath }}
            mailing={demo.phase === "idle" && isDemoEmail(email) ? mailing : undefined}
            summary={isTold && <CallSummary {...{ words, wording, report, demo }} />}
            onAgain={demo.phase === "idle" ? beginAgain : undefined}
          />
        )}
        <WhatLeft
          words={words.whatLeft}
          usedCall={demo.callId !== undefined}
          isMailed={isMailed}
          hasTyped={demo.lines.length > 0}
          hasDictated={conversation.turns.some(({ by }) => by === "speech")}
          hosted={status?.hosted ?? false}
          withModel={status?.languageModel ?? false}
        />
      </div>
    </div>
  );
}

const nothingLit = { evidence: [], struck: [] };
