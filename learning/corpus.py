"""The corpus as examples: each line as pieces of words with what it teaches. What a line does not tell is masked."""
import glob
import json
import os
import random
import re

TAG = re.compile(r"\[\[([^\]|]+)\|([^\]]*)\]\]")
KINDS = ["none", "fall", "medication", "infection", "behavior_elopement", "allegation", "wound", "other"]
PRIORITIES = ["routine", "high", "critical"]
ACTS = (
    "answer tell correct agree disagree dont_know ask_back repeat slower stop restart goodbye small_talk "
    "distress second_incident emergency_now unclear"
).split()
ACT_OF_NOTHING = {"greeting": "small_talk", "small_talk": "small_talk", "thanks": "small_talk",
                  "product_question": "ask_back", "policy_question": "ask_back"}
MANY = {"symptom", "action", "injury.type", "sign", "fall.environment", "infection.isolation"}
PEOPLE = {"resident.name", "resident.room", "other.person", "medication.drug", "injury.site", "occurred.when"}
# What the older reports call the same thing.
OLD_NAMES = {"injury.types": "injury.type", "symptoms": "symptom", "immediateActions": "action",
             "fall.assistiveDevice": "fall.device"}
ABUSE_WORDS = re.compile(r"slap|abus|stol|steal|money|bruis|rough|yell|neglect|touch|grab|ring|curs|scream|hit her|hit him")
ASKING = re.compile(
    r"\?|^(is|are|am|do|does|did|can|could|will|would|should|must|may|has|have)\b"
    r"|\b(when|where|can|could|should|do|does|did|am|is|are|will|would|must) (i|you|we|it|they|he|she|this|that|my|the)\b"
    r"|\b(who|whom|whose|what|whats|why|how|which|whether|wonder|wondering|not sure|no idea)\b")
# Said in one breath with another fact, and words carry one tag: where the second is untagged it is not known to be unsaid.
SAID_WITH = {
    "elopement.leftBuilding": ("behavior.type", {"elopement"}),
    "behavior.contactMade": ("behavior.type", {"physical_aggression_staff", "physical_aggression_resident"}),
    "medication.reachedResident": ("medication.errorType", {"wrong_resident", "wrong_drug", "wrong_dose", "extra_dose"}),
    "medication.route": ("medication.reachedResident", {"yes"}),
}
NO_ANSWER = "none"
MASKED = -100
ANY_BUT_PEOPLE = -200
# Pieces of what was said, of the question, of one entry, and of all together.
MOST_SAID, MOST_ASKED, MOST_OF_ENTRY, MOST = 250, 40, 16, 320


def read_lines(folder):
    for path in sorted(glob.glob(os.path.join(folder, "*", "*.jsonl"))):
        what, author = path.split(os.sep)[-2:]
        for number, line in enumerate(open(path, encoding="utf-8")):
            # Whether something alarms is learned from a fifth of these as well as from all, in far less time.
            if author == "alarming-or-calm.jsonl" and number % 5:
                continue
            row = json.loads(line)
            row.update(what=what, author=author.removesuffix(".jsonl"), number=number)
            yield row


def untag(tagged):
    """(text, [(start, end, path, value)])"""
    text, spans, last = "", [], 0
    for match in TAG.finditer(tagged):
        text += tagged[last:match.start()]
        path, _, value = match.group(1).partition("=")
        spans.append((len(text), len(text) + len(match.group(2)), path, value or None))
        text += match.group(2)
        last = match.end()
    return text + tagged[last:], spans


def strip_marks(tagged, keep_apostrophes):
    """As a recogniser writes: no capitals, no punctuation; the tags stay."""
    marks = re.compile(r"[^\w\s]" if not keep_apostrophes else r"[^\w\s'’]")

    def plain(piece):
        piece = re.sub(r"(?<=\d)[:.](?=\d)", " ", piece)
        piece = re.sub(r"['’]", "" if not keep_apostrophes else "'", piece)
        return re.sub(r"\s+", " ", marks.sub(" ", piece.lower()))

    out, last = "", 0
    for match in TAG.finditer(tagged):
        inner = plain(match.group(2)).strip()
        out += plain(tagged[last:match.start()]) + (f"[[{match.group(1)}|{inner}]]" if inner else "")
        last = match.end()
    return out + plain(tagged[last:])


class Labels:
    """Every path and value the corpus knows, in one order; shipped with the reader."""

    def __init__(self, rows):
        paths, values = set(), set()
        for row in rows:
            for _, _, path, value in untag(row["text"])[1]:
                paths.add(path)
                if value:
                    values.add((path, value))
            for path, value in (row.get("facts") or {}).items():
                for one in value if isinstance(value, list) else [value]:
                    values.add((path, one))
        coded = {path for path, _ in values}
        self.paths = sorted(path for path in paths if path != "sign")
        self.values = sorted(values)
        self.one = sorted(path for path in coded if path not in MANY)
        self.choices = {path: [value for p, value in self.values if p == path] for path in self.one}
        self.many = [(path, value) for path, value in self.values if path in MANY]
        self.answers = [NO_ANSWER] + sorted({row["asks"] for row in rows if row["what"] == "questions"} - {NO_ANSWER})
        self.path_index = {path: index for index, path in enumerate(self.paths)}
        self.value_index = {pair: index for index, pair in enumerate(self.values)}

    def as_json(self):
        return {"paths": self.paths, "values": [list(pair) for pair in self.values], "one": self.one,
                "choices": self.choices, "many": [list(pair) for pair in self.many],
                "kinds": KINDS, "priorities": PRIORITIES, "acts": ACTS, "answers": self.answers}


def entry_words(entry):
    """An entry of the report in words, as assistant/perceive/report-entries.ts writes it: "injury site left hip"."""
    path, _, value = entry.partition("=")
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", path).replace(".", " ")
    return f"{apart} {value}".replace("_", " ").lower()


def entries_of(row, pieces, room):
    """The entries known when it was said, as many as there is room for, and which of them are wrong after it."""
    wrong, found = row.get("wrong"), []
    for entry in row.get("known") or ():
        words = [piece for piece, _, _ in pieces.encode(entry_words(entry))][:MOST_OF_ENTRY]
        room -= len(words) + 1
        if room < 0:
            break
        found.append((words, MASKED if wrong is None or entry in row.get("unsure", ()) else int(entry in wrong)))
    return found


def facts_of(row, spans):
    """What the whole line tells: path -> value, or a set of values; and which paths it tells nothing about."""
    said = {}
    for _, _, path, value in spans:
        if value is None:
            continue
        if path in MANY:
            said.setdefault(path, set()).add(value)
        else:
            said[path] = value
    free = {path for _, _, path, value in spans if value is None}
    if "anticoagulant" in free:
        said.setdefault("onAnticoagulant", "yes")
    if said.get("injury.type"):
        said.setdefault("injury.present", "yes")
    if free & {"pain.site", "pain.score"}:
        said.setdefault("pain.present", "yes")
    signs = said.setdefault("sign", set())
    symptoms = said.get("symptom", set())
    for sign, seen in (
        ("unresponsive", said.get("mentalStatus") == "unresponsive"),
        ("stroke", "facial_droop" in symptoms),
        ("trouble_breathing", "dyspnea" in symptoms and row.get("priority") == "critical"),
        ("chest_pain", "chest_pain" in symptoms),
        ("self_harm", said.get("behavior.type") == "self_harm_statement"),
        ("weapon", said.get("behavior.type") == "weapon"),
        ("missing", said.get("behavior.type") == "unaccounted" and row.get("priority") == "critical"),
        ("severe_bleeding", said.get("wound.bleedingControlled") == "no" and row.get("priority") == "critical"),
    ):
        if seen:
            signs.add(sign)
    for path, value in (row.get("facts") or {}).items():
        if path in MANY:
            said.setdefault(path, set()).update(value)
        else:
            said[path] = value
    return said


def expected_facts(row):
    """The labels of an older report, in the corpus's names; only what it names is told."""
    said = {}
    for path, want in row["expected"]["fields"].items():
        path = OLD_NAMES.get(path, path)
        if isinstance(want, dict):
            want = want.get("includes", want.get("anyOf"))
            if want is None or None in want:
                continue
            want = want if path in MANY else want[0]
        if path in MANY:
            said.setdefault(path, set()).update(want if isinstance(want, list) else [want])
        elif not isinstance(want, list):
            said[path] = str(want)
    return said


def knows_all(row):
    if row["what"] == "turns":
        return "tagged" not in row
    return row["what"] == "stories" or (row["what"] == "lines" and "tagged" not in row
                                        and row.get("kind") != "none" and "critical" not in row)


def example(row, labels, pieces, tagged):
    text, spans = untag(tagged)
    tokens = pieces.encode(text)[:MOST_SAID]
    question = pieces.encode(row.get("question") or "")[:MOST_ASKED]
    entries = entries_of(row, pieces, MOST - len(tokens) - len(question) - 3)
    whole = knows_all(row)
    partly = row.get("tagged") == "people" or (row.get("facts") or {}).get("sign")
    start = MASKED if not (whole or partly) else (0 if whole else ANY_BUT_PEOPLE)
    path_tags, value_tags = [start] * len(tokens), [MASKED] * len(tokens)
    for begin, end, path, value in spans:
        if path == "sign":
            continue
        first = True
        for index, (_, left, right) in enumerate(tokens):
            if left < end and right > begin:
                path_tags[index] = 1 + 2 * labels.path_index[path] + (0 if first else 1)
                if value:
                    value_tags[index] = labels.value_index[(path, value)]
                first = False
    # A word has one tag, that of its first piece.
    path_tags = [MASKED if pieces.goes_on[piece] else tag for tag, (piece, _, _) in zip(path_tags, tokens)]
    one = {path: MASKED for path in labels.one}
    many = {pair: MASKED for pair in labels.many}
    if whole:
        said = facts_of(row, spans)
        for path in labels.one:
            one[path] = 1 + labels.choices[path].index(said[path]) if path in said else 0
            beside, values = SAID_WITH.get(path, (None, ()))
            if path not in said and said.get(beside) in values:
                one[path] = MASKED
        for path, value in labels.many:
            many[(path, value)] = 1 if value in said.get(path, ()) else 0
        tells_signs = row["author"] in TELLS_SIGNS or row.get("priority") in ("routine", "high") or row["what"] == "turns"
        for path, value in labels.many:
            if path == "sign" and not many[(path, value)] and not tells_signs:
                many[(path, value)] = MASKED
        if row.get("kind") == "allegation" and "allegation.type" not in said:
            one["allegation.type"] = MASKED
    elif row["what"] == "reports":
        for path, value in expected_facts(row).items():
            if path in MANY:
                for pair in labels.many:
                    if pair[0] == path and pair[1] in value:
                        many[pair] = 1
            elif value in labels.choices.get(path, ()):
                one[path] = 1 + labels.choices[path].index(value)
    elif row.get("kind") == "none" or "sign" in (row.get("facts") or {}):
        signs = set((row.get("facts") or {}).get("sign", ()))
        for path, value in labels.many:
            if path == "sign":
                many[(path, value)] = 1 if value in signs else 0
    return {
        "ids": [pieces.cls] + [piece for piece, _, _ in tokens] + [pieces.sep],
        "question": [piece for piece, _, _ in question],
        "entries": [words for words, _ in entries], "wrong": [is_wrong for _, is_wrong in entries],
        "offsets": [(left, right) for _, left, right in tokens],
        "goes_on": [pieces.goes_on[piece] for piece, _, _ in tokens],
        "paths": path_tags, "values": value_tags,
        "one": [one[path] for path in labels.one], "many": [many[pair] for pair in labels.many],
        "kind": kind_of(row), "priority": PRIORITIES.index(row["priority"]) if row.get("priority") else MASKED,
        "danger": danger_of(row), "act": act_of(row), "answer": answer_of(row, labels),
        "text": text, "row": row,
    }


TELLS_SIGNS = set()


def kind_of(row):
    kind = row.get("kind")
    if row["what"] == "turns":
        nothing = row["act"] in ("small_talk", "ask_back", "repeat", "slower", "goodbye")
        return 0 if nothing and row["asked"] in ("opening", "anything-else") else MASKED
    if kind is None:
        return MASKED
    if kind == "behavior_elopement" and row["what"] != "stories" and ABUSE_WORDS.search(row["text"].lower()):
        return MASKED
    return KINDS.index(kind)


def danger_of(row):
    if "critical" in row:
        return int(row["critical"])
    if row.get("priority"):
        return int(row["priority"] == "critical")
    return 0 if row.get("kind") == "none" else MASKED


def act_of(row):
    if row["what"] == "questions":
        return ACTS.index("ask_back") if ASKING.search(row["text"].lower()) else MASKED
    if row.get("act"):
        return ACTS.index(row["act"])
    if row["what"] == "stories":
        return ACTS.index("tell")
    act = ACT_OF_NOTHING.get(row.get("about"))
    return ACTS.index(act) if act else MASKED


def answer_of(row, labels):
    """Which of our answers a question asks for; nothing that is no question asks for one."""
    if row["what"] == "questions":
        return labels.answers.index(row["asks"])
    tells_no_answer = row["what"] == "stories" or act_of(row) in (MASKED, ACTS.index("ask_back"))
    return MASKED if tells_no_answer else 0


def is_test(row):
    """Whole authors are kept apart, and every eleventh line of the files that many authors share."""
    return row["author"] in TEST_AUTHORS or (row["what"] != "stories" and row["number"] % 11 == 5)


TEST_AUTHORS = {"other-staff", "night-rn"}


def shuffled(items, seed):
    items = list(items)
    random.Random(seed).shuffle(items)
    return items
