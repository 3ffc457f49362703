"""What ships: the network in eight bits (reader.onnx), its word rows in four (words.bin), its labels (reader.json)."""
import json
import math
import os

import numpy
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from model import HEADS, WIDTH

PART = WIDTH // HEADS
# Many x64 processors add two products in sixteen bits and cut off what is more: 2 x 255 x 63 still fits.
MOST = 63


class Graph:
    def __init__(self):
        self.nodes, self.weights, self.count = [], [], 0

    def hold(self, array, name=None):
        name = name or f"w{len(self.weights)}"
        self.weights.append(numpy_helper.from_array(numpy.ascontiguousarray(array), name))
        return name

    def numbers(self, *values):
        return self.hold(numpy.array(values, numpy.int64))

    def do(self, kind, inputs, outputs=1, name=None, **attributes):
        made = [name] if name else [f"{kind.lower()}{self.count}_{index}" for index in range(outputs)]
        self.count += 1
        self.nodes.append(helper.make_node(kind, inputs, made, **attributes))
        return made[0] if outputs == 1 else made

    def linear(self, x, layer, name=None):
        """Weights in eight bits by column, of which seven are used; what comes in is measured on the way."""
        weight = layer.weight.detach().numpy().T
        scale = numpy.abs(weight).max(0) / MOST + 1e-12
        codes = numpy.round(weight / scale).clip(-MOST, MOST).astype(numpy.int8)
        small, factor, zero = self.do("DynamicQuantizeLinear", [x], 3)
        product = self.do("MatMulInteger", [small, self.hold(codes), zero])
        back = self.do("Cast", [product], to=TensorProto.FLOAT)
        both = self.do("Mul", [factor, self.hold(scale.astype(numpy.float32))])
        scaled = self.do("Mul", [back, both])
        return self.do("Add", [scaled, self.hold(layer.bias.detach().numpy())], name=name)

    def norm(self, x, layer):
        weights = [self.hold(layer.weight.detach().numpy()), self.hold(layer.bias.detach().numpy())]
        return self.do("LayerNormalization", [x, *weights], axis=-1, epsilon=1e-12)


def export(model, labels, vocabulary, out):
    model.cpu().eval()
    graph = Graph()
    x = graph.norm("rows", model.norm)
    for layer in model.layers:
        x = encoder_layer(graph, x, layer)
    answer_heads(graph, model, x)
    outputs = ["path", "value", "told", "seen", "kind", "danger", "act", "answer", "wrong"]
    made = helper.make_graph(
        graph.nodes, "reader",
        [helper.make_tensor_value_info("rows", TensorProto.FLOAT, [1, "pieces", WIDTH])],
        [helper.make_tensor_value_info(name, TensorProto.FLOAT, None) for name in outputs],
        graph.weights)
    file = helper.make_model(made, opset_imports=[helper.make_opsetid("", 17)])
    file.ir_version = 8
    onnx.save(file, os.path.join(out, "reader.onnx"))
    write_words(model, out)
    with open(os.path.join(out, "reader.json"), "w", encoding="utf-8") as written:
        json.dump({**labels.as_json(), "groups": model.groups, "vocabulary": vocabulary}, written, ensure_ascii=False)


def encoder_layer(graph, x, layer):
    three = graph.do("Reshape", [graph.linear(x, layer.qkv), graph.numbers(1, -1, 3 * HEADS, PART)])
    apart = graph.do("Transpose", [three], perm=[0, 2, 1, 3])
    q, k, v = graph.do("Split", [apart], 3, axis=1)
    scores = graph.do("MatMul", [q, graph.do("Transpose", [k], perm=[0, 1, 3, 2])])
    scaled = graph.do("Mul", [scores, graph.hold(numpy.float32(1 / math.sqrt(PART)))])
    mixed = graph.do("MatMul", [graph.do("Softmax", [scaled], axis=-1), v])
    joined = graph.do("Reshape", [graph.do("Transpose", [mixed], perm=[0, 2, 1, 3]), graph.numbers(1, -1, WIDTH)])
    x = graph.norm(graph.do("Add", [x, graph.linear(joined, layer.out)]), layer.norm1)
    inner = graph.linear(x, layer.up)
    erf = graph.do("Erf", [graph.do("Mul", [inner, graph.hold(numpy.float32(1 / math.sqrt(2)))])])
    half = graph.do("Mul", [inner, graph.hold(numpy.float32(0.5))])
    gelu = graph.do("Mul", [half, graph.do("Add", [erf, graph.hold(numpy.float32(1))])])
    return graph.norm(graph.do("Add", [x, graph.linear(gelu, layer.down)]), layer.norm2)


def answer_heads(graph, model, x):
    number = len(model.groups)
    graph.linear(x, model.path, "path")
    graph.linear(x, model.value, "value")
    look = graph.hold(model.look.detach().numpy().T * 4 / math.sqrt(WIDTH))
    seen = graph.do("Softmax", [graph.do("MatMul", [x, look])], name="seen", axis=1)
    pooled = graph.do("MatMul", [graph.do("Transpose", [seen], perm=[0, 2, 1]), x])
    groups = graph.do("Gather", [pooled, graph.hold(model.owner.numpy())], axis=1)
    tell = model.tell.detach().numpy()
    scale = (numpy.abs(tell).max(1) / 127 + 1e-12).astype(numpy.float32)
    codes = numpy.round(tell / scale[:, None]).clip(-127, 127).astype(numpy.int8)
    zeros = graph.hold(numpy.zeros(len(scale), numpy.int8))
    full = graph.do("DequantizeLinear", [graph.hold(codes), graph.hold(scale), zeros], axis=0)
    told = graph.do("ReduceSum", [graph.do("Mul", [groups, full]), graph.numbers(-1)], keepdims=0)
    graph.do("Add", [told, graph.hold(model.tell_bias.detach().numpy())], name="told")
    one = lambda index: graph.do("Gather", [pooled, graph.hold(numpy.int64(number + index))], axis=1)
    graph.linear(one(0), model.kind, "kind")
    graph.linear(one(2), model.danger, "danger")
    first = graph.do("Gather", [x, graph.hold(numpy.int64(0))], axis=1)
    graph.linear(graph.do("Concat", [one(3), first], axis=-1), model.act, "act")
    graph.linear(graph.do("Concat", [one(4), first], axis=-1), model.answer, "answer")
    graph.linear(x, model.wrong, "wrong")


def write_words(model, out):
    """Two numbers of four bits a byte, then a half-precision scale for every 32, then places and the second segment."""
    codes = (model.codes.reshape(model.codes.shape[0], -1).numpy() + 8).astype(numpy.uint8)
    packed = codes[:, 0::2] | (codes[:, 1::2] << 4)
    with open(os.path.join(out, "words.bin"), "wb") as file:
        file.write(packed.tobytes())
        file.write(model.scales.half().numpy().tobytes())
        file.write(model.places.half().numpy().tobytes())
        file.write(model.second.half().numpy().tobytes())
