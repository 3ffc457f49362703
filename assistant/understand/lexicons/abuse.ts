const staff =
  "(?:aide|cna|nurse|caregiver|girl|guy|man|woman|lady|staff|tech|worker|night (?:aide|girl|nurse|shift|one)|day (?:aide|girl|nurse)|somebody|someone|that one|they|one of (?:the|them)|her (?:son|daughter|husband)|his (?:son|daughter|wife))";
const harm =
  "(?:grabb?(?:ed|s|ing)?|hit|hits|hitting|slapp?(?:ed|ing)?|push(?:ed|ing)?|shov(?:e|ed|ing)|thr(?:ow|ew|own|owing)|yank(?:ed|ing)?|pull(?:ed|ing)|pinch(?:ed|ing)?|kick(?:ed|ing)?|yell(?:ed|ing)? at|scream(?:ed|ing)? at|cuss(?:ed|ing) (?:at|out)|hurt(?:ing)?|is rough|was rough|(?:was|is|been) (?:too |very |real |so |being )?(?:rough|mean)|touch(?:ed|ing)|squeezed|twisted|jerked|shook|dragged|forced|threatened|made (?:her|him) (?:cry|sit)|took (?:her|his|my) (?:money|ring|wallet|purse|cash|jewelry))";
/** In a resident's own mouth the harm is done to "me": "he twists my arm". */
const harmToMe =
  "(?:hits?|hit|slaps?|slapped|pushe[sd]|shoves?|shoved|throws|threw|yanks?|yanked|pulls|pulled|pinche[sd]|kicks?|kicked|hurts?|twists?|twisted|grabs?|grabbed|squeezes?|squeezed|shakes?|shook|drags?|dragged|forces?|forced|threatens?|threatened|touche[sd]|yells at|yelled at|screams at|screamed at|bends|bent|jerks|jerked|holds|held|ties|tied|chokes|choked) (?:me|my)";

/** Someone is said to have harmed the resident. Who harmed must be staff, kin or a stranger. */
export const abuseClaim = new RegExp(
  `\\b(?:(?:the |an |a |that |this |one of the )?(?:\\w+ )?${staff}(?: (?:who|that|in|on|last|night|with|the|was|had|has|been|being|named|dark|hair|red|blond|blonde|tall|short|from|agency|shift|keeps|kept|always)){0,5} ${harm}(?! (?:at )?(?:me|us|my)\\b)|rough (?:with|handling|when)|handled (?:her|him|me) rough(?:ly)?|abus(?:e|ed|ive|ing)(?! (?:screen|policy))|mistreat(?:ed|ing|ment)|hurting (?:her|him|me)|stole (?:her|his|my|from)|(?:he|she|they|who|and|that|aide|man|girl|one) (?:\\w+ )?${harmToMe}|(?:scared|afraid) of (?:the|that|her|his) (?:\\w+ )?(?:aide|nurse|man|girl|guy|woman|cna|caregiver)|(?:do not|does not) let that (?:\\w+ )?(?:aide|nurse|man|girl|guy|woman|one|person))`,
  "g",
);
export const neglectClaim =
  /\b(?:neglect(?:ed|ing)?|left (?:\w+ ){0,4}in (?:a |his |her |their |the )?(?:own )?(?:wet|soaked|soiled|dirty|poop|urine|feces|mess|same)(?: \w+)?|(?:nobody|no one) (?:answered|came|changed|fed|checked|would (?:come|help|answer)|helped)(?! (?:the )?(?:phone|it|at the))|call light (?:was )?(?:on|ignored|going) for|(?:did|was|were|been|has|had|is|not) ?(?:not )?(?:been )?(?:fed|changed|turned|bathed|given (?:food|water|a bath)|get (?:fed|changed)|showered|toileted) (?:all|for|since|in)|(?:nobody|no one|they) (?:would|will|did|ever) (?:not )?(?:bring|give|help|change|turn|feed|come|check)|(?:went|going|gone) (?:all (?:day|night|weekend)|hours|days) without|ignor(?:ed|ing) (?:her|him|the call|his|me)|all (?:night|morning|day) (?:in|without))\b/g;
/** Words of worry that are no allegation. */
export const misappropriation =
  /\b(?:(?:money|cash|wallet|purse|ring|jewelry|necklace|watch|credit card|checkbook) (?:is|was|are|were|has been|went|turned up)(?: \w+)? (?:missing|gone|stolen|taken)|stole|stolen|missing (?:money|cash|wallet|ring|jewelry|necklace))\b/g;
