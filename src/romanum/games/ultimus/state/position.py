"""The position of Ultimus Romanorum: where every leader and unit stands, on which side, and the state of every Tribe.

There are two camps, Roman and Barbarian, and two seats; which seat commands the Romans is `roman_seat`, because a
successful usurpation makes the two people swap camps (5). A piece is a leader or a combat unit. Roman pieces and
Foederati belong to the Roman camp unless a usurpation has won them over (`cause`); Tribes belong to the camp that their
`status` gives them to. Nothing is hidden but the stratagems in hand.

What a position holds is kept in tuples, which copies share; a change puts another tuple in the place of the old one, so
that what was worked out from a tuple (who stands where, which piece is whose) is right as long as the tuple is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, ClassVar, Final

from msgspec import UNSET, UnsetType

from romanum.engine.hands import Hands
from romanum.engine.memo import Memo
from romanum.engine.position import FOR_A_TURN, Migration, Position, changed_in
from romanum.engine.secrecy import Secret
from romanum.engine.standing.orders import ACCEPT, QuestionKind
from romanum.engine.standing.wishes import DECLINE, WindowKind, windows
from romanum.games.ultimus.data.components import (
    ARMENIA,
    CUP,
    GENERIC,
    LEADER_COUNT,
    LEADER_TRIBE,
    MAJOR,
    PF,
    PIECE_COUNT,
    REFUGES,
    STRATAGEM,
    TRIBE_COUNT,
    UNIT_TRIBE,
    ZONE_COUNT,
)
from romanum.games.ultimus.state.migrations import steps_by_piece
from romanum.games.ultimus.state.standing_orders import ANSWER_VERBS, QUESTIONS

ROMAN: Final = 0
BARBARIAN: Final = 1
CAMP_IDS: Final = ("roman", "barbarian")
WEST: Final = 0
EAST: Final = 1
HALF_IDS: Final = ("west", "east")
NONE: Final = -1
COUNCIL: Final = STRATAGEM["ecumenical-council"]
FLEET: Final = STRATAGEM["fleet"]
NOBODY: Final = -1

# ---- places off the map
GONE: Final = -1
"""Out of the game for good, or not in this scenario."""
WAITING: Final = -2
"""To enter by the tables of leaders, by a stratagem, or when the Tribe goes to war."""
LOST: Final = -3
"""Eliminated in this turn: it may come back in the Adjustments."""
RETURNING: Final = -4
"""A generic leader who comes back in the next turn."""
RAVENNA_BOX: Final = 500
CONSTANTINOPOLIS_BOX: Final = 501
BOXES: Final = (RAVENNA_BOX, CONSTANTINOPOLIS_BOX)
"""8.2.2: the refuges, by half."""
CITY: Final = dict(zip(BOXES, REFUGES, strict=True))
"""The city inside which a refuge is."""
ABOARD: Final = 600
"""And the number of the fleet."""

# ---- status of a Tribe
PEACE: Final = 0
WAR: Final = 1
FOEDERATI: Final = 2
REVOLT: Final = 3
REGNUM: Final = 4
STATUS_IDS: Final = ("peace", "war", "foederati", "revolt", "regnum")

ASTIR: Final = 8
"""6.2p: a Tribe on Migration that has yet to move."""

LOYAL: Final = 0
"""`cause` of a piece that follows no usurper; else 1 and the half of the usurpation."""

# ---- phases
PHASE_A: Final = 0
PHASE_B: Final = 1
PHASE_C: Final = 2
PHASE_D: Final = 3
PHASE_E: Final = 4
PHASE_F: Final = 5
PHASE_IDS: Final = ("A", "B", "C", "D", "E", "F")

HAND: Final = 12
"""Places a seat: five may be kept (6d), and a turn can bring a few more."""
HANDS: Final = Hands("hand", HAND)
"""6: the stratagems of each seat."""
MOST_SEQUENCES: Final = 100
"""More than both camps have in a year."""
FLEETS: Final = 3
WEST_FLEET: Final = 0
EAST_FLEET: Final = 1
EXTRA_FLEET: Final = 2
AT_SEA: Final = 700
"""Where a fleet at sea is: this and the number of the sea."""


Stacks = dict[int, tuple[int, ...]]
"""By place: the pieces there, lowest first."""
Standing = tuple[Stacks, tuple[int, ...]]


class LateEmpire(Position, kw_only=True):
    """All that changes in a match."""

    version: int = 2
    migrations: ClassVar[tuple[Migration, ...]] = (steps_by_piece,)
    scenario: int = 0
    year: int = 0
    last_year: int = 0
    lead: int | UnsetType = UNSET
    """10.3: how far ahead the Barbarian must be at the end, where somebody wished otherwise than the scenario."""
    chosen_specials: str | UnsetType = UNSET
    """The special rules in force, by their ids, where somebody wished others than those of the scenario."""
    phase: int = PHASE_A
    roman_seat: int = 0
    """The seat that commands the Roman camp."""
    defeat: bool = False
    """No Augustus is left: the game ends in a Roman defeat (3.5.1b)."""

    # ---- pieces: leaders, then combat units
    where: tuple[int, ...] = (GONE,) * PIECE_COUNT
    cause: tuple[int, ...] = (LOYAL,) * PIECE_COUNT
    reduced: tuple[int, ...] = (0,) * PIECE_COUNT
    fell: tuple[int, ...] = (NONE,) * PIECE_COUNT
    """The area in which a piece was last eliminated."""
    moved: tuple[int, ...] = (0,) * PIECE_COUNT
    """1 for pieces that have moved in the running sequence."""
    guard_of: tuple[int, ...] = (NONE,) * PIECE_COUNT
    """The leader a Buccellarii unit is assigned to (3.2.4a)."""

    # ---- Tribes
    status: tuple[int, ...] = (PEACE,) * TRIBE_COUNT
    major: tuple[int, ...] = tuple(int(rank) for rank in MAJOR)
    """A Minor Tribe becomes Major when a leader arrives for it (4.1a)."""
    ally: tuple[int, ...] = (NOBODY,) * TRIBE_COUNT
    """The Major Tribe whose changes of status this one follows (6.2m)."""
    king: tuple[int, ...] = (NOBODY,) * TRIBE_COUNT
    capital: tuple[int, ...] = (NONE,) * TRIBE_COUNT
    """The capital of a Regnum."""
    last_stand: tuple[int, ...] = (NONE,) * TRIBE_COUNT
    """The area in which a Tribe last lost a unit (9.4d, 9.4j)."""
    migrating: tuple[int, ...] = (0,) * TRIBE_COUNT
    """1 and its status before, for a Tribe on Migration in this turn (6.2p, 6.2q); `ASTIR` more until it has moved and
    come together."""
    quiet: Annotated[tuple[int, ...], FOR_A_TURN] = ()
    """Tribes that an event keeps from attacking in this turn."""

    # ---- the empire
    augustus: tuple[int, ...] = (NOBODY, NOBODY)
    caesar: tuple[int, ...] = (NOBODY, NOBODY)
    usurper: tuple[int, ...] = (NOBODY, NOBODY)
    puppet: tuple[int, ...] = (NOBODY, NOBODY)
    """The leader who is to be Augustus for a usurper of barbarian origin (6.2c)."""
    won: tuple[int, ...] = (0, 0)
    """1 for a half whose usurpation has succeeded in this turn."""
    overthrown: tuple[int, ...] = (NOBODY, NOBODY)
    """By half, the last Augustus whose death was a usurper's success (3.5.2j, 3.5.2k)."""
    escort: int = NOBODY
    """The leader who brings Valentinian home (3.5.2m)."""
    reigns: tuple[int, ...] = ()
    """Augusti and Usurpers of the match, for the story alone; see `reigns`."""

    # ---- fleets
    fleet_at: tuple[int, ...] = (NONE,) * FLEETS
    """An area, a sea, or none."""
    fleet_camp: tuple[int, ...] = (NOBODY,) * FLEETS
    fleet_used: Annotated[tuple[int, ...], FOR_A_TURN] = (0,) * FLEETS
    """1 while it carries or has carried in this turn."""
    fleet_moved: tuple[int, ...] = (0,) * FLEETS
    fleet_back: tuple[int, ...] = (0,) * FLEETS
    """The year in which a lost fleet returns."""

    # ---- stratagems and points
    hand: tuple[int, ...] = (NONE,) * (2 * HAND)
    """Twelve places a seat: kinds of stratagems, then empty places."""
    removed: tuple[int, ...] = ()
    """Stratagems out of the game."""
    pv: tuple[int, ...] = (0, 0)
    """By camp."""
    council: int = NONE
    """The area of an Ecumenical Council (6.3d)."""
    plague: int = NONE
    """The area of a plague in this turn (6.3h),"""
    epidemic: int = NONE
    """and that of an Epidemic (6.3i)."""

    # ---- the running turn
    initiative: int = NOBODY
    """The camp that has it."""
    active: int = NOBODY
    """The camp that acts."""
    sequences: tuple[int, ...] = (0, 0)
    """Sequences of movement and combat left, by camp."""
    pax: Annotated[bool, FOR_A_TURN] = False
    """Pax Romana holds in this turn (2.C.e)."""
    deaths_checked: Annotated[bool, FOR_A_TURN] = False
    pope: Annotated[bool, FOR_A_TURN] = False
    """Pope was played in this turn."""
    event: int = 0
    """The last random event: it holds until the next is rolled."""
    omen: bool = False
    """Event 15: the Roman may still cancel a stratagem."""
    bonus_leader: Annotated[int, FOR_A_TURN] = NOBODY
    """Event 14: a leader whose tactical bonus is one higher in this turn."""
    founded: Annotated[int, FOR_A_TURN] = 0
    """Regna established in this turn (10.2j)."""
    unsucceeded: bool = False
    """An Augustus could not be succeeded in this turn (10.2i)."""
    free_rex: bool = False
    """The Barbarian may try Rex once without the counter (3.5.2i)."""
    pacified: Annotated[tuple[int, ...], FOR_A_TURN] = ()
    """Tribes pacified through combat in this turn (10.2a)."""
    fallen: Annotated[tuple[int, ...], FOR_A_TURN] = ()
    """Tribes whose Regnum has fallen in this turn (9.4l)."""
    fought: tuple[int, ...] = ()
    """Areas in which combat is over in the running sequence."""
    entered: tuple[int, ...] = ()
    """The last step of each piece of the active camp in this sequence: the piece, from where, and where to (8.2.1d)."""
    federating: Annotated[tuple[int, ...], FOR_A_TURN] = ()
    """Tribes that the Roman has won over in the combat that destroyed them (9.4d)."""
    strays: tuple[int, ...] = ()
    """Halves whose Augustus was abroad in Phase F (3.6.6)."""
    specials_used: tuple[int, ...] = ()
    """Free usurpations of the scenario that have been used."""
    aiding: tuple[int, ...] = ()
    """Units lent to a leader until Phase F."""
    germanophobic: Annotated[tuple[int, ...], FOR_A_TURN] = ()
    """Areas that held a CO or non-barbarian PA unit when Phase E began (6.3n)."""

    # ---- the running combat
    fighting: tuple[int, ...] = (0,) * PIECE_COUNT
    """1 for pieces of the attacker's Force, 2 for the defender's."""

    windows: ClassVar[Mapping[str, WindowKind]] = windows(
        WindowKind("stratagems", "6e", concerned=True, turn=lambda g: g.sequence()),
        WindowKind("initiative", "2.B.c", turn=lambda g: g.year, answers=(DECLINE, ACCEPT)),
        WindowKind("shield", "6.1d", turn=lambda g: g.year, answers=(DECLINE, ACCEPT)),
        WindowKind("omen", "2.D.e", turn=lambda g: g.year, answers=(DECLINE, ACCEPT)),
    )
    questions: ClassVar[Mapping[str, QuestionKind]] = QUESTIONS
    answer_verbs: ClassVar[Mapping[str, tuple[str, ...]]] = ANSWER_VERBS
    public: ClassVar[frozenset[str]] = frozenset({
        "scenario", "year", "last_year", "lead", "chosen_specials", "phase", "roman_seat", "defeat", "where", "cause",
        "reduced", "fell",
        "moved", "guard_of", "status", "major", "ally", "king", "capital", "last_stand", "migrating", "quiet",
        "augustus", "caesar", "usurper", "puppet", "won", "overthrown", "escort", "reigns", "fleet_at",
        "fleet_camp", "fleet_used", "fleet_moved", "fleet_back", "removed", "pv", "council", "plague", "epidemic",
        "initiative", "active", "sequences", "pax", "deaths_checked", "pope", "event", "omen", "bonus_leader",
        "founded", "unsucceeded", "free_rex", "pacified", "fallen", "fought", "entered", "federating", "strays",
        "specials_used", "aiding", "germanophobic", "fighting",
    })  # fmt: skip
    secrets: ClassVar[Mapping[str, Secret]] = {
        "hand": HANDS.secret,
    }

    # ---- seats and camps

    def sequence(self) -> int:
        """2.E.a: the sequence being carried out, counted through the match; what lies between them counts too."""
        return (self.year * MOST_SEQUENCES + sum(self.sequences)) * 2 + (self.active == NOBODY)

    def seat_of(self, camp: int) -> int:
        """0.5b: the seat that commands a camp."""
        return self.roman_seat if camp == ROMAN else 1 - self.roman_seat

    def camp_of(self, seat: int) -> int:
        """The camp that a seat commands."""
        return ROMAN if seat == self.roman_seat else BARBARIAN

    def tribe_camp(self, tribe: int) -> int:
        """4.4.1a, 4.4.2a, 6.2p: the Roman has Foederati and Armenia, the Barbarian the others and all on Migration."""
        if self.migrating[tribe]:
            return BARBARIAN
        return ROMAN if self.status[tribe] == FOEDERATI or tribe == ARMENIA else BARBARIAN

    def camp(self, piece: int) -> int:
        """3.7, 4.4: the camp of a leader or unit."""
        return self.camps()[piece]

    def camps(self) -> tuple[int, ...]:
        """The camp of every piece."""
        return CAMPS.of(self)

    def members(self, camp: int) -> tuple[int, ...]:
        """All pieces of a camp, wherever they are."""
        return MEMBERS.of(self)[camp]

    # ---- what stands where

    def stacks(self) -> Stacks:
        """By place: the pieces there, lowest first."""
        return STANDING.of(self)[0]

    def put(self, pieces: Iterable[int], place: int) -> None:
        """Pieces go to a place, on the map or off it."""
        standing = STANDING.of(self)
        stacks, where, present = standing[0].copy(), list(self.where), standing[1]
        coming = [piece for piece in pieces if where[piece] != place]
        arriving = 0 <= place < ZONE_COUNT
        for piece in coming:
            here = where[piece]
            if (0 <= here < ZONE_COUNT) != arriving:
                present = tuple(sorted((*present, piece)) if arriving else [p for p in present if p != piece])
            staying = tuple([other for other in stacks[here] if other != piece])
            if staying:
                stacks[here] = staying
            else:
                del stacks[here]
            where[piece] = place
        if coming:
            stacks[place] = tuple(sorted((*stacks.get(place, ()), *coming)))
        self.where = tuple(where)
        STANDING.keep(self, (stacks, present))

    def set_cause(self, pieces: Iterable[int], cause: int) -> None:
        """Pieces follow a usurpation, or none."""
        turning = [piece for piece in pieces if self.cause[piece] != cause]
        if turning:
            self.cause = changed_in(self.cause, turning, cause)

    def restore(self, units: Iterable[int]) -> None:
        """Units are at full strength."""
        self.reduced = changed_in(self.reduced, units, 0)

    def mark_moved(self, pieces: Iterable[int]) -> None:
        """2.E.1: pieces that move no more in this sequence."""
        self.moved = changed_in(self.moved, pieces, 1)

    def at(self, place: int) -> tuple[int, ...]:
        """All pieces in a place."""
        return STANDING.of(self)[0].get(place, ())

    def of_camp(self, camp: int, place: int) -> list[int]:
        """The pieces of a camp in a place."""
        camps = self.camps()
        return [piece for piece in self.at(place) if camps[piece] == camp]

    def units_at(self, camp: int, place: int) -> list[int]:
        """The combat units of a camp in a place."""
        camps = self.camps()
        return [piece for piece in self.at(place) if camps[piece] == camp and piece >= LEADER_COUNT]

    def leaders_at(self, camp: int, place: int) -> list[int]:
        """The leaders of a camp in a place."""
        camps = self.camps()
        return [piece for piece in self.at(place) if camps[piece] == camp and piece < LEADER_COUNT]

    def on_map(self, camp: int) -> list[int]:
        """The pieces of a camp on the map."""
        return AFIELD.of(self)[camp]

    def has_unit(self, camp: int, place: int) -> bool:
        """Whether any combat unit of a camp is in a place."""
        there = STANDING.of(self)[0].get(place)
        if not there or there[-1] < LEADER_COUNT:
            return False
        camps = CAMPS.of(self)
        return camp in [camps[piece] for piece in there if piece >= LEADER_COUNT]

    def tribe_units(self, tribe: int) -> list[int]:
        """The units of a Tribe on the map, in whichever camp."""
        where = self.where
        return [unit for unit in UNITS_OF[tribe] if 0 <= where[unit] < ZONE_COUNT]

    def units_in_play(self, tribe: int) -> list[int]:
        """The units that a Tribe still has, on the map or aboard a fleet, in whichever camp."""
        where = self.where
        return [unit for unit in UNITS_OF[tribe] if where[unit] >= 0]

    def holds(self, area: int) -> int:
        """3.1.3a: an area of the empire is the Barbarian's while a unit of his is in it, else the Roman's."""
        return BARBARIAN if self.has_unit(BARBARIAN, area) else ROMAN

    def holds_city(self, area: int) -> int:
        """3.1.3a: town, port and capital go with their area, but a refuge with somebody in it is Roman (8.2.2)."""
        refuge = area in REFUGES and bool(self.at(BOXES[REFUGES.index(area)]))
        return ROMAN if refuge else self.holds(area)

    def strength(self, pieces: Iterable[int]) -> int:
        """1.3: the PF of some units together."""
        reduced = self.reduced
        return sum([PF[piece][reduced[piece]] for piece in pieces if piece >= LEADER_COUNT])

    # ---- offices

    def half_of_augustus(self, leader: int) -> int:
        """The half a leader is Augustus of, or none."""
        return self.augustus.index(leader) if leader in self.augustus else NONE

    def is_prince(self, leader: int) -> bool:
        """3.2: an Augustus or a Caesar."""
        return leader != NOBODY and (leader in self.augustus or leader in self.caesar)

    def civil_war(self) -> bool:
        """Whether a usurpation is in progress."""
        return self.usurper != (NOBODY, NOBODY)

    def follows(self, half: int) -> list[int]:
        """The pieces that a usurpation has won over."""
        return [piece for piece, cause in enumerate(self.cause) if cause == 1 + half]

    def strip_caesar(self, leader: int) -> None:
        """3.5.1: a leader is Caesar no more, if he was."""
        if leader in self.caesar:
            self.caesar = tuple([NOBODY if one == leader else one for one in self.caesar])

    # ---- stratagems

    def stratagems(self, seat: int) -> list[int]:
        """The stratagems in a seat's hand."""
        return HANDS.held(self, seat)

    def has_stratagem(self, camp: int, kind: int) -> bool:
        """Whether the seat of a camp holds a stratagem."""
        return HANDS.has(self, self.seat_of(camp), kind)

    def cup(self) -> list[int]:
        """2.A.a, 6b: the stratagems that nobody holds, that do not lie on the map and are not out of the game."""
        left = list(CUP)
        for kind in (*self.stratagems(0), *self.stratagems(1), *self.removed, *self.laid_out()):
            left.remove(kind)
        return left

    def laid_out(self) -> list[int]:
        """6.3d, 6.3m: counters that lie on the map from one turn to the next: a Council, a third fleet."""
        lying = ((COUNCIL, self.council), (FLEET, self.fleet_at[EXTRA_FLEET]))
        return [kind for kind, place in lying if place != NONE]


TRIBE_OF: Final = (*LEADER_TRIBE, *UNIT_TRIBE)
"""The Tribe of each piece, none for Romans."""
UNITS_OF: Final = tuple(
    tuple(LEADER_COUNT + n for n, tribe in enumerate(UNIT_TRIBE) if tribe == which) for which in range(TRIBE_COUNT)
)
"""The units of each Tribe."""
HISTORICAL_ROMANS: Final = tuple(n for n, tribe in enumerate(LEADER_TRIBE) if tribe < 0 and not GENERIC[n])
"""Roman leaders by name."""
LEADERS_OF: Final = tuple(
    tuple(n for n, tribe in enumerate(LEADER_TRIBE) if tribe == which) for which in range(TRIBE_COUNT)
)


# ---- what is worked out on a position


def _camps(g: LateEmpire) -> tuple[int, ...]:
    tribes = (*(g.tribe_camp(tribe) for tribe in range(TRIBE_COUNT)), ROMAN)  # the last is for no Tribe, -1
    return tuple([BARBARIAN if cause else tribes[tribe] for cause, tribe in zip(g.cause, TRIBE_OF, strict=True)])


CAMPS: Final = Memo[LateEmpire, tuple[int, ...]](_camps, "cause", "status", "migrating")
"""The camp of every piece."""


def _members(g: LateEmpire) -> tuple[tuple[int, ...], ...]:
    camps = CAMPS.of(g)
    return tuple(tuple([piece for piece, one in enumerate(camps) if one == camp]) for camp in (ROMAN, BARBARIAN))


MEMBERS: Final = Memo[LateEmpire, tuple[tuple[int, ...], ...]](_members, CAMPS.of)
"""By camp: its pieces, wherever they are."""


def _standing(g: LateEmpire) -> Standing:
    lists: dict[int, list[int]] = {}
    for piece, here in enumerate(g.where):
        lists.setdefault(here, []).append(piece)
    present = tuple([piece for piece, here in enumerate(g.where) if 0 <= here < ZONE_COUNT])
    return {here: tuple(pieces) for here, pieces in lists.items()}, present


STANDING: Final = Memo[LateEmpire, Standing](_standing, "where")
"""Who stands where, and who is on the map."""


def _present(g: LateEmpire) -> tuple[int, ...]:
    return STANDING.of(g)[1]


def _afield(g: LateEmpire) -> tuple[list[int], ...]:
    camps, present = CAMPS.of(g), _present(g)
    return tuple([piece for piece in present if camps[piece] == camp] for camp in (ROMAN, BARBARIAN))


AFIELD: Final = Memo[LateEmpire, tuple[list[int], ...]](_afield, CAMPS.of, _present)
"""By camp: its pieces on the map."""
