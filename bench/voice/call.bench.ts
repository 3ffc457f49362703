import { measureCalls } from "./measure-calls.ts";

process.exit((await measureCalls()) ? 0 : 1);
