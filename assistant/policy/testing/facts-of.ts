import type { Fact, FactPath, Facts, FactValues } from "../../../contracts/facts.ts";

/** Facts as they stand after someone said them; each quotes its own path and value. */
export function factsOf(values: { readonly [P in FactPath]?: FactValues[P] }): Facts {
  const facts = Object.entries(values).map(([path, value], place) => {
    const items = Array.isArray(value) ? value : [value];
    const words = items.map((item, at) => ({
      turn: 0,
      start: place * 100 + at,
      end: place * 100 + at + 1,
      quote: `${path}: ${item}`,
    }));
    return [path, { path, value, words, how: "spoken" } as Fact];
  });
  return Object.fromEntries(facts);
}
