import type { LabelledReport } from "../labelled-report.ts";

/** Written after the rules and run before anything was changed for them; see docs/accuracy.md. */
export const twelfthRound: LabelledReport[] = [
  {
    id: "R1201",
    tags: ["head_strike", "anticoagulant", "correction"],
    context: {
      now: "2025-08-05T22:15",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "so this happened about nine tonight, no, nine thirty, because the news was on. Mr. V in one oh eight got up to turn the TV off and fell backwards into his nightstand. I heard it from the hall, I didn't see it. he's got a cut on the back of his head and it's bleeding through the washcloth. he told me he didn't hit his head but there's the cut. I think he's on warfarin, the nurse said warfarin. he's dizzy. the nurse is calling the doctor and getting him ready to go out. his walker was in the bathroom. his wife hasn't been called.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "critical",
      priorityReasons: ["head_strike_bleeding_risk", "head_wound_visible"],
      fields: {
        "resident.name": "Mr. V",
        "resident.room": "108",
        "occurred.time": "21:30",
        location: "resident_room",
        witnessed: "no",
        headStrike: {
          anyOf: ["yes", "unknown", null],
        },
        onAnticoagulant: {
          anyOf: ["yes", "unknown"],
        },
        "injury.present": "yes",
        "injury.types": {
          includes: ["laceration"],
        },
        "injury.sites": {
          includes: ["back of head"],
        },
        symptoms: {
          includes: ["dizziness"],
        },
        "fall.assistiveDevice": "walker",
        "fall.deviceInUse": "no",
        "notifications.charge_nurse": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        "occurred.time": ["21:00"],
        headStrike: ["no"],
        "notifications.family": ["done"],
        "notifications.physician": ["done"],
      },
      actionsMust: [
        "SEND_ER_911",
        "NEURO_CHECKS",
        "NOTIFY_PROVIDER",
        "NOTIFY_FAMILY",
        "NOTIFY_DON",
        "POST_FALL_HUDDLE",
      ],
      askNext: ["lossOfConsciousness", "notifications.physician", "onAnticoagulant"],
    },
  },
  {
    id: "R1202",
    tags: ["unwitnessed", "unknown_head", "negation"],
    context: {
      now: "2025-08-06T05:30",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. Q, room two forty two. the aide found her at four fifty on the floor beside her bed, lying on her right side, call light was clipped to the curtain. nobody saw her fall. she says she was reaching for her water. she can't say if she hit her head. no lumps, no cuts. there's a bruise coming up on her right hip and she says it's a five when she moves. she can lift the leg okay. she is not on any anticoagulant. bare feet. vitals one forty over eighty two, pulse ninety, temp ninety eight four. neuro checks started. I called the doctor, waiting on a call back. I didn't want to wake the daughter, I'll call at seven.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "high",
      priorityReasons: ["unwitnessed_fall", "fall_with_injury", "fall_pain"],
      fields: {
        "resident.name": "Mrs. Q",
        "resident.room": "242",
        "found.time": "04:50",
        location: "resident_room",
        witnessed: "no",
        "fall.activity": {
          anyOf: ["reaching"],
        },
        "fall.footwear": "bare_feet",
        "fall.environment": {
          includes: ["call_light_out_of_reach"],
        },
        headStrike: "unknown",
        onAnticoagulant: "no",
        "injury.present": "yes",
        "injury.types": {
          includes: ["bruise"],
        },
        "injury.sites": {
          includes: ["right hip"],
        },
        "pain.score": 5,
        "vitals.bp": "140/82",
        "vitals.pulse": 90,
        "vitals.tempF": 98.4,
        "fall.neuroChecks": "started",
        "notifications.physician": "attempted",
        "notifications.family": "not_done",
      },
      forbid: {
        headStrike: ["yes", "no"],
        onAnticoagulant: ["yes"],
        "notifications.physician": ["done"],
        "notifications.family": ["done"],
        "injury.suspectedFracture": ["yes"],
      },
      actionsMust: ["NEURO_CHECKS", "RN_ASSESS", "NOTIFY_FAMILY", "POST_FALL_HUDDLE", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.physician", "notifications.family", "lossOfConsciousness"],
    },
  },
  {
    id: "R1203",
    tags: ["curb", "visitor", "fracture"],
    context: {
      now: "2025-08-07T13:50",
      speaker: "front_desk",
      setting: "independent_living",
    },
    transcript:
      "this is the front desk. Mrs. Sample from three fifteen was walking out to the shuttle about twenty five after one and she stepped off the curb wrong. the driver saw her go down. her left ankle's swollen up like a grapefruit and it's crooked, and she can't put any weight on it. she says ten. no she didn't hit her head, she's sure, she landed on her behind. she takes something for her bones and a baby aspirin, that's it. paramedics are with her now. I called her daughter and she's driving over.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "critical",
      priorityReasons: ["suspected_fracture"],
      fields: {
        "resident.name": "Mrs. Sample",
        "resident.room": "315",
        "occurred.time": "13:25",
        witnessed: "yes",
        "fall.environment": {
          includes: ["curb"],
        },
        headStrike: "no",
        "injury.present": "yes",
        "injury.suspectedFracture": "yes",
        "injury.sites": {
          includes: ["left ankle"],
        },
        "pain.score": {
          anyOf: [10, null],
        },
        onAntiplatelet: {
          anyOf: ["yes", null],
        },
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.family": "done",
      },
      forbid: {
        headStrike: ["yes"],
        onAnticoagulant: ["yes"],
      },
      actionsMust: ["SEND_ER_911", "ENVIRONMENT_FIX"],
      askNext: ["onAnticoagulant", "lossOfConsciousness", "read-back", "notifications.physician"],
    },
  },
  {
    id: "R1204",
    tags: ["repeat", "bed_alarm", "low_bed"],
    context: {
      now: "2025-08-08T04:15",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. A in one thirty two bed A again, that's three times since Sunday. three forty this morning the bed alarm went off and by the time I got there she was sitting on the floor mat next to the bed, smiling. bed was in the low position. she says she was going to feed the chickens. she has dementia. no redness, no bruises, moving everything, she didn't complain when we got her up with the lift. can't say about her head, she's not a good historian. she's not on thinners, I asked the nurse. nurse did vitals and they're starting neuros. her son said not to call him at night unless she's hurt.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "high",
      priorityReasons: ["unwitnessed_fall", "repeat_fall"],
      fields: {
        "resident.name": "Mrs. A",
        "resident.room": {
          anyOf: ["132A", "132"],
        },
        "found.time": {
          anyOf: ["03:40", null],
        },
        location: "resident_room",
        witnessed: "no",
        "fall.environment": {
          includes: ["bed_low"],
        },
        "fall.repeatFall": "yes",
        "injury.present": "no",
        onAnticoagulant: "no",
        "fall.neuroChecks": "started",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        headStrike: ["yes", "no"],
        "injury.present": ["yes"],
        "notifications.family": ["done"],
        mentalStatus: ["changed"],
        priority: ["critical"],
      },
      actionsMust: [
        "NEURO_CHECKS",
        "THERAPY_EVAL",
        "QAPI_TREND",
        "NOTIFY_PROVIDER",
        "NOTIFY_FAMILY",
        "POST_FALL_HUDDLE",
        "CARE_PLAN_UPDATE",
      ],
      askNext: ["notifications.physician", "notifications.family", "headStrike"],
    },
  },
  {
    id: "R1205",
    tags: ["insulin", "double", "two_nurses"],
    context: {
      now: "2025-08-09T13:25",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. E, two oh two. his noon Humalog was given twice. I gave him eight units at eleven forty five and charted it, and the orientee didn't see it and gave him another eight at twelve ten. he'd already started his lunch. sugar before was two ten, at twelve forty five it was one twenty, just now one oh one. he ate all his lunch and a pudding. no shaking, no sweating, he says quit poking me. doctor notified, fingersticks every thirty minutes for four hours. I told the DON. his daughter's voicemail is full so I couldn't leave a message.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "critical",
      priorityReasons: ["high_alert_overdose"],
      fields: {
        "resident.name": "Mr. E",
        "resident.room": "202",
        "medication.errorType": "extra_dose",
        "medication.drug": {
          anyOf: ["Humalog", "insulin lispro"],
        },
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        "vitals.glucose": 101,
        "notifications.physician": "done",
        "notifications.don": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        "vitals.glucose": [210, 120],
        symptoms: ["shakiness", "sweating"],
        "notifications.family": ["done"],
      },
      actionsMust: ["MONITOR_GLUCOSE", "NOTIFY_FAMILY", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "R1206",
    tags: ["omission", "antiseizure", "high"],
    context: {
      now: "2025-08-10T17:20",
      speaker: "nurse",
      setting: "assisted_living",
    },
    transcript:
      "Mrs. Example, apartment thirty six. she's been out of her Keppra since Friday, the refill was sent to the wrong pharmacy, so she's missed five doses. nobody told me till today at four when her daughter asked about it. she hasn't had a seizure. she's a little shaky and she's got a headache. I called the neurologist's office, they called in a refill and want her to have a dose tonight. pharmacy is delivering at seven. daughter's aware obviously. vitals are fine.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "high",
      priorityReasons: ["med_error_monitoring"],
      fields: {
        "resident.name": "Mrs. Example",
        "resident.room": "36",
        "found.time": {
          anyOf: ["16:00", null],
        },
        "medication.errorType": "omission",
        "medication.drug": {
          anyOf: ["Keppra", "levetiracetam"],
        },
        "medication.missedDoses": 5,
        "medication.firstMissed.date": {
          anyOf: ["2025-08-08", null],
        },
        symptoms: {
          includes: ["shakiness"],
        },
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        priority: ["critical"],
      },
      actionsMust: ["NOTIFY_PROVIDER", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["read-back", "notifications.charge_nurse"],
    },
  },
  {
    id: "R1207",
    tags: ["wrong_drug", "sound_alike", "reached"],
    context: {
      now: "2025-08-11T21:05",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "I made a mistake with Ms. B, four fourteen. she was supposed to get hydroxyzine twenty five for itching and I gave her hydralazine twenty five, at eight. I noticed when I went to sign it out at eight twenty. her pressure was one thirty four over seventy at supper, at eight thirty it was one oh eight over sixty, and now at nine it's ninety six over fifty two. she's lightheaded so I've got her lying down with her legs up. pulse one oh four. doctor's called, hold the metoprolol and vitals every fifteen. no falls. her niece is her contact, no answer.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "high",
      priorityAccept: ["critical"],
      priorityReasons: ["med_error_monitoring"],
      fields: {
        "resident.name": "Ms. B",
        "resident.room": "414",
        "occurred.time": "20:00",
        "found.time": {
          anyOf: ["20:20", null],
        },
        "medication.errorType": "wrong_drug",
        "medication.drugOrdered": "hydroxyzine",
        "medication.drugGiven": "hydralazine",
        "medication.reachedResident": "yes",
        symptoms: {
          includes: ["lightheaded"],
        },
        "vitals.bp": "96/52",
        "vitals.pulse": 104,
        "notifications.physician": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        "vitals.bp": ["134/70", "108/60"],
        category: ["fall"],
        "notifications.family": ["done"],
      },
      actionsMust: ["MONITOR_VITALS", "NOTIFY_FAMILY", "NOTIFY_DON", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "R1208",
    tags: ["route", "eye", "routine"],
    context: {
      now: "2025-08-12T09:40",
      speaker: "med_tech",
      setting: "assisted_living",
    },
    transcript:
      "this is for Mr. Doe in eleven. I put his ear drops in his left eye at nine this morning, the bottles look the same. I flushed it with saline for ten minutes right away. it's a little pink but he says it doesn't hurt and he can see fine. I called the nurse, she called the eye doctor, they said keep flushing and watch it. pharmacy's putting a bright label on. his wife was in the room.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "high",
      priorityAccept: ["routine"],
      priorityReasons: ["med_error_monitoring"],
      fields: {
        "resident.name": "Mr. Doe",
        "resident.room": "11",
        "occurred.time": "09:00",
        "medication.errorType": "wrong_route",
        "medication.reachedResident": "yes",
        "pain.present": {
          anyOf: ["no", null],
        },
        "notifications.charge_nurse": "done",
        "notifications.physician": "done",
      },
      forbid: {
        priority: ["critical"],
        "pain.present": ["yes"],
      },
      actionsMust: ["MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["notifications.family", "read-back"],
    },
  },
  {
    id: "R1209",
    tags: ["covid", "cluster", "dining"],
    context: {
      now: "2025-08-13T18:00",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "we've got covid on the two hundred hall. Mr. C in two oh six was positive Monday. today Mrs. L in two ten and Mr. P in two eleven popped on the rapids, that was at four. so three. Mrs. L has a low grade, ninety nine nine, and a scratchy throat. Mr. P doesn't have any symptoms. they all play cards together. one housekeeper is out positive. all three are on droplet and contact, N ninety fives. families have been called for all of them. doctor's ordering Paxlovid for Mrs. L. I have not reported it to the county.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "high",
      priorityReasons: ["cluster", "confirmed_transmissible"],
      fields: {
        "infection.syndrome": "covid",
        "infection.testResult": "positive",
        "infection.affectedCount": 3,
        "infection.staffAffected": 1,
        "infection.clusterRooms": {
          includes: ["206", "210", "211"],
        },
        "infection.clusterSuspected": true,
        symptoms: {
          includes: ["sore_throat"],
        },
        "infection.isolation": {
          includes: ["droplet", "contact"],
        },
        "infection.treatment": {
          anyOf: ["Paxlovid", "nirmatrelvir-ritonavir", null],
        },
        "notifications.family": "done",
        "notifications.physician": "done",
        "notifications.health_department": "not_done",
      },
      forbid: {
        "notifications.health_department": ["done"],
        "infection.affectedCount": [1, 2],
      },
      actionsMust: ["NOTIFY_IP", "LINE_LIST", "ISOLATE", "HEALTH_DEPT", "EXPOSURE_TEST"],
      askNext: ["notifications.infection_preventionist", "notifications.health_department"],
    },
  },
  {
    id: "R1210",
    tags: ["cellulitis", "spreading", "AL"],
    context: {
      now: "2025-08-14T10:20",
      speaker: "nurse",
      setting: "assisted_living",
    },
    transcript:
      "Mr. Example in apartment two, his left calf. it was a bug bite Sunday and today it's red and hot from the ankle to the knee, tight and shiny. temp ninety nine six. pulse ninety six, pressure one twenty four over seventy. no streaks. pain five. he's alert. no drainage. I outlined it at nine thirty. doctor started doxycycline, first dose at ten. he's allergic to penicillin so not Keflex. wife's been told. he does not have a catheter or anything.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "high",
      priorityAccept: ["routine"],
      priorityReasons: ["fever_localized_infection"],
      secondaryAllowed: ["wound"],
      fields: {
        "resident.name": "Mr. Example",
        "resident.room": "2",
        "infection.syndrome": "skin",
        "infection.site": "left calf",
        "vitals.tempF": 99.6,
        "vitals.pulse": 96,
        "vitals.bp": "124/70",
        "pain.score": 5,
        mentalStatus: {
          anyOf: ["baseline", null],
        },
        "infection.treatment": {
          anyOf: ["doxycycline"],
        },
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        "infection.treatment": ["Keflex", "cephalexin"],
        category: ["medication"],
        priority: ["critical"],
      },
      actionsMust: ["NOTIFY_IP", "ANTIBIOTIC_REVIEW"],
      askNext: ["notifications.infection_preventionist"],
    },
  },
  {
    id: "R1211",
    tags: ["sepsis", "catheter", "aide"],
    context: {
      now: "2025-08-15T06:05",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "I don't think Mrs. K is doing good, she's in three thirty. when I did my five thirty round she was shivering so hard the bed was shaking and her skin was clammy. she called me Dorothy and she knows my name. her catheter bag only has a little bit in it and it looks like tea. I got the nurse and she's got a temp of one oh three one, heart rate one twenty two, blood pressure ninety over forty six, oxygen ninety two. the nurse is on the phone with the doctor. they said she was fine at midnight. I don't know about the family.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "critical",
      priorityReasons: ["sepsis_signs", "neuro_change"],
      fields: {
        "resident.name": "Mrs. K",
        "resident.room": "330",
        mentalStatus: {
          anyOf: ["changed", null],
        },
        "infection.catheter": "yes",
        "vitals.tempF": 103.1,
        "vitals.pulse": 122,
        "vitals.bp": "90/46",
        "vitals.spo2": 92,
        symptoms: {
          anyOf: ["chills", "sweating", null],
        },
        "notifications.charge_nurse": "done",
        "notifications.physician": {
          anyOf: ["attempted", "done"],
        },
      },
      forbid: {
        "notifications.family": ["done"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_PROVIDER", "NOTIFY_FAMILY", "NOTIFY_IP", "MONITOR_VITALS"],
      askNext: ["notifications.physician", "notifications.family", "notifications.infection_preventionist"],
    },
  },
  {
    id: "R1212",
    tags: ["negative_workup", "routine"],
    context: {
      now: "2025-08-16T15:10",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. J, one nineteen, had a cough over the weekend so we worked him up. chest x ray is clear, covid and flu both negative, white count normal. no fever, ninety eight two, sats ninety six. he sounds better today. his roommate isn't coughing. doctor said it's allergies, start Claritin, no antibiotics. wife updated. he's off precautions as of noon.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "routine",
      priorityReasons: ["mild_isolated"],
      fields: {
        "resident.name": "Mr. J",
        "resident.room": "119",
        "infection.testResult": "negative",
        symptoms: {
          anyOf: ["cough", null],
        },
        "vitals.tempF": 98.2,
        "vitals.spo2": 96,
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        "infection.testResult": ["positive"],
        "infection.syndrome": ["covid", "influenza"],
        symptoms: ["fever"],
        "infection.affectedCount": [2],
        priority: ["high", "critical"],
      },
      actionsMust: ["MONITOR_SYMPTOMS"],
      askNext: ["read-back", "notifications.infection_preventionist"],
    },
  },
  {
    id: "R1213",
    tags: ["missing", "ongoing", "AL"],
    context: {
      now: "2025-08-17T20:45",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "we have a code going on, Mr. R from memory care, room nine. I last saw him at seven fifty watching the ball game in the lounge. at eight fifteen I went to get him for bed and he's not in the lounge, not in his room, not in the bathrooms. the patio gate's unlatched. he's in a red flannel shirt and jeans, brown slippers. we've searched inside twice. everybody else is counted. I called the director and she said call nine one one, the police are on the way. I haven't called his wife yet. it's dark and he's got a bad heart.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["resident_missing"],
      fields: {
        "resident.name": "Mr. R",
        "resident.room": "9",
        "behavior.type": "elopement",
        "elopement.lastSeen.time": "19:50",
        "elopement.lastSeenPlace": "tv_lounge",
        "elopement.noticedMissing.time": "20:15",
        "elopement.clothing": "red flannel shirt and jeans",
        "elopement.headcountDone": "yes",
        "elopement.policeCalled": "yes",
        "notifications.administrator": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        "elopement.found.time": ["20:15", "19:50"],
        "notifications.family": ["done"],
        "elopement.policeCalled": ["no"],
      },
      actionsMust: ["SEARCH_CODE", "POLICE_911", "NOTIFY_FAMILY", "STATE_REPORT_CHECK"],
      askNext: ["notifications.family", "notifications.physician"],
    },
  },
  {
    id: "R1214",
    tags: ["abuse", "family_allegation", "hearsay"],
    context: {
      now: "2025-08-18T11:30",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. F's son just left my office, she's in two thirty four. he says yesterday evening around seven his mother told him on the phone that the aide pulled her out of bed by her arm and said if you ring that bell one more time. he wants that aide gone. I went to see Mrs. F, she has some dementia, she said I don't want to get anyone in trouble. there's a bruise on her left upper arm, about two inches, bluish. I've taken the aide off the schedule. I called the administrator at eleven fifteen, she's on her way in. I haven't called the doctor.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["abuse_allegation"],
      secondaryAllowed: ["wound"],
      fields: {
        "resident.name": "Mrs. F",
        "resident.room": "234",
        abuseScreen: "yes",
        "abuse.allegationBy": {
          anyOf: ["family", "resident"],
        },
        "notifications.administrator": "done",
        "notifications.physician": "not_done",
      },
      forbid: {
        "notifications.physician": ["done"],
        category: ["fall"],
      },
      actionsMust: [
        "ABUSE_REPORT_2H",
        "PROTECT_RESIDENT",
        "SKIN_CHECK",
        "INVESTIGATE_5DAY",
        "NOTIFY_PROVIDER",
      ],
      askNext: ["notifications.physician"],
    },
  },
  {
    id: "R1215",
    tags: ["staff_aggression", "bite", "abc"],
    context: {
      now: "2025-08-19T08:30",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. O, one oh six. around seven fifteen we were getting her dressed, she doesn't like her left arm touched because of the shoulder, and my partner forgot and grabbed it to put the sleeve on. she bit my partner on the hand and scratched me. it broke the skin on her hand. Mrs. O isn't hurt. we stopped and let her do the sleeve herself and gave her her coffee and she was fine. my partner's with the nurse getting it cleaned up. she bit somebody last summer too. it's not in her care plan about the arm.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "high",
      priorityReasons: ["aggression_contact_staff"],
      fields: {
        "resident.name": "Mrs. O",
        "resident.room": "106",
        "occurred.time": "07:15",
        "behavior.type": "physical_aggression_staff",
        "behavior.contactMade": "yes",
        "behavior.antecedent": {
          includes: ["left arm"],
        },
        "behavior.intervention": {
          includes: ["coffee"],
        },
        "injury.present": "no",
        staffInjury: "yes",
        "notifications.charge_nurse": {
          anyOf: ["done", null],
        },
      },
      forbid: {
        "injury.present": ["yes"],
        priority: ["critical"],
        "behavior.type": ["physical_aggression_resident"],
      },
      actionsMust: ["BEHAVIOR_ROOT", "CARE_PLAN_UPDATE", "STAFF_INJURY_REPORT"],
      askNext: ["notifications.family", "notifications.charge_nurse", "notifications.physician"],
    },
  },
  {
    id: "R1216",
    tags: ["property", "no_contact"],
    context: {
      now: "2025-08-20T16:45",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "Mr. Sample in apartment twenty threw his dinner plate against the wall about four thirty and tipped the table over. nobody was near him. he was mad because his TV's been out since Sunday. he yelled some but he calmed down when I told him the cable guy's coming tomorrow. no one was hurt, he didn't hit anyone. I swept up the glass. he apologized. I'm going to tell the nurse when she's back from her break.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "routine",
      priorityReasons: ["redirected_no_contact"],
      fields: {
        "resident.name": "Mr. Sample",
        "resident.room": "20",
        "occurred.time": "16:30",
        "behavior.type": {
          anyOf: ["property", "verbal_aggression"],
        },
        "behavior.contactMade": "no",
        "behavior.antecedent": {
          includes: ["TV"],
        },
        "injury.present": "no",
        "notifications.charge_nurse": {
          anyOf: ["not_done", null],
        },
      },
      forbid: {
        "behavior.contactMade": ["yes"],
        "notifications.charge_nurse": ["done"],
        category: ["fall"],
        priority: ["critical"],
      },
      actionsMust: ["BEHAVIOR_ROOT"],
      askNext: ["notifications.charge_nurse"],
    },
  },
  {
    id: "R1217",
    tags: ["stage3", "infection", "measurements"],
    context: {
      now: "2025-08-21T10:15",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. G's left trochanter, he's in three eleven. stage three, measured at nine forty, five by four by one point eight, that's up from four by three by one last Thursday. there's undermining at two o'clock. drainage is heavy and tan, it soaked the dressing and it smells awful. the skin around it is red and warm and hard. temp one hundred point eight. pain eight, he's been refusing to turn. he's alert. wound nurse and the doctor both saw it, culture's sent and he's starting Augmentin. dietitian's been told. his sister hasn't.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "high",
      priorityReasons: ["stage3_plus_or_dti", "wound_infection_signs"],
      secondaryAllowed: ["infection"],
      fields: {
        "resident.name": "Mr. G",
        "resident.room": "311",
        "found.time": "09:40",
        "wound.type": "pressure_injury",
        "wound.stage": "3",
        "wound.lengthCm": 5,
        "wound.widthCm": 4,
        "wound.depthCm": 1.8,
        "wound.drainageAmount": "heavy",
        "wound.odor": "yes",
        "wound.infectionSigns": {
          includes: ["redness", "warmth"],
        },
        "wound.trend": {
          anyOf: ["worse", null],
        },
        "vitals.tempF": 100.8,
        "pain.score": 8,
        "notifications.physician": "done",
        "notifications.family": {
          anyOf: ["not_done", null],
        },
      },
      forbid: {
        "wound.lengthCm": [4],
        "wound.depthCm": [1],
        "wound.odor": ["no"],
        "notifications.family": ["done"],
      },
      actionsMust: ["TREATMENT_ORDER", "OFFLOAD", "NOTIFY_IP", "NOTIFY_FAMILY", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "R1218",
    tags: ["skin_tear", "two_sites", "routine"],
    context: {
      now: "2025-08-22T19:20",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. W, room two twenty nine. when I was taking her compression stocking off at six forty five the tape pulled and she's got a skin tear on her right lower leg, about an inch and a half long. little bit of blood, it stopped. the nurse came, cleaned it with saline and put a foam dressing on. left leg's fine. she isn't on blood thinners. says it stings, a two. her husband was sitting there. the nurse is going to fax the doctor.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "routine",
      priorityReasons: ["first_aid_only"],
      fields: {
        "resident.name": "Mrs. W",
        "resident.room": "229",
        "occurred.time": "18:45",
        "wound.type": "skin_tear",
        "wound.site": "right lower leg",
        "wound.side": "right",
        "wound.lengthCm": {
          near: 3.8,
          tol: 0.1,
        },
        "wound.knownCause": "yes",
        onAnticoagulant: "no",
        "pain.score": 2,
        immediateActions: {
          includes: ["cleaned", "dressing"],
        },
        "notifications.charge_nurse": "done",
        "notifications.physician": {
          anyOf: ["not_done", "attempted", null],
        },
      },
      forbid: {
        onAnticoagulant: ["yes"],
        "wound.side": ["left"],
        "notifications.physician": ["done"],
        priority: ["critical"],
      },
      actionsMust: ["RN_ASSESS", "TREATMENT_ORDER"],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R1219",
    tags: ["bleeding", "home", "varicose"],
    context: {
      now: "2025-08-23T14:35",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "I'm at Mrs. Doe's. she scratched her shin in the shower and one of those big veins opened up, it's spraying, there's blood on the wall. ten minutes ago. I've got her lying down with her leg up on the couch and I'm pressing on it with both hands, every time I look it starts again. she takes Coumadin. she's getting white and says she feels far away. I put nine one one on speaker, they're coming. I haven't called the office, my hands are full. her son's at work.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "critical",
      priorityReasons: ["bleeding_uncontrolled"],
      fields: {
        "resident.name": "Mrs. Doe",
        "occurred.time": {
          anyOf: ["14:25", null],
        },
        "wound.site": {
          anyOf: ["shin", "leg"],
        },
        "wound.bleedingControlled": "no",
        onAnticoagulant: "yes",
        immediateActions: {
          includes: ["pressure_applied"],
        },
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.agency_office": "not_done",
      },
      forbid: {
        "wound.bleedingControlled": ["yes"],
        "notifications.agency_office": ["done"],
        category: ["fall"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_PROVIDER", "NOTIFY_FAMILY"],
      askNext: ["notifications.physician", "notifications.agency_office", "notifications.family"],
    },
  },
  {
    id: "R1220",
    tags: ["ischemia", "dusky", "toes", "nurse"],
    context: {
      now: "2025-08-24T07:10",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. B in one forty four, arterial disease, he's got that ulcer on his left second toe. at six thirty this morning the toe and the one next to it are black and the front of the foot is dusky, cool to touch, cap refill I counted eight seconds. I can't doppler the pedal pulse, Friday we could. he says it's burning, eight out of ten, worse when I raise it. right foot's pink and warm. sugar one eighty. vascular on call says ER now, ambulance is on the way. his daughter knows. no fever.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "critical",
      priorityReasons: ["limb_ischemia"],
      fields: {
        "resident.name": "Mr. B",
        "resident.room": "144",
        "found.time": "06:30",
        "wound.type": {
          anyOf: ["arterial_ulcer", "necrosis"],
        },
        "wound.side": "left",
        "wound.site": {
          anyOf: ["left second toe", "left toe", "left foot"],
        },
        "pain.score": 8,
        "vitals.glucose": 180,
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.family": "done",
        "notifications.physician": {
          anyOf: ["done", null],
        },
      },
      forbid: {
        "wound.side": ["right"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_DON"],
      askNext: ["read-back", "notifications.physician"],
    },
  },
];
