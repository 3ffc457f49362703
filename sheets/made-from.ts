import type { Telling, Wording } from "./sheet.ts";

/** Says whether the words were spoken or typed, as it was. */
export function madeFrom({ sheets }: Wording, telling?: Telling): string {
  const ways = new Set(telling?.lines.flatMap(({ who, by }) => (who === "visitor" && by ? [by] : [])));
  if (ways.size > 1) return sheets.madeFromBoth;
  return ways.has("typing") ? sheets.madeFromTyped : sheets.madeFrom;
}
