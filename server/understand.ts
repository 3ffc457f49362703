import { createInterface } from "node:readline";
import { readConfig } from "./config.ts";
import { answerLine, explainText } from "./understanding/answer-line.ts";
import { modelReader } from "./understanding/model-reader.ts";

const { model } = readConfig(process.env);
const readAgain = model && modelReader(model);

/** Reads reports on standard input, one JSON object a line, or one plain text with `--text`. */
const asText = process.argv.includes("--text");

if (asText) {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  process.stdout.write(await explainText(Buffer.concat(chunks).toString("utf8"), new Date(), readAgain));
} else {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    number++;
    if (line.trim() !== "") process.stdout.write(`${await answerLine(line, number, readAgain)}\n`);
  }
}
