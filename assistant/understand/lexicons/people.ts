import type { NotifiedPerson } from "../../../contracts/report.ts";

export const familyWords =
  "family|families|granddaughter|daughter|son|wife|husband|spouse|sister|brother|niece|nephew|grandson|mother|father|mom|dad|poa|power of attorney|guardian|responsible party|next of kin|emergency contact";

/** Who may be told, in the order in which names are looked for: the longer name before the shorter. */
export const notifiedWords: [NotifiedPerson, string][] = [
  [
    "infection_preventionist",
    "infection (?:control|prevention|preventionist|nurse|lady|person)(?: nurse| person| lady)?|ip nurse|the ip\\b|ip(?= (?:is|was|has|notified|aware|called|told))",
  ],
  [
    "agency_office",
    "office nurse|agency nurse|the office|my office|office|agency|scheduler|care coordinator|case manager|home health nurse|supervising nurse",
  ],
  [
    "don",
    "director of nursing|director of nurses|the don|d o n|don(?= (?:is|was|has|knows|aware|notified|called|s|and|also|hasn))|adon",
  ],
  [
    "administrator",
    "administrators?|(?<!activity |activities |dietary |program |marketing )(?:executive |facility |community )?director(?! of nurs)|admin\\b|the ed\\b",
  ],
  [
    "physician",
    "(?:wound |wound care )?nurse practitioners?|on call(?: provider| doctor| physician| md)?(?! nurse)|wound doctor|doctors?(?: office| answering service| service)?(?! appointment| visit| note)|physicians?|providers?|surgeons?(?: office)?|medical director|primary care|pcp|dr (?:on call|\\w+)|doc|the np|np|(?:the|derm|ortho|his|her|doctors) pa\\b|md|ortho(?:pedics)?|cardiology|cardiologist|podiatr\\w+|dermatolog\\w+|urolog\\w+|neurolog\\w+|nephrolog\\w+|vascular|oncolog\\w+|psychiatr\\w+|psych(?! meds)|hospice",
  ],
  [
    "charge_nurse",
    "charge nurse|on call nurse|nurse on call|unit manager|nurse manager|house supervisor|shift supervisor|supervisor|wellness (?:nurse|director)|care director|nurses?(?! (?:station|desk|aide|aid))|lpn|rn|wellness",
  ],
  ["pharmacy", "pharmacy|pharmacist"],
  ["health_department", "health department|health dept|county health|public health|the county"],
  ["police", "police|cops|sheriff"],
  ["state_agency", "the state|state agency|ombudsman|adult protective services|aps"],
  ["family", familyWords],
];
