"""Chapters 6.1 and 7.0.1: Income."""

from __future__ import annotations

import pytest

from games.pax.builder import Table, position
from romanum.games.pax.data.components import NEXT_SPACES, PLACE, PLACE_IDS, PROVINCE, SPACES_OF
from romanum.games.pax.rules.turn import income
from rules import rule

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


def over_rhodes(talents: int = 2, **more: str) -> Table:
    """Rome has a City at Patara; by land enemies shut it in, on the open sea Pirates: there is only Rhodes."""
    board = {
        **ROMAN, "patara": "rome city", "miletus": "greece 1 heavy", "side": "greece 1 heavy",
        "ntp_lycium": "pirates", "rhodes": "rhodes city 1 galleys", **more,
    }  # fmt: skip
    t = position(board, scenario="v", treasury={"rome": talents})
    income.begin(t.g)
    return t.go_on()


@rule("6.1.6b")
def test_what_is_only_reached_over_rhodes_pays_a_talent() -> None:
    for answer, found in (("yes", 2 + 5 + 3 - 1), ("no", 2 + 5)):
        t = over_rhodes()
        assert (income.over_rhodes(t.g, 0, list(income.sources(t.g, 0))), t.asked) == ((1, 3), ("rome",))
        assert t.play("rome", answer).g.treasury[0] == found


@rule("6.1.6b")
def test_the_toll_may_come_out_of_the_other_income_and_is_not_paid_to_a_rival() -> None:
    assert over_rhodes(talents=0).play("rome", "yes").g.treasury[0] == 7
    assert over_rhodes(rhodes="greece 2 heavy").asked == ()


@rule("6.1.6b")
def test_nobody_is_asked_for_a_town_that_is_worth_no_more_than_the_toll() -> None:
    assert over_rhodes(patara="rome town").asked == ()


@rule("13.3-AFRICAb")
def test_africa_pays_nothing_while_its_mercenaries_are_in_revolt() -> None:
    quiet = talents(position({**ROMAN, "utica": "carthage city"}, scenario="ii"), "carthage")
    board = {**ROMAN, "utica": "carthage city", "hadrumetum": "rebels 2 barbarians"}
    assert quiet - talents(position(board, scenario="ii"), "carthage") == 1 + 3


@rule("3.2.A")
def test_everybody_collects_in_play_order() -> None:
    t = position(ROMAN, scenario="ii", treasury={"rome": 2})
    income.begin(t.g)
    t.go_on()
    assert t.g.treasury[t.power("rome")] == 7
    assert [event.facts["power"] for event in t.events("earns")] == ["rome", "carthage"]
