/**
 * The tokens of the LLaMA vocabulary, one per line in the order of their ids.
 *
 * @param {Buffer} source the package's own program, which carries them as base64
 */
export function vocabularyFrom(source) {
  const [, encoded] = /llama_vocab_base64 = "([^"]+)"/.exec(source.toString("latin1")) ?? [];
  if (!encoded) throw new Error("The tokenizer package holds no vocabulary");
  return Buffer.from(encoded, "base64");
}

/**
 * The first pronunciation of every word: `word PHONEMES`, one per line, sorted by byte so that it can be
 * searched where it lies instead of being read into a map.
 *
 * @param {Buffer} source
 */
export function pronunciationsFrom(source) {
  const entries = source.toString("latin1").matchAll(/^ {2}"([a-z'.-]+)": "([A-Z0-2 ]+)",?$/gm);
  const lines = [...entries].map(([, word, phonemes]) => `${word} ${phonemes}`);
  if (lines.length === 0) throw new Error("The dictionary package holds no words");
  return Buffer.from(`${lines.sort().join("\n")}\n`, "latin1");
}
