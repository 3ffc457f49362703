import { conversation } from "../../content/en/conversation.ts";
import { conversation as spanish } from "../../content/es/conversation.ts";
import type { Act, Perception } from "../perceive/perception.ts";
import { answerBack, sayAnswer } from "./answer-back.ts";
import {
  askAgain,
  askIfRight,
  askWhatIsWrong,
  askWhichFirst,
  askWhichOfTwo,
  end,
  finish,
  goOn,
  goOnAfterHelp,
  invite,
  isWorthAsking,
  letTalk,
  questionIn,
  readBack,
} from "./choose-next.ts";
import {
  change,
  changeIncident,
  type Draft,
  incidentAt,
  judgementOf,
  nameIn,
  say,
  sayOneOf,
  wording,
} from "./draft.ts";
import { type Hearing, hear, isCorrection } from "./hear.ts";
import { helpAgain } from "./help-again.ts";
import { hasFact, isAnswered, isPlainNo, plain, says } from "./plain-answer.ts";
import {
  comfort,
  sayChanges,
  sayDontKnow,
  sayEmergency,
  sayFirstSteps,
  sayHelp,
  sayIfNo,
  sayRaised,
  sayRemoved,
  smallTalk,
  takeAsWords,
} from "./say-what-changed.ts";
import { begin, emptyIncident, type Open, type OpenQuestion, type Utterance, type VisitorTurn } from "./state.ts";
import { scratchLastTurn, withRemoved } from "./take-facts.ts";

/** Takes in what the visitor said, and finds what to say to it. */
export function takeWords(draft: Draft, { text, by, perception, others = [] }: Utterance) {
  const { open, phase } = draft.state;
  const wasCritical = incidentAt(draft).isTold && judgementOf(draft).priority === "critical";
  const wasTold = incidentAt(draft).isTold;
  const heard = hear(draft, text, by, perception);
  const also = others.map((told) => hear(draft, told.text, by, told.perception));
  if (perception.language === "es") return sayInSpanish(draft);
  if (phase === "over") change(draft, { phase: "asking" });
  if ([heard, ...also].filter(({ index }) => sayEmergency(draft, index)).length > 0) return goOnAfterHelp(draft);
  const answer = { draft, open, heard, perception, text, wasResting: phase === "resting" };
  if (helpAgain(answer)) return;
  const asked = others.find((told) => told.perception.act === "ask-back")?.perception.answer;
  if (asked) sayAnswer(draft, asked);

  if (wasTold && heard.changes.length === 0 && isThrownAway(perception, text)) return throwAway(draft);
  if (isNothing(draft, perception, text)) return sayNoReport(draft);
  if (also.length > 0 && tellOfOthers(answer, also, wasTold)) return;
  if (answerByAct(answer)) return;
  if (heard.isNew && heard.index > draft.state.current) return tellOfSecond(draft, heard.index);
  if (!incidentAt(draft).isTold) return nothingToFile(answer);
  if (!wasTold) return takeStory(draft);
  if (!wasCritical && heard.changes.length > 0) sayRaised(draft);
  continueFrom(answer);
}

/** "Can I delete it later?" only asks. */
function isThrownAway({ act, isIncident }: Perception, text: string): boolean {
  return says(text, conversation.throwAway) && act !== "ask-back" && !isIncident && !text.includes("?");
}

function isNothing(draft: Draft, { act }: Perception, text: string): boolean {
  return !incidentAt(draft).isTold && act !== "goodbye" && says(text, conversation.nothingHappened);
}

function sayNoReport(draft: Draft) {
  sayOneOf(draft, "noReport");
  letTalk(draft, "listening");
}

/** What was said, and what it was said to. */
export type Answer = {
  draft: Draft;
  open: Open | undefined;
  heard: Hearing;
  perception: Perception;
  text: string;
  wasResting: boolean;
};

/** An incident was told, and the first question follows. */
function takeStory(draft: Draft) {
  if (!comfort(draft) && draft.sentences.length === 0) sayOneOf(draft, "noted");
  goOn(draft);
}

function sayInSpanish(draft: Draft) {
  say(draft, wording(draft, "englishOnly", spanish.englishOnly));
  draft.expects = "narration";
}

/** Acts that have an answer of their own, whatever was open. */
const answersByAct: Partial<Record<Act, (answer: Answer) => void>> = {
  restart: ({ draft }) => startOver(draft),
  goodbye: ({ draft }) => sayGoodbye(draft),
  stop: ({ draft, open, wasResting }) => rest(draft, wasResting || open?.kind === "read-back"),
  repeat: ({ draft }) => repeat(draft),
  slower: ({ draft }) => slowDown(draft),
  "ask-back": ({ draft, perception }) => answerBack(draft, perception.answer),
  "small-talk": ({ draft, text }) => {
    smallTalk(draft, text);
    askAgain(draft);
  },
  distress: ({ draft }) => {
    sayOneOf(draft, "distress");
    if (!comfort(draft)) sayHelp(draft);
    askAgain(draft);
  },
  "emergency-now": ({ draft }) => {
    sayOneOf(draft, "emergencyNow");
    draft.expects = "narration";
  },
};

/** False: it is part of the story. */
function answerByAct(answer: Answer): boolean {
  const { draft, open, heard, perception } = answer;
  const { act } = perception;
  const isStory =
    (act === "small-talk" && heard.changes.length > 0) || (act === "emergency-now" && incidentAt(draft).isTold);
  if (isStory) return false;
  const answerTo = answersByAct[act];
  if (!answerTo && open?.kind === "finish-first") chooseFirst(answer, open.other);
  else answerTo?.(answer);
  return answerTo !== undefined || open?.kind === "finish-first";
}

function slowDown(draft: Draft) {
  change(draft, { isSlow: true });
  sayOneOf(draft, "slower");
  askAgain(draft, { slowly: true });
}

function sayGoodbye(draft: Draft) {
  const told = draft.state.incidents.filter(({ isTold }) => isTold).length;
  const { withReport, withReports, withoutReport } = conversation.goodbye;
  const wordings = [withoutReport, withReport][told] ?? withReports;
  say(draft, wording(draft, "goodbye", wordings));
  end(draft);
}

function rest(draft: Draft, isEnough: boolean) {
  if (isEnough || !incidentAt(draft).isTold) return sayGoodbye(draft);
  sayOneOf(draft, "stop");
  change(draft, { phase: "resting" });
  draft.expects = "narration";
}

function repeat(draft: Draft) {
  sayOneOf(draft, "repeat");
  const { emergency } = judgementOf(draft);
  if (emergency && incidentAt(draft).isTold) sayFirstSteps(draft, emergency);
  if (draft.state.open?.kind === "read-back") readBack(draft);
  else askAgain(draft);
}

function chooseFirst({ draft, heard, perception, text }: Answer, other: number) {
  const { current } = draft.state;
  if (says(text, conversation.isTheSame)) return keepTogether(draft, other);
  const isOther = heard.index === other || mentions(text, conversation.theOther) || isNamed(draft, other, text);
  const isNo = !isNamed(draft, current, text) && (perception.act === "disagree" || isOther);
  const isThird = heard.isNew && heard.index !== other && heard.index > current;
  if (isThird) sayOneOf(draft, "oneMore");
  else if (!isNo && perception.act !== "agree" && heard.changes.length > 0) sayChanges(draft, heard.changes, "noted");
  const before = questionIn(draft);
  change(draft, { current: isNo ? other : current, open: isNo ? undefined : before });
  const name = nameIn(draft);
  if (isNo) sayOneOf(draft, "otherFirst", { name: name ?? conversation.newReport });
  else sayOneOf(draft, "finishFirst", { name: name ?? conversation.thisReport });
  resume(draft, { isChanged: false });
}

/** "Gene first" says which, whatever else is said with it. */
function isNamed(draft: Draft, index: number, text: string): boolean {
  const name =
    plain(incidentAt(draft, index).facts["resident.name"]?.value ?? "")
      .split(" ")
      .at(-1) ?? "";
  return name !== "" && ` ${plain(text)} `.includes(` ${name} `);
}

/** It was one incident after all: what was told of the other belongs to this one. */
function keepTogether(draft: Draft, other: number) {
  const { current, incidents, turns } = draft.state;
  const [into, from] = [incidentAt(draft, current), incidentAt(draft, other)];
  const isOfOne = (turn: VisitorTurn) => (turn.incident === other ? { ...turn, incident: current } : turn);
  const before = questionIn(draft);
  change(draft, { turns: turns.map(isOfOne), incidents: incidents.with(other, emptyIncident), open: before });
  changeIncident(draft, { ...into, facts: { ...from.facts, ...into.facts } }, current);
  sayOneOf(draft, "keptTogether");
  resume(draft, { isChanged: false });
}

function mentions(text: string, wordings: readonly string[]): boolean {
  return wordings.some((words) => text.toLowerCase().includes(words));
}

/** A second incident by itself, whatever was open. The first is finished first, unless it is already. */
function tellOfSecond(draft: Draft, other: number) {
  if (incidentAt(draft).isAgreed) {
    change(draft, { current: other, open: undefined });
    return takeStory(draft);
  }
  askWhichFirst(draft, other);
}

/** Others were told in the same breath; what came before them may have answered what was open. */
function tellOfOthers({ draft, open, heard, perception }: Answer, also: Hearing[], wasTold: boolean): boolean {
  const { current } = draft.state;
  const other = [heard, ...also].find(({ index, isNew }) => isNew && index > current)?.index;
  if (other === undefined || open?.kind === "finish-first") return false;
  if (open?.kind === "read-back" && perception.act === "agree") {
    finish(draft);
    return true;
  }
  if (open?.kind === "question" && perception.act === "dont-know") sayDontKnow(draft, open.path);
  if (incidentAt(draft).isAgreed) tellOfSecond(draft, other);
  else if (wasTold) askWhichFirst(draft, other);
  else askWhichOfTwo(draft, other);
  return true;
}

function nothingToFile({ draft, heard, perception }: Answer) {
  letTalk(draft, "listening");
  if (perception.danger >= seriousDanger) return sayOneOf(draft, "soundsSerious");
  const name = nameIn(draft);
  if (heard.changes.length > 0 && name) return sayOneOf(draft, "whatHappened", { name });
  if (heard.changes.length > 0) return sayOneOf(draft, "whatHappenedThere");
  if (perception.act === "tell" || perception.act === "answer") return sayOneOf(draft, "nothingToFile");
  if (perception.act === "unclear") sayOneOf(draft, "unclear");
  invite(draft);
}

const seriousDanger = 0.6;
const mostTries = 2;

/** An incident is being told: corrections first, then what was open, then the next question. */
function continueFrom(answer: Answer) {
  const { draft, open, heard, perception, text, wasResting } = answer;
  const isBare = heard.changes.length === 0 && heard.removed.length === 0;
  if (says(text, conversation.putItBack) && restoreRemoved(draft)) {
    sayOneOf(draft, "putBack");
    return resume(draft);
  }
  if (isBare && mentions(text, conversation.scratchThat)) return scratch(draft);
  if (open?.kind === "question" && says(text, conversation.askedEnough)) return leaveOpen(answer, open);
  if (isCorrection(perception, open, text)) return correct(answer);
  sayRemoved(draft, heard.removed);
  if (wasResting && heard.changes.length === 0) {
    sayOneOf(draft, "goOn");
    change(draft, { phase: "asking" });
    return askAgain(draft);
  }
  if (open?.kind === "read-back") return answerReadBack(answer);
  if (open?.kind === "question") return answerQuestion(answer, open);
  if (heard.changes.length > 0) sayChanges(draft, heard.changes, "noted");
  goOn(draft);
}

/** "I just told you": what they add is taken, and the question is not put again. */
function leaveOpen({ draft, heard }: Answer, { path }: OpenQuestion) {
  const isSettled = isAnswered(incidentAt(draft), path);
  if (heard.changes.length > 0) sayChanges(draft, heard.changes, "added");
  else if (!isSettled) sayOneOf(draft, "moveOn");
  goOn(draft);
}

function correct(answer: Answer) {
  const { draft, open, heard, perception } = answer;
  if (heard.changes.length > 0) sayChanges(draft, heard.changes, "changed");
  sayRemoved(draft, heard.removed);
  if (heard.changes.length === 0 && heard.removed.length === 0) {
    if (open?.kind !== "what-is-wrong") return askWhatIsWrong(draft);
    if (perception.act === "dont-know") return askIfRight(draft, "restIsRight");
    if (perception.act === "agree") return askIfRight(draft);
    say(draft, conversation.stillWrong);
  }
  change(draft, { open: questionIn(draft) ?? draft.state.open });
  resume(draft);
}

/** Back to what was open before a correction or a choice. */
function resume(draft: Draft, { isChanged = true } = {}) {
  const { open } = draft.state;
  if (open?.kind === "question" && isWorthAsking(draft, open.path)) return askAgain(draft);
  if (incidentAt(draft).readBacks === 0) return goOn(draft);
  askIfRight(draft, isChanged ? "restIsRight" : "isItRight");
}

function scratch(draft: Draft) {
  const scratched = scratchLastTurn(incidentAt(draft));
  if (!scratched) return askWhatIsWrong(draft);
  changeIncident(draft, scratched.incident);
  sayOneOf(draft, scratched.isRestored ? "putBack" : "takenOut");
  resume(draft);
}

/** What went out in one of the last turns comes back. */
function restoreRemoved(draft: Draft): boolean {
  const now = incidentAt(draft);
  const before = draft.state.past.slice(-mostTurnsBack).map(({ incidents, current }) => incidents[current]);
  for (const earlier of before.reverse()) {
    const restored = earlier && withRemoved(now, earlier);
    if (!restored) continue;
    changeIncident(draft, restored);
    return true;
  }
  return false;
}
const mostTurnsBack = 3;

function answerReadBack({ draft, heard, perception }: Answer) {
  if (heard.changes.length > 0) sayChanges(draft, heard.changes, "added");
  if (heard.changes.length > 0 || heard.removed.length > 0) return askIfRight(draft, "restIsRight");
  if (perception.act === "agree") return finish(draft);
  if (perception.act === "unclear") sayOneOf(draft, "unclear");
  askIfRight(draft);
}

/** "Dunno", and "no" where something was asked for: it is not there. "Nobody knows yet" tells who was told. */
function isNotKnown({ draft, heard, perception: { act, facts }, text }: Answer, { path }: OpenQuestion): boolean {
  const said = heard.changes.filter(({ now }) => now !== "unknown").map(({ path }) => path);
  const isOfIt = (one: string) => one === path || (path === "told" && one.startsWith("notifications."));
  if (act === "dont-know") return !said.some(isOfIt);
  const isNo = act === "disagree" && isPlainNo(text) && hasFact(path) && facts.length === 0;
  return isNo && !isAnswered(incidentAt(draft), path);
}

function answerQuestion(answer: Answer, open: OpenQuestion) {
  const { draft, heard, perception, text } = answer;
  if (isNotKnown(answer, open)) {
    sayDontKnow(draft, open.path);
    return goOn(draft);
  }
  takeAsWords(draft, open.path, perception, text);
  if (sayIfNo(draft, open.path, perception, text)) return goOnAfterHelp(draft);
  const isStory = perception.act !== "unclear";
  const isOfTelling = open.path === "told" && heard.changes.some(({ path }) => path.startsWith("notifications."));
  const isDone = isOfTelling || isAnswered(incidentAt(draft), open.path) || (!hasFact(open.path) && isStory);
  const isAskedAgain = !isDone && open.tries < mostTries && isWorthAsking(draft, open.path);
  const isNoted = isAskedAgain ? perception.act !== "agree" : !draft.state.isSlow;
  if (!isStory && heard.changes.length === 0) sayOneOf(draft, isAskedAgain ? "unclear" : "moveOn");
  else if (isNoted && draft.sentences.length === 0) sayChanges(draft, heard.changes, "noted");
  if (isAskedAgain) askAgain(draft);
  else goOn(draft);
}

/** Nothing was said; the setting stays. What was there can be undone. */
export function startOver(draft: Draft): void {
  clear(draft);
  say(draft, conversation.startedOver);
  invite(draft);
}

function throwAway(draft: Draft) {
  clear(draft);
  say(draft, conversation.thrownAway);
  letTalk(draft, "listening");
}

function clear(draft: Draft) {
  const { id, now, setting, settingFrom, said, revision, past } = draft.state;
  draft.state = { ...begin({ id, now }), setting, settingFrom, said, revision, past };
}
