"""Who stands where, in words: what a place of a sheet says, read and written.

board = { arretium = "rome 2 legion 1 cavalry rome_4", pisae = "rome town" }
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from romanum.engine.sheets.drawers import Drawer, table_of, words_of
from romanum.engine.sheets.faults import Faults, Wrong, spot, told, unknown
from romanum.games.pax.data.components import (
    KIND,
    KIND_IDS,
    KINDS,
    LEADER,
    LEADER_IDS,
    LEADER_POOL,
    NONE,
    OTHERS,
    PLACE,
    PLACE_COUNT,
    PLACE_IDS,
    SEATS,
    SPACE_COUNT,
    TABLES,
)
from romanum.games.pax.state.forces import add, numbers, set_walls, stacks_at
from romanum.games.pax.state.leaders import leaders_in, station
from romanum.games.pax.state.position import ABSENT, IN_POOL, NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id

MOST_UNITS: Final = 99
WORDS: Final = ("city", "town", "walls")


def powers(g: Mediterranean) -> list[str]:
    """The powers of a match."""
    return [side_id(g, power) for power in range(len(g.powers))]


def sides(g: Mediterranean) -> list[str]:
    """All sides by number; powers that a match has not got are called by theirs."""
    others = [f"power-{n + 1}" for n in range(len(g.powers), SEATS)]
    return [*powers(g), *others, *(row.id for row in OTHERS)]


class Board(Drawer):
    """Units, leaders, Cities and Towns."""

    def write(self, g: Mediterranean) -> dict[str, str]:
        """Place by place, side by side."""
        stands = {PLACE_IDS[place]: _told(g, place) for place in range(PLACE_COUNT)}
        return {place: words for place, words in stands.items() if words}

    def read(self, g: Mediterranean, given: Any, faults: Faults) -> None:
        """Nothing else is on the map."""
        clear(g)
        for name, text in table_of(self.id, given, faults).items():
            where = spot(self.id, name)
            if name not in PLACE:
                faults.wrong(self.id, unknown(name, PLACE_IDS))
                continue
            try:
                _stand(g, PLACE[name], iter(words_of(where, text, faults).split()))
            except Wrong as problem:
                faults.wrong(where, problem)

    def about(self, g: Mediterranean) -> dict[str, Any]:
        """Places and counters."""
        return {
            "shape": "board",
            "places": [*PLACE_IDS],
            "sides": [*powers(g), *(row.id for row in OTHERS)],
            "counters": [*KIND_IDS, *LEADER_IDS, *WORDS],
            "groups": {"all-units": [*KIND_IDS], "all-leaders": [*LEADER_IDS], "all-buildings": [*WORDS]},
            "before": [*KIND_IDS],
            "after": ["walls"],
            "once": [*LEADER_IDS],
            "most": {"walls": TABLES.walls.city},
        }


def clear(g: Mediterranean) -> None:
    """Nobody is on the map: whoever has a pool is there."""
    pools = zip(g.leader_in, LEADER_POOL, strict=True)
    g.leader_in = tuple([stack if stack < 0 else ABSENT if pool == NONE else IN_POOL for stack, pool in pools])
    g.at, g.whose, g.mark, g.link, g.units = [], [], [], [], []
    g.head, g.touched = [NONE] * PLACE_COUNT, ()
    g.walls, g.town_of = (0,) * SPACE_COUNT, (NOBODY,) * SPACE_COUNT


def _told(g: Mediterranean, place: int) -> str:
    units, leaders = dict[int, Counter[int]](), dict[int, list[str]]()
    for stack in stacks_at(g, place):
        side = g.whose[stack]
        found = units.setdefault(side, Counter())
        for kind, number in enumerate(numbers(g, stack)):
            found[kind] += number
        leaders.setdefault(side, []).extend(LEADER_IDS[leader] for leader in leaders_in(g, stack))
    owner = g.town_of[place] if place < SPACE_COUNT else NOBODY
    words, names = list[str](), sides(g)
    for side in sorted({*units, *([owner] if owner != NOBODY else [])}):
        words.append(names[side])
        words += [_walls(g.walls[place])] if side == owner else []
        words += [
            f"{units[side][kind]} {KIND_IDS[kind]}" for kind in range(KINDS) if side in units and units[side][kind]
        ]
        words += sorted(leaders.get(side, []))
    return " ".join(words)


def _walls(points: int) -> str:
    known = {TABLES.walls.city: "city", TABLES.walls.town: "town"}
    return known.get(points, f"walls {points}")


def _stand(g: Mediterranean, place: int, rest: Iterator[str]) -> None:
    """Read the words of one place."""
    side, names = NOBODY, sides(g)
    for word in rest:
        if word in names:
            side = names.index(word)
            if len(g.powers) <= side < SEATS:
                raise unknown(word, [*powers(g), *names[SEATS:]])
        elif side == NOBODY:
            raise Wrong("no-side", "1.4h", given=told(word))
        elif word in WORDS:
            _build(g, place, side, word, rest)
        elif word in LEADER:
            if g.leader_in[LEADER[word]] >= 0:
                raise Wrong("leader-twice", "8.1.2", leader=word)
            station(g, LEADER[word], side, place)
        else:
            number, kind = _count(word), next(rest, "")
            if kind not in KIND:
                raise unknown(kind, [*KIND_IDS, *LEADER_IDS, *WORDS])
            add(g, side, place, KIND[kind], number)


def _build(g: Mediterranean, place: int, side: int, word: str, rest: Iterator[str]) -> None:
    points = {"city": TABLES.walls.city, "town": TABLES.walls.town}.get(word) or _count(next(rest, ""))
    if place >= SPACE_COUNT or not 0 < points <= TABLES.walls.city:
        raise Wrong("walls", "7.0.1", most=TABLES.walls.city)
    if g.town_of[place] != NOBODY:
        raise Wrong("two-cities", "7.0.1")
    set_walls(g, place, points, side)


def _count(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 3 and 0 < int(word) <= MOST_UNITS):
        raise Wrong("units", most=MOST_UNITS, given=told(word))
    return int(word)
