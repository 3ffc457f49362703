import { airHunger, droop, faceSwells } from "./symptoms.ts";

const owner = "(?:her|his|their|the|my)";
const headPart = "(?:head|face|forehead|chin|nose|cheek|temple|eyebrow|mouth|skull|noggin|jaw)";
const knock =
  "(?:hit|hits|hitting|bump(?:ed|ing)?|bang(?:ed|ing)?|bonk(?:ed)?|bash(?:ed)?|struck|strik(?:e|ing)|smack(?:ed|ing)?|knock(?:ed)?|crack(?:ed)?|whack(?:ed)?|clip(?:ped)?|conk(?:ed)?|clunk(?:ed)?|thump(?:ed)?|slam(?:med)?|smash(?:ed)?|ding(?:ed)?|bust(?:ed)?|bounced?|caught|went into|hurt)";

/** A blow to the head, told either way round: "cracked her head", "his face smacked the heater". */
export const headStrike = new RegExp(
  `\\b(?:${knock}(?: (?:the )?(?:back|side|top|front) of)? ${owner} (?:left |right |whole )?${headPart}(?! count)|(?:hit|bumped|banged|struck) head|${headPart}(?: (?!fine|okay|ok|good|count|did|never|not|was|is|and she|and he)\\w+){0,4}? (?:${knock}|touched|tapped)|(?:${knock}|tapped) it (?:on|against|off)|head (?:strike|contact|injury|injuries|trauma|wound|went (?:off|into|on|against|through))|(?:landed|fell|came down|went down) (?:flat |right )?on ${owner} (?:head|face)|(?:back|side|top) of (?:the|his|her) (?:head|skull) (?:on|into|against|off)|(?:face|head) ?first|(?:hit|bump|bang|strike|touch|knock)(?:ed)? (?:anything|something|a thing|nothing)|(?<no>head (?:never|did not) (?:even )?(?:touch(?:ed)?|hit|strike|struck|make|made)|no head\\b(?! (?:count|injury|injuries|strike|trauma|wound|contact))|not (?:her|his|the) head|missed (?:her|his|the) head|(?:never|not) (?:even )?touch(?:ed)? (?:her|his|the) head))`,
  "g",
);

/** The head was asked about and nobody can say: "the head, I ask her, she say maybe". */
export const headLeftOpen =
  /\b(?:the|her|his) head(?! (?:nurse|count))(?: \w+){0,9}? (?:maybe|not (?:too |real |so )?sure|(?:do|does|did|can|could) not (?:know|remember|recall|say|tell|be sure))(?! (?:how|where|what|who|why|when)\b)/g;

export const lossOfConsciousness =
  /\b(?:pass(?:ed|ing)? out|black(?:ed|ing)? out|los(?:t|s|e|ing)(?: of)? consciousness|knocked out|faint(?:ed|ing)?(?! feeling)|(?:was|were|is) out (?:for|cold)|came to\b|coming to\b|knocked (?:her|him)self out|eyes rolled|unconscious|went limp|(?:just|he|she) went out(?= (?:eyes|on me|like a light|cold|for \d))|(?:was|is) gone (?:for )?(?:maybe |about |like )?(?:a few |\d+ )(?:seconds|minutes)|woke (?:back )?up on the|loc|syncope|syncopal)\b/g;

/** Whoever holds the head may have struck it, whatever is said. */
export const headHeld =
  /\b(?:rubb|h[eo]ld|grabb|clutch)\w* (?:(?:the )?(?:back|side|top) of )?(?:his|her|the) (?:head|skull|forehead|noggin|temple)\b(?! (?:up|still|down))/g;

/** The speaker has heard both sides: "so I honestly don't know". */
export const undecided =
  /\bi (?:really |honestly |just )*(?:do|can) not (?:know|say|tell)\b(?! (?:if|how|what|which|whether|why|where|who|when|about|much)\b)/g;

/** A bare no to a question that was asked: "she said no", "he says he didn't". */
export const plainDenial =
  /\b(?:she|he|then|(?:mr|mrs|ms) \w+) (?:says|said|told (?:me|us|the \w+)|tells me|insists|swears)(?: that)? (?:no\b|(?:she|he|it) did not\b(?! (?:want|know|remember|feel|take|eat|go|need|get|have|see)))/g;

/** The same the other way round: "her roommate says she did". */
export const plainClaim = /\b(?:says|said|thinks|swears|insists|claims)(?: that)? (?:she|he) did\b(?! not)/g;
/** What the speaker saw: "I was right there and he did not". */
export const seenNot = /\b(?:i|we) (?:was|were|saw|watched)(?: \w+){0,5}? (?:she|he) did not(?=\.| \.|$)/g;

/** A lasting state, so the resident's own "no" cannot be relied on. */
export const confusedResident =
  /\b(?:gets? (?:real |pretty )?confused|dementia|alzheimers|not (?:a )?reliable|poor historian|can not tell (?:us|me|you)|(?:does|can) not (?:talk|speak)(?! (?:to|about|much|with|for))|nonverbal|non verbal|confused at baseline|pleasantly confused|forgets|can not go by (?:that|what (?:he|she))|memory (?:is not|issues|problems))\b/g;

export const clearMinded = /\b(?:sharp|with it|no dementia|not have dementia|oriented|all there)\b/g;

export const unresponsive =
  /\b(?:unresponsive|(?:lying|laying)(?: \w+){0,6}? not moving(?! (?:like|much|around|well|a))|not respond(?:ing)?|no response|(?:can|could) not (?:wake|rouse|arouse|get (?:him|her) to (?:wake|respond|open))|will not wake|not waking|(?<!asleep and |sleeping and )(?:would|does|did) not wake(?: up)?|not arousable|cpr)\b/g;

export const changedMind = new RegExp(
  `\\b(?:${droop}|(?<!gets |get |pleasantly |usually |always )(?:more |very |so |new |newly |suddenly |increasingly )?confus(?:ed|ion)(?! at baseline)|disoriented|not (?:herself|himself|themselves|acting right|acting like (?:him|her)self|making (?:any |much )?sense|right (?:tonight|today|this morning|since))|(?<!said |says )that is not (?:him|her)|letharg(?:ic|y)|hard(?:er)? to (?:wake|rouse|arouse|keep (?:him |her )?awake)|(?:can|could) not keep (?:his|her) eyes open|slurr(?:ed|ing)|drowsy|groggy|(?<!up |her |him )out of it|loopy|foggy|talking (?:nonsense|out of (?:his|her) head|gibberish|crazy)|(?<!does |did |do )not like (?:him|her)(?:self)?\\b|babbling|mumbling|like (?:\\w+ ){0,3}?(?:marbles|drunk)|same (?:question|thing) over and over|over and over again|asking the same|(?:will|can|could|would) not (?:stay awake|keep (?:him|her) awake|follow)|(?:keeps|kept) (?:falling asleep|nodding off|dozing off|asking for (?:his|her))|nodding off|(?:have|had) to shake (?:him|her)|barely (?:opens?|opening|responds?|awake|arousable|rousable|wakes?)|only (?:wakes|opens|responds|moans)|(?:will|would) not answer me|(?:does|(?<=he )do) not (?:recognize|know (?:who|what (?:day|year|is)|me|us|(?:her|his) (?:own|name|daughter|son|wife|husband|room)))|staring (?:off|into|blankly)|sternal rub|(?:i|we|to|and) rub(?:bed)? (?:on )?(?:his|her) chest(?! with)|not tracking|sleepier|(?:so|too|super|extra|pretty|really|is|was|been|little|bit|more) sleepy|altered|mental status change|does not know where|not know where (?:he|she) is|oriented to (?:her|him)self only|something is (?:off|wrong|up|not right)(?: with| about)|usually(?: \\w+){1,12}? (?:and|but) (?:this morning|today|now|tonight)|call(?:ed|ing|s) me by|never like (?:that|this)|(?:he|she) thinks (?:it is (?:\\d|christmas|sunday|monday|morning|night|time)|we are|i am)|(?:can|could) not get (?:him|her) to (?:answer|talk|look|follow|stay)|picking at (?:his|her|the) (?:blanket|sheets?|covers|gown|clothes|air)|asked (?:me |us )?where the|pupils? (?:are |is |were )?not equal|seizure|seizing|is not right|not answering(?! (?:the|her|his) (?:door|phone|call))|incoherent|delirious|zoned out|(?:words|speech|talking|sentences)(?: \\w+){0,4}? (?:mush|garbled|jumbled|thick|slurr\\w+|gibberish|mixed up|no sense|wrong)|(?:find|get) (?:his|her) words|(?:can|could) not say (?:my|his|her) (?:own )?name|(?:can|could) not (?:hold|lift|raise|feel|squeeze|grip)(?: \\w+){0,5}? (?:left|right|one) (?:arm|hand|leg|side)|(?:left|right|one) (?:arm|hand|leg|side)(?: \\w+){0,4}? (?:limp|dead|numb|weak|dropping|drifting|useless|hang(?:s|ing))|twitch(?:ing|ed) all over)\\b`,
  "g",
);

export const usualMind =
  /\b(?:awake and talking|alert(?! the| your| our)|oriented(?! to (?:her|him)self only)|knows where (?:he|she) is|(?:his|her|their) (?:usual|normal|regular) self|how (?:he|she) always is|back to (?:herself|himself|normal|baseline)|acting (?:normal|like (?:him|her)self|fine)|at (?:his|her) baseline|at baseline|no change in (?:mental status|alertness)|talking (?:normal(?:ly)?|fine|okay|like usual)|making sense|laughing|joking|(?:is|are|was) (?:still )?with it|knows (?:me|us|the day|who|what day|(?:his|her) (?:own )?name)|answering (?:me|us|questions|appropriately)|follow(?:s|ing) commands|clear (?:as a bell|in (?:his|her) mind|headed))\b/g;

export const pain =
  /\b(?:(?<!no )pains?(?! (?:pill|pills|med|meds|medicine|medication|patch|management|clinic|assessment|scale))|pain|(?<!pride |prides )(?<!feelings )hurts?(?! (?:anybody|anyone|herself|himself|me|you))|hurting|(?<!a )(?<!open )(?<!bed )sore(?! throat|s| on| spot| that)|aching|achy|painful|stings?|tender|discomfort|ouch|grimac(?:es|ed|ing)|complain(?:s|ed|ing) (?:of|about)(?! the (?:food|noise|temperature|heat|cold))|throb(?:s|bing)?|killing (?:him|her)|(?:scream|yell|cried|crie|holler|moan|groan|flinch)(?:s|ed|ing)?(?: out)?(?: in pain)?(?= (?:when|if))|winc(?:ed|ing|es)|yelped)\b(?! (?:pill|med))/g;

export const painScore =
  /\b(?:(?<score>\d{1,2}) (?:(?:out of|of|over) (?:a )?10|for pain)|(?<!(?:nurse|doctor|np|practitioner|team|rn|supervisor) )(?:says|said|holler\w+|yell\w+|scream\w+|swears) it is an? (?<called>\d{1,2})(?=\.| (?:out|when|with|but|and|now|if|she|he|i|we)\b|$)|pain(?: (?:is|was|of|at|level|score|scale|about|like|a|around|rated|now|with|the|dressing|change|goes|went|up|to|down|she|he|says|it|in|her|his|hip|leg|back|arm|knee|shoulder|tailbone|bottom|neck|side|chest|ribs|foot|ankle|wrist|left|right|six|rates|from \d{1,2} to)){0,6} (?<after>\d{1,2})(?! (?:over|mg|out|\d|days?|hours?|minutes?|weeks?))|(?:hurts?|sore|throbs?|pains|rates it|rated it|complain(?:s|ed|ing) (?:of|about)(?: \w+){0,4}?)(?: (?:about|like|a|at|her|him|it|she|he|says|said|bad|would|i|say|call|is|when|sits|stands|moves|walks|we|touch|turn|with|to|now)){0,7} (?<hurts>\d{1,2})(?! (?:over|mg|\d|out of|hours?|days?|minutes?|people|times)))\b/g;

export const noHarm =
  /\b(?:(?:no|not any|without|zero|denies|denied|nobody|no one|neither|not)(?: (?:any|one|visible|apparent|obvious|new|other|other visible|was|got|is|even|an?|been|see|find|notice|1))* (?:injury|injuries|marks?|hurt|harm|harmed|wounds?|bruises|bruising|bruise|cuts?|scrapes?|scratches|scratch|skin tears?|bumps?|injured)|unhurt|uninjured|skin intact|not have a (?:scratch|mark|bruise)|did not (?:get )?hurt (?:himself|herself|anybody|anyone))\b/g;

export const fractureSigns =
  /\b(?:(?:looks?|is|was|are|appears?)(?: a little| a bit| kind of)? (?:shortened|turned out|rotated|deformed|crooked|bent wrong)|shorter|(?:leg|arm)(?: \w+){0,2}? longer|(?:hip|knee|shoulder|ankle|wrist|leg|arm) (?:popped|snapped|cracked)|turned out(?! (?:he|she|that|to|it|the|fine|okay|ok))|rotated|deform(?:ity|ed)|bone sticking|(?:can|could|will|would) not (?:bear|put|stand)(?: any| much| her| his| that| the| all| either| on| left| right)* ?(?:weight|foot down|leg down|on (?:it|that|the))(?: on)?|unable to (?:bear weight|move (?:it|her|his)|stand|walk)|(?:can|could|will|would) not (?:stand|walk|get up) (?:on|at all|now|since|because|any ?more|up)|(?:looks?|is|was|are) (?:all |kind of |definitely )?(?:out of place|at (?:a|an) (?:\w+ )?angle|floppy|dangling|hanging (?:funny|wrong)|the wrong way)|not bear(?:ing)? weight|guarding|(?:might|may|could|looks?|think it is|think it) (?:be |like it is )?(?:broken|broke|fractured)|fractured?|brok(?:en|e (?:her|his)) (?:hip|leg|arm|wrist|bone|ankle|nose|finger|collarbone)|bones? (?:is|are) (?:showing|out)|popped out|dislocated|(?:kneecap|hip|shoulder|elbow|ankle)(?: \w+){0,3}? (?:on the side|out of (?:place|joint|socket))|(?:leg|foot|hip|arm|wrist|knee|ankle|elbow|shoulder|hand|finger)s?(?: (?:is|are|was|all|looks?|just|hanging|there|a little))* (?:turned|rolled|twisted|bent|wrong|funny|angled|sticking|pointing|facing|folded under|crooked|deformed)|hear(?:d)? (?:a |it )?(?:snap|crack|pop)|bent (?:funny|wrong|the wrong way|at)|(?:scream|yell|crie|cried|holler|shriek)(?:s|ed|ing)? (?:out )?(?:when(?:ever)?|if|every time) (?:we|i|anyone|anybody|you|staff)(?: \w+){0,4}? (?:touch|move|try|turn|lift|roll)(?:ed)?|(?:can|could|will|would) not (?:straighten|lift|bend|move|use) (?:it|(?:his|her|the|that) (?:left |right )?(?:leg|arm|hip|wrist|ankle|shoulder|knee|elbow))|(?:holding|laying|lying)(?: \w+){0,4}? (?:rolled|turned|twisted) (?:out|in)|hip (?:is|was) swollen|swollen hip)\b/g;

/** Signs that air does not come, or did not. */
export const breathless = new RegExp(
  `\\b(?:${airHunger}|not breathing|stopped breathing|(?:stuck|lodged|caught) in (?:his|her) (?:throat|airway|windpipe)|chok(?:ed|ing)|(?:belt|cord|strap|string|sheet)(?: \\w+){0,4}? (?:around|against|across) (?:his|her) (?:neck|throat)|heimlich|abdominal thrusts|back blows|(?:grabb|point|claw)\\w* at (?:his|her) (?:throat|neck)|(?:lips?|face|nails?|fingernails|fingers|mouth)(?: \\w+){0,3}? (?:blue|purple|gray|dusky)|${faceSwells}|throats?(?: \\w+){0,2}? (?:clos(?:ing|ed)|tight)|sats(?: \\w+){0,3}? (?:dropped|in the eighties|eighties)|(?:turn(?:ed|ing|s)|went|gone|going) (?:blue|purple|gray)(?! at)|gurgl\\w+|(?:pulled|lost|yanked|out)(?: \\w+){0,3}? trach|trach (?:\\w+ )?(?:out|came|plugged|clogged)|blue (?:around|in) the (?:mouth|lips|face)|labored|retract(?:ing|ions)|rattl(?:ing|y) breath\\w*|cpr|narcan|code blue|rapid response)\\b`,
  "g",
);
/** Signs of a stroke, a seizure or a bleed in the head. */
export const brainSigns =
  /\b(?:weak(?:ness)? on (?:one|the|his|her) (?:left|right)? ?side|(?:left|right) side (?:is )?weak|slurr(?:ed|ing)|(?:can|could) not move (?:his|her|one) (?:\w+ )?side|seizures?|seizing|convuls\w+|(?<!(?:his|her|old|last) )stroke|pupils?(?: \w+){0,3}? (?:not equal|unequal|uneven|blown|different|bigger|smaller|larger|fixed)|worst headache|sudden(?: \w+)? headache|(?:can|could) not see out of|lost (?:his|her) (?:vision|sight)|drooling|posturing|dragging (?:his|her|that|the|one) (?:\w+ )?(?:foot|leg))\b/g;
/** Other signs that cannot wait, whatever the report is about. */
export const deadlySigns =
  /\b(?:(?:crushing|squeezing) (?:\w+ )?(?:chest|pain)|chest (?:pains?|pressure)|elephant(?: \w+){0,2}? on (?:it|(?:his|her) chest)|(?:no|without) a pulse|(?:chest )?compressions|(?:clutch|grabb|h[eo]ld)\w* (?:at )?(?:his|her) chest(?! x)|fit after fit|having fits|(?:meter|sugars?|glucose)(?: \w+){0,2}? (?:reads?|reading|says|shows) (?:just )?(?:hi|high|lo|low)\b(?! at| \d)|fruity|coffee ground\w*|maggots|soot|(?:bed|hair|beard|robe|gown|shirt|sleeve|blanket|clothes|chair|room|trash|curtain|kitchen|stove)s?(?: (?:is|was|are))? on fire|caught (?:on )?fire|insides|eviscerat\w+|dehisc\w+|burst open|drown(?:ed|ing)|hypothermi\w+|heat ?stroke|foaming at the mouth|(?:dr[aiu]nk\w*|swallow\w*|ate|ingested)(?: \w+){0,6}? (?:bleach|cleaner|remover|sanitizer|perfume|detergent|pods?|lysol|windex|antifreeze|ammonia|gasoline|polish|batter(?:y|ies)|disinfectant|peroxide|poison)|no (?:heart ?beat|pulse)|over palp|(?:cough|throw|threw|spit|vomit)\w*(?: \w+){0,4}? blood)\b/g;
