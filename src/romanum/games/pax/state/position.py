"""The position of Pax Romana: armies and fleets as stacks of units, leaders, Cities and Towns, treasuries, cards.

**Sides** own things: 0 to 3 are the powers of the match, in the order of the scenario; Independents, Tribes, Barbarians
and the rest follow (`data.components.SIDE`). `patron` says which power decides for a side, `friendly` who is friendly
to whom.

**Stacks.** All units of a side in a place that are in the same state (`mark`) are one stack, and a stack has a number
as long as it stands: so a moving Army, an interceptor or one that withdraws is a stack of its own, known by its number.
Leaders are always in a stack, if need be alone. Stacks in a place are chained: `head` by place, `link` by stack.
`state.forces` has all that changes them; nobody else writes these lists.

**Control** (5) is kept, not asked for: `holder` by Space and `lord` by Province, brought up to date by
`control.settle`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Annotated, ClassVar, Final

from msgspec import UNSET, UnsetType, field

from romanum.engine.position import FOR_A_TURN, Position
from romanum.engine.secrecy import EVERYBODY, SPECTATOR, Secret
from romanum.engine.standing.orders import QuestionKind
from romanum.engine.standing.wishes import WindowKind
from romanum.games.pax.data.components import (
    LEADER_COUNT,
    NONE,
    PLACE_COUNT,
    PROVINCE_COUNT,
    SEATS,
    SIDE_COUNT,
    SPACE_COUNT,
    TITLE_COUNT,
    TRIBAL,
)
from romanum.games.pax.data.own_wins import Played, setting_of
from romanum.games.pax.data.settings import SETTINGS, Setting
from romanum.games.pax.state.standing_orders import ANSWER_VERBS, QUESTIONS, WINDOWS

NOBODY: Final = -1

# ---- where a stack is, if nowhere on the map
GONE: Final = -1
"""Destroyed or joined to another: its number is not used again before the running move is over,"""
FREE: Final = -2
"""and then it is."""

# ---- marks of a stack: bits
FRESH: Final = 0
MOVED: Final = 1
"""9.1.4: has moved in this Activation."""
ESCORTED: Final = 2
"""9.1.4b: ships that have escorted in this Activation and may escort again."""
ACTIVE: Final = 4
"""The Army or Fleet whose Major or Minor Move it is."""
CALLED: Final = 8
"""An Army or leader that intercepts."""
WITHDRAWN: Final = 16
"""9.4.1b: has withdrawn in this Major or Minor Move."""
STUCK: Final = 32
"""11.4.2b: ships that may not withdraw again in this Activation."""
WALLED: Final = 64
"""9.3.5: Units left to the walls while an interceptor fights outside."""
LEAVING: Final = 128
"""Units that withdraw or retreat."""

# ---- where a leader is, if in no stack
IN_POOL: Final = -1
BOXED: Final = -2
"""8.3a: an Elite leader who sits out the next Leader Selection Phase,"""
RETURNING: Final = -3
"""and one who has sat it out and rejoins the pool at the start of the next."""
ABSENT: Final = -4
"""Not in this scenario, or not yet."""

# ---- phases of a Game-Turn (3.2)
PHASES: Final = (
    "income",
    "maintenance",
    "removal",
    "leaders",
    "manpower",
    "activation",
    "attrition",
    "victory",
    "order",
)
INCOME, MAINTENANCE, REMOVAL, LEADERS, MANPOWER, ACTIVATION, ATTRITION, VICTORY, ORDER = range(9)

# ---- ranges of Stability (14.1.3)
STABLE: Final = 0
UNREST: Final = 1
TURMOIL: Final = 2
RANGE_IDS: Final = ("stable", "unrest", "turmoil")

# ---- markers in the pool
EVENT_MARKER: Final = SEATS
PONTUS_MARKER: Final = SEATS + 1
MARKER_KINDS: Final = SEATS + 2

# ---- optional rules: bits of `optional`
LONE_FIRST: Final = 1
"""3.4.2f."""
FREE_TALK: Final = 2
"""4.5."""
HARSH_FORTRESS: Final = 4
"""9.6.5."""
RE_ROLLS: Final = 8
"""10.3.5."""
SIMPLE_ODDS: Final = 16
"""10.3.6."""
MARIAN: Final = 32
"""10.4.5."""
DISBANDING: Final = 64
"""14.2.2."""

# ---- kinds of moves
NO_MOVE: Final = 0
MAJOR: Final = 1
MINOR: Final = 2
SECOND_MAJOR: Final = 3
"""16.2-CONQUEROR, 17.2-CONQUEROR."""
INVADER_MOVE: Final = 4
"""13.4: a Barbarian Army moves."""
SLAVE_MARCH: Final = 5
SUCCESSOR_MOVE: Final = 6
PONTIC_MAJOR: Final = 7
PONTIC_MINOR: Final = 8
GUEST_MOVE: Final = 9
"""Scenario IV: the Soldier of Fortune moves besides."""

HAND: Final = 6
"""Places a power: three Hold in Hand cards (17.1.4), and what talks or a TRAITOR may bring before the next discard."""
HELD_OBJECTIVES: Final = 6
"""Places a power: three may be bought (15.4.4), cards may bring more."""
DRAWN: Final = 2
"""8.1.1: leaders a power and Game-Turn."""
ORDERS: Final = 48
"""Places a power for the orders of a secret plan (3.2.E, 6.4)."""
PROMISE: Final = 5
"""Numbers that make up a promise on record (4.3.2c, 4.4): who, to whom, what kind, about what, in which Game-Turn."""


@cache
def _everything(length: int) -> tuple[int, ...]:
    """All of so many: always the same tuple, by which it is known what was hidden before."""
    return tuple(range(length))


@lru_cache(maxsize=256)
def _unknown(seen: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    """Where a mask of eyes does not have those of a seat."""
    own = SPECTATOR if seat is None else SPECTATOR | 1 << seat
    return tuple([i for i, eyes in enumerate(seen) if not eyes & own])


def _of_others(g: Mediterranean, seat: int | None, places: int, seen: tuple[int, ...]) -> tuple[int, ...]:
    """Of so many places a power, those that are neither a seat's own nor known to it."""
    power = g.seats.index(seat) if seat is not None and seat in g.seats else NOBODY
    others = _OTHERS_PLACES[places][power]
    return others if not any(seen) else tuple([i for i in _unknown(seen, seat) if i in others])


def _others_places(places: int) -> tuple[tuple[int, ...], ...]:
    """By power, and last for a spectator: the places that are not its own."""
    return tuple(tuple(i for i in range(SEATS * places) if i // places != power) for power in (*range(SEATS), NOBODY))


_OTHERS_PLACES: Final = {places: _others_places(places) for places in (HAND, HELD_OBJECTIVES, ORDERS, DRAWN)}
"""By how many places a power has in a field."""

_DRAWN_BY_OTHERS: Final = Secret(
    lambda g, i: g.eyes(i // DRAWN) if any(g.to_draw) else EVERYBODY,
    frozenset(),
    lambda g, seat: _of_others(g, seat, DRAWN, ()) if g.drawn and any(g.to_draw) else (),
)
"""3.2.D: leaders, as long as any are to be drawn."""


class Mediterranean(Position, kw_only=True):
    """All that changes in a match."""

    scenario: int = 0
    wins: str | UnsetType = UNSET
    """3.2.H2: ways to win other than those of the scenario, where somebody wished them."""
    advanced: bool = False
    optional: int = 0
    turn: int = 1
    """The Game-Turn: 1 is 300 to 275 BC."""
    last_turn: int = 1
    phase: int = ACTIVATION
    markers: int = 4
    """Activation Markers a power and Game-Turn."""
    event_markers: int = 0
    buying: bool = False
    """15.4.3: Objectives may be bought."""

    # ---- powers
    powers: tuple[int, ...] = ()
    """By power: its identity (`components.POWERS`)."""
    seats: tuple[int, ...] = ()
    """By power: the seat that plays it."""
    treasury: list[int] = []
    stability: list[int] = []
    vp: list[int] = []
    gained: list[int] = []
    """VP gained in the running Game-Turn."""
    allies: tuple[int, ...] = (0,) * SEATS
    """4.3: by power, the mask of those allied to it for the rest of the Game-Turn."""
    patron: tuple[int, ...] = (*range(SEATS), *(NOBODY,) * (SIDE_COUNT - SEATS))
    """By side: the power that decides for it, if any."""
    friendly: tuple[int, ...] = tuple(1 << side for side in range(SIDE_COUNT))
    """1.4i: by side, the mask of sides that are friendly to it; `sides.befriend` works it out."""
    promises: tuple[int, ...] = ()
    """Promises on record, `PROMISE` numbers each; nobody is held to them."""
    broken: tuple[int, ...] = (0,) * SEATS
    """By power: the mask of those to whom it has broken its word (`state.promises`)."""
    winners: tuple[int, ...] = ()
    """Powers that have won, once the game is over."""
    how: str = ""
    """By what: the sentence `how-…`."""

    # ---- stacks: written by `forces` alone
    at: list[int] = []
    """By stack: its place; `GONE` or `FREE` for a number without a stack."""
    whose: list[int] = []
    mark: list[int] = []
    link: list[int] = []
    """By stack: the next in the same place."""
    units: list[int] = []
    """`KINDS` numbers a stack."""
    head: list[int] = field(default_factory=lambda: [NONE] * PLACE_COUNT)
    """By place: the first stack there."""
    touched: tuple[int, ...] = ()
    """Spaces where something has changed since control was settled."""

    # ---- leaders
    leader_in: tuple[int, ...] = (ABSENT,) * LEADER_COUNT
    """By leader: his stack, or where else he is."""
    leader_side: tuple[int, ...] = (NOBODY,) * LEADER_COUNT
    """By leader: the side he serves in this match."""

    to_draw: tuple[int, ...] = (0,) * SEATS
    """8.1: by power, how many leaders it draws in the coming Leader Selection."""
    drawn: tuple[int, ...] = ()
    """3.2.D: in Leader Selection, `DRAWN` places a power: the leaders it has drawn, whom nobody else sees yet,"""
    drawn_to: tuple[int, ...] = ()
    """and where they are to go. Until they are shown `leader_in` has them in the pool."""

    # ---- the map
    holder: list[int] = field(default_factory=lambda: [NOBODY] * SPACE_COUNT)
    """5.1: by Space, the side that Controls it."""
    lord: list[int] = field(default_factory=lambda: [NOBODY] * PROVINCE_COUNT)
    """5.2: by Province, the power that Controls it."""
    walls: tuple[int, ...] = (0,) * SPACE_COUNT
    """By Space: Wall Points; 5 to 3 are a City, 2 and 1 a Town."""
    town_of: tuple[int, ...] = (NOBODY,) * SPACE_COUNT
    """By Space: the side that owns the City or Town."""
    pirates: tuple[int, ...] = ()
    tribe: tuple[int, ...] = (NONE,) * len(TRIBAL)
    """13.1: by Tribal Space, the strength of its counter, face down unless `tribe_seen` says otherwise."""
    tribe_seen: tuple[int, ...] = (0,) * len(TRIBAL)
    """By Tribal Space: the mask of seats that know the strength; everybody for one that is face up."""
    tribe_pool: tuple[int, ...] = ()
    """13.1.1: the counters that are not on the map."""

    # ---- activations (3.4)
    order: tuple[int, ...] = ()
    """The first round of this Game-Turn."""
    pool: tuple[int, ...] = (0,) * MARKER_KINDS
    """How many markers of each kind are in the pool: powers, events, Pontus."""
    free_markers: Annotated[tuple[int, ...], FOR_A_TURN] = (0,) * SEATS
    """17.2 STABILITY AND OPPORTUNITY: markers in the pool that cost nothing."""
    active: int = NOBODY
    """The power whose Activation it is."""
    last: int = NOBODY
    """The power of the last marker played."""
    run: int = 0
    """How many Activations it has had in a row."""
    activations: int = 0
    """How many there have been in this Game-Turn."""
    silent: Annotated[int, FOR_A_TURN] = 0
    """16.2-CHECKd: the mask of powers without further Activations in this Game-Turn,"""
    dear: int = 0
    """and of those whose markers cost double in this one,"""
    dear_next: int = 0
    """or will in the next."""
    pending: tuple[int, ...] = ()
    """16.1.3: events that wait for the next marker drawn from the pool, by number."""
    militia_raised: int = 0
    """12.3.3b: the mask of powers that have raised Militia in this Activation."""
    revolts: int = 0
    """12.7: the mask of powers against whom slaves are in revolt."""
    recruitments: tuple[int, ...] = (0,) * SEATS
    """Recruitment Operations so far, for scenarios that limit them."""
    raised: tuple[int, ...] = (0,) * SEATS
    """Units raised so far of the kind that the scenario limits."""

    majors: int = 0
    """Major Moves left in the running Expansion,"""
    minors: int = 0
    """and Minor Moves;"""
    hired: bool = False
    """12.2.2: Mercenaries were hired in the running Expansion."""
    guests: int = 0
    """Scenario IV: moves of an Army that is a guest left in the running Expansion."""
    lodgers: tuple[int, ...] = ()
    """4.3.1f: power and Space of Armies that have come to an ally's, in that order, two numbers each."""
    talked: int = 0
    """4.5: who has opened talks with whom in the running Activation, `SEATS` bits a power."""
    conquests: int = 0
    """Second Major Moves of an Elite leader (16.2-CONQUEROR): 1 at the start of an Expansion of a Conqueror."""

    # ---- the running move
    mover: int = NONE
    """The stack whose move it is."""
    move: int = NO_MOVE
    """What kind of move it is."""
    mp: int = 0
    """Movement Points it has left."""
    led_by: int = NONE
    """8.2.4: the leader whose Campaign rating it has."""
    lone_leader: bool = False
    """8.2.3e: he moves alone and has doubled MP."""
    came_from: int = NONE
    """The place from which it came where it is,"""
    last_space: int = NONE
    """and the last Space it left (10.7.7b)."""
    afloat: int = 0
    """11.3: 0 on land, 1 embarked, 2 with the voyage paid."""
    escort: int = NONE
    """11.3.2b: ships of another side that sail with it: those of Rhodes, or one lent to a Soldier of Fortune."""
    companion: int = NONE
    """17.2-ALLIANCE-PERGAMUM-a: Pergamenes that march with it as one Army."""
    trail: tuple[int, ...] = ()
    """Of other Armies on the move, the stack and whence it came: interceptors, those that withdraw or retreat."""
    lost_battle: bool = False
    """9.2.1i: it has lost a Battle and pays to go on."""
    extra_shifts: tuple[int, ...] = (0, 0)
    """10.3.1k: shifts that cards give the attacker and the defender of the running Battle."""
    captains: tuple[int, int] = (NOBODY, NOBODY)
    """The powers that may play such cards: those that command the attacker and the Defender."""
    verdict: tuple[int, ...] = ()
    """The last land Battle: place, winner, loser (nobody twice for a Draw), and BP other than Militia that he lost."""

    # ---- what holds for the rest of the Game-Turn
    conquerors: Annotated[int, FOR_A_TURN] = 0
    """16.2-CONQUEROR: the mask of powers with a second Major Move."""
    shipwrights: Annotated[int, FOR_A_TURN] = 0
    """The mask of powers with galley technology."""
    delayers: Annotated[int, FOR_A_TURN] = 0
    """17.2-CUNCTATOR: the mask of powers,"""
    exclusive: Annotated[int, FOR_A_TURN] = 0
    """and that of powers that have played CONQUEROR."""
    disorder: int = 0
    """16.2-CHECKc: the mask of powers that must bring an Army to a Capital in their next or current Activation,"""
    guards: tuple[int, ...] = ()
    """and, in such an Activation, the BP in each Capital when it began."""
    civil_war: int = 0
    """17.2-STABILITY-CHECK-d: the mask of powers whose next marker does only that."""
    invaded: Annotated[int, FOR_A_TURN] = 0
    """13.4.1: the mask of sides that have invaded in this Game-Turn (Caledonians and Armenians by their own bits)."""
    dreaded: Annotated[tuple[int, ...], FOR_A_TURN] = (0,) * SIDE_COUNT
    """13.4.4: by side, the mask of powers whose Capital its Army has come near."""
    mutiny: Annotated[tuple[int, ...], FOR_A_TURN] = ()
    """13.3-MUTINY: side and place of the Fleet."""
    archimedes: Annotated[int, FOR_A_TURN] = NONE
    """The City of the inventor."""
    cyprus_shut: Annotated[bool, FOR_A_TURN] = False
    """13.3-CYPRUS."""
    gaul_risen: bool = False
    """13.3-GAULf: a Massive Rebellion has happened in this match."""
    gaul_attacked: Annotated[int, FOR_A_TURN] = NONE
    """13.3-GAULd: the Activation of this Game-Turn in which the Gallic Army attacked where it was placed."""
    german_home: Annotated[int, FOR_A_TURN] = NONE
    """13.4-GERMANSa: the Province in which the Germans appeared: whoever of them has left it does not return."""
    toll: Annotated[tuple[int, ...], FOR_A_TURN] = ()
    """12.5.1d: side and the place it came from, for Fleets that did not pay at Rhodes."""
    united: int = NONE
    """Scenario VI: the Game-Turn from which on The East is one kingdom."""

    # ---- cards (17)
    deck: tuple[int, ...] = ()
    """Titles, the top card first."""
    discards: tuple[int, ...] = (0,) * TITLE_COUNT
    removed: tuple[int, ...] = (0,) * TITLE_COUNT
    """By title: how many cards are out of the game, or never were in it."""
    hands: tuple[int, ...] = (NONE,) * (SEATS * HAND)
    """`HAND` places a power: titles, then empty places."""
    hand_seen: tuple[int, ...] = (0,) * (SEATS * HAND)
    """17.2-SPIES: by place, the mask of other seats that know the card."""

    # ---- objectives (15.4)
    objectives: tuple[int, ...] = (NONE,) * (SEATS * HELD_OBJECTIVES)
    """`HELD_OBJECTIVES` places a power: letters, then empty places."""
    objective_seen: tuple[int, ...] = (0,) * (SEATS * HELD_OBJECTIVES)
    """By place: the mask of other seats that know the marker; everybody for one that was claimed."""
    objective_pool: tuple[int, ...] = ()
    claimed: Annotated[tuple[int, ...], FOR_A_TURN] = (0,) * SEATS
    """By power: VP of Objectives claimed in this Game-Turn (15.4.9-L),"""
    claimed_gop: Annotated[tuple[int, ...], FOR_A_TURN] = (0,) * SEATS
    """and GOP,"""
    claims: Annotated[tuple[int, ...], FOR_A_TURN] = (0,) * SEATS
    """and the mask of their letters."""

    # ---- secret plans
    plan: tuple[int, ...] = ()
    """While plans are made, `ORDERS` places a power: what it has written down so far (`plans`)."""
    bids: tuple[int, ...] = ()
    """10.5.1: while bids for Siege Expertise are made, one place a power."""

    public: ClassVar[frozenset[str]] = frozenset({
        "scenario", "wins", "advanced", "optional", "turn", "last_turn", "phase", "markers", "event_markers", "buying",
        "powers", "seats", "treasury", "stability", "vp", "gained", "allies", "patron", "friendly", "promises",
        "broken", "winners", "how", "at", "whose", "mark", "link", "units", "head", "touched", "leader_in",
        "leader_side", "to_draw", "holder", "lord", "walls", "town_of", "pirates", "tribe_seen", "order", "pool",
        "free_markers", "active", "last", "run", "activations", "silent", "dear", "dear_next", "pending",
        "militia_raised", "revolts", "recruitments", "raised", "majors", "minors", "hired", "guests", "lodgers",
        "talked", "conquests", "mover", "move", "mp", "led_by", "lone_leader", "came_from", "last_space", "afloat",
        "escort", "companion", "trail", "lost_battle", "extra_shifts", "captains", "verdict", "conquerors",
        "shipwrights", "delayers", "exclusive", "disorder", "guards", "civil_war", "invaded", "dreaded", "mutiny",
        "archimedes", "cyprus_shut", "gaul_risen", "gaul_attacked", "german_home", "toll", "united", "discards",
        "removed", "hand_seen", "objective_seen", "claimed", "claimed_gop", "claims",
    })  # fmt: skip
    secrets: ClassVar[Mapping[str, Secret]] = {
        "tribe": Secret(lambda g, i: g.tribe_seen[i], unseen=lambda g, seat: _unknown(g.tribe_seen, seat)),
        "tribe_pool": Secret(lambda g, i: 0, frozenset(), lambda g, seat: _everything(len(g.tribe_pool))),
        "deck": Secret(lambda g, i: 0, frozenset(), lambda g, seat: _everything(len(g.deck))),
        "hands": Secret(
            lambda g, i: g.eyes(i // HAND) | g.hand_seen[i],
            unseen=lambda g, seat: _of_others(g, seat, HAND, g.hand_seen),
        ),
        "objectives": Secret(
            lambda g, i: g.eyes(i // HELD_OBJECTIVES) | g.objective_seen[i],
            unseen=lambda g, seat: _of_others(g, seat, HELD_OBJECTIVES, g.objective_seen),
        ),
        "objective_pool": Secret(lambda g, i: 0, frozenset(), lambda g, seat: _everything(len(g.objective_pool))),
        "drawn": _DRAWN_BY_OTHERS,
        "drawn_to": _DRAWN_BY_OTHERS,
        "plan": Secret(
            lambda g, i: g.eyes(i // ORDERS),
            frozenset(),
            lambda g, seat: _of_others(g, seat, ORDERS, ()) if g.plan else (),
        ),
        "bids": Secret(lambda g, i: g.eyes(i), frozenset()),
    }

    windows: ClassVar[Mapping[str, WindowKind]] = WINDOWS
    questions: ClassVar[Mapping[str, QuestionKind]] = QUESTIONS
    answer_verbs: ClassVar[Mapping[str, tuple[str, ...]]] = ANSWER_VERBS

    def eyes(self, power: int) -> int:
        """The seat of a power as a mask; nobody's where there is no such power."""
        return 1 << self.seats[power] if power < len(self.seats) else 0

    @property
    def setting(self) -> Setting:
        """The scenario in numbers."""
        return SETTINGS[self.scenario] if self.wins is UNSET else setting_of((self.scenario, self.wins))

    @property
    def which(self) -> Played:
        """The scenario, with ways to win of somebody's own if it has them: what to remember answers by."""
        return self.scenario if self.wins is UNSET else (self.scenario, self.wins)

    def plays(self, power: int, identity: int) -> bool:
        """Whether a power of the match is this one: Rome, Carthage, …"""
        return self.powers[power] == identity

    def who(self, identity: int) -> int:
        """The power of the match that is this one; nobody if it is not played."""
        return self.powers.index(identity) if identity in self.powers else NOBODY

    def hand(self, power: int) -> list[int]:
        """The titles a power holds."""
        return [title for title in self.hands[power * HAND : (power + 1) * HAND] if title != NONE]

    def objectives_of(self, power: int) -> list[int]:
        """The Objectives a power holds."""
        first = power * HELD_OBJECTIVES
        return [letter for letter in self.objectives[first : first + HELD_OBJECTIVES] if letter != NONE]
