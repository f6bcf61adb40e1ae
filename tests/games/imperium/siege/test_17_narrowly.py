"""Chapters 5.6.1, 14.6, 17.3 and 29 where an exception alone decides."""

from __future__ import annotations

import pytest

from games.imperium.battle.test_29_militia_in_combat import levy
from games.imperium.battle_table import FIELD, attack
from games.imperium.builder import position
from games.imperium.map.test_03_units import units
from games.imperium.naval_voyages import MASSILIA
from romanum.games.imperium.data.cities import CITIES_OF
from romanum.games.imperium.data.hexes import HEXES_OF, LAND, PLACE, PLACE_IDS
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.common.control import city_tax
from romanum.games.imperium.rules.common.militia import militia_at
from romanum.games.imperium.rules.common.sieges import set_fort
from romanum.games.imperium.rules.siege import conquest
from romanum.games.imperium.rules.siege.attrition import units_inside
from romanum.games.imperium.rules.turn.month_end import EndOfPlayerTurn
from romanum.games.imperium.state.errands import FleetsLeave, GameTurn, SeaInterception, Shipyards
from rules import rule

MAGNA = PROVINCE_BY_ID["germania-magna"]
"""It has no cities."""
CAMP, BESIDE = [PLACE_IDS[place] for place in HEXES_OF[MAGNA] if LAND[place]][:2]


@rule("17.3a")
@pytest.mark.parametrize(("fleets", "starve"), [("", "1 20-10-a"), (" | pompey 3 18-30-b", "1 20-10-a 2 18-30-b")])
def test_an_open_port_feeds_its_ships_and_not_the_garrison(fleets: str, starve: str) -> None:
    board = f"caesar inside 1 20-10-a city | caesar inside 2 18-30-b | pompey 4 20-10-b{fleets}"
    t = position({MASSILIA: board}, scenario=6)
    assert units_inside(t.g, PLACE[MASSILIA]) == units(starve)


@rule("5.6.1a")
@pytest.mark.parametrize(("enemies", "tries"), [("a3117", True), (BESIDE, False)])
def test_only_enemies_in_the_province_hinder_its_conquest(enemies: str, tries: bool) -> None:
    t = position({CAMP: "caesar 2 20-10-a", enemies: "pompey 1 4-12"}, scenario=6, lords={"germania-magna": ""})
    set_fort(t.g, PLACE[CAMP], t.power("caesar"), 4)
    offered = [t.game.vocabulary.write(move) for move in conquest.options(t.g, t.seat("caesar"))]
    assert offered == (["conquer germania-magna"] if tries else [])


@rule("29.3a", "4i")
def test_militia_that_has_fought_fights_again_in_the_next_player_turn() -> None:
    t = attack(levy("caesar 3 20-10-b | pompey 8 20-10-b", 12), 1).play("pompey", "stand", "militia 10")
    here, pompey = PLACE[FIELD], t.power("pompey")
    left = t.g.militia[PROVINCE_BY_ID["aquitania"]]
    assert militia_at(t.g, here, pompey) < left
    t.g.stack.clear()
    t.push(EndOfPlayerTurn(t.seat("caesar")))
    assert militia_at(t.g, here, pompey) == left


@rule("14.6d", "14.6f")
def test_ships_that_leave_a_port_may_be_intercepted_where_they_go() -> None:
    t = position({MASSILIA: "pompey 2 18-30-b | caesar 3 20-10-b"}, scenario=6, cities={"massilia": "pompey"})
    t.stop_at(SeaInterception).push(FleetsLeave(PLACE[MASSILIA], t.power("pompey")))
    there = next(text for text in t.offered("pompey") if text != f"at {MASSILIA}")
    t.play("pompey", there)
    assert isinstance(t.waiting, SeaInterception)
    assert t[there.removeprefix("at ")] == "pompey 2 18-30-b"


@rule("29.2a", "29.2b")
@pytest.mark.parametrize(("neighbour", "all_of_it"), [("parthia", True), ("caesar", False)])
def test_only_romans_who_hold_cities_of_a_province_share_its_militia(neighbour: str, all_of_it: bool) -> None:
    t = levy("pompey 1 20-10-b", 12)
    city = next(city for city in CITIES_OF[PROVINCE_BY_ID["aquitania"]] if city_tax(t.g, city))
    t.g.city_of[city] = t.power(neighbour)
    assert (militia_at(t.g, PLACE[FIELD], t.power("pompey")) == 12) is all_of_it


@rule("9.1b", "9.1c")
@pytest.mark.parametrize(("month", "winter"), [("April 49 BC", True), ("November 49 BC", False)])
def test_a_match_that_begins_in_a_month_between_has_the_season_before_it_at_first(month: str, winter: bool) -> None:
    t = position(scenario=6, month=month, winter=not winter)
    t.g.first_month = t.g.month
    t.stop_at(Shipyards).push(GameTurn())
    assert t.g.winter is winter
