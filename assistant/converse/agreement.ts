const nothing = "(?:no(?:pe)?(?: changes?)?|nah|nothing(?: else| more| to (?:change|add))?|none)";
const asItIs =
  "(?:(?:that|it|this|all|everything)(?:'s| is| was| looks?| sounds?)?(?: all)? (?:all|it|right|correct|everything|fine|good|set)|correct|right|(?:looks?|sounds?) (?:good|right|fine)|i'?m (?:done|good)|done|all good|good(?:bye)?|bye)";
const thanks = "thank(?:s| you)(?: so much| very much)?";
const agreement = new RegExp(
  `^(?:${nothing}|(?:yes|yeah|yep)(?=[, ]+${asItIs}))?[,.!\\s]*(?:${asItIs})?[,.!\\s]*(?:${thanks})?[,.!\\s]*(?:bye)?[.!\\s]*$`,
  "i",
);

/** Whether an answer to the read-back leaves everything as it was read; "no, it was room 216" does not. */
export function isAgreement(answer: string): boolean {
  const said = answer.trim().replaceAll("’", "'");
  return said !== "" && agreement.test(said);
}
