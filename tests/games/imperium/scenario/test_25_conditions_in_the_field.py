"""What victory and special rules of scenarios ask about leaders, forces and battles."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.builder import position
from games.imperium.scenario.test_25_conditions import leader, power, region
from romanum.engine.position import changed
from romanum.games.imperium.data import conditions as c
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.names import Place
from romanum.games.imperium.rules.common.leaders import take_off
from romanum.games.imperium.rules.common.sieges import begin_siege, end_siege
from romanum.games.imperium.rules.special import conditions
from romanum.games.imperium.rules.special.chronicle import (
    count_vigils,
    note_defeat,
    note_look,
    note_sea_defeat,
    note_slain,
    rule_called,
)
from romanum.games.imperium.rules.special.conditions import Scope, holds
from romanum.games.imperium.state.position import DEAD

# ---- leaders


@pytest.mark.parametrize(
    ("fate", "true"),
    [
        ("alive", {"free"}),
        ("captive", {"gone", "fallen"}),
        ("dead", {"dead", "gone"}),
        ("slain", {"dead", "gone", "fallen"}),
    ],
)
def test_what_has_become_of_a_leader(fate: str, true: set[str]) -> None:
    t = position({"a2521": "caesar 4 20-10-a caesar", "a2418": "vercingetorix 1 20-8-c"}, scenario=1)
    caesar = leader(t, "caesar")
    if fate == "captive":
        t.g.captor = changed(t.g.captor, caesar, t.power("vercingetorix"))
    if fate in ("dead", "slain"):
        take_off(t.g, caesar, DEAD)
    if fate == "slain":
        note_slain(t.g, caesar)
    states: tuple[Any, ...] = ("dead", "gone", "fallen", "free")
    assert {state for state in states if holds(t.g, c.Fate(who=caesar, state=state))} == true


def test_a_leader_stands_in_a_province_of_somebodys_or_beside_somebody() -> None:
    t = position({"a3621": "antony 1 20-10-b antony cleopatra"}, scenario=10)
    antony = leader(t, "antony")
    assert holds(t.g, c.Standing(leader=antony, within=region("italia")))
    assert not holds(t.g, c.Standing(leader=antony, within=region("sicilia")))
    assert holds(t.g, c.Standing(leader=antony, of=(power(t, "octavian"),)))
    assert not holds(t.g, c.Standing(leader=antony, of=(power(t, "antony"),)))
    assert holds(t.g, c.Standing(leader=antony, beside=leader(t, "cleopatra")))
    t.g.captor = changed(t.g.captor, antony, power(t, "octavian"))
    assert not holds(t.g, c.Standing(leader=antony, within=region("italia")))


def test_months_before_one_city_count_and_begin_anew_at_another() -> None:
    t = position({"a3517": "maximinus-thrax 4 20-10-b maximinus-thrax"}, scenario=17)
    place = PLACE["a3517"]
    begin_siege(t.g, place)
    asked = c.SiegeTurns(leader=leader(t, "maximinus-thrax"), least=2)
    count_vigils(t.g)
    assert not holds(t.g, asked)
    count_vigils(t.g)
    assert holds(t.g, asked)
    end_siege(t.g, place)
    count_vigils(t.g)
    begin_siege(t.g, place)
    count_vigils(t.g)
    assert not holds(t.g, asked)


# ---- forces and battles


def test_forces_are_measured_in_provinces_near_places_and_by_kind() -> None:
    t = position({"a2418": "caesar 2 24-10-a 1 20-10-a 1 6-16", "a3621": "caesar 1 20-10-a"}, scenario=1)
    g, by = t.g, (power(t, "caesar"),)
    gaul = region("lugdunensis", "aquitania", "belgica")
    assert conditions.measured(g, c.Force(measure="legions", of=by, within=gaul)) == 3
    assert conditions.measured(g, c.Force(measure="legions", of=by)) == 4
    assert conditions.measured(g, c.Force(measure="strength", of=by, within=gaul)) == 24 + 24 + 20 + 6
    assert holds(g, c.Force(measure="strength", within=gaul, below=75))
    assert not holds(g, c.Force(measure="strength", within=gaul, below=74))
    assert conditions.measured(g, c.Force(measure="legions", near=Place(PLACE["a2419"]), hexes=1)) == 3
    assert conditions.measured(g, c.Force(measure="legions", near=Place(PLACE["a3621"]), hexes=1)) == 1


def test_legion_equivalents_leave_trains_out() -> None:
    t = position({"a2418": "vercingetorix 4 20-8-c 2 4-12 3 train-6"}, scenario=1)
    asked = c.Force(measure="le", of=(power(t, "gauls"),), least=5)
    assert holds(t.g, asked)
    assert not holds(t.g, c.Force(measure="le", of=(power(t, "gauls"),), least=6))


def test_fleets_are_counted_at_sea() -> None:
    t = position({"b4225": "pirates 2 18-30-b"}, scenario=2)
    assert holds(t.g, c.Force(measure="fleets", of=(power(t, "pirates"),), below=3))
    assert not holds(t.g, c.Force(measure="fleets", of=(power(t, "pirates"),), below=2))


def test_a_battle_is_lost_since_the_rule_was_last_looked_at() -> None:
    t = position(scenario=1)
    by, rule = power(t, "caesar"), rule_called(t.g, "aedui")
    asked = c.LostBattle(power=by)
    assert not holds(t.g, asked, Scope(rule=rule))
    note_defeat(t.g, by, [])
    assert holds(t.g, asked, Scope(rule=rule))
    note_look(t.g, rule)
    assert not holds(t.g, asked, Scope(rule=rule))
    assert holds(t.g, c.LostBattle(power=by, ever=True), Scope(rule=rule))


def test_a_battle_lost_to_a_leader_of_that_name() -> None:
    t = position(scenario=7)
    by, caesar = power(t, "pharnaces"), leader(t, "caesar")
    asked = c.LostBattle(power=by, to=caesar, ever=True)
    note_defeat(t.g, by, [])
    assert not holds(t.g, asked)
    note_defeat(t.g, by, [caesar])
    assert holds(t.g, asked)


def test_fleets_lost_in_one_battle() -> None:
    t = position(scenario=37)
    by = power(t, "majorian")
    asked = c.LostFleets(power=by, least=3)
    note_sea_defeat(t.g, by, 2)
    note_sea_defeat(t.g, by, 2)
    assert not holds(t.g, asked)
    note_sea_defeat(t.g, by, 3)
    assert holds(t.g, asked)
    assert not holds(t.g, c.LostBattle(power=by))


def test_only_what_the_scenario_asks_for_is_written_down() -> None:
    t = position(scenario=2)
    note_defeat(t.g, power(t, "pompey"), [])
    note_sea_defeat(t.g, power(t, "pompey"), 3)
    assert t.g.defeats == ()
