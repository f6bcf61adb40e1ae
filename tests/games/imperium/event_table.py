"""Random events that are made to happen."""

from __future__ import annotations

from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.events.calamities import LAND_HEXES
from romanum.games.imperium.rules.events.event_rolls import HAPPENINGS

from .builder import Table, position

HERE, THERE = "a3621", "a3117"
SYRACUSAE = PLACE_IDS[CITY_PLACE[CITY["syracusae"]]]
SICILIA = PROVINCE_BY_ID["sicilia"]


def months(text: str) -> int:
    return int(Month.of(text))


def table(board: dict[str, str] | None = None, **fields: object) -> Table:
    """The civil war between Caesar and Pompey, with random events."""
    return position(board or {}, scenario=6, sections=("39",), **fields)  # type: ignore[arg-type]


def happens(t: Table, letter: str, *dice: int, to: str = "caesar") -> Table:
    """An event befalls a power."""
    t.roll(*dice)
    HAPPENINGS[letter](t.g, t.power(to))
    return t.go_on()


def hex_in(province: str) -> int:
    """The die that draws the first land hex of a Province."""
    return next(n + 1 for n, place in enumerate(LAND_HEXES) if PROVINCE[place] == PROVINCE_BY_ID[province])
