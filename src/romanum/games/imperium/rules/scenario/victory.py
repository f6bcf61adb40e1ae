"""25, 28.1a: who has won, and when a match is over."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.engine.memo import Memo
from romanum.engine.step import Task
from romanum.games.imperium.data.conditions import Fate, Force, Morale, More, Standing, Taken, Win
from romanum.games.imperium.data.own_wins import Which, setting_of
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.common.powers import after, power_id
from romanum.games.imperium.rules.geography.seasons import DECEMBER, of_year
from romanum.games.imperium.rules.special.chronicle import parts
from romanum.games.imperium.rules.special.conditions import Scope, all_hold, is_left, played
from romanum.games.imperium.rules.special.specials import may_propose_peace
from romanum.games.imperium.state.actions import ACCEPT, REFUSE
from romanum.games.imperium.state.errands import LookForWinners, ProposePeace
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice

GRADES: Final = ("decisive", "victory", "marginal", "draw")
"""From the best down."""
LAST_FACTION, NOBODY_WINS, PEACE = "last-faction", "nobody", "peace"


# ---- who is left


def seats_left(g: RomanWorld) -> set[int]:
    """Players with a power that is left."""
    powers = g.setting.powers
    return {int(powers[power].player) for power in played(g) if is_left(g, power)}


def is_last_faction(g: RomanWorld, left: set[int] | None = None) -> bool:
    """25.2b, 25.2c: whether all that is left is one player's, or nothing (ruling 25.2b)."""
    return len(seats_left(g) if left is None else left) < min(g.seats, 2)


# ---- ways to win


def seats_of(g: RomanWorld, row: Win, left: set[int] | None = None) -> list[int]:
    """The players who win by a row: those of its powers who are still in the game (`left`, if somebody knows)."""
    powers = g.setting.powers
    seats = {int(powers[power].player) for power in row.powers} & (seats_left(g) if left is None else left)
    return sorted(seat for seat in seats if not g.out >> seat & 1)


def is_looked_at(g: RomanWorld, row: Win, *, at_month_end: bool, last: bool) -> bool:
    """25.1a: whether a row is looked at now."""
    if row.month is not None:
        return at_month_end and g.month == row.month
    if row.when == "at-once":
        return True
    if row.when == "december":
        return at_month_end and of_year(g) == DECEMBER
    return last


@cache
def _rows_at_once(number: Which, players: int) -> tuple[tuple[int, Win], ...]:
    """The rows of a scenario that are looked at before the end of a month, with their places."""
    rows = enumerate(setting_of(number, players).victory)
    return tuple((at, row) for at, row in rows if row.month is None and row.when == "at-once")


def rows_met(
    g: RomanWorld, *, at_month_end: bool = False, last: bool = False, left: set[int] | None = None
) -> list[int]:
    """The rows that are met now, by their places; at the end with those met before (`closes`)."""
    met: list[int] = []
    powers: tuple[int, ...] = ()
    left = seats_left(g) if left is None else left
    all_rows = at_month_end or last or g.rows_met
    for at, row in enumerate(g.setting.victory) if all_rows else _rows_at_once(g.which, g.seats):
        before = bool(g.rows_met >> at & 1)
        looked = is_looked_at(g, row, at_month_end=at_month_end, last=last) and bool(seats_of(g, row, left))
        if before or (looked and all_hold(g, row.needs, Scope(met=powers))):
            met.append(at)
            powers += row.powers
    return met


def _met_at_once(g: RomanWorld) -> tuple[list[int], set[int]]:
    """25.1a: the rows that are met now, whatever the month, and the players who are left."""
    left = seats_left(g)
    return rows_met(g, left=left), left


@cache
def _asks_at_once(number: Which, players: int, *kinds: type) -> bool:
    """Whether a row that is looked at before the end of a month has a condition of some kinds."""
    return any(isinstance(part, kinds) for _, row in _rows_at_once(number, players) for part in parts(row))


def _troops_asked(g: RomanWorld) -> tuple[object, ...] | None:
    """Where stacks stand, if a row that is looked at once asks for it: it changes all the time."""
    asked = _asks_at_once(g.which, g.seats, Force, Standing)
    return (g.at, g.whose, tuple(g.units)) if asked else None


def _strongholds_asked(g: RomanWorld) -> tuple[object, ...] | None:
    """Who holds forts, and cities that were forts, if such a row asks for it."""
    return (g.forts, g.founded) if _asks_at_once(g.which, g.seats, Taken) else None


def _hearts_asked(g: RomanWorld) -> list[int] | None:
    """Morale, if such a row asks for it."""
    return g.morale if _asks_at_once(g.which, g.seats, Morale, More) else None


def _leaders_asked(g: RomanWorld) -> tuple[object, ...] | None:
    """What has become of leaders, if such a row asks for it."""
    return (g.leader_in, g.captor, g.slain) if _asks_at_once(g.which, g.seats, Fate, Standing) else None


_MET_AT_ONCE: Final[Memo[RomanWorld, tuple[list[int], set[int]]]] = Memo(
    _met_at_once, "scenario", "wins", "seats", "rules", "month", "rows_met", "out", "lord", "city_of", "home",
    "standing", "bond", "patron", "origin", "dissolved", "capitals", "razed", "sieges", "ever_besieged", "sacked",
    "rebellions", "payments", "fired", "looks", "defeats", "vigils", _troops_asked, _leaders_asked,
    _strongholds_asked, _hearts_asked,
)  # fmt: skip


@carries_out(LookForWinners)
def look_for_winners(errand: LookForWinners, g: RomanWorld) -> None:
    """25.1a, 25.2b: rows that are looked at once; then whether one faction alone is left."""
    met, left = _MET_AT_ONCE.of(g)
    judge(g, met, last=False)
    if not g.how and is_last_faction(g, left):
        end(g, sorted(left), LAST_FACTION if left else NOBODY_WINS)


class Judgement(Task[RomanWorld], frozen=True):
    """25.1a: a month is over: who has won, and whether it was the last."""

    rule: ClassVar[str] = "25.1a"

    def run(self, g: RomanWorld) -> None:
        """With the last month the match is over, whoever has won; without an end date it goes on."""
        last = g.last_month != NONE and g.month >= g.last_month
        judge(g, rows_met(g, at_month_end=True, last=last), last=last)


def judge(g: RomanWorld, met: list[int], *, last: bool) -> None:
    """25.2a: several may win; a row that does not close the match is kept for its end."""
    fresh = [at for at in met if not g.rows_met >> at & 1]
    if not fresh and not last:
        return
    rows = g.setting.victory
    for at in fresh:
        _tell(g, rows[at])
    if last or any(rows[at].closes for at in fresh):
        finish(g, [rows[at] for at in met])
    else:
        g.rows_met |= sum(1 << at for at in fresh)


def _tell(g: RomanWorld, row: Win) -> None:
    if g.log is not None:
        names = [power_id(g, power) for power in row.powers]
        g.tell("way-to-win", "25.1a", powers=names, grade=row.grade, text=row.text)


def finish(g: RomanWorld, rows: Iterable[Win]) -> None:
    """25.2a, 25.2c: those of the rows win; a draw has no winner, and without a row all lose."""
    found = list(rows)
    won = [row for row in found if row.grade != "draw"]
    grades = [row.grade for row in won or found]
    how = min(grades, key=GRADES.index) if grades else NOBODY_WINS
    end(g, sorted({seat for row in won for seat in seats_of(g, row)}), how)


def end(g: RomanWorld, winners: Iterable[int], how: str) -> None:
    """The match is over."""
    g.winners, g.how = tuple(winners), how
    g.stack.clear()
    if g.log is not None:
        g.tell("match-over", "25.1a", how=how)


# ---- 25.1b: players agree to end the match as a draw


@carries_out(ProposePeace)
def propose(errand: ProposePeace, g: RomanWorld) -> None:
    """All others are asked in their order, where the scenario allows it."""
    others = after(g, errand.player)
    if may_propose_peace(g) and others:
        g.push(PeaceAnswer(others[0], others[1:]))


class PeaceAnswer(PlayerChoice, frozen=True):
    """One after the other; a single refusal is enough."""

    others: tuple[int, ...]
    rule: ClassVar[str] = "25.1b"
    asks: ClassVar[Asks] = Asks("peace")
    orders_about: ClassVar[str] = "peace"
    agree: ClassVar[Move] = ACCEPT
    decline: ClassVar[Move] = REFUSE

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [ACCEPT, REFUSE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """The next one is asked; when all have accepted the match is a draw."""
        if move == REFUSE:
            return
        if self.others:
            g.push(PeaceAnswer(self.others[0], self.others[1:]))
        else:
            end(g, (), PEACE)
