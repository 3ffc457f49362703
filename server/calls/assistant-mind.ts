import { isAgreement } from "../../assistant/converse/agreement.ts";
import {
  beginConversation,
  type Conversation as Heard,
  hear,
  nextTurn,
  reply,
  reportOf,
} from "../../assistant/converse/conversation.ts";
import { isNoIncident } from "../../assistant/converse/is-no-incident.ts";
import type { NextTurn } from "../../assistant/converse/next-question.ts";
import { readBack } from "../../assistant/converse/read-back.ts";
import type { Reply } from "../../assistant/converse/turn-state.ts";
import {
  type Confirmed,
  confirm,
  splitForReadBack,
  unconfirmedPaths,
} from "../../assistant/converse/unconfirmed.ts";
import { fieldAt } from "../../assistant/sheets/field-rows.ts";
import { assistant } from "../../content/en/assistant.ts";
import { call } from "../../content/en/call.ts";
import type { IncidentReport, ReportPath, Setting } from "../../contracts/report.ts";
import { settings } from "../../contracts/report.ts";
import { readSettingNote } from "../../contracts/setting-note.ts";
import type { Conversation, Mind } from "./mind.ts";

const mostReadBacks = 3;
const yesNoQuestion = /^(?:Did|Does|Do|Is|Are|Was|Were|Has|Have) /;

type Answer = { reply: Reply; turn?: NextTurn; checked: ReportPath[] };

/** The assistant of the demo as a mind for calls: asks, reads back what was only heard, and says goodbye. */
export const assistantMind: Mind = {
  begin({ now, setting, wallTime }) {
    let conversation = beginConversation({
      now: plausible(wallTime, now) ?? localTime(now),
      setting: settings.find((name) => name === setting) ?? ("home_care" satisfies Setting),
    });
    let confirmed: Confirmed = {};
    let offered: Answer | undefined;
    let wasReadBack: ReportPath[] | undefined;
    let readBacks = 0;
    let isDone = false;

    function answerTo(heard: Heard): Answer {
      const report = reportOf(heard);
      if (isNoIncident(report)) {
        return { reply: { sentences: [call.nothingYet], expects: "narration" }, checked: [] };
      }
      const turn = nextTurn(heard);
      const open = turn.kind === "read-back" ? unconfirmedPaths(heard, report, confirmed) : [];
      const { saidAnyway, readAloud } = splitForReadBack(report, open);
      const sentences = [
        ...(turn.say ? [turn.say] : []),
        ...factSentences(report, readAloud),
        ...sentencesOf(turn.text),
      ];
      const expects = turn.kind === "question" && yesNoQuestion.test(turn.text) ? "yes-no" : "answer";
      return { reply: { sentences, expects }, turn, checked: [...saidAnyway, ...readAloud] };
    }

    const held: Conversation = {
      hear({ text, by }) {
        offered = undefined;
        const checked = wasReadBack;
        wasReadBack = undefined;
        if (checked && isAgreement(text)) {
          confirmed = confirm(confirmed, reportOf(conversation), checked);
          isDone = true;
          return;
        }
        isDone = readBacks >= mostReadBacks;
        conversation = hear(conversation, { text, by });
      },

      note(content) {
        const setting = readSettingNote(content);
        if (setting) conversation = { ...conversation, setting };
      },

      next() {
        if (isDone) return { sentences: [call.goodbye], expects: "answer", endsCall: true };
        offered = answerTo(conversation);
        return offered.reply;
      },

      foresee({ text, by }) {
        if (wasReadBack) return undefined;
        return answerTo(hear(conversation, { text, by })).reply;
      },

      said(said) {
        if (offered?.reply !== said || !offered.turn) return;
        conversation = reply(conversation, offered.turn);
        if (offered.turn.kind !== "read-back") return;
        readBacks += 1;
        wasReadBack = offered.checked;
      },

      findings() {
        if (conversation.turns.length === 0) return { report: null, unconfirmed: [], summary: "" };
        const report = reportOf(conversation);
        const unconfirmed = unconfirmedPaths(conversation, report, confirmed);
        const summary = readBack(report).replace(assistant.anythingToChange, "").trim();
        return { report, unconfirmed, summary };
      },
    };
    return held;
  },
};

/** No place on earth is further than this from the time we know. */
const furthestMs = 27 * 3_600_000;

function plausible(wallTime: string | undefined, now: Date): string | undefined {
  if (!wallTime || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wallTime)) return undefined;
  return Math.abs(Date.parse(`${wallTime}Z`) - now.getTime()) < furthestMs ? wallTime : undefined;
}

function localTime(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function factSentences(report: IncidentReport, facts: readonly ReportPath[]): string[] {
  if (facts.length === 0) return [];
  return [
    call.heard.intro,
    ...facts.map((path) =>
      call.heard.fact
        .replace("{label}", assistant.fields[path])
        .replace("{value}", () => valueText(report, path)),
    ),
  ];
}

function valueText(report: IncidentReport, path: ReportPath): string {
  const value = String(fieldAt(report, path)?.value ?? "");
  return call.values[value as keyof typeof call.values] ?? value.replaceAll("_", " ");
}

/** "Mrs." and "a.m." end no sentence. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!])(?<!\b(?:Mrs|Mr|Ms|Dr|a\.m|p\.m)\.)\s+(?=[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
