"""Who stands where, in words: what a place of a sheet says, read and written.

    board = { gergovia = "vercingetorix 4 20-8-c vercingetorix", narbo = "caesar 2 20-10-a 1 train-6 caesar" }

What stands in a place, which a hex (`a2418`) or a city names, is a list of words: a power, then numbers and kinds of
units, and leaders; `city` (the power holds the city of the place), `fort N` (of level N, 1 to 4), `inside` (the stack
is under siege), `aboard` (what follows is on board the fleets just named; the word changes nothing), `colour N` (the
counters' colour), `state N` (the marks of the stack), `came a2521` and `spent 3` (its march in this month), `top 6-16`
(the unit that all see); `|` begins another stack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from romanum.engine.sheets.drawers import Drawer, table_of, words_of
from romanum.engine.sheets.entries import found
from romanum.engine.sheets.faults import Faults, Wrong, spot, told, unknown
from romanum.games.imperium.data.cities import CITY, CITY_AT, CITY_IDS, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE, PLACE_COUNT, PLACE_IDS
from romanum.games.imperium.data.roll import LEADER_IDS, leaders_of
from romanum.games.imperium.data.units import KIND_BY_ID, KIND_IDS
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.rules.common.sieges import TOP_LEVEL, begin_siege, set_fort
from romanum.games.imperium.state.forces import new_stack, stacks_at
from romanum.games.imperium.state.marks import FRESH, INSIDE
from romanum.games.imperium.state.position import LISTED, NONE, POWER_COUNT, UNBORN, RomanWorld
from romanum.games.imperium.state.rosters import KIND_OF, LETTER, plus

WORDS: Final = ("city", "fort", "inside", "colour", "state", "came", "spent", "top")
MOST_MARKS: Final = (1 << 34) - 1


def powers(g: RomanWorld) -> list[str]:
    """All powers by number; places in the list that a match leaves empty are called by theirs."""
    own = len(g.setting.powers)
    return [power_id(g, n) if n < own or n >= LISTED else f"power-{n + 1}" for n in range(POWER_COUNT)]


def leaders(g: RomanWorld) -> list[str]:
    """The leaders of a match."""
    return [LEADER_IDS[number] for number in leaders_of(g.setting.number, g.setting.players)]


class Units:
    """Units alone, in the words of the board."""

    def write(self, g: RomanWorld, value: Any) -> str:
        """Numbers and kinds."""
        return " ".join(_told_units(value))

    def read(self, g: RomanWorld, given: Any) -> Any:
        """One letter each."""
        if not isinstance(given, str) or len(given) > 2_000:
            raise Wrong("roster", given=told(given))
        return units_called(given)

    def about(self, g: RomanWorld) -> dict[str, Any]:
        """All kinds."""
        return {"kind": "units", "names": [*KIND_IDS]}


def units_called(text: str) -> str:
    """Numbers and kinds as units, one letter each."""
    rest, units = iter(text.split()), ""
    for word in rest:
        units = plus(units, _units(word, next(rest, "")))
    return units


def _told_units(units: str) -> list[str]:
    return [f"{number} {KIND_IDS[KIND_OF[letter]]}" for letter, number in sorted(Counter(units).items())]


def _units(number: str, kind: str) -> str:
    if kind not in KIND_BY_ID or not (number.isascii() and number.isdecimal() and len(number) < 4 and int(number)):
        raise unknown(f"{number} {kind}".strip(), [*KIND_IDS, *WORDS])
    return LETTER[KIND_BY_ID[kind]] * int(number)


def place_called(name: str) -> int:
    """A hex by its number, or the place of a city; `Wrong` if nothing is called so."""
    return PLACE[name] if name in PLACE else CITY_PLACE[found(name, CITY_IDS)]


class Board(Drawer):
    """Stacks ashore and afloat, with their leaders."""

    def write(self, g: RomanWorld) -> dict[str, str]:
        """Place by place, stack by stack."""
        places = sorted({place for place in g.at if place >= 0})
        return {
            PLACE_IDS[place]: " | ".join(sorted(_told(g, stack) for stack in stacks_at(g, place))) for place in places
        }

    def read(self, g: RomanWorld, given: Any, faults: Faults) -> None:
        """Nothing else is on the map; leaders who are not named have not come yet."""
        g.leader_in = tuple([UNBORN if stack >= 0 else stack for stack in g.leader_in])
        g.at, g.whose = (), ()
        g.colour, g.mark, g.came, g.spent, g.units, g.top = [], [], [], [], [], []
        for name, text in table_of(self.id, given, faults).items():
            where = spot(self.id, name)
            if name not in PLACE and name not in CITY:
                faults.wrong(self.id, unknown(name, [*PLACE, *CITY]))
                continue
            place = place_called(name)
            for part in words_of(where, text, faults, 4_000).split("|"):
                try:
                    _Stack(g, place).read(part.split())
                except Wrong as problem:
                    faults.wrong(where, problem)

    def about(self, g: RomanWorld) -> dict[str, Any]:
        """Places and counters."""
        own = [power_id(g, n) for n in range(len(g.setting.powers))]
        return {
            "shape": "board",
            "places": [*PLACE_IDS[:PLACE_COUNT]],
            "sides": own,
            "counters": [*KIND_IDS, *leaders(g), *WORDS],
            "groups": {"all-units": [*KIND_IDS], "all-leaders": leaders(g)},
            "before": [*KIND_IDS],
            "between": "|",
            "once": leaders(g),
            "notes": [*WORDS],
            "most": {},
        }


def _told(g: RomanWorld, stack: int) -> str:
    words, names = [powers(g)[g.whose[stack]], *_told_units(g.units[stack])], leaders(g)
    words += [names[leader] for leader, there in enumerate(g.leader_in) if there == stack]
    words += [f"colour {g.colour[stack]}"]
    words += [f"state {g.mark[stack]}"] if g.mark[stack] != FRESH else []
    words += [f"came {PLACE_IDS[g.came[stack]]}"] if g.came[stack] != NONE else []
    words += [f"spent {g.spent[stack]}"] if g.spent[stack] else []
    words += [f"top {KIND_IDS[KIND_OF[g.top[stack]]]}"] if g.top[stack] else []
    return " ".join(words)


class _Stack:
    """A stack as its words are read."""

    def __init__(self, g: RomanWorld, place: int) -> None:
        self.g, self.place, self.units, self.leaders = g, place, "", list[int]()
        self.colour, self.mark, self.came, self.spent, self.top = NONE, FRESH, NONE, 0, ""
        self.city, self.fort = False, 0

    def read(self, words: list[str]) -> None:
        """All of it; then it stands."""
        g, known = self.g, leaders(self.g)
        if not words:
            raise Wrong("bare-stack", "3.2")
        if words[0] not in powers(g):
            raise unknown(words[0], [power_id(g, n) for n in range(len(g.setting.powers))])
        power, rest = powers(g).index(words[0]), iter(words[1:])
        for word in rest:
            if word in known:
                self.leaders.append(known.index(word))
            elif word in WORDS:
                self._say(word, rest)
            elif word != "aboard":
                self.units = plus(self.units, _units(word, next(rest, "")))
        self._stand(power)

    def _say(self, word: str, rest: Iterator[str]) -> None:
        if word == "city":
            self.city = True
        elif word == "inside":
            self.mark |= INSIDE
            begin_siege(self.g, self.place)
        elif word == "fort":
            self.fort = self._number(next(rest, ""), TOP_LEVEL)
        elif word == "came":
            self.came = PLACE[self._known(next(rest, ""), PLACE)]
        elif word == "top":
            self.top = LETTER[KIND_BY_ID[self._known(next(rest, ""), KIND_BY_ID)]]
        else:
            setattr(self, {"state": "mark"}.get(word, word), self._number(next(rest, "")))

    def _known(self, word: str, names: Any) -> str:
        if word not in names:
            raise unknown(word, [*names])
        return word

    def _number(self, word: str, most: int = MOST_MARKS) -> int:
        if not (word.isascii() and word.isdecimal() and len(word) < 12 and int(word) <= most):
            raise Wrong("number", low=0, high=most, given=told(word))
        return int(word)

    def _stand(self, power: int) -> None:
        """21.4a, 5.6f: what alone is said of a place may be its fort, or whose its city is; all else is a stack."""
        if self.units or self.leaders:
            self._form(power)
        elif not self.fort and not self.city:
            raise Wrong("bare-stack", "3.2")
        if self.fort:
            set_fort(self.g, self.place, power, self.fort)
        if self.city:
            city = CITY_AT[self.place] if self.place < PLACE_COUNT else NONE
            if city == NONE:
                raise Wrong("no-city", "5.6f")
            self.g.city_of[city] = power

    def _form(self, power: int) -> None:
        g = self.g
        if self.top and self.top not in self.units:
            raise Wrong("not-on-top", "3.2a")
        if self.colour > 63:
            raise Wrong("no-colour", "5.7", colour=self.colour)
        stack = new_stack(g, power, self.place, self.units, self.mark, self.colour)
        g.came[stack], g.spent[stack] = self.came, self.spent
        g.top[stack] = self.top or g.top[stack]
        for leader in self.leaders:
            if g.leader_in[leader] >= 0:
                raise Wrong("leader-twice", "18", leader=leaders(g)[leader])
            g.leader_in = (*g.leader_in[:leader], stack, *g.leader_in[leader + 1 :])
            g.leader_of = (*g.leader_of[:leader], power, *g.leader_of[leader + 1 :])
