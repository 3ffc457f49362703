/** About telling and writing an incident: whether, how much, to whom first. */
export const answersOnReporting = {
  nurse_first: {
    asks: [
      "Do I tell the nurse first or do this first?",
      "Who do I tell first, the nurse or the family?",
      "Should I finish this or get the charge nurse?",
      "Who comes first, the doctor or the nurse?",
      "Who do I call first?",
    ],
    say: "The resident first, then the nurse in charge. They see to the doctor and the family. The report can wait.",
  },
  still_tell_nurse: {
    asks: [
      "Do I still have to tell the charge nurse?",
      "Will you tell the nurse for me?",
      "Does the supervisor find out from you?",
      "Do you let the nurse know or do I?",
    ],
    say: "Yes, please tell your nurse yourself. I only write the report; I don't tell anyone.",
  },
  agency_who: {
    asks: [
      "I'm agency staff, who do I report to?",
      "Do I tell my agency or the building?",
      "I work for a staffing company, who gets the report?",
      "Do I call the office or the house?",
    ],
    say: "Tell the nurse in charge of the building first, then your agency's office.",
  },
  boss_did_it: {
    asks: [
      "What if it was my supervisor who did it?",
      "What if my boss is the one?",
      "Who do I go to if I don't trust the nurse?",
      "What if management covers it up?",
    ],
    say:
      "Then go above them: the administrator or director of nursing, your State's agency or ombudsman, or the police " +
      "if it may be a crime.",
  },
  what_counts: {
    asks: [
      "What counts as an incident?",
      "Does it count if nobody got hurt?",
      "Is a near miss an incident?",
      "Does every little bruise need a report?",
      "Do you even want to hear about a red spot?",
      "It's only a small mark, do I report that?",
    ],
    say:
      "Yes, small things count: near misses, a bruise nobody can explain, red skin over a bone. Tell your nurse, and " +
      "write it down.",
  },
  not_sure_of_details: {
    asks: [
      "What if I don't know the room number?",
      "What if I don't know the exact time?",
      "I don't have all the details, can I still report?",
      "What if I forgot something?",
      "Can I leave a part blank?",
      "I don't know his last name, is that okay?",
    ],
    say: "That's fine. Tell me what you know; the rest stays “not known” until somebody knows. Please don't guess.",
  },
  only_what_i_saw: {
    asks: [
      "Do I say what I think happened or only what I saw?",
      "Should I put my opinion in?",
      "Can I guess at what happened?",
      "How much detail do you want?",
      "What should I include?",
    ],
    say: "Say what you saw, heard and did. What others told you, tell as theirs. Leave guesses and blame out.",
  },
  anyone_may: {
    asks: [
      "I'm only housekeeping, can I do this?",
      "I'm not a nurse, am I supposed to report?",
      "I work in the kitchen, is this for me?",
      "I'm maintenance, should I be telling you this?",
      "I'm a volunteer, can I report something?",
    ],
    say: "Yes. Whoever saw or found something can tell it. Tell a nurse, too.",
  },
  thinner_why: {
    asks: [
      "Why do you ask about blood thinners?",
      "Why does it matter if she's on a thinner?",
      "What's the deal with blood thinners?",
      "Why do you keep asking about Eliquis?",
    ],
    say:
      "A blood thinner can turn a small knock into heavy bleeding, above all in the head. That changes how " +
      "urgent this is.",
  },
  head_looks_fine: {
    asks: [
      "She hit her head but looks fine, do I still call?",
      "He bumped his head and he's okay, does it matter?",
      "Do I need to worry about a bump on the head?",
      "Is a little knock on the head serious?",
    ],
    say:
      "Yes: tell the nurse right away, even if all looks well. On a blood thinner, or with any change, it's 911. " +
      "Bleeding can show hours later.",
  },
  diagnose: {
    asks: [
      "Can you tell if it's broken?",
      "Do you think it's infected?",
      "Is she having a stroke?",
      "What's wrong with him?",
      "Does that sound serious to you?",
    ],
    say: "I can't tell; I don't diagnose. Keep them still, and have the nurse look now. If it looks serious, call 911.",
  },
  repeat_dose: {
    asks: [
      "Should I give the pill again?",
      "He threw up his medicine, do I give another?",
      "She missed her dose, do I give it now?",
      "Do I double up the next one?",
    ],
    say:
      "Don't give or repeat anything on your own: ask the nurse, the doctor or the pharmacist first. If they may be " +
      "in danger, call 911.",
  },
  my_mistake_job: {
    asks: [
      "Am I going to lose my job over a mistake?",
      "Will I get fired for a med error?",
      "Can I get written up for telling you I messed up?",
      "Will they take my license?",
    ],
    say:
      "I can't know what your employer will do. Telling a mistake early and honestly is right, and it keeps the " +
      "resident safe.",
  },
  family_sees: {
    asks: [
      "Does the family get to see this?",
      "Can I see what you wrote about my mother?",
      "Will the daughter read this word for word?",
      "Can a relative ask for the report?",
    ],
    say: "Not through me. Who may read a facility's report is for the administrator to say, so ask there.",
  },
  what_happens_with_it: {
    asks: [
      "What do you do with what I tell you?",
      "What happens with all this?",
      "Where does the report go?",
      "What's this going to be used for?",
    ],
    say: "I turn it into a draft report on this page, for you and a nurse to check. I send it to nobody.",
  },
  our_jobs: {
    asks: [
      "Are you going to replace us?",
      "Are you here to take our jobs?",
      "Will they need fewer nurses because of you?",
      "Is this so they can cut staff?",
    ],
    say: "No. I only do the writing, so that you have more time for people. Nobody can care for them but you.",
  },
  counts_as_fall: {
    asks: [
      "I lowered her to the floor, is that a fall?",
      "Does it count as a fall if I caught him?",
      "He slid down slowly, is that still a fall?",
      "If nobody saw it, is it a fall?",
    ],
    say: "Yes. Nursing homes count it as a fall when staff caught or lowered someone, and when someone is found down.",
  },
  late_report: {
    asks: [
      "It happened days ago, can I still report it?",
      "I forgot to report it, is it too late?",
      "Can I report something from last week?",
      "Am I too late to write this up?",
    ],
    say: "It's never too late. Report it now, with the true day it happened, and tell your nurse why it's late.",
  },
  write_up_time: {
    asks: [
      "How long do I have to write up a fall?",
      "When does the incident report have to be done?",
      "Can the report wait till the end of my shift?",
      "Do I write it now or tomorrow?",
    ],
    say: "Your facility's policy says. Most want it before the end of the shift, once the resident is cared for.",
  },
  told_not_to: {
    asks: [
      "My boss told me not to write it down",
      "They said not to report it",
      "My supervisor says to leave it out",
      "What if they tell me to keep quiet?",
    ],
    say:
      "Being told not to doesn't end your duty to report. Go to the administrator, your State's agency or the " +
      "ombudsman.",
  },
} as const;
