import { parts } from "./body.ts";

const resident = "(?:mr|mrs|ms|miss) \\w+";
export const strike =
  "(?:hit|hits|hitting|slapp?(?:ed|s|ing)|punch(?:ed|es|ing)?|kick(?:ed|s|ing)?|(?<!\\b(?:a|bug|spider|mosquito|something|it|dog|cat|tick) )bit|bites?|biting|(?<!\\b(?:a|an|tiny|small|little|no) )scratch(?:ed|es|ing)?(?! that)|claw(?:ed|ing)?|grabb?(?:ed|s|ing)?|push(?:ed|es|ing)?|shov(?:ed|es|ing)|pinch(?:ed|es|ing)?|spit (?:on|at)|spat (?:on|at)|chok(?:ed?|ing)|strangl(?:ed?|ing)|smack(?:ed|s|ing)?|whack(?:ed|s|ing)?|struck|sw[iu]ng(?:ing)? (?:(?:(?:a|his|her|the) )?\\w+ )?at|took a swing(?: \\w+){0,3}? at|clipped|swat(?:ted)?(?: at)?|popped(?! (?:positive|hot|up))|clocked|decked|socked|thumped|jabbed|poked|backhanded|knocked|tackled|(?:ha[ds]|got|took)(?= (?:him|her|mr|mrs|ms)\\b(?:(?: \\w+)? by (?:the|both|his|her)|(?: \\w+){0,3}? against the wall))|(?:had|got)(?= (?:mr|mrs|ms) \\w+ (?:arm|wrist|hair|throat|neck|fingers?) (?:bent|twisted|pinned|in|behind))|hauled|rammed|cracked(?= (?:mr|mrs|ms|him|her))|(?:hands?|fingers|fists?) (?:a?round|in)(?= (?:mr|mrs|ms|miss) \\w+ (?:throat|neck|hair|face))|bumped|plowed|swiped|slugged|pulled(?= (?:on )?(?:mr|mrs|ms|miss) \\w+s (?:arm|hair|hand|leg|sleeve|shirt))|yanked|pulled (?:the |her |his |my )?hair(?: of)?|thr(?:ew|owing) (?:\\w+ ){1,4}?(?:at|on|in|over)|(?:poured|dumped) (?:\\w+ ){1,4}?(?:on|over)|spilled (?:\\w+ ){1,3}on purpose on|elbow(?:ed)?|head ?butted|squeezed|stabbed|wrestled|twisted|stomped(?: on)?|tripped|(?:went|came|goes|comes) (?:after|at)|shook|shaking|(?:dug|sank) (?:his|her) \\w+ in(?:to)?|(?:slammed|smashed|broke|brought(?! (?:her|him|them|back))|cracked|swung) (?:\\w+ ){0,4}?(?:across|down|on|into|at)|lunged at|r(?:an|olled) (?:(?:his|her) (?:wheel)?chair )?(?:right )?(?:into|over)|(?:put|laid) (?:both |his |her )*hands on|beat(?: up)?(?: on)?|attacked|assaulted)";
const staff =
  "(?:me|us|my (?!res|call|hands? (?:off|away))\\w+|(?:the|an?|another|our|one of the|that|other) (?:\\w+ )?(?:aide|cna|nurse|caregiver|tech|therapist|housekeeper|staff(?: member)?|girl|worker|dietary (?:girl|aide))|staff)";
/** The other resident, by name, by part or by pronoun. */
const others = `(?:${resident}|another resident|the (?:other|new) (?:resident|lady|man|guy|woman|fella|gentleman)|(?:his|her) (?:roommate|table ?mate|neighbor)|a resident|each other|one another|by (?:the|another|an?|his|her) (?:other )?(?:man|lady|woman|guy|gentleman|roommate|resident)|someone else|another (?:lady|man|woman|guy)|her (?:across|in the|on the|on her|with|right|hard|back|twice|so)|him (?:across|in the|on the|on his|with|right|hard|back|twice|so|and he|and mr))`;

export const struckStaff = new RegExp(
  `\\b(?<!smell |it |odor |stench |that )(?:${strike} (?:at )?${staff}(?! at the door)|(?:got|caught|nailed|clipped) (?:me|us) (?:in|on|across|with|right|good)\\b)`,
  "g",
);
export const struckResident = new RegExp(
  `\\b${strike} (?:at )?(?:${others}|(?:(?!me\\b|my\\b|us\\b|and\\b|because\\b|for\\b|when\\b|i\\b|to\\b|is\\b|was\\b|the (?:aide|nurse)\\b)\\w+ ){1,6}?${resident})`,
  "g",
);
/** A blow at a pronoun counts when more than one resident is spoken of. */
export const struckPronoun = new RegExp(
  `\\b${strike} (?:at )?(?:him|her)(?! (?:head|face|hand|arm|elbow|knee|hip|foot|leg|chin|own|self|wrist|shoulder|forehead|walker|tray|call|chair|wheelchair|bed))\\b`,
  "g",
);
/** "stabbed his hand": with two residents in the story it is the other's. */
export const struckPart = new RegExp(
  `\\b(?:stabbed|slapped|punched|kicked|bit|scratched|smacked|pinched|poked|clawed|twisted|grabbed|jerked|yanked|pulled|bent|squeezed|(?:got|had|has|took|grabbed) (?:a )?(?:hold|(?:hand|fist)ful)|(?:nails|teeth|fingers|hands?|fist) (?:into|around|in)|(?:put|laid) (?:both |his |her )*hands on)(?: on|(?: an?)? (?:hand|fist)ful)?(?: of)? (?:his|her) (?:\\w+ )?(?:${parts}|hair|throat)\\b`,
  "g",
);
export const severalResidents =
  /\b(?:another resident|other resident|a resident|roommate|each other|residents)\b/g;
export const struckAnyone = new RegExp(
  `\\b(?:${strike}|touch(?:ed)?|hurt|contact with|threw) (?:at )?(?:anybody|anyone|nobody|anything)\\b|\\bnobody (?:got |was )?(?:touched|hit|hurt)\\b|\\bno (?:physical )?contact\\b|\\b(?:nobody|no one|never|not) (?:ever )?laid a (?:hand|finger) on\\b|\\bnot (?:get )?physical\\b|\\bnot (?:hit|touch|strike|hurt|throw)(?: or \\w+)? (?:anybody|anyone|anything)\\b|\\b(?:did|does) not (?:hit|touch) (?:me|us|her|him|anybody|anyone)\\b`,
  "g",
);
/** "someone was hit": contact without names. */
export const someoneStruck =
  /\b(?:someone|somebody|a resident|another resident|staff|an aide) (?:was|got) (?:hit|struck|slapped|punched|pushed|kicked|bitten|hurt|touched)\b/g;
export const fight =
  /\b(?:got into it|pulling hair|fist ?fight|hair pulling|(?<!played )tug of war|came to blows|(?:tooth|teeth) marks|(?:the )?(?:two|2|both) (?:\w+ ){0,4}?(?:were|was|are) at it|fighting|altercation|scuffle|brawl)\b/g;

/** A wish to die, in the words people use for it: the wish, the act on oneself, the means, the farewell. */
const self = "(?:him|her|my|them)self";
const means = "(?:gun|shotgun|pistol|rifle|rope|knife|razor|pills|meds)";
const selfHarmPhrases = [
  "(?:waiting|want|wants|wanted|wish|wishes|wished|rather(?! (?:die|be dead) than (?:eat|wear|watch|drink))|ready|hope|hopes|hoping|pray|prays|praying|better off|like|time) (?:to |be |just |i |he |she |god |it |was |were |could |would |will |all |they |the lord )*(?:die|dead|dying|gone(?! home)|over(?: with)?|end|disappear|take (?:me|him|her)|not wake up)|(?:step|walk|jump|roll|throw)\\w* (?:out |myself |himself |herself )?in front of (?:a|the) (?:\\w+ )?(?:train|truck|bus|car|traffic)|side of the (?:railing|rail|ledge|balcony)|on the ledge|(?:would|will|going to|sooner|rather|could) (?:just )?drink (?:the|a|some|that) (?:\\w+ )?(?:bleach|cleaner|poison|antifreeze)|(?:use|try) it on (?:my|him|her)(?:self| wrists?| throat| neck)|going to put (?:it|this|that) over my (?:head|face)",
  "(?:do|does|did|would|will) not want to (?:see (?:another (?:day|birthday|christmas|morning|year|winter)|tomorrow|christmas|(?:his|her|my) (?:next )?birthday)|be here|live|be alive|wake up|go on|be around|keep going|do this)",
  `(?:kill|hurt|harm|hang|shoot|drown|starv|poison|cut|smother)(?:e|ing)? ${self}|bag (?:over|on) (?:his|her) head|bring (?:\\w+ ){1,4}?(?:gun|pistol|shotgun|rifle)`,
  "(?:tied|tying|(?<!scarf |shawl |towel |blanket )wrapp(?:ed|ing)) (?:\\w+ ){0,4}?a?round (?:his|her) neck|suicid\\w*|self harm|end (?:it|things|(?:his|her|my) (?:own )?life)|take (?:his|her|my) (?:own )?life|cut(?:ting)? (?:his|her|my) wrists?",
  "(?:nobody|no one) would (?:miss|care|notice)|(?:sleep and (?:\\w+ )?|asleep and )(?:not|never) (?:wake|be here)|(?<!(?:will|would|can|could|does|did) )(?:not|never) wake up(?= |$)|(?:easier|better)(?: \\w+){0,4}? if (?:i|s?he) (?:was|were|just|did|died)|(?:which|what) (?:of )?(?:\\w+ )?(?:pills?|meds?|vein|1|one)(?: \\w+){0,3}? (?:do it|fastest|quickest|kill)|goodbye (?:letter|note)|tied (?:\\w+ ){1,3}?to the (?:\\w+ )?(?:rod|rail|bar|pipe|hook|beam|fan|door ?knob)",
  "(?:given|giving|gave|gives) (?:away |her |his |all |me |everything )*(?:\\w+ )?(?:things|stuff|belongings|ring|watch|cat|dog|jewelry)(?: away| (?:and )?said)|(?:will|would) not (?:live to )?see (?:\\w+day|tomorrow|christmas|(?:the |another )(?:morning|day|year))|where (?:we|you|they) keep (?:\\w+ )?(?:razors?|knives|pills|scissors|meds)",
  "(?:no|what is the) (?:reason|point|use|sense) (?:anymore|(?:(?:in|of|to|me|him|her) )*(?:liv(?:e|ing)|go(?:ing)? on|keep(?:ing)? (?:going|on)|be(?:ing)?|wak(?:e|ing)|get(?:ting)? up(?! (?:before|early|at|till?|until|yet))|anything|life|it))|what is the point|(?:6|six) feet under|in (?:the|my|his|her) (?:ground|grave)",
  "(?:can|could) not (?:go on|take (?:it|this) anymore|do this anymore|live like this)",
  "(?:tired|sick|done|through|finished) (?:of|with) (?:living|life|all (?:of )?this|being (?:a burden|here|alive)|fighting|it all)|had enough of (?:life|living)|(?:is|am|being|just|only|such) a burden",
  "(?:nothing|not|no one) (?:left )?(?:to live|worth living)|nothing left for|life is (?:not|over)",
  "(?:hoard|stash|sav|collect|hid)(?:ed|ing|s|den)? (?:up )?(?:his |her |my |the )?(?:\\w+ )?(?:pills|meds|medications?|tablets|ativan|oxy\\w*)|enough (?:\\w+ )?(?:pills|tablets|meds)(?! (?:for|until|till|left))|(?:ones|of them|pills|tablets|those|that) would (?:do it|do the trick|be enough)|(?:got|has|have) it (?:all )?(?:worked out|planned)|i will find a way|(?:has|had|have|got) a plan for (?:tonight|it)|(?:push|hold) my head under|(?:please|you|and|says?|said) give my (?:\\w+ )?(?:rings?|jewelry|watch|things|car|dog|cat) to|written letters to (?:his|her|my|the)|letters? to (?:his|her|my) \\w+ sealed|next time you (?:come|see)(?: \\w+){0,4}? will not be (?:here|around)|(?:take|took|swallow(?:ed)?) (?:them|it|em|the whole (?:bottle|box)(?: of(?: \\w+){1,5}?)?|all (?:of )?(?:his|her|my|the) (?:pills|meds))(?: all)?(?= at once| on purpose| and (?:be|it))|take (?:them|it|em) all|overdose on|(?:plan\\w*|going|wants?|wanted|threaten\\w*|thinking|could|would)(?: \\w+){0,2} (?:tak(?:e|ing)|swallow(?:ing)?) all (?:of )?(?:his|her|my|the|those|them)",
  `if (?:he|she|i|they) (?:just |only )?(?:had|could get|got) (?:his|her|a|my|hold of|the|(?:\\w+ )?enough) ?(?:\\w+ )?${means}`,
  `(?:asked|asking|looking) (?:me |us |the aide |around )?for (?:a|his|her) ${means}(?! to (?:cut|spread|butter|eat|open|peel|shave|carve))`,
  "(?:god|the lord) (?:will|would|does) not take (?:me|him|her)|(?:shoot|kill|finish|end) me\\b|put me out of|how many (?:\\w+ )?(?:pills |it |would |does |to |of them |will )+take",
  "(?:not|never) (?:going to )?(?:be )?need(?:ing)? (?:it|this|them|that) (?:much longer|anymore|soon)|figured out how",
  "(?:will|would) not be (?:needing|here|around)(?: \\w+)? ?(?:anymore|it|this|much longer|tomorrow|long|(?:after|past|come|by) (?:to(?:night|day|morrow)|this|then|christmas))|(?:was|is) not (?:their|your|his|her|anyone\\w*|nobodys?) fault(?<=\\btell .*)|say(?:ing)? goodbye to everybody|let (?:me|him|her) (?:die|go)",
  "(?:go|be|join) (?:be )?with (?:her|his|my) (?:late |dead )?(?:husband|wife|mother|mom)(?= |$)|go be with(?! (?:them|me|us|(?:her|his|the) (?:grand\\w+|kids|family|daughter|son|friends)))|a way to (?:finish|end|do) it|jump(?:ing)? (?:out|off)|(?:roof|window|bridge|balcony)(?: \\w+){0,4}? jump|(?:gone|check(?:ing)? out) for good|not (?:going to )?be an? (?:problem|burden|bother) (?:for|to) (?:\\w+ ){1,2}?(?:much longer|anymore)|stay asleep|it will all be over|(?:\\w+day|tomorrow|tonight) it will be over",
];
export const selfHarm = new RegExp(`\\b(?:${selfHarmPhrases.join("|")})\\b`, "g");

const arm =
  "(?:kni(?:fe|ves)|(?<!(?:kid|kids|safety|plastic|craft|round) )scissors|(?:shot ?|hand ?)?gun|axe|pistol|rifle|blade|box cutter|razor|hammer|bat|pocket ?knife|shank|(?<!and )fork|screwdriver|scalpel|letter opener|broken glass|ice pick|machete)";
export const weaponWords = new RegExp(
  `\\b(?:(?:had|has|have|got(?:ten)?|(?:got )?(?:a )?hold of|(?<=\\b(?:s?he|(?:mr|mrs|ms) \\w+) )(?:found|took)|pulled|pull(?:s|ing)|hold(?:s|ing)|held|wav(?:ed|es|ing)|swung|swinging|point(?:s|ed|ing)|(?<!\\b(?:i (?:came|come|went|go|shaved)|cut(?:s|ting)?|eats?|eating|ate)(?: \\w+){0,6} )with|grabb(?:ed|ing)|picked up|came (?:out|at \\w+) with|brandish\\w+|carrying|hiding) (?:up |out )?(?:a |an |the |his |her |one of the )?(?:\\w+ ){0,3}?${arm}(?! and (?:a )?fork)|${arm}(?: \\w+){0,2}? in (?:his|her|(?:mr|mrs|ms) \\w+) (?:\\w+ )?(?:hand|belt|waistband|lap|fist)|${arm} (?:at|on|to) (?:me|us|him|her|mr|mrs|ms|the|another)|threaten\\w*(?: \\w+){0,6}? ${arm})\\b`,
  "g",
);

const intimate =
  "(?:breasts?|boobs?|privates?|genitals?|butt|bottom|behind|backside|rear|groin|crotch|penis|vagina|inner thigh)";
const clothes =
  "(?:shirt|pants|gown|nightgown|briefs?|blouse|skirt|dress|underwear|diaper|clothes|blankets?|covers|sheets?|robe|bra|top|pajamas)";
const anyone = "(?:her|his|my|the|another|(?:mr|mrs|ms|miss) \\w+)";
const reaching = "(?:(?:up|down|under(?:neath)?|in(?:side)?|into|beneath|on|between|the|front|of) )+";
const bare =
  "(?:naked|nude|undressed|nothing on|no clothes|not? a stitch|had a stitch|(?:pants|underwear|brief|zipper|fly|trousers) (?:was |were )?(?:pulled )?(?:down|off|open|undone|unzipped|around (?:his|her) (?:ankles|knees)))";
/** Sexual contact or exposure: a hand where clothes are, an intimate part, bareness beside another, or its name. */
export const sexualWords = new RegExp(
  `\\b(?:(?<!\\bmy )(?:hands?|fingers?|mouth|face|it went|head(?= between)|reach\\w*|gett?ing|climb\\w*)(?: (?:was|were|is|and (?:put|held|moved) it))? ${reaching}${anyone} (?:${clothes}|${intimate}|chest(?<!\\b(?:on|his|mr \\w+) chest)|lap(?<=it in \\w+ lap)|legs(?<=between .*)(?<!head (?:was )?(?:down )?between his legs))(?! to (?:check|change|clean|fix|wash))|(?:touch|grabb?|kiss|rubb?|squeez|pat|feel|strok|lick)(?:ed|ing|s|e|t)? (?:on |up )?(?:${anyone}|me (?:on|in) the) (?:${intimate}|chest(?<=(?:touch|gr)\\w+ (?:\\w+ )*(?:her|m\\w*s \\w+) chest))|(?:rubb|strok|caress|squeez|kiss)\\w+ (?:on |up )?(?:mr|mrs|ms) \\w+ (?:thighs?|lap)|kiss\\w*(?: \\w+){1,5}? (?:she|he) (?:was |kept |is )?(?:push|turn|say|tell|try|cry|pull|told|said)\\w*|fondl\\w+|grop(?:ed|ing)|sexual|expos(?:ed|ing) (?:him|her)self|masturbat\\w+|inappropriate(?:ly)? touch\\w*|touch\\w* \\w+ (?:inappropriately|down there)|privates|(?:touch\\w* \\w+ )?(?<!pillows? )between (?:her|his|my|the(?<=touch.*)) legs|her hands? (?:in|on) his (?:lap|thigh)|his hands? (?:in|on) her (?:lap|thigh)|(?:his|her) (?:pants|underwear) (?:was |were )?(?:pulled )?down|(?<!\\b(?:i|we|to) )(?:had|pull\\w*|lift\\w*|yank\\w*|unbutton\\w*|unzipp\\w*) (?:up |down |open )?(?:mr|mrs|ms) \\w+ ${clothes}(?! (?:up|back|on|off for))|(?:rub\\w*|press\\w*|grind\\w*) (?:him|her)self (?:\\w+ )?(?:on|against)|fingers? in (?:me|her)(?= |\\.|$)|naked in (?:her|his)|${bare}(?: \\w+){0,3}? (?:with|over|beside|on top of|in front of|next to) (?:her|him|mrs?|ms|another|the other)|(?:bed|covers) (?:with|next to)(?: \\w+){0,5}? ${bare}|(?:(?:in|into) bed|under the \\w+) (?:with|beside|next to) (?:mrs|ms|mr|her|another)|mouth on (?:her|(?:mrs|ms) \\w+) (?:neck|chest|mouth)|(?:night)?(?:gown|dress|skirt) (?:was |is )?(?:pulled |pushed |hiked )?(?:up )(?:to|around|over|past) (?:her|the) (?:waist|hips|chest|neck|head)|on top of (?:her|mrs|ms)|rap(?:e|ed)|molest\\w*)\\b`,
  "g",
);

export const verbalWords =
  /\b(?:cuss(?:ed|ing)(?: out)?|curs(?:ed|ing)|yell(?:ed|ing)(?! for (?:help|me))|holler(?:ed|ing)|scream(?:ed|ing)|shout(?:ed|ing)|call(?:ed|ing) (?:me|her|him|us|the aide|staff) (?:names|a)|threaten(?:ed|ing)|swear(?:ing)? at|swore at|verbally|combative|agitated|aggressive|name calling|mean to|argu(?:ing|ed)|bicker\w*|going at it|shook (?:his|her) fist|words with)\b/g;
export const wanderWords =
  /\b(?:wander(?:ed|ing|s)?(?! ?guard)|in (?:mr|mrs|ms|someone elses|another residents|the wrong)(?: \w+)? (?:bed|room|closet)|pacing|rummaging|going (?:in and out of|into) (?:other|peoples|residents))\b/g;
export const hallucinationWords =
  /\b(?:hallucinat(?:ing|ed|ions?)|(?:see(?:s|ing)?|saw|hear(?:s|ing)?)(?: (?!the (?:doctor|nurse))\w+){0,3}? (?:things|bugs|people|spiders|m[ae]n|wom[ae]n|kids|child(?:ren)?|bab(?:y|ies)|ants|cats?|dogs?|animals|rats|mice|snakes|voices|music|ghosts?|angels|shadows)(?= (?:in|on|at|under|by|crawling|again|that|who|coming|telling|outside|all|tonight|and|it is|sometimes)|$|\.)|(?:sees|seeing|saw|hears|hearing|talking to) (?:\w+ ){1,8}?(?:(?:nobody|no one|nothing) is|not) (?:there|in)|(?:see\w*|saw|talking to) (?:his|her) (?:dead|late) \w+|talking to (?:\w+ ){1,5}?(?:in the corner|on the (?:wall|ceiling)|who (?:is|are) not)|there (?:is|are) (?:(?:nobody|no one|nothing) there|no (?:m[ae]n|wom[ae]n|bugs|kids|child\w*|cats?|dogs?|bab\w+|people))|(?:people|kids|children|bugs|men|man|animals|cats|dogs)(?: \w+){0,4}? (?:on the (?:ceiling|walls?)|not there)|picking at the air|paranoid|delusion(?:s|al)?)\b/g;
export const refusalWords =
  /\b(?:refus(?:ed|es|ing) (?:to |her |his |the |a |all |any )*(?:shower|bath|care|change|be changed|eat|meals?|get up|dressed|brief|be turned|turn|treatment|therapy|go|come|let)|(?:would|will|did|does)(?: not| n ?t) (?:want (?:a|his|her|the|to (?:take|have|get)) ?(?:\w+ ){0,2}?(?:shower|bath|up|dressed|changed|care|wash\w*)|(?:take|have|do) (?:her|his|a|the) (?:\w+ )?(?:shower|bath|wash)|let (?:me|us|anyone|anybody|staff|the \w+)|allow|get (?:up|dressed|out of bed|in the)|be (?:changed|turned|bathed)|eat|come (?:out|to)|go to (?:therapy|dinner|lunch|breakfast|dialysis))|declin(?:ed|es|ing) (?:\w+ )?(?:shower|bath|care|therapy|meal\w*)|(?:shower|bath)s?(?: \w+){0,3} refused|resist(?:ed|ing|ive)(?: to)? care|wouldnt)\b/g;
export const propertyWords =
  /\b(?:broke (?:the|a|his|her) (?:window|tv|lamp|phone|glass|door|mirror)|punched (?:the|a) wall|thr(?:ew|owing) (?:\w+ ){0,3}?(?:chair|tray|plate|plates|cup|lamp|remote|phone|table|food|things|stuff)|smashed|tore up|set (?:a )?fire|stole|stealing|stolen)\b/g;

export const causeCue =
  /\b(?:because(?: of)?|cause|it (?:was|started|happened) when|ever since|since (?:they|we|his|her)|(?:tv|radio|music)(?: \w+)? (?:was|is) (?:too |so )?(?:blaring|loud|blasting|up)|went in too \w+|startled|(?:says|said|thought|thinks|swears|claimed) (?:that|it|this|he|she|mrs?|ms)(?: \w+){0,5}? (?:his|her) (?:chair|seat|spot|table|place|room|bed)|thinks (?:people|some\w+|they|we|the (?:\w+ )?(?:m[ae]n|lady|ladies|staff|nurses?|aides?|cook|neighbors?))|(?:yell|holler|cuss|scream|shout|mad|angry|upset)\w*(?: \w+){0,3}? for \w+ing|(?:arguing|argued|fighting|fought|bickering|upset|mad|angry) (?:about|over|that)|if (?:he|she|they|we|i|(?:mr|mrs|ms) \w+) (?:did|do) not)\b/g;
export const wantedCue =
  /\b(?:wanted|wants|was looking for|looking for|has to|have to|needs to|was waiting for|was trying to|did not want|does not (?:want|like))\b/g;
export const sayingCue =
  /\b(?:saying|(?:telling|told|tells) (?:me|us)|yelling that|(?:she|he) (?:said|says|say))\b(?! (?:no|it does|it is fine|nothing|(?:he|she) (?:is|feels) (?:fine|okay)))/g;
/** Care that was being given when it began. */
export const careCue =
  /\b(?:i|we|aide|cna|nurse|caregiver) (?:(?:was|were|am|is)(?: just| in the middle of)? \w+ing|(?:went|tried|try|go|goes|started|start|attempted) (?:in )?to \w+)(?: \w+){0,2}? (?:him|her|his|mr|mrs|ms|them)\b/g;
export const whenCue = /\b(?<!\d |little )(?:when|after|right before|while)\b/g;
export const lossCue =
  /\b(?:his|her) (?:husband|wife|son|daughter|sister|brother|roommate|dog|cat|mother|friend)(?: \w+)? (?:passed|died|moved|put (?:down|to sleep)|sold|stopped|left|cancell?ed|not (?:come|visit|show)|never came)\b|\btold (?:him|her)(?: \w+){0,2} (?:he|she|they|that|no)\b|\b(?:took|taken|sold|selling) (?:away )?(?:his|her) (?:\w+ )?(?:licen[sc]e|car|keys|house|home|dog|cat|phone)\b|\b(?:found out|bad news|diagnosed|anniversary|funeral)\b/g;

export const interventionVerb =
  /\b(?:redirect(?:ed)?|walk(?:ed)? with|(?:walk(?:ed)?|bring|brought|take|took|led|guided) (?:him|her|(?:mr|mrs|ms) \w+)|look(?:ed)? (?:at |through )?(?:the|a|some)|(?:back|step)(?:ped|ed)? (?:off|away|back|out|up)|shut (?:the|off|it)|wait(?:ed)?(?! (?:for|on))|c[ao]me back with|(?<!not )(?:let|allowed) (?:me|us)|had (?:some|a)(?= (?:tea|snack|coffee|talk|cookie|drink))|folded|gave (?:him|her)|got (?:him|her) (?:a|some|new|to)|offered|sat with|stayed with|wrapped|(?<!to )put (?:the|her|his|on|some|a|up)|played|turned (?:on|off|down)|calmed|covered (?:him|her)|left the|set the|turned the|moved between|went back|sang|talked (?:him|her)|talked to|let (?:him|her|my)|held (?:his|her)|distracted|separated|moved (?:him|her|them|the|it)|plugged|stopped|got everybody|called (?:his|her) (?:wife|daughter|son)|my partner took over|switched)\b/g;
