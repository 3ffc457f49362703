import type { Sheet, SheetRow, SheetSection } from "./sheet.ts";

export const page = { width: 612, height: 792, margin: 50 } as const;
const labelWidth = 132;
const gap = 12;
const bodyWidth = page.width - 2 * page.margin;

export type FontName = "serif" | "sans" | "bold";
type Run = {
  text: string;
  font: FontName;
  size: number;
  rise?: number;
  strike?: boolean;
  soft?: boolean;
};
/** What stands on a page, measured from its top left corner. */
export type PageItem =
  | { kind: "text"; x: number; y: number; run: Run; width: number }
  | { kind: "line"; x: number; y: number; width: number; soft?: boolean }
  | { kind: "box"; x: number; y: number; size: number; isTicked: boolean };
export type Measure = (run: Run) => number;

type Words = { signMoment: string; foot: string; page: string };
/** Something as high as it says, drawn where it is put; `keep` says that it does not stand last on a page. */
type Block = { height: number; keep?: boolean; draw: (y: number) => PageItem[] };

/** Sheets as pages: each sheet begins on a page of its own, and every page says where it comes from. */
export function layOut(sheets: readonly Sheet[], words: Words, measure: Measure): PageItem[][] {
  const pages = sheets.flatMap((sheet) => paginate(blocksOf(sheet, words, measure)).map((marks) => ({ sheet, marks })));
  return pages.map(({ sheet, marks }, index) => {
    const count = words.page.replace("{page}", String(index + 1)).replace("{pages}", String(pages.length));
    const foot: Run = { text: `${words.foot}  ·  ${sheet.madeFrom}`, font: "sans", size: 8, soft: true };
    const number: Run = { text: count, font: "sans", size: 8, soft: true };
    const y = page.height - page.margin / 2;
    const right = page.width - page.margin - measure(number);
    return [...marks, text(page.margin, y, foot, measure), text(right, y, number, measure)];
  });
}

function paginate(blocks: readonly Block[]): PageItem[][] {
  const pages: PageItem[][] = [[]];
  const bottom = page.height - page.margin - 14;
  let y: number = page.margin;
  blocks.forEach((block, index) => {
    const next = block.keep ? (blocks[index + 1]?.height ?? 0) : 0;
    if (y + block.height + next > bottom && y > page.margin) {
      pages.push([]);
      y = page.margin;
    }
    pages.at(-1)?.push(...block.draw(y));
    y += block.height;
  });
  return pages;
}

function blocksOf(sheet: Sheet, words: Words, measure: Measure): Block[] {
  return [
    paragraph([{ text: sheet.title, font: "serif", size: 24 }], 30, measure),
    paragraph([{ text: sheet.note, font: "sans", size: 9.5, soft: true }], 13, measure),
    ...sheet.sections.flatMap((section) => sectionBlocks(section, measure)),
    signatures(sheet.signatures, words.signMoment, measure),
  ];
}

function sectionBlocks({ heading, note, rows, blankLines = 0 }: SheetSection, measure: Measure): Block[] {
  const title: Block = {
    height: 27,
    keep: true,
    draw: (y) => [
      text(page.margin, y + 19, { text: heading, font: "bold", size: 11 }, measure),
      { kind: "line", x: page.margin, y: y + 24, width: bodyWidth },
    ],
  };
  const remark = note ? [paragraph([{ text: note, font: "sans", size: 8.5, soft: true }], 12, measure)] : [];
  const blanks = Array.from(
    { length: blankLines },
    (): Block => ({
      height: 22,
      draw: (y) => [{ kind: "line", x: page.margin, y: y + 21, width: bodyWidth, soft: true }],
    }),
  );
  return [title, ...remark, ...rows.map((row) => rowBlock(row, measure)), ...blanks];
}

function rowBlock(row: SheetRow, measure: Measure): Block {
  const size = 10;
  const leading = 13;
  const isWide = row.label === "" || row.box !== undefined;
  const indent = row.box ? 16 : 0;
  const x = page.margin + (isWide ? indent : labelWidth + gap);
  const label = isWide ? [] : wrap([{ text: row.label, font: "sans", size, soft: true }], labelWidth, measure);
  const value = wrap(valueRuns(row, size), page.width - page.margin - x, measure);
  const isBlank = row.value === "" && row.label !== "";
  const height = Math.max(label.length, value.length, 1) * leading + 2;
  return {
    height,
    draw: (y) => [
      ...place(label, page.margin, y, leading, measure),
      ...place(value, x, y, leading, measure),
      ...(isBlank
        ? [
            {
              kind: "line",
              x: x + 90,
              y: y + 13,
              width: page.width - page.margin - x - 90,
              soft: true,
            } as const,
          ]
        : []),
      ...(row.box ? [{ kind: "box", x: page.margin, y: y + 4, size: 8, isTicked: row.box === "done" } as const] : []),
    ],
  };
}

function valueRuns({ value, pieces, struck = [], mark, remark, label }: SheetRow, size: number): Run[] {
  const small = { font: "sans", size: size * 0.62, rise: size * 0.36, soft: true } as const;
  const plain = { font: label && !pieces ? "bold" : "sans", size } as const;
  const words = pieces?.flatMap(({ text: piece, marks, struck: isStruck }): Run[] => [
    { text: piece, font: "sans", size, ...(isStruck && { strike: true, soft: true }) },
    ...(marks ? [{ text: marks.join(","), ...small }] : []),
  ]) ?? [{ text: value, ...plain }];
  return [
    ...struck.flatMap((old): Run[] => [
      { text: old, font: "sans", size, strike: true, soft: true },
      { text: " ", font: "sans", size },
    ]),
    ...words,
    ...(mark ? [{ text: String(mark), ...small }] : []),
    ...(remark ? [{ text: `${value && " "}(${remark})`, font: "sans", size: size * 0.85, soft: true } as const] : []),
  ];
}

/** All lines to sign stay together. */
function signatures(people: readonly string[], moment: string, measure: Measure): Block {
  const wide = bodyWidth * 0.62;
  const right = page.margin + wide + gap;
  const each = 40;
  const caption = (words: string): Run => ({ text: words, font: "sans", size: 8.5, soft: true });
  return {
    height: people.length * each + 4,
    draw: (y) =>
      people.flatMap((who, index) => {
        const line = y + index * each + 28;
        return [
          { kind: "line", x: page.margin, y: line, width: wide },
          { kind: "line", x: right, y: line, width: page.width - page.margin - right },
          text(page.margin, line + 10, caption(who), measure),
          text(right, line + 10, caption(moment), measure),
        ];
      }),
  };
}

function paragraph(runs: Run[], leading: number, measure: Measure): Block {
  const lines = wrap(runs, bodyWidth, measure);
  return { height: lines.length * leading + 2, draw: (y) => place(lines, page.margin, y, leading, measure) };
}

function place(lines: Run[][], x: number, y: number, leading: number, measure: Measure): PageItem[] {
  return lines.flatMap((runs, index) => {
    let left = x;
    return runs.map((run) => {
      const mark = text(left, y + (index + 1) * leading - leading * 0.28, run, measure);
      left += measure(run);
      return mark;
    });
  });
}

function text(x: number, y: number, run: Run, measure: Measure): PageItem {
  return { kind: "text", x, y, run, width: measure(run) };
}

/** Breaks at spaces only; a small number stays with the word it follows. */
function wrap(runs: readonly Run[], width: number, measure: Measure): Run[][] {
  const lines: Run[][] = [[]];
  let used = 0;
  for (const run of runs) {
    for (const word of run.text.split(/(?<=\s)/)) {
      const piece = { ...run, text: word };
      const wide = measure({ ...piece, text: word.trimEnd() });
      if (used > 0 && used + wide > width && !run.rise) {
        lines.push([]);
        used = 0;
      }
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      if (last && isSameHand(last, run)) last.text += word;
      else line.push(piece);
      used += measure(piece);
    }
  }
  return lines;
}

function isSameHand(a: Run, b: Run): boolean {
  return a.font === b.font && a.size === b.size && a.strike === b.strike && a.soft === b.soft;
}
