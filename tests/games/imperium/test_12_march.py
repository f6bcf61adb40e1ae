"""Chapters 12, 18.1, 30 and 32: marches, what stops them, interceptions, force marches, overruns."""

from __future__ import annotations

import pytest

from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import (
    CLEAR,
    CLOSED,
    DESERT,
    FOREST,
    GRID,
    HEX,
    INSIDE,
    LAND,
    LAND_STEPS,
    NARROW_SEA,
    PLACE,
    PLACE_IDS,
    PROVINCE,
    ROUGH,
    TERRAIN,
)
from romanum.games.imperium.data.provinces import NONE, ROADS, SUN
from romanum.games.imperium.rules.march.allowance import allowance, left, limitanei
from romanum.games.imperium.rules.march.column import disband
from romanum.games.imperium.rules.march.interception import bonus, can_intercept, distance, target
from romanum.games.imperium.rules.march.overrun import can_overrun
from romanum.games.imperium.state.errands import Battle, LandMovement, LeaderTaken, Reckoning
from romanum.games.imperium.state.forces import add, free, new_stack, stacks_at
from romanum.games.imperium.state.leaders import take_off
from romanum.games.imperium.state.position import (
    ACTIVE_FORCE,
    CALLED,
    CROSSED,
    DEAD,
    FORAGED,
    GAVE,
    HELD,
    MOVED,
    ROMAN,
    SUPPLIED,
    WADED,
    RomanWorld,
    changed,
)
from rules import rule

from .builder import Table, position
from .test_03_units import units

PERIOD = 1


def plain(terrain: int = CLEAR, length: int = 4, *, river: bool = False) -> list[str]:
    """A row of hexes of one terrain with roads, joined by plain sides; the last over a river if asked."""

    def is_good(place: int) -> bool:
        province = PROVINCE[place]
        return (
            place < GRID.size
            and LAND[place]
            and TERRAIN[place] == terrain
            and province != NONE
            and ROADS[PERIOD][province]
            and not SUN[province]
            and place not in CITY_PLACE
        )

    def extend(way: list[int]) -> list[int] | None:
        if len(way) == length:
            return way
        for there, over, strait, _ in LAND_STEPS[way[-1]]:
            wants = river and len(way) == length - 1
            straight = GRID.distance(way[0], there) == len(way) if there < GRID.size else False
            if straight and is_good(there) and not strait and (over != NONE) is wants:
                found = extend([*way, there])
                if found:
                    return found
        return None

    for start in range(GRID.size):
        if is_good(start):
            found = extend([start])
            if found:
                return [PLACE_IDS[place] for place in found]
    raise LookupError


def campaign(board: dict[str, str], name: str = "caesar", **fields: object) -> Table:
    """A Land Movement Segment in which all are fed and nobody else is asked or wakes."""
    t = position(board, scenario=int(fields.pop("scenario", 6)), **fields)  # type: ignore[arg-type, call-overload]
    for stack in range(len(t.g.at)):
        t.g.mark[stack] |= SUPPLIED
    return t.push(LandMovement(t.seat(name)))


def walk(t: Table, name: str, *texts: str) -> Table:
    """Play on, passing over errands of other parts; whoever has nobody to leave behind is ready."""
    for text in texts:
        if text == "ready" and text not in t.offered(name):
            continue
        t.play(name, text)
        while t.stopped:
            t.skip()
    return t


# ---- marching


@rule("12.1a")
def test_a_force_spends_mp_hex_by_hex_up_to_its_allowance() -> None:
    way = plain(FOREST, 3)
    t = walk(
        campaign({way[0]: "caesar 1 20-10-a"}), "caesar", f"march {way[0]}", "ready", f"to {way[1]}", f"to {way[2]}"
    )
    assert t[way[2]] == "caesar 1 20-10-a"
    assert (t.g.spent[t.g.mover], left(t.g, t.g.mover)) == (4, 6)


@rule("12.1a")
def test_what_costs_more_than_is_left_is_refused_with_its_numbers() -> None:
    way = plain(FOREST, 3)
    t = walk(
        campaign({way[0]: "caesar 1 20-10-a 1 train-6"}),
        "caesar",
        f"march {way[0]}",
        "ready",
        f"to {way[1]}",
        f"to {way[2]}",
    )
    assert left(t.g, t.g.mover) == 0
    refusal = t.refused("caesar", f"to {way[1]}")
    assert (refusal.rule, refusal.facts["cost"], refusal.facts["left"]) == ("12.1a", 2, 0)


@rule("12.1a")
def test_the_slowest_unit_sets_the_pace_and_may_be_dropped() -> None:
    way = plain(CLEAR, 4)
    t = walk(campaign({way[0]: "caesar 1 30-16-a 1 20-10-a 1 train-6"}), "caesar", f"march {way[0]}", "ready")
    assert allowance(t.g, t.g.mover) == 4
    walk(t, "caesar", "drop train-6")
    assert allowance(t.g, t.g.mover) == 10
    walk(t, "caesar", "drop 20-10-a")
    assert allowance(t.g, t.g.mover) == 16
    assert t[way[0]].count("|") == 1


@rule("12.1b", "14.4.1b")
def test_a_river_is_paid_for_and_remembered() -> None:
    way = plain(CLEAR, 2, river=True)
    t = walk(campaign({way[0]: "caesar 1 20-10-a"}), "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    assert t.g.spent[t.g.mover] == 2
    assert t.g.mark[t.g.mover] & CROSSED
    flood = walk(
        campaign({way[0]: "caesar 1 20-10-a"}, flood=True), "caesar", f"march {way[0]}", "ready", f"to {way[1]}"
    )
    assert (flood.g.spent[flood.g.mover], bool(flood.g.mark[flood.g.mover] & WADED)) == (4, True)


@rule("12.1c")
def test_over_a_river_in_flood_the_whole_hex_costs_twice() -> None:
    way = plain(ROUGH, 2, river=True)
    t = walk(campaign({way[0]: "caesar 1 20-10-a"}, flood=True), "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    assert t.g.spent[t.g.mover] == 2 * (3 + 1)


@rule("12.1d")
def test_mountains_cannot_be_crossed() -> None:
    here = next(p for p in range(GRID.size) if CLOSED[p] and LAND[p] and 0 in CLOSED[p].values())
    there = next(p for p, why in CLOSED[here].items() if why == 0)
    t = campaign({PLACE_IDS[here]: "caesar 1 20-10-a"})
    walk(t, "caesar", f"march {PLACE_IDS[here]}", "ready")
    assert t.refused("caesar", f"to {PLACE_IDS[there]}").rule == "12.1d"


@rule("12.2a", "12.2d", "12.2e")
def test_an_enemy_fleet_beside_a_strait_bars_it() -> None:
    here, there = next((a, s[0]) for a, steps in enumerate(LAND_STEPS) for s in steps if s[3] & NARROW_SEA)
    free = walk(campaign({PLACE_IDS[here]: "caesar 1 30-16-a"}), "caesar", f"march {PLACE_IDS[here]}", "ready")
    assert f"to {PLACE_IDS[there]}" in free.offered("caesar")
    shut = campaign({PLACE_IDS[here]: "caesar 1 30-16-a", PLACE_IDS[HEX[there]]: "pompey 1 18-30-b"})
    walk(shut, "caesar", f"march {PLACE_IDS[here]}", "ready")
    assert shut.refused("caesar", f"to {PLACE_IDS[there]}").rule == "12.2e"


@rule("12.2b", "12.2c", "12.2f")
def test_from_one_part_of_a_hex_to_another() -> None:
    here, there = next((a, s[0]) for a, steps in enumerate(LAND_STEPS) for s in steps if s[3] & INSIDE)
    t = campaign({PLACE_IDS[here]: "caesar 1 20-10-a"})
    walk(t, "caesar", f"march {PLACE_IDS[here]}", "ready", f"to {PLACE_IDS[there]}")
    assert t.g.spent[t.g.mover] == 4
    assert t[PLACE_IDS[there]] == "caesar 1 20-10-a"


@rule("12.3a")
def test_enemies_end_a_march() -> None:
    way = plain(CLEAR, 3)
    t = campaign({way[0]: "caesar 3 20-10-a", way[1]: "pompey 1 4-12"})
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    assert t.g.mover == NONE
    assert t.g.mark[t.stack("caesar", way[1])] & MOVED


@rule("12.3b")
def test_fleets_and_besieged_enemies_do_not_and_one_may_march_away_from_enemies() -> None:
    port = PLACE_IDS[CITY_PLACE[CITY["narbo"]]]
    t = campaign({port: "caesar 1 20-10-a | pompey 1 18-30-b | pompey inside 1 4-12"}, cities={"narbo": "pompey"})
    walk(t, "caesar", f"march {port}", "ready")
    assert any(text.startswith("to ") for text in t.offered("caesar"))


@rule("13.0d")
def test_whoever_foraged_is_slower_with_all_who_go_along_but_trains() -> None:
    way = plain(CLEAR, 2)
    t = campaign({way[0]: "caesar 1 20-10-a"})
    t.g.mark[0] |= FORAGED
    walk(t, "caesar", f"march {way[0]}", "ready")
    assert allowance(t.g, t.g.mover) == 8
    slow = campaign({way[0]: "caesar 1 train-6"})
    slow.g.mark[0] |= FORAGED
    walk(slow, "caesar", f"march {way[0]}", "ready")
    assert allowance(slow.g, slow.g.mover) == 4


@rule("4j", "10.4.4b")
def test_whoever_may_not_move_is_not_asked() -> None:
    way = plain(CLEAR, 2)
    t = position({way[0]: "caesar 1 20-10-a", way[1]: "caesar 1 20-10-a"}, scenario=6)
    t.g.mark[0] |= HELD
    t.push(LandMovement(t.seat("caesar")))
    assert f"march {way[0]}" not in t.offered("caesar")
    assert f"march {way[1]}" in t.offered("caesar")


@rule("5.2b")
def test_each_powers_units_are_a_force_of_their_own() -> None:
    way = plain(CLEAR, 2)
    t = campaign({way[0]: "sulla 1 20-10-a | rhodus 1 m4-12"}, "sulla", scenario=3)
    walk(t, "sulla", f"march {way[0]}")
    assert t.offered("sulla") == ["name sulla", "name rhodus"]
    walk(t, "sulla", "name rhodus", "ready", f"to {way[1]}", "halt")
    assert (t[way[0]], t[way[1]]) == ("sulla 1 20-10-a", "rhodus 1 m4-12")


@rule("5.6f")
def test_an_open_city_falls_to_whoever_passes() -> None:
    city = CITY["narbo"]
    place = CITY_PLACE[city]
    near = next(n for n in GRID.neighbours[place] if any(s[0] == place and not s[2] for s in LAND_STEPS[n]))
    t = campaign({PLACE_IDS[near]: "caesar 1 20-10-a"}, cities={"narbo": "pompey"}, month="May 49 BC")
    walk(t, "caesar", f"march {PLACE_IDS[near]}", "ready", f"to {PLACE_IDS[place]}")
    assert t.holder("narbo") == "pompey"
    open_city = campaign({PLACE_IDS[near]: "caesar 1 20-10-a"}, cities={"narbo": "pompey"}, month="May 49 BC")
    open_city.g.city_plunder = changed(open_city.g.city_plunder, city, 2)
    walk(open_city, "caesar", f"march {PLACE_IDS[near]}", "ready", f"to {PLACE_IDS[place]}")
    assert open_city.holder("narbo") == "caesar"


@rule("5.7a")
def test_units_of_several_colours_march_together_and_keep_their_colours() -> None:
    way = plain(CLEAR, 3)
    t = campaign({way[0]: "caesar 2 20-10-a 1 train-6 caesar"})
    own, other = t.g.colour[0], t.g.colour[0] + 1
    green = add(t.g, t.power("caesar"), PLACE[way[0]], units("1 20-10-a 1 30-16-a"), SUPPLIED, colour=other)
    walk(t, "caesar", f"march {way[0]}", "leave train-6", "ready")
    assert (allowance(t.g, t.g.mover), t.g.at[green]) == (10, -1)
    walk(t, "caesar", f"to {way[1]}", "drop 20-10-a", f"to {way[2]}", "halt")
    found = {(t.g.colour[s], t.g.units[s]) for s in range(len(t.g.at)) if t.g.at[s] == PLACE[way[2]]}
    assert found == {(own, units("1 20-10-a")), (other, units("1 20-10-a 1 30-16-a"))}
    assert (t[way[0]], t[way[1]]) == ("caesar 1 train-6", "caesar 1 20-10-a")
    assert t.is_sound()


@rule("5.7a", "12.4c")
def test_so_do_those_who_intercept() -> None:
    t, way = ambush("1 20-10-b pompey")
    add(t.g, t.power("pompey"), PLACE[way[3]], units("2 30-16-b 1 4-12"), SUPPLIED, colour=3)
    t.stop_at(Battle).roll(6).play("pompey", "intercept pompey", "leave 4-12", "ready")
    assert len(t.waiting.attackers) == 2
    assert {t.g.colour[stack] for stack in t.waiting.attackers} == {t.g.colour[t.stack("pompey", way[1])], 3}
    assert t[way[3]] == "pompey 1 4-12"


@rule("12.4c")
def test_other_leaders_may_stay_behind() -> None:
    t, way = ambush("3 20-10-b pompey cato")
    t.stop_at(Battle).roll(6).play("pompey", "intercept pompey", "leave-leader cato", "ready")
    assert (t[way[1]], t[way[3]]) == ("caesar 2 20-10-a | pompey 3 20-10-b pompey", "pompey cato")


@rule("12.1a")
def test_whoever_was_brought_back_is_not_left_again() -> None:
    way = plain(CLEAR, 2)
    t = campaign({way[0]: "caesar 2 20-10-a caesar labienus"})
    walk(t, "caesar", f"march {way[0]}", "leave 20-10-a", "bring 20-10-a")
    assert "leave 20-10-a" not in t.offered("caesar")
    walk(t, "caesar", "leave-leader labienus", "bring-leader labienus")
    assert "leave-leader labienus" not in t.offered("caesar")


@rule("12.1a")
def test_parts_of_a_force_are_left_with_one_word() -> None:
    """All but the legions; half of each kind, of an odd number the smaller half; the weakest as a garrison."""
    way = plain()
    force = "caesar 3 20-10-a 2 4-12 1 train-6 caesar"

    def left_by(word: str) -> list[str]:
        t = walk(campaign({way[0]: force}), "caesar", f"march {way[0]}", word)
        return sorted(without_force(t.g))

    assert left_by("only-legions") == sorted(units("2 4-12 1 train-6"))
    assert left_by("leave-half") == sorted(units("1 20-10-a 1 4-12"))
    assert left_by("garrison 1") == sorted(units("1 4-12"))
    assert left_by("garrison 3") == sorted(units("1 20-10-a 2 4-12"))


@rule("12.1a")
def test_a_word_leaves_nobody_who_was_brought_back_and_somebody_always_goes() -> None:
    way = plain()
    t = walk(campaign({way[0]: "caesar 2 20-10-a"}), "caesar", f"march {way[0]}")
    assert {"leave-half", "garrison 1"} <= set(t.offered("caesar"))
    assert not {"only-legions", "garrison 2"} & set(t.offered("caesar"))
    walk(t, "caesar", "leave-half", "bring 20-10-a")
    assert not {"leave-half", "garrison 1"} & set(t.offered("caesar"))


def without_force(g: RomanWorld) -> str:
    """The units that stay where a force is made up."""
    home = stacks_at(g, g.at[g.mover])
    return "".join(g.units[stack] for stack in home if not g.mark[stack] & ACTIVE_FORCE)


# ---- mustering, leaders


@rule("12.1a")
def test_a_leader_who_sets_out_alone_does_not_stay_behind_himself() -> None:
    way = plain()
    t = walk(campaign({way[0]: "caesar 1 20-10-a labienus"}), "caesar", f"march {way[0]}", "leave 20-10-a")
    assert "leave-leader labienus" not in t.offered("caesar")
    assert "leave-leader labienus" in walk(t, "caesar", "bring 20-10-a").offered("caesar")


@rule("18.1b")
def test_units_and_leaders_stay_or_go() -> None:
    way = plain(CLEAR, 2)
    t = campaign({way[0]: "caesar 2 20-10-a 1 4-12 caesar labienus"})
    walk(t, "caesar", f"march {way[0]}", "leave 20-10-a", "leave-leader labienus", "ready", f"to {way[1]}", "halt")
    assert t[way[0]] == "caesar 1 20-10-a labienus"
    assert t[way[1]] == "caesar 1 20-10-a 1 4-12 caesar"


@rule("18.1b")
def test_a_leader_marches_alone_with_sixteen() -> None:
    way = plain(CLEAR, 2)
    t = walk(campaign({way[0]: "caesar caesar"}), "caesar", f"march {way[0]}", "ready")
    assert allowance(t.g, t.g.mover) == 16


@rule("12.5a", "12.5b", "18.1a")
def test_a_force_march_gives_one_and_the_leaders_value_to_all_but_cavalry() -> None:
    way = plain(CLEAR, 2)
    t = campaign({way[0]: "caesar 1 20-10-a caesar"})
    walk(t, "caesar", f"march {way[0]}", "force-march caesar", "ready")
    assert allowance(t.g, t.g.mover) == 10 + 1 + 3
    riders = campaign({way[0]: "caesar 1 30-16-a caesar"})
    walk(riders, "caesar", f"march {way[0]}", "force-march caesar", "ready")
    assert allowance(riders.g, riders.g.mover) == 16


@rule("12.5c")
@pytest.mark.parametrize(("die", "lost"), [(4, False), (5, True)])
def test_after_it_a_legion_may_fall_behind(die: int, lost: bool) -> None:
    """Caesar is +3: safe up to 4."""
    way = plain(CLEAR, 2)
    t = campaign({way[0]: "caesar 2 20-10-a caesar"}).roll(die)
    walk(t, "caesar", f"march {way[0]}", "force-march caesar", "ready", f"to {way[1]}", "halt")
    assert t[way[1]] == ("caesar 1 20-10-a caesar" if lost else "caesar 2 20-10-a caesar")


@rule("12.5c")
def test_two_smaller_units_are_a_legions_worth() -> None:
    way = plain(CLEAR, 2)
    t = campaign({way[0]: "caesar 3 4-12 caesar"}).roll(6)
    walk(t, "caesar", f"march {way[0]}", "force-march caesar", "ready", f"to {way[1]}", "halt")
    assert t[way[1]] == "caesar 1 4-12 caesar"


@rule("7.7e")
@pytest.mark.parametrize(("die", "mp"), [(3, 4), (4, 5)])
def test_a_great_leader_urges_on_trains(die: int, mp: int) -> None:
    way = plain(CLEAR, 2)
    t = campaign({way[0]: "caesar 1 train-6 caesar"}).roll(die)
    walk(t, "caesar", f"march {way[0]}", "urge caesar")
    assert "urge caesar" not in t.offered("caesar")
    walk(t, "caesar", "ready")
    assert allowance(t.g, t.g.mover) == mp


# ---- interception


def ambush(of_pompey: str = "3 20-10-b pompey", moving: str = "2 20-10-a") -> tuple[Table, list[str]]:
    """Caesar comes within a hex of Pompey, who stands beside the way: four hexes of clear ground."""
    way = plain(CLEAR, 4)
    t = campaign({way[0]: f"caesar {moving}", way[3]: f"pompey {of_pompey}"})
    t.g.leader_of = changed(t.g.leader_of, t.leader("pompey"), t.power("pompey"))
    t.g.mark[t.stack("pompey", way[3])] |= SUPPLIED
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    return t, way


@rule("12.4a", "12.4c")
def test_a_leader_with_units_within_three_hexes_may_intercept() -> None:
    t, _ = ambush()
    assert t.asked == ("pompey",)
    assert t.offered("pompey") == ["intercept pompey", "pass"]


@rule("12.4a")
def test_units_without_a_leader_may_not() -> None:
    t, _ = ambush("3 20-10-b")
    assert t.asked == ("caesar",)


@rule("12.4.1a", "12.4.1b", "12.4.1c")
def test_the_roll_must_reach_twice_the_mp() -> None:
    """Two hexes of clear ground with roads are 2 MP, so 4; Pompey's value helps."""
    t, way = ambush()
    leader = t.leader("pompey")
    assert (distance(t.g, leader, PLACE[way[1]]), target(t.g, leader)) == (2, 4)
    value = t.g.leader_value[leader]
    t.roll(4 - value - 1 if value < 3 else 1)
    t.play("pompey", "intercept pompey", "ready")
    if value < 3:
        assert t.events("interception")[0].facts["won"] == "no"
        assert t.asked == ("caesar",)


@rule("12.4.1c", "12.4.1d", "12.4.1e")
def test_on_success_they_are_there_and_there_is_a_battle_before_the_march_goes_on() -> None:
    t, way = ambush()
    t.stop_at(Battle).roll(6).play("pompey", "intercept pompey", "ready")
    assert type(t.waiting).__name__ == "Battle"
    assert (t.waiting.place, t.waiting.met) == (PLACE[way[1]], True)
    assert t[way[3]] == ""
    take_off(t.g, t.leader("pompey"), DEAD)
    free(t.g, t.stack("pompey", way[1]))
    t.skip()
    assert t.asked == ("caesar",)
    assert f"to {way[2]}" in t.offered("caesar")


@rule("12.4e")
def test_a_leader_tries_once_a_turn() -> None:
    t, way = ambush()
    t.roll(1).play("pompey", "intercept pompey", "ready")
    if t.stopped:
        t.skip()
    assert not can_intercept(t.g, t.leader("pompey"), PLACE[way[2]])


@rule("12.4.1b")
def test_cavalry_alone_adds_three_and_a_train_takes_three_off() -> None:
    t, _ = ambush("2 30-16-b pompey")
    assert bonus(t.g, t.leader("pompey")) == 3
    riders, _ = ambush("2 30-16-b pompey", "1 6-16")
    assert bonus(riders.g, riders.leader("pompey")) == riders.g.leader_value[riders.leader("pompey")]
    slow, _ = ambush("2 20-10-b 1 train-6 pompey")
    leader = slow.leader("pompey")
    assert bonus(slow.g, leader) == slow.g.leader_value[leader] - 3


@rule("12.4f")
def test_not_while_enemies_are_in_his_hex_or_he_is_besieged() -> None:
    t, way = ambush()
    add(t.g, t.power("caesar"), PLACE[way[3]], units("1 4-12"))
    assert not can_intercept(t.g, t.leader("pompey"), PLACE[way[1]])


@rule("12.4g")
def test_nobody_intercepts_in_the_desert() -> None:
    t, way = ambush()
    desert = next(p for p in range(GRID.size) if TERRAIN[p] == DESERT and LAND[p])
    assert can_intercept(t.g, t.leader("pompey"), PLACE[way[1]])
    assert not can_intercept(t.g, t.leader("pompey"), desert)


@rule("12.4b")
def test_the_way_must_be_free_of_enemies_and_three_hexes_at_most() -> None:
    t, way = ambush()
    assert distance(t.g, t.leader("pompey"), PLACE[way[1]]) == 2
    assert distance(t.g, t.leader("pompey"), PLACE[way[0]]) == 99
    beyond = next(p for p in GRID.within(PLACE[way[3]], 4) if GRID.distance(p, PLACE[way[3]]) == 4)
    assert distance(t.g, t.leader("pompey"), beyond) == 99


@rule("12.4h")
def test_not_over_a_narrow_sea() -> None:
    here, there = next((a, s[0]) for a, steps in enumerate(LAND_STEPS) for s in steps if s[3] & NARROW_SEA)
    t = position({PLACE_IDS[here]: "pompey 1 20-10-b pompey"}, scenario=6)
    assert distance(t.g, t.leader("pompey"), there) == 99


@rule("12.4d")
def test_interceptors_are_fed_first() -> None:
    way = plain(CLEAR, 4)
    t = campaign({way[0]: "caesar 2 20-10-a", way[3]: "pompey 3 20-10-b 1 train-0 pompey"}, winter=True)
    t.g.leader_of = changed(t.g.leader_of, t.leader("pompey"), t.power("pompey"))
    stack = t.stack("pompey", way[3])
    t.g.mark[stack] &= ~SUPPLIED
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    t.roll(6, 6).play("pompey", "intercept pompey")
    assert t.events("foraged") or t.events("drawn")


@rule("12.4.1f")
def test_no_third_party_once_it_was_met() -> None:
    t, _ = ambush()
    t.g.met_by = 5
    assert t.g.stack[-1].reactions(t.g, t.seat("pompey")) == []


# ---- overruns and limitanei


@rule("32a", "32b", "18.2c")
def test_heavy_cavalry_of_five_times_the_strength_rides_on() -> None:
    way = plain(CLEAR, 3)
    t = campaign({way[0]: "caesar 1 30-16-a", way[1]: "pompey 1 4-12"}, sections=("32",))
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}", "overrun", f"to {way[2]}", "halt")
    assert (t[way[1]], t[way[2]]) == ("", "caesar 1 30-16-a")
    assert t.g.morale[t.power("pompey")] == 98


@rule("32a")
def test_less_than_five_times_is_not_enough_nor_is_it_elsewhere_allowed() -> None:
    way = plain(CLEAR, 3)
    weak = campaign({way[0]: "caesar 1 30-16-a", way[1]: "pompey 1 4-12 1 4-12-new 1 6-16"}, sections=("32",))
    walk(weak, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    assert weak.g.mover == NONE
    off = campaign({way[0]: "caesar 1 30-16-a", way[1]: "pompey 1 4-12"})
    walk(off, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    assert off.g.mover == NONE


@rule("32b", "18.2.1a")
def test_captives_of_those_who_are_ridden_down_are_free_among_their_own() -> None:
    way = plain(CLEAR, 3)
    t = campaign({way[0]: "caesar 1 30-16-a", way[1]: "pompey 1 4-12"}, sections=("32",))
    antony = t.leader("antony")
    t.g.leader_in = changed(t.g.leader_in, antony, t.stack("pompey", way[1]))
    t.g.captor = changed(t.g.captor, antony, t.power("pompey"))
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}", "overrun")
    assert t.g.captor[antony] == -1
    assert "antony" in t[way[1]]
    assert "pompey" not in t[way[1]]
    assert t.is_sound()


@rule("32c")
@pytest.mark.parametrize("rides", [True, False])
def test_those_who_intercept_ride_down_too_or_give_battle(rides: bool) -> None:
    way = plain(CLEAR, 4)
    t = campaign({way[0]: "caesar 1 4-12 antony", way[3]: "pompey 1 30-16-b pompey"}, sections=("32",))
    t.g.leader_of = changed(t.g.leader_of, t.leader("pompey"), t.power("pompey"))
    t.g.mark[t.stack("pompey", way[3])] |= SUPPLIED
    t.stop_at(Battle, LeaderTaken, Reckoning)
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    t.roll(6).play("pompey", "intercept pompey")
    if "ready" in t.offered("pompey"):
        t.play("pompey", "ready")
    assert t.offered("pompey") == ["overrun", "give-battle"]
    t.play("pompey", "overrun" if rides else "give-battle")
    assert isinstance(t.waiting, LeaderTaken if rides else Battle)
    assert t[way[1]] == ("caesar antony" if rides else "caesar 1 4-12 antony") + " | pompey 1 30-16-b pompey"
    if rides:
        take_off(t.g, t.leader("antony"), DEAD)
        while t.stopped:
            t.skip()
        assert t.g.mover == NONE
        assert not any(mark & CALLED for mark in t.g.mark)


@rule("32d")
def test_not_where_they_have_a_fort_to_stand_by() -> None:
    from romanum.games.imperium.state.sieges import set_fort

    way = plain(CLEAR, 3)
    t = position({way[0]: "caesar 1 30-16-a | pompey 1 4-12"}, scenario=6, sections=("32",))
    assert can_overrun(t.g, t.stack("caesar", way[0]))
    set_fort(t.g, PLACE[way[0]], t.power("pompey"), 1)
    assert not can_overrun(t.g, t.stack("caesar", way[0]))


def is_roman(t: Table, place: int) -> bool:
    lord = t.g.lord[PROVINCE[place]]
    return lord >= 0 and t.g.origin[lord] == ROMAN


@rule("30a", "30b", "30c")
def test_limitanei_slow_down_foreigners_at_the_border() -> None:
    t = position(scenario=16)
    g = t.g
    border, province = next(
        (place, province)
        for place, province in enumerate(PROVINCE[: GRID.size])
        if province in g.setting.limitanei
        and any(PROVINCE[n] not in (NONE, province) and not is_roman(t, n) for n in GRID.neighbours[place])
    )
    foreign = add(t.g, t.power("parthia"), border, units("1 4-12"))
    roman = add(t.g, t.g.lord[province], border, units("1 4-12"))
    assert limitanei(t.g, foreign, border) == t.g.setting.limitanei_cost > 0
    assert limitanei(t.g, roman, border) == 0
    t.g.lord[province] = t.power("parthia")
    assert limitanei(t.g, foreign, border) == 0


@rule("12.5c")
def test_whoever_has_lost_all_on_a_march_leaves_no_empty_stack_behind() -> None:
    """Part of a column has lost its last unit; the rest joins those who stand there."""
    t = position({"a2218": "caesar 2 20-10-a"}, scenario=6)
    here = PLACE["a2218"]
    force = add(t.g, t.power("caesar"), here, units("1 20-10-a"), ACTIVE_FORCE)
    new_stack(t.g, t.power("caesar"), here, "", ACTIVE_FORCE | CROSSED)
    t.g.mark[t.stack("caesar", "a2218", 0)] = MOVED
    t.g.mover = force
    disband(t.g)
    assert t["a2218"] == "caesar 3 20-10-a"


@rule("12.5c")
def test_a_part_of_the_column_that_has_lost_its_last_unit_is_gone_before_the_next_is_picked() -> None:
    way = plain(CLEAR, 2)
    t = campaign({way[0]: "caesar 3 4-12 caesar"}).roll(1, 1, 6)
    add(t.g, t.power("caesar"), PLACE[way[0]], units("1 6-16"), GAVE)
    walk(t, "caesar", f"march {way[0]}", "force-march caesar", "ready", f"to {way[1]}", "halt")
    assert t.step == "Stragglers"
    t.play("caesar", "lose-on-march 6-16")
    assert t.is_sound()
