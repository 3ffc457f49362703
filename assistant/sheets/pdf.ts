import type { Sheet } from "./sheet.ts";

const page = { width: 612, height: 792, margin: 54 };
const sizes = { title: 20, heading: 12, body: 10.5, small: 9 };
const lettersPerLine = 92;

type TextLine = { text: string; size: number; bold?: boolean; gapBefore?: number };

/**
 * Sheets as a PDF, one or more pages each: plain text in the fonts every reader has, black on white. Written by hand
 * because it is sixty lines, and the smallest library for it is two hundred times that.
 */
export function sheetsPdf(sheets: readonly Sheet[], footer: string): Uint8Array {
  const pages = sheets.flatMap((sheet) => paginate(linesOf(sheet)));
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(" ");

  add("<< /Type /Catalog /Pages 2 0 R >>");
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>");
  for (const [index, lines] of pages.entries()) {
    const content = draw(lines, `${footer}  ${index + 1}/${pages.length}`);
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${6 + index * 2} 0 R ` +
        "/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>",
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  return assemble(objects);
}

function linesOf({ title, note, sections }: Sheet): TextLine[] {
  const lines: TextLine[] = [{ text: title, size: sizes.title, bold: true }];
  for (const text of wrap(note)) lines.push({ text, size: sizes.small });
  for (const { heading, rows } of sections) {
    lines.push({ text: heading, size: sizes.heading, bold: true, gapBefore: 10 });
    for (const { label, value, struck, remark } of rows) {
      const before = struck?.length ? ` (${struck.join(", ")} ->)` : "";
      const text = `${label && `${label}:${before} `}${value}${remark ? ` (${remark})` : ""}`;
      for (const piece of wrap(text)) lines.push({ text: piece, size: sizes.body });
    }
  }
  return lines;
}

function paginate(lines: readonly TextLine[]): TextLine[][] {
  const pages: TextLine[][] = [[]];
  let left = page.height - 2 * page.margin;
  for (const line of lines) {
    const height = line.size * 1.4 + (line.gapBefore ?? 0);
    if (height > left) {
      pages.push([]);
      left = page.height - 2 * page.margin;
    }
    pages.at(-1)?.push(line);
    left -= height;
  }
  return pages;
}

function draw(lines: readonly TextLine[], footer: string): string {
  let top = page.height - page.margin;
  const drawn = lines.map(({ text, size, bold, gapBefore = 0 }) => {
    top -= size * 1.4 + gapBefore;
    return write(text, page.margin, top, size, bold ? "F2" : "F1");
  });
  return [...drawn, write(footer, page.margin, page.margin / 2, sizes.small, "F1")].join("\n");
}

function write(text: string, x: number, y: number, size: number, font: string): string {
  return `BT /${font} ${size} Tf ${x} ${y.toFixed(1)} Td (${escapeText(text)}) Tj ET`;
}

/** Letters outside Latin-1 that we use, in their places of the Windows encoding; anything else becomes a question mark. */
const windows: Record<string, number> = {
  "…": 133,
  "‘": 145,
  "’": 146,
  "“": 147,
  "”": 148,
  "•": 149,
  "–": 150,
  "—": 151,
};

function escapeText(text: string): string {
  return [...text]
    .map((letter) => {
      const code = windows[letter] ?? letter.codePointAt(0) ?? 63;
      const byte = code > 255 ? 63 : code;
      const isPlain = byte >= 32 && byte < 127 && !"()\\".includes(letter);
      return isPlain ? letter : `\\${byte.toString(8).padStart(3, "0")}`;
    })
    .join("");
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lettersPerLine)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function assemble(objects: readonly string[]): Uint8Array {
  let text = "%PDF-1.4\n";
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
