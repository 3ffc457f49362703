/** Medicines that change how urgent an incident is, in lower case: generic names, then brands. */
export const drugClasses = {
  anticoagulant: [
    ...["apixaban", "rivaroxaban", "warfarin", "dabigatran", "edoxaban", "enoxaparin", "heparin", "thinner"],
    ...["eliquis", "xarelto", "coumadin", "jantoven", "pradaxa", "savaysa", "lovenox"],
  ],
  warfarin: ["warfarin", "coumadin", "jantoven"],
  /** Antiplatelets stronger than aspirin bleed like a blood thinner. */
  p2y12: ["clopidogrel", "ticagrelor", "prasugrel", "plavix", "brilinta", "effient"],
  opioid: [
    ...["oxycodone", "hydrocodone", "morphine", "hydromorphone", "fentanyl", "tramadol", "methadone", "codeine"],
    ...["buprenorphine", "oxymorphone", "tapentadol", "meperidine", "oxycontin", "percocet", "norco", "vicodin"],
    ...["lortab", "roxanol", "dilaudid", "duragesic", "ultram", "butrans", "nucynta", "demerol", "opioid"],
  ],
  sedative: [
    ...["lorazepam", "alprazolam", "clonazepam", "diazepam", "temazepam", "zolpidem", "quetiapine"],
    ...["haloperidol", "olanzapine", "risperidone", "trazodone", "hydroxyzine", "phenobarbital", "ativan"],
    ...["xanax", "klonopin", "valium", "restoril", "ambien", "seroquel", "haldol", "zyprexa", "risperdal"],
  ],
  sugar: [
    ...["insulin", "lantus", "basaglar", "toujeo", "glargine", "humalog", "lispro", "novolog", "aspart"],
    ...["levemir", "tresiba", "humulin", "novolin", "nph", "glipizide", "glyburide", "glimepiride", "glucotrol"],
    ...["diabeta", "amaryl"],
  ],
  digoxin: ["digoxin", "lanoxin"],
  /** One dose missed can bring a seizure, or leave somebody with Parkinson's unable to move. */
  timeCritical: [
    ...["levetiracetam", "keppra", "phenytoin", "dilantin", "divalproex", "valproate", "depakote", "carbamazepine"],
    ...["tegretol", "lamotrigine", "lamictal", "lacosamide", "vimpat", "primidone", "phenobarbital", "levodopa"],
    ...["sinemet", "seizure med", "seizure pill"],
  ],
  antibiotic: [
    ...["sulfamethoxazole", "bactrim", "septra", "cephalexin", "keflex", "amoxicillin", "augmentin", "penicillin"],
    ...["ciprofloxacin", "cipro", "levofloxacin", "levaquin", "azithromycin", "zithromax", "doxycycline"],
    ...["nitrofurantoin", "macrobid", "ceftriaxone", "rocephin", "cefuroxime", "cefdinir", "vancomycin", "vanc"],
    ...["metronidazole", "flagyl", "clindamycin", "fosfomycin", "zosyn", "antibiotic"],
  ],
} as const satisfies Record<string, readonly string[]>;
export type DrugClass = keyof typeof drugClasses;
