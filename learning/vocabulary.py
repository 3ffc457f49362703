"""Which pieces of words ship: all that the corpus uses, then the most common ones of the published list."""
import json
import os

from corpus import untag
from wordpiece import WordPiece

SIZE = 14150


def published_vocabulary(base):
    with open(os.path.join(base, "tokenizer.json"), encoding="utf-8") as file:
        ids = json.load(file)["model"]["vocab"]
    return sorted(ids, key=ids.get)


def choose_vocabulary(published, rows):
    pieces = WordPiece(published)
    wanted = {pieces.unknown, pieces.cls, pieces.sep}
    for row in rows:
        for text in (untag(row["text"])[0], row.get("question") or ""):
            wanted.update(piece for piece, _, _ in pieces.encode(text))
    wanted.update(i for i, piece in enumerate(published) if len(piece.removeprefix("##")) == 1 and piece.isascii())
    # The published list begins with the most common pieces.
    for index, piece in enumerate(published):
        if len(wanted) >= SIZE:
            break
        if piece.isascii() and not piece.startswith("["):
            wanted.add(index)
    return sorted(wanted)
