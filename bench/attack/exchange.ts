import { connect, type Socket } from "node:net";

/** A busy machine is slow, and slow is no hang. */
const patienceMs = 60_000;

/**
 * Sends bytes on a connection of their own and tells what came of it: a status, "closed" without a word, or "hang".
 * A lasting exchange goes on until the server closes, so that every answer on the connection is seen.
 */
export function exchange(
  port: number,
  bytes: string | Uint8Array | AsyncIterable<string | Uint8Array>,
  { isLasting = false }: { isLasting?: boolean } = {},
): Promise<{ outcome: string; text: string }> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    const finish = (silence: string) => {
      clearTimeout(timer);
      socket.resetAndDestroy();
      resolve({ outcome: statusIn(text) ?? silence, text });
    };
    const timer = setTimeout(() => finish("hang"), patienceMs);
    socket.on("data", (chunk) => {
      // An invitation to go on is no answer yet.
      text = (text + chunk.toString("latin1")).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "");
      if (!isLasting && isWhole(text)) finish("closed");
    });
    socket.on("error", () => finish("closed"));
    socket.on("close", () => finish("closed"));
    if (typeof bytes !== "string" && !(bytes instanceof Uint8Array)) return void trickle(socket, bytes);
    // Having said its last word, a lasting exchange need not wait until the server loses its patience.
    if (isLasting) socket.end(bytes);
    else socket.write(bytes);
  });
}

async function trickle(socket: Socket, parts: AsyncIterable<string | Uint8Array>) {
  for await (const part of parts) {
    if (socket.destroyed) return;
    socket.write(part);
  }
}

function statusIn(text: string) {
  return /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
}

function isWhole(text: string) {
  const status = statusIn(text);
  const end = text.indexOf("\r\n\r\n", status === undefined ? text.length : 0);
  if (end < 0) return false;
  const head = text.slice(0, end).toLowerCase();
  if (status === "204" || status === "304" || status === "101") return true;
  const length = /content-length: (\d+)/.exec(head)?.[1];
  if (length !== undefined) return text.length >= end + 4 + Number(length);
  return head.includes("transfer-encoding: chunked") ? text.endsWith("0\r\n\r\n") : false;
}

/** How many answers came on one connection. */
export function countAnswers(text: string) {
  return text.match(/HTTP\/1\.1 [2-5]\d\d /g)?.length ?? 0;
}
