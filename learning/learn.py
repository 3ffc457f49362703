"""Trains the reader on the corpus, says how well it reads authors it has not met, and writes what ships.

    python3 learning/learn.py --base BASE_FOLDER --out assistant/perceive/model [--epochs 8] [--seed 1]
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
    return paths, values, number("one"), number("many"), number("kind"), number("priority"), number("danger"), number("act")


def loss_of(out, want, labels, people, teacher, model):
    paths, values, one, many, kind, priority, danger, act = want
    flat, tags = out["path"].flatten(0, 1), paths.flatten()
    weight = torch.ones(flat.shape[1])
    weight[0] = 0.4
    known = tags >= 0
    losses = {}
    if known.any():
        losses["path"] = 2 * F.cross_entropy(flat[known], tags[known], weight=weight, label_smoothing=0.02)
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
        meant = torch.stack([teacher[row] for row in taught])
        losses["meaning"] = 2 * (1 - F.cosine_similarity(out["meaning"][taught], meant, dim=-1)).mean()
    return losses


def hold_lower(model, items, sep, teach):
    """What the published lower layers make of every line, once; they are not taught. The upper ones teach the meaning
    of lines up to `teach` pieces long."""
    held = [None] * len(items)
    taught = [None] * len(items)
    model.eval()
    with torch.no_grad():
        for group in batches(items, 0):
            ids, second, mask, text = pad([items[i] for i in group], sep)
            x = model.lower(ids, second, mask)
            for row, index in enumerate(group):
                held[index] = x[row, : length_of(items[index])].half()
            if ids.shape[1] > teach:
                continue
            top = model.upper(x, mask, text)
            mean = (top * text.unsqueeze(-1)).sum(1) / text.sum(1, keepdim=True).clamp(min=1)
            for row, index in enumerate(group):
                taught[index] = mean[row]
    return held, taught


def lowered(held, group, longest):
    x = torch.zeros(len(group), longest, held[group[0]].shape[1])
    for row, index in enumerate(group):
        x[row, : held[index].shape[0]] = held[index].float()
    return x


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("--corpus", default="corpus")
    asked.add_argument("--base", required=True)
    asked.add_argument("--out", required=True)
    asked.add_argument("--epochs", type=int, default=8)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--resume", help="a saved state to go on from, at a lower rate")
    asked.add_argument("--limit", type=int)
    asked.add_argument("--threads", type=int, default=2)
    args = asked.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    os.makedirs(args.out, exist_ok=True)

    rows = corpus.shuffled(read_lines(args.corpus), args.seed)
    corpus.TELLS_SIGNS |= {row["author"] for row in rows if row["what"] == "stories" and "[[sign=" in row["text"]}
    labels = Labels(rows)
    rows = rows[: args.limit]
    published = published_vocabulary(args.base)
    keep = choose_vocabulary(published, rows)
    vocabulary = [published[index] for index in keep]
    pieces = WordPiece(vocabulary)
    if args.resume:
        # Older reports tell only what a whole story says, which is known by then; the rest goes on faster.
        rows = [row for row in rows if row["what"] != "reports" and row["author"] != "alarming-or-calm"]
    train = [row for row in rows if not is_test(row)]
    test = [row for row in rows if is_test(row)]
    written = [example(row, labels, pieces, row["text"]) for row in train]
    spoken = [example(row, labels, pieces, strip_marks(row["text"], row["number"] % 2 == 0)) for row in train]
    if args.resume:
        # Each line in one of its two forms, and short ones twice: they cost little and teach what to file and to do.
        once = [spoken[i] if row["number"] % 5 < 2 else written[i] for i, row in enumerate(train)]
        written = once + [item for item in once if item["row"]["what"] in ("turns", "lines")]
        spoken = []
    tests = [example(row, labels, pieces, row["text"]) for row in test]
    print(f"{len(train)} lines to learn from, {len(test)} to test on, {len(vocabulary)} pieces,",
          f"{sum(map(length_of, written))} tokens", flush=True)

    base = read_safetensors(os.path.join(args.base, "model.fp16.safetensors"))
    model = Reader(base, torch.tensor(keep), labels)
    teacher = Reader(base, torch.tensor(keep), labels)
    if args.resume:
        model.load_state_dict(torch.load(args.resume))
    began = time.time()
    held_written, teachers = hold_lower(teacher, written, pieces.sep, teach=40 if args.resume else 400)
    held_spoken = hold_lower(teacher, spoken, pieces.sep, teach=0)[0] if spoken else []
    held = (held_written, held_spoken)
    print(f"lower layers held after {time.time() - began:.0f} s", flush=True)

    upper = [p for layer in model.layers[3:] for p in layer.parameters()]
    heads = [p for name, p in model.named_parameters() if p.requires_grad and not name.startswith("layers")]
    steps = args.epochs * len(batches(written, 0))
    rates = [1.2e-4, 1e-3]
    optimiser = torch.optim.AdamW([{"params": upper}, {"params": heads}], lr=rates[0], weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, rates, total_steps=steps + 10 * args.epochs, pct_start=0.1)
    people = torch.zeros(1 + 2 * len(labels.paths), dtype=torch.bool)
    for index, path in enumerate(labels.paths):
        if path in PEOPLE:
            people[1 + 2 * index : 3 + 2 * index] = True

    rng = random.Random(args.seed)
    for epoch in range(args.epochs):
        model.train()
        began, sums, seen = time.time(), {}, 0
        for group in batches(written, args.seed * 100 + epoch):
            which = 1 if spoken and rng.random() < 0.4 else 0
            items = [(written, spoken)[which][i] for i in group]
            ids, second, mask, text = pad(items, pieces.sep)
            x = lowered(held[which], group, ids.shape[1])
            out = model.heads(model.upper(x, mask, text), mask, text)
            losses = loss_of(out, targets(items, ids.shape[1]), labels, people, [teachers[i] for i in group], model)
            loss = sum(losses.values())
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(upper + heads, 1.0)
            optimiser.step()
            schedule.step()
            seen += 1
            for name, part in losses.items():
                sums[name] = sums.get(name, 0) + float(part)
        told = " ".join(f"{name} {value / seen:.3f}" for name, value in sorted(sums.items()))
        print(f"epoch {epoch + 1}: {time.time() - began:.0f} s  {told}", flush=True)
        if args.resume or epoch % 2 == 1 or epoch + 1 == args.epochs:
            torch.save(model.state_dict(), os.path.join(args.out, "state.pt"))
            print(json.dumps(evaluate(model, tests, labels, pad, pieces.sep)), flush=True)
    export(model, labels, vocabulary, args.out)


if __name__ == "__main__":
    main()
