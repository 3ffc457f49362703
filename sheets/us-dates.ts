import type { Wording } from "./sheet.ts";

/** "02:10" as it stands on a clock: "2:10 a.m." */
export function sayTime(clock: string, { dates }: Wording["sheets"]): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? dates.am : dates.pm}`;
}

/** "2026-11-15" as people write it: "Nov 15, 2026". */
export function sayDate(date: string, { dates }: Wording["sheets"]): string {
  const [year = "", month = "1", day = "1"] = date.split("-");
  return dates.day
    .replace("{month}", dates.months[Number(month) - 1] ?? month)
    .replace("{day}", String(Number(day)))
    .replace("{year}", year);
}

/** A local date with its time, or the date alone: "Nov 15, 2026, 2:10 a.m." */
export function sayMoment(local: string, words: Wording["sheets"]): string {
  const [date = "", clock] = local.split("T");
  return clock ? `${sayDate(date, words)}, ${sayTime(clock.slice(0, 5), words)}` : sayDate(date, words);
}
