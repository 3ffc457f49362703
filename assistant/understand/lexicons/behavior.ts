const resident = "(?:mr|mrs|ms|miss) \\w+";
const strike =
  "(?:hit|hits|hitting|slapp?(?:ed|s|ing)|punch(?:ed|es|ing)?|kick(?:ed|s|ing)?|bit|bites?|biting|scratch(?:ed|es|ing)?|claw(?:ed|ing)?|grabb?(?:ed|s|ing)?|push(?:ed|es|ing)?|shov(?:ed|es|ing)|pinch(?:ed|es|ing)?|spit (?:on|at)|spat (?:on|at)|chok(?:ed|ing)|smack(?:ed|s|ing)?|whack(?:ed|s|ing)?|struck|swung at|swatted(?: at)?|popped|clocked|decked|socked|thumped|jabbed|poked|backhanded|knocked|tackled|rammed|yanked|pulled (?:the |her |his |my )?hair(?: of)?|threw (?:a |his |her |the )?\\w+ at|elbow(?:ed)?|head ?butted|squeezed|stabbed|wrestled|twisted|stomped(?: on)?|tripped|hauled off and \\w+|went after|came at|had (?:mr|mrs|ms|miss) \\w+ by the \\w+ and was \\w+|shook|shaking|had (?=(?:mr|mrs|ms|miss) \\w+ by the (?:shirt|arm|collar|hair|throat|neck|wrist))|lunged at|rolled (?:his|her) (?:wheel)?chair into|ran (?:his|her) (?:wheel)?chair into|ran into|ran over|rolled over|beat(?: up)?(?: on)?|attacked|assaulted)";
const staff =
  "(?:me|us|my (?!res|call)\\w+|(?:the|an?|another|our|one of the|that|other) (?:\\w+ )?(?:aide|cna|nurse|caregiver|tech|therapist|housekeeper|staff(?: member)?|girl|worker|dietary (?:girl|aide))|staff)";
/** The other resident, by name, by part or by pronoun. */
const others = `(?:${resident}|another resident|the other (?:resident|lady|man|guy|woman)|(?:his|her) roommate|a resident|(?:his|her) neighbor|each other|one another|someone else|another (?:lady|man|woman|guy)|her (?:across|in the|on the|on her|with|right|hard|back|twice|so)|him (?:across|in the|on the|on his|with|right|hard|back|twice|so|and he|and mr))`;

export const struckStaff = new RegExp(`\\b${strike} (?:at )?${staff}`, "g");
export const struckResident = new RegExp(`\\b${strike} (?:at )?${others}`, "g");
/** A blow at a pronoun counts when more than one resident is spoken of. */
export const struckPronoun = new RegExp(
  `\\b${strike} (?:at )?(?:him|her)(?! (?:head|face|hand|arm|elbow|knee|hip|foot|leg|chin|own|self|wrist|shoulder|forehead|walker|tray|call|chair|wheelchair|bed))\\b`,
  "g",
);
export const severalResidents =
  /\b(?:another resident|other resident|a resident|2 residents|two residents|roommate|each other|residents)\b/g;
export const struckAnyone = new RegExp(
  `\\b(?:${strike}|touch(?:ed)?|hurt|contact with|threw) (?:at )?(?:anybody|anyone|nobody|anything)\\b|\\bnobody (?:got |was )?(?:touched|hit|hurt)\\b|\\bno (?:physical )?contact\\b|\\b(?:nobody|no one|never|not) (?:ever )?laid a (?:hand|finger) on\\b|\\bnot (?:get )?physical\\b|\\b(?:did|does) not (?:hit|touch) (?:me|us|her|him|anybody|anyone)\\b`,
  "g",
);
/** "someone was hit": contact without names. */
export const someoneStruck =
  /\b(?:someone|somebody|a resident|another resident|staff|an aide) (?:was|got) (?:hit|struck|slapped|punched|pushed|kicked|bitten|hurt|touched)\b/g;
export const fight = /\b(?:got into it|fist ?fight|fighting|altercation|scuffle|brawl)\b/g;

export const selfHarm =
  /\b(?:(?:want(?:s|ed)? to|wish(?:es|ed)?(?: (?:he|she|i) (?:was|were|could))?|rather be|better off) (?:die|dead|be dead|kill (?:him|her|my)self)|do(?:es)? not want to (?:be here|live|wake up|go on)(?: anymore)?|not want to be here anymore|kill (?:him|her|my)self|end (?:it|it all|his life|her life|my life)|suicid(?:e|al)|hurt (?:him|her)self on purpose|hurting (?:him|her)self|self harm|(?:go to sleep|fall asleep|sleep) and (?:not|never) wake(?: up)?|(?:not|never) wake up(?= |$)|giving (?:her|his|all|away) (?:\w+ )?(?:things|stuff|belongings)(?: away)?|no reason to (?:live|go on|keep going|be here)|no point (?:anymore|in (?:living|going on|anything|life|being))|what is the point(?: of (?:living|going on|it))?|(?:can|could) not go on|give up on life|(?:tired|sick) of (?:living|life|all this)|had enough of (?:life|living)|nothing left (?:to live|for)|tired of living|saving up (?:his|her|my) pills|cut (?:his|her) wrists?|hang (?:him|her)self|wants to go (?:be )?with (?:her|his) (?:husband|wife)|take (?:them|it|em) all|take all (?:of )?(?:his|her|my|the) (?:pills|meds)|(?:hoard|stash|sav|collect)(?:ed|ing|s) (?:up )?(?:his|her|my|the)? ?(?:\w+ )?(?:pills|meds|medications?)|(?:do not|does not|did not) want to (?:live|be alive)|not worth living|nothing to live for|wishes? (?:he|she|it|god|i) (?:was|were|would|could)(?: \w+){0,4} (?:dead|gone|over|end|take)|(?:want|wants|wanted) (?:it|this) (?:all )?to (?:be over|end)|ready to die|let (?:me|him|her) die|end things|jump(?:ing)? out|be gone for good|rather be dead|overdose on)\b/g;

export const weaponWords =
  /\b(?:(?:had|has|have|got|pulled|holding|waving|swinging|pointing|pointed|with|grabbed|picked up|brandish(?:ed|ing)) (?:a |an |the |his |her )?(?:\w+ )?(?:knife|scissors|gun|blade|box cutter|razor|hammer|bat|pocket ?knife|shank|fork)|(?:knife|scissors|gun|fork) (?:at|on) (?:me|us|him|her|mr|mrs|ms|the|another))\b/g;

export const sexualWords =
  /\b(?:(?:hand|hands) (?:up|down|under|in|inside) (?:her|his|(?:mr|mrs|ms) \w+) (?:shirt|pants|gown|brief|blouse|skirt|dress)|(?:touch(?:ed|ing)?|grabb?(?:ed|ing)|grop(?:ed|ing)|fondl(?:ed|ing)|kiss(?:ed|ing)) (?:her|his|my|me on the|the) (?:breasts?|chest|privates|private parts?|genitals|butt|bottom|groin)|sexual(?:ly)?|exposed (?:him|her)self|inappropriate(?:ly)? touch(?:ing|ed)?|touch(?:ed|ing) (?:her|him|me) inappropriately|private (?:area|areas|parts?|places?)|privates|between (?:her|his|my) legs|down there|naked in (?:her|his)|in bed with (?:mrs|ms|mr|her|another))\b/g;

export const verbalWords =
  /\b(?:cuss(?:ed|ing)(?: out)?|curs(?:ed|ing)|yell(?:ed|ing)(?! for (?:help|me))|holler(?:ed|ing)|scream(?:ed|ing)|shout(?:ed|ing)|call(?:ed|ing) (?:me|her|him|us|the aide|staff) (?:names|a)|threaten(?:ed|ing)|swear(?:ing)? at|swore at|verbally|combative|agitated|aggressive|name calling|mean to|arguing|argued)\b/g;
export const wanderWords =
  /\b(?:wander(?:ed|ing|s)?(?! ?guard)|in (?:mr|mrs|ms|someone elses|another residents|the wrong)(?: \w+)? (?:bed|room|closet)|pacing|rummaging|going (?:in and out of|into) (?:other|peoples|residents))\b/g;
export const hallucinationWords =
  /\b(?:hallucinat(?:ing|ed|ions?)|seeing (?:things|bugs|people|spiders|a man|children|ants|cats)|sees (?:things|bugs|people|spiders)|hearing (?:voices|things|people)|talking to (?:people|someone) (?:who|that) (?:are|is) not|picking at the air|paranoid|delusion(?:s|al)?)\b/g;
export const refusalWords =
  /\b(?:refus(?:ed|es|ing) (?:to |her |his |the |a |all |any )*(?:shower|bath|care|change|be changed|eat|meals?|get up|dressed|brief|be turned|turn|treatment|therapy|go|come|let)|would(?: not| n ?t) (?:take (?:her|his|a) (?:shower|bath)|let (?:me|us)|get up|eat)|(?:shower|bath)s?(?: \w+){0,3} refused|resist(?:ed|ing|ive)(?: to)? care|wouldnt)\b/g;
export const propertyWords =
  /\b(?:broke (?:the|a|his|her) (?:window|tv|lamp|phone|glass|door|mirror)|punched (?:the|a) wall|thr(?:ew|owing) (?:\w+ ){0,3}?(?:chair|tray|plate|plates|cup|lamp|remote|phone|table|food|things|stuff)|smashed|tore up|set (?:a )?fire|stole|stealing|stolen)\b/g;

export const causeCue = /\b(?:because(?: of)?|cause)\b/g;
export const wantedCue =
  /\b(?:wanted|wants|was looking for|looking for|has to|have to|needs to|was waiting for|was trying to|did not want|does not want)\b/g;
export const sayingCue = /\b(?:saying|said|says|kept saying|keeps saying|telling us|yelling that)\b/g;
export const whenCue = /\b(?:when|after|right after|right before|while|started when)\b/g;
export const lossCue =
  /\b(?:his|her) (?:husband|wife|son|daughter|sister|brother|roommate|dog|cat|mother|friend) (?:passed|died|was moved|moved)\b/g;

export const interventionVerb =
  /\b(?:redirected|walked with|walked (?:him|her) (?:back|around|to|outside)|folded|gave (?:him|her)|got (?:him|her) (?:a|some|new|to)|offered|sat with|stayed with|wrapped|put (?:the|her|his|on|some|a|up)|took (?:him|her)|played|turned (?:on|off|down)|calmed|talked (?:him|her)|talked to|let (?:him|her|my)|held (?:his|her)|brought (?:him|her)|distracted|separated|moved (?:him|her|them)|stopped|stepped (?:back|out|away)|got everybody|called (?:his|her) (?:wife|daughter|son)|my partner took over|switched)\b/g;
