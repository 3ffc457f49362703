import type { Code } from "../../contracts/report.ts";
import { assertionOf } from "./assertion.ts";
import { type Draft, fill } from "./draft.ts";
import { mealWords, onlyNamed, placePattern, roomFurniture } from "./lexicons/places.ts";
import { find, type Reading, type Span, textAfter, textBefore } from "./reading.ts";

export type Location = Code<"location">;
export type Place = Span & { code: Location; onlyNamed: boolean };

const placesOf = new WeakMap<Reading, Place[]>();
/** Where an event is told: "fell", "on the floor", "swung at me". */
const event =
  /\b(?:fell|fall|slid|slipped|tripped|went down|on the floor|on the ground|lowered|rolled|found|hit|slapped|pushed|swung|spilled|got into it|yelling|cussed|hollering|missed the|happened|lost (?:his|her) balance|pointing|passed out|landed|threw|bit|kicked|punched|grabbed|burned|tipped|caught (?:his|her|the (?:back|top|side))|splashed|scalded|banged|bumped|scraped)\b/g;

export function findPlaces(reading: Reading): Place[] {
  const known = placesOf.get(reading);
  if (known) return known;
  const found = find(reading, placePattern).flatMap((mention): Place[] => {
    const code = Object.keys(mention.groups).find((name) => mention.groups[name] !== undefined) as
      | Location
      | undefined;
    if (!code) return [];
    const before = textBefore(reading, mention, 5);
    const after = reading.words[mention.to]?.text ?? "";
    const aside =
      (onlyNamed.test(before) && !/^(?:outside_grounds|parking_lot|off_premises)$/.test(code)) ||
      /^(door|doors|light|alarm|aide|man|guy)$/.test(after) ||
      assertionOf(reading, mention).negated;
    return [{ from: mention.from, to: mention.to, code, onlyNamed: aside }];
  });
  placesOf.set(reading, found);
  return found;
}

export function fillLocation(draft: Draft, category: string): void {
  const place = placeOfEvent(draft.reading, category);
  if (place) fill(draft, "location", place.code, place);
}

/** The place named nearest to the event, else the place its furniture or its meal stands in. */
function placeOfEvent(reading: Reading, category: string): Omit<Place, "onlyNamed"> | undefined {
  const events = find(reading, event);
  const nearness = (place: Span) => Math.min(...events.map((e) => Math.abs(e.from - place.from)), 60);
  const named = findPlaces(reading).filter((place) => !place.onlyNamed && !isRoomOfStay(reading, place));
  const byEvent = [...named].sort((a, b) => nearness(a) - nearness(b))[0];
  if (byEvent && nearness(byEvent) <= 16) return byEvent;
  if (category === "fall") {
    const furniture = find(reading, roomFurniture)[0];
    if (furniture) return { from: furniture.from, to: furniture.to, code: "resident_room" };
    const near = (place: Place) => /^(bathroom|shower_room|stairs)$/.test(place.code) && nearness(place) <= 6;
    return findPlaces(reading).find(near) ?? named[0];
  }
  if (category !== "behavior_elopement") return undefined;
  const inBed = find(reading, /\b(?<!back |down |up )(?:in (?:his |her |the )?bed|(?:his|her) brief)\b/g)[0];
  if (!named[0] && inBed) return { from: inBed.from, to: inBed.to, code: "resident_room" };
  const meal = find(reading, mealWords)[0];
  return named[0] ?? (meal && { from: meal.from, to: meal.to, code: "dining_room" });
}

/** "walked him back to his own room", "F's in her room with an aide": where they are now, not where it was. */
function isRoomOfStay(reading: Reading, place: Span): boolean {
  return (
    /\b(?:is|are|stay|staying|keeping them|back) in$/.test(textBefore(reading, place, 4)) &&
    /^(?:with|now|resting)/.test(textAfter(reading, place, 3))
  );
}
