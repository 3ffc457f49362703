import { printCareRules, printExampleSteps } from "./care-rules/print-care-rules.ts";

/** Prints the tables of care as docs/care-rules.md holds them; with --examples, care/example-steps.json. */
process.stdout.write(process.argv.includes("--examples") ? printExampleSteps() : printCareRules());
