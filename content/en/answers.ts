/** Questions visitors ask back, by name: some ways they ask, and the answer in a sentence or two. */
export const answers = {
  who_are_you: {
    asks: ["Who are you?", "What are you?", "Who am I talking to?"],
    say: "I'm an AI assistant that writes incident reports from what you tell me.",
  },
} as const;

/** Answered from the report's own next steps once there is one. */
export const answersFromReport: readonly string[] = ["what_to_do", "who_to_tell"];
