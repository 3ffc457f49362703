import type { LabelledReport } from "../labelled-report.ts";

/** Written after the rules and run before anything was changed for them; see docs/accuracy.md. */
export const seventhRound: LabelledReport[] = [
  {
    id: "R701",
    tags: ["equipment_failure", "historical"],
    context: {
      now: "2025-03-18T10:20",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "so me and the other aide were getting Mrs. T up with the stand lift, she's in two oh nine, this was right about nine thirty, no, nine fifty, and the loop on the left side popped off and she dropped, not far, maybe a foot, onto the foot plate and then the floor. she landed on her bottom. I had hold of her so her head didn't touch anything. she broke her hip two years ago but that's the other side. she says her tailbone is sore, a three. we tagged the lift and pulled it. nurse came right in and looked her over. blood pressure one thirty eight over seventy six. nobody's called the family yet.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "high",
      priorityReasons: ["equipment_failure", "fall_pain"],
      fields: {
        "resident.name": "Mrs. T",
        "resident.room": "209",
        "occurred.time": "09:50",
        witnessed: "yes",
        "fall.mechanism": {
          anyOf: ["equipment_failure"],
        },
        "fall.activity": "transferring",
        "fall.assistiveDevice": "mechanical_lift",
        "fall.equipmentFailure": "yes",
        headStrike: "no",
        "pain.present": "yes",
        "pain.score": 3,
        "vitals.bp": "138/76",
        "notifications.charge_nurse": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        headStrike: ["yes", "unknown"],
        "injury.suspectedFracture": ["yes"],
        "occurred.time": ["09:30"],
      },
      actionsMust: [
        "EQUIPMENT_REMOVE",
        "NOTIFY_FAMILY",
        "NOTIFY_PROVIDER",
        "POST_FALL_HUDDLE",
        "CARE_PLAN_UPDATE",
      ],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R702",
    tags: ["delayed_fracture", "weekday"],
    context: {
      now: "2025-03-20T07:45",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "this is a follow up on Mr. G, room three oh two. he had that witnessed fall on Tuesday in the hallway, walked away from it, no complaints, we thought he was fine. this morning at seven when we went to get him up he wouldn't put any weight on his right leg and he yelled when we turned him. there's some bruising on the outside of the hip, wasn't there yesterday. leg isn't short, it's not turned. he did not hit his head on Tuesday, the aide saw the whole thing. he's not on any thinners. I called the nurse practitioner and she ordered an x ray, portable's coming at ten. I left his daughter a voicemail.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "high",
      priorityAccept: ["critical"],
      priorityReasons: ["possible_fracture_delayed", "fall_pain"],
      fields: {
        "resident.name": "Mr. G",
        "resident.room": "302",
        "found.date": "2025-03-20",
        "found.time": "07:00",
        witnessed: "yes",
        headStrike: "no",
        onAnticoagulant: "no",
        "pain.present": "yes",
        "injury.present": "yes",
        "injury.types": {
          includes: ["bruise"],
        },
        "notifications.physician": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        headStrike: ["yes"],
        "notifications.family": ["done"],
        onAnticoagulant: ["yes"],
      },
      actionsMust: ["RN_ASSESS", "NOTIFY_FAMILY", "POST_FALL_HUDDLE", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "R703",
    tags: ["p2y12", "disputed", "family_quote"],
    context: {
      now: "2025-04-02T21:30",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "calling about Ms. Doe in apartment twenty four, sorry I'm out of breath. about nine tonight her neighbor pulled the cord for her, she was down in the bathroom between the toilet and the wall. we don't know how long. she tells me she just slid and didn't hit a thing, but her sister was on the phone with her and the sister says she heard her head hit the tub. she takes Plavix, I looked it up on her sheet, no Coumadin or anything like that. no bleeding, no bump I can feel. she's talking normal. she had bare feet and the floor was wet. I called the on call nurse and she's not picking up, I left two messages.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "critical",
      priorityReasons: ["possible_head_strike_bleeding_risk", "unwitnessed_fall"],
      fields: {
        "resident.name": "Ms. Doe",
        "resident.room": "24",
        "found.time": "21:00",
        location: "bathroom",
        witnessed: "no",
        headStrike: "unknown",
        onAntiplatelet: "yes",
        onAnticoagulant: {
          anyOf: ["no", null],
        },
        "fall.footwear": "bare_feet",
        "fall.environment": {
          includes: ["wet_floor"],
        },
        mentalStatus: {
          anyOf: ["baseline", null],
        },
        "notifications.charge_nurse": "attempted",
      },
      forbid: {
        headStrike: ["yes", "no"],
        "notifications.charge_nurse": ["done"],
        onAnticoagulant: ["yes"],
      },
      actionsMust: [
        "NEURO_CHECKS",
        "NOTIFY_PROVIDER",
        "NOTIFY_FAMILY",
        "POST_FALL_HUDDLE",
        "SERVICE_PLAN_UPDATE",
      ],
      askNext: ["notifications.physician", "notifications.charge_nurse", "lossOfConsciousness", "vitals"],
    },
  },
  {
    id: "R704",
    tags: ["syncope", "home_care", "corrections"],
    context: {
      now: "2025-04-03T11:10",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "hi it's the aide out at Mr. Example's. he was standing at the sink doing dishes around ten forty and he just went out, eyes rolled up, and I got under his arms and let him down easy. he was gone maybe twenty seconds, no, less, more like ten. didn't hit his head, I had him the whole way. when he came to he was white as a sheet and sweaty. pressure on his home cuff was eighty six over fifty, then ten minutes later one oh four over sixty. pulse fifty two. his wife says the doctor doubled his blood pressure pill on Monday. I called nine one one, they're here, he doesn't want to go but his wife is talking him into it. I called the office too.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "critical",
      priorityReasons: ["neuro_change", "hypotension_or_dizziness"],
      secondaryAllowed: ["medication"],
      fields: {
        "resident.name": "Mr. Example",
        "occurred.time": "10:40",
        location: "kitchen",
        witnessed: "yes",
        "fall.mechanism": {
          anyOf: ["syncope", "lowered_by_staff"],
        },
        headStrike: "no",
        lossOfConsciousness: "yes",
        "vitals.bp": "104/60",
        "vitals.pulse": 52,
        symptoms: {
          includes: ["sweating"],
        },
        disposition: {
          anyOf: ["911_called", "refused_transport"],
        },
        "notifications.agency_office": "done",
      },
      forbid: {
        headStrike: ["yes"],
        "vitals.bp": ["86/50"],
      },
      actionsMust: ["SEND_ER_911", "MONITOR_VITALS", "NOTIFY_FAMILY", "SERVICE_PLAN_UPDATE"],
      askNext: ["onAnticoagulant", "notifications.family", "notifications.physician"],
    },
  },
  {
    id: "R705",
    tags: ["over_triage", "negation", "near_fall"],
    context: {
      now: "2025-04-04T15:00",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "just to document, Mrs. P, one forty four. she was coming out of activities around two fifteen with her rollator and her foot caught the edge of the carpet, she started to go but I grabbed the gait belt and she never touched the floor. she's on Xarelto but like I said she did not go down and she didn't bump anything. no pain, nothing hurts. she fell for real back in January and got nine stitches so the daughter's nervous. nurse checked her, everything's fine, one twenty two over sixty eight. shoes were on.",
    expected: {
      secondary: [],
      category: "fall",
      priority: "routine",
      priorityReasons: ["no_harm"],
      fields: {
        "resident.name": "Mrs. P",
        "resident.room": "144",
        "occurred.time": "14:15",
        witnessed: "yes",
        "fall.mechanism": {
          anyOf: ["intercepted", "trip"],
        },
        "fall.assistiveDevice": {
          anyOf: ["rollator", "gait_belt"],
        },
        "fall.footwear": "shoes",
        onAnticoagulant: "yes",
        "pain.present": "no",
        "injury.present": {
          anyOf: ["no", null],
        },
        "vitals.bp": "122/68",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        headStrike: ["yes", "unknown"],
        "injury.present": ["yes"],
        "fall.repeatFall": ["yes"],
      },
      actionsMust: ["POST_FALL_HUDDLE", "CARE_PLAN_UPDATE"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "R706",
    tags: ["wrong_resident", "high_alert", "two_residents"],
    context: {
      now: "2025-04-05T08:40",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "okay I need to write up a med error. at seven thirty this morning I gave Mrs. A in one oh one the insulin that was meant for Mrs. B across the hall, one oh two. eight units of Novolog. Mrs. A isn't even diabetic. I realized at eight when I went to do Mrs. B's fingerstick and it was already charted. I checked Mrs. A, her sugar was ninety four at eight, just now it's sixty eight. she's a little shaky and sweaty. gave her orange juice and peanut butter crackers. doctor's aware, checks every fifteen minutes. have not reached her son, line was busy. Mrs. B got her own insulin late, at eight ten, her sugar was two thirty, she's fine.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "critical",
      priorityReasons: ["high_alert_wrong_drug_or_resident"],
      fields: {
        "resident.name": "Mrs. A",
        "resident.room": "101",
        "occurred.time": "07:30",
        "medication.errorType": "wrong_resident",
        "medication.drug": {
          anyOf: ["Novolog", "insulin aspart", "insulin"],
        },
        "medication.doseGiven": "8 units",
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        "vitals.glucose": 68,
        symptoms: {
          includes: ["shakiness", "sweating"],
        },
        "notifications.physician": "done",
        "notifications.family": {
          anyOf: ["attempted", "not_done"],
        },
      },
      forbid: {
        "resident.name": ["Mrs. B"],
        "vitals.glucose": [94, 230],
        "notifications.family": ["done"],
      },
      actionsMust: ["MONITOR_GLUCOSE", "NOTIFY_FAMILY", "NOTIFY_DON", "MAR_AUDIT", "PHARMACIST_REVIEW"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "R707",
    tags: ["omission", "anticoagulant", "weekday"],
    context: {
      now: "2025-04-10T14:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. O in two forty. I was doing the cart audit at one thirty and his warfarin hasn't been given since Monday night, so that's Tuesday and Wednesday, two doses missed. the order fell off when the new month rolled over. he's got a mechanical valve. no symptoms, no chest pain, no weakness, talking fine. I called the doctor, she wants an INR today and to restart tonight at five milligrams. he used to be on Lovenox but that was at the hospital. his wife was told at two. the DON's on vacation so I told the administrator.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "high",
      priorityReasons: ["high_alert_omission"],
      fields: {
        "resident.name": "Mr. O",
        "resident.room": "240",
        "found.date": "2025-04-10",
        "found.time": "13:30",
        "medication.errorType": "omission",
        "medication.drug": {
          anyOf: ["warfarin", "Coumadin"],
        },
        "medication.missedDoses": 2,
        "medication.firstMissed.date": {
          anyOf: ["2025-04-08", null],
        },
        "medication.highAlert": true,
        "notifications.physician": "done",
        "notifications.family": "done",
        "notifications.administrator": "done",
      },
      forbid: {
        symptoms: ["chest_pain", "weakness"],
        "notifications.don": ["done"],
        "medication.drug": ["Lovenox", "enoxaparin"],
      },
      actionsMust: ["LAB_INR", "MAR_AUDIT", "PHARMACIST_REVIEW", "NOTIFY_DON"],
      askNext: [],
    },
  },
  {
    id: "R708",
    tags: ["ten_fold", "misheard", "opioid"],
    context: {
      now: "2025-04-11T23:30",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "I have to report something. Mrs. L, hospice, room one twenty seven. her morphine concentrate is five milligrams, that's point two five, and at ten forty five I drew up two and a half of the syringe so she got fifty. I caught it when I went to sign it out, the bottle was way down. she's sleeping now, I have to shake her to get her eyes open, respirations are eight. sats eighty eight on two liters. hospice nurse is on the phone, they said Narcan point four, I'm giving it now and calling nine one one. her daughter is on her way in. no I haven't called the administrator.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "critical",
      priorityReasons: ["high_alert_overdose", "oversedation", "airway_breathing"],
      fields: {
        "resident.name": "Mrs. L",
        "resident.room": "127",
        "occurred.time": "22:45",
        "medication.errorType": "wrong_dose",
        "medication.drug": "morphine",
        "medication.doseOrdered": "5 mg",
        "medication.doseGiven": {
          anyOf: ["50", "50 mg"],
        },
        "medication.reachedResident": "yes",
        "medication.highAlert": true,
        "vitals.resp": 8,
        "vitals.spo2": 88,
        mentalStatus: {
          anyOf: ["changed", "unresponsive"],
        },
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.administrator": "not_done",
      },
      forbid: {
        "notifications.administrator": ["done"],
      },
      actionsMust: ["SEND_ER_911", "MONITOR_VITALS", "NOTIFY_DON", "PHARMACIST_REVIEW", "MAR_AUDIT"],
      askNext: ["notifications.physician", "notifications.family", "notifications.administrator"],
    },
  },
  {
    id: "R709",
    tags: ["home_care", "teaching", "double"],
    context: {
      now: "2025-04-12T10:15",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "I'm at Mrs. Sample's. when I got here at nine thirty her pill organizer for this morning and tonight were both empty, so she took her evening pills with her morning ones. that's the lisinopril and the, um, gabapentin I think. she can't remember doing it. she says she's a little lightheaded when she stands up. no fall. pressure's one oh eight over fifty six. I had her sit down and drink water. I called the office and the nurse there is calling the doctor. her son lives in Ohio, I haven't called him.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "high",
      priorityReasons: ["med_error_monitoring"],
      fields: {
        "resident.name": "Mrs. Sample",
        "found.time": "09:30",
        "medication.errorType": {
          anyOf: ["extra_dose", "wrong_time"],
        },
        "medication.drugs": {
          includes: ["lisinopril", "gabapentin"],
        },
        "medication.reachedResident": "yes",
        symptoms: {
          includes: ["lightheaded"],
        },
        "vitals.bp": "108/56",
        "notifications.agency_office": "done",
        "notifications.physician": {
          anyOf: ["attempted", null],
        },
        "notifications.family": "not_done",
      },
      forbid: {
        category: ["fall"],
        "notifications.family": ["done"],
        "notifications.physician": ["done"],
      },
      actionsMust: ["MONITOR_VITALS", "NOTIFY_PROVIDER", "NOTIFY_FAMILY", "MED_TEACHING"],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R710",
    tags: ["near_miss", "planned", "negation"],
    context: {
      now: "2025-04-14T09:00",
      speaker: "med_tech",
      setting: "assisted_living",
    },
    transcript:
      "near miss to log. Mr. Y, apartment six. pharmacy blister said glipizide ten and the new order from Friday is five. I was popping it out around eight fifteen and it didn't look right so I stopped and checked the MAR. he never got it, I gave him the right one from the backup box. sugar before breakfast was one twenty six. pharmacy's been called and they'll swap the card this afternoon. told the wellness nurse. he's supposed to see the endocrinologist next week anyway.",
    expected: {
      secondary: [],
      category: "medication",
      priority: "routine",
      priorityReasons: ["near_miss"],
      fields: {
        "resident.name": "Mr. Y",
        "resident.room": "6",
        "found.time": "08:15",
        "medication.errorType": {
          anyOf: ["near_miss", "wrong_dose"],
        },
        "medication.drug": "glipizide",
        "medication.reachedResident": "no",
        "medication.nccMerp": "B",
        "vitals.glucose": 126,
        "notifications.pharmacy": "done",
        "notifications.charge_nurse": "done",
      },
      forbid: {
        "medication.reachedResident": ["yes"],
      },
      actionsMust: ["PHARMACIST_REVIEW", "QAPI_TREND"],
      askNext: [],
    },
  },
  {
    id: "R711",
    tags: ["sepsis", "lay_words", "home_care"],
    context: {
      now: "2025-04-15T13:15",
      speaker: "aide",
      setting: "home_care",
    },
    transcript:
      "hi, I'm with Mr. Doe and I'm worried. he's had that bladder infection, he's on day two of the antibiotic, and today he's just not himself, he called me by his dead wife's name and he couldn't work the remote. he feels hot, thermometer says one oh two point one. his heart's pounding, I count one twelve. breathing fast, like twenty four. blood pressure I can't get, the cuff keeps erroring. he peed maybe once since last night and it was brown. I called the office at one and they told me to call nine one one so I did. his daughter's not answering, I texted her too.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "critical",
      priorityReasons: ["sepsis_signs", "neuro_change"],
      fields: {
        "resident.name": "Mr. Doe",
        "infection.syndrome": "uti",
        mentalStatus: "changed",
        "vitals.tempF": 102.1,
        "vitals.pulse": 112,
        "vitals.resp": 24,
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.agency_office": "done",
        "notifications.family": "attempted",
      },
      forbid: {
        "notifications.family": ["done"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_FAMILY", "NOTIFY_PROVIDER"],
      askNext: ["vitals.spo2", "vitals.bp", "notifications.family", "notifications.physician"],
    },
  },
  {
    id: "R712",
    tags: ["cluster", "corrections", "staff", "count"],
    context: {
      now: "2025-04-16T16:30",
      speaker: "nurse",
      setting: "assisted_living",
    },
    transcript:
      "I need to start a line list. as of now I have four, no, make that five residents on the garden wing with a nasty cough and low grade temps. apartments ten, eleven, fourteen, seventeen and twenty. the first was Mrs. Sample in fourteen, she started Sunday. Mr. Y in ten is the sickest, temp one oh one four, sats ninety two. rapid covids are all negative, flu swabs are pending. two caregivers called out today with the same thing. nobody's short of breath. everybody's staying in their apartments with trays and we put masks on. last winter we had the RSV thing so I'm nervous. I haven't told the health department, wanted to wait for the swabs.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "high",
      priorityReasons: ["cluster", "fever"],
      fields: {
        "infection.syndrome": {
          anyOf: ["respiratory"],
        },
        "infection.affectedCount": 5,
        "infection.staffAffected": 2,
        "infection.clusterRooms": {
          includes: ["10", "11", "14", "17", "20"],
        },
        "infection.clusterSuspected": true,
        "infection.onset.date": {
          anyOf: ["2025-04-13"],
        },
        symptoms: {
          includes: ["cough"],
        },
        "infection.testResult": {
          anyOf: ["pending", "negative"],
        },
        "infection.isolation": {
          includes: ["stay_in_room"],
        },
        "notifications.health_department": "not_done",
      },
      forbid: {
        "infection.affectedCount": [4],
        symptoms: ["dyspnea"],
        "notifications.health_department": ["done"],
      },
      actionsMust: ["NOTIFY_IP", "LINE_LIST", "ISOLATE", "HEALTH_DEPT", "NOTIFY_PROVIDER"],
      askNext: ["notifications.infection_preventionist", "notifications.health_department"],
    },
  },
  {
    id: "R713",
    tags: ["over_triage", "historical", "negative"],
    context: {
      now: "2025-04-17T10:00",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. V, two ten bed A. daughter's convinced she has another UTI because she was weepy yesterday. she had urosepsis back in the fall and almost died so I get it. right now she's her normal self, oriented, eating. no burning, no frequency, urine's clear yellow. temp ninety eight one, pulse seventy four, pressure one thirty over seventy. I told the daughter we'd watch her. doctor said no urine test unless she gets symptoms. so nothing new, just charting the concern. this was at nine.",
    expected: {
      secondary: [],
      category: "infection",
      categoryAccept: ["behavior_elopement"],
      priority: "routine",
      priorityReasons: ["mild_isolated"],
      fields: {
        "resident.name": "Mrs. V",
        "resident.room": {
          anyOf: ["210A", "210"],
        },
        mentalStatus: "baseline",
        "vitals.tempF": 98.1,
        "vitals.pulse": 74,
        "vitals.bp": "130/70",
        "notifications.family": "done",
        "notifications.physician": "done",
      },
      forbid: {
        symptoms: ["dysuria", "frequency", "fever"],
        mentalStatus: ["changed"],
      },
      actionsMust: ["MONITOR_SYMPTOMS"],
      askNext: [],
    },
  },
  {
    id: "R714",
    tags: ["cellulitis", "red_streaks", "wound_mixed"],
    context: {
      now: "2025-04-18T18:45",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "um Mr. R in one sixty. you know that scratch on his left hand from the rosebush on Sunday, well tonight at six the whole back of his hand is red and puffy and hot and there's a red line going up his arm. he says it throbs, seven. nurse took his temp, it's a hundred and one. heart rate one ten. he's with it, knows me, knows the day. no pus. the nurse is on the phone with the doctor right now. no allergies. his niece visits Fridays, she hasn't been told.",
    expected: {
      secondary: [],
      category: "infection",
      priority: "critical",
      priorityReasons: ["sepsis_signs", "fever"],
      secondaryAllowed: ["wound"],
      fields: {
        "resident.name": "Mr. R",
        "resident.room": "160",
        "infection.syndrome": "skin",
        "infection.site": "left hand",
        symptoms: {
          includes: ["redness", "swelling"],
        },
        "vitals.tempF": 101,
        "vitals.pulse": 110,
        "pain.score": 7,
        mentalStatus: "baseline",
        "notifications.charge_nurse": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        mentalStatus: ["changed"],
        "notifications.family": ["done"],
      },
      actionsMust: ["NOTIFY_IP", "NOTIFY_PROVIDER", "NOTIFY_FAMILY", "MONITOR_VITALS"],
      askNext: [
        "vitals.spo2",
        "vitals.bp",
        "notifications.physician",
        "notifications.infection_preventionist",
      ],
    },
  },
  {
    id: "R715",
    tags: ["abuse_disclosure", "quote"],
    context: {
      now: "2025-04-19T07:10",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "I don't know who to tell so I'm telling this. when I was washing up Mrs. N this morning, she's in three eleven, she grabbed my wrist and said please don't let him come back. I said who and she said the one with the beard, he twists my arm when I don't move fast enough. that'd be the night guy. she's usually pretty clear, she does get mixed up on dates. there's a purple mark on her right wrist, like a band. it was six twenty. I told the charge nurse and she said she'd handle it. I didn't ask her anything else. he's off till Monday.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["abuse_allegation"],
      secondaryAllowed: ["wound"],
      fields: {
        "resident.name": "Mrs. N",
        "resident.room": "311",
        abuseScreen: "yes",
        "abuse.allegationBy": "resident",
        residentStatement: {
          includes: ["twists my arm"],
        },
        "notifications.charge_nurse": "done",
      },
      forbid: {
        priority: ["routine", "high"],
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
    id: "R716",
    tags: ["neglect", "family_quote"],
    context: {
      now: "2025-04-20T19:00",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. C's granddaughter stopped me at the desk around six thirty, he's in one eighteen. she's saying she came in at noon and found him soaked through to the mattress with dried stool on him, and that the call light had been on over an hour, she's got a picture on her phone. she said this isn't the first time. I went down and checked him, his bottom is red but nothing open. he told me nobody came all morning. I changed the assignment and cleaned him up myself. I called the DON, no answer, left a message. the administrator's been notified, she's coming in.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["neglect_allegation"],
      secondaryAllowed: ["wound"],
      fields: {
        "resident.name": "Mr. C",
        "resident.room": "118",
        "abuse.allegationBy": "family",
        abuseScreen: {
          anyOf: ["yes", null],
        },
        "notifications.administrator": "done",
        "notifications.don": "attempted",
      },
      forbid: {
        "notifications.don": ["done"],
      },
      actionsMust: [
        "ABUSE_REPORT_2H",
        "SKIN_CHECK",
        "INVESTIGATE_5DAY",
        "PROTECT_RESIDENT",
        "NOTIFY_PROVIDER",
      ],
      askNext: ["notifications.physician", "notifications.don", "notifications.family"],
    },
  },
  {
    id: "R717",
    tags: ["unaccounted_resolved", "accompanied"],
    context: {
      now: "2025-04-21T20:10",
      speaker: "front_desk",
      setting: "independent_living",
    },
    transcript:
      "front desk at independent living. Mrs. Example's meal check didn't come through at supper so at six fifteen I went up to apartment five twelve and she wasn't there, her bed was made and her purse was gone. nobody'd seen her since lunch. we looked in the gym and the library and I was about to call the police when her nephew rang at seven and said she's with him, he picked her up at two for a birthday and they just didn't sign the book. she's fine, she's staying over. so she was never lost. executive director knows.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "high",
      priorityReasons: ["unaccounted_resolved"],
      fields: {
        "resident.name": "Mrs. Example",
        "resident.room": "512",
        "behavior.type": "unaccounted",
        "elopement.noticedMissing.time": "18:15",
        "elopement.accompanied": "yes",
        "elopement.policeCalled": {
          anyOf: ["no", null],
        },
        "notifications.administrator": "done",
      },
      forbid: {
        "behavior.type": ["elopement"],
        "elopement.policeCalled": ["yes"],
        priority: ["critical"],
      },
      actionsMust: ["SIGN_OUT_REVIEW"],
      askNext: ["notifications.family", "read-back"],
    },
  },
  {
    id: "R718",
    tags: ["weapon", "negation", "two_residents"],
    context: {
      now: "2025-04-22T18:05",
      speaker: "aide",
      setting: "assisted_living",
    },
    transcript:
      "so at dinner, quarter past five, Mr. B from apartment thirty picked up a butter knife, well no, it was the steak knife, and told Mr. Sample he was going to stick him if he didn't stop humming. he got up out of his chair with it. I stepped in between and he put it down on the table. nobody was cut, nobody was touched. Mr. Sample went back to his apartment, he's shook up. I counted the knives and took them all off the tables. Mr. B threw a cup last month but he's never done anything like this. I called the nurse, she's coming in, and I left a message for the director.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["weapon"],
      fields: {
        "resident.name": "Mr. B",
        "resident.room": "30",
        "occurred.time": "17:15",
        location: "dining_room",
        "behavior.type": "weapon",
        "behavior.weapon": "yes",
        "behavior.contactMade": "no",
        "behavior.antecedent": {
          includes: ["humming"],
        },
        "injury.present": {
          anyOf: ["no", null],
        },
        "notifications.charge_nurse": "done",
        "notifications.administrator": "attempted",
      },
      forbid: {
        "behavior.contactMade": ["yes"],
        "notifications.administrator": ["done"],
      },
      actionsMust: ["REMOVE_MEANS", "ONE_TO_ONE", "NOTIFY_ADMIN", "NOTIFY_PROVIDER", "NOTIFY_FAMILY"],
      askNext: ["notifications.administrator", "notifications.physician"],
    },
  },
  {
    id: "R719",
    tags: ["self_harm", "indirect"],
    context: {
      now: "2025-04-23T22:15",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mr. H, two twenty one. at nine forty five when I brought his sleeping pill he gave me his watch and said give this to my boy, I won't be needing it. I asked what he meant and he said he's done, he's tired of being a burden, and if he had his shotgun it'd be over already. his wife died in February. he's never talked like that before. he's calm now. I put an aide in the room with him and took the cords and his razor out. doctor's been paged, waiting on a call back. son's on his way in. he did eat supper.",
    expected: {
      secondary: [],
      category: "behavior_elopement",
      priority: "critical",
      priorityReasons: ["self_harm_statement"],
      fields: {
        "resident.name": "Mr. H",
        "resident.room": "221",
        "occurred.time": "21:45",
        "behavior.type": "self_harm_statement",
        residentStatement: {
          includes: ["shotgun"],
        },
        "behavior.antecedent": {
          includes: ["wife died"],
        },
        immediateActions: {
          includes: ["one_to_one"],
        },
        "notifications.physician": "attempted",
      },
      forbid: {
        category: ["medication"],
        "notifications.physician": ["done"],
        "behavior.type": ["weapon"],
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
    id: "R720",
    tags: ["bleeding", "anticoagulant"],
    context: {
      now: "2025-04-24T20:20",
      speaker: "caregiver",
      setting: "assisted_living",
    },
    transcript:
      "Mrs. Doe apartment nine. she caught her leg on the metal part of the bed frame at seven fifty and it opened up, I mean it's deep, maybe two inches, left calf. she's on Eliquis. I've been holding pressure since then and every time I let up it just pours. that's two towels. she's pale and says she feels woozy. blood pressure ninety four over fifty eight. no she didn't fall, she was sitting on the edge. nine one one's coming. I called her daughter, she's meeting them at the hospital. the nurse is off tonight.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "critical",
      priorityReasons: ["bleeding_uncontrolled"],
      fields: {
        "resident.name": "Mrs. Doe",
        "resident.room": "9",
        "occurred.time": "19:50",
        "wound.type": {
          anyOf: ["laceration", "skin_tear"],
        },
        "wound.site": "left calf",
        "wound.knownCause": "yes",
        "wound.bleedingControlled": "no",
        onAnticoagulant: "yes",
        "vitals.bp": "94/58",
        disposition: {
          anyOf: ["911_called", "sent_to_er"],
        },
        "notifications.family": "done",
        immediateActions: {
          includes: ["pressure_applied"],
        },
      },
      forbid: {
        category: ["fall"],
        "wound.bleedingControlled": ["yes"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_PROVIDER"],
      askNext: ["notifications.physician", "notifications.charge_nurse"],
    },
  },
  {
    id: "R721",
    tags: ["bleed_controlled", "anticoagulant", "corrections"],
    context: {
      now: "2025-04-25T13:40",
      speaker: "aide",
      setting: "nursing_home",
    },
    transcript:
      "skin tear on Mr. E, one oh nine, no, excuse me, one nineteen. left elbow, no wait he's facing me, right elbow. he scraped it on the door frame in his wheelchair coming back from lunch about twelve forty. two and a half centimeters. it bled a good bit because he's on Coumadin, took about ten minutes of pressure but it's stopped now. nurse cleaned it and put a foam on it. no fall, didn't hit anything else. he had an INR yesterday, it was three point one. nurse is going to call the doctor. his wife's here and saw it.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "high",
      priorityReasons: ["anticoagulated_bleed_controlled"],
      fields: {
        "resident.name": "Mr. E",
        "resident.room": "119",
        "occurred.time": "12:40",
        "wound.type": "skin_tear",
        "wound.site": "right elbow",
        "wound.side": "right",
        "wound.lengthCm": 2.5,
        "wound.knownCause": "yes",
        "wound.bleedingControlled": "yes",
        onAnticoagulant: "yes",
        immediateActions: {
          includes: ["dressing"],
        },
        "notifications.charge_nurse": "done",
        "notifications.physician": {
          anyOf: ["attempted", "not_done", null],
        },
      },
      forbid: {
        category: ["fall"],
        "resident.room": ["109"],
        "wound.side": ["left"],
        "notifications.physician": ["done"],
        "wound.bleedingControlled": ["no"],
      },
      actionsMust: ["TREATMENT_ORDER", "NOTIFY_PROVIDER", "EQUIPMENT_PAD"],
      askNext: ["notifications.physician", "notifications.family"],
    },
  },
  {
    id: "R722",
    tags: ["limb_ischemia", "diabetic"],
    context: {
      now: "2025-04-26T06:50",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "Mrs. S in two oh two. you know she's had that diabetic ulcer on her right big toe. when I did the dressing at six fifteen the whole foot was ice cold and kind of dusky, and I couldn't get a pedal pulse even with the doppler. the toe's gone black at the tip. Friday it was warm and the pulse was fine. she says it's numb, before that it was a nine. left foot's okay. temp ninety seven nine. I called the doctor, he said straight to the ER, transport's on the way. her husband's been told.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "critical",
      priorityReasons: ["limb_ischemia"],
      fields: {
        "resident.name": "Mrs. S",
        "resident.room": "202",
        "found.time": "06:15",
        "wound.type": {
          anyOf: ["diabetic_ulcer", "necrosis"],
        },
        "wound.site": {
          anyOf: ["right big toe", "right foot", "right toe"],
        },
        "wound.side": "right",
        "vitals.tempF": 97.9,
        disposition: "sent_to_er",
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        "wound.side": ["left"],
      },
      actionsMust: ["SEND_ER_911", "NOTIFY_DON"],
      askNext: [],
    },
  },
  {
    id: "R723",
    tags: ["unknown_source", "dementia"],
    context: {
      now: "2025-04-27T15:15",
      speaker: "aide",
      setting: "assisted_living",
    },
    transcript:
      "I was helping Ms. Sample change for her nap in memory care four around two and she's got a big bruise on the inside of her thigh, both sides actually, high up, and some scratches. nobody knows anything about it. day shift said nothing in report. she can't tell me, she just kept pulling her dress down and crying. they look a couple days old, greenish. I didn't push her on it. told the nurse, she's called the executive director and the doctor. her daughter hasn't been called.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "critical",
      priorityReasons: ["injury_unknown_source_suspicious"],
      secondaryAllowed: ["behavior_elopement"],
      fields: {
        "resident.name": "Ms. Sample",
        "resident.room": "4",
        "found.time": "14:00",
        "wound.type": "bruise",
        "wound.site": {
          anyOf: ["thigh", "both thighs", "inside of thigh"],
        },
        "wound.knownCause": {
          anyOf: ["no", "unknown"],
        },
        abuseScreen: "yes",
        "notifications.charge_nurse": "done",
        "notifications.administrator": "done",
        "notifications.physician": "done",
        "notifications.family": "not_done",
      },
      forbid: {
        "wound.knownCause": ["yes"],
        "notifications.family": ["done"],
      },
      actionsMust: ["ABUSE_REPORT_2H", "PROTECT_RESIDENT", "SKIN_CHECK", "NOTIFY_FAMILY"],
      askNext: ["notifications.family"],
    },
  },
  {
    id: "R724",
    tags: ["surgical", "infection", "corrections"],
    context: {
      now: "2025-04-28T11:20",
      speaker: "nurse",
      setting: "nursing_home",
    },
    transcript:
      "wound note, Mr. F, three oh five. this is his knee replacement incision, right, the left one was done last year and it's healed. at ten this morning there's a two centimeter opening at the bottom, sorry, three centimeters, with thick yellow drainage, moderate, and it's red about an inch around. staples came out Monday and it looked good then. temp ninety nine four. pain's a six, it was two on Monday. no smell. surgeon's office called, they want a culture and he has an appointment at two tomorrow. wife's aware.",
    expected: {
      secondary: [],
      category: "wound",
      priority: "high",
      priorityReasons: ["wound_infection_signs"],
      secondaryAllowed: ["infection"],
      fields: {
        "resident.name": "Mr. F",
        "resident.room": "305",
        "found.time": "10:00",
        "wound.type": "surgical",
        "wound.site": "right knee",
        "wound.side": "right",
        "wound.lengthCm": 3,
        "wound.drainage": {
          anyOf: ["yellow", "purulent"],
        },
        "wound.drainageAmount": "moderate",
        "wound.odor": "no",
        "vitals.tempF": 99.4,
        "pain.score": 6,
        "notifications.physician": "done",
        "notifications.family": "done",
      },
      forbid: {
        "wound.side": ["left"],
        "wound.lengthCm": [2],
        "pain.score": [2],
        "wound.odor": ["yes"],
      },
      actionsMust: ["TREATMENT_ORDER", "NOTIFY_IP", "TEST_SPECIMEN"],
      askNext: ["notifications.infection_preventionist", "read-back"],
    },
  },
];
