/** About telling and writing an incident: whether, how much, to whom first. */
export const answersOnReporting = {
  nurse_first:
    "The resident first, then the nurse in charge. They see to the doctor and the family. The report can wait.",
  still_tell_nurse: "Yes, please tell your nurse yourself. I only write the report; I don't tell anyone.",
  agency_who: "Tell the nurse in charge of the building first, then your agency's office.",
  boss_did_it:
    "Then go above them: the administrator or director of nursing, your State's agency or ombudsman, or " +
    "the police if it may be a crime.",
  what_counts:
    "Anything unplanned counts, also when nobody is hurt: falls, errors, near misses, a bruise nobody can " +
    "explain, red skin over a bone. Tell your nurse, and write it down.",
  not_sure_of_details:
    "That's fine. Tell me what you know; the rest stays “not known” until somebody knows. Please don't guess.",
  only_what_i_saw:
    "Say what you saw, heard and did. What others told you, tell as theirs. Leave guesses and blame out.",
  anyone_may: "Yes. Whoever saw or found something can tell it. Tell a nurse, too.",
  thinner_why:
    "A blood thinner can turn a small knock into heavy bleeding, above all in the head. That changes how " +
    "urgent this is.",
  head_looks_fine:
    "Yes: tell the nurse or the doctor right away, even if all looks well. On a blood thinner, or with any " +
    "change, it's 911. Bleeding can show hours later.",
  diagnose:
    "I can't tell; I don't diagnose. Keep them still, and have the nurse look now. If it looks serious, call 911.",
  repeat_dose:
    "Don't give or repeat anything on your own: ask the nurse, the doctor or the pharmacist first. If they " +
    "may be in danger, call 911.",
  my_mistake_job:
    "I can't know what your employer will do. Telling a mistake early and honestly is right, and it keeps " +
    "the resident safe.",
  family_sees:
    "Not through me. Ask the administrator who may read a facility's report; it can depend on the resident's consent.",
  what_happens_with_it:
    "I turn it into a draft report on this page, for you and a nurse to check. I send it to nobody.",
  our_jobs: "No. I only do the writing, so that you have more time for people. Nobody can care for them but you.",
  counts_as_fall:
    "Yes. Nursing homes count it as a fall when staff caught or lowered someone, and when someone is found down.",
  late_report: "It's never too late. Report it now, with the true day it happened, and tell your nurse why it's late.",
  write_up_time:
    "Your facility's policy says, and most want it before the end of the shift. A fall alone has no " +
    "federal hour; abuse or serious injury can mean 2 hours.",
  told_not_to:
    "No, whoever said so: it doesn't end your duty to report. Tell your nurse or the administrator. You " +
    "can also go to your State's agency or the ombudsman.",
  in_the_chart:
    "Most places keep the incident report apart and chart only the facts of what happened. Ask your nurse " +
    "what your policy says.",
  leave_out:
    "I write what you tell me, and you can change any line. But leave nothing out that matters: a report " +
    "states facts, it doesn't blame.",
  my_license:
    "I can't know that; it's a question for your State's board or a lawyer. Take a breath. Telling your " +
    "nurse now, honestly, is the right thing, and it helps the resident most.",
  refused_count:
    "Tell the nurse: a refusal goes in the chart, and the doctor may need to know. Your policy says whether it's " +
    "an incident too. You can tell me about it either way.",
  state_which:
    "Not every one: what the State has to hear depends on your State, your setting and the harm. Tell your " +
    "nurse about all of them; the administrator decides what is reported.",
  signing: "There's a line for a signature on the printed sheets. Who has to sign, your facility says.",
  staff_short:
    "You can: tell what happened because of it. Staffing itself goes to your administrator, and your " +
    "State's agency takes complaints about it.",
  resident_wishes:
    "Tell your nurse that too, and write it as they said it. It doesn't end your duty to report a fall, an " +
    "injury or abuse.",
  what_if_wrong: "Report what you saw in good faith. You don't have to prove it; finding out is somebody else's job.",
  notes_after: "Yes. Your own charting and your facility's form stay yours; copy from here what helps.",
  multi_people: "Usually one for each resident. Tell me the one, then the other.",
  witness_statement: "Tell me who saw it, by role. Written statements are for your supervisor to collect.",
} as const;
