import type { Code } from "../../../contracts/report.ts";

/** A shot against it is not the illness. */
const noShot = "(?! (?:(?:and|or) (?:the )?(?:flu|covid|pneumonia|rsv) )?(?:shots?|vaccin\\w+|boosters?))";
const unvaccinated = "(?<!(?:vaccin\\w+|shots?|boosters?|immuni\\w+) (?:for|against) (?:the )?)";
/** Named infections. "could be" counts here: a suspicion is what such a report is about. */
export const namedInfections: [Code<"syndrome">, RegExp][] = [
  ["covid", new RegExp(`${unvaccinated}\\b(?:covids?|coronavirus)\\b${noShot}`, "g")],
  ["influenza", new RegExp(`${unvaccinated}\\b(?<!stomach )(?:flus?|influenza)\\b${noShot}`, "g")],
  ["cdiff", /\b(?:c diff|cdiff)\b/g],
  ["scabies", /\b(?:scabies|mites|burrows)\b/g],
  [
    "uti",
    /\b(?:uti|bladder infection|for (?:her|his) bladder|kidney infection|(?:urine|pee|foley|catheter|bag)s?(?: (?:is|looks|smells|all|real|so|has|full|of|and|dark))* (?:dark|cloudy|foul|smelly|sediment|smells)|urosepsis)\b/g,
  ],
  [
    "skin",
    /\b(?:cellulitis|(?=(?:\w+ ){0,3}?red\b)(?=(?:\w+ ){0,3}?(?:hot|warm)\b)(?:(?:red|hot|warm|swollen|tender)(?: and)? ){1,3}(?:red|hot|warm|swollen|tender)|shingles|abscess|boil|mrsa)\b/g,
  ],
  [
    "eye",
    /\b(?:pink ?eye|eyes? (?:(?:is|was|are|all|red|pink|and|looks?) )*(?:goopy|crusty|gunky|matted|draining|pink)|goopy)\b/g,
  ],
  ["gi", /\b(?:norovirus|noro|stomach (?:bug|flu|virus)|gi bug|food poisoning)\b/g],
  ["respiratory", /\b(?:pneumonia|rsv|tb|bronchitis|a cold\b)\b/g],
];

export const infectionTalk =
  /\b(?:infection(?! control)|outbreak|precautions|isolation|sepsis|septic|antibiotics?|swab(?:bed)?|culture|tested|test(?:s|ed)? (?:positive|negative)|rapid test|came back positive)\b/g;

export const positive =
  /\b(?:popped (?:hot|on)|positive|confirmed|(?:came|come|is|are) back (?:(?:and|it|is|as|with|for|she|he|has|showing|on) )*(?:covid|flu|influenza|scabies|noro\w*|c diff|rsv|mrsa|shingles|strep|growing|e\.? coli))\b/g;
export const negative = /\bnegative\b(?! pressure)/g;
export const pendingTest =
  /\b(?:nothing back yet|no results?(?! (?:of|from))|sent (?:a (?:urine|stool|culture|sample|specimen)|off)|(?:samples?|urine|stool|culture|swab)s? (?:was |were )?(?:went|sent|collected)|pending|still (?:cooking|running|out)|not back)\b/g;
export const notTested =
  /\b(?:no (?:scraping|test|swab|culture|testing|tests?)(?: (?:done|yet))?|(?:test|swab|scraping|culture|testing)s? (?:is|was|has|are) not (?:been )?(?:done|taken|run)|out of (?:kits|tests))\b/g;

export const isolation: [Code<"isolation">, RegExp][] = [
  [
    "contact",
    /\b(?:contact(?: (?:precautions?|isolation|plus|iso|signs?))|(?:droplet|on|and) (?:and )?contact\b(?! with (?:any|other|the res|him|her|anyone))|gloves and (?:a )?gowns?|gowns? and gloves)\b/g,
  ],
  ["droplet", /\b(?:droplet)\b/g],
  ["airborne", /\bairborne\b/g],
  ["enhanced_barrier", /\b(?:enhanced barrier|ebp)\b/g],
  [
    "stay_in_room",
    /\b(?:stay(?:ing|s)? in (?:her|his|their|the) (?:rooms?|apartments?)|(?:keep|keeping|kept)(?: \w+){1,3}? in (?:her|his|their) (?:rooms?|apartments?)|trays? (?:to|in) (?:her|his|their) (?:rooms?)|isolating)\b/g,
  ],
];
export const isolationEnded =
  /\b(?:taking (?:her|him|them) off|off of?|ended|lifted|came off)(?: (?:the|her|his|of))* (?:contact|droplet|airborne|enhanced|isolation)/g;

const people =
  "(?:residents?|people|cases?|of (?:my|our|the) residents|of them|ladies|patients|folks|on the (?:\\w+ )?(?:hall|wing|floor|unit))(?: (?:on|in) (?:(?:my|the|our|this) )?(?:\\w+ )?(?:hall|wing|floor|unit|side|east|west|north|south|\\d+))?";
export const countAffected = new RegExp(
  `\\b(?:(?<count>\\d+) (?:other |more |sick |new |of the |of our )?${people}(?: (?:with|have|has|had|throwing|sick|are|were|now|since|vomiting|coughing|got|all|who|that|down|started|came|complaining|showing|developed|and))|(?:have|got|at|are|is) (?<now>\\d) (?:now|so far|sick|cases)|(?<all>\\d+) (?:residents|people) (?:now |are |have |with |throwing |sick )|(?:so that is|that is|so(?= \\d+(?:\\.|$))|that makes|makes it|makes|total of|we are up to|now at|now we have|so we have) (?<total>\\d+)(?! (?:over|hours?|days?|minutes?|liters?|units?|mg|point|of|\\d|@)))`,
  "g",
);
/** "third case this week", "both roommates": more than one without a count of heads. */
export const anotherCase =
  /\b(?:(?<nth>second|third|fourth|fifth|sixth|another|2nd|3rd|4th) (?:case|one|resident|person) (?:of|with|to|who|this|in(?! \d)|on|now|came|that|down|getting|got)|both (?:roommates|residents|of them (?:are|have|were)|ladies|men)|going around|outbreak|(?:with|has|have|had|got|is) the same (?:thing|symptoms|stuff|bug)|also (?:has|started|sick|coughing|vomiting)|both of them)\b/g;
export const nobodyElse =
  /\b(?:nobody else|no one else|only one|roommate (?:is fine|has no|does not|is okay)|no other (?:cases))\b/g;
export const roommateToo =
  /\b(?:roommate|neighbor|tablemate)(?: (?:mr|mrs|ms) \w+)?(?: (?:has|is|started|got|also|has been|just|had))* (?:scratching|it too|coughing|sick|the same|positive|vomiting|itching|symptoms|also|diarrhea|too)\b/g;
/** "her roommate's itching and so is the lady across the hall". */
export const soIsAnother =
  /\bso (?:is|has|does|did) (?:the|an?|another|her|his) (?:other )?(?:lady|man|guy|woman|gentleman|resident|neighbor|1|one)\b/g;
export const staffSick =
  /\b(?<=(?:plus|and) (?:also )?)(?<plus>\d|one|two) (?:of (?:the|our|my) )?(?:aides?|staff|nurses?|cnas?|caregivers?)\b|\b(?<count>1|2|3|4|5|6|one|two) (?:of (?:the|our|my) )?(?:\w+ )?(?:aides?|staff(?: members)?|nurses?|cnas?|caregivers?|girls|workers|employees|housekeepers?|cooks?|techs?)(?: \w+){0,6}? (?:sick|out\b(?: with| positive| sick)?|called (?:off|out)|home|positive|vomiting|symptoms|it too|flu)\b/g;

export const oneStaffSick =
  /\b(?:an?|the|our|my) (?:\w+ )?(?:aides?|nurses?|cnas?|cook|staff|girls|med tech|therapist)(?: \w+){0,4}? (?:called (?:out|off|in)|went home|home sick|out sick|is sick|out with|has it|threw up)\b/g;
export const onsetCue =
  /\b(?:since|started(?: with| out| around| about| last| on)?|starting|began|onset|woke up(?: \w+){0,3}? with|came (?:on|down with)|first (?:noticed|got|1|one|case)|(?:was|were) (?:the )?first|been (?:sick|coughing|going on|having))\b/g;
export const agoOnset =
  /\b(?:about |for |going on )*(?:a|1|(?<count>\d+)) (?<unit>days?|weeks?)\b(?! (?:shift|late|old|supply|of antibiotics))/g;
export const catheter = /\b(?:catheter|foley|cath)\b/g;
export const catheterOut =
  /\b(?:c[ao]me out|t[oa]\w+ (?:it |that |the |his |her )?(?:\w+ )?out|pulled|removed|dcd)\b/;
/** Where one of these is spoken of, signs of sepsis are taken for what they are. */
export const infectionHints =
  /\b(?:foley|cath(?:eter)?s?|infect\w*|antibiotics?|fever\w*|febrile|urin\w+|pee\w*|clammy|chills|rigors?|pneumonia|rsv|cough\w*|phlegm|sputum|cellulitis|shingles|uti|covid|flu|c diff|cdiff|diarrhea|pus|abscess|boil|swab\w*|wounds?|incisions?|ulcers?|drain(?:s|ing|age)?|ooz(?:ing|es|y)|stink(?:s|ing)|foul|picc|port|(?:iv|central|midline) (?:line|site)|red|cipro|keflex|bactrim|rocephin|doxycycline|levaquin|burning up)\b/g;
/** As good as a thermometer where an infection is spoken of. */
export const feverSigns =
  /\b(?:rigors?|chills|teeth(?: \w+)? chatter\w*|shiver\w*|the shakes|(?:hot) (?:up|to (?:the )?touch)|(?<!(?:sugar|glucose|pulse|heart|rate|pressure|room|apartment|weigh\w*|age)(?: \w+)?)(?:(?:is|at|hit|up to|are|hot|warm|red|swollen|shakes)|\.) 1(?: 0 |0)[0-5](?:[ .]\d)?(?! (?:over|years?|pounds|mg|units?|percent|@|\d))|10[0-5]\.\d)\b/g;
/** A mind that an infection has turned: "she's calling me mama", "he talks to the wall". */
export const feverMind =
  /\b(?:(?:see(?:s|ing)|saw|pick(?:s|ing) at) (?:bugs|spiders|ants|snakes|people|children|kids|things|faces|voices|cats|dogs|water|the air)|(?<!(?:always|usually|likes to|often) )(?:talk(?:s|ing)?|yelling|speaking|hollering) to (?:the (?:wall|curtain|ceiling|air|tv|lamp)|(?:her|his) (?:dead|late) \w+|nobody)|call(?:s|ing|ed) me (?:mama|mom|mommy|mother|daddy|dad|papa|(?:by )?(?:her|his) \w+)|(?:children|kids|people|bugs|man|men|somebody|someone) (?:is |are )?(?:in|on|behind|under) (?:the )?(?:curtains?|wall|ceiling|closet|bed)|muttering|rambling)\b/g;
