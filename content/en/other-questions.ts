/** The last group of the privacy FAQ: what buyers, staff and families ask beside privacy itself. */
export const otherQuestions = {
  id: "other",
  heading: "Other questions",
  questions: [
    {
      id: "children",
      ask: "May children use this site?",
      answer: ["No. It is for adults 18 and over, and we do not knowingly collect data about children."],
    },
    {
      id: "ownership",
      ask: "Who owns the reports?",
      answer: ["The facility. What you make in the demo is yours to keep."],
    },
    {
      id: "price",
      ask: "What does it cost?",
      answer: [
        "The website and the demo are free. The service is priced by building and beds, and you get the price in " +
          "writing before you commit. We don’t publish a price list: buildings differ too much for one number to be " +
          "fair.",
      ],
    },
    {
      id: "record-systems",
      ask: "Does it connect to PointClickCare, MatrixCare or our own record system?",
      answer: [
        "Today the finished report prints, downloads and copies, so it works beside any record system. We don’t " +
          "claim a ready-made connection to one by name. Tell us which one you run, and we’ll say plainly what is " +
          "possible and when.",
      ],
    },
    {
      id: "which-ai",
      ask: "Which AI is behind it?",
      answer: [
        "Speech recognition and a small AI that picks out the facts, both on our own server, then written rules. " +
          "The priority and the next steps come from those rules, not from a chatbot, and each rule is marked as " +
          "law, guidance or our own suggestion. If an outside provider runs the voice, the call page says so " +
          "before you start.",
      ],
    },
    {
      id: "accents",
      ask: "Does it understand accents?",
      answer: [
        "Many, but not all equally well. Strong accents, whispering, noise and two people talking at once make " +
          "it less accurate, and we have not yet measured every accent. You can always type, and every line shows " +
          "the words it heard.",
      ],
    },
    {
      id: "personal-phones",
      ask: "Can staff use their own phones?",
      answer: [
        "The demo runs in the browser and installs nothing. It leaves no report on the phone unless someone " +
          "downloads one. Whether personal phones are allowed on the floor is your policy to set.",
      ],
    },
    {
      id: "downtime",
      ask: "What if it is down?",
      answer: [
        "Do what you do today: help the resident, call the nurse, write it on paper. Keep a paper form at the " +
          "desk. Nobody should wait for a program to report an incident.",
      ],
    },
    {
      id: "staff-rating",
      ask: "Is it used to rate staff?",
      answer: [
        "No. Reports describe events, not people’s worth, and our terms forbid using it to harass, blame or rate " +
          "staff by their voice.",
      ],
    },
    {
      id: "liability",
      ask: "Who is liable if a report is wrong?",
      answer: [
        "A report is a draft until a nurse has checked it. Care and legal reporting stay with the facility. Our " +
          "own liability is limited as the Terms say, and a signed agreement may set other limits. Have your counsel " +
          "read both.",
      ],
    },
    {
      id: "discoverable",
      ask: "Can surveyors, lawyers or courts get the reports and the transcript?",
      answer: [
        "Assume they can. Facilities must show incident facts when surveyors ask, and a court can order notes, " +
          "drafts and transcripts. Sheets kept for the QAA committee may have some protection, which depends on your " +
          "State and on how you keep them. Ask your counsel before you start.",
      ],
    },
    {
      id: "litigation-hold",
      ask: "What about a litigation hold?",
      answer: [
        "A customer tells us in writing which records to hold, and we pause their deletion until released. The " +
          "demo deletes its text after 30 days, so keep your own copy of anything you need.",
      ],
    },
    {
      id: "listening",
      ask: "Do people listen to the calls?",
      answer: [
        "Nobody can listen later, because we keep no sound. Our team may read the text of a demo call to fix a " +
          "fault or to answer you.",
      ],
    },
    {
      id: "ai-decides",
      ask: "Does the AI decide anything?",
      answer: [
        "No. It drafts and suggests, and a nurse decides. It makes no decision about a person that has a legal or " +
          "similar effect, and it never files a report with the State, the police or anyone else.",
      ],
    },
    {
      id: "spanish",
      ask: "Is there a Spanish version?",
      answer: [
        "Yes, for the pages of this site, with summaries of the policies. The English legal text controls. The " +
          "assistant itself understands only English for now.",
      ],
    },
    {
      id: "misheard",
      ask: "What if it misheard me?",
      answer: [
        "Change any field before you print. Your own words stay beside it, so you can see what it heard. What " +
          "decides the priority is read back, or marked as not confirmed.",
      ],
    },
    {
      id: "family-report",
      ask: "My mother fell. How do I get the report?",
      answer: [
        "Ask the facility’s administrator or director of nursing. We can’t give it to you, because the report " +
          "belongs to the facility. In a nursing home, a resident or legal representative may see the records " +
          "within 24 hours, not counting weekends and holidays, and get copies within two working days (42 CFR " +
          "483.10(g)). An internal incident report may not be one of them. If she was hurt and may need a doctor, " +
          "she and her representative must be told (F580).",
      ],
    },
    {
      id: "ombudsman",
      ask: "Whom do I call if I am worried about a resident?",
      answer: [
        "In danger now: 911. Otherwise start with the charge nurse or the administrator. Your long-term care " +
          "ombudsman is a free, independent advocate for residents: the Eldercare Locator, 1-800-677-1116, finds " +
          "yours. Abuse or neglect can also be reported to adult protective services or the State survey agency.",
      ],
    },
    {
      id: "cookies",
      ask: "Do you use cookies or trackers?",
      answer: [
        "No cookies, no advertising pixels, no analytics service. If you pick a theme, a microphone or a speaker, " +
          "your own browser remembers it.",
      ],
    },
    {
      id: "email-use",
      ask: "Will you market to me?",
      answer: [
        "We use your address to answer you, to send what you asked for and to follow up on it. There is no " +
          "newsletter, and one line from you stops the follow-up.",
      ],
    },
    {
      id: "emergency",
      ask: "Can I report an emergency here?",
      answer: ["No. If someone is hurt, call 911 or your nurse first. Then write it down."],
    },
    {
      id: "complain",
      ask: "How do I complain?",
      answer: [
        "Write to us first, if you can. You may also write to the HHS Office for Civil Rights or to your state’s " +
          "attorney general.",
      ],
    },
  ],
} as const;
