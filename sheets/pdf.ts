import { type FontName, layOut, type Measure, type PageItem, page } from "./pdf-layout.ts";
import type { Sheet, Wording } from "./sheet.ts";
import { readTrueType, type TrueType } from "./truetype.ts";

type SheetFonts = Record<FontName, Uint8Array>;

const names: Record<FontName, string> = { serif: "F1", sans: "F2", bold: "F3" };
const softInk = "0.32 0.38 0.36";
const ink = "0.1 0.16 0.14";

/**
 * Sheets as a PDF in our own type, black on white. The fonts are cut to our letters already, so each goes in whole:
 * that is a page of code, where the smallest library for it is two hundred kilobytes.
 */
export function sheetsPdf(sheets: readonly Sheet[], wording: Wording, fonts: SheetFonts, product: string): Uint8Array {
  const { demo, page: pageWords, sign } = wording.sheets;
  const faces = mapFonts(fonts, readTrueType);
  const measure: Measure = ({ text, font, size }) => (widthOf(text, faces[font]) * size) / 1000;
  const words = { signMoment: sign.moment, foot: `${product}  ·  ${demo}`, page: pageWords };
  const pages = layOut(sheets, words, measure);
  const used = mapFonts(fonts, () => new Map<number, string>());
  const contents = pages.map((marks) => marks.map((mark) => draw(mark, faces, used)).join("\n"));

  const objects: (string | Uint8Array)[][] = [];
  const add = (...parts: (string | Uint8Array)[]) => objects.push(parts);
  const fontObjects = 5 * Object.keys(names).length;
  const firstPage = 3 + fontObjects;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(" ");
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  (Object.keys(names) as FontName[]).forEach((font, index) => {
    addFont(add, faces[font], used[font], 3 + index * 5, `Sheet-${font}`);
  });
  const resources = Object.values(names).map((name, index) => `/${name} ${3 + index * 5} 0 R`);
  contents.forEach((content, index) => {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ` +
        `/Contents ${firstPage + index * 2 + 1} 0 R /Resources << /Font << ${resources.join(" ")} >> >> >>`,
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  });
  return assemble(objects);
}

function mapFonts<From, To>(fonts: Record<FontName, From>, make: (font: From) => To): Record<FontName, To> {
  return { serif: make(fonts.serif), sans: make(fonts.sans), bold: make(fonts.bold) };
}

function widthOf(text: string, face: TrueType): number {
  return [...text].reduce((sum, letter) => sum + face.widthOf(face.glyphOf(letter)), 0);
}

function draw(mark: PageItem, faces: Record<FontName, TrueType>, used: Record<FontName, Map<number, string>>): string {
  const y = page.height - mark.y;
  if (mark.kind === "line") {
    const colour = mark.soft ? "0.7" : "0.25";
    return `${colour} G 0.6 w ${fixed(mark.x)} ${fixed(y)} m ${fixed(mark.x + mark.width)} ${fixed(y)} l S`;
  }
  if (mark.kind === "box") {
    const { x, size } = mark;
    const square = `0.25 G 0.8 w ${fixed(x)} ${fixed(y - size)} ${size} ${size} re S`;
    const tick =
      `${fixed(x + 1.5)} ${fixed(y - size / 2)} m ${fixed(x + 3.5)} ${fixed(y - size + 1.5)} l ` +
      `${fixed(x + size - 1)} ${fixed(y - 1)} l S`;
    return mark.isTicked ? `${square} ${tick}` : square;
  }
  const { run, x, width } = mark;
  const colour = run.soft ? softInk : ink;
  const glyphs = [...run.text].map((letter) => {
    const glyph = faces[run.font].glyphOf(letter);
    used[run.font].set(glyph, letter);
    return hex(glyph);
  });
  const place = `${fixed(x)} ${fixed(y + (run.rise ?? 0))} Td`;
  const shown = `BT ${colour} rg /${names[run.font]} ${fixed(run.size)} Tf ${place} <${glyphs.join("")}> Tj ET`;
  if (!run.strike) return shown;
  const middle = fixed(y + run.size * 0.28);
  return `${shown} ${colour} RG 0.7 w ${fixed(x)} ${middle} m ${fixed(x + width)} ${middle} l S`;
}

/** Five objects: the font, its letters, its measures, the file itself, and which drawing is which letter. */
function addFont(
  add: (...parts: (string | Uint8Array)[]) => void,
  face: TrueType,
  used: Map<number, string>,
  first: number,
  name: string,
) {
  const widths = [...used.keys()].sort((a, b) => a - b).map((glyph) => `${glyph} [${fixed(face.widthOf(glyph))}]`);
  const letters = [...used].map(([glyph, letter]) => `<${hex(glyph)}> <${hex(letter.codePointAt(0) ?? 63)}>`);
  const unicode = [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def",
    "1 begincodespacerange <0000> <ffff> endcodespacerange",
    ...inHundreds(letters).map((some) => `${some.length} beginbfchar\n${some.join("\n")}\nendbfchar`),
    "endcmap end end",
  ].join("\n");
  add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H ` +
      `/DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 4} 0 R >>`,
  );
  add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDToGIDMap /Identity ` +
      "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> " +
      `/FontDescriptor ${first + 2} 0 R /DW 500 /W [${widths.join(" ")}] >>`,
  );
  add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags 32 /FontBBox [${face.box.join(" ")}] /ItalicAngle 0 ` +
      `/Ascent ${face.ascent} /Descent ${face.descent} /CapHeight 700 /StemV 80 /FontFile2 ${first + 3} 0 R >>`,
  );
  const { length } = face.bytes;
  add(`<< /Length ${length} /Length1 ${length} >>\nstream\n`, face.bytes, "\nendstream");
  add(`<< /Length ${unicode.length} >>\nstream\n${unicode}\nendstream`);
}

function inHundreds<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / 100) }, (_, at) => items.slice(at * 100, at * 100 + 100));
}

function fixed(number: number): string {
  return String(Math.round(number * 100) / 100);
}

function hex(number: number): string {
  return number.toString(16).padStart(4, "0");
}

function assemble(objects: readonly (string | Uint8Array)[][]): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? Uint8Array.from(part, (letter) => letter.charCodeAt(0)) : part;
    pieces.push(bytes);
    length += bytes.length;
  };
  write("%PDF-1.7\n");
  const places = objects.map((parts, index) => {
    const place = length;
    for (const part of [`${index + 1} 0 obj\n`, ...parts, "\nendobj\n"]) write(part);
    return place;
  });
  const start = length;
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  write(`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\n`);
  write(`startxref\n${start}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    file.set(piece, at);
    at += piece.length;
  }
  return file;
}
