"""Drafts of studies, found in games between bots: where a long look is sure and a novice plays something else.

The player of every seat looks ahead a little. Where he and the novice differ, two long looks with different luck are
taken, over the answers of all others. If both name the same option, and the novice's is behind it by several standard
errors in both, the moment is a draft: the match cut there, with both options and what they came out at. Whether it is
true and worth a study a person must say, and write the reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import hypot, sqrt
from statistics import mean, stdev
from typing import Any, ClassVar, Final

import msgspec

from romanum.bots import Chair, Ranked, make_bot
from romanum.bots.budget import Budget
from romanum.bots.candidates import Candidate, Habits
from romanum.bots.playout import dice_from
from romanum.bots.search import Search
from romanum.engine.action import Action, Move
from romanum.engine.game import Game
from romanum.engine.match import Match

NOVICE: Final = "gregarius"
PLAYER: Final = "legatus"


class Found(msgspec.Struct, frozen=True):
    """A moment at which a novice goes wrong."""

    scenario: str
    seats: int
    seed: int
    options: dict[str, Any]
    seat: int
    played: list[tuple[int, str]]
    kind: str
    """The step that asks."""
    prompt: str
    best: Ranked
    novice: Ranked
    sure: float
    """By how many standard errors the novice is behind, in the less sure of both looks."""
    ranked: list[Ranked]
    """All options that were looked at, best first."""


class Finder(msgspec.Struct, frozen=True):
    """How to look for studies."""

    quick: int = 60
    """Lines of a player's look at each decision,"""
    pairs: int = 50
    """pairs of lines in which his choice and the novice's are compared,"""
    long: int = 1000
    """and lines of each of the two long looks at all options."""
    stages: int = 8
    """These looks go over so many stages: enough that each of the others has answered."""
    sure: float = 3.0
    """So many standard errors the novice must be behind,"""
    margin: float = 0.015
    """and by so much of the whole."""
    most: int = 2
    """So many moments of one kind are taken from a game,"""
    looks: int = 12
    """and so many are looked at."""
    until: int = 100_000
    """Actions after which a game is broken off: early moments are easier to understand."""


class LongLook(Search):
    """Looks past the answers of the others, with choices that are nearly always those that look best."""

    name: ClassVar[str] = "long look"
    habits: ClassVar[Habits] = Habits(options=10, longest=800, warmth=0.1, common=True, trust=1.0)

    def __init__(self, seed: int, stages: int, iterations: int = 1) -> None:
        super().__init__(seed, iterations=iterations)
        self._far = msgspec.structs.replace(self.habits, stages=stages)

    def manner(self, chair: Chair) -> Habits:
        """As far as was wished for."""
        return self._far

    def ahead(self, chair: Chair, first: Move, second: Move, pairs: int) -> tuple[float, float]:
        """By how much one option is ahead of another, and the standard error: line against line with the same dice."""
        self._worth, self._habits = self.judge(chair), self.manner(chair)
        both, budget = [Candidate(first, 0.0), Candidate(second, 0.0)], Budget(1.0, 2 * pairs)
        gaps: list[float] = []
        total = [0.0, 0.0]
        for _ in range(pairs):
            self._try_all(chair, chair.imagine(dice_from(self._random)), both, budget)
            now = [one.edge.totals[chair.seat] if one.edge.visits else 0.0 for one in both]
            gaps.append(now[0] - total[0] - now[1] + total[1])
            total = now
        return mean(gaps), stdev(gaps) / sqrt(pairs)


def find(
    game: Game[Any], finder: Finder, scenario: str | None, seats: int | None, seed: int, options: dict[str, Any]
) -> Iterator[Found]:
    """Play one game and give what is found in it."""
    match = game.new(scenario, seats, seed, options)
    players = [make_bot(PLAYER, seed * 16 + seat, iterations=finder.quick) for seat in range(match.seats)]
    novice = make_bot(NOVICE, seed)
    looked: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    while not match.over and len(match.history) < finder.until:
        seat = match.pending[0]
        chair = Chair(match, seat)
        simple = chosen = novice.choose(chair)
        kind = chair.step
        if looked[kind] < finder.looks and taken[kind] < finder.most and len(chair.sane(closely=True)) > 1:
            chosen = players[seat].choose(chair)
            if simple.text != chosen.text:
                looked[kind] += 1
                found = _look(match, chair, chosen, simple, finder, seed)
                if found is not None:
                    taken[kind] += 1
                    yield found
        match.enter(seat, chosen)


def _look(match: Match[Any], chair: Chair, chosen: Action, simple: Action, finder: Finder, seed: int) -> Found | None:
    """A comparison of both, and if that is promising two long looks; what they found if they agree and are sure."""
    gap, error = LongLook(seed, finder.stages).ahead(chair, chosen.move, simple.move, finder.pairs)
    if gap < finder.margin or gap < 2 * error:
        return None
    surest = float("inf")
    best, ranked = "", []
    for luck in (seed, seed + 1_000_003):
        ranked = LongLook(luck, finder.stages, finder.long).rank(chair, len(chair.moves))
        theirs = next((one for one in ranked if one.action.text == simple.text and one.trials), None)
        first = ranked[0]
        if theirs is None or first.action.text == simple.text or best not in ("", first.action.text):
            return None
        best = first.action.text
        behind = first.value - theirs.value
        surest = min(surest, behind / (hypot(first.error, theirs.error) or 1e-9))
        if behind < finder.margin or surest < finder.sure:
            return None
    theirs = next(one for one in ranked if one.action.text == simple.text)
    return Found(
        match.scenario,
        match.seats,
        seed,
        match.options,
        chair.seat,
        [(past.seat, past.text) for past in match.history],
        chair.step,
        chair.decision.prompt,
        ranked[0],
        theirs,
        surest,
        ranked,
    )


def as_draft(found: Found) -> str:
    """A found moment as the file of a study that somebody has to finish."""
    lines = [f"# {found.kind}: {found.prompt}", f"# {found.sure:.1f} standard errors"]
    lines += [
        f"# {one.value:.3f} ±{one.error:.3f} of {one.trials}  {one.action.text}  {_gains(one)}" for one in found.ranked
    ]
    lines += [f"scenario = {_quoted(found.scenario)}", f"seats = {found.seats}", f"seed = {found.seed}"]
    lines += [f"seat = {found.seat}"]
    if found.options:
        inside = ", ".join(f"{name} = {msgspec.json.encode(value).decode()}" for name, value in found.options.items())
        lines.append(f"options = {{ {inside} }}")
    lines += [f"best = [{_quoted(found.best.action.text)}]", f"novice = {_quoted(found.novice.action.text)}"]
    lines += [f"worth = [{found.best.value:.3f}, {found.novice.value:.3f}]", f"lines = {found.best.trials}"]
    played = "\n".join(f"{seat} {action}" for seat, action in found.played)
    return "\n".join([*lines, f'played = """\n{played}\n"""', ""])


def _gains(one: Ranked) -> str:
    return ", ".join(f"{part} {change:+.2f}" for part, change in one.gains.items() if abs(change) >= 0.15)


def _quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()
