"""The position of Imperium Romanum: powers and their records, stacks of units, leaders, cities, forts, sieges.

**Powers** (5.1) own things. 0 to `LISTED - 1` are the powers that a scenario lists, in its order; `PEOPLE + province`
is the people of a Province that the scenario gives to nobody (5.2.3c), of one that revolts (39.2-Q) or of a raid from
there (39.2-O2); `REBELS` hold a capital that rose for bread (22.2.3a); `USURPERS` and those after it are factions that
arise in play (44). `chief` says which player decides for a power. A **player** is a seat.

**Stacks.** All units of one power and colour in one place that are in the same state (`mark`, see `state.marks`,
`came`, `spent`) are one stack, and a stack has a number as long as it stands. Its units are a string, one letter a
unit, in the order of kinds (`state.rosters.LETTER`), so that copies share it and whatever is asked of it
(`state.rosters`) is worked out once. A stack with fleets is at sea or in port, and the land units in it are aboard
(10.4.3i); land units ashore are another stack. Leaders are always in a stack, if need be alone. Only `state.forces` and
`rules.common.leaders` write stacks.

**Months** are counted as `data.names.Month` does; `month % 12` is 0 in January.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar, Final

from msgspec import UNSET, UnsetType, field

from romanum.engine.position import Migration, Position
from romanum.engine.secrecy import EVERYBODY, Secret
from romanum.engine.standing.orders import QuestionKind
from romanum.engine.standing.wishes import WindowKind
from romanum.games.imperium.data.cities import CITY_COUNT
from romanum.games.imperium.data.own_wins import Which, setting_of
from romanum.games.imperium.data.provinces import AREAS, PROVINCE_COUNT
from romanum.games.imperium.data.roll import USURPER_COUNT
from romanum.games.imperium.data.seas import BARE_PORT
from romanum.games.imperium.data.settings import Setting
from romanum.games.imperium.state.confidence import kept_from, others_lines, others_offers, others_promises, parties
from romanum.games.imperium.state.layout import (
    GRAZED_FACTS,
    IN_FORCE,
    LEVIES,
    OFFER_FACTS,
    ORDERS,
    RAISED_TYPES,
    SEATS,
)
from romanum.games.imperium.state.marks import POOL
from romanum.games.imperium.state.migrations import without_closed_seas
from romanum.games.imperium.state.sight import (
    fought_over,
    keepers,
    lent,
    unknown_leaders,
    unknown_levies,
    unknown_losses,
    unknown_militia,
    unknown_pastures,
    unknown_stacks,
    unknown_ticks,
)
from romanum.games.imperium.state.standing_orders import ANSWER_VERBS, QUESTIONS, WINDOWS

AREA_COUNT: Final = len(AREAS)
BARE_PORTS: Final = tuple(place for place, bare in enumerate(BARE_PORT) if bare)
"""16.1e: the places of ports without a city, by the numbers that `port_of` has them."""
NONE: Final = -1
NOBODY: Final = -1

# ---- powers
LISTED: Final = 16
"""As many powers a scenario may list."""
PEOPLE: Final = LISTED
"""The people of Province 0."""
REBELS: Final = PEOPLE + PROVINCE_COUNT
"""22.2.3: those who hold the imperial capital."""
USURPERS: Final = REBELS + 1
"""44: the first of them."""
POWER_COUNT: Final = USURPERS + USURPER_COUNT

# ---- what has become of a power: `standing`
ABSENT: Final = 0
"""Not in this match, dissolved for good, or gone over to others."""
INACTIVE: Final = 1
"""5.2.2, 5.2.3: it stands and defends."""
ACTIVE: Final = 2
STANDING_IDS: Final = ("absent", "inactive", "active")

# ---- and what it is to others: `bond`
MAJOR: Final = 0
CLIENT: Final = 1
"""5.2.1: of the power that is its `patron`."""
NEUTRAL: Final = 2
"""5.2.3, 5.2.4: run by whoever is farthest away."""
BOND_IDS: Final = ("major", "client", "neutral")

# ---- and by birth: `origin`
ROMAN: Final = 0
CIVILIZED: Final = 1
BARBARIAN: Final = 2
ORIGIN_IDS: Final = ("roman", "civilized", "barbarian")

# ---- where a stack is, if nowhere on the map
GONE: Final = -1
"""Lost or joined to another: its number is not used again before the running phase is over,"""
FREE: Final = -2
"""and then it is."""

# ---- where a leader is, if in no stack
DEAD: Final = -1
"""18.2.2a: a named one, for good,"""
WAITING: Final = -2
"""18.2.2b: and an unnamed one until a roll brings him back."""
UNBORN: Final = -3
"""Not in this scenario, or not yet."""

# ---- phases of a game turn (4a) and segments of a player turn (4i)
PHASES: Final = ("events", "mobilization", "diplomacy", "fortification", "naval", "players", "replenishment")
EVENTS, MOBILIZATION, DIPLOMACY, FORTIFICATION, NAVAL, PLAYERS, REPLENISHMENT = range(7)
SEGMENTS: Final = ("movement", "combat", "siege", "supply")
MOVEMENT, COMBAT, SIEGE, SUPPLY = range(4)


class RomanWorld(Position, kw_only=True):
    """All that changes in a match."""

    version: int = 2
    migrations: ClassVar[tuple[Migration, ...]] = (without_closed_seas,)
    scenario: int = 1
    """Its number."""
    wins: str | UnsetType = UNSET
    """25: ways to win other than those of the scenario, where somebody wished them."""
    rules: int = 0
    """2.4a: the sections in force, `IN_FORCE`."""
    hidden: bool = True
    """3.2: limited intelligence."""
    month: int = 0
    first_month: int = 0
    last_month: int = NONE
    """25.1a: none if the scenario has no end date."""
    phase: int = DIPLOMACY
    segment: int = MOVEMENT
    active: int = NOBODY
    """The player whose turn or Naval Operations Segment it is."""
    winter: bool = False
    snow: bool = False
    """9.2b: April was winter, so that rivers flood in May."""
    flood: bool = False
    """9.2b: the rivers are in flood this month."""

    # ---- players
    seats: int = 2
    order: tuple[int, ...] = ()
    """4i: the players in their order."""
    out: int = 0
    """20.2d: the mask of players who are out of the game."""
    allies: tuple[int, ...] = (0,) * SEATS
    """5.8a: by player, the mask of those allied to him in this game turn,"""
    lapsed: tuple[int, ...] = (0,) * SEATS
    """of those who were in the last and are not now,"""
    truces: tuple[int, ...] = (0,) * SEATS
    """and of these, those with whom he stays at peace where they share a hex (5.8j)."""
    promises: tuple[int, ...] = ()
    """Promises on record, `PROMISE_FACTS` numbers each; nobody is held to them."""
    offers: tuple[int, ...] = ()
    """4e: while players negotiate, `OFFER_FACTS` numbers for each giver and taker (giver times `SEATS`, plus taker)."""
    leave: tuple[int, ...] = ()
    """5.8d, 5.8e: what allies have allowed each other in this game turn, `LEAVE_FACTS` numbers each."""
    favour: tuple[int, ...] = (0,) * POWER_COUNT
    """42: by power, what its appeal does for the roll that is coming (`rules.common.gods`)."""
    broken: tuple[int, ...] = (0,) * SEATS
    """By player: the mask of those to whom he has broken his word."""
    winners: tuple[int, ...] = ()
    """25.2a: players who have won, once the game is over."""
    how: str = ""
    """By what: the sentence `how-…`."""

    # ---- powers
    chief: list[int] = field(default_factory=lambda: [NOBODY] * POWER_COUNT)
    """By power: the player who decides for it."""
    standing: list[int] = field(default_factory=lambda: [ABSENT] * POWER_COUNT)
    bond: list[int] = field(default_factory=lambda: [NEUTRAL] * POWER_COUNT)
    patron: list[int] = field(default_factory=lambda: [NOBODY] * POWER_COUNT)
    """5.2.1: by client, the major power it belongs to."""
    origin: list[int] = field(default_factory=lambda: [BARBARIAN] * POWER_COUNT)
    treasury: list[int] = field(default_factory=lambda: [0] * POWER_COUNT)
    morale: list[int] = field(default_factory=lambda: [0] * POWER_COUNT)
    points: list[int] = field(default_factory=lambda: [0] * POWER_COUNT)
    """8.1, 26.1: replacement points in halves."""
    rate: tuple[int, ...] = (0,) * POWER_COUNT
    """Replacement points in halves a Taxation and Mobilization Phase."""
    cer: tuple[int, ...] = (2,) * POWER_COUNT
    """By power: the CER of units that come from no mobilization area, 0 (A) to 2 (C)."""
    colours: tuple[int, ...] = (0,) * POWER_COUNT
    """5.7: by power, the mask of its colours; 20.4a adds some."""
    trains_built: tuple[int, ...] = (0,) * POWER_COUNT
    """7.7b: trains built and still in play."""
    head: tuple[int, ...] = (NONE,) * POWER_COUNT
    """18.3: by power, the leader who is its Imperator or Rex."""
    purse: tuple[int, ...] = (NONE,) * POWER_COUNT
    """18.3.1a: by power, the leader with whom the treasury travels."""
    elites: tuple[int, ...] = (0,) * POWER_COUNT
    """15.2b: by power, elite legions created: so many 20-10 legions fewer may be built."""
    attacked: int = 0
    """19.1j: the mask of powers that have attacked in this game turn."""
    lost: tuple[str, ...] = ("",) * POWER_COUNT
    """8.0: by power, the units it has lost and may restore, one letter each."""
    at_war: tuple[int, ...] = (0,) * POWER_COUNT
    """23.4a: by activated power, the mask of players who violated its land."""
    dissolved: int = 0
    """20.2c: the mask of major powers that have dissolved once."""
    bane: tuple[int, ...] = (NOBODY,) * POWER_COUNT
    """20.2c: by power that has dissolved once, the last power that cost it morale."""
    acclaimed: tuple[int, ...] = ()
    """44.1a: leaders whom their troops have proclaimed; once the battle is over they are Imperatores."""
    dormant: tuple[int, ...] = (0,) * PROVINCE_COUNT
    """37.6c: by Province, the month before which its people are not rolled for again."""
    risen: int = 0
    """37.7b, 37.8b: the mask of rebel sites that have been activated."""

    # ---- stacks: written by `forces` alone
    at: tuple[int, ...] = ()
    """By stack: its place; `GONE` or `FREE` for a number without a stack."""
    whose: tuple[int, ...] = ()
    """By stack: its power,"""
    colour: list[int] = []
    """the colour of its counters,"""
    mark: list[int] = []
    """what state it is in,"""
    came: list[int] = []
    """14.2.1e: the place from which it entered in this game turn, or none,"""
    spent: list[int] = []
    """10.4.4: the MP it has spent in this game turn,"""
    units: list[str] = []
    """and its units, one letter each."""
    top: list[str] = []
    """3.2a: the unit on top, for all to see (`forces.turn_up`)."""

    # ---- leaders, numbered as `Setting.leaders`; `NEW_LEADERS` more may come by events (39.2-D)
    leader_in: tuple[int, ...] = ()
    """By leader: his stack, or where else he is."""
    leader_of: tuple[int, ...] = ()
    """By leader: the power he serves."""
    leader_value: tuple[int, ...] = ()
    """18.4: it may rise."""
    captor: tuple[int, ...] = ()
    """18.2.1: by leader, the power that holds him captive; nobody as a rule."""
    tired: int = 0
    """12.4e: the mask of leaders who have tried to intercept in this game turn,"""
    marched: int = 0
    """12.5a: and of those who have led a force march in this segment,"""
    urged: int = 0
    """7.7e: and of those who have urged on trains."""
    returns: tuple[int, ...] = ()
    """18.2.2b: by leader who waits, the month from which on he is rolled for; 0 for others."""

    # ---- cities and provinces
    city_of: list[int] = field(default_factory=lambda: [NOBODY] * CITY_COUNT)
    """5.6f: by city, the power that holds it."""
    wounds: tuple[int, ...] = (0,) * CITY_COUNT
    """17.3.1c: by city, strength lost by siege."""
    city_plunder: tuple[int, ...] = (0,) * CITY_COUNT
    """24.1c: by city, plunder markers."""
    spared: int = 0
    """24.5b: the mask of cities that were under siege when their Province was plundered and kept their strength; above
    them (`control.FALLEN`) those that have fallen since."""
    razed: int = 0
    """39.2-L: the mask of cities that exist no more."""
    port_of: tuple[int, ...] = (NOBODY,) * len(BARE_PORTS)
    """16.1e: by non-city port, the power that holds it."""
    lord: list[int] = field(default_factory=lambda: [NOBODY] * PROVINCE_COUNT)
    """5.6: by Province, the power that controls it."""
    home: tuple[int, ...] = (NOBODY,) * PROVINCE_COUNT
    """8.3a: by Province, the power that controlled it at the start."""
    plunder: tuple[int, ...] = (0,) * PROVINCE_COUNT
    """24.1c: by Province, plunder markers."""
    ruined: tuple[int, ...] = ()
    """24.3: power and Province it has plundered itself, two numbers each,"""
    ruined_cities: tuple[int, ...] = ()
    """and power and city."""
    tried: int = 0
    """5.6.1a: the mask of Provinces without cities whose conquest was tried in this player turn."""
    founded: tuple[int, ...] = ()
    """5.6.1c: place and power of forts that have become cities, two numbers each."""
    capitals: int = 0
    """19.2a: the mask of cities that are imperial capitals."""
    rebelling: int = 0
    """22.2.3b: the mask of capitals that rose for bread and that their old owner has not regained."""
    grain: tuple[int, ...] = (0,) * SEATS
    """22.2.1b: by player, the mask of players to whom he grants the wheat of his Provinces this month."""
    blockaded_grain: tuple[int, ...] = ()
    """27.1.4a: Province and number of pirate fleets that cut off its grain this month, two numbers each."""
    treasures: int = 0
    """43.2a: the mask of cities whose treasure has been taken."""
    forts: tuple[int, ...] = ()
    """21: `FORT_FACTS` numbers each."""
    sieges: tuple[int, ...] = ()
    """17: `SIEGE_FACTS` numbers each."""
    keels: tuple[int, ...] = ()
    """7.8: fleets under construction, `KEEL_FACTS` numbers each."""
    militia: tuple[int, ...] = (0,) * PROVINCE_COUNT
    """29.1a: by Province, militia points,"""
    militia_used: tuple[int, ...] = (0,) * PROVINCE_COUNT
    """29.3a: and those used in this player turn, by nobody and by each player (`militia.used_by`)."""

    # ---- mobilization
    raised: tuple[int, ...] = (0,) * (AREA_COUNT * RAISED_TYPES)
    """7.5a: by area and type, units raised in this year."""
    levied: tuple[int, ...] = (0,) * (PROVINCE_COUNT * LEVIES)
    """7.2b: by Province without area, the 4-12 and the further unit raised in this year."""
    restored: tuple[int, ...] = ()
    """8.3a: while a power restores units, the place of each."""
    bonus: tuple[int, ...] = (0,) * AREA_COUNT
    """39.2-X: by area, units of each type above the limit in this year; 39.2-Y takes one off everywhere."""

    # ---- the naval phase (10)
    naval_dice: tuple[int, ...] = ()
    """10.1d: by player, his place by the dice of the running round, the highest die the greatest; 0: he sits out."""
    naval_done: tuple[int, ...] = ()
    """10.1b: the powers whose segment is over; `NOBODY` less a player's number for his minor powers."""
    deferrer: int = NOBODY
    """10.1e: the player who holds back."""

    # ---- the running move
    mover: int = NONE
    """The stack that moves."""
    led_by: int = NONE
    """12.5a: the leader of a force march; 10.5b: of a landing."""
    forced: bool = False
    """12.5: it force marches."""
    hurried: bool = False
    """7.7e: its trains are urged on."""
    boat: int = NONE
    """13.4.4b: the river on which its trains go by boat."""
    met_by: int = NOBODY
    """12.4.1f: the player who has intercepted it."""

    # ---- what lasts
    effects: tuple[int, ...] = ()
    """`EFFECT_FACTS` numbers each."""
    scorched: tuple[int, ...] = ()
    """Scenario 1: places without forage until the next September, and the month, two numbers each."""

    grazed: tuple[int, ...] = ()
    """13.3b: who has foraged where since a Movement or Supply Segment began: place, power, halves of a Legion
    Equivalent."""
    vacated: tuple[int, ...] = ()
    """And places that whoever may lay them waste has left in this Land Movement Segment."""

    # ---- what the scenario remembers (`rules.special.chronicle`); special rules by their place in the setting
    fired: int = 0
    """The mask of special rules that have happened, or whose one deed is done,"""
    ended: int = 0
    """and of those that are in force no more."""
    looks: tuple[int, ...] = ()
    """`LOOK_FACTS` numbers for each trigger that has been looked at."""
    due: tuple[int, ...] = ()
    """`DUE_FACTS` numbers for each outcome that is still to come."""
    payments: tuple[int, ...] = ()
    """`PAYMENT_FACTS` numbers for each sum that a special rule asked for."""
    defeats: tuple[int, ...] = ()
    """`DEFEAT_FACTS` numbers for each battle lost by a power whose scenario asks for it."""
    sacked: tuple[int, ...] = ()
    """Power and city it has plundered, two numbers each."""
    rebellions: tuple[int, ...] = ()
    """22.2: a city for each time it rose for bread."""
    ever_besieged: int = 0
    """The mask of cities that have been under siege."""
    slain: int = 0
    """The mask of leaders whom an enemy has killed."""
    vigils: tuple[int, ...] = ()
    """`VIGIL_FACTS` numbers for each leader who lies before a city and of whom the scenario asks it."""
    away: str = ""
    """Units that a special rule keeps off the map for a while."""
    silent: int = 0
    """The mask of powers that are rolled for no more."""
    tabled: tuple[int, ...] = ()
    """What was proposed in this Diplomacy Phase: player and place of the special rule; none: peace."""
    rows_met: int = 0
    """25.2a: the mask of ways to win, by their place in the setting, that were met before the end."""

    # ---- secret plans
    plan: tuple[int, ...] = ()
    """4c: while plans are made, `ORDERS` places a player: what he has written down so far."""
    habits: tuple[int, ...] = ()
    """7.3: as many places a player: what he wrote down in his last March, or the first time."""
    ready: int = 0
    """4f: the mask of players who have finished negotiating."""

    public: ClassVar[frozenset[str]] = frozenset({
        "scenario", "wins", "rules", "hidden", "month", "first_month", "last_month", "phase", "segment", "active",
        "winter", "snow", "flood", "seats", "order", "out", "allies", "lapsed", "truces", "leave", "favour", "broken",
        "winners", "how", "chief", "standing", "bond", "patron", "origin", "treasury", "morale", "points", "rate",
        "cer", "colours", "head", "purse", "elites", "attacked", "at_war", "dissolved", "bane", "acclaimed",
        "dormant", "risen", "at", "whose", "colour", "mark", "came", "spent", "top", "leader_of", "leader_value",
        "captor", "tired", "marched", "urged", "returns", "city_of", "wounds", "city_plunder", "spared", "razed",
        "port_of", "lord", "home", "plunder", "ruined", "ruined_cities", "tried", "founded", "capitals",
        "rebelling", "grain", "blockaded_grain", "treasures", "forts", "sieges", "keels", "militia_used",
        "restored", "bonus", "naval_dice", "naval_done", "deferrer", "mover", "led_by", "forced", "hurried", "boat",
        "met_by", "effects", "scorched", "vacated", "fired", "ended", "looks", "due", "payments", "defeats",
        "sacked", "rebellions", "ever_besieged", "slain", "vigils", "away", "silent", "tabled", "rows_met", "ready",
    })  # fmt: skip
    secrets: ClassVar[Mapping[str, Secret]] = {
        "units": Secret(
            lambda g, i: g.eyes_on(i) if g.hidden and g.at[i] >= 0 else EVERYBODY,
            frozenset(),
            unknown_stacks,
        ),
        "leader_in": Secret(lambda g, i: g.eyes_on_leader(i), frozenset(), unknown_leaders),
        "militia": Secret(
            lambda g, i: g.eyes_of(g.lord[i]) if g.hidden else EVERYBODY, frozenset({0}), unknown_militia
        ),
        "grazed": Secret(
            lambda g, i: g.eyes_of(g.grazed[i - 1]) if g.hidden and i % GRAZED_FACTS == 2 else EVERYBODY,
            frozenset(),
            unknown_pastures,
        ),
        "raised": Secret(
            lambda g, i: keepers(g)[0][i // RAISED_TYPES] if g.hidden else EVERYBODY, frozenset(), unknown_ticks
        ),
        "levied": Secret(
            lambda g, i: keepers(g)[1][i // LEVIES] if g.hidden else EVERYBODY, frozenset(), unknown_levies
        ),
        "trains_built": Secret(lambda g, i: g.eyes_of(i) if g.hidden else EVERYBODY, frozenset(), unknown_losses),
        "lost": Secret(lambda g, i: g.eyes_of(i) if g.hidden else EVERYBODY, frozenset(), unknown_losses),
        "plan": Secret(lambda g, i: 1 << i // ORDERS, frozenset(), lambda g, seat: others_lines(len(g.plan), seat)),
        "habits": Secret(lambda g, i: 1 << i // ORDERS, frozenset(), lambda g, seat: others_lines(len(g.habits), seat)),
        "offers": Secret(
            lambda g, i: parties(i // OFFER_FACTS), frozenset(), lambda g, seat: others_offers(len(g.offers), seat)
        ),
        "promises": Secret(
            lambda g, i: kept_from(g.promises, i),
            frozenset(),
            lambda g, seat: others_promises(g.promises, seat),
        ),
    }

    windows: ClassVar[Mapping[str, WindowKind]] = WINDOWS
    questions: ClassVar[Mapping[str, QuestionKind]] = QUESTIONS
    answer_verbs: ClassVar[Mapping[str, tuple[str, ...]]] = ANSWER_VERBS
    memory: ClassVar[frozenset[str]] = frozenset({"top", "at", "mark", "spent", "colour", "grain"})
    """3.2a: what all see of a stack: the unit on top, its colour, whether it is still there, what has become of it; and
    22.2.1b whose grain somebody eats."""

    @cached_property
    def setting(self) -> Setting:
        """The scenario in numbers. A position is of one scenario as long as it lives, and no copy takes this along."""
        return setting_of(self.which, self.seats)

    @property
    def which(self) -> Which:
        """The scenario, with ways to win of somebody's own if it has them: what to remember answers by."""
        return self.scenario if self.wins is UNSET else (self.scenario, self.wins)

    def has_rule(self, section: str) -> bool:
        """2.4a: whether a section that does not always apply is in force."""
        return bool(self.rules & IN_FORCE[section])

    def eyes_of(self, power: int) -> int:
        """The mask of the seat that commands a power."""
        return 0 if power < 0 or self.chief[power] < 0 else 1 << self.chief[power]

    def eyes_on(self, stack: int) -> int:
        """3.2a: the seats that may look through a stack: its owner's, and those with units in the hex."""
        if self.mark[stack] == POOL:
            return EVERYBODY
        place = self.at[stack]
        eyes, at, fought = 0, self.at, place in fought_over(self)
        for other, there in enumerate(at):
            if there == place and (fought or self.top[other] or other == stack):
                eyes |= self.eyes_of(self.whose[other])
        return eyes | lent(self, stack)

    def eyes_on_leader(self, leader: int) -> int:
        """3.2a: a leader lies in his stack like a unit; one without units, or off the map, is seen by all."""
        stack = self.leader_in[leader]
        if not self.hidden or stack < 0 or not self.units[stack]:
            return EVERYBODY
        return self.eyes_on(stack)
