import { createInterface } from "node:readline";
import { createConverse } from "../assistant/converse/create-converse.ts";
import { judge } from "../assistant/policy/judge.ts";
import { readConfig } from "./config.ts";
import { answerLine, explainText } from "./understanding/answer-line.ts";
import { modelReader } from "./understanding/model-reader.ts";
import { openPerceive } from "./understanding/open-perceive.ts";

const { model } = readConfig(process.env);
const reader = {
  perceive: await openPerceive(),
  converse: createConverse(judge),
  readAgain: model && modelReader(model),
};

/** Reads reports and conversations on standard input, one JSON object a line, or one plain text with `--text`. */
const asText = process.argv.includes("--text");

if (asText) {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  process.stdout.write(await explainText(Buffer.concat(chunks).toString("utf8"), new Date(), reader));
} else {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    number++;
    if (line.trim() !== "") process.stdout.write(`${await answerLine(line, number, reader)}\n`);
  }
}
