"""The state of the reader that ships, read back from what it was written to (`export.py`), to go on learning from."""
import math

import onnx
import torch
from onnx import numpy_helper

from model import WIDTH


class Written:
    """The weights of an exported network, in the order in which they were written."""

    def __init__(self, path):
        graph = onnx.load(path).graph
        self.outputs = [output.name for output in graph.output]
        self.arrays = iter([numpy_helper.to_array(held).copy() for held in graph.initializer])
        self.state = {}

    def next(self):
        return torch.from_numpy(next(self.arrays))

    def skip(self, count=1):
        for _ in range(count):
            next(self.arrays)

    def linear(self, name):
        codes, scale, bias = self.next().float(), self.next(), self.next()
        self.state[f"{name}.weight"], self.state[f"{name}.bias"] = (codes * scale).T.contiguous(), bias

    def norm(self, name):
        self.state[f"{name}.weight"], self.state[f"{name}.bias"] = self.next(), self.next()


def state_of(path, model):
    """Heads that do not ship begin as the given model's."""
    written = Written(path)
    written.norm("norm")
    for index in range(len(model.layers)):
        layer = f"layers.{index}"
        written.linear(f"{layer}.qkv")
        written.skip(3)  # the shapes around attention and its scale
        written.linear(f"{layer}.out")
        written.norm(f"{layer}.norm1")
        written.linear(f"{layer}.up")
        written.skip(3)  # the numbers of the activation
        written.linear(f"{layer}.down")
        written.norm(f"{layer}.norm2")
    written.linear("path")
    written.linear("value")
    written.state["look"] = (written.next() * math.sqrt(WIDTH) / 4).T.contiguous()
    written.skip(2)  # which head a value belongs to, and zeros
    codes, scale = written.next().float(), written.next()
    written.state["tell"] = codes * scale[:, None]
    written.skip()
    written.state["tell_bias"] = written.next()
    heads = [("kind", 1), ("danger", 1), ("act", 2), ("answer", 1), ("wrong", 0)]
    for head, before in heads[: len(written.outputs) - 4]:
        written.skip(before)
        written.linear(head)
    return {**model.state_dict(), **written.state}
