import { printCareRules, printExampleSteps } from "../assistant/policy/print-care-rules.ts";

/** Prints the tables of care as docs/care-rules.md holds them; with --examples, care/example-steps.json. */
process.stdout.write(process.argv.includes("--examples") ? printExampleSteps() : printCareRules());
