/** Where a rule stands, which text was read, and when. `read` is empty for a text that could not be found. */
type Source = { label: string; short?: string; dated: string; read: string; href: string };

const pp = "https://www.cms.gov/Regulations-and-Guidance/Guidance/Manuals/downloads/som107ap_pp_guidelines_ltcf.pdf";
const oregon = "https://www.oregon.gov/oha/PH/DISEASESCONDITIONS/COMMUNICABLEDISEASE";
const ecfr = (section: string) => `https://www.ecfr.gov/current/title-42/section-${section}`;
const checked = "2026-11-16";

export const sources = {
  "cfr-483-10": {
    label: "42 CFR 483.10, resident rights",
    dated: "text quoted in SOM Appendix PP, Rev. 173, issued 2017-11-22",
    read: checked,
    href: ecfr("483.10"),
  },
  "cfr-483-12": {
    label: "42 CFR 483.12, freedom from abuse, neglect and exploitation",
    dated: "text quoted in SOM Appendix PP, Rev. 211, issued 2023-02-03",
    read: checked,
    href: ecfr("483.12"),
  },
  "cfr-483-21": {
    label: "42 CFR 483.21, care planning",
    dated: "2016-10-04",
    read: "",
    href: ecfr("483.21"),
  },
  "cfr-483-24": {
    label: "42 CFR 483.24, quality of life",
    dated: "text quoted in SOM Appendix PP, Rev. 173, issued 2017-11-22",
    read: checked,
    href: ecfr("483.24"),
  },
  "cfr-483-25": {
    label: "42 CFR 483.25, quality of care",
    dated: "paragraph (b) quoted in SOM Appendix PP, Rev. 211, issued 2023-02-03; paragraphs (d), (g) not verified",
    read: checked,
    href: ecfr("483.25"),
  },
  "cfr-483-40": {
    label: "42 CFR 483.40, behavioral health services",
    dated: "2016-10-04",
    read: "",
    href: ecfr("483.40"),
  },
  "cfr-483-45": {
    label: "42 CFR 483.45, pharmacy services",
    dated: "paragraphs (a), (b) quoted in SOM Appendix PP, Rev. 225, issued 2024-08-08",
    read: checked,
    href: ecfr("483.45"),
  },
  "cfr-483-75": {
    label: "42 CFR 483.75, quality assurance and performance improvement",
    dated: "paragraph (g) quoted in SOM Appendix PP, Rev. 225, issued 2024-08-08",
    read: checked,
    href: ecfr("483.75"),
  },
  "cfr-483-80": {
    label: "42 CFR 483.80, infection control",
    dated: "text quoted in SOM Appendix PP, Rev. 225, issued 2024-08-08",
    read: checked,
    href: ecfr("483.80"),
  },
  "cfr-484-65": {
    label: "42 CFR 484.65, home health QAPI",
    dated: "2017-01-13",
    read: "",
    href: ecfr("484.65"),
  },
  "ssa-1150b": {
    label: "Social Security Act, section 1150B",
    short: "Social Security Act 1150B",
    dated: "text as enacted 2010-03-23; CMS questions and answers of 2012-01-20",
    read: checked,
    href: "https://www.ssa.gov/OP_Home/ssact/title11/1150B.htm",
  },
  "som-pp": {
    label: "CMS State Operations Manual, Appendix PP",
    dated: "QSO-25-14-NH, effective 2025-04-28",
    read: "",
    href: pp,
  },
  "qso-26-03": {
    label: "CMS QSO-26-03-NH, State Operations Manual chapters 5 and 7 (not Appendix PP)",
    dated: "issued 2026-01-30, revised 2026-04-03; summary by the Missouri survey agency read, memo itself not",
    read: checked,
    href: "https://ltc.health.mo.gov/archives/17486",
  },
  rai: {
    label: "CMS RAI manual, version 1.20.1",
    dated: "effective 2025-10-01; no newer version found",
    read: checked,
    href: "https://www.cms.gov/medicare/quality/nursing-home-improvement/resident-assessment-instrument-manual",
  },
  "ncc-merp": {
    short: "NCC MERP",
    label: "NCC MERP index for categorizing medication errors",
    dated: "adopted 1996-07-16, revised 2001-02-20",
    read: checked,
    href: "https://www.nccmerp.org/types-medication-errors",
  },
  aha: {
    short: "AHA 2025",
    label: "American Heart Association, CPR and emergency cardiovascular care guidelines 2025",
    dated: "2025-10-22; published summaries read, not the guidelines",
    read: checked,
    href: "https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines",
  },
  acep: {
    label: "ACEP clinical policy, mild traumatic brain injury",
    dated: "2023",
    read: "",
    href: "https://www.acep.org/patient-care/clinical-policies",
  },
  crisis: {
    label: "988 Suicide and Crisis Lifeline",
    dated: "in service since 2022-07-16",
    read: "",
    href: "https://988lifeline.org",
  },
  poison: {
    label: "Poison Control, 1-800-222-1222",
    dated: "in service",
    read: "",
    href: "https://www.poison.org",
  },
  colorado: {
    short: "State rule, for example Colorado 6 CCR 1011-1 ch. 7",
    label: "Colorado 6 CCR 1011-1 chapter 7, part 5: police within 24 hours, report within 5 business days",
    dated: "current through register of 2024-12-25; one State as an example",
    read: checked,
    href: "https://www.sos.state.co.us/CCR/Welcome.do",
  },
  maryland: {
    short: "State rule, for example Maryland COMAR 10.07.14",
    label: "Maryland COMAR 10.07.14, assisted living: report within 24 hours; one State as an example",
    dated: "2025",
    read: "",
    href: "https://www.law.cornell.edu/regulations/maryland/title-10/part-1/subtitle-07/chapter-10.07.14",
  },
  oregon: {
    short: "State rule, for example Oregon",
    label: "Oregon Health Authority, outbreaks in long-term care; one State as an example",
    dated: "2025",
    read: "",
    href: `${oregon}/OUTBREAKS/GASTROENTERITIS/Pages/gastro.aspx`,
  },
  ours: {
    label: "Our own threshold, conservative; a nurse consultant signs it",
    short: "ours",
    dated: "2026-11-16",
    read: "not a published text",
    href: "",
  },
} as const satisfies Record<string, Source>;
export type SourceId = keyof typeof sources;

/** One place in a source: the paragraph, and the F-tag it is surveyed under. */
export type Citation = { source: SourceId; paragraph?: string; tag?: string };
export const cite = (source: SourceId, paragraph?: string, tag?: string): Citation => ({
  source,
  ...(paragraph ? { paragraph } : {}),
  ...(tag ? { tag } : {}),
});

/** As it is printed beside a step: "42 CFR 483.12(c)(1), F609". */
export function citeText({ source, paragraph, tag }: Citation): string {
  const { label, short = label.split(",")[0] }: Source = sources[source];
  return `${short}${paragraph ?? ""}${tag ? `, ${tag}` : ""}`;
}
