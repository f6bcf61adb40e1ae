"""10.3, 10.4.1, 17.2, 27, 38.2: in which ports fleets lie, which need none, and who is better at sea than others."""

from __future__ import annotations

from games.imperium.builder import Table, position
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.common.faults import faults
from romanum.games.imperium.rules.common.sieges import end_siege, inside
from romanum.games.imperium.rules.naval.ports import besieges, harbour, in_port, is_excused, room
from romanum.games.imperium.rules.naval.seamen import bonus, has_sailor, in_range, may_fight
from romanum.games.imperium.state.forces import has_fleets, stacks_at
from romanum.games.imperium.state.marks import GUESTS, INSIDE
from rules import rule

MASSILIA, BRUNDISIUM = "a2821", "b4320"


def in_siege(*, with_army: bool = True, outside: int = 2) -> Table:
    """Pompey's fleet in Brundisium, Caesar's fleets and, if told, his legions before it."""
    army = " | caesar 4 20-10-a" if with_army else ""
    board = {BRUNDISIUM: f"pompey 1 18-30-b city inside | caesar {outside} 18-30-b{army}"}
    return position(board, scenario=6)


@rule("10.3d")
def test_a_fleet_lies_in_the_port_of_a_friend_and_in_no_enemys() -> None:
    t = position({MASSILIA: "caesar 1 18-30-b"}, scenario=6, cities={"massilia": "caesar"})
    fleet = t.stack("caesar", MASSILIA)
    assert in_port(t.g, fleet)
    t.g.city_of[:] = [t.power("pompey")] * len(t.g.city_of)
    assert not in_port(t.g, fleet)
    assert harbour(t.g, PLACE[MASSILIA], t.power("caesar")) == NONE


@rule("10.3d")
def test_inside_a_besieged_port_is_in_port_and_before_it_is_not() -> None:
    t = in_siege()
    assert in_port(t.g, t.stack("pompey", BRUNDISIUM))
    assert not in_port(t.g, t.stack("caesar", BRUNDISIUM))


@rule("17.2.2b")
def test_only_more_fleets_than_are_inside_shut_a_besieged_port() -> None:
    pompey = "pompey"
    assert harbour(in_siege(outside=2).g, PLACE[BRUNDISIUM], in_siege().power(pompey)) == NONE
    assert harbour(in_siege(outside=1).g, PLACE[BRUNDISIUM], in_siege().power(pompey)) == PLACE[BRUNDISIUM]


@rule("10.3i")
def test_a_besieging_fleet_needs_no_port_while_friends_stand_ashore() -> None:
    t, alone = in_siege(), in_siege(with_army=False)
    assert besieges(t.g, t.stack("caesar", BRUNDISIUM))
    assert is_excused(t.g, t.stack("caesar", BRUNDISIUM))
    assert besieges(alone.g, alone.stack("caesar", BRUNDISIUM))
    assert not is_excused(alone.g, alone.stack("caesar", BRUNDISIUM))


@rule("10.3i")
def test_friends_aboard_are_not_ashore() -> None:
    t = in_siege()
    army = next(s for s in stacks_at(t.g, PLACE[BRUNDISIUM]) if not has_fleets(t.g, s))
    t.g.mark[army] |= GUESTS
    assert not is_excused(t.g, t.stack("caesar", BRUNDISIUM))


@rule("17.2.2b")
def test_fleets_in_the_port_of_an_island_are_shut_in_with_it_and_freed_with_it() -> None:
    t = position({"b4621b": "pompey 1 4-12 city inside | caesar 3 20-10-a", "b4621": "pompey 1 18-30-b"}, scenario=6)
    fleet = t.stack("pompey", "b4621")
    t.g.mark[fleet] |= INSIDE
    assert not faults(t.g)
    assert fleet in inside(t.g, PLACE["b4621b"])
    end_siege(t.g, PLACE["b4621b"])
    assert not t.g.mark[fleet] & INSIDE


def test_without_a_siege_nobody_is_excused() -> None:
    t = position({BRUNDISIUM: "caesar 2 18-30-b | caesar 4 20-10-a"}, scenario=6, cities={"brundisium": "pompey"})
    assert not is_excused(t.g, t.stack("caesar", BRUNDISIUM))


@rule("13.6d")
def test_with_blockades_in_force_cargo_alone_is_shut_out() -> None:
    board = {BRUNDISIUM: "pompey 1 18-30-b city | caesar 2 18-30-b"}
    t = position(board, scenario=6, sections=("13.6",))
    water, pompey = PLACE[BRUNDISIUM], t.power("pompey")
    assert harbour(t.g, water, pompey) == water
    assert harbour(t.g, water, pompey, with_cargo=True) == NONE


@rule("10.4.1")
def test_a_fleet_has_room_for_one_legion_equivalent() -> None:
    t = position({MASSILIA: "caesar 2 18-30-b aboard 1 20-10-a 1 4-12"}, scenario=6)
    assert room(t.g, t.stack("caesar", MASSILIA)) == 1


@rule("27.1.2b", "27.1.1b")
def test_pirates_lie_on_every_coast_without_a_city_and_stay_within_their_range() -> None:
    t = position({"a2725": "pirates 1 18-30-b", "b4226": "pirates 1 18-30-b"}, scenario=3)
    pirates = t.power("pirates")
    assert in_port(t.g, t.stack("pirates", "a2725"))
    assert not in_port(t.g, t.stack("pirates", "b4226"))
    assert in_range(t.g, pirates, PLACE["b4226"])
    assert not in_range(t.g, pirates, PLACE["a2010"])
    assert in_range(t.g, t.power("sulla"), PLACE["a2010"])


@rule("27.1.2a", "27.2.1a", "38.2b")
def test_the_naval_bonus_of_pirates_rhodus_and_a_naval_leader() -> None:
    t = position(scenario=3)
    assert [bonus(t.g, t.power(name)) for name in ("pirates", "rhodus", "sulla")] == [1, 2, 0]
    with_him = position({BRUNDISIUM: "pompey 1 18-30-b pompey"}, scenario=6, sections=("38",))
    assert bonus(with_him.g, with_him.power("pompey")) == 2
    assert has_sailor(with_him.g, [with_him.stack("pompey", BRUNDISIUM)])
    without = position({BRUNDISIUM: "pompey 1 18-30-b"}, scenario=6, sections=("38",))
    assert bonus(without.g, without.power("pompey")) == 0


@rule("27.2.1b")
def test_rhodians_fight_no_roman_faction() -> None:
    t = position(scenario=3)
    foe = next(name for name in ("sulla", "marius") if t.seat(name) != t.seat("rhodus"))
    assert not may_fight(t.g, t.power("rhodus"), t.power(foe))
    assert may_fight(t.g, t.power(foe), t.power("rhodus"))
    assert may_fight(t.g, t.power("rhodus"), t.power("mithridates"))
