/** About what to do, and about the rules. */
export const answersOnCare = {
  what_to_do: {
    asks: [
      "What should I do?",
      "What do I do now?",
      "What's the next step?",
      "What am I supposed to do?",
      "What happens next?",
    ],
    say: "Make sure the resident is safe, then tell your nurse. If it's an emergency, call 911 first.",
  },
  who_to_tell: {
    asks: ["Who do I tell?", "Who should I call?", "Who needs to know?", "I don't know who to tell"],
    say:
      "Start with the nurse in charge. For abuse or neglect, tell your administrator right away. For danger to " +
      "life, call 911.",
  },
  call_911: {
    asks: ["Should I call 911?", "Do I need an ambulance?", "Is this a 911 thing?"],
    say: "If anyone may be in danger of their life, yes: call 911 now, then your nurse. I can't call for you.",
  },
  can_you_call: {
    asks: [
      "Can you call 911 for me?",
      "Can you get the nurse?",
      "Will you call someone?",
      "Did you already call 911?",
      "Do you dial or do I?",
      "Does this send an ambulance?",
    ],
    say: "I can't call anyone. Please call 911 or your nurse yourself, now if it's urgent.",
  },
  give_my_name: {
    asks: ["Do I have to give my name?", "Do you need my name?", "Can I stay anonymous?"],
    say: "No, I don't need your name. In your facility's own report, follow your policy.",
  },
  name_other_aide: {
    asks: [
      "Do I have to give the other aide's name?",
      "Do I have to say who did it?",
      "Do I need to name them?",
      "Can I leave the name out?",
    ],
    say: "Not to me. Your administrator will need to know who it was, so tell them directly.",
  },
  punished: {
    asks: [
      "Can I get in trouble for this?",
      "Can I be fired for reporting?",
      "Will they punish me?",
      "Can they retaliate?",
    ],
    say:
      "Federal law forbids nursing homes to punish staff for reporting a suspected crime. If someone tries, your " +
      "State agency will want to know.",
  },
  my_fault: {
    asks: ["Is it my fault?", "Am I going to be blamed?", "Did I do something wrong?"],
    say: "A report describes what happened. It doesn't blame anyone. Telling it early is the right thing.",
  },
  must_i_report: {
    asks: [
      "Do I have to report this?",
      "Is this worth reporting?",
      "Is it a big deal?",
      "Should I even report it?",
    ],
    say:
      "When in doubt, report it. If you suspect abuse or a crime, staff of a nursing home have their own duty to " +
      "report it.",
  },
  how_fast_report: {
    asks: [
      "How soon do I have to report it?",
      "What's the deadline?",
      "How many hours do we have?",
      "When does the state need to know?",
    ],
    say:
      "In a nursing home: abuse or serious injury within 2 hours, other alleged violations within 24 hours. The " +
      "report on your page shows the clocks that apply.",
  },
  what_is_critical: {
    asks: ["What does critical mean?", "Why is it critical?", "What is high?", "What do the levels mean?"],
    say:
      "Critical means act now and tell a manager at once. High means a nurse or provider this shift. Routine means " +
      "log it for the next huddle.",
  },
  what_is_qapi: {
    asks: ["What is QAPI?", "What does QAPI mean?", "What's QAA?"],
    say:
      "QAPI is quality assurance and performance improvement: how a nursing home learns from what goes wrong. The " +
      "rule is 42 CFR 483.75.",
  },
  what_is_ftag: {
    asks: ["What is an F-tag?", "What's F689?", "What do those F numbers mean?"],
    say:
      "An F-tag is the number surveyors use for a federal nursing home rule. F689, for example, is about accidents " +
      "and supervision.",
  },
  what_is_sbar: {
    asks: ["What's SBAR?", "What is that sheet for the doctor?", "What does SBAR mean?"],
    say:
      "Situation, background, assessment, request: a short way to call the doctor. One of the sheets is laid out " +
      "like that.",
  },
  neuro_checks: {
    asks: ["How often are neuro checks?", "Do I need neuro checks?", "When do I start neuro checks?"],
    say: "Your protocol sets how often. After a head strike or a fall nobody saw, ask the nurse to start them now.",
  },
  move_them: {
    asks: [
      "Can I move him?",
      "Should I get her up?",
      "Can I help them up off the floor?",
      "She looks okay, can I get her up or wait for the nurse?",
      "Do I pick him up or leave him there?",
    ],
    say: "Not before a nurse has looked, unless it's unsafe to stay there. Keep them still, and call the nurse.",
  },
  medical_advice: {
    asks: [
      "What should I give her?",
      "How much should I give?",
      "Is that dose safe?",
      "Is that a normal blood pressure?",
    ],
    say:
      "I can't give medical advice. Please ask your nurse or the doctor. For a possible poisoning, call Poison " +
      "Control at 1-800-222-1222.",
  },
  tell_family: {
    asks: [
      "Do I have to tell the family?",
      "Who calls the family?",
      "Should I call her daughter?",
      "Is it me or the nurse who calls the son?",
    ],
    say:
      "In a nursing home, the family or representative must be told of an accident with injury or a big change. " +
      "Usually the nurse calls; ask yours.",
  },
  ombudsman: {
    asks: ["Who can I complain to?", "Is there someone outside the building?", "What's the ombudsman?"],
    say:
      "Your State's long-term care ombudsman, the State agency, or the police if it may be a crime. You can go to " +
      "them yourself.",
  },
  mental_health: {
    asks: ["Who can I talk to?", "I need someone to talk to", "I feel awful about this"],
    say: "You can call or text 988 at any hour, for yourself too. Your nurse or a coworker you trust is a good start.",
  },
} as const;
