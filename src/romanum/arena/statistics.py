"""From games to tables: win shares with intervals, ratings, and the balance of seats and of what they held."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import NamedTuple

from romanum.arena.result import Played, Share, Standing
from romanum.bots.chances import wilson
from romanum.bots.skill import newcomer, rate


def won(game: Played, seat: int) -> float:
    """A seat's part of a win: winners of equal rank divide it."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


class Rating(NamedTuple):
    """A skill as openskill estimates it."""

    mu: float
    sigma: float
    ordinal: float


def ratings(played: Iterable[Played], bots: Iterable[str]) -> dict[str, Rating]:
    """Plackett-Luce ratings, game after game. A bot in several seats of a game moves by their average."""
    known = {bot: newcomer() for bot in bots}
    for game in played:
        rank = {seat: float(place) for place, group in enumerate(game.ranking) for seat in group}
        known |= rate(known, game.seating, [rank[seat] for seat in range(len(game.seating))])
    return {bot: Rating(*skill, skill.ordinal) for bot, skill in known.items()}


def standings(played: list[Played], bots: Iterable[str]) -> list[Standing]:
    """One line a bot, the one that wins most a seat first."""
    names = sorted(set(bots))
    rated = ratings(played, names)
    lines = [_standing(bot, played, rated[bot]) for bot in names]
    return sorted(lines, key=lambda line: (-line.share / (line.expected or 1.0), line.bot))


def _standing(bot: str, played: list[Played], rating: Rating) -> Standing:
    held = [[seat for seat, name in enumerate(game.seating) if name == bot] for game in played]
    games = sum(1 for seats in held if seats)
    wins = sum(won(game, seat) for game, seats in zip(played, held, strict=True) for seat in seats)
    scores = [game.scores[seat] for game, seats in zip(played, held, strict=True) for seat in seats]
    fair = sum(len(seats) / len(game.seating) for game, seats in zip(played, held, strict=True))
    low, high = wilson(wins, games)
    return Standing(
        bot=bot,
        seats=len(scores) / games if games else 0.0,
        games=games,
        wins=wins,
        share=wins / games if games else 0.0,
        low=low,
        high=high,
        expected=fair / games if games else 0.0,
        mu=rating.mu,
        sigma=rating.sigma,
        ordinal=rating.ordinal,
        score=sum(scores) / len(scores) if scores else 0.0,
    )


class _Tally:
    """Wins of one label, and the wins to be expected of the bots that had it."""

    def __init__(self) -> None:
        self.games, self.wins, self.expected = 0, 0.0, 0.0

    def share(self, label: str) -> Share:
        low, high = wilson(self.wins, self.games)
        expected = self.expected / self.games
        return Share(label, self.games, self.wins, self.wins / self.games, low, high, expected)


def by_seat(played: list[Played]) -> list[Share]:
    """How often each seat won; expected is what the bots that sat there win on average."""
    return _tabulate(played, lambda game: [[str(seat)] for seat in range(len(game.seating))])


def by_tag(played: list[Played]) -> dict[str, list[Share]]:
    """How often the holders of each label won, by category; the best first."""
    categories = list(dict.fromkeys(category for game in played for category in game.tags))
    tables = {c: _tabulate(played, lambda game, c=c: game.tags.get(c, [])) for c in categories}  # type: ignore[misc]
    return {c: sorted(table, key=lambda share: (-share.share, share.label)) for c, table in tables.items()}


def _seat_shares(played: list[Played]) -> dict[str, float]:
    """What one seat of each bot wins on average."""
    wins: dict[str, float] = defaultdict(float)
    seats: dict[str, int] = defaultdict(int)
    for game in played:
        for seat, bot in enumerate(game.seating):
            wins[bot] += won(game, seat)
            seats[bot] += 1
    return {bot: wins[bot] / seats[bot] for bot in seats}


def _tabulate(played: list[Played], labels: Callable[[Played], list[list[str]]]) -> list[Share]:
    """Count the wins of each label that a seat had, in order of the labels."""
    usual = _seat_shares(played)
    tallies: dict[str, _Tally] = defaultdict(_Tally)
    for game in played:
        for seat, had in enumerate(labels(game)):
            for label in dict.fromkeys(had):
                tally = tallies[label]
                tally.games += 1
                tally.wins += won(game, seat)
                tally.expected += usual[game.seating[seat]]
    return [tallies[label].share(label) for label in sorted(tallies)]
