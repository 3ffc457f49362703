// Runs one of the programs beside it that are written in TypeScript: `node scripts/run.js screenshots --readme`.
import { bundle } from "./build/bundle.js";

const [name] = process.argv.splice(2, 1);
await bundle(`scripts/${name}.ts`);
