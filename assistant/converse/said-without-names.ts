import { care } from "../../content/en/care.ts";
import { conversation } from "../../content/en/conversation.ts";
import { fill } from "./say-fact.ts";

/** What may be said that holds no word of a visitor, the likeliest first: a voice can make ready for it. */
export function saidWithoutNames(): string[] {
  const { noted, unclear, notKnown, invite, readBack, agreed, distress, slower, repeat, stop } = conversation;
  const pronouns = Object.values(conversation.pronouns);
  const questions = Object.values(conversation.questions);
  const firstWordings = questions.map(({ ask }) => ask[0]);
  const otherWordings = questions.flatMap(({ ask, slow }) => [...ask.slice(1), slow]);
  const forEach = (texts: readonly string[]) => texts.flatMap((text) => pronouns.map((words) => fill(text, words)));
  const all = [
    ...noted,
    ...forEach(firstWordings),
    ...Object.values(care.emergencies).flatMap(({ steps }) => [...steps]),
    ...conversation.moreSteps,
    ...forEach([conversation.caring.allegation]),
    ...[unclear, notKnown, invite, readBack.isRight, readBack.restIsRight, readBack.isItRight, agreed].flat(),
    ...[conversation.nothingToFile, conversation.whatIsWrong, distress, slower, repeat, stop].flat(),
    ...forEach(otherWordings),
    ...Object.values(conversation.answers),
  ];
  return [...new Set(all)];
}
