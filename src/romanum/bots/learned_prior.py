"""A learned prior: how promising each move looks, by what long looks ahead have preferred.

It starts from the game's own `prior` and corrects it. What it goes by (the *signs* of a move) needs no knowledge of a
game: the step that asks, the verb, who is asked, the arguments and what the position says about them, what the step
itself holds, the turn, and how far the move is behind the best by the game's own judgement. Every sign has a weight; a
move's score is their sum. A prior is a file in the game's folder, `learned/priors/GAME-SEATS.json`, that can be read
by people, with its story: which games it was learned from, by which rules, when, by which command, and how it does on
games held out (`romanum train GAME --prior` makes one). It needs nothing but Python.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from romanum.bots.playout import HOPELESS, likelihoods
from romanum.bots.version import is_of_today
from romanum.engine.action import Move
from romanum.engine.data import DataError
from romanum.engine.game import LEARNED, Game
from romanum.engine.position import Position

Sign: TypeAlias = tuple[str | int, ...]
"""Something that can be said of a move. The first part is its kind."""

MOST: Final = 12
"""Numbers further from zero are all alike."""
SIDES: Final = frozenset({"side", "camp", "power"})
"""What steps call whose doing they are."""
GAPS: Final = (0.0, 0.3, 0.8, 1.5, 2.5, 4.0)
"""Where one class of how far a move is behind the best ends and the next begins."""


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a prior comes from, and how good it is."""

    game: str
    seats: int
    rules_version: int
    bots_version: int
    scenarios: list[str]
    made: str
    command: str
    games: int
    decisions: int
    held_out: int
    """So many of the games were not learned from. On those, over decisions between several options:"""
    gain: float
    """by how much the option that looks best comes out better than the average one, as worth goes from 0 to 1;"""
    gain_of_the_game: float
    """the same by the game's own prior,"""
    gain_of_trials: float
    """and by half of the trials of each option, judged by the other half."""
    lasting: float
    """How much of what an option is better right after the choice lasts."""
    trust: float
    """What looks promise says as much as so many trials."""
    point: float
    """So much worth more makes a move e times as likely."""
    quick: bool = False
    """Whether quick choices go by it too, or only the options of the decision itself."""
    plays: bool = True
    """Whether bots search by it: they won more games so."""


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file holds."""

    story: Story
    weights: list[tuple[float, list[str | int]]]
    """The weight of each sign."""


class Signs:
    """Tells the signs of the moves of one scenario and number of seats."""

    def __init__(self, game: Game[Any], first: Position, scenario: str) -> None:
        self.scenario = scenario
        self._game = game
        names = game.vocabulary.names
        told = {
            kind: [
                name
                for name in first.__struct_fields__
                if isinstance(field := getattr(first, name), (list, tuple)) and len(field) == len(ids) and len(ids) > 2
            ]
            for kind, ids in names.items()
        }
        self.fields: dict[str, list[tuple[int, list[str]]]] = {
            verb: [(number, told[kind]) for number, kind in enumerate(kinds, 1) if told.get(kind)]
            for verb, kinds in game.vocabulary.kinds.items()
        }
        """For each verb, which arguments the position says something about, and in which of its lists."""

    def fixed(self, step: str, seat: int, move: Move) -> list[Sign]:
        """What does not depend on the position."""
        verb = move[0]
        found: list[Sign] = [("verb", step, verb), ("seat", seat, step, verb)]
        for number, value in enumerate(move[1:], 1):
            found += [("arg", step, verb, number, value), ("place", self.scenario, seat, verb, number, value)]
        if len(move) > 2:
            found.append(("all", step, *move))
        return found

    def moving(self, g: Position, step: Any, name: str, seat: int, move: Move) -> list[Sign]:
        """What the position and the step say."""
        verb = move[0]
        found: list[Sign] = [("turn", verb, name, min(self._game.turn(g), MOST))]
        own = [(field, value) for field in step.__struct_fields__ if isinstance(value := getattr(step, field), int)]
        found += [("step", name, verb, field, _near(value)) for field, value in own]
        sides = [value for field, value in own if field in SIDES]
        for number, lists in self.fields[verb]:
            for field in lists:
                value = getattr(g, field)[move[number]]
                if not isinstance(value, int):
                    continue
                found.append(("has", verb, number, field, _near(value)))
                found += [("same", name, verb, number, field) for whose in sides if whose == value]
        return found


def _near(value: int) -> int:
    return max(-2, min(int(value), MOST))


def gap_class(behind: float) -> int:
    """The class of how far a move is behind the best."""
    return sum(behind > gap for gap in GAPS)


class Prior:
    """A learned prior at work on the positions of one scenario."""

    def __init__(self, story: Story, weights: dict[Sign, float], signs: Signs) -> None:
        self.story = story
        self._signs = signs
        self._weights = weights
        self._fixed: dict[tuple[str, int, Move], float] = {}

    def promises(self, own: list[float], g: Position, seat: int, moves: list[Move]) -> list[float]:
        """By how much each move is better than others, in worth, given the game's own scores.

        What the game calls hopeless stays so.
        """
        step = g.stack[-1]
        name = type(step).__name__
        best, get, fixed, signs = max(own), self._weights.get, self._fixed, self._signs
        slope = get(("point", name), 0.0)
        out = []
        for score, move in zip(own, moves, strict=True):
            behind = best - score
            if behind > HOPELESS:
                out.append(-behind)
                continue
            key = (name, seat, move)
            known = fixed.get(key)
            if known is None:
                known = fixed[key] = sum([get(sign, 0.0) for sign in signs.fixed(name, seat, move)])
            total = known - slope * behind + get(("gap", name, gap_class(behind)), 0.0)
            for sign in signs.moving(g, step, name, seat, move):
                total += get(sign, 0.0)
            out.append(total)
        return out

    def glance(self, game: Game[Any], g: Position, seat: int, moves: list[Move], random: Random) -> Move:
        """A move as a quick player would choose it who has learned."""
        if len(moves) == 1:
            return moves[0]
        own = game.prior(g, seat, moves)
        if own is None:
            return moves[int(random.random() * len(moves))]
        return random.choices(moves, likelihoods(self.promises(own, g, seat, moves), self.story.point))[0]


def signs_of(signs: Signs, own: list[float], g: Position, seat: int, moves: list[Move]) -> list[list[Sign]]:
    """All signs of each move, for whoever learns their weights; that of the points comes last."""
    step = g.stack[-1]
    name, best = type(step).__name__, max(own)
    return [
        [
            *signs.fixed(name, seat, move),
            ("gap", name, gap_class(best - score)),
            *signs.moving(g, step, name, seat, move),
        ]
        for score, move in zip(own, moves, strict=True)
    ]


def read(file: Traversable, shown: str) -> Kept:
    """Read a prior; `DataError` names what is wrong with the file."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Kept)
    except (OSError, msgspec.MsgspecError) as problem:
        raise DataError(shown, "$", str(problem)) from None


def written(kept: Kept) -> bytes:
    """What the file of a prior holds: the story, then a sign a line."""
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in kept.weights)
    story = msgspec.json.format(msgspec.json.encode(kept.story), indent=2).decode()
    return f'{{"story": {story},\n"weights": [\n{lines}\n]}}\n'.encode()


@cache
def _kept(game: Game[Any], seats: int) -> tuple[Story, dict[Sign, float]] | None:
    file = game.own_file(LEARNED, "priors", f"{game.id}-{seats}.json")
    if file is None:
        return None
    kept = read(file, f"priors/{file.name}")
    return kept.story, {tuple(sign): weight for weight, sign in kept.weights}


@lru_cache(maxsize=64)
def learned_prior(game: Game[Any], scenario: str, seats: int) -> Prior | None:
    """The learned prior of a scenario, or None if there is none that was learned by the rules and bots of today."""
    found = _kept(game, seats)
    if found is None or not is_of_today(found[0], game) or scenario not in found[0].scenarios:
        return None
    return Prior(*found, Signs(game, game.new(scenario, seats, seed=1).position, scenario))
