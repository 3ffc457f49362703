"""How well the reader reads lines of authors it has not met."""
import torch

from corpus import ACTS, KINDS, untag


def spans_of(path_logits, value_logits, labels, offsets):
    """[(path, value, start, end)]: runs of pieces that carry one path."""
    best = path_logits.argmax(-1).tolist()
    found, current = [], None
    for index, tag in enumerate(best[: len(offsets)]):
        path = (tag - 1) // 2 if tag else None
        begins = tag and (tag - 1) % 2 == 0
        if current and (path != current[0] or (begins and offsets[index][0] > current[2] + 1)):
            found.append(current)
            current = None
        if path is not None:
            if current is None:
                current = [path, offsets[index][0], offsets[index][1], [index]]
            else:
                current[2] = offsets[index][1]
                current[3].append(index)
    if current:
        found.append(current)
    spans = []
    for path, start, end, pieces in found:
        name = labels.paths[path]
        choices = [i for i, (p, _) in enumerate(labels.values) if p == name]
        value = labels.values[choices[int(value_logits[pieces].mean(0)[choices].argmax())]][1] if choices else None
        spans.append((name, value, start, end))
    return spans


def evaluate(model, examples, labels, pad, sep):
    model.eval()
    tally = {name: [0, 0] for name in ("kind", "none filed", "act", "one right", "one wrong", "name", "room", "danger")}
    span = [0, 0, 0]
    with torch.no_grad():
        for item in examples:
            ids, second, mask, text = pad([item], sep)
            out = model.heads(model.upper(model.lower(ids, second, mask), mask, text), mask, text)
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
            if item["danger"] >= 0:
                tally["danger"][0] += int(float(out["danger"][0, 0]) > 0) == item["danger"]
                tally["danger"][1] += 1
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
                want = {(p, v, item["text"][s:e] if v is None else None) for s, e, p, v in untag(item["row"]["text"])[1] if p != "sign"}
                got = {(p, v, item["text"][s:e] if v is None else None)
                       for p, v, s, e in spans_of(out["path"][0, 1:], out["value"][0, 1:], labels, item["offsets"])}
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
    return told
