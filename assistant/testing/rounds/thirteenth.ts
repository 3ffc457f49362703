import type { LabelledReport } from "../labelled-report.ts";

/** Written after the rules and run before anything was changed for them; see docs/accuracy.md. */
export const thirteenthRound: LabelledReport[] = [
  {
    id: "R1301",
    tags: ["family_quote", "historical", "head"],
    context: {
      now: "2025-09-02T15:05",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "this is a late one from lunch. Mrs. G, three oh seven, no I keep doing that, three seventeen. her granddaughter was pushing her wheelchair down the hall at twelve twenty and the front wheel caught the carpet strip and Mrs. G went out the front onto her hands and knees. the granddaughter says her forehead bumped the floor. Mrs. G says no it didn't. I don't see a mark on her head. both knees are scraped, cleaned them and put dressings on. she had a subdural in twenty nineteen so they keep her off blood thinners. pressure one fifty over eighty eight, it was one sixty two right after. I called the doctor, she's fine with neuro checks here. granddaughter's calling the rest of the family.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "high",
      priorityReasons: ["fall_with_injury"],
      fields: {
        "resident.name": "Mrs. G",
        "resident.room": "317",
        "occurred.time": "12:20",
        location: "hallway",
        witnessed: "yes",
        "fall.assistiveDevice": "wheelchair",
        headStrike: "unknown",
        onAnticoagulant: "no",
        "injury.present": "yes",
        "injury.types": {
          includes: ["abrasion"],
        },
        "vitals.bp": "150/88",
        immediateActions: {
          includes: ["cleaned", "dressing"],
        },
        "notifications.physician": "done",
      },
      forbid: {
        "resident.room": ["307"],
        headStrike: ["yes", "no"],
        onAnticoagulant: ["yes"],
        priority: ["critical"],
      },
      actionsMust: ["NEURO_CHECKS", "RN_ASSESS", "POST_FALL_HUDDLE", "CARE_PLAN_UPDATE"],
      askNext: ["lossOfConsciousness", "notifications.family", "read-back"],
    },
  },
  {
    id: "R1302",
    tags: ["syncope", "toilet", "AL"],
    context: {
      now: "2025-09-03T06:45",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "Mr. K in apartment nine. I was helping him off the toilet at six ten and his eyes went funny and he slumped over on me, out for maybe fifteen, twenty seconds. I eased him to the floor. he didn't bang anything. he came to and didn't know where he was for a minute, now he's okay, a little pale. blood pressure was seventy eight over forty when I first got it, it's one oh two over fifty eight now. pulse forty six. he takes Plavix and a beta blocker. I called nine one one and they're checking him. then I called the nurse. his son is on vacation, I left a message at the hotel.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "critical",
      priorityReasons: ["neuro_change", "hypotension_or_dizziness"],
      fields: {
        "resident.name": "Mr. K",
        "resident.room": "9",
        "occurred.time": "06:10",
        location: "bathroom",
        witnessed: "yes",
        "fall.mechanism": {
          anyOf: ["syncope", "lowered_by_staff"],
        },
        "fall.activity": {
          anyOf: ["toileting", "transferring"],
        },
        headStrike: "no",
        lossOfConsciousness: "yes",
        onAntiplatelet: "yes",
        "vitals.bp": "102/58",
        "vitals.pulse": 46,
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.charge_nurse": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        headStrike: ["yes"],
        "vitals.bp": ["78/40"],
        "notifications.family": ["done"],
        lossOfConsciousness: ["no"],
      },
      actionsMust: [
        "SEND_ER_911",
        "MONITOR_VITALS",
        "NOTIFY_PROVIDER",
        "NOTIFY_FAMILY",
        "SERVICE_PLAN_UPDATE",
      ],
      askNext: ["notifications.physician", "notifications.family", "onAnticoagulant"],
    },
  },
  {
    id: "R1303",
    tags: ["unwitnessed", "brakes", "anticoagulant"],
    context: {
      now: "2025-09-04T19:15",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "I was passing trays at five forty and heard Mrs. N hollering, she's in two oh eight. she was on the floor in front of her wheelchair, one brake was off. she wanted to reach her sweater. she says she slid, she says she didn't hit her head, she's usually right about stuff. but nobody saw. no bruises yet, she's on Eliquis so I looked good. pain in her tailbone, three. nurse came and did the neuro sheet. I helped get her up after the nurse checked her. family's been called by the nurse, I think the doctor too but you'd have to ask her.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "high",
      priorityAccept: ["critical"],
      priorityReasons: ["unwitnessed_fall", "fall_pain"],
      fields: {
        "resident.name": "Mrs. N",
        "resident.room": "208",
        "found.time": {
          anyOf: ["17:40", null],
        },
        witnessed: "no",
        "fall.mechanism": {
          anyOf: ["slide_from_chair", "found_on_floor"],
        },
        "fall.activity": {
          anyOf: ["reaching"],
        },
        "fall.environment": {
          includes: ["brakes_off"],
        },
        "fall.assistiveDevice": "wheelchair",
        headStrike: {
          anyOf: ["no", "unknown"],
        },
        onAnticoagulant: "yes",
        "injury.present": {
          anyOf: ["no", null],
        },
        "pain.score": 3,
        "pain.site": "tailbone",
        "fall.neuroChecks": {
          anyOf: ["started", null],
        },
        "notifications.charge_nurse": "done",
        "notifications.family": "done",
      },
      forbid: {
        headStrike: ["yes"],
        "injury.present": ["yes"],
        "notifications.physician": ["done"],
      },
      actionsMust: ["NEURO_CHECKS", "NOTIFY_PROVIDER", "POST_FALL_HUDDLE", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.physician"],
    },
  },
  {
    id: "R1304",
    tags: ["planned_past", "routine", "fall"],
    context: {
      now: "2025-09-05T11:40",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "hi, aide for Mr. Example. he was getting out of the tub around ten thirty and his foot slid, I had the gait belt and my arm around him, so he just sat back down on the bath bench kind of hard. he didn't go to the floor. he's okay, no pain, laughed it off. he fell in June and cracked two ribs so his wife gets nervous, she was standing in the doorway. he's got a bath mat on order, it's supposed to come Friday. I told the office at eleven. he's seeing his doctor Thursday for a checkup.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "routine",
      priorityReasons: ["no_harm"],
      fields: {
        "resident.name": "Mr. Example",
        "occurred.time": "10:30",
        witnessed: "yes",
        "fall.mechanism": {
          anyOf: ["intercepted", "slip"],
        },
        "fall.activity": "bathing",
        "fall.assistiveDevice": "gait_belt",
        "pain.present": "no",
        "notifications.agency_office": "done",
      },
      forbid: {
        "injury.suspectedFracture": ["yes"],
        "injury.present": ["yes"],
        "notifications.physician": ["done"],
        priority: ["critical", "high"],
      },
      actionsMust: ["HOME_SAFETY_CHECK", "SERVICE_PLAN_UPDATE"],
      askNext: ["notifications.family", "headStrike", "read-back"],
    },
  },
  {
    id: "R1305",
    tags: ["warfarin", "inr", "held", "wrong"],
    context: {
      now: "2025-09-06T16:00",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. J, one twenty six. his INR this morning was five point two and the doctor said hold the Coumadin tonight and tomorrow. that was at ten. evening nurse gave it yesterday, no wait, let me start over. the hold order was yesterday at ten, and it was given last night at five anyway, six milligrams. I found it today at three doing the recap. he has a nosebleed that stopped, and a bruise on his hand from the lab. no headache, he's alert. new INR is six point one. doctor's been called, vitamin K given at three thirty. his wife knows. I told the DON.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "critical",
      priorityReasons: ["high_alert_overdose"],
      fields: {
        "resident.name": "Mr. J",
        "resident.room": "126",
        "found.date": "2025-09-06",
        "found.time": "15:00",
        "occurred.date": {
          anyOf: ["2025-09-05", null],
        },
        "occurred.time": {
          anyOf: ["17:00", null],
        },
        "medication.errorType": {
          anyOf: ["extra_dose", "wrong_dose", "wrong_time"],
        },
        "medication.drug": {
          anyOf: ["Coumadin", "warfarin"],
        },
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        mentalStatus: "baseline",
        "notifications.physician": "done",
        "notifications.family": "done",
        "notifications.don": "done",
      },
      forbid: {
        "medication.errorType": ["omission"],
        headStrike: ["yes"],
        category: ["wound"],
      },
      actionsMust: ["LAB_INR", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["read-back"],
    },
  },
  {
    id: "R1306",
    tags: ["home", "insulin", "vision"],
    context: {
      now: "2025-09-07T08:50",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "I'm at Mrs. Doe's, she does her own insulin and I think she messed up. she told me she dialed up thirty this morning at seven instead of thirteen because she couldn't see the numbers without her glasses. it's the Novolog. her meter said one sixty then. now it's seventy one and she's got the shakes and she's sweating through her nightgown. I gave her juice and I'm making toast. she's talking to me but she's slow. I called the office and the nurse told me to call nine one one if it goes under seventy. her son's not picking up.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "critical",
      priorityReasons: ["high_alert_overdose"],
      fields: {
        "resident.name": "Mrs. Doe",
        "occurred.time": "07:00",
        "medication.errorType": "wrong_dose",
        "medication.drug": {
          anyOf: ["Novolog", "insulin aspart", "insulin"],
        },
        "medication.doseOrdered": {
          anyOf: ["13", "13 units"],
        },
        "medication.doseGiven": {
          anyOf: ["30", "30 units"],
        },
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        "vitals.glucose": 71,
        symptoms: {
          includes: ["sweating"],
        },
        "notifications.agency_office": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        "vitals.glucose": [160, 70],
        disposition: ["911_called"],
        "notifications.family": ["done"],
      },
      actionsMust: ["MONITOR_GLUCOSE", "NOTIFY_PROVIDER", "NOTIFY_FAMILY", "MED_TEACHING"],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R1307",
    tags: ["count", "liquid", "narcotic", "correction"],
    context: {
      now: "2025-09-08T23:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "eleven o'clock count, west cart. liquid morphine for Mrs. T in one oh nine, the book says twenty two mils and the bottle reads eighteen, no, I held it to the light, nineteen. so three short. it's been hard to read so it could be the bottle, but last week's was off too. me and the oncoming nurse both looked. she's comfortable, pain one. nobody's been medicated that isn't signed for. I called the supervisor, she's calling the DON. the administrator hasn't been told.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "high",
      priorityReasons: ["controlled_count_discrepancy"],
      fields: {
        "resident.name": "Mrs. T",
        "resident.room": "109",
        "found.time": "23:00",
        "medication.errorType": "count_discrepancy",
        "medication.drug": "morphine",
        "medication.countExpected": 22,
        "medication.countActual": 19,
        "pain.score": 1,
        "notifications.charge_nurse": "done",
        "notifications.don": {
          anyOf: ["attempted", null],
        },
        "notifications.administrator": "not_done",
      },
      forbid: {
        "medication.countActual": [18, 22],
        "notifications.administrator": ["done"],
        "notifications.don": ["done"],
      },
      actionsMust: ["CONTROLLED_COUNT", "NOTIFY_ADMIN", "REPORT_24H", "INVESTIGATE_5DAY"],
      askNext: ["notifications.administrator"],
    },
  },
  {
    id: "R1308",
    tags: ["omission", "thyroid", "routine"],
    context: {
      now: "2025-09-09T13:15",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Ms. P in two fifty. her six a m Synthroid wasn't given today, night shift left it for day shift and day shift thought nights gave it. found it at twelve thirty, it's still in the bubble. she's fine. not on anything that matters with it. I let the nurse practitioner know and she said skip it and go on tomorrow. I haven't called her sister. she didn't miss her heart pills, those were signed.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "routine",
      priorityReasons: ["no_harm"],
      fields: {
        "resident.name": "Ms. P",
        "resident.room": "250",
        "found.time": "12:30",
        "medication.errorType": "omission",
        "medication.drug": {
          anyOf: ["Synthroid", "levothyroxine"],
        },
        "medication.scheduledTime": {
          anyOf: ["06:00", null],
        },
        "medication.nccMerp": {
          anyOf: ["C", "B"],
        },
        "notifications.physician": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        "notifications.family": ["done"],
        priority: ["critical", "high"],
      },
      actionsMust: ["MAR_AUDIT"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "R1309",
    tags: ["noro", "staff", "family", "visitors"],
    context: {
      now: "2025-09-10T09:30",
      speaker: "nurse",
      setting: "assisted_living",
    },
    transcript:
      "stomach bug on the first floor. it's seven residents now, it was five when I left last night. apartments one, two, four, eight, nine, twelve and fourteen. first one was Ms. Sample in four, Sunday night about ten. it's mostly vomiting, some diarrhea, lasts about a day. Mr. Y in twelve is eighty nine and he's weak, not keeping water down, pressure one oh four over sixty, so he's the one I'm watching. no fevers. three caregivers out. dining room's closed, everybody's getting trays. health department called me back and they want stool samples. I emailed all the families.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "high",
      priorityReasons: ["cluster"],
      fields: {
        "infection.syndrome": "gi",
        "infection.affectedCount": 7,
        "infection.staffAffected": 3,
        "infection.clusterRooms": {
          includes: ["1", "2", "4", "8", "9", "12", "14"],
        },
        "infection.clusterSuspected": true,
        "infection.onset.date": "2025-09-07",
        symptoms: {
          includes: ["vomiting", "diarrhea"],
        },
        "notifications.health_department": "done",
        "notifications.family": {
          anyOf: ["done", "attempted"],
        },
      },
      forbid: {
        "infection.affectedCount": [5],
        symptoms: ["fever"],
      },
      actionsMust: ["NOTIFY_IP", "LINE_LIST", "ISOLATE", "TEST_SPECIMEN", "NOTIFY_PROVIDER"],
      askNext: ["notifications.infection_preventionist", "notifications.physician"],
    },
  },
  {
    id: "R1310",
    tags: ["tb", "airborne", "suspected"],
    context: {
      now: "2025-09-11T14:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. D, one thirty five, he's had a cough for three weeks and now there's a little blood in it, night sweats, and he's down eleven pounds. chest x ray came back at one with something in the right upper lobe, they want to rule out TB. he's in a room by himself with the door closed, airborne sign, N ninety fives. we don't have a negative pressure room. temp ninety nine two, sats ninety five. sputum's been ordered, not collected. doctor's sending him to the hospital tomorrow for isolation. I've called infection control, left a message. his brother's aware. his old roommate needs to be checked.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "high",
      priorityAccept: ["critical"],
      priorityReasons: ["confirmed_transmissible"],
      fields: {
        "resident.name": "Mr. D",
        "resident.room": "135",
        "infection.syndrome": {
          anyOf: ["respiratory", "unknown"],
        },
        "infection.testResult": {
          anyOf: ["pending", "not_done", null],
        },
        symptoms: {
          includes: ["cough"],
        },
        "infection.isolation": {
          includes: ["airborne"],
        },
        "vitals.tempF": 99.2,
        "vitals.spo2": 95,
        "notifications.physician": "done",
        "notifications.family": "done",
        "notifications.infection_preventionist": "attempted",
      },
      forbid: {
        "infection.testResult": ["positive"],
        "notifications.infection_preventionist": ["done"],
        disposition: ["911_called"],
      },
      actionsMust: ["NOTIFY_IP", "ISOLATE", "TEST_SPECIMEN"],
      askNext: ["notifications.infection_preventionist"],
    },
  },
  {
    id: "R1311",
    tags: ["wound_infection_vs_infection", "fever"],
    context: {
      now: "2025-09-12T18:10",
      speaker: "aide",
      setting: "assisted_living",
    },
    transcript:
      "Ms. Doe in six, I'm worried about her. she's had a cold all week, we all have it, but tonight she's really hot and breathing fast and she didn't want her supper, she just wants to sleep. the nurse isn't here till seven. I took her temp, one oh one nine. pulse one sixteen on the machine. her oxygen's ninety. she's making sense when she's awake. cough's rattly. I called the on call nurse and she said call nine one one and they're loading her now. her daughter's meeting them. two other residents have the sniffles.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "critical",
      priorityReasons: ["sepsis_signs", "emergency_called"],
      fields: {
        "resident.name": "Ms. Doe",
        "resident.room": "6",
        "infection.syndrome": "respiratory",
        symptoms: {
          includes: ["cough"],
        },
        "vitals.tempF": 101.9,
        "vitals.pulse": 116,
        "vitals.spo2": 90,
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "infection.testResult": ["positive", "negative"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_IP", "NOTIFY_PROVIDER"],
      askNext: ["vitals.bp", "notifications.physician", "notifications.infection_preventionist"],
    },
  },
  {
    id: "R1312",
    tags: ["negation", "ruled_out", "flu_shot"],
    context: {
      now: "2025-09-13T10:00",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. L, two twenty. she got her flu shot yesterday and this morning her arm's sore and she's achy, temp ninety nine four. no cough, no sore throat, no vomiting. covid rapid's negative. I think it's just the shot. she had the real flu in February and was in the hospital so her daughter's worried. pressure and pulse are good, sats ninety six. Tylenol given at nine. told the daughter we'd watch it. doctor's aware. nobody else has anything.",
    expected: {
      secondary: [],
      category: "infection",
      categoryAccept: ["medication"],
      priority: "routine",
      priorityReasons: ["mild_isolated"],
      fields: {
        "resident.name": "Mrs. L",
        "resident.room": "220",
        "infection.testResult": {
          anyOf: ["negative", null],
        },
        "vitals.tempF": 99.4,
        "vitals.spo2": 96,
        "notifications.family": "done",
        "notifications.physician": "done",
      },
      forbid: {
        "infection.syndrome": ["influenza", "covid"],
        symptoms: ["cough", "fever", "vomiting", "sore_throat"],
        "infection.testResult": ["positive"],
        priority: ["critical", "high"],
      },
      actionsMust: ["MONITOR_SYMPTOMS"],
      askNext: ["read-back", "notifications.infection_preventionist"],
    },
  },
  {
    id: "R1313",
    tags: ["elopement", "home", "police", "returned"],
    context: {
      now: "2025-09-14T14:00",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "it's the aide for Mr. Sample. I was in the laundry room at twelve forty and when I came up he was gone, the front door was open. I'd seen him at twelve thirty in his chair. I drove around and called his wife and the police right away. a man at the hardware store on Elm called, he had his ID bracelet on, so at one fifteen I picked him up. home by one twenty five. he's fine, thirsty, he walked almost a mile. no injuries. he was in his good shoes and a tie, he thought he was going to work. the office has been told. his doctor hasn't.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["left_building_unsupervised"],
      fields: {
        "resident.name": "Mr. Sample",
        "behavior.type": "elopement",
        "elopement.lastSeen.time": "12:30",
        "elopement.noticedMissing.time": "12:40",
        "elopement.found.time": {
          anyOf: ["13:15", null],
        },
        "elopement.returned.time": {
          anyOf: ["13:25", null],
        },
        "elopement.exitDoor": "front door",
        "elopement.leftBuilding": "yes",
        "elopement.policeCalled": "yes",
        "injury.present": "no",
        "notifications.family": "done",
        "notifications.agency_office": "done",
        "notifications.physician": "not_done",
      },
      forbid: {
        "injury.present": ["yes"],
        "notifications.physician": ["done"],
        "elopement.policeCalled": ["no"],
      },
      actionsMust: ["RN_ASSESS", "NOTIFY_PROVIDER", "SERVICE_PLAN_UPDATE", "DOOR_CHECK"],
      askNext: ["notifications.physician", "notifications.administrator"],
    },
  },
  {
    id: "R1314",
    tags: ["sexual", "resident_disclosure"],
    context: {
      now: "2025-09-15T10:30",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. A in three twenty told me something in the shower this morning, about nine. she said the man across the hall comes in at night and gets in bed with her and rubs her. she said she tells him no. that's Mr. W, he's in three twenty one. she's got some memory loss but she was real clear. I didn't ask any more. I got the charge nurse and she's with her. they moved him to the other wing. I haven't told anybody else, the nurse said she'd call the administrator.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["abuse_allegation"],
      fields: {
        "resident.room": {
          anyOf: ["320", "321"],
        },
        abuseScreen: {
          anyOf: ["yes", null],
        },
        "abuse.allegationBy": {
          anyOf: ["resident", null],
        },
        residentStatement: {
          includes: ["gets in bed"],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "notifications.administrator": ["done"],
        priority: ["high", "routine"],
        category: ["wound"],
      },
      actionsMust: [
        "ABUSE_REPORT_2H",
        "NOTIFY_ADMIN",
        "PROTECT_RESIDENT",
        "SKIN_CHECK",
        "INVESTIGATE_5DAY",
        "NOTIFY_PROVIDER",
        "NOTIFY_FAMILY",
      ],
      askNext: ["notifications.administrator"],
    },
  },
  {
    id: "R1315",
    tags: ["exit_seeking", "alarm", "broken"],
    context: {
      now: "2025-09-16T18:40",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. C, memory unit eleven, was pacing and checking every door from about four thirty on. at five fifteen he got the stairwell door open, the alarm didn't sound, it's broken, maintenance knew about it. the housekeeper was on the stairs and turned him around, so he never got off the floor. he kept saying his ride's here. I walked him, gave him a snack, put some music on, and he was settled by six. no injuries. it's worse since his wife stopped visiting. I've got an aide at that door till it's fixed. I notified the doctor and his daughter. he did get outside once last fall.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "high",
      priorityReasons: ["exit_attempt"],
      fields: {
        "resident.name": "Mr. C",
        "resident.room": "11",
        "behavior.type": "exit_seeking",
        "elopement.leftBuilding": "no",
        "elopement.alarmSounded": "no",
        "elopement.exitDoor": "stairwell door",
        "behavior.intervention": {
          includes: ["snack"],
        },
        "injury.present": "no",
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        "behavior.type": ["elopement"],
        "elopement.leftBuilding": ["yes"],
        "elopement.alarmSounded": ["yes"],
        priority: ["critical"],
      },
      actionsMust: ["DOOR_CHECK", "BEHAVIOR_ROOT", "ELOPEMENT_RISK_REASSESS", "CARE_PLAN_UPDATE"],
      askNext: ["read-back", "notifications.administrator"],
    },
  },
  {
    id: "R1316",
    tags: ["wandering", "room_mixup"],
    context: {
      now: "2025-09-17T02:20",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "one forty five this morning I found Mr. B standing in Ms. T's room in the dark, he's in two oh three, she's two oh five. she was asleep and didn't wake up. he thought it was the bathroom. he had wet himself. I took him to the toilet and changed him and put him back to bed. he didn't touch her or anything of hers. no complaints. nurse knows. maybe a night light would help.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "routine",
      priorityReasons: ["redirected_no_contact"],
      fields: {
        "resident.name": "Mr. B",
        "resident.room": "203",
        "found.time": "01:45",
        "behavior.type": "wandering",
        "behavior.contactMade": "no",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "resident.room": ["205"],
        "resident.name": ["Ms. T"],
        "behavior.type": ["elopement", "sexual"],
        "behavior.contactMade": ["yes"],
        priority: ["critical", "high"],
      },
      actionsMust: ["CARE_PLAN_UPDATE"],
      askNext: ["notifications.family", "read-back"],
    },
  },
  {
    id: "R1317",
    tags: ["dti", "hospital", "return"],
    context: {
      now: "2025-09-18T17:30",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "readmission skin check, Mrs. F, one sixteen, back from the hospital today at three. coccyx has a deep purple area, intact, six by four, kind of boggy. they had her on a gurney in the ER for nineteen hours, it's in the discharge note so it was there when she came. left elbow has an old skin tear that's almost healed. no fever. I did this at four forty five. doctor gave orders, she's on an air mattress and we're turning every two hours. I spoke to her daughter. dietary consult's in.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "high",
      priorityReasons: ["stage3_plus_or_dti"],
      fields: {
        "resident.name": "Mrs. F",
        "resident.room": "116",
        "found.time": "16:45",
        "wound.type": {
          anyOf: ["dti", "pressure_injury"],
        },
        "wound.stage": "dti",
        "wound.site": "coccyx",
        "wound.lengthCm": 6,
        "wound.widthCm": 4,
        "wound.skinIntact": "yes",
        "wound.presentOnAdmission": "yes",
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        "wound.stage": ["1", "2", "3", "4"],
        "wound.type": ["skin_tear"],
        "wound.site": ["left elbow"],
        "wound.presentOnAdmission": ["no"],
      },
      actionsMust: ["OFFLOAD", "TREATMENT_ORDER", "DIET_CONSULT", "CARE_PLAN_UPDATE"],
      askNext: ["read-back"],
    },
  },
  {
    id: "R1318",
    tags: ["unexplained", "fracture"],
    context: {
      now: "2025-09-19T11:10",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. V in two forty four. yesterday evening the aide noticed his right upper arm was swollen and today it's bruised from the shoulder to the elbow and he winces when we move it. x ray at ten shows a broken humerus. nobody reports a fall, nothing in the log. he's total care, he's moved with a lift, he can't speak since his stroke. he's not on thinners. doctor's been called, ortho appointment tomorrow, arm's in a sling. I've told the administrator and the DON. I'm calling his daughter now.",
    expected: {
      secondary: [],
      category: "wound",
      categoryAccept: ["fall"],
      priority: "critical",
      priorityReasons: ["injury_unknown_source_suspicious", "suspected_fracture"],
      secondaryAllowed: ["behavior_elopement"],
      fields: {
        "resident.name": "Mr. V",
        "resident.room": "244",
        "injury.present": {
          anyOf: ["yes", null],
        },
        "injury.suspectedFracture": {
          anyOf: ["yes", null],
        },
        "wound.knownCause": {
          anyOf: ["unknown", "no", null],
        },
        abuseScreen: {
          anyOf: ["yes", null],
        },
        onAnticoagulant: "no",
        "notifications.physician": "done",
        "notifications.administrator": "done",
        "notifications.don": "done",
        "notifications.family": {
          anyOf: ["attempted", "not_done"],
        },
      },
      forbid: {
        "wound.knownCause": ["yes"],
        "notifications.family": ["done"],
      },
      actionsMust: ["ABUSE_REPORT_2H", "SKIN_CHECK", "INVESTIGATE_5DAY", "PROTECT_RESIDENT", "NOTIFY_FAMILY"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "R1319",
    tags: ["diabetic", "foot", "routine_trap"],
    context: {
      now: "2025-09-20T09:20",
      speaker: "nurse",
      setting: "assisted_living",
    },
    transcript:
      "Mr. Example in apartment eight, diabetic ulcer on the bottom of his left foot, weekly look. it was two by two last week, today it's one point five by one at eight thirty. pink, no drainage, no smell, no redness. pulses are good. sugar one thirty. he's wearing his boot. he stubbed the right toe but it's nothing, skin's fine. podiatrist comes Tuesday. no change in treatment. wife does the dressing on weekends and she's here.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "routine",
      priorityReasons: ["first_aid_only"],
      fields: {
        "resident.name": "Mr. Example",
        "resident.room": "8",
        "found.time": "08:30",
        "wound.type": "diabetic_ulcer",
        "wound.side": "left",
        "wound.site": {
          anyOf: ["left foot", "bottom of left foot"],
        },
        "wound.lengthCm": 1.5,
        "wound.widthCm": 1,
        "wound.drainage": "none",
        "wound.odor": "no",
        "vitals.glucose": 130,
        "wound.trend": {
          anyOf: ["better", null],
        },
      },
      forbid: {
        "wound.lengthCm": [2],
        "wound.odor": ["yes"],
        "wound.side": ["right"],
        priority: ["critical"],
      },
      actionsMust: ["RN_ASSESS", "TREATMENT_ORDER"],
      askNext: ["notifications.physician", "notifications.family", "read-back", "notifications.charge_nurse"],
    },
  },
  {
    id: "R1320",
    tags: ["burn", "chemical", "skin", "unknown"],
    context: {
      now: "2025-09-21T20:05",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. K, three thirty eight. at seven fifteen I was giving her her tea and she grabbed it before I got the lid on and it went down her front. her chest and her left breast are red and there's one big blister, size of a half dollar. I pulled her gown off and put cool wet towels on. she's crying, she says it's a nine. the nurse called the doctor and he wants her seen, the ambulance is coming. she's on Eliquis. I told the nurse I should've had the lid on. her husband's been called and he's mad.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "critical",
      priorityAccept: ["high"],
      priorityReasons: ["burn_blisters"],
      fields: {
        "resident.name": "Mrs. K",
        "resident.room": "338",
        "occurred.time": "19:15",
        "wound.type": "burn",
        "wound.site": {
          anyOf: ["chest", "left breast"],
        },
        "wound.blisters": "yes",
        "wound.knownCause": "yes",
        "pain.score": 9,
        immediateActions: {
          includes: ["cooled"],
        },
        onAnticoagulant: "yes",
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.charge_nurse": "done",
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        "wound.knownCause": ["no", "unknown"],
        abuseScreen: ["yes"],
        category: ["behavior_elopement"],
      },
      actionsMust: ["TREATMENT_ORDER", "CARE_PLAN_UPDATE", "DIETARY_CHECK"],
      askNext: ["read-back"],
    },
  },
];
