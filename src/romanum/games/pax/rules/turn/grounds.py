"""Chapters 6.2.3 to 6.2.8, 6.3b and 6.4.3: where a power may raise and build: by its means, and by the map.

While secret plans are written nothing on the map changes, so that what it lets a power do is looked at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from romanum.board.masks import bits, mask
from romanum.engine.memo import Memo
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import (
    CARTHAGE,
    HEAVY,
    KIND,
    NO_HEAVY,
    PORTS,
    POWERS,
    PROVINCE_IDS,
    RAISED,
    SPACES_OF,
)
from romanum.games.pax.data.settings import SETTINGS
from romanum.games.pax.state.forces import fleets, occupants
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.routes import LINES_HANG_ON, linked_among, province_linked
from romanum.games.pax.state.sides import enemies
from romanum.games.pax.state.stability import manpower_maximum

# ---- 1.4o, 6.4.3: Treasury and Manpower Maximum


def too_dear(talents: int, purse: int, rule: str) -> Refusal | None:
    """1.4o: what is paid must be there."""
    return None if talents <= purse else Refusal(rule, "too-dear", {"talents": talents, "treasury": purse})


def is_bounded(g: Mediterranean, power: int) -> bool:
    """6.4.3: whether the Manpower Maximum is more than a matter of money to a power: to Carthage."""
    return g.plays(power, CARTHAGE)


def above_maximum(g: Mediterranean, power: int, heavies: int, more: int = 1) -> Refusal | None:
    """6.4.3: Carthage with so many LG and HI may not have so many more."""
    most = manpower_maximum(g, power)
    if not is_bounded(g, power) or heavies + more <= most:
        return None
    return Refusal("6.4.3", "above-maximum", {"maximum": most, "units": heavies})


# ---- the map


PORT_SPACES: Final = tuple(bits(PORTS))
Ground = tuple[tuple[int, tuple[int, ...]], ...]
"""In one Province: each kind that is raised there, and the Spaces that are open to it."""


def kinds_in(g: Mediterranean, power: int, province: int) -> tuple[int, ...]:
    """6.2.5, 6.2.6: what a power may raise in a Province."""
    return _kinds_in(g.scenario, power, province)


@cache
def _kinds_in(scenario: int, power: int, province: int) -> tuple[int, ...]:
    setting = SETTINGS[scenario]
    if POWERS[setting.powers[power]].id in setting.row.no_raising:
        return ()
    special = setting.row.raising.get(PROVINCE_IDS[province])
    if special is not None:
        return tuple(KIND[name] for name in special)
    return RAISED[setting.home_province[province] != power][province]


def is_open(g: Mediterranean, power: int, space: int) -> bool:
    """6.2.3: a Space that the power Controls, or one without anybody."""
    if g.setting.closed >> space & 1:
        return False
    return g.holder[space] == power or (g.town_of[space] == NOBODY and not occupants(g, space))


def suits(kind: int, space: int) -> bool:
    """6.2.8: no HI in some Spaces."""
    return kind != HEAVY or space not in NO_HEAVY


def own_provinces(g: Mediterranean, power: int) -> list[int]:
    """6.2.4: the Provinces that a power Controls."""
    return [province for province, lord in enumerate(g.lord) if lord == power]


def yards(g: Mediterranean, power: int) -> list[int]:
    """6.3b: the Ports that a power Controls, on the map that is played on (3.1)."""
    holder, closed = g.holder, g.setting.closed
    return [space for space in PORT_SPACES if holder[space] == power and not closed >> space & 1]


def free_yards(g: Mediterranean, power: int) -> tuple[int, ...]:
    """6.3b: those without enemy ships."""
    return _FREE_YARDS.of(g, power)


def _free_yards(g: Mediterranean, power: int) -> tuple[int, ...]:
    hostile = enemies(g, power)
    return tuple([space for space in yards(g, power) if not fleets(g, space) & hostile])


_FREE_YARDS: Final[Memo[Mediterranean, tuple[int, ...]]] = Memo(
    _free_yards, "whose", "units", "head", "link", "holder", "friendly", "scenario", "wins", each=True
)


def grounds(g: Mediterranean, power: int) -> Mapping[int, Ground]:
    """Where a power may raise units if it has the means: by Province, those alone in which something is raised."""
    return _GROUNDS.of(g, power)


def _grounds(g: Mediterranean, power: int) -> Mapping[int, Ground]:
    own, holder = own_provinces(g, power), g.holder
    held = [mask([space for space in SPACES_OF[province] if holder[space] == power]) for province in own]
    reached = linked_among(g, power, held)
    found = {province: _ground(g, power, province, reached) for province in own}
    return {province: ground for province, ground in found.items() if ground}


def _ground(g: Mediterranean, power: int, province: int, reached: int) -> Ground:
    if not province_linked(g, power, province, reached):
        return ()
    kinds = kinds_in(g, power, province)
    spaces = [space for space in SPACES_OF[province] if is_open(g, power, space)] if kinds else []
    found = [(kind, tuple([space for space in spaces if suits(kind, space)])) for kind in kinds]
    return tuple([(kind, suited) for kind, suited in found if suited])


_GROUNDS: Final[Memo[Mediterranean, Mapping[int, Ground]]] = Memo(
    _grounds, *LINES_HANG_ON, "head", "link", "lord", each=True
)
