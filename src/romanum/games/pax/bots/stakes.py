"""What Spaces are worth to somebody who knows how the game is won, by himself and by others."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final

from romanum.engine.memo import Memo
from romanum.games.pax.bots.worth import ASKED, GAINS, Prizes
from romanum.games.pax.data.components import (
    MAJORITY,
    PLACE,
    PROVINCE,
    PROVINCES_OF,
    SPACE_COUNT,
    SPACES_OF,
    TERRITORY,
)
from romanum.games.pax.data.settings import SETTINGS
from romanum.games.pax.state.position import Mediterranean

DENIED: Final = 0.75
"""What it is worth to keep others from what they need to win, compared with having it."""


@lru_cache(64)
def asked_besides(scenario: int, power: int) -> tuple[float, ...]:
    """By Space: what ways to win add that `worth` does not count: some Spaces of a Province, and what rivals need."""
    setting = SETTINGS[scenario]
    found = [0.0] * SPACE_COUNT
    for win in setting.row.wins:
        rivals = [p for p, name in enumerate(setting.row.powers) if name == win.power or not win.power]
        parts = len(win.provinces) + len(win.territories) + len(win.spaces) + bool(win.spaces_of)
        for rival in rivals:
            share = ASKED / max(1, parts) * (1.0 if rival == power else DENIED)
            for space in SPACES_OF[PROVINCE[win.spaces_of]] if win.spaces_of else ():
                found[space] += share / max(1, win.spaces_of_least)
            if rival == power:
                continue
            land = [PROVINCE[name] for name in win.provinces]
            land += [p for name in win.territories for p in PROVINCES_OF[TERRITORY[name]]]
            for province in land:
                for space in SPACES_OF[province]:
                    found[space] += share / MAJORITY[province]
            for name in win.spaces:
                found[PLACE[name]] += share
            if win.enemy_capitals or win.capitals:
                for space in setting.capitals[power]:
                    found[space] += DENIED * ASKED
    return tuple(found)


def _stakes(g: Mediterranean, power: int) -> list[float]:
    besides = asked_besides(g.scenario, power)
    return [gain + more for gain, more in zip(GAINS.of(g, power), besides, strict=True)]


_STAKES: Final[Memo[Mediterranean, list[float]]] = Memo(_stakes, *GAINS.facts, each=True)


class Stakes(Prizes):
    """Prizes that count what rivals need as well."""

    @cached_property
    def gains(self) -> list[float]:
        """By Space, what taking it brings."""
        return _STAKES.of(self.g, self.power)

    @cached_property
    def _losses(self) -> dict[tuple[int, ...], float]:
        return _LOSSES.answers(self.g)

    def loss(self, space: int) -> float:
        """By leaving a Space to others."""
        key = self.power, space
        known = self._losses.get(key)
        if known is None:
            known = self._losses[key] = super().loss(space) + asked_besides(self.g.scenario, self.power)[space]
        return known


def _loss(g: Mediterranean, power: int, space: int) -> float:
    return Stakes(g, power).loss(space)


_LOSSES: Final[Memo[Mediterranean, float]] = Memo(_loss, *GAINS.facts, each=True)
