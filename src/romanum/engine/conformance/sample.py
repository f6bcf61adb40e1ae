"""Random games, and the moments of them at which the checks look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final

import msgspec

from romanum.engine.dice import AnyDice, FastDice, SealedDice
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.position import Position
from romanum.engine.step import apply, offered_to

LIMIT: Final = 20_000
"""No random game may take more actions than this."""

FIRST_TIMES: Final = 2
"""So often in a game every kind of step is looked at, unless a sample says otherwise; later ones only now and then."""

GO_ON: Final = 20
"""How many actions are played on in copies and twins, unless a sample says otherwise."""

WALKS: Final = 3
"""So many random games, at least, are followed question by question, unless a sample says otherwise."""


TRIALS: Final = 800
"""So often a move with odds is played out, unless a sample says otherwise."""


class Sample(msgspec.Struct, frozen=True):
    """Random games to look at. `share` is the part of their moments that is looked at, beside the first of a kind."""

    game: Game[Any]
    seats: int
    options: Mapping[str, Any] = {}
    games: int = 2
    seed: int = 1
    scenario: str | None = None
    share: float = 0.1
    firsts: int = FIRST_TIMES
    """So often in a game every kind of step is looked at whatever the share."""
    limit: int = LIMIT
    """No game may take more actions than this: more than `LIMIT` for games that are long."""
    invariants: tuple[Callable[[Any, Any], list[str]], ...] = ()
    """More to hold true after every action, beside `Game.faults`: functions of the position now and the one before."""
    go_on: int = GO_ON
    """How many actions are played on in copies and twins."""
    walks: int = WALKS
    """So many random games, at least, are followed question by question."""
    trials: int = TRIALS
    """So often a move with odds is played out."""

    def begin(self, number: int = 0) -> Match[Any]:
        """A new match of the sample, with dice that repeat: sealed and fast ones in turn."""
        seed = self.seed + number
        dice: AnyDice = SealedDice(f"{seed:064x}", ["salt"]) if number % 2 else FastDice.seeded(seed)
        return self.game.new(self.scenario, self.seats, options=self.options, dice=dice)

    def play(self, number: int = 0) -> Match[Any]:
        """A match of the sample, played to its end through the checked door."""
        match, rng = self.begin(number), Random(self.seed + number)
        while not match.over:
            self.play_on(match, rng)
        return match

    def play_on(self, match: Match[Any], rng: Random) -> None:
        """One random action through the checked door, after which everything must still be in its place."""
        play_on(match, rng, self.limit)
        before = match.history[-1].before
        for keeps in self.invariants:
            found = keeps(match.position, before)
            assert not found, f"{where(match)}: after {match.history[-1].text!r}: {'; '.join(found)}"


def random_game(game: Game[Any], seats: int, options: Mapping[str, Any] | None = None, seed: int = 1) -> Match[Any]:
    """A match played to its end at random, through the checked door."""
    return Sample(game, seats, options or {}, seed=seed).play()


def playout(position: Position, seed: int, limit: int = LIMIT) -> Position:
    """A copy of a position played to its end at random, through the fast door."""
    g, rng = position.copy(), Random(seed)
    for _ in range(limit):
        if not g.stack:
            return g
        apply_on(g, rng)
    raise AssertionError(f"no end after {limit} actions; now: {g.stack[-1]!r}")


def moments(sample: Sample, share: float | None = None) -> Iterator[tuple[Match[Any], Random]]:
    """Moments of the random games, each with a source of chance, and the end of each game.

    The match goes on when the next moment is asked for; whoever looks at it must leave it as it is.
    """
    share = sample.share if share is None else share
    for number in range(sample.games):
        match, rng, seen = sample.begin(number), Random(sample.seed + number), Counter[str]()
        while not match.over:
            step = type(match.position.stack[-1]).__name__
            seen[step] += 1
            if seen[step] <= sample.firsts or rng.random() < share:
                yield match, Random(rng.random())
            sample.play_on(match, rng)
        yield match, Random(rng.random())


def play_on(match: Match[Any], rng: Random, limit: int = LIMIT) -> None:
    """One random action through the checked door, after which the game finds no fault with the position."""
    assert len(match.history) < limit, f"{where(match)}: no end after {limit} actions"
    seat = rng.choice(match.pending)
    action = rng.choice(match.decision(seat).options)
    try:
        match.play(seat, action)
    except Exception as defect:
        raise AssertionError(f"{where(match)}: {action.text!r} by seat {seat} fails: {defect!r}") from defect
    faults = match.game.faults(match.position, match.history[-1].before)
    assert not faults, f"{where(match)}: after {action.text!r} by seat {seat}: {'; '.join(map(str, faults))}"


def apply_on(g: Position, rng: Random) -> None:
    """One random action through the fast door."""
    seat = rng.choice(g.stack[-1].pending(g))
    apply(g, seat, rng.choice(offered_to(g, seat)))


def where(match: Match[Any]) -> str:
    """The place of a failure: enough to come back to it."""
    now = repr(match.position.stack[-1]) if match.position.stack else "the end"
    dice = msgspec.json.encode(match.first_dice).decode()
    return f"{match.game.id}, {match.seats} seats, {match.options}, {dice}, action {len(match.history)}, {now}"


def finder(game: Game[Any]) -> Callable[[str], Game[Any]]:
    """What finds this game by its id, for records."""
    return {game.id: game}.__getitem__
