"""The promises that every game keeps, for all scenarios and options. Hidden forces make secrecy the heart of it."""

from collections.abc import Callable
from typing import Any

import pytest

import romanum
from romanum.engine import conformance
from romanum.engine.conformance import Sample

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("114", {"parley": False}),
    ("115", {"parley": False, "discreet": True}),
    ("116", {"parley": False}),
    ("campaign", {"discreet": True}),
]


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("scenario", "options"), TABLES, ids=lambda value: str(value))
def test_conformance(check: Callable[[Sample], int], scenario: str, options: dict[str, Any]) -> None:
    sample = Sample(romanum.game("trajan"), 2, options, games=1, seed=len(options), scenario=scenario, share=0.01)
    assert check(sample) > 0
