"""Positions in words: who stands where, who holds what, treasuries, cards and markers.

    board = { arretium = "rome 2 legion 1 cavalry rome_4", pisae = "rome town", parma = "carthage 3 heavy carthage_1" }

What stands in a place is a list of words: a side, then numbers and kinds of units, leaders, and `city`, `town` or
`walls N` of that side, up to the next side. Who Controls what follows from it, unless `holders` and `lords` say
otherwise.

A sheet begins a Game-Turn, one of its phases, or in the Activation phase with the next marker (`marker`); or, with
`setup`, a match as its scenario does. What is being done when one is written counts as over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from romanum.engine.sheets.blocks import SOMETIMES, TOLD, Blocks, Kinds
from romanum.engine.sheets.drawers import Beginning, Drawer, Facts, Many, One, Row, lay, list_of, table_of
from romanum.engine.sheets.entries import Entry, Eyes, Flag, Mask, Name, Number
from romanum.engine.sheets.faults import Faults, Wrong, spot, unknown
from romanum.engine.sheets.sheet import Head, Sheets
from romanum.games.pax.data.components import (
    COPIES,
    LEADER,
    LEADER_IDS,
    NONE,
    OBJECTIVE_IDS,
    PLACE_COUNT,
    PLACE_IDS,
    PROVINCE_IDS,
    SEATS,
    SIDE_COUNT,
    SPACE_COUNT,
    STRENGTHS,
    TABLES,
    TERRITORY_IDS,
    TITLE_IDS,
    TRIBAL,
    YEARS,
)
from romanum.games.pax.data.own_wins import own_wins, read_win
from romanum.games.pax.data.settings import SETTINGS
from romanum.games.pax.rules.custom_board import Board, powers, sides
from romanum.games.pax.rules.custom_rest import end_moves, look_around, restack, set_up, turn_back
from romanum.games.pax.rules.setup import OPTIONAL
from romanum.games.pax.state.errands import GameTurn, NextMarker, PhaseBegins
from romanum.games.pax.state.position import (
    ABSENT,
    ACTIVATION,
    BOXED,
    HAND,
    HELD_OBJECTIVES,
    IN_POOL,
    NOBODY,
    ORDER,
    PHASES,
    RETURNING,
    VICTORY,
    Mediterranean,
)
from romanum.games.pax.state.promises import PROMISES
from romanum.games.pax.state.sides import befriend

SETUP, TURN, MARKER = "setup", "turn", "marker"
MOMENTS: Final = (SETUP, TURN, *PHASES, MARKER)
SPACE_IDS: Final = PLACE_IDS[:SPACE_COUNT]
TRIBAL_IDS: Final = tuple(PLACE_IDS[space] for space in TRIBAL)
MOST_TALENTS: Final = 9_999
OFF_MAP: Final = {IN_POOL: "pool", BOXED: "boxed", RETURNING: "returning"}
NO_SIDE: Final = {NOBODY: "nobody"}


def kinds_of_markers(g: Mediterranean) -> list[str]:
    """What lies in the pool of markers."""
    return [*sides(g)[:SEATS], "events", "pontus"]


class Moment(Beginning):
    """What begins."""

    moments: ClassVar[Sequence[str]] = MOMENTS

    def write(self, g: Mediterranean) -> str:
        """By the stack."""
        if isinstance(g.stack[-1], NextMarker):
            return MARKER
        if isinstance(g.stack[-1], PhaseBegins):
            return PHASES[g.stack[-1].phase]
        return TURN if g.phase == ORDER else SETUP

    def begin(self, g: Mediterranean, moment: str) -> None:
        """Onto the stack, instead of what the scenario puts there."""
        if moment == SETUP:
            return
        g.stack = [GameTurn()]
        g.phase = ORDER
        if moment == MARKER:
            g.stack, g.phase = [PhaseBegins(ACTIVATION + 1), NextMarker()], ACTIVATION
        elif moment != TURN:
            phase = PHASES.index(moment)
            g.stack, g.phase = [PhaseBegins(phase)], max(phase - 1, 0)


class Turn(One):
    """The Game-Turn that begins, or has begun."""

    def write(self, g: Mediterranean) -> int:
        """One that begins is counted then."""
        return g.turn + (MOMENT.write(g) == TURN)


class Cards(Drawer):
    """Cards or Objectives by power: the first so many places are its own."""

    def __init__(self, word: str, field: str, names: tuple[str, ...], size: int, *, rule: str) -> None:
        super().__init__(word, rule=rule)
        self.field, self.entry, self.size = field, Name(names), size

    def write(self, g: Mediterranean) -> dict[str, list[str]]:
        """Place by place; empty ones lie at the end."""
        places, size = getattr(g, self.field), self.size
        own = {name: places[n * size : (n + 1) * size] for n, name in enumerate(powers(g))}
        return {name: [self.entry.write(g, one) for one in held if one != NONE] for name, held in own.items()}

    def read(self, g: Mediterranean, given: Any, faults: Faults) -> None:
        """Whoever is not named holds nothing."""
        places = [NONE] * len(getattr(g, self.field))
        for name, held in table_of(self.id, given, faults).items():
            if name not in powers(g):
                faults.wrong(self.id, unknown(name, powers(g)))
                continue
            for n, one in enumerate(list_of(spot(self.id, name), held, self.size, faults, self.rule)):
                try:
                    places[powers(g).index(name) * self.size + n] = self.entry.read(g, one)
                except Wrong as problem:
                    faults.wrong(spot(self.id, name, n + 1), problem)
        lay(g, self.field, places)

    def about(self, g: Mediterranean) -> dict[str, Any]:
        """Who holds what."""
        return {"shape": "hands", "holders": powers(g), "cards": self.entry.about(g)["names"], "most": self.size}


class Patrons(Row):
    """13.2.4: who commands the sides that no power of the match is; a power commands itself."""

    def write(self, g: Mediterranean) -> dict[str, str]:
        """Those who have somebody."""
        others = [*zip(sides(g), g.patron, strict=True)][SEATS:]
        return {side: self.entry.write(g, patron) for side, patron in others if patron != NOBODY}

    def read(self, g: Mediterranean, given: Any, faults: Faults) -> None:
        """All others have nobody."""
        super().read(g, given, faults)
        if any(patron not in (NOBODY, side) for side, patron in enumerate(g.patron[:SEATS])):
            faults.blame(self.id, "own-patron", self.rule)
        g.patron = (*range(SEATS), *g.patron[SEATS:])


class Leaders(Drawer):
    """Leaders who are not on the map, and not out of the match."""

    def write(self, g: Mediterranean) -> dict[str, str]:
        """Where they are."""
        return {LEADER_IDS[leader]: OFF_MAP[where] for leader, where in enumerate(g.leader_in) if where in OFF_MAP}

    def read(self, g: Mediterranean, given: Any, faults: Faults) -> None:
        """All others are absent."""
        where = [stack if stack >= 0 else ABSENT for stack in g.leader_in]
        by_word = {word: code for code, word in OFF_MAP.items()}
        for name, word in table_of(self.id, given, faults).items():
            if name not in LEADER:
                faults.wrong(self.id, unknown(name, LEADER_IDS))
            elif not isinstance(word, str) or word not in by_word:
                faults.wrong(spot(self.id, name), unknown(word, [*by_word]))
            elif where[LEADER[name]] >= 0:
                faults.blame(spot(self.id, name), "on-the-map", "8.1.2", leader=name)
            else:
                where[LEADER[name]] = by_word[word]
        g.leader_in = tuple(where)

    def about(self, g: Mediterranean) -> dict[str, Any]:
        """Who, and where."""
        return {"shape": "row", "keys": [*LEADER_IDS], "entry": {"kind": "name", "names": [*OFF_MAP.values()]}}


POWER: Final = Name(powers, NO_SIDE)
ANY_SIDE: Final = Name(sides, NO_SIDE)
SPACE: Final = Name(SPACE_IDS, {NONE: "none"})
ANY_NUMBER: Final = Number(-1, 9_999)
SOME: Final = Mask(powers)
COUNT: Final = Number(0, 99)
OF_POWERS: Final = Eyes(powers)
"""Seats are numbered as powers are."""


def own(g: Mediterranean) -> list[dict[str, Any]]:
    """3.2.H2: the ways to win of the scenario."""
    return own_wins(g.scenario)


def check(g: Mediterranean, row: dict[str, Any]) -> None:
    """Whether a row is a way to win."""
    read_win(SETTINGS[g.scenario], row)


ASKED: Final = ("power", "when", "spaces")
"""What a new way to win begins with."""


def kinds(g: Mediterranean) -> Kinds:
    """3.2.H2: what must hold, all of it."""
    within, number = Mask(TERRITORY_IDS), Number(0, 99)
    fields: dict[str, Entry] = {
        "power": Name(SETTINGS[g.scenario].row.powers),
        "when": Name(("at_once", "victory", "end")),
        "spaces": Mask(SPACE_IDS),
        "provinces": Mask(PROVINCE_IDS),
        "territories": within,
        "spaces_of": Name(PROVINCE_IDS),
        "spaces_of_least": number,
        "leader_gone": Name(LEADER_IDS),
        "no_army_in": within,
        "of": Name(SETTINGS[g.scenario].row.powers),
        "capitals": number,
        "enemy_capitals": number,
        "or_destroyed": Flag(),
        "of_different_powers": Flag(),
        "lead": number,
        "home": Flag(),
    }
    entries = {name: entry.about(g) | ({} if name in ASKED else SOMETIMES) for name, entry in fields.items()}
    return {"": entries | {"text": TOLD}}


class MediterraneanSheets(Sheets[Mediterranean]):
    """All that a position of the game has."""

    drawers: ClassVar[tuple[Drawer, ...]] = (
        Turn("turn", "turn", Number(0, len(YEARS) - 1, "3.2a"), rule="3.2a"),
        One("last_turn", "last_turn", Number(0, len(YEARS) - 1, "3.8.2"), rule="3.8.2"),
        Moment("moment", rule="3.2a"),
        Patrons("patrons", "patron", sides, Name(powers), NOBODY, rule="13.2.4"),
        Row("allies", "allies", powers, SOME, rule="4.3"),
        Row("serves", "leader_side", LEADER_IDS, ANY_SIDE, NOBODY, rule="8.1.2"),
        Board("board", rule="1.4h"),
        Leaders("leaders", rule="8.1"),
        Row("holders", "holder", SPACE_IDS, ANY_SIDE, NOBODY, rule="5.1"),
        Row("lords", "lord", PROVINCE_IDS, ANY_SIDE, NOBODY, rule="5.2"),
        Row("treasury", "treasury", powers, Number(0, MOST_TALENTS, "1.4o"), rule="1.4o"),
        Row("stability", "stability", powers, Number(TABLES.stability.least, TABLES.stability.most, "14.1.4")),
        Row("vp", "vp", powers, Number(-999, 999), rule="15.1"),
        Row("gained", "gained", powers, Number(-999, 999), rule="15.1"),
        Row("tribes", "tribe", TRIBAL_IDS, Number(0, max(STRENGTHS), "13.1.1"), NONE, rule="13.1.1"),
        Row("tribes_seen", "tribe_seen", TRIBAL_IDS, OF_POWERS, rule="13.1.1"),
        Many("tribe_pool", "tribe_pool", Number(0, max(STRENGTHS), "13.1.1"), len(STRENGTHS), rule="13.1.1"),
        Many("pirates", "pirates", Name(PLACE_IDS), PLACE_COUNT),
        Many("order", "order", Name(powers), SEATS, rule="3.4.2a"),
        One("markers", "markers", Number(1, 9), rule="3.4.2b"),
        One("event_markers", "event_markers", Number(0, 9), rule="16.1.1"),
        One("buying", "buying", Flag(), rule="15.4.3"),
        Row("pool", "pool", kinds_of_markers, COUNT, rule="3.4.2b"),
        Row("free_markers", "free_markers", powers, COUNT),
        One("active", "active", POWER),
        One("last", "last", POWER, rule="3.4.2d"),
        One("run", "run", COUNT, rule="3.4.2d"),
        One("activations", "activations", COUNT, rule="3.4.2a"),
        Row("to_draw", "to_draw", powers, Number(0, 2), rule="8.1.1"),
        Facts(
            "promises",
            "promises",
            (
                ("by", Name(powers)),
                ("to", Name(powers)),
                ("what", Name(PROMISES)),
                ("about", ANY_NUMBER),
                ("turn", Number(0, len(YEARS) - 1)),
            ),
        ),
        Row("broken", "broken", powers, SOME, rule="4.3.2c"),
        *(
            One(name, name, SOME)
            for name in (
                "silent", "dear", "dear_next", "militia_raised", "revolts", "conquerors", "shipwrights", "delayers",
                "exclusive", "disorder", "civil_war",
            )
        ),
        Many("pending", "pending", COUNT, 50, rule="16.1.3"),
        Row("recruitments", "recruitments", powers, COUNT),
        Row("raised", "raised", powers, COUNT),
        Facts("lodgers", "lodgers", (("power", Name(powers)), ("space", Name(SPACE_IDS)))),
        One("talked", "talked", Number(0, 1 << SEATS * SEATS)),
        One("invaded", "invaded", Number(0, 1 << SIDE_COUNT + 4), rule="13.4.1"),
        Row("dreaded", "dreaded", sides, SOME, rule="13.4.4"),
        Facts("mutiny", "mutiny", (("side", ANY_SIDE), ("place", Name(PLACE_IDS))), 1),
        One("archimedes", "archimedes", SPACE),
        One("cyprus_shut", "cyprus_shut", Flag()),
        One("gaul_risen", "gaul_risen", Flag()),
        One("gaul_attacked", "gaul_attacked", ANY_NUMBER),
        One("german_home", "german_home", Name(PROVINCE_IDS, {NONE: "none"})),
        Facts("toll", "toll", (("side", ANY_SIDE), ("place", Name(PLACE_IDS)))),
        One("united", "united", Number(-1, len(YEARS))),
        Cards("hands", "hands", TITLE_IDS, HAND, rule="17.1.4"),
        Many("hands_seen", "hand_seen", OF_POWERS, SEATS * HAND),
        Row("discards", "discards", TITLE_IDS, COUNT, rule="17.1.1"),
        Row("removed", "removed", TITLE_IDS, COUNT, rule="17.1.1"),
        Many("deck", "deck", Name(TITLE_IDS), sum(COPIES), rule="17.1.1"),
        Cards("objectives", "objectives", OBJECTIVE_IDS, HELD_OBJECTIVES, rule="15.4.4"),
        Many("objectives_seen", "objective_seen", OF_POWERS, SEATS * HELD_OBJECTIVES),
        Many("objective_pool", "objective_pool", Name(OBJECTIVE_IDS), 99, rule="15.4.5"),
        Row("claimed", "claimed", powers, Number(0, 999), rule="15.4.9"),
        Row("claimed_gop", "claimed_gop", powers, Number(0, 999), rule="15.4.9"),
        Blocks("wins", "wins", own, check, kinds, rule="3.2.H2"),
        Row("claims", "claims", powers, Mask(OBJECTIVE_IDS), rule="15.4.9"),
    )  # fmt: skip
    moments: ClassVar[tuple[str, ...]] = MOMENTS
    always: ClassVar[frozenset[str]] = frozenset(
        {
            "turn",
            "board",
            "hands",
            "tribes",
            "tribe_pool",
            "deck",
            "objective_pool",
        }
    )
    fleeting: ClassVar[frozenset[str]] = frozenset({"phase", "friendly", "guards", "winners", "how"})

    def head(self, g: Mediterranean) -> Head:
        """1.1, 3.8: what the drawers say otherwise is no option."""
        row = g.setting.row
        options: dict[str, Any] = {
            name: bool(g.optional & bit) and name not in row.options for name, bit in OPTIONAL.items()
        }
        options["game"] = "advanced" if g.advanced and row.game == "either" else "standard"
        return Head(row.id, len(g.powers), options)

    def moment(self, g: Mediterranean) -> str:
        """Nothing stands on the stack but what begins turns, phases and Activations."""
        if not g.stack or not isinstance(g.stack[-1], GameTurn | PhaseBegins | NextMarker):
            return ""
        return (
            "" if isinstance(g.stack[-1], GameTurn) and g.phase != ORDER and set_up(g) != g.stack else MOMENT.write(g)
        )

    def rest(self, g: Mediterranean) -> Mediterranean:
        """What is being done counts as over: an Activation, a phase; the last phase of a match that is over is anew."""
        found = g.copy()
        found.stack = found.stack[: 2 if found.stack[1:] and isinstance(found.stack[1], NextMarker) else 1]
        if found.phase == ACTIVATION and isinstance(g.stack[0] if g.stack else None, GameTurn):
            found.stack = set_up(g)
        if not found.stack:
            found.push(PhaseBegins(VICTORY))
            found.phase, found.winners, found.how = VICTORY - 1, (), ""
        turn_back(found)
        restack(found)
        end_moves(found)
        befriend(found)
        if not self.moment(g):
            look_around(found)
        return found

    def begin(self, g: Mediterranean, faults: Faults) -> None:
        """What was not said follows from what was: Control, pools and decks."""
        if g.turn > g.last_turn:
            faults.blame("turn", "past-the-end", "3.8.2", last=g.last_turn, turn=g.turn)
        if MOMENT.write(g) == TURN:
            g.turn -= 1
        befriend(g)
        g.touched = ()
        if MOMENT.write(g) == SETUP:
            g.stack = set_up(g)
        if not {"holders", "lords"} <= faults.given:
            look_around(g)
        if "tribe_pool" not in faults.given:
            _left_over(g, "tribe_pool", STRENGTHS, [n for n in g.tribe if n != NONE], faults)
        if "objective_pool" not in faults.given:
            held = [letter for letter in g.objectives if letter != NONE]
            _left_over(g, "objective_pool", g.setting.objectives if g.objective_pool or held else (), held, faults)
        if g.advanced and "deck" not in faults.given:
            _deal_rest(g, faults)

    def unsound(self, g: Mediterranean, faults: Faults) -> None:
        """8.1, 3.4.2a: everybody is somewhere, and has a place in the order."""
        if sorted(g.order) != list(range(len(g.powers))):
            faults.blame("order", "order-of-powers", "3.4.2a")
        for name, wanted in (("hand_seen", SEATS * HAND), ("objective_seen", SEATS * HELD_OBJECTIVES)):
            if len(getattr(g, name)) != wanted:
                faults.blame(name.replace("_", "s_"), "entries-wanted", count=wanted)
        for leader, where in enumerate(g.leader_in):
            if where != ABSENT and g.leader_side[leader] == NOBODY:
                faults.blame(spot("leaders", LEADER_IDS[leader]), "serves-nobody", "8.1.2", leader=LEADER_IDS[leader])
        if MOMENT.write(g) == MARKER and g.last == NOBODY and g.run:
            faults.blame("last", "no-last-marker", "3.4.2d")
        if not g.stack:
            faults.blame("moment", "over")


def _left_over(g: Mediterranean, field: str, all_: Any, used: list[int], faults: Faults) -> None:
    """What is not in use lies in a pool, in an order that dice decide."""
    left = Counter(all_)
    left.subtract(used)
    if min(left.values(), default=0) < 0:
        faults.blame(field, "more-in-use")
        return
    pool = sorted(left.elements())
    g.dice.shuffle(pool)
    setattr(g, field, tuple(pool))


def _deal_rest(g: Mediterranean, faults: Faults) -> None:
    """17.1.1: what is in no hand, not discarded and not removed is the deck."""
    held = [title for title in g.hands if title != NONE]
    gone = [title for title in range(len(COPIES)) for _ in range(g.discards[title] + g.removed[title])]
    every = [title for title, copies in enumerate(COPIES) for _ in range(copies)]
    _left_over(g, "deck", every, held + gone, faults)


MOMENT: Final = Moment("moment")
SHEETS: Final = MediterraneanSheets()
