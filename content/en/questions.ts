/**
 * What is asked, by path: wordings taken in turn, and one in short words for someone who asked to go slower. "Yes"
 * means the same to every wording of a question. Each is at most twelve words: it is spoken to someone who is busy.
 */
export const questions = {
  "emergency.911": {
    ask: ["Has someone called 911?", "Is 911 on the way?", "Did anyone call 911 yet?"],
    slow: "911. Called?",
  },
  "emergency.breathing": {
    ask: ["{Are} {they} breathing right now?", "Do you see {their} chest move?", "Any breath at all right now?"],
    slow: "Breathing? Yes or no?",
  },
  "emergency.codeStatus": {
    ask: [
      "Do you know {their} code status?",
      "{Are} {they} full code or DNR?",
      "Can someone check {their} code status?",
    ],
    slow: "Full code, or DNR?",
  },
  "allegation.safe": {
    ask: [
      "Is that person away from {them} now?",
      "{Are} {they} safe from that person now?",
      "Is someone keeping {them} safe right now?",
    ],
    slow: "{Are} {they} safe now?",
  },
  "self_harm.alone": {
    ask: ["Is someone with {them} right now?", "Is anyone staying with {them}?", "Did someone stay with {them}?"],
    slow: "Is someone with {them}?",
  },
  headStrike: {
    ask: [
      "Did {they} hit {their} head, as far as you know?",
      "What about {their} head: any bump or blow?",
      "Could {they} have hit {their} head?",
    ],
    slow: "Did {they} hit {their} head?",
  },
  onAnticoagulant: {
    ask: [
      "{Are} {they} on a blood thinner, like Eliquis or warfarin?",
      "{Do} {they} take anything that thins the blood?",
      "Any blood thinner on {their} medicine list?",
    ],
    slow: "Any blood thinner?",
  },
  witnessed: {
    ask: ["Did anyone see it happen?", "Was anybody there when it happened?", "Who saw it, if anyone?"],
    slow: "Did someone see it?",
  },
  lossOfConsciousness: {
    ask: [
      "Did {they} pass out, even for a moment?",
      "Did {they} lose consciousness at any point?",
      "Did {they} black out at all?",
    ],
    slow: "Did {they} pass out?",
  },
  vitals: {
    ask: ["What are {their} vital signs now?", "Do you have a set of vitals?", "What did {their} vitals show?"],
    slow: "{Their} vital signs?",
  },
  "vitals.spo2": {
    ask: ["What is {their} oxygen level right now?", "What does the pulse ox say?", "Do you have an oxygen reading?"],
    slow: "Oxygen level?",
  },
  "vitals.bp": {
    ask: [
      "What is {their} blood pressure right now?",
      "Do you have a blood pressure?",
      "What was the last blood pressure?",
    ],
    slow: "Blood pressure?",
  },
  "vitals.glucose": {
    ask: ["What is {their} blood sugar right now?", "Do you have a fingerstick?", "What did the glucose meter say?"],
    slow: "Blood sugar?",
  },
  "injury.present": {
    ask: ["{Are} {they} hurt anywhere?", "Do you see any injury?", "Any cut, bruise or pain you can see?"],
    slow: "{Are} {they} hurt?",
  },
  "occurred.time": {
    ask: ["About what time was that?", "When did it happen, roughly?", "Do you know what time it was?"],
    slow: "What time?",
  },
  "resident.name": {
    ask: ["Who is this about? A made-up name is fine.", "What name should I use for the resident?", "Who was it?"],
    slow: "Who was it?",
  },
  "resident.room": {
    ask: ["Which room is that?", "What's the room number?", "Where is {their} room?"],
    slow: "Which room?",
  },
  "medication.drug": {
    ask: ["Which medicine was it?", "Do you know what drug that was?", "What's the name of the medicine?"],
    slow: "Which medicine?",
  },
  "medication.doseGiven": {
    ask: [
      "How much was ordered, and how much was given?",
      "What was the dose, and what did {they} get?",
      "How much did {they} actually get?",
    ],
    slow: "How much was given?",
  },
  "medication.reachedResident": {
    ask: ["Did {they} actually take it?", "Did it get to {them}?", "Did {they} swallow it?"],
    slow: "Did {they} take it?",
  },
  "medication.scheduledTime": {
    ask: ["What time was it due?", "When should it have been given?", "What time does the record say?"],
    slow: "What time was it due?",
  },
  "elopement.lastSeen": {
    ask: [
      "When and where {were} {they} last seen?",
      "Who saw {them} last, and where?",
      "When did anyone last see {them}?",
    ],
    slow: "Last seen where, and when?",
  },
  "elopement.headcountDone": {
    ask: ["Is everyone else accounted for?", "Has a head count been done?", "Did you count the other residents?"],
    slow: "Head count done?",
  },
  "elopement.policeCalled": {
    ask: ["Have the police been called?", "Did anyone call 911 or the police?", "Do the police know yet?"],
    slow: "Police called?",
  },
  "elopement.leftBuilding": {
    ask: ["Did {they} get outside?", "Did {they} leave the building?", "Did {they} make it out of the building?"],
    slow: "Did {they} get outside?",
  },
  "infection.affectedCount": {
    ask: [
      "Does anyone else have the same symptoms?",
      "Is anybody else sick like this?",
      "Does anyone else on the hall have it?",
    ],
    slow: "Anyone else sick?",
  },
  "infection.isolation": {
    ask: ["{Are} {they} on precautions now?", "Have precautions been started?", "Which precautions {are} {they} on?"],
    slow: "On precautions?",
  },
  "behavior.antecedent": {
    ask: ["What was going on right before?", "What do you think set it off?", "What happened just before that?"],
    slow: "What happened before?",
  },
  "behavior.contactMade": {
    ask: ["Was anyone touched or hurt?", "Did anybody get hit or grabbed?", "Did it come to any contact?"],
    slow: "Was anyone touched?",
  },
  "wound.knownCause": {
    ask: ["Do you know how {they} got it?", "Does anyone know what caused it?", "Any idea where it came from?"],
    slow: "Do you know the cause?",
  },
  "wound.lengthCm": {
    ask: ["How big is it, roughly?", "About how long is it?", "What size would you say?"],
    slow: "How big?",
  },
  "wound.stage": {
    ask: ["Has a nurse staged it yet?", "What stage did the nurse give it?", "Do you know the stage?"],
    slow: "Which stage?",
  },
  "wound.bleedingControlled": {
    ask: ["Has the bleeding stopped?", "Did the bleeding stop?", "Is the bleeding under control?"],
    slow: "Bleeding stopped?",
  },
  told: {
    ask: [
      "Who knows so far: nurse, doctor, family?",
      "Who has been told: the nurse, the doctor, the family?",
      "Does the nurse, the doctor or the family know yet?",
    ],
    slow: "Who knows so far?",
  },
  "notifications.charge_nurse": {
    ask: ["Does the nurse know?", "Has the nurse been told?", "Did you tell your nurse yet?"],
    slow: "Nurse told?",
  },
  "notifications.physician": {
    ask: ["Does the doctor know?", "Has the doctor been called?", "Did anyone reach the doctor?"],
    slow: "Doctor told?",
  },
  "notifications.family": {
    ask: ["Does the family know yet?", "Has the family been called?", "Did anyone reach the family?"],
    slow: "Family told?",
  },
  "notifications.don": {
    ask: ["Does the director of nursing know?", "Has the director of nursing been told?", "Did anyone tell the DON?"],
    slow: "Director of nursing told?",
  },
  "notifications.administrator": {
    ask: ["Does the administrator know yet?", "Has the administrator been told?", "Did anyone tell the administrator?"],
    slow: "Administrator told?",
  },
  "notifications.infection_preventionist": {
    ask: [
      "Does the infection control nurse know?",
      "Has infection control been told?",
      "Did anyone call infection control?",
    ],
    slow: "Infection control told?",
  },
  "notifications.pharmacy": {
    ask: ["Does the pharmacy know?", "Has the pharmacy been called?", "Did anyone call the pharmacist?"],
    slow: "Pharmacy told?",
  },
  "notifications.agency_office": {
    ask: ["Does your office know?", "Has the office been told?", "Did you call the agency yet?"],
    slow: "Office told?",
  },
  "notifications.health_department": {
    ask: [
      "Does the health department know?",
      "Has the health department been called?",
      "Did anyone call the health department?",
    ],
    slow: "Health department told?",
  },
  "notifications.police": {
    ask: ["Do the police know?", "Have the police been called?", "Did anyone call the police?"],
    slow: "Police told?",
  },
  "notifications.state_agency": {
    ask: ["Does the State agency know yet?", "Has the State agency been told?", "Did anyone report it to the State?"],
    slow: "State agency told?",
  },
} as const;
