export const product = {
  name: "Tendwell",
  tagline: "Less Charting, More Caring",
  /** Who signs the terms and answers for the policy: before going live, the registered name of your company. */
  legalEntity: "Tendwell",
} as const;
