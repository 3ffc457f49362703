// What the body of a request can get wrong, or where it comes from. Each generator makes one from chance.
import type { Random } from "../testing/random.ts";
import { post, request, visitorAddress } from "./request.ts";

const posts = ["/contact", "/api/contact", "/api/errors", "/api/csp", "/voice/session", "/voice/call/web"];

export function badJson(random: Random) {
  const body = random.pick([
    () => random.pick(["", "{", "[", '"', "{]", "nul", "{'a':1}", "\ufeff{}", "{}{}", "undefined", "NaN"]),
    () => "[".repeat(random.whole(100, 20_000)),
    () => `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
    () => `{"__proto__":{"admin":true},"email":"a@b.example"}`,
    () => `{"constructor":{"prototype":{"x":1}},"email":["a@b.example"]}`,
    () => `{"email":${random.pick(["1e999", "-0", "null", "true", "{}", "[]", "12345678901234567890"])}}`,
    () => `{"email":"a@b.example","email":"c@d.example","message":"${"\\u0000".repeat(500)}"}`,
    () => random.bytes(random.whole(1, 2000)).toString("latin1"),
    () =>
      JSON.stringify({
        "first-name": random.text(300),
        "last-name": [],
        email: {},
        message: random.whole(0, 9),
      }),
    () =>
      JSON.stringify({
        name: "\ud800",
        email: `${random.word(300)}@x.example`,
        subject: "\u202e",
        message: "x",
      }),
    () => JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`k${n}`, n]))),
    () => JSON.stringify({ message: random.text(500), stack: {}, path: 5 }),
    () => JSON.stringify([{ type: "csp-violation", body: [] }, { type: 5 }, null]),
    () =>
      JSON.stringify({
        assistantId: "x",
        assistantOverrides: { variableValues: { email: {}, now: random.text(60) } },
      }),
  ])();
  const type = random.pick([
    "application/json",
    "application/json; charset=utf-7",
    "text/plain",
    "text/json",
    ";;",
    "application/csp-report",
  ]);
  return post(random.pick(posts), type, body, [visitorAddress(random)]);
}

export function badForms(random: Random) {
  const body = random.pick([
    () => Array.from({ length: random.whole(1000, 5000) }, (_, n) => `f${n}=1`).join("&"),
    () => "%".repeat(random.whole(1, 3000)),
    () => `email=${"%E0%A4".repeat(50)}&message=%00%01%02`,
    () => `first-name=${random.word(200)}&last-name=x&email=not-an-address`,
    () => `first-name=A&last-name=B&email=a@b.example%0d%0abcc:c@d.example`,
    () => `name=A&email=a@b.example,c@d.example&subject=x%0ay&message=z`,
    () => `email[]=a&email[x][y]=b&__proto__[x]=1&=&==&&&`,
    () => `name=<script>&email="<img>"@x&subject=${"&amp;".repeat(500)}&message=</textarea>`,
    () => `--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na@b\r\n--x--`,
    () => random.bytes(random.whole(1, 3000)).toString("latin1"),
  ])();
  const type = random.pick([
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=x",
    "multipart/form-data",
    `multipart/form-data; boundary=${"x".repeat(300)}`,
    "application/octet-stream",
  ]);
  return post(random.pick(posts.slice(0, 2)), type, body, [visitorAddress(random), "accept: text/html"]);
}

/** Well-formed, so that nothing but where they come from speaks against them. */
export function crossSitePosts(random: Random) {
  const lead = {
    "first-name": "A",
    "last-name": "B",
    name: "A B",
    email: "a@b.example",
    subject: "s",
    message: "m",
  };
  const from = random.pick([
    () => [`origin: https://${random.word(8)}.example`],
    () => ["origin: null"],
    () => ["origin: http://127.0.0.1.evil.example"],
    () => ["origin: http://evil.example", "host: 127.0.0.1"],
    () => ["sec-fetch-site: cross-site", "origin: http://127.0.0.1"],
    () => ["sec-fetch-site: same-site"],
    () => [`origin: ${random.text(40)}`],
  ])();
  const path = random.pick(["/contact", "/api/contact", "/voice/session", "/voice/call/web"]);
  const isForm = path.includes("contact") && random.chance(0.5);
  const headers = [visitorAddress(random), ...from];
  return isForm
    ? post(path, "application/x-www-form-urlencoded", new URLSearchParams(lead).toString(), headers)
    : post(path, "application/json", JSON.stringify({ ...lead, assistantId: "x" }), headers);
}

const hidden = "GET /readyz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n";

/** Each hides a second request that a proxy and we might count differently. */
export function smuggling(random: Random) {
  const chunked = random.pick([
    "transfer-encoding: chunked",
    "transfer-encoding : chunked",
    "transfer-encoding: xchunked",
    "transfer-encoding:\tchunked",
    "transfer-encoding: chunked, identity",
    "transfer-encoding: identity, chunked",
    "transfer-encoding: chunked\r\ntransfer-encoding: x",
    "transfer-encoding:\x0bchunked",
    "x: y\ntransfer-encoding: chunked",
  ]);
  return Buffer.from(
    random.pick([
      () =>
        request(
          "POST /contact",
          ["content-type: application/json", "content-length: 6", chunked],
          `0\r\n\r\n${hidden}`,
        ),
      () => request("POST /contact", [chunked, "content-length: 4"], `5c\r\n${hidden}\r\n0\r\n\r\n`),
      () => request("POST /api/contact", ["content-length: 5", "content-length: 0"], `aaaaa${hidden}`),
      () => request("POST /api/contact", ["content-length: 0,5"], `aaaaa${hidden}`),
      () => request("POST /api/errors", ["transfer-encoding: chunked"], `5;${random.text(20)}\naaaaa\n0\n\n${hidden}`),
      () => request("POST /api/errors", ["transfer-encoding: chunked"], `0x5\r\naaaaa\r\n0\r\n\r\n${hidden}`),
      () => request("POST /api/errors", ["transfer-encoding: chunked"], `-1\r\n${hidden}`),
      () => request("POST /api/errors", ["transfer-encoding: chunked"], `fffffffffffffffff\r\n${hidden}`),
      () => request("GET /talk", ["content-length: +5"], `aaaaa${hidden}`),
      () => `GET / HTTP/1.1\r\nhost: a\r\nx: y\r ${hidden}`,
    ])(),
    "latin1",
  );
}

export function oversizedBodies(random: Random) {
  const size = random.whole(66_000, 200_000);
  const path = random.pick([...posts, "/voice/call/x/end", "/voice/call/x/email-report"]);
  const headers = ["content-type: application/json", visitorAddress(random)];
  return random.chance(0.5)
    ? request(`POST ${path}`, [...headers, `content-length: ${size}`], "a".repeat(size))
    : request(
        `POST ${path}`,
        [...headers, "transfer-encoding: chunked"],
        `${size.toString(16)}\r\n${"a".repeat(size)}\r\n0\r\n\r\n`,
      );
}

/** Begun and never finished: the server has to end them. */
export async function* slowRequest(random: Random) {
  const start = random.pick([
    "",
    "G",
    "GET / HTTP/1.1\r\nhost: a\r\n",
    request("POST /contact", ["content-type: application/json", "content-length: 5000"], "{"),
    request("POST /voice/session", ["content-type: application/json", "transfer-encoding: chunked"], "1\r\n{\r\n"),
  ]);
  if (start !== "") yield start;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, random.whole(300, 1500)));
    yield start.includes("\r\n\r\n") ? " " : `x-${random.word(3)}: 1\r\n`;
  }
}
