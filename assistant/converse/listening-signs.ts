const fillers = /^(?:m+h?m+|uh[\s-]?huh|hm+|uh|um|mhm|ah|oh|okay|ok|right|yeah)$/i;
/** Words after which nobody is done. */
const unfinished =
  "and or but so because then with to the a an her his their my of in on at um uh was is like that when " +
  "I she he they we";
const openEnding = new RegExp(`(?:[,\\-–…]|\\.\\.\\.|\\b(?:${unfinished.split(" ").join("|")}))$`, "i");

/** A sound that says no more than "I am listening". */
export function isBackchannel(text: string): boolean {
  const words = text.replace(/[.,!?…]/g, " ").trim();
  return words === "" || words.split(/\s+/).every((word) => fillers.test(word));
}

/** Words that end in the middle of a thought. A recogniser puts a comma after a mere "No" as well. */
export function breaksOff(text: string): boolean {
  const words = text.trim();
  return openEnding.test(words) && words.split(/\s+/).length > 2;
}
