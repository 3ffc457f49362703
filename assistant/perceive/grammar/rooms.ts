import { type Range, setOf, type Word } from "../words.ts";

type Room = Range & { room: string; unit?: string };

const isKind = setOf(`room rooms rm apartment apt unit suite number bed the in at of cottage house her his theyre`);

/** "2 14", "1 0 6", "1 12 bed b", "4 b", "E 6", "Maple 8": a room's number, and the wing named with it. */
export function readRoom(words: readonly Word[], range: Range): Room | undefined {
  for (let at = range.from; at < range.to; at++) {
    const isBed = words[at - 1]?.text === "bed" && /^(?:in|of)$/.test(words[at + 1]?.text ?? "");
    if (isBed) return readRoom(words, { from: at + 2, to: Math.min(words.length, Math.max(range.to, at + 5)) });
    const code = roomCodeAt(words, at, range.to);
    if (!code || hasNumber(words, code.to, range.to)) continue;
    const before = words.slice(range.from, at).filter(({ text }) => !isKind.has(text));
    const letter = before.length === 1 && /^[a-z]$/.test(before[0]?.text ?? "") ? before[0]?.text : undefined;
    if (letter) return { ...code, room: letter.toUpperCase() + code.room };
    const unit = before.map(({ text }) => text.charAt(0).toUpperCase() + text.slice(1)).join(" ");
    return unit && before.length <= 3 ? { ...code, unit } : code;
  }
  return undefined;
}

/** "3 West 12": the last number is the room, what stands before it the wing. */
function hasNumber(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from, to).some(({ text }) => /^\d+$/.test(text)) && /^[a-z]{2,}$/.test(words[from]?.text ?? "");
}

function roomCodeAt(words: readonly Word[], at: number, end: number): Room | undefined {
  const clock = /^(\d{1,2}):(\d\d)$/.exec(words[at]?.text ?? "");
  const first = clock ? `${clock[1]}${clock[2]}` : (words[at]?.text ?? "");
  if (!/^\d{1,4}$/.test(first)) return undefined;
  const group = (offset: number) => {
    for (let index = at + 1; index <= at + offset; index++) if (words[index]?.pause !== 0) return "";
    return words[at + offset]?.text ?? "";
  };
  const [second, third] = [group(1), group(2)];
  const isOne = /^[1-9]$/.test(first);
  let used = 1;
  if (/^\d{1,2}$/.test(first) && second === "0" && /^[1-9]$/.test(third)) used = 3;
  else if (isOne && /^[1-9]\d$/.test(second) && !/^(over|percent|mg|units)$/.test(third)) used = 2;
  else if (isOne && /^\d$/.test(second) && /^\d$/.test(third)) used = 3;
  else if (isOne && /^\d$/.test(second) && at + 1 < end) used = 2;
  else if (/^1\d$/.test(first) && /^[1-9]\d$/.test(second) && at + 1 < end) used = 2;
  const rest = words.slice(at + 1, at + used).map(({ text }) => text);
  const room = [first, ...rest].join("");
  const bed = group(used) === "bed" ? 1 : 0;
  const letter = group(used + bed);
  const last = words[at + used - 1];
  const isGlued = (words[at + used]?.start ?? 0) - (last?.end ?? 0) <= 0;
  const isBed = /^[b-d]$/.test(letter) || (/^[a-z]$/.test(letter) && (bed === 1 || isGlued || at + used < end));
  if (!isBed) return { from: at, to: at + used, room };
  return { from: at, to: at + used + bed + 1, room: room + letter.toUpperCase() };
}

const roomNames = setOf("room rm apartment apt");
const leadsToRoom = setOf("in from");
const measured = setOf(`over percent units unit mg minutes minute hours hour days day weeks week months month
  years year seconds oclock am pm feet foot steps inches cm times places pieces doses pills people residents others
  of or to more a`);

const isYear = /^(?:19|20)\d\d$/;

/**
 * The room that stands there plainly, the one nearest behind the resident's name: "Dorothy in 214", "Mr. Ott up in
 * 604", "Rabbi Feinstein, 412", "she's in room 9". A number behind "in" is no room where it measures something.
 */
export function findRoom(words: readonly Word[], name: Range | undefined): Room | undefined {
  const rooms: (Room & { at: number })[] = [];
  for (let at = 0; at < words.length; at++) {
    const text = words[at]?.text ?? "";
    const isNamed = roomNames.has(text);
    const isLed = leadsToRoom.has(text) || (name !== undefined && at === name.to - 1);
    if (!isNamed && !isLed) continue;
    const digits = words[at + 1]?.text ?? "";
    const isNumber = isNamed || leadsToRoom.has(text) ? /^\d{1,4}$/.test(digits) : /^\d{2,4}$/.test(digits);
    if (!isNumber || words[at + 1]?.pause === 2) continue;
    const room = readRoom(words, { from: at + 1, to: Math.min(words.length, at + 4) });
    const next = words[room?.to ?? 0];
    const isMeasure = next !== undefined && next.pause === 0 && measured.has(next.text);
    if (!room || (!isNamed && (isMeasure || isYear.test(room.room)))) continue;
    rooms.push({ ...room, at });
  }
  if (!name) return rooms[0];
  const distance = ({ at }: { at: number }) => (at >= name.to - 1 ? at - name.to : name.from - at + words.length);
  return rooms.sort((a, b) => distance(a) - distance(b))[0];
}

/** "it's 203, not 230", "not 19, 91": the right one of two numbers where the other was, or may have been, the room. */
export function swappedRoom(words: readonly Word[], known: string | undefined): Room | undefined {
  const number = (at: number) => /^\d{1,4}$/.exec(words[at]?.text ?? "")?.[0];
  const sorted = (digits: string) => [...digits].sort().join("");
  for (let at = 0; at < words.length; at++) {
    if (words[at]?.text !== "not") continue;
    const wrong = number(at + 1);
    const right = number(at - 1) !== undefined ? at - 1 : words[at + 2]?.text === "its" ? at + 3 : at + 2;
    const room = number(right);
    if (wrong === undefined || room === undefined || room === wrong) continue;
    if (wrong === known || (room.length > 1 && sorted(wrong) === sorted(room)))
      return { from: right, to: right + 1, room };
  }
  return undefined;
}
