"""Several readers teach one: what they say together is righter than what any of them says alone."""
import torch
from torch.nn import functional as F

SHARE = 0.6


class Teachers:
    def __init__(self, readers, goes_on, device):
        self.readers = [reader.eval() for reader in readers]
        self.goes_on = torch.tensor([float(part) for part in goes_on], device=device)

    @torch.no_grad()
    def say(self, seen):
        """What each says, head by head."""
        said = [reader(*seen) for reader in self.readers]
        return {name: torch.stack([one[name] for one in said]) for name in said[0]}

    def losses(self, out, seen, losses):
        """How far a reader is from the mean of their likelihoods, weighed as the lines' own lessons are."""
        ids, second, mask = seen
        said = self.say(seen)
        mean = lambda scores: scores.softmax(-1).mean(0)
        apart = lambda likely, scores: -(likely * scores.log_softmax(-1)).sum(-1)
        # A word is tagged at its first piece; the question is not tagged at all.
        tagged = mask * (1 - second) * (1 - self.goes_on[ids])
        paths = mean(said["path"])
        fact = 1 - paths[..., 0]
        found = {"path": 4 * weighed(apart(paths, out["path"]), tagged * (0.6 + 0.4 * fact)),
                 "value": 0.5 * weighed(apart(mean(said["value"]), out["value"]), tagged * fact)}
        ones = mean(losses.one_of(said["told"]))
        found["one"] = 8 * (apart(ones, losses.one_of(out["told"])) * (0.6 + 2.4 * (1 - ones[..., 0]))).mean()
        many = said["told"][..., losses.count :].sigmoid().mean(0)
        part = F.binary_cross_entropy_with_logits(out["told"][:, losses.count :], many, reduction="none")
        found["many"] = 16 * (part * (0.7 + 2.3 * many)).mean()
        for name in ("kind", "act", "answer"):
            found[name] = 1.5 * apart(mean(said[name]), out[name]).mean()
        danger = said["danger"].sigmoid().mean(0)
        found["danger"] = 0.7 * F.binary_cross_entropy_with_logits(out["danger"], danger)
        return {f"taught {name}": loss for name, loss in found.items()}


def weighed(part, weight):
    return (part * weight).sum() / weight.sum().clamp(min=1)
