import type { SourceId } from "./sources.ts";

/** Which F-tags to look at first for each kind of incident, in nursing homes. Meanings stand in content. */
export const crosswalkRows = [
  {
    id: "fall",
    tags: ["F689", "F656, F657", "F580"],
    sources: ["cfr-483-25", "cfr-483-21", "cfr-483-10", "rai"],
  },
  { id: "medication", tags: ["F759", "F760", "F755, F757, F605"], sources: ["cfr-483-45", "som-pp"] },
  { id: "infection", tags: ["F880", "F881", "F882"], sources: ["cfr-483-80", "oregon"] },
  { id: "behavior", tags: ["F740 to F745", "F600", "F605"], sources: ["cfr-483-40", "cfr-483-12"] },
  { id: "elopement", tags: ["F689", "F609, F610"], sources: ["cfr-483-25", "cfr-483-12"] },
  { id: "wound", tags: ["F686", "F692"], sources: ["cfr-483-25", "som-pp"] },
  { id: "abuse", tags: ["F600", "F607", "F609", "F610"], sources: ["cfr-483-12", "ssa-1150b"] },
  { id: "condition", tags: ["F580", "F678", "F684"], sources: ["cfr-483-10", "cfr-483-24", "cfr-483-25"] },
] as const satisfies { id: string; tags: readonly string[]; sources: readonly SourceId[] }[];
