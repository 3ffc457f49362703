/** What to do first, in this order, until help is there. Short: it is read aloud to someone who is busy. */
export const firstSteps = {
  not_breathing: {
    heading: "Not breathing",
    steps: [
      "Call 911 and shout for help. Send for the AED and the chart.",
      "Check the code status. If full code, or nobody knows: start CPR now.",
      "Push hard and fast in the middle of the chest. Use the AED as soon as it is there.",
      "With a valid do-not-resuscitate order: no CPR. Stay, and call the nurse and the doctor.",
      "Go on until the ambulance crew takes over.",
    ],
  },
  no_pulse: {
    heading: "No pulse",
    steps: [
      "Call 911 and shout for help. Send for the AED and the chart.",
      "Check the code status. If full code, or nobody knows: start CPR now.",
      "Push hard and fast in the middle of the chest. Use the AED as soon as it is there.",
      "With a valid do-not-resuscitate order: no CPR. Stay, and call the nurse and the doctor.",
      "Go on until the ambulance crew takes over.",
    ],
  },
  unresponsive: {
    heading: "Does not respond",
    steps: [
      "Tap, speak loudly, and look for breathing.",
      "Call 911 and the nurse. If not breathing, or only gasping: check the code status and start CPR.",
      "If breathing: turn them on the side and keep the airway open.",
      "Check blood sugar if you can. If it may be opioids: naloxone by your protocol.",
      "Stay, and watch the breathing until help is there.",
    ],
  },
  choking: {
    heading: "Choking",
    steps: [
      "If they can cough or speak: let them cough, and stay.",
      "If they cannot: five blows between the shoulder blades, then five abdominal thrusts. Repeat.",
      "Have someone call 911 now.",
      "If they go limp: lower them to the floor, check the code status and start CPR.",
      "Look in the mouth before breaths. Take out only what you see.",
    ],
  },
  trouble_breathing: {
    heading: "Trouble breathing",
    steps: [
      "Call the nurse now. If blue, gasping or too breathless to speak: call 911.",
      "Sit them upright.",
      "Give oxygen or the inhaler if it is ordered.",
      "Check oxygen, breaths and pulse, and check again every few minutes.",
      "Stay. Know the code status before it is needed.",
    ],
  },
  seizure: {
    heading: "Seizure",
    steps: [
      "Note the time it started.",
      "Move hard things away. Put something soft under the head. Do not hold them down.",
      "Put nothing in the mouth.",
      "Call 911 if it lasts 5 minutes, comes again, is the first one, or they are hurt.",
      "When it stops: turn them on the side, check breathing and blood sugar, call the nurse.",
    ],
  },
  stroke: {
    heading: "Signs of a stroke",
    steps: [
      "Call 911 now, even if the signs go away.",
      "Note the time they were last well.",
      "Check blood sugar.",
      "Nothing to eat or drink, and no pills.",
      "Stay. Tell the crew about blood thinners and the code status.",
    ],
  },
  severe_bleeding: {
    heading: "Heavy bleeding",
    steps: [
      "Press hard on it with a clean cloth. Do not let go to look.",
      "Have someone call 911.",
      "If it soaks through: put more on top and press on.",
      "If an arm or leg does not stop bleeding: use a tourniquet if you are trained.",
      "Lay them down and keep them warm. Tell the crew about blood thinners.",
    ],
  },
  anaphylaxis: {
    heading: "Severe allergic reaction",
    steps: [
      "Use the epinephrine injector now if it is ordered or your protocol allows it.",
      "Call 911.",
      "Stop the medicine or food that caused it.",
      "Lay them down with legs up; sit them up if breathing is hard.",
      "If no better after 5 minutes: a second dose by protocol. Know the code status.",
    ],
  },
  poisoning: {
    heading: "Poisoning",
    steps: [
      "If not awake, not breathing well, or in a seizure: call 911 first.",
      "Call Poison Control, 1-800-222-1222.",
      "Keep the bottle or plant to show. Do not make them vomit.",
      "If on skin or in eyes: rinse with water.",
      "If gas or fumes: get everyone into fresh air.",
    ],
  },
  overdose: {
    heading: "Too sleepy after a medicine",
    steps: [
      "Try to wake them. Look at the breathing.",
      "Call 911.",
      "If it was an opioid: give naloxone by your orders or protocol. Take off any patch.",
      "If not breathing: check the code status and start CPR.",
      "If breathing: turn them on the side. Stay; naloxone can wear off.",
      "Then call Poison Control, 1-800-222-1222, and the doctor.",
    ],
  },
  low_sugar: {
    heading: "Low blood sugar",
    steps: [
      "If awake and able to swallow: juice or glucose, by your protocol.",
      "If not awake, or unable to swallow: nothing by mouth. Call 911; glucagon if it is ordered.",
      "Check again in 15 minutes. If still low: treat again.",
      "Then a snack, and call the nurse and the doctor.",
      "No more insulin or diabetes pills until the doctor says so.",
    ],
  },
  chest_pain: {
    heading: "Chest pain",
    steps: [
      "Call 911 and the nurse.",
      "Have them rest, sitting up. Loosen tight clothes.",
      "Give nitroglycerin or aspirin only if it is ordered.",
      "Check blood pressure, pulse and oxygen.",
      "Stay. Know the code status before it is needed.",
    ],
  },
  fire: {
    heading: "Fire or smoke",
    steps: [
      "Get people near it out of danger first.",
      "Pull the alarm and call 911.",
      "Close doors behind you to hold the fire.",
      "Leave, or fight it only if it is small and you are trained.",
      "Count everyone at the meeting point.",
    ],
  },
  missing: {
    heading: "Someone is missing",
    steps: [
      "Start the search now. Note when and where they were last seen.",
      "Count everyone else.",
      "Search inside, then doors, stairs, grounds and the street.",
      "If not found in the first search: call 911. Say what they are wearing, and have a photo ready.",
      "Tell the person in charge and the family.",
    ],
  },
  self_harm: {
    heading: "Spoke of self-harm",
    steps: [
      "Stay with them. Do not leave them alone.",
      "Call the nurse now. If in danger right now: call 911.",
      "Take away pills, cords, blades and anything else that could hurt.",
      "Call or text 988, with them if they want.",
      "Listen. Do not argue, and do not promise to keep it secret.",
    ],
  },
  weapon: {
    heading: "A weapon",
    steps: [
      "Get yourself and others away.",
      "Call 911.",
      "Close or lock a door between you.",
      "Do not try to take it.",
      "Keep others out until the police are there.",
    ],
  },
  heat: {
    heading: "Too hot",
    steps: [
      "If confused, hot and not themselves: call 911.",
      "Move them to a cool place. Take off extra clothes.",
      "Cool them: wet cloths, a fan, ice packs at neck and armpits.",
      "Sips of water only if fully awake.",
      "Check the temperature again every few minutes.",
    ],
  },
  cold: {
    heading: "Too cold",
    steps: [
      "If confused, stiff or very sleepy: call 911.",
      "Bring them inside, gently. Take off wet clothes.",
      "Warm the chest and body first, with blankets. No hot water, no rubbing.",
      "A warm drink only if fully awake.",
      "Check the temperature again every few minutes.",
    ],
  },
  drowning: {
    heading: "Drowning",
    steps: [
      "Get them out of the water if it is safe for you.",
      "Call 911 and shout for help.",
      "If not breathing: check the code status, and start CPR with breaths.",
      "If breathing: turn them on the side and keep them warm.",
      "A doctor sees them, even if they seem well.",
    ],
  },
} as const;
