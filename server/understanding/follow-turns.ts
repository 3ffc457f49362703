import type { Converse } from "../../assistant/converse/create-converse.ts";
import { readApart } from "../../assistant/converse/read-apart.ts";
import { askedIn, begin, knownIn, type Say, type State } from "../../assistant/converse/state.ts";
import type { Act, Perceive } from "../../assistant/perceive/perception.ts";
import { type QuestionPath, questionPaths } from "../../contracts/questions.ts";
import type { Setting } from "../../contracts/report.ts";

type ToldTurn = { who: "visitor" | "assistant"; text: string; asks?: string | null | undefined };
export type Understanding = { perceive: Perceive; converse: Converse };
export type Followed = { state: State; say: Say | undefined; act: Act | undefined };

/** A conversation as it was written down: the visitor's turns are understood, the assistant's are taken as they are. */
export async function followTurns(
  turns: readonly ToldTurn[],
  around: { id: string; now: string; setting: Setting },
  { perceive, converse }: Understanding,
): Promise<Followed> {
  let followed: Followed = { state: begin(around), say: undefined, act: undefined };
  for (const turn of turns) {
    const { state } = followed;
    if (turn.who === "assistant") {
      followed = { ...followed, state: asIfSaid(state, turn, converse) };
      continue;
    }
    const { now, setting } = state;
    const heard = { asked: askedIn(state), now, setting, known: knownIn(state) };
    const read = await readApart(perceive, turn.text, heard);
    const tellsAnother = read.others.some(({ perception }) => perception.act === "second-incident");
    const asksBack = read.perception.act === "tell" && read.others.some(({ perception }) => perception.answer);
    const act = tellsAnother ? "second-incident" : asksBack ? "ask-back" : read.perception.act;
    followed = { ...converse.step(state, { kind: "visitor-said", by: "typing", ...read }), act };
  }
  return followed;
}

/** What we would have said ourselves was not said, and so was not asked. */
function asIfSaid(before: State, { text, asks }: ToldTurn, { step }: Converse): State {
  const isOurs = before.lines.at(-1)?.who === "assistant" && before.turns.length > 0;
  const unasked = isOurs ? step(before, { kind: "question-cut-off", heard: "" }).state : before;
  const said = step(unasked, { kind: "assistant-said", text }).state;
  const path = questionPaths.find((known) => known === asks);
  if (!path) return { ...said, open: asks === "read-back" ? { kind: "read-back" } : keptOpen(before) };
  return { ...noteAsked(said, path), open: { kind: "question", path, text, tries: 0 } };
}

/** A line without a question leaves a read-back, or whatever else is no question, open. */
function keptOpen({ open }: State): State["open"] {
  return open?.kind === "question" ? undefined : open;
}

function noteAsked(state: State, path: QuestionPath): State {
  const incidents = state.incidents.map((incident, index) =>
    index === state.current && !incident.asked.includes(path)
      ? { ...incident, asked: [...incident.asked, path] }
      : incident,
  );
  return { ...state, incidents };
}
