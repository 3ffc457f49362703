/** What the landing page draws as interface. Every name and number is made up, and the captions say so. */
export const featurePictures = {
  alert: {
    caption: "An alert on the nurse’s phone, with made-up names.",
    at: "2:15 a.m.",
    title: "Fall, room 214",
    flag: { level: "critical", word: "Critical", reason: "possible head strike + blood thinner" },
    told: [
      { role: "Charge nurse", state: "Seen 2:16 a.m.", done: true },
      { role: "Director of nursing", state: "Seen 2:19 a.m.", done: true },
      { role: "Provider", state: "Call now", done: false },
    ],
  },
  lineList: {
    caption: "A line list catching its second case, with made-up rooms.",
    title: "Line list, east hall",
    columns: ["Room", "Signs", "Since", "Precautions"],
    rows: [
      { cells: ["108", "Vomiting", "Mon 9 p.m.", "Contact"], matches: true },
      { cells: ["105", "Cough", "Tue 4 a.m.", "None"], matches: false },
      { cells: ["112", "Vomiting, 100.9 °F", "Tue 6 a.m.", "Contact"], matches: true },
    ],
    flag: { level: "high", word: "High", reason: "second case with the same signs in 9 hours" },
    note: "Check your State’s outbreak rule.",
  },
  sheets: {
    caption: "Two sheets to print: the facts, and a separate worksheet for the committee.",
    facts: {
      title: "Incident facts",
      rows: [
        { label: "Found", value: "2:10 a.m.", note: "1" },
        { label: "Witnessed", value: "No", note: "2" },
        { label: "Blood thinner", value: "Yes: Eliquis", note: "3" },
      ],
      said: [
        { note: "1", text: "ten after two" },
        { note: "2", text: "nobody saw it" },
        { note: "3", text: "she’s on Eliquis" },
      ],
      signed: "Checked by",
    },
    worksheet: {
      title: "QAA follow-up worksheet",
      lines: ["What may have played a part", "What we will try", "How we will know"],
    },
  },
  once: {
    caption: "One telling fills three places.",
    said: "…by the bed, ten after two, nobody saw it…",
    places: ["Incident report", "Next steps", "Shift log"],
  },
} as const;

export const benefitPictures = {
  trend: {
    caption: "Falls over eight weeks, an example with made-up numbers.",
    title: "Falls by hour and hall, 8 weeks",
    halls: ["East hall", "West hall"],
    hours: ["12 a.m.", "3 a.m.", "6 a.m.", "9 a.m.", "12 p.m.", "3 p.m.", "6 p.m.", "9 p.m."],
    counts: [
      [3, 5, 7, 1, 1, 2, 4, 2],
      [1, 2, 2, 1, 2, 1, 2, 1],
    ],
    standsOut: [1, 2],
    standsOutLabel: "East hall, 3 to 9 a.m.",
    findingLabel: "What stands out",
    finding: "12 of 37 falls were on the east hall between 3 and 9 a.m. Nine of those were on the way to the bathroom.",
    actionLabel: "What the team chose",
    action: "A toileting round at 5 a.m. on the east hall. Look again in eight weeks.",
  },
  later: "Eight weeks later",
  packet: {
    caption: "The packet for the QAPI meeting, an example with made-up numbers.",
    title: "QAPI meeting, third quarter",
    items: [
      { label: "Incident log", detail: "61 events", page: "1" },
      { label: "Trends by hour, hall and cause", detail: "Falls, skin, medication", page: "4" },
      { label: "Open follow-ups", detail: "4 of 88", page: "7" },
      { label: "Project: early toileting round", detail: "12 falls before, 5 after", page: "8" },
      { label: "Sign-in sheet", detail: "DON, medical director, IP + 3", page: "10" },
    ],
    note: "Printed before the meeting, in the order it runs.",
  },
} as const;
