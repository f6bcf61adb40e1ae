"""How often those really won who were told such a value: games between equal bots, and the curve fitted to them.

At some decisions of each game an adviser looks ahead just as for a hint; what it makes of its best option is kept, the
option is played, and the end of the game tells whether the seat won. From all these looks follows a curve that never
falls (isotonic regression), with a 95 % interval for each of its points. Looks at one game are not independent, so
intervals count games, not looks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from random import Random
from time import monotonic
from typing import Any, Final

import msgspec

from romanum.arena.arena_game import derived_seed
from romanum.arena.executor import Executor, Local
from romanum.bots import VERSION, Chair, make_bot
from romanum.bots.chances import LEAST_TRIALS, NORMAL, Chance, Curve, Curves, chance_of
from romanum.bots.known import find_game
from romanum.engine.match import Match

ADVISER: Final = "legatus"
ITERATIONS: Final = 100
"""So many lines the adviser plays on for a look: counted, so that a busy machine changes nothing."""
SHARE: Final = 0.03
"""The part of all decisions at which it looks: few, since more games say more than more looks at one."""
GAMES_A_POINT: Final = 15
"""A point of the curve rests on so many games at least,"""
MOST_POINTS: Final = 12
"""and there are no more points than these."""
HINTS: Final = 3


class Sitting(msgspec.Struct, frozen=True):
    """One game to be looked at."""

    game: str
    scenario: str
    seats: int
    bots: list[str]
    """Who plays: one of them in all seats of a game, in turn."""
    seed: int
    index: int
    share: float = SHARE
    iterations: int = ITERATIONS
    options: dict[str, Any] = {}


class Look(msgspec.Struct, frozen=True):
    """What the adviser made of its best option for a seat, and whether the seat won (a tie is a part of a win)."""

    game: int
    side: str
    value: float
    error: float
    trials: int
    won: float


class Seen(msgspec.Struct):
    """The looks at one game, or what went wrong in it."""

    looks: list[Look] = []
    failure: str = ""


def look_on(sitting: Sitting) -> Seen:
    """Play one game and look at it now and then. Whatever goes wrong in it is told; others go on."""
    try:
        return Seen(_looks(sitting))
    except Exception as problem:  # a defect of a bot or of the game
        return Seen(failure=f"game {sitting.index}: {type(problem).__name__}: {problem}")


def lost(sitting: Sitting, why: str) -> Seen:
    """A game whose process died."""
    return Seen(failure=f"game {sitting.index}: {why}")


def _looks(sitting: Sitting) -> list[Look]:
    game = find_game(sitting.game)
    seed = derived_seed(sitting.seed, sitting.index)
    match = game.new(sitting.scenario, sitting.seats, seed, sitting.options)
    name = sitting.bots[sitting.index % len(sitting.bots)]
    bots = [make_bot(name, derived_seed(seed, seat)) for seat in range(sitting.seats)]
    adviser, chance = make_bot(ADVISER, seed, iterations=sitting.iterations), Random(seed)
    seen: list[tuple[int, Look]] = []
    while not match.over:
        seat = match.pending[0]
        chair = Chair(match, seat)
        if chance.random() < sitting.share and len(chair.sane(closely=True)) > 1:
            best = adviser.rank(chair, HINTS)[0]
            if best.trials >= LEAST_TRIALS:
                seen.append((seat, Look(sitting.index, chair.side, best.value, best.error, best.trials, 0.0)))
            match.play(seat, best.action)
        else:
            match.play(seat, bots[seat].choose(chair))
    return [msgspec.structs.replace(look, won=_won(match, seat)) for seat, look in seen]


def _won(match: Match[Any], seat: int) -> float:
    result = match.result
    assert result is not None
    return 1.0 / len(result.winners) if seat in result.winners else 0.0


class Sampled(msgspec.Struct):
    """All looks of a calibration."""

    looks: list[Look]
    games: int
    failures: list[str]


def sample(
    plan: Sitting, games: int, jobs: int = 1, minutes: float | None = None, executor: Executor | None = None
) -> Sampled:
    """Play games until all are played or the time is up; those begun by then are played to their end."""
    end = None if minutes is None else monotonic() + 60 * minutes
    tasks = _until(end, (msgspec.structs.replace(plan, index=index) for index in range(games)))
    found = Sampled([], 0, [])
    for seen in (executor or Local(jobs)).run(look_on, tasks, lost):
        if seen.failure:
            found.failures.append(seen.failure)
        else:
            found.games += 1
            found.looks += seen.looks
    found.looks.sort(key=lambda look: look.game)
    return found


def _until(end: float | None, tasks: Iterable[Sitting]) -> Iterator[Sitting]:
    for task in tasks:
        if end is not None and monotonic() > end:
            return
        yield task


# ---- the curve


def fitted(plan: Sitting, found: Sampled, command: str, made: date) -> Curves:
    """The curves of all sides."""
    game = find_game(plan.game)
    sides = sorted({look.side for look in found.looks})
    curves = [curve(side, [look for look in found.looks if look.side == side]) for side in sides]
    return Curves(
        game.id, plan.scenario, plan.seats, game.rules_version, VERSION, made.isoformat(), command, plan.bots,
        ADVISER, found.games, curves,
    )  # fmt: skip


def curve(side: str, looks: Sequence[Look]) -> Curve:
    """A curve that never falls: looks of like value together, then neighbours that contradict each other."""
    points = _points(sorted(looks, key=lambda look: look.value))
    games = [len({look.game for look in point}) for point in points]
    values = [_mean([look.value for look in point]) for point in points]
    chances = isotonic([_mean([look.won for look in point]) for point in points], [len(point) for point in points])
    spreads = [wilson(share, n) for share, n in zip(chances, games, strict=True)]
    lows = [max(low for low, _ in spreads[: i + 1]) for i in range(len(spreads))]
    highs = [min(high for _, high in spreads[i:]) for i in range(len(spreads))]
    value, chance, low, high = ([round(number, 4) for number in row] for row in (values, chances, lows, highs))
    return Curve(side, len(looks), value, chance, low, high, games)


def _points(looks: list[Look]) -> list[list[Look]]:
    """Looks in groups of about equal size, each of other values than its neighbours'."""
    games = len({look.game for look in looks})
    number = max(1, min(MOST_POINTS, games // GAMES_A_POINT))
    points: list[list[Look]] = []
    for place, look in enumerate(looks):
        fresh = not points or place * number // len(looks) > (place - 1) * number // len(looks)
        if fresh and (not points or round(look.value, 4) > round(points[-1][-1].value, 4)):
            points.append([])
        points[-1].append(look)
    return points


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def isotonic(heights: Sequence[float], weights: Sequence[float]) -> list[float]:
    """The nearest numbers that never fall: neighbours that do are put together (pool adjacent violators).

    >>> isotonic([0.1, 0.4, 0.2, 0.6], [1, 1, 1, 1])
    [0.1, 0.30000000000000004, 0.30000000000000004, 0.6]
    """
    blocks: list[tuple[float, float, int]] = []
    for height, weight in zip(heights, weights, strict=True):
        blocks.append((height, weight, 1))
        while len(blocks) > 1 and blocks[-2][0] > blocks[-1][0]:
            (a, m, i), (b, n, j) = blocks[-2:]
            blocks[-2:] = [((a * m + b * n) / (m + n), m + n, i + j)]
    return [height for height, _, number in blocks for _ in range(number)]


def wilson(share: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share that was seen n times.

    >>> tuple(round(end, 2) for end in wilson(0.5, 20))
    (0.3, 0.7)
    """
    z2 = NORMAL**2
    centre, half = share + z2 / (2 * n), NORMAL * ((share * (1 - share) + z2 / (4 * n)) / n) ** 0.5
    return max(0.0, (centre - half) / (1 + z2 / n)), min(1.0, (centre + half) / (1 + z2 / n))


# ---- said and measured


class Compared(msgspec.Struct, frozen=True):
    """Chances said against what happened: the mean squared error, that of always saying the average, and a curve."""

    said: int
    silent: int
    """Looks at which no chance was said."""
    brier: float
    plain: float
    """The error of whoever gives every seat the same chance."""
    rows: list[tuple[float, float, int]]
    """Looks by what was said: the mean said, the mean measured, and how many."""


def compare(looks: Sequence[Look], curves: Curves | None, seats: int, rows: int = 3) -> Compared:
    """What a hint would have said at each look, beside how it ended."""
    told: list[tuple[float, float]] = []
    for look in looks:
        chance: Chance | None = chance_of(curves, look.side, look.value, look.error, look.trials)
        if chance is not None:
            told.append((chance.chance, look.won))
    told.sort()
    size = -(-len(told) // rows) or 1
    parts = [told[start : start + size] for start in range(0, len(told), size)]
    return Compared(
        len(told),
        len(looks) - len(told),
        _mean([(said - won) ** 2 for said, won in told] or [0.0]),
        _mean([(1 / seats - won) ** 2 for _, won in told] or [0.0]),
        [(_mean([said for said, _ in part]), _mean([won for _, won in part]), len(part)) for part in parts],
    )


def written(curves: Curves) -> str:
    """The curves as the text of their file."""
    head = {name: getattr(curves, name) for name in curves.__struct_fields__ if name != "curve"}
    lines = [
        "# Measured, not made by hand: see `command`. Values of hints, and how often those won who were told them."
    ]
    lines += [f"{name} = {_toml(value)}" for name, value in head.items()]
    for one in curves.curve:
        lines += ["", "[[curve]]", *(f"{name} = {_toml(getattr(one, name))}" for name in one.__struct_fields__)]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    return msgspec.json.encode(value).decode()
