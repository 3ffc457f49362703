import type { Probe } from "./probes.ts";

/** Emergencies in one hurried sentence, in lay words; some are of no kind we file, and must be rated all the same. */
export const alarmProbes: (Omit<Probe, "category"> & Partial<Pick<Probe, "category">>)[] = [
  {
    category: "fall",
    priority: "critical",
    said: "Mr. B went over the handle of his walker and his forehead split open, he's on Eliquis",
  },
  {
    category: "fall",
    priority: "critical",
    said: "I heard a thunk and Mrs. K was flat out by the closet, she's on warfarin, nobody saw it",
  },
  {
    category: "fall",
    priority: "critical",
    said: "she toppled off the step stool and now her foot is pointing sideways, Mrs. D",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Mr. T got up in the dark, down he went, and he was out cold for a minute",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Ms. R stumbled into the door frame, there's a lump like an egg over her eye",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Mrs. L is on the bathroom floor and can't get up, she says her hip popped and it's killing her, one leg looks longer than the other",
  },
  {
    category: "fall",
    priority: "critical",
    said: "he slid off the bed, nobody was there, he takes Pradaxa, says he doesn't remember if his head hit",
  },
  {
    category: "fall",
    priority: "critical",
    said: "my client Mr. Doe tumbled down two stairs and his arm is bent where it shouldn't bend",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Mrs. P fell this morning and this afternoon she's throwing up and one pupil is bigger",
  },
  {
    category: "fall",
    priority: "critical",
    said: "after the fall Mr. H keeps asking the same question over and over and he was sharp before",
  },
  {
    category: "medication",
    priority: "critical",
    said: "I gave Mrs. C ten times her insulin, sixty instead of six units",
  },
  { category: "medication", priority: "critical", said: "Mr. F got his roommate's methadone" },
  {
    category: "medication",
    priority: "critical",
    said: "hung the heparin at double the rate on Mrs. J for an hour before I noticed",
  },
  {
    category: "medication",
    priority: "critical",
    said: "Mrs. W had two Duragesic patches on and she's breathing about eight times a minute",
  },
  {
    category: "medication",
    priority: "critical",
    said: "gave Mr. S glyburide that wasn't his, sugar is fifty two and he's shaky and sweaty",
  },
  {
    category: "medication",
    priority: "critical",
    said: "she was supposed to get two milligrams of morphine and she got twenty, she won't open her eyes",
  },
  {
    category: "medication",
    priority: "critical",
    said: "Mr. Q got another lady's blood pressure pills and now he's seventy eight over forty and gray",
  },
  {
    category: "medication",
    priority: "critical",
    said: "Mrs. N drank the whole bottle of liquid oxycodone her son left on the table",
  },
  {
    category: "medication",
    priority: "critical",
    said: "he was given Coumadin twice today, seven and a half each time",
  },
  {
    category: "medication",
    priority: "critical",
    said: "digoxin was doubled by accident for Ms. V and her pulse is thirty eight",
  },
  {
    category: "infection",
    priority: "critical",
    said: "Mr. G has a UTI, temp is one oh two four and his heart is going one thirty",
  },
  {
    category: "infection",
    priority: "critical",
    said: "Mrs. A has pneumonia and her oxygen is eighty three",
  },
  {
    category: "infection",
    priority: "critical",
    said: "since last night Mr. E is hot as a stove, shaking, not making any sense, and his pressure is eighty over forty",
  },
  {
    category: "infection",
    priority: "critical",
    said: "covid positive lady in one ten, Mrs. B, lips are blue and she's gasping",
  },
  {
    category: "infection",
    priority: "critical",
    said: "Mr. J's catheter bag is full of pus, he's confused, temp one oh three",
  },
  {
    category: "infection",
    priority: "critical",
    said: "Ms. T's leg infection is spreading, respirations twenty six, pulse one fifteen, pressure ninety over fifty",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "we've looked everywhere and Mr. L is not in the building",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mrs. S was found at the gas station two blocks away in her nightgown",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mr. D slipped out when the delivery guy came and a neighbor walked him home",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "nobody has laid eyes on Ms. K since breakfast and her coat is gone",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mr. V says he's going to hang himself with the call cord",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mrs. E told me she wishes she'd just go to sleep and never wake up, she's been hiding her Ativan",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "he said life isn't worth it anymore and he wants his gun, Mr. P",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mrs. M says the evening aide yanked her hair and called her a pig",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Ms. G told me a man came in her room and put his hands on her breasts",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mr. C punched Mr. A in the mouth over a chair",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mrs. H scratched her roommate's face and drew blood",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mr. N has a box cutter and won't put it down",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "the daughter says her mother lay in her own mess all night because nobody would come, Mrs. R",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mrs. B is scared of the weekend nurse, she says he pins her arms down",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "I walked in and the aide had a pillow over Mr. T's face to shut him up",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mr. W climbed out his window and we found him in the ditch by the highway",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mrs. F's grandson was in here hollering and shoved her into the wall",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "resident in five threw hot coffee on Mrs. K",
  },
  {
    category: "wound",
    priority: "critical",
    said: "Mrs. D's fistula let go and there's blood all over the bed, I can't stop it",
  },
  { category: "wound", priority: "critical", said: "Mr. S's foot is black and ice cold, no pulse in it" },
  {
    category: "wound",
    priority: "critical",
    said: "Mrs. J has bruises shaped like fingers around her throat and nobody knows why",
  },
  {
    category: "wound",
    priority: "critical",
    said: "Mr. K who can't talk has a burn in the shape of an iron on his back, nobody can explain it",
  },
  {
    category: "wound",
    priority: "critical",
    said: "her left leg turned white and numb all of a sudden, Mrs. G, I can't find the pulse",
  },
  {
    category: "wound",
    priority: "critical",
    said: "Ms. A's trach site is bleeding heavily and it keeps coming",
  },
  {
    category: "wound",
    priority: "critical",
    said: "Mrs. O has bite marks on her breast, she has dementia and can't say who did it",
  },
  {
    category: "wound",
    priority: "critical",
    said: "both of Mr. Y's wrists have dark purple rings around them like he was tied",
  },
  { priority: "critical", said: "Mrs. C choked on her toast, turned blue, nurse had to do the Heimlich" },
  { priority: "critical", said: "Mr. H isn't breathing, we're doing CPR" },
  { priority: "critical", said: "Mrs. L's whole right side went limp and her speech is garbled" },
  { priority: "critical", said: "Mr. D is having a seizure right now" },
  {
    priority: "critical",
    said: "Ms. P is grabbing her chest, says an elephant is sitting on it, she's gray and sweaty",
  },
  { priority: "critical", said: "I can't wake Mr. R up, he just snores" },
  { priority: "critical", said: "Mrs. T's blood sugar is thirty one and she's out of it" },
  { priority: "critical", said: "Mr. F's tongue is swelling and he can't swallow" },
  { priority: "critical", said: "her sats are seventy nine and dropping, Mrs. N" },
  { priority: "critical", said: "Mr. E pulled his trach out and he's turning purple" },
];
