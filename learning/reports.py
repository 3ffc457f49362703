"""The report that something is said in: its own where a line has one, somebody else's where it has none."""
import re

from corpus import TAG, untag

WORD = re.compile(r"[^\W\d_][\w’-]*")
NAMED = {"resident.name", "other.person"}
TITLES = set("mr mrs ms miss mister dr doctor nurse sister brother papa mama grandma grandpa aunt uncle the and of "
             "de la van von big old little st jr sr".split())
# These put something right or leave open what they mean: of somebody else's report they say nothing we could know.
OPEN_ACTS = {"correct", "disagree", "restart", "stop", "unclear", "second_incident", "emergency_now"}
OFTEN, NOW_AND_THEN = 0.6, 0.15


class Reports:
    def __init__(self, rows):
        self.known = [row["known"] for row in rows if row.get("known")]
        self.values = {}
        for known in self.known:
            for entry in known:
                self.values.setdefault(entry.partition("=")[0], []).append(entry)

    def beside(self, row, rng):
        """The row with a report beside it, in another order and with some of what holds left out; or without one."""
        if "known" in row:
            kept = [entry for entry in row["known"] if entry in row["wrong"] or rng.random() < 0.85]
            rng.shuffle(kept)
            return {**row, "known": kept}
        often = OFTEN if row["what"] in ("turns", "questions") else NOW_AND_THEN
        if not self.known or rng.random() > often:
            return row
        entries = list(rng.choice(self.known))
        rng.shuffle(entries)
        entries = entries[: rng.randint(2, 12)]
        paths = {path for _, _, path, _ in untag(row["text"])[1]} - {"other.person"}
        if row.get("act") == "correct" and len(paths) == 1:
            return {**row, **self.replaced(paths.pop(), entries, row["text"], rng)}
        if row["what"] not in ("turns", "questions") or row.get("act") in OPEN_ACTS or "tagged" in row:
            return {**row, "known": entries}
        return {**row, "known": entries, "wrong": [], "unsure": near_to(paths, entries)}

    def replaced(self, path, entries, tagged, rng):
        """A correction of one thing: what the report had there was another value."""
        said = {match.group(1).partition("=")[2] or match.group(2).lower() for match in TAG.finditer(tagged)}
        others = [entry for entry in self.values.get(path, ()) if entry.partition("=")[2].lower() not in said]
        entries = [entry for entry in entries if not entry.startswith(f"{path}=")]
        if not others:
            return {"known": entries}
        old = rng.choice(others)
        known = entries + [old]
        rng.shuffle(known)
        return {"known": known, "wrong": [old], "unsure": near_to({path}, entries)}


def near_to(paths, entries):
    """Entries that what is said of these paths may touch as well."""
    near = {path.split(".")[0] for path in paths} | {"kind"}
    return [entry for entry in entries if re.split(r"[.=]", entry)[0] in near]


def rename_report(row, names, rng):
    """The same under another name wherever it stands: in the words, in the question and in the report."""
    spoken = [entry.partition("=")[2] for entry in row["known"] if entry.startswith("resident.name=")]
    spoken += [match.group(2) for match in TAG.finditer(row["text"]) if match.group(1) in NAMED]
    words = {word for name in spoken for word in WORD.findall(name) if word.lower() not in TITLES and len(word) > 1}
    capitals = {word for word in words if word[0].isupper()}
    text = untag(row["text"])[0]
    if not capitals or any(re.search(rf"\b{re.escape(word.lower())}\b", text) for word in words):
        return row
    given = {word: rng.choice(names) for word in capitals}
    pattern = re.compile(r"\b(" + "|".join(map(re.escape, sorted(capitals, key=len, reverse=True))) + r")\b")
    other = lambda told: pattern.sub(lambda match: given[match.group(1)], told)
    return {**row, "text": other(row["text"]), "question": other(row["question"]),
            "known": [other(entry) for entry in row["known"]], "wrong": [other(entry) for entry in row["wrong"]]}
