import { phrases, rows } from "./phrases.ts";
import { setOf, textOf, type Word, wholeOf } from "./words.ts";

/** Words that alone mean yes, or no, and the words that may stand beside them without adding anything. */
const yesWords = setOf(
  "yes yeah yep yup ya yea affirmative correct right definitely absolutely certainly indeed sí si",
);
const noWords = setOf("no nope nah negative never not didnt wasnt hasnt havent isnt doesnt none nothing");
const besideYesOrNo = setOf(
  "she he it they did was is has i we have maam sir please thanks thank you oh well so that thats okay ok yet really " +
    "at all any a the her his sure of course there were do does had been be just",
);
const soundsOfYes = "it did, she did, he did, of course, for sure, sure".split(", ");
const soundsOfNo = "not yet, not at all, not really, no one".split(", ");

const findDontKnow = phrases(
  rows(
    true,
    "i dont know, dont know, i do not know, not sure, im not sure, no idea, i have no idea, no clue, dunno, i dunno, " +
      "cant say, i cant say, couldnt tell you, i couldnt tell you, cant tell, unknown, beats me, hard to say, " +
      "not that i know, i wasnt there, who knows, nobody knows",
  ),
);

/** A bare yes or no: nothing beside it says anything else. */
export function bareYesOrNo(words: readonly Word[]): "yes" | "no" | undefined {
  const said = textOf(words, wholeOf(words));
  if (soundsOfNo.includes(said)) return "no";
  if (soundsOfYes.includes(said)) return "yes";
  const texts = words.map(({ text }) => text);
  if (texts.length === 0 || texts.length > 8) return undefined;
  if (!texts.every((text) => yesWords.has(text) || noWords.has(text) || besideYesOrNo.has(text))) return undefined;
  if (texts.some((text) => noWords.has(text))) return yesWords.has(texts[0] ?? "") ? undefined : "no";
  return texts.some((text) => yesWords.has(text)) ? "yes" : undefined;
}

/** The yes or no a longer answer begins with. */
export function openingYesOrNo(words: readonly Word[]): "yes" | "no" | undefined {
  const [first, ...others] = words.map(({ text }) => text);
  const [opening, next] = first === "oh" || first === "well" ? others : [first, ...others];
  if (next === "but" || (next === "and" && words.length > 2)) return undefined;
  if (/^(yes|yeah|yep|yup|mhm)$/.test(opening ?? "")) return "yes";
  return /^(no|nope|nah)$/.test(opening ?? "") ? "no" : undefined;
}

/** Whether a short answer says that it is not known. */
export function saysDontKnow(words: readonly Word[]): boolean {
  const [found] = findDontKnow(words);
  return found !== undefined && words.length <= 10 && found.from <= 3;
}
