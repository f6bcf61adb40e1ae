"""Chapter 5.2: the sheet of every Province: who holds how many of its Spaces, and what one more would change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final

from romanum.games.pax.data.components import SPACES_OF
from romanum.games.pax.state.control import lord_of
from romanum.games.pax.state.position import NOBODY, Mediterranean

KEPT: Final = 16384
"""Sheets that are remembered: few change between two views."""


def _picker(spaces: tuple[int, ...]) -> Callable[[list[int]], tuple[int, ...]]:
    """Of the holders of all Spaces, those of some."""
    return itemgetter(*spaces) if len(spaces) > 1 else lambda holder: (holder[spaces[0]],)


HOLDERS: Final = tuple(map(_picker, SPACES_OF))
"""By Province."""


def sheets(g: Mediterranean, power: int) -> list[dict[str, Any]]:
    """By Province, as a power sees it: `held` are sides with numbers of Spaces, `takes` Spaces that would win it."""
    scenario, holder, lord = g.scenario, g.holder, g.lord
    return [_sheet(scenario, p, spaces(holder), lord[p], power) for p, spaces in enumerate(HOLDERS)]


@lru_cache(maxsize=KEPT)
def _sheet(scenario: int, province: int, held: tuple[int, ...], lord: int, power: int) -> dict[str, Any]:
    """5.2: counted; and for the power how many Spaces more it needs, or how many it can lose."""
    counts = Counter(side for side in held if side != NOBODY)
    told: dict[str, Any] = {"lord": lord, "held": [[side, number] for side, number in counts.most_common()]}
    if power == NOBODY or lord == power:
        return told
    return {**told, "needs": _needs(scenario, province, held, power), "takes": _takes(scenario, province, held, power)}


@lru_cache(maxsize=KEPT)
def _lord(scenario: int, province: int, held: tuple[int, ...]) -> int:
    """Who would Control the Province if its Spaces were held like this."""
    g = _BLANK[scenario] if scenario in _BLANK else _BLANK.setdefault(scenario, Mediterranean(scenario=scenario))
    for space, side in zip(SPACES_OF[province], held, strict=True):
        g.holder[space] = side
    return lord_of(g, province)


_BLANK: Final[dict[int, Mediterranean]] = {}


def _with(held: tuple[int, ...], at: int, power: int) -> tuple[int, ...]:
    return (*held[:at], power, *held[at + 1 :])


def _takes(scenario: int, province: int, held: tuple[int, ...], power: int) -> list[int]:
    """Spaces of which a single one would give it the Province."""
    spaces = SPACES_OF[province]
    others = [at for at, side in enumerate(held) if side != power]
    return [spaces[at] for at in others if _lord(scenario, province, _with(held, at, power)) == power]


def _needs(scenario: int, province: int, held: tuple[int, ...], power: int) -> int:
    """How many Spaces more it needs at least, the best ones first."""
    more = 0
    while _lord(scenario, province, held) != power and any(side != power for side in held):
        held = _best(scenario, province, held, power)
        more += 1
    return more


def _best(scenario: int, province: int, held: tuple[int, ...], power: int) -> tuple[int, ...]:
    """One Space more: one that decides if there is any, else one that an enemy holds most of."""
    others = [at for at, side in enumerate(held) if side != power]
    counts = Counter(held)
    ahead = sorted(others, key=lambda at: (-counts[held[at]] * (held[at] != NOBODY), at))
    deciding = [at for at in ahead if _lord(scenario, province, _with(held, at, power)) == power]
    return _with(held, (deciding or ahead)[0], power)
