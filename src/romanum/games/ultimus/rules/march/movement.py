"""Chapters 3.4, 4.3, 4.5.2b and 7: the rules of a march: who may go with whom, and where one step may lead."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import lru_cache
from typing import ClassVar, Final

from romanum.engine.memo import Memo
from romanum.engine.rule import Refusal
from romanum.games.ultimus.data.components import (
    COST,
    EASTERN_OUTSIDE,
    HALF,
    LEADER_COUNT,
    MIGRATION_PM,
    NEIGHBOURS,
    OUTSIDE_MOST,
    PIECES,
    PM,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.march.limits import barred, barred_tribe, crowded, passes_through
from romanum.games.ultimus.rules.peoples.alliances import are_one
from romanum.games.ultimus.rules.year.council import come_into
from romanum.games.ultimus.state.position import CAMP_IDS, NOBODY, REVOLT, ROMAN, TRIBE_OF, UNITS_OF, LateEmpire
from romanum.games.ultimus.state.steps import CampStep


def guard_unit(g: LateEmpire, leader: int) -> int:
    """3.2.4a: the Buccellarii of a leader who stand with him, or nobody."""
    if leader not in g.guard_of:
        return NOBODY
    guard = g.guard_of.index(leader)
    return guard if g.where[guard] == g.where[leader] else NOBODY


def guarded(g: LateEmpire, piece: int) -> tuple[int, ...]:
    """3.2.4a: a leader and the Buccellarii who never leave him."""
    guard = guard_unit(g, piece) if piece < LEADER_COUNT else NOBODY
    return (piece,) if guard == NOBODY else (piece, guard)


def commands(g: LateEmpire, leader: int, unit: int) -> Refusal | None:
    """3.4.1b, 3.6.3a, 3.6.5a, 4.3b, 4.5.1b, 4.5.1d, 6.2m: whether a leader may take a unit along."""
    facts = {"leader": PIECES[leader], "unit": PIECES[unit]}
    if g.guard_of[unit] not in (NOBODY, leader):
        return Refusal("3.2.4a", "anothers-guard", facts)
    own, tribe = TRIBE_OF[leader], TRIBE_OF[unit]
    if g.cause[unit] != g.cause[leader] and not (own == tribe >= 0 and g.migrating[tribe]):
        return Refusal("3.6.5a", "another-cause", facts)
    if own == tribe or unit in g.aiding or are_one(g, own, tribe):
        return None
    if own < 0:
        led = g.is_prince(leader) or g.cause[leader]
        return None if led else Refusal("4.5.1b", "foederati-need-a-prince", facts)
    if tribe < 0 and leader in g.caesar:
        return None
    return Refusal("4.3b", "another-tribe", facts)


def has_people(g: LateEmpire, tribe: int, pieces: Iterable[int]) -> bool:
    """4.3b, 4.3h, 6.2m: whether units of a Tribe or of its allies are among some pieces."""
    return any(are_one(g, tribe, TRIBE_OF[piece]) for piece in pieces if piece >= LEADER_COUNT)


def leaves_caesar(g: LateEmpire, unit: int, going: tuple[int, ...] = ()) -> bool:
    """4.5.1d: whether a unit is the last of his Tribe beside a Foederati Caesar who stays behind.

    A people on Migration goes all the same, as all its units must (6.2p).
    """
    tribe, here = TRIBE_OF[unit], g.where[unit]
    if tribe < 0 or g.migrating[tribe]:
        return False
    stays = any(c != NOBODY and TRIBE_OF[c] == tribe and g.where[c] == here and c not in going for c in g.caesar)
    return stays and all(u in going or u == unit for u in UNITS_OF[tribe] if g.where[u] == here)


# ---- picking who moves


def revolts(g: LateEmpire) -> dict[int, set[int]]:
    """4.5.2b: the areas in which Tribes in revolt and the Roman's units are together, and those Tribes."""
    return REVOLTS.of(g) if REVOLT in g.status else {}


def _revolts(g: LateEmpire) -> dict[int, set[int]]:
    found: dict[int, set[int]] = {}
    stacks, camps, where = g.stacks(), g.camps(), g.where
    for tribe, status in enumerate(g.status):
        if status == REVOLT:
            for area in {where[unit] for unit in UNITS_OF[tribe]}:
                near = [camps[p] for p in stacks[area] if p >= LEADER_COUNT] if 0 <= area < ZONE_COUNT else ()
                if ROMAN in near:
                    found.setdefault(area, set()).add(tribe)
    return found


REVOLTS: Final = Memo[LateEmpire, dict[int, set[int]]](_revolts, "where", "status", LateEmpire.camps)
"""Where who fights a revolt."""


def held_by_revolt(g: LateEmpire, piece: int, revolts: dict[int, set[int]]) -> bool:
    """4.5.2b: they fight before anybody leaves: the Roman's pieces and the rebels."""
    rebels = revolts.get(g.where[piece])
    return rebels is not None and (TRIBE_OF[piece] in rebels or g.camp(piece) == ROMAN)


# ---- moving


class March(CampStep, frozen=True):
    """Pieces on the march, as those see them who meet them on their way."""

    abstract: ClassVar[bool] = True

    def rallied(self, g: LateEmpire, *, stopped: bool) -> None:
        """3.6.3i: a rally lets them go on, or ends their march."""
        raise NotImplementedError


def points(g: LateEmpire, piece: int) -> int:
    """1.2.2, 1.3.2, 6.2p: the PM of a leader or unit; a Tribe on Migration has four, with or without a leader."""
    tribe = TRIBE_OF[piece]
    return MIGRATION_PM if tribe >= 0 and g.migrating[tribe] else PM[piece]


def price(here: int, there: int) -> int:
    """7.2: PM for a step, great rivers and straits included."""
    return COST[here][there]


def counts_outside(area: int) -> bool:
    """7.3: areas beyond the border, the eight eastern ones apart."""
    return HALF[area] < 0 and not EASTERN_OUTSIDE[area]


def check_step(
    g: LateEmpire, camp: int, leader: int, units: tuple[int, ...], here: int, there: int, left: int, outside: int
) -> Refusal | None:
    """3.2, 4.2.4, 4.3, 7.2, 7.3: whether a group may enter an area with the PM it has left."""
    cost = price(here, there)
    if cost > left:
        return Refusal("7.2a", "too-few-pm", {"area": ZONE_IDS[there], "cost": cost, "left": left})
    if outside and counts_outside(there) and outside + cost > OUTSIDE_MOST:
        return Refusal("7.3a", "outside-limit", {"area": ZONE_IDS[there], "limit": OUTSIDE_MOST})
    pieces = (*units, leader) if leader != NOBODY else units
    refused = barred_group(g, leader, pieces, there)
    if refused is not None:
        spent = outside + (cost if counts_outside(there) else 0)
        if not leads_on(g, camp, leader, units, there, left - cost, spent):
            return refused
    tribe = TRIBE_OF[leader] if leader != NOBODY else -1
    if tribe >= 0 and HALF[there] >= 0 and not has_people(g, tribe, units):
        rule = "4.5.1d" if units else "4.3h"
        return Refusal(rule, "not-without-his-tribe", {"leader": PIECES[leader]})
    refused = crowded(g, pieces, camp, there)
    if refused is None or (units and g.has_unit(1 - camp, there)):
        return refused
    spent = outside + (cost if counts_outside(there) else 0)
    return None if goes_on(g, camp, leader, units, there, left - cost, spent) else refused


def goes_on(g: LateEmpire, camp: int, leader: int, units: tuple[int, ...], here: int, left: int, outside: int) -> bool:
    """Whether a group that may not stay in an area (4.2.4, 4.3f) can leave it again with the PM it has left."""
    return any(check_step(g, camp, leader, units, here, there, left, outside) is None for there in NEIGHBOURS[here])


def barred_group(g: LateEmpire, leader: int, pieces: tuple[int, ...], area: int) -> Refusal | None:
    """Why pieces led by a leader or by nobody may not be in an area: Romans one by one, a Tribe all alike."""
    if not g.aiding and _is_one_tribe(pieces):
        return barred_tribe(g, TRIBE_OF[pieces[0]], area)
    for piece in pieces:
        refused = barred_piece(g, piece, leader, area)
        if refused is not None:
            return refused
    return None


@lru_cache(1 << 12)
def _is_one_tribe(pieces: tuple[int, ...]) -> bool:
    return TRIBE_OF[pieces[-1]] >= 0 and len({TRIBE_OF[piece] for piece in pieces}) == 1


def barred_piece(g: LateEmpire, piece: int, leader: int, area: int) -> Refusal | None:
    """Why a leader, or a unit led by him, may not be in an area."""
    if piece >= LEADER_COUNT:
        return barred(g, piece, leader, area)
    return barred_tribe(g, TRIBE_OF[piece], area) if TRIBE_OF[piece] >= 0 else barred_usurper(g, piece, area)


def barred_usurper(g: LateEmpire, leader: int, area: int) -> Refusal | None:
    """3.6.5a: while there are two Usurpers each stays in his half."""
    if NOBODY in g.usurper or leader not in g.usurper or HALF[area] == g.usurper.index(leader):
        return None
    return Refusal("3.6.5a", "two-usurpers", {"leader": PIECES[leader], "area": ZONE_IDS[area]})


def leads_on(g: LateEmpire, camp: int, leader: int, units: tuple[int, ...], here: int, left: int, outside: int) -> bool:
    """4.3f: whether Hunni may enter this home of a Tribe at peace, because they can go on; their allies may not."""
    pieces = (*units, leader) if leader != NOBODY else units
    passes = all(passes_through(g, TRIBE_OF[piece], here) for piece in pieces)
    return passes and goes_on(g, camp, leader, units, here, left, outside)


STEP: Final = 3
"""What is kept of a step: the piece, from where, and where to."""


def steps(entered: tuple[int, ...]) -> list[tuple[int, ...]]:
    """8.2.1d: the last step of each piece in this sequence, one by one."""
    return [entered[i : i + STEP] for i in range(0, len(entered), STEP)]


def without_steps(entered: tuple[int, ...], pieces: Container[int]) -> tuple[int, ...]:
    """The same, as it is kept, but for those of some pieces."""
    return tuple(n for step in steps(entered) if step[0] not in pieces for n in step)


def enter(g: LateEmpire, camp: int, pieces: Iterable[int], there: int) -> None:
    """Pieces go one area further, and meet what is there (6.3e, 6.3h)."""
    pieces = tuple(pieces)
    here = g.where[pieces[0]]
    g.put(pieces, there)
    g.entered = (*without_steps(g.entered, pieces), *(n for piece in pieces for n in (piece, here, there)))
    if g.log is not None:
        g.tell(
            "moves", "7.2a", camp=CAMP_IDS[camp], pieces=[PIECES[p] for p in pieces], area=ZONE_IDS[here],
            destination=ZONE_IDS[there],
        )  # fmt: skip
    come_into(g, pieces, there)
