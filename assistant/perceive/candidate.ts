import type { FactPath } from "../../contracts/facts.ts";
import type { Place } from "./perception.ts";

/** A value as it was found, before it is settled which of several holds. */
export type Candidate = {
  path: FactPath;
  value: unknown;
  place: Place;
  certainty: number;
  /** One item of a list. */
  isItem?: true;
  /** Said only to be denied or replaced. */
  isTakenBack?: true;
};
