"""Chances that are told before dice are rolled are those of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import GAME, Table, position
from romanum.engine.odds import Odds
from romanum.games.pax.data.components import PLACE
from romanum.games.pax.state.errands import MoveArmy
from romanum.games.pax.state.position import MAJOR
from rules import rule


def marching(board: dict[str, str], place: str, **more: Any) -> Table:
    """Carthage marches from a place."""
    t = position(board, active="carthage", **more)
    t.roll(6)
    return t.push(MoveArmy(t.stack("carthage", place), MAJOR))


def told(t: Table, place: str) -> Odds | None:
    return GAME.odds(t.known("carthage"), t.power("carthage"), ("to", PLACE[place]))


def test_an_attack_has_the_chance_of_its_shifts() -> None:
    """Twelve against eight is one shift for the odds, and the better leader's difference is added."""
    t = marching({"parma": "carthage 4 heavy carthage_1", "arretium": "rome 2 legion"}, "parma")
    found = told(t, "arretium")
    assert found is not None
    assert {one.what: one.value for one in found.modifiers} == {"shift-odds": 1, "shift-leaders": 4}
    assert found.win == 35 / 36
    assert found.expected_losses.enemy > found.expected_losses.own


@rule("9.4.1a", "9.4.3")
@pytest.mark.parametrize(
    ("attackers", "there", "escape"),
    [
        ("4 heavy", "rome 2 legion", 1.0),
        ("4 heavy 3 cavalry", "rome 2 legion", 4 / 6),
        ("4 heavy", "rome city", None),
        ("4 heavy", "rome 1 garrison", None),
    ],
)
def test_an_attack_says_how_likely_those_attacked_can_withdraw(attackers: str, there: str, escape: float) -> None:
    """The die is their MP, unless Cavalry has Supremacy: they sail then, on a 3. Who cannot leave is silent."""
    found = told(marching({"genua": f"carthage {attackers}", "pisae": there}, "genua"), "pisae")
    assert found is not None
    assert found.escape == escape


def test_a_step_into_an_empty_space_has_none() -> None:
    t = marching({"parma": "carthage 4 heavy carthage_1", "rome": "rome 2 legion"}, "parma")
    assert told(t, "arretium") is None


def test_walls_are_reckoned_with() -> None:
    """Behind its walls a City is stronger than in the field."""
    carthage = {"parma": "carthage 4 heavy carthage_1"}
    in_the_field = told(marching({**carthage, "arretium": "rome 2 legion"}, "parma"), "arretium")
    walled = told(marching({**carthage, "arretium": "rome 2 legion city"}, "parma"), "arretium")
    assert in_the_field is not None
    assert walled is not None
    assert walled.win < in_the_field.win


def test_a_tribe_that_is_face_down_tells_nothing() -> None:
    t = marching({"narbo": "carthage 4 heavy carthage_1", "nemausus": "tribe 2"}, "narbo")
    assert told(t, "nemausus") is None


def test_nothing_is_changed_by_asking() -> None:
    t = marching({"parma": "carthage 4 heavy carthage_1", "arretium": "rome 2 legion"}, "parma")
    before = t.g.to_json()
    told(t, "arretium")
    assert t.g.to_json() == before
