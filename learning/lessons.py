"""What an epoch reads: every line as it was written or as it is heard, under other names and in other rooms, some after
a few words of small talk, some with a trap laid in, some in the middle of somebody's report. Nobody's name is learned,
only how people are spoken of."""
import random
import re
from multiprocessing import Pool

from corpus import TAG, example, strip_marks, untag
from reports import Reports, rename_report
from traps import Traps

NAMED = {"resident.name", "other.person"}
# What knows its report is rare and teaches much.
KNOWING_TIMES = 3
SENTENCE = re.compile(r"(?<=[.!?])\s+")
WORD = re.compile(r"[^\W\d_][\w'’-]*")
NOT_NAMES = set(
    "mr mrs ms miss mister missus dr doctor nurse cna rn lpn sister brother papa mama pop grandma grandpa granny "
    "aunt auntie uncle nanay tatay lola lolo dona doña don señora señor madame father mother pastor rabbi captain "
    "sergeant coach big old young little the and of a my our her his jr sr ii iii van von de la del el da dos "
    "daughter son wife husband niece nephew roommate charge aide new night day tech med supervisor director manager "
    "housekeeper cook therapist physician social worker maintenance activity activities hospice agency neighbor "
    "friend caregiver".split())


def part_of(parts, most, rng):
    start = rng.randrange(len(parts))
    return parts[start : start + rng.randint(1, most)]


def names_in(rows):
    """Every word that is part of somebody's name, written with a capital."""
    found = set()
    for row in rows:
        text, spans = untag(row["text"])
        for start, end, path, _ in spans:
            if path in NAMED:
                found |= {word for word in WORD.findall(text[start:end])
                          if word[0].isupper() and not word.isupper() and word.lower() not in NOT_NAMES}
    return sorted(found)


def small_talk_in(rows, names):
    """Short lines that tell nothing and name nobody."""
    people = {name.lower() for name in names} | {"mr", "mrs", "ms", "miss", "dr"}
    named = lambda text: any(word.removesuffix("'s").lower() in people for word in WORD.findall(text))
    return [row["text"] for row in rows
            if row.get("kind") == "none" and row["what"] == "lines" and "[[" not in row["text"]
            and len(row["text"].split()) <= 12 and not re.search(r"\d", row["text"]) and not named(row["text"])]


def rename(tagged, names, known, rng):
    """The same line about other people in other rooms; a name said twice stays one name."""
    given = {}

    def another(match):
        word = match.group(0)
        if word.lower() not in known:
            return word
        new = given.setdefault(word.lower(), rng.choice(names))
        return new if word[0].isupper() else new.lower()

    def renumber(match):
        digits = match.group(0)
        return given.setdefault(digits, str(rng.randint(10 ** (len(digits) - 1), 10 ** len(digits) - 1)))

    def other(match):
        path, words = match.group(1), match.group(2)
        if path in NAMED:
            words = WORD.sub(another, words)
        elif path == "resident.room":
            words = re.sub(r"\d+", renumber, words)
        return f"[[{path}|{words}]]"

    return TAG.sub(other, tagged)


class Lessons:
    def __init__(self, rows, labels, pieces, seed):
        self.rows, self.labels, self.pieces, self.seed = rows, labels, pieces, seed
        self.names = names_in(rows)
        self.known = {name.lower() for name in self.names}
        self.traps = Traps(rows, self.names)
        self.reports = Reports(rows)
        self.small_talk = small_talk_in(rows, self.names)
        self.asked = sorted({row["question"] for row in rows if row.get("question")})

    def vary(self, row, rng):
        tagged = row["text"]
        if rng.random() < 0.5 and "known" not in row:
            tagged = rename(tagged, self.names, self.known, rng)
        if row["what"] == "stories":
            tagged = self.traps.lay(tagged, rng)
        if row["what"] == "stories" and rng.random() < 0.12:
            tagged = f"{rng.choice(self.small_talk)} {tagged}"
        if rng.random() < 0.4:
            tagged = strip_marks(tagged, rng.random() < 0.5)
        return tagged

    def of_epoch(self, epoch):
        """Of what tells only of a story as a whole, each time another quarter; of questions back, another half, some
        of them in the middle of a conversation."""
        rng = random.Random(self.seed * 1000 + epoch)
        items = []
        for number, row in enumerate(self.rows):
            whole_only = row["what"] == "reports" or row["author"] == "alarming-or-calm"
            if whole_only and number % 4 != epoch % 4:
                continue
            if row["what"] == "questions":
                if number % 2 != epoch % 2:
                    continue
                row = {**row, "question": rng.choice(self.asked)} if rng.random() < 0.5 else row
            for _ in range(KNOWING_TIMES if "known" in row else 1):
                told = self.reports.beside(row, rng)
                if "known" in row and rng.random() < 0.5:
                    told = rename_report(told, self.names, rng)
                tagged = row["text"] if epoch == 0 and "known" not in row else self.vary(told, rng)
                items.append(example(told, self.labels, self.pieces, tagged))
        return items

    def mixed(self, epoch, count):
        """Texts nobody has tagged: what two people said, run together or cut short, after questions of others. Only
        teachers can say what they tell."""
        rng = random.Random(self.seed * 2000 + epoch)
        turns = [row for row in self.rows if row.get("question") and "known" not in row]
        stories, lines = ([row for row in self.rows if row["what"] == what] for what in ("stories", "lines"))
        say = lambda rows: untag(self.vary(rng.choice(rows), rng))[0]
        some = lambda text, most: " ".join(part_of(SENTENCE.split(text), most, rng))
        items = []
        for _ in range(count):
            turn, kind = rng.choice(turns), rng.random()
            answer = untag(self.vary(turn, rng))[0]
            text, question = (
                (f"{answer} {say(turns)}", turn["question"]) if kind < 0.45 else
                (f"{answer} {some(say(stories), 1)}", turn["question"]) if kind < 0.6 else
                (some(say(stories), 1), turn["question"]) if kind < 0.7 else
                (some(say(stories), 4), None) if kind < 0.9 else
                (f"{say(lines)} {some(say(stories), 3)}", None))
            row = {"what": "turns", "text": text, "question": question, "author": "mixed", "asked": "opening",
                   "act": "tell"}
            items.append(example(row, self.labels, self.pieces, text))
        return items

    def of_epochs(self, count):
        with Pool() as pool:
            yield from pool.imap(self.of_epoch, range(count))
