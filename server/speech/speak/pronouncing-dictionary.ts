/** The phonemes of a word in ARPAbet, vowels with their stress, or undefined for a word it does not know. */
export type PronouncingDictionary = (word: string) => string[] | undefined;

const [newline, space] = [0x0a, 0x20];

/**
 * Searches the sorted list where it lies: 126,000 entries in a map would cost tens of megabytes and a long
 * moment on the event loop.
 */
export function openDictionary(list: Buffer): PronouncingDictionary {
  return (word) => {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = list.lastIndexOf(newline, middle - 1) + 1;
      const found = compareAt(list, start, word);
      const end = list.indexOf(newline, start);
      if (found === 0) return list.toString("latin1", start + word.length + 1, end).split(" ");
      if (found > 0) high = start;
      else low = end + 1;
    }
    return undefined;
  };
}

/** Compares the entry that starts here with the word; an entry ends at its first space. */
function compareAt(list: Buffer, start: number, word: string): number {
  for (let index = 0; index <= word.length; index++) {
    const wanted = index === word.length ? space : word.charCodeAt(index);
    const difference = (list[start + index] ?? 0) - wanted;
    if (difference !== 0) return difference;
  }
  return 0;
}
