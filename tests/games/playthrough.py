"""A short playthrough of every game as text: what is asked, offered, chosen, rolled, told, and what changes by it.

A change of rules shows in it as a difference that a person can read. What is chosen hangs on the number of the choice
and on the words of the options alone, so an option more or less seldom turns the rest over. To make them anew:

    PYTHONPATH=tests .venv/bin/python -m games.playthrough
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from textwrap import wrap
from typing import Any

import msgspec

import romanum
from romanum.engine.action import Action
from romanum.engine.event import Event
from romanum.engine.match import Match
from romanum.engine.position import Position
from romanum.games import OURS

FOLDER = Path(__file__).parent / "playthroughs"
LINES = 400
"""A playthrough ends with the choice that brings it to so many."""
WIDTH = 120
OFFERED = 12
"""Of more options so many are named."""
CHANGED = 8
"""Of more changes in one list so many are named."""
QUITS = frozenset({"concede", "forfeit"})
"""Verbs that would end too soon what is to be seen."""
PASSED_OVER = frozenset({"dice", "stack", "version"})
"""Fields of which nothing is told: the dice that fell are told with what they decided, steps with what they ask."""


def playthrough(name: str) -> str:
    """The first choices of a game in its first scenario, as text."""
    game = romanum.game(name)
    scenario = game.scenarios[0]
    match = game.new(scenario.id, max(scenario.players), seed=1)
    lines = [f"{game.title}: {scenario.id}, {match.seats} seats, seed 1, rules {game.rules_version}", ""]
    lines += _told(match, match.events)
    while not match.over and len(lines) < LINES:
        lines += _chosen(match)
    return "\n".join(lines) + "\n"


def _chosen(match: Match[Any]) -> Iterator[str]:
    """One choice and all that comes of it."""
    seat, number = match.pending[0], len(match.history)
    decision = match.decision(seat)
    verbs = [_verb(option) for option in decision.options]
    verb = min([verb for verb in verbs if verb not in QUITS] or verbs, key=lambda verb: _lot(number, verb))
    action = min((o for o in decision.options if _verb(o) == verb), key=lambda option: _lot(number, option.text))
    before, told = match.position.copy(), len(match.events)
    match.play(seat, action)
    yield ""
    yield f"{number + 1}. {match.seat_names[seat]}, {decision.step} ({decision.rule}): {decision.prompt}"
    yield from _wrapped("   offered: ", _some([option.text for option in decision.options], OFFERED, "; "))
    yield f"   > {action.text}"
    yield from _told(match, match.events[told:])
    yield from _changes(before, match.position)


def _verb(option: Action) -> str:
    """By it the choice is made first: long lists of the same thing would go on for ever."""
    return option.text.partition(" ")[0]


def _lot(number: int, text: str) -> bytes:
    return sha256(f"{number}/{text}".encode()).digest()


def _told(match: Match[Any], events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        dice = next((event.facts[fact] for fact in ("dice", "die") if fact in event.facts), None)
        rolled = f" [{msgspec.json.encode(dice).decode()}]" if dice is not None else ""
        yield from _wrapped("   ", f"{match.sentence(event)} ({event.rule}){rolled}")


def _changes(before: Position, after: Position) -> Iterator[str]:
    """Every field that is not what it was."""
    for field in before.__struct_fields__:
        old, new = getattr(before, field), getattr(after, field)
        if field in PASSED_OVER or old == new:
            continue
        if isinstance(old, list | tuple) and isinstance(new, list | tuple) and new:
            pairs = enumerate(zip_longest(old, new, fillvalue=None))
            changes = _some([f"{n}: {was!r} -> {now!r}" for n, (was, now) in pairs if was != now], CHANGED, ", ")
        else:
            changes = f"{old!r} -> {new!r}" if new or len(repr(old)) < WIDTH else f"{len(old)} numbers -> none"
        yield from _wrapped(f"   {field} ", changes)


def _some(texts: list[str], most: int, between: str) -> str:
    more = len(texts) - most
    return between.join(texts[:most]) + (f"{between}and {more} more" if more > 0 else "")


def _wrapped(first: str, text: str) -> list[str]:
    lines = wrap(text, WIDTH - len(first), break_long_words=False, break_on_hyphens=False)
    return [f"{first}{lines[0]}", *(f"{' ' * len(first)}{line}" for line in lines[1:])]


def main(names: Sequence[str]) -> None:
    """Write those of the games named, or of all."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or OURS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
