/** How a name is written: titles with their stop, capitals where it was heard in small letters. */
const titles: Record<string, string> = {
  mr: "Mr.",
  mister: "Mr.",
  mrs: "Mrs.",
  missus: "Mrs.",
  misses: "Mrs.",
  ms: "Ms.",
  miss: "Miss",
};
/** Nobody with such a word before the name is the resident. */
const otherRoles = new Set(
  (
    "nurse aide cna rn lpn np pa daughter son wife husband niece nephew granddaughter grandson " +
    "officer chef coach administrator director supervisor manager therapist pharmacist roommate neighbor"
  ).split(" "),
);
const notNames = new Set(
  (
    "he she him her his hers they them resident patient client lady gentleman man woman " +
    "mom mum dad mother father someone somebody nobody guy one it this that"
  ).split(" "),
);
/** Part of how somebody is called, by everybody: "Papa Joe"; "Mother Hattie" only with a capital. */
export const honours =
  "papa|grandma|grandpa|auntie|uncle|doña|don|sergeant|sgt|captain|pastor|reverend|rabbi|deacon";
/** As a chart has it: "Lipschitz, Hannah". */
const lastNameFirst = /^(\p{Lu}[\p{L}'’-]+)(?:,| comma) (\p{Lu}[\p{L}'’-]+)$/u;
const lowerParts = new Set("de la del van von der da dos di bin el al".split(" "));

export function readName(text: string): string | undefined {
  const said = text.replace(lastNameFirst, "$2 $1");
  const all = said
    .replace(/['’]s$/i, "")
    .replace(/^old (?:man|lady) /i, "")
    .replace(/[^\p{L}\p{N}'’. -]/gu, " ")
    .trim()
    .split(/\s+/)
    .filter((word, index) => index > 0 || !/^(the|an?|um|uh|our|my)$/.test(word));
  const [lead = ""] = all;
  const isHonour = /^(?:Mother|Father) \p{Lu}/u.test(said);
  const words = all.length > 1 && notNames.has(lead.toLowerCase()) && !isHonour ? all.slice(1) : all;
  const plain = words.map((word) => word.toLowerCase().replace(/\.$/, ""));
  if (words.length === 0 || words.length > 6 || plain.every((word) => notNames.has(word))) return undefined;
  if (otherRoles.has(plain[0] ?? "")) return undefined;
  const hasCapitals = words.some((word) => /\p{Lu}/u.test(word));
  return words
    .map((word, index) => {
      const text = plain[index] as string;
      if (index < words.length - 1 && titles[text]) return titles[text];
      const bare = index === words.length - 1 ? word.replace(/\.$/, "") : word;
      return hasCapitals || (index > 0 && lowerParts.has(text)) ? bare : capital(bare);
    })
    .join(" ");
}

function capital(word: string): string {
  return word.replace(
    /(^|[-'’])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** A doctor is the resident only where nobody else is. */
export function isDoctor(name: string): boolean {
  return /^(?:dr|doctor)\b/i.test(name);
}

/** Whether two forms may be the same person: "Rosa", "Rosa Jiménez", "Mrs. Jiménez". */
export function isSamePerson(a: string, b: string): boolean {
  if (a === b) return true;
  const [left, right] = [partsOf(a), partsOf(b)];
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left];
  return fewer.length > 0 && fewer.every((part) => more.includes(part));
}

/** The words of a name without its title. */
export function partsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[\s.]+/)
    .filter((part) => part && !titles[part]);
}
