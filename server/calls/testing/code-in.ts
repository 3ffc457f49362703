import { readFileSync } from "node:fs";

/** The code in a mail that became a file. */
export function codeIn(file: string): string {
  return /^Subject: .*?(\d{6})/m.exec(readFileSync(file, "utf8"))?.[1] ?? "";
}
