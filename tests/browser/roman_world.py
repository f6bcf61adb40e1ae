"""Moments of Imperium Romanum from which a story can begin, found anew by playing in haste towards them.

Nothing of them is kept: the same dice and choices every time come to the same place, whatever rule has changed.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import romanum
from browser.people import Player
from romanum.engine.match import Match
from romanum.games.imperium.data.hexes import HEX, PLACE

GAMES: Final = 60
ACTIONS: Final = 500
LIKES: Final = {"attack": 1.0, "march": 0.9, "ready": 0.95, "feed": 1.0, "to": 0.8, "stand": 1.0}
WAYS_OUT: Final = ("done", "pass", "halt", "no")

Wanted = Callable[[Match[Any], int], bool]


class WorldMoment(NamedTuple):
    """A match up to where a seat is asked."""

    seat: int
    text: str


def _choice(match: Match[Any], seat: int, rng: random.Random) -> Any:
    options = match.decision(seat).options
    for verb, share in LIKES.items():
        liked = [option for option in options if option.text.split()[0] == verb]
        if liked and rng.random() < share:
            return rng.choice(liked)
    return rng.choice([option for option in options if option.text in WAYS_OUT] or options)


def _found(scenario: str, seats: int, wanted: Wanted) -> WorldMoment:
    for seed in range(1, GAMES):
        match, rng = romanum.game("imperium").new(scenario, seats, seed), random.Random(seed)
        for _ in range(ACTIONS):
            if match.over:
                break
            seat = match.pending[0]
            if wanted(match, seat):
                return WorldMoment(seat, match.record.write())
            match.play(seat, _choice(match, seat, rng))
    raise AssertionError(f"no match of {scenario} comes there")


@cache
def a_month_of_marches() -> WorldMoment:
    """Caesar may move, and nobody has moved yet."""
    return _found("gallic-revolt", 2, lambda match, seat: match.decision(seat).step == "Campaign")


@cache
def a_battle_is_at_hand() -> WorldMoment:
    """A question within a combat that its seat can look through."""

    def fighting(match: Match[Any], seat: int) -> bool:
        battle = match.view(seat)["battle"]
        return battle is not None and "ratio" in battle

    return _found("gallic-revolt", 2, fighting)


# ---- pointing at hexes, which have no shapes of their own


@cache
def _grid() -> dict[str, Any]:
    text = (files("romanum.games.imperium.data") / "map.json").read_text(encoding="utf-8")
    grid: dict[str, Any] = json.loads(text)["grid"]
    return grid


def middle(place: str) -> tuple[float, float]:
    """The middle of a hex on the drawing: flat-topped, the first column is odd and lies half a hex lower."""
    grid, number = _grid(), HEX[PLACE[place]]
    column, row = divmod(number, grid["rows"])
    x, y = grid["origin"]
    return x + column * grid["hex"] * 3**0.5 / 2, y + row * grid["hex"] - (grid["hex"] / 2 if column % 2 else 0)


ON_SCREEN: Final = """([x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(document.querySelector('svg.lively').getScreenCTM());
  return [at.x, at.y];
}"""


def points_at(player: Player, place: str) -> None:
    """A click into the middle of a hex, which is counted."""
    x, y = player.page.evaluate(ON_SCREEN, list(middle(place)))
    player.page.mouse.click(x, y)
    player.clicks += 1
