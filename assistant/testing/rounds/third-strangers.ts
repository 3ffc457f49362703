import type { LabelledReport } from "../labelled-report.ts";

/** Written by someone who had not seen the rules, run before anything was changed for them; see docs/accuracy.md. */
export const thirdStrangersRound: LabelledReport[] = [
  {
    id: "C01",
    tags: ["spoken_room", "spoken_time", "uncertain_head_strike"],
    context: {
      now: "2025-03-13T05:50",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mr. G over in one forty three. I heard a crash at twenty till four this morning and when I got in there he was flat on his back next to the recliner in his room. nobody saw it. he tells me he was reaching for his water pitcher. he was barefoot, and his cane was hanging on the closet door. left shoulder's achy but he can lift it fine. couldn't tell you if he hit his head, his story keeps changing. nurse was told right then.",
    expected: {
      category: "fall",
      secondary: [],
      priority: "high",
      priorityReasons: ["unwitnessed_fall", "fall_pain"],
      fields: {
        "resident.name": "Mr. G",
        "resident.room": "143",
        "found.date": "2025-03-13",
        "found.time": "03:40",
        location: "resident_room",
        witnessed: "no",
        "fall.activity": "reaching",
        "fall.footwear": "bare_feet",
        "fall.assistiveDevice": "cane",
        "fall.deviceInUse": "no",
        "pain.present": "yes",
        "pain.site": "left shoulder",
        headStrike: "unknown",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        headStrike: ["yes", "no"],
        "fall.deviceInUse": ["yes"],
      },
      actionsMust: [
        "NEURO_CHECKS",
        "RN_ASSESS",
        "NOTIFY_PROVIDER",
        "NOTIFY_FAMILY",
        "POST_FALL_HUDDLE",
        "CARE_PLAN_UPDATE",
      ],
      askNext: ["onAnticoagulant", "vitals"],
    },
  },
  {
    id: "C02",
    tags: ["brand_drug", "spoken_time"],
    context: {
      now: "2025-03-13T16:40",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "fall for Mrs. J, room two sixty one. twenty after four this afternoon in the hallway outside therapy. her foot caught the cord for the floor buffer and she went straight forward, smacked her forehead on the handrail. the housekeeper saw the whole thing. she's got a big goose egg on her forehead, oozing a little. she takes Xarelto. alert, tells me her name and where she is, same as always. I spoke with the doctor, he wants her sent out, ambulance is coming. her son knows.",
    expected: {
      category: "fall",
      secondary: [],
      priority: "critical",
      priorityReasons: ["head_strike_bleeding_risk", "head_wound_visible"],
      fields: {
        "resident.name": "Mrs. J",
        "resident.room": "261",
        "occurred.date": "2025-03-13",
        "occurred.time": "16:20",
        location: "hallway",
        witnessed: "yes",
        "fall.mechanism": "trip",
        "fall.environment": {
          includes: ["cord"],
        },
        headStrike: "yes",
        "injury.present": "yes",
        "injury.types": {
          includes: ["hematoma"],
        },
        "injury.sites": {
          includes: ["forehead"],
        },
        onAnticoagulant: "yes",
        anticoagulant: {
          anyOf: ["Xarelto", "rivaroxaban"],
        },
        mentalStatus: "baseline",
        "notifications.physician": "done",
        "notifications.family": "done",
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
      },
      actionsMust: ["SEND_ER_911", "NEURO_CHECKS", "NOTIFY_DON", "POST_FALL_HUDDLE", "CARE_PLAN_UPDATE"],
      askNext: ["lossOfConsciousness", "vitals"],
    },
  },
  {
    id: "C03",
    tags: ["negation", "long_lie", "no_room"],
    context: {
      now: "2025-03-13T07:55",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "hi, home care aide here, calling about Mr. O. I let myself in at seven thirty and found him on the bathroom floor. he says he slipped on the wet tile getting out of the tub, he figures about five thirty. his right wrist is bent at a funny angle and swelling up, pain is nine out of ten. I didn't move him. called nine one one, then the agency office. paramedics are with him. he never blacked out and he didn't hit his head.",
    expected: {
      category: "fall",
      secondary: [],
      priority: "critical",
      priorityReasons: ["suspected_fracture"],
      fields: {
        "resident.name": "Mr. O",
        "found.date": "2025-03-13",
        "found.time": "07:30",
        "occurred.time": "05:30",
        "occurred.approx": true,
        location: "bathroom",
        witnessed: "no",
        "fall.mechanism": "slip",
        "fall.environment": {
          includes: ["wet_floor"],
        },
        "fall.activity": "bathing",
        "pain.present": "yes",
        "pain.score": 9,
        "injury.present": "yes",
        "injury.suspectedFracture": "yes",
        "injury.sites": {
          includes: ["right wrist"],
        },
        headStrike: "no",
        lossOfConsciousness: "no",
        immediateActions: {
          includes: ["not_moved"],
        },
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.agency_office": "done",
      },
      forbid: {
        headStrike: ["yes"],
        lossOfConsciousness: ["yes"],
        "resident.room": ["7", "5", "9"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_FAMILY", "HOME_SAFETY_CHECK", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.family", "onAnticoagulant"],
    },
  },
  {
    id: "C04",
    tags: ["self_correction", "negation", "attempted_notification"],
    context: {
      now: "2025-03-13T19:05",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "Mr. Example, apartment three oh five, went down in his living room at six ten, no, make that six thirty, the news was already on. I was out in the hall so I only heard it, no one was with him. he's got a bruise coming up on his right elbow. says he stood up off the couch and felt lightheaded. he's positive his head never hit and there's nothing wrong with his memory. pressure was ninety four over fifty six. I got the doctor's voicemail.",
    expected: {
      category: "fall",
      secondary: [],
      secondaryAllowed: ["wound"],
      priority: "high",
      priorityReasons: ["unwitnessed_fall", "fall_with_injury", "hypotension_or_dizziness"],
      fields: {
        "resident.name": "Mr. Example",
        "resident.room": "305",
        "occurred.date": "2025-03-13",
        "occurred.time": "18:30",
        location: {
          anyOf: ["living_room", "resident_room"],
        },
        witnessed: "no",
        headStrike: "no",
        "injury.present": "yes",
        "injury.types": {
          includes: ["bruise"],
        },
        "injury.sites": {
          includes: ["right elbow"],
        },
        symptoms: {
          includes: ["lightheaded"],
        },
        "vitals.bp": "94/56",
        "notifications.physician": "attempted",
      },
      forbid: {
        "occurred.time": ["18:10"],
        headStrike: ["yes"],
        "notifications.physician": ["done"],
      },
      actionsMust: [
        "NOTIFY_PROVIDER",
        "MONITOR_VITALS",
        "NOTIFY_FAMILY",
        "POST_FALL_HUDDLE",
        "SERVICE_PLAN_UPDATE",
      ],
      askNext: ["onAnticoagulant", "notifications.family"],
    },
  },
  {
    id: "C05",
    tags: ["two_drugs", "negation"],
    context: {
      now: "2025-03-13T10:10",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "picking up trays on the north hall and Mrs. S, room three oh two, her famotidine and her vitamin D were under the napkin, still in the cup, ten this morning. so she never took them. the sheet doesn't say she refused. she feels okay, not complaining of anything. I gave the cup to the charge nurse and told her.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "routine",
      priorityReasons: ["no_harm"],
      fields: {
        "resident.name": "Mrs. S",
        "resident.room": "302",
        "found.date": "2025-03-13",
        "found.time": "10:00",
        "medication.errorType": "omission",
        "medication.drugs": {
          includes: ["famotidine", "vitamin D"],
        },
        "medication.nccMerp": "C",
        "injury.present": {
          anyOf: ["no", null],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "medication.errorType": ["refused"],
      },
      actionsMust: ["MAR_AUDIT", "NOTIFY_PROVIDER"],
      askNext: ["medication.scheduledTime"],
    },
  },
  {
    id: "C06",
    tags: ["two_residents", "latest_value_wins", "negation"],
    context: {
      now: "2025-03-13T08:50",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. U in one oh eight got the pills that were for Mrs. X in one eighteen. I grabbed the wrong cup, seven forty five this morning. it was amlodipine ten and carvedilol. Mrs. U has no allergies. her pressure was one thirty eight over seventy six at seven and it's ninety six over fifty four now, pulse fifty four, and she says she's lightheaded. nurse practitioner notified, wants vitals every fifteen minutes and her own pills held.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "critical",
      priorityReasons: ["wrong_resident_symptomatic"],
      fields: {
        "resident.name": "Mrs. U",
        "resident.room": "108",
        "occurred.date": "2025-03-13",
        "occurred.time": "07:45",
        "medication.errorType": "wrong_resident",
        "medication.drugs": {
          includes: ["amlodipine", "carvedilol"],
        },
        "medication.reachedResident": "yes",
        "medication.nccMerp": {
          anyOf: ["D", "E"],
        },
        "vitals.bp": "96/54",
        "vitals.pulse": 54,
        symptoms: {
          includes: ["lightheaded"],
        },
        "notifications.physician": "done",
      },
      forbid: {
        "vitals.bp": ["138/76"],
        "resident.name": ["Mrs. X"],
        "resident.room": ["118"],
        "medication.errorType": ["allergy"],
      },
      actionsMust: ["MONITOR_VITALS", "NOTIFY_FAMILY", "NOTIFY_DON", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "C07",
    tags: ["counts", "spoken_time"],
    context: {
      now: "2025-03-12T23:30",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "narcotic count didn't come out right tonight on the west cart. it's the tramadol fifty milligram for Mrs. R in one twenty nine. should be thirty one left by the sheet and the card only has twenty nine. the off going nurse and I went through it twice and it was five after eleven tonight. Mrs. R had hers at eight and says her pain's a two. the DON's been called.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "high",
      priorityReasons: ["controlled_count_discrepancy"],
      fields: {
        "resident.name": "Mrs. R",
        "resident.room": "129",
        "found.date": "2025-03-12",
        "found.time": "23:05",
        "medication.errorType": "count_discrepancy",
        "medication.drug": "tramadol",
        "medication.countExpected": 31,
        "medication.countActual": 29,
        "pain.score": 2,
        "notifications.don": "done",
      },
      forbid: {
        "medication.countActual": [31, 50],
        "medication.countExpected": [29, 50],
      },
      actionsMust: ["CONTROLLED_COUNT", "NOTIFY_ADMIN", "REPORT_24H", "INVESTIGATE_5DAY"],
      askNext: ["notifications.administrator"],
    },
  },
  {
    id: "C08",
    tags: ["vitals_words", "time_pair"],
    context: {
      now: "2025-03-13T19:15",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. B, two forty two. the day nurse gave him his hydromorphone at six and didn't sign it, so I gave him another two milligrams at six twenty tonight. went back at seven and I can barely wake him up. respirations eight, sats eighty six, I put oxygen on. doctor on the phone said Narcan and get him out of here, so the Narcan's in and nine one one's been called. blood pressure one oh eight over sixty.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "critical",
      priorityReasons: ["oversedation", "airway_breathing", "high_alert_overdose"],
      fields: {
        "resident.name": "Mr. B",
        "resident.room": "242",
        "occurred.date": "2025-03-13",
        "occurred.time": "18:20",
        "medication.errorType": "extra_dose",
        "medication.drug": {
          anyOf: ["hydromorphone", "Dilaudid"],
        },
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        "medication.nccMerp": {
          anyOf: ["F", "H"],
        },
        "vitals.resp": 8,
        "vitals.spo2": 86,
        "vitals.bp": "108/60",
        mentalStatus: "changed",
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.physician": "done",
      },
      actionsMust: [
        "SEND_ER_911",
        "MONITOR_VITALS",
        "NOTIFY_FAMILY",
        "NOTIFY_DON",
        "PHARMACIST_REVIEW",
        "MAR_AUDIT",
      ],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "C09",
    tags: ["two_residents", "vitals_words"],
    context: {
      now: "2025-03-13T11:15",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "flu swab on Mr. D in one fifty five came up positive for influenza A, ten forty this morning. cough and body aches started yesterday. he's one oh one point one, sats ninety three on room air. he plays cards with three other guys every night. his roommate, Mr. H, went over to one sixty one. droplet precautions. doctor called, Tamiflu ordered, and his brother knows.",
    expected: {
      category: "infection",
      secondary: [],
      priority: "high",
      priorityReasons: ["confirmed_transmissible", "fever"],
      fields: {
        "resident.name": "Mr. D",
        "resident.room": "155",
        "infection.syndrome": "influenza",
        "infection.testResult": "positive",
        "infection.onset.date": "2025-03-12",
        "infection.affectedCount": 1,
        symptoms: {
          includes: ["cough", "body_aches"],
        },
        "vitals.tempF": 101.1,
        "vitals.spo2": 93,
        "infection.isolation": {
          includes: ["droplet"],
        },
        "infection.treatment": {
          anyOf: ["Tamiflu", "oseltamivir"],
        },
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        "resident.room": ["161"],
        "resident.name": ["Mr. H"],
      },
      actionsMust: ["NOTIFY_IP", "ISOLATE", "LINE_LIST", "EXPOSURE_TEST"],
      askNext: ["notifications.infection_preventionist"],
    },
  },
  {
    id: "C10",
    tags: ["negation", "negative_test"],
    context: {
      now: "2025-03-13T10:20",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "small thing for the log. Mr. K, apartment fourteen, woke up this morning with a runny nose and a scratchy sore throat. temp's ninety seven nine so no fever, and he isn't coughing. I ran the covid test and it's negative. he's eating. he'll keep to his apartment today. his wife feels fine and I haven't heard of anybody else having it.",
    expected: {
      category: "infection",
      secondary: [],
      priority: "routine",
      priorityReasons: ["mild_isolated"],
      fields: {
        "resident.name": "Mr. K",
        "resident.room": "14",
        "infection.syndrome": "respiratory",
        "infection.testResult": "negative",
        "infection.affectedCount": 1,
        "infection.onset.date": "2025-03-13",
        symptoms: {
          includes: ["runny_nose", "sore_throat"],
        },
        "vitals.tempF": 97.9,
        "infection.clusterSuspected": {
          anyOf: [false, null],
        },
      },
      forbid: {
        symptoms: ["fever", "cough"],
        "infection.testResult": ["positive"],
        "infection.syndrome": ["covid", "influenza"],
      },
      actionsMust: ["MONITOR_SYMPTOMS"],
      askNext: ["notifications.charge_nurse"],
    },
  },
  {
    id: "C11",
    tags: ["historical", "attempted_notification"],
    context: {
      now: "2025-03-13T14:45",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "lab just called at two twenty, the stool on Mr. F, room one ninety, is positive for norovirus. he's been throwing up and had five watery stools since yesterday. temp ninety nine even. he had a urinary infection last month but he's finished with all that, no burning now. he's on contact precautions. doctor's aware, push fluids. I left a voicemail for his son but haven't talked to him.",
    expected: {
      category: "infection",
      secondary: [],
      priority: "high",
      priorityReasons: ["confirmed_transmissible"],
      fields: {
        "resident.name": "Mr. F",
        "resident.room": "190",
        "found.time": "14:20",
        "infection.syndrome": "gi",
        "infection.testResult": "positive",
        "infection.onset.date": "2025-03-12",
        symptoms: {
          includes: ["vomiting", "diarrhea"],
        },
        "vitals.tempF": 99,
        "infection.isolation": {
          includes: ["contact"],
        },
        "notifications.physician": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        symptoms: ["dysuria"],
        "infection.syndrome": ["uti", "cdiff"],
        "notifications.family": ["done"],
      },
      actionsMust: ["NOTIFY_IP", "ISOLATE", "NOTIFY_FAMILY"],
      askNext: ["notifications.infection_preventionist"],
    },
  },
  {
    id: "C12",
    tags: ["self_correction", "two_residents", "weekday", "cluster"],
    context: {
      now: "2025-03-12T08:30",
      speaker: "nurse",
      setting: "assisted_living",
    },
    transcript:
      "that's two covids on the garden level now. Mr. E in one oh three was the first, he popped positive Sunday. the new one is Mrs. S, no sorry, that's her sister that visits, Ms. O in one oh seven. she came down with it last night, fever one oh one point six, chills, sore throat, cough. tested her at seven this morning, positive. they're both on droplet and contact. doctor's ordering Paxlovid. one caregiver is out sick, not sure what with.",
    expected: {
      category: "infection",
      secondary: [],
      priority: "high",
      priorityReasons: ["cluster", "confirmed_transmissible", "fever"],
      fields: {
        "resident.name": "Ms. O",
        "resident.room": "107",
        "infection.syndrome": "covid",
        "infection.testResult": "positive",
        "infection.affectedCount": 2,
        "infection.staffAffected": {
          anyOf: [1, null],
        },
        "infection.clusterRooms": {
          includes: ["103", "107"],
        },
        "infection.clusterSuspected": true,
        "infection.onset.date": "2025-03-11",
        symptoms: {
          includes: ["fever", "cough"],
        },
        "vitals.tempF": 101.6,
        "infection.isolation": {
          includes: ["droplet", "contact"],
        },
      },
      forbid: {
        "resident.name": ["Mrs. S", "Mr. E"],
        "resident.room": ["103"],
      },
      actionsMust: ["NOTIFY_IP", "LINE_LIST", "HEALTH_DEPT", "ISOLATE"],
      askNext: ["notifications.infection_preventionist", "notifications.family"],
    },
  },
  {
    id: "C13",
    tags: ["time_chain", "negation"],
    context: {
      now: "2025-03-13T14:20",
      speaker: "aide",
      setting: "assisted_living",
    },
    transcript:
      "Mrs. U got out of memory care on us. last time I saw her was five after one, in the TV lounge. one thirty the clerk at the gas station across the road phones and says one of your ladies is in here. we had her back inside by one forty five. she went through the courtyard gate and no alarm sounded. she does wear the wander bracelet. not hurt, just chilly in her cardigan. head count's done, everyone else is in. administrator and her son have been called.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "critical",
      priorityReasons: ["left_building_unsupervised"],
      fields: {
        "resident.name": "Mrs. U",
        "behavior.type": "elopement",
        "elopement.lastSeen.time": "13:05",
        "elopement.lastSeenPlace": "tv_lounge",
        "elopement.found.time": {
          anyOf: ["13:30", "13:45"],
        },
        "elopement.returned.time": "13:45",
        "elopement.foundPlace": {
          anyOf: ["gas station", "off_premises"],
        },
        "elopement.exitDoor": "courtyard gate",
        "elopement.alarmSounded": "no",
        "elopement.wanderDevice": "yes",
        "elopement.leftBuilding": "yes",
        "elopement.headcountDone": "yes",
        "injury.present": "no",
        "notifications.administrator": "done",
        "notifications.family": "done",
      },
      forbid: {
        "elopement.alarmSounded": ["yes"],
        "injury.present": ["yes"],
      },
      actionsMust: [
        "RN_ASSESS",
        "ONE_TO_ONE",
        "DOOR_CHECK",
        "NOTIFY_PROVIDER",
        "STATE_REPORT_CHECK",
        "SERVICE_PLAN_UPDATE",
      ],
      askNext: ["notifications.physician"],
    },
  },
  {
    id: "C14",
    tags: ["abc", "staff_injury", "last_night"],
    context: {
      now: "2025-03-13T06:45",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "it was Mrs. M, room one oh three, last night around eleven fifteen. I was changing her in bed and she grabbed my wrist and scratched me. her roommate's TV was blaring and she hates that, she'd been hollering turn it off. I backed up, shut the TV off, and sang to her a little and she calmed right down. she wasn't hurt at all. I've got two scratches on my hand, I told the nurse.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "high",
      priorityReasons: ["aggression_contact_staff"],
      fields: {
        "resident.name": "Mrs. M",
        "resident.room": "103",
        "occurred.date": "2025-03-12",
        "occurred.time": "23:15",
        location: "resident_room",
        "behavior.type": "physical_aggression_staff",
        "behavior.antecedent": {
          includes: ["TV was blaring"],
        },
        "behavior.contactMade": "yes",
        "behavior.intervention": {
          includes: ["shut the TV off"],
        },
        "injury.present": "no",
        staffInjury: "yes",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "injury.present": ["yes"],
        "occurred.date": ["2025-03-13"],
      },
      actionsMust: ["BEHAVIOR_ROOT", "CARE_PLAN_UPDATE", "STAFF_INJURY_REPORT"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "C15",
    tags: ["two_residents", "abuse_screen", "negated_other_category"],
    context: {
      now: "2025-03-13T17:50",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "there was a fight at supper in the dining room, five twenty five. Mr. C from two oh four says that's his chair, and Mr. G, two ten, was sitting in it and wouldn't budge. so Mr. C punched Mr. G in the arm. I saw all of it. we pulled them apart, C's eating in his room with staff. G's arm has no mark on it but he's shook up. nobody fell. nurse knows and she's trying to get the administrator.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "critical",
      priorityReasons: ["resident_to_resident_contact"],
      fields: {
        "resident.name": {
          anyOf: ["Mr. C", "Mr. G"],
        },
        "resident.room": {
          anyOf: ["204", "210"],
        },
        "occurred.date": "2025-03-13",
        "occurred.time": "17:25",
        location: "dining_room",
        witnessed: "yes",
        "behavior.type": "physical_aggression_resident",
        "behavior.antecedent": {
          includes: ["chair"],
        },
        "behavior.contactMade": "yes",
        "behavior.aggressor": "Mr. C",
        "behavior.target": "Mr. G",
        immediateActions: {
          includes: ["separated"],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        category: ["fall"],
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
    id: "C16",
    tags: ["negation", "inferred_location"],
    context: {
      now: "2025-03-13T15:05",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "for the book, Mrs. N in three oh eight screamed at the activities girl during bingo, around two thirty, called her a liar and some other words, because somebody else got her lucky card. she didn't hit anyone and she didn't throw the chips. I found her card and gave it back and she was laughing five minutes later. pretty normal for her.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "routine",
      priorityReasons: ["redirected_no_contact"],
      fields: {
        "resident.name": "Mrs. N",
        "resident.room": "308",
        "occurred.date": "2025-03-13",
        "occurred.time": "14:30",
        location: "activity_room",
        "behavior.type": "verbal_aggression",
        "behavior.antecedent": {
          includes: ["lucky card"],
        },
        "behavior.contactMade": "no",
      },
      forbid: {
        "behavior.contactMade": ["yes"],
        "behavior.type": ["physical_aggression_staff", "physical_aggression_resident"],
      },
      actionsMust: ["BEHAVIOR_ROOT"],
      askNext: ["notifications.charge_nurse"],
    },
  },
  {
    id: "C17",
    tags: ["lay_term", "negation"],
    context: {
      now: "2025-03-13T15:15",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. C, one ten. there's a red patch on her right hip bone, it stays red when I push on it with my finger. it's not open, no blister. I'd say it's as big as a silver dollar. I saw it at two forty five this afternoon when I went to turn her. I repositioned her onto her left side with a wedge and let the nurse know.",
    expected: {
      category: "wound",
      secondary: [],
      priority: "routine",
      priorityReasons: ["intact_skin"],
      fields: {
        "resident.name": "Mrs. C",
        "resident.room": "110",
        "found.date": "2025-03-13",
        "found.time": "14:45",
        "wound.type": "pressure_injury",
        "wound.site": "right hip",
        "wound.side": "right",
        "wound.stage": {
          anyOf: ["1", "unknown", null],
        },
        "wound.skinIntact": "yes",
        immediateActions: {
          includes: ["repositioned"],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "wound.stage": ["2", "3", "4"],
        "wound.side": ["left", "both"],
        "wound.blisters": ["yes"],
      },
      actionsMust: ["RN_ASSESS", "OFFLOAD", "CARE_PLAN_UPDATE"],
      askNext: ["wound.stage"],
    },
  },
  {
    id: "C18",
    tags: ["measurements", "historical_value", "latest_value_wins"],
    context: {
      now: "2025-03-13T11:30",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "weekly wound note, Mrs. Q, three sixteen, stage four on the coccyx. it's gone backwards. last Thursday it was four point eight by four by one point five. today at eleven I get five point two by four by one point eight deep. heavy brown drainage and there's an odor even after I cleaned it. edges are red and warm to touch. temp ninety nine three. she rated it six during the packing. I called the wound nurse practitioner and sent a culture.",
    expected: {
      category: "wound",
      secondary: [],
      secondaryAllowed: ["infection"],
      priority: "high",
      priorityReasons: ["stage3_plus_or_dti", "wound_infection_signs"],
      fields: {
        "resident.name": "Mrs. Q",
        "resident.room": "316",
        "found.date": "2025-03-13",
        "found.time": "11:00",
        "wound.type": "pressure_injury",
        "wound.site": "coccyx",
        "wound.stage": "4",
        "wound.lengthCm": 5.2,
        "wound.widthCm": 4,
        "wound.depthCm": 1.8,
        "wound.drainage": "brown",
        "wound.drainageAmount": {
          anyOf: ["heavy", "large"],
        },
        "wound.odor": "yes",
        "wound.infectionSigns": {
          includes: ["redness", "warmth"],
        },
        "wound.trend": "worse",
        "vitals.tempF": 99.3,
        "pain.score": 6,
        "notifications.physician": "done",
      },
      forbid: {
        "wound.lengthCm": [4.8],
        "wound.depthCm": [1.5],
        "wound.odor": ["no"],
      },
      actionsMust: [
        "TREATMENT_ORDER",
        "NOTIFY_IP",
        "NOTIFY_FAMILY",
        "OFFLOAD",
        "DIET_CONSULT",
        "CARE_PLAN_UPDATE",
      ],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "C19",
    tags: ["unknown_source", "abuse_screen"],
    context: {
      now: "2025-03-13T06:00",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Ms. B, room two ninety four, when I changed her at five thirty this morning there were dark blue bruises on both of her inner thighs, three of them, round like thumbprints. I had her Sunday and her legs were clear. she doesn't talk, she had a big stroke. she flinched when I went to wash there. I have no idea how it happened. charge nurse has been told and she's calling the administrator now.",
    expected: {
      category: "wound",
      secondary: [],
      secondaryAllowed: ["behavior_elopement"],
      priority: "critical",
      priorityReasons: ["injury_unknown_source_suspicious"],
      fields: {
        "resident.name": "Ms. B",
        "resident.room": "294",
        "found.date": "2025-03-13",
        "found.time": "05:30",
        "wound.type": "bruise",
        "wound.site": {
          anyOf: ["both inner thighs", "inner thighs"],
        },
        "wound.side": "both",
        "wound.color": {
          anyOf: ["dark blue", "blue"],
        },
        "wound.knownCause": {
          anyOf: ["no", "unknown"],
        },
        witnessed: {
          anyOf: ["no", null],
        },
        abuseScreen: "yes",
        "notifications.charge_nurse": "done",
        "notifications.administrator": {
          anyOf: ["attempted", "done"],
        },
      },
      forbid: {
        "wound.knownCause": ["yes"],
      },
      actionsMust: [
        "ABUSE_REPORT_2H",
        "NOTIFY_ADMIN",
        "SKIN_CHECK",
        "NOTIFY_PROVIDER",
        "NOTIFY_FAMILY",
        "INVESTIGATE_5DAY",
        "PROTECT_RESIDENT",
      ],
      askNext: ["notifications.administrator"],
    },
  },
  {
    id: "C20",
    tags: ["yesterday", "uncertain_poa"],
    context: {
      now: "2025-03-13T09:15",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "on Mr. T in one sixty four, he was readmitted yesterday evening after his hip surgery. I did his skin at seven fifteen p m yesterday and on the outside of the right ankle there's a maroon area, boggy, two and a half centimeters, round. the skin isn't broken. I can't say if he came in with it or not, the transfer form left the skin part blank.",
    expected: {
      category: "wound",
      secondary: [],
      priority: "high",
      priorityReasons: ["stage3_plus_or_dti"],
      fields: {
        "resident.name": "Mr. T",
        "resident.room": "164",
        "found.date": "2025-03-12",
        "found.time": "19:15",
        "wound.type": {
          anyOf: ["dti", "pressure_injury"],
        },
        "wound.stage": "dti",
        "wound.site": "right ankle",
        "wound.side": "right",
        "wound.lengthCm": 2.5,
        "wound.widthCm": {
          anyOf: [2.5, null],
        },
        "wound.skinIntact": "yes",
        "wound.presentOnAdmission": {
          anyOf: ["unknown", "yes"],
        },
      },
      forbid: {
        "wound.stage": ["1", "2", "3", "4"],
        "found.date": ["2025-03-13"],
      },
      actionsMust: ["OFFLOAD", "NOTIFY_PROVIDER", "NOTIFY_FAMILY", "TREATMENT_ORDER", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.physician"],
    },
  },
];
