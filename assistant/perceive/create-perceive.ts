import { isWhatWasAsked } from "../../care/answered-by.ts";
import { actOf, orderIn, surestAct } from "./acts.ts";
import { findVitals } from "./grammar/vitals.ts";
import { likeliestKind, tellsIncident } from "./kind.ts";
import { spokenLanguage } from "./language.ts";
import type { Act, AnyPerceivedFact, Heard, Perceive, Perception } from "./perception.ts";
import { capped, readLong } from "./read-long.ts";
import { noAnswer, type Read, type Reading } from "./reading.ts";
import { readingToFacts } from "./reading-to-facts.ts";
import { entriesOf } from "./report-entries.ts";
import { retractedIn } from "./retracted.ts";
import { listenTo } from "./said.ts";
import { wholeNames } from "./whole-names.ts";
import { isWrongIn, wrongEntries } from "./wrong-entries.ts";
import { bareYesOrNo } from "./yes-or-no.ts";

const leastSure = 0.25;
/** So surely, what sounds like small talk is a question: "It's loud in here. Can I just type it?" */
const surelyAsked = 0.75;

/** Words in, facts and an act out: the trained reader, the grammars around it, and what holds of it all. */
export function createPerceive(read: Read): Perceive {
  return async (spoken, heard) => {
    const said = listenTo(capped(spoken), heard);
    const language = spokenLanguage(said.words);
    const nothing: Perception = {
      act: "unclear",
      isIncident: false,
      facts: [],
      wrong: [],
      danger: 0,
      language,
    };
    if (said.words.length === 0) return nothing;
    if (language === "es") {
      const bare = heard.asked && bareYesOrNo(said.words);
      return bare ? { ...nothing, act: bare === "yes" ? "agree" : "disagree" } : nothing;
    }
    const entries = entriesOf(heard.known);
    const beside = { question: heard.asked?.text, entries: entries.map(({ words }) => words) };
    const found = await readLong(read, said.text, said.spoken, beside);
    const reading = { ...found, spans: wholeNames(said.text, found.spans) };
    const kind = likeliestKind(reading);
    const surest = surestAct(reading, heard.asked);
    const order = orderIn(said);
    // "Scratch that" answers nothing.
    const isWrong = isWrongIn(entries, reading.wrong);
    const around = { kind: heard.known.kind ?? kind, act: surest, isWrong };
    const told = order === "correct" ? [] : readingToFacts(said, reading, around);
    const facts = surest === "correct" ? told : withoutOthers(told, heard);
    const isIncident = tellsIncident(reading, findVitals(said.words));
    const asked = heard.asked?.path;
    const isAnswered = asked !== undefined && facts.some(({ path }) => isWhatWasAsked(asked, path));
    const act = actOf(said, reading, { isAnswered, hasFacts: facts.length > 0, isIncident });
    const answer = order ? undefined : answerTo(reading, act);
    return {
      act: answer ? "ask-back" : act,
      isIncident,
      ...(isIncident ? { kind } : {}),
      facts,
      wrong: wrongEntries(said.text, entries, reading.wrong, retractedIn(said, facts), facts),
      danger: reading.danger,
      ...(answer ? { answer } : {}),
      language,
    };
  };
}

/** Who else is ill has a name and a room of their own. */
function withoutOthers(facts: AnyPerceivedFact[], { asked, known }: Heard): AnyPerceivedFact[] {
  if (asked?.path !== "infection.affectedCount") return facts;
  return facts.filter(({ path }) => !(path.startsWith("resident.") && known[path] !== undefined));
}

/** The answer of ours that is asked for, where something is asked. */
function answerTo({ answer: { name, certainty } }: Reading, act: Act): string | undefined {
  const isAsked = (act === "ask-back" && certainty >= leastSure) || (act === "small-talk" && certainty >= surelyAsked);
  return isAsked && name !== noAnswer ? name : undefined;
}
