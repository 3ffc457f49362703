/** Deeds that are harm when a person does them to a resident, in every form people use. */
export const harmfulDeed =
  /\b(?:(?:forc|shov|stuff|jam)\w* (?:\w+ ){1,4}?(?:in|into|down) (?:her|his|my) (?:mouth|throat)|grabb?(?:ed|s|ing)?|hits?|hitting|slapp?(?:ed|s|ing)?|smack(?:ed|s|ing)?|punch(?:ed|es|ing)?|push(?:ed|es|ing)?|shov(?:e|es|ed|ing)|throw(?:s|n|ing)?(?! up| out| away)|threw(?! up| out| away)|yank(?:ed|s|ing)?|jerk(?:ed|s|ing)?|pull(?:ed|s|ing)?|pinch(?:ed|es|ing)?|kick(?:ed|s|ing)?|twist(?:ed|s|ing)?|bend(?:s|ing)?|bent|squeez(?:e|es|ed|ing)|shak(?:e|es|ing)|shook|drag(?:s|ged|ging)?|forc(?:e|es|ed|ing)|choke(?:s|d)?(?! on)|spit(?:s)? on|bit|hurt(?:s|ing)?|beat(?:s|ing)?|manhandl(?:e|es|ed|ing)|rough(?:ly|ed)?|yell(?:ed|s|ing)? at|scream(?:ed|s|ing)? at|curs(?:ed|es|ing) at|cuss(?:ed|es|ing) (?:at|out)|swor(?:e|ing) at|call(?:ed|s|ing)? (?:me|her|him|(?:mr|mrs|ms) \w+) (?:names|stupid|fat|dirty|an?)(?! (?:ride|cab|doctor|nurse|ambulance|day))|t(?:ell|old)(?:s|ing)? (?:me|her|him|(?:mr|mrs|ms) \w+) to (?:just )?(?:shut|(?:go|pee|poop) in)|threaten(?:ed|s|ing)?|touch(?:ed|es|ing)?|fondl(?:ed|ing)|grop(?:ed|ing)|mean to|being mean|tie(?:s|d)|lock(?:ed|s) (?:me|her|him)|pin(?:s|ned|ning)?|h(?:e|o)ld(?:s|ing)? (?:her|his|my) nose|pillow over|hand over|hold(?:s|ing)? (?:me|her|him) down|held (?:me|her|him) down)\b/g;

/** People who may do harm to a resident: staff, kin, strangers, or nobody in particular. */
export const possibleDoer =
  /^(?:aides?|cnas?|nurses?|caregivers?|girls?|guys?|man|men|woman|lady|staff|techs?|workers?|shift|somebody|someone|they|people|person|visitor|stranger|boy|one|who|employee|coworkers?|son|daughter|husband|wife|nephew|grandsons?|granddaughters?|brother|sister|agency|therapist|orderly)$/;

/** Harm that is an allegation as soon as it is named. */
export const namedAbuse =
  /\b(?:(?:keeps?|kept|ha[sd]) (?:me|her|him) (?:locked|shut|tied)|(?:tied|strapped) (?:up |down )?(?:in|to) (?:his|her|a|the) (?:wheel ?chair|bed|chair|rail)|abus(?:e|ed|ive|ing)(?! (?:screen|policy|training|hotline))|mistreat(?:ed|ing|ment)|molest(?:ed|ing)?|assault(?:ed)?(?= (?:her|him|by))|rap(?:e|ed)\b|(?:scared|afraid|terrified) of (?:the|that|her|his|one of) (?:\w+ )?(?:aide|nurse|man|girl|guy|woman|cna|caregiver|them)|(?:do|does) not (?:let|send|want) (?:that|him|her|them) (?:\w+ )?(?:aide|nurse|man|girl|guy|woman|one|person|boy|back|in here|near me|to (?:touch|take care of))|(?:he|she|they) (?:hurts?|hit|hits|scares?|threatens?|yells? at|screams? at|is (?:mean|rough|ugly) (?:to|with)) me)\b/g;

/** Care that was not given. */
export const neglectClaim =
  /\b(?:neglect(?:ed|ing|ful)?|(?:left|leaves?|leaving) (?:\w+ ){0,4}(?:in|on) (?:a |his |her |their |the )?(?:own )?(?:wet|soaked|soiled|dirty|poop|pee|urine|feces|mess|bedpan|same|(?:toilet|commode|shower|floor|chair)(?= (?:for|all|over)))(?: \w+)?|(?:nobody|no one|(?:they|staff|girls|aides)(?: \w+)? (?:never|not)|never|not)(?: (?:has|have|had|would|will|did|even|ever|been|was|were|is|being|not|never|to|gets?|got)){0,4} (?:(?<!(?:does|did) not )answer(?:ed|s)?|answer(?:ed|s)? (?:the|her|his|my) (?:\w+ )?(?:light|bell|call|button)|show(?:ed|n)?(?= up|\.|$| and| since| all| yesterday| \w+day)|(?:in|by|around)(?=(?: to (?:see )?\w+)? (?:since|all))|looked in|came|come|comes|chang(?:ed?|es)|fe(?:d|eds?)|check(?:ed)? on|help(?:ed|s)?|turn(?:ed|s)?|bath(?:ed?|es)|showered|toileted|brought|bring|give(?:n|s)?|gave)(?! (?:the phone|at the door|near|close|back|in contact|up|off|down|over|it))|(?:i|he|she) rang and rang|forg[eo]t\w* (?:about )?(?:me|him|her)(?=\.|$| and)|not take (?:me|her|him) to the (?:toilet|bathroom)|same (?:\w+ )?(?:brief|diaper|nightgown|clothes|pads?|(?:1|one) (?:s?he|i|we|they) put on (?:him|her))|call light (?:was |has been )?(?:on|ignored|going|lit) (?:for|all)|ignor(?:ed?|es|ing) (?:her|him|the call|his|me|my)|(?:went|going|gone) (?:all (?:day|night|weekend)|hours|days) without)\b/g;

export const misappropriation =
  /\b(?:(?:money|cash|wallet|purse|ring|jewelry|necklace|watch|credit card|checkbook) (?:is|was|are|were|has been|went|turned up)(?: \w+)? (?:missing|gone|stolen|taken)|stole|stolen|took (?:her|his|my) (?:money|ring|wallet|purse|cash|jewelry)|taking (?:her|his|my) (?:\w+ ){0,2}?(?:money|checks?|cash|card|pension)|missing (?:money|cash|wallet|ring|jewelry|necklace))\b/g;

/** Someone tells it. */
export const tells =
  /\b(?:(?<!\b(?:was|were|been|being) )told|tells|says|said|saying|reported|complain(?:ed|s|ing)|claims?|claimed|states?|stated|accus(?:ed|es|ing)|alleg(?:es|ed|ing)|asked why|wants to file|(?:on )?(?:camera|video|footage)|swears|insists)\b/g;
export const sees = /\b(?:i|we) (?:saw|watched|heard|witnessed|walked in (?:on|and)|caught)\b/g;
/** Blows that need no teller when staff, kin or a visitor deals them. */
export const violentDeed =
  /\b(?:slapp?(?:ed|s|ing)?|smack(?:ed|s|ing)?|punch(?:ed|es|ing)?|shov(?:ed|es|ing)|yank(?:ed|s|ing)?|kick(?:ed|s|ing)?|twist(?:ed|s|ing)?|chok(?:ed|es|ing)|beat(?:s|ing)?|dragg(?:ed|ing)|pinch(?:ed|es|ing)?|slamm?(?:ed|s|ing)|hit|threw|pillow over|spit on|grabb(?:ed|ing)(?= (?:\w+ ){1,2}by))\b/g;

/** What was said to be stolen has been found. */
export const turnedUp =
  /\b(?:we|i|she|he|staff) found (?:it|them|the)\b|\b(?:was|were) (?:in|under) (?:her|his|the) (?:drawer|nightstand|purse|bed|closet)\b/g;
/** Shouting at staff or at things is no harm to a resident. */
export const staffAsObject =
  /^(?:(?:on|off|the|a|an|our|another|me|us) )*(?:\w+ )?(?:aides?|nurses?|housekeeper|staff|cna|caregiver|girl|tv|table|wall|door|dress|gown|shirt|sweater|blankets?|covers|sheets?|pants|briefs?|pillow|walker|call|food|tray|wheelchair|coat|shoes?|socks?|toes?|own)\b/;
