"""19.1, 19.2: what raises and lowers morale; 9, 10.3, 12.1: what steps cost."""

from __future__ import annotations

import pytest

from games.imperium.builder import position
from romanum.games.imperium.data.cities import CITY, ROMA
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.rules.common.control import CAPITAL_STRENGTH, capacity, city_strength, take_city
from romanum.games.imperium.rules.common.morale import change, leader_worth, lose, mourn, worth
from romanum.games.imperium.rules.common.sieges import (
    begin_siege,
    end_siege,
    fort_strength,
    has_top_fort,
    inside,
    is_besieged,
    is_blockaded,
    is_friendly_port,
    set_fort,
)
from romanum.games.imperium.state.layout import SIEGE_FACTS
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import BARE_PORTS
from rules import rule


@rule("19.1a")
def test_morale_rises_and_falls_and_is_told() -> None:
    t = position(scenario=6, morale={"caesar": 90})
    change(t.g, t.power("caesar"), -7, "19.1i")
    assert t.g.morale[t.power("caesar")] == 83
    assert t.sentences() == ["The morale of Caesar falls by 7 to 83."]


@rule("19.1c")
def test_a_lost_legion_costs_four_and_a_light_unit_two() -> None:
    t = position({"a3621": "caesar 2 20-10-a 3 4-12 1 18-30-b 1 train-2"}, scenario=6)
    assert worth(t.g, t.g.units[0]) == 2 * 4 + 3 * 2 + 4 + 4
    lose(t.g, 0, t.g.units[0][:1], "13.0b")
    assert t.g.morale[t.power("caesar")] == 96


@rule("19.1d")
def test_whoever_destroys_units_in_battle_gains_what_the_other_loses() -> None:
    t = position({"a3621": "caesar 2 20-10-a"}, scenario=6)
    lose(t.g, 0, t.g.units[0], "14.5c", by=t.power("pompey"))
    assert (t.g.morale[t.power("caesar")], t.g.morale[t.power("pompey")]) == (92, 108)


@rule("19.1e", "19.1f", "19.1g")
def test_a_leader_is_worth_what_he_is() -> None:
    """Caesar, Imperator, +3; a named +2; an unnamed one by his value alone."""
    t = position(scenario=6)
    g = t.g
    unnamed = next(n for n, leader in enumerate(g.setting.leaders) if not leader.name)
    named = t.leader("labienus")
    assert leader_worth(g, t.leader("caesar")) == 10 + 10 * g.leader_value[t.leader("caesar")]
    assert leader_worth(g, named) == 2 + 2 * g.leader_value[named]
    assert leader_worth(g, unnamed) == 1 + g.leader_value[unnamed]


@rule("19.1h")
def test_who_kills_or_takes_a_leader_in_combat_gains_as_much() -> None:
    t = position({"a3621": "caesar 1 4-12 labienus"}, scenario=6)
    owner = t.g.leader_of[t.leader("labienus")]
    other = t.power("pompey") if owner != t.power("pompey") else t.power("caesar")
    mourn(t.g, t.leader("labienus"), by=other)
    amount = leader_worth(t.g, t.leader("labienus"))
    assert (t.g.morale[owner], t.g.morale[other]) == (100 - amount, 100 + amount)


@rule("19.2a", "22.1")
def test_the_imperial_capital_is_the_scenarios_and_has_strength_ten() -> None:
    t = position(scenario=6)
    assert t.g.capitals == 1 << ROMA
    assert city_strength(t.g, ROMA) == CAPITAL_STRENGTH == 10


@rule("22.1")
@pytest.mark.parametrize(("number", "strength"), [(27, 10), (31, 12), (35, 15)])
def test_a_capital_has_what_the_chart_gives_it_and_ten_at_least(number: int, strength: int) -> None:
    t = position(scenario=number)
    assert city_strength(t.g, CITY["constantinople"]) == strength


@rule("19.2b")
def test_the_capital_is_worth_its_own_morale_to_loser_and_captor() -> None:
    t = position(scenario=6)
    owner = t.g.city_of[ROMA]
    other = t.power("caesar") if owner == t.power("pompey") else t.power("pompey")
    value = dict(t.g.setting.capitals)[ROMA]
    before = t.g.morale[owner]
    take_city(t.g, ROMA, other, "16.1a")
    told = [(e.facts["power"], e.facts["amount"]) for e in t.g.log or () if e.rule == "19.2b"]
    assert sorted(amount for _, amount in told) == [value, value]
    assert t.g.morale[owner] <= before - value


@rule("19.2b")
def test_a_capital_that_is_given_to_a_friend_is_lost_all_the_same() -> None:
    """Nobody gains morale by handing Roma to and fro."""
    t = position(scenario=6, allies=(("caesar", "pompey"),), cities={"roma": "pompey"})
    before = sum(t.g.morale)
    take_city(t.g, ROMA, t.power("caesar"), "5.8g")
    told = {e.facts["power"]: e.facts["amount"] for e in t.g.log or () if e.rule == "19.2b"}
    assert told == dict.fromkeys(("pompey", "caesar"), dict(t.g.setting.capitals)[ROMA])
    assert sum(t.g.morale) <= before


# ---- sieges and forts


@rule("17.3.1c")
def test_a_citys_wounds_heal_when_the_siege_is_over() -> None:
    t = position({"a3117": "caesar inside 1 20-10-a"}, scenario=6)
    city = CITY["mediolanum"]
    whole = city_strength(t.g, city)
    t.g.wounds = tuple(1 if c == city else 0 for c in range(len(t.g.wounds)))
    assert city_strength(t.g, city) == whole - 1
    end_siege(t.g, PLACE["a3117"])
    assert city_strength(t.g, city) == whole
    assert not t.g.mark[0] & INSIDE


def test_a_siege_has_those_inside_and_those_outside() -> None:
    t = position({"a3117": "caesar inside 1 20-10-a | pompey 2 20-10-a"}, scenario=6)
    assert is_besieged(t.g, PLACE["a3117"])
    assert inside(t.g, PLACE["a3117"]) == [t.stack("caesar", "a3117")]
    begin_siege(t.g, PLACE["a3117"])
    assert len(t.g.sieges) == SIEGE_FACTS


@rule("17.2a")
def test_a_besieged_port_is_blockaded_by_more_fleets_than_it_holds() -> None:
    board = {"a3628": "pompey inside 1 20-10-b | pompey inside 2 18-30-b | caesar 3 20-10-a | caesar 2 18-30-b"}
    t = position(board, scenario=6, cities={"carthago": "pompey"})
    assert not is_blockaded(t.g, PLACE["a3628"])
    t.g.units[t.stack("caesar", "a3628")] += ""
    more = position(
        {"a3628": "pompey inside 1 20-10-b | pompey inside 2 18-30-b | caesar 3 20-10-a | caesar 3 18-30-b"},
        scenario=6,
        cities={"carthago": "pompey"},
    )
    assert is_blockaded(more.g, PLACE["a3628"])
    assert is_friendly_port(more.g, PLACE["a3628"], more.power("pompey"))
    assert not is_friendly_port(more.g, PLACE["a3628"], more.power("caesar"))


@rule("21.1d")
def test_a_fort_is_as_strong_as_its_level_in_the_period() -> None:
    t = position(scenario=3)
    set_fort(t.g, PLACE["a2418"], t.power("sulla"), 3)
    assert fort_strength(t.g, PLACE["a2418"], t.power("sulla")) == 6
    assert fort_strength(t.g, PLACE["a2418"], t.power("marius")) == 0
    assert not has_top_fort(t.g, PLACE["a2418"], t.power("sulla"))
    set_fort(t.g, PLACE["a2418"], t.power("sulla"), 4)
    assert has_top_fort(t.g, PLACE["a2418"], t.power("sulla"))
    set_fort(t.g, PLACE["a2418"], t.power("sulla"), 0)
    assert t.g.forts == ()


@rule("16.3a")
def test_a_city_holds_four_legion_equivalents_and_roma_eight() -> None:
    t = position(scenario=6)
    holds = [capacity(t.g, place) for place in (PLACE["a3117"], PLACE["a3621"], BARE_PORTS[0])]
    assert holds == [8, 16, 4]
