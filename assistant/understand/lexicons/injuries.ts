import type { Code } from "../../../contracts/report.ts";

export const injuries: [Code<"injuryType">, RegExp][] = [
  ["skin_tear", /\bskin tears?\b/g],
  [
    "laceration",
    /\b(?:(?:a|small|little|tiny|deep|bad|inch|big|his|her|the|another|got a) cuts?(?! (?:off|back|down|up|her|his|the|it))|lacerations?|gash(?:es|ed)?|(?:a|got a) split|split (?:her|his|lip|(?:wide )?open)|cut (?:her|his|on|over|open|above|half|deep|through)|laid open|teeth (?:went )?through|needs? stitches)\b/g,
  ],
  [
    "abrasion",
    /\b(?:scrap(?:ed|es?|ing)(?! (?:came|result|yet|negative|positive|for|test))|abrasions?|scratch(?:es|ed)?(?! that)|skinned|(?:rug|carpet) burn|road rash)\b/g,
  ],
  ["bruise", /\b(?:bruis(?:e|es|ed|ing)|black eye|black and blue|finger ?marks|hand ?prints?)\b/g],
  [
    "hematoma",
    /\b(?:hematoma|(?:boggy|soft|swollen) (?:spot|area|place)|goose ?egg|lump|knot|(?:a|big|little|small|good|nasty|got a|the) bump(?! (?:in|into))|bump(?= (?:on|over|above|behind|coming|the size)\b)|egg on)\b/g,
  ],
  ["swelling", /\b(?:swelling|swollen|swelled|puffy|puffed up|swells)\b/g],
  [
    "redness",
    /\b(?:redness|(?:is|are|looks?|was|all|bright|got|little|bit|real|and|turned) red|red (?:mark|spot|area|patch)e?s?|pink)\b/g,
  ],
  [
    "bleeding",
    /\b(?:bleeding|bled|bleeds|(?:washcloth|towel|rag|gauze|tissue|napkin|pressure)(?: \w+){0,2}? (?:on|to|against)(?= (?:his|her|the) )|bit of blood|some blood|lots? of blood|(?:blood|red) (?:on (?!the (?:label|bag|tag))|in (?:his|her)|from|everywhere|coming|around|under|all (?:down|over)))\b/g,
  ],
  [
    "fracture",
    /\b(?:fractures?|fractured|brok(?:en|e (?:her|his)) (?:hip|leg|arm|wrist|bone|ankle|nose|finger|rib))\b/g,
  ],
  [
    "burn",
    /\b(?:(?<!it |that )burns|burn|burned|burnt|scald(?:ed|s)?)\b(?! out| (?:when|with|to|during) ?(?:she|he|urinat|pee|go))/g,
  ],
];
