import type { Word } from "./normalise.ts";

const subjects = /^(i|we|he|she|they|nobody|everybody|somebody|someone|there|everyone)$/;
const connectors =
  /^(but|because|so|then|however|except|although|though|which|otherwise|cause|since|unless|plus|just|only)$/;
/** After these a subject continues the thought: "if she", "says he", "when I". */
const leadsOn =
  /^(if|unless|whether|that|when|while|where|what|how|who|because|says|said|saying|think|thinks|thought|know|knows|like|before|after|until|till|as|than|sure|say|claims|and|but|or|so|then|since|once|out|is|was|are|guess|maybe|perhaps|time|day|way|week|month|year|yesterday|today|mr|mrs|ms|miss)$/;
/** Where a thought may end: after these, "her noggin caught" begins another. */
const endsThought = /^(time|it|him|her|them|yet|now|anymore|today|tonight|either|again|though)$/;
const startsStatement =
  /^(is|was|has|had|will|did|does|can|could|would|are|were|have|looks|feels|started|stopped|came|went|got)$/;

/**
 * Numbers the clauses. Commas and sentence ends cut when they are there; a connector or a fresh subject
 * cuts where a recogniser has left all punctuation out.
 */
export function cutClauses(words: Word[]): number[] {
  let clause = 0;
  return words.map((_, index) => {
    if (index > 0 && cutsBefore(words, index)) clause++;
    return clause;
  });
}

function cutsBefore(words: Word[], index: number): boolean {
  const word = words[index] as Word;
  const previous = words[index - 1] as Word;
  const next = words[index + 1];
  if (word.pause > 0) return true;
  if (connectors.test(word.text) && !(word.text === "since" && /^\d/.test(next?.text ?? ""))) return true;
  if (
    word.text === "and" &&
    next &&
    (subjects.test(next.text) || next.text === "then" || /^(no|not)$/.test(next.text))
  )
    return true;
  if (
    word.text === "last" &&
    /^(week|month|year|time|night)$/.test(next?.text ?? "") &&
    /^(it|she|he|they|was|we|i)$/.test(words[index + 2]?.text ?? "")
  )
    return true;
  if (/^(her|his)$/.test(word.text) && endsThought.test(previous.text))
    return /^(is|was|are|caught|hit|bounced|smacked|struck|got|has|had|went|cracked|looks)$/.test(
      words[index + 2]?.text ?? "",
    );
  if (subjects.test(word.text)) return !leadsOn.test(previous.text);
  if (word.text === "it") return startsStatement.test(next?.text ?? "") && !leadsOn.test(previous.text);
  return false;
}
