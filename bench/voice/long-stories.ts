import type { Setting } from "../../contracts/report.ts";

/** A whole story in one go, 25 to 40 seconds of it. Its first sentence holds a fact; `drugs` are those it names. */
export type LongStory = { setting: Setting; story: string; drugs: readonly string[] };

/** One text, in lines that fit. */
const told = (...lines: string[]) => lines.join(" ");
const inNursingHome = (story: string, ...drugs: string[]): LongStory => ({
  setting: "nursing_home",
  story,
  drugs,
});
const inAssistedLiving = (story: string, ...drugs: string[]): LongStory => ({
  setting: "assisted_living",
  story,
  drugs,
});
const atHome = (story: string, ...drugs: string[]): LongStory => ({ setting: "home_care", story, drugs });

export const longStories: readonly LongStory[] = [
  inNursingHome(
    told(
      "Mr. Hayes in room 214 fell by his bed. It was about ten past two this morning. I heard a thump from",
      "the hall and found him on the floor on his left side. Nobody saw it happen. He says he was trying to",
      "get to the bathroom and his socks slipped. He hit his head on the night stand, there is a small",
      "bump, and he takes Eliquis. He is awake and knows where he is. I called the charge nurse right away.",
    ),
    "Eliquis",
  ),
  inNursingHome(
    told(
      "Mrs. King in room 118 got too much insulin. I gave her forty units of Lantus at nine tonight, and",
      "the order says twenty. I noticed it when I signed the record. She is awake and talking and she feels",
      "fine. Her blood sugar was 164 before and it is 122 now. I gave her some juice and a sandwich. The",
      "charge nurse knows, and we have called the doctor. Her daughter does not know yet.",
    ),
    "Lantus",
  ),
  inNursingHome(
    told(
      "Mr. Cole in room 203 missed a dose this morning. He should have had his metoprolol at eight, and I",
      "found it still in the cart at noon. He says he feels all right, he has no chest pain and he is not",
      "dizzy. His blood pressure is 148 over 86 and his pulse is 92. I told the nurse as soon as I saw it.",
      "She is going to call the doctor. The family has not been told.",
    ),
    "metoprolol",
  ),
  inNursingHome(
    told(
      "Mrs. Quinn in room 208 has a fever. It started last night and her temperature is 101.4 this morning.",
      "She has a cough and she is tired, and she did not eat her breakfast. Her oxygen is 93 percent on",
      "room air. Two other residents on the same hall are coughing too. We put her on droplet precautions",
      "and kept her in her room. The infection nurse knows, and the doctor ordered a chest X-ray and",
      "started azithromycin.",
    ),
    "azithromycin",
  ),
  inAssistedLiving(
    told(
      "Mr. Adams got out of memory care this afternoon. The last time I saw him was in the dining room at a",
      "quarter past one. At two he was not in his apartment, and the side door was not closed. We counted",
      "everyone else and searched the building. The maintenance man found him at the bus stop at twenty",
      "past two. He was wearing a sweater, he is not hurt, and he said he was going to work. His wife has",
      "been called.",
    ),
  ),
  inNursingHome(
    told(
      "Mrs. Ford in room 111 slapped another resident. It was in the dining room at lunch, a few minutes",
      "after twelve. Mr. Long reached for her plate, and she hit him on the arm with an open hand. I was",
      "right there and I separated them. He has a red mark on his arm, and there is no open skin. She was",
      "upset and I took her for a walk until she was calm. The nurse and the administrator know.",
    ),
  ),
  inNursingHome(
    told(
      "Mr. Mills in room 101 has a sore on his heel. I saw it when I changed his socks this morning. It is",
      "on the left heel, about two centimeters long, and the skin is open. There is some yellow drainage,",
      "but it does not smell. It was not there on Monday when I gave him his bath. He says that it hurts a",
      "little. I put a clean dressing on it, floated his heels on a pillow and told the wound nurse.",
    ),
  ),
  atHome(
    told(
      "Mrs. White tripped on the rug in her kitchen. I was at the sink and I saw it happen, at about half",
      "past ten. She went down on her left side and she could not get up. Her left leg looks shorter than",
      "the other one, and she has a lot of pain in the hip. She did not hit her head. She takes warfarin",
      "for her heart. I called 911 and stayed with her, and then I called the office and her son.",
    ),
    "warfarin",
  ),
  inAssistedLiving(
    told(
      "Ms. Lane in apartment five has a skin tear. I found it this morning when I helped her get dressed.",
      "It is on her right shin, about three centimeters long, and it was bleeding a little. She says that",
      "she bumped it on the bed frame last night. She takes Plavix, so I pressed on it for ten minutes and",
      "the bleeding has stopped. I cleaned it and put a dressing on. The nurse has seen it, and I called",
      "her daughter.",
    ),
    "Plavix",
  ),
  inNursingHome(
    told(
      "Mr. Reed in room 126 was given the wrong pills. At eight this morning I gave him the pills of his",
      "roommate, because both cups were on the table. He took lisinopril and metformin, and he is not on",
      "either of them. I saw it two minutes later. He feels fine so far. His blood pressure is 118 over 70",
      "and his blood sugar is 105. The nurse and the doctor know, and we check on him every hour.",
    ),
    "lisinopril",
    "metformin",
  ),
  inNursingHome(
    told(
      "Mrs. Shaw in room 309 slid out of her wheelchair. It was in the hallway by the nurses' station,",
      "around four in the afternoon. Two of us saw it. She did not hit her head, she landed on her bottom.",
      "The brakes were on, and the cushion had slipped forward. She has no pain and no marks. Her blood",
      "pressure is 132 over 78. We used the lift to get her up. The charge nurse looked at her and called",
      "the family.",
    ),
  ),
  inNursingHome(
    told(
      "Mr. Burke in room 220 is short of breath. It began about twenty minutes ago while he was in bed. His",
      "oxygen is 86 percent on room air and he breathes 28 times a minute. His lips look a little gray. He",
      "has heart failure and he takes furosemide. I sat him up and the nurse put him on two liters of",
      "oxygen. We called 911, and the doctor knows. His wife is on her way here now.",
    ),
    "furosemide",
  ),
  inNursingHome(
    told(
      "Mrs. Neil in room 15 has a bruise that nobody can explain. I saw it at seven this morning when I",
      "washed her. It is on the inside of her right arm, it is purple and about as big as my hand. She",
      "cannot tell us how she got it, because she has dementia. The night shift did not report anything.",
      "She takes Xarelto. She does not seem to be in pain. I told the nurse in charge and the director of",
      "nursing right away.",
    ),
    "Xarelto",
  ),
  inAssistedLiving(
    told(
      "Mr. Grant in apartment twelve refused his medicine again. He would not take his sertraline last",
      "night or this morning, that makes two doses. He says that it makes him feel sick. He is calm and",
      "friendly otherwise, he ate his breakfast and went to the garden. I tried again after an hour with",
      "some apple sauce, and he still said no. I wrote it on the record and told the nurse. She will call",
      "the doctor and his sister today.",
    ),
    "sertraline",
  ),
  inNursingHome(
    told(
      "Three residents on the east hall are throwing up. It started last night with Mrs. Hart in room 140.",
      "Then Mr. Vance in room 142 and Mrs. Stone in room 144 had it this morning. They have diarrhea too,",
      "and nobody has a fever. We put all three on contact precautions, closed the dining room on that hall",
      "and cleaned the rails. The infection nurse knows. The doctor has been called, and he ordered",
      "ondansetron for Mrs. Hart.",
    ),
    "ondansetron",
  ),
  inNursingHome(
    told(
      "Mrs. Bell in room 233 spilled hot coffee on her leg. It was at breakfast in the dining room, about a",
      "quarter past eight. The cup had no lid and her hand was shaking. Her right thigh is red, as big as a",
      "playing card, and there is one small blister. We ran cool water over it for fifteen minutes and put",
      "a loose dressing on. She says the pain is four out of ten, and she had some Tylenol. The nurse and",
      "her son know.",
    ),
    "Tylenol",
  ),
  atHome(
    told(
      "My client Mr. Ross was very sleepy when I came this morning. It was nine o'clock and he was in his",
      "chair. I could wake him, but his speech was slurred. His daughter says that he took two oxycodone in",
      "the night, and the bottle says one. He breathes about ten times a minute. I called 911 and stayed",
      "with him, and I kept the bottle to show them. I called the office, and his daughter is here with us.",
    ),
    "oxycodone",
  ),
  inNursingHome(
    told(
      "Mr. Young in room 207 fell in the shower this morning. It was ten minutes before seven and I was",
      "with him. The floor was wet, he let go of the bar and slipped, and I lowered him to the floor. He",
      "did not hit his head. He has a scrape on his right elbow, and it is not bleeding. His blood pressure",
      "was 126 over 74. He takes aspirin and no other blood thinner. The nurse checked him, and we called",
      "his wife.",
    ),
    "aspirin",
  ),
  inNursingHome(
    told(
      "The narcotic count on the west cart is off. We counted at three this afternoon when the shift",
      "changed. There should be twenty four tablets of hydrocodone for Mr. Price in room 117, and there are",
      "twenty two. The last two signatures in the book are from the morning. Mr. Price says he had one pill",
      "at noon, and he has no pain now. We counted twice, and both of us signed. The director of nursing",
      "and the pharmacy have been told.",
    ),
    "hydrocodone",
  ),
  inAssistedLiving(
    told(
      "Mrs. Owens in apartment nine seems confused today. She is normally very clear, and this morning she",
      "did not know what day it was. She called me by the name of her sister. Her temperature is 100.8, and",
      "she goes to the bathroom every half hour. She says that it burns. Her blood pressure is 112 over 64",
      "and her pulse is 98. She takes donepezil. I told the nurse at ten, and the doctor wants a urine",
      "test. Her son knows.",
    ),
    "donepezil",
  ),
];
