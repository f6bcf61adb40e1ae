"""Chapters 6.1 and 7.0.1: Income: what Provinces, Territories, Cities, Towns and the mine pay."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import ClassVar, Final

from romanum.board.masks import mask
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    COINS,
    IS_PROVINCE,
    MINE,
    PROVINCE,
    PROVINCE_OF,
    PROVINCES_OF,
    REBELS,
    RHODES,
    RHODES_SPACE,
    SPACES_OF,
    TABLES,
    TERRITORY_OF,
    UNDIVIDED,
)
from romanum.games.pax.rules.turn.objectives import Richest
from romanum.games.pax.state.control import by_walls, denied, is_home, territories_of
from romanum.games.pax.state.forces import towns_of
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.routes import linked, linked_among
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.stability import earn, pay_rhodes
from romanum.games.pax.state.steps import YesOrNo

TOLL: Final = TABLES.costs.rhodes_toll
AFRICA: Final = PROVINCE["africa"]


def begin(g: Mediterranean) -> None:
    """3.2.A, 15.4.9-L: everybody collects, in play order; then who is richest may say so."""
    g.push(Richest())
    for power in reversed(g.order):
        g.push(Collect(power))


class Collect(Task[Mediterranean], frozen=True):
    """6.1.1: one power's Income; who could have more over Rhodes is asked whether he pays its toll (6.1.6b)."""

    power: int
    rule: ClassVar[str] = "6.1.1a"

    def run(self, g: Mediterranean) -> None:
        """Reckon it without Rhodes and, where that brings more, with it."""
        paying = list(sources(g, self.power))
        plain = sum(_plain(g, self.power, paying))
        number, gain = over_rhodes(g, self.power, paying)
        if number and g.treasury[self.power] + plain >= TOLL * number:
            g.push(PayToll(self.power, plain, number, gain))
            return
        earn(g, self.power, plain, self.rule, "income")


class PayToll(YesOrNo, frozen=True):
    """6.1.6b: each source of Income that is in communication over Rhodes alone costs its toll."""

    plain: int
    number: int
    gain: int
    rule: ClassVar[str] = "6.1.6b"
    asks_about: ClassVar[str] = "rhodes-loc-toll"

    def said_yes(self, g: Mediterranean) -> None:
        """More Income for the toll, which what comes in by other ways may pay."""
        earn(g, self.power, self.plain, "6.1.1a", "income")
        pay_rhodes(g, self.power, TOLL * self.number, self.rule)
        earn(g, self.power, self.gain, self.rule, "income")

    def said_no(self, g: Mediterranean) -> None:
        """Only what comes by other ways."""
        earn(g, self.power, self.plain, "6.1.1a", "income")

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts = {"power": side_id(g, self.power), "talents": self.gain, "toll": TOLL * self.number}
        return Prompt("toll", self.rule, facts)


Source = tuple[int, int]
"""Talents, and the mask of Spaces from one of which they set out; 0 for what lies at home (6.1.5a)."""


def sources(g: Mediterranean, power: int) -> Iterator[Source]:
    """6.1.1: all that pays a power, as far as it is in communication."""
    home, holder = g.setting.home_province, g.holder
    own = [p for p, lord in enumerate(g.lord) if lord == power]
    held = {p: 0 if home[p] == power else mask(s for s in SPACES_OF[p] if holder[s] == power) for p in own}
    paying = [p for p in own if IS_PROVINCE[p] and not UNDIVIDED[TERRITORY_OF[p]] and not in_revolt(g, p)]
    yield from ((COINS[p], held[p]) for p in paying)
    for territory in territories_of(g, power):
        within = [held[p] for p in PROVINCES_OF[territory]]
        yield TABLES.income.territory, 0 if not all(within) else reduce(or_, within)
    for space in towns_of(g, power):
        if not denied(g, space) and not in_revolt(g, PROVINCE_OF[space]):
            yield by_walls(TABLES.walls.income, g.walls[space]), _abroad(g, power, space)
    if holder[MINE] == power:
        yield TABLES.income.mine, _abroad(g, power, MINE)


def in_revolt(g: Mediterranean, province: int) -> bool:
    """13.3-AFRICAb: Africa pays nothing, nor do its Cities and Towns, while Mercenaries in revolt live there."""
    return province == AFRICA and any(g.holder[space] == REBELS for space in SPACES_OF[AFRICA])


def _abroad(g: Mediterranean, power: int, space: int) -> int:
    return 0 if is_home(g, power, space) else 1 << space


def income(g: Mediterranean, power: int) -> list[int]:
    """6.1.5: the Talents of whatever lies at home or is in communication with it, source by source."""
    return _plain(g, power, list(sources(g, power)))


def _plain(g: Mediterranean, power: int, paying: list[Source]) -> list[int]:
    return in_communication(paying, _reached(g, power, paying))


def _reached(g: Mediterranean, power: int, paying: list[Source]) -> int:
    abroad = [places for _, places in paying if places]
    return linked_among(g, power, abroad) if abroad else 0


def in_communication(paying: list[Source], reached: int) -> list[int]:
    """6.1.5a: the Talents of sources at home and of those in places that Lines reach."""
    return [talents for talents, places in paying if not places or places & reached]


def over_rhodes(g: Mediterranean, power: int, paying: list[Source]) -> tuple[int, int]:
    """6.1.6b: how many sources are worth the toll of Rhodes, and what they bring."""
    if g.holder[RHODES_SPACE] != RHODES:
        return 0, 0
    plain = _reached(g, power, paying)
    cut_off = [source for source in paying if source[1] and not source[1] & plain and source[0] > TOLL]
    if not cut_off:
        return 0, 0
    more = linked(g, power, by_rhodes=True)
    worth = [talents for talents, places in cut_off if places & more]
    return len(worth), sum(worth)
