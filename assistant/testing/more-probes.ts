import type { Probe } from "./probes.ts";
/** A second round in other words, with more denials, past and planned events. */
export const moreProbes: Probe[] = [
  {
    category: "fall",
    priority: "critical",
    said: "around four this morning Mrs. A's bed alarm sounded and I found her wedged between the bed and the wall, she's on Xarelto, can't tell if she bumped her head",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Mr. B missed the curb, went down hard on his outstretched hand and the wrist is bent at a weird angle",
  },
  {
    category: "fall",
    priority: "high",
    said: "the lift tipped with Mrs. C in it and she struck her head on the wheel of it",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Mr. D was found down in his bathroom, unresponsive at first, now mumbling",
  },
  {
    category: "fall",
    priority: "critical",
    said: "she lost her footing on the stairs and hit her forehead, there's blood everywhere, Mrs. E from apartment four",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Mr. F had a fall yesterday and today his leg is swollen and he refuses to walk on it, it looks shorter than the other one",
  },
  {
    category: "fall",
    priority: "high",
    said: "Mrs. G had an unwitnessed fall in the sunroom at nine, denies hitting her head and she's reliable, no thinners, no pain",
  },
  {
    category: "fall",
    priority: "high",
    said: "Mr. H fell off the commode in front of the aide. Skin tear to the left elbow, no head involvement, he is not on anticoagulants",
  },
  {
    category: "fall",
    priority: "high",
    said: "Ms. I's wheelchair brake snapped and she went to the floor, I was there, not injured, head didn't touch",
  },
  {
    category: "fall",
    priority: "routine",
    said: "caught Mr. J before he hit the ground when he stumbled, he's fine, nothing hurts",
  },
  {
    category: "fall",
    priority: "routine",
    said: "Mrs. K sat down on the floor with my help because her legs got tired, no injury and her head is fine, she used to be on Coumadin years ago",
  },
  {
    category: "medication",
    priority: "critical",
    said: "I drew up fifty of Lantus for Mr. A, order is for fifteen, he already got it",
  },
  { category: "medication", priority: "critical", said: "Mrs. B was given Mr. C's oxycodone" },
  {
    category: "medication",
    priority: "critical",
    said: "the nurse gave two Eliquis tablets instead of one to Mr. D",
  },
  {
    category: "medication",
    priority: "critical",
    said: "wrong patient, I gave Ms. E the blood pressure meds for Ms. F and now her pressure is eighty eight over forty",
  },
  {
    category: "medication",
    priority: "critical",
    said: "Mr. G got ten milligrams of Dilaudid by mouth when the order says two, he's so drowsy he can't finish a sentence",
  },
  {
    category: "medication",
    priority: "high",
    said: "Mrs. H hasn't had her insulin since yesterday morning because the pen ran out, sugar is two eighty",
  },
  {
    category: "medication",
    priority: "high",
    said: "Ms. I got amoxicillin and she has a penicillin allergy, so far just a few hives, gave Benadryl",
  },
  {
    category: "medication",
    priority: "high",
    said: "we're missing two Ativan from the lock box, count should be ten and it's eight",
  },
  { category: "medication", priority: "routine", said: "gave Mr. J his Tylenol an hour late, no issues" },
  {
    category: "medication",
    priority: "routine",
    said: "caught a wrong label on Mrs. K's eye drops before I used them, sent back to pharmacy",
  },
  {
    category: "medication",
    priority: "routine",
    said: "Mr. L spit out his multivitamin and wouldn't take another, no harm",
  },
  {
    category: "infection",
    priority: "critical",
    said: "Mrs. A's temp is one oh one, she's shaking, pulse one thirty, and she doesn't know her own daughter",
  },
  {
    category: "infection",
    priority: "critical",
    said: "Mr. B with the flu is struggling to breathe, sats eighty five",
  },
  { category: "infection", priority: "high", said: "third case of pink eye on the unit this week, Mrs. C" },
  { category: "infection", priority: "high", said: "Ms. D's C diff test came back positive this afternoon" },
  {
    category: "infection",
    priority: "high",
    said: "Mr. E's leg is red hot and swollen with a temp of a hundred and one",
  },
  { category: "infection", priority: "high", said: "both roommates in two ten are throwing up" },
  {
    category: "infection",
    priority: "routine",
    said: "Mrs. F has burning with urination, no fever, we sent a urine",
  },
  {
    category: "infection",
    priority: "routine",
    said: "Mr. G has a little cough, no temp, lungs clear, nobody else sick, he had covid last winter",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mr. A got past the receptionist and was three blocks away when the police picked him up",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mrs. B threw her coffee at Mr. C and it hit him in the chest",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "we've been looking for Mr. D for half an hour and he isn't in the building",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mrs. E says a man came into her room and touched her private area",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mr. F has been hoarding his sleeping pills, he said he's going to take them all",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Ms. G grabbed scissors and threatened to stab her roommate",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "the son accuses the night shift of hitting his father, Mr. H",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mr. I told the therapist that nobody has fed him in two days and they ignore his call light",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "a resident in a wheelchair ran over Mrs. J's foot on purpose then slapped her",
  },
  {
    category: "behavior_elopement",
    priority: "high",
    said: "Mrs. K scratched my arm when I was changing her brief",
  },
  {
    category: "behavior_elopement",
    priority: "high",
    said: "Mr. L keeps rattling the exit door saying he needs to catch his train, he didn't get out",
  },
  {
    category: "behavior_elopement",
    priority: "high",
    said: "Mrs. M wasn't in her room at bed check, turned out she was asleep in the lounge",
  },
  {
    category: "behavior_elopement",
    priority: "routine",
    said: "Mr. N cursed at housekeeping, he didn't touch anyone, he hit an aide last month but not today",
  },
  {
    category: "behavior_elopement",
    priority: "routine",
    said: "Mrs. O was crying and calling for her mother, redirected with music, no problems",
  },
  {
    category: "behavior_elopement",
    priority: "routine",
    said: "Mr. P wouldn't let me shave him, I'll try later",
  },
  {
    category: "wound",
    priority: "critical",
    said: "Mrs. A's dialysis site is bleeding and we can't get it to stop",
  },
  {
    category: "wound",
    priority: "critical",
    said: "bruises on both wrists and around Mr. B's mouth, nobody can explain it",
  },
  {
    category: "wound",
    priority: "critical",
    said: "Mr. C's right foot turned blue and cold this morning, no pulse",
  },
  {
    category: "wound",
    priority: "high",
    said: "Mrs. D has a new open sore on her bottom about the size of a dime",
  },
  {
    category: "wound",
    priority: "high",
    said: "the surgical wound on Mr. E's knee is red, warm and draining pus",
  },
  { category: "wound", priority: "high", said: "found a deep tissue injury on Ms. F's left heel" },
  {
    category: "wound",
    priority: "high",
    said: "Mr. G got a skin tear from the wheelchair, he's on warfarin, bled a while but it stopped",
  },
  {
    category: "wound",
    priority: "routine",
    said: "Mrs. H has a small bruise on her shin where she bumped the table, she showed me how it happened",
  },
  { category: "wound", priority: "routine", said: "Mr. I's heel is pink and blanches, skin is intact" },
  { category: "wound", priority: "routine", said: "paper cut on Ms. J's finger, put a band aid on it" },
];
