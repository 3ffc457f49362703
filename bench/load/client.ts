// Asks a server on raw connections, as fast as it answers or at a pace, and prints what it saw as JSON.
// It runs as a process of its own, so that its work is not counted as the server's.
import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const { port, kind, connections, seconds, everyMs } = JSON.parse(process.argv[2] ?? "{}");
const page = Buffer.from("GET / HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/html\r\naccept-encoding: br\r\n\r\n");
const times: number[] = [];
let failures = 0;
/** Each lead is another one, at the least cost. */
const lot = randomBytes(8).toString("hex");
let posted = 0;
/** The length of a good answer, head and body. They are all alike, so only the first is read for it. */
let goodLength = 0;
const end = performance.now() + seconds * 1000;

await Promise.all(
  Array.from({ length: connections }, async (_, index) => {
    // Visitors at a pace do not all come at the same moment.
    if (everyMs) await wait((everyMs * index) / connections);
    await visit();
  }),
);
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
console.log(
  JSON.stringify({
    requests: times.length,
    failures,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
  }),
);

function lead() {
  posted += 1;
  const body =
    `{"first-name":"Ana","last-name":"Rivera","email":"ana@example.com","facility":"Maple ` +
    `Court","role":"","message":"Forty beds, and the night shift writes by hand. When could we see ` +
    `it?","idempotency-key":"${lot}${posted}"}`;
  return (
    "POST /contact HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: " +
    `${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

function visit(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let sentAt = 0;
    let missing = 0;
    const ask = () => {
      if (performance.now() >= end) {
        socket.destroy();
        return resolve();
      }
      sentAt = performance.now();
      socket.write(kind === "page" ? page : lead());
    };
    socket.setNoDelay(true);
    socket.on("connect", ask);
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      if (missing === 0) missing = lengthOf(chunk);
      missing -= chunk.length;
      if (missing > 0) return;
      missing = 0;
      times.push(performance.now() - sentAt);
      if (everyMs) setTimeout(ask, everyMs - (performance.now() - sentAt));
      else ask();
    });
  });
}

/** How many bytes the answer has that starts here. */
function lengthOf(chunk: Buffer) {
  const status = chunk.toString("latin1", 9, 12);
  const isGood = status === "200" || status === "201";
  if (isGood && goodLength > 0) return goodLength;
  if (!isGood) failures += 1;
  const head = chunk.toString("latin1", 0, chunk.indexOf("\r\n\r\n") + 4);
  const length = head.length + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (isGood) goodLength = length;
  return length;
}
