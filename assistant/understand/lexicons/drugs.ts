/** Drug classes that change how a report is read. */
export type DrugClass =
  | "anticoagulant"
  | "p2y12"
  | "aspirin"
  | "opioid"
  | "insulin"
  | "digoxin"
  | "sulfonylurea"
  | "sedative"
  | "antibiotic"
  | "antiviral"
  | "pressure"
  | "other";

/** generic: brands and the ways recognisers mishear them. */
const listed: Record<DrugClass, string> = {
  anticoagulant: `apixaban: Eliquis=ella quiz=elle quiz=ellie quiz=a la quiz=eli quiz=l quiz=eloquis=a liquis=elliquis
rivaroxaban: Xarelto=zarelto=xeralto=za relto=zar alto
warfarin: Coumadin=kumadin=cumadin=cooma din=coma din, Jantoven
dabigatran: Pradaxa
blood thinner: blood thinners=her thinner=his thinner=the thinner
edoxaban: Savaysa
enoxaparin: Lovenox
heparin`,
  p2y12: `clopidogrel: Plavix
ticagrelor: Brilinta
prasugrel: Effient`,
  aspirin: `aspirin: Ecotrin`,
  opioid: `oxycodone: oxycodone=oxy, OxyContin, Roxicodone, Percocet
hydrocodone: Norco, Vicodin, Lortab
morphine: Roxanol, MS Contin
hydromorphone: Dilaudid
fentanyl: Duragesic
tramadol: Ultram
methadone
codeine
buprenorphine: Butrans
oxymorphone
tapentadol: Nucynta
meperidine: Demerol`,
  insulin: `insulin: insulin=sliding scale
insulin pen
insulin glargine: Lantus, Basaglar, Toujeo, glargine
insulin lispro: Humalog, lispro
insulin aspart: Novolog, aspart
insulin detemir: Levemir
insulin degludec: Tresiba
NPH insulin: Humulin, Novolin, NPH`,
  digoxin: "digoxin: digoxin=dig level, Lanoxin",
  sulfonylurea: `glipizide: Glucotrol
glyburide: Diabeta
glimepiride: Amaryl`,
  sedative: `lorazepam: Ativan
alprazolam: Xanax
clonazepam: Klonopin
diazepam: Valium
temazepam: Restoril
zolpidem: Ambien
quetiapine: Seroquel
haloperidol: Haldol
olanzapine: Zyprexa
risperidone: Risperdal
trazodone: Desyrel
hydroxyzine: Vistaril, Atarax
phenobarbital`,
  antibiotic: `sulfamethoxazole-trimethoprim: Bactrim, Septra
cephalexin: Keflex
amoxicillin: Amoxil
amoxicillin-clavulanate: Augmentin
penicillin
ciprofloxacin: Cipro
levofloxacin: Levaquin
azithromycin: Zithromax, Z pack=z pak
doxycycline: Vibramycin
nitrofurantoin: Macrobid
ceftriaxone: Rocephin
cefuroxime: Ceftin
cefdinir: Omnicef
vancomycin: vanc=vanco
metronidazole: Flagyl
clindamycin: Cleocin
fosfomycin: Monurol
piperacillin-tazobactam: Zosyn`,
  antiviral: `oseltamivir: Tamiflu
nirmatrelvir-ritonavir: Paxlovid
acyclovir: Zovirax
valacyclovir: Valtrex
permethrin: Elimite
ivermectin: Stromectol`,
  pressure: `metoprolol: Lopressor, Toprol
lisinopril: Zestril, Prinivil
amlodipine: Norvasc
losartan: Cozaar
carvedilol: Coreg
atenolol: Tenormin
hydralazine: Apresoline
clonidine: Catapres
diltiazem: Cardizem
verapamil: Calan
valsartan: Diovan
furosemide: Lasix
bumetanide: Bumex
torsemide: Demadex
hydrochlorothiazide: HCTZ
spironolactone: Aldactone
isosorbide: Imdur
nitroglycerin: Nitrostat
midodrine
amiodarone: Pacerone`,
  other: `carbidopa-levodopa: Sinemet=cinnamon met
pramipexole: Mirapex
ropinirole: Requip
donepezil: Aricept
memantine: Namenda
rivastigmine: Exelon
metformin: Glucophage
sitagliptin: Januvia
empagliflozin: Jardiance
semaglutide: Ozempic
atorvastatin: Lipitor
simvastatin: Zocor
rosuvastatin: Crestor
pravastatin: Pravachol
levothyroxine: Synthroid
omeprazole: Prilosec
pantoprazole: Protonix
famotidine: Pepcid
sertraline: Zoloft
escitalopram: Lexapro
citalopram: Celexa
fluoxetine: Prozac
mirtazapine: Remeron
bupropion: Wellbutrin
duloxetine: Cymbalta
venlafaxine: Effexor
buspirone: Buspar
gabapentin: Neurontin
pregabalin: Lyrica
levetiracetam: Keppra
phenytoin: Dilantin
divalproex: Depakote
carbamazepine: Tegretol
lamotrigine: Lamictal
lithium
prednisone: Deltasone
methotrexate
acetaminophen: Tylenol
ibuprofen: Advil, Motrin
naproxen: Aleve
meloxicam: Mobic
celecoxib: Celebrex
diclofenac: Voltaren
diphenhydramine: Benadryl
loratadine: Claritin
cetirizine: Zyrtec
albuterol: Ventolin, Proventil
tiotropium: Spiriva
fluticasone: Flovent
montelukast: Singulair
naloxone: Narcan
epinephrine: EpiPen=epi pen=epi
potassium
potassium chloride: Klor Con
calcium
multivitamin: multi vitamin=vitamins
vitamin d
vitamin b12
iron: ferrous sulfate
folic acid
fish oil
magnesium
senna: Senokot
docusate: Colace
polyethylene glycol: Miralax
bisacodyl: Dulcolax
loperamide: Imodium
ondansetron: Zofran
metoclopramide: Reglan
tamsulosin: Flomax
finasteride: Proscar
oxybutynin: Ditropan
mirabegron: Myrbetriq
alendronate: Fosamax
allopurinol: Zyloprim
colchicine: Colcrys
latanoprost: Xalatan
timolol: Timoptic
silver sulfadiazine: Silvadene
nystatin
baclofen
melatonin
guaifenesin: Mucinex
water pill: diuretic
blood pressure pill: blood pressure pills=blood pressure medicine=blood pressure med
eye drops
ear drops`,
};

export type Drug = { name: string; generic: string; class: DrugClass };

/** Every name a drug is called by, in lower case. */
export const drugs: ReadonlyMap<string, Drug> = new Map(
  Object.entries(listed).flatMap(([drugClass, lines]) =>
    lines.split("\n").flatMap((line) => {
      const [generic = "", brands = ""] = line.split(": ");
      const names = [generic, ...brands.split(", ").filter(Boolean)];
      return names.flatMap((entry) => {
        const [name = "", ...misheard] = entry.split("=");
        const drug: Drug = { name, generic, class: drugClass as DrugClass };
        return [name, ...misheard].map((spoken): [string, Drug] => [
          spoken.toLowerCase().replaceAll("-", " "),
          drug,
        ]);
      });
    }),
  ),
);

/** What only one kind of drug is spoken of with: "eight units", "she bolused him", "her INR came back nine". */
export const impliedDrugs: [name: string, DrugClass, RegExp][] = [
  [
    "insulin",
    "insulin",
    /\b(?:\d+(?:\.\d+)? units?(?! of (?:blood|packed|platelets|plasma))|(?<!fluid |saline |iv )bolus(?:ed|es)?(?! (?:of|feed\w*|fluids?|tube)))\b/g,
  ],
  [
    "blood thinner",
    "anticoagulant",
    /\binrs?(?: (?:is|was|came|come|back|at|of|up|over|above|to|a|an|today|now|hit|jumped|reading|result|right))* (?:[5-9]|4\.[5-9]|1\d)(?! ?(?:@|oclock|\d|tomorrow|tonight))/g,
  ],
];

export const highAlertClasses: ReadonlySet<DrugClass> = new Set([
  "anticoagulant",
  "opioid",
  "insulin",
  "digoxin",
  "sulfonylurea",
]);
