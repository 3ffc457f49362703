import { product } from "../product.ts";

/** The words around the figures; the figures are read when the site is built. Keys of `figures` name them. */
export const accuracy = {
  title: `Accuracy: how we measure | ${product.name}`,
  description:
    "How well the assistant turns spoken incidents into reports, how we measure it, what each figure means, and where it still fails.",
  heading: "Accuracy, with the method beside it",
  text: "We show no number without its method. Here is what we test, how we score it, and what still goes wrong.",
  measuredOn: "Measured on {date}",
  version: "Version {version}",
  notMeasured: "Not measured yet",
  method: {
    heading: "How we test",
    items: [
      "The reports were written for this project in the words of people in a hurry. No real residents, no real names.",
      "For each report, the right answer is fixed first: kind of incident, priority, fields, next steps, next question, and values that must never show up.",
      "Sets are kept apart. Those we tune on flatter us. A set the builders have not seen tells more, and each table says which set it shows.",
      "Each report runs three times: as written, with no punctuation, and with digits in place of number words.",
      "The development set runs each time the program changes. If a figure falls below its bar, the change does not go out.",
    ],
  },
  sets: {
    heading: "The sets",
    dev: "Development set",
    own: "Our own set",
    heldOut: "Held-out set",
    difference: "Difference",
    bar: "Bar",
    reports: "{count} reports",
    devHint: "We may look at these while we build, so expect a kind result.",
    heldOutHint: "We may not look at these. This is the figure to trust.",
  },
  figuresHeading: "The figures",
  figures: {
    criticalUnderRated: {
      name: "Critical reports rated too low",
      meaning: "How many reports that needed action now got a lower flag. The only good number is zero.",
    },
    forbidden: {
      name: "Values that must not show up",
      meaning: "How many reports held a value nobody said, such as a denied head strike written as yes.",
    },
    category: {
      name: "Kind of incident right",
      meaning:
        "How many reports were filed under the right kind: fall, medication, infection, behavior or wound.",
    },
    priority: {
      name: "Priority right",
      meaning: "How many reports got the right level: critical, high or routine.",
    },
    fieldF1: {
      name: "Fields right (F1)",
      meaning:
        "One score for two questions. Of the fields we filled, how many are right? Of the fields in the report, how many did we find? 1.00 is perfect.",
    },
    actionsRecall: {
      name: "Needed next steps found",
      meaning: "Of the follow-up actions that belong to the event, the share that was listed.",
    },
    nextQuestion: {
      name: "Next question right",
      meaning: "How often the first question asked was the one that matters most.",
    },
    robustness: {
      name: "Same without punctuation, or with digits",
      meaning: "How far the field score drops when the text looks like raw speech.",
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
        "From your last word to the first sound of the answer. Half of answers are faster than the first figure, 95 of 100 are faster than the second.",
    },
  },
  voice: {
    heading: "When it is spoken",
    text: "Speech adds its own errors. A recognizer can turn “nobody saw it” into “we saw it.” So facts that decide the priority are read back, or marked as not confirmed.",
  },
  limits: {
    heading: "Known limits",
    items: [
      "The test reports are made up. Real hallways are louder, and real stories are longer. Expect lower figures on your floor until you have tried it.",
      "English only for now. Strong accents, whispering and two people talking at once lower the result.",
      "It can mix up two residents in one story. Check names and rooms.",
      "Drug names may be misheard. Check every drug and dose.",
      "It rates only what is said. If nobody says “blood thinner,” it may ask, but it does not know.",
      "A danger told in words it has never met can be rated too low. In 428 new critical stories, made hard on purpose, that happened 20 times before we learned from them.",
      "The priority limits are ours. They lean to the safe side, so some events will be flagged too high.",
    ],
  },
  failures: {
    heading: "Reports it got wrong",
    text: "Examples from the development set, with what we expected and what we got.",
    said: "Said",
    expected: "Expected",
    got: "Got",
    none: "None in the last run of this set.",
  },
  human: {
    heading: "A person checks",
    text: "Every report is a draft. A nurse reads it, changes it and signs it. The words it came from stay beside it, so each line can be checked at a glance.",
  },
  action: { label: "Test it yourself", to: "talk" },
} as const;
