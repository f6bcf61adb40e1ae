"""Chapter 17.2: leaders of Pergamum come when its Armies move for their ally."""

from __future__ import annotations

from typing import Final

from romanum.games.pax.data.components import ATTALUS, EUMENES, LEADER_IDS, PERGAMUM, PERGAMUM_SPACE, PLACE_IDS
from romanum.games.pax.state.forces import occupants
from romanum.games.pax.state.leaders import station
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import enemies

COMES: Final = {5: ATTALUS, 6: EUMENES}
"""By the die."""


def call_leader(g: Mediterranean) -> None:
    """17.2-ALLIANCE-PERGAMUM-c: a die each time, until one has come; ruling: not while enemies hold Pergamum."""
    if any(g.leader_side[leader] != NOBODY for leader in COMES.values()) or is_lost(g):
        return
    die = g.dice.roll()
    leader = COMES.get(die)
    name = LEADER_IDS[leader] if leader is not None else "nobody"
    g.tell("pergamene-leader", "17.2-ALLIANCE-PERGAMUM-c", die=die, leader=name, place=PLACE_IDS[PERGAMUM_SPACE])
    if leader is not None:
        station(g, leader, PERGAMUM, PERGAMUM_SPACE)


def is_lost(g: Mediterranean) -> bool:
    """Whether somebody else holds Pergamum."""
    inside = occupants(g, PERGAMUM_SPACE)
    if g.town_of[PERGAMUM_SPACE] != NOBODY:
        inside |= 1 << g.town_of[PERGAMUM_SPACE]
    return bool(inside & enemies(g, PERGAMUM))
