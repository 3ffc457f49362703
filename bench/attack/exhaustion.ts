// What costs us much and the sender little: each is well formed, and the harm is in how much of it comes.

import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "../testing/random.ts";
import type { visit } from "../testing/visit.ts";
import { frame, handshake } from "./bad-sockets.ts";
import { post, visitorAddress } from "./request.ts";

const patienceMs = 15_000;

/** Joins a call, reads nothing, and sends until the server has had enough; to go on taking it counts as a hang. */
export async function sendUnread(port: number, path: string, make: () => Uint8Array) {
  const socket = connect(port, "127.0.0.1");
  let isCut = false;
  socket.on("error", () => {
    isCut = true;
  });
  socket.on("close", () => {
    isCut = true;
  });
  await once(socket, "connect");
  socket.write(handshake(path));
  await once(socket, "data");
  socket.pause();
  let sent = 0;
  for (const deadline = Date.now() + patienceMs; !isCut && Date.now() < deadline; await wait(5)) {
    for (let count = 0; count < 50 && !isCut; count += 1) {
      socket.write(make());
      sent += 1;
    }
  }
  socket.destroy();
  return { sent, outcome: isCut ? "cut off" : "hang" };
}

export const ping = () => frame(9, Buffer.alloc(125, 97));
export const tinySound = () => frame(2, Buffer.alloc(2));
export const muchSound = () => frame(2, Buffer.alloc(60_000));

/** Short to write and long to say, with and without a place to cut. */
export function longSay(random: Random) {
  const content = random.pick([
    () => "la ".repeat(1_363),
    () => "1234567 ".repeat(120),
    () => "w".repeat(1_000),
    () => `${"x".repeat(200)} `.repeat(4),
    () => "W W W W W ".repeat(90),
  ])();
  return frame(1, Buffer.from(JSON.stringify({ type: "say", content })));
}

/** A large body announced, and its first part, from somebody who shows no key. */
export function unwantedUpload(random: Random) {
  const path = random.pick([
    ...["/voice/file/upload", "/voice/file", "/voice/assistant", "/voice/call/web"],
    ...["/api/voice/webhook", "/api/voice/model/chat/completions"],
  ]);
  const size = 20 * 1024 * 1024;
  const head = [
    `POST ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    visitorAddress(random),
    "content-type: application/octet-stream",
    `content-length: ${size}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${"a".repeat(random.whole(1, 60_000))}`;
}

/** Plain forms whose faults differ each time, so that none is like another. */
export function everyFault(random: Random) {
  const fields = ["first-name", "last-name", "name", "email", "facility", "subject", "message"];
  const values = fields.flatMap((field) => {
    const value = random.pick(["", "x", "x".repeat(6_000), "\u0007", "a@b.example"]);
    return random.chance(0.7) ? [[field, value]] : [];
  });
  const path = random.pick(["/contact", "/api/contact"]);
  const body = new URLSearchParams(values).toString();
  return post(path, "application/x-www-form-urlencoded", body, [visitorAddress(random), "accept: text/html"]);
}

/**
 * Asks for a new wire, or for one more page beside it, again and again; a server that never has enough counts as a
 * hang.
 */
export async function rejoinWithoutEnd(
  caller: ReturnType<typeof visit>,
  call: { id: string; path: string; callToken: string },
  wish: "resume" | "join",
) {
  const wire = caller.join(call.path);
  await new Promise((resolve, reject) => {
    wire.on("open", () => resolve(undefined));
    wire.on("error", reject);
  });
  const outcomes = [];
  for (let count = 0; count < 40; count += 1) {
    const authorization = `Bearer ${call.callToken}`;
    const answer = await caller.post(`/voice/call/${call.id}/${wish}`, {}, { authorization });
    await answer.arrayBuffer();
    outcomes.push(answer.status);
  }
  wire.terminate();
  return outcomes.includes(429) ? outcomes.map(String) : ["hang"];
}
