/** The address of a call's socket, which may be a path on this site. */
export function socketUrl(address: string): URL {
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return url;
}
