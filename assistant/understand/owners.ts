import { findDrugs } from "./drug-mentions.ts";
import { medWords } from "./lexicons/medication.ts";
import { find, type Mention, type Reading, textBefore } from "./reading.ts";

const relations = "roommate|neighbor|tablemate|table mate|wife|husband|sister|brother|mother|friend";
const somebody = "resident|person|patient|lady|man|guy|woman|gentleman";
const anyone = new RegExp(
  `\\b(?:(?<name>(?:mr|mrs|ms|miss) \\w+)|(?:his|her|the|a) (?:${relations})s?|(?:some|any)(?:one|body) elses?|another (?:${somebody})s?|the (?:other|wrong|next) (?:${somebody}|room)s?|the (?:${somebody}) (?:in|next|across|down|beside|with|who))\\b`,
  "g",
);
const handing =
  /\b(?:g[ai]ven?|giving|got(?:ten)?|gets?|took|takes?|taken|handed|received|swallowed|administered|passed|injected|drank|(?:went|go) (?:in)?to|(?:ended|wound) up (?:with|getting|taking)|(?:in my hand|ready|up|out) for)\b/g;
/** What comes next is whose it is. */
const ownedBy =
  /\b(?:belong(?:s|ed|ing)? to|(?:meant|intended|poured|pulled|prepared|packed|drawn up|labell?ed|marked|set up|made up|was|were|cup|pack|packet|card|bag|box|baggie) for|supposed to (?:be for|go to))(?: the)?$/;

export type Owner = Mention & { hand: Mention };
const ownersOf = new WeakMap<Reading, Owner[]>();

/** Whoever a medicine was meant for when it was handed, or nearly handed, to someone else. */
export function findOwners(reading: Reading): Owner[] {
  const known = ownersOf.get(reading);
  if (known) return known;
  const people = find(reading, anyone);
  const owners = people.flatMap((person): Owner[] => {
    if (!isOwner(reading, person)) return [];
    const hand = find(reading, handing).find(
      ({ from, to }) =>
        person.from - to <= 24 &&
        from - person.to <= 12 &&
        goesElsewhere(reading, people, person, { from, to }),
    );
    return hand ? [{ ...person, hand }] : [];
  });
  ownersOf.set(reading, owners);
  return owners;
}

/** "Mrs. M's insulin", "the insulin that belongs to Mrs. M", "the bedtime pack for Mrs. Q", "those were Mr. T's". */
function isOwner(reading: Reading, { from, to, text }: Mention): boolean {
  const before = textBefore(reading, { from }, 4);
  if (ownedBy.test(before) || reading.words[to]?.text === "name") return true;
  const meds = [...findDrugs(reading), ...find(reading, medWords)];
  if (/\bfor$/.test(before) && meds.some((med) => med.to <= from - 1 && from - 1 - med.to <= 1)) return true;
  if (!text.endsWith("s")) return false;
  return (
    meds.some((med) => med.from >= to && med.from - to <= 2) ||
    (/\b(?:was|were|is|really|actually)$/.test(before) && meds.some((med) => Math.abs(from - med.to) <= 20))
  );
}

/** A medicine goes astray when somebody other than its owner is there to get it. */
function goesElsewhere(
  reading: Reading,
  people: Mention[],
  owner: Mention,
  hand: { from: number; to: number },
): boolean {
  if (!owner.groups.name) return true;
  const bare = (name: string | undefined) => name?.replace(/s$/, "");
  if (people.some(({ groups }) => groups.name && bare(groups.name) !== bare(owner.groups.name))) return true;
  return (
    /^(?:him|her)$/.test(reading.words[hand.to]?.text ?? "") ||
    /^(?:he|she)$/.test(reading.words[hand.from - 1]?.text ?? "")
  );
}
