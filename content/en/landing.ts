import { product } from "../product.ts";
import { benefitPictures, featurePictures } from "./pictures.ts";

export const landing = {
  title: `${product.name} | ${product.tagline}`,
  description:
    "Say what happened. Get a clear incident report, a priority flag and next steps. An AI-powered QAPI assistant " +
    "for nursing homes and senior care.",
  hero: {
    badge: "AI-powered QAPI assistant",
    heading: "Turn Incidents Into Insights. Automatically.",
    text:
      "A fall at ten after two. A missed dose. A cough in three rooms. Your staff just say what happened, in a " +
      `voice note or a huddle. ${product.name} drafts the report, flags what can’t wait and lists who does what ` +
      "next.",
    demo: { label: "Request a Demo", to: "contact" },
    useCases: { label: "See QAPI Use Cases", to: "landing", hash: "use-cases" },
    tryIt: { label: "Or try it right now", to: "talk", note: "No account, nothing to install." },
    highlights: [
      {
        icon: "mic",
        title: "Fast Documentation",
        text: "Step aside and talk for a minute while it’s all still fresh. The form fills in from what you said.",
      },
      {
        icon: "quote",
        title: "Accurate Results",
        text:
          "Built not to guess: each value shows the words it came from, so a nurse can check every line before " +
          "signing.",
      },
      {
        icon: "heart-handshake",
        title: "Care-Focused",
        text: "Reports say what happened, not who to blame. And an hour less at the desk is an hour more in the room.",
      },
    ],
    picture: {
      description:
        "An example with made-up names. An aide says: I just found Mrs. R on the floor by the bed, room two " +
        "fourteen, ten after two, nobody saw it, I don’t know if she hit her head, she’s on Eliquis. The words " +
        "become a fall report: Mrs. R, room 214, found at 2:10 a.m., on the floor by the bed, not witnessed, head " +
        "strike not known, blood thinner yes. It is flagged critical: possible head strike and blood thinner. " +
        "Three follow-ups are listed, each with a role and a due time.",
      replay: "Play it again",
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
    heading: "What staff say in the hallway makes it into the report",
    text:
      "QAPI is quality assurance and performance improvement: federal rules require nursing homes to find " +
      "problems, fix them and show their work. An F-tag is the number a surveyor writes next to a rule; F865 is " +
      "the one for the QAPI program. The rule is clear enough. But the facts live in hallways and huddles, and " +
      "the forms live at a desk.",
    cards: [
      {
        icon: "bell-ring",
        title: "Never Miss a Critical Incident",
        text:
          "Falls, medication errors, infections, behavior, wounds: what can’t wait is flagged at once, and your " +
          "managers are alerted with the reason in plain words. A flag is only as good as what was said, so a " +
          "nurse still reads every report.",
      },
      {
        icon: "radar",
        title: "Proactive Risk Management",
        text:
          "Two residents vomiting on one hall. Three falls before breakfast. Small events add up to a pattern, " +
          "and you see it while there is still time to act. What it means is your team’s call.",
      },
      {
        icon: "clipboard-check",
        title: "Seamless Compliance",
        text:
          "Each report holds what surveyors look for: date, time, place, what was done and who was told. You get " +
          "audit-ready reports that support your F865 evidence: facts on one sheet, your committee’s analysis on " +
          "another. Your team decides and files.",
      },
      {
        icon: "clock",
        title: "Time Back for Care",
        text:
          "Nobody should type the same fall into three forms after a double shift. Say it once, check it, and go " +
          "back to the floor.",
      },
    ],
    pictures: featurePictures,
    steps: {
      heading: "From Incident to Insight in Three Steps",
      items: [
        {
          title: "Capture",
          text:
            "It takes in a voice note, a huddle or, once set up, updates in your record system. Then it asks only " +
            "for what’s missing.",
        },
        {
          title: "Categorize",
          text:
            "It sorts the event, suggests a priority and says why. “I don’t know” is a good answer, and it goes " +
            "in just that way.",
        },
        {
          title: "Assign & Track",
          text: "Each next step gets a role and a due time, and stays in sight until someone closes it.",
        },
        {
          title: "Analyze & Improve",
          text:
            "At the QAPI meeting you see falls by hour, hall and cause. You pick what to fix, and weeks later you " +
            "see whether the fix held.",
        },
      ],
    },
    samples: {
      heading: "What your team sees",
      note: "Examples with made-up names.",
      scope:
        "The demo on this site drafts one report at a time: facts, flag, next steps and three sheets to print. " +
        "Alerts, line lists, trends, the meeting packet and record updates build on your own reports, so they come " +
        "with the service and are set up with you.",
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
        text:
          "Organized to support your F865 evidence. CMS doesn’t approve software, and no report can promise how a " +
          "survey will go.",
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
        note: "Suggested steps. Your policy comes first.",
      },
    },
  },
  benefits: {
    heading: "Better days on the floor. Fewer surprises at survey.",
    text:
      "One clear report helps the resident tonight. A hundred of them, side by side, help the whole building. It’s " +
      "for everyone who shares that work: nurses, aides and infection-control nurses, directors of nursing, " +
      "administrators and clinical leaders, QAPI teams and interdisciplinary teams.",
    items: [
      {
        icon: "shield-check",
        title: "Mitigate Compliance Risk",
        text:
          "The 2-hour and 24-hour clocks show up with the rule behind them. Later you can show what you knew, when " +
          "you knew it and what you did.",
      },
      {
        icon: "trending-up",
        title: "Drive Quality Improvement",
        text:
          "Bring real counts to the QAPI meeting instead of a stack of paper. Choose one project, act on it, and " +
          "check that the gain holds.",
      },
      {
        icon: "feather",
        title: "Eliminate Administrative Burden",
        text:
          "Staff tell the story once. The documentation assistant transcribes the audio, summarizes it in " +
          "structured notes, flags falls and medication changes, and lists what to do next.",
      },
      {
        icon: "users",
        title: "Improve Team Accountability",
        text:
          "Every step has a role and a due time, so nothing hides in a binder. It tracks the work and never grades " +
          "people.",
      },
    ],
    pictures: benefitPictures,
    calculator: {
      heading: "How much desk time could come back?",
      text: "Put in your own numbers. You can see the math, and nothing you type leaves this page.",
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
        "Ten minutes: one hospital system, UTMB Health, logged 10.3 minutes for each event report in its own " +
        "software, down from 14.6 (staff newsletter, May 30, 2023). It’s a hospital, not a nursing home, and the " +
        "only public figure we found. Five minutes is a placeholder, not a result: time a report in our demo and " +
        "type in what you get.",
    },
  },
  useCases: {
    heading: "QAPI use cases, straight from the floor",
    text: "Four kinds of events every floor knows. Which one keeps you up at night?",
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
        categories: ["resident-safety"],
        icon: "bed",
        title: "Fall Incident Reporting and Follow-Up",
        description: "From found on the floor to an updated care plan.",
        scenario:
          "Two in the morning, one nurse for the hall. An aide finds a resident on the floor, and no one saw the " +
          "fall. The form waits until six, and by then nobody remembers the time or the shoes.",
        solution:
          "The aide calls the nurse, then says what she saw. The assistant asks the two things that change the " +
          "night: did she hit her head, and is she on a blood thinner? Then it flags the fall and lists neuro " +
          "checks, calls and the huddle.",
        outcome:
          "The facts are on paper within the shift, the care plan gets a fresh look, and the QAPI team can see " +
          "falls by hour, place and cause.",
      },
      {
        id: "medication-error-tracking",
        categories: ["medication"],
        icon: "pill",
        title: "Medication Error Tracking",
        description: "Wrong dose, wrong time, wrong person, or a near miss.",
        scenario:
          "A nurse sees that the evening insulin was given twice. She’s afraid of blame, the form is long, and " +
          "near misses never get reported. So the same mix-up comes back next month.",
        solution:
          "She says what was ordered and what was given. The assistant flags high-alert drugs at once, lists " +
          "checks and calls, and notes if the dose reached the resident. It suggests a harm category. A person " +
          "confirms it.",
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
          "A resident with dementia walks out the side door at shift change. Later everyone asks the same things. " +
          "When was he last seen? Did the alarm sound? Who was called, and when?",
        solution:
          "The assistant asks for last seen, the door, the alarm and a head count, one short question at a time. " +
          "For possible abuse or a serious injury, it shows the 2-hour clock and says to tell the administrator " +
          "now.",
        outcome:
          "A timeline that holds up, in the words of people who were there. Over weeks, triggers such as noise, " +
          "pain or a new drug come to light, and the plan can fit the person.",
      },
      {
        id: "infection-control",
        categories: ["infection", "reporting-deadlines"],
        icon: "shield-plus",
        title: "Infection Control and Outbreak Prevention",
        description: "See the second case while it is only the second.",
        scenario:
          "Monday, a cough in 108. Tuesday, a fever in 112. Each one is in a different nurse’s notes, and the " +
          "infection preventionist finds out on Thursday. By then there are five.",
        solution:
          "Symptoms, start date, test and precautions go into one line list as staff mention them. Two with the " +
          "same signs on one hall raise a flag, with a nudge to check your State’s outbreak rule.",
        outcome:
          "Your infection preventionist gets the list the same shift, with time to act. The log is ready for the " +
          "meeting and for the health department.",
      },
    ],
    announce: {
      filtered: "{label}: {count} of 4 use cases match.",
      highlighted: "{title} highlighted.",
      cleared: "All use cases shown.",
    },
    invite: "Which of these happened on your floor last month? We’ll walk through one like it, with made-up names.",
    action: { label: "Request Demo", to: "contact" },
  },
  contact: {
    heading: "Request More Information",
    text: "Tell us about your building. A person reads every message and writes back.",
    bullets: [
      "A walk-through with an incident like yours, not a slide show",
      "Straight answers on price, the contract and how to cancel",
      "How it fits beside your record system and your policies",
      "A signed BAA before we see any resident data",
    ],
    demo: { label: "Request a Demo", to: "contact" },
    talk: { label: "Try AI Assistant", to: "talk" },
  },
} as const;
