"""The position of History of the Roman Empire: what stands in the 45 Provinces, the scores, hands and tokens.

Sides are ints: 0-3 Roman Factions, 4-19 Peoples, 20-37 Kingdoms and Tribes, 38-41 the Rebels raised by each
Faction's cards. A Faction stands for one player; which seat commands it is `seat_of`. With two players each seat
commands two Factions; each counts as a player where players are counted, limited or compared, but whose forces they
are is a question of the seat (ruling 2.1a).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from msgspec import UNSET, UnsetType, field

from romanum.engine.hands import Hands
from romanum.engine.position import Position
from romanum.engine.secrecy import EVERYBODY, Secret
from romanum.engine.standing.orders import ACCEPT, QuestionKind
from romanum.engine.standing.wishes import DECLINE, WindowKind, windows
from romanum.games.hre.data.components import (
    CARDS,
    COLOUR,
    COLOURS,
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    FIRST_REBEL,
    KINGDOMS,
    PEOPLES,
    PROVINCES,
    SIDE_IDS,
)
from romanum.games.hre.state.standing_orders import ANSWER_VERBS, QUESTIONS

PROVINCE_COUNT: Final = len(PROVINCES)
ALL_PROVINCES: Final = range(PROVINCE_COUNT)
FACTION_COUNT: Final = len(FACTIONS)
HAND: Final = len(COLOURS)
LAST_TURN: Final = 7
FULL: Final = 3
"""9.1a: a Province holds at most three Armies."""

FACTION_SIDES: Final = range(FACTION_COUNT)
EVERY_FACTION: Final = (1 << FACTION_COUNT) - 1
NO_REBELS: Final = [-1] * PROVINCE_COUNT
"""Where the Rebels come from if there are none, or none that were Legions."""
BITS: Final = tuple(1 << p for p in ALL_PROVINCES)
NOBODYS_SIDES: Final = (-1,) * (FACTION_COUNT + 1)
"""The sides of Rebels; and, counted from the end, no side at all."""

VACANT: Final = -1
NOBODY: Final = -1
NONE: Final = -1

NO_FORT: Final = 0
FORT: Final = 1
FORTRESS: Final = 2

NO_CITY: Final = 0
INTACT: Final = 1
LOOTED: Final = 2


SLOT: Final = tuple(COLOUR[card.colour] for card in CARDS)
"""The place of each card in a hand: hands are kept by colour."""
HANDS: Final = Hands("hand", HAND, seat_of=lambda g, faction: g.seat_of[faction], place_of=SLOT)
"""2c: the cards of each Faction."""


def _token_seats(known: list[int], g: Empire, i: int) -> int:
    mask = known[i]
    if mask == (1 << len(g.seat_of)) - 1:
        return EVERYBODY
    return sum({1 << g.seat_of[f] for f in range(len(g.seat_of)) if mask >> f & 1})


class Empire(Position, kw_only=True):
    """All that changes in a match."""

    turn: int = 0
    last_turn: int | UnsetType = UNSET
    """3a: an earlier end than that of the rules, where somebody wished one."""
    bribes: bool = False
    """16: the optional rule is in force."""
    oraculum: bool = True
    """The 55th card is in its pile."""
    legion_cap: int = 7
    seat_of: list[int] = []
    """Which seat commands each Faction."""

    # ---- Provinces
    holder: list[int] = field(default_factory=lambda: [VACANT] * PROVINCE_COUNT)
    """The side whose Armies stand there."""
    armies: list[int] = field(default_factory=lambda: [0] * PROVINCE_COUNT)
    fort: list[int] = field(default_factory=lambda: [NO_FORT] * PROVINCE_COUNT)
    fort_owner: list[int] = field(default_factory=lambda: [NOBODY] * PROVINCE_COUNT)
    """The Faction that built or last captured the Fort (15.3e)."""
    fort_turn: list[int] = field(default_factory=lambda: [0] * PROVINCE_COUNT)
    """The turn in which a Fort was built: no upgrade in that turn (8.2.3c)."""
    city: list[int] = field(default_factory=lambda: [NO_CITY] * PROVINCE_COUNT)
    rebel_origin: list[int] = field(default_factory=lambda: [NOBODY] * PROVINCE_COUNT)
    """The Faction whose Legions the Rebels there were; nobody's if they are natives (11d)."""
    last_held: list[int] = field(default_factory=lambda: [NOBODY] * PROVINCE_COUNT)
    """The side that holds each Province or held it last, Rebels left out: an empty City is still its City (12d)."""
    stricken: list[int] = field(default_factory=lambda: [0] * PROVINCE_COUNT)
    """1 where an event killed all Armies: the next Army takes it without conquest (7.3b)."""

    # ---- Factions
    roman_vp: list[int] = []
    barbarian_vp: list[int] = []
    start: list[int] = []
    """The Starting Province, or none yet (9.3a)."""
    dead: list[int] = []
    forts_ready: list[int] = []
    """Forts paid for or given in this Phase, not yet on the map (8.2f)."""
    promises: int = 0
    """Four bits a Faction: the Factions that its player may not attack any more this turn (16b)."""
    cards_this_turn: list[int] = []
    cards_this_phase: list[int] = []

    # ---- Peoples, Kingdoms and Tribes
    people_of: list[int] = field(default_factory=lambda: [NOBODY] * len(PEOPLES))
    """The Faction that holds, or last held, each People (8.1c)."""
    people_began: list[int] = field(default_factory=lambda: [0] * len(PEOPLES))
    """1 if the People had an Army on the map when the Game Turn began (9.2a)."""
    power_of: list[int] = field(default_factory=lambda: [NOBODY] * len(KINGDOMS))
    """The Faction whose card brought the Kingdom or Tribe in (G.kingdom)."""

    # ---- cards and tokens
    hand: list[int] = []
    """One card a colour for each Faction, in order of the colours; none once it is spent."""
    spent: list[int] = []
    """Cards played, in order."""
    drawer: int = NOBODY
    drawn: int = 0
    """The token in the drawer's hand while he decides (5.4b)."""
    barbarian_token: list[int] = []
    barbarian_known: list[int] = []
    """Bit mask of the Factions that know each held Barbarian Token (5.4e)."""
    emperor_token: list[int] = []
    emperor_known: list[int] = []
    barbarian_done: list[int] = []
    emperor_done: list[int] = []
    draw_order: list[int] = []
    past_barbarians: list[int] = []
    """Barbarian Tokens held in earlier turns, turn by turn, in order of the Factions."""
    past_emperors: list[int] = []

    # ---- the running Phase
    phases: int = 0
    """How many Phases have begun in the game."""
    active: int = NOBODY
    """The Faction of the Active Player."""
    side: int = NONE
    """The side whose Phase it is."""
    held_at_start: int = 0
    """Provinces that any of the Active Player's sides held when the Phase began (12a)."""
    fought: int = 0
    """Provinces in which a round of combat was decided in this Phase (10.1a)."""
    attack_dice: int = 2
    attack_bonus: int = 0
    wins_ties: bool = False
    province_vp: bool = False
    extra_legions: int = 0
    """Legions of this Phase that do not count against the cap: Emperor's and auxiliaries (8.2c)."""
    auxilia: int = 0
    discounts: int = 0
    """Legions still to be recruited at a reduced price (Donativum)."""
    discount: int = 0
    extra_cities: int = 0
    classis: bool = False
    testudo: int = 0
    """Provinces in which the Roman attacker has the bonus of his card."""
    truce: int = 0
    """Factions that the People of this Phase may not attack any more (Stipendium)."""

    windows: ClassVar[Mapping[str, WindowKind]] = windows(
        *(
            WindowKind(card, "7c", answers=(DECLINE, ACCEPT))
            for card in ("stipendium", "insidiae", "testudo", "oraculum")
        )
    )
    questions: ClassVar[Mapping[str, QuestionKind]] = QUESTIONS
    answer_verbs: ClassVar[Mapping[str, tuple[str, ...]]] = ANSWER_VERBS
    public: ClassVar[frozenset[str]] = frozenset({
        "turn", "last_turn", "bribes", "oraculum", "legion_cap", "seat_of", "holder", "armies", "fort", "fort_owner",
        "fort_turn", "city", "rebel_origin", "last_held", "stricken", "roman_vp", "barbarian_vp", "start", "dead",
        "forts_ready", "promises", "cards_this_turn", "cards_this_phase", "people_of", "people_began", "power_of",
        "spent", "drawer", "barbarian_known", "emperor_known", "barbarian_done", "emperor_done", "draw_order",
        "past_barbarians", "past_emperors", "phases", "active", "side", "held_at_start", "fought", "attack_dice",
        "attack_bonus", "wins_ties", "province_vp", "extra_legions", "auxilia", "discounts", "discount",
        "extra_cities", "classis", "testudo", "truce",
    })  # fmt: skip
    secrets: ClassVar[Mapping[str, Secret]] = {
        "hand": HANDS.secret,
        "drawn": Secret(lambda g, i: 1 << g.seat_of[g.drawer] if g.drawer >= 0 else 0, frozenset({0})),
        "barbarian_token": Secret(lambda g, i: _token_seats(g.barbarian_known, g, i), frozenset({0})),
        "emperor_token": Secret(lambda g, i: _token_seats(g.emperor_known, g, i), frozenset({0})),
    }

    @property
    def final_turn(self) -> int:
        """3a: the turn after which the game is over."""
        return LAST_TURN if self.last_turn is UNSET else self.last_turn

    # ---- who is who

    @property
    def factions(self) -> int:
        """How many Factions play: three with three players, else four."""
        return len(self.seat_of)

    def owner(self, side: int) -> int:
        """The Faction whose player is responsible for a side (10f)."""
        if side < FIRST_PEOPLE:
            return side
        if side < FIRST_POWER:
            return self.people_of[side - FIRST_PEOPLE]
        return self.power_of[side - FIRST_POWER] if side < FIRST_REBEL else side - FIRST_REBEL

    def who(self, side: int) -> dict[str, Any]:
        """Whom a question about a side is put to: the player, the side, and whether it is his own Faction."""
        return {"faction": FACTIONS[self.owner(side)].id, "side": SIDE_IDS[side], "own": side < FIRST_PEOPLE}

    def seat(self, side: int) -> int:
        """The seat that decides for a side."""
        return self.seat_of[self.owner(side)]

    # ---- what stands where

    def provinces_of(self, side: int) -> list[int]:
        """The Provinces a side controls (G.control)."""
        return [p for p, holder in enumerate(self.holder) if holder == side]

    def mask_of(self, side: int) -> int:
        """The same as a bit mask."""
        return sum([bit for bit, holder in zip(BITS, self.holder, strict=True) if holder == side])

    def armies_of(self, side: int) -> int:
        """How many Armies a side has on the map."""
        return sum([n for n, h in zip(self.armies, self.holder, strict=True) if h == side])

    def legions_in_rebellion(self, faction: int) -> int:
        """8.2.1b: Legions of a Faction that stand on the map as Rebels."""
        if self.rebel_origin == NO_REBELS:
            return 0
        return sum([n for n, o in zip(self.armies, self.rebel_origin, strict=True) if o == faction])

    def rebels_on_map(self) -> int:
        """All Rebel counters in use."""
        return sum([n for n, h in zip(self.armies, self.holder, strict=True) if h >= FIRST_REBEL])

    def forts_in_use(self) -> int:
        """Fort counters on the map or waiting to be placed."""
        return self.fort.count(FORT) + sum(self.forts_ready)

    def cities_on_map(self) -> int:
        """City counters in use."""
        return PROVINCE_COUNT - self.city.count(NO_CITY)

    def players_of_sides(self) -> list[int]:
        """For each side its player's Faction; Rebels are nobody's, and at the end so are vacant Provinces."""
        return [*FACTION_SIDES, *self.people_of, *self.power_of, *NOBODYS_SIDES]

    def held_by_player(self, *factions: int) -> int:
        """Bit mask of the Provinces of all sides of one player, or of several."""
        player = self.players_of_sides()
        return sum([bit for side, bit in zip(self.holder, BITS, strict=True) if player[side] in factions])

    def held_by_seat(self, seat: int) -> int:
        """The same for all Factions of a seat (ruling 2.1a)."""
        return self.held_by_player(*[faction for faction, its in enumerate(self.seat_of) if its == seat])

    def is_own(self, side: int, other: int) -> bool:
        """10.5a, 2.1a: both sides are the same player's, whichever of his Factions leads them. Rebels are nobody's."""
        if side == other:
            return 0 <= side < FIRST_REBEL
        return 0 <= other < FIRST_REBEL and side < FIRST_REBEL and self.seat(other) == self.seat(side)

    def promise(self, taker: int, giver: int) -> None:
        """16b: a player has taken a Faction's points, and leaves it alone this turn, whichever Faction he leads."""
        for faction, seat in enumerate(self.seat_of):
            if seat == self.seat_of[taker]:
                self.promises |= 1 << faction * FACTION_COUNT + giver

    def promised(self, side: int) -> int:
        """16b: bit mask of the Factions that the player of a side may not attack this turn, with any of his forces."""
        return self.promises >> self.owner(side) * FACTION_COUNT & EVERY_FACTION if self.promises else 0

    def total_vp(self, faction: int) -> int:
        """G.vp: Roman and Barbarian points together."""
        return self.roman_vp[faction] + self.barbarian_vp[faction]

    # ---- changes that keep the counters right

    def put(self, side: int, province: int, number: int = 1) -> None:
        """Armies of a side appear in a Province that it holds or that is vacant."""
        self.holder[province] = side
        self.armies[province] += number
        self.stricken[province] = 0
        if side < FIRST_REBEL:
            self.last_held[province] = side

    def remove(self, province: int, number: int = 1) -> None:
        """Armies leave a Province or die there."""
        self.armies[province] -= number
        if self.armies[province] == 0:
            self.holder[province] = VACANT
            self.rebel_origin[province] = NOBODY

    def remove_fort(self, province: int) -> None:
        """A Fort or Fortress is destroyed."""
        self.fort[province] = NO_FORT
        self.fort_owner[province] = NOBODY
        self.fort_turn[province] = 0

    def score(self, faction: int, points: int, roman: bool) -> None:
        """15c: points go to the marker of their kind."""
        if roman:
            self.roman_vp[faction] += points
        else:
            self.barbarian_vp[faction] += points
