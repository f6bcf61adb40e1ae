"""One game of an arena, from its number alone: who sits where, with which seeds, and how it ends."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from hashlib import sha256
from itertools import permutations
from time import perf_counter, process_time
from typing import Any

import msgspec

from romanum.arena.conduct import Watch
from romanum.arena.result import Failure, Played, Thinking
from romanum.bots import Chair, make_bot
from romanum.bots.bot import Bot
from romanum.bots.known import find_game
from romanum.engine.game import Result
from romanum.engine.match import Match


class Plan(msgspec.Struct, frozen=True):
    """What all games of an arena have in common."""

    game: str
    scenario: str | None
    roster: list[str]
    """One bot a seat."""
    seed: int
    options: dict[str, Any]
    seconds: float | None = None
    iterations: int | None = None
    looks: dict[str, int] = {}
    """Iterations of single bots, where they differ."""
    rounds: bool = False
    """Whether all games of a round of the table have the same dice."""
    file: str = ""
    """The text of the scenario file that every game begins with, if one does."""

    def begin(self, seed: int) -> Match[Any]:
        """A match of the arena."""
        if self.file:
            from romanum.engine.sheets.scenario_file import load_scenario

            return load_scenario(self.file, find_game, seed)
        return find_game(self.game).new(self.scenario, len(self.roster), seed, self.options)

    def dice(self, index: int) -> int:
        """The seed of a game."""
        return derived_seed(self.seed, self._number(index))

    def mind(self, index: int, seat: int) -> int:
        """The seed of a bot."""
        return derived_seed(self.seed, self._number(index), seat)

    def _number(self, index: int) -> int:
        return index // len(self.roster) if self.rounds else index


class Task(msgspec.Struct, frozen=True):
    """One game to be played."""

    plan: Plan
    index: int


class Outcome(msgspec.Struct):
    """What came of a task, and how long each bot thought."""

    game: Played | Failure
    thinking: dict[str, Thinking] = {}
    seconds: float = 0.0
    """Of the processor, whatever else the machine has to do."""


def roster(bots: Sequence[str], seats: int) -> list[str]:
    """One bot a seat: each bot takes one, and the last one all that are left.

    >>> roster(["legatus", "miles"], 4)
    ['legatus', 'miles', 'miles', 'miles']
    """
    if not 1 <= len(bots) <= seats:
        raise ValueError(f"1 to {seats} bots can sit at {seats} seats, not {len(bots)}")
    return [*bots, *[bots[-1]] * (seats - len(bots))]


def seating(bots: Sequence[str], index: int) -> list[str]:
    """Who sits where in a game: a round of the table moves everybody through all seats, then neighbours change.

    >>> [seating(["a", "b", "c"], i) for i in range(4)]
    [['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'c', 'a'], ['a', 'c', 'b']]
    """
    seats = len(bots)
    circles = sorted(set(permutations(bots[1:])), key=[*permutations(bots[1:])].index)
    circle = [bots[0], *circles[index // seats % len(circles)]]
    turned = index % seats
    return circle[seats - turned :] + circle[: seats - turned]


def derived_seed(*parts: int) -> int:
    """A seed from an arena's seed and the numbers of a game and a seat; the same on every machine."""
    return int.from_bytes(sha256("/".join(map(str, parts)).encode()).digest()[:8], "big") >> 1


def play(task: Task) -> Outcome:
    """Play one game. Whatever goes wrong in it becomes a `Failure`; the arena goes on."""
    table, start = Table(task), process_time()
    try:
        game: Played | Failure = table.play()
    except Exception as problem:  # a defect of a bot or of the game: reported with what is needed to see it again
        error = " ".join(f"{type(problem).__name__}: {problem}".split())
        game = Failure(task.index, table.seed, table.seating, error, table.where())
    return Outcome(game, table.thinking(), process_time() - start)


def lost(task: Task, reason: str) -> Outcome:
    """What came of a game whose process died."""
    plan, index = task.plan, task.index
    return Outcome(Failure(index, plan.dice(index), seating(plan.roster, index), reason))


class Table:
    """A match between bots."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.seed = task.plan.dice(task.index)
        self.seating = seating(task.plan.roster, task.index)
        self._times: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
        """By seat and turn: the seconds of each decision."""
        self.choosing: int | None = None
        self.decisions = 0

    def play(self) -> Played:
        """Play to the end."""
        bots = [self._bot(name, seat) for seat, name in enumerate(self.seating)]
        match = self.task.plan.begin(self.seed)
        watch = Watch(match)
        while not match.over:
            self._decide(match, bots)
            watch.see(match.history[-1])
        result = match.result
        assert result is not None
        return self._played(match, result, bots, watch)

    def thinking(self) -> dict[str, Thinking]:
        """How long each bot has thought."""
        found: dict[str, Thinking] = {}
        for (seat, _), times in self._times.items():
            bot, total = self.seating[seat], round(sum(times), 6)
            found[bot] = found.get(bot, Thinking()) + Thinking(total, len(times), 1, max(times), total)
        return found

    def where(self) -> str:
        """Who was choosing when it went wrong."""
        if self.choosing is None:
            return ""
        return f"decision {self.decisions + 1}, seat {self.choosing}, {self.seating[self.choosing]}"

    def _bot(self, name: str, seat: int) -> Bot:
        plan = self.task.plan
        looks = plan.looks.get(name, plan.iterations)
        return make_bot(name, plan.mind(self.task.index, seat), plan.seconds, looks)

    def _decide(self, match: Match[Any], bots: list[Bot]) -> None:
        seat = self.choosing = match.pending[0]
        start = perf_counter()
        action = bots[seat].choose(Chair(match, seat))
        self._times[seat, match.game.turn(match.position)].append(round(perf_counter() - start, 6))
        match.play(seat, action)
        self.decisions += 1

    def _played(self, match: Match[Any], result: Result, bots: list[Bot], watch: Watch) -> Played:
        return Played(
            index=self.task.index,
            seed=self.seed,
            seating=self.seating,
            winners=list(result.winners),
            ranking=[list(group) for group in result.ranking],
            scores=list(result.scores),
            how=result.how,
            decisions=self.decisions,
            turns=_turns(match),
            faults=sum(getattr(bot, "faults", 0) for bot in bots),
            tags=match.game.tags(match.position),
            conduct=watch.conduct(self.seating),
            unwatched=watch.trouble,
        )


def _turns(match: Match[Any]) -> int | None:
    """The turn in which a game ended, if its view has one."""
    turn = match.view(None).get("turn")
    return turn if isinstance(turn, int) else None
