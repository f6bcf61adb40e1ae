"""Chapters 2.D.e and the Table of Events: the random event of the year."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks
from romanum.engine.position import changed_in
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import (
    CAPITAL_ZONE,
    CO,
    CONSTANTINOPOLIS,
    DISTANCE,
    EVENTS,
    GENERIC,
    HALF,
    KIND,
    LEADER_COUNT,
    LEADER_TRIBE,
    LI,
    PA,
    PERSAE,
    PIECES,
    ROMA,
    STRATAGEM,
    TOWN,
    TRIBE_COUNT,
    TRIBES,
    ZONE,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.battle.losses import lose_step
from romanum.games.ultimus.rules.peoples.tribes import make_peace
from romanum.games.ultimus.rules.stratagems.war import PlaceBagaudes, bagaudes_wait
from romanum.games.ultimus.rules.year.geostrategy import Uprising, peaceful
from romanum.games.ultimus.rules.year.hands import give
from romanum.games.ultimus.rules.year.points import score
from romanum.games.ultimus.rules.year.victory_points import in_capital
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import AREA, LEADER_MOVE, LOSE, RESTORE, TRIBE_MOVE
from romanum.games.ultimus.state.dice import d10
from romanum.games.ultimus.state.position import BARBARIAN, ROMAN, TRIBE_OF, WAR, WEST_FLEET, LateEmpire
from romanum.games.ultimus.state.steps import CampChoice

CAMPANIA: Final = ZONE["italia-6"]
LUCKY: Final = 2
"""A d6 of 1 or 2."""


class RandomEvent(Task[LateEmpire], frozen=True):
    """2.D.e: d6 and d10 together."""

    rule: ClassVar[str] = "2.D.e"

    def run(self, g: LateEmpire) -> None:
        dice = [g.dice.roll(), d10(g)]
        g.event, g.omen = sum(dice), False
        g.tell("event", "2.D.e", dice=dice, sum=g.event, event=EVENTS[g.event - 1].id)
        effect = EFFECTS.get(g.event)
        if effect is not None:
            effect(g)


def reduce_all(g: LateEmpire, area: int, kinds: tuple[int, ...]) -> None:
    """Full units of some kinds in an area are reduced; none is eliminated."""
    full = [u for u in g.at(area) if u >= LEADER_COUNT and KIND[u - LEADER_COUNT] in kinds and not g.reduced[u]]
    if full:
        g.reduced = changed_in(g.reduced, full, 1)
        g.tell("suffers", "2.D.e", area=ZONE_IDS[area], units=[PIECES[u] for u in full])


def earthquake(g: LateEmpire) -> None:
    """1: Constantinopolis shakes."""
    reduce_all(g, CONSTANTINOPOLIS, (LI, CO, PA))
    score(g, ROMAN, -1, "2.D.e", "earthquake")


def famine(g: LateEmpire) -> None:
    """2: without the western fleet Rome starves."""
    if g.fleet_camp[WEST_FLEET] == ROMAN and g.fleet_at[WEST_FLEET] >= 0:
        return
    for area in (ROMA, CAMPANIA):
        reduce_all(g, area, tuple(set(KIND)))


def alarm(g: LateEmpire) -> None:
    """3: a Minor Tribe at peace goes to war."""
    if peaceful(g, False):
        g.push(Uprising(BARBARIAN, False, 1, foederati=False))


def mutiny(g: LateEmpire) -> None:
    """4: somewhere without an Augustus a Roman unit loses a step."""
    if Mutiny(BARBARIAN).areas(g):
        g.push(Mutiny(BARBARIAN))


def intrigue(g: LateEmpire) -> None:
    """5: a Roman leader is called to court."""
    if Intrigue(BARBARIAN).leaders(g):
        g.push(Intrigue(BARBARIAN))


def bagaudae(g: LateEmpire) -> None:
    """6: the Bagaudes may rise."""
    if bagaudes_wait(g):
        g.push(PlaceBagaudes(BARBARIAN, True))


def harvest(g: LateEmpire) -> None:
    """9: a reduced Roman unit in a town is restored."""
    if Harvest(ROMAN).units(g):
        g.push(Harvest(ROMAN))


def quarrel(g: LateEmpire) -> None:
    """10: a Tribe at war may be kept from attacking."""
    if Quarrel(ROMAN).tribes(g):
        g.push(Quarrel(ROMAN))


def embassy(g: LateEmpire) -> None:
    """11: the Persae stay at peace, or may make it."""
    if g.status[PERSAE] == WAR:
        die = g.dice.roll()
        g.tell("embassy", "2.D.e", die=die, success=die <= LUCKY)
        if die <= LUCKY:
            make_peace(g, PERSAE, "2.D.e")


def volunteers(g: LateEmpire) -> None:
    """12: guards for somebody."""
    give(g, ROMAN, STRATAGEM["buccellarii"], "2.D.e")


def holy_man(g: LateEmpire) -> None:
    """13: a point if both Augusti are where they should be."""
    if all(in_capital(g, p) for p in g.augustus):
        score(g, ROMAN, 1, "2.D.e", "holy-man")


def captain(g: LateEmpire) -> None:
    """14: a leader of the camp with the initiative fights better this year."""
    g.push(Captain(g.initiative))


def sign(g: LateEmpire) -> None:
    """15: the Roman may cancel one stratagem of the Barbarian as it is played."""
    g.omen = True


EFFECTS: Final[dict[int, Callable[[LateEmpire], None]]] = {
    1: earthquake,
    2: famine,
    3: alarm,
    4: mutiny,
    5: intrigue,
    6: bagaudae,
    9: harvest,
    10: quarrel,
    11: embassy,
    12: volunteers,
    13: holy_man,
    14: captain,
    15: sign,
}
"""7 and 8 are quiet years."""


class Pick(CampChoice, frozen=True):
    """A choice that an event leaves to a camp."""

    abstract: ClassVar[bool] = True

    def choices(self, g: LateEmpire) -> list[Move]:
        """What can be chosen."""
        raise NotImplementedError

    def chosen(self, g: LateEmpire, move: Move) -> None:
        """Carry it out. The step is off the stack."""
        raise NotImplementedError

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        return self.choices(g) or [PASS]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        if move != PASS:
            self.chosen(g, move)


class Mutiny(Pick, frozen=True):
    """4: the Barbarian names the area, the Roman the unit."""

    asks: ClassVar[Asks] = Asks("mutiny", subjects.CAMP)
    rule: ClassVar[str] = "2.D.e"

    def areas(self, g: LateEmpire) -> list[int]:
        """Areas with Roman units of the Roman camp and no Augustus."""
        thrones = {g.where[p] for p in g.augustus if p >= 0}
        return sorted({g.where[u] for u in g.on_map(ROMAN) if u >= LEADER_COUNT and TRIBE_OF[u] < 0} - thrones)

    def choices(self, g: LateEmpire) -> list[Move]:
        """Each of them."""
        return [AREA[area] for area in self.areas(g)]

    def chosen(self, g: LateEmpire, move: Move) -> None:
        """On to the unit."""
        g.push(MutinyLoss(ROMAN, move[1]))


class MutinyLoss(Pick, frozen=True):
    """4: the Roman picks the unit that loses a step."""

    area: int
    asks: ClassVar[Asks] = Asks("mutiny-loss", subjects.CAMP)
    rule: ClassVar[str] = "2.D.e"
    orders_about: ClassVar[str] = "mutiny"

    def choices(self, g: LateEmpire) -> list[Move]:
        """Roman units there."""
        return [LOSE[u] for u in g.units_at(self.camp, self.area) if TRIBE_OF[u] < 0]

    def chosen(self, g: LateEmpire, move: Move) -> None:
        """A step."""
        lose_step(g, move[1])
        g.tell("loses", "2.D.e", unit=PIECES[move[1]], area=ZONE_IDS[self.area])

    def worth_of(self, g: LateEmpire, seat: int, move: Move) -> int | None:
        """The strength of the unit as it stands."""
        return None if move == PASS else g.strength([move[1]])

    def matter(self, g: LateEmpire, seat: int) -> Any:
        """What is asked, and where."""
        return self.prompt(g, seat).facts, ZONE_IDS[self.area]


def courts(g: LateEmpire, half: int) -> list[int]:
    """The imperial capitals of a half that no enemy holds; none abroad."""
    return [a for a in range(ZONE_COUNT) if CAPITAL_ZONE[a] and HALF[a] == half and g.holds(a) == ROMAN]


class Intrigue(Pick, frozen=True):
    """5: the Barbarian names an historical Roman leader, no Augustus; he goes to the nearest capital of his half."""

    asks: ClassVar[Asks] = Asks("intrigue", subjects.CAMP)
    rule: ClassVar[str] = "2.D.e"

    def leaders(self, g: LateEmpire) -> list[int]:
        """Of the Roman camp, inside the empire."""
        return [
            p
            for p in range(LEADER_COUNT)
            if LEADER_TRIBE[p] < 0
            and not GENERIC[p]
            and 0 <= g.where[p] < ZONE_COUNT
            and courts(g, HALF[g.where[p]])
            and g.camp(p) == ROMAN
            and p not in g.augustus
        ]

    def choices(self, g: LateEmpire) -> list[Move]:
        """Each of them."""
        return [LEADER_MOVE[p] for p in self.leaders(g)]

    def chosen(self, g: LateEmpire, move: Move) -> None:
        """To court, with his guard."""
        here = g.where[move[1]]
        there = min(courts(g, HALF[here]), key=lambda a: DISTANCE[here][a])
        guards = [u for u, leader in enumerate(g.guard_of) if leader == move[1] and g.where[u] == here]
        g.put((move[1], *guards), there)
        g.tell("called", "2.D.e", leader=PIECES[move[1]], area=ZONE_IDS[there])


class Harvest(Pick, frozen=True):
    """9: the Roman restores a reduced unit in a town area."""

    asks: ClassVar[Asks] = Asks("harvest", subjects.CAMP)
    rule: ClassVar[str] = "2.D.e"

    def units(self, g: LateEmpire) -> list[int]:
        """Reduced units of his in towns."""
        return [
            u
            for u in range(LEADER_COUNT, len(g.where))
            if g.reduced[u] and 0 <= g.where[u] < ZONE_COUNT and TOWN[g.where[u]] and g.camp(u) == ROMAN
        ]

    def choices(self, g: LateEmpire) -> list[Move]:
        """Each of them."""
        return [RESTORE[u] for u in self.units(g)]

    def chosen(self, g: LateEmpire, move: Move) -> None:
        """It is whole again."""
        g.restore((move[1],))
        g.tell("restored", "2.D.e", unit=PIECES[move[1]])


class Quarrel(Pick, frozen=True):
    """10: the Roman names a Tribe at war; on 1 or 2 it does not attack this year."""

    asks: ClassVar[Asks] = Asks("quarrel", subjects.CAMP)
    rule: ClassVar[str] = "2.D.e"

    def tribes(self, g: LateEmpire) -> list[int]:
        """Those at war."""
        return [t for t in range(TRIBE_COUNT) if g.status[t] == WAR]

    def choices(self, g: LateEmpire) -> list[Move]:
        """Each of them."""
        return [TRIBE_MOVE[t] for t in self.tribes(g)]

    def chosen(self, g: LateEmpire, move: Move) -> None:
        """The die."""
        die = g.dice.roll()
        g.tell("quarrel", "2.D.e", tribe=TRIBES[move[1]].id, die=die, success=die <= LUCKY)
        if die <= LUCKY:
            g.quiet = (*g.quiet, move[1])


class Captain(Pick, frozen=True):
    """14: a leader of the camp with the initiative has one more tactical bonus."""

    asks: ClassVar[Asks] = Asks("captain", subjects.CAMP)
    rule: ClassVar[str] = "2.D.e"

    def choices(self, g: LateEmpire) -> list[Move]:
        """Its leaders on the map."""
        return [LEADER_MOVE[p] for p in range(LEADER_COUNT) if 0 <= g.where[p] < ZONE_COUNT and g.camp(p) == self.camp]

    def chosen(self, g: LateEmpire, move: Move) -> None:
        """His year."""
        g.bonus_leader = move[1]
        g.tell("captain", "2.D.e", leader=PIECES[move[1]])
