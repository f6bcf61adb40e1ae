"""Random games, and the moments of them at which the checks look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from romanum.engine.action import Move
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


class Look(NamedTuple):
    """A moment of a random game: after how many actions, what was offered to whom, and its source of chance."""

    after: int
    offered: list[Move] | None
    asked: int
    chance: float


class Course(NamedTuple):
    """A random game that was played to its end, and the moments of it that are looked at."""

    match: Match[Any]
    looks: list[Look]

    def moments(self) -> Iterator[tuple[Match[Any], Random]]:
        """The match as it was at each of them."""
        for look in self.looks:
            match = self.match.at(look.after)
            match.position.offered, match.position.asked = look.offered, look.asked
            yield match, Random(look.chance)


class Sample(msgspec.Struct, frozen=True, dict=True):
    """Random games to look at. `share` is the part of their moments that is looked at, beside the first of a kind.

    Each is played once, however many checks look at the same sample (`shared`).
    """

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

    @cached_property
    def whole(self) -> dict[int, Match[Any]]:
        """By number: the matches that were played to their end for `play`,"""
        return {}

    @cached_property
    def courses(self) -> dict[int, Course]:
        """and those that were looked at all the way."""
        return {}

    def play(self, number: int = 0) -> Match[Any]:
        """A match of the sample, played to its end through the checked door; whoever looks at it leaves it as it is."""
        if number not in self.whole:
            match, rng = self.begin(number), Random(self.seed + number)
            while not match.over:
                self.play_on(match, rng)
            self.whole[number] = match
        return self.whole[number]

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

    The match goes on when the next moment is asked for; whoever looks at it must leave it as it is. Of a game that was
    played before, unless for another share, each moment is a match of its own.
    """
    for number in range(sample.games):
        known = sample.courses.get(number) if share is None else None
        if known is not None:
            yield from known.moments()
            continue
        looks = list[Look]()
        for match, look in _played(sample, number, sample.share if share is None else share):
            looks.append(look)
            yield match, Random(look.chance)
        if share is None:
            sample.courses[number] = Course(match, looks)


def _played(sample: Sample, number: int, share: float) -> Iterator[tuple[Match[Any], Look]]:
    match, rng, seen = sample.begin(number), Random(sample.seed + number), Counter[str]()
    while not match.over:
        step = type(match.position.stack[-1]).__name__
        seen[step] += 1
        if seen[step] <= sample.firsts or rng.random() < share:
            yield match, _look(match, rng)
        sample.play_on(match, rng)
    yield match, _look(match, rng)


def _look(match: Match[Any], rng: Random) -> Look:
    return Look(len(match.history), match.position.offered, match.position.asked, rng.random())


_last: Final = list[Sample]()


def shared(sample: Sample) -> Sample:
    """The sample that was given last, if this is the same: checks that follow each other look at the same games.

    For tests that ask for one check each. Only the last is kept, as its games take room.
    """
    if _last != [sample]:
        _last[:] = [sample]
    return _last[0]


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
