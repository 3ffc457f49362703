/** As much of a TrueType file as a PDF has to know about it. */
export type TrueType = {
  bytes: Uint8Array;
  /** Measures in thousandths of the size. */
  ascent: number;
  descent: number;
  box: readonly number[];
  glyphOf(letter: string): number;
  widthOf(glyph: number): number;
};

export function readTrueType(bytes: Uint8Array): TrueType {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = tableFinder(view);
  const head = at("head");
  const unit = 1000 / view.getUint16(head + 18);
  const measures = at("hhea");
  const widths = at("hmtx");
  const widthCount = view.getUint16(measures + 34);
  const glyphs = readLetters(view, at("cmap"));
  return {
    bytes,
    ascent: Math.round(view.getInt16(measures + 4) * unit),
    descent: Math.round(view.getInt16(measures + 6) * unit),
    box: [36, 38, 40, 42].map((place) => Math.round(view.getInt16(head + place) * unit)),
    glyphOf: (letter) => glyphs.get(letter.codePointAt(0) ?? 0) ?? glyphs.get(63) ?? 0,
    widthOf: (glyph) => view.getUint16(widths + Math.min(glyph, widthCount - 1) * 4) * unit,
  };
}

function tableFinder(view: DataView): (name: string) => number {
  const places = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const entry = 12 + index * 16;
    const name = [0, 1, 2, 3].map((letter) => String.fromCharCode(view.getUint8(entry + letter))).join("");
    places.set(name, view.getUint32(entry + 8));
  }
  return (name) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`The font has no table ${name}.`);
    return place;
  };
}

/** The Unicode table of the usual kind (format 4): which letter is which drawing. */
function readLetters(view: DataView, table: number): Map<number, number> {
  const letters = new Map<number, number>();
  for (let index = 0; index < view.getUint16(table + 2); index++) {
    const start = table + view.getUint32(table + 4 + index * 8 + 4);
    if (view.getUint16(start) === 4) readSegments(view, start, letters);
  }
  return letters;
}

function readSegments(view: DataView, start: number, letters: Map<number, number>) {
  const doubled = view.getUint16(start + 6);
  for (let at = 0; at < doubled; at += 2) {
    const last = view.getUint16(start + 14 + at);
    const first = view.getUint16(start + 16 + doubled + at);
    const delta = view.getUint16(start + 16 + 2 * doubled + at);
    const offsetPlace = start + 16 + 3 * doubled + at;
    const offset = view.getUint16(offsetPlace);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const listed = offset && view.getUint16(offsetPlace + offset + (code - first) * 2);
      const glyph = offset ? listed && (listed + delta) & 0xffff : (code + delta) & 0xffff;
      if (glyph) letters.set(code, glyph);
    }
  }
}
