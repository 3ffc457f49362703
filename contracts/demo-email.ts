/** Text without what no address holds unquoted, and what would make one into two. */
const text = String.raw`[^\s@\p{Cc}\p{Cf}<>()[\]\\,;:"]+`;
const simpleAddress = new RegExp(`^${text}@${text}\\.${text}$`, "u");

const demoEmailMaxLength = 254;

/** The simple pattern of the demo: text, one at-sign, text, a dot, text, no spaces. */
export function isDemoEmail(text: string): boolean {
  return text.length <= demoEmailMaxLength && simpleAddress.test(text);
}
