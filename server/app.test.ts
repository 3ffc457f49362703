import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const html = { accept: "text/html" };
const secret = "password of the database is 1234";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: "127.0.0.1" }, (app) => {
    app.get("/broken", () => {
      throw new Error(secret, { cause: new Error("the disk is full") });
    });
  });
});
afterAll(() => server.close());

test("a page comes in the best encoding the browser takes", async () => {
  const encodings = ["br", "gzip", "identity", "br;q=0, gzip"];
  const answers = await Promise.all(encodings.map((encoding) => raw("GET", "/", { "accept-encoding": encoding })));

  expect(answers.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined, "gzip"]);
  expect(answers.map(({ body }) => body === "<h1>Home</h1>")).toEqual([false, false, true, false]);
  expect(answers.every(({ headers }) => headers.vary === "accept-encoding")).toBe(true);
});

test("a page is asked for anew each time, and answered with 304 when it is the same", async () => {
  const first = await server.get("/", html);
  const etag = first.headers.get("etag") ?? "";
  const again = await server.get("/", { ...html, "if-none-match": `W/${etag}` });

  expect(first.headers.get("cache-control")).toBe("no-cache");
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("a hashed asset is kept by the browser for good", async () => {
  const answer = await server.get("/assets/site-abc.css");

  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-type")).toBe("text/css; charset=utf-8");
});

test("HEAD answers like GET, without the body", async () => {
  const { status, headers, body } = await raw("HEAD", "/talk");

  expect([status, body]).toEqual([200, ""]);
  expect(headers["content-length"]).toBe(String("<h1>Talk</h1>".length));
});

test("a slash too many leads to the page", async () => {
  const answer = await server.get("/talk/", html);

  expect([answer.status, answer.headers.get("location")]).toEqual([308, "/talk"]);
});

test("an unknown path is a 404: a page in its language for a person, JSON for a program", async () => {
  const [english, spanish, program, posted] = await Promise.all([
    server.get("/nowhere", html),
    server.get("/es/nowhere", html),
    server.get("/nowhere", { accept: "application/json" }),
    fetch(`${server.url}/nowhere`, { method: "POST", headers: { accept: "application/json" } }),
  ]);

  expect([english, spanish, program, posted].map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await english.text()).toContain("Oops! en");
  expect(await spanish.text()).toContain("Oops! es");
  expect(await program.json()).toHaveProperty("message");
});

test("an unexpected error shows the screen with a safe text, and is logged once with its cause", async () => {
  const before = server.log.length;
  const page = await server.get("/broken", html);
  const json = await server.get("/broken", { accept: "application/json" });
  const shown = (await page.text()) + (await json.text());
  const logged = server.log.slice(before).filter(({ err }) => err);

  expect([page.status, json.status]).toEqual([500, 500]);
  expect(shown).toContain("Unexpected Application Error!");
  expect(shown).not.toContain("password");
  expect(logged).toHaveLength(2);
  expect(logged[0]).toMatchObject({ err: { message: secret, cause: { message: "the disk is full" } } });
});

test("every answer carries the guards: pages, assets, errors, JSON and what never was a request", async () => {
  const paths = ["/", "/assets/site-abc.css", "/nowhere", "/broken", "/api/site", "/%E0%A4%A"];
  const answers = await Promise.all(paths.map((path) => raw("GET", path, html)));
  answers.push(await broken());

  for (const { headers } of answers) {
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*require-trusted-types-for 'script'/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["permissions-policy"]).toContain("microphone=()");
    expect(headers["set-cookie"]).toBeUndefined();
  }
});

test("each typeface fits with its headers into the ten packets that need no answer", async () => {
  const { headers } = await raw("GET", "/assets/face-abc.woff2", { "x-forwarded-proto": "https" });
  const sent = Object.entries(headers).join("\r\n").length;
  const faces = readdirSync("site/design/fonts").filter((file) => file.endsWith(".woff2"));

  expect(headers["x-content-type-options"]).toBe("nosniff");
  for (const face of faces) expect(statSync(`site/design/fonts/${face}`).size + sent).toBeLessThan(10 * 1440);
});

test("only the talk page may ask for the microphone", async () => {
  const talk = await server.get("/talk", html);

  expect(talk.headers.get("permissions-policy")).toContain("microphone=(self)");
});

test("HTTPS is demanded for the future only when this request came by it", async () => {
  const plain = await server.get("/");
  const secure = await server.get("/", { "x-forwarded-proto": "https" });

  expect(plain.headers.get("strict-transport-security")).toBeNull();
  expect(secure.headers.get("strict-transport-security")).toMatch(/max-age=63072000/);
});

test("pages tell the browser what it may load ahead", async () => {
  const [page, asset] = await Promise.all([server.get("/", html), server.get("/assets/site-abc.css")]);

  expect(page.headers.get("speculation-rules")).toBe('"/speculation-rules.json"');
  expect(asset.headers.get("speculation-rules")).toBeNull();
});

test("whoever finds a weakness is told where to write", async () => {
  const text = await (await server.get("/.well-known/security.txt")).text();

  expect(text).toMatch(/^Contact: http:\/\/localhost:3000\/contact$/m);
  expect(text).toMatch(/^Expires: /m);
});

test("the contact address is told to pages at run time", async () => {
  const other = await startTestServer({ CONTACT_EMAIL: "ask@care.example" });
  const answer = await other.get("/api/site");
  await other.close();

  expect(await answer.json()).toEqual({ contactEmail: "ask@care.example" });
});

test("a body too large is refused, and a body that drips in is cut", async () => {
  const large = await fetch(`${server.url}/nowhere`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify("x".repeat(70_000)),
  });
  const { headersTimeout, requestTimeout } = server.app.server;
  Object.assign(server.app.server, { headersTimeout: 400, requestTimeout: 500 });
  const dripped = await drip();
  Object.assign(server.app.server, { headersTimeout, requestTimeout });

  expect(large.status).toBe(413);
  expect(dripped).toMatch(/^HTTP\/1\.1 408 .*content-security-policy/s);
});

test("who has just come in when the server stops is still answered, and nobody after", async () => {
  const stopping = await startTestServer();
  const newcomer = connect(stopping.port, "127.0.0.1");
  const answer = new Promise<string>((resolve, reject) => {
    let heard = "";
    newcomer.on("data", (chunk) => {
      heard += chunk;
    });
    newcomer.on("close", () => resolve(heard)).on("error", reject);
  });
  await once(stopping.app.server, "connection");
  // As the program stops; what tests use hangs up on everybody idle first.
  const stopped = stopping.app.close();
  await expect.poll(() => stopping.app.server.listening).toBe(false);
  newcomer.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");

  expect(await answer).toMatch(/^HTTP\/1\.1 200 .*connection: close/is);
  await stopped;
  await expect(fetch(stopping.url)).rejects.toThrow();
  await stopping.close();
});

type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Without fetch, which would undo encodings and normalise paths. */
function raw(method: string, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: server.port, method, path, headers }, (answer) => {
      let body = "";
      answer.on("data", (chunk) => {
        body += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    sent.on("error", reject).end();
  });
}

async function broken(): Promise<RawAnswer> {
  const answer = await converse("GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n");
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const lines = head.split("\r\n").slice(1);
  return {
    status: Number(head.split(" ")[1]),
    headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2))),
    body,
  };
}

function drip(): Promise<string> {
  return converse(
    "POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\nContent-Type: application/json\r\n\r\n{",
  );
}

function converse(said: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1", () => socket.write(said));
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk;
    });
    socket.on("close", () => resolve(heard)).on("error", reject);
  });
}
