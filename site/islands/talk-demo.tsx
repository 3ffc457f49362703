import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Language } from "../../content/words.ts";
import { isDemoEmail } from "../../contracts/demo-email.ts";
import { DeviceMenu } from "./talk/device-menu.tsx";
import { EmailField } from "./talk/email-field.tsx";
import { MicrophoneTest } from "./talk/microphone-check.tsx";
import { createQueryClient, voiceStatusQuery } from "./talk/read-queries.ts";
import { ReportSheets } from "./talk/report-sheets.tsx";
import { TalkHelp } from "./talk/talk-help.tsx";
import { TalkStage } from "./talk/talk-stage.tsx";
import { knowsVisitor } from "./talk/talk-state.ts";
import type { TalkWords } from "./talk/talk-words.ts";
import { useConversation } from "./talk/use-conversation.ts";
import { type DeviceKind, useDevices } from "./talk/use-devices.ts";
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
  const [email, setEmail] = useState("");
  const emailIsValid = isDemoEmail(email);
  const visitor = { email, consentVersion: words.consent.version };
  const controls = useConversation(devices.chosen.speaker, emailIsValid ? visitor : undefined);
  const { state } = controls;
  const { data: status } = useQuery(voiceStatusQuery);
  const [isMailed, setMailed] = useState(false);
  const [helpIsOpen, setHelpOpen] = useState(false);
  const { view, trouble, callId } = state;
  const isInCall = state.spoken === "in-call";

  const isBlocked = trouble?.startsWith("mic-") ?? false;
  useEffect(() => {
    if (isBlocked) setHelpOpen(true);
  }, [isBlocked]);
  const { refresh } = devices;
  useEffect(() => {
    if (isInCall) void refresh();
  }, [isInCall, refresh]);
  const { warm } = controls;
  useEffect(() => {
    if (emailIsValid) warm();
  }, [emailIsValid, warm]);

  function choose(kind: DeviceKind, id: string) {
    devices.choose(kind, id);
    if (kind === "microphone") controls.setMicrophone(id);
  }

  function after(shown: number) {
    const report = view.reports[shown];
    const mailing =
      emailIsValid && !isInCall && callId
        ? { ...visitor, call: () => controls.keep(visitor), onSent: () => setMailed(true) }
        : undefined;
    return (
      <>
        {report && (
          <ReportSheets
            {...{ words, wording, report, contactPath, mailing }}
            telling={{ lines: view.lines, index: shown }}
            isTold={view.isOver || (state.spoken === "idle" && state.endedReason !== undefined)}
          />
        )}
        <WhatLeft
          words={words.whatLeft}
          hasTyped={knowsVisitor(view) || state.unsent.length > 0}
          hasSpoken={state.hasSpoken}
          isMailed={isMailed}
          wasSeen={state.wasSeen}
          hosted={status?.hosted ?? false}
        />
      </>
    );
  }

  return (
    <TalkStage
      {...{ words, wording, state, controls, emailIsValid, after }}
      voice={status?.voice}
      onStart={() => void controls.start({ ...visitor, ...devices.chosen })}
      email={<EmailField {...{ words, privacyPath }} sound={status?.sound} value={email} onChange={setEmail} />}
      devices={
        <details>
          <summary>{words.controls.devices}</summary>
          <DeviceMenu words={words.controls} devices={devices} onChoose={choose} />
        </details>
      }
      help={<TalkHelp words={words.help} isOpen={helpIsOpen} onToggle={setHelpOpen} />}
      microphoneTest={<MicrophoneTest words={words} devices={devices} />}
    />
  );
}
