"""Chapters 6.1 and 7.0.1: Income."""

from __future__ import annotations

import pytest

from romanum.games.pax.data.components import NEXT_SPACES, PLACE, PLACE_IDS, PROVINCE, SPACES_OF
from romanum.games.pax.rules.turn import income
from rules import rule

from .builder import Table, position

ROMAN = {"rome": "rome 1 legion", "carthago": "carthage 1 heavy"}


def talents(t: Table, power: str) -> int:
    return sum(income.income(t.g, t.power(power)))


@rule("6.1.1a", "6.1.1b", "3.2.A")
def test_provinces_pay_their_coins_and_a_territory_one_more() -> None:
    t = position(ROMAN, scenario="ii")
    assert talents(t, "rome") == 2 + 1 + 1 + 1  # Italia, Bruttium, Cisalpina, and the home as a Territory


@pytest.mark.parametrize(("walls", "more"), [("town", 1), ("walls 1", 0), ("city", 3), ("walls 4", 1), ("walls 3", 1)])
@rule("6.1.1c", "7.0.1a", "7.0.1b")
def test_cities_and_towns_pay_by_their_walls(walls: str, more: int) -> None:
    t = position({**ROMAN, "capua": f"rome {walls}"}, scenario="ii")
    assert talents(t, "rome") == 5 + more


@rule("6.1.1d")
def test_the_silver_mine_pays_whoever_holds_it() -> None:
    t = position({**ROMAN, "bergidum": "carthage 1 light"}, scenario="v")
    found = [talents for talents, places in income.sources(t.g, t.power("carthage")) if places]
    assert sorted(found) == [1, 1]  # the Province, in which nobody else stands, and the mine


@pytest.mark.parametrize("province", ["balearic_islands", "melita", "germania_magna"])
@rule("6.1.4")
def test_three_provinces_pay_nothing(province: str) -> None:
    t = position(ROMAN, scenario="v")
    rome, number = t.power("rome"), PROVINCE[province]
    for space in SPACES_OF[number]:
        t.g.holder[space] = rome
    t.g.lord[number] = rome
    assert talents(t, "rome") == 5


@rule("6.1.1c")
def test_what_is_cut_off_from_home_pays_nothing() -> None:
    around = {PLACE_IDS[space]: "greece 1 heavy" for space in NEXT_SPACES[PLACE["thevestis"]]}
    assert talents(position({**ROMAN, "thevestis": "rome town"}, scenario="v"), "rome") > 5
    assert talents(position({**ROMAN, **around, "thevestis": "rome town"}, scenario="v"), "rome") == 5


@rule("3.2.A")
def test_everybody_collects_in_play_order() -> None:
    t = position(ROMAN, scenario="ii", treasury={"rome": 2})
    income.begin(t.g)
    t.go_on()
    assert t.g.treasury[t.power("rome")] == 7
    assert [event.facts["power"] for event in t.events("earns")] == ["rome", "carthage"]
