"""The shape of the data of Ultimus Romanorum: map, Tribes, units, leaders, tables, events, stratagems and scenarios.

Every datum says where it comes from. In a source, R and a number is a rule of the rulebook, P a public
fact about the game, H a reconstruction from history with its reason.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from romanum.engine.data_rows import Count, Line, Named, Natural, Row, Slug, Worded

Code = Annotated[str, Meta(pattern="^[A-Z]+[0-9]*$")]
Year = Annotated[int, Meta(ge=395, le=540)]
Die = Annotated[int, Meta(ge=0, le=9)]
Half = Literal["west", "east"]
Camp = Literal["roman", "barbarian"]
Status = Literal["peace", "war", "foederati", "revolt", "regnum"]
Values = tuple[Natural, Natural, Natural]
"""PF, QU and BT."""


# ---- the map


class Sea(Named, frozen=True, kw_only=True):
    """A sea, those next to it, and whether fleets may sail it (3.4.2)."""

    code: Code
    links: tuple[Slug, ...]
    fleets: bool


class Diocese(Named, frozen=True, kw_only=True):
    """One of the twelve dioceses (3.1.1)."""

    code: Code
    half: Half


class Zone(Named, frozen=True, kw_only=True):
    """An area: in a diocese, with its number there, or outside the empire, with the Tribe whose home it is."""

    code: Code
    diocese: str = ""
    number: Natural = 0
    tribe: str = ""
    town: str = ""
    capital: bool = False
    port: bool = False
    seas: tuple[Slug, ...] = ()
    east: bool = False
    """7.3: one of the eight outside areas where movement is as free as in the empire."""


class Border(Row, frozen=True, kw_only=True):
    """Two areas that touch, and what lies between them (7.2)."""

    a: Slug
    b: Slug
    kind: Literal["land", "rhenus", "danuvius", "tigris", "euphrates", "strait", "long-strait"]


# ---- Tribes, units, leaders


class Tribe(Named, frozen=True, kw_only=True):
    """A Tribe (1.1, 4.1) and its units, which are all alike."""

    nationality: Literal["german", "celt", "iranian", "hun", "thraco-phrygian", "hamite-semite"]
    rank: Literal["minor", "major", "special"]
    units: Count
    full: Values
    reduced: Values
    regnum: bool = False
    """4.5.3: may form a kingdom."""
    federate: bool = True
    """6.1: can become Foederati by treaty."""
    subject: str = ""
    """6.2: the Tribe it begins allied to."""


class RomanUnit(Named, frozen=True, kw_only=True):
    """A Roman unit, or several alike (1.3)."""

    kind: Literal["LI", "CO", "PA", "BU"]
    full: Values
    reduced: Values
    count: Count = 1
    barbarian: bool = False
    diocese: str = ""
    half: str = ""
    home: str = ""
    entry: Natural = 0
    entry_zone: str = ""


class Leader(Named, frozen=True, kw_only=True):
    """A leader (1.2). Without a year of entry he is generic."""

    cc: Natural
    vs: Natural
    bt: Natural
    cp: Natural = 0
    half: str = ""
    tribe: str = ""
    origin: Literal["", "T", "B"] = ""
    entry: Natural = 0
    zone: str = ""
    death: tuple[Year, Year, Year] | None = None


class LeadersFile(Struct, frozen=True, forbid_unknown_fields=True):
    """leaders.toml."""

    death_rolls: tuple[Die, Die, Die]
    death_source: Line
    roman: tuple[Leader, ...]
    generic: tuple[Leader, ...]
    tribal: tuple[Leader, ...]
    chief: tuple[Leader, ...]


# ---- tables


class Combat(Row, frozen=True, kw_only=True):
    """combat.toml: the Combat Table and the sizes of its modifiers (8.3 to 8.6)."""

    columns: tuple[Annotated[str, Meta(pattern="^[1-9]/[1-9]$")], ...]
    rows: tuple[Die, ...]
    cells: tuple[tuple[Line, ...], ...]
    quality_most: Count
    bonus_most: Count
    capacity_bonus: Count


class Event(Worded, frozen=True, kw_only=True):
    """A line of the Table of Events (2.D)."""

    sum: Annotated[int, Meta(ge=1, le=15)]
    zones: tuple[Slug, ...] = ()


class Stratagem(Worded, frozen=True, kw_only=True):
    """A kind of stratagem counter (6)."""

    camp: Literal["roman", "barbarian", "mixed"]
    printed: Annotated[str, Meta(pattern="^[A-F]+$")] = msgspec.field(name="phases")
    count: Count
    rule: Line
    also: Annotated[str, Meta(pattern="^[A-F]*$")] = ""
    removed: bool = False

    @property
    def phases(self) -> str:
        """6e: the letters of the Phases in which it may be played, those of a ruling included."""
        return "".join(sorted(self.printed + self.also))


class Movement(Row, frozen=True, kw_only=True):
    """PM of pieces, costs and limits (1.2.2, 1.3.2, 4.3, 6.2, 7)."""

    leader: Count
    unit: Count
    palatini: Count
    buccellarii: Count
    migration: Count
    area: Count
    river: Count
    strait: Count
    long_strait: Count
    outside_most: Count
    from_home_most: Count


class Guards(Row, frozen=True, kw_only=True):
    """PF of Buccellarii by command capacity (3.2.4)."""

    pf: tuple[Natural, ...]


class Fleets(Row, frozen=True, kw_only=True):
    """Fleets by half (3.4.2, 9.2)."""

    bases: tuple[Slug, Slug]
    names: tuple[Line, Line]
    units_most: Count
    seas_a_sequence: Count
    turns_lost: Count


class Hand(Row, frozen=True, kw_only=True):
    """Stratagems in reserve (6)."""

    most: Count


class Refuges(Row, frozen=True, kw_only=True):
    """The refuges by half (8.2.2, 9.3.5)."""

    zones: tuple[Slug, Slug]
    saved: tuple[Count, Count]


class Succession(Row, frozen=True, kw_only=True):
    """The year from which the death of Honorius is a case of its own (3.5.2)."""

    year: Year


class Victory(Row, frozen=True, kw_only=True):
    """Victory points (10)."""

    battle: Count
    battle_pf: Count
    leader: Count
    attila: Count
    minor_pacified: Count
    major_pacified: Count
    both_augusti: Count
    no_civil_war: Count
    east_capitals: Count
    west_capitals: Count
    pax_romana: Count
    area: Count
    town: Count
    roma: Count
    usurpation: Count
    no_successor: Count
    regnum: Count
    decisive: Count
    complete: Count


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """tables.toml."""

    movement: Movement
    guards: Guards
    fleets: Fleets
    hand: Hand
    refuges: Refuges
    succession: Succession
    victory: Victory


# ---- scenarios


class Princes(Struct, frozen=True, forbid_unknown_fields=True):
    """Who holds an office in each half."""

    west: str = ""
    east: str = ""


class FleetCamps(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose the fleets are."""

    west: Camp
    east: Camp


class Hands(Struct, frozen=True, forbid_unknown_fields=True):
    """Stratagems in hand at start."""

    roman: tuple[Slug, ...] = ()
    barbarian: tuple[Slug, ...] = ()


class TribeStart(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a Tribe begins: status, units by area, the areas of its leaders."""

    status: Status
    units: dict[Slug, Count]
    leaders: dict[Slug, Slug] = {}
    king: str = ""
    capital: str = ""
    ally: str = ""


class SpecialRow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A rule of a scenario, and of those that share its set-up unless it is for that one `alone`.

    Which fields it has depends on its kind.

    gains: in Phase A of `year` a camp takes `stratagems` from the cup.
    free-usurpation: from `year` on, once, `leader` usurps in `zone` without counter and roll.
    aid: in Phase C of `year`, on a d6 of at most `most`, so many `units` of a `tribe` join `leader` until Phase F.
    end-bonus: a camp that holds all `zones` at the end scores `pv`.
    score-to-win: at the end a `camp` wins only if it is more than `pv` ahead (10.3a); with just as many it is a draw.
    """

    id: Slug
    kind: Literal["gains", "free-usurpation", "aid", "end-bonus", "score-to-win"]
    wording: Line = msgspec.field(name="text")
    alone: bool = False
    year: Natural = 0
    camp: str = ""
    leader: str = ""
    tribe: str = ""
    zone: str = ""
    zones: tuple[Slug, ...] = ()
    stratagems: tuple[Slug, ...] = ()
    units: Natural = 0
    most: Natural = 0
    pv: Natural = 0


class ScenarioRow(Named, frozen=True, kw_only=True):
    """A scenario as the file has it, with ids; `setup` names the scenario whose set-up and special rules it shares."""

    about: Line
    start: Year
    end: Year
    first: Camp
    setup: str = ""
    augusti: Princes = Princes()
    caesars: Princes = Princes()
    usurpers: Princes = Princes()
    escort: str = ""
    follow_west: tuple[Slug, ...] = ()
    follow_east: tuple[Slug, ...] = ()
    guards: dict[Slug, Slug] = {}
    waiting: tuple[Slug, ...] = ()
    removed: tuple[Slug, ...] = ()
    fleets: FleetCamps = FleetCamps("roman", "roman")
    barbarian_dioceses: tuple[Slug, ...] = ()
    free: tuple[Slug, ...] = ()
    hand: Hands = Hands()
    leaders: dict[Slug, tuple[Slug, ...]] = {}
    units: dict[Slug, tuple[Slug, ...]] = {}
    tribes: dict[Slug, TribeStart] = {}
    special: tuple[SpecialRow, ...] = ()
