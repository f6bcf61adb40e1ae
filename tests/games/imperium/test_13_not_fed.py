"""Chapters 5.8e and 13: who is not fed though food is near."""

from __future__ import annotations

from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS, PROVINCE
from romanum.games.imperium.rules.supply.feeding import Foraged, feed_by_ports
from romanum.games.imperium.rules.supply.needs import NO_FORAGE, forage_value
from romanum.games.imperium.rules.supply.trains import points_at
from romanum.games.imperium.state.marks import HUNGRY, INSIDE, SUPPLIED
from romanum.games.imperium.state.port_supply import _sends_ships, in_port_supply
from rules import rule

from .builder import Table, position

BRUNDISIUM = "b4320"
BARREN = "a3233"
"""Desert that nobody tills."""
MEDIOLANUM = PLACE_IDS[CITY_PLACE[CITY["mediolanum"]]]


def in_port() -> Table:
    """Pompey's men at Syracusae, which is his with all Sicilia."""
    syracusae = PLACE_IDS[CITY_PLACE[CITY["syracusae"]]]
    own = dict.fromkeys(("syracusae", "messana", "lilybaeum"), "pompey")
    return position({syracusae: "pompey 1 20-10-b"}, scenario=6, cities=own, lords={"sicilia": "pompey"})


@rule("13.1g")
def test_who_has_gone_hungry_is_not_fed_by_a_port_afterwards() -> None:
    t = in_port()
    feed_by_ports(t.g, [0])
    assert t.g.mark[0] & SUPPLIED
    t = in_port()
    t.g.mark[0] |= HUNGRY
    feed_by_ports(t.g, [0])
    assert not t.g.mark[0] & SUPPLIED


@rule("13.4.3a")
def test_behind_walls_without_a_port_nobody_is_fed_by_sea() -> None:
    t = position({MEDIOLANUM: "pompey 1 20-10-b"}, scenario=6, cities={"mediolanum": "pompey"})
    t.g.mark[0] |= INSIDE
    assert not in_port_supply(t.g, 0)


@rule("5.8e", "13.4.3d")
def test_an_allys_train_behind_the_same_walls_feeds_with_his_leave_alone() -> None:
    t = position({MEDIOLANUM: "caesar 1 20-10-a | pompey 1 train-6"}, scenario=6, allies=(("caesar", "pompey"),))
    for stack in range(len(t.g.mark)):
        t.g.mark[stack] |= INSIDE
    place = PLACE[MEDIOLANUM]
    assert points_at(t.g, place, t.power("pompey"), inside=True) > 0
    assert points_at(t.g, place, t.power("caesar"), inside=True) == 0


@rule("13.1b")
def test_no_ships_come_from_a_port_where_soldiers_alone_are() -> None:
    for units, is_sent in (("1 20-10-b", False), ("1 18-30-b", True)):
        t = position({BRUNDISIUM: f"pompey {units}"}, scenario=6, cities={"brundisium": "pompey"})
        t.g.lord[PROVINCE[PLACE[BRUNDISIUM]]] = t.power("pompey")
        assert _sends_ships(t.g, PLACE[BRUNDISIUM], t.power("pompey")) == is_sent


@rule("13.3a")
def test_in_the_desert_nobody_even_throws_dice_for_forage() -> None:
    t = position({BARREN: "caesar 1 20-10-a"}, scenario=6)
    assert forage_value(t.g, PLACE[BARREN], t.power("caesar"), inside=False) == NO_FORAGE
    t.push(Foraged(t.seat("caesar"), (0,), True))
    assert t.g.mark[0] & HUNGRY
    assert t.events("foraged") == []
