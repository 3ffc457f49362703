import { roomKinds } from "./lexicons/places.ts";

/** One normalised word with the place in the original transcript it stands for. */
export type Word = {
  text: string;
  start: number;
  end: number;
  /** The silence before it: none, a comma, or the end of a sentence. */
  pause: 0 | 1 | 2;
};

const rawWord = /[a-z]+(?:['’][a-z]+)*|\d+(?:[.:]\d+)*|[.,;!?\n/%]/gi;
const titles = new Set(["mr", "mrs", "ms", "dr", "st", "miss"]);
const fillers = new Set([
  "um",
  "uh",
  "uhm",
  "er",
  "erm",
  "ah",
  "hmm",
  "mm",
  "mhm",
  "really",
  "very",
  "kinda",
  "sorta",
]);
const negatable = "did|does|do|was|is|are|were|has|have|had|would|could|should|ca|can|wo|ai|need|must";
const negation = new RegExp(`^(${negatable})n['’]?t$`);
const splitNegation = new RegExp(`^(${negatable})n$`);
const pronounIs =
  /^(she|he|it|that|there|what|who|here|where|how|somebody|someone|everybody|everyone|nobody|nothing|everything)['’]s$/;
const endings: Record<string, string> = { m: "am", re: "are", ve: "have", ll: "will", d: "would" };
const spelled: Record<string, string> = {
  shes: "she is",
  hes: "he is",
  its: "it is",
  thats: "that is",
  theres: "there is",
  whats: "what is",
  im: "i am",
  ive: "i have",
  weve: "we have",
  theyve: "they have",
  theyre: "they are",
  youre: "you are",
  theyll: "they will",
  itll: "it will",
  hell: "he will",
  hed: "he would",
  nobodys: "nobody is",
  nothings: "nothing is",
  everybodys: "everybody is",
  somebodys: "somebody is",
  someones: "someone is",
  cannot: "can not",
  gonna: "going to",
  wanna: "want to",
  gotta: "have to",
  mister: "mr",
  missus: "mrs",
  misses: "mrs",
  apt: "apartment",
  rm: "room",
  neighbour: "neighbor",
  bp: "blood pressure",
  meds: "meds",
  xray: "x ray",
  cms: "cm",
};
const afterWill =
  /^(call|try|keep|bring|watch|check|send|see|let|tell|do|be|have|get|put|go|make|monitor|follow|update)$/;

const person =
  /^(?:doctor|nurse|son|daughter|wife|husband|aide|supervisor|administrator|director|sister|brother|niece|nephew|office|pharmacy|surgeon|roommate|neighbor)$/;
const plural = /^(?:aides|nurses|residents|families|staffs|doctors|kids|sons|daughters)$/;

/** Lower case, contractions spelled out, fillers dropped; every word keeps its place in the original. */
export function normalise(transcript: string): Word[] {
  const words: Word[] = [];
  let pause: Word["pause"] = 0;
  const add = (text: string, start: number, end: number) => {
    words.push({ text, start, end, pause: words.length === 0 ? 2 : pause });
    pause = 0;
  };

  for (const match of transcript.matchAll(rawWord)) {
    const raw = match[0].toLowerCase();
    const start = match.index;
    const end = start + raw.length;
    const previous = words.at(-1);

    if (raw === "/" && previous && /^\d+$/.test(previous.text)) add("over", start, end);
    else if (raw === "%") continue;
    else if (/^[.,;!?\n/]$/.test(raw)) {
      const endsSentence = raw !== "," && raw !== "/";
      const abbreviation =
        raw === "." && previous && (titles.has(previous.text) || /^[a-z]$/i.test(transcript[end] ?? ""));
      if (!abbreviation) pause = Math.max(pause, endsSentence ? 2 : 1) as Word["pause"];
    } else if (raw === "t" && previous && splitNegation.test(previous.text) && previous.end + 1 === start) {
      words.pop();
      pause = previous.pause;
      for (const text of spellNegation(`${previous.text}t`)) add(text, previous.start, end);
    } else if (
      raw === "s" &&
      previous &&
      previous.end + 1 === start &&
      /^(she|he|it|that|there)$/.test(previous.text)
    ) {
      add("is", start, end);
    } else if (!fillers.has(raw)) {
      for (const text of spell(raw)) add(text, start, end);
    }
  }
  return joinMeridiem(splitIs(splitWill(dropSpokenFillers(mendClocks(words)))));
}

const roomKind = new RegExp(`^(?:${roomKinds})$`);
const minutesOf = /^(?:5|10|15|20|25)$/;

/** A recogniser that loves clocks writes "room 2:14", "1:40 over 80" and "10:00 after 2:00". */
function mendClocks(words: Word[]): Word[] {
  const mended = words.map((word) => ({ ...word }));
  let inRoomList = false;
  mended.forEach((word, index) => {
    const [, hour, minutes] = /^(\d{1,2}):(\d\d)$/.exec(word.text) ?? [];
    const near = mended.slice(Math.max(0, index - 3), index).map(({ text }) => text);
    if (
      /^(?:room|apartment|unit|suite|number|bed)s?$/.test(near.at(-1) ?? "") &&
      !roomKind.test(near.at(-2) ?? "")
    )
      inRoomList = true;
    else if (!hour && word.text !== "and") inRoomList = false;
    if (!hour || !minutes) return;
    const [next, afterNext] = [mended[index + 1]?.text ?? "", mended[index + 2]];
    const isTemperature =
      hour === "1" && near.some((text) => /^(?:temp|temps|temperature|fever)$/.test(text));
    if (inRoomList || next === "over" || isTemperature) word.text = hour + minutes;
    else if (
      minutes === "00" &&
      minutesOf.test(hour) &&
      /^(?:after|past|till?|to|before|of)$/.test(next) &&
      afterNext
    ) {
      const until = /^(\d{1,2})(?::00)?$/.exec(afterNext.text)?.[1];
      if (until) {
        word.text = hour;
        afterNext.text = until;
      }
    }
  });
  return mended;
}

/** "the doctor's been paged", "transports on the way": an s before these is a verb, with or without its apostrophe. */
function splitIs(words: Word[]): Word[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const noun = /^([a-z]{2,}[^s\W]|1)s$/.exec(word.text.replace(/^ones$/, "1s"))?.[1];
    if (!noun || !next || next.pause > 0 || words[index - 1]?.text.match(/^(?:mr|mrs|ms|miss)$/))
      return [word];
    const isVerb =
      next.text === "been" ||
      (/^(?:aware|coming|calling|meeting|driving)$/.test(next.text) && !plural.test(word.text)) ||
      (next.text === "on" &&
        /^(?:the|his|her|their)$/.test(words[index + 2]?.text ?? "") &&
        words[index + 3]?.text === "way");
    const isPersonDoing = /ing$/.test(next.text) && person.test(noun);
    return isVerb || isPersonDoing
      ? [
          { ...word, text: noun },
          { ...word, text: "is", pause: 0 },
        ]
      : [word];
  });
}

function spell(raw: string): string[] {
  if (negation.test(raw)) return spellNegation(raw);
  const known = spelled[raw];
  if (known) return known.split(" ");
  const pronoun = pronounIs.exec(raw);
  if (pronoun) return [pronoun[1] as string, "is"];
  const ending = /^([a-z]+)['’](m|re|ve|ll|d)$/.exec(raw);
  if (ending) return [ending[1] as string, endings[ending[2] as string] as string];
  return [raw.replace(/['’]/g, "")];
}

function spellNegation(raw: string): string[] {
  const base = raw.replace(/n['’]?t$/, "");
  return [base === "ca" ? "can" : base === "wo" ? "will" : base === "ai" ? "is" : base, "not"];
}

/** Without its apostrophe "I'll call" is heard as "ill call", and "we'll bring" as "well bring". */
function splitWill(words: Word[]): Word[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const subject = word.text === "ill" ? "i" : word.text === "well" ? "we" : undefined;
    if (!subject || !next || next.pause > 0 || !afterWill.test(next.text)) return [word];
    return [
      { ...word, text: subject },
      { ...word, text: "will", pause: 0 },
    ];
  });
}

function dropSpokenFillers(words: Word[]): Word[] {
  const kept: Word[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word;
    const next = words[index + 1];
    const pair = `${word.text} ${next?.text}`;
    if (pair === "you know" && words[index + 2]?.text !== "if") index++;
    else if ((pair === "kind of" || pair === "sort of") && words[index + 2]?.text !== "his") index++;
    else kept.push(word);
  }
  return kept;
}

/** "nine a m", "9 am" and "9am" all become "9 @am", so that "I am" stays a verb. */
function joinMeridiem(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word;
    const previous = joined.at(-1);
    const next = words[index + 1];
    const afterNumber = previous !== undefined && isNumberLike(previous.text);
    const inThe = previous?.text === "the";
    if (afterNumber && (word.text === "am" || word.text === "pm"))
      joined.push({ ...word, text: `@${word.text}` });
    else if ((afterNumber || inThe) && /^[ap]$/.test(word.text) && next?.text === "m") {
      joined.push({ ...word, text: `@${word.text}m`, end: next.end });
      index++;
    } else joined.push(word);
  }
  return joined;
}

const numberWord =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|oclock|\d.*)$/;

function isNumberLike(text: string): boolean {
  return numberWord.test(text);
}
