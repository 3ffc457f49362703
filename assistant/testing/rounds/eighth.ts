import type { LabelledReport } from "../labelled-report.ts";

/** Written after the rules and run before anything was changed for them; see docs/accuracy.md. */
export const eighthRound: LabelledReport[] = [
  {
    id: "R801",
    tags: ["head_strike", "unsure_drug", "family"],
    context: {
      now: "2025-05-02T03:25",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "night nurse on four. Mr. W, four eleven, no sorry four seventeen. the aide yelled for me at two fifty, he'd gone down between the bed and the heater trying to get his slippers. she was in the doorway and she says the side of his face smacked the heater on the way down. there's a goose egg coming up by his left ear and his glasses broke. he's alert, a little embarrassed. he's on something for his A fib, I want to say Xarelto, let me look, yes, Xarelto, fifteen at supper. neuros are started, first set's fine. pressure one fifty two over eighty four, pulse eighty eight, sats ninety six. the on call said send him for a CT, so transport's set up. I called his brother and it went straight to voicemail.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "critical",
      priorityReasons: ["head_strike_bleeding_risk", "head_wound_visible"],
      fields: {
        "resident.name": "Mr. W",
        "resident.room": "417",
        "occurred.time": {
          anyOf: ["02:50"],
        },
        location: "resident_room",
        witnessed: "yes",
        headStrike: "yes",
        onAnticoagulant: "yes",
        anticoagulant: {
          anyOf: ["Xarelto", "rivaroxaban"],
        },
        "injury.present": "yes",
        "injury.types": {
          includes: ["hematoma"],
        },
        mentalStatus: "baseline",
        "fall.neuroChecks": "started",
        "vitals.bp": "152/84",
        "vitals.pulse": 88,
        "vitals.spo2": 96,
        disposition: "sent_to_er",
        "notifications.physician": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        "resident.room": ["411"],
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
      askNext: ["lossOfConsciousness", "notifications.family"],
    },
  },
  {
    id: "R802",
    tags: ["pushed", "two_residents"],
    context: {
      now: "2025-05-03T17:40",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "okay so in the hallway outside the dining room around ten to five, Mrs. K, she's in one oh eight, rammed her wheelchair into the back of Mrs. D's walker, one thirty two, and Mrs. D lost her footing and sat down hard on the floor. I was ten feet away and saw it. Mrs. K said she was in my way. Mrs. D didn't hit her head, she landed on her bottom, she says her wrist hurts where she put her hand out, the left one, it's a four. it's not swollen, she can wiggle her fingers. she's not on thinners. we took Mrs. K down to the other end. nurse is with Mrs. D now. nobody's called families or the administrator.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      categoryAccept: ["fall"],
      priority: "critical",
      priorityReasons: ["resident_to_resident_contact", "fall_pain"],
      secondaryAllowed: ["fall", "behavior_elopement"],
      fields: {
        "occurred.time": "16:50",
        location: "hallway",
        witnessed: "yes",
        headStrike: "no",
        onAnticoagulant: "no",
        "pain.present": "yes",
        "pain.score": 4,
        "behavior.aggressor": {
          anyOf: ["Mrs. K", null],
        },
        "notifications.charge_nurse": "done",
        "notifications.administrator": "not_done",
      },
      forbid: {
        headStrike: ["yes"],
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
    id: "R803",
    tags: ["stairs", "refused", "home_care"],
    context: {
      now: "2025-05-04T12:00",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "this is Mrs. Doe's morning caregiver. she was coming down the basement steps with the laundry, I told her I'd get it, and she missed the bottom two and went down on her right side. I was at the top of the stairs and I watched her go. this was eleven twenty. she says she didn't hit her head, and I didn't see it hit. right wrist is swelling up fast and it's bent kind of funny, like a fork. she's white and says it's a nine. she takes baby aspirin, that's all. she won't let me call an ambulance, her son's driving her to urgent care. I put ice on it and a pillow under. I called the office, they know. she was in her slippers.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "critical",
      priorityReasons: ["suspected_fracture", "fall_pain"],
      fields: {
        "resident.name": "Mrs. Doe",
        "occurred.time": "11:20",
        location: "stairs",
        witnessed: "yes",
        headStrike: "no",
        "injury.suspectedFracture": "yes",
        "injury.present": "yes",
        "injury.sites": {
          includes: ["right wrist"],
        },
        "pain.score": 9,
        onAntiplatelet: {
          anyOf: ["yes", null],
        },
        "fall.footwear": "slippers",
        immediateActions: {
          includes: ["iced"],
        },
        disposition: {
          anyOf: ["refused_transport", "sent_to_er"],
        },
        "notifications.agency_office": "done",
      },
      forbid: {
        headStrike: ["yes"],
        onAnticoagulant: ["yes"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_FAMILY", "HOME_SAFETY_CHECK", "SERVICE_PLAN_UPDATE"],
      askNext: ["onAnticoagulant", "notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R804",
    tags: ["unwitnessed", "no_head_info", "nonverbal"],
    context: {
      now: "2025-05-05T22:50",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "memory care. Ms. Y in eight. I was doing ten o'clock rounds and she's lying on her side on the bathroom floor, still had her nightgown bunched up so I figure she was using the toilet. she can't tell you anything, she just says mama. I looked her all over, no blood, no bumps, she's moving everything. bare feet. night light's burned out in there. she's got a heart thing but I don't see a blood thinner on her list. got her back to bed with the lift, two of us. vitals one eighteen over sixty six, pulse seventy two, temp ninety seven eight. I called the on call nurse and she's starting the neuro sheet over the phone with me. left word for the daughter.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "high",
      priorityReasons: ["unwitnessed_fall"],
      fields: {
        "resident.name": "Ms. Y",
        "resident.room": "8",
        "found.time": "22:00",
        location: "bathroom",
        witnessed: "no",
        "fall.activity": "toileting",
        "fall.footwear": "bare_feet",
        "fall.environment": {
          includes: ["dim_light"],
        },
        "injury.present": "no",
        onAnticoagulant: "no",
        "vitals.bp": "118/66",
        "vitals.pulse": 72,
        "vitals.tempF": 97.8,
        "notifications.charge_nurse": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        headStrike: ["yes", "no"],
        "notifications.family": ["done"],
        onAnticoagulant: ["yes"],
      },
      actionsMust: [
        "NEURO_CHECKS",
        "RN_ASSESS",
        "NOTIFY_PROVIDER",
        "NOTIFY_FAMILY",
        "POST_FALL_HUDDLE",
        "SERVICE_PLAN_UPDATE",
      ],
      askNext: ["headStrike", "notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R805",
    tags: ["wrong_drug", "insulin", "mixup"],
    context: {
      now: "2025-05-06T18:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "med variance. Mr. P, three thirty. at supper, five fifteen, he was supposed to get his long acting, the Lantus eighteen, and I picked up the Humalog pen off the cart and dialed eighteen and gave him that. I knew it as soon as I put the cap back on. he ate about half his tray. sugar was one ninety right before, at five forty five it was one thirty five, now at six fifteen it's ninety eight. he feels okay, a little hungry, no shakes. I got hold of the doctor, he says every fifteen minutes till midnight and glucagon at the bedside. I told the supervisor. his wife I'll call as soon as I hang up.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "critical",
      priorityReasons: ["high_alert_wrong_drug_or_resident"],
      fields: {
        "resident.name": "Mr. P",
        "resident.room": "330",
        "occurred.time": "17:15",
        "medication.errorType": "wrong_drug",
        "medication.drugGiven": {
          anyOf: ["Humalog", "insulin lispro"],
        },
        "medication.drugOrdered": {
          anyOf: ["Lantus", "insulin glargine"],
        },
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        "vitals.glucose": 98,
        "notifications.physician": "done",
        "notifications.charge_nurse": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        "vitals.glucose": [190, 135],
        "notifications.family": ["done"],
        symptoms: ["shakiness"],
      },
      actionsMust: ["MONITOR_GLUCOSE", "NOTIFY_FAMILY", "NOTIFY_DON", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "R806",
    tags: ["refused", "omission", "sedative"],
    context: {
      now: "2025-05-07T21:40",
      speaker: "med_tech",
      setting: "assisted_living",
    },
    transcript:
      "Mr. Example in apartment sixteen wouldn't take his eight o'clock meds, that's the Eliquis and the metoprolol. I tried at eight and again at nine. he said the pills are making him dizzy and he's done with them. he did take his eye drops. he also skipped them last night according to the sheet, so that's two Eliquis in a row. no chest pain, no trouble talking, he's watching the ball game. blood pressure one forty six over eighty eight. I called the nurse and she's going to let the doctor know in the morning. his daughter hasn't been told.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "high",
      priorityReasons: ["high_alert_omission"],
      fields: {
        "resident.name": "Mr. Example",
        "resident.room": "16",
        "medication.errorType": {
          anyOf: ["refused", "omission"],
        },
        "medication.drug": {
          anyOf: ["Eliquis", "apixaban"],
        },
        "medication.highAlert": true,
        "vitals.bp": "146/88",
        "notifications.charge_nurse": "done",
        "notifications.physician": {
          anyOf: ["not_done", "attempted", null],
        },
        "notifications.family": "not_done",
      },
      forbid: {
        symptoms: ["chest_pain"],
        "notifications.physician": ["done"],
        "notifications.family": ["done"],
      },
      actionsMust: ["NOTIFY_PROVIDER", "NOTIFY_FAMILY", "MAR_AUDIT"],
      askNext: ["notifications.physician"],
    },
  },
  {
    id: "R807",
    tags: ["warfarin", "interaction", "bleeding"],
    context: {
      now: "2025-05-08T09:15",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. C, two eighteen. we got a transcription problem. her Coumadin was decreased to two milligrams on Friday and whoever took the order wrote five, so she's had five every night since, that's Friday Saturday Sunday Monday Tuesday and last night, six doses. I found it at eight thirty doing recaps. she's got bruises up and down her arms and her gums bled when we did oral care. INR stat came back at six point four. doctor wants vitamin K and hold the Coumadin. no headache, she's alert. she did bump her shin yesterday, it's just a bruise. her power of attorney's been called. director of nursing is standing right here.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "critical",
      priorityReasons: ["high_alert_overdose"],
      secondaryAllowed: ["wound"],
      fields: {
        "resident.name": "Mrs. C",
        "resident.room": "218",
        "found.time": "08:30",
        "medication.errorType": {
          anyOf: ["transcription", "wrong_dose"],
        },
        "medication.drug": {
          anyOf: ["Coumadin", "warfarin"],
        },
        "medication.doseOrdered": {
          anyOf: ["2 mg", "2 milligrams"],
        },
        "medication.doseGiven": {
          anyOf: ["5", "5 mg"],
        },
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        mentalStatus: "baseline",
        "notifications.physician": "done",
        "notifications.family": "done",
        "notifications.don": "done",
      },
      forbid: {
        headStrike: ["yes"],
        category: ["wound"],
      },
      actionsMust: ["LAB_INR", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: [],
    },
  },
  {
    id: "R808",
    tags: ["expired", "routine"],
    context: {
      now: "2025-05-09T14:10",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "quick one for the log. I gave Ms. G, room one oh two, her Tylenol at one, six fifty, and when I went to put the bottle back I saw it expired in March. she had it for a headache, the headache's gone. no reaction, nothing. I pulled the bottle and went through the rest of the drawer, everything else is good. pharmacy's sending a new one. I let the nurse practitioner know since she was here, she's not concerned.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "routine",
      priorityReasons: ["no_harm"],
      fields: {
        "resident.name": "Ms. G",
        "resident.room": "102",
        "occurred.time": "13:00",
        "medication.errorType": "expired",
        "medication.drug": {
          anyOf: ["Tylenol", "acetaminophen"],
        },
        "medication.reachedResident": "yes",
        "medication.nccMerp": {
          anyOf: ["C"],
        },
        "notifications.physician": "done",
      },
      forbid: {
        "medication.nccMerp": ["D", "E", "F"],
      },
      actionsMust: ["MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "R809",
    tags: ["respiratory_failure", "infection"],
    context: {
      now: "2025-05-10T05:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. T in one fourteen. he tested positive for RSV Thursday and he was doing all right, and then about four this morning his light went on and he couldn't get his breath. I could hear him from the hall. sats were eighty four on room air, I put him on four liters and he's eighty nine now. respirations thirty two. temp one hundred point eight. he's using his belly to breathe and his fingernails are gray. he knows me. I called nine one one, they're six minutes out. doctor's on the line. wife's phone is off, I left a message. roommate was moved out Thursday and he's fine so far.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "critical",
      priorityReasons: ["airway_breathing", "sepsis_signs"],
      fields: {
        "resident.name": "Mr. T",
        "resident.room": "114",
        "infection.syndrome": "respiratory",
        "infection.testResult": "positive",
        symptoms: {
          includes: ["dyspnea"],
        },
        "vitals.spo2": 89,
        "vitals.resp": 32,
        "vitals.tempF": 100.8,
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.physician": {
          anyOf: ["done", "attempted"],
        },
        "notifications.family": "attempted",
      },
      forbid: {
        "vitals.spo2": [84],
        "notifications.family": ["done"],
        mentalStatus: ["changed"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_IP", "NOTIFY_FAMILY", "ISOLATE"],
      askNext: ["vitals.bp", "notifications.family", "notifications.infection_preventionist"],
    },
  },
  {
    id: "R810",
    tags: ["gi_cluster", "kitchen"],
    context: {
      now: "2025-05-11T20:30",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "so three of our folks have gotten sick since dinner. Mrs. A in seven, her husband Mr. A same apartment, and Ms. N in fifteen. they all had the chicken salad at lunch. it's throwing up, and Mrs. A has the runs too. started with Mr. A at about five. no fevers, I checked all three, highest was ninety nine two. no blood. Ms. N's sister was visiting and she didn't eat it and she's fine. nobody on staff is sick. I've got them in their rooms with ginger ale. I called the nurse on call, she's coming. the kitchen saved some of the salad.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "high",
      priorityReasons: ["cluster"],
      fields: {
        "infection.syndrome": "gi",
        "infection.affectedCount": 3,
        "infection.clusterSuspected": true,
        "infection.onset.time": "17:00",
        symptoms: {
          includes: ["vomiting", "diarrhea"],
        },
        "infection.isolation": {
          anyOf: [null, "stay_in_room"],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        symptoms: ["fever", "bloody_stool"],
        "infection.staffAffected": [1, 2, 3],
      },
      actionsMust: ["NOTIFY_IP", "LINE_LIST", "ISOLATE", "TEST_SPECIMEN", "HEALTH_DEPT", "NOTIFY_PROVIDER"],
      askNext: ["notifications.infection_preventionist", "notifications.physician"],
    },
  },
  {
    id: "R811",
    tags: ["uti", "confusion", "subtle"],
    context: {
      now: "2025-05-12T10:50",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. S, two twenty six, something's off with her today. usually she's chatty and does her crossword and this morning she put her sweater on over her coat and asked me where the train was. nurse checked her, temp's only ninety nine three, pressure ninety six over fifty four, pulse one oh eight. she's been going to the bathroom every twenty minutes since yesterday and says it burns. they're getting a urine. nurse has a call in to the doctor. she fell last month but not since. no cough. her daughter's supposed to come at noon.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "critical",
      priorityReasons: ["sepsis_signs", "neuro_change"],
      fields: {
        "resident.name": "Mrs. S",
        "resident.room": "226",
        "infection.syndrome": "uti",
        mentalStatus: "changed",
        "vitals.tempF": 99.3,
        "vitals.bp": "96/54",
        "vitals.pulse": 108,
        symptoms: {
          includes: ["dysuria", "frequency"],
        },
        "infection.onset.date": {
          anyOf: ["2025-05-11", null],
        },
        "notifications.charge_nurse": "done",
        "notifications.physician": "attempted",
      },
      forbid: {
        category: ["fall"],
        "notifications.physician": ["done"],
        symptoms: ["cough"],
        "fall.repeatFall": ["yes"],
      },
      actionsMust: ["NOTIFY_PROVIDER", "NOTIFY_FAMILY", "MONITOR_VITALS", "NOTIFY_IP"],
      askNext: ["vitals.spo2", "notifications.physician"],
    },
  },
  {
    id: "R812",
    tags: ["shingles", "eye", "negative", "isolated"],
    context: {
      now: "2025-05-13T09:30",
      speaker: "nurse",
      setting: "assisted_living",
    },
    transcript:
      "Mr. Sample, apartment forty one, has a rash on his left side in a stripe, little blisters, started Sunday he says, he thought it was a bug bite. it's burning, he gives it a five. no fever, ninety seven nine. none of it's on his face. looks like shingles to me, the doctor's PA saw a picture and she agrees, started Valtrex. his roommate's had the vaccine. we covered it and he's staying in till it crusts. nobody else has a rash. his son's been told.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "routine",
      priorityAccept: ["high"],
      priorityReasons: ["mild_isolated"],
      secondaryAllowed: ["wound"],
      fields: {
        "resident.name": "Mr. Sample",
        "resident.room": "41",
        "infection.syndrome": "skin",
        "infection.onset.date": "2025-05-11",
        symptoms: {
          includes: ["rash"],
        },
        "pain.score": 5,
        "vitals.tempF": 97.9,
        "infection.treatment": {
          anyOf: ["Valtrex", "valacyclovir"],
        },
        "notifications.family": "done",
        "notifications.physician": "done",
      },
      forbid: {
        symptoms: ["fever"],
        category: ["wound"],
      },
      actionsMust: ["NOTIFY_IP"],
      askNext: ["notifications.infection_preventionist", "notifications.charge_nurse"],
    },
  },
  {
    id: "R813",
    tags: ["elopement", "time_chain", "police"],
    context: {
      now: "2025-05-14T07:05",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "I'm still shaking. Mr. V from the locked unit, room twelve, was picked up by a sheriff's deputy on Route nine at twenty to six this morning in his pajamas. he was last charted in bed on the two o'clock round, I talked to the aide and she says she peeked in at four and saw a lump but it could've been pillows. the fire door at the end of east was propped with a chair, so no alarm. he had his bracelet on. he's got scraped up feet and he's cold, temp ninety five nine. deputy brought him back at six. count's done, everyone else is in bed. administrator and the doctor have been called, his daughter's on her way.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["left_building_unsupervised"],
      fields: {
        "resident.name": "Mr. V",
        "resident.room": "12",
        "behavior.type": "elopement",
        "elopement.lastSeen.time": {
          anyOf: ["02:00", "04:00"],
        },
        "elopement.found.time": "05:40",
        "elopement.returned.time": "06:00",
        "elopement.alarmSounded": "no",
        "elopement.wanderDevice": "yes",
        "elopement.leftBuilding": "yes",
        "elopement.headcountDone": "yes",
        "elopement.exitDoor": "fire door",
        "injury.present": "yes",
        "vitals.tempF": 95.9,
        "notifications.administrator": "done",
        "notifications.physician": "done",
      },
      forbid: {
        "elopement.alarmSounded": ["yes"],
        "injury.present": ["no"],
      },
      actionsMust: ["RN_ASSESS", "ONE_TO_ONE", "DOOR_CHECK", "ELOPEMENT_RISK_REASSESS", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.family", "read-back"],
    },
  },
  {
    id: "R814",
    tags: ["sexual", "staff_saw"],
    context: {
      now: "2025-05-15T16:20",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "I went in to get Mrs. E up from her nap at three forty, she's in one twenty three, and Mr. Z from one forty was sitting on the side of her bed with his hand under the blanket, under her nightgown. she was just staring at the wall. I told him to get out and he left. she has Alzheimer's, she can't consent to anything. I stayed with her. he's in his room and somebody's sitting outside the door. I don't see marks but I didn't check her down there, I left that. I told the charge nurse. I don't know if she called the administrator yet.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["abuse_allegation"],
      fields: {
        "behavior.type": "sexual",
        "occurred.time": {
          anyOf: ["15:40", null],
        },
        "behavior.contactMade": {
          anyOf: ["yes", null],
        },
        abuseScreen: {
          anyOf: ["yes", null],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "notifications.administrator": ["done"],
      },
      actionsMust: [
        "ABUSE_REPORT_2H",
        "NOTIFY_ADMIN",
        "PROTECT_RESIDENT",
        "SKIN_CHECK",
        "SEPARATE_RESIDENTS",
        "NOTIFY_FAMILY",
        "NOTIFY_PROVIDER",
      ],
      askNext: ["notifications.administrator"],
    },
  },
  {
    id: "R815",
    tags: ["staff_hit", "no_injury_resident"],
    context: {
      now: "2025-05-16T11:00",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mr. L, two thirteen, was fighting us during his bed bath about ten fifteen. he dug his nails into my partner's forearm and drew blood and he kicked me in the stomach. he kept saying where's my wallet, where's my wallet. he's got a new roommate as of yesterday and he hasn't slept. we stopped and covered him up and let him be for twenty minutes and put on his Johnny Cash and he let us finish. not a mark on him. she's at employee health getting it cleaned. the nurse knows.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "high",
      priorityReasons: ["aggression_contact_staff"],
      fields: {
        "resident.name": "Mr. L",
        "resident.room": "213",
        "occurred.time": "10:15",
        "behavior.type": "physical_aggression_staff",
        "behavior.contactMade": "yes",
        "behavior.intervention": {
          includes: ["covered him up"],
        },
        "injury.present": "no",
        staffInjury: "yes",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "injury.present": ["yes"],
      },
      actionsMust: ["BEHAVIOR_ROOT", "CARE_PLAN_UPDATE", "STAFF_INJURY_REPORT"],
      askNext: ["notifications.family", "notifications.physician"],
    },
  },
  {
    id: "R816",
    tags: ["exit_attempt", "planned", "visit"],
    context: {
      now: "2025-05-17T19:15",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "Mrs. N, memory care two, tried to go out with the visitors again tonight about six forty five. she had her purse and her coat on and walked right up behind them, the daughter held the door for her not knowing. I caught up with her in the vestibule, between the two doors, so she didn't make it outside. the wander alarm did go off. she said she's going home to cook for Harold. Harold died in oh nine. I took her to the kitchen and we set the table for breakfast and she forgot about it. her son is taking her out for real on Sunday. told the nurse.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "high",
      priorityReasons: ["exit_attempt"],
      fields: {
        "resident.name": "Mrs. N",
        "resident.room": "2",
        "occurred.time": "18:45",
        "behavior.type": "exit_seeking",
        "elopement.leftBuilding": "no",
        "elopement.alarmSounded": "yes",
        "behavior.antecedent": {
          includes: ["Harold"],
        },
        "behavior.intervention": {
          includes: ["set the table"],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "behavior.type": ["elopement"],
        "elopement.leftBuilding": ["yes"],
        priority: ["critical"],
      },
      actionsMust: ["DOOR_CHECK", "BEHAVIOR_ROOT", "SERVICE_PLAN_UPDATE", "ELOPEMENT_RISK_REASSESS"],
      askNext: ["notifications.family", "notifications.physician"],
    },
  },
  {
    id: "R817",
    tags: ["over_triage", "argument"],
    context: {
      now: "2025-05-18T13:20",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mr. B and Mr. K in one seventeen, roommates, were going at it over the thermostat around twelve thirty. just words, Mr. B called him an old fool and shook his fist but he never got out of bed. I moved between them, turned the heat down to seventy, that settled it. nobody laid a hand on anybody. Mr. K pushed him once last year so I wanted it written down. they're eating lunch together now. told the social worker.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "routine",
      priorityReasons: ["redirected_no_contact"],
      fields: {
        "resident.name": {
          anyOf: ["Mr. B", "Mr. K"],
        },
        "resident.room": "117",
        "occurred.time": "12:30",
        "behavior.type": "verbal_aggression",
        "behavior.contactMade": "no",
        "behavior.antecedent": {
          includes: ["thermostat"],
        },
        "behavior.intervention": {
          includes: ["turned the heat down"],
        },
      },
      forbid: {
        "behavior.contactMade": ["yes"],
        "behavior.type": ["physical_aggression_resident"],
        priority: ["critical"],
      },
      actionsMust: ["BEHAVIOR_ROOT"],
      askNext: ["notifications.charge_nurse"],
    },
  },
  {
    id: "R818",
    tags: ["unstageable", "heel", "corrections"],
    context: {
      now: "2025-05-19T10:40",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "admission skin for Mrs. J, two oh one. she came from the hospital last night. left hip, I'm sorry, left buttock, there's a wound four by three and I can't see the base, it's all black leathery tissue. no drainage, little bit of odor. right heel is boggy and maroon but not open, about two centimeters. both were there when she got here, I have the transfer sheet and it says sacral redness only, so they missed it. no fever. I measured at nine. wound nurse is coming tomorrow. doctor gave orders. air mattress is on. her husband was here when I did it.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "high",
      priorityReasons: ["stage3_plus_or_dti"],
      fields: {
        "resident.name": "Mrs. J",
        "resident.room": "201",
        "found.time": {
          anyOf: ["09:00"],
        },
        "wound.type": "pressure_injury",
        "wound.stage": "unstageable",
        "wound.site": {
          anyOf: ["left buttock", "left buttocks"],
        },
        "wound.side": "left",
        "wound.lengthCm": 4,
        "wound.widthCm": 3,
        "wound.drainage": "none",
        "wound.odor": "yes",
        "wound.presentOnAdmission": "yes",
        "notifications.physician": "done",
        "notifications.family": {
          anyOf: ["done", null],
        },
      },
      forbid: {
        "wound.site": ["left hip"],
        "wound.stage": ["1", "2"],
      },
      actionsMust: ["OFFLOAD", "TREATMENT_ORDER", "NOTIFY_FAMILY", "DIET_CONSULT", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.family", "read-back"],
    },
  },
  {
    id: "R819",
    tags: ["bruise", "known_cause", "over_triage"],
    context: {
      now: "2025-05-20T08:50",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mr. R, one forty eight, has a bruise on his left forearm, purple, about the size of a plum. I noticed it washing him up at eight. I asked and the nurse said lab stuck him twice there yesterday, it's in the notes, and he's on Plavix so he bruises if you look at him. he says it's from the needle too. doesn't hurt. no swelling, skin's fine. he's sharp. nothing else on him, I checked everywhere. nurse measured it, five by four.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "routine",
      priorityReasons: ["intact_skin"],
      fields: {
        "resident.name": "Mr. R",
        "resident.room": "148",
        "found.time": "08:00",
        "wound.type": "bruise",
        "wound.site": "left forearm",
        "wound.side": "left",
        "wound.color": "purple",
        "wound.knownCause": "yes",
        "wound.lengthCm": 5,
        "wound.widthCm": 4,
        onAntiplatelet: "yes",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "wound.knownCause": ["no", "unknown"],
        abuseScreen: ["yes"],
        priority: ["critical"],
      },
      actionsMust: ["RN_ASSESS"],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R820",
    tags: ["burn", "heating_pad", "unknown"],
    context: {
      now: "2025-05-21T15:45",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "Mrs. Example, I was helping her with her shower at three and there's a burn on her lower back, right above the waistband, it's about the size of my hand and there's blisters, two of them popped. she fell asleep on her heating pad last night. she says it doesn't hurt much, maybe a three. she's a diabetic. I put cool wet cloths on it and covered it with gauze, didn't put any cream on it. I took the heating pad away from her. called the office nurse, she's coming out at five, and she's calling the doctor. her daughter was on speaker the whole time.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "high",
      priorityReasons: ["burn_blisters"],
      fields: {
        "resident.name": "Mrs. Example",
        "found.time": "15:00",
        "wound.type": "burn",
        "wound.site": "lower back",
        "wound.blisters": "yes",
        "wound.knownCause": "yes",
        "pain.score": 3,
        immediateActions: {
          includes: ["cooled", "dressing"],
        },
        "notifications.agency_office": "done",
        "notifications.family": {
          anyOf: ["done", null],
        },
        "notifications.physician": {
          anyOf: ["attempted", null],
        },
      },
      forbid: {
        "notifications.physician": ["done"],
        category: ["fall"],
      },
      actionsMust: ["TREATMENT_ORDER", "NOTIFY_PROVIDER", "SERVICE_PLAN_UPDATE"],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R821",
    tags: ["choking", "airway"],
    context: {
      now: "2025-05-22T12:40",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. H, room one twelve, at lunch about twelve ten she got a piece of meat stuck, she was grabbing at her throat and her lips went purple, couldn't make a sound. the nurse did the Heimlich, three, no, four times and it came up. she's supposed to be on mechanical soft and they gave her regular. she's breathing okay now, sats ninety one, voice is hoarse. doctor's been called, chest x ray ordered. she didn't pass out. husband was sitting right there, he saw the whole thing and he's pretty upset.",
    expected: {
      secondary: [],
      category: "infection",
      categoryAccept: ["infection", "behavior_elopement", "fall", "medication", "wound"],
      priority: "critical",
      priorityReasons: ["airway_breathing"],
      fields: {
        "resident.name": "Mrs. H",
        "resident.room": "112",
        "occurred.time": {
          anyOf: ["12:10", null],
        },
        "vitals.spo2": 91,
        lossOfConsciousness: {
          anyOf: ["no", null],
        },
        "notifications.physician": "done",
        "notifications.family": {
          anyOf: ["done", null],
        },
      },
      forbid: {
        lossOfConsciousness: ["yes"],
      },
      actionsMust: ["NOTIFY_PROVIDER"],
      askNext: [
        "notifications.family",
        "notifications.administrator",
        "vitals",
        "notifications.physician",
        "notifications.charge_nurse",
        "read-back",
      ],
    },
  },
  {
    id: "R822",
    tags: ["stroke", "signs"],
    context: {
      now: "2025-05-23T09:05",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "Mr. Doe apartment thirty three. I brought his breakfast at eight forty and he couldn't hold the fork in his right hand, it kept dropping, and his mouth is hanging down on that side and his words are coming out like mush. at eight when I gave him his pills he was totally normal. I did not wait, I hit the pendant and called nine one one. he's on warfarin. no fall. nurse is on her way over. wife's with him.",
    expected: {
      secondary: [],
      category: "infection",
      categoryAccept: ["infection", "behavior_elopement", "fall", "medication", "wound"],
      priority: "critical",
      priorityReasons: ["neuro_change"],
      fields: {
        "resident.name": "Mr. Doe",
        "resident.room": "33",
        onAnticoagulant: "yes",
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
      },
      forbid: {
        category: ["fall"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_PROVIDER"],
      askNext: [
        "notifications.physician",
        "vitals",
        "notifications.family",
        "vitals.spo2",
        "notifications.charge_nurse",
        "notifications.administrator",
      ],
    },
  },
];
