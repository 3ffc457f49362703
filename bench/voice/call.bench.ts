// Measures spoken calls one at a time, and fails when a bar is missed; `--write` keeps the figures for the site.
import { parseArgs } from "node:util";
import { measureCalls } from "./measure-calls.ts";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } }, strict: false });
process.exit((await measureCalls({ keeps: values.write === true })) ? 0 : 1);
