"""Trains the reader on the corpus, says how well it reads authors it has not met, and writes what ships.

    python3 learning/learn.py --base BASE_FOLDER --keep FOLDER --out server/understanding/reader [--teachers 4]
"""
import argparse
import json
import os
import random
import time

import torch

import corpus
from corpus import MASKED, Labels, example, is_test, read_lines
from evaluate import evaluate
from lessons import Lessons
from losses import Losses
from model import Reader, read_safetensors
from teachers import SHARE, Teachers
from vocabulary import choose_vocabulary, published_vocabulary
from wordpiece import WordPiece

TOKENS_A_BATCH = 1600
HEADS_LEARN_FASTER = 8
MIXED = 0.3
LEARNING_ON = {"epochs": 16, "rate": 2e-4}
NUMBERS = ("one", "many", "kind", "priority", "danger", "act", "answer")


def batches(examples, rng):
    """Lines of like length together, so that little is padding; in a new order each time."""
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


def beside(item, sep):
    """What stands beside the words: the question, if any, then the report's entries, each with its own end."""
    question = item["question"] + [sep] if item["question"] or item["entries"] else []
    return question + [piece for entry in item["entries"] for piece in [*entry, sep]]


def length_of(item):
    return len(item["ids"]) + len(beside(item, 0))


def pad(items, sep):
    longest = max(map(length_of, items))
    shape = (len(items), longest)
    ids, second, mask = torch.zeros(shape, dtype=torch.long), torch.zeros(shape), torch.zeros(shape)
    for row, item in enumerate(items):
        words = item["ids"] + beside(item, sep)
        ids[row, : len(words)] = torch.tensor(words)
        second[row, len(item["ids"]) : len(words)] = 1
        mask[row, : len(words)] = 1
    return ids, second, mask


def targets(items, longest):
    paths = torch.full((len(items), longest), MASKED)
    values = torch.full((len(items), longest), MASKED)
    wrong = torch.full((len(items), longest), MASKED)
    for row, item in enumerate(items):
        at = len(item["ids"]) + len(item["question"])
        for entry, is_wrong in zip(item["entries"], item["wrong"]):
            at += len(entry) + 1
            wrong[row, at] = is_wrong
        paths[row, 1 : 1 + len(item["paths"])] = torch.tensor(item["paths"] or [MASKED])[: len(item["paths"])]
        values[row, 1 : 1 + len(item["values"])] = torch.tensor(item["values"] or [MASKED])[: len(item["values"])]
    return [paths, values, wrong, *(torch.tensor([item[key] for item in items]) for key in NUMBERS)]


class Average:
    """The mean of the last steps' weights reads better than any one of them."""

    def __init__(self, model, share):
        self.share = share
        self.state = {name: value.detach().clone() for name, value in model.state_dict().items()}

    @torch.no_grad()
    def add(self, model):
        for name, value in model.state_dict().items():
            if value.is_floating_point():
                self.state[name].lerp_(value, 1 - self.share)


class School:
    """The corpus cut into pieces, the published encoder and the reader to be taught."""

    def __init__(self, args, device):
        self.args, self.device = args, device
        rows = corpus.shuffled(read_lines(args.corpus), args.seed)
        corpus.TELLS_SIGNS |= {row["author"] for row in rows if row["what"] == "stories" and "[[sign=" in row["text"]}
        self.labels = Labels(rows)
        published = published_vocabulary(args.base)
        keep = choose_vocabulary(published, rows)
        self.vocabulary = [published[index] for index in keep]
        self.pieces = WordPiece(self.vocabulary)
        self.weights = read_safetensors(os.path.join(args.base, "model.fp16.safetensors"))
        self.keep = torch.tensor(keep)
        apart = set(filter(None, args.apart.split(",")))
        tests = [row for row in rows if is_test(row) or row["author"] in apart][: args.limit]
        train = [row for row in rows if not is_test(row) and row["author"] not in apart][: args.limit]
        self.tests = [example(row, self.labels, self.pieces, row["text"]) for row in tests]
        self.lessons = Lessons(train, self.labels, self.pieces, args.seed)
        print(f"{len(train)} lines to learn from, {len(tests)} to test on, {len(self.vocabulary)} pieces", flush=True)

    def reader(self):
        return Reader(self.weights, self.keep, self.labels).to(self.device)

    def state_to_resume(self):
        if not self.args.resume.endswith(".onnx"):
            return torch.load(self.args.resume, map_location=self.device)
        from shipped import state_of

        return state_of(self.args.resume, self.reader())

    def teach(self, seed, epochs, rate, begin=None, teachers=None):
        """A reader, from the published encoder or from a saved state, by the lines alone or by teachers as well."""
        args, device = self.args, self.device
        torch.manual_seed(seed)
        model = self.reader()
        if begin:
            model.load_state_dict(begin)
        layers = [p for name, p in model.named_parameters() if name.startswith(("layers", "norm"))]
        heads = [p for name, p in model.named_parameters() if not name.startswith(("layers", "norm"))]
        optimiser = torch.optim.AdamW(
            [{"params": layers, "lr": rate}, {"params": heads, "lr": rate * HEADS_LEARN_FASTER}], weight_decay=0.01)
        losses, average = Losses(self.labels, model.sizes, device), Average(model, 0.998)
        rng, steps = random.Random(seed), 0
        for epoch, items in enumerate(self.lessons.of_epochs(epochs)):
            model.train()
            groups = [[items[i] for i in group] for group in batches(items, rng)]
            if teachers:
                untagged = self.lessons.mixed(epoch, int(len(items) * MIXED))
                groups += [[{**untagged[i], "untagged": True} for i in group] for group in batches(untagged, rng)]
                rng.shuffle(groups)
            began, sums = time.time(), {}
            for done, some in enumerate(groups):
                share_done = (epoch + done / len(groups)) / epochs
                for part, first in zip(optimiser.param_groups, (rate, rate * HEADS_LEARN_FASTER)):
                    part["lr"] = first * min(1.0, (steps + 1) / 200) * (1 - share_done)
                seen = [part.to(device) for part in pad(some, self.pieces.sep)]
                out = model(*seen)
                told, taught = {}, teachers.losses(out, seen, losses) if teachers else {}
                if "untagged" not in some[0]:
                    told = losses.of(out, [part.to(device) for part in targets(some, seen[0].shape[1])])
                share = SHARE if teachers else 0
                optimiser.zero_grad(set_to_none=True)
                ((1 - share) * sum(told.values()) + share * sum(taught.values())).backward()
                torch.nn.utils.clip_grad_norm_(layers + heads, 1.0)
                optimiser.step()
                average.add(model)
                steps += 1
                for name, part in {**told, **taught}.items():
                    sums[name] = sums.get(name, 0) + part.detach()
            mean = " ".join(f"{name} {float(value) / len(groups):.3f}" for name, value in sorted(sums.items()))
            print(f"epoch {epoch + 1}: {time.time() - began:.0f} s  {mean}", flush=True)
            torch.save(average.state, os.path.join(args.keep, "state.pt"))
        return self.grown(average.state)

    def grown(self, state):
        grown = self.reader()
        grown.load_state_dict(state)
        print(json.dumps(evaluate(grown, self.tests, self.labels, pad, self.pieces.sep)), flush=True)
        return grown

    def teach_by_others(self):
        """Several readers first, alike but for their seeds; then the first goes on learning from all of them."""
        args = self.args
        readers = [self.teach(args.seed + index, args.epochs, args.rate) for index in range(args.teachers)]
        teachers = Teachers(readers, self.pieces.goes_on, self.device)
        begin = {name: value.clone() for name, value in readers[0].state_dict().items()}
        return self.teach(args.seed + args.teachers, **LEARNING_ON, begin=begin, teachers=teachers)


def arguments():
    asked = argparse.ArgumentParser()
    asked.add_argument("--corpus", default="corpus")
    asked.add_argument("--base", required=True)
    asked.add_argument("--out", help="where to write what ships; nowhere if not given")
    asked.add_argument("--keep", required=True, help="a folder for the state")
    asked.add_argument("--epochs", type=int, default=24)
    asked.add_argument("--rate", type=float, default=3e-4)
    asked.add_argument("--resume", help="a saved state to go on from, or the reader.onnx that ships")
    asked.add_argument("--apart", default="", help="authors to keep for testing too, by comma")
    asked.add_argument("--teachers", type=int, default=0, help="readers to teach first, which then teach the one")
    asked.add_argument("--seed", type=int, default=5)
    asked.add_argument("--limit", type=int)
    return asked


def main():
    args = arguments().parse_args()
    os.makedirs(args.keep, exist_ok=True)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    school = School(args, device)
    begin = school.state_to_resume() if args.resume else None
    model = school.teach_by_others() if args.teachers else school.teach(args.seed, args.epochs, args.rate, begin)
    if args.out:
        from export import export

        os.makedirs(args.out, exist_ok=True)
        export(model, school.labels, school.vocabulary, args.out)


if __name__ == "__main__":
    main()
