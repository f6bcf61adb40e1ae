"""What stands where in the observations of a game, for people and for programs.

>>> told = table("hre", seats=2)
>>> told.size, told.actions, told.fields[0].name, told.fields[0].values
(910, 2817, 'seat', 2)
>>> table("hre", seats=2, observations="scaled").fields[0].cells
3
"""

from __future__ import annotations

from typing import Any

import msgspec

import romanum
from romanum.bots.sight.layout import Field, Room, read_room
from romanum.bots.sight.observation import Observer
from romanum.bots.sight.scaling import Part, Scaler
from romanum.engine.match import Match
from romanum.learn.numbering import Numbering


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of an observation."""

    name: str
    start: int
    length: int
    kind: str
    """How it is written: see `romanum.bots.sight.layout`, and for scaled ones `romanum.bots.sight.scaling`."""
    cells: int = 1
    """How many cells each element has."""
    values: int = 0
    """If it is a category, how many values it has, from 0 on; -1, scaled the first cell, is none."""
    bits: int = 0
    """If it is a mask, how many bits it has."""
    most: float = 0.0
    """If it counts something, how much that usually is at most."""
    letters: str = ""
    """If elements are spelled, the letters that are counted, a cell each."""
    help: str = ""


class Table(msgspec.Struct, frozen=True):
    """The observations of a game, scenario and number of seats."""

    game: str
    scenario: str
    seats: int
    observations: str
    size: int
    actions: int
    fields: list[Row]

    def __str__(self) -> str:
        head = f"{self.game}: {self.size} numbers, {self.actions} actions"
        rows = [f"{r.start:6} {r.length:5}  {r.kind:8} {_range(r):>8}  {r.name:20} {r.help}" for r in self.fields]
        return "\n".join([head, f"{'from':>6} {'long':>5}  {'kind':8} {'range':>8}  {'field':20} what it says", *rows])


def table(game: str, scenario: str | None = None, seats: int | None = None, observations: str = "plain") -> Table:
    """The table of a game's observations; `ValueError` says what is wrong with a wish."""
    rules = romanum.game(game)
    match = rules.new(scenario, seats, seed=1)
    size, rows = _scaled(match) if observations == "scaled" else _plain(match)
    actions = Numbering(rules.vocabulary).size
    return Table(game, match.scenario, match.seats, observations, size, actions, rows)


def _plain(match: Match[Any]) -> tuple[int, list[Row]]:
    observer, room = Observer(match), read_room(match.game)
    return observer.size, [_field(field, room, match.seats) for field in observer.layout]


def _field(field: Field, room: Room, seats: int) -> Row:
    name = field.name
    values = seats if name == "seat" else room.categories.get(name, 0)
    bits, most = room.masks.get(name, 0), room.most.get(name, 0.0)
    return Row(name, field.start, field.length, field.kind, field.each, values, bits, most, field.letters, field.help)


def _scaled(match: Match[Any]) -> tuple[int, list[Row]]:
    scaler = Scaler(match)
    return scaler.size, [_part(part) for part in scaler.layout]


def _part(part: Part) -> Row:
    values, bits = part.each - 1 if part.how == "category" else 0, part.each if part.how == "mask" else 0
    return Row(part.name, part.start, part.length, part.how, part.each, values, bits, part.most, help=part.help)


def _range(row: Row) -> str:
    """What an element can be, in a few letters."""
    if row.values:
        return f"1 of {row.values}"
    if row.bits or row.kind == "bits":
        return f"{row.bits or row.length} bits"
    return f"to {row.most:g}" if row.most else ""
