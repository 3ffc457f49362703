import type { Code } from "../../../contracts/report.ts";

type Location = Code<"location">;

/** Places as people name them. The first that fits a phrase wins. */
export const places: [Location, string][] = [
  ["dining_room", "dining (?:room|hall|area)|dinning room|cafeteria"],
  ["activity_room", "activit(?:y|ies)(?: room| area)|day room|craft room|chapel|bingo"],
  ["tv_lounge", "tv (?:lounge|room|area)|lounge|sun ?(?:room|porch)|common (?:area|room)"],
  ["shower_room", "shower room|tub room|spa room|(?:in|during|out of) (?:the|his|her) shower|shower"],
  ["bathroom", "bathroom|restroom|toilet|commode|bath tub|tub|washroom"],
  ["living_room", "living room|den|family room"],
  ["kitchen", "kitchen(?:ette)?|(?:doing|washing) (?:the |her |his )?dishes|stove|oven|fridge|refrigerator"],
  ["stairs", "stairs|stairwell|staircase|steps|(?:bottom|top|last|first) step|landing"],
  ["nurses_station", "nurses station|nursing station|nurses desk"],
  ["parking_lot", "parking lot|car park"],
  [
    "outside_grounds",
    "courtyard|patio|garden|front walk|sidewalk|grounds|outside|yard|walkway|driveway|front porch|porch",
  ],
  [
    "off_premises",
    "bus stop|street|road|gas station|across the street|down the (?:street|road|block)|highway|store|restaurant",
  ],
  ["hallway", "hallway|(?:down|in|on) the hall|corridor|hall by"],
  [
    "resident_room",
    "(?:her|his|their|own|the residents?) (?:own )?(?:room|apartment|bedroom)|bedroom|bedside|closet",
  ],
];

export const placePattern = new RegExp(
  places.map(([code, words]) => `\\b(?<${code}>${words})(?![a-z])`).join("|"),
  "g",
);

/** "dining room, five twenty five": what follows such a room is no room number. */
export const roomKinds = "dining|living|activity|day|shower|tub|tv|family|laundry|therapy|break";

/** Furniture that stands in a resident's room. */
export const roomFurniture =
  /\b(?:(?:next to|by|beside|out of|off|from|between|into|foot of|edge of|side of) (?:the |his |her )?(?:bed|recliner|dresser|nightstand|bedside table)|recliner|floor mat|bed (?:was|is) (?:up|down|in|all)|on the mat)\b/g;
export const mealWords = /\b(?:at|during|after|for) (?:breakfast|lunch|supper|dinner)\b|\bbreakfast\b/g;
/** Ways through which a place is only passed, left or aimed at. */
export const onlyNamed =
  /\b(?:to|from|toward|towards|(?<!came )into|for|of|near|back to|back from|checked|looked in|by|\bi (?:was|am))(?: (?:the|his|her|their|own|all|a))*$/;
