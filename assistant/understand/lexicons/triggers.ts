/** Words that change how a concept is meant, in the manner of NegEx and ConText but conversational. */

const perceive =
  "see|saw|seen|witness|witnessed|hear|heard|notice|noticed|know|knew|sure|tell|say|remember|recall|find|answer|stop|think|believe";

/** Denies what follows in its clause. A denied perception ("didn't see her fall") denies nothing else. */
export const negatesWhatFollows = new RegExp(
  `\\b(?:no(?! (?:(?:wait|sorry|no|longer sure|change|answer|idea|way|doubt|she|he|i|we|they|it|room|make|actually|one (?:${perceive}))\\b|\\d))|not (?:see|notice|find|feel|found|noticed) (?:any|a|an|anything|signs|no)|not(?! (?:only|just|sure|the first|the grippy|real sure|certain|(?:${perceive})\\b|able to (?:${perceive})))|never(?! (?:mind|${perceive}))|without|denies|denied|denying|none of|nobody(?! (?:${perceive}|else saw))|neither|nor|(?<=\\bnegative\\b[^.]{0,40} )so (?:is|was|are|were)|negative for|free of|free from|zero|nothing(?! (?:about|confirmed)))\\b`,
  "g",
);

/** Denies what came before in its clause: "pain none", "swelling is gone". */
export const negatesWhatPrecedes =
  /\b(?:none|(?:is|was) gone(?! (?:backwards?|downhill|up|down|bad|to|on|into|septic|black|cold|limp|numb|gr[ae]y|blue|pale|white|red|purple|from (?:an? |stage )?\d)\b)|went away|ruled out|(?<!that |which )was not there(?! (?:on|yesterday|before|last|when|at|earlier|this))|is not there|not seen|resolved|unlikely|came back negative|negative(?! for))\b/g;

/** The speaker says that they do not know. */
export const doubtsWhatFollows =
  /\b(?:(?:do|does|did|can|could) not (?:really )?(?:know(?! s?he (?:is on|takes))|tell|say|remember|recall|think)(?: for sure)?|not (?:real |too |really |quite |a hundred percent |100 percent )?(?:sure|certain|clear)|unsure|unclear|no idea|hard to (?:tell|say)|no way to (?:know|tell)|nobody knows|no one knows|not think|not believe|might have|may have|could have|must have|possibly|maybe|perhaps|i think|i guess|wondering|suspect|questionable|who knows|(?:could|can) not be sure)\b/g;

/** The doubt follows: "did she hit her head, not sure", "hit her head, I don't know". */
export const doubtsWhatPrecedes =
  /\b(?:(?:i am |we are )?not (?:real |too )?(?:sure|certain)(?! (?:if|how|what|which|whether|why|where|who|when|about))|(?<!so |but )i (?:do|can) not (?:know|say|tell)(?! (?:if|how|what|which|whether|why|where|who|when|about))|is unknown|unknown|unclear(?! if)|neither can (?:she|he)|no idea(?! (?:if|how|what|which|whether|why|where|who))|hard to tell(?! (?:if|how|what|which|whether|why|where|who)))\b/g;

/** It happened, but before this incident. */
export const placesInPast =
  /\b(?:history of|hx of|the old (?=(?:stage|wound|one|sore|ulcer)(?! (?:was|is) still))|used to|previously|in the past|back in (?=january|february|march|april|may\b|june|july|august|september|october|november|december|the (?:fall|spring|summer|winter|day|\w+ies\b|\d+s\b)|(?:19|20) ?\d\d\b)|(?:a |\d+ |few |several |couple )?(?:weeks?|months?|years?) ago|last (?:week|weeks|month|months|year|years|summer|winter|fall|spring|january|february|march|april|may|june|july|august|september|october|november|december)|in (?:january|february|march|april|june|july|august|september|october|november|december)|earlier this (?:month|year)|before this|(?:over there|(?:in|at) the hospital)(?= (?:his|her|s?he) (?:\w+ )?was)|(?:days?|weeks?|months?) (?:out|post|status post)(?: from)?|years back|a while back|at (?:his|her) (?:old|last|previous) (?:place|home|facility)|(?<=\b(?:did|has|had)(?: \w+){1,4} )(?:(?:1|one) time|once)(?= that| at|\.|$)|prior|that (?:one|time) (?:he|she))\b/g;

/** What an allergy once did: "listed allergic to penicillin, throat swelling, way back in his forties". */
export const listedReaction =
  /\b(?:(?:throat|lips?|face|tongue|facial) )?(?:swelling|swelled up|hives|rash|itching|anaphylaxis)\b(?:(?= (?:way |\w+ years? )?(?:back|ago|as a (?:child|kid|boy|girl)|when s?he was (?:young|little|a|\d)))|(?<=\b(?:listed|chart\w*|documented|known)\b[^.]{0,40} allerg[^.]{0,40}))/g;

/** The same, told as a clause of its own: "the last time this happened he had a seizure". */
export const opensPast = /\blast time (?:this|it|that) happened\b/g;

/** It has not happened: a plan, a risk, a condition. */
export const supposesWhatFollows =
  /\b(?:if|unless|in case|(?:watch|monitor|check)(?:ing)? for|look out for|rule out|to prevent|prevent|risk of|risk for|at risk|afraid of|scared of|worried about|could be|might be|may be|supposed to|should|will(?! not)|would(?! (?:been|gotten|gone|done|taken|given|left|fallen|had|put|\w+(?<!\b(?:ne|fe|ble|se|spe|procee))ed)\b)|going to(?! (?:the|his|her)\b)|plan to|planning|need to|needs to|tomorrow|next week|next month|almost|nearly|about to|wants? to|wanted to(?= call)|trying to|tried to|offer(?:ed|s|ing) to|said not to|so (?:he|she) does not|wait for|ask about|asked about|signs of|instead of)\b/g;

/** What follows hangs on something, or is only being thought about: "if it's over five he'll send her". */
export const leavesOpen =
  /\b(?:(?<!\b(?:know|sure|say|tell|see|ask|asked|certain|clear|remember|recall|wonder|wondering|unsure|idea|as|even) )if(?! (?:i|you) (?:had|have|could|remember|recall))|unless|in case|depending on|(?:thought|thinking) (?:about|of)|talk(?:ed|ing) (?:about|of) (?=\w+ing\b|maybe|whether|a |an )|considering|discussing|(?:deciding|debating|decide[sd]?) (?:on|about|whether|if)|(?:might|may) (?:have to|need to|end up|want to|send))\b/g;
export const ordersOrPlans = /\b(?:will|would|should|to|can|says?|said|wants?|going|orders?|ordered)\b/;

/** Someone other than the resident: the words that follow are about them. */
export const turnsToSomeoneElse =
  /\b(?:(?:his |her |the )?(?:roommate|neighbor|table mate|tablemate)s?(?: (?:mr|mrs|ms|miss) \w+)?(?: (?:also|just|already))? (?:has|had|have|is|was|started|got|tested|does|did|took|fell|said|went|came)|(?:another|the other|other) residents?|(?:visitors?|boys?|girls?|kids?|baby|grandkids|grandchildren|(?:great )?(?:grand)?(?:sons?|daughters?)|wife|husband|brother|sister|niece|nephew)(?: (?!who|and|that|says|said)\w+){0,4}? (?:had|has|have|was|were|is|been|with|came down with) (?:(?:a|an|the|bad|sick|out|home|with|just|recently|had|been|running) )*(?:covid|flu|cold|it|sick|fever|cough\w*|ill|positive|stomach|bug|throwing|vomiting|strep|pneumonia|stroke)|staff (?:has|have|is|are|called|member)|my (?:arm|arms|hand|hands|face|wrist|shoulder|back|leg|knee|finger|fingers|head|nose|glasses|shirt|hair)s?|on me|bit me|hit me|kicked me|scratched me|me in the|me on the|i am (?:okay|fine|red|bleeding|bruised|sore))\b/g;

const familyWords =
  "family|daughter|son|wife|husband|spouse|sister|brother|niece|nephew|granddaughter|grandson|mother|father|mom|dad|poa|guardian|roommate|neighbor|visitor|friend";
const says =
  "says?|said|saying|told|tells?|claims|claimed|reports|reported|states|stated|thinks|thought|swears|insists|insisted|mentioned|denies|denied|heard|admits";

export const residentSpeaks = new RegExp(
  `\\b(?:(?:she|he|they|resident|(?:mr|mrs|ms|miss) \\w+)(?: also| just| keeps| kept| is| was)? (?:${says})|according to (?:him|her)|per (?:the )?resident|(?:she|he) (?:was|is) (?:real |pretty )?clear about)\\b`,
  "g",
);
export const familySpeaks = new RegExp(
  `\\b(?:(?:the |his |her |mr \\w+ |mrs \\w+ )?(?:${familyWords})s?(?: also| just| is| was)? (?:${says})|(?:per|according to) (?:the |his |her )?(?:${familyWords}))\\b`,
  "g",
);
export const staffSpeaks = new RegExp(
  `\\b(?:(?:the |a |another |other )?(?:aide|cna|nurse|housekeeper|therapist|night shift|day shift|med tech|coworker|partner)s?(?: also| just)? (?:${says}|saw)|(?:per|according to) (?:the )?(?:aide|nurse|night shift|report))\\b`,
  "g",
);
/** These put an earlier value back: "it was 142 before". */
export const baselineValue =
  /\b(?<!(?:started|began|since) )(?:before|earlier|usually|normally|baseline|last (?:week|month|time)|yesterday|previous|previously|prior|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|admission)\b/g;
