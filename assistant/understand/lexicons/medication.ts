import type { Code } from "../../../contracts/report.ts";

/** A chair, a meal or a bath can be missed as well. */
const noDose =
  "(?:\\w+ of the )?(?:last step|steps?|chair|bed|toilet|couch|seat|curb|breakfast|lunch|supper|dinner|meals?|snack|shower|bath|therapy|dialysis|appointment|activity|activities)";
const meds =
  "(?:pills?|meds?|medications?|medicines?|insulin|dose|doses|tablets?|patch(?:es)?|drops|inhaler|shot|injection|pill box|water pill|softener|vitamins?|cream|ointment)";

export const medWords = new RegExp(
  `\\b(?:${meds}|mar|narcotics?|controlled|drugs?|med cart|pill card|prescription)\\b`,
  "g",
);

/** In this order: the first kind of error that was said is the kind. Denials are part of the patterns. */
export const errorTypes: [Code<"errorType">, RegExp][] = [
  [
    "near_miss",
    /\b(?:near miss|good catch|close call|almost (?:gave|got|took|hung|handed|pushed)|(?:about|ready|going|fixing) to (?:give|hang|push|hand|inject)(?: \w+){0,12}? (?:caught|stopped|noticed|realized|saw|second check)|(?:caught|stopped|noticed|realized) (?:it |me |myself )?(?:right )?before (?:i|it|she|he|we) (?:gave|got|took|swallowed|went|hung|pushed|reached|opened|drew)|before any(?:thing| \w+)? (?:was|were|got|had been) (?:pulled|drawn|used|hung)|none(?: of (?:it|them|those))? (?:had been|was|were|got) (?:used|opened|drawn|pulled|hung)|never (?:went in|reached|got to)|(?:nothing|never|did not) reach(?:ed)? (?:the |her |him |this )?(?:resident|patient)?|caught it (?:before(?! the (?:second|next|other|third|rest|last)\b)|when i scanned|at the (?:bedside|door|cart|label)|in time)|sent (?:it|them) back(?! (?:in|to|out|home|up|down))|pharmacy (?:sent|delivered)(?: us)? (?:the )?wrong(?!.* (?:been (?:getting|taking|giving)|(?:we|i|nurse|shift) gave|(?:he|she) (?:got|took|had|received))\b))\b/g,
  ],
  [
    "wrong_route",
    /\b(?:(?:iv|vein|line|tube|muscle|shot)(?:\.? \w+){0,6}? supposed to be (?:by mouth|oral|swallowed|under)|(?:crush|chew)\w*(?:\.? \w+){0,5}? (?:\w*contin|(?:long|slow|extended|time|sustained) (?:acting|releas\w+)|patch)|(?:\w*contin|patch)(?:\.? \w+){0,7}? (?:crush|chew)\w*|patch(?: \w+){0,4}? (?:in (?:his|her) mouth|ate it)|(?:ear|eye|nose) drops in (?:her|his|the) (?:left |right |wrong )?(?:eyes?|ears?|nose|mouth))\b/g,
  ],
  [
    "count_discrepancy",
    /\b(?:(?<!head )count(?: \w+){0,13}? (?:was|is|came up|came out|does|did)(?: \w+)? (?:off|short|wrong|over|not (?:match|add|balance|come|right|agree))|(?:book|sheet|log|record) (?:says|said|shows|has) \d+(?:\.\d+)?,?(?: (?!room)[a-z]+){0,2}? (?:(?:and|but) )?(?:we|i|there|only|(?:the )?(?:card|bottle|box|pack|drawer))|(?:so|came up|comes up) \d+ (?:[a-z]+ )?short|\d+ (?:[a-z]+ )?short(?=(?: \w+){0,8} (?:lock ?box|card|drawer|count\w*|narc\w*|blister|bottle)\b)|(?<=\b(?:drawer|count\w*|lock ?box|card|narc\w*) (?:\w+ ){0,8})\d+ (?:[a-z]+ )?short|(?:pain|fentanyl|duragesic|butrans|morphine) patch(?:es)? (?:is|was|are|were|came up) (?:gone|missing|not there|nowhere)|narc(?:otic)?(?: \w+){0,4} (?:off|short|missing)|(?:not|never|un) ?accounted for|hole in the (?:narc|count|book)|missing (?:\d+|one|a|some) (?:\w+ ){1,4}?(?:from the|in the) (?:\w+ )?(?:card|cart|box|drawer|lock ?box|cabinet)|(?:count|card|bottle|vial|box|blister|book) should (?:be|have) \d+(?: \w+){0,4}? (?:and|but))\b/g,
  ],
  [
    "wrong_resident",
    /\b(?:wrong (?:resident|person|patient|lady|guy|man|woman)|(?:his|her) (?:roommate|neighbor|wife|husband|sister|brother|mother)s (?:pills?|meds?|medications?|medicine|insulin|dose|shot|tablets?|coumadin|warfarin)|(?:someone|somebody) elses|another (?:residents|ladys|mans|womans|guys|persons|patients)|the \w meds|gave (?:it|them) to (?:mr|mrs|ms)|took (?:his|her) (?:\w+s )?(?:pills|meds|medicine) by (?:accident|mistake)|(?:handed|gave|passed|given)(?: \w+){0,6}? to (?:mr|mrs|ms) \w+ instead|side by side|for (?:the (?:fellow|lady|man|guy|woman|gentleman|resident|person|patient) (?:in|next) )?(?:room|bed|apartment|door|\d)[\w ]{0,16} (?:went|ended up) (?:in|to|into|down)|(?:handed|gave|given)(?: \w+){0,2}? (?:room|bed|apartment) \w+ (?:\w+ ){1,4}?(?:for|from|of) (?:room|bed|apartment)|meant for (?:mr|mrs|ms|another|the|\d)|(?:was|were) for (?:mr|mrs|ms))\b/g,
  ],
  [
    "allergy",
    /\b(?:(?<!not )allergic|allergy|(?<!is |seasonal |just )allergies|anaphyla\w+|(?:charts?|band|bracelet|list|record|file|profile)(?: (?:says|say|lists|shows|has)(?: \w+){0,2}?)? (?:penicillin|sulfa|codeine|morphine|aspirin|latex|nsaids?))\b(?! to anything)/g,
  ],
  [
    "transcription",
    /\b(?:transcription|(?:put|entered|written|typed) in(?:correctly| wrong| as| the (?:computer|system|mar) (?:as|wrong)))\b/g,
  ],
  [
    "extra_dose",
    /\b(?:(?:got|gave|given|took|had(?! to)|received)(?: \w+){0,4}? twice|(?:entered|charted|listed|written|ordered|bolused|went in)(?: \w+){0,2}? twice|w[eo]nt (?:in|down)(?: \w+){0,4}? twice|so twice|(?:got|gave|given|took|had|received)(?: \w+){0,8}? again (?:at|around)|both (?:gave|given|did|had given|hung|injected)|had (?:already )?(?:given|done|had|taken) (?:it|his|hers|one|1) (?:too|also|as well)|(?:not|nobody|no one|never|forgot to) (?:\w+ )?(?:took|take|taken|removed?|peeled?) (?:\w+ ){1,3}?(?:off|patch)|(?:stopped|canceled|dcd)(?! (?:by mistake|in error))(?:\.? \w+){0,20}? (?<!not )(?:still|been|kept|keeps) (?:being )?(?:g[ie]t\w*|given?|giving|gave)|(?:from|out of) (?:2|both) (?:\w+ )?(?:bottles|cards|packs|boxes|carts|doctors)|duplicat(?:e|ed|ion)|(?:gave|given)(?: (?:him|her|it|them|a|his|the))* (?:(?:another|second|2nd)(?! (?:residents?|persons?|nurse|look|patients?))|again)|took (?:another|a second) (?:\d|dose|one|pill|tablet)|(?:gave|given|took|taken)(?: \w+){1,14}? (?:so|and|then) (?:i|we) (?:(?:also|just|then|went|ahead|and) )*gave|took (?:\w+ ){0,4}?(?:with|and|on top of) (?:his|her) (?:\w+ )?(?:ones|pills|meds)|twice (?:the|her|his|as much|today)|(?:gave|given|got)(?: \w+){0,6}? anyway|(?:supposed to (?:be|have)|was to be|order to) (?:\w+ ){0,4}?(?:held|stopped)|on top of (?:what|the|his|her|ours)|both the (?:old|new|brand)|so double\b|(?:getting|got|gave|given|giving|took|taking)(?: \w+)? double\b|double dos(?:e|ed|ing)|doubled up|(?:doubling) (?:up|his|her|the|it)|(?:old|new|brand|generic)(?: \w+){1,6}? (?:both|together)|2 (?:\w+ )?patches|2 on(?! (?:this|the|our|my|that)\b)|extra (?:dose|pill|tablet)|already (?:gave|given|got|had|took)|still an old (?:one|patch)|old (?:one|patch) (?:was )?(?:still )?on)\b/g,
  ],
  [
    "wrong_dose",
    /\b(?:half (?:a |of a )?(?:tab|tablet|pill)s?\b(?:\.? \w+){0,14}? (?:whole|full|entire)|(?:vial|syringe|strength|bottle|bag|card|pen|line|mark)s?(?: \w+){0,3}? (?:not) the|(?:off(?: of)?|using|used|went by) (?:(?:mr|mrs|ms|miss) \w+|(?:his|her) (?:roommate|neighbor)(?:s| is)|the wrong) (?:number|sugar|reading|result|glucose|line|scale|order|mar|page|sheet)s?|too (?:much|many)|(?:instead of|not) \d+(?:\.\d+)? ?(?:mg|milligrams?|units?|tablets?|mcg)|wrong (?:amount|strength|number of)|(?:twice|double|triple|\d+ times) (?:the|what|as much|her|his|too)|half (?:the|what|as much)|overdos(?:e|ed)|underdose|supposed to be (?:only |just |about )?(?:an? )?(?:quarter|half)|whole (?:dropper|syringe|bottle))\b/g,
  ],
  [
    "wrong_drug",
    /\b(?:wrong (?:drug|med|medicine|pill|pills|card|insulin|bag|bottle|vial|syringe|inhaler|patch|cream)|grabbed the wrong)\b/g,
  ],
  [
    "wrong_time",
    /\b(?:(?:hours?|minutes) (?:late|early)|(?<!\b(?:tray|meal|food|breakfast|lunch|supper|dinner) )(?:was|were|got|given|it) late|(?:not|did not get|not get) given (?:till|until)|(?:given|gave|got|at)(?: \w+){0,6}? instead of (?:at )?\d|wrong time|too early|(?:due|scheduled) (?:at |for )?\d[\d :@apm]*(?:,? [a-z]+){0,6}? (?:gave|given|got|get|give)(?: \w+){0,3}? (?:at|till|until|around) \d+|did not get (?:to|around to) (?:him|her|it|them) (?:till|until))\b/g,
  ],
  [
    "refused",
    new RegExp(
      `\\b(?:refus(?:ed|es|ing)(?: (?:to take|all|both|his|her|their|the|of|any|morning|evening|noon|bedtime))* ${meds}|(?:would|will|did) not take(?: \\w+){0,4}? ${meds}|would not take (?:his|her|the|any|them)|done with (?:them|${meds}|the ${meds})|spit (?:out|them out|it out))`,
      "g",
    ),
  ],
  ["expired", /\b(?:expired)\b/g],
  [
    "omission",
    new RegExp(
      `\\b(?:missed (?:his|her|the|a|both|all|\\d)(?! ${noDose})|did not (?:get|receive|have)(?: \\w+){0,2}? (?:it|them|any|${meds})|(?:was|were|been) not (?:given|getting)|(?:he|she|they) missed(?! (?:(?:the|a|his|her) )?(?:\\w+ )?${noDose})|(?:not|never|nobody|no one)(?: been| got| get| has| had)? (?:restarted|resumed|reordered|refilled|renewed)|never (?:got|received|given|gave|took|taken|swallowed)|still in the (?:cup|pack|card|box|bubble)|found (?:it|them) (?:on|in|under|behind)(?: \\w+){1,2}? (?:floor|bed|pillow|trash|napkin|cup|sheets?)|(?:spit|spat|cheek(?:ed|ing)|pocket(?:ed|ing)) (?:it|them|those|her|his|the)(?! out)|not (?:actually )?swallow|${meds}(?: \\w+){0,3}? (?:in|under|inside|behind|between|on)(?: \\w+){1,2}? (?:napkin|pillow|trash|garbage|bedding|sheets?|blankets?|mattress|cushions?|couch|pocket|sock|purse|plate|tissue|robe|floor)|(?:box|organizer|planner|pack|minder)(?: \\w+){0,3}? still (?:has|had|full)|skipped (?:his|her|a|the)(?! ${noDose})|forgot to (?:give|take)|(?:she|he) forgot|omitted|omission|${meds} (?:\\w+ ){0,6}?(?:is|are|was|were) still full|was out and nobody|ran out|out of stock|not signed (?:out|off)|holes in the mar|missed dose|did not give|went without|(?:was|were|been) (?:held|stopped|skipped|omitted) (?:by mistake|in error|accidentally)|go(?:es|ing)? without|been out since|never (?:sent|delivered|filled)|did not (?:send|fill|deliver)|(?:never|did not) (?:came?|come|arrive|show up|get delivered)(?: from| in| with)?|was not (?:in|on) the (?:cart|drawer|delivery)|not been given|has not had|forgot (?:it|her|his|about|the)|(?:nobody|no one) gave|left (?:it |them )?(?:off|in the cup|at the bedside)|overlooked|fell through the cracks|not available)\\b`,
      "g",
    ),
  ],
];

export const nothingWrong =
  /\b(?:no (?:med(?:ication)? )?(?:error|mistake|mix up)(?: (?:was|were))?(?: made| found| happened)?(?! (?:about|yet|report|but))|only (?:the )?once|refill)\b/g;
export const rightDrug = /\b(?:right|correct|scheduled|regular)(?: (?:dose|amount|of|his|her|the))*$/;
export const givenRight =
  /^(?:(?!not|never|and|but|then|so)\w+ ){0,6}?(?:correct(?:ly)?|on time|as (?:ordered|scheduled)|(?:was |were )?held (?:because|per|by|for|due|since))\b/;

export const gotIt =
  /\b(?:gave|gives|given|got|took|taken|(?:is|been) taking|received|administered|swallowed|injected|had 2 on|getting|drank|ended up with|went to|put (?:her|his) (?:ear|eye) drops)\b/g;
export const didNotGetIt =
  /\b(?:nothing (?:reached|went in|was given)|nobody (?:got|took|received)|(?:did|has|had) not (?:take|swallow|reach|get|received?)|never (?:took|got|reached|swallowed|went in|made it|had)|got nothing|was not given|did not give)\b/g;

const number =
  "(?<amount>\\d+(?:\\.\\d+)?)(?!\\d|\\.\\d)(?! (?:@|oclock|over|out of|hours?|minutes?|times|\\d\\d ?@))";
const unit =
  "(?: (?<unit>mg|milligrams?|units?|mcg|micrograms?|tablets?|pills?|ml|milliliters?|puffs?|drops?|patches|capsules?|grams?|teaspoons?))?";
const between =
  "(?: (?!at\\b|around\\b|about\\b|since\\b|and\\b|till\\b|room\\b|quarter\\b|half\\b)[a-z]+){0,5}?";
const orderedCue =
  "(?:ordered|orders?(?: (?:is|was|says|changed|reads))?(?= \\d)|order (?:is|was|says|changed|reads)|scale (?:says|said)|supposed to (?:get|have|be|take)|should (?:be|have (?:been|gotten|had|got))|prescribed|(?:changed|decreased|increased|raised|lowered|cut|bumped(?: up)?|went (?:up|down)|upped|dropped) to|instead of|rather than|dose is|takes|gets|normally gets|order for|(?:his|her) (?:\\w+ ){1,3}is(?= \\d+(?:\\.\\d+)? (?:mg|milligrams?|units?|mcg)\\b))";
const givenCue =
  "(?:gave|given|got|received|administered|took|taking|so(?= [\\d.]+ (?:mg|milligrams|units))|getting|giving|dispensed|put in as|drew up|dialed(?: up| in)?|entered as|handed|pushed|injected|hung|fed|swallowed)";
export const doseOrdered = new RegExp(`\\b${orderedCue}${between} ${number}${unit}`, "g");
/** "twenty units instead of two": what stands before the swap was given. */
export const doseSwapped = new RegExp(
  `\\b${number}${unit}(?=(?: [a-z]+){0,2}? (?:instead of|rather than|and not)(?: the| an?)? \\d)`,
  "g",
);
export const doseGiven = new RegExp(`\\b${givenCue}${between} ${number}${unit}`, "g");

export const countExpected =
  /\b(?:(?:book|sheet|log|record|page|narc book|paper|system) (?:says|said|shows|had|reads|has)|should (?:be|have(?: been)?)|expected)(?: (?:there|be|have|had|that|should|are|is|we))* (?=\d)/g;
export const countActual =
  /\b(?:(?:there (?:is|are|was|were)|only|counted|(?:card|blister|box|bottle|pack|cart)(?: only| just)? (?:has|had|shows|says|reads)|(?:i|we) have(?: got)?|find|found|left|holding|see|seeing|get|got|count|measur(?:es?|ing))(?: (?:only|just|actually|about|counted))* (?=\d)|(?=\d+ (?:in|left in|on) the (?:card|blister|box|bottle|pack|cart|drawer)))/g;

/** How deep someone sleeps who got too much of what makes sleepy. */
export const druggedSleep =
  /\b(?:zonked|snowed|doped up|drugged|out cold|out like a light|i sh(?:ake|ook) (?:him|her)|sle(?:eps?|ept|eping) (?:right )?through (?:meals?|lunch|dinner|supper|therapy|it all)|pupils?(?: \w+){0,2}? (?:tiny|small|pin\w*)|pin ?point|(?:can|could) (?:hardly|barely) (?:wake|rouse|get (?:him|her) to)|hardly (?:wakes?|opens?|rouses?|rousable|awake)|(?:have|had) to (?:pinch|rub|hold (?:his|her) head)|(?:did|does|will|would) not (?:even )?(?:flinch|stir|budge)|(?:chin|head)(?: \w+)? (?:on|to) (?:his|her) chest|(?:falls|falling|fell|drift\w*|dozes|dozing) (?:asleep|off) (?:mid|while)|breath\w*(?: (?:is|are|so|real|very|and|really))* (?:slow|shallow)|gurgl\w+)\b/g;
export const wakesEasily = /\b(?:w[oa]kes? (?:right up|eas\w+)|easy to wake)\b/g;
/** Far more than anyone is given at once: "swallowed the whole week of her pill box". */
export const tookItAll =
  /\b(?:(?:took|taken|swallowed|ate|eaten|downed|drank|emptied)(?: \w+){0,3}? (?:(?:whole|entire) (?:\w+ ){0,3}?(?:weeks?|months?|bottle|box|pack|card|planner|organizer|supply)|handful))\b/g;
/** A throat that closes, or was kept from it. */
export const closingThroat =
  /\b(?:stridor|crowing|voice (?:\w+ ){1,2}?(?:squeaky|hoarse|raspy|funny|high|thick|weird)|(?:can|could) not swallow (?:(?:his|her) (?:own )?(?:spit|saliva)|at all|anything)|(?:lips|tongues?)(?: \w+){0,2}? (?:swelling|fat|puff\w*|huge|thick|big|doubl\w+|swole)|(?:gave|given|used|got|gets|hit|stuck|did)(?: \w+){0,4}? (?:epi\b|epi ?pen|pen (?:in|into) (?:the|his|her) (?:leg|thigh)))/g;

export const monitoring =
  /\b(?:checks? every|vitals every|every (?:hour|\d+ minutes|15|30|2 hours|4 hours)|monitor(?:ing)?|watch (?:her|him)|recheck|check (?:her|his|vitals|sugars?)|hourly|hold (?:his|her|the|it|to\w+s)|observe)\b/g;
export const treatment =
  /\b(?:ordered (?!\d)|gave (?:her |him )?(?:juice|glucagon|narcan|benadryl|epi|glucose|iv|an iv)|narcan|glucagon|benadryl|epi\b|iv fluids|treated|antidote|vitamin k)\b/g;

export const routes: [Code<"route">, RegExp][] = [
  ["patch", /\bpatch(?:es)?\b/g],
  ["eye", /\b(?:in (?:her|his|the) (?:right |left )?eyes?|eye drops)\b/g],
  ["inhaled", /\b(?:inhaler|nebulizer|neb|puffs)\b/g],
  ["topical", /\b(?:cream|ointment|gel)\b/g],
  ["iv", /\b(?:iv)\b/g],
  ["im", /\b(?:intramuscular|im injection)\b/g],
  ["subcutaneous", /\b(?:subcutaneous|sub q|subq)\b/g],
  ["oral", /\b(?:by mouth|orally|oral|swallowed)\b/g],
];
