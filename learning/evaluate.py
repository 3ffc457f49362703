"""How well the reader reads lines of authors it has not met."""
import torch

from corpus import ACTS, KINDS, untag


# What a new span must be worth, as assistant/perceive/decode-spans.ts has it.
START = 1.0


def words_of(item):
    """The pieces of each word."""
    words = []
    for index, goes_on in enumerate(item["goes_on"]):
        if goes_on and words:
            words[-1].append(index)
        else:
            words.append([index])
    return words


def likeliest_tags(scores):
    """One tag a word: nothing, or a path's beginning, or its going on, which only follows the same path."""
    paths = (scores.shape[1] - 1) // 2
    begin, go_on = torch.arange(1, 2 * paths, 2), torch.arange(2, 2 * paths + 1, 2)
    total, came_from = None, []
    for row in scores:
        row = row.clone()
        row[begin] -= START
        if total is None:
            total = row
            total[go_on] = -1e9
            continue
        best, source = total.max(0)
        sources = torch.full_like(row, int(source), dtype=torch.long)
        before, at = torch.maximum(total[begin], total[go_on]), torch.where(total[begin] >= total[go_on], begin, go_on)
        sources[go_on] = at
        row = row + best
        row[go_on] += before - best
        total = row
        came_from.append(sources)
    tag = int(total.argmax())
    tags = [tag]
    for sources in reversed(came_from):
        tag = int(sources[tag])
        tags.append(tag)
    return tags[::-1]


def spans_of(path_logits, value_logits, labels, item):
    """[(path, value, start, end)]"""
    words, offsets = words_of(item), item["offsets"]
    if not words:
        return []
    tags = likeliest_tags(path_logits[[word[0] for word in words]].log_softmax(-1))
    found = []
    for tag, word in zip(tags, words):
        if tag and tag % 2:
            found.append([(tag - 1) // 2, list(word)])
        elif tag:
            found[-1][1] += word
    spans = []
    for path, pieces in found:
        name = labels.paths[path]
        choices = [i for i, (p, _) in enumerate(labels.values) if p == name]
        value = labels.values[choices[int(value_logits[pieces].mean(0)[choices].argmax())]][1] if choices else None
        spans.append((name, value, offsets[pieces[0]][0], offsets[pieces[-1]][1]))
    return spans


def evaluate(model, examples, labels, pad, sep):
    model.eval()
    tally = {name: [0, 0] for name in ("kind", "none filed", "act", "answer", "one right", "one wrong", "name", "room", "danger")}
    span, taken_out, whole = [0, 0, 0], [0, 0, 0], [0, 0]
    with torch.no_grad():
        for item in examples:
            ids, second, mask = (part.to(model.tell.device) for part in pad([item], sep))
            out = model(ids, second, mask)
            out = {name: part.cpu() for name, part in out.items()}
            if item["kind"] >= 0:
                right = int(out["kind"][0].argmax()) == item["kind"]
                tally["kind"][0] += right
                tally["kind"][1] += 1
                if KINDS[item["kind"]] == "none":
                    tally["none filed"][0] += not right
                    tally["none filed"][1] += 1
            if item["act"] >= 0 and item["row"]["what"] == "turns":
                tally["act"][0] += int(out["act"][0].argmax()) == item["act"]
                tally["act"][1] += 1
            if item["row"]["what"] == "questions":
                tally["answer"][0] += int(out["answer"][0].argmax()) == item["answer"]
                tally["answer"][1] += 1
            if item["danger"] >= 0:
                tally["danger"][0] += int(float(out["danger"][0, 0]) > 0) == item["danger"]
                tally["danger"][1] += 1
            if any(is_wrong >= 0 for is_wrong in item["wrong"]):
                at, right = len(item["ids"]) + len(item["question"]), True
                for entry, is_wrong in zip(item["entries"], item["wrong"]):
                    at += len(entry) + 1
                    said = float(out["wrong"][0, at]) > 0
                    if is_wrong < 0:
                        continue
                    right = right and said == bool(is_wrong)
                    taken_out[0] += said and is_wrong == 1
                    taken_out[1] += is_wrong
                    taken_out[2] += said
                whole[0] += right
                whole[1] += 1
            start = 0
            for index, size in enumerate(model.sizes):
                want, got = item["one"][index], int(out["told"][0, start : start + size].argmax())
                if want > 0:
                    tally["one right"][0] += want == got
                    tally["one right"][1] += 1
                if want >= 0 and got > 0:
                    tally["one wrong"][0] += want != got
                    tally["one wrong"][1] += 1
                start += size
            if item["row"]["what"] in ("stories", "turns"):
                want = {(p, v, item["text"][s:e] if v is None else None)
                        for s, e, p, v in untag(item["row"]["text"])[1] if p != "sign"}
                got = {(p, v, item["text"][s:e] if v is None else None)
                       for p, v, s, e in spans_of(out["path"][0, 1:], out["value"][0, 1:], labels, item)}
                span[0] += len(want & got)
                span[1] += len(want)
                span[2] += len(got)
                for key, path in (("name", "resident.name"), ("room", "resident.room")):
                    mine = {t for p, _, t in want if p == path}
                    if mine:
                        tally[key][0] += mine == {t for p, _, t in got if p == path}
                        tally[key][1] += 1
    told = {name: f"{right}/{of}" for name, (right, of) in tally.items()}
    told["spans"] = f"P {span[0] / max(1, span[2]):.3f} R {span[0] / max(1, span[1]):.3f}"
    told["wrong entries"] = f"P {taken_out[0] / max(1, taken_out[2]):.3f} R {taken_out[0] / max(1, taken_out[1]):.3f}"
    told["reports left right"] = f"{whole[0]}/{whole[1]}"
    return told
