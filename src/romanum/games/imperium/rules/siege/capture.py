"""16.1, 17.1c, 17.3.1d, 18.2d, 21.3b: a siege is over: it is broken, or a city, port or fort falls to a power."""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.seas import BARE_PORT
from romanum.games.imperium.rules.common.control import city_at, give_province, port_owner, take_city, take_port
from romanum.games.imperium.rules.common.leaders import leaders_in, rally
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.common.powers import is_enemy, is_friend
from romanum.games.imperium.rules.common.sieges import end_siege, forts, holds, inside, keep_forts, sieges
from romanum.games.imperium.rules.special.grants import take_fort_city
from romanum.games.imperium.state.errands import (
    BY_HUNGER,
    IN_LAND_COMBAT,
    LeaderTaken,
    PlaceTaken,
    ShipyardTaken,
    SiegesSeen,
)
from romanum.games.imperium.state.forces import settle
from romanum.games.imperium.state.layout import KEEL_FACTS
from romanum.games.imperium.state.position import NOBODY, RomanWorld

# ---- 17.1c, 17.1.1c: sieges that have lost their besiegers


@carries_out(SiegesSeen)
def look_at_sieges(errand: SiegesSeen, g: RomanWorld) -> None:
    """17.1c: a siege that does not hold is broken at once."""
    for siege in list(sieges(g)):
        place = siege.place
        if holds(g, place):
            continue
        if g.log is not None:
            g.tell("siege-broken", "17.1c", place=PLACE_IDS[place])
        g.reveals += g.hidden
        end_siege(g, place)
        settle(g, place)


# ---- 16.1a, 16.1f, 17.3.1d, 18.2d, 21.3b: what falls, with all that is in it


CAPTURED = 1
"""`LeaderTaken.always`: 18.2d: whoever is in a city that falls is captured."""


@carries_out(PlaceTaken)
def fall(errand: PlaceTaken, g: RomanWorld) -> None:
    """Garrison and leaders, forts, the city or port itself, and fleets on the stocks.

    Ruling 18.2.1a: captives whose guards are lost with the place are free, or have another captor.
    """
    place, power = errand.place, errand.power
    if any(g.keels[at + 1] == place for at in range(0, len(g.keels), KEEL_FACTS)):
        g.push(ShipyardTaken(place, power))
    _take_garrison(g, place, power, BY_HUNGER if errand.starved else IN_LAND_COMBAT)
    _raze_forts(g, place, power)
    end_siege(g, place)
    city = city_at(g, place)
    if city != NONE:
        if not _is_ours(g, g.city_of[city], power):
            take_city(g, city, power, "16.1a")
    elif BARE_PORT[place] and not _is_ours(g, port_owner(g, place), power):
        take_port(g, place, power, "16.1f")
    rally(g, place)
    settle(g, place)


def _is_ours(g: RomanWorld, owner: int, power: int) -> bool:
    """5.8i: what a friend holds is not taken where only an enemy's fort beside it falls."""
    return owner not in (NOBODY, power) and is_friend(g, power, owner)


def _take_garrison(g: RomanWorld, place: int, power: int, how: int) -> None:
    """18.2d: leaders inside are captured; whoever else is left inside is lost."""
    for stack in inside(g, place):
        if not is_enemy(g, power, g.whose[stack]):
            continue
        for leader in leaders_in(g, stack):
            g.push(LeaderTaken(leader, power, CAPTURED, how))
        if g.units[stack]:
            lose(g, stack, g.units[stack], "17.3.1d", by=power)


def _raze_forts(g: RomanWorld, place: int, power: int) -> None:
    """21.3b, 5.6.1c: enemy forts are removed, not captured; one that is a city goes over with its Province."""
    if take_fort_city(g, place, power):
        return
    kept = [fort for fort in forts(g) if fort.place != place or not is_enemy(g, power, fort.power)]
    lost = len(kept) < len(list(forts(g)))
    if place in g.founded[::2]:
        at = g.founded[::2].index(place)
        g.founded = (*g.founded[: 2 * at + 1], power, *g.founded[2 * at + 2 :])
        give_province(g, PROVINCE[place], power)
        return
    keep_forts(g, kept)
    if lost and g.log is not None:
        g.tell("fort-razed", "21.3b", place=PLACE_IDS[place])
