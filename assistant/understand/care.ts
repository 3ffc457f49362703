import type { Code } from "../../contracts/report.ts";
import { isAffirmed } from "./assertion.ts";
import type { Candidate } from "./corrections.ts";
import { type Draft, fillList, fillSettled } from "./draft.ts";
import { find, type Reading, type Span, sentenceAround, textAfter, textBefore, textOf } from "./reading.ts";
import { hear } from "./statements.ts";

const actionWords: [Code<"immediateAction">, RegExp][] = [
  [
    "not_moved",
    /\b(?:(?:did|have|has) not (?:move|moved|touch|try to (?:move|get|lift)) (?:him|her)|kept (?:him|her) (?:still|there|on the floor|(?:right )?where)|left (?:him|her) (?:on the floor|where))\b/g,
  ],
  [
    "pressure_applied",
    /\b(?:(?:h[eo]ld(?:ing)?|applied|put|keeping|direct) pressure|pressure on it|(?:press|push|hold)(?:ing|ed) (?:on(?:to)? it|hard|down)|(?:towel|washcloth|cloth|rag|gauze) (?:on|against|over|to) it)\b/g,
  ],
  ["cleaned", /\b(?:cleaned|cleansed|washed (?:it|the|her|his)|rinsed|irrigated)\b/g],
  [
    "dressing",
    /\b(?:dressing(?! change)|band ?aid|bandage(?:d)?|steri ?strips?|gauze|wrapped it|foam (?:pad|dressing)?|nonstick)\b/g,
  ],
  [
    "cooled",
    /\b(?:cool(?:ed)? water|cold water on|cooled|ran (?:cool|cold) water|co(?:ol|ld)(?: wet)? (?:compress|cloth|rag|towel|washcloth)(?:s|es)?)\b/g,
  ],
  [
    "iced",
    /\b(?:iced|ice pack|(?:put|got|held|with|and) (?:some )?ice|ice (?:on|to) (?:it|his|her|the (?:bump|lump|bruise|swelling)))\b/g,
  ],
  [
    "offloaded",
    /\b(?:floated (?:his|her|the|both)? ?heels?|offload(?:ed|ing)?|heels? (?:(?:is|are|were|up) )*(?:floated|elevated|on a pillow)|heel (?:boots?|protectors?)|off (?:of )?(?:that|the) (?:side|heel)|propped|turned (?:him|her) (?:off|on|to)|pillow under|keeping (?:him|her) off)\b/g,
  ],
  [
    "separated",
    /\b(?:separated|kept (?:them )?apart|got them apart|pulled them apart|got (?:him|her) out of there|moved (?:him|her) (?:away|to another)|(?:got |stepped )?(?:in )?(?:between them|the middle)|nowhere near each other|(?:opposite|separate|different) (?:ends|rooms|tables))\b/g,
  ],
  [
    "one_to_one",
    /\b(?:one to one|1 to 1|1 on 1|one on one|stay(?:ed)? (?:in (?:the|his|her) room )?with (?:him|her)|staying (?:right )?with|s[ia]t(?:ting)? (?:right )?(?:here |there )?with (?:him|her)|somebody is (?:sitting )?with|someone is (?:sitting )?with|somebodys (?:sitting )?with|someones with|i am sitting with|aide (?:is |in (?:the|his|her) room )?with (?:him|her)|nurse is in there now|with an aide)\b/g,
  ],
  [
    "patches_removed",
    /\b(?:took (?:both|them|it|the (?:old )?(?:one|patch)) off|removed (?:both|the|them|it)(?: old)?(?: patch(?:es)?)?|peeled (?:it|them) off|took off (?:both|the|them)(?: patch(?:es)?)?)\b/g,
  ],
  [
    "repositioned",
    /\b(?:repositioned|turn(?:ed|ing) every|(?:put|turn(?:ed)?|roll(?:ed)?|moved?|got|kept|keeping|laid|shifted) (?:him|her)(?: \w+){0,2}? (?:on|onto|to|off)(?: of)? (?:his |her |the |that |it)?(?:\w+ )?(?:side|back|bottom|it)\b)/g,
  ],
];

const dispositionWords: [Code<"disposition">, RegExp, number][] = [
  [
    "911_called",
    /\b(?:(?:called|call|calling)(?: for)? n911(?! if| unless)|n911(?: (?:is|was|has|have|been|s|already|just))* (?:called|on the way|coming|here|on scene|en route)|n911 (?:is )?on|(?:call|called)(?: an)? ambulance|(?:ambulance|squad|rescue|medics?) (?:is |just |was |has )?(?:got|here|on|called|coming|took|loading|came|arrived)|ems|paramedics|lights and sirens|on the phone with n911|(?:says?|said|told (?:me|us)) n911|n911 (?:they|and they) (?:is|are) (?:on|here|coming|almost)|n911s been called)\b/g,
    3,
  ],
  [
    "sent_to_er",
    /\b(?:(?:sent|send|sending|transferred|transported|taken|took|going|shipped|goes)(?: \w+){0,2}? (?:out|to the (?:er|hospital|emergency room|ed))(?! (?:to dinner|for))|sent out|send (?:him|her) out|sending (?:him|her)(?: out)?|to the (?:er|emergency room)|send (?:him|her)\b(?! (?:if|home|back))|ship (?:him|her)|called for transport|(?:straight|right|off|out|over|headed|go) to the (?:er|hospital|ed|emergency)|transport (?:is|was) (?:on|here|en route)|(?:seen|evaluated|checked|looked at) (?:in|at) the (?:er|hospital|emergency room|ed)|transport is (?:coming|on)|transports? (?:is |was )?called|wants (?:him|her) sent|transport (?:is |was )?(?:set up|arranged|ordered|booked)|(?:driving|taking|drove|took) (?:him|her) to (?:the )?(?:er|urgent care|hospital|emergency room))\b/g,
    2,
  ],
  [
    "refused_transport",
    /\b(?:(?:does|did|do) not want (?:to go (?:to the (?:hospital|er))?|the ambulance|an ambulance)|refus(?:ed|es|ing) (?:to go|transport|the ambulance|an ambulance|to be sent|the er|the hospital)|will not (?:go (?:to the|in)|let (?:me|us) call)|declin(?:ed|es) (?:transport|to go|the ambulance)|sent (?:them|the ambulance|ems|the squad) away|(?:ambulance|n911|hospital)(?: \w+){0,5}? (?:refused|declined|said no)|(?:will|would) not hear of|(?:said no to|turned down) (?:the |an )?(?:ambulance|er|hospital)|(?:will|would|does|did) not (?:want to )?go(?<=\b(?:ambulance|n911|hospital|er|paramedics|ems|squad|checked out)(?:[.,]? \w+){0,9})(?! (?:away|off|up|back|to (?:bed|sleep)))|signed (?:their|the|a) (?:form|refusal|waiver))\b/g,
    4,
  ],
];

/** The crew saw nobody who had to be taken, or was sent away before it looked. */
const crewLeft =
  /\b(?:(?:they|crew|medics|paramedics|ems|squad|ambulance)(?: (?!took|loaded|transport\w*|have|got|brought|taking|with)\w+){0,7}? (?:and|then) (?:left|cleared)(?! (?:with|for))|(?:crew|they|medics|paramedics|ems) (?:said|say|says|told \w+)(?: \w+){0,3}? (?:no need|not? need(?:ed)?|does not need|did not need|is fine|was fine)|they checked (?:him|her) and (?:he|she) (?:stayed|did not need)|lift assist|waved (?:them|it) off|cancell?ed (?:it|them|the (?:ambulance|call|squad)))\b/g;

/** An ambulance was called, even if the resident then would not go. */
export function emergencyCall(reading: Reading): Span | undefined {
  if (find(reading, crewLeft).length > 0) return undefined;
  const [, pattern] = dispositionWords[0] as (typeof dispositionWords)[0];
  return hear(reading, pattern).find(({ meant }) => isAffirmed(meant));
}

/** "the daughter wants her sent out", "he wants to go to the hospital": no order until someone clinical gives it. */
function isOnlyWished(reading: Reading, { from, to }: Span): boolean {
  const before = textOf(reading, {
    from: Math.max(sentenceAround(reading, { from, to }).from, from - 10),
    to,
  });
  const wish =
    /^.*\b(?:wants?|wanted|ask(?:s|ed|ing)|begg?(?:ed|ing)|insist(?:s|ed|ing)|demand(?:s|ed|ing))\b/.exec(
      before,
    );
  return (
    (wish !== null &&
      !/\b(?:doctor|doc|np|provider|physician|surgeon|nurse|practitioner|pa|md|they|dr|hospice)\b/.test(
        wish[0],
      ) &&
      !/\b(?:so|and) (?:we|i|they)\b/.test(before.slice(wish[0].length))) ||
    /^(?: \w+){0,2} (?:said|says) (?:no|not)\b/.test(` ${textAfter(reading, { to }, 5)}`)
  );
}

/** What was done on the spot, and where the resident went. */
export function fillCare(draft: Draft): void {
  const { reading } = draft;
  const done = actionWords.flatMap(([value, pattern]) =>
    hear(reading, pattern)
      .filter(
        ({ meant, text }) =>
          !meant.past &&
          !meant.someoneElse &&
          (!meant.negated || /\bnot\b/.test(text)) &&
          !(meant.supposed && value !== "one_to_one"),
      )
      .slice(0, 1)
      .map(({ from, to }) => ({ from, to, value: value as string })),
  );
  fillList(
    draft,
    "immediateActions",
    done.sort((a, b) => a.from - b.from),
  );
  const went = dispositionWords.flatMap(([value, pattern, rank]) =>
    hear(reading, pattern)
      .filter(
        ({ meant, text, from, to }) =>
          !meant.past &&
          !meant.open &&
          !meant.doubted &&
          !meant.someoneElse &&
          (!meant.negated || /not|refus|declin/.test(text)) &&
          !(value === "sent_to_er" && isOnlyWished(reading, { from, to })) &&
          !/\boffer\w*(?: \w+){0,3}$/.test(textBefore(reading, { from }, 4)),
      )
      .map(({ from, to }): Candidate<Code<"disposition">> => ({ from, to, value, rank })),
  );
  fillSettled(draft, "disposition", went);
}
