import { answerRequests } from "../../../thread/answer-requests.ts";

/** A voice that never comes to the end of a sentence, until it is told to stop. */
await answerRequests(
  async () => (_request, signal) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("stopped")));
    }),
);
