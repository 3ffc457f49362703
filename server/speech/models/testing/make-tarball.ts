import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** Writes a .tgz holding these files, as a registry would serve it. */
export function makeTarball(path: string, files: Record<string, string | Buffer>) {
  const blocks = Object.entries(files).flatMap(([name, content]) => {
    const body = Buffer.from(content);
    const padding = Buffer.alloc((512 - (body.length % 512)) % 512);
    return [header(name, body.length), body, padding];
  });
  writeFileSync(path, gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)])));
  return path;
}

function header(name: string, bytes: number) {
  const block = Buffer.alloc(512);
  block.write(name, 0);
  block.write("0000644\0", 100);
  block.write(`${bytes.toString(8).padStart(11, "0")}\0`, 124);
  block.write("0", 156);
  block.write("ustar\0", 257);
  block.fill(" ", 148, 156);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}
