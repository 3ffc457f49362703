/** Puts a link where the text says {contact}. It leads to the form until the browser fills in the address. */
export function withContactAddress(html: string, contactPath: string, fallback: string): string {
  return html.replaceAll("{contact}", `<a href="${contactPath}" data-contact-address>${fallback}</a>`);
}
