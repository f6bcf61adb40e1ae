"""Positions in the rulebook's terms, and a table to play them at.

    t = position(
        edessa="in abgarus nobles-1",                      # inside the walls, face down
        zeugma="trajan legio-iii-gallica in bassus",       # the first two before the walls
        h1012="parthian-i saka-1 free core-horde-1",       # a hex without city; saka-1 under Exercitus I
        hand={"roman": "military political"},
    )
    t.movement("roman")                                    # his Movement segment
    t.roll(2)                                              # the next dice, in the order they are rolled
    t.play("roman", "march zeugma", "road", "to edessa")   # through the checked door
    assert t["edessa"] == "up trajan legio-iii-gallica in up abgarus nobles-1"

A hex is named by its city (`charax_spasinu` for charax-spasinu in keywords), or as `h1012`; in actions by its number
or its city. What stands there is a list of units with words between them, each holding for what follows: `in` and
`out` (of the city; out at first), `up` and `down` (down at first), `roman-i` … `parthian-iii` (an Exercitus marker,
the units after it under it) and `free` (under no marker). `civis:roman`, `civis:parthian` and `civis:none` change the
Civis, which is otherwise as the scenario says. Units that are not named are out of the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

import romanum
from romanum.engine.match import Match
from romanum.engine.position import changed
from romanum.engine.step import Step
from romanum.games.trajan.data.components import (
    CITIES,
    CITY,
    CITY_AT,
    CITY_HEX,
    EVENT,
    EVENTS,
    FIRST_SUPREME,
    HEX,
    HEX_NAMES,
    SIDE,
    UNIT,
    UNITS,
)
from romanum.games.trajan.rules.politics.events import PoliticalEvent
from romanum.games.trajan.rules.turn.sequence import (
    CombatSegment,
    GameTurn,
    MovementSegment,
    PlayerTurn,
    StratagemSegment,
)
from romanum.games.trajan.state.actions import ARMIES, MARKER_KINDS
from romanum.games.trajan.state.position import (
    ARMY_COUNT,
    CITY_COUNT,
    COMBAT,
    GONE,
    HAND,
    MOVEMENT,
    NOBODY,
    NONE,
    OFF_MAP,
    RECRUITS,
    SIDE_IDS,
    STRATAGEMS,
    UNIT_COUNT,
    War,
)
from romanum.games.trajan.state.position import EVENTS as EVENTS_SEGMENT
from story import Story

SIDES = {name: side for side, name in enumerate(SIDE_IDS)}
BOXES = {GONE: "gone", RECRUITS: "recruits", OFF_MAP: "off-map"}
STANDARDS = {f"{side}-{army}": (s, a) for side, s in SIDES.items() for a, army in enumerate(ARMIES)}


def hex_of(name: str) -> int:
    """A hex by its city or its number."""
    place = name.replace("_", "-")
    return CITY_HEX[CITY[place]] if place in CITY else HEX[place.removeprefix("h")]


def hex_name(hex: int) -> str:
    """The city in a hex, or its number as `position` takes it."""
    return CITIES[CITY_AT[hex]].id if CITY_AT[hex] >= 0 else f"h{HEX_NAMES[hex]}"


def position(
    board: Mapping[str, str] | None = None,
    /,
    *,
    scenario: str = "campaign",
    turn: int = 2,
    event: str | int = "quiet-month",
    options: Mapping[str, Any] | None = None,
    hand: Mapping[str, str] | None = None,
    supreme: Mapping[str, str] | None = None,
    supreme_lost: Mapping[str, int] | None = None,
    recruits: str = "",
    off_map: str = "",
    civis: Mapping[str, str] | None = None,
    plays: Mapping[str, int] | None = None,
    triumph: str = "",
    **hexes: str,
) -> Table:
    """A table with this position on it, nothing being done.

    `hand` are the markers of a side, written after each other; `supreme` names Supreme Leaders (`nobody` for none)
    where they are not Trajan and Chosroes; `plays` the markers that leaders have played in this player turn.
    """
    match = cast("Match[War]", romanum.game("trajan").new(scenario=scenario, seats=2, seed=1, options=options or {}))
    g = match.position
    g.stack, g.turn = [], turn
    g.event = event if isinstance(event, int) else EVENTS[EVENT[event]].roll
    g.where, g.hand, g.exercitus = [GONE] * UNIT_COUNT, [NONE] * (2 * HAND), [NONE] * (2 * ARMY_COUNT)
    for field in ("inside", "face_up", "seen_turn"):
        setattr(g, field, [0] * UNIT_COUNT)
    for box, names in ((RECRUITS, recruits), (OFF_MAP, off_map)):
        for name in names.split():
            g.where[UNIT[name]] = box
    for place, text in {**(board or {}), **hexes}.items():
        _stand(g, hex_of(place), text.split())
    for city, side in (civis or {}).items():
        g.civis[CITY[city]] = SIDES.get(side, NOBODY)
    g.seen = tuple(g.where)
    g.supreme = [unit if g.where[unit] != GONE else NONE for unit in FIRST_SUPREME]
    for side, name in (supreme or {}).items():
        g.supreme[SIDES[side]] = UNIT.get(name, NONE)
    for side, when in (supreme_lost or {}).items():
        g.supreme_lost[SIDES[side]] = when
    for side, names in (hand or {}).items():
        kinds = [MARKER_KINDS.index(name) for name in names.split()]
        g.hand[SIDES[side] * HAND : SIDES[side] * HAND + len(kinds)] = kinds
    g.triumph = CITY[triumph] if triumph else NONE
    match.events.clear()
    g.log = match.events
    return Table(match, {UNIT[name]: count for name, count in (plays or {}).items()})


def _stand(g: War, hex: int, words: list[str]) -> None:
    """Read what stands in a hex."""
    inside, face_up, army = 0, 0, NONE
    for word in words:
        name, _, value = word.partition(":")
        if word in ("in", "out"):
            inside, army = int(word == "in"), NONE
        elif word in ("up", "down"):
            face_up = int(word == "up")
        elif word in STANDARDS:
            side, army = STANDARDS[word]
            g.exercitus[side * ARMY_COUNT + army] = hex
        elif word == "free":
            army = NONE
        elif name == "civis":
            g.civis[CITY_AT[hex]] = SIDES.get(value, NOBODY)
        elif word in UNIT:
            unit = UNIT[word]
            g.where[unit], g.inside[unit], g.face_up[unit], g.army[unit] = hex, inside, face_up, army
        else:
            raise ValueError(f"nothing is called {word!r}")


class Table(Story[War]):
    """A match in the position that was built, played by the names of the sides."""

    def __init__(self, match: Match[War], plays: Mapping[int, int]) -> None:
        super().__init__(match)
        self.plays = plays
        self.segment: Step[Any] | None = None

    def seat(self, who: str) -> int:
        """Roman or Parthian."""
        return SIDES[who]

    def name(self, seat: int) -> str:
        """The side of a seat."""
        return SIDE_IDS[seat]

    def spelt(self, text: str) -> str:
        """With cities in the place of hexes."""
        return spelt(text)

    # ---- beginning

    def movement(self, side: str) -> Table:
        """Begin a side's Movement segment."""
        return self._segment(side, MOVEMENT, MovementSegment(SIDES[side]))

    def combat(self, side: str) -> Table:
        """Begin a side's Combat segment."""
        return self._segment(side, COMBAT, CombatSegment(SIDES[side]))

    def stratagems(self, side: str) -> Table:
        """Begin a side's Stratagem Marker segment; Movement comes after it."""
        self.g.push(MovementSegment(SIDES[side]))
        return self._segment(side, STRATAGEMS, StratagemSegment(SIDES[side]))

    def player_turn(self, *sides: str) -> Table:
        """Begin the player turns of these sides, one after the other."""
        for side in reversed(sides):
            self.g.push(PlayerTurn(SIDES[side]))
        return self.go_on()

    def game_turn(self) -> Table:
        """Begin the game turn after the one that `position` names."""
        self.g.push(GameTurn())
        return self.go_on()

    def happens(self, event: str, *values: int, then: int | None = None) -> Table:
        """A political event, rolled by the dice of its number; further dice follow. The Roman turn comes after it."""
        g = self.g
        g.segment, g.active = EVENTS_SEGMENT, NOBODY
        tens, ones = divmod(EVENTS[EVENT[event]].roll, 10)
        if not g.stack:
            g.push(PlayerTurn(0))
        return self.roll(tens, ones, *values, then=then).push(PoliticalEvent())

    def _segment(self, side: str, segment: int, step: Step[Any]) -> Table:
        g = self.g
        g.active, g.segment = SIDES[side], segment
        for unit, count in self.plays.items():
            g.plays = changed(g.plays, unit, count)
        self.segment = step
        return self.push(step)

    # ---- playing

    def forbids(self, who: str, text: str) -> str:
        """The number of the rule by which a side may not do this now; empty if it may.

        In a segment that is over by itself, as nothing is left to do, the number by which it might not be done in it.
        """
        if self.segment is not None and not self.g.stack:
            refusal = self.segment.check(self.g, SIDES[who], self.match.game.vocabulary.read(spelt(text)))
            return refusal.rule if refusal else ""
        return super().forbids(who, text)

    # ---- looking

    def where(self, unit: str) -> str:
        """The place of a unit: a city, a hex as `h1012`, or a box."""
        hex = self.g.where[UNIT[unit]]
        return BOXES[hex] if hex in BOXES else hex_name(hex)

    def is_inside(self, unit: str) -> bool:
        """Whether a unit is inside its city."""
        return bool(self.g.inside[UNIT[unit]])

    def is_up(self, unit: str) -> bool:
        """Whether a unit lies face up."""
        return bool(self.g.face_up[UNIT[unit]])

    def box(self, name: str) -> list[str]:
        """The units in a box: recruits or off-map."""
        place = next(code for code, box in BOXES.items() if box == name)
        return [UNITS[u].id for u, here in enumerate(self.g.where) if here == place]

    def hand(self, side: str) -> list[str]:
        """The markers of a side, in their order."""
        return [MARKER_KINDS[kind] for kind in sorted(self.g.markers(SIDES[side]))]

    def controller(self, city: str) -> str:
        """Who controls a city: roman, parthian or nobody."""
        holder = self.g.controller(CITY[city])
        return SIDE_IDS[holder] if holder != NOBODY else "nobody"

    def civis(self, city: str) -> str:
        """The side of a city's Civis: roman, parthian or none."""
        side = self.g.civis[CITY[city]]
        return SIDE_IDS[side] if side != NOBODY else "none"

    def supreme(self, side: str) -> str:
        """The Supreme Leader of a side, or nobody."""
        unit = self.g.supreme[SIDES[side]]
        return UNITS[unit].id if unit != NONE else "nobody"

    def cities_of(self, side: str) -> set[str]:
        """The cities a side controls."""
        return {CITIES[c].id for c in range(CITY_COUNT) if self.g.controller(c) == SIDES[side]}

    def __getitem__(self, place: str) -> str:
        """What stands in a hex, as `position` takes it, Civis apart: Romans first, those outside before the others."""
        g, hex = self.g, hex_of(place)
        words: list[str] = []
        for inside in (0, 1):
            here = [u for side in (0, 1) for u in g.units_at(side, hex) if g.inside[u] == inside]
            words += ["in"] if inside and here else []
            words += _written(g, hex, here, bool(inside))
        return " ".join(words)


def _written(g: War, hex: int, units: Sequence[int], inside: bool) -> list[str]:
    """Units in their order, turned up ones first; then the Exercitus markers of the hex with what is under them."""
    words: list[str] = []
    for face_up in (1, 0):
        loose = [UNITS[u].id for u in units if g.army[u] == NONE and g.face_up[u] == face_up]
        words += ["up", *loose] if face_up and loose else ["down", *loose] if loose and words else loose
    for name, (side, army) in STANDARDS.items():
        if not inside and g.exercitus[side * ARMY_COUNT + army] == hex:
            words += [name, *(UNITS[u].id for u in units if g.army[u] == army and SIDE[u] == side)]
    return words


def spelt(text: str) -> str:
    """An action with cities in the place of hexes, as the vocabulary writes it: `march zeugma` is `march 0709`.

    Cities stay where an action takes a city: `choose-city zeugma`.
    """
    verb, *words = text.split()
    if verb == "choose-city":
        return text
    return " ".join([verb, *(HEX_NAMES[hex_of(w)] if w in CITY or re.fullmatch(r"h\d{4}", w) else w for w in words)])
