import { printCareRules } from "../assistant/policy/print-care-rules.ts";

/** Prints the tables of care as Markdown; docs/care-rules.md holds what it prints. */
process.stdout.write(printCareRules());
