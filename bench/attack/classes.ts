import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "../testing/random.ts";
import { visit } from "../testing/visit.ts";
import * as bodies from "./bad-bodies.ts";
import * as requests from "./bad-requests.ts";
import * as sockets from "./bad-sockets.ts";
import { forgedWebhook, oddWebhook } from "./bad-webhooks.ts";
import { countAnswers, exchange } from "./exchange.ts";
import * as exhaustion from "./exhaustion.ts";
import { forgedTokens } from "./forged-tokens.ts";
import { visitorAddress } from "./request.ts";

type Bytes = Parameters<typeof exchange>[1];
type Seen = { outcome: string; count?: number };
/** A share is its part of all that is sent; one that `refuses` may answer nothing with a 2xx. */
export type AttackClass = {
  name: string;
  share: number;
  lanes: number;
  refuses?: boolean;
  deliberate?: string[];
  attack(random: Random): Promise<Seen[]>;
};

const framesPerCall = 40;
const secretText = /root:x:|"devDependencies"|SQLite format|node:sqlite/;

/**
 * Everything that can be done to the two servers: one with a voice of its own and SQLite, one with a hosted voice and
 * PostgreSQL.
 */
export function attackClasses({
  own,
  hosted,
}: {
  own: { port: number; url: string };
  hosted: { port: number; url: string; secret: string };
}): AttackClass[] {
  const visitor = (random: Random, server = own) => visit(server.url, visitorAddress(random).replace(/^.*: /, ""));
  const single =
    (make: (random: Random) => Bytes, server = own) =>
    async (random: Random) => {
      const { outcome, text } = await exchange(server.port, make(random));
      return [{ outcome: secretText.test(text) ? "leak" : outcome }];
    };
  let borrowed = { token: "", madeAt: 0 };

  return [
    { name: "malformed HTTP", share: 15, lanes: 10, attack: single(requests.malformedHttp) },
    { name: "headers", share: 12, lanes: 6, attack: single(requests.badHeaders) },
    { name: "path tricks", share: 15, lanes: 8, deliberate: ["501"], attack: single(requests.pathTricks) },
    {
      name: "path tricks, PostgreSQL",
      share: 5,
      lanes: 3,
      deliberate: ["501", "502"],
      attack: single(requests.pathTricks, hosted),
    },
    {
      name: "JSON, PostgreSQL",
      share: 3,
      lanes: 2,
      deliberate: ["502"],
      attack: single(bodies.badJson, hosted),
    },
    { name: "JSON", share: 12, lanes: 6, attack: single(bodies.badJson) },
    { name: "forms", share: 8, lanes: 4, attack: single(bodies.badForms) },
    { name: "cross-site posts", share: 8, lanes: 4, refuses: true, attack: single(bodies.crossSitePosts) },
    { name: "oversized bodies", share: 1, lanes: 2, refuses: true, attack: single(bodies.oversizedBodies) },
    {
      name: "smuggling",
      share: 5,
      lanes: 30,
      async attack(random) {
        const { outcome, text } = await exchange(own.port, bodies.smuggling(random), { isLasting: true });
        return [{ outcome: countAnswers(text) > 1 && text.includes('"outbox":') ? "leak" : outcome }];
      },
    },
    {
      name: "slow requests",
      share: 0.3,
      lanes: 100,
      async attack(random) {
        return [await exchange(own.port, bodies.slowRequest(random), { isLasting: true })];
      },
    },
    {
      name: "forged tokens",
      share: 8,
      lanes: 4,
      refuses: true,
      async attack(random) {
        if (Date.now() - borrowed.madeAt > 20_000) {
          borrowed = { token: await visitor(random).token(), madeAt: Date.now() };
        }
        return single((chance) => forgedTokens(chance, borrowed.token))(random);
      },
    },
    {
      name: "WebSocket handshakes",
      share: 6,
      lanes: 3,
      refuses: true,
      async attack(random) {
        const isKnown = random.chance(0.1);
        const caller = visitor(random);
        const call = isKnown ? await caller.openCall({ typedOnly: true }) : undefined;
        const path = call?.path ?? "";
        const tried = await exchange(own.port, sockets.badHandshake(random, path || sockets.unknownTransport(random)));
        if (!call) return [tried];
        // A visitor whose first try was spoilt must still get their call.
        const joined = tried.outcome === "101" ? tried : await exchange(own.port, sockets.handshake(path));
        await caller.endCall(call);
        return [tried, { outcome: joined.outcome === "101" ? "joins" : "lost call" }];
      },
    },
    { name: "WebSocket frames", share: 4, lanes: 2, attack: (random) => onCall(random, sockets.badFrame) },
    { name: "call messages", share: 4, lanes: 2, attack: (random) => onCall(random, sockets.badMessage) },
    {
      name: "floods of good messages",
      share: 6,
      lanes: 1,
      attack: (random) => onCall(random, sockets.longStory, { frames: 300 }),
    },
    {
      name: "sound of wrong size and rate",
      share: 4,
      lanes: 2,
      deliberate: ["503"],
      attack: (random) => onCall(random, sockets.badSound, { typedOnly: false }),
    },
    {
      name: "exhaustion: unread pings",
      share: 1,
      lanes: 1,
      attack: (random) => unread(random, exhaustion.ping),
    },
    {
      name: "exhaustion: tiny sounds",
      share: 1,
      lanes: 1,
      attack: (random) => unread(random, exhaustion.tinySound),
    },
    {
      name: "exhaustion: much sound",
      share: 0.3,
      lanes: 1,
      attack: (random) => unread(random, exhaustion.muchSound),
    },
    {
      name: "exhaustion: long to say",
      share: 0.5,
      lanes: 1,
      deliberate: ["503"],
      attack: (random) => onCall(random, exhaustion.longSay, { typedOnly: false, frames: 8 }),
    },
    {
      name: "exhaustion: rejoins",
      share: 0.5,
      lanes: 1,
      async attack(random) {
        const caller = visitor(random);
        const call = await caller.openCall({ typedOnly: true });
        if (call.status !== 201) return [{ outcome: String(call.status) }];
        const outcomes = await exhaustion.rejoinWithoutEnd(caller, call, random.pick(["resume", "join"]));
        await caller.endCall(call);
        return outcomes.map((outcome) => ({ outcome }));
      },
    },
    {
      name: "exhaustion: uploads without a key",
      share: 1,
      lanes: 4,
      refuses: true,
      deliberate: ["501"],
      attack: single(exhaustion.unwantedUpload),
    },
    {
      name: "exhaustion: faulty forms of every kind",
      share: 3,
      lanes: 4,
      attack: single(exhaustion.everyFault),
    },
    {
      name: "forged webhooks",
      share: 5,
      lanes: 2,
      refuses: true,
      attack: single((random) => forgedWebhook(random, hosted.secret), hosted),
    },
    {
      name: "odd and replayed webhooks",
      share: 5,
      lanes: 2,
      attack: single((random) => oddWebhook(random, hosted.secret), hosted),
    },
    {
      name: "provider answers",
      share: 0.3,
      lanes: 6,
      refuses: true,
      deliberate: ["502"],
      async attack(random) {
        const { status } = await visitor(random, hosted).openCall();
        return [{ outcome: String(status) }];
      },
    },
  ];

  async function unread(random: Random, make: () => Uint8Array) {
    const caller = visitor(random);
    const call = await caller.openCall({ typedOnly: true });
    if (call.status !== 201) return [{ outcome: String(call.status) }];
    const { sent, outcome } = await exhaustion.sendUnread(own.port, call.path, make);
    await caller.endCall(call);
    return [{ outcome, count: sent }];
  }

  async function onCall(
    random: Random,
    make: (random: Random) => Uint8Array,
    { typedOnly = true, frames = framesPerCall } = {},
  ) {
    const caller = visitor(random);
    const call = await caller.openCall({ typedOnly });
    if (call.status !== 201) {
      await wait(20);
      return [{ outcome: String(call.status) }];
    }
    const { sent, outcome } = await sockets.sendFrames(own.port, call.path, () => make(random), frames);
    await caller.endCall(call);
    return [{ outcome, count: Math.max(1, sent) }];
  }
}

/** A hosted voice that answers everything wrongly. */
export async function startBadProvider(random: Random) {
  const server = createServer((request, response) => {
    request.resume();
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    random.pick([
      () => request.socket.destroy(),
      () => response.end("<html>Bad gateway</html>"),
      () => json(500, { message: "x" }),
      () => json(201, { id: 5 }),
      () => json(201, [null]),
      () => json(201, { id: "a", webCallUrl: "not an address" }),
      () => json(201, { id: "a", webCallUrl: "https://a.example", transport: "none" }),
      () => json(201, { id: "a".repeat(30 * 2 ** 20) }),
      () => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
      () => response.writeHead(201, { "content-length": "9" }).end("{"),
    ])();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() };
}
