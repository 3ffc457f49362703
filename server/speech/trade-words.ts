/**
 * Words of the trade that the recogniser would otherwise hear as commoner ones. Written as they should appear;
 * each is also favoured with a capital. Long words gain most: a word that is a single token hardly gains.
 */
export const tradeWords: readonly string[] = [
  // Medicines
  ...["acetaminophen", "albuterol", "amlodipine", "apixaban", "atorvastatin", "baclofen", "Carbidopa"],
  ...["carvedilol", "ceftriaxone", "cephalexin", "ciprofloxacin", "citalopram", "clonazepam", "clopidogrel"],
  ...["Coumadin", "diltiazem", "donepezil", "Eliquis", "enoxaparin", "escitalopram", "famotidine"],
  ...["furosemide", "gabapentin", "glipizide", "haloperidol", "heparin", "hydrochlorothiazide"],
  ...["hydrocodone", "insulin", "Lantus", "Lasix", "levetiracetam", "levothyroxine", "lisinopril"],
  ...["loperamide", "lorazepam", "losartan", "melatonin", "memantine", "metformin", "metoprolol"],
  ...["mirtazapine", "morphine", "Narcan", "naloxone", "nitrofurantoin", "nitroglycerin", "omeprazole"],
  ...["ondansetron", "oxycodone", "pantoprazole", "prednisone", "quetiapine", "risperidone", "ropinirole"],
  ...["sertraline", "simvastatin", "spironolactone", "tamsulosin", "tramadol", "trazodone", "Tylenol"],
  ...["vancomycin", "warfarin", "Xarelto", "zolpidem"],
  // What happens to people
  ...["abrasion", "agitated", "aspiration", "bruise", "bruising", "cellulitis", "contusion", "dehydration"],
  ...["diarrhea", "dizziness", "dizzy", "elopement", "eloped", "erythema", "hematoma", "hypoglycemia"],
  ...["hypotension", "laceration", "norovirus", "pneumonia", "pressure injury", "sacrum", "scabies"],
  ...["sepsis", "skin tear", "stage two", "stage three", "stage four", "syncope", "unwitnessed", "wandering"],
  ...["witnessed", "head injury", "no injury", "loss of consciousness", "range of motion", "blood pressure"],
  ...["blood sugar", "oxygen saturation", "vital signs", "neuro checks", "urinary tract infection"],
  // Places, people and things around them
  ...["bedside", "commode", "dining room", "Foley catheter", "gait belt", "grab bar", "hallway", "Hoyer lift"],
  ...["memory care", "non-skid socks", "nurses' station", "walker", "wheelchair", "charge nurse", "CNA"],
  ...["caregiver", "director of nursing", "home health aide", "hospice", "physician", "power of attorney"],
  ...["nurse practitioner", "roommate", "medication error", "milligrams", "milliliters", "units of insulin"],
  ...["Mrs.", "Mr.", "resident", "notified", "ambulating", "incontinent", "assessed"],
];
