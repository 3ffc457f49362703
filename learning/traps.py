"""Ways in which people lead a listener astray, laid into stories that had none: a slip of the tongue put right, somebody
else's room, an old story. The tags stay with what holds."""
import re

from corpus import TAG, untag

REPAIRS = (
    "no|no wait|no, sorry|sorry|I mean|actually|wait, no|no no|scratch that|no hang on|excuse me|let me fix that|"
    "I said that wrong|correction|or rather|not that|no, I'm reading the wrong line|my mistake|I meant to say|uh no"
).split("|")
MOVED = (
    "they moved {them} to|{they} moved to|no wait, they moved {them} last week,|that was before,|"
    "{they} used to be there, now it's|no, they switched {them},|"
    "that's what the sheet says but {they} got moved, it's|old room that is, now"
).split("|")
CONTRASTS = "not|and not|not that it's|don't write|no not|I keep saying"
SLIPS = {"resident.room", "resident.name", "occurred.when", "found.when", "medication.doseGiven", "pain.score",
         "vitals.bp", "vitals.pulse", "vitals.temp", "vitals.glucose", "vitals.spo2", "infection.count",
         "wound.length", "injury.site", "wound.site", "medication.drug"}
BYSTANDERS = (
    "{Who} in {room} is fine.|I was in {room} with {Who} when it happened.|That's not {Who}, {Who} is in {room}.|"
    "{Their} roommate {Who} slept through it.|{Who} across the hall in {room} heard it.|{Who} came over from {room}.|"
    "I'd just left {room}.|Don't mix {them} up with {Who} in {room}.|{Who} from {room} was with me.|"
    "I had to run from {room}.|The call light for {room} was on too.|{Who} next door, {room}, saw me go by.|"
    "{Who} in {room} is the one on {drug}, not {them}.|The {drug} is {Who}'s, that's {room}.|"
    "We thought it was {Who} from {room} at first but no.|{Their} friend {Who} lives in {room}.|"
    "{Who} had the same thing last week, in {room}.|I'm {Who} by the way.|{Who} is covering {room} for me.|"
    "My other lady in {room}, {Who}, is okay.|{Their} neighbor in {room} rang the bell.|{Their} sister is in {room}."
).split("|")
LONG_AGO = (
    "Last year|Back in {month}|In {month}|A while ago|Before {they} came to us|At the other place|"
    "Two years ago|When {they} first got here|The time before|Last {month}|At the hospital"
).split("|")
MONTHS = "January February March April May June July August September October November December".split()
SENTENCE_END = re.compile(r"(?<!Mr)(?<!Mrs)(?<!Ms)(?<!Dr)(?<!St)(?<!\b[A-Z])[.!?] ")
PEOPLE = {"resident.name", "other.person"}


def said_of(rows):
    """What was said for each path that tongues slip on, and sentences that tell a fact and name nobody."""
    words, sentences = {path: set() for path in SLIPS}, set()
    for row in rows:
        if row["what"] != "stories":
            continue
        for path, said in TAG.findall(row["text"]):
            if path in SLIPS and len(said.split()) <= 4:
                words[path].add(said)
        if row["kind"] not in ("fall", "allegation"):
            for sentence in re.split(r"(?<=[.!?]) ", row["text"]):
                text, spans = untag(sentence)
                told = {path for _, _, path, value in spans if value}
                is_plain = re.match(r"(?:She|He|It|There) ", text) and not any(path in PEOPLE for *_, path, _ in spans)
                if told and is_plain and "[" not in text and 4 <= len(text.split()) <= 16 and not re.search(r"notified|told|call|now", text):
                    sentences.add(text)
    return {path: sorted(said) for path, said in words.items()}, sorted(sentences)


class Traps:
    def __init__(self, rows, names):
        self.words, self.sentences = said_of(rows)
        self.names = names
        self.drugs = [drug for drug in self.words["medication.drug"] if drug.isalpha()]

    def lay(self, tagged, rng):
        they = "he" if re.search(r"\b(?:he|him|his|Mr)\b", tagged) else "she"
        people = {"they": they, "them": "him" if they == "he" else "her", "Their": "His" if they == "he" else "Her"}
        if rng.random() < 0.3:
            tagged = self.slip(tagged, people, rng)
        if rng.random() < 0.25:
            tagged = self.beside(tagged, self.bystander(people, rng), rng)
        if rng.random() < 0.1:
            tagged = self.beside(tagged, self.long_ago(people, rng), rng)
        return tagged

    def slip(self, tagged, people, rng):
        """A wrong value before or behind the right one, where it is said for the first time."""
        places = {}
        for match in TAG.finditer(tagged):
            if match.group(1) in SLIPS:
                places.setdefault(match.group(1), match)
        if not places:
            return tagged
        # Rooms and names are mixed up most.
        path = rng.choice(sorted(places) + [path for path in ("resident.room", "resident.name") if path in places] * 3)
        right, wrong = places[path], self.other(path, places[path].group(2), rng)
        if path == "resident.room" and rng.random() < 0.3:
            new = f"{wrong}, {rng.choice(MOVED).format(**people)} {right.group(0)}"
        elif rng.random() < 0.25 and path != "resident.name":
            new = f"{right.group(0)}, {rng.choice(CONTRASTS.split('|'))} {wrong},"
        else:
            new = f"{wrong}, {rng.choice(REPAIRS)}{rng.choice([',', '', ','])} {right.group(0)}"
        return tagged[:right.start()] + new + tagged[right.end():]

    def other(self, path, right, rng):
        if path == "resident.room" and right.isdigit():
            digits = list(right)
            if len(set(digits)) > 1 and rng.random() < 0.3:
                return "".join(reversed(digits))
            digits[rng.randrange(len(digits))] = str(rng.randint(1, 9))
            return "".join(digits) if "".join(digits) != right else str(int(right) + 1)
        if path == "resident.name":
            title = re.match(r"(?:Mr|Mrs|Ms|Miss)\.? ", right)
            return f"[[other.person|{title.group(0) if title else ''}{rng.choice(self.names)}]]"
        return next(said for said in iter(lambda: rng.choice(self.words[path]), None) if said != right)

    def bystander(self, people, rng):
        title = rng.choice(["", "", "Mr. ", "Mrs. ", "Ms. ", "Miss "])
        who = f"[[other.person|{title}{rng.choice(self.names)}]]"
        room = rng.choice(["", "", "room "]) + str(rng.choice([rng.randint(1, 40), rng.randint(100, 420)]))
        return rng.choice(BYSTANDERS).format(Who=who, room=room, drug=rng.choice(self.drugs), **people)

    def long_ago(self, people, rng):
        another = "She " if people["they"] == "he" else "He "
        sentence = rng.choice([sentence for sentence in self.sentences if not sentence.startswith(another)])
        when = rng.choice(LONG_AGO).format(month=rng.choice(MONTHS), **people)
        return f"{when} {sentence[0].lower()}{sentence[1:]}"

    @staticmethod
    def beside(tagged, sentence, rng):
        """Between two sentences, or at the end; never at the very front, where the story begins."""
        ends = [match.end() for match in SENTENCE_END.finditer(tagged) if is_outside(tagged, match.end())]
        at = rng.choice(ends or [len(tagged)])
        return f"{tagged[:at].rstrip()} {sentence} {tagged[at:]}".strip()


def is_outside(tagged, at):
    return tagged.count("[[", 0, at) == tagged.count("]]", 0, at)
