"""What was found in a match: its turning points, its missed chances, and how much of it was luck.

A match is judged at its *resting points*: where it begins, where a stage of the game has ended with nothing under way
and chance has had its say since the last one, and where it ends. From one to the next the chances of all seats change;
of that, *play* is what choices gave away beside the best that the bot found, and *luck* is the rest. So for each seat
the chance at the start, play and luck add up to the result, exactly.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import msgspec

from romanum.analysis.parts import Judged, Rest, Span, Weighed
from romanum.analysis.whole_numbers import WHOLE, whole
from romanum.bots.version import VERSION as BOTS

VERSION: Final = 2
TURNING_POINTS: Final = 6
MISSED: Final = 8
APART: Final = 4
"""Two turning points lie at least so many actions apart: what follows at once belongs to the same."""
LEAST_SWING: Final = 200
"""A smaller swing, in hundredths of a percent, turns nothing."""


class Balance(msgspec.Struct, frozen=True):
    """The way of one seat from the start to the end, in hundredths of a percent: all of it adds up to `end`."""

    seat: int
    start: int
    play: int
    """What the seat gave away, less, and what the others gave away to it, more;"""
    luck: int
    """and what dice, cards and hidden things brought it, or nobody had foreseen."""
    end: int
    weighed: int
    """So many of its choices were weighed,"""
    sound: int
    """so many of those were sound,"""
    cost: int
    """and so much all of them together gave away."""


class Analysis(msgspec.Struct, frozen=True):
    """A match looked over. It holds numbers and the texts of actions; whoever shows it puts them into words."""

    game: str
    scenario: str
    names: list[str]
    position: str
    """The fingerprint of the match's last position,"""
    build: str
    """and the program by which it was looked over: a kept analysis fits no other."""
    bot: str
    winners: list[int]
    actions: int
    looks: list[Judged]
    """The actions as far as they were looked at."""
    weighed: list[Weighed]
    version: int = VERSION
    bots: int = BOTS

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return len(self.names)

    @property
    def result(self) -> list[int]:
        """The chances at the end: all for the winner, or shared among several."""
        return whole([1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(self.seats)])

    def rests(self) -> list[Rest]:
        """The graph: the resting points, with the chances of all seats."""
        return [*self._rests(), Rest(self.actions, self.result)]

    def _rests(self) -> Iterator[Rest]:
        """The first, and each that comes after something fell to chance: without that there is no luck in a span."""
        begun, spoke, stage = False, False, None
        for look in self.looks:
            if look.chances and look.stage != stage:
                stage = look.stage
                if spoke or not begun:
                    yield Rest(look.n if begun else 0, look.chances)
                    begun, spoke = True, False
            spoke = spoke or not look.plain

    def spans(self) -> list[Span]:
        """From each resting point to the next."""
        lost = {choice.n: choice for choice in self.weighed if choice.given_away}
        rests = self.rests()
        if len(rests) == 1:
            rests = [Rest(0, whole([1 / self.seats] * self.seats)), *rests]
        return [
            Span(one.n, then.n, one.chances, then.chances, _play(one.chances, _within(lost, one.n, then.n)))
            for one, then in pairwise(rests)
        ]

    def turning_points(self, most: int = TURNING_POINTS) -> list[Judged | Weighed]:
        """The rolls and the mistakes that moved most of the chance to win, as they came."""
        weights: list[tuple[int, int, Judged | Weighed]] = [(look.fortune, look.n, look) for look in self.looks]
        weights += [(choice.given_away, choice.n, choice) for choice in self.weighed]
        found: list[Judged | Weighed] = []
        for weight, n, one in sorted(weights, key=lambda row: (-row[0], row[1])):
            if len(found) == most or weight < LEAST_SWING:
                break
            if all(abs(n - other.n) >= APART for other in found):
                found.append(one)
        return sorted(found, key=lambda one: one.n)

    def missed_chances(self, most: int = MISSED) -> list[Weighed]:
        """The choices that cost most, the largest first: those of which the bot is sure."""
        costly = [choice for choice in self.weighed if choice.given_away]
        return sorted(costly, key=lambda choice: (-choice.given_away, choice.n))[:most]

    def balances(self) -> list[Balance]:
        """The way of each seat."""
        spans = self.spans()
        return [self._balance(seat, spans) for seat in range(self.seats)]

    def _balance(self, seat: int, spans: list[Span]) -> Balance:
        play, luck = (sum(getattr(span, part)[seat] for span in spans) for part in ("play", "luck"))
        choices = [choice for choice in self.weighed if choice.seat == seat and choice.told]
        costs = [choice.given_away for choice in choices if choice.given_away]
        sound = len(choices) - len(costs)
        return Balance(seat, spans[0].before[seat], play, luck, self.result[seat], len(choices), sound, sum(costs))

    @property
    def untried(self) -> int:
        """At so many rolls there was no time to try what else might have come."""
        return sum(not look.tried for look in self.looks)

    @property
    def unweighed(self) -> int:
        """So many choices there was no time to weigh."""
        return sum(look.open for look in self.looks) - sum(choice.told for choice in self.weighed)

    def to_json(self) -> bytes:
        """All of it, to be kept."""
        return msgspec.json.encode(self)

    def fits(self, position: str, build: str, bot: str) -> bool:
        """Whether it is of this match, by this program and this bot."""
        own = (self.version, self.bots, self.position, self.build, self.bot)
        return own == (VERSION, BOTS, position, build, bot)


def _within(lost: dict[int, Weighed], first: int, end: int) -> list[Weighed]:
    return [lost[n] for n in range(first, end) if n in lost]


def _play(chances: list[int], mistakes: list[Weighed]) -> list[int]:
    """What mistakes gave away: from who made them to the others, to each as its chances are."""
    found = [0] * len(chances)
    for one in mistakes:
        shares = [0.0 if seat == one.seat else float(chance) + 1 for seat, chance in enumerate(chances)]
        given = whole([one.given_away / WHOLE * share / sum(shares) for share in shares])
        found = [sum(parts) for parts in zip(found, given, strict=True)]
        found[one.seat] -= sum(given)
    return found


def read(text: bytes | str) -> Analysis:
    """Read `Analysis.to_json` back; `ValueError` says what is wrong."""
    return msgspec.json.decode(text, type=Analysis)


def percent(chance: int) -> str:
    """A chance for people.

    >>> percent(4250), percent(-1700).isascii(), percent(-3)
    ('42.5 %', False, '0.0 %')
    """
    return f"{round(chance / 100, 1) or 0.0:.1f} %".replace("-", "\u2212")
