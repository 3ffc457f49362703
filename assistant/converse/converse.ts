import { judge } from "../policy/judge.ts";
import { createConverse } from "./create-converse.ts";

/** The one conversation, by the rules of care. */
export const { step, reportsOf, viewOf } = createConverse(judge);
