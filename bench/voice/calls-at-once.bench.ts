import { measureCallsAtOnce } from "./measure-calls-at-once.ts";

process.exit((await measureCallsAtOnce()) ? 0 : 1);
