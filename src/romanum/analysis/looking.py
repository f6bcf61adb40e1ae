"""What is done with each part of a match: its swings are judged, its choices weighed. Both need nothing but the part.

They may run in any process. The same part, seed and number of iterations give the same answer everywhere.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from romanum.analysis.judge import WHOLE, Judge, whole
from romanum.analysis.parts import Choice, Judged, Setting, Stretch, Weighed
from romanum.bots import Bot, Chair, Ranked, make_bot
from romanum.engine.action import Move
from romanum.engine.dice import FastDice
from romanum.engine.match import Match
from romanum.engine.position import Position
from romanum.engine.step import apply

SEED: Final = 1
RANKED: Final = 3
"""So many of the best options are thought about to the end."""


def judge_of(setting: Setting, game: Any) -> Judge:
    """Who judges the positions of a match."""
    return Judge(game, setting.scenario, len(setting.names), setting.actions)


# ---- swings


def judged(stretch: Stretch) -> list[Judged]:
    """Each action of a stretch: the chances before it, and what it could be expected to change."""
    matches = [stretch.setting.match(bytes(stroke.before)) for stroke in stretch.strokes]
    judge = judge_of(stretch.setting, matches[0].game)
    begun, time = monotonic(), float("inf") if stretch.seconds is None else stretch.seconds
    chances = []
    for n, match in enumerate(matches, stretch.first):
        looks = stretch.looks if monotonic() - begun < time / 2 else 0
        chances.append(_looked(judge, match.position, n, looks))
    found = []
    for i, match in enumerate(matches):
        worlds = stretch.worlds if monotonic() - begun < time else 0
        found.append(_look(judge, stretch, i, match, chances[i], worlds))
    return found


def _looked(judge: Judge, g: Position, n: int, looks: int) -> list[float]:
    """The chances; judged as it stands if it cannot be fought out."""
    try:
        return judge.chances(g, n, looks)
    except Exception:  # a defect of a quick choice must not cost the whole analysis
        return judge.chances(g, n, 0)


def _look(judge: Judge, stretch: Stretch, i: int, match: Match[Any], chances: list[float], worlds: int) -> Judged:
    stroke, n = stretch.strokes[i], stretch.first + i
    chair = Chair(match, stroke.seat)
    is_open = len(chair.sane(closely=True)) > 1
    move = match.game.vocabulary.read(stroke.text)
    hoped = [] if stroke.plain else _hoped(judge, chair, move, n, worlds)
    return Judged(n, stroke.seat, stroke.text, whole(chances), whole(hoped) if hoped else [], stroke.plain, is_open)


def _hoped(judge: Judge, chair: Chair, move: Move, n: int, worlds: int) -> list[float]:
    """What a move changes on average, over positions as its seat may imagine them; empty if none of them worked."""
    changes = [change for seed in range(worlds) if (change := _tried(judge, chair, move, n, seed))]
    return [sum(column) / len(changes) for column in zip(*changes, strict=True)]


def _tried(judge: Judge, chair: Chair, move: Move, n: int, seed: int) -> list[float]:
    """What it changes in one imagined position, with dice of its own."""
    try:
        world = chair.imagine(FastDice.seeded(SEED + seed))
        before = judge.chances(world, n, 1, seed)
        apply(world, chair.seat, move)
        after = judge.chances(world, n + 1, 1, seed)
    except Exception:  # an imagined position may be one that no game reaches: lose the look, not the analysis
        return []
    return [b - a for a, b in zip(before, after, strict=True)]


# ---- choices


class Shortlist(Chair):
    """A chair in which only some of the options are thought of."""

    __slots__ = ("_moves",)

    def __init__(self, match: Match[Any], seat: int, moves: list[Move]) -> None:
        super().__init__(match, seat)
        self._moves = moves

    @property
    def moves(self) -> list[Move]:
        """The options on the list."""
        return self._moves

    def sane(self, closely: bool = False) -> list[Move]:
        """All of them."""
        return self._moves


def weighed(choice: Choice) -> Weighed:
    """What was chosen, against what the bot finds best."""
    match = choice.setting.match(bytes(choice.known))
    read = match.game.vocabulary.read
    judge, side = judge_of(choice.setting, match.game), Chair(match, choice.seat).side
    if choice.against:
        best, played = _compared(choice, match, read(choice.against), read(choice.text), 1.0)
    else:
        best, played = _searched(choice, match)

    def chance(ranked: Ranked) -> int:
        return round(WHOLE * judge.alone(ranked.value, choice.n, side))

    slope = judge.alone(best.value + 0.01, choice.n, side) - judge.alone(best.value - 0.01, choice.n, side)
    error = round(WHOLE * (best.error**2 + played.error**2) ** 0.5 * slope / 0.02)
    own, top = chance(played), chance(best)
    trials = min(best.trials, played.trials)
    return Weighed(choice.n, choice.seat, choice.text, own, best.action.text, top, error, trials, bool(choice.against))


def _thinker(choice: Choice, share: float) -> Bot:
    """A bot with that share of the time."""
    seconds = None if choice.seconds is None else choice.seconds * share
    iterations = None if choice.iterations is None else max(1, round(choice.iterations * share))
    return make_bot(choice.bot, SEED, seconds, iterations)


def _searched(choice: Choice, match: Match[Any]) -> tuple[Ranked, Ranked]:
    """The best option, and the one that was played: if that was not thought of, both once more beside each other."""
    ranked = _thinker(choice, 0.6).rank(Chair(match, choice.seat), RANKED)
    played = next((one for one in ranked if one.action.text == choice.text), None)
    if played is not None:
        return ranked[0], played
    return _compared(choice, match, ranked[0].action.move, match.game.vocabulary.read(choice.text), 0.4)


def _compared(choice: Choice, match: Match[Any], best: Move, played: Move, share: float) -> tuple[Ranked, Ranked]:
    """Two options in the same imagined positions; one that the bot would not try at all has some of its own."""
    both = {one.action.move: one for one in _ranked(choice, match, [best, played], share)}
    for move in (best, played):
        if move not in both:
            both[move] = _ranked(choice, match, [move], share)[0]
    return both[best], both[played]


def _ranked(choice: Choice, match: Match[Any], moves: list[Move], share: float) -> list[Ranked]:
    moves = list(dict.fromkeys(moves))
    return _thinker(choice, share).rank(Shortlist(match, choice.seat, moves), len(moves) + 1)
