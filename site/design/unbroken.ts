const together = "\u00a0";
const anySpace = /\s/g;

const units = [
  "seconds?|minutes?|hours?|(?:working\\s)?days?|weeks?|months?|years?|mg|milligrams?|mcg|mL|units?|lines|°[CF]",
  "segundos?|minutos?|horas?|h|días?|semanas?|mes|meses|años?|unidades|líneas|dólares",
].join("|");
const months = [
  "January|February|March|April|May|June|July|August|September|October|November|December",
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
].join("|");
const beforeNumbers = "CFR|Part|Act|section|Article|rooms?|BP|Set|Version|Versión|artículo|sección|habitación";

const pieces = [
  /\d\s[ap]\.\s?m\./g,
  new RegExp(`\\d\\s(?:${units})(?!\\p{L})`, "gu"),
  new RegExp(`\\d{1,2}\\sde\\s(?:${months})|\\b(?:${months})\\s\\d{1,2}\\b`, "g"),
  /\b\d+\sCFR\b/g,
  new RegExp(`(?<!\\p{L})(?:${beforeNumbers}|§)\\s\\d`, "gu"),
];

/** A number stays on one line with what it counts: an hour, a dose, a day, a rule. Goes through lists and objects. */
export function unbroken<Value>(value: Value): Value {
  if (typeof value === "string") {
    return pieces.reduce<string>(
      (text, piece) => text.replace(piece, (found) => found.replace(anySpace, together)),
      value,
    ) as Value;
  }
  if (Array.isArray(value)) return value.map(unbroken) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, unbroken(child)])) as Value;
}
