"""What is stated of attacks and interceptions comes as often when they are made."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.pax.builder import GAME, Table
from games.pax.test_chances import marching
from romanum.engine.conformance.stated_odds import comes_true, stated
from romanum.engine.match import Match
from rules import rule
from size import KIT

ARMY = {"parma": "carthage 4 heavy carthage_1"}


def match_at(t: Table, scenario: str = "v") -> Match[Any]:
    """The position on the table as a match with all rules and dice of its own."""
    match = GAME.new(scenario, len(t.g.seats), seed=1)
    match.position = t.g
    match.events.clear()
    return match


def comes_as_often(t: Table, verb: str) -> int:
    """Of how many moves it can be said."""
    match = match_at(t)
    found = [(seat, move, odds) for seat, move, odds in stated(match) if move[0] == verb]
    return sum(comes_true(match, seat, move, odds, Random(7), KIT["trials"]) for seat, move, odds in found)


BOARDS = {
    "in the field": {"arretium": "rome 2 legion"},
    "a better leader": {"arretium": "rome 3 legion rome_4"},
    "in a city": {"arretium": "rome 2 legion city"},
    "a city alone": {"arretium": "rome city"},
    "a garrison": {"arretium": "rome 1 garrison city"},
    "horse": {"arretium": "rome 2 legion 2 cavalry"},
}


@rule("10.2-10", "10.3.1j")
@pytest.mark.parametrize("there", BOARDS.values(), ids=BOARDS)
def test_attacks_are_won_as_often_as_is_stated(there: dict[str, str]) -> None:
    assert comes_as_often(marching({**ARMY, **there}, "parma"), "to") > 0


@rule("9.3.2a")
@pytest.mark.parametrize("army", ["rome 4 legion rome_4", "rome 1 legion", "rome 3 legion rome_2 city"])
def test_interceptors_come_as_often_as_is_stated(army: str) -> None:
    t = marching({**ARMY, "arretium": army, "pisae": ""}, "parma").play("carthage", "to pisae")
    assert comes_as_often(t, "intercept") > 0
