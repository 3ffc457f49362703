import { product } from "../product.ts";
import { crosswalk } from "./crosswalk.ts";

export const howItWorks = {
  title: `How it works | ${product.name}`,
  description:
    "What the assistant captures, what it asks, what the report holds, and which F-tags and reporting clocks go " +
    "with each kind of incident.",
  heading: "How it works",
  text:
    "Follow one event from the hallway to the QAPI meeting: what is heard, what is asked and what ends up on " +
    "paper.",
  reviewed: {
    date: "2026-11-16",
    text: "Reviewed November 16, 2026. Rules change. Check the current text with your State agency or counsel.",
  },
  captured: {
    heading: "What is captured",
    text:
      "Staff can talk, type or pass on a note. Updates from your record system can be set up with the service. It " +
      "works alongside that system and doesn’t replace it. The demo takes what you say or type.",
    kinds: [
      {
        id: "fall",
        icon: "bed",
        title: "Fall",
        text:
          "Who and where. Time found, and time it happened if known. Seen or not. What the person was doing. Head, " +
          "blood thinner, injury, pain, vitals. Shoes, walker, brakes, call light, floor, last trip to the " +
          "bathroom. Who was told, and when.",
      },
      {
        id: "medication",
        icon: "pill",
        title: "Medication",
        text:
          "Drug, dose, route and time: what was ordered and what was given. What kind of error. Did it reach the " +
          "resident? Signs, vitals, blood sugar. What the provider or pharmacist advised.",
      },
      {
        id: "infection",
        icon: "shield-plus",
        title: "Infection",
        text:
          "Signs, start date, temperature, test and result. Precautions and when they began. Roommates and " +
          "tablemates. Others with the same signs on the hall.",
      },
      {
        id: "behavior",
        icon: "door-open",
        title: "Behavior and elopement",
        text:
          "What came before, what was seen, what helped. Was anyone touched or hurt? For elopement: last seen, " +
          "noticed missing, door, alarm, head count, calls, found, back.",
      },
      {
        id: "wound",
        icon: "bandage",
        title: "Wound and skin",
        text:
          "What kind, the exact place and side, size, drainage, odor, signs of infection, pain. New or there on " +
          "admission. Cause, if known. A nurse does the staging.",
      },
    ],
  },
  asked: {
    heading: "What is asked",
    text:
      "First it listens. Then it asks one short question at a time, five at most. The first question is the one " +
      "that could change the priority or start a legal clock.",
    rules: [
      "“I don’t know” is a full answer. It is written down as not known.",
      "It never asks “Why did you?” Reports tell what happened, not who is to blame.",
      "If someone reports abuse, it doesn’t press for details. It says to keep the person safe and tell the " +
        "administrator now.",
      "If someone speaks of self-harm, it says to stay with them, call the nurse, and call or text 988.",
      "At the end it reads the main facts back. You can change any of them.",
    ],
    examplesHeading: "Questions you may hear",
    examples: [
      "Did she hit her head, or aren’t you sure?",
      "Is he on a blood thinner, like Eliquis or warfarin?",
      "How much was ordered, and how much was given?",
      "When was she last seen, and where?",
      "Anyone else with the same symptoms?",
    ],
  },
  holds: {
    heading: "What the report holds",
    text: "Made for a nurse to check, line by line.",
    items: [
      {
        icon: "quote",
        title: "Facts with their words",
        text:
          "Each value points to the words it came from. If the speaker corrects it, the old value stays, struck " +
          "through.",
      },
      {
        icon: "circle-dashed",
        title: "Blanks that stay blank",
        text:
          "If no one said it, the field stays empty. If someone said they don’t know, it says so. It’s built not " +
          "to guess, and it can still get things wrong: check each line.",
      },
      {
        icon: "flag",
        title: "A priority with its reason",
        text: "Critical, high or routine, always with the reason in words. It is a suggestion. The nurse decides.",
      },
      {
        icon: "list-checks",
        title: "Next steps",
        text: "Each with a role and a due time. Times with no rule behind them are marked as suggested.",
      },
      {
        icon: "timer",
        title: "Reporting clocks",
        text: "For nursing homes: 2 hours, 24 hours and 5 working days, with the rule named.",
      },
      {
        icon: "files",
        title: "A sheet for each use",
        text:
          "“Incident facts” for what happened, a “QAA follow-up worksheet” for analysis, and an SBAR for the call " +
          "to the doctor. They print separately.",
      },
    ],
    sheetsNote:
      "Why not one sheet? Plain incident facts are not privileged, and surveyors may see them. Opinion and " +
      "analysis belong in the records of the QAA (quality assessment and assurance) committee. We do not promise " +
      "that any sheet is protected. Ask your counsel.",
  },
  priorities: {
    heading: "How priority is set",
    text: "By written rules, not a hunch. The most serious reason wins, and a rule can only raise the level.",
    levels: [
      {
        level: "critical",
        word: "Critical",
        meaning: "Act now. Tell a manager at once.",
        examples:
          "Head strike with a blood thinner, likely broken bone, trouble breathing, missing resident, abuse " +
          "reported or seen, too much insulin.",
      },
      {
        level: "high",
        word: "High",
        meaning: "A nurse or provider looks at it this shift.",
        examples:
          "Fall that no one saw, fall with pain, wrong narcotic count, two people with the same signs, new open " +
          "pressure injury.",
      },
      {
        level: "routine",
        word: "Routine",
        meaning: "Log it and bring it to the next huddle.",
        examples: "Near miss, first aid only, skin intact, redirected with no contact.",
      },
    ],
    note: "We set the cutoffs, and we play it safe. Your policy and your nurse come first.",
  },
  qapi: {
    heading: "The QAPI rule in short",
    text:
      "QAPI is quality assurance and performance improvement. The rule is 42 CFR 483.75. It binds every nursing " +
      "home in Medicare or Medicaid.",
    tags: [
      {
        tag: "F865",
        title: "The program and the plan",
        text: "Have a QAPI program that runs on data. Show the plan, and proof that it runs, when a surveyor asks.",
      },
      {
        tag: "F867",
        title: "Data, adverse events, projects",
        text:
          "Track and study adverse events, set priorities, run at least one project a year, and check that gains " +
          "hold. Your incident log and trends do most of their work here.",
      },
      {
        tag: "F868",
        title: "The QAA committee",
        text:
          "The director of nursing, the medical director or a stand-in, the infection preventionist and at least " +
          "three other staff, one of them a leader, meet at least each quarter.",
      },
    ],
    nearMiss:
      "Near misses count. CMS defines an adverse event to include the risk of serious injury, not only the injury.",
    surveyorsHeading: "What surveyors tend to ask for",
    surveyors: [
      "The QAPI plan and sign-in sheets",
      "Adverse events with cause, action, measure and proof that the fix held",
      "An incident log with date, time, kind, place, action and who was told",
    ],
  },
  crosswalk,
  clocks: {
    heading: "Reporting clocks",
    text: "Federal clocks for nursing homes. Your State may require more.",
    columns: { what: "What", limit: "When", who: "Who reports", toWhom: "Told to", rule: "Rule" },
    note:
      `${product.name} shows the clock. It files nothing. Reporting stays with your team. After a fall the care ` +
      "plan is updated promptly; the federal rule names no number of hours.",
  },
  steps: {
    heading: "Steps by kind and setting",
    text:
      "What the assistant suggests for one example of each kind. The same tables fill the sheet and shape the " +
      "spoken answer.",
    show: "Show the steps by setting",
    settings: ["Nursing home", "Assisted living", "Independent living", "Home care"],
    told: {
      fall: "A fall that nobody saw, with a blow to the head.",
      medication: "Too much insulin was given.",
      infection: "Three people on one hall are vomiting.",
      behavior_elopement: "Left the building alone and was brought back.",
      wound: "A new stage 2 pressure injury.",
      allegation: "A resident says an aide slapped her.",
      condition: "Signs of a stroke.",
    },
    note: "Law: a published rule. Guidance: advice from an authority. Our suggestion: the nurse decides.",
  },
  settings: {
    heading: "Not a nursing home?",
    text:
      "F-tags, the MDS and the federal nursing home clocks do not apply to you. Your State’s rules do. The " +
      "assistant leaves the tags out and uses your words.",
    items: [
      {
        id: "assisted_living",
        title: "Assisted living",
        text:
          "State licensing sets the incident rules. In Maryland, for one, staff must write it up within 24 hours " +
          "of learning of it. The report lists the time, the place, who was there, what staff did and who was " +
          "told. You keep a service plan, not a care plan.",
      },
      {
        id: "independent_living",
        title: "Independent living",
        text: "Rules differ from State to State. A clear log helps when a family, an insurer or the State asks.",
      },
      {
        id: "home_care",
        title: "Home care",
        text:
          "Medicare home health has its own QAPI rule, 42 CFR 484.65. Nonmedical home care follows State " +
          "rules. The agency office or nurse takes the place of the charge nurse.",
      },
    ],
  },
  why: {
    heading: "Why it matters",
    items: [
      {
        figure: "43%",
        text:
          "of falls with major injury and a hospital stay were missing from the MDS in a federal review (July " +
          "2022 to June 2023).",
        source: "HHS Office of Inspector General, OEI-05-24-00180, September 2025",
      },
      {
        figure: "1 in 3",
        text:
          "Medicare skilled nursing stays had an adverse event or short-term harm. Doctors who reviewed them " +
          "judged 59% of the events preventable.",
        source: "HHS Office of Inspector General, OEI-06-11-00370, 2014 (stays in 2011 of 35 days or less)",
      },
      {
        figure: "4",
        text:
          "reasons nurses gave in one study for not reporting: time, trouble with technology, fear of blame and no " +
          "feedback.",
        source: "Prang and a co-author, 2014, listed by AHRQ PSNet",
      },
    ],
  },
  sourcesHeading: "Sources",
  sources: [
    {
      id: "cfr-483-75",
      label: "42 CFR 483.75, QAPI",
      href: "https://www.ecfr.gov/current/title-42/section-483.75",
    },
    {
      id: "cfr-483-12",
      label: "42 CFR 483.12, freedom from abuse, neglect and exploitation",
      href: "https://www.ecfr.gov/current/title-42/section-483.12",
    },
    {
      id: "cfr-483-10",
      label: "42 CFR 483.10, resident rights",
      href: "https://www.ecfr.gov/current/title-42/section-483.10",
    },
    {
      id: "cfr-483-21",
      label: "42 CFR 483.21, care planning",
      href: "https://www.ecfr.gov/current/title-42/section-483.21",
    },
    {
      id: "cfr-483-24",
      label: "42 CFR 483.24, quality of life",
      href: "https://www.ecfr.gov/current/title-42/section-483.24",
    },
    {
      id: "cfr-483-25",
      label: "42 CFR 483.25, quality of care",
      href: "https://www.ecfr.gov/current/title-42/section-483.25",
    },
    {
      id: "cfr-483-40",
      label: "42 CFR 483.40, behavioral health services",
      href: "https://www.ecfr.gov/current/title-42/section-483.40",
    },
    {
      id: "cfr-483-45",
      label: "42 CFR 483.45, pharmacy services",
      href: "https://www.ecfr.gov/current/title-42/section-483.45",
    },
    {
      id: "cfr-483-80",
      label: "42 CFR 483.80, infection control",
      href: "https://www.ecfr.gov/current/title-42/section-483.80",
    },
    {
      id: "cfr-484-65",
      label: "42 CFR 484.65, home health QAPI",
      href: "https://www.ecfr.gov/current/title-42/section-484.65",
    },
    {
      id: "ssa-1150b",
      label: "Social Security Act, section 1150B",
      href: "https://www.ssa.gov/OP_Home/ssact/title11/1150B.htm",
    },
    {
      id: "som-pp",
      label: "CMS State Operations Manual, Appendix PP (QSO-25-14-NH, effective April 28, 2025)",
      href: "https://www.cms.gov/Regulations-and-Guidance/Guidance/Manuals/downloads/som107ap_pp_guidelines_ltcf.pdf",
    },
    {
      id: "rai",
      label: "CMS RAI Manual, version 1.20.1, October 2025",
      href: "https://www.cms.gov/medicare/quality/nursing-home-improvement/resident-assessment-instrument-manual",
    },
    {
      id: "oregon",
      label: "Oregon Health Authority, outbreaks in long-term care facilities",
      href:
        "https://www.oregon.gov/oha/PH/DISEASESCONDITIONS/COMMUNICABLEDISEASE/OUTBREAKS/" +
        "GASTROENTERITIS/Pages/gastro.aspx",
    },
    {
      id: "maryland",
      label: "Maryland COMAR 10.07.14, assisted living programs",
      href: "https://www.law.cornell.edu/regulations/maryland/title-10/part-1/subtitle-07/chapter-10.07.14",
    },
  ],
  action: { label: "Try AI Assistant", to: "talk" },
} as const;
