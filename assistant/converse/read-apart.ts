import { isSamePerson } from "../perceive/grammar/names.ts";
import type { Act, Heard, Perceive, Perception } from "../perceive/perception.ts";
import { wordsOf } from "../perceive/words.ts";
import { type Story, tellApart } from "./tell-apart.ts";

/** A stretch of what was said, and what was understood of it. */
export type Told = { text: string; perception: Perception };
/** `others` came in the same breath: incidents of other residents, and a question back at the end. */
export type ReadWords = Told & { others: Told[] };
/** Reads one turn in its circumstances, with all that is in it told apart. */
export type ReadTurn = (text: string, heard: Heard) => Promise<ReadWords>;

/**
 * Reads what was said. "It's 46, not 64. Will my boss read this?" is a correction and a question: what is told counts
 * as if nothing had been asked, and what is asked tells nothing.
 */
export async function readApart(perceive: Perceive, text: string, heard: Heard): Promise<ReadWords> {
  const [, before = "", question = ""] = behindSentence.exec(text) ?? behindPause.exec(text) ?? [];
  const asked = question ? await perceive(question, { ...heard, asked: undefined, known: {} }) : undefined;
  if (!asked?.answer || asked.isIncident) return readStories(perceive, text, heard);
  const told = await readStories(perceive, before, heard);
  const { act, answer, danger, language } = asked;
  const perception: Perception = { act, answer, danger, language, isIncident: false, facts: [], wrong: [] };
  if (!tellsNothing(told)) return { ...told, others: [...told.others, { text: question, perception }] };
  const whole = await readStories(perceive, text, heard);
  return tellsNothing(whole) && !whole.perception.answer ? { ...whole, perception } : whole;
}

/** "Me alone I can't carry him, who can help me?"; not "Wait, who reads this?" */
const asking = "who|what|when|where|why|how|can|could|do|does|did|is|are|am|will|would|should";
/** Whoever types in a hurry leaves out the mark: "Bev fell in 33. am i gonna get wrote up" */
const behindSentence = new RegExp(
  `^(.*[.!?])\\s+([^.!?]+\\?|(?:(?:and|but|so|also|btw) )?(?:${asking}) (?:i|you|we|my|it|this|they)\\b[^.!?]*)\\s*$`,
  "is",
);
const behindPause = new RegExp(
  `^((?:\\S+\\s+){4,}\\S*[,;])\\s+((?:(?:and|but|so) )?(?:${asking})\\b[^,;.!?]*\\?)\\s*$`,
  "is",
);

/** Acts that leave a question behind them the only thing to reply to. */
const leadingIn = new Set<Act>(["ask-back", "small-talk", "unclear"]);

function tellsNothing({ perception: { act, facts, isIncident }, others }: ReadWords): boolean {
  return leadingIn.has(act) && facts.length === 0 && !isIncident && others.length === 0;
}

/** Another resident's incident is read by itself: it answers no question, and nothing known belongs to it. */
async function readStories(perceive: Perceive, text: string, heard: Heard): Promise<ReadWords> {
  const { "resident.name": name, kind } = heard.known;
  const stories = tellApart(text, { name, kind });
  const [first = { text, isOther: false }, ...others] = isOfOneOutbreak(stories, heard) ? [] : stories;
  const read = async (story: Story): Promise<Told> => {
    const around = story.isOther ? { ...heard, asked: undefined, known: {} } : heard;
    const perception = await perceive(story.text, around);
    if (story.isOther) return { text: story.text, perception: asIncident(perception, story, "second-incident") };
    const isFirst = others.length > 0 && kind === undefined;
    return { text: story.text, perception: isFirst ? asIncident(perception, story, "tell") : perception };
  };
  const told = await read(first);
  if (name && others.length === 0 && isOthersEmergency(told.perception, name))
    return { ...(await read({ ...first, isOther: true })), others: [] };
  const also: Told[] = [];
  for (const story of others) also.push(await read(story));
  if (asksForOthers(heard) && also.length === 0 && told.perception.act === "second-incident")
    return { ...told, perception: { ...told.perception, act: "answer" }, others: [] };
  if (heard.asked && also.length === 0 && told.perception.act === "second-incident")
    return (await answerAndOther(read, text)) ?? { ...told, others: [] };
  return { ...told, others: also };
}

/** "Does anyone else have it?": whoever is named in the answer has the same, and no report of their own. */
function asksForOthers({ asked }: Heard): boolean {
  return asked?.path === "infection.affectedCount";
}

function isOfOneOutbreak(stories: readonly Story[], heard: Heard): boolean {
  return asksForOthers(heard) && stories.every(({ kind = "infection" }) => kind === "infection");
}

/** "Hold on, Mr. Vance is choking" in the middle of Mrs. Jeffries' fall. */
function isOthersEmergency({ act, facts }: Perception, name: string): boolean {
  const other = facts.find(({ path }) => path === "resident.name")?.value;
  return act === "emergency-now" && other !== undefined && !isSamePerson(String(other), name);
}

/** "No, no thinner. Also Mr. Orr fell": the opening answers what was asked, the rest is the other incident. */
async function answerAndOther(read: (story: Story) => Promise<Told>, text: string): Promise<ReadWords | undefined> {
  const next = wordsOf(text).find(({ pause }, index) => index > 0 && pause === 2);
  if (!next) return undefined;
  const answer = await read({ text: text.slice(0, next.start).trim(), isOther: false });
  const { act, isIncident } = answer.perception;
  if (act === "second-incident" || (isIncident && act !== "answer")) return undefined;
  return { ...answer, others: [await read({ text: text.slice(next.start), isOther: true })] };
}

/** What happened is plain from the words that told it apart, whatever the reader makes of so short a stretch. */
function asIncident(perception: Perception, { kind }: Story, act: Perception["act"]): Perception {
  const known = perception.kind ?? kind;
  return { ...perception, act, isIncident: true, ...(known ? { kind: known } : {}) };
}
