"""Positions in words: which leaders and units stand where, the state of every Tribe, offices, fleets and stratagems.

    board = { britanniae-2 = "west constantinus-iii comitatenses-britanniae-1", galliae-1 = "reduced franci-salii-a" }

What stands in an area is a list of pieces with words between them, each holding for what follows: `loyal`, `west` and
`east` (the usurpation it follows; loyal at first), `reduced` and `full` (full at first). `ravenna`, `constantinopolis`
(the refuges), the fleets, `waiting`, `lost` and `returning` are places too; pieces that are not named are gone.

A sheet begins a year, or one of its phases, `A` to `F`; or, with `setup`, a match as its scenario does. A phase that is
under way counts as over when one is written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from msgspec import UNSET

from romanum.engine.sheets.drawers import Beginning, Drawer, Facts, Held, Many, One, Row, table_of, words_of
from romanum.engine.sheets.entries import Flag, Name, Number
from romanum.engine.sheets.faults import Faults, Wrong, spot, unknown
from romanum.engine.sheets.sheet import Head, Sheets
from romanum.games.ultimus.data.components import (
    CUP,
    LEADER_COUNT,
    LEADERS,
    PIECE,
    PIECE_COUNT,
    PIECES,
    SCENARIOS,
    SEAS,
    STRATAGEMS,
    TRIBES,
    ZONE,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.custom_specials import Specials, idle_specials
from romanum.games.ultimus.rules.year.balance import PhaseF
from romanum.games.ultimus.rules.year.scenario_rules import scenarios_lead, score_to_win
from romanum.games.ultimus.rules.year.sequence import PhaseA, PhaseB, PhaseC, PhaseD, PhaseE, Year
from romanum.games.ultimus.rules.year.setup import Station
from romanum.games.ultimus.state.actions import FLEET_IDS
from romanum.games.ultimus.state.position import (
    ABOARD,
    AT_SEA,
    BARBARIAN,
    CAMP_IDS,
    CONSTANTINOPOLIS_BOX,
    FLEETS,
    GONE,
    HALF_IDS,
    HANDS,
    LOST,
    LOYAL,
    MOST_SEQUENCES,
    NOBODY,
    NONE,
    PEACE,
    PHASE_E,
    PHASE_IDS,
    RAVENNA_BOX,
    RETURNING,
    ROMAN,
    STATUS_IDS,
    WAITING,
    LateEmpire,
)

SETUP, YEAR = "setup", "year"
MOMENTS: Final = (SETUP, YEAR, *PHASE_IDS)
PHASE_STEPS: Final = (PhaseA, PhaseB, PhaseC, PhaseD, PhaseE, PhaseF)
BOXES: Final = {
    WAITING: "waiting",
    LOST: "lost",
    RETURNING: "returning",
    RAVENNA_BOX: "ravenna",
    CONSTANTINOPOLIS_BOX: "constantinopolis",
    **{ABOARD + fleet: name for fleet, name in enumerate(FLEET_IDS)},
}
PLACES: Final = {**ZONE, **{word: place for place, word in BOXES.items()}}
CAUSES: Final = ("loyal", *HALF_IDS)
STRENGTHS: Final = ("full", "reduced")
LEADER_IDS: Final = tuple(leader.id for leader in LEADERS)
TRIBE_IDS: Final = tuple(tribe.id for tribe in TRIBES)
STRATAGEM_IDS: Final = tuple(stratagem.id for stratagem in STRATAGEMS)
FIRST_YEAR: Final = min(scenario.start for scenario in SCENARIOS)
LAST_YEAR: Final = max(scenario.end for scenario in SCENARIOS)


class Board(Drawer):
    """Leaders and units."""

    def write(self, g: LateEmpire) -> dict[str, str]:
        """Place by place."""
        words = {place: word for word, place in PLACES.items()}
        return {words[place]: _told(g, place) for place in sorted(set(g.where) - {GONE})}

    def read(self, g: LateEmpire, given: Any, faults: Faults) -> None:
        """Pieces that are not named are gone."""
        where, cause, reduced = [GONE] * PIECE_COUNT, [LOYAL] * PIECE_COUNT, [0] * PIECE_COUNT
        for name, text in table_of(self.id, given, faults).items():
            at = spot(self.id, name)
            if name not in PLACES:
                faults.wrong(self.id, unknown(name, [*PLACES]))
                continue
            try:
                for piece, follows, weak in _pieces(iter(words_of(at, text, faults, 20_000).split())):
                    if where[piece] != GONE:
                        raise Wrong("twice", "3.1", what=PIECES[piece])
                    where[piece], cause[piece], reduced[piece] = PLACES[name], follows, weak
            except Wrong as problem:
                faults.wrong(at, problem)
        g.where, g.cause, g.reduced = tuple(where), tuple(cause), tuple(reduced)

    def about(self, g: LateEmpire) -> dict[str, Any]:
        """Places and pieces: there is one of each."""
        notes = [*CAUSES, *STRENGTHS]
        return {
            "shape": "board",
            "places": [*PLACES],
            "counters": [*PIECES, *notes],
            "groups": {"all-leaders": [*PIECES[:LEADER_COUNT]], "all-units": [*PIECES[LEADER_COUNT:]]},
            "once": [*PIECES],
            "notes": notes,
            "most": {},
        }


def _told(g: LateEmpire, place: int) -> str:
    words, cause, reduced = list[str](), LOYAL, 0
    there = [piece for piece, where in enumerate(g.where) if where == place]
    for piece in sorted(there, key=lambda piece: (g.cause[piece], g.reduced[piece], piece)):
        words += [CAUSES[g.cause[piece]]] if g.cause[piece] != cause else []
        words += [STRENGTHS[g.reduced[piece]]] if g.reduced[piece] != reduced else []
        cause, reduced = g.cause[piece], g.reduced[piece]
        words.append(PIECES[piece])
    return " ".join(words)


def _pieces(rest: Iterator[str]) -> Iterator[tuple[int, int, int]]:
    """Each piece, whom it follows, and whether it is reduced."""
    cause, reduced = LOYAL, 0
    for word in rest:
        if word in CAUSES:
            cause = CAUSES.index(word)
        elif word in STRENGTHS:
            reduced = STRENGTHS.index(word)
        elif word not in PIECE:
            raise unknown(word, [*CAUSES, *STRENGTHS, *PIECES])
        elif reduced and PIECE[word] < LEADER_COUNT:
            raise Wrong("reduced-leader", "3.1", leader=word)
        else:
            yield PIECE[word], cause, reduced


class Moment(Beginning):
    """What begins."""

    moments: ClassVar[Sequence[str]] = MOMENTS

    def write(self, g: LateEmpire) -> str:
        """By the stack."""
        top = g.stack[-1]
        if isinstance(top, Station):
            return SETUP
        return YEAR if isinstance(top, Year) else PHASE_IDS[PHASE_STEPS.index(type(top))]

    def begin(self, g: LateEmpire, moment: str) -> None:
        """Onto the stack, instead of what the scenario puts there."""
        if moment == YEAR:
            g.stack = [Year()]
        elif moment != SETUP:
            g.stack = [Year(), *(step() for step in reversed(PHASE_STEPS[PHASE_IDS.index(moment) :]))]


def running_year(g: LateEmpire) -> int:
    """The year that begins, or has begun."""
    return g.year + (MOMENT.write(g) in (SETUP, YEAR))


class RunningYear(One):
    """The year that begins, or has begun."""

    def write(self, g: LateEmpire) -> int:
        """One that begins is counted then."""
        return running_year(g)


class Lead(One):
    """How far ahead the Barbarian must be at the end: that of the scenario is not kept."""

    def write(self, g: LateEmpire) -> int:
        """Less than 0: the Roman must be."""
        return score_to_win(g)

    def read(self, g: LateEmpire, given: Any, faults: Faults) -> None:
        """Points."""
        super().read(g, given, faults)
        if g.lead == scenarios_lead(g):
            g.lead = UNSET


def camps_by_seat(g: LateEmpire) -> list[str]:
    """What each seat commands."""
    return [CAMP_IDS[g.camp_of(seat)] for seat in (0, 1)]


A_YEAR: Final = Number(FIRST_YEAR, LAST_YEAR, "0.3a")
A_LEADER: Final = Name(LEADER_IDS, {NOBODY: "nobody"})
A_TRIBE: Final = Name(TRIBE_IDS)
A_ZONE: Final = Name(ZONE_IDS, {NONE: "none"})
A_CAMP: Final = Name(CAMP_IDS, {NOBODY: "nobody"})
AFLOAT: Final = Name(ZONE_IDS, {NONE: "none", **{AT_SEA + sea: name for sea, name in enumerate(SEAS)}})
ANYWHERE: Final = Name(ZONE_IDS, {NONE: "nowhere", **BOXES})
COUNT: Final = Number(0, 99)


class LateEmpireSheets(Sheets[LateEmpire]):
    """All that a position of the game has."""

    drawers: ClassVar[tuple[Drawer, ...]] = (
        RunningYear("year", "year", A_YEAR, rule="0.3a"),
        One("last_year", "last_year", A_YEAR, rule="0.3a"),
        Specials("specials"),
        Lead("lead", "lead", Number(-999, 999), rule="10.3a"),
        Moment("moment", rule="2a"),
        One("roman_seat", "roman_seat", Number(0, 1), rule="0.5b"),
        Board("board", rule="3.1"),
        Row("guards", "guard_of", PIECES, A_LEADER, NONE, rule="3.2.4a"),
        Row("status", "status", TRIBE_IDS, Name(STATUS_IDS), PEACE, rule="4.1a"),
        Row("major", "major", TRIBE_IDS, Flag(), None, rule="4.1a"),
        Row("allies", "ally", TRIBE_IDS, A_TRIBE, NOBODY, rule="6.2m"),
        Row("kings", "king", TRIBE_IDS, A_LEADER, NOBODY),
        Row("capitals", "capital", TRIBE_IDS, A_ZONE, NONE),
        Row("last_stands", "last_stand", TRIBE_IDS, ANYWHERE, NONE, rule="9.4d"),
        Row("migrating", "migrating", TRIBE_IDS, COUNT, rule="6.2p"),
        *(
            Row(name, name, HALF_IDS, A_LEADER, NOBODY, rule="3.2")
            for name in ("augustus", "caesar", "usurper", "puppet", "overthrown")
        ),
        Row("won", "won", HALF_IDS, Flag()),
        One("escort", "escort", A_LEADER, rule="3.5.2m"),
        Row("fleets", "fleet_at", FLEET_IDS, AFLOAT, NONE),
        Row("fleet_camps", "fleet_camp", FLEET_IDS, A_CAMP, NOBODY),
        Row("fleets_used", "fleet_used", FLEET_IDS, Flag()),
        Row("fleets_moved", "fleet_moved", FLEET_IDS, Flag()),
        Row("fleets_back", "fleet_back", FLEET_IDS, Number(0, LAST_YEAR + 99)),
        Held("hands", HANDS, camps_by_seat, STRATAGEM_IDS, rule="6d"),
        Many("removed", "removed", Name(STRATAGEM_IDS), len(CUP), rule="6b"),
        Row("points", "pv", CAMP_IDS, Number(-999, 999), rule="10"),
        One("council", "council", A_ZONE, rule="6.3d"),
        One("plague", "plague", A_ZONE, rule="6.3h"),
        One("epidemic", "epidemic", A_ZONE, rule="6.3i"),
        One("initiative", "initiative", A_CAMP, rule="2.B.a"),
        Row("sequences", "sequences", CAMP_IDS, Number(0, MOST_SEQUENCES // 2), rule="2.E.a"),
        *(
            One(name, name, Flag())
            for name in ("pax", "deaths_checked", "pope", "omen", "unsucceeded", "free_rex")
        ),
        One("event", "event", COUNT),
        One("bonus_leader", "bonus_leader", A_LEADER),
        One("founded", "founded", COUNT, rule="10.2j"),
        *(
            Many(name, name, A_TRIBE, len(TRIBES))
            for name in ("quiet", "pacified", "fallen", "federating")
        ),
        Many("strays", "strays", Name(HALF_IDS), 2, rule="3.6.6"),
        Many("specials_used", "specials_used", COUNT, 99),
        Many("aiding", "aiding", Name(PIECES), PIECE_COUNT),
        Many("germanophobic", "germanophobic", Name(ZONE_IDS), len(ZONE_IDS), rule="6.3n"),
        Row("fell", "fell", PIECES, ANYWHERE, NONE),
        Facts(
            "reigns",
            "reigns",
            (
                ("office", COUNT),
                ("half", Name(HALF_IDS)),
                ("leader", A_LEADER),
                ("from", Number(-1, LAST_YEAR)),
                ("to", Number(-1, LAST_YEAR)),
                ("end", COUNT),
            ),
        ),
    )  # fmt: skip
    moments: ClassVar[tuple[str, ...]] = MOMENTS
    always: ClassVar[frozenset[str]] = frozenset({"year", "board", "hands", "sequences"})
    fleeting: ClassVar[frozenset[str]] = frozenset({
        "phase", "defeat", "moved", "active", "fought", "entered", "fighting",
    })  # fmt: skip

    def head(self, g: LateEmpire) -> Head:
        """0."""
        return Head(SCENARIOS[g.scenario].id, 2, {})

    def moment(self, g: LateEmpire) -> str:
        """Nothing stands on the stack but what begins years and phases, or what the scenario puts there."""
        top = g.stack[-1] if g.stack else None
        if isinstance(top, Station):
            return SETUP if g.stack == _stationing() else ""
        if not isinstance(top, (Year, *PHASE_STEPS)) or (isinstance(top, Year) and g.year == g.last_year):
            return ""
        return "" if g.defeat else MOMENT.write(g)

    def rest(self, g: LateEmpire) -> LateEmpire:
        """A phase that is under way counts as over; of a match that is over the last one begins anew."""
        found = g.copy()
        if any(isinstance(step, Station) for step in g.stack):
            found.stack = _stationing()
        else:
            found.stack = [step for step in g.stack if isinstance(step, (Year, *PHASE_STEPS))]
        if not found.stack or (len(found.stack) == 1 and g.year == g.last_year):
            found.stack = [Year(), PhaseF()]
        found.defeat, found.active, found.fighting = False, NOBODY, (0,) * PIECE_COUNT
        found.moved, found.fought, found.entered = (0,) * PIECE_COUNT, (), ()
        return found

    def begin(self, g: LateEmpire, faults: Faults) -> None:
        """A year that begins is not counted yet."""
        if "year" not in faults.given:
            g.year += 1
        if g.year > g.last_year:
            faults.blame("year", "past-the-last-year", "0.3a", last=str(g.last_year), year=str(g.year))
        if MOMENT.write(g) in (SETUP, YEAR):
            g.year -= 1
        if MOMENT.write(g) in PHASE_IDS[2:] and g.initiative == NOBODY:
            faults.blame("initiative", "no-initiative", "2.B.a")
        if MOMENT.write(g) == PHASE_IDS[PHASE_E] and "sequences" not in faults.given:
            faults.blame("sequences", "no-sequences", "2.E.a")

    def unsound(self, g: LateEmpire, faults: Faults) -> None:
        """6b: stratagems; 3.2: Augusti; fleets; guards."""
        used = Counter([*g.stratagems(0), *g.stratagems(1), *g.removed, *g.laid_out()])
        for kind, number in (used - Counter(CUP)).items():
            faults.blame("hands", "many-stratagems", "6b", kind=STRATAGEM_IDS[kind], more=number)
        if g.augustus == (NOBODY, NOBODY):
            faults.blame("augustus", "no-augustus", "3.5.1b")
        for office in ("augustus", "caesar", "usurper"):
            for half, leader in enumerate(getattr(g, office)):
                if leader != NOBODY and g.where[leader] < 0:
                    faults.blame(spot(office, HALF_IDS[half]), "off-the-map", "3.2", leader=LEADER_IDS[leader])
        idle_specials(g, running_year(g), faults)
        _astray(g, faults)


def _astray(g: LateEmpire, faults: Faults) -> None:
    """3.2.4a, 7: fleets with whoever is aboard, and guards."""
    for fleet in range(FLEETS):
        if g.fleet_at[fleet] != NONE and g.fleet_camp[fleet] == NOBODY:
            faults.blame(spot("fleet_camps", FLEET_IDS[fleet]), "whose-fleet", "7")
        if g.fleet_at[fleet] == NONE and ABOARD + fleet in g.where:
            faults.blame(spot("board", FLEET_IDS[fleet]), "fleet-off-map", "7")
    for unit, leader in enumerate(g.guard_of):
        if leader != NONE and unit < LEADER_COUNT:
            faults.blame(spot("guards", PIECES[unit]), "leader-guards", "3.2.4a")


def _stationing() -> list[Any]:
    """3.3.2a: what is on the stack as a match begins."""
    return [Year(), Station(BARBARIAN), Station(ROMAN)]


MOMENT: Final = Moment("moment")
SHEETS: Final = LateEmpireSheets()
