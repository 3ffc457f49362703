const who = "(?:him|her|them|mr \\w+|mrs \\w+|ms \\w+|miss \\w+)";
/** "can't find her" is about a person, "can't find her hearing aid" is not. */
const alone =
  "(?:him|them|mr \\w+|mrs \\w+|ms \\w+|miss \\w+|her(?=\\.|$| (?:anywhere|in|on|at|and|since|but|we|i|so|right|now|yet|or|for|when|after|till|until|inside|outside|he|she|they|by|last|this|today|tonight|all|because|either|again)\\b))";
const person = "(?:she|he|they|mr \\w+|mrs \\w+|ms \\w+|miss \\w+)";

export const leftBuilding = new RegExp(
  `\\b(?:(?:get|got|gets|gotten|made it|walked|wandered|snuck|sneaked|slipped|ran|headed|took off|went) (?:all the way |clear |right |way )?(?:out(?:side)? (?:to|on|onto|into|the(?! front (?:on|onto|of))|past|in|of the (?:building|facility))|down the (?:road|street|block)|off the (?:property|grounds))(?! (?:the )?(?:dining|hall|bathroom|nurses|hospital|er\\b|doctors?|appointment))|(?:walking|walked|standing|sitting|wandering|wandered|strolling|heading) (?:along|down|on|in|by|at|near|out on|out in|up|toward) (?:the )?(?:\\w+ )?(?:road|avenue|shoulder|highway|street|sidewalk|parking lot|bus stop|driveway|gas station|corner|side of the road)|got out(?! of (?:bed|the (?:chair|shower|tub|bathroom|way|car|recliner)|(?:his|her) (?:chair|wheelchair|bed|recliner)))|got outside|(?<!to |out |yell\\w*? |holler\\w*? |scream\\w*? |sa(?:id|ys|ying) |me )get out(?:side)?(?! (?:get|of (?:bed|the chair|my|here|the room)))|(?:managed|able) to get out(?:side)?(?! of (?:bed|the))|gotten out|made it out(?:side)?|make it out(?:side)?|left the (?:building|facility|property|house|unit|grounds|premises)|leave the (?:building|facility|property|unit)|walk(?:ed|ing|s) (?:right )?out (?:of the (?:building|facility|front|house)|the|with|behind)|went out (?:the|a|through)(?! front (?:onto|on|of))|out the (?:\\w+ )?(?:front|back|side|main|exit|fire|patio|garage)? ?(?:door|gate|exit)|elop(?:ed|ement)|(?:slipped|snuck|sneaked|walked|wandered|ran|took off) out(?: right)? (?:the|with|when|while|as|after|behind|of the (?:building|facility))|(?:found|saw|spotted|picked up) ${who}(?: \\w+){0,4}? (?:outside|at the (?:bus stop|end of|corner|gas station|street)|down the (?:road|street|block)|in the (?:street|road|parking lot|driveway|yard|garden|courtyard)|by the (?:road|street|highway|bus stop)|across the street|on the (?:sidewalk|street|corner|road))|wandered (?:off|outside|out)|(?:climbed|crawled|went|got|jumped|snuck) out (?:of )?(?:the|a|his|her) (?:\\w+ )?window|(?:houses?|doors?|streets?) (?:down|over|away)|by the bus stop|walked away from the (?:building|facility|house)|off the (?:property|grounds|premises)|was (?:outside(?! with)|out on the (?!patio|porch|deck|balcony|courtyard|floor|unit|sun))|(?:got|slipped|snuck|walked|went|made it) past the (?:\\w+ )?(?:receptionist|desk|nurse|guard|door|aide|staff)|(?:blocks?|miles?) (?:away|down|from)|(?:police|cops?|sheriff|officer|deputy|mailman|driver|passerby|jogger|stranger|someone) (?:picked ${who} up|brought ${who} (?:back|in)|found|returned|(?:called|saw|spotted)(?: \\w+){0,6}? (?:street|road|sidewalk|corner|store|lot|outside))|walked (?:almost |about |over |nearly )?(?:a|half a|\\d+) (?:miles?|blocks?)|(?:man|lady|woman|clerk|guy|someone) at the (?:\\w+ )?(?:store|station|restaurant|church|park|bank|library)|one of (?:our|your) residents|(?:fire|police|gas|bus|train) station|in (?:a|some|his|\\w+s) (?:\\w+ )?(?:cab|truck|car)(?= (?:in|on|at|by|out|$)|\\b)(?! with)|across the (?:street|road)|outside (?:alone|by (?:him|her)self|in the))\\b`,
  "g",
);
export const stayedInside =
  /\b(?:never (?:got|left|made it|went) (?:out(?! of (?:bed|the (?:chair|parking lot|lot|yard|driveway)|(?:his|her)))|outside|the building|the unit|the facility)|did not (?:get|make it|go|leave)(?: \w+)? ?(?:out(?! of (?:bed|the chair|(?:his|her)))|outside|the building|the unit|the facility)|still (?:in|inside) the (?:building|facility)|never got off the (?:floor|unit|hall)|inside the building the whole|did not get out|was in the building)\b/g;

/** Nobody can find them: looked for, not where they should be, gone, or an empty place. */
const missingPhrases = [
  `(?:(?:can|could|did|have|has) not|no)(?: (?!find|found)\\w+){0,3}? (?:find|found|locate|located) (?:${alone}|where ${person})|still do not have ${alone}|unable to (?:find|locate) ${alone}|(?:nobody|no one)(?: can| could| has| have| is)* (?:find(?:ing)?|found|located|seen|laid eyes on)(?: ${who})?(?! (?:how|what|out))|(?:do|can) not see ${who}(?= anywhere|\\.|$)`,
  `${person} (?:is|was|are|has been|has gone|went|turned up) (?:missing|gone(?! (?:for )?(?:maybe |about |like )?(?:a few |\\d+ )?(?:seconds|minutes))|unaccounted)|(?:is|was)(?: still)? missing(?! from the (?:card|cart|count))|noticed ${person} (?:was |is )?gone|missing (?:resident|person)|unaccounted for|nowhere to be (?:found|seen)|(?:has |have )?(?:disappeared|vanished)|(?:can|could) not account for ${who}`,
  `${person}(?: (?!i |we |he |she |they |and |but |who |was |is )\\w+){0,6}? (?:is|was) not (?:here|home|there|around|anywhere|inside|(?:in|on|at) (?:his |her |the )?(?:\\w+ )?(?:room|apartment|bed|house|chair|floor|table|lounge|bathrooms?|hall|recliner|kitchen))(?! (?:yet|when it|to see))|not (?:in|inside|on|at) (?:the|this) (?:\\w+ )?(?:building|unit|facility|premises|property|house)`,
  `(?:we|i|nobody|no one|staff|none of us)(?: \\w+){0,4}? (?:idea|know|knows|sure|clue) where ${person} (?:is|went|are|could|got|ended)|(?:lost|no) (?:track|sight|sign|trace) of ${who}`,
  `${person} (?:\\w+ ){2,7}?and was not in (?:his|her|the) (?:room|apartment)|we (?:started|have been|went) (?:looking|searching)|(?:looking|looked|searching|hunting|search(?:ed)?|look) (?:everywhere|all over|high and low|(?:everywhere )?for ${who})|(?:bed|room|apartment|house|place|home|wheelchair)s? (?:is|was) empty`,
];
export const missing = new RegExp(`\\b(?:${missingPhrases.join("|")})\\b`, "g");
export const foundAgain = new RegExp(
  `\\b(?:found ${who}|found at|we found|(?:is|was|were|got|brought|walked|came|him|her) back(?: in| inside| at| to| on|(?! pain)\\b)|returned|turns out|has got her|has got him|(?:is|was) with (?:his|her) (?:son|daughter|family|wife|husband)|is fine|was (?:asleep|sleeping|sitting|hiding) in|back inside|located|the whole time|all along|(?:he|she) was in the (?:wrong|other|activity|tv|dining|laundry|linen|supply|bathroom|chapel|closet|shower)(?! (?:room )?at \\d)|turned up|showed up|brought (?:him|her) back)\\b`,
  "g",
);
export const accompanied =
  /\b(?:(?:son|daughter|wife|husband|family|brother|sister|friend|niece|nephew)s? (?:took|picked|signed|brought) (?:her|him|them)(?: out| up| to| for)?|(?:is|was|out|went|left) with (?:his|her) (?:son|daughter|wife|husband|family|brother|sister|niece|nephew)|signed (?:him|her) out|(?:is|was) with (?:him|her|them) (?:he|she|they)|(?:he|she|they) (?:had )?(?:picked|took|signed|taken|come (?:and )?got) (?:him|her) (?:up|out|for|to (?:lunch|dinner|church|the))|(?:did|do) not sign (?:the (?:book|log|sheet)|(?:him|her|them)? ?out)|forgot to (?:sign|tell|let)|accompanied)\b/g;
/** The one thought to be with them is not. */
export const notAccompanied =
  /\b(?:(?:do|does|did) not (?:have|take|pick|sign)(?: (?:him|her|them))?(?: (?:up|out))?(?! (?:the|a|his|her|any|it|in)\b)|(?:is|was|are) not with (?:him|her|them|family|his|hers|anyone|anybody|me|us)|(?:nobody|no one) (?:signed|took|picked|has)|(?:has|have) not (?:seen|heard from) (?:him|her|them))\b/g;

export const exitSeeking =
  /\b(?:(?:push|pull|rattl|bang|kick|shak|jiggl|open|check|try|test|yank|pound|work|hit|hitt)(?:ing|s|ed|es)? (?:on |at |open |against )?(?:the |all the )?(?:\w+ )?(?:exit|exits|gate|(?:exit|front|back|side|stairwell|patio|main|fire|unit|courtyard|elevator|lobby|emergency) (?:doors?|gate|exit|bar))\b|(?:goes|going|went|heads?|headed|heading|runs?|ran|running) (?:for|to|toward|towards) the (?:exit|front door|back door|door)|(?:elevator|exit|stairwell)(?: door)? (?:trying|tried|again)|(?:at|pushing on|pushing|push(?:ed)? open|pushed on|trying|tried|pulling on|banging on|kicking|shaking|jiggling|by|stood at|opened|standing at|hit) the (?:\w+ )?(?:exit |front |back |side |stairwell |patio |main |fire |kitchen |unit |courtyard )?(?:doors?|exit|gate|bar|crash bar)|exit seeking|(?:door|exit|stairwell)(?: \w+)? alarm (?:went|was going|sounded|started)|check(?:ing|ed)? (?:every|all the|the) doors?|got (?:the|a) (?:\w+ )?door open|trying to (?:leave|get (?:out|home)|go home|go out)|tried to (?:leave|get out|go out|walk out)|wanting to leave|tried the door|went for the door|headed (?:for|to) the door|climb(?:ed|ing)? (?:out|over) the)\b/g;

export const exitDoor =
  /\b(?:the|a|an|our|that|through|out|at) (?<door>(?!(?:bathroom|closet|bedroom|room|fridge|car|dishwasher|cabinet|shower|oven|open|other|same|whole) )[a-z]+ (?:[a-z]+ )?(?:door|exit|gate|window)(?: (?:by|near|next to|off|behind) (?:the )?\w+)?|door (?:by|near|next to|off) the \w+)\b|(?<=\. )(?<first>(?:front|back|side|fire|patio|kitchen) (?:door|exit|gate))\b/g;
/** Outdoors, and brought back in: they had left, whatever words were used for it. */
export const outdoors =
  /\b(?:outside|loading dock|parking lot|street|road|highway|sidewalk|driveway|bus stop|gas station|corner|yard|lawn|porch|courtyard gate|front steps|woods|creek|ditch|field|(?:next|down) the block|neighbors? (?:house|yard|porch)|store|church)\b/g;
export const broughtBack =
  /\b(?:brought|walked|got|led|took|drove|escorted|carried|wheeled|bring|helped) (?:her|him|them)(?: right| safely)? (?:back|home)|\bwent (?:out )?(?:and|to) (?:got|get|picked) (?:her|him|them)|\bback (?:in|inside|in the building|at \d)/g;
export const alarmYes =
  /\b(?:alarm (?:did go|went|was going|goes|sounded|was sounding|was ringing|rang|is going|had gone|started|beeped|blared)(?: off)?|alarms? (?:was|were) (?:ringing|sounding)|set (?:off the (?:\w+ )?alarm|the (?:\w+ )?alarm off)|heard the alarm)\b/g;
export const alarmNo =
  /\b(?:(?:did|does|do) not (?:even )?alarm|nothing (?:went off|sounded|rang|beeped|alarmed)|alarms?(?: \w+){0,2}? (?:not|never|no|did not) (?:go|sound|ring|going|went|on|work|working|armed|set|make|making|rang|beep)\w*(?: off)?|no (?:door )?alarm|(?:nobody|no one|did not|never) (?:hear|heard) (?:an?|the|any|no) (?:\w+ )?alarm|alarm (?:was|is|had been|been)(?: \w+)? (?:off|disabled|broken|silenced|disarmed|silent|dead)|without (?:an|the) alarm|no one heard)\b/g;
export const wanderYes =
  /\b(?:(?:has|had|got|wear(?:s|ing)?|with)(?: \w+){0,3}? (?:a |his |her |the )?(?:wander ?guard|wander alert|bracelet|ankle monitor|pendant|roam alert|wander device|tracking|code alert)(?: on)?|(?:wander ?guard|bracelet|pendant)s? (?:(?:is|was) )?(?:on|still on|working|in place|checked))\b/g;
export const wanderNo =
  /\b(?:(?:no|does not have (?:a|his|her)|did not have (?:a|his|her|the)|was not wearing (?:a|his|her|the)|not wearing (?:a|his|her|the)|without (?:a|his|her|the)|not have a) (?:wander ?guard|wander alert|bracelet|roam alert|wander device)|wander ?guard (?:was |is |had )?(?:off|cut off|on the charger|missing|not on|gone|dead|not working|been cut|fell off))\b/g;
export const headcountYes =
  /\b(?:(?:did|done|finished|completed|doing|took|had|ran) (?:a |the )?(?:full )?(?:head ?)?count|head ?count(?:s)? (?:is|was|s)? ?(?:good|done|complete|fine|correct|okay|ok|right|full|all)|every(?:body|one) else (?:is )?(?:here|accounted|counted|in|safe)|all (?:other )?residents (?:are )?accounted|rest of (?:the|them) (?:residents )?(?:are )?accounted)\b/g;
export const headcountNo =
  /\b(?:(?:have|has|did) not (?:done|do|finished|started) (?:a |the )?head ?count|no head ?count|head ?count (?:is |was |has )?not)\b/g;
export const policeYes =
  /\b(?:police (?:(?:was|were|are|is|have|has|been|on|just|already) )*(?:called|notified|on the way|on their way|coming|here|there|found|came|brought|looking|arrived)|called (?:(?:his|her|the|and|wife|husband|son|daughter|family|office) ){0,4}(?:the )?(?:police|cops|sheriff|n911)|(?:police|cops|sheriff) (?:brought|found|picked))\b/g;
export const policeNo =
  /\b(?:police (?:(?:have|has|was|were|are) )?not (?:been )?(?:called|notified|yet|involved)|(?:have|has|did) not (?:yet )?(?:call(?:ed)?|notified|notify) (?:the )?(?:police|cops|n911|sheriff)|(?:nobody|no one)(?: is| has| have)?(?: yet)? (?:called|notified|told) (?:the )?(?:police|cops|n911|sheriff)|no police|police (?:were|was) not|not called (?:the )?(?:police|n911))\b/g;

export const clothing =
  /\b(?:(?:is |was )?wearing|dressed in|has on|had on|(?:is|was) in a (?=(?:\w+ ){1,3}(?:shirt|sweater|coat|jacket|robe|housecoat|dress|blouse|pajamas|sweatshirt))|got on(?= (?:an? (?!bus)|his|her|only|just))|in (?:his|her) (?=slippers|pajamas|nightgown|robe|coat|bathrobe))\b/g;
/** Clothes listed without a word for wearing: "brown jacket, jeans, baseball cap". */
export const garments =
  /\b(?:(?!in |her |his |the |a |and |with |has |had |no |put |got |on )\w+ ){0,2}?(?:jacket|coat|jeans|pants|sweatpants|shirt|sweater|sweatshirt|cardigan|hoodie|hat|cap|pajamas|nightgown|robe|slippers|sneakers|dress|skirt|blouse|vest|scarf|shorts)\b(?! (?:guard|drawer))/g;
/** Where a person is found, as a noun that can be looked for. */
export const foundPlace =
  /\b(?:bus stop|driveway|gas station|parking lot|main road|side of the road|shoulder|road|street|corner|highway|sidewalk|courtyard|garden|patio|porch|yard|garage|shed|woods|field|park|bench|church|chapel|store|restaurant|bank|library|neighbors (?:house|yard|porch)|closet|stairwell|landing|basement|laundry room|linen closet|supply room|storage room|office|lobby|lounge|dining room|kitchen|bathroom|shower room|activity room|conference room|beauty shop|salon|(?:another|wrong|empty|other) (?:residents )?(?:room|apartment|bed)|mail ?box|dumpster|fence|gate|front walk|hospital)\b/g;
export const foundCue = new RegExp(
  `\\b(?:found ${who}|found at|we found|(?:picked up|found|spotted|seen|brought back) by|spotted|located|saying there is|said there is|there is a(?:n)? (?:\\w+ )?(?:gentleman|lady|woman|man|resident|person)|got ${who} at|picked ${who} up|caught up (?:to|with)|got to ${who}|(?:front desk|driver|police|visitor|neighbor|someone|somebody|staff|mailman|mail carrier|store|cashier|clerk|family|aide|they|station)(?: (?:at|from|in|across|down|by|the|gas|road|street|store|station|next|door))* (?:found|saw|called|brought|spotted|phoned|phones|calls)|called (?:and said|us|to say))\\b`,
  "g",
);
export const lastSeen = new RegExp(
  `\\b(?:last (?:seen|saw|spotted|charted|checked|known|accounted|on camera|time (?:i|we|anyone|anybody|staff) (?:saw|seen|had)|(?:anybody|anyone|we|i|staff|any of us) (?:saw|seen|had|laid|knew))|(?:had|would) (?:been (?:there|in the)|seen ${who})|laid eyes on|(?<!to )(?:put|tucked|helped) (?:her|him) (?:to|in|into) bed|(?:been|was) seen (?:at|around|in)|saw ${who} last|seen ${who} (?:last )?since|(?:i|we|aide|nurse)(?: had)? (?:last saw|(?:saw|seen) ${who} (?=at|around|in|about|by|near))|was last (?:in|at|seen)|last (?:in|at) the|${person} (?:was|were)(?: (?:sitting|standing|watching \\w+|resting|dozing|asleep|up))? (?:in|at|by) the (?:nurses station|front desk|dining room|lounge|activity room|tv (?:room|lounge)|living room|hallway|chapel|day room|lobby|common area|courtyard))`,
  "g",
);
export const noticed = new RegExp(
  `\\b(?:noticed (?:${person} )?(?:was |is )?(?:gone|missing)|realized|when (?:i|we) went to (?:get|give|check|bring)|went to (?:get|check on|give|put|wake|find|bring|toilet) ${who}|(?:${person}|and) was not (?:in|there|here|home|anywhere|at)\\b|${person} was gone|when i got here|thought (?:${person})(?: \\w+){0,4} (?:was )?(?:missing|gone)|(?:bed|room) check|(?:bed|room|chair|recliner) was empty|could not find ${who}|can not find ${who}|discovered (?:${person} )?(?:was )?missing)`,
  "g",
);
export const returned =
  /\b(?:(?:was|is|were|got|brought|walked|came|had|him|her|them|he|she) back(?: (?:in|inside|at|to|on|upstairs|home|here|safe)|(?= at| by| around| \d))|back (?:in|inside)|(?:was|were) (?:in|inside) the (?:building|facility) (?:by|at)|returned)\b/g;
