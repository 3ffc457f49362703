/** About what is kept, and who sees it. */
export const answersOnPrivacy = {
  who_sees_it: {
    asks: ["Who sees this?", "Who reads the report?", "Who can see what I said?", "Will my boss see this?"],
    say:
      "Only you see it on this page. If you gave an email, our team may read the text to fix a fault or to answer " +
      "you.",
  },
  where_does_it_go: {
    asks: ["Where does this go?", "Where is this stored?", "What happens to what I said?"],
    say:
      "To our server, which writes the report on your page. Without an email it's forgotten when we end. With one, " +
      "it's kept for 30 days.",
  },
  how_long_kept: {
    asks: ["How long do you keep it?", "When is it deleted?", "How long is it stored?"],
    say:
      "With an email, the words and the report stay for 30 days and the address up to 24 months. Without one, " +
      "nothing stays after we end.",
  },
  delete: {
    asks: ["Can you delete this?", "How do I erase my data?", "Can I have it removed?"],
    say: "Yes. Write to us from the address you used, on the contact page, and we erase it.",
  },
  hipaa: {
    asks: [
      "Is this HIPAA compliant?",
      "Are you HIPAA certified?",
      "Is this private?",
      "Is this a HIPAA violation?",
    ],
    say:
      "Nobody is “HIPAA certified.” For customers we sign an agreement before any real resident data. This demo " +
      "has none, so please use made-up names.",
  },
  training: {
    asks: ["Do you train AI on this?", "Are you learning from what I say?", "Do you use my data?"],
    say: "No. We don't train AI on your voice or your words, and we don't sell them.",
  },
  sell_data: {
    asks: ["Do you sell my data?", "Do you share my email?", "Will I get spam?"],
    say:
      "We don't sell it, and there is no mailing list. We use your address to send what you asked for and to " +
      "follow up.",
  },
  why_email: {
    asks: ["Why do you need my email?", "Do I have to give my email?", "What's the email for?"],
    say: "You can type to me without one. For a call we ask for it, to send you the report and to follow up.",
  },
  cookies: {
    asks: ["Do you track me?", "Do you use cookies?", "Are there trackers?"],
    say: "No cookies, no ads and no trackers.",
  },
  voiceprint: {
    asks: ["Can you tell who I am by my voice?", "Do you recognize voices?", "Is my voice identified?"],
    say: "No. We don't identify or rate anyone by their voice.",
  },
  do_you_know_me: {
    asks: [
      "Do you know who I am?",
      "Can they tell it was me?",
      "Is this anonymous?",
      "Will they know I reported it?",
    ],
    say:
      "I don't ask who you are, and I don't put it in the report. Your own words are in it, so don't say your name " +
      "if you'd rather not.",
  },
  surveyors: {
    asks: ["Can surveyors see this?", "Can the state see the report?", "Can a lawyer get this?"],
    say:
      "In a facility, surveyors may see incident facts. That's why we print facts and analysis on separate sheets. " +
      "Ask your counsel about the rest.",
  },
  who_owns: {
    asks: ["Who owns the report?", "Is the report mine?", "Does this belong to the facility?"],
    say: "What you make here is yours to keep. In a facility, the report belongs to the facility.",
  },
  is_it_secure: {
    asks: ["Is this secure?", "Is it encrypted?", "Could this be hacked?"],
    say:
      "The connection is encrypted, and names stay out of our logs. No system is perfectly safe, so please use " +
      "made-up names.",
  },
} as const;
