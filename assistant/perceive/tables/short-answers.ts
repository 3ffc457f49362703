import type { NotifiedPerson } from "../../../contracts/report.ts";
import type { Act } from "../perception.ts";
import type { Row } from "../phrases.ts";

const set = (words: string) => new Set(words.split(" "));

/** Words that alone mean yes, or no, and the words that may stand beside them without adding anything. */
export const yesWords = set(
  "yes yeah yep yup ya yea affirmative correct right definitely absolutely certainly indeed sí si claro",
);
export const noWords = set(
  "no nope nah negative never not didnt wasnt hasnt havent isnt doesnt none nothing nobody",
);
export const besideYesOrNo = set(
  "she he it they did was is has i we have maam sir please thanks thank you oh well so that thats okay ok yet really " +
    "at all any a the her his sure of course mm hm uh huh there were do does had been be just",
);
export const soundsOfYes = ["it did", "she did", "he did", "of course", "for sure", "sure"];
export const soundsOfNo = ["not yet", "not at all", "not really", "no one"];

export const dontKnow = [
  "i dont know",
  "dont know",
  "i do not know",
  "not sure",
  "im not sure",
  "no idea",
  "i have no idea",
  "no clue",
  "dunno",
  "i dunno",
  "cant say",
  "i cant say",
  "couldnt tell you",
  "i couldnt tell you",
  "cant tell",
  "unknown",
  "beats me",
  "hard to say",
  "not that i know",
  "i wasnt there",
  "who knows",
  "nobody knows",
];

/** Whole utterances that order something; polite words around them do not count. */
export const orders: [Act, string[]][] = [
  [
    "restart",
    [
      "start over",
      "start again",
      "start all over",
      "lets start over",
      "begin again",
      "new report",
      "clear it",
    ],
  ],
  [
    "repeat",
    [
      "repeat that",
      "repeat",
      "say that again",
      "say again",
      "come again",
      "pardon",
      "pardon me",
      "what",
      "huh",
      "sorry what",
      "what was that",
      "what did you say",
      "repeat the question",
      "one more time",
      "again",
    ],
  ],
  [
    "slower",
    ["slow down", "slower", "too fast", "speak slower", "talk slower", "more slowly", "youre too fast"],
  ],
  [
    "stop",
    ["stop", "stop it", "stop talking", "cancel", "cancel that", "quit", "shut up", "be quiet", "hang up"],
  ],
  [
    "goodbye",
    ["bye", "goodbye", "bye bye", "good bye", "good night", "thats all bye", "thanks bye", "see you"],
  ],
];
export const polite = set(
  "please can could you would okay ok hey just now well oh thanks thank lets let me um for",
);

/** Who may know, as people call them. */
const people: Record<string, string> = {
  charge_nurse: "nurse, charge nurse, charge, the rn, supervisor",
  physician: "doctor, dr, physician, provider, doc, np, nurse practitioner, pcp, md, on call",
  family:
    "family, daughter, son, wife, husband, sister, brother, niece, nephew, poa, power of attorney, granddaughter",
  don: "don, director of nursing, dns",
  administrator: "administrator, admin, executive director, owner, manager",
  infection_preventionist: "infection control, infection preventionist, infection nurse",
  pharmacy: "pharmacy, pharmacist",
  agency_office: "office, agency",
  health_department: "health department, county",
  police: "police, cops, sheriff, 911",
  state_agency: "state, licensing, adult protective services",
};
export const peopleRows: Row<NotifiedPerson>[] = Object.entries(people).flatMap(([who, names]) =>
  names.split(", ").flatMap((name): Row<NotifiedPerson>[] => [
    [name, who as NotifiedPerson],
    [`${name}s`, who as NotifiedPerson],
  ]),
);

export type Polarity = "done" | "attempted" | "not_done";
export const polarityRows: Row<Polarity>[] = [
  ["yes", "done"],
  ["yeah", "done"],
  ["knows", "done"],
  ["know", "done", "dont"],
  ["told", "done", "havent hasnt not didnt"],
  ["called", "done", "havent hasnt not didnt"],
  ["notified", "done", "havent hasnt not didnt"],
  ["aware", "done", "not isnt"],
  ["no answer", "attempted"],
  ["left a message", "attempted"],
  ["message", "attempted"],
  ["voicemail", "attempted"],
  ["tried", "attempted"],
  ["calling", "attempted"],
  ["paged", "attempted"],
  ["waiting", "attempted"],
  ["no", "not_done"],
  ["not", "not_done"],
  ["not yet", "not_done"],
  ["havent", "not_done"],
  ["hasnt", "not_done"],
  ["didnt", "not_done"],
  ["except", "not_done"],
  ["but not", "not_done"],
  ["doesnt", "not_done"],
  ["isnt", "not_done"],
];
export const everybody = [
  "all of them",
  "everyone",
  "everybody",
  "all three",
  "all",
  "they all know",
  "both",
];
export const nobodyYet = ["nobody", "no one", "none", "none of them", "not yet", "nobody yet", "neither"];
