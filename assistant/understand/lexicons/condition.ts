const owner = "(?:her|his|their|the|my)";
const headPart = "(?:head|face|forehead|chin|nose|cheek|temple|eyebrow|mouth|skull)";

export const headStrike = new RegExp(
  `\\b(?:(?:hit|hits|hitting|bumped|bump|bumping|banged|bang|banging|bonked|bashed|struck|strike|striking|smacked|knocked|knock|cracked|whacked|clipped|conked|clunked|thumped|slammed|smashed|dinged|busted|hurt)(?: (?:the )?(?:back|side|top|front) of)? ${owner} (?:left |right |whole )?${headPart}(?! count)|(?:hit|bumped|banged|struck) head|head (?:hit|struck|bounced|strike|contact|injury|injuries|trauma|wound)|(?:landed|fell|came down|went down) (?:flat )?on ${owner} (?:head|face)|face first|hit (?:anything|something)|head (?:bounced|slammed|smacked|banged|went) (?:off|into|on|against)|head ?first|(?<no>head (?:never|did not) (?:even )?(?:touch(?:ed)?|hit|strike|struck|make|made)|no head\\b(?! (?:count|injury|injuries|strike|trauma|wound|contact))|not (?:her|his|the) head|missed (?:her|his|the) head))`,
  "g",
);

export const lossOfConsciousness =
  /\b(?:pass(?:ed|ing)? out|black(?:ed|ing)? out|los(?:t|s|e|ing)(?: of)? consciousness|knocked out|faint(?:ed|ing)?(?! feeling)|(?:was|were|is) out (?:for|cold)|came to\b|coming to\b|knocked (?:her|him)self out|eyes rolled back|unconscious|went limp|loc|syncope|syncopal)\b/g;

/** A bare no to a question that was asked: "she said no", "he says he didn't". */
export const plainDenial =
  /\b(?:she|he) (?:says|said|told me|tells me|insists|swears)(?: that)? (?:no\b|(?:she|he|it) did not\b(?! (?:want|know|remember|feel|take|eat|go|need|get|have|see)))/g;

/** A lasting state, so the resident's own "no" cannot be relied on. */
export const confusedResident =
  /\b(?:gets? (?:real |pretty )?confused|has (?:advanced |severe |some |bad )?(?:dementia|alzheimers)|dementia|alzheimers|not (?:a )?reliable|poor historian|can not tell (?:us|me|you)|nonverbal|non verbal|confused at baseline|pleasantly confused|forgets|early dementia|can not go by (?:that|what (?:he|she))|memory (?:is not|issues|problems))\b/g;

export const clearMinded =
  /\b(?:sharp|with it|alert and oriented|no dementia|not have dementia|oriented|all there)\b/g;

export const unresponsive =
  /\b(?:unresponsive|not respond(?:ing)?|no response|(?:can|could) not (?:wake|rouse|arouse|get (?:him|her) to (?:wake|respond))|will not wake(?: up)?|not waking(?: up)?|(?:would|does|did) not wake(?: up)?|not arousable|cpr)\b/g;

export const changedMind =
  /\b(?:(?<!gets |get |pleasantly |usually |always )(?:more |very |so |new |newly |suddenly |increasingly )?confus(?:ed|ion)(?! at baseline)|disoriented|not (?:herself|himself|themselves|acting right|acting like (?:him|her)self|making sense|right (?:tonight|today|this morning|since))|that is not (?:him|her)|letharg(?:ic|y)|hard(?:er)? to (?:wake|rouse|arouse)|(?:can|could) not keep (?:his|her) eyes open|slurr(?:ed|ing)|slurred speech|drowsy|groggy|out of it|loopy|foggy|talking (?:nonsense|out of (?:his|her) head|gibberish|crazy)|not like (?:him|her)(?:self)?\b|babbling|mumbling|(?:will|can|could|would) not (?:stay awake|keep (?:him|her) awake|follow)|(?:keeps|kept) (?:falling asleep|nodding off|dozing off|asking for (?:his|her))|nodding off|(?:have|had) to shake (?:him|her)|barely (?:opens?|opening|responds?|awake|arousable|rousable|wakes?)|only (?:wakes|opens|responds|moans)|does not (?:recognize|know (?:who|what|me|us|her|his))|staring (?:off|into|blankly)|sternal rub|not tracking|sleepier|(?:so|too|super|extra|pretty|really|is|was|been) sleepy|altered|mental status change|does not know where|not know where (?:he|she) is|oriented to (?:her|him)self only|pupils? (?:are |is |were )?not equal|seizure|seizing|is not right|not answering|incoherent|delirious|zoned out)\b/g;

export const usualMind =
  /\b(?:awake and talking|alert(?! the| your| our)|oriented(?! to (?:her|him)self only)|knows where (?:he|she) is|(?:his|her|their) (?:usual|normal|regular) self|back to (?:herself|himself|normal|baseline)|acting (?:normal|like (?:him|her)self|fine)|at (?:his|her) baseline|at baseline|no change in (?:mental status|alertness)|talking (?:normal|fine)|making sense|laughing|joking)\b/g;

export const pain =
  /\b(?:(?<!no )pains?(?! (?:pill|pills|med|meds|medicine|medication|patch|management|clinic|assessment|scale))|pain|(?<!pride |prides )(?<!feelings )hurts?(?! (?:anybody|anyone|herself|himself|me|you))|hurting|(?:is|are|a little|real|pretty|feels?|bit) sore|(?<!a )(?<!open )(?<!bed )sore(?! throat|s| on| spot| that)|aching|achy|painful|stings?|tender|discomfort|ouch|grimac(?:es|ed|ing)|complain(?:s|ed|ing) (?:of|about)(?! the (?:food|noise|temperature|heat|cold))|throbbing|screamed when|winc(?:ed|ing|es)|yelped)\b(?! (?:pill|med))/g;

export const painScore =
  /\b(?:(?<score>\d{1,2}) (?:out of|of|over) (?:a )?10|pain(?: (?:is|was|of|at|level|score|scale|about|like|a|around|rated|now|with|the|dressing|change|goes|went|up|to|down|she|he|says|it|in|her|his|hip|leg|back|arm|knee|shoulder|six|rates)){0,6} (?<after>\d{1,2})(?! (?:over|mg|out|\d|days?|hours?|minutes?|weeks?))|(?:hurts?|sore|rates it|rated it|complain(?:s|ed|ing) (?:of|about)(?: \w+){0,4}?)(?: (?:about|like|a|at|her|him|it|she|he|says|said|bad|would|i|say|call|is|when|sits|stands|moves|walks|we|touch|turn|with|to|now)){0,7} (?<hurts>\d{1,2})(?! (?:over|mg|\d|out of|hours?|days?|minutes?|people|times)))\b/g;

export const noHarm =
  /\b(?:(?:no|not any|without|zero|denies|denied|nobody|no one|not)(?: (?:any|visible|apparent|obvious|new|other|other visible|was|got|is|even|a|been))* (?:injury|injuries|marks?|hurt|harm|harmed|wounds?|bruises|bruising|bruise|cuts?|scrapes?|scratches|scratch|skin tears?|bumps?|injured)|unhurt|uninjured|not hurt|skin intact|without a scratch|not have a (?:scratch|mark|bruise)|not a (?:scratch|mark)|did not (?:get )?hurt (?:himself|herself|anybody|anyone))\b/g;

export const fractureSigns =
  /\b(?:(?:looks?|is|was|are|appears?)(?: a little| a bit| kind of)? (?:shorter|shortened|turned out|rotated|deformed|crooked|bent wrong)|shorter(?: than)?|externally rotated|turned out(?! (?:he|she|that|to|it|the|fine|okay|ok))|rotated|deform(?:ity|ed)|bone sticking|(?:can|could|will|would) not (?:bear|put|stand)(?: any| much| her| his| that| the| all| either| on| left| right)* ?(?:weight|foot down|leg down|on (?:it|that|the))(?: on)?|unable to (?:bear weight|move (?:it|her|his)|stand)|(?:can|could|will) not move (?:it|her|his) (?:left |right )?(?:leg|arm|hip|wrist|ankle|shoulder)|not bear(?:ing)? weight|guarding|(?:might|may|could|looks?|think it is|think it) (?:be |like it is )?(?:broken|broke|fractured)|(?:possible|suspected|probable|question of a|questionable) fracture|fractured?|broken (?:hip|leg|arm|wrist|bone|ankle|nose|finger)|broke (?:her|his) (?:hip|leg|arm|wrist|ankle|nose|finger|collarbone)|bones? (?:is|are) (?:showing|out)|popped out|dislocated|(?:leg|foot|hip|arm|wrist)s?(?: (?:is|are|was|all|looks?|kind of|a little))* (?:turned|rolled|twisted|bent|angled|sticking|pointing|crooked|deformed)(?: (?:out|in|funny|wrong|to the side|the wrong way|backwards?))?|hear(?:d)? (?:a |it )?(?:snap|crack|pop)|bent (?:funny|wrong|the wrong way|at)|(?:screams?|screamed|yells?|yelled|cries|cried|hollers?) (?:out )?when(?:ever)? (?:we|i|anyone|you|staff) (?:touch|move|try|turn|lift)(?:ed)?|hip (?:is|was) swollen|swollen hip)\b/g;
