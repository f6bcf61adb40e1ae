"""What was made with other bots does not count; every file of numbers says with which it was made, and how often."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

import romanum
from romanum.bots import VERSION, chances, learned_value
from romanum.bots import learned_prior as priors
from romanum.bots.chances import curves
from romanum.bots.learned_prior import learned_prior
from romanum.bots.learned_value import insight
from romanum.bots.value_lookup import learned_chances
from romanum.engine.game import LEARNED
from romanum.games import OURS


def lying_in(folder: Traversable) -> list[Traversable]:
    """The files in a folder, if it is there."""
    return list(folder.iterdir()) if folder.is_dir() else []


stories = {
    file.name: learned_value.read(Path(str(file)), file.name).story
    for name in OURS
    for file in lying_in(romanum.game(name).folder / LEARNED / "values")
    if file.name.endswith(".npz")
}
"""The learned values that are kept."""


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    """Nothing is remembered of what counted before, nor afterwards."""
    learned_prior.cache_clear()
    insight.cache_clear()
    yield
    learned_prior.cache_clear()
    insight.cache_clear()


def counting(monkeypatch: pytest.MonkeyPatch, version: int) -> list[bool]:
    """Whether a curve, a learned value and a learned prior count for bots of a version."""
    monkeypatch.setattr("romanum.bots.version.VERSION", version)
    learned_prior.cache_clear()
    insight.cache_clear()
    hre, pax = romanum.game("hre"), romanum.game("pax")
    found = curves(hre, "standard", 4), learned_chances(pax, "i", 2), learned_prior(hre, "standard", 4)
    return [one is not None for one in found]


def test_what_was_made_counts_for_the_bots_that_made_it_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    hre = romanum.game("hre")
    curve = chances.read(hre.folder / LEARNED / "curves" / "hre-standard-4.toml", "curve").bots_version
    network = stories["pax-2.npz"].bots_version
    prior = priors.read(hre.folder / LEARNED / "priors" / "hre-4.json", "prior").story.bots_version
    for version in range(1, VERSION + 2):
        assert counting(monkeypatch, version) == [version == curve, version == network, version == prior]


@pytest.mark.parametrize("game", ["hre", "trajan", "ultimus", "pax"])
def test_hints_know_chances_made_by_the_bots_of_today(game: str) -> None:
    """By a learned value, or by a curve. Of `imperium` nothing that was learned told more than the game itself."""
    rules = romanum.game(game)
    tables = [(one.id, seats) for one in rules.scenarios for seats in one.players]
    assert any(insight(rules, *table) is not None or curves(rules, *table) is not None for table in tables)


def test_how_long_scenarios_take_is_told_whoever_played() -> None:
    for name in OURS:
        lengths = romanum.game(name).lengths
        assert lengths is not None
        assert 1 <= lengths.bots_version <= VERSION
        assert all(row.games for row in lengths.scenario)
