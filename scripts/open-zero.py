"""Takes the slash out of the sans face's zero, after scripts/fonts.ts has cut it: a date should not look like code.

Run by hand, with fonttools and brotli installed: python3 scripts/open-zero.py
"""

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

FILE = "site/design/fonts/atkinson-hyperlegible-next.woff2"
LIGHT, BOLD = 400, 700


def contours(font, name):
    points, ends, flags = font["glyf"][name].getCoordinates(font["glyf"])
    starts = [0] + [end + 1 for end in ends[:-1]]
    return [list(zip(points[a : b + 1], flags[a : b + 1])) for a, b in zip(starts, ends)]


def edges(contour, axis):
    values = [point[axis] for point, _ in contour]
    return min(values), max(values)


def open_zero(font, name):
    """The outer line as it is; the inner one is the outer, drawn smaller by the stems of the letter O."""
    outer = max(contours(font, name), key=lambda contour: edges(contour, 0)[1] - edges(contour, 0)[0])
    letter = sorted(contours(font, "O"), key=lambda contour: edges(contour, 0)[0])
    inner = []
    for axis in (0, 1):
        low, high = edges(outer, axis)
        stem = edges(letter[1], axis)[0] - edges(letter[0], axis)[0]
        inner.append((low, high, stem, (high - low - 2 * stem) / (high - low)))
    shrink = lambda point: tuple(  # noqa: E731
        round(low + stem + (value - low) * scale) for value, (low, high, stem, scale) in zip(point, inner)
    )
    hole = [(shrink(point), flag) for point, flag in reversed(outer)]
    return outer + hole, len(outer)


def main():
    font = TTFont(FILE)
    masters = [instantiateVariableFont(TTFont(FILE), {"wght": weight}) for weight in (LIGHT, BOLD)]
    order = font.getGlyphOrder()
    swaps = [
        subtable.mapping["zero"]
        for lookup in font["GSUB"].table.LookupList.Lookup
        for subtable in lookup.SubTable
        if "zero" in getattr(subtable, "mapping", {})
    ]
    for name in ["zero", *swaps]:
        assert name in order
        (light, length), (bold, _) = (open_zero(master, name) for master in masters)
        glyph = font["glyf"][name]
        glyph.program = Program()
        glyph.endPtsOfContours = [length - 1, 2 * length - 1]
        glyph.numberOfContours = 2
        glyph.coordinates = GlyphCoordinates([point for point, _ in light])
        glyph.flags = bytearray(flag for _, flag in light)
        glyph.recalcBounds(font["glyf"])
        widths = [master["hmtx"][name][0] for master in masters]
        moves = [(b[0] - a[0], b[1] - a[1]) for (a, _), (b, _) in zip(light, bold)]
        phantoms = [(0, 0), (widths[1] - widths[0], 0), (0, 0), (0, 0)]
        font["gvar"].variations[name] = [TupleVariation({"wght": (0, 1, 1)}, moves + phantoms)]
    font.save(FILE)


main()
