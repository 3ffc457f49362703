const staff =
  "(?:aide|cna|nurse|caregiver|girl|guy|man|woman|lady|staff|tech|worker|night (?:aide|girl|nurse|shift|one)|day (?:aide|girl|nurse)|somebody|someone|that one|they|one of (?:the|them)|her (?:son|daughter|husband)|his (?:son|daughter|wife))";
const harm =
  "(?:grabb?(?:ed|s|ing)|hit|hits|hitting|slapp?(?:ed|ing)|push(?:ed|ing)|shov(?:ed|ing)|thr(?:ew|own|owing)|yank(?:ed|ing)|pull(?:ed|ing)|pinch(?:ed|ing)|kick(?:ed|ing)|yell(?:ed|ing) at|scream(?:ed|ing) at|cuss(?:ed|ing) (?:at|out)|hurt(?:ing)?|is rough|was rough|(?:was|is|been) (?:too |very |real |so |being )?(?:rough|mean)|touch(?:ed|ing)|squeezed|twisted|jerked|shook|dragged|forced|threatened|made (?:her|him) (?:cry|sit)|took (?:her|his) (?:money|ring|wallet|purse|cash|jewelry))";

/** Someone is said to have harmed the resident. Who harmed must be staff, kin or a stranger. */
export const abuseClaim = new RegExp(
  `\\b(?:(?:the |an |a |that |this |one of the )?(?:\\w+ )?${staff}(?: (?:who|that|in|on|last|night|with|the|was|had|has|been|being|named|dark|hair|red|blond|blonde|tall|short|from|agency|shift|keeps|kept|always)){0,5} ${harm}(?! (?:at )?(?:me|us|my)\\b)|rough (?:with|handling|when)|handled (?:her|him|me) rough(?:ly)?|abus(?:e|ed|ive|ing)(?! (?:screen|policy))|mistreat(?:ed|ing|ment)|hurting (?:her|him|me)|stole (?:her|his|my|from))`,
  "g",
);
export const neglectClaim =
  /\b(?:neglect(?:ed|ing)?|left (?:\w+ )?(?:sitting |lying |laying |soaking |her |him |alone )*in (?:a |his |her |their |the )?(?:own )?(?:wet|soaked|soiled|dirty|poop|urine|feces|mess|same)(?: \w+)?|(?:nobody|no one) (?:answered|came|changed|fed|checked|would (?:come|help|answer)|helped)(?! (?:the )?(?:phone|it|at the))|call light (?:was )?(?:on|ignored|going) for|(?:did|was|were) not (?:fed|changed|turned|given (?:food|water)|get (?:fed|changed)) (?:all|for|since)|ignor(?:ed|ing) (?:her|him|the call|his|me)|all (?:night|morning|day) (?:in|without))\b/g;
/** Words of worry that are no allegation. */
export const misappropriation =
  /\b(?:(?:money|cash|wallet|purse|ring|jewelry|necklace|watch|credit card|checkbook) (?:is|was|are|were|has been|went|turned up)(?: \w+)? (?:missing|gone|stolen|taken)|stole|stolen|missing (?:money|cash|wallet|ring|jewelry|necklace))\b/g;
