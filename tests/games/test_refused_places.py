"""Whoever points at a place that cannot be reached now is told why, and what leads there, never just that it cannot be.

`pytest -s` prints the sentences: a hundred for each game, to be read.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from romanum.engine.match import Match
from romanum.games import game
from size import size

POINTED_AT: Final[dict[str, dict[str, str]]] = {
    "hre": {"Place": "place"},
    "trajan": {"MovementSegment": "march", "Marching": "to"},
    "ultimus": {"Group": "to", "Single": "to"},
    "pax": {"Expansion": "major", "March": "to", "Sail": "sail-to"},
    "imperium": {"Campaign": "march", "March": "to", "Voyage": "to"},
}
"""By step, what a click on a place means to the client (`THOUGHTS` of its actions)."""
PLACES: Final = {"hre": "province", "trajan": "hex", "ultimus": "area", "pax": "place", "imperium": "place"}
"""What each calls a place of its map."""
LEAVES: Final = ("halt", "done", "pass", "forfeit", "meeting")
EACH: Final = 3


def asked(name: str) -> Iterator[tuple[Match[Any], str]]:
    """Moments of random games at which somebody points at the map, each with the verb that he means."""
    steps = POINTED_AT[name]
    for seed in range(40):
        scenario = game(name).scenarios[seed % len(game(name).scenarios)]
        match: Match[Any] = game(name).new(scenario.id, max(scenario.players), seed=seed)
        rng = Random(seed)
        for _ in range(400):
            if match.over:
                break
            question = match.question(match.pending[0])
            if type(question.step).__name__ in steps:
                yield match, steps[type(question.step).__name__]
            moves = [move for move in question.moves if move[0] not in LEAVES] or question.moves
            match.enter(match.pending[0], match.game.vocabulary.write(rng.choice(moves)))


def out_of_reach(name: str, number: int) -> Iterator[tuple[str, str]]:
    """So many places that cannot be reached: what was asked, and what is said of the place."""
    rng, names = Random(5), game(name).vocabulary.names
    places = list(names[PLACES[name]])
    for match, verb in asked(name):
        seat = match.pending[0]
        goals = {place_of(match, text) for text in match.ways(seat).goals}
        for place in rng.sample(places, EACH):
            refused = match.why_not(seat, f"{verb} {place}")
            if refused is None or place in goals or place == match.ways(seat).at:
                continue
            yield match.sentence(match.question(seat).prompt), refused.message
            number -= 1
            if not number:
                return


def place_of(match: Match[Any], goal: str) -> str:
    """The id of a goal as it is written in actions."""
    return match.game.place(goal)


@pytest.mark.parametrize("name", POINTED_AT)
def test_a_hundred_places_are_refused_with_a_reason(name: str) -> None:
    wanted = size(30, 100)
    told = list(out_of_reach(name, wanted))
    assert len(told) == wanted
    for question, message in told:
        print(f"{name}: {question} -> {message}")
    bare = [message for _, message in told if "cannot be done now" in message or "understand" in message]
    assert not bare
