// Tells twenty stories of 25 to 40 s in several voices, and fails when a bar is missed; `--short` tells one.
import { parseArgs } from "node:util";
import { measureStories } from "./measure-stories.ts";

const { values } = parseArgs({ options: { short: { type: "boolean", default: false } }, strict: false });
process.exit((await measureStories({ isShort: values.short === true })) ? 0 : 1);
