import type { Code } from "../../contracts/report.ts";
import { assertionOf, isAffirmed } from "./assertion.ts";
import { findSites, type Site, siteNear } from "./body-sites.ts";
import type { Candidate } from "./corrections.ts";
import { type Draft, fill, fillList, fillSettled, includes, is, valueAt } from "./draft.ts";
import * as words from "./lexicons/wound.ts";
import { find, type Reading, type Span, sentenceAround, textAfter, textBefore, textOf } from "./reading.ts";
import { decide, hear, hearAffirmed, type Statement } from "./statements.ts";

type WoundType = Code<"woundType">;

export function findWoundType(reading: Reading): Candidate<WoundType> | undefined {
  const black = hear(reading, words.stagePattern).find(
    ({ meant, groups }) => groups.unstageable && !meant.negated && !meant.past && !meant.someoneElse,
  );
  if (black) return { from: black.from, to: black.to, value: "pressure_injury" };
  for (const [value, pattern] of words.woundTypes) {
    const said = hear(reading, pattern).find((statement) => {
      const { meant, text } = statement;
      if (meant.someoneElse || (meant.past && value !== "surgical") || isHealed(reading, statement))
        return false;
      return !meant.negated || /\bnot\b|non ?blanch/.test(text);
    });
    if (said && !isOnSpeaker(reading, said)) return { from: said.from, to: said.to, value };
  }
  return undefined;
}

/** "an old skin tear that's almost healed" is not what the report is about. */
function isHealed(reading: Reading, { from, to }: Span): boolean {
  return (
    reading.words[from - 1]?.text === "old" || /^(?:\w+ ){0,3}?healed\b/.test(textAfter(reading, { to }, 4))
  );
}

function isOnSpeaker(reading: Reading, { from, to }: Span): boolean {
  return /\bm[ey]\b/.test(textOf(reading, { from: Math.max(0, from - 2), to: to + 3 }));
}

export function fillWound(draft: Draft): void {
  const { reading } = draft;
  const type = inferredType(draft, findWoundType(reading));
  if (type) fill(draft, "wound.type", type.value, type);
  fillSite(draft, type);
  fillStage(draft, type);
  fillSize(draft);
  fillLooks(draft);
  fillHistory(draft);
  fillCause(draft, type);
}

/** Bleeding that goes on is an emergency whatever the report is filed as. */
export function fillBleeding(draft: Draft, isWound: boolean): void {
  const { reading } = draft;
  const goesOn = uncontrolledBleeding(reading);
  const stopped = hear(reading, words.bleedingStopped).find(
    ({ meant, text }) => !meant.negated || /not/.test(text),
  );
  if (goesOn) fill(draft, "wound.bleedingControlled", "no", goesOn);
  else if (stopped && isWound) fill(draft, "wound.bleedingControlled", "yes", stopped);
}

export function uncontrolledBleeding(reading: Reading): Span | undefined {
  const blood =
    find(
      reading,
      /\b(?:(?:nose)?bl(?:ood|eed|ed)\w*(?! (?:pressure|sugar|thinners?|work|draw))|bright red|t(?:ear|ore)|cut|slic\w+|gash\w*|pressure on|clots|tourniquets?|gauze|fistula|shunt|graft|dialysis|veins?|artery|stumps?|staples|bandage)\b/g,
    ).length > 0;
  const soaked =
    find(
      reading,
      /\b(?:dressing|towel|gauze|bandage|washcloth)s?(?: \w+){0,3}? (?:soak|sopp|drench|saturat)\w*/g,
    ).length > 0 && find(reading, /\b(?:drain\w*|pus|urine|pee\w*|weep\w*|leak\w*|stool)\b/g).length === 0;
  const goesOn =
    blood || soaked ? hear(reading, words.bleedingGoesOn).find(({ meant }) => !meant.past) : undefined;
  const stopped = hear(reading, words.bleedingStopped).some(
    ({ from, meant }) => goesOn && from > goesOn.from && !meant.negated,
  );
  return stopped ? undefined : goesOn;
}

/** Redness over a bony place that nobody has named is a pressure injury until a nurse says otherwise. */
function inferredType(
  draft: Draft,
  type: Candidate<WoundType> | undefined,
): Candidate<WoundType> | undefined {
  const { reading } = draft;
  const isBony = (span: Span) =>
    /heel|sacrum|coccyx|buttock|tailbone|hip/.test(
      (siteNear(reading, span, 8) ?? findSites(reading)[0])?.part ?? "",
    );
  if (type?.value === "blister" && isBony(type)) return { ...type, value: "pressure_injury" };
  if (type) return type;
  const staged = hear(reading, words.stagePattern).find(({ meant }) => !meant.negated && !meant.past);
  if (staged)
    return { from: staged.from, to: staged.to, value: staged.groups.dti ? "dti" : "pressure_injury" };
  const red = hearAffirmed(reading, /\b(?:red|raw|purple|maroon|sore spot|mushy|open)\b/g).find((color) =>
    /heel|sacrum|coccyx|buttock|tailbone|bottom|butt|hip|ear|elbow|ankle/.test(
      siteNear(reading, color, 6)?.part ?? "",
    ),
  );
  return red ? { from: red.from, to: red.to, value: "pressure_injury" } : undefined;
}

function fillSite(draft: Draft, type: Candidate<WoundType> | undefined): void {
  const { reading } = draft;
  const isOld = type?.value === "surgical";
  const sites = findSites(reading).filter((site) => isWounded(reading, site, isOld));
  const near = type ? siteNear(reading, type, 14, (site) => isWounded(reading, site, isOld)) : undefined;
  const limb = near?.side || !limbIschemia(reading) ? undefined : sites.find(({ side }) => side);
  const chosen = limb ?? near ?? sites[0];
  if (!chosen) return;
  const corrected = sites.filter((site) => site.part === chosen.part || site.from === chosen.from);
  const candidates = corrected.map((site) => ({ from: site.from, to: site.to, value: site }));
  const bySpeech = fillSettled(
    draft,
    "wound.site",
    candidates.map((c) => ({ from: c.from, to: c.to, value: c.value.site, rank: c.value.side ? 1 : 0 })),
  );
  const winner = candidates.find((c) => c.from === bySpeech?.from)?.value ?? chosen;
  const sided = winner.side ? winner : onlySideNear(reading, winner);
  if (sided?.side) fill(draft, "wound.side", sided.side, sided);
  const chart = sites.find((site) => /^(sacrum|coccyx)$/.test(site.part));
  if (chart && /^(tailbone|bottom|butt)$/.test(winner.part)) fill(draft, "wound.site", chart.site, chart);
}

/** "her shin caught on the footrest, left leg": the one side that the sentence names. */
function onlySideNear(reading: Reading, site: Site): Site | undefined {
  const sentence = sentenceAround(reading, site);
  const sided = findSites(reading).filter(
    (found) =>
      found.side &&
      /arm|leg|foot|hand|butt|bottom/.test(found.part) &&
      isWounded(reading, found, false) &&
      found.from >= sentence.from &&
      found.from < sentence.to,
  );
  return sided.length === 1 ? sided[0] : undefined;
}

/** A site that is fine, or the speaker's own, is not where the wound is. */
function isWounded(reading: Reading, site: Site, isOld: boolean): boolean {
  const { negated, past, someoneElse } = assertionOf(reading, site);
  return (
    !negated &&
    !someoneElse &&
    (!past || isOld) &&
    !/^(?:is|are|looks) (?:fine|okay|good|normal|clear|intact|(?:just|only) (?:pink|a little))/.test(
      textAfter(reading, site, 3),
    )
  );
}

/** "she says it's a four" rates the pain; only a colleague stages, and only pressure sores. */
function isRating(
  reading: Reading,
  { from, groups, text }: Statement,
  type: Candidate<WoundType> | undefined,
): boolean {
  if (!groups.called) return false;
  if (type && !/pressure|dti|ulcer/.test(type.value)) return true;
  return /^sa/.test(text) && /^s?he$/.test(reading.words[from - 1]?.text ?? "");
}

function fillStage(draft: Draft, type: Candidate<WoundType> | undefined): void {
  const { reading } = draft;
  const roman: Record<string, Code<"stage">> = { one: "1", i: "1", ii: "2", iii: "3", iv: "4" };
  const stages = hear(reading, words.stagePattern)
    .filter(({ meant }) => !meant.negated && !meant.past)
    .filter((stage) => !isRating(reading, stage, type))
    .map(
      ({ from, to, groups }): Candidate<Code<"stage">> => ({
        from,
        to,
        value: groups.unstageable
          ? "unstageable"
          : groups.dti
            ? "dti"
            : groups.three
              ? "3"
              : groups.four
                ? "4"
                : (roman[groups.stage ?? ""] ?? ((groups.stage ?? groups.called) as Code<"stage">)),
      }),
    );
  const now = stages.filter((stage) => !/\b(?:from|was)(?: an?)?$/.test(textBefore(reading, stage, 6)));
  if (stages.length > 0) fillSettled(draft, "wound.stage", now.length > 0 ? now : stages);
  else if (type?.value === "dti") fill(draft, "wound.stage", "dti", type);
}

/** Where a wound is measured twice, today's size is its size. */
const isOfNow = /\b(?:today|now|tonight|this (?:morning|afternoon|evening)|i get|i got)\b/;

function fillSize(draft: Draft): void {
  const { reading } = draft;
  const current = (span: Span) => !assertionOf(reading, span).past;
  const full = find(reading, words.threeWay).filter(current);
  const first = full.find((size) => isOfNow.test(textBefore(reading, size, 6))) ?? full[0];
  if (first) {
    const toCm = first.groups.u2?.startsWith("inch") ? 2.54 : 1;
    fill(draft, "wound.lengthCm", round(Number(first.groups.length) * toCm), first);
    fill(draft, "wound.widthCm", round(Number(first.groups.width) * toCm), first);
    const depth =
      first.groups.depth ??
      first.groups.deep ??
      find(reading, words.depthOnly).find((deep) => deep.from >= first.from && deep.from - first.to < 5)
        ?.groups.depth;
    if (depth) fill(draft, "wound.depthCm", round(Number(depth) * toCm), first);
    return;
  }
  const single = find(reading, words.oneWay).filter(
    (size) => current(size) && (size.groups.length || size.groups.half),
  );
  const sizes = single.map(({ from, to, groups }) => ({
    from,
    to,
    value: round(
      (spokenLength(groups.length) + (groups.half ? 0.5 : 0)) * (groups.unit?.startsWith("inch") ? 2.54 : 1),
    ),
  }));
  fillSettled(draft, "wound.lengthCm", sizes);
}

/** "an inch" and "maybe an inch" are one; "a half inch" is a half. */
function spokenLength(text = ""): number {
  return /^\d/.test(text) ? Number(text) : text === "a half" ? 0.5 : 1;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function fillLooks(draft: Draft): void {
  const { reading } = draft;
  const kinds = words.drainageKinds.flatMap(([value, pattern]) =>
    hearAffirmed(reading, pattern)
      .slice(0, 1)
      .map(({ from, to }) => ({ from, to, value })),
  );
  const dry = hear(reading, words.drainageWord).find(({ meant }) => meant.negated);
  if (kinds[0]) fill(draft, "wound.drainage", kinds[0].value, kinds[0]);
  else if (dry) fill(draft, "wound.drainage", "none", dry);
  const wet = kinds[0] ?? hearAffirmed(reading, words.drainageWord)[0];
  const amount =
    wet && find(reading, words.amountPattern).find((mention) => Math.abs(mention.from - wet.from) <= 6);
  const amounts: Record<string, Code<"drainageAmount">> = {
    copious: "heavy",
    lot: "heavy",
    ton: "heavy",
    minimal: "scant",
    tiny: "scant",
    little: "small",
  };
  if (amount)
    fill(
      draft,
      "wound.drainageAmount",
      amounts[amount.groups.amount ?? ""] ?? (amount.groups.amount as Code<"drainageAmount">),
      amount,
    );
  fillSettled(
    draft,
    "wound.odor",
    decide(hear(reading, words.odor).filter((smell) => !/urine|breath/.test(textBefore(reading, smell, 6)))),
  );
  const color = hearAffirmed(reading, words.colorPattern).find(
    (mention) => !/drainage|slough|pus|sweater|pants/.test(textAfter(reading, mention, 2)),
  );
  if (color?.groups.color) fill(draft, "wound.color", color.groups.color, color);
  fillSettled(
    draft,
    "wound.blisters",
    decide(
      hear(reading, /\bblister(?:s|ed|ing)?\b/g).filter(
        (blister) => !/\blike a(?: popped)?$/.test(textBefore(reading, blister, 6)),
      ),
    ),
  );
  const intact = find(
    reading,
    /\b(?:skin (?:is |s |was )?(?:still )?(?:intact|not (?:broken|open))|skins (?:intact|not (?:broken|open))|(?:is|was) not open|not (?:broken|open)(?: yet)?|no open (?:areas?|sores?|spots?|skin)|intact skin|closed)\b/g,
  ).find((mention) => !/last|yesterday/.test(textAfter(reading, mention, 2)));
  const open = hear(
    reading,
    /\b(?:(?<!eyes? |mouth |door |window )(?:re)?open(?:ed)?(?! (?:the|her|his|my|a|door|window|to air|heart|mouth|eyes?|it up)\b)|broke the skin|skin (?:is )?broken|raw)\b/g,
  ).find(({ meant }) => isAffirmed(meant));
  if (intact && (!open || open.text === "raw")) fill(draft, "wound.skinIntact", "yes", intact);
  else if (open) fill(draft, "wound.skinIntact", "no", open);
  fillInfectionSigns(draft);
}

function fillInfectionSigns(draft: Draft): void {
  const { reading } = draft;
  const signs: [Code<"infectionSign">, RegExp][] = [
    ["redness", /\b(?:redness|red(?! (?:blood|bag|sweater|shirt|dress|line)))\b/g],
    ["warmth", /\b(?:warmth|(?:warm|hot)(?! (?:towel|water|blanket|coffee|soup|tea|chocolate|pack)))\b/g],
    ...words.drainageKinds
      .slice(0, 2)
      .map(([, pattern]): [Code<"infectionSign">, RegExp] => ["purulent", pattern]),
    ["purulent", /\b(?:infected|mrsa|staph|grew (?:out )?\w+)\b/g],
    ["odor", words.odor],
    ["increased_pain", /\b(?:more pain|pain is worse|increased pain|hurts more)\b/g],
  ];
  const heard = signs.flatMap(([value, pattern]) =>
    hearAffirmed(reading, pattern)
      .slice(0, 1)
      .map(({ from, to }) => ({ from, to, value: value as string })),
  );
  const hasFever = (valueAt(draft, "vitals.tempF") ?? 0) > 100 || includes(draft, "symptoms", "fever");
  if (hasFever) {
    const hot = find(reading, /\b(?:temps?|temperature|fever)\b/g)[0];
    if (hot) heard.push({ from: hot.from, to: hot.to, value: "fever" });
  }
  fillList(draft, "wound.infectionSigns", heard);
}

const olderWounds: WoundType[] = ["surgical", "diabetic_ulcer", "arterial_ulcer", "venous_ulcer"];

function fillHistory(draft: Draft): void {
  const { reading } = draft;
  const admission = hear(reading, words.admission)[0];
  if (admission)
    fill(
      draft,
      "wound.presentOnAdmission",
      admission.meant.doubted || admission.meant.supposed
        ? "unknown"
        : admission.meant.negated && !/papers|paperwork/.test(admission.text)
          ? "no"
          : "yes",
      admission,
    );
  const isNew = find(reading, words.isNewYes)[0];
  if (isNew && !is(draft, "wound.presentOnAdmission", "yes")) fill(draft, "wound.isNew", "yes", isNew);
  const trends: [Code<"trend">, RegExp][] = [
    ["worse", words.worse],
    ["better", words.better],
    ["same", words.unchanged],
  ];
  const trend = trends.flatMap(([value, pattern]) =>
    hear(reading, pattern)
      .filter(({ meant }) => !meant.negated && !meant.past && !meant.supposed)
      .map(({ from, to }) => ({ from, to, value })),
  )[0];
  const wasWell = find(reading, words.wasWell)[0];
  if (trend) fill(draft, "wound.trend", trend.value, trend);
  else if (wasWell && is(draft, "wound.type", ...olderWounds)) fill(draft, "wound.trend", "worse", wasWell);
}

function fillCause(draft: Draft, type: Candidate<WoundType> | undefined): void {
  const { reading } = draft;
  const unknown = find(reading, words.causeUnknown)[0];
  const known = hear(reading, words.causeKnown).find(
    ({ meant }) => !meant.negated && !meant.doubted && !meant.past,
  );
  const hot = type?.value === "burn" ? hearAffirmed(reading, words.heatSource)[0] : undefined;
  if (unknown && !(known && type?.value !== "bruise")) fill(draft, "wound.knownCause", "unknown", unknown);
  else if (known ?? hot) fill(draft, "wound.knownCause", "yes", (known ?? hot) as Span);
  const device = hearAffirmed(reading, words.deviceWords).find(
    (mention) =>
      /\b(?:from|by|under|where|raw|rubbing|rubbed)\b/.test(textBefore(reading, mention, 6)) ||
      /^(?:(?:is|has|been|was|keeps|strap|mask) )*(?:rub(?:s|bing|bed)|left|caus|dug)/.test(
        textAfter(reading, mention, 2),
      ),
  );
  if (device) {
    fill(draft, "wound.deviceRelated", "yes", device);
    if (!unknown) fill(draft, "wound.knownCause", "yes", device);
  }
}

export function limbIschemia(reading: Reading): Span | undefined {
  return hear(reading, words.coldLimb).find(
    ({ meant, text }) => !meant.past && !meant.someoneElse && (!meant.negated || /not|no /.test(text)),
  );
}
