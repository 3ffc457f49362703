// Runs before the other pattern, as an address may contain what looks like a number.
// The lengths are bounded so that a long text cannot make the search slow.
const email = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,128}(?:@|%(?:25)*40)[\p{L}\p{N}.-]{0,253}\.\p{L}[\p{L}\p{N}.-]*/giu;

const between = String.raw`(?:[\s().+/_·\u2010-\u2015\u2212-]|%(?:25)*[289a-f][0-9a-f])`;
const keep = [
  "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}",
  String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z`,
  String.raw`(?<![\d.])127\.0\.0\.1(?!${between}{0,6}\p{Nd})`,
].join("|");
const ip = [
  String.raw`(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?!${between}{0,6}\p{Nd})`,
  String.raw`(?<![\w:])(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}(?![\w:])`,
  String.raw`(?<![\w:])(?:[0-9a-f]{1,4}:){1,6}(?::[0-9a-f]{1,4}){1,6}(?![\w:])`,
].join("|");
const phone = String.raw`[+(]{0,2}\p{Nd}(?:${between}{0,6}\p{Nd}){6,}`;
const numbers = new RegExp(`(?<keep>${keep})|(?<ip>${ip})|${phone}`, "giu");

/** Takes mail addresses, telephone numbers and network addresses out of a text, plain or percent-encoded. */
export function scrub(text: string): string {
  const withoutEmail = /@|%(?:25)*40/.test(text) ? text.replace(email, "[email]") : text;
  return withoutEmail.replace(numbers, (_match, ...rest) => {
    const groups: { keep?: string; ip?: string } = rest.at(-1);
    return groups.keep ?? (groups.ip ? "[ip]" : "[number]");
  });
}
