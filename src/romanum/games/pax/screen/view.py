"""What a view adds to the bare fields: stacks, standings, Provinces, the own books and Objectives, and the Battle."""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import Any, Final

import msgspec

from romanum.engine.memo import Memo
from romanum.games.pax.data.components import KINDS, YEARS
from romanum.games.pax.screen.battle_sheet import battle
from romanum.games.pax.screen.ledger import ledger, prospects
from romanum.games.pax.screen.progress import progress
from romanum.games.pax.screen.promises import promises
from romanum.games.pax.screen.provinces import sheets
from romanum.games.pax.screen.standings import counted, standings
from romanum.games.pax.screen.terms import talks
from romanum.games.pax.state.control import territory_lords
from romanum.games.pax.state.forces import values
from romanum.games.pax.state.position import NOBODY, PHASES, Mediterranean

KEPT: Final = 4096


def describe(known: Mediterranean, seat: int | None) -> dict[str, Any]:
    """Made from what the seat knows alone."""
    power = known.seats.index(seat) if seat is not None and seat in known.seats else NOBODY
    board = BOARD.of(known, power, values(known))
    return {
        "own": power,
        "year": YEARS[known.turn],
        "phase_name": PHASES[known.phase],
        "stacks": board["stacks"],
        "standings": standings(known, board["counted"]),
        "provinces": board["provinces"],
        "territories": board["territories"],
        "promises": promises(known),
        "talks": talks(known, power),
        "battle": battle(known),
        "ledger": ledger(known, power, board["prospects"]) if power != NOBODY else None,
        "progress": progress(known, power) if power != NOBODY else [],
    }


def board_for(g: Mediterranean, power: int, worth: tuple[int, ...]) -> dict[str, Any]:
    """What hangs on the map alone, as a power sees it; views of one position share most of it."""
    own = counted(g)
    return {
        "stacks": STACKS.of(g, worth),
        "counted": own,
        "provinces": sheets(g, power),
        "territories": territory_lords(g),
        "prospects": prospects(g, power, own[power]) if power != NOBODY else None,
    }


def stacks(g: Mediterranean, worth: tuple[int, ...]) -> list[dict[str, Any]]:
    """Every stack on the map: whose, where, which units and leaders, how strong; all by number."""
    leaders: dict[int, list[int]] = {}
    for leader, stack in enumerate(g.leader_in):
        if stack >= 0:
            leaders.setdefault(stack, []).append(leader)
    units = [tuple(g.units[first : first + KINDS]) for first in range(0, len(g.units), KINDS)]
    everything = enumerate(zip(g.whose, g.at, g.mark, units, strict=True))
    standing = [(stack, *row) for stack, row in everything if row[1] >= 0]
    return [{**_row(*row, worth), "leaders": leaders.get(row[0], [])} for row in standing]


@lru_cache(maxsize=KEPT)
def _row(
    stack: int, side: int, place: int, mark: int, units: tuple[int, ...], worth: tuple[int, ...]
) -> dict[str, Any]:
    """A stack without its leaders: few stacks change between two views."""
    return {
        "stack": stack,
        "side": side,
        "place": place,
        "mark": mark,
        "units": [[kind, number] for kind, number in enumerate(units) if number],
        "leaders": [],
        "bp": sum(map(mul, worth, units)),
    }


VIEWS: Final = 32
STACKS: Final = Memo[Mediterranean, list[dict[str, Any]]](
    stacks, "at", "whose", "mark", "units", "leader_in", most=VIEWS
)


def facts_of_the_map(g: Mediterranean) -> bytes:
    """All that `board_for` looks at, in few bytes: many long lists are compared at once."""
    return msgspec.msgpack.encode(
        (
            g.scenario, g.powers, g.at, g.whose, g.mark, g.units, g.leader_in, g.holder, g.lord, g.walls, g.town_of,
            g.claimed_gop, g.pirates, g.friendly, g.tribe, g.stability,
        )
    )  # fmt: skip


BOARD: Final = Memo[Mediterranean, dict[str, Any]](board_for, facts_of_the_map, most=VIEWS)
