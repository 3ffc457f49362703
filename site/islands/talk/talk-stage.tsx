import { type ReactNode, useEffect, useRef, useState } from "react";
import type { VoiceStatus } from "../../../contracts/calls.ts";
import type { Wording } from "../../../sheets/sheet.ts";
import { Icon } from "../../design/icon.tsx";
import { CallNotice, Flag } from "./call-notice.tsx";
import { callStateOf, noticeOf } from "./call-state.ts";
import { CallStrip } from "./call-strip.tsx";
import { Composer } from "./composer.tsx";
import { ConversationPane } from "./conversation-pane.tsx";
import { EmergencySteps } from "./emergency-steps.tsx";
import { ExampleIncidents } from "./example-incidents.tsx";
import { followThread, type Knot } from "./knot.ts";
import { ReportCard } from "./report-card.tsx";
import type { TalkState } from "./talk-state.ts";
import type { TalkWords } from "./talk-words.ts";
import { ThreadLine } from "./thread-line.tsx";
import type { TalkControls } from "./use-conversation.ts";

type TalkStageProps = {
  words: TalkWords;
  wording: Wording;
  state: TalkState;
  controls: Omit<TalkControls, "state" | "ring"> & { ring?: TalkControls["ring"] };
  voice: VoiceStatus["voice"] | undefined;
  emailIsValid: boolean;
  onStart: () => void;
  email: ReactNode;
  devices?: ReactNode;
  help?: ReactNode;
  /** Before anything is said. */
  microphoneTest?: ReactNode;
  /** What comes after the values of the report that is shown. */
  after?: (shown: number) => ReactNode;
};

/** One stage: the conversation left, the report right, the composer at the foot. It draws what it is given. */
export function TalkStage(props: TalkStageProps) {
  const { words, wording, state, controls, voice } = props;
  const { view, unsent } = state;
  const stage = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState<Knot>();
  const [isUp, setUp] = useState(false);
  const [shown, show] = useState(view.current);
  useEffect(() => show(view.current), [view.current]);
  const [wasEmptied, setEmptied] = useState(false);
  const isEmpty = view.lines.length === 0 && unsent.length === 0;
  const hasReport = view.reports.length > 0;
  const callState = callStateOf(state, voice);

  function showKnot(knot: Knot) {
    show(knot.report);
    setLit(knot);
    setUp(knot.from === "words");
  }
  useEffect(() => {
    if (lit) followThread(lit);
  }, [lit]);
  useEffect(() => {
    const letGo = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setLit(undefined);
      setUp(false);
    };
    addEventListener("keydown", letGo);
    return () => removeEventListener("keydown", letGo);
  }, []);

  const { converse } = controls;
  return (
    <div ref={stage} className="stage" data-live={!isEmpty || undefined} data-alarm={view.emergency ? true : undefined}>
      <EmergencySteps words={words.report} emergency={view.emergency} />
      <div className="stage-talk">
        <CallStrip
          {...{ words, state, callState }}
          emailIsValid={props.emailIsValid}
          ring={controls.ring}
          email={props.email}
          devices={
            <>
              {props.devices}
              {props.help}
            </>
          }
          onStart={props.onStart}
          onStop={controls.stop}
          onMute={controls.setMuted}
          onSound={controls.resumeSound}
        />
        <CallNotice notice={noticeOf(words, state, voice)} />
        <div role="status" className="call-notice">
          {state.cameraIsOn && <Flag text={words.notices.cameraOn} level="routine" />}
        </div>
        {state.video && <Face track={state.video} label={words.captions.face} />}
        <ConversationPane
          {...{ words, wording, view, unsent, lit }}
          isUnreachable={state.isUnreachable}
          onKnot={showKnot}
          onSendAgain={controls.sendAgain}
        >
          {isEmpty && (
            <div className="conversation-start" data-needs-script>
              <p className="conversation-invite">{words.text}</p>
              <ExampleIncidents words={words.examples} onUse={(example) => void controls.tryExample(example)} />
            </div>
          )}
        </ConversationPane>
        <div className="stage-tools" data-needs-script>
          {state.spoken === "idle" && props.help}
          {state.spoken === "idle" && isEmpty && props.microphoneTest}
          <p role="status">{wasEmptied && !hasReport && words.report.startedOver}</p>
          {view.canUndo && (
            <button type="button" className="tool-button" onClick={() => converse({ kind: "undone" })}>
              <Icon name="undo" />
              {words.report.undo}
            </button>
          )}
          {hasReport && (
            <button
              type="button"
              className="tool-button"
              onClick={() => {
                setEmptied(true);
                setLit(undefined);
                converse({ kind: "started-over" });
                document.getElementById("typed-message")?.focus();
              }}
            >
              <Icon name="rotate-ccw" />
              {words.report.startOver}
            </button>
          )}
        </div>
        <Composer
          words={words.typed}
          isFirst={isEmpty}
          onBegin={controls.prepare}
          onType={controls.type}
          givenBack={state.givenBack}
          onPutBack={controls.putBack}
          mayDictate={state.spoken === "idle"}
        />
      </div>
      <ReportCard
        words={words.report}
        {...{ wording, view, shown, lit, isUp }}
        onShow={show}
        onPull={setUp}
        onKnot={showKnot}
        onSetting={controls.chooseSetting}
        onSet={(path, value) => converse({ kind: "set", report: shown, path, value })}
        onClear={(path) => converse({ kind: "cleared", report: shown, path })}
        onConfirm={(path) => converse({ kind: "confirmed", report: shown, path })}
        onDone={(code, done) => converse({ kind: "step-done", report: shown, code, done })}
      >
        {props.after?.(shown)}
      </ReportCard>
      <ThreadLine stage={stage} lit={lit} />
    </div>
  );
}

/** The assistant's face, where the hosted voice shows one. */
function Face({ track, label }: { track: MediaStreamTrack; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = new MediaStream([track]);
  }, [track]);
  return <video ref={video} className="call-face" aria-label={label} autoPlay playsInline muted />;
}
