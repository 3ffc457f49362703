/** Which F-tags, questions and clocks go with each kind of incident. */
export const crosswalk = {
  heading: "F-tags by kind of incident",
  text: "For nursing homes only. These are the tags to look at first, not a finding and not legal advice.",
  dated:
    "Tag numbers follow CMS guidance to surveyors (State Operations Manual, Appendix PP) in effect since April " +
    "28, 2025. CMS memo QSO-26-03-NH of 2026 changed chapters 5 and 7 of the manual.",
  columns: { incident: "Incident", tags: "Main tags", facts: "Good to know", sources: "Sources" },
  rows: [
    {
      id: "fall",
      incident: "Fall",
      facts:
        "Found on the floor counts as a fall unless shown otherwise. A fall counts even if staff catch the " +
        "person on the way down. Since October 1, 2025 the MDS also counts a fall caused by a push. MDS items " +
        "J1700, J1800, J1900.",
    },
    {
      id: "medication",
      incident: "Medication error",
      facts:
        "Significant means it causes discomfort or puts health and safety at risk. One dose can be enough. MDS " +
        "section N.",
    },
    {
      id: "infection",
      incident: "Infection",
      facts:
        "What counts as an outbreak is a State rule. In Oregon, two linked cases of stomach illness count, and " +
        "the report is due within 24 hours. MDS sections I and O.",
    },
    {
      id: "behavior",
      incident: "Behavior or altercation",
      facts: "Write what was seen and heard, and what came before. MDS items E0200, E0900, E1000.",
    },
    {
      id: "elopement",
      incident: "Elopement",
      facts:
        "Survey reports dwell on the same facts: last seen, how long unnoticed, door and alarm, distance, when " +
        "police and administrator were told.",
    },
    {
      id: "wound",
      incident: "Pressure injury or skin",
      facts:
        "“Unavoidable” has to be shown: risks weighed, steps taken, watched and changed. Left and right, sacrum " +
        "and buttock should match in every note. MDS section M.",
    },
    {
      id: "abuse",
      incident: "Abuse, neglect, injury of unknown source",
      facts:
        "The clocks below apply. Protect, report, investigate. The administrator reports for the facility; " +
        "anyone who suspects a crime must also report it to the State agency and the police.",
    },
    {
      id: "condition",
      incident: "Change of condition",
      facts:
        "Report a significant change at once. Know the code status: CPR starts unless there is a valid order " +
        "against it.",
    },
  ],
  tags: [
    { tag: "F580", meaning: "telling resident, doctor and representative" },
    { tag: "F600", meaning: "freedom from abuse" },
    { tag: "F605", meaning: "freedom from chemical restraint" },
    { tag: "F607", meaning: "written policies" },
    { tag: "F609", meaning: "reporting" },
    { tag: "F609, F610", meaning: "if neglect is alleged" },
    { tag: "F610", meaning: "investigate and protect" },
    { tag: "F656, F657", meaning: "care plan and its revision" },
    { tag: "F678", meaning: "CPR and code status" },
    { tag: "F684", meaning: "quality of care" },
    { tag: "F686", meaning: "pressure injuries" },
    { tag: "F689", meaning: "accidents and supervision" },
    { tag: "F692", meaning: "nutrition" },
    { tag: "F740 to F745", meaning: "behavioral health, dementia care, social services" },
    { tag: "F755, F757, F605", meaning: "pharmacy services, unneeded drugs, chemical restraint" },
    { tag: "F759", meaning: "error rate below 5% when surveyors watch" },
    { tag: "F760", meaning: "no significant error" },
    { tag: "F880", meaning: "infection program, tracking, isolation" },
    { tag: "F881", meaning: "antibiotic stewardship" },
    { tag: "F882", meaning: "infection preventionist" },
  ],
} as const;
