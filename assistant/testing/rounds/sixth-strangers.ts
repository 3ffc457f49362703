import type { LabelledReport } from "../labelled-report.ts";

/** The first half of a set by a sixth stranger to the rules, mostly critical, run before anything was changed for it; see docs/accuracy.md. */
export const sixthStrangersRound: LabelledReport[] = [
  {
    id: "J01",
    tags: ["lay_term", "brand_drug", "negation"],
    context: {
      now: "2025-03-14T07:15",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "yeah hi so Mrs. P in one forty two bed A, I was getting her dressed for breakfast, um, about ten to seven, and she leaned over for her slipper and went right off the edge of the bed. I was standing right there, I couldn't grab her in time. her noggin caught the corner of the nightstand, I heard it. there's nothing to see, no blood, no bump, and she says it doesn't hurt. she takes that Plavix since the stent. the night nurse is in with her now shining the flashlight in her eyes. haven't called anybody else yet.",
    expected: {
      category: "fall",
      secondary: [],
      priority: "critical",
      priorityReasons: ["head_strike_bleeding_risk"],
      fields: {
        "resident.name": "Mrs. P",
        "resident.room": {
          anyOf: ["142A", "142"],
        },
        "occurred.date": "2025-03-14",
        "occurred.time": "06:50",
        location: {
          anyOf: ["resident_room", null],
        },
        witnessed: "yes",
        "fall.activity": {
          anyOf: ["reaching", "dressing"],
        },
        headStrike: "yes",
        "injury.present": "no",
        "pain.present": "no",
        onAntiplatelet: "yes",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        headStrike: ["no", "unknown"],
        "injury.present": ["yes"],
      },
      actionsMust: [
        "SEND_ER_911",
        "NEURO_CHECKS",
        "NOTIFY_PROVIDER",
        "NOTIFY_FAMILY",
        "POST_FALL_HUDDLE",
        "CARE_PLAN_UPDATE",
      ],
      askNext: ["notifications.physician", "lossOfConsciousness", "vitals", "onAnticoagulant"],
    },
  },
  {
    id: "J02",
    tags: ["disputed_head_strike", "brand_drug", "vitals_words"],
    context: {
      now: "2025-03-15T23:30",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "this is the assisted living side. okay Mr. Doe in apartment eighteen. I was down the hall, I didn't see him go over. found him at ten forty tonight flat on his back between the recliner and the tv stand, in his living room. he swears up and down he never touched his head. but his wife was in the bathroom, and she says she heard a crack and he was rubbing the back of his skull when she came out. so I honestly don't know. I looked, no lump, no blood. um he's on Xarelto for the A fib. blood pressure one thirty six over eighty, pulse eighty four. I called the on call nurse, she's on her way in. wife's right here so she knows.",
    expected: {
      category: "fall",
      secondary: [],
      priority: "critical",
      priorityReasons: ["unwitnessed_fall", "possible_head_strike_bleeding_risk"],
      fields: {
        "resident.name": "Mr. Doe",
        "resident.room": "18",
        "found.date": "2025-03-15",
        "found.time": "22:40",
        location: "living_room",
        witnessed: "no",
        headStrike: "unknown",
        onAnticoagulant: "yes",
        anticoagulant: {
          anyOf: ["Xarelto", "rivaroxaban"],
        },
        "vitals.bp": "136/80",
        "vitals.pulse": 84,
        "notifications.charge_nurse": "done",
        "notifications.family": "done",
      },
      forbid: {
        headStrike: ["yes", "no"],
        witnessed: ["yes"],
      },
      actionsMust: ["NEURO_CHECKS", "NOTIFY_PROVIDER", "POST_FALL_HUDDLE", "SERVICE_PLAN_UPDATE"],
      askNext: ["notifications.physician", "lossOfConsciousness"],
    },
  },
  {
    id: "J03",
    tags: ["lay_term", "relative_time", "refusal", "negation", "attempted_notification"],
    context: {
      now: "2025-03-16T12:10",
      speaker: "front_desk",
      setting: "independent_living",
    },
    transcript:
      "front desk here over at independent living. so Ms. Example from apartment three eleven, she missed the last step coming down the stairs by the mailroom, like fifteen minutes ago. the mailman was right there and saw the whole thing. she's got a goose egg coming up on her forehead, a big one, and it's split a little in the middle. she takes no blood thinners, I asked her twice, she just does the vitamins. didn't black out, she's cracking jokes. won't hear of an ambulance. I've got an ice pack on it. left a voicemail for her niece.",
    expected: {
      category: "fall",
      secondary: [],
      priority: "critical",
      priorityReasons: ["head_wound_visible", "fall_with_injury"],
      fields: {
        "resident.name": "Ms. Example",
        "resident.room": "311",
        "occurred.date": "2025-03-16",
        "occurred.time": "11:55",
        "occurred.approx": true,
        location: "stairs",
        witnessed: "yes",
        headStrike: {
          anyOf: ["yes", null],
        },
        "injury.present": "yes",
        "injury.types": {
          includes: ["hematoma"],
        },
        "injury.sites": {
          includes: ["forehead"],
        },
        onAnticoagulant: "no",
        lossOfConsciousness: "no",
        immediateActions: {
          includes: ["iced"],
        },
        disposition: "refused_transport",
        "notifications.family": "attempted",
      },
      forbid: {
        onAnticoagulant: ["yes"],
        lossOfConsciousness: ["yes"],
        disposition: ["911_called", "sent_to_er"],
        "notifications.family": ["done"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_FAMILY"],
      askNext: ["notifications.family", "notifications.physician", "vitals", "onAntiplatelet"],
    },
  },
  {
    id: "J04",
    tags: ["no_punctuation", "lay_term", "negation"],
    context: {
      now: "2025-03-17T17:45",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "hey its the caregiver on two uh Mrs. V apartment twenty six she was reaching up for a plate in her kitchen and her feet went out from under her around five thirty I was right there wiping the counter she did not hit her head she landed on her right side and now she screams if you so much as touch her right leg and the foot is flopped out to the side and she cant stand on it at all so I left her where she was with a pillow and nine one one is coming and I called her son and the nurse",
    expected: {
      category: "fall",
      secondary: [],
      priority: "critical",
      priorityReasons: ["suspected_fracture"],
      fields: {
        "resident.name": "Mrs. V",
        "resident.room": "26",
        "occurred.date": "2025-03-17",
        "occurred.time": "17:30",
        location: "kitchen",
        witnessed: "yes",
        "fall.activity": "reaching",
        headStrike: "no",
        "pain.present": "yes",
        "pain.site": "right leg",
        "injury.present": "yes",
        "injury.suspectedFracture": "yes",
        "injury.sites": {
          includes: ["right leg"],
        },
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
        "resident.room": ["2"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_PROVIDER", "POST_FALL_HUDDLE", "SERVICE_PLAN_UPDATE"],
      askNext: ["onAnticoagulant", "lossOfConsciousness", "vitals", "notifications.physician"],
    },
  },
  {
    id: "J05",
    tags: ["lay_term", "time_pair", "negation", "vitals_words"],
    context: {
      now: "2025-03-18T11:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. G, two thirty three. okay he slid out of his wheelchair in the activity room at ten fifteen, I was there, he landed on his behind, did not hit his head, and he's not on any thinners, I looked. we got him back up and he was fine. but just now, eleven oh five, his aide comes and gets me, the left side of his mouth is hanging down, coffee's running out of it, and he's talking like he's got marbles in there. can't squeeze my hand on that side. pressure is one seventy eight over ninety six, pulse ninety, sugar one thirty one. I called nine one one before anything else. doctor's aware. still have to get hold of his daughter.",
    expected: {
      category: "fall",
      secondary: [],
      priority: "critical",
      priorityReasons: ["neuro_change"],
      fields: {
        "resident.name": "Mr. G",
        "resident.room": "233",
        "occurred.date": "2025-03-18",
        "occurred.time": "10:15",
        location: "activity_room",
        witnessed: "yes",
        "fall.mechanism": "slide_from_chair",
        "fall.assistiveDevice": "wheelchair",
        headStrike: "no",
        onAnticoagulant: "no",
        symptoms: {
          includes: ["facial_droop"],
        },
        mentalStatus: {
          anyOf: ["changed", null],
        },
        "vitals.bp": "178/96",
        "vitals.pulse": 90,
        "vitals.glucose": 131,
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.physician": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        headStrike: ["yes", "unknown"],
        onAnticoagulant: ["yes"],
        "notifications.family": ["done"],
      },
      actionsMust: [
        "SEND_ER_911",
        "NEURO_CHECKS",
        "NOTIFY_FAMILY",
        "NOTIFY_DON",
        "POST_FALL_HUDDLE",
        "CARE_PLAN_UPDATE",
      ],
      askNext: ["notifications.family", "lossOfConsciousness"],
    },
  },
  {
    id: "J06",
    tags: ["lay_term", "time_pair", "negation", "negated_notification"],
    context: {
      now: "2025-03-14T21:20",
      speaker: "med_tech",
      setting: "assisted_living",
    },
    transcript:
      "um so I think we doubled up on somebody. Ms. K in apartment fourteen. her warfarin is five milligrams at five o'clock, and the day med tech went ahead and gave it at four thirty because she was leaving early, but she didn't sign for it, so I gave her another five at ten after five. found out tonight at nine when she texted me. Ms. K's okay, no bleeding, no bruises that I can see. I told the nurse, she's getting the doctor on the phone. didn't call her son yet.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "critical",
      priorityReasons: ["high_alert_overdose"],
      fields: {
        "resident.name": "Ms. K",
        "resident.room": "14",
        "occurred.date": {
          anyOf: ["2025-03-14", null],
        },
        "occurred.time": {
          anyOf: ["17:10", null],
        },
        "found.time": "21:00",
        "medication.errorType": {
          anyOf: ["extra_dose", "wrong_dose"],
        },
        "medication.drug": {
          anyOf: ["warfarin", "Coumadin"],
        },
        "medication.doseOrdered": {
          anyOf: ["5 mg", "5 milligrams"],
        },
        "medication.scheduledTime": "17:00",
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        "medication.nccMerp": {
          anyOf: ["C", "D"],
        },
        "notifications.charge_nurse": "done",
        "notifications.physician": {
          anyOf: ["attempted", "done"],
        },
        "notifications.family": "not_done",
      },
      forbid: {
        "injury.present": ["yes"],
        "notifications.family": ["done"],
      },
      actionsMust: ["NOTIFY_PROVIDER", "NOTIFY_FAMILY", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["notifications.family", "notifications.physician", "vitals"],
    },
  },
  {
    id: "J07",
    tags: ["self_correction", "latest_value_wins", "lay_term", "no_room"],
    context: {
      now: "2025-03-17T11:30",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "home care calling in about Mr. Sample. so his wife gave him his glipizide before I got here and then I handed him the morning one out of the pill box too, so he got it twice. that was quarter to eight, no I take that back, quarter after eight. by ten thirty he was soaked with sweat, hands shaking so bad he dropped his cup. I checked his sugar, fifty one. he's had juice and toast and now it's ninety eight and he's back to himself. I called the office and the office nurse is calling his doctor. wife's right here with me, she knows.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "critical",
      priorityReasons: ["high_alert_overdose", "med_error_harm_treated"],
      fields: {
        "resident.name": "Mr. Sample",
        "occurred.date": "2025-03-17",
        "occurred.time": "08:15",
        "medication.errorType": {
          anyOf: ["extra_dose", "wrong_dose"],
        },
        "medication.drug": "glipizide",
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        "medication.nccMerp": {
          anyOf: ["E", "D"],
        },
        symptoms: {
          includes: ["sweating"],
        },
        "vitals.glucose": 98,
        "notifications.agency_office": "done",
        "notifications.physician": {
          anyOf: ["attempted", "done"],
        },
        "notifications.family": "done",
      },
      forbid: {
        "occurred.time": ["07:45"],
        "vitals.glucose": [51],
      },
      actionsMust: ["MONITOR_GLUCOSE", "NOTIFY_PROVIDER", "PHARMACIST_REVIEW"],
      askNext: ["notifications.physician", "vitals", "medication.doseOrdered", "medication.doseGiven"],
    },
  },
  {
    id: "J08",
    tags: ["two_residents", "brand_drug", "negation", "negated_notification"],
    context: {
      now: "2025-03-19T08:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "I messed up. I took the pen into the wrong room. Mrs. W in four eleven got Mrs. Y's Humalog, eight units, at seven forty this morning right before breakfast. Mrs. W isn't even diabetic. Mrs. Y is four oh nine. I realized it the second I looked up at the name on the door. sugar at eight was one oh four. she ate her whole tray, no sweating, not shaky, feels fine. doctor notified, he wants finger sticks every fifteen minutes. charge nurse knows. her husband has not been told.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "critical",
      priorityReasons: ["high_alert_wrong_drug_or_resident"],
      fields: {
        "resident.name": "Mrs. W",
        "resident.room": "411",
        "occurred.date": "2025-03-19",
        "occurred.time": "07:40",
        "medication.errorType": "wrong_resident",
        "medication.drug": {
          anyOf: ["Humalog", "insulin lispro", "insulin"],
        },
        "medication.doseGiven": "8 units",
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        "medication.nccMerp": {
          anyOf: ["D", "C"],
        },
        "vitals.glucose": 104,
        "notifications.physician": "done",
        "notifications.charge_nurse": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        "resident.name": ["Mrs. Y"],
        "resident.room": ["409"],
        symptoms: ["sweating", "shakiness"],
        "notifications.family": ["done"],
      },
      actionsMust: ["MONITOR_GLUCOSE", "NOTIFY_FAMILY", "NOTIFY_DON", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "J09",
    tags: [
      "two_residents",
      "self_correction",
      "latest_value_wins",
      "attempted_notification",
      "negated_other_category",
    ],
    context: {
      now: "2025-03-14T10:05",
      speaker: "med_tech",
      setting: "assisted_living",
    },
    transcript:
      "med pass mix up, assisted living. I had two cups on the cart and the two gentlemen sit together. Mr. R in apartment six swallowed Mr. B's morning pills instead of his own, that's amlodipine ten and, what's the other one, hydrochlorothiazide, no wait, furosemide forty. eight fifteen, in the dining room. he's been dizzy since about nine thirty, says the room's tipping when he stands. blood pressure was one thirty eight over eighty yesterday, it's ninety four over fifty six now. no he didn't go down, he's in the recliner with his feet up. nurse is here and she's got his doctor on the line. tried his daughter, it just rang.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "critical",
      priorityReasons: ["wrong_resident_symptomatic", "hypotension_or_dizziness"],
      fields: {
        "resident.name": "Mr. R",
        "resident.room": "6",
        "occurred.date": "2025-03-14",
        "occurred.time": "08:15",
        location: {
          anyOf: ["dining_room", null],
        },
        "medication.errorType": "wrong_resident",
        "medication.drugs": {
          includes: ["amlodipine", "furosemide"],
        },
        "medication.reachedResident": "yes",
        "medication.nccMerp": {
          anyOf: ["D", "E"],
        },
        symptoms: {
          includes: ["dizziness"],
        },
        "vitals.bp": "94/56",
        "notifications.charge_nurse": "done",
        "notifications.physician": {
          anyOf: ["done", "attempted"],
        },
        "notifications.family": "attempted",
      },
      forbid: {
        category: ["fall"],
        "resident.name": ["Mr. B"],
        "vitals.bp": ["138/80"],
        "medication.drugs": ["hydrochlorothiazide"],
        "notifications.family": ["done"],
      },
      actionsMust: ["MONITOR_VITALS", "NOTIFY_FAMILY", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["notifications.family", "vitals.pulse", "vitals"],
    },
  },
  {
    id: "J10",
    tags: ["lay_term", "vitals_words", "midnight"],
    context: {
      now: "2025-03-20T02:40",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "I need this one logged fast. Mr. F, one oh three. evening shift gave him his oxycodone at ten p m and it never got charted, so when he asked me at midnight I gave him another one. it's only every six hours. I went in at two thirty and he won't stay awake, I have to rub on his chest to get his eyes open and then he's gone again, pupils are tiny. respirations nine. sats ninety one. nine one one is on the way. doctor's been called. nobody's talked to the family.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "critical",
      priorityReasons: ["oversedation", "airway_breathing", "high_alert_overdose"],
      fields: {
        "resident.name": "Mr. F",
        "resident.room": "103",
        "occurred.date": "2025-03-20",
        "occurred.time": "00:00",
        "found.time": "02:30",
        "medication.errorType": {
          anyOf: ["extra_dose", "wrong_time"],
        },
        "medication.drug": "oxycodone",
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        "medication.nccMerp": {
          anyOf: ["F", "H"],
        },
        "vitals.resp": 9,
        "vitals.spo2": 91,
        mentalStatus: {
          anyOf: ["changed", "unresponsive"],
        },
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.physician": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        "notifications.family": ["done"],
        mentalStatus: ["baseline"],
      },
      actionsMust: [
        "SEND_ER_911",
        "MONITOR_VITALS",
        "NOTIFY_FAMILY",
        "NOTIFY_DON",
        "MAR_AUDIT",
        "PHARMACIST_REVIEW",
      ],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "J11",
    tags: ["lay_term", "vitals_words"],
    context: {
      now: "2025-03-13T14:05",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. H, room three oh two. I gave her the first amoxicillin at one thirty and it's right there on her band, penicillin, I don't know how we all missed it. ten minutes later her lips blew up like sausages and she can't get more than two words out, there's a whistle every time she breathes. sats eighty six, pulse one twenty four. we used the epi pen and nine one one's been called, I can hear them coming. doctor was right here on the unit so he knows.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "critical",
      priorityReasons: ["airway_breathing", "allergy_exposure", "med_error_harm_treated"],
      fields: {
        "resident.name": "Mrs. H",
        "resident.room": "302",
        "occurred.date": "2025-03-13",
        "occurred.time": "13:30",
        "medication.errorType": "allergy",
        "medication.drug": "amoxicillin",
        "medication.reachedResident": "yes",
        "medication.nccMerp": {
          anyOf: ["F", "H"],
        },
        symptoms: {
          includes: ["dyspnea", "facial_swelling"],
        },
        "vitals.spo2": 86,
        "vitals.pulse": 124,
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.physician": "done",
      },
      forbid: {
        "medication.drug": ["penicillin"],
        category: ["infection"],
      },
      actionsMust: [
        "SEND_ER_911",
        "MONITOR_VITALS",
        "ALLERGY_UPDATE",
        "PHARMACIST_REVIEW",
        "NOTIFY_FAMILY",
        "NOTIFY_DON",
      ],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "J12",
    tags: ["lay_term", "vitals_words", "sepsis", "negation"],
    context: {
      now: "2025-03-21T16:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "calling about Mrs. B in two fifty. her urine's been cloudy and it burns when she goes, that's since yesterday. today she's just not right, looks gray, and her temp is ninety five point eight, I took it again with a different thermometer and got the same. heart rate one fourteen, blood pressure one oh eight over sixty, sats ninety four. no catheter. she still knows me and knows where she is. nurse practitioner saw her at ten to four and wants labs and fluids. I told her sister on the phone.",
    expected: {
      category: "infection",
      secondary: [],
      priority: "critical",
      priorityReasons: ["sepsis_signs"],
      fields: {
        "resident.name": "Mrs. B",
        "resident.room": "250",
        "infection.syndrome": "uti",
        "infection.catheter": "no",
        "infection.onset.date": "2025-03-20",
        symptoms: {
          includes: ["dysuria"],
        },
        mentalStatus: {
          anyOf: ["baseline", null],
        },
        "vitals.tempF": 95.8,
        "vitals.pulse": 114,
        "vitals.bp": "108/60",
        "vitals.spo2": 94,
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        "infection.catheter": ["yes"],
        symptoms: ["fever"],
      },
      actionsMust: ["NOTIFY_IP", "NOTIFY_DON"],
      askNext: ["notifications.infection_preventionist", "vitals.resp", "notifications.don"],
    },
  },
  {
    id: "J13",
    tags: ["no_punctuation", "lay_term", "vitals_words", "weekday", "negative_test"],
    context: {
      now: "2025-03-22T19:45",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "um Mr. T in apartment thirty three he's had this wet cough since Thursday and tonight he's calling me by his dead sister's name and trying to put his shirt on his legs he is never like that he's usually sharp as a tack temp is ninety nine three and his blood pressure is ninety six over fifty four pulse ninety two and he's breathing fast I counted twenty six sats are ninety one the covid swab was negative I called the nurse and she said call nine one one so I did and they're coming his daughter knows",
    expected: {
      category: "infection",
      secondary: [],
      priority: "critical",
      priorityReasons: ["sepsis_signs", "neuro_change"],
      fields: {
        "resident.name": "Mr. T",
        "resident.room": "33",
        "infection.syndrome": "respiratory",
        "infection.testResult": "negative",
        "infection.onset.date": "2025-03-20",
        symptoms: {
          includes: ["cough"],
        },
        mentalStatus: "changed",
        "vitals.tempF": 99.3,
        "vitals.bp": "96/54",
        "vitals.pulse": 92,
        "vitals.resp": 26,
        "vitals.spo2": 91,
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.charge_nurse": "done",
        "notifications.family": "done",
      },
      forbid: {
        "infection.testResult": ["positive"],
        "infection.syndrome": ["covid"],
        mentalStatus: ["baseline"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_PROVIDER"],
      askNext: ["notifications.physician", "notifications.infection_preventionist"],
    },
  },
  {
    id: "J14",
    tags: ["lay_term", "self_correction", "weekday", "attempted_notification", "no_room"],
    context: {
      now: "2025-03-13T10:50",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "hi this is the aide over at Ms. D's house. she came up positive for covid on Monday with one of those home kits. she was doing okay, but this morning when I got here, ten twenty, she's grabbing for air, sitting straight up leaning on the table, and her lips look kinda blue to me. that finger clip says eighty four, I tried it on both hands. temp a hundred point nine. I called nine one one, they're walking in the door right now. I called the office from my car, no, from her kitchen. her brother's not answering.",
    expected: {
      category: "infection",
      secondary: [],
      priority: "critical",
      priorityReasons: ["airway_breathing", "confirmed_transmissible", "fever"],
      fields: {
        "resident.name": "Ms. D",
        "found.date": "2025-03-13",
        "found.time": "10:20",
        "infection.syndrome": "covid",
        "infection.testResult": "positive",
        symptoms: {
          includes: ["dyspnea"],
        },
        "vitals.spo2": 84,
        "vitals.tempF": 100.9,
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.agency_office": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        "notifications.family": ["done"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_PROVIDER", "NOTIFY_FAMILY"],
      askNext: [
        "notifications.physician",
        "notifications.family",
        "mentalStatus",
        "notifications.infection_preventionist",
      ],
    },
  },
  {
    id: "J15",
    tags: ["lay_term", "ongoing", "time_chain", "negation"],
    context: {
      now: "2025-03-15T03:05",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "I've got an empty bed and I don't like it. Mr. Q, one twenty eight. I last saw him at one thirty, up watching an old western in the tv lounge. two forty I go to do my rounds and there's no him. bathroom's empty, the closet, the shower room, I even went out in the courtyard with a flashlight. bed's cold. he had on a red plaid bathrobe. no door alarms went off. I got the charge nurse and she's walking the other wing. we haven't phoned the police and we haven't phoned his family.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "critical",
      priorityReasons: ["resident_missing"],
      fields: {
        "resident.name": "Mr. Q",
        "resident.room": "128",
        "behavior.type": {
          anyOf: ["elopement", "unaccounted"],
        },
        "elopement.lastSeen.time": "01:30",
        "elopement.lastSeenPlace": "tv_lounge",
        "elopement.noticedMissing.time": "02:40",
        "elopement.clothing": "red plaid bathrobe",
        "elopement.alarmSounded": "no",
        "elopement.policeCalled": "no",
        "notifications.charge_nurse": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        "elopement.policeCalled": ["yes"],
        "elopement.found.time": ["02:40", "01:30"],
        "elopement.alarmSounded": ["yes"],
        "notifications.family": ["done"],
      },
      actionsMust: ["SEARCH_CODE", "HEADCOUNT", "POLICE_911", "NOTIFY_ADMIN", "NOTIFY_FAMILY"],
      askNext: [
        "elopement.headcountDone",
        "elopement.policeCalled",
        "notifications.police",
        "notifications.administrator",
      ],
    },
  },
  {
    id: "J16",
    tags: ["lay_term", "time_chain", "hypothetical", "attempted_notification"],
    context: {
      now: "2025-03-16T10:30",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "okay so this is embarrassing. a man who lives across the street rang our bell at nine fifty with Mrs. E on his arm. she's memory care, apartment three. she'd been sitting on his porch swing. last time anybody saw her was nine fifteen at breakfast in the dining room. we think she followed the bread delivery out the kitchen door, it was propped, so no alarm. she doesn't wear a wander bracelet. not a scratch on her, she's having tea. we did a head count and everybody else is here. I told the administrator. her son's phone went to voicemail.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "critical",
      priorityReasons: ["left_building_unsupervised"],
      fields: {
        "resident.name": "Mrs. E",
        "resident.room": "3",
        "behavior.type": "elopement",
        "elopement.lastSeen.time": "09:15",
        "elopement.lastSeenPlace": "dining_room",
        "elopement.returned.time": {
          anyOf: ["09:50", null],
        },
        "elopement.found.time": {
          anyOf: ["09:50", null],
        },
        "elopement.foundPlace": {
          anyOf: ["porch swing", "across the street", "off_premises"],
        },
        "elopement.exitDoor": "kitchen door",
        "elopement.alarmSounded": "no",
        "elopement.wanderDevice": "no",
        "elopement.leftBuilding": "yes",
        "elopement.headcountDone": "yes",
        "injury.present": "no",
        "notifications.administrator": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        "elopement.alarmSounded": ["yes"],
        "elopement.wanderDevice": ["yes"],
        "elopement.leftBuilding": ["no"],
        "injury.present": ["yes"],
        "notifications.family": ["done"],
      },
      actionsMust: [
        "RN_ASSESS",
        "ONE_TO_ONE",
        "DOOR_CHECK",
        "NOTIFY_PROVIDER",
        "NOTIFY_FAMILY",
        "STATE_REPORT_CHECK",
        "SERVICE_PLAN_UPDATE",
      ],
      askNext: ["notifications.physician", "notifications.family", "notifications.charge_nurse"],
    },
  },
  {
    id: "J17",
    tags: ["lay_term", "reported_speech", "negation"],
    context: {
      now: "2025-03-18T18:30",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "I have to pass something on. Mr. L in three eighteen, his granddaughter pulled me aside at quarter to six. she says he told her the aide on nights rips the blanket off him and calls him names, and last night she smacked his hand when he went for the call light. I looked him over, no marks, no bruising. I didn't see any of this myself, I'm just telling you what she told me. he wouldn't talk to me about it. that aide's off tonight, I checked the schedule. administrator's been called.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "critical",
      priorityReasons: ["abuse_allegation"],
      fields: {
        "resident.name": "Mr. L",
        "resident.room": "318",
        "reported.time": {
          anyOf: ["17:45", null],
        },
        "abuse.allegationBy": {
          anyOf: ["family", "resident"],
        },
        abuseScreen: "yes",
        "injury.present": "no",
        "notifications.administrator": "done",
      },
      forbid: {
        "injury.present": ["yes"],
        witnessed: ["yes"],
        "abuse.allegationBy": ["staff"],
        abuseScreen: ["no"],
      },
      actionsMust: ["ABUSE_REPORT_2H", "PROTECT_RESIDENT", "INVESTIGATE_5DAY"],
      askNext: [
        "notifications.physician",
        "notifications.state_agency",
        "notifications.don",
        "notifications.police",
      ],
    },
  },
  {
    id: "J18",
    tags: ["lay_term", "two_residents", "mixed_category", "negated_notification"],
    context: {
      now: "2025-03-14T15:55",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "so in the hallway, three twenty five this afternoon. Mr. N, he's one fifty one, wanted to get past, and Mr. U was parked there with his walker, and Mr. N just put both hands on his chest and over he went. landed on his backside. I saw it, so did the housekeeper. Mr. U did not hit his head and he's not on a thinner. he says his tailbone's sore, three out of ten. he's in one forty eight. I walked Mr. N down to the courtyard, they're nowhere near each other now. charge nurse is checking Mr. U. nobody's told the administrator.",
    expected: {
      category: "behavior_elopement",
      categoryAccept: ["fall"],
      secondary: [],
      secondaryAllowed: ["fall"],
      priority: "critical",
      priorityReasons: ["resident_to_resident_contact", "fall_pain"],
      fields: {
        "resident.name": {
          anyOf: ["Mr. N", "Mr. U"],
        },
        "resident.room": {
          anyOf: ["151", "148"],
        },
        "occurred.date": "2025-03-14",
        "occurred.time": "15:25",
        location: "hallway",
        witnessed: "yes",
        "behavior.type": "physical_aggression_resident",
        "behavior.contactMade": "yes",
        "behavior.aggressor": "Mr. N",
        "behavior.target": "Mr. U",
        headStrike: "no",
        "pain.present": "yes",
        "pain.score": 3,
        "pain.site": "tailbone",
        immediateActions: {
          includes: ["separated"],
        },
        "notifications.charge_nurse": "done",
        "notifications.administrator": "not_done",
      },
      forbid: {
        headStrike: ["yes"],
        "behavior.aggressor": ["Mr. U"],
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
      askNext: ["notifications.administrator", "notifications.family", "notifications.physician"],
    },
  },
  {
    id: "J19",
    tags: ["lay_term", "two_residents", "hedge"],
    context: {
      now: "2025-03-19T20:30",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "I'm at the assisted living, memory care side. I walked into Ms. G's apartment, number eight, at five after eight tonight to do her bedtime, and Mr. C from number eleven was sitting on her bed with his hand up under her nightgown. she was pushing at his arm and saying no. I got in between them and walked him out, he's back in his own place with another caregiver watching him. she's crying. I didn't notice any marks but I didn't look under her clothes. nurse is with her. I called the administrator and she's coming in.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "critical",
      priorityReasons: ["resident_to_resident_contact"],
      fields: {
        "resident.name": {
          anyOf: ["Ms. G", "Mr. C"],
        },
        "resident.room": {
          anyOf: ["8", "11"],
        },
        "occurred.time": {
          anyOf: ["20:05", null],
        },
        "found.time": {
          anyOf: ["20:05", null],
        },
        location: {
          anyOf: ["resident_room", null],
        },
        "behavior.type": {
          anyOf: ["sexual", "physical_aggression_resident"],
        },
        "behavior.contactMade": "yes",
        "behavior.aggressor": "Mr. C",
        "behavior.target": "Ms. G",
        immediateActions: {
          includes: ["separated"],
        },
        "notifications.charge_nurse": "done",
        "notifications.administrator": "done",
      },
      forbid: {
        "injury.present": ["yes"],
        "behavior.aggressor": ["Ms. G"],
        "behavior.contactMade": ["no"],
      },
      actionsMust: ["SEPARATE_RESIDENTS", "NOTIFY_FAMILY", "NOTIFY_PROVIDER", "STATE_REPORT_CHECK"],
      askNext: ["notifications.family", "notifications.physician", "notifications.police"],
    },
  },
  {
    id: "J20",
    tags: ["lay_term", "quote", "historical", "attempted_notification", "no_room"],
    context: {
      now: "2025-03-17T16:40",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "this is Mr. A's afternoon aide, home care. he's been real low since they took the car keys. today at quarter after three he says to me, there's no sense in me waking up tomorrow, if I had my old shotgun I'd be done already. there's no gun in the house, his son took it to Ohio last year, and I did look. he hasn't done anything to himself. I'm sitting right here with him and I'm not leaving. I called the office. his son didn't pick up. he does have all his pill bottles in the kitchen cabinet.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "critical",
      priorityReasons: ["self_harm_statement"],
      fields: {
        "resident.name": "Mr. A",
        "occurred.date": "2025-03-17",
        "occurred.time": "15:15",
        "behavior.type": "self_harm_statement",
        residentStatement: {
          includes: ["no sense in me waking up tomorrow"],
        },
        "behavior.antecedent": {
          includes: ["car keys"],
        },
        immediateActions: {
          includes: ["one_to_one"],
        },
        "notifications.agency_office": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        category: ["medication"],
        "behavior.weapon": ["yes"],
        "behavior.type": ["weapon"],
        "notifications.family": ["done"],
      },
      actionsMust: ["ONE_TO_ONE", "REMOVE_MEANS", "CRISIS_988", "NOTIFY_PROVIDER", "NOTIFY_FAMILY"],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
];
