// Checks every line of the corpus and writes how often each fact and value stands in it.
import { writeFileSync } from "node:fs";
import { coverage, faultsIn, readCorpus } from "./corpus/read-corpus.ts";

const lines = readCorpus("corpus");
const faults = lines.flatMap(faultsIn);
for (const fault of faults.slice(0, 40)) console.error(fault);
writeFileSync("corpus/COVERAGE.md", coverage(lines));
console.log(`${lines.length} lines, ${faults.length} faults.`);
process.exit(faults.length === 0 ? 0 : 1);
