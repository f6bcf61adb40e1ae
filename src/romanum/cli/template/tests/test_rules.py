"""One small story a rule."""

from __future__ import annotations

from typing import Any

import pytest

from romanum.engine.dice import ScriptedDice
from romanum.engine.match import Match
from romanum.engine.step import advance

from romanum_castra.game import Castra
from romanum_castra.state import ROUNDS, TOWNS, Camps
from romanum_castra.steps import Rounds, Turn

rule = pytest.mark.rule
RED, BLUE = 0, 1


def position(dice: tuple[int, ...] = (), **towns: tuple[int, int]) -> Match[Camps]:
    """A match in which it is Red's turn: who holds these towns, and with how many Armies; the others are empty."""
    match = Castra().new(seats=2, seed=1)
    g = match.position
    for town, name in enumerate(TOWNS):
        g.owner[town], g.armies[town] = towns.get(name, (-1, 0))
    g.dice, g.stack = ScriptedDice(list(dice)), [Rounds(), Turn(BLUE), Turn(RED)]
    g.offered, g.asked = None, -1
    advance(g)
    return match


def held(match: Match[Camps], town: str) -> tuple[int, int]:
    """Who holds a town, and with how many Armies."""
    place = TOWNS.index(town)
    return match.position.owner[place], match.position.armies[place]


def forbidden(match: Match[Any], text: str) -> str:
    """The rule by which Red may not do this."""
    refused = match.why_not(RED, text)
    return "" if refused is None else refused.rule


@rule("1a")
def test_after_the_last_round_most_towns_win() -> None:
    match = position(roma=(RED, 1), ostia=(RED, 1), capua=(BLUE, 3))
    match.position.round = ROUNDS
    match.play(RED, "pass")
    match.play(BLUE, "pass")
    assert match.over
    assert match.result is not None
    assert match.result.winners == (RED,)


@rule("2a")
def test_a_turn_is_one_thing() -> None:
    match = position(roma=(RED, 1), capua=(BLUE, 1))
    match.play(RED, "raise roma")
    assert match.pending == (BLUE,)


@rule("2b")
def test_armies_are_raised_at_home_where_there_is_room() -> None:
    match = position(roma=(RED, 2), ostia=(RED, 3), capua=(BLUE, 1))
    assert forbidden(match, "raise capua") == "2b"
    assert forbidden(match, "raise ostia") == "2b"
    match.play(RED, "raise roma")
    assert held(match, "roma") == (RED, 3)


@rule("2c")
def test_one_army_marches_along_a_road_and_one_stays() -> None:
    match = position(roma=(RED, 2), ostia=(RED, 1), capua=(BLUE, 1))
    assert forbidden(match, "march rhegium from roma") == "2c"
    assert forbidden(match, "march roma from ostia") == "2c"
    match.play(RED, "march beneventum from roma")
    assert held(match, "roma") == held(match, "beneventum") == (RED, 1)


@rule("3a")
@pytest.mark.parametrize(
    ("dice", "capua", "roma"), [((4, 3), (RED, 1), 2), ((3, 3), (BLUE, 1), 2), ((2, 5), (BLUE, 1), 2)]
)
def test_the_higher_die_wins_and_the_defender_if_they_are_equal(
    dice: tuple[int, int], capua: tuple[int, int], roma: int
) -> None:
    match = position(dice, roma=(RED, 3), capua=(BLUE, 1))
    match.play(RED, "march capua from roma")
    assert held(match, "capua") == capua
    assert held(match, "roma") == (RED, roma)
