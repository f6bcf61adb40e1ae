"""Rounds: games with the same dice in which everybody sits everywhere once, and what they say of the first bot.

A round of a duel is a pair. Dice and sides that favour a seat favour each bot once, so a round says more than as many
games with dice of their own. Rounds are read in the order of their numbers, and a sequential test (the generalised
likelihood ratio of round scores, normal approximation) says when enough have been played.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log10, sqrt
from typing import Final, NamedTuple

from romanum.arena.result import Failure, Played, Strength, Verdict
from romanum.arena.statistics import won
from romanum.bots.chances import NORMAL

ERROR: Final = 0.05
"""How often a test may say that a bot is better when it is not, and the other way round."""
FEWEST: Final = 8
"""No test ends before so many rounds: until then their spread is guessed."""
CERTAIN: Final = 0.001
"""A share this near to none or all is taken for that when it is told in Elo, which has no number for them."""


class Fair(NamedTuple):
    """The first bot's seats, and all of them."""

    own: int
    seats: int

    def share(self, elo: float) -> float:
        """The part of the games that a bot wins who is so much stronger than the others, who are equals.

        >>> [round(Fair(1, 2).share(elo), 3) for elo in (0, 35, 400)]
        [0.5, 0.55, 0.909]
        >>> round(Fair(1, 4).share(0), 3)
        0.25
        """
        strength = self.own * 10 ** (elo / 400)
        return strength / (strength + self.seats - self.own)

    def elo(self, share: float) -> float:
        """The strength that wins such a part.

        >>> round(Fair(1, 2).elo(0.55))
        35
        """
        share = min(max(share, CERTAIN), 1 - CERTAIN)
        return 400 * log10(share * (self.seats - self.own) / ((1 - share) * self.own))


def fair_share(roster: Sequence[str]) -> Fair:
    """What the first of a roster has of the seats."""
    return Fair(sum(name == roster[0] for name in roster), len(roster))


class Rounds:
    """Games as they come in, in any order, read as rounds in the order of their numbers.

    So what a test says, and after which round it ends, does not depend on how many were at work.
    """

    def __init__(self, roster: Sequence[str], better_by: float | None = None) -> None:
        self._bot = roster[0]
        self._fair = fair_share(roster)
        self._better_by = better_by
        self._games: dict[int, Played | Failure] = {}
        self._scores: list[float] = []
        self._read = 0
        self.verdict: Verdict = "open"

    def add(self, game: Played | Failure) -> None:
        """Take in one game, and read on as far as all games before are known and the test is open."""
        self._games[game.index] = game
        while self.verdict == "open" and (games := self._next()):
            self._read += 1
            played = [one for one in games if isinstance(one, Played)]
            if len(played) == len(games):
                self._scores.append(sum(self._won(one) for one in played) / len(played))
                self.verdict = self._judge()

    @property
    def end(self) -> int:
        """The number of the first game after those that were read."""
        return self._read * self._fair.seats

    def _next(self) -> list[Played | Failure]:
        """The next round, once it is whole."""
        numbers = range(self.end, self.end + self._fair.seats)
        return [self._games[n] for n in numbers] if all(n in self._games for n in numbers) else []

    def _won(self, game: Played) -> float:
        seats = [seat for seat, bot in enumerate(game.seating) if bot == self._bot]
        return sum(won(game, seat) for seat in seats) if game.winners else len(seats) / len(game.seating)

    def _judge(self) -> Verdict:
        """Wald's bounds: how likely the rounds are if the bot is better, against if it is not."""
        if self._better_by is None or len(self._scores) < FEWEST:
            return "open"
        bound, ratio = log((1 - ERROR) / ERROR), self._ratio()
        return "better" if ratio >= bound else "not better" if ratio <= -bound else "open"

    def _ratio(self) -> float:
        if self._better_by is None or not self._scores:
            return 0.0
        none, better = self._fair.share(0), self._fair.share(self._better_by)
        middle, spread = self._spread()
        return len(self._scores) * (better - none) * (2 * middle - none - better) / (2 * spread)

    def _spread(self) -> tuple[float, float]:
        """The mean of the rounds and their variance, as if one lost round and one won had been seen beside them."""
        middle = sum(self._scores) / len(self._scores)
        squares = sum((score - middle) ** 2 for score in (*self._scores, 0.0, 1.0))
        return middle, squares / (len(self._scores) + 2)

    def strength(self) -> Strength | None:
        """What the rounds say; nothing where there is none, or only one bot."""
        if not self._scores or self._fair.own == self._fair.seats:
            return None
        middle, spread = self._spread()
        half = NORMAL * sqrt(spread / len(self._scores))
        low, elo, high = (self._fair.elo(share) for share in (middle - half, middle, middle + half))
        return Strength(
            bot=self._bot,
            rounds=len(self._scores),
            share=middle,
            fair=self._fair.share(0),
            elo=elo,
            low=low,
            high=high,
            better_by=self._better_by,
            ratio=self._ratio(),
            verdict=self.verdict,
        )


def told(what: Strength) -> str:
    """What rounds say, in words.

    >>> told(Strength("legatus", 40, 0.61, 0.5, 78, 12, 148, 35, 3.1, "better"))
    'legatus in 40 rounds with equal dice: 61.0 % (fair 50.0 %), Elo +78 (+12 to +148). Better by 35 Elo: yes.'
    """
    line = (
        f"{what.bot} in {what.rounds} rounds with equal dice: {100 * what.share:.1f} % (fair {100 * what.fair:.1f} %), "
        f"Elo {what.elo:+.0f} ({what.low:+.0f} to {what.high:+.0f})."
    )
    if what.better_by is None:
        return line
    answer = {"better": "yes", "not better": "no", "open": f"not clear yet ({what.ratio:+.1f})"}[what.verdict]
    return f"{line} Better by {what.better_by:g} Elo: {answer}."
