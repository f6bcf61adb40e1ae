"""Skill from results: Plackett-Luce ratings, for games of two and more with ties."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Skill(NamedTuple):
    """A skill as openskill estimates it: its middle and how sure that is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the skill exceeds with near certainty."""
        return self.mu - 3 * self.sigma


def newcomer() -> Skill:
    """The skill of somebody nobody has seen play.

    >>> newcomer().ordinal
    0.0
    """
    from openskill.models import PlackettLuce

    rating = PlackettLuce().rating()
    return Skill(rating.mu, rating.sigma)


def rate(known: Mapping[str, Skill], seating: Sequence[str], ranks: Sequence[float]) -> dict[str, Skill]:
    """The skills of those at a table after a game; who held several seats of it moves by their average.

    Nothing changes where one alone held all seats.
    """
    from openskill.models import PlackettLuce

    present = sorted(set(seating))
    if len(present) < 2:
        return {name: known[name] for name in present}
    model = PlackettLuce()
    teams = [[model.rating(mu=known[name].mu, sigma=known[name].sigma)] for name in seating]
    rated = [team[0] for team in model.rate(teams, ranks=list(ranks))]
    own = {name: [new for new, who in zip(rated, seating, strict=True) if who == name] for name in present}
    return {
        name: Skill(sum(r.mu for r in new) / len(new), sum(r.sigma for r in new) / len(new))
        for name, new in own.items()
    }
