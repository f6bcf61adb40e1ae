"""How each game looks in the terminal: by the board in its own folder, by its places, or as a plain list of facts."""

from __future__ import annotations

from typing import Any

from romanum.engine.game import Game
from romanum.engine.plain_board import has_places, read_map
from romanum.engine.text.board import Board, Glancing, Page, View

__all__ = ["Board", "Glancing", "Page", "View", "board_of"]


def board_of(game: Game[Any]) -> Board:
    """The board of a game; its places drawn for a game that has none, and a plain list of facts without places."""
    board = game.board()
    if board is not None:
        return board
    if has_places(components := game.components()):
        from romanum.engine.text.places import PlacesBoard

        return PlacesBoard(game, read_map(components))
    from romanum.text.boards.plain import BOARD

    return BOARD
