/** The tokens of the LLaMA vocabulary, one per line in the order of their ids. */
export function vocabularyFrom(source: Buffer) {
  const [, encoded] = /llama_vocab_base64 = "([^"]+)"/.exec(source.toString("latin1")) ?? [];
  if (!encoded) throw new Error("The tokenizer package holds no vocabulary");
  return Buffer.from(encoded, "base64");
}

/**
 * The first pronunciation of every word: `word PHONEMES`, one per line, sorted by byte so that it can be
 * searched where it lies instead of being read into a map.
 */
export function pronunciationsFrom(source: Buffer) {
  const entries = source.toString("latin1").matchAll(/^ {2}"([a-z'.-]+)": "([A-Z0-2 ]+)",?$/gm);
  const lines = [...entries].map(([, word, phonemes]) => `${word} ${phonemes}`);
  if (lines.length === 0) throw new Error("The dictionary package holds no words");
  return Buffer.from(`${lines.sort().join("\n")}\n`, "latin1");
}
