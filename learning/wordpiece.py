"""Words to pieces, exactly as server/understanding/wordpiece.ts cuts them; a test holds the two together."""
import unicodedata
from functools import lru_cache

MAX_WORD = 60


@lru_cache(None)
def is_punctuation(char):
    code = ord(char)
    ascii_mark = 33 <= code <= 47 or 58 <= code <= 64 or 91 <= code <= 96 or 123 <= code <= 126
    return ascii_mark or unicodedata.category(char).startswith("P")


@lru_cache(None)
def plain(char):
    """Lower case and without accents; may be empty for a bare accent."""
    folded = unicodedata.normalize("NFD", char.lower())
    return "".join(part for part in folded if unicodedata.category(part) != "Mn")


def words(text):
    """(word, [offset of each of its characters in the text])"""
    found, word, places = [], "", []

    def close():
        nonlocal word, places
        if word:
            found.append((word, places))
        word, places = "", []

    for offset, char in enumerate(text):
        if char.isspace():
            close()
        elif is_punctuation(char):
            close()
            found.append((char, [offset]))
        else:
            for part in plain(char):
                word += part
                places.append(offset)
    close()
    return found


class WordPiece:
    def __init__(self, vocabulary):
        self.ids = {piece: index for index, piece in enumerate(vocabulary)}
        self.unknown, self.cls, self.sep = (self.ids[name] for name in ("[UNK]", "[CLS]", "[SEP]"))
        self.goes_on = [piece.startswith("##") for piece in vocabulary]

    def encode(self, text):
        """[(id, start, end)] with offsets into the text."""
        pieces = []
        for word, places in words(text):
            pieces += self.cut(word, places)
        return pieces

    def cut(self, word, places):
        if len(word) > MAX_WORD:
            return [(self.unknown, places[0], places[-1] + 1)]
        cut, start = [], 0
        while start < len(word):
            end = len(word)
            while end > start:
                piece = ("##" if start else "") + word[start:end]
                if piece in self.ids:
                    break
                end -= 1
            if end == start:
                return [(self.unknown, places[0], places[-1] + 1)]
            cut.append((self.ids[piece], places[start], places[end - 1] + 1))
            start = end
        return cut
