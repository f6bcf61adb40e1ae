"""Where each field of a position stands in an observation, and how it is written there.

The fields come in the order in which the game's position declares them, before them who looks and who is asked, behind
them what is being done. Each is of a kind:

- `value`: one number; yes is 1 and no is 0;
- `list`: as many numbers as the field has when the match begins;
- `run`: a list that grows and shrinks: how many there are, then so many numbers, then zeros up to its room;
- `bits`: a set of places that the engine keeps in one large number, one cell a bit, the lowest first, in whole bytes;
- `stack`: what is being done, innermost first, a row for each step: its number among the game's steps in the order of
  the alphabet, from 1 on, then its facts, each tuple with its length before it, then zeros;
- `rest`: four zeros, unless something found no room: then the bytes of a sum of check over all that did not.

An element of a list or run is one number, with two exceptions. One that is spelled, a letter for each unit of a stack,
is a number for each letter there is: how often it stands there. One that may be large, such as an order written down,
is so many words of 15 bits, the lowest first; below zero it stands in the first alone. In a step a number of more than
15 bits is -10 less the number of its words, and then those.

A text is its number among those that the game knows, from 1 on, then the verbs of its actions; the empty one is 0, and
one that is not known is 0 too, and finds no room. What a seat may not see reads -9 as everywhere. How much room a run
has, what is a set, which texts there are, and how many rows of what width the stack gets is data, `observation.toml` of
the game.
"""

from __future__ import annotations

import ast
import inspect
from itertools import pairwise
from typing import Any, Final, get_args

import msgspec

from romanum.engine.game import Game
from romanum.engine.position import Position

LEFT_OUT: Final = frozenset({"version", "stack", "dice", "reveals", "wishes"})
"""What a view does not tell either; the stack has its own place."""
BYTE: Final = 8
MORE: Final = 64
REST: Final = 4
"""So many bytes has the rest."""


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `observation.toml` of a game says: how much room fields get that have no size of their own."""

    cells: bool = False
    """Whether a value may be learned from the single fields (`romanum.bots.sight.facts`)."""
    longest: dict[str, int] = {}
    """How many elements a field may grow to,"""
    grows: tuple[str, ...] = ()
    """and which get three times the room that they need when the match begins, and `MORE`;"""
    bits: dict[str, int] = {}
    """how many bits a set has,"""
    letters: dict[str, str] = {}
    """with which letters the elements of a field are spelled,"""
    words: dict[str, int] = {}
    """how many words an element takes,"""
    texts: tuple[str, ...] = ()
    """which texts there are,"""
    deep: int = 12
    """how many steps are told, from the innermost,"""
    wide: int = 12
    """and how many numbers each may take."""
    unforeseen: int = 8
    """The room of a field that is empty when the match begins and is not named here."""
    categories: dict[str, int] = {}
    """For `romanum.bots.sight.scaling`: of how many values a field says one, 0 and upwards, or none, -1;"""
    masks: dict[str, int] = {}
    """how many bits a field has that is a mask and no set of its own;"""
    most: dict[str, float] = {}
    """how much a field that counts something usually is at most;"""
    left_out: tuple[str, ...] = ()
    """and which fields tell a network nothing."""


class Field(msgspec.Struct, frozen=True):
    """A part of an observation."""

    name: str
    start: int
    length: int
    kind: str
    help: str = ""
    text: bool = False
    """Whether the field holds texts,"""
    letters: str = ""
    """and with which letters they are spelled."""
    words: int = 0
    """How many words an element takes, if it may be large."""

    @property
    def each(self) -> int:
        """How many cells an element has."""
        return len(self.letters) or self.words or 1

    @property
    def room(self) -> int:
        """How many elements a run can hold."""
        return (self.length - 1) // self.each


def read_room(game: Game[Any]) -> Room:
    """The room that a game's fields get; a game that has no file gets what is usual."""
    file = game.own_file("observation.toml")
    return msgspec.toml.decode(file.read_bytes(), type=Room) if file else Room()


def lay_out(first: Position, seats: int, room: Room) -> list[Field]:
    """The layout of the observations of a match that begins with a position."""
    helps = _helps(type(first))
    shapes = [("seat", 1, "value", False), ("asked", seats, "list", False)]
    shapes += [
        (field.name, *_shape(field.name, getattr(first, field.name), room), _is_text(field.type))
        for field in msgspec.structs.fields(type(first))
        if field.name not in LEFT_OUT and field.default is not msgspec.UNSET
    ]
    shapes += [("stack", room.deep * room.wide, "stack", False), ("rest", REST, "rest", False)]
    out, start = [], 0
    for name, length, kind, text in shapes:
        letters, words = room.letters.get(name, ""), room.words.get(name, 0)
        out.append(Field(name, start, length, kind, helps.get(name, ""), text, letters, words))
        start += length
    return out


def _shape(name: str, value: Any, room: Room) -> tuple[int, str]:
    """How many cells a field takes, and of which kind it is."""
    each = len(room.letters.get(name, "")) or room.words.get(name, 1)
    if name in room.bits:
        return -(-room.bits[name] // BYTE) * BYTE, "bits"
    if not isinstance(value, list | tuple):
        return each, "value"
    longest = 3 * len(value) + MORE if name in room.grows else room.longest.get(name)
    if longest is not None:
        return longest * each + 1, "run"
    return (len(value) * each, "list") if value else (room.unforeseen * each + 1, "run")


def _is_text(kind: Any) -> bool:
    return kind is str or str in get_args(kind)


OWN_HELPS: Final = {
    "seat": "The seat that looks.",
    "asked": "By seat: 1 where it must choose now.",
    "stack": "What is being done, innermost first.",
    "rest": "Zeros, or a sum of check over what found no room.",
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
