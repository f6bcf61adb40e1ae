"""The promises that every game keeps, for all numbers of players and all options."""

from collections.abc import Callable
from typing import Any

import pytest

import romanum
from romanum.engine import conformance
from romanum.engine.conformance import Sample, shared
from size import KIT, size

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (2, {"pairs": "neighbouring", "discreet": True}),
    (3, {"oraculum": False, "bribes": True}),
    (4, {"bribes": True, "discreet": True}),
]


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_conformance(check: Callable[[Sample], int], seats: int, options: dict[str, Any]) -> None:
    assert (
        check(shared(Sample(romanum.game("hre"), seats, options, games=1, seed=seats, share=size(0.005, 0.02), **KIT)))
        > 0
    )


def test_random_games_come_to_every_step() -> None:
    options = {"bribes": True, "discreet": True}
    assert conformance.every_step_met(Sample(romanum.game("hre"), 4, options, games=60, seed=1)) > 0
