const vowel = /^(?:AA|AE|AH|AO|AW|AY|EH|ER|EY|IH|IY|OW|OY|UH|UW)$/;
/** Sounds that are heard for one another. */
const near = new Set(
  "T-D S-Z F-V P-B K-G CH-JH SH-CH TH-F TH-S N-M N-NG W-V SH-S ZH-SH"
    .split(" ")
    .flatMap((pair) => [pair, pair.split("-").reverse().join("-")]),
);
const cost = { otherVowel: 0.3, nearSound: 0.3, lostVowel: 0.5, weak: 0.5, sound: 1 };

/** How far two rows of sounds are apart, as a share of the second; anything above the limit may be answered early. */
export function soundsLike(heard: readonly string[], meant: readonly string[], limit: number): number {
  if (Math.abs(heard.length - meant.length) * cost.lostVowel > limit * meant.length) return 1;
  const [a, b] = [heard.map(plain), meant.map(plain)];
  let row = [0];
  for (const sound of b) row.push((row.at(-1) ?? 0) + lost(sound));
  for (const sound of a) {
    const next = [(row[0] ?? 0) + lost(sound)];
    for (const [index, other] of b.entries())
      next.push(
        Math.min(
          (row[index] ?? 0) + instead(sound, other),
          (row[index + 1] ?? 0) + lost(sound),
          (next[index] ?? 0) + lost(other),
        ),
      );
    if (Math.min(...next) > limit * b.length) return 1;
    row = next;
  }
  return (row.at(-1) ?? 0) / b.length;
}

/** Whether two words may begin alike; an H is easily heard or missed. */
export function mayBegin(heard = "", meant = ""): boolean {
  const [a, b] = [plain(heard), plain(meant)];
  return a === b || near.has(`${a}-${b}`) || (isOpen(a) && isOpen(b));
}

const isOpen = (sound: string) => vowel.test(sound) || sound === "HH";
const plain = (sound: string) => sound.replace(/\d/, "");

function lost(sound: string): number {
  if (vowel.test(sound)) return cost.lostVowel;
  return /^(?:HH|R|W|Y)$/.test(sound) ? cost.weak : cost.sound;
}

function instead(a: string, b: string): number {
  if (a === b) return 0;
  if (vowel.test(a) && vowel.test(b)) return cost.otherVowel;
  return near.has(`${a}-${b}`) ? cost.nearSound : cost.sound;
}
