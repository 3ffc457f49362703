import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "server/calls/providers/vapi/";
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "server"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.[jt]s$/.test(file) && !file.startsWith(folder));

/** A setting and its value, as an operator writes them. */
const setting = /VAPI(?:_[A-Z_]+)?|VOICE_PROVIDER(?::|=| is) ?"?vapi"?|https:\/\/api\.vapi\.ai/g;
/** Where the provider is chosen: what the server is built of, and what an operator can ask for. */
const doors = [
  'import { vapi } from "./calls/providers/vapi/vapi.ts";',
  "const provider = vapi({",
  // What stands in for it in tests.
  'import { startVapiStandIn } from "./calls/providers/vapi/testing/stand-in.ts";',
  "const standIn = await startVapiStandIn();",
  'import { hostedCommands } from "../calls/providers/vapi/commands/commands.ts";',
];

test("only its own folder speaks the language of the hosted voice", () => {
  const spoken = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /vapi/i.test(line.replace(setting, "")) && !doors.includes(line.trim()))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(spoken).toEqual([]);
});
