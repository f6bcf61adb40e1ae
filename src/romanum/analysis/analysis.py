"""What was found in a match: its turning points, its missed chances, and how much of it was luck.

For each seat the chance at the start, all that was play and all that was luck add up to the result, exactly.
"""

from __future__ import annotations

from typing import Final

import msgspec

from romanum.analysis.judge import WHOLE
from romanum.analysis.parts import Moment, Weighed

VERSION: Final = 1
TURNING_POINTS: Final = 6
MISSED: Final = 8
APART: Final = 4
"""Two turning points lie at least so many actions apart: what follows at once belongs to the same."""
LEAST_SWING: Final = 200
"""A smaller swing, in hundredths of a percent, turns nothing."""
DECISIVE: Final = 1000
"""A swing of a tenth of the match turns it, whoever or whatever brought it about."""


class Balance(msgspec.Struct, frozen=True):
    """The way of one seat from the start to the end, in hundredths of a percent: all of it adds up to `end`."""

    seat: int
    start: int
    play: int
    """What came of choices, of its own and of the others, as far as whoever chose could know,"""
    luck: int
    """and of dice, cards and what was hidden."""
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
    moments: list[Moment]
    weighed: list[Weighed]
    version: int = VERSION

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return len(self.names)

    @property
    def result(self) -> list[int]:
        """The chances at the end: all for the winner, or shared among several."""
        if self.moments:
            return self.moments[-1].after
        return [WHOLE // len(self.winners) if seat in self.winners else 0 for seat in range(self.seats)]

    def chances(self) -> list[tuple[int, list[int]]]:
        """The graph: after how many actions, and the chances of all seats then."""
        return [(moment.n, moment.before) for moment in self.moments] + [(len(self.moments), self.result)]

    def turning_points(self, most: int = TURNING_POINTS) -> list[Moment]:
        """The moments at which luck and mistakes moved most of the chance to win, as they came.

        What a choice brings that could be expected is no turning point, unless so much changes hands at once that
        nobody had seen it coming: as when points are counted after the last action, and another wins than was ahead.
        """
        costs = {choice.n: choice.cost for choice in self.weighed if choice.told and not choice.sound}
        weight = {moment.n: _weight(moment, costs.get(moment.n, 0)) for moment in self.moments}
        found: list[Moment] = []
        for moment in sorted(self.moments, key=lambda moment: (-weight[moment.n], moment.n)):
            if len(found) == most or weight[moment.n] < LEAST_SWING:
                break
            if all(abs(moment.n - other.n) >= APART for other in found):
                found.append(moment)
        return sorted(found, key=lambda moment: moment.n)

    def missed_chances(self, most: int = MISSED) -> list[Weighed]:
        """The choices that cost most, the largest first: those of which the bot is sure."""
        costly = [choice for choice in self.weighed if choice.told and not choice.sound]
        return sorted(costly, key=lambda choice: (-choice.cost, choice.n))[:most]

    def balances(self) -> list[Balance]:
        """The way of each seat."""
        return [self._balance(seat) for seat in range(self.seats)]

    def _balance(self, seat: int) -> Balance:
        play, luck = (sum(getattr(moment, part)[seat] for moment in self.moments) for part in ("play", "luck"))
        start = self.chances()[0][1][seat]
        choices = [choice for choice in self.weighed if choice.seat == seat and choice.told]
        unsound = [choice.cost for choice in choices if not choice.sound]
        sound = len(choices) - len(unsound)
        return Balance(seat, start, play, luck, self.result[seat], len(choices), sound, sum(unsound))

    @property
    def unparted(self) -> int:
        """At so many moments with dice or hidden things there was no time to tell luck from play."""
        return sum(not moment.parted for moment in self.moments)

    @property
    def unweighed(self) -> int:
        """So many choices there was no time to weigh."""
        return sum(moment.open for moment in self.moments) - sum(choice.told for choice in self.weighed)

    def to_json(self) -> bytes:
        """All of it, to be kept."""
        return msgspec.json.encode(self)

    def fits(self, position: str, build: str, bot: str) -> bool:
        """Whether it is of this match, by this program and this bot."""
        return (self.version, self.position, self.build, self.bot) == (VERSION, position, build, bot)


def _weight(moment: Moment, cost: int) -> int:
    """How much a moment turned: luck and mistakes, and all that changed hands where that was a great deal."""
    return max(moment.fortune + cost, moment.swing if moment.swing >= DECISIVE else 0)


def read(text: bytes | str) -> Analysis:
    """Read `Analysis.to_json` back; `ValueError` says what is wrong."""
    return msgspec.json.decode(text, type=Analysis)


def percent(chance: int) -> str:
    """A chance for people.

    >>> percent(4250), percent(-1700).isascii(), percent(-3)
    ('42.5 %', False, '0.0 %')
    """
    return f"{round(chance / 100, 1) or 0.0:.1f} %".replace("-", "\u2212")
