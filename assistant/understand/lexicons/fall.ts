import type { Code } from "../../../contracts/report.ts";

const body =
  "(?:she|he|him|her|them|they|resident|client|patient|lady|man|gentleman|(?:mr|mrs|ms|miss) \\w+)";
const surface =
  "(?:\\w+ room |(?!ground |first |second |third |main |top )\\w+ )?(?:floor|ground(?! floor)|mat|carpet|rug|tile|linoleum|grass|pavement|sidewalk|concrete|driveway|gravel)";
const seat =
  "(?:bed|chair|wheelchair|recliner|toilet|commode|couch|seat|sofa|stretcher|lift|sling|van|car|tub|bench|stool|cushion|mattress|pot)";
const spill = "(?:fall|spill|tumble|header|nosedive|dive|face ?plant|digger|stumble)";

/** A fall in the words people use for it: the going down, the being down, the slip, and what gave way. */
const fallPhrases = [
  "(?<!orders? |script |it |sats |pressure |face )fell(?! asleep| apart| behind| through| off (?:the wagon|in))|fallen|falling out of",
  "(?:a|the|witnessed|unwitnessed|assisted|controlled|another|second|third|this|his|her|had) fall(?! (?:risk|mat|mats|alarm|precautions?|on report|program|prevention|huddle))|falls? (?:report|from|out of|in the|at \\d)",
  `(?:took|had|did) (?:a|another|quite a) (?:\\w+ )?${spill}`,
  // A person on the floor, not a call light or a shift.
  `(?:${body}|someone|sitting|lying|laying|down|landed|ended up|kneeling|crawling|himself|herself|curled up)(?: (?!light|bell|walker|cane|tray|cup|pills?|meds|shoes?|phone|glasses|remote|blanket|and|was a|had a|to)\\w+){0,7}? on (?:the )?${surface}`,
  `found (?!(?:\\w+ )?(?:it|pills?|meds?|tablets?)\\b)(?:\\w+ ){0,4}?on the ${surface}|(?<!before (?:he|she) )hit the (?:${surface}|deck)`,
  `(?<!it |tray |food |all )(?:lowered|slid|slide|sank|sunk|dropped|went|eased|fell|rolled|came|slumped|slipped|plopped|assisted|guided|down|melted|${body}) (?:\\w+ )?(?:to|onto) the ${surface}|(?:slid|sank|slumped|dropped|plopped|landed|fell|down) (?:\\w+ )?on the ${surface}`,
  `(?:slid|slipped|slide|slip|sliding|scooted|rolled|tumbled|came|pitched|toppled) (?:right |forward |clean )?(?:out|off|down|from)(?: of)? (?:of )?(?:the |his |her |a )?(?:edge of the |side of the )?(?:\\w+ )?${seat}|went (?:right |clean |straight )?off (?:the|his|her) (?:\\w+ of the )?(?:${seat}|curb|step|porch|ramp)|rolled out`,
  "slipped (?:on|in|by|getting|and)|tripped|stumbled (?:and|over|on|into)|trip and fall",
  "(?<!i |we |it |pressure |sats |sugar |temp |fever |swelling )(?:went|gone|goes) down(?! (?:to (?:hold|get|see|the (?:dining|nurses|office|lobby))|the (?:hall|stairs|street|road)|for|by \\d|stairs to|on (?:his|her) (?:meds|own)))|(?:found|been) down (?:on|in|at|by|between|next|for)|(?:was|is) down (?:on|by|between|next|for|at the (?:foot|bottom)|in (?:the|his|her) (?:bathroom|hall\\w*|shower|tub|doorway|closet|kitchen|garage))",
  `lowered ${body}|(?:eased|caught|lowered|helped|guided|assisted|brought|(?:let|set|laid)(?! them)|rode) ${body} (?:down(?! (?:the|to (?:the|his|her) (?!floor|ground)|for))|to the ${surface})`,
  "(?:knees?|legs?|feet) (?:just |\\w+ )?(?:gave|buckled|quit|went|folded|slid|came out|flew out)|out from under (?:him|her)|lost (?:his|her|their) (?:balance|footing)",
  "missed (?:the|a|his|her) (?:\\w+ (?:of the )?)?(?:chair|step|steps|stair|bed|toilet|couch|seat|curb)|missed the (?:bottom|last|top)",
  `(?:pushed|shoved|knocked|bumped|rammed) ${body}(?: \\w+){0,12}? (?:floor|down|fell|over)`,
  "down (?:he|she) (?:went|goes|came)|(?:foot|toe|shoe|slipper|heel|leg)(?: \\w+)? (?:caught|hung up|snagged|tangled)|(?:caught|hung|snagged|tangled|stubbed) (?:up )?(?:his|her) (?:foot|toes?|shoe|slipper|heel) (?:on|in)",
  "(?:flat|sprawled|stretched|laid) out (?:by|on|in|next|beside|at)|heard (?:a|the) (?:\\w+ )?(?:thud|thunk|thump|crash|bang|boom|clunk)",
  "tipped (?:out of|off|(?:his|her|the) (?:\\w+ )?(?:chair|wheelchair|recliner|stool)(?: \\w+)? (?:over|back))|(?:went|goes|came|climbed|flipped|rolled) over the (?:\\w+ )?(?:(?:bed)?rails?|handlebars)|trip over(?! to)|(?:a|her|his) slip (?:on|off|getting|in the (?:shower|bath\\w*|tub|kitchen|hall\\w*))",
  "slid (?:right )?down (?:on (?:his|her)|(?:the )?(?:wall|side|door))",
  "(?:onto|on) (?:his|her) (?:hands and )?knees",
  "in a heap|went over (?:in|with|on) (?:his|her|the)|dropped (?:\\w+ ){0,3}?(?:on)?to the (?:tile|floor|ground|bed)",
  "collapsed|keeled over|toppled|(?<!(?:bowl|cup|mug|glass|tray|coffee|tea|soup|pot|plate|bottle|pitcher|bucket|lamp) )tipped over(?! (?:the|his|her) (?:cup|tray|water))|crumpled|slumped (?:to|down|over)|(?<!and )wiped out(?! by)|(?:face|nose) ?(?:dive|dived|planted|first)|(?:he|she|just) folded(?! (?:the|towels|laundry|clothes|her|his|wash))",
  "(?:lying|laying|sprawled|found|(?:he|she|(?:mr|mrs|ms) \\w+) (?:was|is))(?: \\w+){0,2} (?:on (?:his|her) (?:left |right )?(?:side|back|stomach|belly|face)|face ?down) (?:by|next|in|near|beside|between|under|at|on)(?! bed)",
  "(?:went|sank|dropped) to (?:his|her) (?:knees|bottom|side)|kneeling (?:by|on|next|beside|at)|sat down hard|landed on (?:his|her) (?:butt|bottom|back|side|knees?|hip|rear|tailbone)|descent to the",
  "(?:wedged|stuck|tangled|caught|trapped) between the (?:bed|wall|toilet|mattress|rail)|(?:lift|chair|wheelchair|recliner|scooter|stool|walker|stretcher|shower chair|commode)(?: \\w+)? (?:tipped|flipped|rolled over|fell over|collapsed)",
  `(?:him|her|mr \\w+|mrs \\w+|ms \\w+) down (?:on|in|by|between|behind|beside|next|under)|found ${body} (?:between the|(?:next to|beside|at the foot of) (?:the|his|her|a) (?:\\w+ )?${seat})`,
  "(?<!orders? )(?:fell|tumbled|rolled) (?:off|down|backwards?|forwards?|out of)|went (?:over )?(?:backwards?|forwards?|sideways)",
  `(?:rolled|dropped|dumped|tipped) ${body} (?:off|out of)|found ${body}(?: (?!sitting|walking)\\w+){0,8}? down(?=\\.|$| (?:with|by|and|between|flat)\\b)`,
  `(?:saw|seen|see|heard|watched) ${body} (?:fall|go (?:down|over|flying))|(?:after|since|from) (?:his|her|the|that|a) (?:tumble|spill)|remember (?:falling|the fall|going down)`,
  "lift(?: \\w+){0,12}? (?:and |so )?(?:she|he) (?:dropped|came down|fell|slid|slipped)",
];
/** A fall happened: to the floor, or caught on the way. */
export const fallEvent = new RegExp(`\\b(?:${fallPhrases.join("|")})\\b`, "g");
export const nearFall =
  /\b(?:caught (?:him|her|them|(?:mr|mrs|ms) \w+)(?= (?:before|by|under|in time|and|so|just|$)|\.)|(?:never|did not)(?: \w+)? (?:hit|reach(?:ed)?|go (?:all the way )?(?:down )?to) the (?:floor|ground)|(?:grabbed|caught|had) (?:him|her|them)(?: \w+){0,3}? before|(?:almost|nearly) (?:fell|went down|tripped)|did not (?:actually )?(?:go down))\b/g;

/** In this order: the first that was said of this fall is the mechanism. */
export const mechanisms: [Code<"mechanism">, RegExp][] = [
  [
    "lowered_by_staff",
    /\b(?:(?:lowered|eased|guided|assisted|helped|(?:let|set|laid)(?! them)|brought) (?:him|her|them|to|(?:mr|mrs|ms) \w+) (?:(?:on )?down(?! (?:the|for|to (?:breakfast|lunch)))|(?:easy )?(?:on)?to the (?:floor|ground|mat))|lowered (?:him|her|them|to|mr|mrs|ms)|eased (?:him|her|them))\b/g,
  ],
  ["syncope", /\b(?:passed out|fainted|blacked out|eyes (?:rolled|went)|syncop\w+|collapsed)\b/g],
  [
    "equipment_failure",
    /\b(?:(?:clamps?|hinge|screws?|straps?|slings?|loops?|hooks?|clips?|buckles?|brakes?|wheels?|casters?|bar|rail|lift|hoyer|chair|commode|seat|lock|latch|belt|battery|bolt|arm ?rest|walker|cane|rollator|bed|stool)(?: (?!he\b|she\b|they\b|i\b|we\b)\w+){0,5}? (?:tore|torn|broke|broken|snapped|popped|slipped off|g[ai]ve(?:s|n)?(?: way| out)?|came (?:off|loose|undone|unhooked|apart|out)|failed|ripped|let go|unhooked|unclipped|bent|cracked|collapsed|folded|died|quit))\b/g,
  ],
  ["pushed", /\b(?:pushed|shoved) (?:him|her|mr|mrs|ms|by)?\b/g],
  [
    "roll_from_bed",
    /\b(?:rolled (?:out of|off)(?: of)? (?:the |his |her )?bed|(?<!it )rolled out(?! can))\b/g,
  ],
  [
    "slide_from_bed",
    /\b(?:slid|slipped|sliding|slide|scooted)(?: right| down)? (?:out of|off|off of|from)(?: of)? (?:the |his |her )?(?:edge of the |side of the )?bed\b|\b(?:edge|side) of (?:the|his|her) bed(?: \w+){0,16}? slid (?:off|down|out|onto)\b/g,
  ],
  [
    "slide_from_chair",
    /\b(?:slid|slipped|sliding|slide|scooted)(?: right| down| forward)? (?:out of|off|off of|from|out)(?: of)? (?:the |his |her |a )?(?:wheelchair|chair|recliner|couch|seat|sofa)\b|\b(?:chair|recliner|couch)(?: \w+){0,8}? slid (?:down|out|off|to|onto)\b/g,
  ],
  [
    "trip",
    /\b(?:tripp?(?:ed|ing)|(?:caught|hung|snagged|tangled|stubbed) (?:up )?(?:his|her) (?:foot|toes?|shoe|slipper|heel)|(?:foot|toe|shoe|slipper|heel)(?: \w+)? (?:caught|hung up|snagged|tangled)|missed the last step|missed (?:the|a) step|stumbled)\b/g,
  ],
  ["slip", /\b(?:slipped|slipping|slid on)\b/g],
  ["intercepted", nearFall],
  [
    "loss_of_balance",
    /\b(?:lost (?:his|her|their) (?:balance|footing)|off balance|knees (?:gave|buckled)|legs gave|gave out|got dizzy|missed the chair|unsteady|tipped over)\b/g,
  ],
  [
    "found_on_floor",
    /\b(?:(?:found|was|sitting|lying|laying|is)(?: \w+){0,4}? (?:on the (?:\w+ room |\w+ )?(?:floor|ground|mat)|on (?:his|her) (?:side|back|stomach|belly|face)|between the))\b/g,
  ],
];

export const activities: [Code<"activity">, RegExp][] = [
  [
    "toileting",
    /\b(?:toilet|toileting|commode|(?:to|from|off|using|use) the (?:bathroom|commode|restroom|toilet)|to pee|had to go)\b/g,
  ],
  [
    "bathing",
    /\b(?:(?:in|during|taking|out of|after|getting|giving(?: \w+){1,2}?) (?:the |his |her |a )?(?:shower|bath|tub)|bathing|showering)\b/g,
  ],
  [
    "reaching",
    /\b(?:(?:reach|lean|stretch)(?:ing|ed)? (?:for|over|down|up|to|his|her|across)|bent (?:over|down) to|bending|pick(?:ing)? (?:something|it|up))\b/g,
  ],
  [
    "transferring",
    /\b(?:transfer(?:ring|red|s)?|(?:with|in|on|using) the (?:\w+ )?lift|hoyer|getting (?:mr|mrs|ms|them|him|her) (?:\w+ )?up|mechanical lift|sit to stand|getting (?:up|out of|into|in|off)|moving (?:him|her|mr|mrs|ms)|get(?:ting)? (?:him|her) up|stood up|standing up|got up|stand up|from (?:the |his |her )?(?:bed|chair|wheelchair) to)\b/g,
  ],
  ["dressing", /\b(?:(?:putt|pull|gett)ing (?:his|her)(?: \w+){1,2} on(?! (?:the|an?|his|her)\b))\b/g],
  [
    "ambulating",
    /\b(?:walking|walked|ambulat(?:ing|ed)|walk(?:ing)? (?:to|from|back|down)|coming (?:down|back)|on (?:his|her) way|on the way (?:to|back|from|into)|pacing|stairs)\b/g,
  ],
  ["in_bed", /\b(?:rolled out of bed|in bed|asleep|sleeping)\b/g],
];

export const footwear: [Code<"footwear">, RegExp][] = [
  ["nonskid_socks", /\b(?:(?:non ?skid|non ?slip|gripp(?:y|er|ing)|grip) (?:socks|ones)|grippers)\b/g],
  ["regular_socks", /\b(?:(?:regular|plain|normal|just|white|thin|only|her|his|in|slick|fuzzy) socks)\b/g],
  ["bare_feet", /\b(?:bare ?foot|bare feet|no shoes|no socks)\b/g],
  ["slippers", /\bslippers?\b/g],
  ["shoes", /\b(?:shoes|sneakers)\b/g],
];

export const devices: [Code<"assistiveDevice">, RegExp][] = [
  ["mechanical_lift", /\b(?:hoyer|mechanical lift|sit to stand lift|sling|the lift)\b/g],
  ["gait_belt", /\bgait belt\b/g],
  ["rollator", /\brollator\b/g],
  ["walker", /\bwalker\b/g],
  ["wheelchair", /\b(?:wheel ?chair|geri chair)\b/g],
  ["cane", /\bcane\b/g],
];

export const deviceInUse =
  /\b(?:(?:with|using|had|on) (?:his|her|the) (?:walker|rollator|cane|gait belt|wheelchair))\b/g;
export const deviceOutOfUse =
  /\b(?:(?:walker|cane|rollator|wheelchair) (?:was |is )?(?:(?:still )?(?:over )?(?:hanging|leaning|parked|propped|by|across|in the|next to|against|over|folded|in))|without (?:his|her|the) (?:walker|cane|rollator))\b/g;

export const environment: [Code<"environment">, RegExp][] = [
  [
    "wet_floor",
    /\b(?:wet (?:floor|tiles?|linoleum|grass|leaves)|floors?(?: (?:was|is|all|still|a|little|soaking|real))* (?:wet|slick|slippery|damp|soaked)|leak(?:ed|ing)|puddle|wet spot|mopp(?:ed|ing))\b/g,
  ],
  ["rug", /\b(?:rug|bath mat|(?:caught|tripped)(?: \w+){0,3} the mat)\b/g],
  ["clutter", /\b(?:boxes)\b/g],
  ["dim_light", /\b(?:lights? (?:was |were |is )?(?:off|out|dim|burned out)|dim)\b/g],
  [
    "cord",
    /\b(?<!(?:pull(?:ed|ing|s)?|call|emergency)(?: the| her| his)? )(?:cord|oxygen tubing|cable|tubing)\b/g,
  ],
  ["curb", /\bcurb\b/g],
  ["bed_high", /\bbed (?:was|is|had been)(?: left| still| up| way)* (?:high|up|raised)\b/g],
  [
    "bed_low",
    /\b(?:bed (?:was|is)(?: all the way| already)?(?: down)? ?(?:in (?:the )?low(?:est)?(?: position)?|low|down)|low bed)\b/g,
  ],
  [
    "call_light_out_of_reach",
    /\b(?:call (?:light|bell|button)(?: was| is)? (?:on the floor|behind|under|tied|hanging|clipped|wrapped|pinned|not by)|could not reach (?:it|the call|her call|his call))\b/g,
  ],
  ["brakes_off", /\b(?:brakes? (?:was|were|is|are) (?:off|unlocked)|unlocked brakes)\b/g],
];

export const repeatFall =
  /\b(?:(?:second|third|fourth|fifth|another|2nd|3rd) (?:fall|one|time) (?:this|in|today|since|for)|(?:fell|falls?) again|(?:he|she) fell (?:last )?(?:yesterday|week|last week|month|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday) too|(?:mr|mrs|ms) \w+ again|\d falls (?:this|in)|had another (?:one|fall)|also fell|\d times (?:since|this|in))\b/g;

export const neuroStarted =
  /\b(?:(?:started|starting|starts|(?:and|she|he|nurse) start|began|doing|initiated|on) (?:the |her |his )?neuro ?(?:checks|s)?|neuros? (?:checks )?(?:are |were |is |was )?(?:started|going|initiated|ok|okay|fine|good|within|normal)|neuro checks every)\b/g;
export const neuroNotStarted =
  /\b(?:(?:no|not started|have not started|has not started|did not start) (?:any |the )?neuros?(?: checks)?|neuro checks (?:have |has |were |are )?not (?:been )?(?:started|done))\b/g;

export const witnessYes = new RegExp(
  `\\b(?:(?:i|we|someone|somebody|aide|caregiver|staff|volunteer|cook|guard|nurse|visitor|partner|coworker|therapist|son|daughter|wife|husband|housekeeper|neighbor|roommate|cna|tech|resident|who|and) (?:both |all |also |actually |just )?(?:saw|seen|watched|witnessed) (?:it|${body}|the whole|this|everything|that|happen|all)|(?:saw|watched|seen) (?:it|${body}) (?:happen|go down|fall|too|from)|(?<!nobody )(?<!no one )(?<!else )(?<!not )saw (?:it|the whole)|(?:people|everybody|everyone|they all|we all|others|several) saw|(?<!un)(?<!not )witnessed(?! by nobody)|(?:therapist|aide|nurse|cna|partner|tech|pt|i|we) (?:had|was holding|were holding) (?:him|her)|in front of (?:me|us|staff|everyone|everybody|the nurse|the aide)|(?:i|aide|we|nurse|she|partner|cna|wife|son|daughter|neighbor|husband|visitor|therapist|caregiver|tech|staff|family|roommate|sister|brother) (?:was|were) (?:right |standing |sitting |still |just )*(?:there|with (?:him|her)|behind (?:him|her)|next to (?:him|her)|beside (?:him|her)|holding (?:on|him|her))|(?:(?:i|we|nurse|aide|daughter|son|wife|husband|partner|therapist|therapy|pt|caregiver|staff) (?:was|were)|were) (?:walking|helping|giving|assisting|\\w+ing ${body})|(?:i|we) (?:had|kept|got) (?:a )?(?:hold|grip|hand)|when (?:i|we) (?:was|were|turned|helped|moved)|lowered (?:him|her)|(?:i|we|aide) caught (?:him|her)|caught (?:him|her|(?:mr|mrs|ms) \\w+) (?:before|by|under)|holding (?:on to|onto) (?:him|her)|swung at me|hit me|bit me|(?:grabbed|caught) (?:the|his|her) (?:gait )?belt|(?:was|were) (?:standing |right |sitting )*(?:in the doorway|at the top|behind|\\d+ feet away)|she (?:watched|saw) ${body} go)`,
  "g",
);
export const witnessNo =
  /\b(?:(?:nobody|no one)(?: else)?(?: \w+){0,2}? (?:saw|sees?|seen|seeing|witness(?:ed)?|watched|was (?:\w+ ){0,2}?(?:there|around|with|in))|(?:i|we) (?:did|do) not (?:actually )?(?:see|witness) (?:it(?! hit)|him|her|what|the|anything)|unwitnessed|no witness(?:es)?|(?:she|he) was (?:alone|by (?:him|her)self)|heard (?:the |a |her |him )?(?:thump|thud|crash|bang|noise|yell|calling|yelling|hollering|scream|call out)|was heard|(?:did|could) not see (?:it|him|her|what)(?! hit)|was inside so)\b/g;
export const foundDown =
  /\b(?:(?:found (?:him|her|them|mr \w+|mrs \w+|ms \w+)|(?:mr|mrs|ms) \w+ (?:was )?found)(?: \w+){0,5}? (?:on|floor|sitting|lying|laying|down)|walked in(?: \w+){0,4} (?:and|to find)(?: \w+){0,3} (?:lying|laying|sitting|on the|down)|(?:she|he|(?:mr|mrs|ms) \w+) (?:was|is) (?:already |down )?(?:(?:sitting|lying|laying|curled)(?: \w+){0,4} )?on the (?:\w+ room |\w+ )?(?:floor|ground|mat)|was on the (?:\w+ )?floor|when (?:i|we|she|he|the nurse|the aide) got there (?:she|he|they) (?:was|were) (?:down|on|sitting|lying|kneeling)|(?:she|he) was (?:wedged|stuck|trapped)|(?:she|he) was down\b(?! (?:at|to|there|here|in the (?:dining|lobby|activit\w+|living|therapy|chapel|lounge|laundry|office))))\b/g;
