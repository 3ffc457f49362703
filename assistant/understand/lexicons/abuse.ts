/** Deeds that are harm when a person does them to a resident, in every form people use. */
export const harmfulDeed =
  /\b(?:(?:forc|shov|stuff|jam)\w* (?:\w+ ){1,4}?(?:in|into|down) (?:her|his|my) (?:mouth|throat)|(?:forc|shov|jam)\w* (?:the|a|that) (?:spoon|fork|food|pills?)|kiss(?:es|ed|ing)?|h[eo]ld(?:s|ing)? (?:her|his|my) (?:jaw|mouth|lips)|grabb?(?:ed|s|ing)?|hits?|hitting|slapp?(?:ed|s|ing)?|smack(?:ed|s|ing)?|punch(?:ed|es|ing)?|push(?:ed|es|ing)?|shov(?:e|es|ed|ing)|throw(?:s|n|ing)?(?! up| out| away)|threw(?! up| out| away)|yank(?:ed|s|ing)?|jerk(?:ed|s|ing)?|pull(?:ed|s|ing)?|pinch(?:ed|es|ing)?|kick(?:ed|s|ing)?|twist(?:ed|s|ing)?|bend(?:s|ing)?|bent|squeez(?:e|es|ed|ing)|shak(?:e|es|ing)|shook|drag(?:s|ged|ging)?|forc(?:e|es|ed|ing)|choke(?:s|d)?(?! on)|spit(?:s)? on|bit|hurt(?:s|ing)?|beat(?:s|ing)?(?! (?:me|us|him|her) (?:at|in|by))|rough(?:ly|ed)?|yell(?:ed|s|ing)? at|scream(?:ed|s|ing)? at|curs(?:ed|es|ing) at|cuss(?:ed|es|ing) (?:at|out)|call(?:ed|s|ing)? (?:me|her|him|(?:mr|mrs|ms) \w+) (?:names|stupid|fat|dirty|an?)(?! (?:ride|cab|doctor|nurse|ambulance|day))|t(?:ell|old)(?:s|ing)? (?:me|her|him|(?:mr|mrs|ms) \w+) to (?:just )?(?:shut|(?:go|pee|poop) in)|threaten(?:ed|s|ing)?|touch(?:ed|es|ing)?|fondl(?:ed|ing)|mean to|tie(?:s|d)|lock(?:ed|s) (?:me|her|him)|pin(?:s|ned|ning)?|h(?:e|o)ld(?:s|ing)? (?:her|his|my) nose|pillow over|hand over)\b/g;

/** People who may do harm to a resident: staff, kin, strangers, or nobody in particular. */
export const possibleDoer =
  /^(?:aides?|cnas?|nurses?|caregivers?|girls?|guys?|man|men|woman|lady|fella|fellow|gentleman|staff|techs?|workers?|shift|somebody|someone|they|people|person|visitor|stranger|boy|one|who|employee|coworkers?|(?:step)?son|(?:step)?daughter|husband|wife|nephew|niece|cousin|boyfriend|grandsons?|brother|sister|agency|therapist|orderly)$/;

/** Harm that is an allegation as soon as it is named. */
export const namedAbuse =
  /\b(?:(?:keeps?|kept|ha[sd]) (?:me|her|him) (?:locked|shut|tied)|(?:tie[sd]|strapped) (?:(?:up|down|her|his|him|mr|mrs|ms|hands?|both) |(?:\w+ )?(?:wrists?|arms?|legs?|ankles?) )*(?:in|to) (?:his|her|a|the) (?:bed ?)?(?:wheel ?chair|bed|chair|rail|recliner|toilet|commode)|(?:pad ?lock|bolt|lock|latch)\w*(?: \w+){0,4}? (?:on|from) the outside|admitted (?:to )?(?:putting|hitting|slapping|leaving|locking|doing|tying|grabbing|pushing) (?:her|him|it|that)|(?:aides?|staff)(?: \w+){0,12}? (?:filming)|pillow(?: \w+){0,3}? (?:on|over)(?: \w+){1,3}? (?:face|mouth|nose)(?<!my .*)|heard (?:a|the) (?:smack|slap|whack|belt)|(?:hands?|fingers?) where (?:he|she|it|they) (?:should|do|does|did|is|are) not|abus(?:e|ed|ive|ing)(?! (?:screen|policy|training|hotline))|rap(?:e|ed)\b|(?:scared|afraid|terrified) of (?:the|that|her|his|one of) (?:\w+ )?(?:aide|nurse|man|girl|guy|woman|cna|caregiver|them)|(?:do|does) not (?:let|send|want) (?:that|him|her|them) (?:\w+ )?(?:aide|nurse|man|girl|guy|woman|one|person|boy|back|in here|near me)|(?:he|she|they) (?:hurts?|hit|hits|burn(?:s|ed)|punch\w+|kick(?:s|ed)|pinch\w+|chok\w+|shov\w+|touch\w+|lock\w+|scares?|yells? at) me)\b/g;

/** Care that was not given. */
export const neglectClaim =
  /\b(?:(?:left|leaves?|leaving) (?:\w+ ){0,4}(?:in|on) (?:a |his |her |their |the |that )?(?:own )?(?:wet|soaked|soiled|dirty|poop|pee|urine|feces|mess|bedpan|same|(?:toilet|commode|shower|floor|chair|bed(?:pan)?|recliner|dark|hall)(?= (?:for|all|over|since|from|till|until|\w+day)))(?: \w+)?|(?:nobody|no one|(?:they|staff|girls|aides)(?: \w+)? (?:never|not)|never|not)(?: (?:has|have|had|would|will|did|even|ever|been|was|were|is|being|not|never|to|gets?|got)){0,4} (?:(?<!(?:does|did) not )answer(?:ed|s)?|show(?:ed|n)?(?= up|\.|$| and| since| all| \w+day)|(?:in|by|around)(?=(?: to(?: \w+){1,3}?)? (?:since|all))|looked in|came|come|comes|chang(?:ed?|es)|fe(?:d|eds?)|help(?:ed|s)?|turn(?:ed|s)?|bath(?:ed?|es)|showered|toileted|brought|bring|giv(?:en?|es) (?:him|her|his|me|my|any)|gave)(?! (?:the phone|at the door|near|close|back|in contact|up|off|down|over|it))|(?:i|he|she) rang and rang|forg[eo]t\w* (?:about )?(?:me|him|her)(?=\.|$| and)|not take (?:me|her|him) to the (?:toilet|bathroom)|same (?:\w+ )?(?:brief|diaper|nightgown|clothes|pads?|(?:1|one) (?:s?he|i|we|they) put on (?:him|her))|(?:shut|turn|switch|click)\w* (?:(?:the|my|her|his|it|call|light) )+off(?: (?:at|by) the \w+)? and (?:walked|left|went|never)|(?:call|light|cord|button|bell|walker|phone|water) (?:\w+ ){0,6}?(?:where|so) (?:he|she|i) (?:can|could) not|(?:takes?|took|tied|unplugged|hides?|hid|put) (?:away )?(?:his|her|the|my) (?:call )?(?:light|cord|bell|button|walker|cane)(?: \w+)? (?:away|off|out)|ignor(?:ed?|es|ing) (?:her|him|the call|his|me|my))\b/g;

export const misappropriation =
  /\b(?:(?:money|cash|wallet|purse|ring|jewelry|necklace|watch|checkbook) (?:is|was|are|were|has been|went|turned up)(?: \w+)? (?:missing|gone|stolen|taken)|stole|stolen|took (?:her|his|my) (?:money|ring|wallet|purse|cash|jewelry))\b/g;

/** Someone tells it. */
export const tells =
  /\b(?:(?<!\b(?:was|were|been|being) )told|tells|telling|says|said|saying|reported|complain(?:ed|s|ing)|claims?|claimed|states?|stated|accus(?:ed|es|ing)|asked why|(?:on )?(?:camera|video|footage)|swears|insists)\b/g;
export const sees =
  /\b(?:i|we|s?he|they|who) (?:saw|seen|watched|heard|witnessed|walked in (?:on|and)|caught)\b/g;
/** Words that frighten: "sign it or I'll break your fingers", "if you ring again I'll leave you in the dark". */
export const threat =
  /\b(?:(?:(?:or|and|again|time|that|it|bed|light|once|if) i|he|she|they) (?:will|would) (?:\w+ )?(?:break (?:your|his|her|my) (?!pills?|tabs?|bread|fast|food)|hit (?:you|her|him|me)\b|slap|tape|leave you|leave (?:her|him|me) in (?:the dark|it)|hurt|kill|smack|beat|lock|tie|punch|choke|put (?:the|a) pillow)|or (?:you|he|she|i) (?:do|does|will) not (?:eat)|give (?:you|her|him|me) something to cry about|eat it or wear it|shut (?:your|their|her|his|my) (?:traps?|mouths?|face))\b/g;
/** Blows that need no teller when staff, kin or a visitor deals them. */
/** Care so long withheld that nobody needs to say who complains. */
export const plainNeglect =
  /\b(?:neglect(?:ed|ing|ful)?|(?:lying|laying|sitting|sat|left|laid)(?: \w+)? in (?:his own |her own |his |her )?(?:stool|urine|feces|poop|pee|mess|bm)|(?:dried|caked) on (?:him|her)|had dried on|same (?:\w+ )?(?:brief|diaper|pad) (?:i|we|s?he|they|from)|(?:cord|light|button|bell) (?:was |is )?(?:tied|unplugged|hidden|hung) (?:up|out|away)|(?:parks?|parked|left|put)(?: \w+){1,3} facing the wall|(?:brief|diaper|pad) (?:had|has|still had) (?:\w+ ){0,4}?(?:initials|date)|(?:has|have|had) not been (?:fed|changed|washed|bathed|turned)|(?<!\b(?:i|we) )left (?:(?:me|him|her) )?(?:on|in|there)(?: \w+){1,4}? (?:since|from \d+|(?:\d+ )?hours))\b/g;
export const violentDeed =
  /\b(?:slapp?(?:ed|s|ing)?|smack(?:ed|s|ing)?|punch(?:ed|es|ing)?|shov(?:ed|es|ing)|yank(?:ed|s|ing)?|kick(?:ed|s|ing)?|twist(?:ed|s|ing)?|chok(?:ed|es|ing)|beat(?:s|ing)?|dragg(?:ed|ing)|pinch(?:ed|es|ing)?|slamm?(?:ed|s|ing)|hit|threw(?: (?:an?|the|his|her) (?:\w+ )?at)?|pillow over|spit on|spits in|call(?:ed|s)(?= (?:her|him|(?:mr|mrs|ms) \w+) an? (?!cab|ride|taxi|doctor|nurse|sweet|nice|good|hero|friend))|flick(?:ed|s)|rapp(?:ed|ing)|whack(?:ed|ing)|tie[sd](?! (?:his|her) (?:shoe|hair|robe|gown|bib))|grabb(?:ed|ing)(?= (?:\w+ ){1,6}by))\b/g;

/** What was said to be stolen has been found. */
export const turnedUp =
  /\b(?:we|i|she|he|staff) found (?:it|them|the)\b|\b(?:was|were) (?:in|under) (?:her|his|the) (?:drawer|purse|bed|closet)\b/g;
/** Shouting at staff or at things is no harm to a resident. */
export const staffAsObject =
  /^(?:(?:on|off|the|a|an|our|another|me|us) )*(?:\w+ )?(?:aides?|nurses?|housekeeper|staff|cna|caregiver|girl|tv|table|wall|door|dress|gown|shirt|sweater|blankets?|covers|sheets?|pants|briefs?|pillow|walker|call|food|tray|coat|shoes?|socks?|toes?|own)\b/;
