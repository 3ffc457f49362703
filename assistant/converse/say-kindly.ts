import { conversation } from "../../content/en/conversation.ts";
import { changeIncident, type Draft, incidentAt, judgementOf, say, sayOneOf } from "./draft.ts";

/** After an allegation, once: thanks, and what to do, before any question. */
export function comfort(draft: Draft): boolean {
  const incident = incidentAt(draft);
  if (!incident.isTold || incident.isComforted || judgementOf(draft).kind !== "allegation") return false;
  changeIncident(draft, { isComforted: true });
  say(draft, conversation.caring.allegation);
  return true;
}

/** After a kind word to someone in distress, once: what helps here. */
export function sayHelp(draft: Draft) {
  const { help } = conversation;
  const which = helpFor(draft);
  if (draft.state.said[`help ${which}`]) return;
  sayOneOf(draft, `help ${which}`, [help[which]]);
}

function helpFor(draft: Draft): keyof typeof conversation.help {
  if (!incidentAt(draft).isTold) return "nothing";
  const { kind, emergency } = judgementOf(draft);
  if (kind === "allegation") return "allegation";
  return emergency ? "emergency" : "incident";
}

export function smallTalk(draft: Draft, text: string) {
  const said = ` ${text.toLowerCase().replaceAll("’", "'")} `;
  const fits = conversation.smallTalk.find(({ hears }) =>
    hears.some((words) =>
      said
        .split(/[^a-z']+/)
        .join(" ")
        .includes(words === "hi" ? " hi " : words),
    ),
  );
  if (fits) sayOneOf(draft, `small talk ${fits.hears[0]}`, fits.say);
}
