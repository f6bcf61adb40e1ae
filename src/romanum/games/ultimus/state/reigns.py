"""Who has reigned, and who has claimed to: the Augusti and Usurpers of a match, as screens tell them (3.5, 3.6).

A reign is six numbers in `LateEmpire.reigns`: office, half, leader, the years of its beginning and its end, and how it
ended. No rule asks for it.
"""

from __future__ import annotations

from typing import Final

from romanum.games.ultimus.state.position import LateEmpire

AUGUSTUS: Final = 0
USURPER: Final = 1
OFFICE_IDS: Final = ("augustus", "usurper")

FIELDS: Final = 6
BEFORE: Final = 0
"""The year of a reign that began before the first turn."""
LASTING: Final = 0
"""The year in which a reign ends that has not ended."""
FAILED: Final = "fails"
THRONE: Final = "throne"
"""How a Usurper ends who becomes Augustus, or makes one (5b)."""
ENDS: Final = (
    "", "nature", "battle", "usurper", "murder", "plague", "hatred", "caught", "refuge", "shipwreck", "deposed",
    FAILED, THRONE,
)  # fmt: skip
"""How reigns end; the first are those of `kill_leader`."""


def begin_reign(g: LateEmpire, office: int, half: int, leader: int, year: int | None = None) -> None:
    """Somebody takes the purple, in this year unless another is told."""
    g.reigns = (*g.reigns, office, half, leader, g.year if year is None else year, LASTING, 0)


def end_reign(g: LateEmpire, office: int, half: int, how: str) -> None:
    """The reign of whoever held an office last is over."""
    for first in range(len(g.reigns) - FIELDS, -1, -FIELDS):
        if g.reigns[first : first + 2] == (office, half) and g.reigns[first + 4] == LASTING:
            g.reigns = (*g.reigns[: first + 4], g.year, ENDS.index(how), *g.reigns[first + 6 :])
            return
