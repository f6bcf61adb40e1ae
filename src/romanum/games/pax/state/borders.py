"""Chapters 3.1, 13.3 and 17.2: where some may not go, though the map leads there.

Scenarios IV, VI and VIII let some go and others not, as do the wars of the Successors in Greece; Barbarian Armies that
powers move keep to their lands.
"""

from __future__ import annotations

from typing import Final

from romanum.board.masks import mask
from romanum.games.pax.data.components import (
    AREAS,
    GALLIC_REVOLT,
    GERMANS,
    LAND_LINKS,
    NONE,
    PLACE_COUNT,
    POWERS,
    PROVINCE_OF,
    PROVINCES,
    PROVINCES_OF,
    SEA_LINKS,
    SIDE,
    SPACE_COUNT,
    SPACES_OF,
    TABLES,
    TERRITORY,
)
from romanum.games.pax.data.schema import Divided
from romanum.games.pax.state.position import NOBODY, Mediterranean

# ---- 3.1: scenarios


def shut_out(g: Mediterranean, side: int, here: int, there: int) -> bool:
    """Scenarios IV, VI and VIII: whether a scenario keeps a side out of a Space, coming from a place."""
    row, province = g.setting.row, PROVINCES[PROVINCE_OF[there]]
    power = g.patron[side]
    name = POWERS[g.powers[power]].id if power != NOBODY else ""
    if row.only_power.get(province.id, name) != name:
        return True
    if row.guest is not None and side == SIDE[row.guest.owner]:
        return province.territory in row.guest.barred
    return row.divided is not None and name == row.divided.power and _kept_apart(g, row.divided, here, province.id)


def _kept_apart(g: Mediterranean, divided: Divided, here: int, province: str) -> bool:
    """Scenario VI: those of one kingdom do not leave it, the others do not come to its heart, until both are one."""
    if g.united != NONE and g.turn >= g.united:
        return False
    origin = here if here < SPACE_COUNT else g.last_space
    within = origin < SPACE_COUNT and PROVINCES[PROVINCE_OF[origin]].id in divided.provinces
    return province not in divided.provinces if within else province == divided.barred


# ---- 17.2: the wars of the Successors


GREEK_SPACES: Final = mask(s for province in PROVINCES_OF[TERRITORY["greece"]] for s in SPACES_OF[province])
FAR: Final = 99


def _steps(by_sea: bool) -> tuple[int, ...]:
    """By place: Connections to the nearest Space of Greece, by land alone or in any way."""
    found = [0 if GREEK_SPACES >> place & 1 else FAR for place in range(PLACE_COUNT)]
    edge = [place for place in range(PLACE_COUNT) if not found[place]]
    for here in edge:
        for there in (*LAND_LINKS[here], *(SEA_LINKS[here] if by_sea else ())):
            if found[there] == FAR:
                found[there] = found[here] + 1
                edge.append(there)
    return tuple(found)


BY_LAND: Final = _steps(by_sea=False)
"""By place: Land Connections to Greece."""
NEAR: Final = mask(p for p, steps in enumerate(_steps(by_sea=True)) if steps <= TABLES.cards_effects.successor_reach)
"""17.2-SUCCESSOR-WARS-a: places from which an Army can be called to the war."""


def leads_astray(here: int, there: int) -> bool:
    """17.2-SUCCESSOR-WARS-a: out of Greece, or, from outside, no nearer to it."""
    return not GREEK_SPACES >> there & 1 and (not BY_LAND[here] or BY_LAND[there] >= BY_LAND[here])


# ---- 13.3, 13.4: Barbarian Armies that powers move


SHARED: Final = (GERMANS, GALLIC_REVOLT)
"""13.3-GAULe, 13.4-GERMANSb: whoever is active may use his Major Move on them."""
GAUL: Final = frozenset(AREAS["gaul"])
"""13.3: mainland Gaul."""


def kept_out(g: Mediterranean, side: int, here: int, there: int) -> str:
    """The rule by which an Army of a side, coming from a place, may not go to a Space; empty if it may."""
    if there >= SPACE_COUNT or side not in SHARED:
        return ""
    province = PROVINCE_OF[there]
    if side == GALLIC_REVOLT:
        return "" if province in GAUL else "13.3-GAULe"
    if province != g.german_home or _last_space(g, here) == NONE:
        return ""
    return "13.4-GERMANSa" if PROVINCE_OF[_last_space(g, here)] != province else ""


def _last_space(g: Mediterranean, here: int) -> int:
    """The Space an Army is in, or the last one it left if it is on a Transit Point."""
    if here < SPACE_COUNT:
        return here
    at = g.at[g.mover]
    return at if at < SPACE_COUNT else g.last_space
