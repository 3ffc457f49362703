import { answers } from "./answers.ts";
import { because } from "./because.ts";
import { questions } from "./questions.ts";
import { readBack } from "./read-back.ts";

/**
 * Everything the assistant says in a conversation. A list holds wordings of one thing, taken in turn, so that it is
 * never said the same way twice in a row. {they}, {their}, {them}, {are}, {were}, {have}, {do} and {s} fit the
 * resident: "he", "his", "him", "is", "was", "has", "does", "s".
 */
export const conversation = {
  questions,
  answers,
  because,
  pronouns: {
    he: { they: "he", their: "his", them: "him", are: "is", were: "was", have: "has", do: "does", s: "s" },
    she: { they: "she", their: "her", them: "her", are: "is", were: "was", have: "has", do: "does", s: "s" },
    they: {
      they: "they",
      their: "their",
      them: "them",
      are: "are",
      were: "were",
      have: "have",
      do: "do",
      s: "",
    },
  },
  noted: ["Got it.", "Thank you.", "Okay, I have that.", "All right."],
  notKnown: ["That's fine, I'll put “not known.”", "No problem, then it's “not known.”", "Okay, not known."],
  changed: ["I changed that: {now}, not {before}.", "Fixed: {now}, not {before}.", "Okay: {now}, not {before}."],
  changedTo: ["I changed that. Now it says: {now}.", "Fixed. It now reads: {now}."],
  added: ["I added: {now}.", "I put in: {now}."],
  takenOut: ["I took that out.", "Okay, that is out of the report."],
  /** Words that want back what was taken out. */
  putItBack: [
    ...["put it back", "put that back", "put them back", "put him back", "put her back", "put those back"],
    ...["bring it back", "bring that back", "leave it in", "leave that in", "keep it in", "dont take that out"],
  ],
  /** A danger that is over, or never was. */
  notGoingOn: ["Good. It's no longer marked as going on.", "Good to hear. I no longer mark it as going on."],
  takenOutOf: ["I took out: {what}.", "Okay, out of the report: {what}."],
  putBack: ["Okay, it's back as it was.", "I put back what was there."],
  /** A question is given up. */
  /** Words of somebody who has been asked enough. */
  askedEnough: [
    ...["i told you", "i just told you", "i already told you", "i just said", "i already said", "i said that"],
    ...["skip it", "skip that", "move on", "next question", "next one", "forget the", "never mind the"],
    ...["stop asking", "dont ask", "quit asking"],
  ],
  moveOn: ["Let's leave that.", "We can leave that open."],
  anythingElse: ["Is there anything else?", "If there's more, just tell me."],
  plainYes: [
    ...["yes", "yeah", "yep", "yup", "yes he did", "yes she did", "he did", "she did", "yes he is", "yes she is"],
    ...["yes he does", "yes she does", "yes they did", "yes they do", "yes it did", "yes it has", "uh huh"],
  ],
  plainNo: [
    "no",
    "nope",
    "nah",
    "not yet",
    "no one",
    "nobody",
    "not really",
    "no he didnt",
    "no she didnt",
    "no he did not",
    "no she did not",
  ],
  /** After a plain no to a question about safety. */
  ifNo: {
    "emergency.breathing": "Then start CPR now, unless there is a do-not-resuscitate order, and get the AED.",
    "emergency.911": "Please call 911 now, before anything else.",
    "allegation.safe": "Please see to that first: keep that person away from {them}, or get the nurse.",
    "self_harm.alone": "Please go to {them} now, or send someone, and don't leave {them} alone.",
  },
  whenYouCan: ["Do that now. I'm here when you can talk.", "Go ahead. Tell me more when you can."],
  /** After "that's wrong": ask what, and change just that. */
  whatIsWrong: [
    "Sorry about that. What should I change?",
    "Okay. Which part is wrong, and what should it say?",
    "Tell me what is wrong, and I'll change just that.",
  ],
  stillWrong: "I'm not getting that one. You can tap the line in the report and change it yourself.",
  /** Nothing to file yet. */
  invite: [
    "Tell me what happened, in your own words.",
    "So, what happened, and who was it?",
    "Whenever you're ready, tell me what you saw.",
  ],
  nothingToFile: [
    "Good to know. I don't hear anything to report in that. If something happened, tell me who and what.",
    "Okay. That sounds like nothing to file. If there is something else, I'm listening.",
    "Thanks. I'm filing nothing so far. Is there anything that went wrong?",
  ],
  /** Words of somebody with nothing to report, and what is said to them. */
  nothingHappened: [
    ...["nothing happened", "nothing to report", "nothin to report", "nothing to file", "no report", "no reports"],
    ...["no incident", "no incidents", "nothing went wrong", "quiet night", "quiet shift", "nothing tonight"],
    ...["nothin happened", "nothin tonight", "nothing here tonight", "nothing to tell", "all is good"],
  ],
  noReport: [
    "Good, then there's nothing to file. If something comes up, just tell me.",
    "All right, nothing to report. I'm here if that changes.",
  ],
  /** Instead of the invitation, to somebody who said that nothing happened. */
  listening: ["I'm here if something comes up.", "All good. If anything happens, come back and tell me."],
  /** Words of somebody who needs the first steps again. */
  whatToDo: [
    ...["what do i do", "what should i do", "what do we do", "what should we do", "what i do", "tell me what to do"],
    ...["do i call 911", "should i call 911", "do we call 911"],
  ],
  /** Words that throw the whole report away. */
  throwAway: [
    ...["dont write that up", "dont write it up", "get rid of it", "delete it", "delete the report"],
    ...["delete that report", "delete everything", "delete all of it", "throw it out", "throw it away"],
    ...["forget the whole thing", "forget the report"],
  ],
  whatHappened: ["Okay. What happened with {name}?", "I have the name, {name}. What happened?"],
  whatHappenedThere: ["Okay. What happened?", "I have that. Tell me what happened."],
  soundsSerious: [
    "That sounds serious. If anyone is in danger, call 911 and your nurse first. Then tell me who it is and what " +
      "you see.",
    "If someone is in danger right now, get help first: 911, and your nurse. Who is it, and what do you see?",
  ],
  unclear: ["Sorry, I didn't follow that.", "I'm not sure I got that.", "I missed that, sorry."],
  noAnswer: [
    "I don't know that one. You can ask our team on the contact page.",
    "That's beyond me, sorry. A person can answer it through the contact page.",
  ],
  moreSteps: ["The rest is on the page.", "You can read the rest on the page."],
  stepsFirst: "First,",
  stepsThen: ", then ",
  /** By the words it answers; the last one fits anything. */
  smallTalk: [
    { hears: ["thank", "appreciate"], say: ["You're welcome.", "Any time."] },
    {
      hears: ["can you hear", "testing", "mic check", "are you there", "hear me"],
      say: ["Yes, I hear you fine.", "I'm here."],
    },
    {
      hears: ["how are you", "how's it going", "how are things"],
      say: ["I'm fine, thanks.", "All good here."],
    },
    { hears: ["good morning"], say: ["Good morning.", "Morning."] },
    { hears: ["good evening", "good night"], say: ["Good evening.", "Evening."] },
    { hears: ["hello", "hi", "hey"], say: ["Hi there.", "Hello."] },
    { hears: [""], say: ["I hear you.", "Fair enough.", "That's life on the floor."] },
  ],
  /** Words that take back whatever was said last. */
  scratchThat: [
    "scratch that",
    "strike that",
    "forget that",
    "forget what i said",
    "delete that",
    "never mind that",
    "undo that",
    "take that back",
  ],
  distress: [
    "That sounds really hard, and I'm glad you're telling someone.",
    "I'm sorry. Take a breath, there is no rush here.",
    "I hear you. You're doing the right thing.",
  ],
  /** What helps, after the kind word. */
  help: {
    allegation:
      "If you're afraid of trouble for reporting, go to the administrator or the State agency, not to the person " +
      "you're worried about. Federal law forbids nursing homes to punish staff for reporting a suspected crime.",
    emergency: "Get a second person to help you now, and stay with {them}.",
    incident: "Let your charge nurse know you need a hand. We can do this one small question at a time.",
    nothing:
      "If you or someone else may be in danger, call 911. You can call or text 988 at any hour to talk to someone.",
  },
  slower: ["Of course. One thing at a time.", "Sure. I'll keep it short."],
  repeat: ["Sure.", "Of course.", "Here it is again."],
  again: ["Again: ", "Once more: ", "As I said: "],
  stop: [
    "Okay, I'll stop asking. Say “go on” when you're ready.",
    "All right, no more questions for now. Say “go on” to continue.",
  ],
  goOn: ["Okay, let's go on.", "All right, where were we."],
  thrownAway: "Okay, I threw it away. If you didn't mean that, press Undo and it all comes back.",
  startedOver: "Okay, a fresh start. If you didn't mean that, press Undo and it all comes back.",
  goodbye: {
    withReport: [
      "Thank you. Your draft is on the page. Please check every line before you use it.",
      "Okay, goodbye. Your draft is on the page, and a nurse should read it before it's used.",
    ],
    withReports: ["Thank you. Your drafts are on the page. Please check every line before you use them."],
    withoutReport: ["Goodbye. I didn't write anything down.", "Okay, bye. Nothing was filed."],
  },
  agreed: [
    "Good. It's a draft on your page now: a nurse reads it and decides. Thank you for telling me.",
    "Great, then we're done. The draft is on your page for the nurse to read. Thank you.",
  ],
  allAgreed: [
    "Good. Your reports are drafts on the page now: a nurse reads them and decides. Thank you for telling me.",
    "Great, then we're done. The drafts are on your page for the nurse to read. Thank you.",
  ],
  /** Said once, before the first question. */
  caring: {
    allegation: "Thank you for telling me. Make sure {they} {are} safe, then tell your administrator right away.",
  },
  emergencyNow: [
    "Get help first: call 911 and your nurse, and stay with the person. What do you see right now?",
    "Call 911 and your nurse now if anyone is in danger. What is happening?",
  ],
  secondReport: [
    "That sounds like a second report. Shall I finish {name} first?",
    "I think that's a separate report. Should I finish {name} first?",
  ],
  /** Two told in one breath. */
  twoReports: [
    "That sounds like two reports. Shall I start with {name}?",
    "I hear two reports in that. Shall we do {name} first?",
  ],
  twoReportsUnnamed: "That sounds like two reports. Shall I start with the first?",
  /** One more, while it is still open which comes first. */
  oneMore: ["I have that one too; it comes after.", "That one is noted too, for later."],
  /** Words that choose the new one. */
  theOther: ["the second", "the other", "the new one", "the last one", "that one first"],
  /** Words that say it was one incident after all. */
  isTheSame: [
    ...["the same", "same thing", "same one", "same person", "same resident", "same incident", "same event"],
    ...["all one", "its one", "just one", "only one", "one report", "all together", "dont split"],
    ...["no second", "not a second", "isnt a second", "not another", "not two", "not separate"],
  ],
  keptTogether: ["Okay, all in one report.", "Got it, one report."],
  /** Words that say it is less than it sounds. */
  notSerious: [
    ...["not critical", "isnt critical", "not an emergency", "no emergency", "isnt an emergency", "not serious"],
    ...["nobodys dying", "not that serious", "nothing serious", "not that bad", "not urgent"],
  ],
  thisReport: "this one",
  finishFirst: ["Okay, {name} first.", "All right, back to {name}."],
  otherFirst: ["Okay, {name} first.", "All right, {name} first."],
  newReport: "the new one",
  nextReport: ["That one's done. Now {name}.", "Good, that one's finished. Next, {name}."],
  otherReport: "the other report",
  nowCritical: ["This is now marked critical: {reason}.", "I raised it to critical: {reason}."],
  readBack,
  /** Facts as short clauses, for the read-back and for corrections. What is not known follows "it is not known". */
  facts: {
    "resident.name": "{value}",
    "resident.room": "room {value}",
    "resident.unit": "{value}",
    "occurred.time": "{value}",
    "occurred.date": "{value}",
    "found.time": "found at {value}",
    location: "in the {value}",
    headStrike: {
      yes: "{they} hit {their} head",
      no: "{they} did not hit {their} head",
      unknown: "if {they} hit {their} head",
    },
    onAnticoagulant: {
      yes: "{they} take{s} a blood thinner",
      no: "{they} {do} not take a blood thinner",
      unknown: "if {they} take{s} a blood thinner",
    },
    anticoagulant: "{they} take{s} {value}",
    witnessed: { yes: "someone saw it", no: "nobody saw it", unknown: "if anyone saw it" },
    lossOfConsciousness: {
      yes: "{they} passed out",
      no: "{they} did not pass out",
      unknown: "if {they} passed out",
    },
    "injury.present": {
      yes: "{they} {are} hurt",
      no: "no injury was seen",
      unknown: "if {they} {are} hurt",
    },
    "injury.sites": "the {value} is hurt",
    "injury.types": "{value}",
    "pain.present": { yes: "{they} {have} pain", no: "no pain", unknown: "if {they} {have} pain" },
    "pain.site": "{they} {have} pain in the {value}",
    "pain.score": "pain {value} out of ten",
    symptoms: "signs: {value}",
    "vitals.bp": "blood pressure {value}",
    "vitals.pulse": "pulse {value}",
    "vitals.tempF": "temperature {value}",
    "vitals.spo2": "oxygen {value} percent",
    "vitals.glucose": "blood sugar {value}",
    "medication.drug": "{value}",
    "medication.doseGiven": "{value} given",
    "medication.givenTime": "given at {value}",
    "medication.scheduledTime": "due at {value}",
    "medication.doseOrdered": "{value} ordered",
    "medication.reachedResident": {
      yes: "{they} took it",
      no: "{they} did not take it",
      unknown: "if {they} took it",
    },
    "infection.affectedCount": "{value} people have the same signs",
    "behavior.aggressor": "the other person is {value}",
    "behavior.antecedent": "right before: “{value}”",
    "behavior.contactMade": {
      yes: "someone was touched",
      no: "nobody was touched",
      unknown: "if anyone was touched",
    },
    "elopement.lastSeenPlace": "{they} {were} last seen in the {value}",
    "elopement.lastSeen.time": "{they} {were} last seen at {value}",
    "elopement.leftBuilding": {
      yes: "{they} got outside",
      no: "{they} stayed inside",
      unknown: "if {they} got outside",
    },
    "elopement.policeCalled": {
      yes: "the police were called",
      no: "the police were not called",
      unknown: "if the police were called",
    },
    "elopement.headcountDone": {
      yes: "everyone else is accounted for",
      no: "the head count is not done",
      unknown: "if everyone else is accounted for",
    },
    "wound.knownCause": {
      yes: "the cause is known",
      no: "nobody knows the cause",
      unknown: "how it came about",
    },
    "wound.bleedingControlled": {
      yes: "the bleeding has stopped",
      no: "the bleeding has not stopped",
      unknown: "if the bleeding has stopped",
    },
    "wound.site": "at the {value}",
    "wound.stage": "stage {value}",
    "wound.lengthCm": "{value} centimeters long",
    disposition: "{value}",
  },
  notKnownIf: "it is not known {what}",
  /** Any other value, by its label. */
  anyFact: "{label} {value}",
  people: {
    charge_nurse: "the nurse",
    physician: "the doctor",
    family: "the family",
    don: "the director of nursing",
    administrator: "the administrator",
    infection_preventionist: "the infection preventionist",
    pharmacy: "the pharmacy",
    agency_office: "the office",
    health_department: "the health department",
    police: "the police",
    state_agency: "the State agency",
  },
  told: {
    done: "{who} was told",
    attempted: "{who} was called but not reached",
    not_done: "{who} has not been told",
    manyDone: "{who} know",
    manyAttempted: "{who} were called but not reached",
    manyNotDone: "{who} don't know yet",
  },
  setting: {
    nursing_home: "nursing home",
    assisted_living: "assisted living",
    independent_living: "independent living",
    home_care: "home care",
  },
} as const;
