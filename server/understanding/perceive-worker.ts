import { readApart } from "../../assistant/converse/read-apart.ts";
import type { Heard } from "../../assistant/perceive/perception.ts";
import { answerRequests } from "../thread/answer-requests.ts";
import { openPerceive } from "./open-perceive.ts";

/** The thread in which everything a visitor says is understood. */
await answerRequests(async () => {
  const perceive = await openPerceive();
  return async ({ words, heard }: { words: string; heard: Heard }) => ({
    reply: await readApart(perceive, words, heard),
  });
});
