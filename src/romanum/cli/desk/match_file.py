"""Keeping a match safe: written after every action of a person, whole or not at all."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from romanum.cli.common import Complaint
from romanum.engine.record import TITLE, write_file
from romanum.engine.standing.orders import BadOrder, Orders
from romanum.engine.user_folders import data_folder

if TYPE_CHECKING:
    from romanum.engine.match import Match


class Keeper:
    """The file of a match. A disk that is full or gone is told once, and play goes on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem = ""
        """Why the match could not be saved the last time; empty if it was."""
        self._kept: tuple[tuple[Any, Any], ...] | None = None

    def keep(self, match: Match[Any]) -> bool:
        """Save the match if something happened since; whether there is news of a problem to tell."""
        played = ((past.seat, past.text) for past in match.history)
        actions = (*played, *match.preferences, *given_orders(match).items())
        if actions == self._kept:
            return False
        before = self.problem
        self.problem = save(match, self.path)
        if not self.problem:
            self._kept = actions
        return bool(self.problem) and self.problem != before


def orders_beside(path: Path) -> Path:
    """The file in which the orders of a match stand: beside its record, which does not tell of them."""
    return path.with_name(f"{path.name}.orders")


def given_orders(match: Match[Any]) -> dict[int, Orders]:
    """The orders of the seats that have some in force."""
    return {seat: orders for seat in sorted(match.orders) if (orders := match.orders_of(seat))}


def read_orders(match: Match[Any], path: Path) -> None:
    """Give the seats of a resumed match the orders they had; a complaint if they are none."""
    beside = orders_beside(path)
    if not beside.exists():
        return
    try:
        for seat, orders in msgspec.json.decode(beside.read_bytes(), type=dict[int, Orders]).items():
            match.give_orders(seat, orders)
    except (OSError, msgspec.DecodeError, BadOrder) as problem:
        raise Complaint(f"{beside}: these are no orders of this match: {problem}") from None


def _save_orders(match: Match[Any], path: Path) -> None:
    orders, beside = given_orders(match), orders_beside(path)
    if orders:
        write_file(beside, msgspec.json.encode(orders).decode())
    else:
        beside.unlink(missing_ok=True)


def save(match: Match[Any], path: Path) -> str:
    """Write the record of a match to a file, and orders beside it; empty if that went well, else why not."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, match.record.write())
        _save_orders(match, path)
    except OSError as problem:
        return problem.strerror or str(problem)
    return ""


def new_file(game: str) -> Path:
    """A file in the user's data folder that does not exist yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    folder, n = data_folder(), 1
    path = folder / f"{stem}.romanum"
    while path.exists():
        n += 1
        path = folder / f"{stem}-{n}.romanum"
    return path


def may_write(path: Path) -> None:
    """A complaint if the file holds something that must not be lost, or has no folder to stand in."""
    if path.exists():
        raise Complaint(f"{path}: this file exists; go on with it by --resume, or give another name")
    if not path.parent.is_dir():
        raise Complaint(f"{path}: there is no folder {path.parent}")


def is_record(path: Path) -> bool:
    """Whether a file begins like one of our records."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return file.read(len(TITLE)) == TITLE
    except OSError:
        return False
