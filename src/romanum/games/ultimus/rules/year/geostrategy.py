"""Chapters 2.C and 6.2: Phase C. Uprisings, alliances, rebellions, the Council; what each camp plays in its turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.event import Asks, Prompt
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.games.ultimus.data.components import (
    ARMENIA,
    BAGAUDES,
    CP,
    DIOCESE,
    DIOCESES,
    NEIGHBOURS,
    PERSAE,
    TRIBE_COUNT,
    TRIBES,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.peoples.alliances import is_own_master
from romanum.games.ultimus.rules.peoples.regna import ChooseKing, future_kings
from romanum.games.ultimus.rules.peoples.tribes import federate, muster, rise, set_status
from romanum.games.ultimus.rules.stratagems.playable import begin, playable, stratagem, why_unplayable
from romanum.games.ultimus.rules.year.council import meet_council
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import AREA, DONE, PLAY, TRIBE_MOVE
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    CAMP_IDS,
    FOEDERATI,
    LEADERS_OF,
    NOBODY,
    NONE,
    PEACE,
    REVOLT,
    ROMAN,
    LateEmpire,
)
from romanum.games.ultimus.state.steps import CampChoice, CampStep

EMBASSY: Final = 11
"""The event that keeps the Persae from war for a turn."""
GEOSTRATEGY: Final = frozenset({"geostrategy"})


class Geostrategy(CampStep, frozen=True):
    """2.C.a, 2.C.c: a camp plays what it likes of Phase C, in any order."""

    rule: ClassVar[str] = "2.C.a"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("geostrategy", subjects.CAMP)

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """Everything there is, and no more."""
        return [*PLAY, DONE]

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """What is in hand and works."""
        if move == DONE or move[1] in playable(g, self.camp, "geostrategy", NONE):
            return None
        return why_unplayable(g, self.camp, move[1], "geostrategy", NONE)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        return [*(PLAY[kind] for kind in playable(g, self.camp, "geostrategy", NONE)), DONE]

    def asks_anyway(self, g: LateEmpire) -> bool:
        """A discreet match asks whoever holds anything."""
        return g.discreet and bool(g.stratagems(g.seat_of(self.camp)))

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """Play it, or end the camp's part of the phase."""
        if move != DONE:
            begin(g, self.camp, move[1])
            return
        g.stack.pop()
        if self.camp == BARBARIAN and g.free_rex and future_kings(g):
            g.push(ChooseKing(BARBARIAN, free=True))


# ---- 6.2e-6.2i, 6.4b: uprisings


def peaceful(g: LateEmpire, major: bool) -> list[int]:
    """6.4b: Tribes at peace of one rank; Armenia never rises, Bagaudes wait for their own stratagem."""
    return [
        t
        for t in range(TRIBE_COUNT)
        if g.status[t] == PEACE
        and bool(g.major[t]) == major
        and t not in (ARMENIA, BAGAUDES)
        and is_own_master(g, t)
        and not (t == PERSAE and g.event == EMBASSY)
    ]


def loyal(g: LateEmpire, major: bool) -> list[int]:
    """6.2e: Foederati of one rank."""
    return [
        t for t in range(TRIBE_COUNT) if g.status[t] == FOEDERATI and bool(g.major[t]) == major and is_own_master(g, t)
    ]


def _uprising(name: str, number: int, major: bool) -> None:
    @stratagem(name, GEOSTRATEGY, lambda g, camp, moment, area: bool(peaceful(g, major) or loyal(g, major)))
    def effect(g: LateEmpire, camp: int) -> None:
        g.push(Uprising(BARBARIAN, major, number))


_uprising("minor-tribe-uprising", 1, False)
_uprising("two-minor-tribe-uprisings", 2, False)
_uprising("three-minor-tribe-uprisings", 3, False)
_uprising("major-tribe-uprising", 1, True)
_uprising("three-major-tribe-uprisings", 3, True)


class Uprising(CampStep, frozen=True):
    """6.2e-6.2h, 6.4b: Tribes rise one by one; while one is at peace the full number must rise."""

    major: bool
    left: int
    foederati: bool = True
    """Whether Foederati may be raised too: not by an event."""
    rule: ClassVar[str] = "6.2e"

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """At peace or federated; enough when nobody at peace is left."""
        tribes = sorted({*peaceful(g, self.major), *(loyal(g, self.major) if self.foederati else ())})
        return [*(TRIBE_MOVE[t] for t in tribes), DONE]

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """6.4b: no stopping short of the number."""
        if move == DONE and peaceful(g, self.major):
            return Refusal("6.4b", "more-must-rise", {"left": self.left})
        return None

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        if move == DONE:
            return
        rise(g, move[1])
        if self.left > 1:
            g.push(replace(self, left=self.left - 1))

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        facts = {"camp": CAMP_IDS[BARBARIAN], "left": self.left, "rank": "major" if self.major else "minor"}
        return Prompt("uprising", self.rule, facts)


# ---- 6.2m: alliance


def pairs(g: LateEmpire) -> list[tuple[int, int]]:
    """A Major and a Minor Tribe of equal status with units in the same or adjacent areas, not allied yet."""
    found = []
    for major in range(TRIBE_COUNT):
        if not g.major[major] or not g.tribe_units(major) or g.ally[major] != NOBODY:
            continue
        reach = {g.where[u] for u in g.tribe_units(major)}
        reach |= {near for area in reach for near in NEIGHBOURS[area]}
        for minor in range(TRIBE_COUNT):
            if g.major[minor] or g.ally[minor] != NOBODY or minor in (ARMENIA, BAGAUDES):
                continue
            if g.status[minor] != g.status[major]:
                continue
            if any(g.where[u] in reach for u in g.tribe_units(minor)):
                found.append((major, minor))
    return found


@stratagem("barbarian-alliance", GEOSTRATEGY, lambda g, camp, moment, area: bool(pairs(g)))
def barbarian_alliance(g: LateEmpire, camp: int) -> None:
    """6.2m."""
    g.push(Alliance(BARBARIAN))


class Alliance(CampChoice, frozen=True):
    """6.2m: first the Major Tribe, then the Minor one."""

    major: int = NOBODY
    rule: ClassVar[str] = "6.2m"

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Those that have a partner."""
        if self.major == NOBODY:
            return [TRIBE_MOVE[t] for t in sorted({major for major, _ in pairs(g)})]
        return [TRIBE_MOVE[minor] for major, minor in pairs(g) if major == self.major]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """They are one from now on."""
        if self.major == NOBODY:
            g.push(Alliance(BARBARIAN, move[1]))
            return
        g.ally = changed(g.ally, move[1], self.major)
        g.tell("alliance", "6.2m", tribe=TRIBES[self.major].id, other=TRIBES[move[1]].id)

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        kind = "alliance-major" if self.major == NOBODY else "alliance-minor"
        return Prompt(kind, self.rule, {"camp": CAMP_IDS[BARBARIAN]})


# ---- 6.3b, 6.3c: rebellion


def bound(g: LateEmpire) -> list[int]:
    """Tribes that follow another."""
    return [t for t in range(TRIBE_COUNT) if g.ally[t] != NOBODY]


@stratagem("rebellion", GEOSTRATEGY, lambda g, camp, moment, area: bool(bound(g)))
def rebellion(g: LateEmpire, camp: int) -> None:
    """6.3b."""
    g.push(Rebellion(camp))


class Rebellion(CampChoice, frozen=True):
    """6.3b, 6.3c: 1d6 above the CP of the Major Tribe's best leader sets an ally free."""

    rule: ClassVar[str] = "6.3b"
    asks: ClassVar[Asks] = Asks("rebellion", subjects.CAMP)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        return [TRIBE_MOVE[t] for t in bound(g)]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """The die; a freed Tribe takes the other side."""
        tribe, major = move[1], g.ally[move[1]]
        leaders = [p for p in LEADERS_OF[major] if g.where[p] >= 0]
        needed, die = max([CP[p] for p in leaders], default=0), g.dice.roll()
        success = die > needed
        g.tell(
            "rebellion", "6.3b", tribe=TRIBES[tribe].id, other=TRIBES[major].id, die=die, needed=needed, success=success
        )
        if not success:
            return
        g.ally = changed(g.ally, tribe, NOBODY)
        if g.tribe_camp(major) == BARBARIAN:
            federate(g, tribe, "6.3c")
            muster(g, tribe, ROMAN)
        else:
            set_status(g, tribe, REVOLT, "6.3c")


# ---- 6.3d, 6.3e: the Council

ASIA: Final = DIOCESES.index("asia")


@stratagem("ecumenical-council", GEOSTRATEGY, lambda g, camp, moment, area: g.council == NONE)
def ecumenical_council(g: LateEmpire, camp: int) -> None:
    """6.3d."""
    g.push(PlaceCouncil(camp))


class PlaceCouncil(CampChoice, frozen=True):
    """6.3d: in an area of Asia."""

    rule: ClassVar[str] = "6.3d"
    asks: ClassVar[Asks] = Asks("council", subjects.CAMP)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        return [AREA[area] for area in range(ZONE_COUNT) if DIOCESE[area] == ASIA]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        g.council = move[1]
        g.tell("council", "6.3d", area=ZONE_IDS[move[1]])
        meet_council(g)
