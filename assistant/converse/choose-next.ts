import { conversation } from "../../content/en/conversation.ts";
import { isTri } from "../../contracts/fact-values.ts";
import type { QuestionPath } from "../../contracts/questions.ts";
import { type NotifiedPerson, notifiedPeople } from "../../contracts/report.ts";
import type { Expectation } from "../../contracts/turn.ts";
import {
  change,
  changeIncident,
  type Draft,
  incidentAt,
  judged,
  judgementOf,
  nameIn,
  pronounsOf,
  say,
  sayOneOf,
  wording,
} from "./draft.ts";
import { isAnswered } from "./plain-answer.ts";
import { fill } from "./say-fact.ts";
import {
  mostQuestions,
  mostQuestionsInEmergency,
  mostReadBacks,
  type Open,
  type OpenQuestion,
  type Phase,
} from "./state.ts";
import { priorityInWords, tellBack, whyInWords } from "./tell-back.ts";

/** The one question worth asking now, or the read-back when there is none, or an invitation when nothing happened. */
export function goOn(draft: Draft, whenAllIsAsked: (draft: Draft) => void = readBack) {
  const incident = incidentAt(draft);
  if (!incident.isTold) return invite(draft);
  if (incident.isAgreed) return askForMore(draft);
  const { asked, warnedOf, askedBeforeWarning } = incident;
  const mostOnceWarned = warnedOf.length > 0 ? askedBeforeWarning + mostQuestionsInEmergency : mostQuestions;
  const path = toAsk(draft).find((wanted) => !asked.includes(wanted) && !isAnswered(incident, wanted));
  if (!path || asked.length >= Math.min(mostQuestions, mostOnceWarned)) return whenAllIsAsked(draft);
  changeIncident(draft, { asked: [...asked, path] });
  putQuestion(draft, path, 1);
}

/** Something has to be done first: at most one more question, and no report is read to somebody busy. */
export function goOnAfterHelp(draft: Draft) {
  goOn(draft, () => {
    sayOneOf(draft, "whenYouCan");
    letTalk(draft, "resting");
  });
}

/** The report is agreed, and the visitor still talks. */
function askForMore(draft: Draft) {
  sayOneOf(draft, "anythingElse");
  letTalk(draft, draft.state.phase);
}

/** Who has said that nothing happened is not asked again what happened. */
export function invite(draft: Draft) {
  sayOneOf(draft, draft.state.said.noReport ? "listening" : "invite");
  letTalk(draft, "listening");
}

/** Nothing is open: the visitor tells what they like. */
export function letTalk(draft: Draft, phase: Phase) {
  change(draft, { open: undefined, phase });
  draft.expects = "narration";
}

function waitFor(draft: Draft, open: Open, expects: Expectation) {
  change(draft, { open, phase: "asking" });
  draft.expects = expects;
}

function putQuestion(draft: Draft, path: QuestionPath, tries: number) {
  const { ask: wordings, slow } = conversation.questions[path];
  const isFirstSlow = draft.state.isSlow && tries === 1;
  const text = isFirstSlow ? slow : wording(draft, `question ${path}`, wordings);
  const question = fill(text, pronounsOf(draft.state));
  draft.sentences.push(question);
  const expects = isTri(path) || path.startsWith("emergency.") ? "yes-no" : "answer";
  waitFor(draft, { kind: "question", path, text: question, tries }, expects);
}

/** Asked in one breath, or one of them alone. */
const askedTogether = /^(?:told|notifications\.(?:charge_nurse|physician|family))$/;

/**
 * Once something is known of who was told, one more person is asked about, and by name: a "yes" must not mean them
 * all, and nobody likes four questions of one kind.
 */
function toAsk(draft: Draft): QuestionPath[] {
  const { facts, asked } = incidentAt(draft);
  const { questions, untold } = judgementOf(draft);
  const isSaid = (who: NotifiedPerson) => facts[`notifications.${who}`] !== undefined;
  if (!notifiedPeople.some(isSaid)) return questions;
  const wasAsked = asked.some((path) => askedTogether.test(path));
  const other = wasAsked ? undefined : untold.find((who) => !isSaid(who));
  return questions.flatMap((path): QuestionPath[] => {
    if (path !== "told") return [path];
    return other ? [`notifications.${other}`] : [];
  });
}

/** Whether a question that was put is still one, after what was said since. */
export function isWorthAsking(draft: Draft, path: QuestionPath): boolean {
  const incident = incidentAt(draft);
  const asked = incident.asked.filter((one) => one !== path);
  const { questions } = judged(draft.state, { ...incident, asked }, draft.judge);
  return !isAnswered(incident, path) && questions.includes(path);
}

/** What is open, in other words; where it was answered in the same breath ("warfarin. Who sees this?"), the next. */
export function askAgain(draft: Draft, { slowly = false } = {}) {
  const { open } = draft.state;
  switch (open?.kind) {
    case "question":
      if (isAnswered(incidentAt(draft), open.path)) return goOn(draft);
      return putQuestion(draft, open.path, slowly ? 1 : open.tries + 1);
    case "read-back":
      return askIfRight(draft);
    case "what-is-wrong":
      return askWhatIsWrong(draft);
    case "finish-first":
      return askWhichFirst(draft, open.other);
    default:
      return goOn(draft);
  }
}

export function readBack(draft: Draft) {
  const incident = incidentAt(draft);
  const judgement = judgementOf(draft);
  waitFor(draft, { kind: "read-back" }, "answer");
  if (incident.readBacks >= mostReadBacks) return say(draft, conversation.readBack.pleaseCheck);
  changeIncident(draft, { readBacks: incident.readBacks + 1 });
  sayWhatIsWritten(draft);
  const { marked, isRight } = conversation.readBack;
  const reasons = whyInWords(judgement.reasons, pronounsOf(draft.state));
  say(draft, wording(draft, "marked", marked), { priority: priorityInWords(judgement), reasons });
  say(draft, wording(draft, "isRight", isRight));
}

export function sayWhatIsWritten(draft: Draft) {
  const how = { pronouns: pronounsOf(draft.state), isSlow: draft.state.isSlow };
  const [first = "", ...others] = tellBack(incidentAt(draft).facts, judgementOf(draft), how);
  say(draft, `${wording(draft, "opening", conversation.readBack.opening)} ${first}`);
  draft.sentences.push(...others);
}

/** Whether all of it is right, or the rest of it, after something that changed. */
export function askIfRight(draft: Draft, which: "isItRight" | "restIsRight" = "isItRight") {
  say(draft, wording(draft, which, conversation.readBack[which]));
  waitFor(draft, { kind: "read-back" }, "answer");
}

export function askWhatIsWrong(draft: Draft) {
  sayOneOf(draft, "whatIsWrong");
  waitFor(draft, { kind: "what-is-wrong", before: questionIn(draft) }, "answer");
}

export function askWhichFirst(draft: Draft, other: number) {
  const name = nameIn(draft);
  // A name tells two reports apart, unless both are about the same resident.
  const isClear = name !== undefined && name !== nameIn(draft, other);
  sayOneOf(draft, "secondReport", {
    name: isClear ? name : conversation.thisReport,
  });
  waitFor(draft, { kind: "finish-first", other, before: questionIn(draft) }, "yes-no");
}

/** Two told in one breath, before anything was asked. */
export function askWhichOfTwo(draft: Draft, other: number) {
  const name = nameIn(draft);
  if (name) sayOneOf(draft, "twoReports", { name });
  else say(draft, conversation.twoReportsUnnamed);
  waitFor(draft, { kind: "finish-first", other }, "yes-no");
}

/** The question that is open, or was before the visitor went off on something else. */
export function questionIn({ state: { open } }: Draft): OpenQuestion | undefined {
  if (open?.kind === "question") return open;
  return open?.kind === "what-is-wrong" || open?.kind === "finish-first" ? open.before : undefined;
}

/** The report is agreed: the next one that is not finished, or the end. */
export function finish(draft: Draft) {
  changeIncident(draft, { isAgreed: true });
  const next = draft.state.incidents.findIndex(({ isAgreed }) => !isAgreed);
  if (next >= 0) {
    change(draft, { current: next, open: undefined });
    sayOneOf(draft, "nextReport", {
      name: nameIn(draft) ?? conversation.otherReport,
    });
    return goOn(draft);
  }
  sayOneOf(draft, draft.state.incidents.length === 1 ? "agreed" : "allAgreed");
  end(draft);
}

export function end(draft: Draft) {
  change(draft, { open: undefined, phase: "over" });
  draft.endsCall = true;
}
