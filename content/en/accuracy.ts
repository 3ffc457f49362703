import { product } from "../product.ts";

/** The words around the figures; the figures are read when the site is built. Keys of `figures` name them. */
export const accuracy = {
  title: `Accuracy: how we measure | ${product.name}`,
  description:
    "How well the assistant turns spoken incidents into reports, how we measure it, what each figure means, and " +
    "where it still fails.",
  heading: "Accuracy, with the method beside it",
  text: "We show no number without its method. Here is what we test, how we score it, and what still goes wrong.",
  measuredOn: "Measured on {date}",
  version: "Version {version}",
  notMeasured: "Not measured yet",
  method: {
    heading: "How we test",
    items: [
      "AI authors who have seen neither our program nor our examples write what care staff might say: whole " +
        "reports, half sentences, emergencies in a few words, small talk, answers, questions. No real residents, no " +
        "real names.",
      "They write down the right answer first: kind, priority, fields, and values that must never show up.",
      "Each set is scored once, the first time the program sees it. After that it may teach the program, so it is " +
        "never shown as a result again.",
      "What you see below are the last three sets. Under each figure is its range: with 30 lines, a score of 90 " +
        "could really be 74 to 97.",
      "Priority, steps and clocks come from fixed tables, not from the AI. The AI only picks out what was said.",
    ],
  },
  sets: {
    heading: "The sets",
    bar: "Target",
    name: "Set {letter}",
    score: "{right} of {of}",
    range: "{low} to {high}",
    missed: "target missed",
  },
  figuresHeading: "The figures, by kind of talk",
  talks: {
    plain: "Plain reports",
    complicated: "Complicated stories",
    none: "Nothing to file",
    emergency: "Emergencies in a few words",
    calm: "Alarming words, calm events",
    name: "Names in one sentence",
    followup: "Answers and corrections",
    question: "Questions to the assistant",
  },
  figures: {
    kind: { name: "Kind right", meaning: "Fall, medication, infection, behavior, allegation or wound." },
    priority: { name: "Priority right", meaning: "Critical, high or routine." },
    f1: {
      name: "Fields right (F1)",
      meaning: "Of the fields we filled, how many are right; of the facts told, how many we found. 1.00 is perfect.",
    },
    f1Unpunctuated: { name: "The same without punctuation", meaning: "As a speech recognizer writes it." },
    forbidden: {
      name: "Reports with a wrong fact",
      meaning: "A value that doesn’t belong, such as another resident’s room or a head strike staff ruled out.",
    },
    criticalLower: { name: "Critical rated too low", meaning: "The only good number is zero." },
    filed: {
      name: "Filed anyway",
      meaning: "A greeting, a question or a routine note became a report.",
    },
    alarmed: { name: "Flagged critical", meaning: "The same, with an alarm." },
    critical: { name: "Flagged critical", meaning: "Not breathing, missing, choking, a threat: act now." },
    toldNothing: { name: "Told there is no incident", meaning: "It must never happen in an emergency." },
    calledCritical: { name: "Flagged critical", meaning: "A harmless or minor event got the highest flag." },
    name: { name: "Resident’s name right", meaning: "As it was said." },
    wrongPerson: {
      name: "Somebody else named",
      meaning: "A nurse, a daughter or a roommate taken for the resident.",
    },
    whollyRight: { name: "Wholly right", meaning: "Every expected value there, and none that must not be." },
    act: { name: "Understood as meant", meaning: "An answer as an answer, a correction as a correction." },
    knownAsQuestion: {
      name: "Recognized as a question",
      meaning: "So that it is answered instead of filed.",
    },
    wordErrorRate: {
      name: "Word error rate",
      meaning: "Of 100 spoken words, how many were heard wrong, left out or added. Lower is better.",
    },
    factsHeard: {
      name: "Facts right from speech",
      meaning: "Fields right when the report is spoken, next to the same report typed.",
    },
    answerTime: {
      name: "Time to answer",
      meaning:
        "From your last word to the first sound of the answer. Half of answers are faster than the first figure, " +
        "95 of 100 are faster than the second.",
    },
  },
  voice: {
    heading: "When it is spoken",
    text:
      "Speech adds its own errors. A recognizer can turn “nobody saw it” into “we saw it.” So facts that decide " +
      "the priority are read back, or marked as not confirmed.",
  },
  limits: {
    heading: "Known limits",
    items: [
      "The test reports are made up. Real hallways are louder, and real stories are longer. Expect lower figures " +
        "on your floor. Test it there first.",
      "English only for now. Strong accents, whispering and two people talking at once make it less accurate.",
      "It can mix up two residents in one story. Check names and rooms.",
      "A long back-and-forth can confuse it: a correction of a correction, another resident in the middle. Change " +
        "the line on the report yourself.",
      "Drug names may be misheard. Check every drug and dose.",
      "It rates only what is said. If nobody says “blood thinner,” it may ask, but it does not know.",
      "A danger put in words it hasn’t seen before can be rated too low or missed.",
      "We set the priority cutoffs and play it safe, so some events will be flagged too high.",
    ],
  },
  failures: {
    heading: "What it got wrong",
    text:
      "The first lines it got wrong in the newest set, in order and not picked: what was said, and what went " +
      "wrong.",
    said: "Said",
    got: "What went wrong",
    none: "Nothing in the newest set.",
    more: "and {count} more; ask us for them",
    outcomes: {
      leftOut: "Left out: {fields}",
      notFiled: "It heard no incident",
      filed: "It filed a report. Priority: {priority}",
      priority: "Priority: {priority}",
      kind: "It took it for another kind of incident",
      act: "It took it for something other than what was meant",
    },
  },
  human: {
    heading: "A person checks",
    text:
      "Every report is a draft. A nurse reads it, changes it and signs it. The words it came from stay beside it, " +
      "so each line can be checked at a glance.",
  },
  action: { label: "Test it yourself", to: "talk" },
} as const;
