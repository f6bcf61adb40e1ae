"""Moments of real matches as the server would send them: what the fixtures of every game's board are made of.

Each game's `fixtures/make.py` says which moments it wants and how to come to them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.server.lobby.game_data import game_data

Table = Match[Any]
Ready = Callable[[Table], bool]


def decision(match: Table, seat: int) -> dict[str, Any] | None:
    """What a seat is asked, with the labels of its options."""
    if seat not in match.pending:
        return None
    asked = match.decision(seat)
    options = [{"text": option.text, "label": match.label(option)} for option in asked.options]
    return {**msgspec.to_builtins(asked), "options": options}


def lines(match: Table, seat: int, since: int) -> list[dict[str, Any]]:
    """The events since a moment, with their sentences."""
    seen = match.events_for(seat, since)
    return [
        {"i": since + i, "n": 0, **msgspec.to_builtins(e), "sentence": match.sentence(e)} for i, e in enumerate(seen)
    ]


def odds(match: Table, seat: int) -> dict[str, Any]:
    """The odds of every offered action that leads to dice."""
    if seat not in match.pending:
        return {}
    found = {option.text: match.odds(seat, option) for option in match.decision(seat).options}
    return {text: msgspec.to_builtins(o) for text, o in found.items() if o is not None}


def moment(match: Table, since: int) -> dict[str, Any]:
    """A table as the seat that is asked sees it."""
    seat = match.pending[0] if match.pending else 0
    return {
        "seat": seat,
        "view": match.view(seat),
        "decision": decision(match, seat),
        "events": lines(match, seat, since),
        "odds": odds(match, seat),
    }


def recent(match: Table) -> int:
    """Where the last dozen events begin."""
    return max(0, len(match.events) - 12)


def since_last(match: Table, kind: str) -> int:
    """Where the last event of that kind stands."""
    return max(i for i, event in enumerate(match.events) if event.kind == kind)


class Bold(NamedTuple):
    """A player at random who likes to do some things."""

    verbs: tuple[str, ...]
    share: float = 1.0
    """How often he does them where he can."""

    def until(self, match: Table, rng: random.Random, ready: Ready, most: int = 10_000) -> bool:
        """Play until a moment comes; whether it came."""
        for _ in range(most):
            if match.over:
                return False
            if ready(match):
                return True
            seat = match.pending[0]
            options = match.decision(seat).options
            liked = [o for o in options if o.text.split()[0] in self.verbs]
            match.play(seat, rng.choice(liked if liked and rng.random() < self.share else options))
        return False

    def first(self, new: Callable[[int], Table], seeds: range, ready: Ready, most: int = 10_000) -> Table:
        """The first match of several that comes to such a moment."""
        for seed in seeds:
            match = new(seed)
            if self.until(match, random.Random(seed), ready, most):
                return match
        raise RuntimeError("no match comes to that moment")


def verbs(match: Table, seat: int) -> set[str]:
    """What kinds of things a seat may do."""
    return {option.text.split()[0] for option in match.decision(seat).options}


def write(folder: Path, name: str, table: dict[str, Any]) -> None:
    """One fixture."""
    (folder / f"{name}.json").write_text(json.dumps(table, ensure_ascii=False), encoding="utf-8")


def write_game(folder: Path, game: Game[Any]) -> None:
    """What never changes, without the rules, which no board reads."""
    write(folder, "game", {**msgspec.to_builtins(game_data(game)), "rules": []})
