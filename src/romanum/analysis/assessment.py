"""What is done with each part of a match: it is judged, or a choice is weighed. Both need nothing but the part.

They may run in any process. The same part, seed and number of iterations give the same answer everywhere.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Any, Final

import msgspec

from romanum.analysis.parts import Choice, Judged, Setting, Stretch, Weighed
from romanum.analysis.whole_numbers import WHOLE, whole
from romanum.bots import Bot, Chair, Ranked, make_bot
from romanum.bots.chances import Judge
from romanum.bots.playout import worth
from romanum.bots.search import Search
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


# ---- resting points and rolls


def judged(stretch: Stretch) -> list[Judged]:
    """Each action of a stretch: the chances where a stage has come to rest, and what dice did against expectation.

    However short the time is, one roll is tried.
    """
    matches = [stretch.setting.match(bytes(stroke.before)) for stroke in stretch.strokes]
    after = [match.position for match in matches[1:]] + [stretch.setting.match(bytes(stretch.end)).position]
    judge = judge_of(stretch.setting, matches[0].game)
    found = _looks(judge, stretch, matches)
    begun, time = monotonic(), float("inf") if stretch.seconds is None else stretch.seconds
    for i, (look, match, then) in enumerate(zip(found, matches, after, strict=True)):
        if look.dice and stretch.worlds and monotonic() - begun < time:
            found[i] = _rolled(judge, look, match, then, stretch.worlds)
    return found


def _looks(judge: Judge, stretch: Stretch, matches: list[Match[Any]]) -> list[Judged]:
    """The actions with the chances at resting points."""
    found, rested = [], None
    for n, (match, stroke) in enumerate(zip(matches, stretch.strokes, strict=True), stretch.first):
        g, stage = match.position, judge.game.stage(match.position)
        chances: list[int] = []
        if stage != rested and judge.rests(g):
            rested, chances = stage, whole(judge.chances(g, n, 0))
        is_open = len(Chair(match, stroke.seat).sane(closely=True)) > 1
        found.append(Judged(n, stroke.seat, stroke.text, stage, chances, stroke.dice, stroke.shown, is_open))
    return found


def _rolled(judge: Judge, look: Judged, match: Match[Any], after: Position, times: int) -> Judged:
    """The same with what came of it, against what could be expected; as it is if that cannot be tried."""
    try:
        came = [judge.chances(after, look.n + 1, 1, seed) for seed in range(1 if judge.rests(after) else times)]
        worlds = [_other_dice(judge, match, look, seed) for seed in range(times)]
    except Exception:  # a quick choice that does not work must not cost the whole analysis
        return look
    error = sqrt(sum(_variance([row[look.seat] for row in rows]) / len(rows) for rows in (came, worlds)))
    found = {"expected": _mean(worlds), "after": _mean(came), "error": round(WHOLE * error)}
    return msgspec.structs.replace(look, **found)


def _mean(rows: list[list[float]]) -> list[int]:
    """Chances on average."""
    return whole([sum(column) / len(rows) for column in zip(*rows, strict=True)])


def _variance(numbers: list[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers) / len(numbers)


def _other_dice(judge: Judge, match: Match[Any], look: Judged, seed: int) -> list[float]:
    """The chances if other dice had fallen, and all else been as it was."""
    world = match.position.copy()
    world.dice = FastDice.seeded(SEED + seed)
    apply(world, look.seat, match.game.vocabulary.read(look.text))
    return judge.chances(world, look.n + 1, 1, seed)


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

    @property
    def wanted(self) -> list[Move]:
        """All of them."""
        return self._moves

    def sane(self, closely: bool = False) -> list[Move]:
        """None of them is pointless."""
        return self._moves


def weighed(choice: Choice) -> Weighed:
    """What was chosen, against what the bot finds best."""
    match = choice.setting.match(bytes(choice.known))
    read = match.game.vocabulary.read
    chair = Chair(match, choice.seat)
    judge, side, learned = judge_of(choice.setting, match.game), chair.side, _goes_by_what_was_learned(choice, chair)
    if choice.against:
        best, played = _compared(choice, match, read(choice.against), read(choice.text), 1.0)
    else:
        best, played = _searched(choice, match)

    def chance(ranked: Ranked) -> int:
        return round(WHOLE * alone(ranked.value))

    def alone(value: float) -> float:
        return judge.alone(value, choice.n, side, learned)

    slope = alone(best.value + 0.01) - alone(best.value - 0.01)
    error = round(WHOLE * (best.error**2 + played.error**2) ** 0.5 * slope / 0.02)
    own, top = chance(played), chance(best)
    trials = min(best.trials, played.trials)
    both = (choice.text, own, best.action.text, top)
    return Weighed(choice.n, choice.seat, *both, error, trials, bool(choice.against), best.aim)


def _goes_by_what_was_learned(choice: Choice, chair: Chair) -> bool:
    """Whether the values of the bot are those of a learned value."""
    bot = make_bot(choice.bot)
    return isinstance(bot, Search) and bot.judge(chair) is not worth


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
    """Two options in the same imagined positions."""
    both = {one.action.move: one for one in _ranked(choice, match, [best, played], share)}
    return both[best], both[played]


def _ranked(choice: Choice, match: Match[Any], moves: list[Move], share: float) -> list[Ranked]:
    moves = list(dict.fromkeys(moves))
    return _thinker(choice, share).rank(Shortlist(match, choice.seat, moves), len(moves) + 1)
