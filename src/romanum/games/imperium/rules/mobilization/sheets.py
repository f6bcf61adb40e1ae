"""7.3, 7.5: the sheet on which a player writes what his powers raise, in secret until all are done.

A line is an act of a power (`Line`): units raised, fleets laid down, militia rebuilt, fleets resumed. The last line is
a note: the Province in which units are raised just now, how often lines were crossed out, and how long he has only
looked around; so that nobody writes for ever.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from romanum.engine.plans import EMPTY, Order, Sheets
from romanum.games.imperium.data.hexes import PLACE_COUNT, PROVINCE
from romanum.games.imperium.data.provinces import NONE, PROVINCE_COUNT
from romanum.games.imperium.data.units import KIND_COUNT
from romanum.games.imperium.state.layout import ORDERS, SEATS
from romanum.games.imperium.state.position import POWER_COUNT, RomanWorld

RAISE, RAW, LAY, LAY_BETTER, LAY_FREE, MILITIA, RESUME = range(7)
"""A unit raised, with its trainer where 35 asks for one; one without (35.1d); a fleet, its crew ticked where it is
cheapest, or against the better legions (7.8g); one without a crew to tick (26.2f); militia; a fleet taken up again."""
LAYS: Final = (LAY, LAY_BETTER, LAY_FREE)
_acts: Final = 7
SHEETS: Final = Sheets(ORDERS, acts=_acts * POWER_COUNT, kinds=KIND_COUNT, places=PLACE_COUNT)

MOST_STRUCK: Final = 24
"""As often a player may cross lines out in one phase,"""
MOST_LOOKS: Final = 60
"""and look at Provinces without writing anything."""


class Line(NamedTuple):
    """One line of a sheet; of militia the place is the Province, and the number its points."""

    act: int
    power: int
    kind: int
    place: int
    number: int


class Note(NamedTuple):
    """What is no order."""

    province: int = NONE
    struck: int = 0
    looks: int = 0


def open_sheets(g: RomanWorld) -> None:
    """Everybody has an empty sheet."""
    g.plan = SHEETS.blank(SEATS)


def lines(sheets: tuple[int, ...], player: int) -> list[Line]:
    """What a player has written, in that order."""
    return [line(code) for code in sheet_in(sheets, player)]


def sheet_of(g: RomanWorld, player: int) -> tuple[int, ...]:
    """A player's sheet: the lines that he has written so far, one number each."""
    return sheet_in(g.plan, player) if g.plan else ()


def sheet_in(sheets: tuple[int, ...], player: int) -> tuple[int, ...]:
    """A player's sheet among those of all; lines are written one below the other."""
    written = sheets[player * ORDERS : (player + 1) * ORDERS - 1]
    return written[: written.index(EMPTY)] if EMPTY in written else written


@cache
def line(code: int) -> Line:
    """A line by its number."""
    order = SHEETS.order(code)
    return Line(order.act // POWER_COUNT, order.act % POWER_COUNT, order.kind, order.place, order.number)


def province_of(line: Line) -> int:
    """The Province that a line is about."""
    return line.place if line.act == MILITIA else PROVINCE[line.place]


def line_more(before: tuple[int, ...], sheet: tuple[int, ...]) -> tuple[Line | None, Line] | None:
    """A line of a sheet as it was before and as it is now, if one sheet is the other but for more of this line."""
    if len(sheet) == len(before) + 1:
        return (None, line(sheet[-1])) if sheet[:-1] == before else None
    changed = [at for at, code in enumerate(before) if sheet[at] != code] if len(sheet) == len(before) else []
    if len(changed) != 1:
        return None
    was, now = line(before[changed[0]]), line(sheet[changed[0]])
    return (was, now) if was[:4] == now[:4] and was.number < now.number else None


def write(g: RomanWorld, player: int, line: Line) -> None:
    """A line more, or more of the same; he has stopped looking around."""
    order = Order(line.act * POWER_COUNT + line.power, line.kind, line.place, line.number)
    g.plan = SHEETS.write(g.plan, player, order)
    set_note(g, player, note(g, player)._replace(looks=0))


def has_room(g: RomanWorld, player: int) -> bool:
    """Whether another line can be written."""
    return SHEETS.has_room(g.plan, player)


def cross_out(g: RomanWorld, player: int) -> None:
    """The last line is taken back."""
    g.plan = SHEETS.cross_out(g.plan, player)
    now = note(g, player)
    set_note(g, player, now._replace(struck=now.struck + 1))


def note(g: RomanWorld, player: int) -> Note:
    """A player's note."""
    found = SHEETS.note_of(g.plan, player)
    if found is None:
        return Note()
    struck, looks = divmod(found.number, MOST_LOOKS + 1)
    return Note(NONE if found.place == PROVINCE_COUNT else found.place, struck, looks)


def set_note(g: RomanWorld, player: int, now: Note) -> None:
    """Another note."""
    number = now.struck * (MOST_LOOKS + 1) + now.looks
    place = PROVINCE_COUNT if now.province == NONE else now.province
    g.plan = SHEETS.note(g.plan, player, 0, place, number)


def muster(g: RomanWorld, player: int, province: int) -> None:
    """Units are raised in this Province from now on."""
    now = note(g, player)
    set_note(g, player, now._replace(province=province, looks=now.looks + 1))


def habit(g: RomanWorld, player: int) -> list[Line]:
    """7.3: what a player wrote in his last March."""
    return lines(g.habits, player) if g.habits else []


def form_habit(g: RomanWorld, player: int) -> None:
    """His sheet is what he does again next year."""
    if not g.habits:
        g.habits = SHEETS.blank(SEATS)
    first, last = player * ORDERS, (player + 1) * ORDERS
    g.habits = (*g.habits[:first], *g.plan[first : last - 1], EMPTY, *g.habits[last:])
