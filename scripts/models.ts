// Fetches the speech models, checks every one in full, and mends what is missing or damaged.
// With "kokoro" as an argument it brings the second voice too.
import { ensureModels } from "./models/ensure-models.ts";

const withKokoro = process.argv.includes("kokoro");

try {
  const folder = await ensureModels({ synths: withKokoro ? ["piper", "kokoro"] : ["piper"], verify: true });
  console.log(`The speech models are complete in ${folder}.`);
} catch (error) {
  console.error(`\nThe speech models could not be fetched. ${error instanceof Error ? error.message : error}`);
  console.error("The product runs without them; calls are then by typing only.\n");
  process.exit(1);
}
