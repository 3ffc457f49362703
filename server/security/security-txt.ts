const lifetimeDays = 180;

/** Where to report a weakness (RFC 9116). It expires half a year after the given day, well inside the allowed year. */
export function securityTxt(contactUrl: string, now: Date): string {
  const { protocol, hostname, href } = new URL(contactUrl);
  const isLocal = protocol === "http:" && (hostname === "localhost" || hostname === "127.0.0.1");
  if (!["https:", "mailto:", "tel:"].includes(protocol) && !isLocal) {
    throw new Error(`security.txt needs an https:, mailto: or tel: contact, not "${contactUrl}"`);
  }

  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + lifetimeDays);
  return `Contact: ${href}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\n`;
}
