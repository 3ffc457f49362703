import type { LabelledReport } from "../labelled-report.ts";

/** Infections, behavior and wounds: written after the rules, run before anything was changed for them. */
export const skinAndDoorsRound: LabelledReport[] = [
  {
    id: "S01",
    tags: ["no_punctuation", "other_person"],
    context: {
      now: "2025-04-02T21:10",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "hey its about mr k in two oh six he been throwing up since supper three times now and loose poop too no blood his roommate is fine he ate the same thing temp ninety nine one I put him on contact and told the nurse she is calling the doctor",
    expected: {
      category: "infection",
      secondary: [],
      priority: "routine",
      priorityReasons: ["mild_isolated"],
      fields: {
        "resident.name": "Mr. K",
        "resident.room": "206",
        "infection.syndrome": "gi",
        symptoms: {
          includes: ["vomiting", "diarrhea"],
        },
        "vitals.tempF": 99.1,
        "infection.isolation": {
          includes: ["contact"],
        },
        "notifications.charge_nurse": "done",
        "notifications.physician": {
          anyOf: ["attempted", null],
        },
        "infection.affectedCount": {
          anyOf: [1, null],
        },
      },
      forbid: {
        "infection.affectedCount": [2],
        symptoms: ["fever", "bloody_stool"],
        "notifications.physician": ["done"],
      },
      actionsMust: ["ISOLATE", "MONITOR_SYMPTOMS"],
      askNext: ["notifications.physician", "notifications.infection_preventionist", "notifications.family"],
    },
  },
  {
    id: "S02",
    tags: ["sepsis", "historical"],
    context: {
      now: "2025-04-02T10:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. D, three eleven, this is a change from yesterday. She's got a Foley, the bag is dark and full of sediment. Ten this morning temp was ninety six point two, pulse one eighteen, respirations twenty four, pressure ninety two over fifty. She doesn't know who I am and she always does. She had a UTI back in January, that one was just Cipro. Dr. on call says send her, ambulance is here. Left a voicemail for the son.",
    expected: {
      category: "infection",
      secondary: [],
      priority: "critical",
      priorityReasons: ["sepsis_signs", "neuro_change"],
      fields: {
        "resident.name": "Mrs. D",
        "resident.room": "311",
        "infection.catheter": "yes",
        "infection.syndrome": "uti",
        "vitals.tempF": 96.2,
        "vitals.pulse": 118,
        "vitals.resp": 24,
        "vitals.bp": "92/50",
        mentalStatus: "changed",
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.physician": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        "infection.treatment": ["Cipro", "ciprofloxacin"],
        "notifications.family": ["done"],
        "infection.catheter": ["no"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_FAMILY", "NOTIFY_IP", "MONITOR_VITALS"],
      askNext: ["vitals.spo2", "notifications.family", "notifications.infection_preventionist"],
    },
  },
  {
    id: "S03",
    tags: ["negative_test", "historical"],
    context: {
      now: "2025-04-02T15:30",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "Ms. J in apartment seven has the sniffles and a little cough, started yesterday. No fever, ninety eight four. We did a rapid covid, negative. She had her flu shot in the fall. Everybody else at her table is okay. She's staying in her room and I left word with the wellness nurse.",
    expected: {
      category: "infection",
      secondary: [],
      priority: "routine",
      priorityReasons: ["mild_isolated"],
      fields: {
        "resident.name": "Ms. J",
        "resident.room": "7",
        "infection.syndrome": "respiratory",
        "infection.onset.date": "2025-04-01",
        "infection.testResult": "negative",
        "vitals.tempF": 98.4,
        symptoms: {
          includes: ["runny_nose", "cough"],
        },
        "infection.isolation": {
          includes: ["stay_in_room"],
        },
        "notifications.charge_nurse": "attempted",
        "infection.affectedCount": {
          anyOf: [1, null],
        },
      },
      forbid: {
        "infection.syndrome": ["covid", "influenza"],
        "infection.testResult": ["positive"],
        symptoms: ["fever"],
        "notifications.charge_nurse": ["done"],
      },
      actionsMust: ["MONITOR_SYMPTOMS"],
      askNext: [
        "notifications.charge_nurse",
        "notifications.family",
        "notifications.infection_preventionist",
        "notifications.physician",
      ],
    },
  },
  {
    id: "S04",
    tags: ["cluster", "self_correction"],
    context: {
      now: "2025-04-02T08:00",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Outbreak on Maple. Five residents positive for COVID this morning, no, six, I missed Mr. T. Rooms one oh one, one oh two, one oh four, one oh five, one oh nine and one twelve. Two aides are out positive too. First one was Mrs. A on Monday. All on droplet and contact. Nobody is short of breath, sats all above ninety three. Infection preventionist and medical director know. Families I haven't started calling, and the health department hasn't been called either.",
    expected: {
      category: "infection",
      secondary: [],
      priority: "high",
      priorityReasons: ["cluster", "confirmed_transmissible"],
      fields: {
        "infection.syndrome": "covid",
        "infection.testResult": "positive",
        "infection.affectedCount": 6,
        "infection.staffAffected": 2,
        "infection.clusterSuspected": true,
        "infection.clusterRooms": {
          includes: ["101", "109", "112"],
        },
        "infection.onset.date": "2025-03-31",
        "infection.isolation": {
          includes: ["droplet", "contact"],
        },
        "notifications.infection_preventionist": "done",
        "notifications.physician": "done",
        "notifications.family": "not_done",
        "notifications.health_department": "not_done",
      },
      forbid: {
        "infection.affectedCount": [5, 8],
        "notifications.health_department": ["done"],
        "notifications.family": ["done"],
        priority: ["critical"],
      },
      actionsMust: ["LINE_LIST", "HEALTH_DEPT", "ISOLATE", "NOTIFY_FAMILY"],
      askNext: ["notifications.health_department", "notifications.family"],
    },
  },
  {
    id: "S05",
    tags: ["lay_term", "non_native"],
    context: {
      now: "2025-04-02T19:00",
      speaker: "caregiver",
      setting: "home_care",
    },
    transcript:
      "Hello, I am at Mr. Sample house. The left leg down low is very red and hot and it is swollen, I see it when I take off the sock at six. He have fever, one hundred and one point four. He say it hurt, maybe five. He is talking normal. No open skin. His wife she knows. I call the office, nobody answer.",
    expected: {
      category: "infection",
      secondary: [],
      priority: "high",
      priorityReasons: ["fever", "fever_localized_infection"],
      fields: {
        "resident.name": "Mr. Sample",
        "infection.syndrome": "skin",
        "infection.site": {
          anyOf: ["left lower leg", "left leg", "leg"],
        },
        "vitals.tempF": 101.4,
        "pain.score": 5,
        mentalStatus: {
          anyOf: ["baseline", null],
        },
        "found.time": "18:00",
        symptoms: {
          includes: ["redness"],
        },
        "notifications.family": "done",
        "notifications.agency_office": "attempted",
      },
      forbid: {
        "notifications.agency_office": ["done"],
        mentalStatus: ["changed"],
      },
      actionsMust: ["NOTIFY_PROVIDER", "MONITOR_VITALS"],
      askNext: [
        "notifications.agency_office",
        "notifications.physician",
        "notifications.infection_preventionist",
      ],
      secondaryAllowed: ["wound"],
    },
  },
  {
    id: "S06",
    tags: ["conditional", "other_person"],
    context: {
      now: "2025-04-02T13:15",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. F, two twenty. Chest x-ray came back, pneumonia on the right. Cough since Sunday. Temp one hundred point two, pulse ninety two, sats ninety three on room air, pressure one twenty eight over seventy four. Doctor ordered Levaquin, first dose at one. He said if his sats drop under ninety send him out. His daughter had a cold last week, she thinks he caught it from her. She's been told about the x-ray.",
    expected: {
      category: "infection",
      secondary: [],
      priority: "high",
      priorityReasons: ["fever"],
      fields: {
        "resident.name": "Mr. F",
        "resident.room": "220",
        "infection.syndrome": "respiratory",
        "infection.onset.date": "2025-03-30",
        "infection.treatment": {
          anyOf: ["Levaquin", "levofloxacin"],
        },
        "vitals.tempF": 100.2,
        "vitals.pulse": 92,
        "vitals.spo2": 93,
        "vitals.bp": "128/74",
        symptoms: {
          includes: ["cough"],
        },
        "notifications.physician": "done",
        "notifications.family": "done",
        "infection.affectedCount": {
          anyOf: [1, null],
        },
      },
      forbid: {
        disposition: ["sent_to_er", "911_called"],
        "infection.affectedCount": [2],
        "vitals.spo2": [90],
      },
      actionsMust: ["NOTIFY_IP", "ANTIBIOTIC_REVIEW", "MONITOR_VITALS"],
      askNext: ["notifications.infection_preventionist"],
    },
  },
  {
    id: "S07",
    tags: ["self_correction", "ongoing"],
    context: {
      now: "2025-04-02T17:40",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "We can't find Mrs. V. Room one eighteen. I saw her at four in the dining room, wait, not the dining room, the activity room. When I went to get her for supper at five ten nobody knew where she was. We looked in every room on both halls, the bathrooms, the courtyard. She's got on a yellow sweater and gray pants. No alarm went off. Supervisor called the police at five thirty. We did the head count, she's the only one.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "critical",
      priorityReasons: ["resident_missing"],
      fields: {
        "resident.name": "Mrs. V",
        "resident.room": "118",
        "behavior.type": "elopement",
        "elopement.lastSeen.time": "16:00",
        "elopement.lastSeenPlace": "activity_room",
        "elopement.noticedMissing.time": "17:10",
        "elopement.clothing": "yellow sweater and gray pants",
        "elopement.alarmSounded": "no",
        "elopement.policeCalled": "yes",
        "elopement.headcountDone": "yes",
      },
      forbid: {
        "elopement.lastSeenPlace": ["dining_room"],
        "elopement.alarmSounded": ["yes"],
        "elopement.found.time": ["17:10", "17:30"],
      },
      actionsMust: ["SEARCH_CODE", "HEADCOUNT", "POLICE_911", "NOTIFY_ADMIN"],
      askNext: ["notifications.administrator", "notifications.family", "notifications.physician"],
    },
  },
  {
    id: "S08",
    tags: ["found_again", "family"],
    context: {
      now: "2025-04-02T12:30",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "So Mr. Y wasn't in his apartment for his noon meds, apartment twenty one, and he didn't sign the book. We all started looking. Ten minutes later his nephew calls, he took him to the barber and forgot to tell us. They'll be back by two. So he's fine, nobody needs to call the police. The nurse knows.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "high",
      priorityReasons: ["unaccounted_resolved"],
      fields: {
        "resident.name": "Mr. Y",
        "resident.room": "21",
        "behavior.type": "unaccounted",
        "elopement.accompanied": "yes",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "behavior.type": ["elopement"],
        "elopement.policeCalled": ["yes"],
        category: ["medication"],
        priority: ["critical"],
      },
      actionsMust: ["SIGN_OUT_REVIEW"],
      askNext: ["notifications.family", "notifications.physician", "notifications.administrator"],
      priorityAccept: ["routine"],
    },
  },
  {
    id: "S09",
    tags: ["no_punctuation", "left_building"],
    context: {
      now: "2025-04-02T03:10",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "mr b from one oh three got outside tonight the side door was propped by the smokers two thirty a visitor no not a visitor the security guy saw him by the dumpster in his pajamas its forty degrees we brought him in two forty he is cold but okay no cuts or nothing he is wearing his wander guard it did not go off told the charge nurse and she called his wife",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "critical",
      priorityReasons: ["left_building_unsupervised"],
      fields: {
        "resident.name": "Mr. B",
        "resident.room": "103",
        "behavior.type": "elopement",
        "elopement.leftBuilding": "yes",
        "elopement.exitDoor": "side door",
        "elopement.wanderDevice": "yes",
        "elopement.alarmSounded": {
          anyOf: ["no", null],
        },
        "elopement.clothing": {
          includes: ["pajamas"],
        },
        "injury.present": {
          anyOf: ["no", null],
        },
        "notifications.charge_nurse": "done",
        "notifications.family": "done",
      },
      forbid: {
        "injury.present": ["yes"],
        "elopement.leftBuilding": ["no"],
        "elopement.alarmSounded": ["yes"],
      },
      actionsMust: ["DOOR_CHECK", "ONE_TO_ONE", "NOTIFY_PROVIDER", "NOTIFY_ADMIN", "ELOPEMENT_RISK_REASSESS"],
      askNext: ["notifications.administrator"],
    },
  },
  {
    id: "S10",
    tags: ["object_thrown", "negation"],
    context: {
      now: "2025-04-02T12:50",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. E, two forty five, at lunch about twelve twenty she picked up her plate and threw it on the floor because it was fish again. It broke. Nobody got hit, she didn't touch anyone, she just hollered. She didn't fall or get cut. I cleaned up the glass and got her a sandwich and she was okay. The nurse saw it.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "routine",
      priorityReasons: ["redirected_no_contact"],
      fields: {
        "resident.name": "Mrs. E",
        "resident.room": "245",
        "occurred.time": "12:20",
        location: "dining_room",
        "behavior.type": {
          anyOf: ["property", "verbal_aggression"],
        },
        "behavior.contactMade": "no",
        "behavior.antecedent": {
          includes: ["fish"],
        },
        "behavior.intervention": {
          includes: ["sandwich"],
        },
        "notifications.charge_nurse": {
          anyOf: ["done", null],
        },
        witnessed: {
          anyOf: ["yes", null],
        },
      },
      forbid: {
        category: ["fall", "wound"],
        "behavior.contactMade": ["yes"],
        "behavior.type": ["physical_aggression_resident", "physical_aggression_staff"],
      },
      actionsMust: ["BEHAVIOR_ROOT"],
      askNext: ["notifications.family", "notifications.charge_nurse"],
    },
  },
  {
    id: "S11",
    tags: ["two_residents", "someone_elses_words"],
    context: {
      now: "2025-04-02T16:05",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "At three forty in the TV lounge Mr. G from two twelve hit Mr. H from two nineteen with his cane, on the forearm. Aide witnessed it. They were arguing over the channel. Mr. H has a red mark on the left forearm, skin isn't broken, says it hurts a three. Mr. G isn't hurt. We separated them. Both families called, left a message for the H family, the G family I spoke to. Doctor aware, administrator aware.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "critical",
      priorityReasons: ["resident_to_resident_contact"],
      fields: {
        "occurred.time": "15:40",
        location: "tv_lounge",
        witnessed: "yes",
        "behavior.type": {
          anyOf: ["physical_aggression_resident", "weapon"],
        },
        "behavior.contactMade": "yes",
        "behavior.aggressor": "Mr. G",
        "behavior.target": "Mr. H",
        "behavior.antecedent": {
          includes: ["arguing over the channel"],
        },
        immediateActions: {
          includes: ["separated"],
        },
        "pain.score": 3,
        "notifications.physician": "done",
        "notifications.administrator": "done",
      },
      forbid: {
        "behavior.aggressor": ["Mr. H"],
        witnessed: ["no"],
        category: ["fall"],
      },
      actionsMust: ["SEPARATE_RESIDENTS", "ABUSE_REPORT_2H", "SKIN_CHECK", "BEHAVIOR_ROOT"],
      askNext: ["notifications.family", "read-back"],
    },
  },
  {
    id: "S12",
    tags: ["abuse", "family", "quote"],
    context: {
      now: "2025-04-02T18:30",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. C's daughter came to the desk at six, room three oh two. She says her mom told her the night aide yanked her arm and called her a baby. I looked her over, no bruises, no swelling. Mrs. C says she's afraid to ring at night. I have not told the administrator yet, the supervisor knows. That aide is off tonight.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "critical",
      priorityReasons: ["abuse_allegation"],
      fields: {
        "resident.name": "Mrs. C",
        "resident.room": "302",
        "abuse.allegationBy": {
          anyOf: ["family", "resident"],
        },
        abuseScreen: {
          anyOf: ["yes", null],
        },
        "injury.present": {
          anyOf: ["no", null],
        },
        "notifications.administrator": "not_done",
        "notifications.charge_nurse": "done",
        "notifications.family": {
          anyOf: ["done", null],
        },
        "reported.time": {
          anyOf: ["18:00", null],
        },
      },
      forbid: {
        "injury.present": ["yes"],
        "notifications.administrator": ["done"],
        category: ["wound", "fall"],
      },
      actionsMust: ["ABUSE_REPORT_2H", "NOTIFY_ADMIN", "PROTECT_RESIDENT", "INVESTIGATE_5DAY", "SKIN_CHECK"],
      askNext: ["notifications.administrator"],
    },
  },
  {
    id: "S13",
    tags: ["non_native", "staff_injury"],
    context: {
      now: "2025-04-02T07:20",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "Is Mr. Q room one thirty one. This morning six fifty I help him to put the shirt and he no like, he hit me in the face with the hand closed and he scratch my neck. I have a red mark. I step back, I wait five minutes, I come back with the music and he let me. He is not hurt. He don't fall. I tell the nurse.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "high",
      priorityReasons: ["aggression_contact_staff"],
      fields: {
        "resident.name": "Mr. Q",
        "resident.room": "131",
        "occurred.time": "06:50",
        "behavior.type": "physical_aggression_staff",
        "behavior.contactMade": "yes",
        staffInjury: "yes",
        "injury.present": "no",
        "behavior.intervention": {
          includes: ["music"],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "injury.present": ["yes"],
        category: ["fall", "wound"],
        "behavior.type": ["physical_aggression_resident"],
      },
      actionsMust: ["BEHAVIOR_ROOT", "STAFF_INJURY_REPORT", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "S14",
    tags: ["self_harm", "negation"],
    context: {
      now: "2025-04-02T20:45",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "Mrs. R, apartment sixteen, eight twenty tonight. She told me nobody would miss her if she went to sleep and didn't wake up. She was crying. Her sister died on Saturday. She has no pills in the apartment, we keep them, and she hasn't hurt herself. I'm staying with her. I called the on call nurse and she's on the way.",
    expected: {
      category: "behavior_elopement",
      secondary: [],
      priority: "critical",
      priorityReasons: ["self_harm_statement"],
      fields: {
        "resident.name": "Mrs. R",
        "resident.room": "16",
        "occurred.time": "20:20",
        "behavior.type": "self_harm_statement",
        residentStatement: {
          includes: ["went to sleep and didn't wake up"],
        },
        "behavior.antecedent": {
          includes: ["sister died"],
        },
        immediateActions: {
          includes: ["one_to_one"],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        category: ["medication"],
        "injury.present": ["yes"],
        mentalStatus: ["unresponsive"],
      },
      actionsMust: ["ONE_TO_ONE", "CRISIS_988", "REMOVE_MEANS", "NOTIFY_PROVIDER"],
      askNext: ["notifications.physician"],
    },
  },
  {
    id: "S15",
    tags: ["measurements", "latest_value_wins"],
    context: {
      now: "2025-04-02T11:00",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Wound rounds. Mr. P, two oh one, left heel, unstageable, covered with black eschar. Today at ten thirty it's five by four centimeters. Last week it was four by three so it's bigger. Moderate brown drainage with a foul odor, red around the edges about two centimeters and warm. Temp one hundred point six. He says pain is seven when I touch it, usually a three. NP saw it, ordered a culture and doxycycline. Heels floated. Wife notified at ten fifty.",
    expected: {
      category: "wound",
      secondary: [],
      priority: "high",
      priorityReasons: ["stage3_plus_or_dti", "wound_infection_signs"],
      fields: {
        "resident.name": "Mr. P",
        "resident.room": "201",
        "found.time": "10:30",
        "wound.type": "pressure_injury",
        "wound.site": "left heel",
        "wound.side": "left",
        "wound.stage": "unstageable",
        "wound.lengthCm": 5,
        "wound.widthCm": 4,
        "wound.drainage": "brown",
        "wound.drainageAmount": "moderate",
        "wound.odor": "yes",
        "wound.trend": "worse",
        "wound.infectionSigns": {
          includes: ["redness", "warmth", "odor"],
        },
        "vitals.tempF": 100.6,
        "pain.score": 7,
        immediateActions: {
          includes: ["offloaded"],
        },
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        "wound.lengthCm": [4, 2],
        "wound.widthCm": [3],
        "pain.score": [3],
        "wound.trend": ["better"],
      },
      actionsMust: ["TREATMENT_ORDER", "NOTIFY_IP", "OFFLOAD", "DIET_CONSULT", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.infection_preventionist", "notifications.don", "read-back"],
      secondaryAllowed: ["infection"],
    },
  },
  {
    id: "S16",
    tags: ["lay_term", "no_punctuation"],
    context: {
      now: "2025-04-02T14:10",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "mrs z in one twelve when I was putting her on the toilet at one forty five I seen her tailbone is red and it dont turn white when you push on it skin is not open she says its sore I turned her to her left side and put the cream on it wasnt there yesterday I told the nurse",
    expected: {
      category: "wound",
      secondary: [],
      priority: "routine",
      priorityReasons: ["intact_skin"],
      fields: {
        "resident.name": "Mrs. Z",
        "resident.room": "112",
        "found.time": "13:45",
        "wound.type": "pressure_injury",
        "wound.site": {
          anyOf: ["tailbone", "sacrum", "coccyx"],
        },
        "wound.skinIntact": "yes",
        "wound.isNew": "yes",
        "pain.present": "yes",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "wound.skinIntact": ["no"],
        "wound.side": ["left"],
        "wound.stage": ["2", "3", "4"],
        category: ["fall"],
      },
      actionsMust: ["RN_ASSESS", "OFFLOAD", "CARE_PLAN_UPDATE"],
      askNext: ["wound.stage", "notifications.physician", "notifications.family"],
    },
  },
  {
    id: "S17",
    tags: ["unknown_source", "negation"],
    context: {
      now: "2025-04-02T09:15",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "I was dressing Mrs. O, two thirty three, at eight forty and she's got bruises on both her upper arms, like finger marks, purple and yellow. I don't know how she got them and she can't tell me, she has dementia. They weren't there Sunday when I had her. No fall that I know of. She isn't on a blood thinner. I told the charge nurse. Nobody has called the family.",
    expected: {
      category: "wound",
      secondary: [],
      priority: "critical",
      priorityReasons: ["injury_unknown_source_suspicious"],
      fields: {
        "resident.name": "Mrs. O",
        "resident.room": "233",
        "found.time": "08:40",
        "wound.type": "bruise",
        "wound.site": {
          anyOf: ["both upper arms", "upper arms"],
        },
        "wound.side": "both",
        "wound.color": {
          includes: ["purple"],
        },
        "wound.knownCause": {
          anyOf: ["unknown", "no"],
        },
        "wound.isNew": "yes",
        onAnticoagulant: "no",
        abuseScreen: "yes",
        "notifications.charge_nurse": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        category: ["fall"],
        onAnticoagulant: ["yes"],
        "wound.knownCause": ["yes"],
        "notifications.family": ["done"],
      },
      actionsMust: ["ABUSE_REPORT_2H", "NOTIFY_ADMIN", "SKIN_CHECK", "PROTECT_RESIDENT", "INVESTIGATE_5DAY"],
      askNext: ["notifications.administrator"],
    },
  },
  {
    id: "S18",
    tags: ["known_cause", "home_care"],
    context: {
      now: "2025-04-02T10:40",
      speaker: "caregiver",
      setting: "home_care",
    },
    transcript:
      "Mr. Doe spilled his coffee in his lap at nine fifteen, I was right there. The top of his right thigh is red, about the size of my palm, no blisters, skin's not broken. I ran cool water on it for ten minutes and got him dry pants. He says it stings, maybe a two. I called the office and they'll have the nurse come by. His daughter isn't home, I'll tell her when she gets back.",
    expected: {
      category: "wound",
      secondary: [],
      priority: "routine",
      priorityReasons: ["first_aid_only", "intact_skin"],
      fields: {
        "resident.name": "Mr. Doe",
        "occurred.time": "09:15",
        witnessed: "yes",
        "wound.type": "burn",
        "wound.site": {
          anyOf: ["right thigh", "top of right thigh"],
        },
        "wound.side": "right",
        "wound.blisters": "no",
        "wound.skinIntact": "yes",
        "wound.knownCause": "yes",
        "pain.score": 2,
        immediateActions: {
          includes: ["cooled"],
        },
        "notifications.agency_office": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        "wound.blisters": ["yes"],
        "notifications.family": ["done"],
        category: ["fall"],
        "wound.type": ["pressure_injury"],
      },
      actionsMust: ["RN_ASSESS", "TREATMENT_ORDER", "SERVICE_PLAN_UPDATE"],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "S19",
    tags: ["anticoagulant", "bleeding"],
    context: {
      now: "2025-04-02T22:15",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. L, one oh nine, skin tear right shin, four centimeters. She bumped it on the footrest when the aide was transferring her at nine thirty. She takes Xarelto. I've been holding pressure twenty minutes and it is still oozing through the gauze. Pressure's one ten over sixty, pulse ninety six. Paged the doctor, waiting on him. She's alert, no pain to speak of. I haven't reached the niece.",
    expected: {
      category: "wound",
      secondary: [],
      priority: "critical",
      priorityReasons: ["bleeding_uncontrolled"],
      fields: {
        "resident.name": "Mrs. L",
        "resident.room": "109",
        "occurred.time": "21:30",
        "wound.type": "skin_tear",
        "wound.site": "right shin",
        "wound.side": "right",
        "wound.lengthCm": 4,
        "wound.knownCause": "yes",
        "wound.bleedingControlled": "no",
        onAnticoagulant: "yes",
        anticoagulant: {
          anyOf: ["Xarelto", "rivaroxaban"],
        },
        "vitals.bp": "110/60",
        "vitals.pulse": 96,
        immediateActions: {
          includes: ["pressure_applied"],
        },
        "notifications.physician": "attempted",
        "notifications.family": "attempted",
        mentalStatus: {
          anyOf: ["baseline", null],
        },
      },
      forbid: {
        "wound.bleedingControlled": ["yes"],
        "notifications.physician": ["done"],
        "notifications.family": ["done"],
        category: ["fall"],
      },
      actionsMust: ["NOTIFY_PROVIDER", "NOTIFY_FAMILY", "EQUIPMENT_PAD", "SEND_ER_911"],
      askNext: ["notifications.physician"],
    },
  },
  {
    id: "S20",
    tags: ["diabetic", "other_side", "historical"],
    context: {
      now: "2025-04-02T16:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. X in three fifteen, his diabetic ulcer on the bottom of the right great toe. Doing the dressing at three thirty, it's one point five by one, point three deep. Clean, pink, a little clear drainage, doesn't smell, no redness. Two weeks back it was two by one and a half so it's healing. The left foot he lost the little toe last year, that's all healed. Blood sugar this morning one sixty two. Same orders from podiatry.",
    expected: {
      category: "wound",
      secondary: [],
      priority: "routine",
      priorityReasons: ["first_aid_only"],
      fields: {
        "resident.name": "Mr. X",
        "resident.room": "315",
        "found.time": "15:30",
        "wound.type": "diabetic_ulcer",
        "wound.site": {
          anyOf: ["right great toe", "bottom of right great toe"],
        },
        "wound.side": "right",
        "wound.lengthCm": 1.5,
        "wound.widthCm": 1,
        "wound.depthCm": 0.3,
        "wound.drainage": "serous",
        "wound.odor": "no",
        "wound.trend": "better",
        "vitals.glucose": 162,
      },
      forbid: {
        "wound.lengthCm": [2],
        "wound.side": ["left"],
        "wound.trend": ["worse"],
        "wound.odor": ["yes"],
        priority: ["critical"],
      },
      actionsMust: ["TREATMENT_ORDER", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.physician", "notifications.family"],
      priorityAccept: ["high"],
    },
  },
];
