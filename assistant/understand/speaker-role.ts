import type { Candidate } from "./corrections.ts";
import { find, type Reading } from "./reading.ts";

const nurse =
  /\b(?:this is the (?:\w+ )?(?:nurse|charge nurse|supervisor)|i am the (?:\w+ )?(?:nurse|rn|lpn)|i did (?:his|her|the|a) (?:skin|admission|assessment)|my (?:admission )?(?:skin check|assessment|admission)|admission skin check|i (?:gave|rechecked|assessed|pulled the card|scanned|drew|started the iv|paged|hung|charted|swabbed|staged)|(?:i|we) (?:called|notified|paged|asked) the (?:doctor|on call|physician|provider|nurse practitioner|wound doctor)|when i was charting|nurse here|weekly wound note|skin sweep|wound rounds|i got (?:an order|orders)|i (?:staged|am calling it)|wound update|med error|day nurse|i measured)\b/g;
const aide =
  /\b(?:this is the (?:\w+ )*(?:aide|cna|caregiver|med tech|front desk)|i am the (?:\w+ )?(?:aide|cna|caregiver|med tech)|(?:home care )?aide (?:here|on)|med tech here|front desk|(?:i )?(?:told|got|let|called|grabbed) (?:the|my|a) (?:\w+ )?nurse|nurse (?:knows|came|is aware|was told|checked|looked))\b/g;

/** Whether a nurse or an aide is speaking, when the words give it away. */
export function findSpeakerRole(reading: Reading): Candidate<"nurse" | "aide"> | undefined {
  const asAide = find(reading, aide)[0];
  if (asAide) return { from: asAide.from, to: asAide.to, value: "aide" };
  const asNurse = find(reading, nurse)[0];
  return asNurse ? { from: asNurse.from, to: asNurse.to, value: "nurse" } : undefined;
}
