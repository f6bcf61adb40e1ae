"""Chapters 4.5.1a, 6.2m and 6.2n: a Tribe and those that follow it."""

from __future__ import annotations

from romanum.engine.position import changed
from romanum.games.ultimus.data.components import GEPIDAE, HALF, HUNNI, OSTROGOTHI, TRIBES, ZONE_COUNT
from romanum.games.ultimus.state.position import NOBODY, LateEmpire


def is_inside(place: int) -> bool:
    """3.1.1: whether a place is an area of the empire."""
    return 0 <= place < ZONE_COUNT and HALF[place] >= 0


def in_empire(g: LateEmpire, tribe: int) -> bool:
    """4.5.1a, 6.2m: the Tribe has units, and all of them, its allies' too, stand inside the empire, none at sea."""
    own = g.units_in_play(tribe)
    if not own or not is_inside(g.where[own[0]]):
        return False
    units = (u for one in (tribe, *allies_of(g, tribe)) for u in g.units_in_play(one))
    return all(is_inside(g.where[u]) for u in units)


def allies_of(g: LateEmpire, tribe: int) -> list[int]:
    """6.2m: the Tribes that follow a Major one."""
    return [other for other, major in enumerate(g.ally) if major == tribe]


def are_one(g: LateEmpire, one: int, other: int) -> bool:
    """6.2m, 6.2n: the same Tribe, or allies, who are treated as one: their leaders lead the units of both."""
    return one == other or (one >= 0 and other >= 0 and _lord(g, one) == _lord(g, other))


def _lord(g: LateEmpire, tribe: int) -> int:
    return tribe if g.ally[tribe] == NOBODY else g.ally[tribe]


def is_subject(g: LateEmpire, tribe: int) -> bool:
    """6.2n: Ostrogothi and Gepidae under the Hunni."""
    return tribe in (OSTROGOTHI, GEPIDAE) and g.ally[tribe] == HUNNI


def is_own_master(g: LateEmpire, tribe: int) -> bool:
    """6.2m, 6.2n: an ally changes its status with its Major Tribe alone; subjects of the Hunni have a will too."""
    return g.ally[tribe] == NOBODY or is_subject(g, tribe)


def free_subjects(g: LateEmpire) -> None:
    """6.2n: Attila's death frees Ostrogothi and Gepidae."""
    for tribe in (OSTROGOTHI, GEPIDAE):
        if g.ally[tribe] == HUNNI:
            g.ally = changed(g.ally, tribe, NOBODY)
            g.tell("freed", "6.2n", tribe=TRIBES[tribe].id)
