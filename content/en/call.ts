/** What the assistant says to hold a conversation together. What it asks about an incident is in assistant.ts. */
export const call = {
  opening: [
    "Hi, this is a demo, and I am an AI.",
    "Please use made-up names.",
    "If someone is hurt right now, call 911 or your nurse first.",
    "Now tell me what happened, in your own words.",
  ],
  /** Instead of the opening, where what was typed before goes on aloud. */
  goesOn: ["I have what you told me so far.", "Go on, in your own words."],
  stillThere: "I'm still here. Take your time.",
  offerTyping: "If talking is hard right now, you can type your answer instead.",
  notHeard: "Sorry, I didn't catch that. Please say it again, or type it.",
  /** When reading what was said takes longer than it should. */
  stillReading: "One moment, I'm still taking that in.",
  oneMinuteLeft: "We have about one minute left.",
  reportMail: {
    subject: "Your incident report from the {product} demo",
    intro:
      "You asked for this report on our demo page. It is a draft made by an AI: check every line before you use it.",
    notYou:
      "If you did not ask for this, someone typed your address into our demo. You can ignore this email, or answer " +
      "it and we’ll erase your address.",
  },
} as const;
