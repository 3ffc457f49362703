import type { Probe } from "./probes.ts";

/** A third round, terse on purpose. */
export const terseProbes: Probe[] = [
  {
    category: "fall",
    priority: "critical",
    said: "Mrs. A got up without her walker and did a header into the nightstand, she takes apixaban, there's a lump behind her ear",
  },
  {
    category: "fall",
    priority: "critical",
    said: "walked in at five and Mr. B was lying on his side by the recliner, groaning, right hip is swollen and he screams when we touch it",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Mr. C fell getting off the bus on the outing, no one on staff saw him land, he's on Savaysa",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Ms. D fainted in the beauty shop, fell out of the chair, took about thirty seconds to come around",
  },
  {
    category: "fall",
    priority: "critical",
    said: "he bled from the back of his scalp after he fell in the tub, Mr. E",
  },
  {
    category: "fall",
    priority: "critical",
    said: "Mrs. F had a tumble last night per her husband, today she's dizzy, has a black eye and can't remember what happened, she is on warfarin",
  },
  {
    category: "fall",
    priority: "high",
    said: "Mrs. G found sitting on the bathroom floor, says she slid off the toilet, no injuries noted, not on blood thinners, did not hit head",
  },
  {
    category: "fall",
    priority: "high",
    said: "Mr. H tripped on his oxygen tubing in front of therapy, landed on both knees, knees are scraped, no head strike",
  },
  {
    category: "fall",
    priority: "high",
    said: "assisted fall with Mrs. I, she complained of wrist pain afterward, head ok",
  },
  {
    category: "fall",
    priority: "routine",
    said: "Mrs. J slid from the wheelchair to the floor with two aides holding her, no injury, no pain, head did not hit",
  },
  {
    category: "fall",
    priority: "routine",
    said: "controlled descent to the floor with Mr. K during therapy, denies pain, skin intact, head protected the whole time",
  },
  {
    category: "medication",
    priority: "critical",
    said: "gave Mrs. A eighteen units of insulin when her order was eight",
  },
  {
    category: "medication",
    priority: "critical",
    said: "Mr. B received his neighbor's Xarelto this morning",
  },
  {
    category: "medication",
    priority: "critical",
    said: "I accidentally pushed ten of morphine instead of two for Ms. C",
  },
  { category: "medication", priority: "critical", said: "Mrs. D's Coumadin was given twice yesterday" },
  {
    category: "medication",
    priority: "critical",
    said: "Mr. E swallowed his roommate's pills, he's dizzy and his pressure dropped to eighty six over fifty",
  },
  {
    category: "medication",
    priority: ["critical", "high"],
    said: "Mrs. F's Eliquis was held three days by mistake",
  },
  {
    category: "medication",
    priority: "high",
    said: "there's a hole in the narc book, one Norco not accounted for",
  },
  {
    category: "medication",
    priority: "high",
    said: "Mr. G was given Tylenol twice in two hours, he's nauseated and we're monitoring him",
  },
  {
    category: "medication",
    priority: "routine",
    said: "Ms. H's eye drops were an hour late, no change in her",
  },
  {
    category: "medication",
    priority: "routine",
    said: "pharmacy delivered the wrong strength of metoprolol for Mr. I, nobody got it, sent back",
  },
  { category: "medication", priority: "routine", said: "Mrs. J refused her stool softener, she's fine" },
  {
    category: "infection",
    priority: "critical",
    said: "Mr. A's catheter urine is cloudy, he's lethargic, BP eighty over forty two, temp one oh two",
  },
  {
    category: "infection",
    priority: "critical",
    said: "Mrs. B has the flu and her oxygen won't come up past eighty six",
  },
  {
    category: "infection",
    priority: "high",
    said: "norovirus going around, we have five sick on east and two aides out",
  },
  { category: "infection", priority: "high", said: "Mr. C's rapid covid was positive at ten" },
  {
    category: "infection",
    priority: "high",
    said: "Mrs. D's temp is one hundred point nine with a cough and congestion",
  },
  {
    category: "infection",
    priority: "high",
    said: "three residents with the same rash, we think it's scabies",
  },
  {
    category: "infection",
    priority: "routine",
    said: "Ms. E has a runny nose and sneezing, no fever, flu swab negative",
  },
  {
    category: "infection",
    priority: "routine",
    said: "Mr. F's urine culture is pending for burning, temp normal",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mrs. A was found standing in the parking lot in the rain by the night janitor",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "nobody has laid eyes on Mr. B since supper, we're calling it in",
  },
  { category: "behavior_elopement", priority: "critical", said: "Mr. C hit Mr. D with his cane" },
  { category: "behavior_elopement", priority: "critical", said: "Mrs. E clawed her roommate's face" },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mrs. F keeps saying she'd be better off dead and asked for all her sleeping pills",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mr. G has a box cutter and won't give it up",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "her niece reported that an aide screamed at Mrs. H and pulled her hair",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mr. I says the night people leave him lying in his own urine",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "caught Mr. J with his hand down Mrs. K's pants",
  },
  {
    category: "behavior_elopement",
    priority: "critical",
    said: "Mrs. L climbed out the window and was picked up by a neighbor two houses down",
  },
  {
    category: "behavior_elopement",
    priority: "high",
    said: "Mr. M spit at me and punched me in the shoulder",
  },
  {
    category: "behavior_elopement",
    priority: "high",
    said: "Mrs. N set off the alarm on the courtyard gate twice trying to leave, we redirected her",
  },
  {
    category: "behavior_elopement",
    priority: "high",
    said: "we thought Mr. O was gone, took fifteen minutes, he was in the wrong bathroom",
  },
  {
    category: "behavior_elopement",
    priority: "routine",
    said: "Mrs. P threw her cup on the floor because the coffee was cold, no one hit, calm now",
  },
  {
    category: "behavior_elopement",
    priority: "routine",
    said: "Mr. Q was loud and swearing at dinner, nobody touched, settled after ten minutes",
  },
  {
    category: "behavior_elopement",
    priority: "routine",
    said: "Mrs. R pacing the hall all evening, not exit seeking, walked with her",
  },
  { category: "wound", priority: "critical", said: "Mr. A's leg wound opened up and it's gushing blood" },
  {
    category: "wound",
    priority: "critical",
    said: "Mrs. B has bruising all over her inner arms shaped like fingers, she's nonverbal",
  },
  {
    category: "wound",
    priority: "critical",
    said: "her left leg is pale and cold below the knee with no pulse, Mrs. C",
  },
  { category: "wound", priority: "high", said: "Mrs. D's sacral wound is now a stage three" },
  { category: "wound", priority: "high", said: "the blister on Mr. E's hand from the hot tea popped" },
  { category: "wound", priority: "high", said: "new pressure ulcer on Ms. F's ankle bone, skin is broken" },
  {
    category: "wound",
    priority: "high",
    said: "incision on Mr. G's belly is opening, yellow pus and it smells",
  },
  {
    category: "wound",
    priority: "routine",
    said: "skin tear on Mrs. H's hand from her watch band, steri strips applied, bleeding stopped right away",
  },
  {
    category: "wound",
    priority: "routine",
    said: "Mr. I's elbow is a little red from leaning on it, not open",
  },
];
