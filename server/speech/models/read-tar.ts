import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";

const blockBytes = 512;

type Packed = { path: string; bytes: number; body: AsyncGenerator<Buffer> };

/**
 * The files of a .tgz, one after the other. Each body must be read or left before the next file is asked for;
 * what was left is skipped.
 */
export async function* readTar(file: string): AsyncGenerator<Packed> {
  const compressed = createReadStream(file);
  const unpacked = createGunzip();
  compressed.on("error", (error) => unpacked.destroy(error));
  const reader = blockReader(compressed.pipe(unpacked));

  for (;;) {
    const header = await reader.exactly(blockBytes);
    if (header.every((byte) => byte === 0)) return;
    const bytes = readHeader(header);
    const body = reader.upTo(bytes);
    if (isPlainFile(header)) yield { path: pathIn(header), bytes, body };
    for await (const _ of body);
    await reader.exactly((blockBytes - (bytes % blockBytes)) % blockBytes);
  }
}

function blockReader(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let ready: Buffer = Buffer.alloc(0);

  async function more() {
    const { value, done } = await chunks.next();
    if (done) throw new Error("The archive ends too early");
    ready = value;
  }

  async function exactly(bytes: number) {
    const parts = [];
    for await (const part of upTo(bytes)) parts.push(part);
    return Buffer.concat(parts);
  }

  async function* upTo(bytes: number) {
    let left = bytes;
    try {
      while (left > 0) {
        if (ready.length === 0) await more();
        const part = ready.subarray(0, left);
        ready = ready.subarray(part.length);
        left -= part.length;
        yield part;
      }
    } finally {
      while (left > 0) {
        if (ready.length === 0) await more();
        const skipped = Math.min(left, ready.length);
        ready = ready.subarray(skipped);
        left -= skipped;
      }
    }
  }

  return { exactly, upTo };
}

/** The size of the file that follows, once the header's own checksum is right. */
function readHeader(header: Buffer) {
  const claimed = octal(header, 148, 8);
  const blanked = Buffer.from(header).fill(" ", 148, 156);
  const sum = blanked.reduce((total, byte) => total + byte, 0);
  if (sum !== claimed) throw new Error("The archive is damaged");
  return octal(header, 124, 12);
}

function isPlainFile(header: Buffer) {
  const type = String.fromCharCode(header[156] ?? 0);
  return type === "0" || type === "\0";
}

function pathIn(header: Buffer) {
  const [prefix, name] = [text(header, 345, 155), text(header, 0, 100)];
  return prefix ? `${prefix}/${name}` : name;
}

function text(header: Buffer, start: number, length: number): string {
  return header.toString("utf8", start, start + length).replace(/\0.*$/s, "");
}

function octal(header: Buffer, start: number, length: number): number {
  return Number.parseInt(text(header, start, length).trim() || "0", 8);
}
