"""Where `observation.toml` does not fit its game: fields that there are not, and what finds no room in random games."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np

from romanum.bots.sight.field_writers import WORD
from romanum.bots.sight.layout import lay_out, read_room
from romanum.bots.sight.observation import Observer
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.step import apply, offered_to

FILE: Final = "observation.toml"
SEED: Final = 3
START: Final = 20
"""After so many random decisions it is looked,"""
DECISIONS: Final = 60
"""and after each of so many more."""


def misfits(game: Game[Any], scenario: str | None = None, start: int = START) -> list[str]:
    """What is wrong with the room that its fields get, one line each, as a random match shows."""
    match, chooser = game.new(scenario, seed=SEED), Random(SEED)
    found, observer = [f"{FILE}: {name}: no such field" for name in _unknown(match)], Observer(match)
    match.position.log = None
    for n in range(start + DECISIONS):
        if match.over:
            break
        seat = match.pending[0]
        apply(match.position, seat, chooser.choice(offered_to(match.position, seat)))
        if n >= start:
            found += _crowded(match, observer)
    return list(dict.fromkeys(found))


def _unknown(first: Match[Any]) -> list[str]:
    room = read_room(first.game)
    names = {field.name for field in lay_out(first.position, first.seats, room)}
    told_of = {*room.longest, *room.grows, *room.bits, *room.letters, *room.words, *room.categories, *room.masks}
    return sorted((told_of | {*room.most, *room.left_out}) - names)


def _crowded(match: Match[Any], observer: Observer) -> list[str]:
    """Texts and steps are small numbers, and nothing is left for the rest."""
    array = observer.of(match.position, match.pending[0] if match.pending else 0)
    found = []
    for field in observer.layout:
        cells = array[field.start : field.start + field.length]
        if (field.kind == "stack" or field.text or field.words) and np.abs(cells).max(initial=0) >= WORD:
            found.append(f"{FILE}: {field.name}: a number is too large for a cell; say of how many `words` it is")
        elif field.kind == "rest" and cells.any():
            found.append(f"{FILE}: something finds no room: `python -m romanum.learn {match.game.id}` shows the layout")
    return found
