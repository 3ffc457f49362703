import type { Heard } from "../../assistant/perceive/perception.ts";
import { answerRequests } from "../speech/thread/answer-requests.ts";
import { openPerceive } from "./open-perceive.ts";

/** The thread in which everything a visitor says is understood. */
await answerRequests(async () => {
  const perceive = await openPerceive();
  // The first question back makes the reader meet every phrasing of every answer: here, and not while someone waits.
  void perceive("Who are you?", { now: "2026-01-01T12:00", setting: "nursing_home", known: {} });
  return async ({ words, heard }: { words: string; heard: Heard }) => ({
    reply: await perceive(words, heard),
  });
});
