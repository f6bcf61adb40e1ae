"""Chapters 1.3, 3.2.4a, 3.3.1, 3.6.4e, 4.2.1, 4.5.3c and 6.4: pieces that lose a step, die, or leave with their leader.

What the death of an Augustus, a Usurper or a king brings is settled in `deaths`: a `Mourning` is pushed here, so that
nobody dies in the middle of another calculation, and these losses need not know who comes after the dead.
"""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.errand import Errand
from romanum.engine.position import changed
from romanum.games.ultimus.data.components import (
    GENERIC,
    LEADER_COUNT,
    PIECE,
    PIECES,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.peoples.alliances import free_subjects
from romanum.games.ultimus.state.position import (
    BOXES,
    CITY,
    GONE,
    LOST,
    LOYAL,
    NOBODY,
    NONE,
    RETURNING,
    TRIBE_OF,
    LateEmpire,
)

ATTILA: Final = PIECE["attila"]
DEATHS: Final = {
    "battle": "8.5.1",
    "usurper": "8.5.2",
    "caught": "7.1d",
    "nature": "2.D.g",
    "murder": "6.3g",
    "plague": "6.3h",
    "hatred": "6.3o",
    "refuge": "8.2.2d",
    "shipwreck": "9.2b",
    "deposed": "5b",
    "kingdom": "9.4l",
}
"""How a leader can die, and by which rule."""


def lose_step(g: LateEmpire, unit: int) -> bool:
    """1.3: full units are reduced, reduced ones eliminated. True if it is gone."""
    if g.reduced[unit]:
        eliminate_unit(g, unit)
        return True
    g.reduced = changed(g.reduced, unit, 1)
    return False


def eliminate_unit(g: LateEmpire, unit: int) -> None:
    """A combat unit is gone for this turn: the Adjustments say whether it comes back."""
    here = g.where[unit]
    if 0 <= here < ZONE_COUNT:
        g.fell = changed(g.fell, unit, here)
        if TRIBE_OF[unit] >= 0:
            g.last_stand = changed(g.last_stand, TRIBE_OF[unit], here)
    g.put((unit,), LOST)
    g.restore((unit,))
    g.set_cause((unit,), LOYAL)
    g.fighting = changed(g.fighting, unit, 0)


def kill_leader(g: LateEmpire, leader: int, how: str) -> None:
    """A leader dies; generic ones come back next turn. His guards go with him (3.2.4a)."""
    here = g.where[leader]
    g.fell = changed(g.fell, leader, here if 0 <= here < ZONE_COUNT else NONE)
    g.put((leader,), RETURNING if GENERIC[leader] else GONE)
    g.fighting = changed(g.fighting, leader, 0)
    cause = g.cause[leader]
    g.set_cause((leader,), LOYAL)
    dismiss_guard(g, leader)
    g.tell("leader-dies", DEATHS[how], leader=PIECES[leader], how=how)
    g.strip_caesar(leader)
    if leader in (*g.augustus, *g.usurper, *g.king, *g.puppet):
        g.push(Mourning(leader, how, cause))
    if leader == ATTILA:
        free_subjects(g)
    if leader == g.escort:
        g.escort = NOBODY
    if here in BOXES and leader == g.augustus[BOXES.index(here)] and g.at(here):
        g.tell("company-lost", "8.2.2d", area=ZONE_IDS[CITY[here]])
        lose_company(g, here)


def dismiss_guard(g: LateEmpire, leader: int) -> None:
    """3.2.4a: the Buccellarii of a dead leader leave the game."""
    for unit, lord in enumerate(g.guard_of):
        if lord == leader:
            g.guard_of = changed(g.guard_of, unit, NOBODY)
            g.fighting = changed(g.fighting, unit, 0)
            g.put((unit,), GONE)
            g.restore((unit,))
            g.set_cause((unit,), LOYAL)


def lose_company(g: LateEmpire, box: int) -> None:
    """8.2.2d, 9.3.5a: whoever is in a refuge is lost."""
    for piece in g.at(box):
        if g.where[piece] != box:
            continue
        if piece >= LEADER_COUNT:
            eliminate_unit(g, piece)
        else:
            kill_leader(g, piece, "refuge")


class Mourning(Errand[LateEmpire], frozen=True):
    """3.5.2, 3.6.4, 4.5.3c: what the death of an Augustus, a Usurper or a king brings; `deaths` carries it out."""

    leader: int
    how: str
    cause: int
    """The usurpation he followed when he died."""
    rule: ClassVar[str] = "3.5.2b"
