import { dirname, join } from "node:path";

/** A program that another one starts: scripts/bench.js builds it into the same folder. */
export function besideThis(name: string): string {
  return join(dirname(process.argv[1] ?? "."), `${name}.js`);
}
