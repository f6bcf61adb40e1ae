"""The position of Trajan: where every unit stands, who holds which city, and what each side keeps hidden.

Seat 0 commands the Roman side, seat 1 the Parthian. A unit is the number of its counter. `where` is its hex, or a box
off the map; whose counters lie face down is hidden, and with it everything about them. Of hidden units anybody may
see how many counters lie in a hex, inside or outside a city (`facedown`, filled in when a position is masked), but
nothing of what stands under an Exercitus marker, not even whether there is anything.

What changes seldom is kept in tuples, which copies share.

Civis units are no counters with a place of their own: `civis` says for each city whose side is up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, ClassVar, Final, Self

from msgspec import UNSET, UnsetType, field

from romanum.engine.hands import Hands
from romanum.engine.memo import Memo
from romanum.engine.position import FOR_A_TURN, Position, changed_in
from romanum.engine.secrecy import EVERYBODY, HIDDEN, Secret
from romanum.engine.standing.orders import ACCEPT, QuestionKind
from romanum.engine.standing.wishes import DECLINE, WindowKind, windows
from romanum.games.trajan.data import components
from romanum.games.trajan.data.aims import Played, played
from romanum.games.trajan.data.components import (
    CITIES,
    CITY_AT,
    CITY_HEX,
    COASTS,
    GRID,
    KIND,
    LEADER,
    MARKER_MIX,
    RATING,
    SCENARIOS,
    SIDE,
    SIDE_UNITS,
    STRENGTH,
    UNITS,
)
from romanum.games.trajan.data.scenarios import Scenario
from romanum.games.trajan.state.standing_orders import ANSWER_VERBS, QUESTIONS

SIDE_IDS: Final = components.SIDE_IDS
ROMAN: Final = 0
PARTHIAN: Final = 1
NOBODY: Final = -1
NONE: Final = -1
UNIT_COUNT: Final = len(UNITS)
ALL_UNITS: Final = range(UNIT_COUNT)
FIRST_UNIT: Final = (SIDE_UNITS[0][0], SIDE_UNITS[1][0], UNIT_COUNT)
"""Where the units of each side begin, and where they end: a side's counters follow each other."""
CITY_COUNT: Final = len(CITIES)
MAP_SIZE: Final = GRID.size
SIDE_LEADERS: Final = tuple(tuple(u for u in units if KIND[u] == LEADER) for units in SIDE_UNITS)

# ---- places off the map
GONE: Final = -1
"""Out of the game for good."""
RECRUITS: Final = 1000
"""The recruit area of the unit's side and nation."""
OFF_MAP: Final = 1001
"""The Roman off-map box."""

# ---- what a unit has done in this player turn
FRESH: Final = 0
STOOD: Final = 1
"""Tried to march and did not move: another force may still pick it up."""
MARCHING: Final = 2
LEFT: Final = 3
"""Marched with the force now on the march and was dropped."""
MOVED: Final = 4
"""Marches no more in this player turn."""
FALLEN: Final = 5
"""Lost on the march that is ending."""
JOINED: Final = 6
"""Picked up by the force now on the march: goes no farther than those who set out (12.2c)."""
ON_MARCH: Final = (MARCHING, JOINED)
WITH_FORCE: Final = (MARCHING, JOINED, LEFT)
"""Marching, or dropped on the way: whoever marched with the force at any point (12.3f)."""

# ---- segments
EVENTS: Final = 0
STRATAGEMS: Final = 1
MOVEMENT: Final = 2
COMBAT: Final = 3

# ---- kinds of Stratagem Markers, in the order of `actions.MARKER_KINDS`
MILITARY: Final = 0
POLITICAL: Final = 1
AGENT: Final = 2
TRIUMPH_MARKER: Final = 3
IMPERATOR: Final = 4
KING_OF_KINGS: Final = 5
TRADE_CONCESSION: Final = 6

HAND: Final = 12
"""6.0a: as many places a side as there are markers."""
HANDS: Final = Hands("hand", HAND, secret_number=True)
"""6.0, 8.2b: the Stratagem Markers of each side."""
ARMY_COUNT: Final = 3
IN_PEACE: Final = (0,) * (UNIT_COUNT + 1)
"""Nobody fights and nobody is disrupted; the last place is a city's Civis."""

# ---- how a game ends before its last turn
RUNNING: Final = 0
OPTIMUS: Final = 1
CONCEDED: Final = 2
TREATY: Final = 3


def _unit_eyes(g: War, unit: int) -> int:
    return EVERYBODY if g.face_up[unit] or g.where[unit] == GONE else 1 << SIDE[unit]


def _unseen_units(g: War, seat: int | None) -> tuple[int, ...]:
    return UNSEEN.of(g, seat)


def _commander_eyes(g: War, unit: int) -> int:
    return 1 << SIDE[unit]


def _unseen_enemies(g: War, seat: int | None) -> Sequence[int]:
    return ALL_UNITS if seat is None else range(FIRST_UNIT[1 - seat], FIRST_UNIT[2 - seat])


def _owner_eyes(g: War, side: int) -> int:
    return 1 << side


def _unseen_sides(g: War, seat: int | None) -> tuple[int, ...]:
    return (ROMAN, PARTHIAN) if seat is None else (1 - seat,)


class War(Position, kw_only=True):
    """All that changes in a match."""

    scenario: int = 0
    turn: int = 0
    """Game turns begun."""
    last_turn: int | UnsetType = UNSET
    """3.3: an earlier end than that of the scenario, where somebody wished one."""
    aims: str | UnsetType = UNSET
    """4.0: conditions of victory other than those of the scenario, where somebody wished them."""
    parley: bool = True
    """Treaties may be offered and the war conceded (4.1c, 4.2)."""
    treaty_offered: bool = False
    """The active side has offered a treaty in this player turn."""
    ended: int = RUNNING
    ended_by: int = NOBODY
    """The side that has won an Optimus victory, or that concedes."""
    segment: int = EVENTS
    active: int = NOBODY
    """The side whose player turn it is."""

    # ---- units
    where: list[int] = field(default_factory=lambda: [GONE] * UNIT_COUNT)
    inside: list[int] = field(default_factory=lambda: [0] * UNIT_COUNT)
    """1 for units inside the city of their hex (7.4a)."""
    army: list[int] = field(default_factory=lambda: [NONE] * UNIT_COUNT)
    """The Exercitus the unit belongs to, 0 to 2, or none."""
    marched: list[int] = field(default_factory=lambda: [FRESH] * UNIT_COUNT)
    arrived: tuple[int, ...] = (0,) * UNIT_COUNT
    """1 for units that came into a hex in this player turn: a train among them does not serve yet (15.13a)."""
    face_up: list[int] = field(default_factory=lambda: [0] * UNIT_COUNT)
    """1 for units on the map that everybody may look at (8.0b)."""
    plays: tuple[int, ...] = (0,) * UNIT_COUNT
    """Markers played by each leader in this player turn (6.1b, 6.2b)."""
    seen: tuple[int, ...] = (GONE,) * UNIT_COUNT
    """Where each unit was when the enemy last could look at it."""
    seen_turn: tuple[int, ...] = (0,) * UNIT_COUNT
    facedown: tuple[int, ...] = ()
    """In a masked position: the places of hidden counters, `place(hex, side, inside)`, sorted. Else empty."""
    exercitus: list[int] = field(default_factory=lambda: [NONE] * (2 * ARMY_COUNT))
    """The hex of each Exercitus marker, three a side."""
    formed: tuple[int, ...] = ()
    """Exercitus markers put down in this player turn: each once, so that a turn comes to an end."""
    stayed: Annotated[tuple[int, ...], FOR_A_TURN] = ()
    """Units that an event keeps from marching and attacking in this turn."""
    silenced: Annotated[tuple[int, ...], FOR_A_TURN] = ()
    """Leaders that an event keeps from playing markers in this turn."""

    # ---- cities
    civis: list[int] = field(default_factory=lambda: [NOBODY] * CITY_COUNT)
    """The side up of each city's Civis; nobody where it is eliminated."""
    hatra_defies: bool = False
    """Event 44 has happened."""

    # ---- markers and leaders
    hand: list[int] = field(default_factory=lambda: [NONE] * (2 * HAND))
    """Twelve places a side: kinds of markers, then empty places."""
    supreme: list[int] = field(default_factory=lambda: [NONE, NONE])
    supreme_lost: list[int] = field(default_factory=lambda: [0, 0])
    """The turn in which each side last lost its Supreme Leader (5.4d)."""
    triumph: int = NONE
    """The city in which the Triumph marker lies (6.53a)."""
    guards_used: Annotated[tuple[int, ...], FOR_A_TURN] = ()
    """Guard units that have cancelled an Agent in this game turn (6.3b)."""
    capitals_rewarded: tuple[int, ...] = ()
    """Roman provincial capitals whose capture has brought a marker (6.54)."""
    royal_levy: bool = False
    """Chosroes has used the King of Kings marker to call up the Core: he does so once."""
    levied: tuple[int, ...] = ()
    """Cities in which Satrapy units were raised in this player turn (17.43b)."""
    levy_leaders: tuple[int, ...] = ()
    """The leader who raised them, city by city."""

    # ---- the running turn
    event: int = 0
    """The political event of the turn, 11 to 66."""
    happened: tuple[int, ...] = ()
    """Events that happen once a game and have."""
    debt: int = 0
    """Strength that Rome must have off the map (event 21)."""
    debt_due: int = 0
    """The turn at the end of whose Roman player turn it must be there."""
    optimus: list[int] = field(default_factory=lambda: [0, 0])
    """For how many ends of player turns each side has held all enemy capitals (4.1)."""
    column: int = NONE
    """The hex of the force on the march."""
    standards: tuple[int, ...] = ()
    """The Exercitus markers that march with it, 0 to 2."""
    paraded: tuple[int, ...] = ()
    """The Exercitus markers of the active side that have marched in this player turn: they march no more (7.2)."""
    attempted: tuple[int, ...] = ()
    """Hexes out of which a march was tried in this player turn (7.2)."""
    toll: list[int] = field(default_factory=lambda: [0, 0])
    """Strength that each side must still lose on the march that is ending (12.3g)."""
    hushed: list[int] = field(default_factory=lambda: [0, 0])
    """1 for a side that does not want to be asked about the running march again."""
    fought: tuple[int, ...] = ()
    """Where the active side has attacked or declared a siege, hex after hex (15.1)."""
    attacked: tuple[int, ...] = (0,) * UNIT_COUNT
    """1 for units of the active side that have attacked in this player turn (7.3b). Their commander alone sees it: it
    falls from a beaten force that joins friends who have still to attack (14.15c), and those may lie face down."""

    # ---- the running combat, all of it open (8.2a)
    fighting: tuple[int, ...] = IN_PEACE
    """1 for units of the attacker's force, 2 for the defender's; the last place is the city's Civis."""
    disrupted: tuple[int, ...] = IN_PEACE
    lost: list[int] = field(default_factory=lambda: [0, 0])
    """Printed strength lost by attacker and defender (14.14a)."""

    memory: ClassVar[frozenset[str]] = frozenset({"seen", "seen_turn", "standards"})
    windows: ClassVar[Mapping[str, WindowKind]] = windows(
        WindowKind("interception", "12.5", concerned=True),
        WindowKind("counter", "6.2a", answers=(DECLINE, ACCEPT)),
    )
    questions: ClassVar[Mapping[str, QuestionKind]] = QUESTIONS
    answer_verbs: ClassVar[Mapping[str, tuple[str, ...]]] = ANSWER_VERBS
    public: ClassVar[frozenset[str]] = frozenset({
        "scenario", "turn", "last_turn", "aims", "parley", "treaty_offered", "ended", "ended_by", "segment", "active",
        "face_up", "seen", "seen_turn", "facedown", "exercitus", "formed", "stayed", "silenced", "civis",
        "hatra_defies", "supreme",
        "supreme_lost", "triumph", "guards_used", "capitals_rewarded", "royal_levy", "levied", "event", "happened",
        "debt", "debt_due", "optimus", "column", "standards", "paraded", "attempted", "fought", "fighting",
        "disrupted", "lost",
    })  # fmt: skip
    secrets: ClassVar[Mapping[str, Secret]] = {
        "where": Secret(_unit_eyes, frozenset(), _unseen_units),
        "inside": Secret(_unit_eyes, frozenset(), _unseen_units),
        "army": Secret(_unit_eyes, frozenset(), _unseen_units),
        "marched": Secret(_unit_eyes, frozenset(), _unseen_units),
        "arrived": Secret(_unit_eyes, frozenset(), _unseen_units),
        "attacked": Secret(_commander_eyes, frozenset(), _unseen_enemies),
        "plays": Secret(_unit_eyes, frozenset(), _unseen_units),
        "toll": Secret(_owner_eyes, frozenset(), _unseen_sides),
        "hand": HANDS.secret,
        "levy_leaders": Secret(lambda g, i: 1 << PARTHIAN),
        "hushed": Secret(_owner_eyes, frozenset(), _unseen_sides),
    }

    @property
    def final_turn(self) -> int:
        """3.3: the turn after which the war is over."""
        return SCENARIOS[self.scenario].turns if self.last_turn is UNSET else self.last_turn

    @property
    def which(self) -> Played:
        """The scenario, with conditions of somebody's own if it has them: what to remember answers by."""
        return self.scenario if self.aims is UNSET else (self.scenario, self.aims)

    @property
    def played(self) -> Scenario:
        """The same in full."""
        return played(self.which)

    def disclose(self, known: Self) -> None:
        """7.4, 8.0a: how many counters lie face down where; never what is under an Exercitus."""
        where, army, seen, lying = self.where, self.army, known.where, list[int]()
        for side in (ROMAN, PARTHIAN):
            if HIDDEN in seen[FIRST_UNIT[side] : FIRST_UNIT[side + 1]]:
                hidden = [u for u in SIDE_UNITS[side] if seen[u] == HIDDEN and where[u] < MAP_SIZE and army[u] == NONE]
                lying += [place(where[u], side, self.inside[u]) for u in hidden]
        known.facedown = tuple(sorted(lying))

    def remember(self, units: Iterable[int], at: int | None = None) -> None:
        """The enemy sees units where they stand, or in a box, and will know that he did."""
        seen, turns = list(self.seen), list(self.seen_turn)
        for unit in units:
            seen[unit], turns[unit] = self.where[unit] if at is None else at, self.turn
        self.seen, self.seen_turn = tuple(seen), tuple(turns)

    def arrive(self, units: Sequence[int], hex: int) -> None:
        """Units come into a hex, in the open."""
        where, inside = self.where, self.inside
        for unit in units:
            where[unit], inside[unit] = hex, 0
        self.arrived = changed_in(self.arrived, units, 1)

    # ---- what stands where

    def units_at(self, side: int, hex: int) -> list[int]:
        """7.0: all units of a side in a hex, leaders included, Civis not."""
        if hex >= MAP_SIZE:
            return self.in_box(side, hex)
        found = STACKS.of(self)[side].get(hex)
        return found[:] if found else []

    def has_units(self, side: int, hex: int) -> bool:
        """Whether any unit of a side is in a hex."""
        return hex in STACKS.of(self)[side]

    def outside(self, side: int, hex: int) -> list[int]:
        """Units of a side in the open, or before the walls."""
        inside = self.inside
        return [u for u in self.units_at(side, hex) if not inside[u]]

    def garrison(self, side: int, hex: int) -> list[int]:
        """7.4a: units of a side inside the city, Civis apart."""
        inside = self.inside
        return [u for u in self.units_at(side, hex) if inside[u]]

    def leaders_at(self, side: int, hex: int) -> list[int]:
        """Leaders of a side in a hex."""
        return [u for u in self.units_at(side, hex) if KIND[u] == LEADER]

    def on_map(self, side: int) -> list[int]:
        """All units of a side on the map."""
        where = self.where
        return [u for u in SIDE_UNITS[side] if 0 <= where[u] < MAP_SIZE]

    def stacks(self, side: int) -> dict[int, list[int]]:
        """The hexes with units of a side, in their order, and who stands there."""
        return STACKS.of(self)[side]

    def leaders_on_map(self, side: int) -> list[int]:
        """Leaders of a side on the map."""
        where = self.where
        return [u for u in SIDE_LEADERS[side] if 0 <= where[u] < MAP_SIZE]

    def able_leaders(self, side: int) -> list[int]:
        """Those of them who can still play a marker."""
        where, plays, silenced = self.where, self.plays, self.silenced
        leaders = [u for u in SIDE_LEADERS[side] if plays[u] < RATING[u] and 0 <= where[u] < MAP_SIZE]
        return [u for u in leaders if u not in silenced] if silenced else leaders

    def in_box(self, side: int, box: int) -> list[int]:
        """Units of a side in one of the boxes."""
        return STACKS.of(self)[BOXES + side].get(box, [])[:]

    def civis_at(self, hex: int) -> int:
        """The side of the Civis in a hex, or nobody."""
        city = CITY_AT[hex]
        return NOBODY if city < 0 else self.civis[city]

    def enemy_in(self, side: int, hex: int) -> bool:
        """12.3b: whether an enemy unit, Civis included, is in a hex."""
        return self.civis_at(hex) == 1 - side or self.has_units(1 - side, hex)

    def armies_at(self, side: int, hex: int) -> list[int]:
        """The Exercitus markers of a side in a hex, as 0 to 2."""
        first, markers = side * ARMY_COUNT, self.exercitus
        if hex not in markers:
            return []
        return [army for army, there in enumerate(markers[first : first + ARMY_COUNT]) if there == hex]

    def seems_outside(self, side: int, hex: int) -> bool:
        """Whether, as far as the enemy can tell, units of a side stand in the open: counters, or an Exercitus."""
        if hex in self.exercitus[side * ARMY_COUNT : (side + 1) * ARMY_COUNT]:
            return True
        return any(not self.inside[u] and self.army[u] == NONE for u in self.units_at(side, hex))

    # ---- cities (7.4, 7.5, 9.1)

    def controller(self, city: int) -> int:
        """9.1: whose Civis is there; else who stands inside; else nobody."""
        if self.civis[city] >= 0:
            return self.civis[city]
        hex, inside, stacks = CITY_HEX[city], self.inside, STACKS.of(self)
        for side in (ROMAN, PARTHIAN):
            for unit in stacks[side].get(hex, ()):
                if inside[unit]:
                    return side
        return NOBODY

    def controls(self, side: int, hex: int) -> bool:
        """Whether a hex has a city that this side controls."""
        city = CITY_AT[hex]
        return city >= 0 and self.controller(city) == side

    def besieged(self, city: int) -> bool:
        """7.5a: one side controls the city, the other has units in the hex."""
        holder = self.controller(city)
        return holder >= 0 and self.has_units(1 - holder, CITY_HEX[city])

    def cities_of(self, side: int) -> list[int]:
        """The cities a side controls."""
        return [city for city in range(CITY_COUNT) if self.controller(city) == side]

    def has_port(self, side: int, sea: int) -> bool:
        """12.1e: whether a side controls a coastal city on a sea."""
        return any(COASTS[CITY_HEX[c]] >> sea & 1 and self.controller(c) == side for c in range(CITY_COUNT))

    # ---- markers and leaders (5, 6)

    def markers(self, side: int) -> list[int]:
        """The markers in a side's hand."""
        return HANDS.held(self, side)

    def holds(self, side: int, kind: int) -> bool:
        """Whether a marker of this kind is in hand."""
        return HANDS.has(self, side, kind)

    def pool(self, side: int) -> list[int]:
        """6.0: the markers of a side that are neither in hand nor on the map."""
        held = self.markers(side) + ([TRIUMPH_MARKER] if side == ROMAN and self.triumph != NONE else [])
        left = list(MARKER_MIX[side])
        for kind in held:
            left.remove(kind)
        return left

    def can_play(self, leader: int) -> bool:
        """6.1b, 6.2b: the leader has not used up his rating, and no event silences him."""
        return self.plays[leader] < RATING[leader] and leader not in self.silenced

    def may_attack(self, unit: int) -> bool:
        """7.3b: the unit has not attacked yet, and no event holds it back."""
        return not self.attacked[unit] and unit not in self.stayed


Stacks = dict[int, list[int]]


def _stacks(g: War) -> tuple[Stacks, ...]:
    found: list[Stacks] = [{}, {}, {}, {}]
    for side in (ROMAN, PARTHIAN):
        first, on_map, boxes = FIRST_UNIT[side], found[side], found[BOXES + side]
        for unit, hex in enumerate(g.where[first : FIRST_UNIT[side + 1]], first):
            if hex < 0:
                continue
            there = on_map if hex < MAP_SIZE else boxes
            if hex in there:
                there[hex].append(unit)
            else:
                there[hex] = [unit]
        found[side] = dict(sorted(on_map.items()))
    return tuple(found)


BOXES: Final = 2
STACKS: Final = Memo[War, tuple[Stacks, ...]](_stacks, "where")
"""By side: the hexes with units, in their order, and who stands there; then, by side, who is in which box."""


def _unseen(g: War, seat: int | None) -> tuple[int, ...]:
    """8.0a: the units that a seat cannot see, but for those that are out of the war."""
    face_up, where = g.face_up, g.where
    enemies = ALL_UNITS if seat is None else SIDE_UNITS[1 - seat]
    return tuple([u for u in enemies if not face_up[u] and where[u] != GONE])


UNSEEN: Final = Memo[War, tuple[int, ...]](_unseen, "face_up", "where", each=True)


def place(hex: int, side: int, inside: int) -> int:
    """How a hidden counter's place is written in `facedown`."""
    return hex * 4 + side * 2 + inside


def side_of_place(code: int) -> int:
    """The side of a counter in `facedown`."""
    return code >> 1 & 1


def strength(units: Iterable[int]) -> int:
    """2.62: printed strength of some units together."""
    return sum([STRENGTH[u] for u in units])
