const simpleAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const demoEmailMaxLength = 254;

/** The simple pattern of the demo: text, one at-sign, text, a dot, text, no spaces. */
export function isDemoEmail(text: string): boolean {
  return text.length <= demoEmailMaxLength && simpleAddress.test(text);
}
