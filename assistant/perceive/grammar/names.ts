import { setOf } from "../words.ts";

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
const notNames = setOf(`he she him her his hers they them resident patient client lady gentleman man woman mom mum
  dad mother father someone somebody nobody guy one it this that`);
const roles = setOf("nurse aide doctor daughter son wife husband niece nephew roommate neighbor family");
/** Part of how somebody is called, by everybody: "Papa Joe"; "Mother Hattie" only with a capital. */
export const honours = "papa|grandma|grandpa|auntie|uncle|doña|don|sergeant|sgt|captain|pastor|reverend|rabbi|deacon";
/** As a chart has it: "Lipschitz, Hannah". */
const lastNameFirst = /^(\p{Lu}[\p{L}'’-]+)(?:,| comma) (\p{Lu}[\p{L}'’-]+)$/u;
/** "big Hank Dombrowski", "her uncle Ambrose Tull": small words that tell of somebody whose name has capitals. */
const describing =
  /^(?!(?:mr|mrs|ms|miss|mister|missus|de|la|del|van|von|da|dos|di|el|al)\b)(?:\p{Ll}+ )+(?=\p{Lu}\p{Ll})/u;
const lowerParts = setOf("de la del van von der da dos di bin el al");

export function readName(text: string): string | undefined {
  const said = text.replace(lastNameFirst, "$2 $1");
  const all = said
    .replace(/['’]s$/i, "")
    .replace(/^(?:poor )?old (?:man |lady )?/i, "")
    .replace(describing, "")
    .replace(/[^\p{L}\p{N}'’. -]/gu, " ")
    .trim()
    .split(/\s+/)
    .filter((word, index) => index > 0 || !/^(the|an?|um|uh|our|my)$/.test(word));
  const [lead = ""] = all;
  const isHonour = /^(?:Mother|Father) \p{Lu}/u.test(said);
  const words = withoutRestart(all.length > 1 && notNames.has(lead.toLowerCase()) && !isHonour ? all.slice(1) : all);
  const plain = words.map((word) => word.toLowerCase().replace(/\.$/, ""));
  if (words.length === 0 || words.length > 6 || plain.every((word) => notNames.has(word) || roles.has(word)))
    return undefined;
  const hasCapitals = words.some((word) => /\p{Lu}/u.test(word));
  return words
    .map((word, index) => {
      const text = plain[index] as string;
      if (index < words.length - 1 && titles[text]) return titles[text];
      const isInitials = /^(?:\p{L}\.){2,}$/u.test(word);
      const bare = index === words.length - 1 && !isInitials ? word.replace(/\.$/, "") : word;
      return hasCapitals || (index > 0 && lowerParts.has(text)) ? bare : capital(bare);
    })
    .join(" ");
}

/** "hattie hattie perley", "dao kim dao": heard without a pause, a name told again more fully is one name. */
function withoutRestart(words: readonly string[]): readonly string[] {
  const isHeard = words.every((word) => word === word.toLowerCase());
  return isHeard ? words.filter((word, index) => titles[word] || !words.includes(word, index + 1)) : words;
}

function capital(word: string): string {
  return word.replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
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
