"""Where each field of a position stands in an observation, and how it is written there.

The fields come in the order in which the game's position declares them, before them who looks and who is asked, behind
them what is being done. Each is of a kind:

- `value`: one number; yes is 1 and no is 0;
- `list`: as many numbers as the field has when the match begins;
- `run`: a list that grows and shrinks: how many there are, then so many numbers, then zeros up to its room;
- `bits`: a set of places that the engine keeps in one large number, one cell a bit, the lowest first, in whole bytes;
- `stack`: what is being done, innermost first, a row for each step: its number among the game's steps in the order of
  the alphabet, from 1 on, then its facts, each tuple with its length before it, then zeros;
- `rest`: zero, unless something found no room: then a sum of check over all that did not.

What a seat may not see reads -9 as everywhere; a text is a sum of check, the empty one 0. How much room a run has, what
is a set, and how many rows of what width the stack gets is data, `layouts/GAME.toml`.
"""

from __future__ import annotations

import ast
import inspect
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final, get_args

import msgspec

from romanum.engine.position import Position

LEFT_OUT: Final = frozenset({"version", "stack", "dice", "reveals", "wishes"})
"""What a view does not tell either; the stack has its own place."""
BYTE: Final = 8


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `layouts/GAME.toml` says: how much room fields get that have no size of their own."""

    longest: dict[str, int] = {}
    """How many elements a field may grow to,"""
    bits: dict[str, int] = {}
    """how many bits a set has,"""
    deep: int = 12
    """how many steps are told, from the innermost,"""
    wide: int = 12
    """and how many numbers each may take."""
    unforeseen: int = 8
    """The room of a field that is empty when the match begins and is not named here."""


class Field(msgspec.Struct, frozen=True):
    """A part of an observation."""

    name: str
    start: int
    length: int
    kind: str
    help: str = ""
    text: bool = False
    """Whether the field holds texts."""

    @property
    def room(self) -> int:
        """How many elements a run can hold."""
        return self.length - 1


def has_room(game: str) -> bool:
    """Whether it has been thought about how much room a game's fields need."""
    return (files("romanum.bots.sight") / "layouts" / f"{game}.toml").is_file()


def read_room(game: str) -> Room:
    """The room that a game's fields get; a game that has no file gets what is usual."""
    file = files("romanum.bots.sight") / "layouts" / f"{game}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Room) if file.is_file() else Room()


def lay_out(first: Position, seats: int, room: Room) -> list[Field]:
    """The layout of the observations of a match that begins with a position."""
    helps = _helps(type(first))
    shapes = [("seat", 1, "value", False), ("asked", seats, "list", False)]
    shapes += [
        (field.name, *_shape(field.name, getattr(first, field.name), room), _is_text(field.type))
        for field in msgspec.structs.fields(type(first))
        if field.name not in LEFT_OUT
    ]
    shapes += [("stack", room.deep * room.wide, "stack", False), ("rest", 1, "rest", False)]
    out, start = [], 0
    for name, length, kind, text in shapes:
        out.append(Field(name, start, length, kind, helps.get(name, ""), text))
        start += length
    return out


def _shape(name: str, value: Any, room: Room) -> tuple[int, str]:
    """How many cells a field takes, and of which kind it is."""
    if name in room.bits:
        return -(-room.bits[name] // BYTE) * BYTE, "bits"
    if not isinstance(value, list | tuple):
        return 1, "value"
    if name in room.longest:
        return room.longest[name] + 1, "run"
    return (len(value), "list") if value else (room.unforeseen + 1, "run")


def _is_text(kind: Any) -> bool:
    return kind is str or str in get_args(kind)


OWN_HELPS: Final = {
    "seat": "The seat that looks.",
    "asked": "By seat: 1 where it must choose now.",
    "stack": "What is being done, innermost first.",
    "rest": "Zero, or a sum of check over what found no room.",
}


def _helps(cls: type[Position]) -> dict[str, str]:
    """What the fields of a position class say of themselves in its source, where it can be read."""
    try:
        tree = ast.parse(inspect.getsource(cls))
    except OSError:
        return dict(OWN_HELPS)
    body = next(node for node in tree.body if isinstance(node, ast.ClassDef)).body
    told = {_field(node): _said(after) for node, after in pairwise(body)}
    return {**told, **OWN_HELPS}


def _field(node: ast.stmt) -> str:
    """The name of the field that a line of a class declares; empty if it is something else."""
    return node.target.id if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) else ""


def _said(node: ast.stmt) -> str:
    """The text that stands alone on a line of a class; empty if it is something else."""
    value = node.value.value if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) else ""
    return " ".join(value.split()) if isinstance(value, str) else ""
