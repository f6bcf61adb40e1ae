"""Chapters 6.2p and 6.2q: Migration: a people under the Barbarian that marches with four PM and ends in one area.

Its units march like all others, by themselves or behind their leaders (`marches`); what is asked here before each step
is whether the whole people could still come together in one area.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, NamedTuple

from romanum.board.network import Stride, explore
from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.memo import Memo
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.games.ultimus.data.components import (
    MIGRATION_PM,
    NEIGHBOURS,
    PIECE_COUNT,
    TRIBE_COUNT,
    TRIBES,
    ZONE_COUNT,
)
from romanum.games.ultimus.rules.march.limits import crowded, passes_through
from romanum.games.ultimus.rules.march.movement import check_step, counts_outside, held_by_revolt, price, revolts
from romanum.games.ultimus.rules.march.passengers import put_strangers_ashore
from romanum.games.ultimus.rules.peoples.tribes import set_status
from romanum.games.ultimus.rules.stratagems.playable import OPEN, stratagem
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import TRIBE_MOVE
from romanum.games.ultimus.state.position import ASTIR, BARBARIAN, NOBODY, REVOLT, ROMAN, TRIBE_OF, LateEmpire
from romanum.games.ultimus.state.steps import CampChoice

MOVEMENT: Final = "2.E.1"
"""The rule of the step in which a camp moves."""


class Walk(NamedTuple):
    """Some pieces on the march: where they began, where they are, and what they have left."""

    leader: int
    units: tuple[int, ...]
    start: int
    here: int
    left: int
    outside: int = 0


def roads(g: LateEmpire, walk: Walk) -> dict[int, int]:
    """7.1a, 7.2, 7.3, 4.3: the areas in which a walk of the Barbarian's can end, each with the least PM for it.

    Where it is now is always among them.
    """
    return ROADS.of(g, walk)


def _roads(g: LateEmpire, walk: Walk) -> dict[int, int]:
    def step(here: int, there: int, spent: int, outside: int) -> Stride | None:
        cost, left = price(here, there), walk.left - spent
        if cost > left or check_step(g, BARBARIAN, walk.leader, walk.units, here, there, left, outside) is not None:
            return None
        return Stride(cost, g.has_unit(ROMAN, there), outside + cost if counts_outside(there) else outside)

    tribe = TRIBE_OF[walk.units[0]]
    found = explore(NEIGHBOURS, walk.here, walk.left, step, walk.outside)
    return {area: spent for area, spent in found.items() if area == walk.here or not stays_out(g, walk, tribe, area)}


ROADS: Final = Memo[LateEmpire, dict[int, int]](
    _roads, "where", LateEmpire.camps, "status", "ally", "major", "augustus", "caesar", "usurper", "escort", "aiding",
    each=True,
)  # fmt: skip
"""By walk: its roads. A people asks for those of all its units before each step of one of them."""


def stays_out(g: LateEmpire, walk: Walk, tribe: int, area: int) -> bool:
    """4.2.4, 4.3f: whether they may not stop in an area."""
    return passes_through(g, tribe, area) or crowded(g, walk.units, BARBARIAN, area) is not None


# ---- 6.2p: all end in one area


def meeting(g: LateEmpire, tribe: int, walk: Walk | None = None, resting: tuple[int, ...] = ()) -> set[int]:
    """Areas in which all units of a Tribe can end this movement; a people that has yet to move does not stay.

    Whoever has moved or is `resting` stays where he is, and so do rebels who must fight first (4.5.2b). Nobody comes
    together with units at sea.
    """
    common = _common_ground(g, tribe, walk, resting)
    return common & roads(g, walk).keys() if walk is not None and common else common


def _common_ground(g: LateEmpire, tribe: int, walk: Walk | None, resting: tuple[int, ...]) -> set[int]:
    """The same without a look at where the walk itself can go: what suits the others of the Tribe."""
    units = g.units_in_play(tribe)
    if not _is_ashore(g, units):
        return set()
    walking = walk.units if walk is not None else ()
    held = revolts(g) if g.status[tribe] == REVOLT else {}
    others = [unit for unit in units if unit not in walking]
    bound = {g.where[u] for u in others if g.moved[u] or u in resting or held_by_revolt(g, u, held)}
    if len(bound) > 1:
        return set()
    free = {g.where[u]: u for u in others if not (g.moved[u] or u in resting or held_by_revolt(g, u, held))}
    common = set(bound) if bound else set(range(ZONE_COUNT))
    for area, unit in free.items():
        common &= roads(g, Walk(NOBODY, (unit,), area, area, MIGRATION_PM)).keys()
        if not common:
            return common
    starts = {g.where[u] for u in others} | ({walk.start} if walk is not None else set())
    lingers = len(starts) == 1 and g.migrating[tribe] >= ASTIR and not any(g.moved[u] for u in units)
    return common - starts if lingers else common


def _is_ashore(g: LateEmpire, units: list[int]) -> bool:
    """Whether there are units, and none of them is at sea."""
    return bool(units) and max([g.where[unit] for unit in units]) < ZONE_COUNT


def parts_people(g: LateEmpire, now: Walk, then: Walk, resting: tuple[int, ...] = ()) -> Refusal | None:
    """6.2p: whether a people on Migration that can come together, now or in the next movement, could not any more."""
    if not any(g.migrating):
        return None
    for tribe in {TRIBE_OF[unit] for unit in now.units} - {-1}:
        if not g.migrating[tribe] or meets(g, tribe, then, resting):
            continue
        if meeting(g, tribe, now) or (meets_later(g, tribe, now) and not meets_later(g, tribe, then)):
            return Refusal("6.2p", "people-stays-together", {"tribe": TRIBES[tribe].id})
    return None


def meets(g: LateEmpire, tribe: int, walk: Walk, resting: tuple[int, ...]) -> bool:
    """Whether there are such areas, for a walk from which nobody of the Tribe may be left."""
    if not any(TRIBE_OF[unit] == tribe for unit in walk.units):
        return bool(meeting(g, tribe, None, resting))
    common = _common_ground(g, tribe, walk, resting)
    return walk.here in common or (bool(common) and not common.isdisjoint(roads(g, walk)))


def meets_later(g: LateEmpire, tribe: int, walk: Walk) -> bool:
    """Whether a people that has yet to come together could in the next movement, wherever this walk of some ends."""
    if g.migrating[tribe] < ASTIR or not g.sequences[BARBARIAN]:
        return False
    twin = g.copy()
    twin.moved = (0,) * PIECE_COUNT
    walking = tuple(unit for unit in walk.units if TRIBE_OF[unit] == tribe)
    if not walking:
        return bool(meeting(twin, tribe))
    return any(meeting(twin, tribe, Walk(NOBODY, walking, end, end, MIGRATION_PM)) for end in roads(g, walk))


def owes_march(g: LateEmpire, tribe: int) -> bool:
    """6.2p: whether a people on Migration has yet to move or to come together in this movement, and can."""
    if not g.migrating[tribe]:
        return False
    units = g.units_in_play(tribe)
    moved = any(g.moved[unit] for unit in units)
    if moved and len({g.where[unit] for unit in units}) == 1:
        return False
    return (moved or g.migrating[tribe] >= ASTIR) and bool(meeting(g, tribe))


def unsettled(g: LateEmpire, camp: int) -> Refusal | None:
    """6.2p: why the Barbarian's movement is not over yet."""
    if camp != BARBARIAN or not any(g.migrating):
        return None
    tribe = next((t for t in range(TRIBE_COUNT) if owes_march(g, t)), NOBODY)
    return None if tribe == NOBODY else Refusal("6.2p", "people-must-move", {"tribe": TRIBES[tribe].id})


def keeps_ashore(g: LateEmpire, piece: int) -> bool:
    """6.2p: whether a unit may not go aboard, because its people on Migration can come together on land."""
    tribe = TRIBE_OF[piece]
    return tribe >= 0 and bool(g.migrating[tribe]) and bool(meeting(g, tribe))


def settle(g: LateEmpire) -> None:
    """6.2p: when the Barbarian's movement ends: a people that has come together need not move again."""
    for tribe, state in enumerate(g.migrating):
        units = g.units_in_play(tribe)
        together = len({g.where[unit] for unit in units}) == 1
        if state >= ASTIR and together and any(g.moved[unit] for unit in units):
            g.migrating = changed(g.migrating, tribe, state - ASTIR)


# ---- playing it


def goals(g: LateEmpire, tribe: int) -> set[int]:
    """6.2p: where a Tribe could go if Migration called it now: in the running movement, or in the Barbarian's next."""
    if not _is_ashore(g, g.units_in_play(tribe)):
        return set()
    twin = g.copy()
    twin.log = None
    twin.migrating = changed(g.migrating, tribe, ASTIR + 1 + g.status[tribe])
    moving = g.active == BARBARIAN and any(step.rule == MOVEMENT for step in g.stack)
    found = meeting(twin, tribe) if moving else set()
    if not found and g.sequences[BARBARIAN]:
        twin.moved = (0,) * PIECE_COUNT
        found = meeting(twin, tribe)
    return found


def migrants(g: LateEmpire) -> Iterator[int]:
    """6.2p: Tribes that can move as one people before the turn is over."""
    return (tribe for tribe in range(TRIBE_COUNT) if not g.migrating[tribe] and goals(g, tribe))


@stratagem("migration", OPEN, lambda g, camp, moment, area: next(migrants(g), NOBODY) != NOBODY)
def migration(g: LateEmpire, camp: int) -> None:
    """6.2p."""
    g.push(Migrate(BARBARIAN))


class Migrate(CampChoice, frozen=True):
    """6.2p: which Tribe; it is the Barbarian's at once, whoever of it follows a Usurper too (3.7.2c)."""

    rule: ClassVar[str] = "6.2p"
    asks: ClassVar[Asks] = Asks("migrate", subjects.THE_BARBARIAN)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Every Tribe that can."""
        return [TRIBE_MOVE[t] for t in migrants(g)]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """It leaves fleets that are not its own any more (3.4.2c); it marches in the Barbarian's movement."""
        g.migrating = changed(g.migrating, move[1], ASTIR + 1 + g.status[move[1]])
        g.tell("migration", "6.2p", tribe=TRIBES[move[1]].id, pm=MIGRATION_PM)
        put_strangers_ashore(g)


def end_migrations(g: LateEmpire) -> None:
    """6.2q: in Phase F migrated Tribes are again what they were; an ally is what its Major Tribe is (6.2m, 9.4n)."""
    migrating, g.migrating = g.migrating, (0,) * TRIBE_COUNT
    for tribe, state in enumerate(migrating):
        before = state % ASTIR - 1
        if state and g.ally[tribe] == NOBODY and g.status[tribe] != before:
            set_status(g, tribe, before, "6.2q")
    put_strangers_ashore(g)
