"""Chapters 3.4.2, 6.3m and 9.2: fleets, their passengers and their ports."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.games.ultimus.data.components import (
    COAST,
    FLEET_BASE,
    FLEET_TURNS_LOST,
    FLEET_UNITS,
    LEADER_COUNT,
    NAVIGABLE,
    PIECES,
    SEAS,
    SEAS_OF,
    TRIBES,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.march.landings import Landing, check_ashore, check_part, disembark, without_his_tribe
from romanum.games.ultimus.rules.march.migration import keeps_ashore
from romanum.games.ultimus.rules.march.movement import guarded, held_by_revolt, leaves_caesar, revolts
from romanum.games.ultimus.rules.march.passengers import drown, passengers, seas_beside
from romanum.games.ultimus.rules.stratagems.playable import OPEN, stratagem
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import AREA, FLEET_IDS
from romanum.games.ultimus.state.position import (
    ABOARD,
    AT_SEA,
    CAMP_IDS,
    EAST_FLEET,
    EXTRA_FLEET,
    FLEETS,
    NOBODY,
    NONE,
    REVOLT,
    TRIBE_OF,
    WEST_FLEET,
    LateEmpire,
)
from romanum.games.ultimus.state.steps import CampChoice, Menu


def _candidates(g: LateEmpire, camp: int) -> Iterable[Move]:
    for fleet in range(FLEETS):
        if g.fleet_camp[fleet] != camp or g.fleet_at[fleet] == NONE:
            continue
        here = g.fleet_at[fleet]
        if here < AT_SEA:
            yield from (("board", piece, fleet) for piece in g.of_camp(camp, here))
            yield from (("sail", fleet, sea) for sea in seas_beside(g, fleet))
        else:
            yield from (("sail", fleet, sea) for sea in seas_beside(g, fleet))
            yield from (("land", fleet, area) for area in COAST[here - AT_SEA])
            yield from (("disembark", fleet, area) for area in COAST[here - AT_SEA])
            yield ("home", fleet)


def _check(g: LateEmpire, camp: int, move: Move) -> Refusal | None:
    match move[0]:
        case "board":
            return check_boarding(g, move[1], move[2])
        case "sail":
            return check_sailing(g, camp, move[1], move[2])
        case "land":
            return check_landing(g, camp, move[1], move[2])
        case "disembark":
            return check_part(g, camp, move[1], move[2])
        case _:
            return check_homing(g, move[1])


def check_boarding(g: LateEmpire, piece: int, fleet: int) -> Refusal | None:
    """3.4.2c, 3.4.2e, 4.5.2b: once a turn, two units, from the base, before moving; nobody whom a revolt holds."""
    facts = {"fleet": FLEET_IDS[fleet], "piece": PIECES[piece]}
    if g.fleet_used[fleet] and not passengers(g, fleet):
        return Refusal("3.4.2c", "fleet-used", facts)
    if g.moved[piece] or g.fleet_moved[fleet]:
        return Refusal("3.4.2e", "too-late-to-board", facts)
    if piece >= LEADER_COUNT and g.guard_of[piece] != NOBODY:
        return Refusal("3.2.4a", "guards-stay-with-their-leader", facts)
    if held_by_revolt(g, piece, revolts(g)):
        return Refusal("4.5.2b", "must-fight-the-revolt", facts)
    if piece >= LEADER_COUNT and leaves_caesar(g, piece):
        return Refusal("4.5.1d", "last-beside-a-caesar", facts)
    if keeps_ashore(g, piece):
        return Refusal("6.2p", "people-stays-together", {"tribe": TRIBES[TRIBE_OF[piece]].id})
    units = [p for p in (*passengers(g, fleet), *guarded(g, piece)) if p >= LEADER_COUNT]
    if guarded(g, piece)[-1] >= LEADER_COUNT and len(units) > FLEET_UNITS:
        return Refusal("3.4.2c", "no-room-aboard", {**facts, "room": FLEET_UNITS})
    return None


def has_room(g: LateEmpire, piece: int, full: bool) -> bool:
    """3.2.4a, 3.4.2c: a unit that is nobody's guard needs a place; a leader needs one if he has guards."""
    if piece >= LEADER_COUNT:
        return not full and g.guard_of[piece] == NOBODY
    return not full or len(guarded(g, piece)) == 1


def check_sailing(g: LateEmpire, camp: int, fleet: int, sea: int) -> Refusal | None:
    """3.4.2e, 4.3h, 4.5.1d: one sea a sequence; no tribal leader leaves port without his people, to land nowhere."""
    if g.fleet_moved[fleet]:
        return Refusal("3.4.2e", "fleet-has-sailed", {"fleet": FLEET_IDS[fleet]})
    refused = without_his_tribe(g, passengers(g, fleet)) if g.fleet_at[fleet] < AT_SEA else None
    lands = refused is None or any(check_landing(g, camp, fleet, area) is None for area in COAST[sea])
    return None if lands else refused


def check_landing(g: LateEmpire, camp: int, fleet: int, area: int) -> Refusal | None:
    """3.4.2e: all aboard go ashore in an area."""
    aboard = passengers(g, fleet)
    if not aboard:
        return Refusal("3.4.2e", "nobody-aboard", {"fleet": FLEET_IDS[fleet]})
    return check_ashore(g, camp, aboard, area)


def check_homing(g: LateEmpire, fleet: int) -> Refusal | None:
    """3.4.2f: an empty fleet runs into its port from the sea beside it."""
    facts = {"fleet": FLEET_IDS[fleet]}
    if passengers(g, fleet):
        return Refusal("3.4.2f", "still-loaded", facts)
    if g.fleet_moved[fleet]:
        return Refusal("3.4.2e", "fleet-has-sailed", facts)
    sea = g.fleet_at[fleet] - AT_SEA
    ports = FLEET_BASE if fleet == EXTRA_FLEET else (FLEET_BASE[fleet],)
    if any(SEAS_OF[port] >> sea & 1 for port in ports):
        return None
    return Refusal("3.4.2f", "port-too-far", facts)


def _options(g: LateEmpire, camp: int) -> list[Move]:
    found: list[Move] = []
    for fleet in range(FLEETS):
        if g.fleet_camp[fleet] == camp and g.fleet_at[fleet] != NONE:
            found += voyages(g, camp, fleet)
    return found


def voyages(g: LateEmpire, camp: int, fleet: int) -> list[Move]:
    """What one fleet may do now: the allowed candidates, without asking about those that its state rules out."""
    here, moved, aboard = g.fleet_at[fleet], g.fleet_moved[fleet], passengers(g, fleet)
    found: list[Move] = []
    if here < AT_SEA and not moved and (aboard or not g.fleet_used[fleet]):
        full = len([piece for piece in aboard if piece >= LEADER_COUNT]) >= FLEET_UNITS
        fresh = [piece for piece in g.of_camp(camp, here) if not g.moved[piece]]
        held = revolts(g) if fresh and REVOLT in g.status else {}
        free = [piece for piece in fresh if not held_by_revolt(g, piece, held)] if held else fresh
        free = [piece for piece in free if not keeps_ashore(g, piece)] if any(g.migrating) else free
        free = [piece for piece in free if piece < LEADER_COUNT or not leaves_caesar(g, piece)]
        found += [("board", piece, fleet) for piece in free if has_room(g, piece, full)]
    if not moved:
        seas = seas_beside(g, fleet)
        found += [("sail", fleet, sea) for sea in seas if not aboard or check_sailing(g, camp, fleet, sea) is None]
    if here >= AT_SEA and aboard:
        coast = COAST[here - AT_SEA]
        found += [("land", fleet, area) for area in coast if check_landing(g, camp, fleet, area) is None]
        found += [("disembark", fleet, area) for area in coast if check_part(g, camp, fleet, area) is None]
    if here >= AT_SEA and check_homing(g, fleet) is None:
        found.append(("home", fleet))
    return found


def _take(g: LateEmpire, camp: int, move: Move) -> None:
    match move[0]:
        case "board":
            boarding = guarded(g, move[1])
            g.put(boarding, ABOARD + move[2])
            g.mark_moved(boarding)
            g.fleet_used = changed(g.fleet_used, move[2], 1)
            g.tell("boards", "3.4.2e", piece=PIECES[move[1]], fleet=FLEET_IDS[move[2]])
        case "sail":
            g.fleet_at = changed(g.fleet_at, move[1], AT_SEA + move[2])
            g.fleet_moved = changed(g.fleet_moved, move[1], 1)
            g.tell("sails", "3.4.2e", camp=CAMP_IDS[camp], fleet=FLEET_IDS[move[1]], sea=SEAS[move[2]])
        case "land":
            disembark(g, camp, move[1], move[2], passengers(g, move[1]))
        case "disembark":
            g.push(Landing(camp, move[1], move[2]))
        case _:
            sea = g.fleet_at[move[1]] - AT_SEA
            ports = FLEET_BASE if move[1] == EXTRA_FLEET else (FLEET_BASE[move[1]],)
            port = next(port for port in ports if SEAS_OF[port] >> sea & 1)
            g.fleet_at = changed(g.fleet_at, move[1], port)
            g.fleet_moved = changed(g.fleet_moved, move[1], 1)
            g.tell("in-port", "3.4.2f", fleet=FLEET_IDS[move[1]])


def empty_ports(g: LateEmpire) -> None:
    """3.4.2e: whoever is aboard a fleet that has not sailed when movement ends is ashore again."""
    for fleet in range(FLEETS):
        here = g.fleet_at[fleet]
        if 0 <= here < AT_SEA and passengers(g, fleet):
            g.put(passengers(g, fleet), here)
            g.fleet_used = changed(g.fleet_used, fleet, 0)


VOYAGES: Final[Menu] = Menu(
    frozenset({"board", "sail", "land", "disembark", "home"}), _candidates, _check, _options, _take
)
"""3.4.2: what fleets do in their camp's movement."""


# ---- 6.3m: the extra fleet


@stratagem("fleet", OPEN, lambda g, camp, moment, area: g.fleet_at[EXTRA_FLEET] == NONE)
def extra_fleet(g: LateEmpire, camp: int) -> None:
    """6.3m."""
    g.push(LaunchFleet(camp))


class LaunchFleet(CampChoice, frozen=True):
    """6.3m: in any coastal area of the seas that fleets sail."""

    rule: ClassVar[str] = "6.3m"
    asks: ClassVar[Asks] = Asks("launch", subjects.CAMP)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Areas on the coast of a navigable sea."""
        seas = sum(1 << sea for sea in NAVIGABLE)
        return [AREA[area] for area in range(ZONE_COUNT) if SEAS_OF[area] & seas]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """It lies there, ready."""
        g.fleet_at = changed(g.fleet_at, EXTRA_FLEET, move[1])
        g.fleet_camp = changed(g.fleet_camp, EXTRA_FLEET, self.camp)
        g.fleet_used = changed(g.fleet_used, EXTRA_FLEET, 0)
        g.fleet_moved = changed(g.fleet_moved, EXTRA_FLEET, 0)
        g.tell("fleet", "6.3m", camp=CAMP_IDS[self.camp], area=ZONE_IDS[move[1]])


# ---- 2.F.b, 9.2: the end of the turn


def settle_control(g: LateEmpire) -> None:
    """3.4.2b, 3.1.3a: whoever holds the base has the fleet for the next turn; a besieged refuge holds out."""
    for fleet in (WEST_FLEET, EAST_FLEET):
        g.fleet_camp = changed(g.fleet_camp, fleet, g.holds_city(FLEET_BASE[fleet]))


def adjust_fleets(g: LateEmpire) -> None:
    """9.2, 6.3m: a fleet away from home is lost for five turns; an extra one stays only in one of the two ports."""
    for fleet in range(FLEETS):
        here = g.fleet_at[fleet]
        if here == NONE or here in (FLEET_BASE if fleet == EXTRA_FLEET else (FLEET_BASE[fleet],)):
            continue
        drown(g, fleet, passengers(g, fleet))
        g.fleet_at = changed(g.fleet_at, fleet, NONE)
        if fleet != EXTRA_FLEET:
            g.fleet_back = changed(g.fleet_back, fleet, g.year + FLEET_TURNS_LOST + 1)
        g.tell("fleet-lost", "9.2a", fleet=FLEET_IDS[fleet], year=g.fleet_back[fleet])


def return_fleets(g: LateEmpire) -> None:
    """9.2a: in Phase D of its year a lost fleet lies in its port again."""
    for fleet in (WEST_FLEET, EAST_FLEET):
        if g.fleet_at[fleet] == NONE and g.fleet_back[fleet] <= g.year:
            g.fleet_at = changed(g.fleet_at, fleet, FLEET_BASE[fleet])
            g.tell("fleet-back", "9.2a", fleet=FLEET_IDS[fleet])
