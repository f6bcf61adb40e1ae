"""The toy in another folder, with files of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from toy.game import Toy


class Moved(Toy):
    """The toy where a test puts it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def folder(self) -> Any:
        return self._folder
