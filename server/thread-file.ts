import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The thread's file: with its starter in the build, in `.threads` where the starter runs from its source. */
export function threadFile(name: string, starter: string): URL {
  const built = [`./${name}.js`, `./chunks/${name}.js`].map((place) => new URL(place, starter));
  return built.find((file) => existsSync(file)) ?? pathToFileURL(resolve(`.threads/${name}.js`));
}
