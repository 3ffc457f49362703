"""The reader: MiniLM, and heads for what we want to know."""
import json
import math
import struct

import numpy
import torch
from torch import nn
from torch.nn import functional as F

WIDTH, HEADS, INNER, LAYERS, BLOCK = 384, 12, 1536, 6, 32


def read_safetensors(path):
    with open(path, "rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(length))
        data = file.read()
    kinds = {"F16": numpy.float16, "F32": numpy.float32, "I64": numpy.int64}
    found = {}
    for name, entry in header.items():
        if name == "__metadata__" or entry["dtype"] not in kinds:
            continue
        start, end = entry["data_offsets"]
        array = numpy.frombuffer(data[start:end], kinds[entry["dtype"]]).reshape(entry["shape"])
        found[name] = torch.from_numpy(array.astype(numpy.float32))
    return found


def pack_rows(rows):
    """Four bits a number, a scale for every 32: what ships, and what the reader learns on."""
    blocks = rows.reshape(rows.shape[0], -1, BLOCK)
    scales = (blocks.abs().max(-1, keepdim=True).values / 7).half().float().clamp(min=1e-6)
    return (blocks / scales).round().clamp(-7, 7).to(torch.int8), scales


def unpack_rows(codes, scales):
    return (codes.float() * scales).reshape(codes.shape[0], -1)


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.out = nn.Linear(WIDTH, WIDTH)
        self.norm1 = nn.LayerNorm(WIDTH, eps=1e-12)
        self.up = nn.Linear(WIDTH, INNER)
        self.down = nn.Linear(INNER, WIDTH)
        self.norm2 = nn.LayerNorm(WIDTH, eps=1e-12)
        self.drop = nn.Dropout(0.25)

    def forward(self, x, bias):
        batch, length, _ = x.shape
        q, k, v = self.qkv(x).view(batch, length, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        weights = (q @ k.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + bias).softmax(-1)
        mixed = (weights @ v).transpose(1, 2).reshape(batch, length, WIDTH)
        x = self.norm1(x + self.drop(self.out(mixed)))
        return self.norm2(x + self.drop(self.down(F.gelu(self.up(x)))))

    def load(self, weights, name):
        part = lambda key: (weights[f"{name}.{key}.weight"], weights[f"{name}.{key}.bias"])
        three = [part(f"attention.self.{which}") for which in ("query", "key", "value")]
        self.qkv.weight.data = torch.cat([w for w, _ in three])
        self.qkv.bias.data = torch.cat([b for _, b in three])
        for mine, theirs in ((self.out, "attention.output.dense"), (self.norm1, "attention.output.LayerNorm"),
                             (self.up, "intermediate.dense"), (self.down, "output.dense"),
                             (self.norm2, "output.LayerNorm")):
            mine.weight.data, mine.bias.data = (tensor.clone() for tensor in part(theirs))


class Reader(nn.Module):
    def __init__(self, base, keep, labels):
        """`keep`: the rows of the published vocabulary that ship."""
        super().__init__()
        prefix = "" if "embeddings.word_embeddings.weight" in base else "bert."
        self.codes, self.scales = pack_rows(base[prefix + "embeddings.word_embeddings.weight"][keep])
        places = base[prefix + "embeddings.position_embeddings.weight"][:320]
        kinds = base[prefix + "embeddings.token_type_embeddings.weight"]
        self.register_buffer("words", unpack_rows(self.codes, self.scales), persistent=False)
        self.register_buffer("places", places + kinds[0], persistent=False)
        self.register_buffer("second", kinds[1] - kinds[0], persistent=False)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.norm.weight.data = base[prefix + "embeddings.LayerNorm.weight"].clone()
        self.norm.bias.data = base[prefix + "embeddings.LayerNorm.bias"].clone()
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        for index, layer in enumerate(self.layers):
            layer.load(base, f"{prefix}encoder.layer.{index}")
        self.path = nn.Linear(WIDTH, 1 + 2 * len(labels.paths))
        self.value = nn.Linear(WIDTH, len(labels.values))
        groups = labels.one + sorted({path for path, _ in labels.many})
        self.groups = groups
        self.look = nn.Parameter(torch.randn(len(groups) + 5, WIDTH) * 0.02)
        sizes = [1 + len(labels.choices[path]) for path in labels.one]
        owner = [index for index, size in enumerate(sizes) for _ in range(size)]
        owner += [groups.index(path) for path, _ in labels.many]
        self.register_buffer("owner", torch.tensor(owner))
        self.sizes = sizes
        self.tell = nn.Parameter(torch.randn(len(owner), WIDTH) * 0.02)
        self.tell_bias = nn.Parameter(torch.zeros(len(owner)))
        self.kind = nn.Linear(WIDTH, 8)
        self.priority = nn.Linear(WIDTH, 3)
        self.danger = nn.Linear(WIDTH, 1)
        self.act = nn.Linear(2 * WIDTH, 17)
        self.answer = nn.Linear(2 * WIDTH, len(labels.answers))
        self.wrong = nn.Linear(WIDTH, 1)
        nn.init.zeros_(self.wrong.weight)

    def embed(self, ids, second):
        x = self.words[ids] + self.places[: ids.shape[1]] + second.unsqueeze(-1) * self.second
        return self.norm(x)

    def encode(self, ids, second, mask):
        bias = (1.0 - mask)[:, None, None, :] * -1e4
        x = self.embed(ids, second)
        for layer in self.layers:
            x = layer(x, bias)
        return x

    def forward(self, ids, second, mask):
        return self.heads(self.encode(ids, second, mask), mask)

    def heads(self, x, mask):
        seen = x @ self.look.t() / math.sqrt(WIDTH) * 4
        seen = (seen + (1.0 - mask).unsqueeze(-1) * -1e4).softmax(1)
        pooled = seen.transpose(1, 2) @ x
        groups = pooled[:, : len(self.groups)]
        told = (groups[:, self.owner] * self.tell).sum(-1) + self.tell_bias
        by_kind, by_rank, by_danger, by_act, by_answer = (pooled[:, len(self.groups) + index] for index in range(5))
        first = x[:, 0]
        return {
            "path": self.path(x), "value": self.value(x), "told": told, "seen": seen,
            "kind": self.kind(by_kind), "priority": self.priority(by_rank), "danger": self.danger(by_danger),
            "act": self.act(torch.cat([by_act, first], -1)), "answer": self.answer(torch.cat([by_answer, first], -1)),
            "wrong": self.wrong(x)[..., 0],
        }
