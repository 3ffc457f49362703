/** Parts of the body as people say them, with the word a chart uses where it differs. */
const lay: Record<string, string> = {
  "tail bone": "sacrum",
  tailbone: "sacrum",
  bottom: "buttocks",
  bottoms: "buttocks",
  butt: "buttocks",
  behind: "buttocks",
  rear: "buttocks",
  "rear end": "buttocks",
  backside: "buttocks",
  belly: "abdomen",
  stomach: "abdomen",
  tummy: "abdomen",
  bum: "buttocks",
};

export const parts =
  "forehead|head|skull|scalp|temple|face|cheek|chin|jaw|nose|lip|lips|mouth|eyebrow|eyebrows|brow|eyelid|eyes|eye|ears|ear|hair|neck|shoulder|shoulder blade|arms|arm|forearms|forearm|elbow|elbows|wrist|wrists|hands|hand|knuckles|knuckle|fingers|finger|thumb|chest|ribs|rib|rib cage|breast|abdomen|belly|stomach|tummy|spine|back|tailbone|tail bone|sacrum|coccyx|buttocks|buttock|bottom|butt|rear end|rear|backside|bum|gluteal fold|hip|hips|groin|thigh|thighs|legs|leg|calf|shin|shins|knees|knee|ankles|ankle|feet|foot|heels|heel|toes|toe|sole";

export const sitePattern = new RegExp(
  `\\b(?:(?<place>behind|back of|side of|top of|bottom of|inside of|front of|tip of|bridge of|insides of|over|above|below|under) (?:(?:her|his|the|their|both|(?:mr|mrs|ms|miss) \\w+) )*)?(?:(?<side>left|right|both|bilateral)(?: of)?(?: (?:her|his|their))? )?(?:(?<inner>upper|lower|inner|outer|mid|big|little|great|ring|middle|index|pinky|second|third|fourth|fifth) )*(?<part>${parts})(?:s(?![a-z]))?(?![a-z])`,
  "g",
);

export const sideAfter =
  /^(?:on )?(?:the |her |his )?(?<side>left|right)(?: side)?\b(?! away| now| there| after| before| in front)/;

const headParts =
  /\b(?:head|skull|forehead|scalp|temple|face|cheek|chin|jaw|nose|eyebrow|brow|eyelid|eyes?|ears?|hair|lips?|mouth)\b/;

export function isHead(site: string): boolean {
  return headParts.test(site);
}

export function chartWord(part: string): string {
  return lay[part] ?? part;
}
