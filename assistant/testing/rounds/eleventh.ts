import type { LabelledReport } from "../labelled-report.ts";

/** Written after the rules and run before anything was changed for them; see docs/accuracy.md. */
export const eleventhRound: LabelledReport[] = [
  {
    id: "R1101",
    tags: ["correction", "witness_conflict"],
    context: {
      now: "2025-07-08T14:30",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "fall on Mr. F, room one oh five, correction, one fifteen. therapy was walking him in the gym with the rollator at one forty and he got tangled up and went over. the therapist says he sat down and then his head went back and touched the mat, lightly. Mr. F says he never hit his head. he takes Eliquis, five twice a day. no bump, no headache. he's got a scrape on his left elbow, cleaned, band aid on it. pressure one forty four over eighty six, then ten minutes later one thirty over eighty. he fell last Tuesday too. doctor was notified and wants neuro checks, she's not sending him. I called his wife but it went to voicemail.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "critical",
      priorityReasons: ["head_strike_bleeding_risk", "repeat_fall", "fall_with_injury"],
      fields: {
        "resident.name": "Mr. F",
        "resident.room": "115",
        "occurred.time": "13:40",
        witnessed: "yes",
        "fall.assistiveDevice": "rollator",
        headStrike: {
          anyOf: ["yes", "unknown"],
        },
        onAnticoagulant: "yes",
        anticoagulant: {
          anyOf: ["Eliquis", "apixaban"],
        },
        "injury.present": "yes",
        "injury.types": {
          includes: ["abrasion"],
        },
        "injury.sites": {
          includes: ["left elbow"],
        },
        "vitals.bp": "130/80",
        "fall.repeatFall": "yes",
        "notifications.physician": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        "resident.room": ["105"],
        headStrike: ["no"],
        "vitals.bp": ["144/86"],
        "notifications.family": ["done"],
        disposition: ["sent_to_er"],
      },
      actionsMust: [
        "NEURO_CHECKS",
        "NOTIFY_FAMILY",
        "NOTIFY_DON",
        "POST_FALL_HUDDLE",
        "CARE_PLAN_UPDATE",
        "THERAPY_EVAL",
      ],
      askNext: ["lossOfConsciousness", "notifications.family"],
    },
  },
  {
    id: "R1102",
    tags: ["home", "no_room", "long_lie"],
    context: {
      now: "2025-07-09T09:05",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "it's the Wednesday aide for Mr. Sample. nobody came to the door at eight thirty so I used the lock box and he was wedged between the tub and the toilet, on his back. he thinks he's been there since he got up to pee around three. he's wet and cold. he can't tell me if he blacked out, he says he just remembers the ceiling. says his neck hurts and he can't feel his left hand right. I told him not to move. ambulance is here, they put a collar on him. he doesn't take a blood thinner, I checked his bottles. I called the office and they're getting hold of his niece.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "critical",
      priorityReasons: ["neuro_change", "unwitnessed_fall"],
      fields: {
        "resident.name": "Mr. Sample",
        "found.time": "08:30",
        "occurred.time": {
          anyOf: ["03:00", null],
        },
        location: "bathroom",
        witnessed: "no",
        "fall.activity": "toileting",
        lossOfConsciousness: "unknown",
        "pain.present": "yes",
        "pain.site": "neck",
        onAnticoagulant: "no",
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.agency_office": "done",
      },
      forbid: {
        headStrike: ["yes", "no"],
        lossOfConsciousness: ["yes", "no"],
        onAnticoagulant: ["yes"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_FAMILY", "HOME_SAFETY_CHECK", "SERVICE_PLAN_UPDATE"],
      askNext: ["headStrike", "notifications.family", "notifications.physician"],
    },
  },
  {
    id: "R1103",
    tags: ["fall", "dizziness", "orthostatic", "AL"],
    context: {
      now: "2025-07-10T08:20",
      speaker: "med_tech",
      setting: "assisted_living",
    },
    transcript:
      "Mrs. Doe, apartment nineteen, she went to get the paper this morning about seven fifteen and got lightheaded in the hallway and slid down the wall. the lady across the hall was right behind her and saw it, she says she didn't hit her head. no injuries, no pain. she started a new water pill on Monday. sitting blood pressure one ten over sixty, standing eighty eight over fifty. she's a little pale. she ate breakfast. I held the water pill and called the nurse, she's calling the doctor now. her daughter lives out of state, nobody's called her. this isn't her first, she had one like this in May.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "high",
      priorityReasons: ["hypotension_or_dizziness"],
      secondaryAllowed: ["medication"],
      fields: {
        "resident.name": "Mrs. Doe",
        "resident.room": "19",
        "occurred.time": "07:15",
        location: "hallway",
        witnessed: "yes",
        headStrike: "no",
        symptoms: {
          includes: ["lightheaded"],
        },
        "injury.present": "no",
        "pain.present": "no",
        "vitals.bp": "88/50",
        "notifications.charge_nurse": "done",
        "notifications.physician": {
          anyOf: ["attempted", null],
        },
        "notifications.family": "not_done",
      },
      forbid: {
        headStrike: ["yes"],
        "injury.present": ["yes"],
        "vitals.bp": ["110/60"],
        "notifications.physician": ["done"],
        "notifications.family": ["done"],
      },
      actionsMust: [
        "MONITOR_VITALS",
        "NOTIFY_PROVIDER",
        "MED_REVIEW",
        "POST_FALL_HUDDLE",
        "SERVICE_PLAN_UPDATE",
      ],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R1104",
    tags: ["intercepted", "staff_injury"],
    context: {
      now: "2025-07-11T20:10",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "just reporting, Mr. O in two nineteen. I had him in the bathroom around seven forty and his legs started to buckle, I got behind him and sat him on the commode. he did not go to the floor. no injury to him. I tweaked my back a little. the nurse assessed him, vitals good, one twenty eight over seventy. gait belt was on. he's a two assist now, they're changing the plan. he's on Coumadin but nothing hit anything.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "routine",
      priorityReasons: ["no_harm"],
      fields: {
        "resident.name": "Mr. O",
        "resident.room": "219",
        "occurred.time": "19:40",
        location: "bathroom",
        witnessed: "yes",
        "fall.mechanism": {
          anyOf: ["intercepted", "loss_of_balance"],
        },
        "fall.assistiveDevice": "gait_belt",
        "injury.present": "no",
        "vitals.bp": "128/70",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        headStrike: ["yes", "unknown"],
        "injury.present": ["yes"],
        priority: ["critical"],
      },
      actionsMust: ["POST_FALL_HUDDLE", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "R1105",
    tags: ["opioid", "duplicate", "patch", "mar"],
    context: {
      now: "2025-07-12T06:50",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. R, hospice lady in three oh two. when I came on at six thirty she was so out of it I had to do a sternal rub. respirations nine, sats eighty six. I looked back, she got her MS Contin thirty at nine last night and then somebody gave Roxanol twenty at midnight, at one and again at two. the order's five every four hours as needed. I called hospice, they said hold everything and they'd be here in twenty minutes, daughter doesn't want nine one one, she's a DNR. I put oxygen on her. DON's been texted. family's at the bedside.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "critical",
      priorityReasons: ["high_alert_overdose", "oversedation", "airway_breathing"],
      fields: {
        "resident.name": "Mrs. R",
        "resident.room": "302",
        "found.time": {
          anyOf: ["06:30", null],
        },
        "medication.errorType": {
          anyOf: ["wrong_dose", "extra_dose"],
        },
        "medication.drug": {
          anyOf: ["morphine", "Roxanol", "MS Contin"],
        },
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        "vitals.resp": 9,
        "vitals.spo2": 86,
        mentalStatus: {
          anyOf: ["changed", "unresponsive"],
        },
        "notifications.family": "done",
        "notifications.don": {
          anyOf: ["done", "attempted"],
        },
      },
      forbid: {
        disposition: ["911_called", "sent_to_er"],
      },
      actionsMust: ["MONITOR_VITALS", "NOTIFY_DON", "PHARMACIST_REVIEW", "MAR_AUDIT"],
      askNext: ["notifications.physician", "notifications.don"],
    },
  },
  {
    id: "R1106",
    tags: ["wrong_time", "parkinson", "al"],
    context: {
      now: "2025-07-13T11:15",
      speaker: "med_tech",
      setting: "assisted_living",
    },
    transcript:
      "late entry for this morning. Mr. Y in twenty seven, he gets Eliquis and his heart pill at eight, and I didn't get to him till ten twenty because we were short. so over two hours. blood pressure one thirty eight over seventy four. he feels fine, he was annoyed. his Eliquis isn't supposed to be more than an hour off. I let the nurse know at ten thirty and she says it's okay, give tonight's at the regular time. I haven't told his family, he handles his own business.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "high",
      priorityAccept: ["routine"],
      priorityReasons: ["high_alert_omission"],
      fields: {
        "resident.name": "Mr. Y",
        "resident.room": "27",
        "medication.errorType": "wrong_time",
        "medication.drug": {
          anyOf: ["Eliquis", "apixaban"],
        },
        "medication.scheduledTime": {
          anyOf: ["08:00", null],
        },
        "medication.givenTime": {
          anyOf: ["10:20", null],
        },
        "vitals.bp": "138/74",
        "notifications.charge_nurse": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        "notifications.family": ["done"],
        priority: ["critical"],
      },
      actionsMust: ["NOTIFY_PROVIDER", "MAR_AUDIT"],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R1107",
    tags: ["self_administered", "wrong_drug", "IL"],
    context: {
      now: "2025-07-14T19:30",
      speaker: "front_desk",
      setting: "independent_living",
    },
    transcript:
      "front desk, independent living. Mr. Example's wife called down from four oh two, he took her pills by accident at supper, six thirty. it was her Amaryl and her Synthroid. he's not a diabetic. he's sweaty and his hands are trembling and he said he feels like he's drunk. she gave him orange juice. I don't have a nurse here at night so I called nine one one, they're upstairs now. I couldn't reach the manager.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "critical",
      priorityReasons: ["high_alert_wrong_drug_or_resident"],
      fields: {
        "resident.name": "Mr. Example",
        "resident.room": "402",
        "occurred.time": "18:30",
        "medication.errorType": {
          anyOf: ["wrong_drug", "wrong_resident"],
        },
        "medication.drug": {
          anyOf: ["Amaryl", "glimepiride"],
        },
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        symptoms: {
          includes: ["sweating"],
        },
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
      },
      forbid: {
        "notifications.administrator": ["done"],
      },
      actionsMust: ["SEND_ER_911", "MONITOR_GLUCOSE", "MED_TEACHING"],
      askNext: ["notifications.physician", "notifications.administrator", "notifications.family"],
    },
  },
  {
    id: "R1108",
    tags: ["near_miss", "name_alert"],
    context: {
      now: "2025-07-15T12:40",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "good catch to report. I had Mrs. H's warfarin in the cup, five milligrams, and I was about to hand it to Mrs. K, they're in the same room, two oh five. it was noon, no, eleven forty. the aide said that's not her, that's K. so nobody got the wrong thing. I threw it out and started over. they both had name alerts last year but somebody took them down. I put them back up and told the unit manager.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "routine",
      priorityReasons: ["near_miss"],
      fields: {
        "resident.room": "205",
        "found.time": {
          anyOf: ["11:40", null],
        },
        "medication.errorType": {
          anyOf: ["near_miss", "wrong_resident"],
        },
        "medication.drug": "warfarin",
        "medication.reachedResident": "no",
        "medication.nccMerp": "B",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "medication.reachedResident": ["yes"],
        "found.time": ["12:00"],
        priority: ["critical"],
      },
      actionsMust: ["PHARMACIST_REVIEW", "QAPI_TREND"],
      askNext: ["read-back"],
    },
  },
  {
    id: "R1109",
    tags: ["scabies", "two_residents", "unconfirmed"],
    context: {
      now: "2025-07-16T10:10",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. N in one thirty, little burrows between her fingers and on her belly, scratching all night for about four days. the derm PA was here and did a scraping at nine thirty, it's pending. her tablemate Mr. V, one thirty four, has the same kind of rash as of today. one of the night aides says she's itchy too. both of them are on contact. Mrs. N's daughter has been told. I paged the infection nurse, no call back. we're not treating till the scraping's back. no fever on either.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "high",
      priorityReasons: ["suspected_scabies", "cluster"],
      fields: {
        "resident.name": "Mrs. N",
        "resident.room": "130",
        "infection.syndrome": {
          anyOf: ["scabies", "skin"],
        },
        "infection.affectedCount": 2,
        "infection.staffAffected": {
          anyOf: [1, null],
        },
        "infection.testResult": "pending",
        symptoms: {
          includes: ["rash", "itching"],
        },
        "infection.isolation": {
          includes: ["contact"],
        },
        "notifications.family": "done",
        "notifications.physician": "done",
        "notifications.infection_preventionist": "attempted",
      },
      forbid: {
        "infection.testResult": ["positive", "negative"],
        symptoms: ["fever"],
        "notifications.infection_preventionist": ["done"],
        "resident.room": ["134"],
      },
      actionsMust: ["NOTIFY_IP", "ISOLATE", "LINE_LIST"],
      askNext: ["notifications.infection_preventionist"],
    },
  },
  {
    id: "R1110",
    tags: ["uti", "over_triage", "fever"],
    context: {
      now: "2025-07-17T16:20",
      speaker: "nurse",
      setting: "assisted_living",
    },
    transcript:
      "Ms. Sample in apartment five, day one of a UTI. she said it burned this morning and she's going every hour. temp at three was one hundred point four. she's clear as a bell, blood pressure one thirty six over seventy eight, pulse eighty four, sats ninety seven. dip was positive, culture sent. doctor ordered Macrobid, starting tonight. no catheter. no back pain. she had kidney stones years ago. her son's been called. pushing fluids.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "high",
      priorityReasons: ["fever", "fever_localized_infection"],
      fields: {
        "resident.name": "Ms. Sample",
        "resident.room": "5",
        "infection.syndrome": "uti",
        "infection.onset.date": {
          anyOf: ["2025-07-17", null],
        },
        symptoms: {
          includes: ["dysuria"],
        },
        "vitals.tempF": 100.4,
        "vitals.bp": "136/78",
        "vitals.pulse": 84,
        "vitals.spo2": 97,
        mentalStatus: {
          anyOf: ["baseline", null],
        },
        "infection.catheter": "no",
        "infection.treatment": {
          anyOf: ["Macrobid", "nitrofurantoin"],
        },
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        mentalStatus: ["changed"],
        priority: ["critical"],
      },
      actionsMust: ["NOTIFY_IP", "MONITOR_VITALS", "ANTIBIOTIC_REVIEW"],
      askNext: ["notifications.infection_preventionist"],
    },
  },
  {
    id: "R1111",
    tags: ["pneumonia", "family_quote", "planned"],
    context: {
      now: "2025-07-18T23:40",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "I'm calling about Mr. L in one ten, the nurse asked me to do this while she's with him. his breathing's been bad since supper, really wet sounding, and now he's pulling with his shoulders. nurse got sats of eighty two, she's got the mask on him and it's eighty eight. he's hot. temp one oh two five. he was supposed to go for a swallow test tomorrow, his wife says he choked on his applesauce at lunch. he won't look at us, he just moans. nine one one's been called, I'm going down to hold the elevator. his wife's following.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "critical",
      priorityReasons: ["airway_breathing", "sepsis_signs", "neuro_change"],
      fields: {
        "resident.name": "Mr. L",
        "resident.room": "110",
        "infection.syndrome": {
          anyOf: ["respiratory", "unknown", null],
        },
        symptoms: {
          anyOf: ["dyspnea", null],
        },
        "vitals.spo2": 88,
        "vitals.tempF": 102.5,
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "vitals.spo2": [82],
        category: ["fall"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_PROVIDER", "NOTIFY_DON"],
      askNext: ["vitals.bp", "notifications.physician", "notifications.infection_preventionist"],
    },
  },
  {
    id: "R1112",
    tags: ["gi", "single", "mild"],
    context: {
      now: "2025-07-19T07:45",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "Mr. Doe in thirty, threw up once at six this morning after he took his pills on an empty stomach. no diarrhea, no fever, ninety seven eight. he says he feels fine now and he wants pancakes. nobody else is sick. I'm keeping him in his apartment for breakfast just to be safe. I left a note for the nurse.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "routine",
      priorityReasons: ["mild_isolated"],
      fields: {
        "resident.name": "Mr. Doe",
        "resident.room": "30",
        "infection.syndrome": "gi",
        "infection.affectedCount": 1,
        symptoms: {
          includes: ["vomiting"],
        },
        "vitals.tempF": 97.8,
        "infection.isolation": {
          anyOf: ["stay_in_room", null],
        },
        "notifications.charge_nurse": "attempted",
      },
      forbid: {
        symptoms: ["fever", "diarrhea"],
        category: ["medication"],
        "notifications.charge_nurse": ["done"],
      },
      actionsMust: ["MONITOR_SYMPTOMS"],
      askNext: ["notifications.charge_nurse"],
    },
  },
  {
    id: "R1113",
    tags: ["elopement", "unit", "courtyard_trap"],
    context: {
      now: "2025-07-20T18:25",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. C, two fourteen, she's the one with the wander bracelet. at five fifty I saw her empty chair in the dining room, she'd been there at five thirty. somebody's family said they saw a little lady in a pink housecoat walking down the driveway. I ran out and she was almost to the road, this was six oh five. she let me take her hand. back inside ten after six. front door, the receptionist had gone home and the bracelet never set it off. no injuries, a little sunburned. nurse looked her over. her daughter's been called, and the administrator. doctor hasn't called back.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["left_building_unsupervised"],
      fields: {
        "resident.name": "Mrs. C",
        "resident.room": "214",
        "behavior.type": "elopement",
        "elopement.lastSeen.time": "17:30",
        "elopement.lastSeenPlace": "dining_room",
        "elopement.found.time": "18:05",
        "elopement.returned.time": "18:10",
        "elopement.exitDoor": "front door",
        "elopement.leftBuilding": "yes",
        "elopement.wanderDevice": "yes",
        "elopement.alarmSounded": {
          anyOf: ["no", null],
        },
        "injury.present": {
          anyOf: ["no", null],
        },
        "notifications.charge_nurse": "done",
        "notifications.family": "done",
        "notifications.administrator": "done",
        "notifications.physician": "attempted",
      },
      forbid: {
        "elopement.alarmSounded": ["yes"],
        "notifications.physician": ["done"],
      },
      actionsMust: ["RN_ASSESS", "ONE_TO_ONE", "DOOR_CHECK", "ELOPEMENT_RISK_REASSESS", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.physician", "elopement.headcountDone"],
    },
  },
  {
    id: "R1114",
    tags: ["self_harm", "refused", "food", "AL"],
    context: {
      now: "2025-07-21T09:50",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "Ms. Example in apartment seven hasn't been right since her dog was put down Friday. this morning at eight when I took her breakfast in she said don't bother, I'm not going to need it much longer. I asked her what she meant and she said she'd figured out how, and it wouldn't hurt. she wouldn't say what. I sat with her and my coworker's with her now. we took her scissors and her belts. I called the nurse and the nurse called the crisis line. her brother hasn't been reached yet, I left a message. she's eating a little toast.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["self_harm_statement"],
      fields: {
        "resident.name": "Ms. Example",
        "resident.room": "7",
        "occurred.time": "08:00",
        "behavior.type": "self_harm_statement",
        "behavior.antecedent": {
          includes: ["dog"],
        },
        immediateActions: {
          includes: ["one_to_one"],
        },
        "notifications.charge_nurse": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        "behavior.type": ["weapon", "refusal"],
        "notifications.family": ["done"],
      },
      actionsMust: [
        "ONE_TO_ONE",
        "REMOVE_MEANS",
        "CRISIS_988",
        "NOTIFY_PROVIDER",
        "NOTIFY_FAMILY",
        "NOTIFY_ADMIN",
      ],
      askNext: ["notifications.physician"],
    },
  },
  {
    id: "R1115",
    tags: ["resident_to_resident", "verbal_then_contact"],
    context: {
      now: "2025-07-22T13:10",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "lunch today, twelve twenty, dining room. Mr. S from two oh three reached over and took Mr. B's roll and Mr. B, two seventeen, stabbed his hand with his fork. it went in a little, there's four dots and some blood. I got between them. Mr. S pulled back and cussed but he didn't hit back. nurse cleaned his hand and he's up to date on his tetanus. Mr. B's eating in his room now with somebody. Mr. B has never done that. told the supervisor, she's doing the calls.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["resident_to_resident_contact"],
      fields: {
        "occurred.time": "12:20",
        location: "dining_room",
        witnessed: {
          anyOf: ["yes", null],
        },
        "behavior.type": {
          anyOf: ["physical_aggression_resident", "weapon"],
        },
        "behavior.contactMade": "yes",
        "behavior.aggressor": {
          anyOf: ["Mr. B", null],
        },
        "behavior.target": {
          anyOf: ["Mr. S", null],
        },
        immediateActions: {
          includes: ["cleaned"],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "behavior.contactMade": ["no"],
        "notifications.administrator": ["done"],
      },
      actionsMust: ["ABUSE_REPORT_2H", "NOTIFY_ADMIN", "NOTIFY_FAMILY", "NOTIFY_PROVIDER", "SKIN_CHECK"],
      askNext: ["notifications.administrator"],
    },
  },
  {
    id: "R1116",
    tags: ["verbal", "refusal", "routine"],
    context: {
      now: "2025-07-23T21:00",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. T, one twenty one, would not let me do her evening care, about eight fifteen. she told me to get the hell out and slammed the bathroom door. she didn't hit or throw anything. her daughter cancelled her visit today so I think that's what it is. I gave her space and went back at nine with ice cream and she let me. she swung at somebody back in the spring but not tonight. nurse is aware.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "routine",
      priorityReasons: ["redirected_no_contact"],
      fields: {
        "resident.name": "Mrs. T",
        "resident.room": "121",
        "occurred.time": "20:15",
        "behavior.type": {
          anyOf: ["refusal", "verbal_aggression"],
        },
        "behavior.contactMade": "no",
        "behavior.antecedent": {
          includes: ["cancelled"],
        },
        "behavior.intervention": {
          includes: ["ice cream"],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "behavior.contactMade": ["yes"],
        "behavior.type": ["physical_aggression_staff", "elopement", "exit_seeking"],
      },
      actionsMust: ["BEHAVIOR_ROOT"],
      askNext: ["notifications.family", "read-back", "notifications.physician"],
    },
  },
  {
    id: "R1117",
    tags: ["dti", "device", "brace"],
    context: {
      now: "2025-07-24T15:00",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. K, three twenty four, he's ten days out from his ankle fracture. I took the walking boot off at two fifteen to do his skin and the back of the right heel has a maroon area, four centimeters by three, blistered over but not broken, feels like a sponge. the boot's been rubbing. no drainage. no odor. left heel's clean. it wasn't there on Monday's check. ortho's office says leave the boot off until they see him. called his wife. wound team is consulted. he's got good pulses.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "high",
      priorityReasons: ["stage3_plus_or_dti"],
      fields: {
        "resident.name": "Mr. K",
        "resident.room": "324",
        "found.time": "14:15",
        "wound.type": {
          anyOf: ["dti", "pressure_injury"],
        },
        "wound.stage": "dti",
        "wound.site": {
          anyOf: ["right heel", "back of right heel"],
        },
        "wound.side": "right",
        "wound.lengthCm": 4,
        "wound.widthCm": 3,
        "wound.deviceRelated": "yes",
        "wound.drainage": "none",
        "wound.odor": "no",
        "wound.isNew": "yes",
        "notifications.family": "done",
        "notifications.physician": "done",
      },
      forbid: {
        "wound.side": ["left"],
        "wound.stage": ["1", "2", "3"],
        category: ["fall"],
      },
      actionsMust: ["OFFLOAD", "TREATMENT_ORDER", "CARE_PLAN_UPDATE", "EQUIPMENT_PAD"],
      askNext: ["read-back", "notifications.physician"],
    },
  },
  {
    id: "R1118",
    tags: ["masd", "routine"],
    context: {
      now: "2025-07-25T10:30",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. D in one oh seven, her bottom's red from being wet, both sides, it's kind of chafed. no open areas, I checked in all the folds. she's on a water pill and she's been going a lot. found it at nine thirty doing her care. I washed her and put the barrier cream on and a new brief, and I'm checking her every two hours. it turns white when I push on it. told the nurse, she looked. no pain unless you wipe it.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "routine",
      priorityReasons: ["intact_skin"],
      fields: {
        "resident.name": "Mrs. D",
        "resident.room": "107",
        "found.time": "09:30",
        "wound.type": {
          anyOf: ["masd", "pressure_injury"],
        },
        "wound.site": {
          anyOf: ["buttocks", "bottom"],
        },
        "wound.side": {
          anyOf: ["both", null],
        },
        "wound.skinIntact": "yes",
        "wound.knownCause": {
          anyOf: ["yes", null],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "wound.stage": ["2", "3", "4"],
        "wound.skinIntact": ["no"],
        priority: ["critical", "high"],
      },
      actionsMust: ["RN_ASSESS", "CARE_PLAN_UPDATE"],
      askNext: ["wound.stage", "notifications.family", "notifications.physician"],
    },
  },
  {
    id: "R1119",
    tags: ["laceration", "head_no_fall"],
    context: {
      now: "2025-07-26T17:50",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "Mr. Sample, apartment three. he bent down in the kitchen at five ten and came up under the cabinet door and opened up the top of his head. about three centimeters, and you know how heads bleed. he's on Xarelto. it was running down his face, I had a towel on it twenty minutes, and it's down to a trickle but it hasn't stopped. he did not fall. he didn't black out. he's cracking jokes. the nurse said call nine one one so I did, they're five minutes away. his wife's with him.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "critical",
      priorityReasons: ["bleeding_uncontrolled", "head_strike_bleeding_risk"],
      fields: {
        "resident.name": "Mr. Sample",
        "resident.room": "3",
        "occurred.time": "17:10",
        location: {
          anyOf: ["kitchen", null],
        },
        "wound.type": "laceration",
        "wound.site": {
          anyOf: ["top of head", "head"],
        },
        "wound.lengthCm": 3,
        "wound.knownCause": {
          anyOf: ["yes", null],
        },
        "wound.bleedingControlled": "no",
        onAnticoagulant: "yes",
        lossOfConsciousness: "no",
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        category: ["fall"],
        "wound.bleedingControlled": ["yes"],
        lossOfConsciousness: ["yes"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_PROVIDER"],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R1120",
    tags: ["unknown", "bruises", "neglect", "rough"],
    context: {
      now: "2025-07-27T08:15",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "weekly skin audit, Mrs. P, three nineteen, done at seven this morning. she has yellow green bruising across her chest, like where a seat belt or a gait belt would go, and a darker one under the left breast. nobody charted it. last week's audit was clean. I asked the aides and got blank looks. she's aphasic from her stroke, she can't tell me. she cried when I lifted her arm. she's on aspirin, that's all. I've notified the DON. administrator's next. the doctor's making rounds at ten so she'll see it then. family not yet.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "critical",
      priorityReasons: ["injury_unknown_source_suspicious"],
      secondaryAllowed: ["behavior_elopement"],
      fields: {
        "resident.name": "Mrs. P",
        "resident.room": "319",
        "found.time": "07:00",
        "wound.type": "bruise",
        "wound.site": {
          anyOf: ["chest", "left breast", "breast"],
        },
        "wound.knownCause": {
          anyOf: ["unknown", "no", null],
        },
        "wound.isNew": {
          anyOf: ["yes", null],
        },
        abuseScreen: "yes",
        onAntiplatelet: "yes",
        "notifications.don": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        "wound.knownCause": ["yes"],
        "notifications.administrator": ["done"],
        "notifications.physician": ["done"],
        "notifications.family": ["done"],
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
];
