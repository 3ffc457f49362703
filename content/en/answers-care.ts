/** About what to do, and about the rules. */
export const answersOnCare = {
  what_to_do: "Make sure the resident is safe, then tell your nurse. If it's an emergency, call 911 first.",
  who_to_tell:
    "Start with the nurse in charge. For abuse or neglect: keep the person safe, and tell your administrator " +
    "right away. You can also report it to your State's agency. If a life is in danger, call 911.",
  call_911:
    "If anyone's life may be in danger, yes: call 911 now, then your nurse. For Narcan or another emergency " +
    "medicine, follow your standing order. I can't give orders.",
  can_you_call: "I can't call anyone. Please call 911 or your nurse yourself, now if it's urgent.",
  give_my_name:
    "No, I don't need your name. Your facility's report goes by its policy. Hotlines and the ombudsman " +
    "take concerns without a name, and suspected abuse has to be reported either way.",
  name_other_aide:
    "Not to me; “another aide” is enough. Your supervisor will need to know who it was, so tell them directly.",
  punished:
    "Federal law forbids nursing homes to punish staff for reporting a suspected crime, and many States " +
    "protect more. I tell nobody. The ombudsman can keep your name to themselves.",
  my_fault: "A report describes what happened. It doesn't blame anyone. Telling it early is the right thing.",
  must_i_report:
    "When in doubt, report it. In a nursing home, everyone who works there, kitchen and housekeeping too, must " +
    "report a suspected crime. Tell the administrator about suspected abuse at once.",
  how_fast_report:
    "In a nursing home: alleged abuse, or an alleged violation with serious bodily injury, within 2 hours; other " +
    "alleged violations within 24 hours. The report on your page shows the clocks that apply.",
  what_is_critical:
    "Critical means act now and tell a manager at once. High means a nurse or provider this shift. Routine " +
    "means log it for the next huddle.",
  what_is_qapi:
    "QAPI is quality assurance and performance improvement: how a nursing home learns from what goes " +
    "wrong. The rule is 42 CFR 483.75.",
  what_is_ftag:
    "An F-tag is the number surveyors use for a federal nursing home rule. F689, for example, is about " +
    "accidents and supervision.",
  what_is_sbar:
    "Situation, background, assessment, request: a short way to call the doctor. One of the sheets is laid " +
    "out like that.",
  neuro_checks:
    "Your protocol sets how often. After a head strike or a fall nobody saw, ask the nurse to start them now.",
  move_them:
    "Not before a nurse has looked, unless it's unsafe to stay there. Alone in someone's home, don't lift: " +
    "call 911 or your agency's nurse, and keep them still.",
  medical_advice:
    "I can't give medical advice. Please ask your nurse or the doctor today, before you give anything or " +
    "put anything on it. If they seem very ill, call 911.",
  tell_family:
    "I tell nobody. In a nursing home, the family or representative must be told of an accident with " +
    "injury or a big change. Usually the nurse calls; ask yours.",
  ombudsman:
    "Yes, you can go to them yourself, staff or family: your State's long-term care ombudsman, the State " +
    "agency, adult protective services, or the police if it may be a crime.",
  mental_health:
    "You can call or text 988 at any hour, for yourself too. Your nurse or a coworker you trust is a good start.",
  other_rules:
    "The federal rules I know are for nursing homes. Assisted living follows State rules. So does most home " +
    "care, though Medicare home health has federal rules too. Ask your manager. I mark what applies where.",
  working_alone:
    "Call 911 if anyone may be in danger. Otherwise call your agency's on-call nurse or supervisor, then " +
    "the family if the care plan says so.",
  nobody_answers:
    "Go down your on-call list: the nurse in charge, the director of nursing, the administrator. When " +
    "someone is hurt or abuse is suspected, don't wait for morning. In danger, 911.",
  sick_people:
    "Tell the nurse or the infection preventionist now; they decide about rooms, food and tests. Until " +
    "then keep the sick apart from the others if you can, and wash your hands with soap.",
  photos: "Care first. Take no photo unless your policy allows it, and never with your own phone; ask the nurse.",
  gave_wrong_pill:
    "Tell the nurse right now, and stay with the resident. The nurse calls the doctor or Poison Control at " +
    "1-800-222-1222; with trouble breathing or hard to wake, call 911.",
  busy_now: "Go: get help, keep everybody safe, residents come first. The report can wait.",
  equipment: "Take it out of use and tag it, tell maintenance and your nurse, and tell me as part of what happened.",
  hurt_by_resident:
    "Yes, being hit, scratched, pinched or spat at counts. Tell me about it as a behavior, get yourself checked, " +
    "and tell your supervisor about your own injury.",
} as const;
