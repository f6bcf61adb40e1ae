"""Positions in the rulebook's terms, and a table to play them at.

    t = position(
        {
            "arretium": "rome 2 legion 1 cavalry rome_4",
            "pisae": "rome town",
            "parma": "carthage 3 heavy carthage_1",
            "nemausus": "tribe 2",
        },
        scenario="ii",
        treasury={"rome": 9},
        stability={"carthage": -2},
        hands={"rome": "spies ambush"},
    )
    t.push(MoveArmy(t.stack("carthage", "parma"), MAJOR))   # an errand or any other step
    t.roll(5, 2)                            # the next dice, in the order they are rolled
    t.play("carthage", "to arretium")
    assert t["parma"] == "carthage 3 heavy carthage_1"

Everything is named by its id. What stands in a place is a list of words: a side, then numbers and kinds of units,
leaders, `city`, `town` or `walls N`, up to the next side; `tribe N` is a Tribal Counter of that strength, `pirates` are
Pirates. Home Spaces nobody is named in are their owner's. Nothing else is on the map, nobody has Talents, and all are
at Stability 0.

An errand that no part of the rules carries out yet, or one that this table does not care for (`t.stop_at(Battle)`),
stops the table: `t.waiting` is the errand, `t.skip()` goes on without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from romanum.engine.position import changed
from romanum.games.pax.data.components import (
    COPIES,
    KIND,
    KIND_IDS,
    LEADER,
    LEADER_IDS,
    NONE,
    OBJECTIVE,
    PLACE,
    POWERS,
    SEATS,
    SIDE,
    STRENGTHS,
    TABLES,
    TITLE,
    TRIBE_AT,
)
from romanum.games.pax.data.settings import SCENARIO, SETTINGS
from romanum.games.pax.game import PaxRomana
from romanum.games.pax.rules.setup import OPTIONAL, _enlist
from romanum.games.pax.state.control import survey
from romanum.games.pax.state.forces import add, is_city, numbers, set_walls, stack_of, stacks_at
from romanum.games.pax.state.hands import gain_card
from romanum.games.pax.state.leaders import leaders_in, station
from romanum.games.pax.state.position import FRESH, HELD_OBJECTIVES, Mediterranean
from romanum.games.pax.state.sides import ally, befriend, set_patron, side_id

from ..parts_table import PartsTable, dice

GAME = PaxRomana()
SETTINGS_OF_A_MATCH = GAME.settings({})


def position(
    board: Mapping[str, str] | None = None,
    /,
    *,
    scenario: str = "v",
    advanced: bool = False,
    turn: int | None = None,
    treasury: Mapping[str, int] | None = None,
    stability: Mapping[str, int] | None = None,
    vp: Mapping[str, int] | None = None,
    active: str = "",
    allies: tuple[tuple[str, str], ...] = (),
    patrons: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    objectives: Mapping[str, str] | None = None,
    optional: tuple[str, ...] = (),
    **fields: Any,
) -> Table:
    """A table with this position on it, nothing being done; further keywords are fields of the position."""
    setting = SETTINGS[SCENARIO[scenario]]
    count = len(setting.powers)
    g = Mediterranean(
        scenario=SCENARIO[scenario], advanced=advanced, dice=dice(then=1),
        turn=setting.row.start if turn is None else turn,
        last_turn=setting.row.start + setting.row.turns - 1, markers=setting.row.markers, powers=setting.powers,
        seats=tuple(range(count)), order=setting.order, treasury=[0] * count, stability=[0] * count, vp=[0] * count,
        gained=[0] * count, optional=sum(OPTIONAL[name] for name in optional),
    )  # fmt: skip
    _enlist(g)
    g.dice = dice()
    t = Table(g)
    for name, text in (board or {}).items():
        _stand(t, PLACE[name], text.split())
    _set_aside(g)
    for name, number in (treasury or {}).items():
        g.treasury[t.power(name)] = number
    for name, number in (stability or {}).items():
        g.stability[t.power(name)] = number
    for name, number in (vp or {}).items():
        g.vp[t.power(name)] = number
    _cards(t, hands or {}, objectives or {})
    if active:
        g.active = t.power(active)
    befriend(g)
    for side, name in (patrons or {}).items():
        set_patron(g, SIDE[side], t.power(name))
    for a, b in allies:
        ally(g, t.power(a), t.power(b))
    for name, value in fields.items():
        assert hasattr(g, name), f"a position has no {name}"
        setattr(g, name, value)
    survey(g)
    g.log = []
    return t


def _stand(t: Table, place: int, words: list[str]) -> None:
    """Read what stands in a place."""
    g, side = t.g, NONE
    rest = iter(words)
    for word in rest:
        if word in t.sides and side != t.sides[word]:
            side = t.sides[word]
        elif word == "tribe":
            g.tribe = changed(g.tribe, TRIBE_AT[place], int(next(rest)))
        elif word == "pirates":
            g.pirates += (place,)
        elif word in ("city", "town"):
            set_walls(g, place, TABLES.walls.city if word == "city" else TABLES.walls.town, side)
        elif word == "walls":
            set_walls(g, place, int(next(rest)), side)
        elif word in LEADER:
            station(g, LEADER[word], side, place)
        else:
            add(g, side, place, KIND[next(rest)], int(word))


def _set_aside(g: Mediterranean) -> None:
    """Tribal Counters that are not on the map."""
    rest = list(STRENGTHS)
    for strength in g.tribe:
        if strength != NONE:
            rest.remove(strength)
    g.tribe_pool = tuple(rest)


def _cards(t: Table, hands: Mapping[str, str], objectives: Mapping[str, str]) -> None:
    """Hands and Objectives by power; the rest is the deck, in the order of the rulebook, and the pool."""
    g = t.g
    deck = [title for title, copies in enumerate(COPIES) for _ in range(copies)] if g.advanced else []
    for title in g.setting.deck if g.advanced else ():
        deck.remove(title)
        g.removed = changed(g.removed, title, g.removed[title] + 1)
    for name, text in hands.items():
        for card in text.split():
            deck.remove(TITLE[card])
            gain_card(g, t.power(name), TITLE[card])
    pool = list(g.setting.objectives)
    for name, text in objectives.items():
        for n, letter in enumerate(text.split()):
            pool.remove(OBJECTIVE[letter])
            g.objectives = changed(g.objectives, t.power(name) * HELD_OBJECTIVES + n, OBJECTIVE[letter])
    g.deck, g.objective_pool = tuple(deck), tuple(pool)


class Table(PartsTable[Mediterranean]):
    """A position that was built, played by the names of the powers."""

    def __init__(self, g: Mediterranean) -> None:
        super().__init__(GAME, g)
        self.sides = {POWERS[identity].id: power for power, identity in enumerate(g.powers)} | SIDE

    # ---- names

    def seat(self, name: str) -> int:
        """The seat of a power."""
        return self.g.seats[self.power(name)]

    def power(self, name: str) -> int:
        """The power of that name in this match."""
        return self.sides[name]

    def side(self, name: str) -> int:
        """The side of that name."""
        return self.sides[name]

    def stack(self, side: str, place: str, mark: int = FRESH) -> int:
        """The stack of a side in a place."""
        found = stack_of(self.g, self.sides[side], PLACE[place], mark)
        assert found != NONE, f"{side} has nothing in {place}"
        return found

    @property
    def asked(self) -> tuple[str, ...]:
        """The powers that must choose now."""
        return tuple(side_id(self.g, self.g.seats.index(seat)) for seat in self.asked_seats)

    # ---- looking

    def __getitem__(self, place: str) -> str:
        """What stands in a place, in the words of the builder; sides in their order, leaders last."""
        g, at = self.g, PLACE[place]
        found = []
        for side in sorted({g.whose[stack] for stack in stacks_at(g, at)} | self._town(at)):
            words = [side_id(g, side)]
            if side in self._town(at):
                words += ["city" if is_city(g, at) else "town"] if self._is_full(at) else ["walls", str(g.walls[at])]
            own = [stack for stack in stacks_at(g, at) if g.whose[stack] == side]
            totals = [sum(column) for column in zip(*(numbers(g, stack) for stack in own), strict=True)]
            words += [f"{number} {KIND_IDS[kind]}" for kind, number in enumerate(totals) if number]
            words += [LEADER_IDS[leader] for stack in own for leader in leaders_in(g, stack)]
            found.append(" ".join(words))
        if at < len(g.walls) and TRIBE_AT[at] != NONE and g.tribe[TRIBE_AT[at]] != NONE:
            found.append(f"tribe {g.tribe[TRIBE_AT[at]]}")
        return "; ".join(found)

    def _town(self, at: int) -> set[int]:
        owner = self.g.town_of[at] if at < len(self.g.town_of) else NONE
        return {owner} - {NONE}

    def _is_full(self, at: int) -> bool:
        return self.g.walls[at] in (TABLES.walls.city, TABLES.walls.town)

    def holder(self, place: str) -> str:
        """Who Controls a Space."""
        side = self.g.holder[PLACE[place]]
        return side_id(self.g, side) if side != NONE else ""


__all__ = ["GAME", "SEATS", "Table", "dice", "position"]
