"""Chapters 12 and 18.1: marches, what stops them, force marches."""

from __future__ import annotations

import pytest

from games.imperium.builder import GAME, Table, position
from games.imperium.map.test_03_units import units
from games.imperium.march_table import campaign, plain, walk
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import (
    CLEAR,
    CLOSED,
    DEEP,
    FOREST,
    GRID,
    HEX,
    INSIDE,
    LAND,
    LAND_STEPS,
    NARROW_SEA,
    PLACE,
    PLACE_IDS,
    ROUGH,
)
from romanum.games.imperium.data.provinces import NONE, PROVINCE_BY_ID
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.rules.geography.travel import land_roads, sea_reach
from romanum.games.imperium.rules.march.afar import why_not_afar
from romanum.games.imperium.rules.march.allowance import allowance, left
from romanum.games.imperium.rules.march.column import disband
from romanum.games.imperium.rules.mobilization.counters import Keel, keels
from romanum.games.imperium.rules.naval.voyage import Voyage
from romanum.games.imperium.state.actions import TO
from romanum.games.imperium.state.errands import LandMovement
from romanum.games.imperium.state.forces import add, new_stack, stacks_at
from romanum.games.imperium.state.marks import ACTIVE_FORCE, CROSSED, FORAGED, GAVE, HELD, LENT, MOVED, SUPPLIED, WADED
from romanum.games.imperium.state.position import BARE_PORTS, NOBODY, RomanWorld
from rules import rule

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
@pytest.mark.parametrize("side", [0, 1])
def test_an_enemy_fleet_beside_a_strait_bars_it(side: int) -> None:
    here, there = next((a, s[0]) for a, steps in enumerate(LAND_STEPS) for s in steps if s[3] & NARROW_SEA)
    water = PLACE_IDS[HEX[(here, there)[side]]]
    free = walk(campaign({PLACE_IDS[here]: "caesar 1 30-16-a"}), "caesar", f"march {PLACE_IDS[here]}", "ready")
    assert f"to {PLACE_IDS[there]}" in free.offered("caesar")
    board = {PLACE_IDS[here]: "caesar 1 30-16-a"}
    board[water] = f"{board[water]} | pompey 1 18-30-b" if water in board else "pompey 1 18-30-b"
    shut = campaign(board)
    walk(shut, "caesar", f"march {PLACE_IDS[here]}", "ready")
    assert shut.refused("caesar", f"to {PLACE_IDS[there]}").rule == "12.2e"


@rule("3.1.2", "12.2e")
@pytest.mark.parametrize("water", ["b5120", "b5120w", "b5121", "b5121w"])
def test_a_fleet_on_either_water_of_a_hex_beside_a_strait_bars_it(water: str) -> None:
    board = {"b5120": "caesar 1 30-16-a"}
    board[water] = f"{board[water]} | pompey 1 18-30-b" if water in board else "pompey 1 18-30-b"
    t = walk(campaign(board), "caesar", "march b5120", "ready")
    assert t.refused("caesar", "to b5121").rule == "12.2e"


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


@rule("12.3a")
def test_a_train_or_a_leader_alone_ends_none() -> None:
    way = plain(CLEAR, 4)
    t = campaign({way[0]: "caesar 3 20-10-a", way[1]: "pompey 1 train-6", way[2]: "pompey pompey"})
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}", f"to {way[2]}", f"to {way[3]}")
    assert t.g.at[t.g.mover] == PLACE[way[3]]


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


@rule("5.6f")
@pytest.mark.parametrize(("owner", "holder"), [("", "caesar"), ("pompey", "pompey")])
def test_a_port_that_is_nobodys_belongs_to_whoever_comes_through(owner: str, holder: str) -> None:
    port = PLACE["b5131"]
    near = next(n for n in GRID.neighbours[port] if any(s[0] == port and not s[2] for s in LAND_STEPS[n]))
    t = campaign({PLACE_IDS[near]: "caesar 1 20-10-a"}, month="May 49 BC")
    at = BARE_PORTS.index(port)
    t.g.lord[PROVINCE_BY_ID["cyrenaica"]] = t.power("caesar")
    t.g.port_of = changed(t.g.port_of, at, t.power(owner) if owner else NOBODY)
    walk(t, "caesar", f"march {PLACE_IDS[near]}", "ready", "to b5131")
    assert t.g.port_of[at] == t.power(holder)


def past_carthago(garrison: str = "") -> Table:
    """Caesar is about to come to Carthago, Pompey's, which has no strength left; Pompey builds a fleet there."""
    city = CITY["carthago"]
    place = CITY_PLACE[city]
    near = PLACE_IDS[next(n for n in GRID.neighbours[place] if any(s[0] == place for s in LAND_STEPS[n]))]
    board = {near: "caesar 2 20-10-a"} | ({PLACE_IDS[place]: garrison} if garrison else {})
    t = campaign(board, cities={"carthago": "pompey"}, month="May 49 BC")
    t.g.wounds = changed(t.g.wounds, city, 99)
    t.g.keels = Keel(t.power("pompey"), place, t.g.month + 1, 1, 1, 0)
    return walk(t, "caesar", f"march {near}", "ready", f"to {PLACE_IDS[place]}")


@rule("5.6f")
def test_a_city_whose_besieged_are_still_there_does_not_fall_to_whoever_passes() -> None:
    assert past_carthago("pompey inside 1 20-10-b").holder("carthago") == "pompey"
    assert past_carthago().holder("carthago") == "caesar"


@rule("5.6f", "7.8c")
def test_who_walks_into_a_port_takes_the_fleet_that_is_built_there() -> None:
    t = past_carthago().roll(2, 3)
    assert t.step == "TakeFleet"
    t.play("caesar", "yes")
    assert [keel.power for keel in keels(t.g)] == [t.power("caesar")]


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


@rule("5.8c", "12.5c")
def test_the_owner_of_borrowed_units_picks_who_is_lost() -> None:
    way = plain(CLEAR, 2)
    t = campaign({way[0]: "pompey 1 20-10-b 1 16-10-b pompey"}, allies=(("caesar", "pompey"),)).roll(6)
    t.g.mark[t.stack("pompey", way[0])] |= LENT * (t.seat("caesar") + 1)
    t.go_on()
    walk(t, "caesar", f"march {way[0]}", "force-march pompey", "ready", f"to {way[1]}", "halt")
    assert (t.step, t.asked) == ("Stragglers", ("pompey",))
    t.play("pompey", "lose-on-march 16-10-b")
    assert t[way[1]] == "pompey 1 20-10-b pompey"


@rule("12.5a", "12.5c")
def test_nobody_drops_out_of_a_force_march_before_it_has_rolled() -> None:
    way = plain(CLEAR, 2)
    t = campaign({way[0]: "caesar 2 20-10-a 1 4-12 caesar"})
    walk(t, "caesar", f"march {way[0]}", "force-march caesar", "ready", f"to {way[1]}")
    assert not any(text.startswith("drop") for text in t.offered("caesar"))
    slow = campaign({way[0]: "caesar 2 20-10-a 1 4-12 caesar"})
    walk(slow, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    assert "drop 20-10-a" in slow.offered("caesar")


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


@rule("12.1a", "12.1d")
def test_a_hex_far_away_is_refused_with_the_cost_of_the_cheapest_way() -> None:
    """While the force is made up and on the march alike; who has neither ships nor ports is told that no way leads."""
    match = GAME.new("gallic-revolt", 2, seed=1)
    while match.decision(seat := match.pending[0]).step != "Muster":
        offered = [option.text for option in match.decision(seat).options]
        liked = ("feed", "forage", "march a2418", "done", "pass")
        match.play(seat, next((text for text in liked if text in offered), offered[0]))
    g = match.position
    for _ in range(2):
        rest = left(g, g.mover)
        far = match.why_not(seat, "to a3117")
        cost = land_roads(g).reach(g.at[g.mover], 999)[PLACE["a3117"]]
        assert far is not None
        assert (far.rule, far.facts) == ("12.1a", {"place": "a3117", "cost": cost, "left": rest})
        assert cost > rest
        island = match.why_not(seat, f"to {PLACE_IDS[CITY_PLACE[CITY['aleria']]]}")
        assert island is not None
        assert island.rule == "12.1d"
        if match.decision(seat).step == "Muster":
            match.play(seat, "ready")


@rule("10.3a")
def test_a_water_far_away_is_refused_with_the_cost_of_the_cheapest_way() -> None:
    t = position({"a3621": "pompey 2 18-30-b"}, scenario=6)
    t.g.mover = 0
    t.push(Voyage(t.seat("pompey"), 0))
    step, seat = t.g.running(Voyage), t.seat("pompey")
    reach = sea_reach(t.g, t.g.at[0], 999)
    goal, cost = max(reach.items(), key=lambda item: item[1])
    refusal = step.out_of_reach(t.g, seat, TO[goal])
    assert refusal is not None
    assert (refusal.rule, refusal.facts["cost"], refusal.facts["left"]) == ("10.3a", cost, step.left(t.g))
    inland = step.out_of_reach(t.g, seat, TO[PLACE["a3117"]])
    assert inland is not None
    assert inland.code == "no-way-by-sea"


@rule("10.4.1")
def test_over_the_sea_the_fleet_is_named_that_could_carry_them() -> None:
    """From Roma to an island and to the water; and to a coast that land leads to by months of marching."""
    rome, island = (PLACE_IDS[CITY_PLACE[CITY[name]]] for name in ("roma", "aleria"))
    fleet = "a3621"
    t = campaign({rome: "caesar 2 20-10-a caesar", fleet: "caesar 2 18-30-b"})

    def told(goal: str) -> Refusal:
        refused = why_not_afar(t.g, t.stack("caesar", rome), PLACE[goal], 8)
        assert refused is not None
        assert refused.facts["fleet"] == fleet
        return refused

    assert (told(island).code, told(island).facts["water"]) == ("over-the-sea-with", "no")
    assert told(PLACE_IDS[DEEP.index(True)]).facts["water"] == "yes"
    assert told(PLACE_IDS[CITY_PLACE[CITY["carthago"]]]).code == "too-far-sail"
    t = campaign({rome: "caesar 2 20-10-a caesar"})
    refused = why_not_afar(t.g, t.stack("caesar", rome), PLACE[island], 8)
    assert refused is not None
    port = PLACE[str(refused.facts["port"])]
    assert (refused.code, t.g.city_of[CITY_PLACE.index(port)]) == ("over-the-sea-from", t.power("caesar"))
    assert PORT_WATERS[port]
