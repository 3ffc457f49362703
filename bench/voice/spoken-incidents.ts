import type { Setting } from "../../contracts/report.ts";

/** What a visitor tells in one go. */
type SpokenIncident = { setting: Setting; story: string };

export const spokenIncidents: readonly SpokenIncident[] = [
  {
    setting: "nursing_home",
    story: "Mrs. Alvarez in room 12 slipped in the bathroom around 7:30 this morning. She did not hit her head.",
  },
  {
    setting: "nursing_home",
    story:
      "I found Mr. Chen on the floor next to his bed at 2:15 in the morning. Nobody saw it, and he takes warfarin.",
  },
  {
    setting: "assisted_living",
    story: "Ms. Grant fell in the dining room and hit her head on a chair. She is awake and talking.",
  },
  {
    setting: "nursing_home",
    story: "Mrs. King in room 118 was given forty units of Lantus instead of twenty at nine tonight.",
  },
  {
    setting: "nursing_home",
    story: "Mr. Cole in room 203 did not get his morning metoprolol. He feels fine and the charge nurse knows.",
  },
  {
    setting: "nursing_home",
    story:
      "Three residents on the east hall have vomiting and diarrhea since last night. We started contact precautions.",
  },
  {
    setting: "nursing_home",
    story: "Mrs. Quinn in room 208 tested positive for covid this morning. Her temperature is 100.2.",
  },
  {
    setting: "assisted_living",
    story: "Mr. Adams got out of memory care through the side door. We found him at the bus stop, and he is not hurt.",
  },
  {
    setting: "nursing_home",
    story: "Mrs. Ford in room 111 slapped another resident in the dining room. I separated them right away.",
  },
  {
    setting: "nursing_home",
    story: "Mr. Mills in room 101 has a red left heel that does not turn white. The skin is not broken.",
  },
  {
    setting: "home_care",
    story: "Mrs. White tripped on the rug in the kitchen. Her left leg looks shorter, and I called 911.",
  },
  {
    setting: "assisted_living",
    story: "Ms. Lane in apartment five has a small skin tear on her right shin. I cleaned it and told her daughter.",
  },
];
