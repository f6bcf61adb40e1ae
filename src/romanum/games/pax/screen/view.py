"""What a view adds to the bare fields: stacks, standings, Provinces, the own books and Objectives, and the Battle."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from romanum.engine.memo import Memo
from romanum.games.pax.data.components import YEARS
from romanum.games.pax.rules.turn.income import Source, sources
from romanum.games.pax.screen.chances import battle
from romanum.games.pax.screen.muster import Muster, muster
from romanum.games.pax.screen.promises import promises, talks
from romanum.games.pax.screen.provinces import sheets
from romanum.games.pax.screen.standings import holdings, ledger, progress, prospects, standings
from romanum.games.pax.state.control import territory_lords
from romanum.games.pax.state.forces import values
from romanum.games.pax.state.position import NOBODY, PHASES, Mediterranean

VIEWS: Final = 32
"""Answers of each kind that are kept."""


def describe(known: Mediterranean, seat: int | None) -> dict[str, Any]:
    """Made from what the seat knows alone."""
    power = known.seats.index(seat) if seat is not None and seat in known.seats else NOBODY
    board = BOARD.of(known, power, values(known), troops_of(known), land_of(known))
    return {
        "own": power,
        "year": YEARS[known.turn],
        "phase_name": PHASES[known.phase],
        "stacks": board.stacks,
        "standings": standings(known, board.counted),
        "provinces": board.provinces,
        "territories": board.territories,
        "promises": promises(known),
        "talks": talks(known, power),
        "battle": battle(known),
        "ledger": ledger(known, power, board.prospects) if power != NOBODY else None,
        "progress": progress(known, power) if power != NOBODY else [],
    }


# ---- what hangs on the map, in few bytes: many long lists are compared at once


def troops_of(g: Mediterranean) -> bytes:
    """All that the muster looks at,"""
    return _ENCODER.encode((g.at, g.whose, g.mark, g.units, g.leader_in))


def land_of(g: Mediterranean) -> bytes:
    """and all that holdings, sheets of Provinces and sources of Income look at."""
    return _ENCODER.encode((g.scenario, g.powers, g.holder, g.lord, g.walls, g.town_of, g.claimed_gop))


_ENCODER: Final = msgspec.msgpack.Encoder()


# ---- the board


class Board(NamedTuple):
    """What hangs on the map alone, as a power sees it; views of one position share most of it."""

    stacks: list[dict[str, Any]]
    counted: list[dict[str, int]]
    provinces: list[dict[str, Any]]
    territories: list[int]
    prospects: dict[str, int]


class Land(NamedTuple):
    """What hangs on who holds what alone."""

    held: list[dict[str, int]]
    territories: list[int]
    provinces: list[dict[str, Any]]
    sources: list[Source]


def board_for(g: Mediterranean, power: int, worth: tuple[int, ...], troops: bytes, land: bytes) -> Board:
    """With the facts of the map as they are compared."""
    own, here = LAND.of(g, power, land), MUSTER.of(g, worth, troops)
    counted = [{**held, **units} for held, units in zip(own.held, here.troops, strict=False)]
    books = prospects(g, power, here, own.sources) if power != NOBODY else {}
    return Board(here.stacks, counted, own.provinces, own.territories, books)


def _land(g: Mediterranean, power: int, land: bytes) -> Land:
    paying = list(sources(g, power)) if power != NOBODY else []
    return Land(HELD.of(g, land), territory_lords(g), sheets(g, power), paying)


def _muster(g: Mediterranean, worth: tuple[int, ...], troops: bytes) -> Muster:
    return muster(g, worth)


def _holdings(g: Mediterranean, land: bytes) -> list[dict[str, int]]:
    return [holdings(g, power) for power in range(len(g.powers))]


BOARD: Final = Memo[Mediterranean, Board](board_for, "pirates", "friendly", "tribe", "stability", most=VIEWS)
LAND: Final = Memo[Mediterranean, Land](_land, "scenario", "wins", most=VIEWS)
MUSTER: Final = Memo[Mediterranean, Muster](_muster, "scenario", "wins", most=VIEWS)
HELD: Final = Memo[Mediterranean, list[dict[str, int]]](_holdings, "scenario", "wins", most=VIEWS)
