"""The promises that every game keeps: scenarios of each period, two to six players, discreet or not, all options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from romanum.engine import conformance
from romanum.engine.conformance import Sample, shared
from romanum.engine.conformance.whole_games import games_end
from romanum.engine.match import Match
from romanum.games.imperium.data.settings import SCENARIOS
from size import KIT, size

from .builder import GAME

FROM_RECORDS = ("replay_equal", "saved_goes_on", "wishes_are_kept")
REPLAYED = [check for check in conformance.CHECKS if check.__name__ in FROM_RECORDS]
"""What begins a match anew from its record: not from one that is cut short."""
OTHERS = [check for check in conformance.CHECKS if check not in REPLAYED]
EVERYTHING = {option.id: True for option in GAME.own_options if not option.choices}
SHARE = size(0.001, 0.01)


class Table(NamedTuple):
    """A match to look at: the number of its scenario, players, months, and what is not as usual."""

    number: int
    players: int
    months: int = 1
    discreet: bool = False
    everything: bool = False
    """Every optional rule is played."""
    open: bool = False
    """No limited intelligence."""
    seed: int = 1

    @property
    def name(self) -> str:
        """What a test of it is called."""
        unusual = [word for word in ("discreet", "everything", "open") if getattr(self, word)]
        return "-".join([str(self.number), f"{self.players}p", *unusual])

    def facts(self) -> dict[str, Any]:
        """What a sample of it is made of."""
        options: dict[str, Any] = {"discreet": self.discreet, "length": "shorter"}
        options |= EVERYTHING if self.everything else {}
        options["limited_intelligence"] = not self.open
        return {
            "game": GAME,
            "seats": self.players,
            "options": options,
            "games": 1,
            "seed": self.seed,
            "scenario": SCENARIOS[self.number - 1].id,
            "share": SHARE,
            **KIT,
        }


SHORT = [Table(24, 2, everything=True), *size([], [Table(27, 4, discreet=True), Table(18, 2)])]
"""Scenarios of a few months, to their end."""
LONG = [
    Table(1, 2, discreet=True),
    Table(2, 2, everything=True, seed=2),
    Table(34, 5),
    Table(30, 3, discreet=True, everything=True),
    *size([], [
        Table(4, 3), Table(5, 6, discreet=True), Table(9, 5), Table(9, 3, everything=True), Table(12, 4, discreet=True),
        Table(13, 2, 3), Table(16, 4, everything=True), Table(21, 3, open=True), Table(25, 5), Table(28, 4),
        Table(36, 5, everything=True), Table(37, 4),
        Table(39, 4, discreet=True), Table(41, 2, 3, everything=True),
    ]),
]  # fmt: skip
"""Of each period and each number of players, a month or some."""
EVERY = size((3, 13, 20, 27, 31, 38), range(1, len(SCENARIOS) + 1))


class Months(Sample, frozen=True):
    """A sample of games that end after a month or some."""

    months: int = 1

    def begin(self, number: int = 0) -> Match[Any]:
        """A match, shortened."""
        match = Sample.begin(self, number)
        match.position.last_month = match.position.first_month + self.months - 1
        return match


def name_of(value: object) -> str:
    """What a parameter is called."""
    return value.name if isinstance(value, Table) else getattr(value, "__name__", str(value))


@pytest.mark.parametrize("check", REPLAYED, ids=name_of)
@pytest.mark.parametrize("table", SHORT, ids=name_of)
def test_conformance_of_whole_games(check: Callable[[Sample], int], table: Table) -> None:
    assert check(shared(Sample(**table.facts()))) > 0


@pytest.mark.parametrize("check", OTHERS, ids=name_of)
@pytest.mark.parametrize("table", LONG, ids=name_of)
def test_conformance(check: Callable[[Sample], int], table: Table) -> None:
    assert check(shared(Months(**table.facts(), months=table.months))) > 0


@pytest.mark.parametrize("number", EVERY)
def test_a_month_of_a_scenario_ends(number: int) -> None:
    players = SCENARIOS[number - 1].players
    table = Table(number, players[number % len(players)], discreet=number % 3 == 0, everything=number % 2 == 0)
    assert games_end(Months(**table.facts())) > 0
