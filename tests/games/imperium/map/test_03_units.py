"""3, 7.8a, 31c: units, stacks and what others see of them."""

from __future__ import annotations

from random import Random

import pytest

from games.imperium.builder import GAME, position
from romanum.engine.position import changed
from romanum.games.imperium.data.hexes import HEX, LAND, PARTS_OF, PLACE, WATERS_OF
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.battle.fight import Fight
from romanum.games.imperium.rules.common.leaders import (
    best,
    captives_in,
    lead_out,
    leaders_at,
    leaders_in,
    stand_apart,
    take_off,
)
from romanum.games.imperium.state.forces import (
    add,
    afloat,
    detach,
    forget_ways,
    free,
    give,
    go,
    has_fleets,
    is_alive,
    powers_at,
    powers_on_map,
    remark,
    settle,
    stacks_at,
    stacks_in,
    stacks_of,
)
from romanum.games.imperium.state.marks import ACTIVE_FORCE, FRESH, MOVED
from romanum.games.imperium.state.position import DEAD, NONE, RomanWorld
from romanum.games.imperium.state.rosters import (
    CAVALRIES,
    LETTER,
    MISSILES,
    efficiency,
    halves,
    has,
    land_strength,
    less,
    load,
    numbers,
    of,
    plus,
    restocked,
    roster,
    slowest,
    strength,
)
from rules import rule


def units(text: str) -> str:
    words = text.split()
    return roster({KIND_BY_ID[kind]: int(n) for n, kind in zip(words[::2], words[1::2], strict=True)})


def test_what_is_asked_of_units() -> None:
    army = units("2 20-10-a 1 16-10-b-new 3 4-12 1 m6-16 1 30-16-a 1 train-4")
    assert strength(army) == 2 * 20 + 8 + 3 * 4 + 6 + 30
    assert (halves(army), slowest(army)) == (3 * 2 + 3 + 1 + 2 + 2, 4)
    assert (strength(of(army, CAVALRIES)), strength(of(army, MISSILES))) == (36, 6)
    assert slowest(less(army, units("1 train-4"))) == 10
    assert numbers(restocked(army))[KIND_BY_ID["train-6"]] == 1
    assert has(army, units("2 20-10-a"))
    assert not has(army, units("3 20-10-a"))
    assert plus(units("1 4-12"), units("1 20-10-a")) == units("1 20-10-a 1 4-12")
    assert land_strength(units("2 18-30-a 1 20-10-a")) == 20


@rule("14.4.3b")
def test_light_units_share_the_rating_of_the_heavy_ones_they_are_attached_to() -> None:
    assert efficiency(units("2 20-10-a 3 4-12")) == (48, 0, 0, 4)
    assert efficiency(units("1 20-10-b 1 4-12 1 4-12-new 2 6-16")) == (0, 24, 0, 14)
    assert efficiency(units("1 30-16-c 1 m6-16 1 4-12")) == (0, 0, 36, 4)


@rule("31c")
def test_a_reformed_legion_is_half_a_legion_equivalent() -> None:
    legions = units("3 20-10-a-new 1 20-8-c")
    assert (load(legions, False), load(legions, True)) == (8, 5)


@rule("7.8a")
def test_two_fleets_are_one_counter_or_two_as_their_owner_likes() -> None:
    """The engine counts 18-30s: a 36-30 is two of them, carries twice as much, and is split by naming one."""
    t = position({"b4225": "caesar 2 18-30-b"}, scenario=6)
    whole = t.stack("caesar", "b4225")
    part = detach(t.g, whole, t.g.units[whole][:1], MOVED)
    assert strength(t.g.units[whole]) == strength(t.g.units[part]) == 18
    assert remark(t.g, part, FRESH) == whole
    assert t["b4225"] == "caesar 2 18-30-b"


# ---- places


@rule("3.1a", "3.1b", "3.1.1a")
def test_land_parts_of_a_hex_are_places_of_their_own() -> None:
    extra = next(parts for parts in PARTS_OF if len(parts) > 1)
    assert all(LAND[place] for place in extra)
    assert len({HEX[place] for place in extra}) == 1
    t = position(scenario=6)
    add(t.g, t.power("caesar"), extra[0], units("1 4-12"))
    add(t.g, t.power("pompey"), extra[1], units("1 4-12"))
    assert powers_at(t.g, extra[0]) == {t.power("caesar")}
    assert len(stacks_in(t.g, [HEX[extra[0]]])) == 2


@rule("3.1.2")
def test_waters_of_a_hex_that_land_divides_are_two_places() -> None:
    extra = next(waters for waters in WATERS_OF if waters)
    t = position(scenario=6)
    add(t.g, t.power("caesar"), extra[0], units("1 18-30-b"))
    others = [place for place in (HEX[extra[0]], *extra) if place != extra[0]]
    assert len(stacks_at(t.g, extra[0])) == 1
    assert not any(stacks_at(t.g, place) for place in others)


@rule("3.3")
def test_any_number_of_units_may_stand_in_a_hex() -> None:
    t = position({"a3621": "caesar 30 20-10-a 30 4-12"}, scenario=6)
    assert t.is_sound()
    assert t["a3621"] == "caesar 30 20-10-a 30 4-12"


# ---- what others see


@rule("3.2a")
def test_of_anothers_stack_only_the_top_unit_is_seen() -> None:
    board = {"a3621": "caesar 3 20-10-a 1 4-12 caesar", "b4225": "pompey 1 4-12"}
    t = position(board, scenario=6, hidden=True)
    known, stack = t.known("pompey"), t.stack("caesar", "a3621")
    assert (known.units[stack], known.top[stack]) == ("?", LETTER[KIND_BY_ID["20-10-a"]])
    assert known.leader_in[t.leader("caesar")] == -9
    assert t.known("caesar").units[stack] == t.g.units[stack]


@rule("3.2a")
def test_its_owner_chooses_which_unit_lies_on_top() -> None:
    t = position({"a3621": "caesar 3 20-10-a 1 4-12"}, scenario=6, hidden=True)
    t.g.top[0] = LETTER[KIND_BY_ID["4-12"]]
    assert t.known("pompey").top[0] == LETTER[KIND_BY_ID["4-12"]]


@rule("3.2a")
def test_whoever_has_units_in_the_hex_may_look_through_the_stack() -> None:
    t = position({"a3621": "caesar 3 20-10-a | pompey 1 4-12"}, scenario=6, hidden=True)
    assert t.known("pompey").units == t.g.units


@rule("3.2b")
def test_stacks_on_islands_are_as_secret() -> None:
    island = next(parts for parts in PARTS_OF if len(parts) > 1)[1]
    t = position(scenario=6, hidden=True)
    stack = add(t.g, t.power("caesar"), island, units("2 4-12"))
    assert t.known("pompey").units[stack] == "?"


@pytest.mark.parametrize("name", ["caesar", "pompey"])
def test_without_limited_intelligence_everything_is_seen(name: str) -> None:
    t = position({"a3621": "caesar 3 20-10-a caesar", "b4225": "pompey 1 4-12"}, scenario=6)
    assert (t.known(name).units, t.known(name).leader_in) == (t.g.units, t.g.leader_in)


# ---- stacks


def test_a_part_of_a_stack_goes_and_comes_back() -> None:
    t = position({"a3621": "caesar 3 20-10-a 1 4-12 caesar labienus"}, scenario=6)
    g, home = t.g, t.stack("caesar", "a3621")
    army = detach(g, home, units("2 20-10-a"), ACTIVE_FORCE)
    lead_out(g, [t.leader("caesar")], army)
    go(g, army, PLACE["a3620"])
    assert t["a3620"] == "caesar 2 20-10-a caesar"
    assert t["a3621"] == "caesar 1 20-10-a 1 4-12 labienus"
    assert g.came[army] == PLACE["a3621"]
    go(g, army, PLACE["a3621"])
    remark(g, army, FRESH)
    forget_ways(g)
    assert t["a3621"] == "caesar 3 20-10-a 1 4-12 caesar labienus"
    assert len(stacks_at(g, PLACE["a3621"])) == 1


def test_where_stacks_are_and_whose_is_known_after_every_change_as_if_all_were_looked_through() -> None:
    t = position({"a3621": "caesar 3 20-10-a 1 4-12 caesar", "a3620": "pompey 2 4-12"}, scenario=6)
    g, caesar, pompey, hexes = (
        t.g,
        t.power("caesar"),
        t.power("pompey"),
        [PLACE[p] for p in ("a3619", "a3620", "a3621")],
    )
    chooser = Random(3)
    for _ in range(300):
        alive = [stack for stack in range(len(g.at)) if is_alive(g, stack)]
        stack, there = chooser.choice(alive), chooser.choice(hexes)
        match chooser.randrange(7):
            case 0:
                add(g, chooser.choice((caesar, pompey)), there, units("1 4-12"))
            case 1 if len(g.units[stack]) > 1:
                detach(g, stack, g.units[stack][:1], MOVED)
            case 2:
                go(g, stack, there)
            case 3:
                give(g, stack, chooser.choice((caesar, pompey)))
            case 4 if len(alive) > 1 and stack not in g.leader_in:
                free(g, stack)
            case 5:
                settle(g, there)
            case 6:
                forget_ways(g)
        _found_as_by_looking_through(g)
        _found_as_by_looking_through(g.copy())


def _found_as_by_looking_through(g: RomanWorld) -> None:
    alive = [stack for stack in range(len(g.at)) if is_alive(g, stack)]
    for place in set(g.at):
        assert stacks_at(g, place) == [stack for stack, there in enumerate(g.at) if there == place]
    assert set(powers_on_map(g)) == {g.whose[stack] for stack in alive}
    for power in powers_on_map(g):
        assert stacks_of(g, power) == [stack for stack in alive if g.whose[stack] == power]
    assert afloat(g) == [stack for stack in alive if has_fleets(g, stack)]


def test_an_empty_stack_is_gone_and_its_number_waits_until_the_month_is_over() -> None:
    t = position({"a3621": "caesar 1 4-12"}, scenario=6)
    t.g.units[0] = ""
    settle(t.g, PLACE["a3621"])
    assert not is_alive(t.g, 0)
    assert add(t.g, t.power("pompey"), PLACE["a3621"], units("1 4-12")) == 1
    forget_ways(t.g)
    assert add(t.g, t.power("pompey"), PLACE["a3620"], units("1 4-12")) == 0


def test_a_leader_sets_out_alone_dies_or_is_taken_along() -> None:
    t = position({"a3621": "caesar 1 4-12 caesar labienus"}, scenario=6)
    g, caesar, labienus = t.g, t.leader("caesar"), t.leader("labienus")
    assert best(g, leaders_at(g, PLACE["a3621"], t.power("caesar"))) == caesar
    alone = stand_apart(g, labienus, MOVED)
    assert (leaders_in(g, alone), leaders_in(g, 0)) == ([labienus], [caesar])
    take_off(g, labienus, DEAD)
    assert not is_alive(g, alone)
    g.captor = changed(g.captor, caesar, t.power("caesar"))
    assert (captives_in(g, 0), leaders_in(g, 0)) == ([caesar], [])
    assert best(g, []) == NONE


def test_a_stack_that_is_given_away_joins_those_of_its_new_owner() -> None:
    t = position({"a3621": "caesar 1 4-12 | pompey 1 4-12"}, scenario=6)
    pompey = t.power("pompey")
    assert give(t.g, t.stack("caesar", "a3621"), pompey, t.g.colour[t.stack("pompey", "a3621")]) == 1
    assert t["a3621"] == "pompey 2 4-12"


def test_a_stack_that_has_lost_everything_lasts_as_long_as_the_battle() -> None:
    t = position({"a2418": "vercingetorix 1 20-8-c", "a2419": "caesar 1 20-10-a"})
    (beaten,) = stacks_at(t.g, PLACE["a2418"])
    (winner,) = stacks_at(t.g, PLACE["a2419"])
    t.g.units[beaten], t.g.top[beaten] = "", ""
    assert [fault.code for fault in GAME.faults(t.g)] == ["empty-stack"]
    t.g.push(Fight(PLACE["a2418"], (winner,), 0, 1, 0, 1))
    assert GAME.faults(t.g) == []
