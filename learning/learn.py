"""Trains the reader on the corpus, says how well it reads authors it has not met, and writes what ships.

    python3 learning/learn.py --base BASE_FOLDER --keep FOLDER --out server/understanding/reader [--epochs 14]
"""
import argparse
import json
import os
import random
import time

import torch
from torch.nn import functional as F

import corpus
from corpus import ANY_BUT_PEOPLE, MASKED, PEOPLE, Labels, example, is_test, read_lines, strip_marks
from evaluate import evaluate
from export import export
from model import Reader, read_safetensors
from vocabulary import choose_vocabulary, published_vocabulary
from wordpiece import WordPiece

TOKENS_A_BATCH = 800
HEADS_LEARN_FASTER = 8


def batches(examples, seed):
    """Lines of like length together, so that little is padding; in a new order each time."""
    rng = random.Random(seed)
    order = sorted(range(len(examples)), key=lambda i: (length_of(examples[i]) + rng.random() * 6))
    groups, group, longest = [], [], 0
    for index in order:
        longest = max(longest, length_of(examples[index]))
        if group and longest * (len(group) + 1) > TOKENS_A_BATCH:
            groups.append(group)
            group, longest = [], length_of(examples[index])
        group.append(index)
    groups.append(group)
    rng.shuffle(groups)
    return groups


def length_of(item):
    return len(item["ids"]) + (len(item["question"]) + 1 if item["question"] else 0)


def pad(items, sep):
    longest = max(map(length_of, items))
    shape = (len(items), longest)
    ids, second, mask, text = (torch.zeros(shape, dtype=torch.long) if i == 0 else torch.zeros(shape) for i in range(4))
    for row, item in enumerate(items):
        words = item["ids"] + (item["question"] + [sep] if item["question"] else [])
        ids[row, : len(words)] = torch.tensor(words)
        second[row, len(item["ids"]) : len(words)] = 1
        mask[row, : len(words)] = 1
        text[row, 1 : len(item["ids"]) - 1] = 1
    return ids, second, mask, text


def targets(items, longest):
    paths = torch.full((len(items), longest), MASKED)
    values = torch.full((len(items), longest), MASKED)
    for row, item in enumerate(items):
        paths[row, 1 : 1 + len(item["paths"])] = torch.tensor(item["paths"] or [MASKED])[: len(item["paths"])]
        values[row, 1 : 1 + len(item["values"])] = torch.tensor(item["values"] or [MASKED])[: len(item["values"])]
    number = lambda key: torch.tensor([item[key] for item in items])
    return [paths, values, *map(number, ("one", "many", "kind", "priority", "danger", "act"))]


def loss_of(out, want, people, teacher, model):
    paths, values, one, many, kind, priority, danger, act = want
    flat, tags = out["path"].flatten(0, 1), paths.flatten()
    weight = torch.ones(flat.shape[1], device=flat.device)
    weight[0] = 0.6
    known = tags >= 0
    losses = {}
    if known.any():
        losses["path"] = 4 * F.cross_entropy(flat[known], tags[known], weight=weight, label_smoothing=0.01)
    partly = tags == ANY_BUT_PEOPLE
    if partly.any():
        some = flat[partly]
        losses["people"] = (some.logsumexp(1) - some.masked_fill(people, -1e4).logsumexp(1)).mean()
    coded = values.flatten() >= 0
    if coded.any():
        losses["value"] = 0.5 * F.cross_entropy(out["value"].flatten(0, 1)[coded], values.flatten()[coded])
    start, total, count = 0, 0.0, 0
    for index, size in enumerate(model.sizes):
        column = one[:, index]
        told = column >= 0
        if told.any():
            part = F.cross_entropy(out["told"][told, start : start + size], column[told], reduction="none")
            total = total + (part * torch.where(column[told] > 0, 3.0, 0.6)).sum()
            count += int(told.sum())
        start += size
    if count:
        losses["one"] = 8 * total / count
    told = many >= 0
    if told.any():
        part = F.binary_cross_entropy_with_logits(out["told"][:, start:][told], many[told].float(), reduction="none")
        losses["many"] = 16 * (part * torch.where(many[told] > 0, 3.0, 0.7)).mean()
    for name, column, gain in (("kind", kind, 1.5), ("priority", priority, 0.4), ("act", act, 1.5)):
        told = column >= 0
        if told.any():
            losses[name] = gain * F.cross_entropy(out[name][told], column[told], label_smoothing=0.05)
    told = danger >= 0
    if told.any():
        losses["danger"] = 0.7 * F.binary_cross_entropy_with_logits(out["danger"][told, 0], danger[told].float())
    taught = [row for row, meant in enumerate(teacher) if meant is not None]
    if taught:
        meant = torch.stack([teacher[row] for row in taught]).to(flat.device)
        losses["meaning"] = 2 * (1 - F.cosine_similarity(out["meaning"][taught], meant, dim=-1)).mean()
    return losses


class Held:
    """What the published lower layers make of every line, computed once: they are not taught. For short lines also
    what the published upper layers mean by it, which the reader's meaning is taught to keep."""

    SHORT = 40

    def __init__(self, file, vocabulary):
        self.file, self.vocabulary = file, vocabulary
        self.rows, self.meanings = torch.load(file) if os.path.exists(file) else ({}, {})

    def key(self, item):
        """The pieces themselves: their numbers change with the vocabulary."""
        return " ".join(self.vocabulary[piece] for piece in [*item["ids"], *item["question"]])

    def add(self, published, items, sep, device):
        items = list({self.key(item): item for item in items if self.key(item) not in self.rows}.values())
        published.eval()
        with torch.no_grad():
            for group in batches(items, 0) if items else []:
                ids, second, mask, text = (part.to(device) for part in pad([items[i] for i in group], sep))
                x = published.lower(ids, second, mask)
                for row, index in enumerate(group):
                    self.rows[self.key(items[index])] = x[row, : length_of(items[index])].half().cpu().clone()
                if ids.shape[1] > self.SHORT:
                    continue
                top = published.upper(x, mask, text)
                mean = (top * text.unsqueeze(-1)).sum(1) / text.sum(1, keepdim=True).clamp(min=1)
                for row, index in enumerate(group):
                    self.meanings[self.key(items[index])] = mean[row].cpu().clone()
        if items:
            torch.save((self.rows, self.meanings), self.file)

    def of(self, items, longest):
        x = torch.zeros(len(items), longest, self.rows[self.key(items[0])].shape[1])
        for row, item in enumerate(items):
            held = self.rows[self.key(item)]
            x[row, : held.shape[0]] = held.float()
        return x, [self.meanings.get(self.key(item)) for item in items]


def lesson(written, spoken, epoch):
    """What one epoch reads: each line as written or as heard, and each time another quarter of what tells only of a
    story as a whole."""
    items = []
    for number, (as_written, as_heard) in enumerate(zip(written, spoken)):
        row = as_written["row"]
        if row["what"] == "reports" or row["author"] == "alarming-or-calm":
            if number % 4 == epoch % 4:
                items.append(as_written)
        else:
            items.append(as_heard if (number + epoch) % 5 < 2 else as_written)
    return items


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("--corpus", default="corpus")
    asked.add_argument("--base", required=True)
    asked.add_argument("--out", required=True)
    asked.add_argument("--epochs", type=int, default=14)
    asked.add_argument("--rate", type=float, default=1.5e-4)
    asked.add_argument("--steady", action="store_true", help="keep the rate to the end, to go on from the state later")
    asked.add_argument("--resume", help="a saved state to go on from")
    asked.add_argument("--keep", required=True, help="a folder for the state, and for what the lower layers say")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--limit", type=int)
    args = asked.parse_args()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    for folder in (args.out, args.keep):
        os.makedirs(folder, exist_ok=True)

    rows = corpus.shuffled(read_lines(args.corpus), args.seed)
    corpus.TELLS_SIGNS |= {row["author"] for row in rows if row["what"] == "stories" and "[[sign=" in row["text"]}
    labels = Labels(rows)
    rows = rows[: args.limit]
    published = published_vocabulary(args.base)
    keep = choose_vocabulary(published, rows)
    vocabulary = [published[index] for index in keep]
    pieces = WordPiece(vocabulary)
    train = [row for row in rows if not is_test(row)]
    written = [example(row, labels, pieces, row["text"]) for row in train]
    spoken = [example(row, labels, pieces, strip_marks(row["text"], row["number"] % 2 == 0)) for row in train]
    tests = [example(row, labels, pieces, row["text"]) for row in rows if is_test(row)]
    print(f"{len(train)} lines to learn from, {len(tests)} to test on, {len(vocabulary)} pieces,",
          f"{sum(map(length_of, lesson(written, spoken, 0)))} tokens an epoch", flush=True)

    base = read_safetensors(os.path.join(args.base, "model.fp16.safetensors"))
    model = Reader(base, torch.tensor(keep), labels).to(device)
    if args.resume:
        model.load_state_dict(torch.load(args.resume, map_location=device))
    began = time.time()
    held = Held(os.path.join(args.keep, "held.pt"), vocabulary)
    held.add(Reader(base, torch.tensor(keep), labels).to(device), written + spoken, pieces.sep, device)
    print(f"lower layers held after {time.time() - began:.0f} s", flush=True)

    upper = [p for layer in model.layers[3:] for p in layer.parameters()]
    heads = [p for name, p in model.named_parameters() if p.requires_grad and not name.startswith("layers")]
    steps = sum(len(batches(lesson(written, spoken, epoch), 0)) for epoch in range(args.epochs))
    optimiser = torch.optim.AdamW(
        [{"params": upper, "lr": args.rate}, {"params": heads, "lr": args.rate * HEADS_LEARN_FASTER}], weight_decay=0.01)
    fall = (lambda step: 1.0) if args.steady else (lambda step: max(0.0, 1 - step / steps))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: min(1.0, (step + 1) / 200) * fall(step))
    people = torch.zeros(1 + 2 * len(labels.paths), dtype=torch.bool, device=device)
    for index, path in enumerate(labels.paths):
        if path in PEOPLE:
            people[1 + 2 * index : 3 + 2 * index] = True

    for epoch in range(args.epochs):
        model.train()
        items = lesson(written, spoken, epoch)
        began, sums, seen = time.time(), {}, 0
        for group in batches(items, args.seed * 100 + epoch):
            some = [items[i] for i in group]
            _, _, mask, text = (part.to(device) for part in pad(some, pieces.sep))
            x, meanings = held.of(some, mask.shape[1])
            want = [part.to(device) for part in targets(some, mask.shape[1])]
            out = model.heads(model.upper(x.to(device), mask, text), mask, text)
            losses = loss_of(out, want, people, meanings, model)
            optimiser.zero_grad(set_to_none=True)
            sum(losses.values()).backward()
            torch.nn.utils.clip_grad_norm_(upper + heads, 1.0)
            optimiser.step()
            schedule.step()
            seen += 1
            for name, part in losses.items():
                sums[name] = sums.get(name, 0) + float(part)
        told = " ".join(f"{name} {value / seen:.3f}" for name, value in sorted(sums.items()))
        print(f"epoch {epoch + 1}: {time.time() - began:.0f} s  {told}", flush=True)
        torch.save(model.state_dict(), os.path.join(args.keep, "state.pt"))
        if epoch % 2 == 1 or epoch + 1 == args.epochs:
            print(json.dumps(evaluate(model, tests, labels, pad, pieces.sep)), flush=True)
    export(model, labels, vocabulary, args.out)


if __name__ == "__main__":
    main()
