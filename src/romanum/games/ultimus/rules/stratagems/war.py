"""Chapters 6.2j, 6.2k, 6.2o and 6.3f-6.3l: stratagems of war: flight, fury, favour, murder, Bagaudes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks
from romanum.engine.odds import up_to
from romanum.engine.position import changed
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import (
    BAGAUDES,
    DIOCESE,
    DIOCESES,
    GENERIC,
    GERMAN,
    HUNNI,
    LEADER_COUNT,
    LEADER_TRIBE,
    NATIONALITY,
    PIECES,
    VICTORY,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.battle.combat import Battle
from romanum.games.ultimus.rules.battle.evasion import Evade, anybody_leaves
from romanum.games.ultimus.rules.battle.losses import kill_leader
from romanum.games.ultimus.rules.stratagems.playable import OPEN, stratagem
from romanum.games.ultimus.rules.throne.shields import ask_for_shield
from romanum.games.ultimus.rules.year.points import score
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import AREA, LEADER_MOVE
from romanum.games.ultimus.state.dice import TEN, d10
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    HISTORICAL_ROMANS,
    NOBODY,
    NONE,
    TRIBE_OF,
    UNITS_OF,
    WAR,
    LateEmpire,
)
from romanum.games.ultimus.state.steps import CampChoice

MURDER: Final = 8
FAVOUR: Final = 2
BEFORE_BATTLE: Final = frozenset({"battle"})
BEFORE_ROLL: Final = frozenset({"roll"})
BEFORE_ANY_DIE: Final = frozenset({"battle", "roll"})


# ---- 6.3f: Opportune Flight


def _can_flee(g: LateEmpire, camp: int, moment: str, area: int) -> bool:
    return anybody_leaves(g, Evade(camp, area, (), True))


@stratagem("opportune-flight", BEFORE_BATTLE, _can_flee)
def opportune_flight(g: LateEmpire, camp: int) -> None:
    """6.3f: out of the battle, whoever can go."""
    g.push(Evade(camp, g.running(Battle).area, (), True))


# ---- 6.2j, 6.3k: fury


def mark_of(g: LateEmpire, camp: int) -> int:
    """1 if the camp attacks in the running battle, 2 if it defends."""
    return 1 if g.running(Battle).camp == camp else 2


def rage(g: LateEmpire, camp: int) -> None:
    """6.2k: fury on both sides cancels out."""
    g.amend(Battle, fury=g.running(Battle).fury | mark_of(g, camp))


def _scourge(g: LateEmpire, camp: int, moment: str, area: int) -> bool:
    """6.2j: at least half the Force are Hunni, led by an historical leader of theirs."""
    units = g.units_at(camp, area)
    huns = [u for u in units if TRIBE_OF[u] == HUNNI]
    led = any(LEADER_TRIBE[p] == HUNNI and not GENERIC[p] for p in g.leaders_at(camp, area))
    return led and 2 * len(huns) >= len(units) > 0


@stratagem("scourge-of-god", BEFORE_ROLL, _scourge)
def scourge_of_god(g: LateEmpire, camp: int) -> None:
    """6.2j."""
    rage(g, camp)


def _furor(g: LateEmpire, camp: int, moment: str, area: int) -> bool:
    """6.3k: a German unit is in the battle, on whichever side."""
    units = [piece for piece in g.at(area) if piece >= LEADER_COUNT]
    return any(TRIBE_OF[u] >= 0 and NATIONALITY[TRIBE_OF[u]] == GERMAN for u in units)


@stratagem("furor-germanicus", BEFORE_ROLL, _furor)
def furor_germanicus(g: LateEmpire, camp: int) -> None:
    """6.3k."""
    rage(g, camp)


@stratagem("divine-favour", BEFORE_ANY_DIE, lambda g, camp, moment, area: True)
def divine_favour(g: LateEmpire, camp: int) -> None:
    """6.3l: two in one's favour, from the evasion roll on."""
    battle = g.running(Battle)
    sign = 1 if battle.camp == camp else -1
    g.amend(Battle, favour=battle.favour + sign * FAVOUR)


# ---- 6.3g: Assassination


def victims(g: LateEmpire, camp: int) -> Iterator[int]:
    """Enemy Roman leaders in play, behind walls and on ships too, who are not generic."""
    return (p for p in HISTORICAL_ROMANS if g.where[p] >= 0 and g.camp(p) == 1 - camp)


@stratagem("assassination", OPEN, lambda g, camp, moment, area: next(victims(g, camp), NOBODY) != NOBODY)
def assassination(g: LateEmpire, camp: int) -> None:
    """6.3g."""
    g.push(PickVictim(camp))


class PickVictim(CampChoice, frozen=True):
    """6.3g: the holder picks the victim."""

    rule: ClassVar[str] = "6.3g"
    asks: ClassVar[Asks] = Asks("victim", subjects.CAMP)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        return [LEADER_MOVE[p] for p in victims(g, self.camp)]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """An Augusta may watch over her Emperor."""
        g.push(Murder(self.camp, move[1]))
        half = g.half_of_augustus(move[1])
        if half != NONE:
            ask_for_shield(g, half, "murder")


class Murder(Task[LateEmpire], frozen=True):
    """6.3g: 8 or 9 kills; an Augusta makes it one harder."""

    camp: int
    victim: int
    shielded: bool = False
    rule: ClassVar[str] = "6.3g"

    def run(self, g: LateEmpire) -> None:
        die, needed = d10(g), MURDER + self.shielded
        g.tell(
            "murder", "6.3g", leader=PIECES[self.victim], die=die, needed=needed, success=die >= needed,
            chance=up_to(TEN - needed, TEN),
        )  # fmt: skip
        if die >= needed:
            kill_leader(g, self.victim, "murder")
            score(g, self.camp, VICTORY.leader, "10.1b", "leader")


# ---- 6.2o: Bagaudes

BAGAUDAE_DIOCESES: Final = ("galliae", "viennensis", "hispaniae")
BAGAUDAE_AREAS: Final = tuple(a for a in range(ZONE_COUNT) if DIOCESE[a] in map(DIOCESES.index, BAGAUDAE_DIOCESES))


def restless(g: LateEmpire) -> Iterator[int]:
    """Areas of Gaul and Spain without combat units."""
    return (area for area in BAGAUDAE_AREAS if all(piece < LEADER_COUNT for piece in g.at(area)))


def bagaudes_wait(g: LateEmpire) -> bool:
    """Whether the Bagaudes can rise."""
    return not g.units_in_play(BAGAUDES) and next(restless(g), NONE) != NONE


@stratagem("bagaudes", OPEN, lambda g, camp, moment, area: bagaudes_wait(g))
def bagaudes(g: LateEmpire, camp: int) -> None:
    """6.2o."""
    g.push(PlaceBagaudes(BARBARIAN))


class PlaceBagaudes(CampChoice, frozen=True):
    """6.2o: the Barbarian picks the area; from now on they are a Minor Tribe at war."""

    may_wait: bool = False
    """Event 6: without the counter nobody makes them rise."""
    rule: ClassVar[str] = "6.2o"
    asks: ClassVar[Asks] = Asks("bagaudes", subjects.THE_BARBARIAN)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """The empty areas."""
        areas = [AREA[area] for area in restless(g)]
        return [*areas, PASS] if self.may_wait or not areas else areas

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        if move == PASS:
            return
        g.put(UNITS_OF[BAGAUDES], move[1])
        g.restore(UNITS_OF[BAGAUDES])
        g.status = changed(g.status, BAGAUDES, WAR)
        g.tell("bagaudes", "6.2o", area=ZONE_IDS[move[1]])
