"""Writes what wordpiece.py makes of awkward texts, for the test that holds server/understanding/wordpiece.ts to it.

python3 learning/cut_pieces.py
"""
import json

from wordpiece import WordPiece, words

TEXTS = [
    "Mrs. R fell in room 214.",
    "José Muñoz and Zoë, the résumé of Señora Peña",
    "she said \u201cI\u2019m fine\u201d \u2018twice\u2019 \u2014 then nothing\u2026",
    "BP 90/60, O2 88%, temp 101.4F",
    "gave 10mg/5mL @ 2:15a.m. (late!)",
    "\U0001f62d\U0001f62d she's not breathing \U0001f6a8",
    "she \U0001f469\u200d\u2695\ufe0f came",
    "aaaa" + "b" * 70 + " help",
    "x" * 60 + " y",
    "  tabs\tand\nlines\u00a0and\u2003spaces  ",
    "ÅNGSTRÖM İstanbul \ufb01nger \ufb02oor",
    "e\u0301 \u0301 naïve coöperate",
    "#2-B_wing <b>R</b> a&b 100% $5 ^ ~ `x` {y} |z|",
    "¿Dónde está? ¡Ayuda! 高さ は",
    "clopidogrel/apixaban/warfarin-acetaminophen",
    "",
]
OUT = "server/understanding/testing/cut-pieces.json"


def places_as_in_javascript(text, at):
    return len(text[:at].encode("utf-16-le")) // 2


def main():
    with open("server/understanding/reader/reader.json", encoding="utf-8") as file:
        everything = json.load(file)["vocabulary"]
    said = " ".join(word for text in TEXTS for word, _ in words(text))
    special = {"[UNK]", "[CLS]", "[SEP]"}
    # Pieces that stand in none of the texts change nothing, so the test does not depend on what the reader ships.
    vocabulary = [piece for piece in everything if piece in special or piece.removeprefix("##") in said]
    cutter = WordPiece(vocabulary)
    rows = []
    for text in TEXTS:
        pieces = [[vocabulary[piece], places_as_in_javascript(text, start), places_as_in_javascript(text, end)]
                  for piece, start, end in cutter.encode(text)]
        rows.append({"text": text, "pieces": pieces})
    with open(OUT, "w", encoding="utf-8") as file:
        json.dump({"vocabulary": vocabulary, "texts": rows}, file, indent=1)
        file.write("\n")


main()
