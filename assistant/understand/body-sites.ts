import { settle } from "./corrections.ts";
import { chartWord, sideAfter, sitePattern } from "./lexicons/body.ts";
import { find, type Reading, type Span, sentenceAround, textAfter, textBefore, textOf } from "./reading.ts";

export type Side = "left" | "right" | "both";
export type Site = Span & { site: string; part: string; side?: Side };

const sitesOf = new WeakMap<Reading, Site[]>();
/** Sayings in which a part of the body is no part of the body. */
const figures =
  /^(?:back (?:in|to|at|from|inside|with|on|up|by|after|together|door|bed|positive|negative|out|into|when|there|home|hall)|head (?:count|to)|hand (?:washing|rail|sanitizer)|face (?:sheet|mask)|arm (?:chair|rest)|foot (?:rests?|rest|of|pedal|pedals)|head of|back and|heel boots?|knee (?:high|highs))/;
const figuresBefore =
  /^(?:came|come|going|went|get|got|getting|gone|put|walked|be|is|was|called|call|calls|brought|sent|them|settled|right|way|moved|rolled|gave|took|flap|start)$/;

/** Every body site named, with its side wherever it was said: "right hip", "black eye on the right". */
export function findSites(reading: Reading): Site[] {
  const known = sitesOf.get(reading);
  if (known) return known;
  const sites = find(reading, sitePattern).flatMap((mention): Site[] => {
    const { place, side, inner, part = "" } = mention.groups;
    const following = textOf(reading, { from: mention.to - 1, to: mention.to + 1 });
    const previous = reading.words[mention.from - 1]?.text ?? "";
    if (figures.test(following)) return [];
    if (part === "back" && !side && !inner && figuresBefore.test(previous)) return [];
    if (part === "rear" || (part === "bottom" && (place || previous === "the"))) return [];
    const trailing = trailingSide(reading, mention);
    const heard = side === "bilateral" ? "both" : ((side ?? trailing) as Side | undefined);
    const anatomical = [inner, chartWord(part)].filter(Boolean).join(" ");
    const prefix = place === "behind" || place?.endsWith(" of") ? place : undefined;
    const site = [prefix, heard, anatomical].filter(Boolean).join(" ");
    return [{ from: mention.from, to: mention.to, site, part, ...(heard ? { side: heard } : {}) }];
  });
  const standing = sites.filter((site) => !isTakenBack(reading, site, sites));
  sitesOf.set(reading, standing);
  return standing;
}

/** "left elbow, I mean right elbow": the first is no site of anything. */
function isTakenBack(reading: Reading, site: Site, sites: Site[]): boolean {
  const others = sites.filter((other) => other.part === site.part && other.side && other.side !== site.side);
  if (!site.side || others.length === 0) return false;
  const next = reading.words[site.to]?.text;
  if (others.some((other) => other.side === next && other.from > site.from && other.from - site.to <= 4))
    return true;
  const settled = settle(
    reading,
    [site, ...others].map(({ from, to, side }) => ({ from, to, value: side })),
  );
  return settled?.superseded.some((candidate) => candidate.from === site.from) ?? false;
}

/** "hit the back of his head. there's a lump there": the place is the one named just before. */
export function sitePointedAt(reading: Reading, span: Span): Site | undefined {
  const isPointing =
    reading.words.slice(span.from, span.to + 3).some(({ text }) => text === "there" || text === "it") ||
    /\bthere is\b/.test(textBefore(reading, span, 7));
  if (!isPointing) return undefined;
  return findSites(reading).findLast((site) => site.to <= span.from && span.from - site.to <= 25);
}

function trailingSide(reading: Reading, { to }: Span): Side | undefined {
  const rest = textAfter(reading, { to }, 5);
  return sideAfter.exec(rest)?.groups?.side as Side | undefined;
}

/** The site nearest to a place within its sentence; a site behind it in the same breath comes first. */
export function siteNear(
  reading: Reading,
  span: Span,
  within = 8,
  allowed: (site: Site) => boolean = () => true,
): Site | undefined {
  const sentence = sentenceAround(reading, span);
  return findSites(reading)
    .filter((site) => site.from >= sentence.from && site.to <= sentence.to && allowed(site))
    .map((site) => ({ site, gap: gap(reading, site, span) }))
    .filter(({ gap: distance }) => distance <= within)
    .sort((a, b) => a.gap - b.gap)[0]?.site;
}

function gap({ clauseOf }: Reading, site: Span, span: Span): number {
  const words = site.from >= span.to ? site.from - span.to : site.to <= span.from ? span.from - site.to : 0;
  return words + 2 * Math.abs((clauseOf[site.from] ?? 0) - (clauseOf[span.from] ?? 0));
}
