const hour = /(\d) ([ap]\.) ?m\./g;
const together = "\u00a0";

/** An hour stays in one piece at the end of a line, in English (2:10 a.m.) and in Spanish (2:10 a. m.). */
export function unbrokenHours(text: string): string {
  return text.replace(hour, (written) => written.replaceAll(" ", together));
}
