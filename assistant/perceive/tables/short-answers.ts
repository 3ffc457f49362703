import { conversation } from "../../../content/en/conversation.ts";
import type { NotifiedPerson } from "../../../contracts/report.ts";
import type { Act } from "../perception.ts";
import { type Row, rows } from "../phrases.ts";

const set = (words: string) => new Set(words.split(" "));
const list = (phrases: string) => phrases.split(", ");

/** Words that alone mean yes, or no, and the words that may stand beside them without adding anything. */
export const yesWords = set(
  "yes yeah yep yup ya yea affirmative correct right definitely absolutely certainly indeed sí si",
);
export const noWords = set(
  "no nope nah negative never not didnt wasnt hasnt havent isnt doesnt none nothing nobody",
);
export const besideYesOrNo = set(
  "she he it they did was is has i we have maam sir please thanks thank you oh well so that thats okay ok yet really " +
    "at all any a the her his sure of course there were do does had been be just",
);
export const soundsOfYes = list("it did, she did, he did, of course, for sure, sure");
export const soundsOfNo = list("not yet, not at all, not really, no one");

export const dontKnowRows = rows(
  true,
  "i dont know, dont know, i do not know, not sure, im not sure, no idea, i have no idea, no clue, dunno, i dunno, " +
    "cant say, i cant say, couldnt tell you, i couldnt tell you, cant tell, unknown, beats me, hard to say, " +
    "not that i know, i wasnt there, who knows, nobody knows",
);

/** Whole utterances that order something; polite words around them do not count. */
const orders: [Act, string][] = [
  ["restart", "start over, start again, start all over, begin again, new report, clear it"],
  [
    "repeat",
    "repeat that, repeat, say that again, say again, come again, pardon, pardon me, what, huh, sorry what",
  ],
  ["repeat", "what was that, what did you say, repeat the question, one more time, again"],
  ["slower", "slow down, slower, too fast, speak slower, talk slower, more slowly, youre too fast"],
  ["stop", "stop, stop it, stop talking, cancel, cancel that, quit, shut up, be quiet, hang up"],
  ["correct", conversation.scratchThat.join(", ")],
  ["small-talk", "how are you, how are you doing, how you doing, hows it going, how are things"],
  ["goodbye", "bye, goodbye, bye bye, good bye, good night, thats all bye, see you"],
];
const polite = set(
  "please can could you would okay ok hey hi hello there good morning afternoon evening today tonight just now well " +
    "oh thanks thank lets let me for",
);
export const withoutPolite = (words: readonly string[]) =>
  words.filter((word) => !polite.has(word)).join(" ");
export const orderOf = new Map(
  orders.flatMap(([act, said]) =>
    list(said).flatMap((words): [string, Act][] => [
      [words, act],
      [withoutPolite(words.split(" ")), act],
    ]),
  ),
);

/** Who may know, as people call them. */
const people: [NotifiedPerson, string][] = [
  ["charge_nurse", "nurse, charge nurse, charge, supervisor"],
  ["physician", "doctor, dr, physician, provider, doc, np, nurse practitioner, pcp, md, on call"],
  [
    "family",
    "family, daughter, son, wife, husband, sister, brother, niece, nephew, poa, granddaughter, grandson",
  ],
  ["don", "don, director of nursing, dns"],
  ["administrator", "administrator, admin, executive director, owner, manager"],
  ["infection_preventionist", "infection control, infection preventionist, infection nurse"],
  ["pharmacy", "pharmacy, pharmacist"],
  ["agency_office", "office, agency"],
  ["health_department", "health department, county"],
  ["police", "police, cops, sheriff, 911"],
  ["state_agency", "state, licensing, adult protective services"],
];
export const peopleRows = people.flatMap(([who, names]) => [
  ...rows(who, names),
  ...rows(who, names.replace(/(,|$)/g, "s$1")),
]);

export type Polarity = "done" | "attempted" | "not_done";
const denied = "havent hasnt not didnt isnt dont";
export const polarityRows: Row<Polarity>[] = [
  ...rows<Polarity>("done", "yes, yeah, knows, know, told, called, notified, aware", denied),
  ...rows<Polarity>(
    "attempted",
    "no answer, left a message, message, voicemail, tried, calling, paged, waiting",
  ),
  ...rows<Polarity>("not_done", "no, not, not yet, havent, hasnt, didnt, except, but not, doesnt, isnt"),
];
export const everybodyRows: Row<true>[] = [
  ...rows(true as const, "all of them, everyone, everybody, all three, both"),
  ["all", true, "thats is at not after", "i ive we weve right good"],
];
export const nobodyRows = rows(true, "nobody, no one, none, none of them, not yet, neither");
