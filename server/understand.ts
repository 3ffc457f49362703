import { createInterface } from "node:readline";
import { answerLine, explainText } from "./understanding/answer-line.ts";

/** Reads reports on standard input, one JSON object a line, or one plain text with `--text`. */
const asText = process.argv.includes("--text");

if (asText) {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  process.stdout.write(explainText(Buffer.concat(chunks).toString("utf8"), new Date()));
} else {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    number++;
    if (line.trim() !== "") process.stdout.write(`${answerLine(line, number)}\n`);
  }
}
