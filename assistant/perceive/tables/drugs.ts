/** Drug classes that change how a report is read. */
export type DrugClass =
  | "anticoagulant"
  | "antiplatelet"
  | "opioid"
  | "insulin"
  | "highAlert"
  | "sedative"
  | "antibiotic"
  | "antiviral"
  | "other";

/** Each drug by its generic name, then the brands and short names it is called by. */
const listed: Record<DrugClass, string> = {
  anticoagulant: `apixaban: Eliquis; rivaroxaban: Xarelto; warfarin: Coumadin, Jantoven; dabigatran: Pradaxa;
edoxaban: Savaysa; enoxaparin: Lovenox; heparin`,
  antiplatelet: `clopidogrel: Plavix; ticagrelor: Brilinta; prasugrel: Effient; aspirin: Ecotrin;
dipyridamole: Aggrenox; cilostazol: Pletal`,
  opioid: `oxycodone: oxy, OxyContin, Roxicodone, Percocet; hydrocodone: Norco, Vicodin, Lortab;
morphine: Roxanol, MS Contin; hydromorphone: Dilaudid; fentanyl: Duragesic; tramadol: Ultram; methadone;
codeine; buprenorphine: Butrans; oxymorphone; tapentadol: Nucynta; meperidine: Demerol`,
  insulin: `insulin: sliding scale, Humulin R, Novolog mix; insulin glargine: Lantus, Basaglar, Toujeo, glargine;
insulin lispro: Humalog, lispro; insulin aspart: Novolog, aspart; insulin detemir: Levemir;
insulin degludec: Tresiba; NPH insulin: Humulin, Novolin, NPH`,
  highAlert: `digoxin: Lanoxin; glipizide: Glucotrol; glyburide: Diabeta; glimepiride: Amaryl; methotrexate: Trexall;
lithium: Lithobid`,
  sedative: `lorazepam: Ativan; alprazolam: Xanax; clonazepam: Klonopin; diazepam: Valium; temazepam: Restoril;
zolpidem: Ambien; quetiapine: Seroquel; haloperidol: Haldol; olanzapine: Zyprexa; risperidone: Risperdal;
trazodone: Desyrel; hydroxyzine: Vistaril, Atarax; phenobarbital`,
  antibiotic: `sulfamethoxazole-trimethoprim: Bactrim, Septra; cephalexin: Keflex; amoxicillin: Amoxil;
amoxicillin-clavulanate: Augmentin; penicillin; ciprofloxacin: Cipro; levofloxacin: Levaquin;
azithromycin: Zithromax, Z pack, z pak; doxycycline: Vibramycin; nitrofurantoin: Macrobid;
ceftriaxone: Rocephin; cefuroxime: Ceftin; cefdinir: Omnicef; vancomycin: vanc, vanco; metronidazole: Flagyl;
clindamycin: Cleocin; fosfomycin: Monurol; piperacillin-tazobactam: Zosyn; cefazolin: Ancef;
linezolid: Zyvox; erythromycin; clarithromycin: Biaxin`,
  antiviral: `oseltamivir: Tamiflu; nirmatrelvir-ritonavir: Paxlovid; acyclovir: Zovirax; valacyclovir: Valtrex;
permethrin: Elimite; ivermectin: Stromectol`,
  other: `metoprolol: Lopressor, Toprol; lisinopril: Zestril, Prinivil; amlodipine: Norvasc; losartan: Cozaar;
carvedilol: Coreg; atenolol: Tenormin; hydralazine: Apresoline; clonidine: Catapres; diltiazem: Cardizem;
verapamil: Calan; valsartan: Diovan; furosemide: Lasix; bumetanide: Bumex; torsemide: Demadex;
hydrochlorothiazide: HCTZ; spironolactone: Aldactone; isosorbide: Imdur; nitroglycerin: Nitrostat; midodrine;
amiodarone: Pacerone; carbidopa-levodopa: Sinemet; pramipexole: Mirapex; ropinirole: Requip;
donepezil: Aricept; memantine: Namenda; rivastigmine: Exelon; metformin: Glucophage; sitagliptin: Januvia;
empagliflozin: Jardiance; semaglutide: Ozempic; atorvastatin: Lipitor; simvastatin: Zocor;
rosuvastatin: Crestor; pravastatin: Pravachol; levothyroxine: Synthroid; omeprazole: Prilosec;
pantoprazole: Protonix; famotidine: Pepcid; sertraline: Zoloft; escitalopram: Lexapro; citalopram: Celexa;
fluoxetine: Prozac; mirtazapine: Remeron; bupropion: Wellbutrin; duloxetine: Cymbalta; venlafaxine: Effexor;
buspirone: Buspar; gabapentin: Neurontin; pregabalin: Lyrica; levetiracetam: Keppra; phenytoin: Dilantin;
divalproex: Depakote; carbamazepine: Tegretol; lamotrigine: Lamictal; prednisone: Deltasone;
acetaminophen: Tylenol; ibuprofen: Advil, Motrin; naproxen: Aleve; meloxicam: Mobic; celecoxib: Celebrex;
diclofenac: Voltaren; diphenhydramine: Benadryl; loratadine: Claritin; cetirizine: Zyrtec;
albuterol: Ventolin, Proventil; tiotropium: Spiriva; fluticasone: Flovent; montelukast: Singulair;
naloxone: Narcan; epinephrine: EpiPen, epi; potassium; potassium chloride: Klor Con; calcium;
multivitamin: multi vitamin; vitamin d; vitamin b12; iron: ferrous sulfate; folic acid; fish oil; magnesium;
senna: Senokot; docusate: Colace; polyethylene glycol: Miralax; bisacodyl: Dulcolax; loperamide: Imodium;
ondansetron: Zofran; metoclopramide: Reglan; tamsulosin: Flomax; finasteride: Proscar; oxybutynin: Ditropan;
mirabegron: Myrbetriq; alendronate: Fosamax; allopurinol: Zyloprim; colchicine: Colcrys;
latanoprost: Xalatan; timolol: Timoptic; silver sulfadiazine: Silvadene; nystatin; baclofen; melatonin;
guaifenesin: Mucinex; brimonidine: Alphagan; carboxymethylcellulose: Systane; prednisolone: Pred Forte;
ipratropium: Atrovent; budesonide: Symbicort, Advair; menthol rub: Bengay; lidocaine: Lidoderm;
milk of magnesia; lactulose; metolazone; ranolazine: Ranexa; entresto; dapagliflozin: Farxiga;
dulaglutide: Trulicity; liraglutide: Victoza; paroxetine: Paxil; aripiprazole: Abilify; ziprasidone: Geodon;
primidone; cyclobenzaprine: Flexeril; tizanidine: Zanaflex; denosumab: Prolia; levocetirizine: Xyzal;
meclizine: Antivert; promethazine: Phenergan`,
};

export type Drug = { name: string; generic: string; class: DrugClass };

/** Every name a drug is called by, in lower case. */
export const drugs: ReadonlyMap<string, Drug> = new Map(
  Object.entries(listed).flatMap(([drugClass, lines]) =>
    lines.split(/;\s+/).flatMap((line) => {
      const [generic = "", others = ""] = line.split(": ");
      return [generic, ...others.split(", ").filter(Boolean)].map((name): [string, Drug] => [
        name.toLowerCase().replaceAll("-", " "),
        { name, generic, class: drugClass as DrugClass },
      ]);
    }),
  ),
);

export const highAlertClasses: ReadonlySet<DrugClass> = new Set(["anticoagulant", "opioid", "insulin", "highAlert"]);
