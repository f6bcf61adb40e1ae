"""27, 37.2, 38.2: pirates, Rhodians, Saxons and great captains at sea."""

from __future__ import annotations

from typing import Any

from games.imperium.battle_table import FIELD
from games.imperium.builder import Table, position
from games.imperium.naval_voyages import MASSILIA, OFF_MASSILIA, left, sail
from romanum.board.network import Stride, explore
from romanum.engine.position import changed
from romanum.games.imperium.data.hexes import DEEP, PLACE, PLACE_IDS
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.seas import SEA_STEPS
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.battle.modifiers import reckon
from romanum.games.imperium.rules.battle.segment import attacks_at, begun
from romanum.games.imperium.rules.geography.travel import sea_lanes
from romanum.games.imperium.rules.naval.attrition import limit
from romanum.games.imperium.rules.naval.combat.aftermath import refuges, sea_room
from romanum.games.imperium.rules.naval.combat.interceptors import can_intercept
from romanum.games.imperium.rules.naval.odds import side_strength
from romanum.games.imperium.rules.naval.ports import SHORES, harbour, in_port
from romanum.games.imperium.rules.naval.seamen import BASES, in_range
from romanum.games.imperium.rules.naval.segments import minors_of
from romanum.games.imperium.rules.naval.voyage import Sailing, Voyage, open_waters
from romanum.games.imperium.rules.naval.withdrawal import retreats
from romanum.games.imperium.screen.ways import ways as ways_of
from romanum.games.imperium.state.errands import (
    LandMovement,
    NavalBattle,
    NavalOperations,
    Reckoning,
    SeaInterception,
    SiegesSeen,
    Trespass,
)
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import CUTS_GRAIN, HELD, SUPPLIED
from romanum.games.imperium.state.rosters import LETTER
from rules import rule

BASE = "b5224"
OFF_BASE = next(PLACE_IDS[there] for there in SEA_STEPS[PLACE[BASE]])
ROMANS = ("sulla", "marius")


def pirates(board: dict[str, str], **fields: Any) -> Table:
    """The pirates' part of their controller's segment."""
    t = position(board, scenario=3, **fields)
    t.stop_at(SeaInterception, NavalBattle, SiegesSeen, Reckoning, Trespass)
    seat = t.seat("pirates")
    return t.push(Sailing(seat, minors_of(seat)))


@rule("27.1.1a")
def test_pirates_join_pirates_and_keep_apart_from_the_king() -> None:
    t = pirates({BASE: "pirates 1 18-30-b", OFF_BASE: "pirates 1 18-30-b"})
    assert t.seat("pirates") == t.seat("mithridates")
    sail(t, "pirates", f"sail {BASE}", f"to {OFF_BASE}", "halt")
    assert t[OFF_BASE].count("pirates") == 2
    t = pirates({BASE: "pirates 1 18-30-b", OFF_BASE: "mithridates 1 18-30-b"})
    sail(t, "pirates", f"sail {BASE}")
    assert t.refused("pirates", f"to {OFF_BASE}").rule == "27.1.1a"


@rule("27.1.1a", "27.1.1b")
def test_the_ways_of_pirates_are_what_each_step_allows() -> None:
    """Also past the king's ships, and past a shore where their own wait for a ship."""
    near = [PLACE_IDS[there] for there in SEA_STEPS[PLACE[OFF_BASE]] if PLACE_IDS[there] != BASE]
    king, ashore = near[-1], next(place for water in near[:-1] for place in SHORES[PLACE[water]])
    board = {BASE: "pirates 1 18-30-b", king: "mithridates 1 18-30-b", PLACE_IDS[ashore]: "pirates 1 4-12"}
    t = sail(pirates(board), "pirates", f"sail {BASE}")
    step, fleet, start = t.g.stack[-1], t.g.mover, t.g.at[t.g.mover]
    assert isinstance(step, Voyage)
    lanes, probe, mp = sea_lanes(t.g), t.g.copy(), step.left(t.g)

    def ask(here: int, there: int, spent: int, burden: int) -> Stride | None:
        probe.at = changed(probe.at, fleet, here)
        free = there in open_waters(probe, fleet, mp - spent, sailed=here != start)
        return Stride(lanes.cost(here, there) or 0) if free else None

    slowly = explore(SEA_STEPS, start, mp, ask)
    found = {leg.place: leg.cost for leg in ways_of(t.g, t.seat("pirates")).legs}
    assert found == {PLACE_IDS[place]: cost for place, cost in slowly.items() if place != start}
    assert king not in found
    assert len(found) < len(lanes.reach(start, mp)) - 1


@rule("27.1.1b")
def test_pirates_sail_no_farther_than_24_mp_from_a_base() -> None:
    t = position(scenario=3)
    power = t.power("pirates")
    edge, beyond = next(
        (here, there)
        for here, steps in enumerate(SEA_STEPS)
        for there in steps
        if in_range(t.g, power, here) and not in_range(t.g, power, there)
    )
    t = sail(pirates({PLACE_IDS[edge]: "pirates 1 18-30-b"}), "pirates", f"sail {PLACE_IDS[edge]}")
    assert t.refused("pirates", f"to {PLACE_IDS[beyond]}").rule == "27.1.1b"
    assert f"to {PLACE_IDS[beyond]}" not in t.offered("pirates")
    assert PLACE[BASE] in BASES


@rule("27.1.1c")
def test_a_crew_ashore_is_not_left_behind_and_does_not_march() -> None:
    t = sail(pirates({BASE: "pirates 1 18-30-b | pirates 1 4-12"}), "pirates", f"sail {BASE}")
    assert t.refused("pirates", f"to {OFF_BASE}").rule == "27.1.1c"
    sail(t, "pirates", "embark 4-12", f"to {OFF_BASE}")
    two = sail(pirates({BASE: "pirates 2 18-30-b | pirates 1 4-12"}), "pirates", f"sail {BASE}", "stay-behind 18-30-b")
    assert f"to {OFF_BASE}" in two.offered("pirates")


@rule("27.1.1c")
def test_pirates_ashore_stay_with_their_ships_in_the_land_movement() -> None:
    t = position({BASE: "pirates 1 18-30-b | pirates 1 4-12"}, scenario=3)
    t.push(NavalOperations()).play("pirates", "done")
    crew = t.stack("pirates", BASE, HELD)
    t.g.mark[crew] |= SUPPLIED
    assert f"march {BASE}" not in t.push(LandMovement(t.seat("pirates"))).offered("pirates")


@rule("27.1.2a")
def test_pirates_add_one_to_attrition_rolls() -> None:
    t = position({OFF_BASE: "pirates 1 18-30-b | sulla 1 18-30-b"}, scenario=3, winter=True)
    assert [limit(t.g, t.stack(name, OFF_BASE), 12) for name in ("pirates", "sulla")] == [1, 2]


@rule("27.1.2b")
def test_pirates_board_and_land_on_any_coast_without_a_city_as_in_a_port() -> None:
    t = sail(pirates({BASE: "pirates 1 18-30-b | pirates 1 4-12"}), "pirates", f"sail {BASE}", "embark 4-12")
    assert left(t) == 28
    fleet = t.g.mover
    sail(t, "pirates", f"land {BASE}")
    assert t.g.spent[fleet] == 4
    stayed = position({BASE: "pirates 1 18-30-b"}, scenario=3).push(NavalOperations()).play("pirates", "done")
    assert stayed[BASE] == "pirates 1 18-30-b"


@rule("27.1.2c")
def test_pirates_invade_without_a_great_leader() -> None:
    board = {BASE: "pirates 1 18-30-b aboard 1 4-12 | sulla 1 20-10-a"}
    t = sail(pirates(board), "pirates", f"sail {BASE}", f"land {BASE}")
    assert "pirates 1 4-12" in t[BASE]
    assert t.events("invades")


@rule("27.1.4b")
def test_pirates_that_cut_off_grain_do_not_sail() -> None:
    t = position({BASE: "pirates 1 18-30-b"}, scenario=3)
    t.g.mark[t.stack("pirates", BASE)] |= CUTS_GRAIN
    seat = t.seat("pirates")
    t.push(Sailing(seat, minors_of(seat)))
    assert not t.g.stack


@rule("27.2.1b")
def test_a_rhodian_fleet_does_not_engage_romans() -> None:
    foe = next(name for name in ROMANS if position(scenario=3).seat(name) != position(scenario=3).seat("rhodus"))
    t = position({"b5821": f"rhodus 1 18-30-a | {foe} 1 18-30-b"}, scenario=3)
    t.push(Sailing(t.seat("rhodus"), minors_of(t.seat("rhodus")))).play("rhodus", "sail b5821")
    assert f"engage {foe}" not in t.offered("rhodus")


@rule("27.2.1b")
def test_nor_do_rhodian_soldiers_attack_romans() -> None:
    foe = next(name for name in ROMANS if position(scenario=3).seat(name) != position(scenario=3).seat("rhodus"))
    for enemy, may in ((foe, False), ("mithridates", True)):
        t = position({FIELD: f"rhodus 2 m4-12 | {enemy} 1 4-12"}, scenario=3, month="May 87 BC")
        found = attacks_at(t.g, t.seat("rhodus"), PLACE[FIELD])
        assert [attack.foe for attack in found] == ([t.power(enemy)] if may else [])


@rule("27.2.1c")
def test_their_soldiers_count_double_against_pirates_too() -> None:
    """Two (4)-12: 8 points, 16 against pirates, in attack and in defence."""
    for enemy, points in (("pirates", 16), ("mithridates", 8)):
        t = position({FIELD: f"rhodus 2 m4-12 | {enemy} 1 4-12"}, scenario=3, month="May 87 BC")
        attack, *_ = attacks_at(t.g, t.seat("rhodus"), PLACE[FIELD])
        assert reckon(t.g, begun(t.g, PLACE[FIELD], attack)).attack == points
        back, *_ = attacks_at(t.g, t.seat(enemy), PLACE[FIELD])
        assert reckon(t.g, begun(t.g, PLACE[FIELD], back)).defence == points


@rule("27.2.1c")
def test_rhodians_count_double_against_pirates() -> None:
    t = position({OFF_BASE: "rhodus 1 18-30-a | pirates 1 18-30-b | mithridates 1 18-30-b"}, scenario=3)
    own = [t.stack("rhodus", OFF_BASE)]
    against = {name: side_strength(t.g, own, [t.stack(name, OFF_BASE)]) for name in ("pirates", "mithridates")}
    assert against == {"pirates": 36, "mithridates": 18}


@rule("38.2a")
def test_a_naval_leader_adds_one_to_attrition_rolls() -> None:
    board = {OFF_MASSILIA: "pompey 1 18-30-b pompey", MASSILIA: "pompey 1 18-30-b"}
    t = position(board, scenario=6, sections=("38",), winter=True)
    assert [limit(t.g, t.stack("pompey", place), 12) for place in (OFF_MASSILIA, MASSILIA)] == [1, 2]


# ---- Saxons

SAXONS, COAST = "saxon-and-frisian-pirates", "a2111"


def saxons(lord: str) -> Table:
    """Saxons off the coast of Britannia, which somebody controls."""
    t = position({COAST: f"{SAXONS} 1 18-30-c aboard 2 m4-12"}, scenario=35, lords={"britannia": lord})
    t.g.chief[t.power(SAXONS)] = 0
    t.stop_at(SeaInterception, NavalBattle, SiegesSeen, Reckoning, Trespass)
    return sail(t.push(Sailing(0, minors_of(0))), SAXONS, f"sail {COAST}")


@rule("37.2b")
def test_the_northern_coasts_are_ports_to_saxons() -> None:
    t = saxons("visigoths")
    fleet = t.g.mover
    sail(t, SAXONS, f"land {COAST}", "ready")
    assert t.g.spent[fleet] == 2
    south = position({"a2920": f"{SAXONS} 1 18-30-c", COAST: f"{SAXONS} 1 18-30-c"}, scenario=35)
    assert [in_port(south.g, south.stack(SAXONS, place)) for place in ("a2920", COAST)] == [False, True]


@rule("37.2c")
def test_limitanei_on_a_roman_coast_cost_them_eight_more() -> None:
    t = saxons("ioannes")
    fleet = t.g.mover
    sail(t, SAXONS, f"land {COAST}", "ready")
    assert t.g.spent[fleet] == 10


@rule("37.2d")
def test_saxons_invade_without_a_great_leader() -> None:
    t = saxons("ioannes")
    add(t.g, t.power("ioannes"), PLACE[COAST], LETTER[KIND_BY_ID["4-12"]])
    sail(t.go_on(), SAXONS, f"land {COAST}", "ready")
    assert t.events("invades")


# ---- the pirates' range

WATERS = range(len(SEA_STEPS))


def range_of_pirates() -> tuple[Table, list[bool]]:
    """By water, whether they may be there."""
    t = position(scenario=3)
    return t, [in_range(t.g, t.power("pirates"), water) for water in WATERS]


@rule("27.1.1b", "14.6d", "10.7.4f")
def test_pirates_do_not_leave_a_port_or_flee_beyond_their_range_either() -> None:
    """The king's may go into any of the waters around."""
    _, within = range_of_pirates()
    here = next(w for w in WATERS if within[w] and not all(within[there] for there in SEA_STEPS[w]))
    t = position({PLACE_IDS[here]: "pirates 1 18-30-b | mithridates 1 18-30-b"}, scenario=3)
    for ways in (retreats, lambda g, stack: sea_room(g, here, g.whose[stack])):
        free, bound = (ways(t.g, t.stack(name, PLACE_IDS[here])) for name in ("mithridates", "pirates"))
        assert not all(within[there] for there in free)
        assert bound
        assert all(within[there] for there in bound)


@rule("27.1.1b", "10.7.4e")
def test_a_coast_beyond_their_range_is_no_refuge_to_pirates() -> None:
    t, within = range_of_pirates()
    power = t.power("pirates")
    coasts = [water for water in WATERS if harbour(t.g, water, power) != NONE]
    for is_near in (True, False):
        water = next(coast for coast in coasts if within[coast] is is_near)
        assert (water in refuges(t.g, water, power, with_cargo=False)) is is_near


@rule("27.1.1b", "10.6a")
def test_pirates_intercept_nobody_beyond_their_range() -> None:
    t, within = range_of_pirates()
    power = t.power("pirates")
    coasts = [water for water in WATERS if within[water] and harbour(t.g, water, power) != NONE]
    here, near, far = next(
        (here, near, far)
        for here in coasts
        for near in SEA_STEPS[here]
        for far in SEA_STEPS[here]
        if within[near] and not within[far] and not DEEP[near] and not DEEP[far]
    )
    for goal, can in ((near, True), (far, False)):
        t = position({PLACE_IDS[here]: "pirates 1 18-30-b", PLACE_IDS[goal]: "sulla 1 18-30-b"}, scenario=3)
        fleet, mover = t.stack("pirates", PLACE_IDS[here]), t.stack("sulla", PLACE_IDS[goal])
        assert can_intercept(t.g, fleet, mover, goal) is can
