import { isAgreement } from "../../assistant/converse/agreement.ts";
import { isNoIncident } from "../../assistant/converse/is-no-incident.ts";
import type { AnyPerceivedFact, Perceive } from "../../assistant/perceive/perception.ts";
import { fieldAt } from "../../assistant/sheets/field-rows.ts";
import { understand } from "../../assistant/understand/understand.ts";
import { factValues } from "../../contracts/fact-values.ts";
import { type IncidentReport, notifiedPeople } from "../../contracts/report.ts";

/** The rules of old behind the new port, until the trained reader takes their place. */
export const perceiveByRules: Perceive = async (words, { asked, now, setting }) => {
  const report = understand(words, { now, setting });
  const isIncident = !isNoIncident(report);
  const answer = asked ? yesOrNo(words, asked.path) : undefined;
  const found = isIncident ? factsIn(report) : [];
  const facts = answer && !found.some(({ path }) => path === answer.path) ? [...found, answer] : found;
  return {
    act: answer ? "answer" : isAgreement(words) ? "agree" : isIncident ? "tell" : "unclear",
    isIncident: isIncident && !answer,
    ...(isIncident && !answer && { kind: report.category.value }),
    facts,
    retracted: [],
    danger: 0,
    language: "en",
  };
};

function factsIn(report: IncidentReport): AnyPerceivedFact[] {
  const found = Object.keys(factValues).flatMap((path) => {
    const field = fieldAt(report, path);
    return field && field.evidence.length > 0 ? [{ path, value: field.value, places: placesOf(field) }] : [];
  });
  const told = notifiedPeople.flatMap((who) => {
    const field = report.notifications[who];
    return field ? [{ path: `notifications.${who}`, value: field.value, places: placesOf(field) }] : [];
  });
  return [...found, ...told] as AnyPerceivedFact[];
}

function placesOf({ evidence }: { evidence: readonly { start: number; end: number }[] }) {
  return evidence.map(({ start, end }) => ({ start, end }));
}

function yesOrNo(words: string, path: string): AnyPerceivedFact | undefined {
  const said = /^\s*(yes|yeah|yep|no|nope)\b/i.exec(words)?.[1]?.toLowerCase();
  if (!said || !Object.hasOwn(factValues, path)) return undefined;
  const isYes = said.startsWith("y");
  const value = path.startsWith("notifications.") ? (isYes ? "done" : "not_done") : isYes ? "yes" : "no";
  return { path, value, places: [{ start: 0, end: words.length }] } as AnyPerceivedFact;
}
