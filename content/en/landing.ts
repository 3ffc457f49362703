import { product } from "../product.ts";

export const landing = {
  title: `${product.name} | ${product.tagline}`,
  description:
    "Say what happened. Get a clear incident report, a priority flag and next steps. An AI-powered QAPI assistant for nursing homes and senior care.",
  hero: {
    badge: "AI-powered QAPI assistant",
    heading: "Turn Incidents Into Insights. Automatically.",
    text: `A fall at ten after two. A missed dose. A cough in three rooms. Your staff say what happened, in a voice note or a huddle. ${product.name} writes the report, flags what cannot wait and lists who does what next.`,
    demo: { label: "Request a Demo", to: "contact" },
    useCases: { label: "See QAPI Use Cases", to: "landing", hash: "use-cases" },
    highlights: [
      {
        icon: "mic",
        title: "Fast Documentation",
        text: "Talk for a minute in the hallway. The form fills itself in while the facts are fresh.",
      },
      {
        icon: "quote",
        title: "Accurate Results",
        text: "Each value shows the words it came from. What nobody said stays blank. Your nurse checks and signs.",
      },
      {
        icon: "heart-handshake",
        title: "Care-Focused",
        text: "Reports say what happened, never who to blame. Less time at the desk means more time in the room.",
      },
    ],
    picture: {
      description:
        "An example with made-up names. An aide says: I just found Mrs. R on the floor by the bed, room two fourteen, ten after two, nobody saw it, I don’t know if she hit her head, she’s on Eliquis. The words become a fall report: Mrs. R, room 214, found at 2:10 a.m., on the floor by the bed, not witnessed, head strike not known, blood thinner yes. It is flagged critical: possible head strike and blood thinner. Three follow-ups are listed, each with a role and a due time.",
      spokenBy: "Voice note, night aide",
      spokenAt: "2:14 a.m.",
      spoken: [
        { text: "I just found " },
        { text: "Mrs. R", mark: "who" },
        { text: " on the floor " },
        { text: "by the bed", mark: "place" },
        { text: ", " },
        { text: "room two fourteen", mark: "room" },
        { text: ", " },
        { text: "ten after two", mark: "time" },
        { text: ", " },
        { text: "nobody saw it", mark: "witness" },
        { text: ", " },
        { text: "I don’t know if she hit her head", mark: "head" },
        { text: ", " },
        { text: "she’s on Eliquis", mark: "thinner" },
        { text: "…" },
      ],
      report: {
        title: "Fall report",
        category: "fall",
        rows: [
          { label: "Resident", value: "Mrs. R", from: "who" },
          { label: "Room", value: "214", from: "room" },
          { label: "Found", value: "2:10 a.m.", from: "time" },
          { label: "Place", value: "Floor, by the bed", from: "place" },
          { label: "Witnessed", value: "No", from: "witness" },
          { label: "Head strike", value: "Not known", from: "head" },
          { label: "Blood thinner", value: "Yes: Eliquis", from: "thinner" },
        ],
        flag: { level: "critical", word: "Critical", reason: "possible head strike + blood thinner" },
        followUpsHeading: "Next steps",
        followUps: [
          { text: "Assess before moving, start neuro checks", role: "Charge nurse", due: "Now" },
          { text: "Call the provider and the family", role: "Nurse", due: "Now" },
          { text: "Hold the post-fall huddle", role: "Team", due: "This shift" },
        ],
        note: "Suggested. The nurse decides.",
      },
    },
  },
  features: {
    heading: "What is said in the hallway reaches the report",
    text: "QAPI means quality assurance and performance improvement. Federal rules ask each nursing home to find problems, fix them and show its work. An F-tag is the number a surveyor writes next to a rule. F865 is the tag for the QAPI program. The rule is clear enough. But the facts live in hallways and huddles, while the forms live at a desk.",
    cards: [
      {
        icon: "bell-ring",
        title: "Never Miss a Critical Incident",
        text: "Falls, medication errors, infections, behavior, wounds. The ones that cannot wait are flagged at once, with the reason in plain words, and your managers are alerted.",
      },
      {
        icon: "radar",
        title: "Proactive Risk Management",
        text: "Two coughs on one hall. Three falls before breakfast. Small events add up to a pattern you can see while there is still time to act.",
      },
      {
        icon: "clipboard-check",
        title: "Seamless Compliance",
        text: "Each report holds what surveyors look for: date, time, place, what was done and who was told. Audit-ready reports follow the F865 requirement, and your team still decides and files.",
      },
      {
        icon: "clock",
        title: "Time Back for Care",
        text: "No one types the same fall into three forms after a double shift. Say it once, check it, and go back to the floor.",
      },
    ],
    steps: {
      heading: "From Incident to Insight in Three Steps",
      items: [
        {
          title: "Capture",
          text: "It listens to a voice note, a huddle or an update in your record system. Then it asks only for what is missing.",
        },
        {
          title: "Categorize",
          text: "It sorts the event, sets a priority and says why. Nothing is guessed. “I don’t know” is a good answer.",
        },
        {
          title: "Assign & Track",
          text: "Each next step gets a role and a due time. Open steps stay in sight until someone closes them.",
        },
        {
          title: "Analyze & Improve",
          text: "At the QAPI meeting you see falls by hour, hall and cause. You pick what to fix, and later you see if the fix held.",
        },
      ],
    },
    samples: {
      heading: "What your team sees",
      note: "Examples with made-up names.",
      flagged: {
        title: "QAPI Incident Flagged",
        icon: "triangle-alert",
        level: "high",
        word: "High",
        reason: "Two residents, same symptoms, same hall, within 72 hours",
        quote: "…that’s the second one with vomiting on the east hall since yesterday…",
        rows: [
          { label: "Type", value: "Infection, possible cluster" },
          { label: "Where", value: "East hall, rooms 108 and 112" },
          { label: "Heard in", value: "Morning huddle, 6:50 a.m." },
          { label: "Told", value: "Infection preventionist, 6:52 a.m." },
        ],
        note: "Your State’s outbreak rule governs.",
      },
      report: {
        title: "CMS F865 Compliant Report",
        icon: "file-check",
        text: "Organized to support your F865 evidence. CMS does not approve software, and no report can promise how a survey goes.",
        rows: [
          { label: "Event", value: "Fall, not witnessed" },
          { label: "When and where", value: "Found 2:10 a.m., room 214, by the bed" },
          { label: "Care given", value: "RN assessment 2:20 a.m., neuro checks started" },
          { label: "Told", value: "Provider 2:25 a.m., daughter 2:40 a.m., DON 2:45 a.m." },
          { label: "Tags to review", value: "F689, F580, F657" },
          { label: "QAPI link", value: "Falls, nights: goes to the next QAA meeting" },
        ],
        note: "Facts on one sheet. QAA analysis on another.",
      },
      followUps: {
        title: "Follow-Up Actions",
        icon: "list-checks",
        items: [
          { text: "Neuro checks started", role: "Charge nurse", due: "Now", done: true },
          { text: "Provider and family called", role: "Nurse", due: "Now", done: true },
          { text: "Post-fall huddle", role: "Team", due: "This shift", done: false },
          { text: "Update the care plan", role: "MDS nurse", due: "72 hours, suggested", done: false },
          { text: "Therapy evaluation", role: "Therapy", due: "72 hours, suggested", done: false },
        ],
        doneLabel: "Done",
        openLabel: "Open",
        dueLabel: "Due",
        note: "Suggested steps. Your policy rules.",
      },
    },
  },
  benefits: {
    heading: "Better days on the floor. Fewer surprises at survey.",
    text: "One clear report helps the resident tonight. A hundred clear reports help the building. Made for QAPI teams and clinical leaders, directors of nursing and administrators, infection-control nurses, nurses, aides and interdisciplinary teams.",
    items: [
      {
        icon: "shield-check",
        title: "Mitigate Compliance Risk",
        text: "Clocks for the 2-hour and 24-hour reports show up with the rule behind them. You can show what you knew, when, and what you did.",
      },
      {
        icon: "trending-up",
        title: "Drive Quality Improvement",
        text: "Bring real counts to the QAPI meeting, not a stack of paper. Choose one project, act, and check that the gain holds.",
      },
      {
        icon: "feather",
        title: "Eliminate Administrative Burden",
        text: "Staff tell the story once. The documentation assistant transcribes the audio, summarizes it, writes structured notes, flags falls and medication changes, and lists the actions.",
      },
      {
        icon: "users",
        title: "Improve Team Accountability",
        text: "Every step has a role and a due time, so nothing hides in a binder. It tracks the work. It does not grade people.",
      },
    ],
    calculator: {
      heading: "How much desk time could come back?",
      text: "Put in your own numbers. The sum is shown, and nothing you type leaves this page.",
      reports: { label: "Incident reports per month", value: 40 },
      minutesToday: { label: "Minutes for each report today", value: 10 },
      minutesWithUs: { label: `Minutes for each report with ${product.name}`, value: 5 },
      formulaLabel: "The formula",
      formula: "reports × (minutes today − minutes with us) ÷ 60 = hours a month",
      result: "About {hours} hours a month back for care",
      noResult: "No hours saved with these numbers.",
      invalid: "Please enter numbers of zero or more.",
      sourceLabel: "Where the numbers come from",
      source:
        "Ten minutes: one hospital system, UTMB Health, logged 10.3 minutes for each event report in its own software, down from 14.6 (staff newsletter, May 30, 2023). It is a hospital, not a nursing home, and the only public figure we found. Five minutes is a blank for you to fill, not a result. Time a report on our demo and type what you get.",
    },
  },
  useCases: {
    heading: "QAPI use cases, straight from the floor",
    text: "Four kinds of events that every floor knows. Pick what you worry about.",
    filter: { label: "Show", all: "All" },
    categories: [
      { id: "resident-safety", label: "Resident safety" },
      { id: "medication", label: "Medication" },
      { id: "infection", label: "Infection" },
      { id: "reporting-deadlines", label: "Reporting deadlines" },
    ],
    labels: { challenge: "Challenge", solution: "Solution", outcome: "Outcome" },
    cards: [
      {
        id: "fall-incident-reporting",
        categories: ["resident-safety", "medication"],
        icon: "bed",
        title: "Fall Incident Reporting and Follow-Up",
        description: "From found on the floor to a plan that changes.",
        scenario:
          "Two in the morning, one nurse for the hall. An aide finds a resident on the floor. No one saw the fall. The form waits until six, and by then the time and the shoes are a guess.",
        solution:
          "The aide says it as it is. The assistant asks the two things that change the night: did she hit her head, and is she on a blood thinner? It flags the fall and lists neuro checks, calls and the huddle.",
        outcome:
          "The facts are on paper within the shift. The care plan gets a fresh look. The QAPI team can see falls by hour, place and cause.",
      },
      {
        id: "medication-error-tracking",
        categories: ["medication"],
        icon: "pill",
        title: "Medication Error Tracking",
        description: "Wrong dose, wrong time, wrong person, or a near miss.",
        scenario:
          "A nurse sees that the evening insulin was given twice. She fears blame, the form is long, and near misses go untold. So the same mix-up comes back next month.",
        solution:
          "She says what was ordered and what was given. The assistant flags high-alert drugs at once, lists checks and calls, and notes if the dose reached the resident. It suggests a harm category. A person confirms it.",
        outcome:
          "Near misses count too. The DON and the pharmacist see which drug, which pass and which step keep coming up.",
      },
      {
        id: "behavioral-monitoring",
        categories: ["resident-safety", "reporting-deadlines"],
        icon: "door-open",
        title: "Behavioral and Elopement Monitoring",
        description: "What came before, what happened, what helped.",
        scenario:
          "A resident with dementia walks out by the side door at shift change. Later everyone asks the same things. When was he last seen? Did the alarm sound? Who was called, and when?",
        solution:
          "The assistant asks for last seen, the door, the alarm and a head count, one short question at a time. If someone may have been harmed, it shows the 2-hour clock and says to tell the administrator now.",
        outcome:
          "A timeline that holds up, in plain, seen-and-heard words. Triggers such as noise, pain or a new drug show up over weeks, so the plan fits the person.",
      },
      {
        id: "infection-control",
        categories: ["infection", "reporting-deadlines"],
        icon: "shield-plus",
        title: "Infection Control and Outbreak Prevention",
        description: "See the second case while it is only the second.",
        scenario:
          "Monday, a cough in 108. Tuesday, a fever in 112. Each one is in a different nurse’s notes. The infection preventionist finds out on Thursday, with five.",
        solution:
          "Symptoms, start date, test and precautions go into one line list as staff mention them. Two with the same signs on one hall raise a flag, with a nudge to check your State’s outbreak rule.",
        outcome:
          "Your infection preventionist gets the list the same shift, and time to act. The log is ready for the meeting and for the health department.",
      },
    ],
    announce: {
      filtered: "{label}: {count} of 4 use cases highlighted.",
      highlighted: "{title} highlighted.",
      cleared: "All use cases shown.",
    },
    action: { label: "Request Demo", to: "contact" },
  },
  contact: {
    heading: "Request More Information",
    text: "Tell us about your building. A person reads every note and writes back.",
    bullets: [
      "A walk-through with your own kind of incident, not a slide show",
      "Straight answers on price, contract and how you leave",
      "How it works alongside your record system and your policies",
      "A Business Associate Agreement before any real resident data",
    ],
    demo: { label: "Request a Demo", to: "contact" },
    talk: { label: "Try AI Assistant", to: "talk" },
  },
} as const;
