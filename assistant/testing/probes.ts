import type { Category, Priority } from "../../contracts/report.ts";

export type Probe = { said: string; category: Category; priority: Priority | Priority[] };

/** Short reports in many people's words: each is one event that must be rated right. */
export const probes: Probe[] = [
  // Falls that are critical.
  {
    category: "fall",
    priority: "critical",
    said: "Mr. A in one oh two went face first into the sink and his nose is bleeding, he takes Pradaxa",
  },
  {
    category: "fall",
    priority: "critical",
    said: "heard a crash and Mrs. B was on the bathroom tile, goose egg on her temple",
  },
  {
    category: "fall",
    priority: "critical",
    said: "she rolled off the edge of the bed and now her arm looks crooked and she won't let me touch it, Ms. C room five",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Mr. D fell in the lobby, he's on Brilinta, I don't know if his head hit or not",
  },
  {
    category: "fall",
    priority: "critical",
    said: "found Mrs. E on the floor at six, unwitnessed, she's on a blood thinner, no bumps that I can see",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Mr. F tripped over the cat and can't bear weight on his left leg, I think the hip is broken",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Mrs. G keeled over at the breakfast table and was out for about a minute",
  },
  {
    category: "fall",
    priority: "critical",
    said: "after the fall Mr. H is slurring his words and one side of his face is drooping",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Ms. I slipped in the shower, banged her head on the wall, takes Jantoven, she says she's fine",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Mrs. J slid out of the lift, there's a big gash over her eye",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Mr. K went down in the hall. he seemed okay but now he's getting sleepier and he threw up twice",
  },
  {
    category: "fall",
    priority: "critical",
    said: "he toppled over his walker and split his chin open, needs stitches, Mr. L room nine",
  },
  // Falls that are high.
  {
    category: "fall",
    priority: "high",
    said: "found Mr. M sitting on the floor by his bed at three, nobody saw it, no injuries, no blood thinners, didn't hit his head",
  },
  {
    category: "fall",
    priority: "high",
    said: "Mrs. N fell this morning, I saw it, she's got a bruise on her knee, no head, not on thinners",
  },
  {
    category: "fall",
    priority: "high",
    said: "I lowered Mr. O to the floor when his knees buckled, second time this week, no injury, head fine",
  },
  {
    category: "fall",
    priority: "high",
    said: "Ms. P got dizzy and went down, I was with her, she didn't hit anything, pressure ninety six over fifty",
  },
  // Falls that are routine.
  {
    category: "fall",
    priority: "routine",
    said: "Mr. Q slid off the couch onto the rug in front of me, not hurt, did not hit his head, no pain",
  },
  {
    category: "fall",
    priority: "routine",
    said: "eased Mrs. R to the floor during a transfer, witnessed, no injury, no complaints, she's smiling",
  },
  // Medication, critical.
  {
    category: "medication",
    priority: "critical",
    said: "I gave Mr. A thirty units of Novolog, he's supposed to get three",
  },
  { category: "medication", priority: "critical", said: "Mrs. B got Mrs. C's Coumadin by mistake" },
  { category: "medication", priority: "critical", said: "double dose of digoxin this morning for Mr. D" },
  {
    category: "medication",
    priority: "critical",
    said: "she was given twice her morphine and she's barely responding, resps are eight",
  },
  {
    category: "medication",
    priority: "critical",
    said: "gave Mr. F the wrong insulin, he got Humalog instead of Lantus, twenty units",
  },
  {
    category: "medication",
    priority: "critical",
    said: "his roommate's glipizide went to Mr. G and now his sugar is fifty eight and he's sweaty",
  },
  {
    category: "medication",
    priority: "critical",
    said: "found two fentanyl patches on Ms. H, she's snoring and I can't wake her",
  },
  {
    category: "medication",
    priority: "critical",
    said: "Mrs. I had a penicillin shot and she's allergic, now her throat is closing",
  },
  // Medication, high and routine.
  {
    category: "medication",
    priority: "high",
    said: "Mr. J missed his warfarin last night, no problems noted",
  },
  {
    category: "medication",
    priority: "high",
    said: "narcotic count is short one hydrocodone on the west cart",
  },
  {
    category: "medication",
    priority: "high",
    said: "Mrs. K got a sulfa drug and her chart says sulfa allergy, no reaction so far",
  },
  {
    category: "medication",
    priority: "high",
    said: "gave Mr. L his lisinopril twice, he's lightheaded, doctor says watch him",
  },
  {
    category: "medication",
    priority: "routine",
    said: "Ms. M's calcium was given at noon instead of eight, no effect",
  },
  {
    category: "medication",
    priority: "routine",
    said: "near miss, I pulled the wrong card for Mr. N but caught it before giving it",
  },
  {
    category: "medication",
    priority: "routine",
    said: "Mrs. O did not get her vitamin d this morning, she is fine",
  },
  // Infection.
  {
    category: "infection",
    priority: "critical",
    said: "Mr. A has pneumonia, temp one oh two, heart rate one twenty four, he's breathing thirty two",
  },
  {
    category: "infection",
    priority: "critical",
    said: "Mrs. B is burning up, one oh three, pressure eighty four over forty, not making sense, she has a UTI",
  },
  {
    category: "infection",
    priority: "critical",
    said: "he's coughing up green stuff and his oxygen is eighty four, Mr. C room two",
  },
  { category: "infection", priority: "high", said: "Mrs. D tested positive for covid today, no symptoms" },
  { category: "infection", priority: "high", said: "four people on my hall have diarrhea since last night" },
  { category: "infection", priority: "high", said: "Mr. E has a temp of one oh one and a cough" },
  {
    category: "infection",
    priority: "high",
    said: "two residents on the unit itching like crazy, looks like scabies",
  },
  {
    category: "infection",
    priority: "routine",
    said: "Ms. F has the sniffles, temp ninety eight four, covid negative, eating fine",
  },
  {
    category: "infection",
    priority: "routine",
    said: "Mrs. G's eye is pink and crusty, no fever, nurse is aware",
  },
  // Behavior and elopement, critical.
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mr. A walked out the front with a visitor and a cop brought him back",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "I can't find Mrs. B anywhere, her bed's empty and the patio door is open",
  },
  { category: "behavior_elopement", priority: "critical", said: "Mr. C punched his roommate in the jaw" },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mrs. D bit Mrs. E on the hand at the lunch table",
  },
  { category: "behavior_elopement", priority: "critical", said: "Mr. F says he wants to kill himself" },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "she told me there's no reason to go on living, Mrs. G",
  },
  { category: "behavior_elopement", priority: "critical", said: "Mr. H pulled a pocket knife on the aide" },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mrs. I said the aide last night slapped her",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "her daughter says staff left her mother in a soiled brief for hours, Mrs. J",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "I saw the other CNA yank Mr. K by the arm and scream at him",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mr. L was found naked in bed with Mrs. M touching her breast",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Ms. N is missing, we searched the whole building, nobody's seen her since breakfast",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "the neighbor called, Mr. O was wandering down Main Street in his pajamas",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mrs. P shoved Mrs. Q out of the way, nobody's hurt",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "he told his wife the nurse is rough with him at night and he's scared, Mr. R",
  },
  // Behavior, high and routine.
  {
    category: "behavior_elopement",
    priority: "high",
    said: "Mr. S kicked me in the shin during care, I'm fine",
  },
  {
    category: "behavior_elopement",
    priority: "high",
    said: "Mrs. T tried to get out the back door, alarm went off, we brought her back to her chair",
  },
  {
    category: "behavior_elopement",
    priority: "high",
    said: "couldn't find Mr. U for ten minutes, he was in the chapel the whole time",
  },
  {
    category: "behavior_elopement",
    priority: "routine",
    said: "Mr. V was yelling at the TV, no contact with anyone, calmed down with a snack",
  },
  {
    category: "behavior_elopement",
    priority: "routine",
    said: "Mrs. W refused her bath again, she did not hit anybody",
  },
  {
    category: "behavior_elopement",
    priority: "routine",
    said: "found Mr. X napping in the wrong room, walked him back",
  },
  // Wounds.
  {
    category: "wound",
    priority: "critical",
    said: "Mrs. A cut her leg on the bed frame and the bleeding won't stop",
  },
  {
    category: "wound",
    priority: "critical",
    said: "Mr. B has handprint bruises on his neck, no idea how he got them",
  },
  {
    category: "wound",
    priority: "critical",
    said: "Mrs. C's toes are black and her foot is ice cold, can't feel a pulse",
  },
  {
    category: "wound",
    priority: "critical",
    said: "unexplained bruising on Mrs. D's breast and inner thigh, she can't tell us what happened",
  },
  { category: "wound", priority: "high", said: "new stage two on Mr. E's coccyx" },
  { category: "wound", priority: "high", said: "the stage four on Mrs. F's hip has pus and smells bad" },
  { category: "wound", priority: "high", said: "Mr. G burned his hand on the soup, it blistered" },
  { category: "wound", priority: "high", said: "there's an unstageable wound on her heel, Mrs. H" },
  { category: "wound", priority: "high", said: "purple boggy heel on Mr. I, skin not open" },
  {
    category: "wound",
    priority: "routine",
    said: "Mrs. J scraped her elbow on the door frame, small skin tear, cleaned and covered",
  },
  {
    category: "wound",
    priority: "routine",
    said: "red spot on Mr. K's heel that doesn't blanch, skin intact, floated heels",
  },
  {
    category: "wound",
    priority: "routine",
    said: "bruise on Mrs. L's arm from the lab draw yesterday, not on thinners",
  },
];
