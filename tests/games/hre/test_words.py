"""The sentences of the game; and what a player is asked: he is named, and a side that is not his Faction beside him."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import romanum
from games.hre.builder import Table, position
from romanum.engine.conformance import wording
from romanum.engine.step import Step
from romanum.games.hre.data.components import PROVINCE, SIDE
from romanum.games.hre.rules.conquest import HoldFort, Loot
from romanum.games.hre.rules.placement import Withdraw
from romanum.games.hre.state.position import Empire

BUILT = {
    "token-": ("barbarian", "emperor"),
    "aim-": ("take", "hold", "keep", "give"),
    "blunder-": ("idle-army", "own-attack", "hopeless-attack", "stripped-capital", "lapsed-fort", "lapsed-card"),
}
WORDING = wording.Wording(romanum.game("hre"), BUILT)


@pytest.mark.parametrize("check", wording.CHECKS, ids=lambda check: check.__name__)
def test_words(check: Callable[[wording.Wording], int]) -> None:
    assert check(WORDING) > 0


def asked(table: Table) -> str:
    return table.match.waiting_for(None)


def test_a_faction_places_legions_and_not_itself() -> None:
    assert asked(position(macedonia="green:1").place("green", 2)) == "Green: place your Legions, 2 left."


def test_a_people_is_placed_by_its_player() -> None:
    t = position(turn=2, parthia="parthi:1 by blue").place("parthi", 1)
    assert asked(t) == "Blue: place the Parthi, 1 left."


SYRIA = PROVINCE["syria"]


@pytest.mark.parametrize(("side", "who"), [("red", "Red:"), ("parthi", "Blue with the Parthi:")])
@pytest.mark.parametrize("step", [lambda side: Loot(side, SYRIA, 0), lambda side: HoldFort(side, SYRIA)])
def test_who_conquers_is_named_with_his_side(side: str, who: str, step: Callable[[int], Step[Empire]]) -> None:
    t = position(turn=2, parthia="parthi:1 by blue", syria=f"{side}:1 city fort:green")
    assert asked(t.push(step(SIDE[side]))).startswith(who)


@pytest.mark.parametrize(
    ("side", "words"), [("red:2", "Red: your Legions must"), ("parthi:2 by blue", "Blue: the Parthi must")]
)
def test_who_must_leave_is_named_with_his_side(side: str, words: str) -> None:
    side_id = side.split(":")[0]
    t = position(turn=2, syria=side, mesopotamia=f"{side_id}:1", iudaea=f"{side_id}:1")
    assert asked(t.push(Withdraw(SYRIA, "9.2b"))).startswith(words)


def test_a_faction_plays_a_card_in_its_own_name_alone() -> None:
    t = position(hand={"red": ["daci", "iudaei"]}, roma="red:1").roman_phase("red")
    assert asked(t).startswith("Red: play an Event Card?")
