"""Positions in words: which counters stand where, whose the cities are, markers, leaders and what a side has done.

    board = { edessa = "in abgarus nobles-1", zeugma = "trajan in bassus", 1012 = "parthian-i saka-1" }

What stands in a hex, which its city or its number names, is a list of counters with words between them, each holding
for what follows: `in` and `out` (of the city; out at first), `up` and `down` (face down at first), `roman-i` to
`parthian-iii` (an Exercitus marker, the counters after it under it) and `free` (under no marker). `recruits` and
`off-map` are places too; counters that are not named are out of the game.

A sheet begins a game turn, or the player turn of a side; or, with `setup`, a match as its scenario does. A player turn
that is under way counts as over when one is written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from msgspec import UNSET

from romanum.engine.sheets.blocks import SOMETIMES, Blocks, Kinds
from romanum.engine.sheets.drawers import Beginning, Drawer, Held, Many, One, Row, table_of, words_of
from romanum.engine.sheets.entries import Entry, Flag, Mask, Name, Number
from romanum.engine.sheets.faults import Faults, Wrong, spot, unknown
from romanum.engine.sheets.sheet import Head, Sheets
from romanum.games.trajan.data.aims import LEADER_IDS, aim_of, own_aims
from romanum.games.trajan.data.components import (
    CITIES,
    CITY_AT,
    HEX_NAMES,
    LAND_MASK,
    MARKER_MIX,
    SCENARIOS,
    SIDE,
    UNIT,
    UNITS,
)
from romanum.games.trajan.rules.turn.sequence import GameTurn, PlayerTurn
from romanum.games.trajan.rules.turn.setup import FirstMarkers
from romanum.games.trajan.state.actions import ARMIES, MARKER_KINDS
from romanum.games.trajan.state.position import (
    ARMY_COUNT,
    FRESH,
    GONE,
    HANDS,
    IN_PEACE,
    MAP_SIZE,
    NOBODY,
    NONE,
    OFF_MAP,
    PARTHIAN,
    RECRUITS,
    ROMAN,
    RUNNING,
    SIDE_IDS,
    UNIT_COUNT,
    War,
)

SETUP, TURN = "setup", "turn"
MOMENTS: Final = (SETUP, TURN, *SIDE_IDS)
UNIT_IDS: Final = tuple(unit.id for unit in UNITS)
CITY_IDS: Final = tuple(city.id for city in CITIES)
HEX_WORDS: Final = tuple(HEX_NAMES[h] if CITY_AT[h] < 0 else CITY_IDS[CITY_AT[h]] for h in range(MAP_SIZE))
"""What hexes are called here: by their city, or by their number."""
BOXES: Final = {RECRUITS: "recruits", OFF_MAP: "off-map"}
PLACES: Final = {word: place for place, word in (*enumerate(HEX_NAMES), *enumerate(HEX_WORDS), *BOXES.items())}
PLACE_WORDS: Final = (*HEX_WORDS, *BOXES.values())
STANDARDS: Final = tuple(f"{side}-{army}" for side in SIDE_IDS for army in ARMIES)
WORDS: Final = ("in", "out", "up", "down", "free", *STANDARDS)
MOST_TURNS: Final = 32
"""As many as the longest war has, and no more."""


class Board(Drawer):
    """Counters, face up or down, in cities and under markers."""

    def write(self, g: War) -> dict[str, str]:
        """Place by place."""
        places = [*dict.fromkeys([*sorted(p for p in g.where if p >= 0), *(p for p in g.exercitus if p != NONE)])]
        return {_word(place): _told(g, place) for place in sorted(places)}

    def read(self, g: War, given: Any, faults: Faults) -> None:
        """Counters that are not named are out of the game."""
        g.where, g.inside, g.face_up = [GONE] * UNIT_COUNT, [0] * UNIT_COUNT, [0] * UNIT_COUNT
        g.army, g.exercitus = [NONE] * UNIT_COUNT, [NONE] * len(STANDARDS)
        for name, text in table_of(self.id, given, faults).items():
            where = spot(self.id, name)
            if name not in PLACES:
                faults.wrong(self.id, unknown(name, PLACE_WORDS))
                continue
            try:
                _stand(g, PLACES[name], iter(words_of(where, text, faults, 4_000).split()))
            except Wrong as problem:
                faults.wrong(where, problem)

    def about(self, g: War) -> dict[str, Any]:
        """Places and counters: there is one of each."""
        land = [word for h, word in enumerate(HEX_WORDS) if LAND_MASK >> h & 1]
        return {
            "shape": "board",
            "places": [*land, *BOXES.values()],
            "map": {word: name for word, name in zip(HEX_WORDS, HEX_NAMES, strict=True) if word != name},
            "counters": [*UNIT_IDS, *WORDS],
            "groups": {
                "all-leaders": [*LEADER_IDS],
                **{name: [id_ for id_ in _army(side) if id_ not in LEADER_IDS] for side, name in enumerate(SIDE_IDS)},
            },
            "once": [*UNIT_IDS],
            "notes": [*WORDS],
            "most": {},
        }


def _army(side: int) -> list[str]:
    return [UNIT_IDS[unit] for unit in range(UNIT_COUNT) if SIDE[unit] == side]


def _word(place: int) -> str:
    return BOXES[place] if place in BOXES else HEX_WORDS[place]


def _told(g: War, place: int) -> str:
    """Those outside first; under each marker those that belong to it."""
    words, inside, up = list[str](), 0, 0
    markers = [army for army, there in enumerate(g.exercitus) if there == place]
    units = [u for u in range(UNIT_COUNT) if g.where[u] == place]
    for marker in (NONE, *markers):
        if marker != NONE:
            words.append(STANDARDS[marker])
        own = [u for u in units if _marker(g, u) == marker]
        for unit in sorted(own, key=lambda u: (g.inside[u], g.face_up[u], u)):
            words += ["in" if g.inside[unit] else "out"] if g.inside[unit] != inside else []
            words += ["up" if g.face_up[unit] else "down"] if g.face_up[unit] != up else []
            inside, up = g.inside[unit], g.face_up[unit]
            words.append(UNIT_IDS[unit])
    return " ".join(words)


def _marker(g: War, unit: int) -> int:
    return NONE if g.army[unit] == NONE else SIDE[unit] * ARMY_COUNT + g.army[unit]


def _stand(g: War, place: int, rest: Iterator[str]) -> None:
    """Read the words of one place."""
    if place < MAP_SIZE and not LAND_MASK >> place & 1:
        raise Wrong("on-the-sea", "7.0")
    inside, up, marker = 0, 0, NONE
    for word in rest:
        if word in ("in", "out"):
            inside = int(word == "in")
        elif word in ("up", "down"):
            up = int(word == "up")
        elif word == "free":
            marker = NONE
        elif word in STANDARDS:
            marker = STANDARDS.index(word)
            _raise_standard(g, marker, place)
        elif word in UNIT:
            _put(g, UNIT[word], place, (inside, up, marker))
        else:
            raise unknown(word, [*WORDS, *UNIT_IDS])


def _raise_standard(g: War, marker: int, place: int) -> None:
    if g.exercitus[marker] not in (NONE, place):
        raise Wrong("twice", "8.1a", what=STANDARDS[marker])
    if place >= MAP_SIZE:
        raise Wrong("standard-off-map", "8.1a")
    g.exercitus[marker] = place


def _put(g: War, unit: int, place: int, how: tuple[int, int, int]) -> None:
    inside, up, marker = how
    if g.where[unit] != GONE:
        raise Wrong("twice", "2.3", what=UNIT_IDS[unit])
    if inside and (place >= MAP_SIZE or CITY_AT[place] < 0):
        raise Wrong("no-city", "7.4a")
    if marker != NONE and (marker // ARMY_COUNT != SIDE[unit] or inside or up):
        raise Wrong("under-standard", "8.1a", standard=STANDARDS[marker])
    g.where[unit], g.inside[unit], g.face_up[unit] = place, inside, up
    g.army[unit] = NONE if marker == NONE else marker % ARMY_COUNT


class Moment(Beginning):
    """What begins."""

    moments: ClassVar[Sequence[str]] = MOMENTS

    def write(self, g: War) -> str:
        """By the stack."""
        top = g.stack[-1]
        return SIDE_IDS[top.side] if isinstance(top, PlayerTurn) else SETUP if isinstance(top, FirstMarkers) else TURN

    def begin(self, g: War, moment: str) -> None:
        """Onto the stack, instead of what the scenario puts there."""
        if moment != SETUP:
            turns = [PlayerTurn(side) for side in (PARTHIAN, ROMAN)]
            g.stack = [GameTurn(), *turns[: (TURN, SIDE_IDS[PARTHIAN], SIDE_IDS[ROMAN]).index(moment)]]


class Turn(One):
    """The turn that begins, or has begun."""

    def write(self, g: War) -> int:
        """One that begins is counted then."""
        return g.turn + (MOMENT.write(g) in (SETUP, TURN))


class Length(One):
    """The last turn: that of the scenario, unless somebody wishes an earlier end."""

    def write(self, g: War) -> int:
        """Whichever it is."""
        return g.final_turn

    def read(self, g: War, given: Any, faults: Faults) -> None:
        """That of the scenario is not kept."""
        super().read(g, given, faults)
        turns = SCENARIOS[g.scenario].turns
        if g.last_turn is not UNSET and g.last_turn > turns:
            faults.blame(self.id, "scenario-turns", "3.3", turns=turns)
        if g.last_turn == turns:
            g.last_turn = UNSET


A_TURN: Final = Number(0, MOST_TURNS, "3.3")
A_UNIT: Final = Name(UNIT_IDS, {NONE: "nobody"})
A_PLACE: Final = Name(HEX_WORDS, {GONE: "gone", **BOXES})
A_CITY: Final = Name(CITY_IDS, {NONE: "none"})


def own(g: War) -> list[dict[str, Any]]:
    """4.0: the conditions of the scenario."""
    return own_aims(g.scenario)


def check(g: War, row: dict[str, Any]) -> None:
    """Whether a row is a condition."""
    aim_of(row)


def kinds(g: War) -> Kinds:
    """4.0: what a condition can be about."""
    every: dict[str, dict[str, Entry]] = {
        "any-of-cities": {"cities": Mask(CITY_IDS)},
        "all-of-cities": {"cities": Mask(CITY_IDS)},
        "count": {"cities": Number(1, len(CITIES))},
        "leader-gone": {"leader": Name(LEADER_IDS)},
        "triumph": {"city": Name(CITY_IDS)},
    }
    first, last = {"side": Name(SIDE_IDS).about(g)}, {"requisite": Flag().about(g) | SOMETIMES}
    return {kind: {**first, **{n: e.about(g) for n, e in row.items()}, **last} for kind, row in every.items()}


class WarSheets(Sheets[War]):
    """All that a position of the game has."""

    drawers: ClassVar[tuple[Drawer, ...]] = (
        Turn("turn", "turn", Number(1, MOST_TURNS, "3.3"), rule="3.3"),
        Length("last_turn", "last_turn", Number(1, MOST_TURNS, "3.3"), rule="3.3"),
        Moment("moment", rule="3.2"),
        Board("board", rule="7.0"),
        Row("cities", "civis", CITY_IDS, Name(SIDE_IDS), NOBODY, rule="9.1"),
        Held("hands", HANDS, SIDE_IDS, MARKER_KINDS, rule="6.0a"),
        Row("supreme", "supreme", SIDE_IDS, A_UNIT, NONE, rule="5.4a"),
        Row("supreme_lost", "supreme_lost", SIDE_IDS, A_TURN, rule="5.4d"),
        One("triumph", "triumph", A_CITY, rule="6.53a"),
        Blocks("aims", "aims", own, check, kinds, tag="kind", rule="4.0b"),
        Many("capitals_rewarded", "capitals_rewarded", Name(CITY_IDS), len(CITIES), rule="6.54"),
        One("royal_levy", "royal_levy", Flag()),
        One("hatra_defies", "hatra_defies", Flag()),
        Row("seen", "seen", UNIT_IDS, A_PLACE, GONE, rule="8.0b"),
        Row("seen_turns", "seen_turn", UNIT_IDS, A_TURN, rule="8.0b"),
        One("event", "event", Number(0, 66)),
        Many("happened", "happened", Number(11, 66), 36),
        One("debt", "debt", Number(0, 99)),
        One("debt_due", "debt_due", A_TURN),
        Row("optimus", "optimus", SIDE_IDS, Number(0, 3), rule="4.1a"),
        Many("stayed", "stayed", Name(UNIT_IDS), UNIT_COUNT),
        Many("silenced", "silenced", Name(UNIT_IDS), UNIT_COUNT),
        Many("guards_used", "guards_used", Name(UNIT_IDS), UNIT_COUNT, rule="6.3b"),
    )
    moments: ClassVar[tuple[str, ...]] = MOMENTS
    always: ClassVar[frozenset[str]] = frozenset({"turn", "board", "hands", "supreme", "seen", "seen_turns"})
    fleeting: ClassVar[frozenset[str]] = frozenset({
        "segment", "active", "treaty_offered", "marched", "arrived", "plays", "formed", "levied", "levy_leaders",
        "column", "standards", "paraded", "attempted", "toll", "hushed", "fought", "attacked", "fighting",
        "disrupted", "lost", "facedown",
    })  # fmt: skip
    """A player turn begins them anew."""

    def head(self, g: War) -> Head:
        """2."""
        return Head(SCENARIOS[g.scenario].id, 2, {"parley": g.parley})

    def moment(self, g: War) -> str:
        """Nothing stands on the stack but what begins turns, or what the scenario puts there."""
        if not g.stack or not isinstance(g.stack[-1], GameTurn | PlayerTurn | FirstMarkers):
            return ""
        return "" if isinstance(g.stack[-1], GameTurn) and g.turn == g.final_turn else MOMENT.write(g)

    def rest(self, g: War) -> War:
        """A player turn that is under way counts as over; the last one of a war that is over begins anew."""
        found = g.copy()
        if not isinstance(g.stack[-1] if g.stack else None, FirstMarkers):
            found.stack = [step for step in g.stack if isinstance(step, GameTurn | PlayerTurn)]
        if not found.stack or (len(found.stack) == 1 and g.turn == g.final_turn):
            found.stack = [GameTurn(), PlayerTurn(PARTHIAN)]
            found.turn = max(found.turn, 1)
        found.ended, found.ended_by = RUNNING, NOBODY
        found.marched = [FRESH] * UNIT_COUNT
        found.fighting = found.disrupted = IN_PEACE
        for unit in _intruders(found):
            found.inside[unit] = 0
        if len(found.stack) == 1:
            found.begin_anew()
        return found

    def begin(self, g: War, faults: Faults) -> None:
        """A turn that begins is not counted yet."""
        g.turn = max(g.turn, 1)
        if g.turn > g.final_turn:
            faults.blame("turn", "past-the-end", "3.3", last=g.final_turn, turn=g.turn)
        if MOMENT.write(g) in (SETUP, TURN):
            g.turn -= 1
        if "seen" not in faults.given:
            g.seen, g.seen_turn = tuple(g.where), (g.turn,) * UNIT_COUNT
        if "supreme" not in faults.given:
            g.supreme = [unit if unit != NONE and g.where[unit] >= 0 else NONE for unit in g.supreme]

    def unsound(self, g: War, faults: Faults) -> None:
        """7.4a, 9.1: who is in a city; 6.0a: markers; 5.4a: leaders."""
        for unit in _intruders(g):
            where = spot("board", HEX_WORDS[g.where[unit]])
            faults.blame(where, "intruder", "7.4a", unit=UNIT_IDS[unit])
        for side, mix in enumerate(MARKER_MIX):
            for kind, held in Counter(HANDS.held(g, side)).items():
                if held > mix.count(kind):
                    where = spot("hands", SIDE_IDS[side])
                    faults.blame(
                        where, "many-markers", "6.0a", kind=MARKER_KINDS[kind], there=held, most=mix.count(kind)
                    )
        for side, unit in enumerate(g.supreme):
            if unit != NONE and (SIDE[unit] != side or g.where[unit] < 0):
                faults.blame(spot("supreme", SIDE_IDS[side]), "not-supreme", "5.4a", unit=UNIT_IDS[unit])


def _intruders(g: War) -> list[int]:
    """7.4a: units in a city that the other side holds: by its Civis, or because it was named first."""
    holder, found = dict[int, int](), list[int]()
    for unit in range(UNIT_COUNT):
        if g.inside[unit] and 0 <= g.where[unit] < MAP_SIZE:
            city = CITY_AT[g.where[unit]]
            whose = g.civis[city] if g.civis[city] != NOBODY else holder.setdefault(city, SIDE[unit])
            found += [unit] if whose != SIDE[unit] else []
    return found


MOMENT: Final = Moment("moment")
SHEETS: Final = WarSheets()
