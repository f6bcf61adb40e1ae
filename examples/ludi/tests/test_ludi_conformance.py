"""Both games keep every promise that a game makes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import romanum
from romanum.engine import conformance
from romanum.engine.conformance import Sample, shared, wording
from romanum.engine.conformance.wording import Wording
from size import KIT, size

TABLES = [
    *(("tabula", "zeno", {}), ("tabula", "tabula", {"discreet": True})),
    *(("latrunculi", "acies", {}), ("latrunculi", "castra", {"discreet": True}), ("latrunculi", "manipulus", {})),
]
SHARE = size(0.01, 0.1)


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "scenario", "options"), TABLES, ids=lambda value: str(value))
def test_conformance(check: Callable[[Sample], int], game: str, scenario: str, options: dict[str, bool]) -> None:
    sample = Sample(romanum.game(game), 2, options, games=size(1, 4), seed=3, scenario=scenario, share=SHARE, **KIT)
    assert check(shared(sample)) > 0


@pytest.mark.parametrize(("game", "scenario"), [("tabula", "tabula"), ("latrunculi", "castra")])
def test_random_games_come_to_every_step(game: str, scenario: str) -> None:
    assert conformance.every_step_met(Sample(romanum.game(game), 2, games=10, scenario=scenario)) > 0


@pytest.mark.parametrize("check", wording.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", ["tabula", "latrunculi"])
def test_words(check: Callable[[Wording], int], game: str) -> None:
    assert check(Wording(romanum.game(game))) >= 0
