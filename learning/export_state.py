"""Writes what ships from a saved state, without learning again: the corpus must be the one it learned with."""
import argparse
import os

import torch

from corpus import Labels, read_lines
from export import export
from model import Reader, read_safetensors
from vocabulary import choose_vocabulary, published_vocabulary


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("--corpus", default="corpus")
    asked.add_argument("--base", required=True)
    asked.add_argument("--out", required=True)
    asked.add_argument("--state", required=True)
    args = asked.parse_args()
    os.makedirs(args.out, exist_ok=True)
    rows = list(read_lines(args.corpus))
    labels = Labels(rows)
    published = published_vocabulary(args.base)
    keep = choose_vocabulary(published, rows)
    model = Reader(read_safetensors(os.path.join(args.base, "model.fp16.safetensors")), torch.tensor(keep), labels)
    model.load_state_dict(torch.load(args.state, map_location="cpu"))
    export(model, labels, [published[index] for index in keep], args.out)


if __name__ == "__main__":
    main()
