import type { Code } from "../../../contracts/report.ts";

/** In this order: the first that was said is the kind of wound. */
export const woundTypes: [Code<"woundType">, RegExp][] = [
  [
    "burn",
    /\b(?:(?<!it |that )burn(?:s|ed|t)?(?! out| when| during| with urin)|scald(?:ed)?|spilled (?:(?:his|her|hot|the|some) )*(?:coffee|tea|soup|water|cocoa|chocolate|oatmeal)|(?:coffee|tea|soup|cocoa|oatmeal)(?: \w+){0,12}? (?:spilled|went|poured|splashed|dumped|tipped) (?:down|on|all|in|over)|from (?:the |his |her )?hot \w+)\b/g,
  ],
  ["surgical", /\b(?:incision|surgical (?:site|wound)|staples|sutures|stitches came|surgery site)\b/g],
  ["diabetic_ulcer", /\b(?:diabetic (?:foot )?(?:ulcer|wound|sore))\b/g],
  ["arterial_ulcer", /\b(?:arterial(?: \w+){0,6}? (?:ulcers?|wounds?|sores?))\b/g],
  ["venous_ulcer", /\b(?:(?:venous|vein|stasis)(?: stasis)? (?:leg )?(?:ulcers?|wounds?|sores?|1|one))\b/g],
  [
    "necrosis",
    /\b(?:toes? (?:is|are|look|looks|turned|turning|were)(?: \w+)? black|black toes?|gangrene|necro(?:tic|sis)(?! tissue)|foot is (?:cold and )?(?:blue|black))\b/g,
  ],
  [
    "skin_tear",
    /\bskin (?:is |was )?(?:tears?|tore|torn|peeled|flap)\b|\ba (?:\w+ )?tear (?:on|to) (?:his|her|the)\b/g,
  ],
  [
    "dti",
    /\b(?:deep tissue(?: injury)?|dti|(?:dark |deep )?(?:purple|maroon)(?: [\w.]+){0,14}? (?:mushy|boggy|squishy|soft|sponge|spongy)|(?:maroon|purple)(?: \w+){0,18}? (?:like a sponge|spongy|mushy|boggy|not (?:turn white|blanch\w*|fade))|(?:mushy|boggy|squishy|spongy)(?: \w+){0,6}? (?:purple|maroon))\b/g,
  ],
  [
    "pressure_injury",
    /\b(?:stage (?:1|2|3|4|one)|unstageable|pressure (?:ulcers?|injur(?:y|ies)|sores?|areas?|wounds?)|bed ?sores?|does not (?:turn white|blanch)|no[nt] ?blanch(?:ing|able)|open (?:area|sore|spot|wound|place)s?(?! on the (?:floor))|(?:spot|area|place|sore|patch)(?: \w+){0,7}? (?:open|raw|broken)|(?:tailbone|sacrum|sacral|heel|bottom|coccyx|hip|buttock|butt) (?:sore|wound|ulcer)|(?:heel|sacrum|tailbone|buttock|bottom|coccyx|hip)(?: \w+){0,2} (?:is |has )?(?:opened|broken down|open(?:ed)? up|breaking down)|skin (?:has )?broken? down|sore spot|(?:rubbed|dug|wore|worn|left) an? (?:\w+ )?(?:sore|hole|ulcer|wound|raw spot)|decubitus|raw from the (?:tubing|oxygen|mask|strap|boot|brace|splint))\b/g,
  ],
  [
    "masd",
    /\b(?:masd|moisture|(?:sweat|heat) rash|intertrigo|chaf(?:ed|ing)|in the (?:skin )?folds?|(?:raw|sore|red|burn\w*) from (?:being wet|(?:the |his |her )?(?:briefs?|diapers?|urine|pee|wet(?:ness)?))|incontinence dermatitis|diaper rash|excoriat(?:ed|ion)|macerated|red and raw|yeast)\b/g,
  ],
  [
    "laceration",
    /\b(?:lacerations?|gash|(?:cut|tore|caught|sliced|gouged|gashed|ripped|nicked|snagged|opened|split) (?:open )?(?:her|his) (?:left |right |lower |upper )?\w+ (?:open |up )?(?:on|with|against)|it split (?:wide )?open|(?:opened|split|cracked) (?:up |open )(?:the (?:\w+ )?(?:top|back|side) of )?(?:her|his) \w+|(?:a|the|deep|small|little|big|bad|nasty) (?:cuts?|slice|gash|puncture|wound) (?:on|over|to|that|in|about|across|maybe)|(?:lip|eyebrow|brow|chin|ear|scalp) (?:is|was|got) (?:split|cut|busted))\b/g,
  ],
  [
    "bruise",
    /\b(?:bruis(?:e|es|ed|ing)|black eyes?|shiner|black and blue|finger ?marks|finger ?prints?|hand ?prints?|discolor(?:ed|ation)|(?:purple|blue|dark|black|red|yellow|greenish) (?:\w+ )?(?:marks?|rings?|bands?|stripes?|blotch(?:es)?|splotch(?:es)?|spots on)|(?:rope|ligature|strap|grab|grip|belt|loop|whip) marks?|(?:shoe|boot) prints?|(?:marks?|lines|welts(?= across| a?round| on (?:the|his|her) back)|stripes|rings?(?= around)) (?:on|across|a?round) (?:her|his|both|the|it|(?:mr|mrs|ms) \w+))\b/g,
  ],
  ["blister", /\bblisters?\b/g],
];

export const woundTalk =
  /\b(?:wounds?|skin (?:check|report|assessment|issue|sweep)|ulcers?|sores?|open (?:area|spot|sore)s?|slough|eschar|dressing change|skins? (?:is |was )?(?:not )?(?:broken|open|intact)|raw|barrier cream|bleeding|bled)\b/g;

export const stagePattern =
  /\b(?:stage (?<stage>[1-4]|one|i{1,3}v?)|(?:calling it|call it|called it|(?:said|says) it is|staged (?:it )?(?:as|at)|looks like|staging it(?: as| at)?) (?:a |at a )?(?<called>[1-4])(?! (?:by|centimeters?|cm|inch|\d))|(?<unstageable>unstageable|(?:can|could) not see the (?:bottom|base|wound bed)|covered (?:in|with|by) (?:\w+ )?(?:eschar|slough|scab)|eschar|black (?:leathery|hard|dead|spot|scab|crust|patch))|(?<three>(?:see|down to) (?:the |some )?fat\w*)|(?<four>(?:see|down to) (?:the )?(?:bone|muscle|tendon))|(?<dti>deep tissue(?: injury)?|dti))\b/g;
export const threeWay =
  /\b(?<length>\d+(?:\.\d+)?)(?: (?<u1>centimeters?|cm|inch(?:es)?))? by (?:about |maybe )?(?<width>\d+(?:\.\d+)?)(?: (?<u2>centimeters?|cm|inch(?:es)?))?(?: by (?:about |maybe )?(?<depth>\d+(?:\.\d+)?)| (?:and )?(?:about |maybe )?(?<deep>\d+(?:\.\d+)?)(?: (?:centimeters?|cm))? deep)?/g;
export const oneWay =
  /\b(?:(?<length>\d+(?:\.\d+)?|an|a half) )?(?<unit>centimeters?|cm|inch|inches)\b(?<half> and a half)?(?! (?:onto|off|from the floor|deep|by))/g;
export const depthOnly = /\b(?<depth>\d+(?:\.\d+)?)(?: (?:centimeters?|cm))? deep\b/g;

const wet = "(?:discharge|stuff|fluid|liquid|goo|gunk|ooz\\w+|drain\\w+)";
const flowing = "(?:drain(?!age)|leak|ooz|weep|seep)\\w*";
/** Something of this look that comes out, either way round: "thick yellow drainage", "leaking green". */
function draining(look: string, more = "(?!)"): RegExp {
  return new RegExp(
    `\\b(?:${more}|(?:${look})(?: (?!no |not |without )\\w+){0,2}? ${wet}|${flowing}(?: (?!no|not|red|skin)\\w+){0,4}? (?:${look}))\\b`,
    "g",
  );
}
export const drainageKinds: [Code<"drainage">, RegExp][] = [
  ["purulent", draining("thick|creamy|milky|cloudy|pus\\w*", "pus|purulent|puss")],
  ["green", draining("green(?:ish)?")],
  ["bloody", draining("bloody|sanguineous|pink(?:ish)?|red|blood", "serosanguin(?:e)?ous")],
  ["yellow", draining("yellow(?:ish)?")],
  ["brown", draining("brown(?:ish)?|tan")],
  ["serous", draining("clear|watery|straw", "serous")],
];
export const drainageWord = new RegExp(`\\b(?:discharge|drainage|${flowing})\\b`, "g");
export const amountPattern =
  /\b(?<amount>scant|small|moderate|large|heavy|copious|minimal|tiny|little|lot|ton)\b/g;

export const odor = /\b(?:smells?(?! (?:fine|okay|good|clean))|smell(?:y|ing)|odou?r|stinks?|foul|reeks)\b/g;
export const colorPattern =
  /\b(?<!black and )(?<color>(?!black eye|black and blue)(?:dark |light |bright |deep |(?:redd|blu|purpl|yellow|green|brown)i?sh )?(?:purple|maroon|red|pink|black|blue|yellow|brown|green|gray|grey|white|bluish|purplish|yellowish))\b/g;

export const isNewYes =
  /\b(?:(?:was|were) not (?:there|like that)|(?:it|this|that) is (?:brand )?new|is new(?! for)|(?:is|it is|has) a new (?:one|wound|spot|area|sore)|new (?:open|area|wound|spot|pressure|skin|blister|bruise|one on)|did not have (?:that|it|this|them)|(?:skin|it|that|heel|area|he|she) was (?:clear|fine|clean|perfect|good|intact)|was (?:clear|fine|clean|intact) (?:last|yesterday|on)|first time (?:i|we)|just (?:showed up|appeared))\b/g;
export const worse =
  /\b(?:worse|worsening|bigger|deteriorat(?:ed|ing)|spreading|larger|declin(?:ed|ing)|(?:gone|going|went) (?:backwards?|downhill|the wrong way))\b/g;
export const better = /\b(?:better|improving|improved|smaller|healing|drying up|looks good|closing)\b/g;
/** A wound that looked well before it drained is worse. */
export const wasWell =
  /\b(?:looked|was|were|been) (?:\w+ )?(?:good|fine|clean|clear|closed|dry|great|okay|healed)\b(?= (?:on|last|yesterday|before|until|till|this morning|when|two|\d|the other|all|up))/g;
export const unchanged =
  /\b(?:no change(?! in (?:treatment|orders|meds))|unchanged|about the same|the same as|looks the same|same size)\b/g;

export const causeKnown =
  /\b(?:(?:bumped|hit|caught|scraped|banged|cut|scratched|knocked|snagged|pinched|skinned|rubbed|bit|brushed|grazed|nicked|jabbed|poked|dragged|tore|ripped) (?:it|her|his|on|against|the|himself|herself|my|me)(?! head)|spilled|(?<!(?:not|like) )from (?:the|her|his|being|a|when|where|bumping|hitting) ?(?:\w+ )?(?:wheelchair|rail|footrest|tubing|blood draw|needle|fall|brace|mask|oxygen|iv|lab|wet|transfer|walker|surgery|tape|strap|elastic|(?:gait|seat) ?belt|blanket|afghan|sheet|sock)s?|(?:asleep|sle(?:ep|pt)\w*|sat|sitting|laid|lying|left) (?:\w+ ){0,3}?(?:on|with|against) (?:the|her|his|a) (?:\w+ )?(?:heating pad|bedpan|zipper|remote|wrinkle|heater)|lab (?:stuck|drew)|(?:tape|stocking|band|sock|bandage|velcro|brace) (?:pulled|tore|caught|took|rubbed)|(?:clippers|knife|scissors|glass|can|lid|door|razor|drawer|blade|shears|nail) (?:got|cut|caught|slipped|sliced|pinched|nicked)|that is from|is from (?:the|her|his|being|when)|happened when|raw from|burned (?:it|him|her)|when (?:we|i) (?:turned|moved|transferred|was helping|were turning|pulled)|that is why|(?:i|we|she|he) (?:know|knows) how (?:she|he|it|the resident)|on the (?:bed rail|footrest|dishwasher|door|drawer|wheelchair|walker|table))\b/g;
/** A burn with something hot in the story is explained by it. */
export const heatSource =
  /\b(?<!(?:of|like) an? )(?:heating pad|hot (?:pack|water|plate)|coffee|tea|soup|cocoa|oatmeal|stove|oven|(?:space )?heater|radiator|iron|cigarette(?! burns)|lighter|candle|bath water|pan|kettle)\b/g;
export const causeUnknown =
  /\b(?:(?:do|does|did) not know (?:how|what|where|why|anything|a thing)|nobody(?: (?:on|in|from|at)(?: \w+){1,3}?)? (?:knows|knew)(?! that| about it yet)|nobody saw (?:how|what|where)|no one knows|no idea (?:how|what|where)|not sure (?:how|what|where)|unknown (?:source|cause|origin)|(?:can|could) not (?:tell|say)(?: us| me)? (?:what|how|where)|unexplained|no explanation|(?:do|does) not know if (?:it|this|that|they) (?:is|was|are|were|came|happened)|(?:nobody|no one)(?: (?:on|from|at) \w+)? (?:(?:told|said|reported|mentioned)(?: \w+)? anything|charted|reported|wrote)|(?:do not know|no idea)(?=\.|$)|nothing (?:in|on|was in) (?:the )?report|(?:nobody|no one|none of us)? ?(?:can|could) not explain|(?:nobody|no one|none of us) (?:can|could) explain|came from nowhere|nobody(?: \w+){0,4}? can say|(?:would|will|could|can) not (?:say|tell (?:me|us))(?! (?:if|no))|that (?:anyone|anybody|we|i) knows? of|no documented cause|(?:chart|log|book) has no (?:fall|report|incident|record)|no (?:fall|incident) report|not in the (?:book|chart|report|log)|(?:nothing|no incident|no fall) (?:on|in) (?:report|the (?:book|chart|log)))\b/g;
export const suspiciousMarks =
  /\b(?:goes? all the way around|insides? of (?:both|her|his|the)? ?(?:upper )?(?:thighs?|arms?|legs?)|wrists?|on the insides?|upper arms?|both arms|private|groin|pattern|cigarette|in a line|belt|ears?|lips?|jaw|face|cheek|eyes?|neck|ribs|torso)\b/g;

/** Marks that need an answer even when nobody has said that the cause is unknown. */
export const strongMarks =
  /\b(?:(?:hand|finger|thumb|belt|loop|shoe|boot|rope|ligature|strap|grab|grip|whip)s? ?(?:shaped?|sized|marks?|prints?)|tread pattern|(?<!rash )(?:in |long |thin )(?:stripes?|loops?|welts?)|(?:bruises?|marks?|lines|welts)(?: \w+){0,8}? (?:in a row|parallel)|(?:like|see) (?:from )?(?:every |all |each |an? |the |\d )?(?:belt|cord|buckle|rope|strap|wire|hanger|stick|cane|knuckle|thumb|finger|fingernail|hand|fist|shoe)s?\b(?! (?:sanitizer|rail))|rings? around|black eyes?|inner thighs?|criss ?cross|insides? of (?:both |her |his )?(?:thighs?|arms?)|(?:on|around) (?:the|her|his) (?:neck|throat)|breasts?|genital(?:s|ia)?|private (?:area|part)s?|privates|bite marks?|both(?: of (?:\w+ ){1,3})? ?(?:wrists|upper arms)|(?:in )?the shape of|shaped like|cigarettes? (?:burns?|sized?)|(?:size|end|tip) of a cigarette|like (?:(?:he|she|some\w+) )+(?:(?:was|had|got|been|were) )*(?:tied|held|grabbed|restrained|choked|hit|beat\w*|whipped|switched|squeezed|kicked|struck))\b/g;

export const deviceWords =
  /\b(?:boots?|tubing|cannula|oxygen|brace|splint|cast|bipap|cpap|mask|catheter strap|stocking|ted hose)\b/g;
export const admission =
  /\b(?:(?:were|was) (?:both )?there when (?:she|he) (?:got here|came|arrived)|(?:there|present|had it|here) (?:on|at|when|upon) (?:the )?(?:admission|admit|she came|he came)|on admission|came (?:in|from the hospital|back) with (?:it|a|an|this)|admitted with|hospital paperwork|on the hospital)\b/g;
export const bleedingStopped =
  /\b(?:(?:(?<!get )it|bleeding|that) (?:has |is |finally |did |eventually |all |pretty much )*(?:stopped|clotted|slowed|quit)(?! by)|stopped (?:bleeding|with|after|within|on its own)|bleeding (?:is|was) (?:controlled|under control|minimal)|got (?:it|the bleeding) to stop|not bleeding (?:anymore|now)|hardly any blood|quit bleeding|(?:already|now|stayed|been|is) dry(?! skin)|no longer bleeding)\b/g;
export const bleedingGoesOn =
  /\b(?:(?:has|have) not (?:stopped|quit|let up)|still (?:bleeding|running|oozing|dripping|leaking|flowing|pumping|coming(?= out| through|\.|$| (?:and|i|it|they|we|she|he)\b))|(?:as soon as|every time|the (?:minute|second)) (?:i|we) (?:let (?:up|go)|lift|ease|take)|get ahead of|(?:comes|starts) right back|on (?:the|our|my) (?:second|third|fourth|[2-9]\w\w) (?:one|1|towel|dressing|washcloth|gauze|pad)|(?:fistula|shunt|graft|access|stump|vein|artery|dialysis \w+) (?:\w+ ){0,3}?(?:let go|opened|blew|burst|popped|ruptur\w*)|keeps (?:on )?(?:bleeding|oozing|running|welling|coming)|soak(?:ed|ing|s)(?: \w+){0,3}? (?:through|towels?|pads?|gauze|dressings?|bandages?|washcloths?|sheets?)|(?:spitting|passing|throwing up) (?:blood )?clots|can not (?:get it (?:to stop|stopped)|stop (?:it|the bleeding))|(?:pour|gush|spurt|squirt|pump|spray)(?:s|ing|ed)\b|starts? (?:right )?(?:back )?(?:up )?again|(?:soak|bled|bleed|go|went|gone)(?:s|ed|ing)? (?:right )?through(?! (?:his|her|the) (?:pill|med|list|mar|chart|box|drawer|room)\w*)|through (?:several|\d) (?:towels|dressings)|(?:will|would|does|did|can) not (?:stop|quit|clot)(?: bleeding)?|filled (?:a|the|up|\d+) (?:\w+ )?(?:basin|bucket|bowl|pan|bag|glove|brief|pad|towel)s?|(?:dressing|towel|pad|gauze|bandage)s?(?: and it)? (?:was|is|were) (?:soaked|sopping|drenched|saturated)(?! (?:with|from|in) (?!blood))|(?:toilet|commode|brief|bag|diaper|sink|bed)(?: \w+){0,2}? (?:full|filled)(?: \w+){0,3}? blood|fills? up (?:as|every|right)|as fast as (?:i|we)|dripping (?:on|again|down|off)|nothing (?:works|helps|stops)|bleeding(?: for)?(?: about| over)? (?:(?:an?|\d+|half an?) (?:hours?|minutes|while)|since|all (?:night|day|morning))|clots?(?: the)? (?:size|in (?:his|her|the) (?:brief|toilet|pad|bed))|tourniquets?|still (?:holding|putting|applying) pressure|(?:i am|still) (?:press|lean)ing (?:on it|hard)|bloods?(?: \w+){0,2}? (?:everywhere|all over|up the|runn\w+|dripping|pooling|puddling|shooting|spraying|pour\w*|gush\w*|spurt\w*|squirt\w*)|bleeding (?:bad|badly|heavily|a lot|through|all over)|(?:puddle|pool) of blood)\b/g;
export const coldLimb =
  /\b(?:(?:foot|leg|toes?|hand|fingers?|thumbs?|feet|arm|knee)(?: \w+){0,3}? (?:cold (?:from|to) the|(?:white|blue|gray|dusky|mottled) and (?:ice )?cold|(?:ice )?cold and (?:blue|white|pale|purple|mottled)|(?:is|are|turned|turning|went|gone) (?:blue|white|gray)|twice the size|mottled|dusky|cold as|like ice|(?:ice|icy|stone|freezing) cold)|(?:can|could) not (?:find|feel|get|doppler) (?:a |any |his |her )?(?:\w+ )?pulses?(?! ox)|pulseless|mottl\w+ (?:up )?to|toes?(?: \w+){0,6}? (?:turned |turning |went |gone )?black|black toes?|no (?:(?:pedal|foot|radial|distal|palpable|detectable|good) )?pulses?(?! ox)|(?:cold|blue|white|mottled|dusky) (?:cold|blue|white|mottled|dusky) (?:foot|feet|leg|toes?|hand|fingers?)|(?:nails?|finger\w*|toes?|skin|it) stays white|no cap(?:illary)? refill|cap(?:illary)? refill (?:is |was |takes )?(?:slow|sluggish|delayed|over))\b/g;
