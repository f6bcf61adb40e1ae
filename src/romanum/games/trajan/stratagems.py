"""Chapter 6: what leaders may play in their own player turn, apart from marches, battles and recruiting.

Political markers stir up cities and units (`politics`), Agents spy and kill (`agents`), Special markers make a Supreme
Leader, a Triumph or a deal with the caravan cities (`special`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from romanum.engine.action import Move
from romanum.engine.rule import Refusal
from romanum.games.trajan import agents, politics, special
from romanum.games.trajan.components import KIND, LEADER
from romanum.games.trajan.menu import Menu
from romanum.games.trajan.state import War

CHAPTERS: Final = (politics.MENU, agents.MENU, special.MENU)


def leaders_of(g: War, side: int) -> list[int]:
    """Leaders of a side on the map."""
    return [u for u in g.on_map(side) if KIND[u] == LEADER]


def _candidates(g: War, side: int) -> Iterable[Move]:
    for menu in CHAPTERS:
        yield from menu.candidates(g, side)


def _menu(move: Move) -> Menu:
    return next(menu for menu in CHAPTERS if move[0] in menu.verbs)


def _check(g: War, side: int, move: Move) -> Refusal | None:
    return _menu(move).check(g, side, move)


def _options(g: War, side: int) -> list[Move]:
    return [move for menu in CHAPTERS for move in menu.options(g, side)]


def _take(g: War, side: int, move: Move) -> None:
    _menu(move).take(g, side, move)


PLAYS: Final = Menu(frozenset().union(*(menu.verbs for menu in CHAPTERS)), _candidates, _check, _options, _take)
"""6.1a: markers that may be played at any moment of one's own turn, as far as the segment allows."""
