import type { AnyPerceivedFact, Heard, Perceive, Perception } from "../../../assistant/perceive/perception.ts";

type Way = (words: string, heard: Heard) => Promise<void> | undefined;

/** A stand-in reader that knows a few words, remembers what it was asked, and can be made slow, deaf or dead. */
export function fakePerceive() {
  const asked: { words: string; heard: Heard }[] = [];
  let way: Way = () => undefined;
  let inFlight = 0;
  let mostInFlight = 0;
  const perceive: Perceive = async (words, heard) => {
    asked.push({ words, heard });
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    try {
      await way(words, heard);
    } finally {
      inFlight -= 1;
    }
    return readFewWords(words, heard);
  };
  return {
    perceive,
    asked,
    mostInFlight: () => mostInFlight,
    /** What happens before each answer. */
    reads: (next: Way) => {
      way = next;
    },
  };
}

function readFewWords(words: string, { asked }: Pick<Heard, "asked">): Perception {
  const facts: AnyPerceivedFact[] = [];
  const find = (pattern: RegExp, made: (found: string) => Pick<AnyPerceivedFact, "path" | "value">) => {
    const found = pattern.exec(words);
    if (!found) return;
    const places = [{ start: found.index, end: found.index + found[0].length }];
    facts.push({ ...made(found[1] ?? found[0]), places } as AnyPerceivedFact);
  };
  find(/\bfell\b/i, () => ({ path: "kind", value: "fall" }));
  find(/room (\d+)/i, (value) => ({ path: "resident.room", value }));
  find(/(Mr\. \w+|Mrs\. \w+)/, (value) => ({ path: "resident.name", value }));
  find(/hit (?:his|her) head/i, () => ({ path: "headStrike", value: "yes" }));
  find(/\bEliquis\b/i, () => ({ path: "onAnticoagulant", value: "yes" }));
  const isShort = /^(?:yes|no)\b/i.test(words) && asked !== undefined;
  if (isShort && (asked.path === "headStrike" || asked.path === "onAnticoagulant" || asked.path === "witnessed"))
    find(/^(?:yes|no)/i, (value) => ({ path: asked.path, value: value.toLowerCase() }) as AnyPerceivedFact);
  const isIncident = /\bfell\b/i.test(words);
  return {
    act: actOf(words, isShort),
    isIncident,
    ...(isIncident && { kind: "fall" as const }),
    facts: facts.filter(({ path }) => path !== "kind"),
    wrong: [],
    danger: 0,
    language: "en",
  };
}

function actOf(words: string, isShort: boolean): Perception["act"] {
  if (/^sorry/i.test(words)) return "correct";
  if (/that's right/i.test(words)) return "agree";
  if (/^bye/i.test(words)) return "goodbye";
  if (/^another one/i.test(words)) return "second-incident";
  return isShort ? "answer" : "tell";
}
