"""Writes what ships from a saved state, without learning again: the corpus and seed must be those it learned with."""
import argparse
import os

import torch

import corpus
from corpus import Labels, read_lines
from export import export
from model import Reader, read_safetensors
from vocabulary import choose_vocabulary, published_vocabulary


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("--corpus", default="corpus")
    asked.add_argument("--base", required=True)
    asked.add_argument("--out", required=True)
    asked.add_argument("--seed", type=int, default=1)
    args = asked.parse_args()
    rows = corpus.shuffled(read_lines(args.corpus), args.seed)
    labels = Labels(rows)
    published = published_vocabulary(args.base)
    keep = choose_vocabulary(published, rows)
    model = Reader(read_safetensors(os.path.join(args.base, "model.fp16.safetensors")), torch.tensor(keep), labels)
    state = os.path.join(args.out, "state.pt")
    if os.path.exists(state):
        model.load_state_dict(torch.load(state))
    export(model, labels, [published[index] for index in keep], args.out)


if __name__ == "__main__":
    main()
