"""What the reader is told it got wrong, head by head."""
import torch
from torch.nn import functional as F

from corpus import ANY_BUT_PEOPLE, PEOPLE

HEDGE = 0.02


def people_tags(labels):
    people = torch.zeros(1 + 2 * len(labels.paths), dtype=torch.bool)
    for index, path in enumerate(labels.paths):
        if path in PEOPLE:
            people[1 + 2 * index : 3 + 2 * index] = True
    return people


class Losses:
    def __init__(self, labels, sizes, device):
        self.people = people_tags(labels).to(device)
        self.weight = torch.ones(1 + 2 * len(labels.paths), device=device)
        self.weight[0] = 0.6
        # Where in the row of answers each question's answers stand; a place beyond it is never right.
        starts = [sum(sizes[:index]) for index in range(len(sizes))]
        self.count = sum(sizes)
        self.places = torch.tensor([[start + i if i < size else self.count for i in range(max(sizes))]
                                    for start, size in zip(starts, sizes)], device=device)

    def of(self, out, want):
        paths, values, wrong, one, many, kind, priority, danger, act, answer = want
        losses = {}
        flat, tags = out["path"].flatten(0, 1), paths.flatten()
        losses["path"] = 4 * self.among(flat, tags, weight=self.weight, label_smoothing=0.01)
        partly = (tags == ANY_BUT_PEOPLE).float()
        beside = flat.logsumexp(1) - flat.masked_fill(self.people, -1e4).logsumexp(1)
        losses["people"] = (beside * partly).sum() / partly.sum().clamp(min=1)
        losses["value"] = 0.5 * self.among(out["value"].flatten(0, 1), values.flatten())
        part = F.cross_entropy(self.one_of(out["told"]).flatten(0, 1), one.clamp(min=0).flatten(), reduction="none")
        gain = (one > 0).float() * 3.0 + (one == 0).float() * 0.6
        losses["one"] = 8 * (part * gain.flatten()).sum() / (one >= 0).sum().clamp(min=1)
        part = F.binary_cross_entropy_with_logits(
            out["told"][:, self.count :], many.clamp(min=0).float(), reduction="none")
        gain = (many > 0).float() * 3.0 + (many == 0).float() * 0.7
        losses["many"] = 16 * (part * gain).sum() / (many >= 0).sum().clamp(min=1)
        for name, column, gain in (
            ("kind", kind, 1.5), ("priority", priority, 0.4), ("act", act, 1.5), ("answer", answer, 1.5),
        ):
            losses[name] = gain * self.among(out[name], column, label_smoothing=0.05)
        part = F.binary_cross_entropy_with_logits(out["wrong"], wrong.clamp(min=0).float(), reduction="none")
        losses["wrong"] = 3 * (part * (wrong >= 0)).sum() / (wrong >= 0).sum().clamp(min=1)
        part = F.binary_cross_entropy_with_logits(out["danger"][:, 0], self.hedged(danger), reduction="none")
        losses["danger"] = 0.7 * (part * (danger >= 0)).sum() / (danger >= 0).sum().clamp(min=1)
        return losses

    def one_of(self, told):
        """The scores of each question's answers, side by side."""
        return F.pad(told[..., : self.count], (0, 1), value=-1e4)[..., self.places]

    @staticmethod
    def hedged(danger):
        """Never wholly sure: one sign said in few words must be able to tip it."""
        return danger.clamp(min=0).float() * (1 - 2 * HEDGE) + HEDGE

    @staticmethod
    def among(scores, right, weight=None, label_smoothing=0.0):
        """Only where the right answer is known; nothing where none is."""
        told = right >= 0
        part = F.cross_entropy(
            scores, right.clamp(min=0), weight=weight, label_smoothing=label_smoothing, reduction="none")
        of = (weight[right.clamp(min=0)] if weight is not None else torch.ones_like(part)) * told
        return (part * told).sum() / of.sum().clamp(min=1e-6)
