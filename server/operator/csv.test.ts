import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

/** A reader of RFC 4180 as strict as the text of it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let value = "";
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (at >= text.length) throw new Error("a quote stays open");
        if (text[at] === '"') at += 1;
        value += text[at];
      }
      at += 1;
    } else {
      while (at < text.length && !',"\r\n'.includes(text[at] ?? "")) value += text[at++];
    }
    row.push(value);
    if (text[at] === ",") at += 1;
    else if (text.startsWith("\r\n", at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else throw new Error(`unexpected ${JSON.stringify(text[at])}`);
  }
  return rows;
}

const value = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom('=HYPERLINK("http://x")', "+1", "-1", "@sum", "\tx", "\rx", '"', 'a"b', "a,b", "a\r\nb", "'=1", ""),
);

test("whatever is written is read back, but for the quote before a formula", () => {
  fc.assert(
    fc.property(fc.array(fc.array(value, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
      const back = readCsv(rows.map(csvLine).join(""));
      expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [index, row] of rows.entries()) {
        for (const [column, written] of row.entries()) {
          expect([written, `'${written}`]).toContain(back[index]?.[column]);
        }
      }
    }),
  );
});

test("no field starts a formula", () => {
  fc.assert(
    fc.property(fc.constantFrom(..."=+-@\t\r\0"), fc.string({ unit: "binary" }), (sign, rest) => {
      const [[read] = []] = readCsv(csvLine([sign + rest, ""]));
      expect(read).toBe(`'${sign}${rest}`);
    }),
  );
});
