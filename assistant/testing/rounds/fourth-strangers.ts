import type { LabelledReport } from "../labelled-report.ts";

/** Written by someone who had not seen the rules, run before anything was changed for them; see docs/accuracy.md. */
export const fourthStrangersRound: LabelledReport[] = [
  {
    id: "E01",
    tags: ["brand_drug", "disputed_head_strike", "attempted_notification", "vitals_words"],
    context: {
      now: "2025-04-02T04:50",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "this is the night nurse on Maple wing. resident is Mr. Doe, room two forty one. at oh three thirty the CNA heard a noise and found him on the floor in his room, face down next to the recliner. nobody witnessed it. he can't recall what happened. first he told me he might have bumped his head, then he said he didn't, so I can't say. there's no bump and no cut that I can find. he takes Xarelto for his a fib. neuro checks are going. blood pressure one forty six over eighty four, pulse ninety two, sats ninety six. the doctor was paged but hasn't called back. I left his son a voicemail.",
    expected: {
      category: "fall",
      secondary: [],
      priority: "critical",
      priorityReasons: ["unwitnessed_fall", "possible_head_strike_bleeding_risk"],
      fields: {
        "resident.name": "Mr. Doe",
        "resident.room": "241",
        "found.date": "2025-04-02",
        "found.time": "03:30",
        location: "resident_room",
        witnessed: "no",
        "fall.mechanism": {
          anyOf: ["found_on_floor", "unknown"],
        },
        headStrike: "unknown",
        "injury.present": "no",
        onAnticoagulant: "yes",
        anticoagulant: {
          anyOf: ["Xarelto", "rivaroxaban"],
        },
        "fall.neuroChecks": "started",
        "vitals.bp": "146/84",
        "vitals.pulse": 92,
        "vitals.spo2": 96,
        "notifications.physician": "attempted",
        "notifications.family": "attempted",
      },
      forbid: {
        headStrike: ["yes", "no"],
        "notifications.physician": ["done"],
        "notifications.family": ["done"],
      },
      actionsMust: [
        "NEURO_CHECKS",
        "NOTIFY_PROVIDER",
        "NOTIFY_FAMILY",
        "POST_FALL_HUDDLE",
        "CARE_PLAN_UPDATE",
      ],
      askNext: ["notifications.physician", "notifications.family", "lossOfConsciousness"],
    },
  },
  {
    id: "E02",
    tags: ["slang", "double_negative", "attempted_notification"],
    context: {
      now: "2025-04-02T11:35",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "hey it's me over at the cottages, Mrs. Doe in apartment seventeen. she went down in the hallway walking back from chair yoga, maybe eleven fifteen. her foot got tangled in Miss V's dog leash and she tripped and put her hand out. I was right behind her, saw the whole thing, just couldn't catch her. she did not hit her head, it never touched nothing. her right wrist is bent all crooked and it's swelling up fast, she won't let nobody touch it. she's hollering it's a ten. we got ice on it and called nine one one. the nurse is with her. I tried the daughter and got no answer.",
    expected: {
      category: "fall",
      secondary: [],
      priority: "critical",
      priorityReasons: ["suspected_fracture"],
      fields: {
        "resident.name": "Mrs. Doe",
        "resident.room": "17",
        "occurred.date": "2025-04-02",
        "occurred.time": "11:15",
        "occurred.approx": true,
        location: "hallway",
        witnessed: "yes",
        "fall.mechanism": "trip",
        "fall.activity": "ambulating",
        headStrike: "no",
        "injury.present": "yes",
        "injury.types": {
          includes: ["swelling"],
        },
        "injury.sites": {
          includes: ["right wrist"],
        },
        "injury.suspectedFracture": "yes",
        "pain.present": "yes",
        "pain.score": 10,
        immediateActions: {
          includes: ["iced"],
        },
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.charge_nurse": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        headStrike: ["yes"],
        "notifications.family": ["done"],
        "resident.name": ["Miss V"],
      },
      actionsMust: [
        "SEND_ER_911",
        "NOTIFY_PROVIDER",
        "NOTIFY_FAMILY",
        "POST_FALL_HUDDLE",
        "SERVICE_PLAN_UPDATE",
      ],
      askNext: ["notifications.family", "onAnticoagulant", "notifications.physician"],
    },
  },
  {
    id: "E03",
    tags: ["yesterday", "family_statement", "negation", "no_room"],
    context: {
      now: "2025-05-20T10:10",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "so I'm at Mr. Sample's house for his bath visit and his wife tells me he fell yesterday, about five thirty, right before supper. she watched it happen. he was in the kitchen reaching up for a can and he lost his balance and sat down hard. wife says he didn't hit his head and he says the same. he's got a big purple bruise on his left buttock. it's achy, three out of ten, but he's walking on it just fine with his cane. no blood thinners, I looked at the list. nobody ever called the doctor. I'm fixing to call the office soon as I'm done with you.",
    expected: {
      category: "fall",
      secondary: [],
      priority: "high",
      priorityReasons: ["fall_with_injury", "fall_pain"],
      fields: {
        "resident.name": "Mr. Sample",
        "occurred.date": "2025-05-19",
        "occurred.time": "17:30",
        location: "kitchen",
        witnessed: "yes",
        "fall.mechanism": "loss_of_balance",
        "fall.activity": "reaching",
        headStrike: "no",
        "injury.present": "yes",
        "injury.types": {
          includes: ["bruise"],
        },
        "injury.sites": {
          includes: ["left buttock"],
        },
        "pain.present": "yes",
        "pain.score": 3,
        onAnticoagulant: "no",
        "notifications.physician": "not_done",
        "notifications.agency_office": {
          anyOf: ["not_done", "attempted", null],
        },
      },
      forbid: {
        "occurred.date": ["2025-05-20"],
        onAnticoagulant: ["yes"],
        headStrike: ["yes", "unknown"],
        "notifications.agency_office": ["done"],
      },
      actionsMust: ["NOTIFY_PROVIDER", "RN_ASSESS", "HOME_SAFETY_CHECK", "SERVICE_PLAN_UPDATE"],
      askNext: ["notifications.agency_office", "notifications.physician"],
    },
  },
  {
    id: "E04",
    tags: ["negation", "no_harm"],
    context: {
      now: "2025-05-20T14:55",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Ms. Example, three eighteen bed A. I had her sitting on the side of the bed getting her pants on, about two twenty this afternoon, and she started to slide so I kinda hugged her and eased her down to the floor. she never hit her head, never hit anything. no scrapes, no redness, says nothing hurts, she thought it was hilarious actually. she had her gripper socks on and the bed was down low. my nurse came and looked her over head to toe and then two of us got her back up. she's in her chair having a snack.",
    expected: {
      category: "fall",
      secondary: [],
      priority: "routine",
      priorityReasons: ["no_harm"],
      fields: {
        "resident.name": "Ms. Example",
        "resident.room": {
          anyOf: ["318A", "318"],
        },
        "occurred.date": "2025-05-20",
        "occurred.time": "14:20",
        location: {
          anyOf: ["resident_room", null],
        },
        witnessed: "yes",
        "fall.mechanism": {
          anyOf: ["lowered_by_staff", "slide_from_bed"],
        },
        "fall.activity": {
          anyOf: ["dressing", "transferring"],
        },
        "fall.footwear": "nonskid_socks",
        "fall.environment": {
          includes: ["bed_low"],
        },
        headStrike: "no",
        "injury.present": "no",
        "pain.present": "no",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        headStrike: ["yes", "unknown"],
        "injury.present": ["yes"],
        "pain.present": ["yes"],
      },
      actionsMust: ["POST_FALL_HUDDLE", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.family", "vitals"],
    },
  },
  {
    id: "E05",
    tags: ["equipment", "negation", "self_correction"],
    context: {
      now: "2025-05-21T07:50",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "CNA on the two hundred hall. Mr. G, room two thirty three. I was giving him his shower, seven fifteen, no, closer to seven thirty, and the back leg on the shower chair just snapped. he tipped over to the side and I had ahold of him so he went down slow onto his bottom. his head did not touch the wall or the floor. I don't see any marks on him, and he says he's not hurting anywhere. I pulled that chair out and stuck a do not use tag on it. his nurse is in there with him right now. that chair's been wobbly for weeks.",
    expected: {
      category: "fall",
      secondary: [],
      priority: "high",
      priorityReasons: ["equipment_failure"],
      fields: {
        "resident.name": "Mr. G",
        "resident.room": "233",
        "occurred.date": "2025-05-21",
        "occurred.time": "07:30",
        location: "shower_room",
        witnessed: "yes",
        "fall.mechanism": {
          anyOf: ["equipment_failure", "lowered_by_staff"],
        },
        "fall.activity": "bathing",
        "fall.equipmentFailure": "yes",
        headStrike: "no",
        "injury.present": "no",
        "pain.present": "no",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "occurred.time": ["07:15"],
        headStrike: ["yes"],
        "injury.present": ["yes"],
        "resident.room": ["200"],
      },
      actionsMust: [
        "EQUIPMENT_REMOVE",
        "POST_FALL_HUDDLE",
        "NOTIFY_PROVIDER",
        "NOTIFY_FAMILY",
        "CARE_PLAN_UPDATE",
      ],
      askNext: ["notifications.family", "notifications.physician"],
    },
  },
  {
    id: "E06",
    tags: ["neuro_change", "other_resident", "negated_notification"],
    context: {
      now: "2025-06-08T21:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. Q, one fifty four, fell at quarter to eight tonight in her room, she tripped on her oxygen tubing going to the closet. her roommate saw it and says she cracked her head on the dresser. at first she was okay, only a goose egg on the forehead. now since about nine she's slurring her words, she doesn't know what building she's in and her left grip is weak. she threw up once. she is not on any blood thinner. pressure's one seventy eight over ninety six. doctor said send her out, ambulance is on the way. I have not called her husband yet.",
    expected: {
      category: "fall",
      secondary: [],
      priority: "critical",
      priorityReasons: ["neuro_change", "head_wound_visible"],
      fields: {
        "resident.name": "Mrs. Q",
        "resident.room": "154",
        "occurred.date": "2025-06-08",
        "occurred.time": "19:45",
        location: "resident_room",
        witnessed: "yes",
        "fall.mechanism": "trip",
        headStrike: "yes",
        "injury.present": "yes",
        "injury.types": {
          includes: ["hematoma"],
        },
        "injury.sites": {
          includes: ["forehead"],
        },
        mentalStatus: "changed",
        symptoms: {
          includes: ["vomiting"],
        },
        onAnticoagulant: "no",
        "vitals.bp": "178/96",
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.physician": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        onAnticoagulant: ["yes"],
        headStrike: ["no", "unknown"],
        "notifications.family": ["done"],
        mentalStatus: ["baseline"],
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
    id: "E07",
    tags: ["two_residents", "negation", "high_alert"],
    context: {
      now: "2025-06-09T09:05",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "I gave the wrong person the meds this morning. Mrs. S, her room is one oh three, she was in the dining room and I thought she was Mrs. Y, they look alike and she answered to the name. so at ten after eight she swallowed Mrs. Y's glipizide ten milligrams and her Zoloft. Mrs. S isn't even diabetic. I realized it at eight thirty. fingerstick was ninety four. she's eating, she feels okay, no sweating, no shaking. nurse practitioner's been called and wants sugars every thirty minutes. the DON knows. I haven't talked to the family.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "critical",
      priorityReasons: ["high_alert_wrong_drug_or_resident"],
      fields: {
        "resident.name": "Mrs. S",
        "resident.room": "103",
        "occurred.date": "2025-06-09",
        "occurred.time": "08:10",
        "found.time": "08:30",
        location: {
          anyOf: ["dining_room", null],
        },
        "medication.errorType": "wrong_resident",
        "medication.drugs": {
          includes: ["glipizide"],
        },
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        "medication.nccMerp": {
          anyOf: ["C", "D"],
        },
        "vitals.glucose": 94,
        "notifications.physician": "done",
        "notifications.don": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        "resident.name": ["Mrs. Y"],
        symptoms: ["sweating", "shakiness"],
        "notifications.family": ["done"],
        "medication.reachedResident": ["no"],
      },
      actionsMust: ["MONITOR_GLUCOSE", "NOTIFY_FAMILY", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "E08",
    tags: ["brand_drug", "dose_pair", "weekday", "negation", "no_room"],
    context: {
      now: "2025-06-10T13:25",
      speaker: "nurse",
      setting: "home_care",
    },
    transcript:
      "home health nurse, I'm out at Mr. K's. I went through his pill box at one o'clock and he's been doubling his Coumadin since Saturday. he's taking the new bottle and the old bottle both, so ten milligrams a day when the order is five. his daughter fills the box and nobody told her the old one was stopped. his gums bled a little bit brushing his teeth this morning, that's all, no bruising, no black stools, no falls. I talked to his doctor, hold tonight's and draw an INR today. daughter's right here with me, she feels awful.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "critical",
      priorityReasons: ["high_alert_overdose"],
      fields: {
        "resident.name": "Mr. K",
        "found.date": "2025-06-10",
        "found.time": "13:00",
        "medication.errorType": {
          anyOf: ["wrong_dose", "extra_dose"],
        },
        "medication.drug": {
          anyOf: ["Coumadin", "warfarin"],
        },
        "medication.doseOrdered": {
          anyOf: ["5 mg", "5 milligrams"],
        },
        "medication.doseGiven": {
          anyOf: ["10 mg", "10 milligrams"],
        },
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        "medication.nccMerp": {
          anyOf: ["D", "E"],
        },
        onAnticoagulant: "yes",
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        category: ["fall", "wound"],
        "injury.types": ["bruise"],
        symptoms: ["bloody_stool"],
      },
      actionsMust: ["LAB_INR", "PHARMACIST_REVIEW", "MED_TEACHING"],
      askNext: ["notifications.agency_office", "vitals"],
    },
  },
  {
    id: "E09",
    tags: ["omission", "brand_drug", "negation", "last_night"],
    context: {
      now: "2025-06-11T16:45",
      speaker: "med_tech",
      setting: "assisted_living",
    },
    transcript:
      "med tech over in assisted living. Ms. B, apartment two oh five, her Eliquis ran out and the refill never showed up, folks just been circling it not available. so she missed last night's and she missed this morning's, that's two doses. I caught it at four o'clock setting up my pass. no chest pain, no leg swelling, talking plain, she's her regular self. I called pharmacy and they're sending it stat. told our nurse and she's putting a call in to the doctor. her family doesn't know yet.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "high",
      priorityReasons: ["high_alert_omission"],
      fields: {
        "resident.name": "Ms. B",
        "resident.room": "205",
        "found.date": "2025-06-11",
        "found.time": "16:00",
        "medication.errorType": "omission",
        "medication.drug": {
          anyOf: ["Eliquis", "apixaban"],
        },
        "medication.missedDoses": 2,
        "medication.firstMissed.date": "2025-06-10",
        "medication.highAlert": true,
        "medication.nccMerp": {
          anyOf: ["C", "D"],
        },
        mentalStatus: {
          anyOf: ["baseline", null],
        },
        "notifications.pharmacy": "done",
        "notifications.charge_nurse": "done",
        "notifications.physician": {
          anyOf: ["attempted", "done", "not_done"],
        },
        "notifications.family": "not_done",
      },
      forbid: {
        symptoms: ["chest_pain", "leg_swelling"],
        "notifications.family": ["done"],
        "medication.errorType": ["extra_dose", "wrong_dose"],
      },
      actionsMust: ["NOTIFY_PROVIDER", "NOTIFY_FAMILY", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "E10",
    tags: ["latest_value_wins", "negation", "two_times"],
    context: {
      now: "2025-07-03T10:40",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. V in four twelve got his lisinopril twice today. night shift gave it at six and didn't sign for it, then I gave it again at eight thirty, twenty milligrams. pressure beforehand was one thirty eight over seventy six and right now it's one eighteen over sixty four, pulse seventy. he isn't dizzy, he's not lightheaded, he's sitting up working his crossword. doctor was notified at nine fifteen, vitals every hour times six and push fluids. his wife came in and I told her myself. the director of nursing has been informed.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "high",
      priorityReasons: ["med_error_monitoring"],
      fields: {
        "resident.name": "Mr. V",
        "resident.room": "412",
        "occurred.date": "2025-07-03",
        "occurred.time": "08:30",
        "medication.errorType": "extra_dose",
        "medication.drug": "lisinopril",
        "medication.reachedResident": "yes",
        "medication.nccMerp": {
          anyOf: ["D", "C"],
        },
        "vitals.bp": "118/64",
        "vitals.pulse": 70,
        "notifications.physician": "done",
        "notifications.family": "done",
        "notifications.don": "done",
      },
      forbid: {
        "vitals.bp": ["138/76"],
        symptoms: ["dizziness", "lightheaded"],
        "medication.errorType": ["omission"],
      },
      actionsMust: ["MONITOR_VITALS", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: [],
    },
  },
  {
    id: "E11",
    tags: ["near_miss", "two_residents", "quote", "negation"],
    context: {
      now: "2025-07-03T12:30",
      speaker: "med_tech",
      setting: "assisted_living",
    },
    transcript:
      "okay so nothing actually happened but we're supposed to call these in. noon med pass, I had two cups on my tray and I about handed Mr. H's pills to Mr. R in apartment six. he goes that's not mine, mine's the white one, and I looked and he was right. he never put any of it in his mouth, every pill was still in the cup. it was gabapentin and the furosemide. then I gave everybody the right ones. I told the nurse on duty and she said report it as a near miss.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "routine",
      priorityReasons: ["near_miss"],
      fields: {
        "resident.name": "Mr. R",
        "resident.room": "6",
        "found.date": "2025-07-03",
        "found.time": {
          anyOf: ["12:00", null],
        },
        "medication.errorType": {
          anyOf: ["near_miss", "wrong_resident"],
        },
        "medication.drugs": {
          includes: ["gabapentin", "furosemide"],
        },
        "medication.reachedResident": "no",
        "medication.nccMerp": "B",
        residentStatement: {
          anyOf: ["that's not mine, mine's the white one", null],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "resident.name": ["Mr. H"],
        "medication.reachedResident": ["yes"],
      },
      actionsMust: ["QAPI_TREND"],
      askNext: [],
    },
  },
  {
    id: "E12",
    tags: ["counts", "self_correction", "attempted_notification"],
    context: {
      now: "2025-07-04T23:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "narc count is wrong on the A cart, evenings to nights, ten after eleven. Ativan half milligram tabs for Mrs. N, room three oh two. the sheet says twenty two, I've got twenty in the card. no wait, let me look again, the sheet says twenty three, so that's three short. we both counted it twice. the off going nurse says she didn't pull any and there's no waste signed. Mrs. N is asleep but she wakes up easy and she's breathing fine. house supervisor's been told. I tried the DON and it went to voicemail.",
    expected: {
      category: "medication",
      secondary: [],
      priority: "high",
      priorityReasons: ["controlled_count_discrepancy"],
      fields: {
        "resident.name": "Mrs. N",
        "resident.room": "302",
        "found.date": "2025-07-04",
        "found.time": "23:10",
        "medication.errorType": "count_discrepancy",
        "medication.drug": {
          anyOf: ["Ativan", "lorazepam"],
        },
        "medication.countExpected": 23,
        "medication.countActual": 20,
        "notifications.don": "attempted",
      },
      forbid: {
        "medication.countExpected": [22],
        "notifications.don": ["done"],
        mentalStatus: ["changed", "unresponsive"],
      },
      actionsMust: ["CONTROLLED_COUNT", "NOTIFY_ADMIN", "REPORT_24H", "INVESTIGATE_5DAY"],
      askNext: ["notifications.administrator", "notifications.don"],
    },
  },
  {
    id: "E13",
    tags: ["vitals_words", "weekday", "negative_test"],
    context: {
      now: "2025-02-11T19:05",
      speaker: "nurse",
      setting: "assisted_living",
    },
    transcript:
      "I'm sending out Mr. D, apartment three forty. he's been coughing since Saturday, thick green stuff, and tonight he can't catch his breath, he can only get out two words at a time. sat's eighty six on room air, respirations twenty eight, temp one oh one point six, heart rate one ten. covid swab was negative. he's clear in his mind, no confusion. I put his oxygen on him at two liters. called the doctor, then called nine one one, they're in the driveway. daughter's been told and she'll meet them over at the hospital.",
    expected: {
      category: "infection",
      secondary: [],
      priority: "critical",
      priorityReasons: ["airway_breathing", "sepsis_signs", "fever"],
      fields: {
        "resident.name": "Mr. D",
        "resident.room": "340",
        "infection.syndrome": "respiratory",
        "infection.onset.date": "2025-02-08",
        "infection.testResult": "negative",
        symptoms: {
          includes: ["cough", "dyspnea"],
        },
        "vitals.spo2": 86,
        "vitals.resp": 28,
        "vitals.tempF": 101.6,
        "vitals.pulse": 110,
        mentalStatus: "baseline",
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        "infection.syndrome": ["covid"],
        "infection.testResult": ["positive"],
        mentalStatus: ["changed"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_IP"],
      askNext: ["vitals.bp", "infection.affectedCount", "notifications.infection_preventionist"],
    },
  },
  {
    id: "E14",
    tags: ["room_list", "cluster", "lay_term", "negation"],
    context: {
      now: "2025-02-12T09:15",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "there's a stomach bug going around memory care. four residents since yesterday afternoon, that's Mr. L in room five, Ms. R in room eight and then both ladies in room eleven. it's mostly throwing up, two of them have the runs too. nobody's running a fever. no blood in any of it. we're keeping all four in their rooms with trays and I shut the activity room down. one of the kitchen fellas called out this morning but I don't know what he's got. nobody's called the health department.",
    expected: {
      category: "infection",
      secondary: [],
      priority: "high",
      priorityReasons: ["cluster"],
      fields: {
        "infection.syndrome": "gi",
        "infection.affectedCount": 4,
        "infection.clusterSuspected": true,
        "infection.clusterRooms": {
          includes: ["5", "8", "11"],
        },
        "infection.onset.date": "2025-02-11",
        symptoms: {
          includes: ["vomiting", "diarrhea"],
        },
        "infection.isolation": {
          includes: ["stay_in_room"],
        },
        "infection.staffAffected": {
          anyOf: [1, null],
        },
        "notifications.health_department": "not_done",
      },
      forbid: {
        symptoms: ["fever", "bloody_stool"],
        "notifications.health_department": ["done"],
      },
      actionsMust: ["NOTIFY_IP", "LINE_LIST", "ISOLATE", "TEST_SPECIMEN", "HEALTH_DEPT", "NOTIFY_PROVIDER"],
      askNext: [
        "notifications.infection_preventionist",
        "notifications.health_department",
        "notifications.physician",
        "notifications.charge_nurse",
      ],
    },
  },
  {
    id: "E15",
    tags: ["test_positive", "negated_other_tests", "attempted_notification", "weekday"],
    context: {
      now: "2025-02-13T14:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "lab called at ten after one with Mrs. O's nasal swab, room two seventeen. it's positive for RSV, so not flu and not covid. she's had a cough and a runny nose since Monday. temp ninety nine four, sats ninety five on room air, eating about half. droplet and contact precautions were started at one thirty, she's in a private room. nobody else on the unit has symptoms so far. nurse practitioner and her niece have both been notified. our infection preventionist is off, I left her a message.",
    expected: {
      category: "infection",
      secondary: [],
      priority: "high",
      priorityReasons: ["confirmed_transmissible"],
      fields: {
        "resident.name": "Mrs. O",
        "resident.room": "217",
        "found.date": {
          anyOf: ["2025-02-13", null],
        },
        "found.time": {
          anyOf: ["13:10", null],
        },
        "infection.syndrome": "respiratory",
        "infection.testResult": "positive",
        "infection.onset.date": "2025-02-10",
        "infection.affectedCount": 1,
        symptoms: {
          includes: ["cough", "runny_nose"],
        },
        "vitals.tempF": 99.4,
        "vitals.spo2": 95,
        "infection.isolation": {
          includes: ["droplet", "contact"],
        },
        "notifications.physician": "done",
        "notifications.family": "done",
        "notifications.infection_preventionist": "attempted",
      },
      forbid: {
        "infection.syndrome": ["covid", "influenza"],
        "notifications.infection_preventionist": ["done"],
        "infection.testResult": ["negative"],
      },
      actionsMust: ["NOTIFY_IP", "ISOLATE", "LINE_LIST"],
      askNext: ["notifications.infection_preventionist"],
    },
  },
];
