"""Weighing aims against what the script would do: by lines in the same imagined positions with the same dice.

The script is a good player already, so the burden of proof lies with whatever differs from it. Each other candidate is
known by its differences from the script's own, line by line. It is given up as soon as it is plainly no better, makes
room for the next, and is chosen only if it is better by more than chance explains.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from romanum.bots.candidates import Candidate

FEWEST: Final = 4
"""Before so many lines nothing is said of a candidate."""
PROOF: Final = 1.0
"""By so many standard errors a candidate must be better than the script's to be chosen,"""
GIVEN_UP: Final = 0.7
"""and by no more than so many below what is best so far to be tried on."""


class Edge(NamedTuple):
    """By how much a candidate is better than the script's, and how unsure that is."""

    gain: float
    error: float

    @property
    def proved(self) -> float:
        """What is left of the gain when doubt is taken off."""
        return self.gain - PROOF * self.error


class Weighing:
    """What lines say of candidates; the first is the script's, and part of every pass."""

    def __init__(self, everyone: Sequence[Candidate]) -> None:
        self.everyone = everyone
        self._found: list[dict[int, float]] = [{} for _ in everyone]
        """By candidate and imagined position, what came of the line."""

    def add(self, which: int, world: int, outcome: float) -> None:
        """One line more."""
        self._found[which][world] = outcome

    def lines(self, which: int) -> int:
        """How many lines of a candidate can be compared with the script's."""
        return len(self._found[which].keys() & self._found[0].keys())

    def edges(self) -> list[Edge]:
        """All candidates against the script's. Where lines are few their spread is taken for that of all others."""
        rows = [self._differences(which) for which in range(len(self.everyone))]
        usual = _mean([_spread(row) for row in rows[1:] if len(row) >= FEWEST])
        return [Edge(0.0, 0.0), *(_edge(row, usual) for row in rows[1:])]

    def _differences(self, which: int) -> list[float]:
        base = self._found[0]
        return [outcome - base[world] for world, outcome in self._found[which].items() if world in base]

    def worth_trying(self, which: int, edges: Sequence[Edge]) -> bool:
        """Whether a candidate may still turn out to be the best."""
        if self.lines(which) < FEWEST:
            return True
        best = max(edge.proved for edge in edges)
        return edges[which].gain + GIVEN_UP * edges[which].error > max(best, 0.0)

    def ranked(self) -> list[int]:
        """The candidates, best first: what is proved to be better, the script's, and the rest by what is likely."""
        edges = self.edges()
        known = [self.lines(which) >= FEWEST for which in range(len(self.everyone))]
        better = [w for w in range(1, len(edges)) if known[w] and edges[w].proved > 0]
        others = [w for w in range(1, len(edges)) if w not in better]
        better.sort(key=lambda w: -edges[w].proved)
        others.sort(key=lambda w: (not known[w], -edges[w].proved if known[w] else self.everyone[w].arrears))
        return [*better, 0, *others]


def _edge(row: list[float], usual: float) -> Edge:
    if not row:
        return Edge(0.0, 0.0)
    spread = (_spread(row) * (len(row) - 1) + usual) / len(row)
    return Edge(_mean(row), sqrt(spread / len(row)))


def _mean(row: list[float]) -> float:
    return sum(row) / len(row) if row else 0.0


def _spread(row: list[float]) -> float:
    """The variance of single lines."""
    middle = _mean(row)
    return sum((one - middle) ** 2 for one in row) / (len(row) - 1) if len(row) > 1 else 0.0
