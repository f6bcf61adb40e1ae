"""4i, 4m, 19.1j, 28.1c, 35.1d: what the end of a player turn and of a month brings."""

from __future__ import annotations

from typing import ClassVar

from romanum.board.masks import bits
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.provinces import PROVINCE_COUNT
from romanum.games.imperium.rules.common.baggage import forget_rest
from romanum.games.imperium.rules.common.given import forget_gifts
from romanum.games.imperium.rules.common.morale import change
from romanum.games.imperium.rules.common.powers import majors, side
from romanum.games.imperium.rules.geography.seasons import DECEMBER, of_year
from romanum.games.imperium.state.effects import expire
from romanum.games.imperium.state.errands import EventsAtMonthEnd, GameTurn, MonthEnds, Reckoning
from romanum.games.imperium.state.forces import clear_marks, forget_ways
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.marks import OF_HIS_TURN, OF_THE_PLAYER_TURN, OF_THE_TURN, RAW, RAWER
from romanum.games.imperium.state.position import ACTIVE, NOBODY, RomanWorld


class EndOfPlayerTurn(Task[RomanWorld], frozen=True):
    """4i, 28.1c: a player's four segments are over."""

    player: int
    rule: ClassVar[str] = "4i"

    def run(self, g: RomanWorld) -> None:
        """Whoever holds an imperial capital is cheered; what held for the turn alone is over."""
        if g.has_rule("28"):
            _cheer(g, self.player)
        clear_marks(g, OF_THE_PLAYER_TURN)
        for power in [power for power, chief in enumerate(g.chief) if chief == self.player]:
            clear_marks(g, OF_HIS_TURN, power)
        g.militia_used = (0,) * PROVINCE_COUNT
        g.active = NOBODY
        g.marched = g.urged = 0


def _cheer(g: RomanWorld, player: int) -> None:
    """28.1c, 22.2.3e: 2 morale for each imperial capital that a player's major powers or clients hold.

    His major power gets them; a capital of neutrals is not his, though he moves them.
    """
    own = majors(g, player)
    held = [city for city in bits(g.capitals) if g.city_of[city] != NOBODY and side(g, g.city_of[city]) == player]
    for city in held:
        holder = g.city_of[city]
        change(g, holder if holder in own else own[0] if own else NOBODY, TABLES.morale.capital_held, "28.1c")


class EndOfMonth(Task[RomanWorld], frozen=True):
    """4m: the month is over: idle powers lose heart, the scenario looks for winners, and the next month begins."""

    rule: ClassVar[str] = "4m"

    def run(self, g: RomanWorld) -> None:
        """`NextMonth` lies below what the end of a month may bring."""
        g.push(NextMonth())
        g.push(MonthEnds())
        g.push(Reckoning())
        if g.effects:
            g.push(EventsAtMonthEnd())
        lose_heart(g)


def lose_heart(g: RomanWorld) -> None:
    """19.1j, 19.1k: in a summer month every active power that has made no attack loses 5 morale."""
    if g.winter:
        return
    for power, standing in enumerate(g.standing):
        if standing == ACTIVE and not g.attacked >> power & 1:
            change(g, power, TABLES.morale.no_attack_in_summer, "19.1j")


class NextMonth(Task[RomanWorld], frozen=True):
    """4m: what held for the month is over, and the month marker goes on."""

    rule: ClassVar[str] = "4m"

    def run(self, g: RomanWorld) -> None:
        """Marks, memories of ways and dice, alliances (5.8a), effects, and in December ticks (7.5b)."""
        _take_off_marks(g)
        expire(g)
        forget_gifts(g)
        forget_rest(g)
        g.attacked = g.tired = g.marched = g.urged = 0
        g.lapsed, g.allies = g.allies, (0,) * SEATS
        g.truces = (0,) * SEATS
        g.grain, g.blockaded_grain = (0,) * SEATS, ()
        g.naval_dice = g.naval_done = ()
        g.deferrer = NOBODY
        if of_year(g) == DECEMBER:
            g.raised, g.levied = (0,) * len(g.raised), (0,) * len(g.levied)
            g.bonus = (0,) * len(g.bonus)
        g.month += 1
        g.push(GameTurn())


def _take_off_marks(g: RomanWorld) -> None:
    """What held for the month; 35.1d: units raised without a trainer may leave their city a month sooner."""
    raw = [stack for stack, mark in enumerate(g.mark) if mark & RAWER]
    clear_marks(g, OF_THE_TURN | RAW)
    for stack in raw:
        g.mark[stack] = g.mark[stack] & ~RAWER | RAW
    forget_ways(g)
