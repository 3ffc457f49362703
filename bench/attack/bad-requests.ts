// What the head of a request can get wrong. Each generator makes one from chance.
import type { Random } from "../testing/random.ts";
import { request } from "./request.ts";

const pages = ["/", "/talk", "/contact", "/es/contact", "/accuracy", "/api/site", "/healthz", "/readyz"];
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"];

export function malformedHttp(random: Random) {
  const page = random.pick(pages);
  return random.pick([
    () => random.bytes(random.whole(1, 400)),
    () => `${random.text(random.whole(1, 40))}\r\n\r\n`,
    () => `GET ${page} HTTP/${random.pick(["0.9", "1.7", "2.0", "3", "1.1.1", "-1", "x"])}\r\nhost: a\r\n\r\n`,
    () => `GET ${page}\r\n\r\n`,
    () => `GET  ${page}  HTTP/1.1\r\nhost: a\r\n\r\n`,
    () => `${random.word(random.whole(1, 30))} ${page} HTTP/1.1\r\nhost: a\r\n\r\n`,
    () => `GET ${page} HTTP/1.1\nhost: a\n\n`,
    () => `GET ${page} HTTP/1.1\r\nhost: a\r\n${random.bytes(20).toString("latin1")}\r\n\r\n`,
    () => `GET ${page}\0 HTTP/1.1\r\nhost: a\r\n\r\n`,
    () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    () => Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, ...random.bytes(200)]),
    () => `\r\n\r\n\r\nGET ${page} HTTP/1.1\r\nhost: a\r\n\r\nGET`,
  ])();
}

export function badHeaders(random: Random) {
  const headers = random.pick([
    () => [`x-long: ${"a".repeat(random.whole(10_000, 40_000))}`],
    () => Array.from({ length: random.whole(500, 3000) }, (_, index) => `x-${index}: ${index}`),
    () => ["host: other.example"],
    () => [`bad name: ${random.word(5)}`],
    () => [`x-control: ${String.fromCharCode(random.whole(0, 8))}`],
    () => [`content-length: ${random.pick(["-1", "1e3", "0x10", "99999999999999999999", "1 2", "", "5, 6"])}`],
    () => [`range: bytes=${random.pick(["0-", "-1", "5-1", "0-0,1-1,2-2", "a-b", `${"0-1,".repeat(500)}2-3`])}`],
    () => [`accept-encoding: ${random.pick(["br;q=0", "identity;q=0", "*;q=0", "gzip;;;", ",".repeat(500)])}`],
    () => [`if-none-match: ${random.pick(['W/"', "*", '"'.repeat(300), random.text(200)])}`],
    () => [`if-modified-since: ${random.pick(["yesterday", "Mon, 99 Foo 2999", "0"])}`],
    () => [`expect: ${random.pick(["100-continue", "200-ok", random.word(30)])}`],
    () => ["connection: upgrade, http2-settings", "upgrade: h2c", "http2-settings: AAMAAABkAAQAAP__"],
    () => [`x-forwarded-for: ${random.pick(["::1", "[", "%", "1.2.3.4.5", ",,,,", "::ffff:", random.text(500)])}`],
    () => [`x-forwarded-proto: ${random.text(50)}`, `x-forwarded-host: ${random.text(50)}`],
    () => [`referer: ${random.pick(["http://", "http://[", "about:blank", "http://a/es/%"])}`],
    () => [`cookie: ${"a=b; ".repeat(random.whole(100, 1500))}`],
    () => [`accept: ${random.pick(["text/html;q=x", "*/*".repeat(400), random.text(100)])}`],
    () => ["folded: one", " two"],
  ])();
  return Buffer.from(request(`GET ${random.pick(pages)}`, headers), "latin1");
}

export function pathTricks(random: Random) {
  const up = random.pick(["../", "..%2f", "%2e%2e/", "%252e%252e%252f", "..\\", "..%5c", "..;/", "%c0%ae%c0%ae/"]);
  const path = random.pick([
    () =>
      `/${up.repeat(random.whole(1, 12))}${random.pick(["etc/passwd", "package.json", ".env", "data/tendwell.db"])}`,
    () => `/assets/${up.repeat(random.whole(1, 6))}server/main.js`,
    () => `/${random.pick(["%", "%0", "%zz", "%00", "%ff", "%e0%a4", "%u0041", "a%00.html"])}`,
    () => `/${random.word(1)}${"/x".repeat(random.whole(500, 7000))}`,
    () => `/${"a".repeat(random.whole(1000, 15_000))}`,
    () => `//${random.word(6)}.example/${random.word(4)}`,
    () => `/\\${random.word(6)}.example`,
    () => `/talk/%0d%0aset-cookie:%20a=b`,
    () => `/contact/${"%2f".repeat(random.whole(1, 30))}/`,
    () => `/?${random.word(3)}=${encodeURIComponent(random.text(200))}&__proto__[x]=1`,
    () => `http://${random.word(6)}.example${random.pick(pages)}`,
    () => `/voice/${encodeURIComponent(random.text(random.whole(1, 60)))}/${random.pick(["control", "transport"])}`,
    () => `/voice/call/${encodeURIComponent(random.text(random.whole(1, 250)))}`,
    () => `/voice/call/${random.word(8)}${random.pick(["%00", "%c0%80", "%ef%bf%bf", "%f0%9f%98%80"])}`,
    () => `/voice/${random.pick(["assistant", "tool", "file", "phone-number"])}/${random.word(8)}`,
    () => `/${random.pick(["wp-login.php", ".git/config", "server-status", "actuator/env", "cgi-bin/test"])}`,
    () => "*",
    () => random.text(random.whole(1, 60)).replace(/\s/g, ""),
  ])();
  return Buffer.from(request(`${random.pick(methods)} ${path}`, ["connection: close"]), "latin1");
}
