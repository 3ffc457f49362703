import type { Random } from "../testing/random.ts";

export function request(start: string, headers: string[], body = "") {
  return `${start} HTTP/1.1\r\n${["host: 127.0.0.1", ...headers].join("\r\n")}\r\n\r\n${body}`;
}

export function post(path: string, type: string, body: string, headers: string[] = []) {
  const length = `content-length: ${Buffer.byteLength(body, "latin1")}`;
  return Buffer.from(request(`POST ${path}`, [`content-type: ${type}`, length, ...headers], body), "latin1");
}

/** An address of its own for each, as a proxy would name it, so that limits per visitor do not hide the rest. */
export function visitorAddress(random: Random) {
  return `x-forwarded-for: 198.18.${random.whole(0, 255)}.${random.whole(1, 254)}`;
}
