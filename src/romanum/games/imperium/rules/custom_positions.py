"""Positions of one's own: what stands where, in words.

    place_all(g, {"gergovia": "vercingetorix 4 20-8-c vercingetorix", "narbo": "caesar 2 20-10-a 1 train-6 caesar"})

What stands in a place, which a hex (`a2418`) or a city names, is a list of words: a power, then numbers and kinds of
units, and leaders; `city` (the power holds the city of the place), `fort N` (of level N, 1 to 4), `inside` (the stack
is under siege), `aboard` (what follows is on board the fleets just named; the word changes nothing); `|` begins another
stack.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from romanum.engine.game import BadSetup
from romanum.games.imperium.data.cities import CITY, CITY_AT, CITY_PLACE
from romanum.games.imperium.data.hexes import HEXES_OF, PLACE
from romanum.games.imperium.data.roll import LEADER_IDS, leaders_of
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.common.control import city_at, provinces_of
from romanum.games.imperium.rules.common.leaders import assign, station
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.rules.common.sieges import begin_siege, set_fort
from romanum.games.imperium.state.forces import add, is_naval, powers_on_map, stacks_at, stacks_of
from romanum.games.imperium.state.marks import FRESH, INSIDE
from romanum.games.imperium.state.position import LISTED, NONE, POWER_COUNT, RomanWorld
from romanum.games.imperium.state.rosters import LETTER, plus


def place_all(g: RomanWorld, board: Mapping[str, str]) -> None:
    """Put forces on the map; `BadSetup` says which word is not understood."""
    for name, text in board.items():
        for part in text.split("|"):
            _stand(g, place_called(name), part.split())


def power_called(g: RomanWorld, name: str) -> int:
    """The power of that id in this match."""
    own = (power for power in range(POWER_COUNT) if power >= LISTED or power < len(g.setting.powers))
    found = next((power for power in own if power_id(g, power) == name), None)
    if found is None:
        there = ", ".join(power_id(g, power) for power in range(len(g.setting.powers)))
        raise BadSetup(f"no power is called {name[:40]!r}; there are: {there}")
    return found


def place_called(name: str) -> int:
    """A hex by its number, or the place of a city."""
    if name in PLACE:
        return PLACE[name]
    if name in CITY:
        return CITY_PLACE[CITY[name]]
    raise BadSetup(f"no hex or city is called {name[:40]!r}")


def leaders_called(g: RomanWorld) -> dict[str, int]:
    """The leaders of a scenario by their ids."""
    listed = leaders_of(g.setting.number, g.setting.players)
    return {LEADER_IDS[number]: leader for leader, number in enumerate(listed)}


def _stand(g: RomanWorld, place: int, words: list[str]) -> None:
    """Read one stack of a place."""
    if not words:
        raise BadSetup("a stack begins with the id of its power")
    known, power = leaders_called(g), power_called(g, words[0])
    units, leaders, mark = "", list[int](), FRESH
    rest = iter(words[1:])
    for word in rest:
        if word == "city":
            g.city_of[CITY_AT[place]] = power
        elif word == "fort":
            set_fort(g, place, power, int(next(rest)))
        elif word == "inside":
            mark = INSIDE
            begin_siege(g, place)
        elif word in known:
            leaders.append(known[word])
        elif word != "aboard":
            units = plus(units, _units(word, rest))
    _muster(g, power, place, units, leaders, mark)


def _units(number: str, rest: Iterator[str]) -> str:
    """So many of the kind that the next word names."""
    kind = next(rest, "") if number.isdecimal() else ""
    if kind not in KIND_BY_ID:
        wrong = f"{number} {kind}".strip()[:60]
        raise BadSetup(f"{wrong!r} is no leader of the scenario, and no number of units such as 2 20-10-a")
    return LETTER[KIND_BY_ID[kind]] * int(number)


def units_called(text: str) -> str:
    """Units alone, in the same words."""
    rest, units = iter(text.split()), ""
    for word in rest:
        units = plus(units, _units(word, rest))
    return units


def _muster(g: RomanWorld, power: int, place: int, units: str, leaders: list[int], mark: int) -> None:
    if not units:
        for leader in leaders:
            station(g, leader, power, place, mark)
        return
    stack = add(g, power, place, units, mark)
    for leader in leaders:
        assign(g, leader, stack)
        g.leader_of = (*g.leader_of[:leader], power, *g.leader_of[leader + 1 :])


# ---- for whoever measures how cost grows: a position with several times its units


def grown(g: RomanWorld, times: int) -> RomanWorld:
    """Every stack ashore so many times, on empty hexes of its power's own land as far as these reach.

    Where they do not, and at sea, it has so many times its units instead. Counters are not counted (7.5c).
    """
    found = g.copy()
    for power in sorted(powers_on_map(g)):
        room = _empty_hexes(g, power)
        for stack in stacks_of(g, power):
            units = g.units[stack]
            for _ in range(times - 1 if units else 0):
                place = NONE if is_naval(g, stack) else next(room, NONE)
                if place == NONE:
                    found.units[stack] = plus(found.units[stack], units)
                else:
                    add(found, power, place, units, g.mark[stack], g.colour[stack])
    return found


def _empty_hexes(g: RomanWorld, power: int) -> Iterator[int]:
    for province in provinces_of(g, power):
        for place in HEXES_OF[province]:
            if city_at(g, place) == NONE and not stacks_at(g, place):
                yield place
