import type { LabelledReport } from "../labelled-report.ts";

/** Written after the rules and run before anything was changed for them; see docs/accuracy.md. */
export const ninthRound: LabelledReport[] = [
  {
    id: "R901",
    tags: ["fall", "mixed_medication", "two_corrections"],
    context: {
      now: "2025-06-03T07:50",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "report on Mrs. O in three twenty six, wait, that's her old room, she moved, she's in three thirty one now. CNA found her at six ten this morning, half under the sink in her bathroom. no one saw it. she says her feet went out from under her. there's a skin tear on the right elbow, two centimeters, and she says her ribs are sore on the right, five out of ten, worse with a deep breath. she thinks she bumped her head but she's not sure. when I looked at the MAR, night shift gave her trazodone a hundred instead of fifty. she's not on a blood thinner, she came off Coumadin in April. pressure lying one twenty over seventy, standing ninety eight over sixty. doctor called back and wants rib films. I talked to her niece.",
    expected: {
      secondary: ["medication"],
      category: "fall",
      priority: "high",
      priorityReasons: ["unwitnessed_fall", "fall_with_injury", "hypotension_or_dizziness"],
      fields: {
        "resident.name": "Mrs. O",
        "resident.room": "331",
        "found.time": "06:10",
        location: "bathroom",
        witnessed: "no",
        headStrike: "unknown",
        onAnticoagulant: "no",
        "injury.present": "yes",
        "injury.types": {
          includes: ["skin_tear"],
        },
        "pain.score": 5,
        "vitals.bp": "98/60",
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        "resident.room": ["326"],
        headStrike: ["yes", "no"],
        onAnticoagulant: ["yes"],
      },
      actionsMust: ["NEURO_CHECKS", "RN_ASSESS", "POST_FALL_HUDDLE", "CARE_PLAN_UPDATE", "MED_REVIEW"],
      askNext: ["lossOfConsciousness", "read-back", "vitals"],
    },
  },
  {
    id: "R902",
    tags: ["hip", "lay_words", "AL"],
    context: {
      now: "2025-06-04T14:45",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "it's for Mr. Sample in apartment twelve. he was out on the patio with the group and got his foot hung up on the hose, I was watering, I saw the whole thing happen. about ten after two. came down on the left hip on the concrete. he's hollering if we so much as touch that leg and he's holding it kind of rolled out, can't straighten it. pain's a ten he says. head's fine, he caught himself with his hands, got some road rash on the palms. we put a blanket on him and didn't try to get him up. squad's on the way. he had some kind of heart stent in the winter and they've got him on Brilinta. I called his wife and the nurse.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "critical",
      priorityReasons: ["suspected_fracture"],
      fields: {
        "resident.name": "Mr. Sample",
        "resident.room": "12",
        "occurred.time": "14:10",
        location: "outside_grounds",
        witnessed: "yes",
        "fall.mechanism": "trip",
        "injury.suspectedFracture": "yes",
        "injury.present": "yes",
        "pain.score": 10,
        onAntiplatelet: "yes",
        immediateActions: {
          includes: ["not_moved"],
        },
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.family": "done",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        headStrike: ["yes"],
        onAnticoagulant: ["yes"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_PROVIDER", "POST_FALL_HUDDLE", "SERVICE_PLAN_UPDATE"],
      askNext: ["notifications.physician", "headStrike", "read-back"],
    },
  },
  {
    id: "R903",
    tags: ["fall", "unknown_thinner", "IL"],
    context: {
      now: "2025-06-05T09:20",
      speaker: "front_desk",
      setting: "independent_living",
    },
    transcript:
      "hello, front desk here. Ms. Example in three oh six pulled her bathroom cord at eight fifty. security and I went up and she was sitting on the tub edge holding a washcloth on her forehead, she said she leaned over to spit and down she went and hit the faucet. so nobody was with her. it's about an inch and it was bleeding pretty good but it's slowed down. she doesn't know her pills, she said one of them's for her blood, she couldn't tell me the name. she's making sense, knows the date. ambulance came and she sent them away, signed their form. I called her son and it rang and rang.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "critical",
      priorityReasons: ["head_wound_visible", "unwitnessed_fall"],
      fields: {
        "resident.name": "Ms. Example",
        "resident.room": "306",
        location: "bathroom",
        witnessed: "no",
        headStrike: "yes",
        "injury.present": "yes",
        "injury.sites": {
          includes: ["forehead"],
        },
        onAnticoagulant: {
          anyOf: ["unknown", null],
        },
        mentalStatus: "baseline",
        disposition: "refused_transport",
        "notifications.family": "attempted",
      },
      forbid: {
        onAnticoagulant: ["no"],
        "notifications.family": ["done"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_FAMILY", "NEURO_CHECKS"],
      askNext: ["lossOfConsciousness", "onAnticoagulant", "notifications.family"],
    },
  },
  {
    id: "R904",
    tags: ["bed_slide", "routine"],
    context: {
      now: "2025-06-06T06:30",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mr. N, one oh four bed B. I was changing him around five thirty and had him on his side and his bottom half started sliding, so I went with him and we both ended up sitting on the mat, me under him. my partner was right there. he never hit anything, he landed on me. he's fine, chuckling. skin's good, moving all his limbs like normal. bed was up because I was working, I know, I should've had the rail up. nurse did his vitals, one oh six, no, one sixteen over sixty four, pulse sixty six, sats ninety five. my back's fine. no blood thinners, he's on a baby aspirin.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "routine",
      priorityReasons: ["no_harm"],
      fields: {
        "resident.name": "Mr. N",
        "resident.room": {
          anyOf: ["104B", "104"],
        },
        "occurred.time": "05:30",
        witnessed: "yes",
        "fall.mechanism": {
          anyOf: ["slide_from_bed", "lowered_by_staff"],
        },
        headStrike: "no",
        "injury.present": {
          anyOf: ["no", null],
        },
        "vitals.bp": "116/64",
        "vitals.pulse": 66,
        "vitals.spo2": 95,
        onAnticoagulant: "no",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        headStrike: ["yes", "unknown"],
        "injury.present": ["yes"],
        staffInjury: ["yes"],
        priority: ["critical"],
      },
      actionsMust: ["POST_FALL_HUDDLE", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "R905",
    tags: ["wrong_resident", "no_symptom", "two_names"],
    context: {
      now: "2025-06-07T20:50",
      speaker: "med_tech",
      setting: "assisted_living",
    },
    transcript:
      "I messed up the eight o'clock pass. Mrs. Doe in fourteen and Ms. Doe in forty, I handed Mrs. Doe the cup that had Ms. Doe's name on it. she swallowed them before I looked at the picture. it was Xanax half a milligram, and Zocor, and I think the little white one is Synthroid. she normally doesn't take anything at night but Colace. she's awake, says she feels fine, maybe a little sleepy but it's her bedtime. pressure one thirty six over seventy eight, pulse seventy. I called the nurse at eight fifteen, she called poison control and they said check on her every hour. Ms. Doe got her own at eight thirty. I haven't called anybody's family.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "critical",
      priorityReasons: ["wrong_resident_symptomatic"],
      fields: {
        "resident.name": "Mrs. Doe",
        "resident.room": "14",
        "occurred.time": {
          anyOf: ["20:00"],
        },
        "medication.errorType": "wrong_resident",
        "medication.drugs": {
          includes: ["Xanax", "Zocor"],
        },
        "medication.reachedResident": "yes",
        "vitals.bp": "136/78",
        "vitals.pulse": 70,
        "notifications.charge_nurse": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        "resident.name": ["Ms. Doe"],
        "resident.room": ["40"],
        "notifications.family": ["done"],
      },
      actionsMust: ["MONITOR_VITALS", "NOTIFY_PROVIDER", "NOTIFY_FAMILY", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R906",
    tags: ["count", "patch", "diversion"],
    context: {
      now: "2025-06-08T15:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "narc count at three o'clock change of shift on the two hundred hall. Mrs. P's fentanyl patches, two oh four, the sheet shows five left and there are four in the box. we tore the cart apart, me and the nurse coming on. her current patch is on her, I looked, dated the sixth, so nobody put on an extra. her pain's been a three, no change. the nurse who had the cart on nights is agency and I can't reach her. supervisor's been told. I have not called the administrator or the DON yet, I'm about to.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "high",
      priorityReasons: ["controlled_count_discrepancy"],
      fields: {
        "resident.name": "Mrs. P",
        "resident.room": "204",
        "found.time": "15:00",
        "medication.errorType": "count_discrepancy",
        "medication.drug": "fentanyl",
        "medication.countExpected": 5,
        "medication.countActual": 4,
        "pain.score": 3,
        "notifications.charge_nurse": "done",
        "notifications.administrator": "not_done",
        "notifications.don": "not_done",
      },
      forbid: {
        "medication.errorType": ["extra_dose"],
        "medication.countActual": [5],
        "notifications.administrator": ["done"],
        "notifications.don": ["done"],
      },
      actionsMust: ["CONTROLLED_COUNT", "NOTIFY_ADMIN", "REPORT_24H", "INVESTIGATE_5DAY"],
      askNext: ["notifications.administrator"],
    },
  },
  {
    id: "R907",
    tags: ["digoxin", "double", "symptomatic"],
    context: {
      now: "2025-06-09T11:30",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. A, one thirty five. digoxin. he's ordered point one two five and the card that came from the new pharmacy is point two five and we've been giving a whole tab since Thursday, so double, four days. picked it up at ten thirty when he said everything looks yellow and he couldn't keep his breakfast down. apical's forty eight. he's nauseated and wiped out. pressure one oh two over fifty. held today's. I've got a call in to cardiology and the house doctor called back, she wants a dig level stat and send him if he drops under forty five. wife was here, she knows. told the DON.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "critical",
      priorityReasons: ["high_alert_overdose"],
      fields: {
        "resident.name": "Mr. A",
        "resident.room": "135",
        "found.time": "10:30",
        "medication.errorType": {
          anyOf: ["wrong_dose", "extra_dose"],
        },
        "medication.drug": "digoxin",
        "medication.doseOrdered": {
          anyOf: ["0.125", "0.125 mg"],
        },
        "medication.doseGiven": {
          anyOf: ["0.25", "0.25 mg"],
        },
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        "vitals.pulse": 48,
        "vitals.bp": "102/50",
        symptoms: {
          includes: ["fatigue"],
        },
        "notifications.physician": "done",
        "notifications.family": "done",
        "notifications.don": "done",
      },
      forbid: {
        disposition: ["sent_to_er", "911_called"],
      },
      actionsMust: ["MONITOR_VITALS", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["read-back"],
    },
  },
  {
    id: "R908",
    tags: ["wrong_time", "insulin", "late"],
    context: {
      now: "2025-06-10T13:10",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "I'm the weekend aide for Mr. Doe. his wife does his insulin but she's in the hospital since Friday and nobody set it up, so he hasn't had any yesterday or today. his meter says four ten, no wait that's the time, it's three eighty eight. he's drinking water nonstop and peeing a lot, he's tired. he's talking okay. he takes Lantus at night, I don't know how much. I'm not allowed to give it. I called the office, the nurse said she's calling his doctor right now and for me to stay with him. his daughter lives in Texas, I left her a voicemail.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "high",
      priorityAccept: ["critical"],
      priorityReasons: ["high_alert_omission"],
      fields: {
        "resident.name": "Mr. Doe",
        "medication.errorType": "omission",
        "medication.drug": {
          anyOf: ["insulin", "Lantus", "insulin glargine"],
        },
        "medication.highAlert": true,
        "vitals.glucose": 388,
        symptoms: {
          includes: ["fatigue"],
        },
        "notifications.agency_office": "done",
        "notifications.physician": {
          anyOf: ["attempted", null],
        },
        "notifications.family": "attempted",
      },
      forbid: {
        "vitals.glucose": [410],
        "notifications.family": ["done"],
      },
      actionsMust: ["MONITOR_GLUCOSE", "NOTIFY_PROVIDER", "NOTIFY_FAMILY", "MED_TEACHING"],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R909",
    tags: ["cdiff", "suspected", "pending", "family"],
    context: {
      now: "2025-06-11T10:10",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. B, two forty five. five watery stools since midnight, sour smell, belly's crampy. he finished Cipro last Wednesday for a prostate infection. no blood in it. temp ninety eight eight, pressure one eighteen over seventy. he's drinking. I sent a stool for C diff at eight and it's not back. put him on contact with the brown sign, he's got his own bathroom. his roommate's fine. wife's aware. doctor's aware, no antidiarrheals. last year he had C diff twice. I'll let the infection preventionist know when she gets in.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "high",
      priorityAccept: ["routine"],
      priorityReasons: ["confirmed_transmissible"],
      fields: {
        "resident.name": "Mr. B",
        "resident.room": "245",
        "infection.syndrome": {
          anyOf: ["cdiff", "gi"],
        },
        "infection.testResult": "pending",
        "infection.onset.date": {
          anyOf: ["2025-06-11", null],
        },
        symptoms: {
          includes: ["diarrhea"],
        },
        "vitals.tempF": 98.8,
        "vitals.bp": "118/70",
        "infection.isolation": {
          includes: ["contact"],
        },
        "notifications.physician": "done",
        "notifications.family": "done",
        "notifications.infection_preventionist": "not_done",
      },
      forbid: {
        "infection.testResult": ["positive"],
        symptoms: ["bloody_stool", "fever"],
        "notifications.infection_preventionist": ["done"],
      },
      actionsMust: ["NOTIFY_IP", "ISOLATE", "ANTIBIOTIC_REVIEW"],
      askNext: ["notifications.infection_preventionist"],
    },
  },
  {
    id: "R910",
    tags: ["pneumonia", "sepsis", "numbers"],
    context: {
      now: "2025-06-12T02:15",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. M in one oh six isn't doing well. she's had a wet cough since Monday, chest film yesterday said left lower lobe pneumonia and she got her first dose of Rocephin at six tonight. at one thirty the aide said she was burning up. temp a hundred and three, heart rate one twenty four, respirations twenty eight, blood pressure ninety two over forty eight, that's down from one thirty at supper. sats ninety one on three liters. she's mumbling, won't follow my finger. on call says ship her. I called the son, he wants everything done. transport is thirty minutes out, I asked for lights and sirens.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "critical",
      priorityReasons: ["sepsis_signs", "neuro_change"],
      fields: {
        "resident.name": "Mrs. M",
        "resident.room": "106",
        "infection.syndrome": "respiratory",
        mentalStatus: "changed",
        "vitals.tempF": 103,
        "vitals.pulse": 124,
        "vitals.resp": 28,
        "vitals.bp": "92/48",
        "vitals.spo2": 91,
        "infection.treatment": {
          anyOf: ["Rocephin", "ceftriaxone"],
        },
        disposition: {
          anyOf: ["sent_to_er", "911_called"],
        },
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        "vitals.bp": ["130/48"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_IP", "NOTIFY_DON"],
      askNext: ["notifications.infection_preventionist", "read-back"],
    },
  },
  {
    id: "R911",
    tags: ["covid", "roommate", "negation", "wife"],
    context: {
      now: "2025-06-13T12:00",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "so Mr. Y in twenty eight, his wife went home from visiting and called back to say she tested positive for covid. he doesn't have anything, no cough, no fever, temp ninety seven six, sats ninety seven. we did a rapid on him at eleven and it was negative. the nurse wants another one in forty eight hours. he's wearing a mask and eating in his apartment till then. nobody else on the hall has symptoms. doctor hasn't been told, I guess the nurse will.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "routine",
      priorityReasons: ["mild_isolated"],
      fields: {
        "resident.name": "Mr. Y",
        "resident.room": "28",
        "infection.testResult": "negative",
        "vitals.tempF": 97.6,
        "vitals.spo2": 97,
        "infection.isolation": {
          anyOf: ["stay_in_room", null],
        },
        "notifications.charge_nurse": "done",
        "notifications.physician": "not_done",
      },
      forbid: {
        "infection.testResult": ["positive"],
        symptoms: ["cough", "fever"],
        "notifications.physician": ["done"],
        priority: ["high", "critical"],
      },
      actionsMust: ["MONITOR_SYMPTOMS"],
      askNext: ["notifications.physician", "notifications.family", "notifications.infection_preventionist"],
    },
  },
  {
    id: "R912",
    tags: ["mrsa", "wound", "culture", "category"],
    context: {
      now: "2025-06-14T16:40",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "lab just called, three fifty five, Mr. K's leg wound grew out MRSA. he's in one fifty eight. it's the venous ulcer on his left shin, had it for months, we cultured it Wednesday because it looked angry. he's on Bactrim as of today. afebrile, ninety eight three. drainage is contained under the dressing. he's on contact now, gown and gloves, sign's up. his tablemates haven't got any open areas. doctor gave the order, his sister's been notified. infection control's out till Monday, I emailed her.",
    expected: {
      secondary: [],
      category: "infection",
      categoryAccept: ["wound"],
      priority: "high",
      priorityReasons: ["confirmed_transmissible"],
      secondaryAllowed: ["wound", "infection"],
      fields: {
        "resident.name": "Mr. K",
        "resident.room": "158",
        "infection.testResult": {
          anyOf: ["positive", null],
        },
        "infection.treatment": {
          anyOf: ["Bactrim", "sulfamethoxazole-trimethoprim", null],
        },
        "vitals.tempF": 98.3,
        "infection.isolation": {
          anyOf: ["contact", null],
        },
        "notifications.physician": "done",
        "notifications.family": "done",
        "notifications.infection_preventionist": "attempted",
      },
      forbid: {
        symptoms: ["fever"],
        "notifications.infection_preventionist": ["done"],
      },
      actionsMust: ["NOTIFY_IP"],
      askNext: ["notifications.infection_preventionist", "read-back"],
    },
  },
  {
    id: "R913",
    tags: ["missing", "ongoing", "home_care"],
    context: {
      now: "2025-06-15T17:25",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "I don't know what to do, I got to Mrs. Sample's at five for supper and the house is empty. back door's standing open, stove's on. her walker's here. she's got Alzheimer's and she's never supposed to be by herself, the day girl left at four. I've been up and down the block and knocked on both neighbors. she had on a green housecoat this morning. her phone's on the table. I called her daughter, she's twenty minutes away. I haven't called the police, should I? I called the office and got the machine.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["resident_missing"],
      fields: {
        "resident.name": "Mrs. Sample",
        "behavior.type": "elopement",
        "elopement.noticedMissing.time": "17:00",
        "elopement.lastSeen.time": {
          anyOf: ["16:00", null],
        },
        "elopement.clothing": "green housecoat",
        "elopement.policeCalled": "no",
        "elopement.exitDoor": {
          anyOf: ["back door", null],
        },
        "notifications.family": "done",
        "notifications.agency_office": "attempted",
      },
      forbid: {
        "elopement.policeCalled": ["yes"],
        "notifications.agency_office": ["done"],
      },
      actionsMust: ["SEARCH_CODE", "POLICE_911", "NOTIFY_FAMILY"],
      askNext: ["elopement.policeCalled", "elopement.lastSeen"],
    },
  },
  {
    id: "R914",
    tags: ["abuse", "family", "accused", "visitor"],
    context: {
      now: "2025-06-16T18:30",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "this is about Mrs. G in two fifty one. her son comes every Sunday. the aide told me at five thirty that she heard him in there screaming at her about signing something and when she pushed the door open he had a hold of her by the jaw. he let go and walked out. Mrs. G is shaking and says he didn't mean it, he just gets mad. there's a red mark on her chin. I put her by the nurses station where we can see her and told the front desk he's not to come back in. I called the administrator, she's calling the police. haven't talked to the doctor.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["abuse_allegation"],
      secondaryAllowed: ["wound"],
      fields: {
        "resident.name": "Mrs. G",
        "resident.room": "251",
        abuseScreen: "yes",
        "abuse.allegationBy": {
          anyOf: ["staff", "other"],
        },
        "notifications.administrator": "done",
        "notifications.physician": "not_done",
      },
      forbid: {
        "notifications.physician": ["done"],
        priority: ["high", "routine"],
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
    id: "R915",
    tags: ["hallucination", "new_med"],
    context: {
      now: "2025-06-17T04:10",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mr. T, three oh one, has been up since one talking to little kids in the corner, he says they're on the ceiling too. there's nobody there. he's not scared of them, he's telling them to get down before they get hurt. this isn't like him at all, he's a retired judge. they started him on a new Parkinson's pill Friday. he's not running a fever. he hasn't tried to get up. I left the light on and sat with him till he dozed off at three. nurse knows, she put it in the doctor's book.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityAccept: ["high"],
      priorityReasons: ["neuro_change"],
      fields: {
        "resident.name": "Mr. T",
        "resident.room": "301",
        "behavior.type": "hallucination",
        "behavior.intervention": {
          includes: ["light on"],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        symptoms: ["fever"],
        priority: ["routine"],
      },
      actionsMust: ["BEHAVIOR_ROOT", "MED_REVIEW", "NOTIFY_PROVIDER"],
      askNext: ["notifications.physician"],
    },
  },
  {
    id: "R916",
    tags: ["resident_to_resident", "bite", "denied_family"],
    context: {
      now: "2025-06-18T19:45",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "two of our ladies in memory care. Mrs. V in six had Mrs. E's baby doll and Mrs. E, she's in ten, grabbed for it and Mrs. V bit her on the hand, about seven fifteen in the living room. I was folding laundry right there. you can see the teeth marks, the skin's not broken. I got the doll back and took Mrs. V for a walk. Mrs. E was crying but she's okay now, we washed it. I told the nurse over the phone. I called Mrs. E's husband, he didn't pick up. Mrs. V's daughter I haven't called. director's gone for the day.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["resident_to_resident_contact"],
      fields: {
        "occurred.time": "19:15",
        location: "living_room",
        witnessed: "yes",
        "behavior.type": "physical_aggression_resident",
        "behavior.contactMade": "yes",
        "behavior.aggressor": "Mrs. V",
        "behavior.target": "Mrs. E",
        "behavior.antecedent": {
          includes: ["doll"],
        },
        "notifications.charge_nurse": "done",
        "notifications.family": {
          anyOf: ["attempted", "not_done"],
        },
      },
      forbid: {
        "notifications.family": ["done"],
        "notifications.administrator": ["done"],
      },
      actionsMust: [
        "SEPARATE_RESIDENTS",
        "ABUSE_REPORT_2H",
        "NOTIFY_ADMIN",
        "NOTIFY_FAMILY",
        "NOTIFY_PROVIDER",
        "SKIN_CHECK",
      ],
      askNext: ["notifications.administrator"],
    },
  },
  {
    id: "R917",
    tags: ["pressure", "new", "stage2", "two_sites"],
    context: {
      now: "2025-06-19T10:25",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "doing her shower this morning at nine fifteen I saw Mrs. C, one sixty two, has a spot on her left hip that's open, looks like a scrape but there's nothing she could've scraped it on, she lays on that side. it's about the size of a dime. the other hip's pink but it goes away when you push. a little clear drainage on her brief, no smell. last Thursday's shower it was fine. I got the nurse and she measured, one point five by one, said it's a two. they turned her to the right and she's getting a new mattress. doctor's been faxed.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "high",
      priorityReasons: ["new_open_pressure_injury"],
      fields: {
        "resident.name": "Mrs. C",
        "resident.room": "162",
        "found.time": "09:15",
        "wound.type": "pressure_injury",
        "wound.site": "left hip",
        "wound.side": "left",
        "wound.stage": "2",
        "wound.lengthCm": 1.5,
        "wound.widthCm": 1,
        "wound.drainage": {
          anyOf: ["serous", "none"],
        },
        "wound.odor": "no",
        "wound.isNew": "yes",
        "notifications.charge_nurse": "done",
        "notifications.physician": "attempted",
      },
      forbid: {
        "wound.odor": ["yes"],
        "notifications.physician": ["done"],
        "wound.stage": ["1", "3"],
      },
      actionsMust: ["TREATMENT_ORDER", "OFFLOAD", "NOTIFY_FAMILY", "DIET_CONSULT", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R918",
    tags: ["nosebleed", "anticoagulant", "uncontrolled"],
    context: {
      now: "2025-06-20T22:05",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. S, two sixteen. nose started bleeding at nine twenty watching TV, nobody hit him, he wasn't picking. he's on Coumadin, INR was three eight on Tuesday. I pinched it twenty minutes, then ice, then packed it with gauze and it's still running down the back of his throat, he's spitting clots. he's soaked a whole towel. pulse one twelve, pressure one oh four over sixty. he's scared but he's with it. doctor said send him in. ambulance is loading him now. daughter's meeting them there.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "critical",
      priorityReasons: ["bleeding_uncontrolled"],
      fields: {
        "resident.name": "Mr. S",
        "resident.room": "216",
        "occurred.time": "21:20",
        onAnticoagulant: "yes",
        "wound.bleedingControlled": "no",
        "vitals.pulse": 112,
        "vitals.bp": "104/60",
        mentalStatus: {
          anyOf: ["baseline", null],
        },
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.physician": "done",
        "notifications.family": {
          anyOf: ["done", null],
        },
      },
      forbid: {
        "wound.bleedingControlled": ["yes"],
        category: ["fall", "behavior_elopement"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_DON"],
      askNext: ["read-back", "notifications.family", "vitals.spo2"],
    },
  },
  {
    id: "R919",
    tags: ["skin_tear", "unknown", "cause", "AL"],
    context: {
      now: "2025-06-21T07:40",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "Ms. L in apartment two. when I got her up at seven there was blood on her sheet and she's got a skin tear on the top of her right hand, maybe an inch and a half, flap's rolled back. she doesn't know how it happened, I don't either, she was fine at bedtime. she's with it, no dementia. says nobody hurt her, she thinks she might've caught it on the nightstand in her sleep. it's not bleeding now. I cleaned it and put a nonstick on and wrapped it. nurse will look at it when she gets in at eight. she's on Plavix.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "routine",
      priorityAccept: ["high", "critical"],
      priorityReasons: ["first_aid_only"],
      fields: {
        "resident.name": "Ms. L",
        "resident.room": "2",
        "found.time": "07:00",
        "wound.type": "skin_tear",
        "wound.site": {
          anyOf: ["right hand", "top of right hand"],
        },
        "wound.side": "right",
        "wound.lengthCm": {
          near: 3.8,
          tol: 0.1,
        },
        "wound.knownCause": {
          anyOf: ["unknown", "no"],
        },
        "wound.bleedingControlled": {
          anyOf: ["yes", null],
        },
        immediateActions: {
          includes: ["cleaned", "dressing"],
        },
        onAntiplatelet: "yes",
      },
      forbid: {
        "wound.knownCause": ["yes"],
      },
      actionsMust: ["RN_ASSESS", "TREATMENT_ORDER", "SKIN_CHECK"],
      askNext: ["notifications.charge_nurse", "notifications.physician"],
    },
  },
  {
    id: "R920",
    tags: ["venous", "worse", "fever"],
    context: {
      now: "2025-06-22T13:55",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "seeing Mr. Example for his leg wraps. the sore on the inside of his right ankle, the vein one, it's bigger than when I was here Wednesday. I'd say it went from a quarter to about two inches across. it's leaking a lot, yellow green, soaked through two pads, and the smell hit me at the door. red halfway up his shin and hot. he says it's an eight. his temp's one hundred point nine. he's himself, he's fussing at me. I called the office nurse, she's trying to get him in with the wound clinic today. wife's right here. I didn't take the bottom layer off.",
    expected: {
      secondary: [],
      category: "wound",
      categoryAccept: ["infection"],
      priority: "high",
      priorityReasons: ["wound_infection_signs", "fever"],
      secondaryAllowed: ["infection", "wound"],
      fields: {
        "resident.name": "Mr. Example",
        "wound.type": "venous_ulcer",
        "wound.site": {
          anyOf: ["right ankle", "inside of right ankle"],
        },
        "wound.side": "right",
        "wound.odor": "yes",
        "wound.trend": "worse",
        "wound.drainage": {
          anyOf: ["yellow", "green", "purulent"],
        },
        "wound.infectionSigns": {
          includes: ["redness", "warmth"],
        },
        "vitals.tempF": 100.9,
        "pain.score": 8,
        "notifications.agency_office": "done",
        "notifications.family": {
          anyOf: ["done", null],
        },
      },
      forbid: {
        "wound.odor": ["no"],
        "wound.trend": ["better"],
      },
      actionsMust: ["TREATMENT_ORDER", "NOTIFY_PROVIDER", "SERVICE_PLAN_UPDATE"],
      askNext: ["notifications.physician"],
    },
  },
];
