import type { FactPath } from "../../../contracts/facts.ts";
import type { Category } from "../../../contracts/report.ts";
import { type PhraseRow, rows } from "../phrases.ts";

/** Facts the reader has no marks for; each counts only in reports of its kind. */
type PlainFact = { kind: Category; path: FactPath; value: string };

const none = "no not isnt arent wasnt without never denies any zero";

/** path=value: phrases, then the words that may not stand before, and not behind. */
const table: [kind: Category, fact: string, phrases: string, notBefore?: string, notAfter?: string][] = [
  [
    "behavior_elopement",
    "behavior.type=physical_aggression_resident",
    "resident on resident, resident to resident, resident against resident",
    "if",
  ],
  ["wound", "wound.skinIntact=yes", "skin intact, skins intact, is intact, intact skin, was intact, closed skin"],
  ["wound", "wound.skinIntact=yes", "not broken, isnt broken, not open, isnt open, no open", "could if"],
  ["wound", "wound.skinIntact=no", "skin is broken, skins broken, open area, open spot, opened up, broke open"],
  ["wound", "wound.blisters=yes", "blister, blisters, blistered, blistering", `${none} popped`],
  ["wound", "wound.blisters=no", "no blister, no blisters", ""],
  ["wound", "wound.drainageAmount=scant", "scant"],
  ["wound", "wound.drainageAmount=small", "small amount, a little drainage, a little bit of drainage, tiny bit of"],
  ["wound", "wound.drainageAmount=moderate", "moderate drainage, drainage moderate, moderate amount"],
  ["wound", "wound.drainageAmount=large", "large amount, drainage large, a lot of drainage"],
  [
    "wound",
    "wound.drainageAmount=heavy",
    "heavy drainage, drainage heavy, heavy amount, soaked through, soaking through, heavily draining",
  ],
  ["wound", "wound.deviceRelated=yes", "from the tubing, from the mask, from the brace, from the splint"],
  ["wound", "wound.deviceRelated=yes", "from the oxygen, from the cannula, from the catheter, from the boot"],
  ["wound", "wound.presentOnAdmission=unknown", "if it was there on admission, if it was present on admission", ""],
  [
    "wound",
    "wound.presentOnAdmission=yes",
    "came in with it, present on admission, was there on admission",
    "if no not",
  ],
  [
    "wound",
    "wound.infectionSigns=redness",
    "red and, redness around, red around",
    none,
    "it purple blue raw sore a the",
  ],
  ["wound", "wound.infectionSigns=warmth", "warm, hot to the touch", none, "towel blanket water milk compress"],
  ["wound", "wound.infectionSigns=purulent", "pus, purulent"],
  ["wound", "wound.infectionSigns=odor", "it stinks, smells bad, foul smell, foul odor, smells rotten"],
  [
    "behavior_elopement",
    "elopement.foundPlace=back inside",
    "brought him back, brought her back, brought them back, walked him back, walked her back, led him back, " +
      "led her back, got him back, got her back, back inside, back in the building, is back now, hes back, shes back",
    `${none} before until if when once`,
    "to at out",
  ],
  ["fall", "fall.callLightInReach=yes", "call light in reach, call light was in reach, call bell in reach"],
  ["fall", "fall.alarm=yes", "alarm was going off, bed alarm went off, chair alarm went off, alarm sounded"],
  ["fall", "fall.alarm=no", "alarm didnt go off, alarm did not go off, alarm never went off", ""],
];

export const plainRows: PhraseRow<PlainFact>[] = table.flatMap(
  ([kind, fact, said, notBefore = none, notAfter = ""]) => {
    const [path, value = ""] = fact.split("=") as [FactPath, string];
    return rows({ kind, path, value }, said, notBefore, notAfter);
  },
);
