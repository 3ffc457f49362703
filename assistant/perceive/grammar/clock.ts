import { type Range, setOf, type Word } from "../words.ts";

/** A clock time as said. Without `half` and `isExact` it may be before or after noon. */
export type ClockTime = { hour: number; minute: number; half?: "am" | "pm"; isExact?: true };
type ClockFound = Range & { clock: ClockTime };

const until = new Set(["to", "till", "til", "of", "before"]);
const after = new Set(["past", "after"]);
const named: Record<string, ClockTime> = {
  noon: { hour: 12, minute: 0, isExact: true },
  midday: { hour: 12, minute: 0, isExact: true },
  midnight: { hour: 0, minute: 0, isExact: true },
};
/** What follows a number that is no clock. */
const units =
  "over mg milligram milligrams units unit percent out inch inches centimeters centimeter cm minutes minute min " +
  "mins hour days day weeks week months month years year nights night times pills pill tablets doses degrees " +
  "point people residents staff liters th st nd rd";
const isUnit = new Set(units.split(" "));

/** What stands before a number that is no clock. */
const notClock = setOf("day stage room bed floor table hall unit number apartment grade step");

/** Reads the clock time that begins at a word, if one does. */
export function clockAt(words: readonly Word[], at: number): ClockFound | undefined {
  const text = (offset: number) => {
    for (let index = at + 1; index <= at + offset; index++) if ((words[index]?.pause ?? 2) > 0) return "";
    return words[at + offset]?.text ?? "";
  };
  const first = words[at]?.text ?? "";
  const found = (clock: ClockTime, length: number): ClockFound => withHalf(words, at, at + length, clock);

  const fixed = named[first];
  if (fixed) return found(fixed, 1);
  const minutesSaid = first === "quarter" ? 15 : first === "half" ? 30 : Number(first);
  const skip = text(1) === "minutes" ? 1 : 0;
  // "from six to six thirty" is a stretch of time: few minutes are ever said before an hour.
  if (minutesSaid >= 1 && minutesSaid <= 30 && (minutesSaid % 5 === 0 || skip > 0)) {
    const way = text(1 + skip);
    const hour = named[text(2 + skip)]?.hour ?? hourOf(text(2 + skip));
    if (hour !== undefined && after.has(way)) return found({ hour, minute: minutesSaid }, 3 + skip);
    const isUntil = until.has(way) && (way !== "before" || skip > 0 || first === "quarter");
    if (hour !== undefined && isUntil && !isUnit.has(text(3 + skip)))
      return found({ hour: (hour + 11) % 12 || 12, minute: 60 - minutesSaid }, 3 + skip);
  }
  const written = /^(\d{1,2}):(\d\d)$/.exec(first);
  if (written) return digital(Number(written[1]), Number(written[2]), 1, /^0/.test(first));
  if (/^\d{4}$/.test(first)) {
    if (isUnit.has(text(1))) return undefined;
    return digital(Number(first.slice(0, 2)), Number(first.slice(2)), 1, true);
  }
  if (first === "0") {
    if (/^[1-9]00$/.test(text(1))) return digital(Number(text(1)) / 100, 0, 2, true);
    if (/^[1-9][0-5]\d$/.test(text(1))) return digital(Number(text(1)[0]), Number(text(1).slice(1)), 2, true);
    const isDigital = /^[1-9]$/.test(text(1)) && /^[0-5]\d$/.test(text(2));
    return isDigital ? digital(Number(text(1)), Number(text(2)), 3, true) : undefined;
  }
  if (/^[1-9][0-5]\d$/.test(first) && !isUnit.has(text(1)))
    return digital(Number(first[0]), Number(first.slice(1)), 1, false);
  const hour = /^\d{1,2}$/.test(first) ? Number(first) : 24;
  if (hour === 0 || hour > 23) return undefined;
  if (text(1) === "0" && /^[1-9]$/.test(text(2))) return digital(hour, Number(text(2)), 3, false);
  if (/^[0-5]\d$/.test(text(1)) && !isUnit.has(text(2))) return digital(hour, Number(text(1)), 2, false);
  const before = words[at - 1]?.text ?? "";
  if (hour > 12 || isUnit.has(text(1)) || text(1) === "hours" || notClock.has(before)) return undefined;
  return found({ hour, minute: 0 }, text(1) === "oclock" ? 2 : 1);

  function digital(hour: number, minute: number, length: number, isExact: boolean): ClockFound | undefined {
    if (hour > 23 || minute > 59) return undefined;
    return found({ hour, minute, ...(isExact || hour > 12 || hour === 0 ? { isExact: true } : {}) }, length);
  }
}

function hourOf(text: string): number | undefined {
  const hour = /^(\d{1,2})(?::00)?$/.exec(text)?.[1];
  return hour !== undefined && Number(hour) >= 1 && Number(hour) <= 12 ? Number(hour) : undefined;
}

function withHalf(words: readonly Word[], from: number, to: number, clock: ClockTime): ClockFound {
  const skip = words[to]?.text === "hours" ? 1 : 0;
  const half = words[to + skip]?.text;
  if ((half === "am" || half === "pm") && clock.hour <= 12 && !(clock.isExact && clock.hour === 0)) {
    const { isExact: _, ...said } = clock;
    return { from, to: to + skip + 1, clock: { ...said, half } };
  }
  return { from, to: to + skip, clock };
}
