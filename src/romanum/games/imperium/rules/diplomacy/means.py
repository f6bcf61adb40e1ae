"""5.8, 6.2c, 18.2.1: who may trade with whom, in what, and where: what drafts and agreements both look at."""

from __future__ import annotations

from typing import Final

from romanum.engine.memo import Memo
from romanum.games.imperium.data.bans import NoDiplomacy
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.hexes import GRID, HEX
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.rules.common.control import city_at, exists
from romanum.games.imperium.rules.common.powers import majors, power_id, power_number
from romanum.games.imperium.rules.common.sieges import fort_at, forts, is_besieged
from romanum.games.imperium.rules.special.chronicle import rules_of
from romanum.games.imperium.rules.special.specials import why_no_alliance, why_no_trade
from romanum.games.imperium.state.forces import is_naval, stacks_at, stacks_of
from romanum.games.imperium.state.marks import GUESTS, INSIDE, LENT, MOVED
from romanum.games.imperium.state.position import ACTIVE, CLIENT, MAJOR, NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, fleets, load, of, without


def face(g: RomanWorld, player: int) -> int:
    """The power by which a player is called: his first."""
    own = majors(g, player)
    return own[0] if own else g.setting.seats[player][0]


def face_id(g: RomanWorld, player: int) -> str:
    """The same in events."""
    return power_id(g, face(g, player))


def leader_listed(g: RomanWorld, leader: int) -> int:
    """A leader as moves name him,"""
    return leaders_of(g.setting.number, g.setting.players)[leader]


def leader_meant(g: RomanWorld, number: int) -> int:
    """and whom a move means."""
    return leader_here(g.setting, number)


def player_meant(g: RomanWorld, number: int) -> int:
    """The player whom a move means by his first power."""
    return next(player for player in g.order if power_number(g, face(g, player)) == number)


def power_meant(g: RomanWorld, player: int, number: int) -> int:
    """The major power of a player that a move means."""
    return next(power for power in majors(g, player) if power_number(g, power) == number)


# ---- scenarios


def traders(g: RomanWorld, player: int) -> list[int]:
    """6.2c: the major powers of a player that deal with others; some scenarios forbid it."""
    own = majors(g, player)
    return [power for power in own if why_no_trade(g, power, power) is None] if rules_of(g, NoDiplomacy) else own


def may_ally(g: RomanWorld, player: int, other: int) -> bool:
    """5.8a: any two players, but for what a scenario says of their powers."""
    own, theirs = majors(g, player), majors(g, other)
    return bool(own and theirs) and all(why_no_alliance(g, a, b) is None for a in own for b in theirs)


def are_allied(g: RomanWorld, player: int, other: int) -> bool:
    """5.8a: in this game turn."""
    return bool(g.allies[player] >> other & 1)


# ---- what there is


def hands(g: RomanWorld, player: int) -> list[int]:
    """5.8g: the powers whose things a player can part with: his major powers that trade, and their active clients."""
    own = traders(g, player)
    clients = [p for p, patron in enumerate(g.patron) if patron in own and g.bond[p] == CLIENT]
    return [*own, *(p for p in clients if g.standing[p] == ACTIVE)]


def receiver(g: RomanWorld, player: int, place: int) -> int:
    """Ruling 5.8g: whoever of a player's major powers stands in the place gets what is given there, else his first."""
    own = traders(g, player)
    here = [g.whose[stack] for stack in stacks_at(g, place)]
    return next((power for power in own if power in here), own[0])


def in_contact(g: RomanWorld, power: int, other: int) -> bool:
    """5.8h: units of both in one hex or in neighbouring hexes."""
    return _CONTACT.of(g, min(power, other), max(power, other))


def _in_contact(g: RomanWorld, power: int, other: int) -> bool:
    own = {HEX[g.at[stack]] for stack in stacks_of(g, power) if g.units[stack]}
    theirs = {HEX[g.at[stack]] for stack in stacks_of(g, other) if g.units[stack]}
    return not own.isdisjoint(theirs) or any(not theirs.isdisjoint(GRID.neighbours[here]) for here in own)


_CONTACT: Final[Memo[RomanWorld, bool]] = Memo(_in_contact, "at", "whose", "units", each=True)
"""While players negotiate nobody moves."""


def at_hand(g: RomanWorld, player: int, place: int) -> list[int]:
    """The stacks in a place that a player can part with: not under siege, not aboard others, not lent."""
    own = hands(g, player)
    fixed = INSIDE | GUESTS | MOVED | 7 * LENT
    return [s for s in stacks_at(g, place) if g.whose[s] in own and g.units[s] and not g.mark[s] & fixed]


def for_giving(g: RomanWorld, stack: int) -> str:
    """The units of a stack that can be given: all ashore; of fleets as many as those aboard do not need, and none
    where they carry units of others."""
    units = g.units[stack]
    if not is_naval(g, stack):
        return units
    if any(g.mark[s] & GUESTS for s in stacks_at(g, g.at[stack])):
        return ""
    aboard = load(without(units, FLEETS), g.has_rule("31"))
    return of(units, FLEETS)[: fleets(units) - (aboard + 1) // 2]


def units_at_hand(g: RomanWorld, player: int, place: int) -> str:
    """All that a player can give in a place."""
    return "".join(sorted("".join(for_giving(g, stack) for stack in at_hand(g, player, place))))


def places_of(g: RomanWorld, player: int) -> list[int]:
    """Where a player has units, cities or forts that might change hands, as all can see."""
    return _PLACES_OF.of(g, player)


def _places_of(g: RomanWorld, player: int) -> list[int]:
    own, at = hands(g, player), g.at
    found = {at[stack] for power in own for stack in stacks_of(g, power)}
    found |= {CITY_PLACE[city] for city, power in enumerate(g.city_of) if power in own and exists(g, city)}
    return sorted(found | {fort.place for fort in forts(g) if fort.power in own})


_PLACES_OF: Final[Memo[RomanWorld, list[int]]] = Memo(
    _places_of, "scenario", "wins", "seats", "month", "ended", "at", "whose", "city_of", "razed", "forts", "chief",
    "standing", "bond", "patron", each=True,
)  # fmt: skip


def has_city(g: RomanWorld, player: int, place: int) -> bool:
    """5.8g: whether a player can part with the city of a place: a major power's that is not under siege."""
    city = city_at(g, place)
    return city != NONE and g.city_of[city] in traders(g, player) and not is_besieged(g, place)


def has_fort(g: RomanWorld, player: int, place: int) -> bool:
    """5.8g: and with a fort."""
    fort = fort_at(g, place)
    return fort is not None and fort.power in traders(g, player) and not is_besieged(g, place)


def captives(g: RomanWorld, captor: int, owner: int = NOBODY) -> list[int]:
    """18.2.1: the leaders whom a player's powers hold captive, of one player or of all."""
    if g.captor.count(NOBODY) == len(g.captor):
        return []
    return [
        leader
        for leader, power in enumerate(g.captor)
        if power != NOBODY and g.chief[power] == captor and owner in (NOBODY, g.chief[g.leader_of[leader]])
    ]


def is_major(g: RomanWorld, power: int) -> bool:
    """6.2a: whether it has a treasury."""
    return g.standing[power] == ACTIVE and g.bond[power] == MAJOR
