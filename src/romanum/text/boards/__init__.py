"""How each game looks in the terminal: by the board in its own folder, or as a plain list of facts."""

from __future__ import annotations

from typing import Any

from romanum.engine.game import Game
from romanum.engine.text.board import Board, Glancing, Page, View

__all__ = ["Board", "Glancing", "Page", "View", "board_of"]


def board_of(game: Game[Any]) -> Board:
    """The board of a game; a plain list of facts for a game that has none."""
    board = game.board()
    if board is None:
        from romanum.text.boards.plain import BOARD

        return BOARD
    return board
