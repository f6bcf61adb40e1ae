"""Chapters 3.4.2c and 9.2b: those aboard a fleet, when they change sides or it is lost."""

from __future__ import annotations

from collections.abc import Iterable

from romanum.engine.position import changed
from romanum.games.ultimus.data.components import (
    DIOCESE_ZONES,
    DISTANCE,
    FLEET_BASE,
    LEADER_COUNT,
    NAVIGABLE,
    PIECES,
    SEA_LINKS,
    SEAS_OF,
    UNIT_DIOCESE,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.battle.evasion import welcome
from romanum.games.ultimus.rules.battle.losses import eliminate_unit, kill_leader
from romanum.games.ultimus.rules.year.council import come_into
from romanum.games.ultimus.state.actions import FLEET_IDS
from romanum.games.ultimus.state.position import ABOARD, AT_SEA, CAMP_IDS, EAST_FLEET, FLEETS, LateEmpire


def passengers(g: LateEmpire, fleet: int) -> tuple[int, ...]:
    """Who is aboard."""
    return g.at(ABOARD + fleet)


def seas_beside(g: LateEmpire, fleet: int) -> list[int]:
    """3.4.2d: the seas a fleet can sail to next."""
    here = g.fleet_at[fleet]
    if here >= AT_SEA:
        return [sea for sea in SEA_LINKS[here - AT_SEA] if sea in NAVIGABLE]
    return [sea for sea in NAVIGABLE if SEAS_OF[here] >> sea & 1]


def put_strangers_ashore(g: LateEmpire) -> None:
    """3.4.2c: a fleet carries its controller's pieces alone: whoever is not of his camp any more leaves it at once."""
    for fleet in range(FLEETS):
        aboard = passengers(g, fleet)
        if aboard:
            strangers = [piece for piece in aboard if g.camp(piece) != g.fleet_camp[fleet]]
            if strangers:
                go_ashore(g, fleet, strangers)


def go_ashore(g: LateEmpire, fleet: int, pieces: list[int]) -> None:
    """At the nearest place where all may be, or some after the others; whoever may be nowhere is shipwrecked."""
    camp = 1 - g.fleet_camp[fleet]
    for area in havens(g, fleet, camp, pieces):
        going = welcome(g, camp, [p for p in pieces if g.where[p] == ABOARD + fleet], area)
        if going:
            g.put(going, area)
            g.mark_moved(going)
            g.tell(
                "lands-apart", "3.4.2c", camp=CAMP_IDS[camp], fleet=FLEET_IDS[fleet], area=ZONE_IDS[area],
                pieces=[PIECES[p] for p in going],
            )  # fmt: skip
            come_into(g, going, area)
    drown(g, fleet, pieces)
    if g.fleet_at[fleet] < AT_SEA and not passengers(g, fleet):
        g.fleet_used = changed(g.fleet_used, fleet, 0)


def havens(g: LateEmpire, fleet: int, camp: int, pieces: list[int]) -> list[int]:
    """The port where the fleet lies; then coasts without enemies, for all before for some, nearest its base first."""
    here, base = g.fleet_at[fleet], FLEET_BASE[min(fleet, EAST_FLEET)]
    port = [here] if here < AT_SEA else []
    seas = seas_beside(g, fleet) if port else [here - AT_SEA]
    coast = [a for a in range(ZONE_COUNT) if a != here and any(SEAS_OF[a] >> sea & 1 for sea in seas)]
    free = [area for area in coast if not g.has_unit(1 - camp, area)]
    together = {area: len(welcome(g, camp, pieces, area)) == len(pieces) for area in free}
    return [*port, *sorted(free, key=lambda area: (not together[area], DISTANCE[base][area], area))]


def drown(g: LateEmpire, fleet: int, pieces: Iterable[int]) -> None:
    """9.2b: those who are still aboard are shipwrecked, leaders first, whose guards go with them."""
    for piece in pieces:
        if g.where[piece] == ABOARD + fleet and piece < LEADER_COUNT:
            kill_leader(g, piece, "shipwreck")
        elif g.where[piece] == ABOARD + fleet:
            shipwreck(g, piece, FLEET_BASE[min(fleet, EAST_FLEET)])


def shipwreck(g: LateEmpire, unit: int, port: int) -> None:
    """9.2b: a unit aboard returns by 9.3 and 9.4: a CO unit as if it had fallen at home, a Tribe from the port."""
    diocese = UNIT_DIOCESE[unit - LEADER_COUNT]
    g.put((unit,), DIOCESE_ZONES[diocese][0] if diocese >= 0 else port)
    eliminate_unit(g, unit)
