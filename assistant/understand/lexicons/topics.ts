import type { Category } from "../../../contracts/report.ts";

/** What people talk about when they report each kind of incident: beginnings of words. */
const stems: Record<Exclude<Category, "allegation" | "condition">, string> = {
  fall: "floor|ground|fell|fall|slid|slip|trip|stumbl|balanc|footing|knee|landed|toilet|tub|walker|gait|sock|bare|neuro|forehead|head|hip|lift|mat|stairs|step|unwitnessed|concrete|patio|bathroom|feet|bump|rib|elbow|wrist|film|sink|witness",
  medication:
    "med|pill|dose|mg|milligram|units|refus|insulin|cart|card|pharmac|order|mar|gave|given|giving|swallow|prescri|narc|count|tab|patch|drops|inr|sugar|allerg|error|instead|bottle|held|pen",
  infection:
    "cough|covid|flu|fever|temp|positive|negative|swab|cultur|precaution|isolat|contact|droplet|sick|vomit|throwing|threw up|diarrhea|stool|runs|urin|antibiotic|infect|pneumonia|rash|itch|outbreak|contagi|sep[st]|congest|throat|mask|gown|cathet|lab|mrsa|lungs",
  behavior_elopement:
    "yell|scream|slap|punch|kick|bit|push|shov|grab|threw|cuss|curs|threat|agitat|combat|angry|mad|upset|door|alarm|outside|police|missing|wander|exit|leav|elop|search|purse|coat|calm|redirect|cry|refus|abus|rough|afraid|scared|knife|kill|die|gone|kids|seeing|voices|separated",
  wound:
    "wound|sore|skin|heel|sacr|coccyx|tailbone|buttock|bottom|stage|drain|odor|smell|slough|centimeter|inch|measur|dressing|foam|gauze|cream|blister|bruis|tear|open|raw|red|purple|black|bleed|bled|blood|incision|staple|ulcer|toe|burn|scrap|cut|bigger|mattress|clots|towel|spot|ankle|shin|pads",
};

export const topics = Object.entries(stems).map(
  ([category, words]) => [category as Category, new RegExp(`\\b(?:${words})\\w*`, "g")] as const,
);
