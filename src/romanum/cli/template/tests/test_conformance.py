"""The kit that every game passes: random games end, undo is fair, refusals cite rules, and much more."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from romanum.engine import conformance
from romanum.engine.conformance import Sample

from romanum_castra.game import Castra


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Callable[[Sample], int], seats: int) -> None:
    """A promise of the kit. It says how often it has looked; where a game has no secrets, say, that is never."""
    assert check(Sample(Castra(), seats, games=2, seed=seats)) >= 0


def test_random_games_come_to_every_step() -> None:
    """Nothing is written that is never played."""
    assert conformance.every_step_met(Sample(Castra(), 2, games=5)) > 0
