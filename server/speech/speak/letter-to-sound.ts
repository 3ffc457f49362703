/**
 * A guess at the sound of a word that no list knows, mostly surnames: the longest spelling that fits wins, read
 * from left to right. Written for this product from the common rules of English spelling.
 */
const spellings: [letters: string, sounds: string][] = [
  ...pairs("tion", "SH AH N", "sion", "ZH AH N", "cian", "SH AH N", "ture", "CH ER", "ough", "AO", "augh", "AO"),
  ...pairs("eigh", "EY", "igh", "AY", "tch", "CH", "sch", "SH", "dge", "JH", "eau", "OW", "que", "K", "chr", "K R"),
  ...pairs("ch", "CH", "sh", "SH", "th", "TH", "ph", "F", "wh", "W", "ck", "K", "ng", "NG", "qu", "K W"),
  ...pairs("ai", "EY", "ay", "EY", "au", "AO", "aw", "AO", "ea", "IY", "ee", "IY", "ei", "AY", "ey", "IY"),
  ...pairs("eu", "Y UW", "ew", "UW", "ie", "IY", "oa", "OW", "oi", "OY", "oy", "OY", "oo", "UW", "ou", "AW"),
  ...pairs("ow", "OW", "ue", "UW", "ui", "UW", "ar", "AA R", "er", "ER", "ir", "ER", "or", "AO R", "ur", "ER"),
  ...pairs("bb", "B", "cc", "K", "dd", "D", "ff", "F", "gg", "G", "kk", "K", "ll", "L", "mm", "M", "nn", "N"),
  ...pairs("pp", "P", "rr", "R", "ss", "S", "tt", "T", "vv", "V", "zz", "Z", "bt", "T", "mb", "M", "sc", "S K"),
  ...pairs("a", "AE", "b", "B", "c", "K", "d", "D", "e", "EH", "f", "F", "g", "G", "h", "HH", "i", "IH"),
  ...pairs("j", "JH", "k", "K", "l", "L", "m", "M", "n", "N", "o", "AA", "p", "P", "q", "K", "r", "R"),
  ...pairs("s", "S", "t", "T", "u", "AH", "v", "V", "w", "W", "x", "K S", "y", "IY", "z", "Z"),
];

/** Where the place in the word or the neighbours decide; these are tried first. */
const atStart: [pattern: RegExp, sounds: string][] = [
  [/^kn/, "N"],
  [/^wr/, "R"],
  [/^ps/, "S"],
  [/^x/, "Z"],
  [/^y(?=[aeiou])/, "Y"],
  [/^mc(?=[a-z])/, "M AH K"],
];
const inContext: [pattern: RegExp, sounds: string][] = [
  [/^sc(?=[eiy])/, "S"],
  [/^c(?=[eiy])/, "S"],
  [/^g(?=[eiy])/, "JH"],
  [/^a(?=[bcdfgklmnprstvz]e$)/, "EY"],
  [/^i(?=[bcdfgklmnprstvz]e$)/, "AY"],
  [/^o(?=[bcdfgklmnprstvz]e$)/, "OW"],
  [/^u(?=[bcdfgklmnprstvz]e$)/, "UW"],
  [/^es$/, "Z"],
  [/^e$/, ""],
  [/^a$/, "AH"],
  [/^o$/, "OW"],
  [/^i$/, "IY"],
  [/^y$/, "IY"],
  [/^s$/, "Z"],
];

const vowel = /^(?:AA|AE|AH|AO|AW|AY|EH|ER|EY|IH|IY|OW|OY|UH|UW)$/;

export function soundOut(word: string): string[] {
  const letters = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z]/g, "");
  const sounds: string[] = [];
  for (let position = 0; position < letters.length; ) {
    const rest = letters.slice(position);
    const [taken, sound] = nextSound(
      rest,
      position === 0,
      sounds.some((found) => vowel.test(found)),
    );
    sounds.push(...sound.split(" ").filter(Boolean));
    position += taken;
  }
  return stressed(sounds);
}

function nextSound(rest: string, isStart: boolean, hasVowel: boolean): [taken: number, sounds: string] {
  for (const [pattern, sounds] of isStart ? [...atStart, ...inContext] : inContext) {
    const found = pattern.exec(rest)?.[0];
    if (found && (sounds || hasVowel)) return [found.length, sounds];
  }
  const [letters, sounds] = spellings.find(([spelling]) => rest.startsWith(spelling)) ?? [" ", ""];
  return [letters.length, sounds];
}

/** Two syllables carry their stress on the first, longer words on the last but one: right more often than not. */
function stressed(sounds: string[]): string[] {
  const count = sounds.filter((sound) => vowel.test(sound)).length;
  const strong = count <= 2 ? 0 : count - 2;
  let syllable = -1;
  return sounds.map((sound) => {
    if (!vowel.test(sound)) return sound;
    syllable += 1;
    return `${sound}${syllable === strong ? 1 : 0}`;
  });
}

function pairs(...flat: string[]): [string, string][] {
  return flat.flatMap((letters, index) => (index % 2 === 0 ? [[letters, flat[index + 1] ?? ""]] : []));
}
