import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

export type AcceptedSocket = {
  send(data: string | Buffer): void;
  close(code?: number): void;
  /** Gone without a goodbye, as when a cable is pulled. */
  drop(): void;
};

type SocketEvents = { text(text: string): void; binary(bytes: Buffer): void; closed(code: number): void };

const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9 } as const;

/** The server's half of a web socket, as much of it as a test needs and no package. */
export function acceptSocket(request: IncomingMessage, socket: Socket, events: SocketEvents): AcceptedSocket {
  const key = `${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const answer = createHash("sha1").update(key).digest("base64");
  socket.write(
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: " +
      `${answer}\r\n\r\n`,
  );
  socket.setNoDelay(true);

  let received: Buffer = Buffer.alloc(0);
  let isClosed = false;
  let opcodeOfParts = 0;
  let parts: Buffer[] = [];

  function close(code: number) {
    if (isClosed) return;
    isClosed = true;
    socket.end(frame(opcodes.close, Buffer.of(code >> 8, code & 255)));
    events.closed(code);
  }

  function read(opcode: number, isLast: boolean, payload: Buffer) {
    if (opcode === opcodes.close) return close(payload.length >= 2 ? payload.readUInt16BE(0) : 1005);
    if (opcode > 8) return;
    if (opcode !== opcodes.continuation) opcodeOfParts = opcode;
    parts.push(payload);
    if (!isLast) return;
    const whole = Buffer.concat(parts);
    parts = [];
    if (opcodeOfParts === opcodes.text) events.text(whole.toString("utf8"));
    else events.binary(whole);
  }

  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (let found = cut(received); found; found = cut(received)) {
      received = found.rest;
      read(found.opcode, found.isLast, found.payload);
    }
  });
  // Who gives up while the wire is still being opened only stops sending; a socket of HTTP does not close by that.
  socket.on("end", () => socket.end());
  socket.on("error", () => socket.destroy());
  socket.on("close", () => {
    if (!isClosed) events.closed(1006);
    isClosed = true;
  });

  return {
    send(data) {
      if (isClosed) return;
      const isText = typeof data === "string";
      socket.write(frame(isText ? opcodes.text : opcodes.binary, isText ? Buffer.from(data) : data));
    },
    close: (code = 1000) => close(code),
    drop: () => socket.destroy(),
  };
}

function frame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  if (length < 126) return Buffer.concat([Buffer.of(0x80 | opcode, length), payload]);
  if (length < 65_536) return Buffer.concat([Buffer.of(0x80 | opcode, 126, length >> 8, length & 255), payload]);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length));
  return Buffer.concat([Buffer.of(0x80 | opcode, 127), size, payload]);
}

/** The first whole frame of what a browser sent, unmasked. */
function cut(bytes: Buffer) {
  if (bytes.length < 2) return undefined;
  const [first = 0, second = 0] = bytes;
  const short = second & 127;
  const sizeBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
  const start = 2 + sizeBytes + 4;
  if (bytes.length < start) return undefined;
  const length = sizeBytes === 2 ? bytes.readUInt16BE(2) : sizeBytes === 8 ? Number(bytes.readBigUInt64BE(2)) : short;
  if (bytes.length < start + length) return undefined;
  const mask = bytes.subarray(start - 4, start);
  const payload = Buffer.from(bytes.subarray(start, start + length));
  for (let index = 0; index < length; index++) payload[index] = (payload[index] ?? 0) ^ (mask[index % 4] ?? 0);
  return { opcode: first & 15, isLast: (first & 128) !== 0, payload, rest: bytes.subarray(start + length) };
}
