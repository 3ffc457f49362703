import type { Code } from "../../../contracts/report.ts";

/** Air does not come. */
export const airHunger =
  "(?:hard(?:er)?|struggl\\w+|work\\w*|fight\\w*|unable|stop(?:ping|s)|belly) to breathe|(?:can|could)(?: not)? (?:hardly |barely )?(?<=not |hardly |barely )(?:breathe|finish a sentence|(?:get|catch) (?:his|her|their|a|any) (?:breath|air)|talk in full|make (?:a|any) (?:sound|noise)|get (?:more than )?(?:\\d|a|a couple|two)(?: \\w+)? words(?! out of))|words? (?:at a time|bursts?|sentences)|(?:grabb?|fight|gulp|suck|claw|hungr|gasp)\\w* (?:\\w+ )?for (?:air|breath)|gasp(?:s|ed|ing)|(?<!\\b(?:little|bit|slightly|mild) )wheez(?:e|es|ing|y)|whistl\\w+(?: \\w+){0,4}? breath\\w*|(?:trouble|difficulty) breathing|labored breathing|breathing like (?!usual|normal|always|s?he)";
export const faceSwells =
  "(?:lips?|tongues?|face|throats?|mouth|neck)(?: \\w+){0,3}? (?:swell(?:ed|ing)?|swollen|(?:bl[eo]w|balloon|puff)\\w*(?: up)?)|swelling (?:in|of) (?:the |her |his )?(?:lips?|tongue|face|throat)";
/** One side of the face hangs. */
export const droop =
  "face fell(?! (?:on|in)to)|eye (?:is )?droop\\w*|(?:face|facial|mouth|lip|smile|eyelid|cheek)(?: \\w+){0,4}? (?:droop\\w*|hanging(?! open)|slack|numb|tingl\\w+|sag(?:s|g\\w+)|crooked|lopsided|uneven|pull\\w+|is not there)(?! (?:is |was )?(?:old|from (?:his|her|the|an old))\\b)";

export const symptoms: [Code<"symptom">, RegExp][] = [
  ["dizziness", /\b(?:dizzy|dizziness|woozy|room (?:was|is) spinning|vertigo)\b/g],
  ["lightheaded", /\b(?:light ?headed(?:ness)?|faint feeling|felt faint)\b/g],
  ["fatigue", /\b(?:tired|fatigued?|worn out|exhausted|no energy|wiped out)\b/g],
  ["stiffness", /\b(?:stiff|stiffness|rigid)\b/g],
  ["tremor", /\b(?:tremors?|trembling)\b/g],
  ["shakiness", /\b(?:shaky|shaking|shakes|shakiness|jittery)\b/g],
  ["sweating", /\b(?:sweat(?:y|ing|s)?|clammy|diaphoretic)\b/g],
  ["rash", /\b(?:rash(?:es)?|burrows|hives|welts|red bumps)\b(?! allergy)/g],
  ["itching", /\b(?:itch(?:y|ing|es)|scratching)\b/g],
  [
    "vomiting",
    /\b(?:vomit(?:ed|ing|s)?|throw(?:ing|s)? up|threw up|thrown up|puk(?:ed|ing)|emesis|heaving)\b/g,
  ],
  [
    "diarrhea",
    /\b(?:diarrhea|(?:loose|runny|watery|liquid) (?:\w+ )?(?:stools?|bms?|bowels?|poops?)|the (?:runs|trots|squirts))\b/g,
  ],
  [
    "bloody_stool",
    /\b(?:bloody stools?|blood in (?:the |her |his )?(?:stool|poop|bm|brief)|black stools?|tarry)\b/g,
  ],
  ["fever", /\b(?:fevers?|febrile|running a temp|spiked a temp)\b/g],
  ["chills", /\b(?:chills|shivering|chilled)\b/g],
  ["cough", /\b(?:cough(?:s|ing|ed)?|hacking)\b/g],
  [
    "sore_throat",
    /\b(?:(?:sore|scratchy) throats?|tickle in (?:her|his) throat|throat (?:is sore|hurts))\b/g,
  ],
  [
    "runny_nose",
    /\b(?:runny noses?|sniffles?|sniffling|stuffy|stuffed up|head cold|congest(?:ed|ion)|nose is running|sneezing)\b/g,
  ],
  ["body_aches", /\b(?:body aches|achy all over|aches all over|muscle aches)\b/g],
  ["dyspnea", new RegExp(`\\b(?:short(?:ness)? of breath|breathing hard|winded|sob|${airHunger})\\b`, "g")],
  ["pneumonia", /\bpneumonia\b/g],
  [
    "dysuria",
    /\b(?:dysuria|burn(?:s|ing) when (?:she|he) (?:pees|urinates|goes)|burning (?:with|during|when) (?:urination|urinating|she pees|he pees)|hurts to pee|painful urination|burning (?:on|with) urination|(?:said|says|complain\w+) (?:that )?it burn(?:s|ed)|(?:bathroom|pee\w*|urinat\w+|toilet)(?: \w+){0,10}? (?:it )?(?:burns|stings))\b/g,
  ],
  [
    "frequency",
    /\b(?:peeing (?:a lot|more|constantly|every)|going (?:to the bathroom )?(?:every|constantly|more often)|(?:bathroom|toilet|commode) every (?:\d+|few|half|hour)|frequency|urgency)\b/g,
  ],
  [
    "facial_swelling",
    new RegExp(
      `\\b(?:${faceSwells}|swollen (?:lips?|tongue|face)|facial swelling|(?:lips?|face|eyes)(?: is| are| was| were| all)* (?:swollen|puff\\w+))\\b`,
      "g",
    ),
  ],
  ["chest_pain", /\b(?:chest pains?|chest (?:is )?(?:hurts|hurting|tight(?:ness)?|pressure))\b/g],
  [
    "leg_swelling",
    /\b(?:(?:ankles?|legs?|feet)(?: is| are| was| were| look| looks| more| both| all)* (?:puffy|swollen|swelling|swelled)|swelling in (?:her|his|the|both) (?:ankles?|legs?|feet|lower legs?)|swollen (?:ankles?|legs|feet))\b/g,
  ],
  [
    "facial_droop",
    new RegExp(`\\b(?:${droop}|(?:(?:1|one) side|half)(?: of)? (?:his|her) face|droopy)\\b`, "g"),
  ],
  [
    "weakness",
    /\b(?:weakness|(?:is|was|feels?|felt|so|very|real|gone|went|too|got|gotten|getting|left side|right side|legs) weak|weak (?:on|and|in)|weaker)\b/g,
  ],
  [
    "redness",
    /\b(?:redness|(?:is|are|looks?|was|all|bright|got|it|goopy and) red(?! (?:hot|but i))|red and (?:hot|warm|swollen)|(?:red|pink|bloodshot)(?: \w+)? eyes?)\b/g,
  ],
  ["swelling", /\b(?:swelling|swollen|swelled|puffy)\b/g],
];
