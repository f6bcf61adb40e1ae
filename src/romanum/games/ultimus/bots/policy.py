"""What looks good at a glance, and what is plainly pointless: advice for the bots.

Groups are drawn to what promises most for its way (`pull`); stratagems and other choices have their judges in
`stratagem_policy`. Scores are in the sense of `Game.prior`: one point more is about e times as likely. Where the choice
is clear the difference is large, so that bots lose no time over it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from romanum.engine.action import Move
from romanum.engine.menu import DONE
from romanum.games.ultimus.bots import stratagem_policy
from romanum.games.ultimus.bots.boldness import SOLDIER, Manners
from romanum.games.ultimus.bots.goals import Goals
from romanum.games.ultimus.bots.look import Look
from romanum.games.ultimus.bots.pull import STEEP, THRONES
from romanum.games.ultimus.bots.raids import landing, voyage_of
from romanum.games.ultimus.bots.survey import LEADER_WORTH, OCCUPIED, Force, clash, march_speed
from romanum.games.ultimus.data.components import (
    CC,
    COST,
    HALF,
    LEADER_COUNT,
    NEIGHBOURS,
    PF,
    PM,
    REFUGES,
    TOWN,
    VS,
)
from romanum.games.ultimus.rules.battle.evasion import Company, Evade
from romanum.games.ultimus.rules.march.marches import Group
from romanum.games.ultimus.rules.march.migration import owes_march
from romanum.games.ultimus.rules.year.sequence import Movement
from romanum.games.ultimus.rules.year.setup import Station
from romanum.games.ultimus.state.position import ABOARD, BARBARIAN, BOXES, NOBODY, NONE, ROMAN, TRIBE_OF, LateEmpire

NO: Final = stratagem_policy.NO
SURE: Final = 7.0
FIRST: Final = 250.0
"""To be done before anything else,"""
THEN: Final = 10.0
"""and how much later is the next of the same kind."""
LAST: Final = -6.0
"""To be done when nothing else is left to do."""
SURE_OF_THE_WAY: Final = 20.0
"""How much steeper the way of an Augustus is: every step of it is plain."""


def prior(g: LateEmpire, seat: int, moves: list[Move], manners: Manners = SOLDIER) -> list[float]:
    """How promising each move looks."""
    glance = Glance(g, seat, manners)
    return [glance.of(move) for move in moves]


def worth_a_try(g: LateEmpire, seat: int, moves: list[Move]) -> list[Move]:
    """To wait, for a Barbarian: at a glance every march looks better, but a later one may be safer."""
    return [DONE] if isinstance(g.stack[-1], Movement) and g.camp_of(seat) == BARBARIAN and DONE in moves else []


def sane(known: LateEmpire, seat: int, moves: list[Move], manners: Manners = SOLDIER) -> list[Move]:
    """No idle marches, no shield thrown away."""
    glance = Glance(known, seat, manners)
    found = [move for move in moves if not glance.is_idle(move, moves)]
    return found or moves


class Glance(Look):
    """What looks good at a glance: a judge for every verb."""

    def __init__(self, g: LateEmpire, seat: int, manners: Manners = SOLDIER) -> None:
        super().__init__(g, seat, manners)
        self._goals: Goals | None = None

    def of(self, move: Move) -> float:
        """The score of a move."""
        return JUDGES[move[0]](self, move)

    @property
    def goals(self) -> Goals:
        """What draws the group on the march."""
        if self._goals is None:
            step = self.step
            if isinstance(step, Group):
                self._goals = self.scout.goals(step.leader, step.units, self.g.where[step.leader])
            else:
                self._goals = self.scout.goals(NOBODY, (step.unit,), self.g.where[step.unit])
        return self._goals

    @property
    def steep(self) -> float:
        """How much a point is worth on this march: one that knows its way is not to be talked out of it."""
        return SURE_OF_THE_WAY * STEEP if self.goals.must_arrive else STEEP

    # ---- sanity

    def is_idle(self, move: Move, moves: list[Move]) -> bool:
        """Whether a move of which there are many does nothing."""
        match move[0]:
            case "lead" | "unit":
                return self.of(move) < 0
            case "halt":
                step = self.step
                return isinstance(step, Group) and not step.spent and any(m[0] == "to" for m in moves)
            case "board" | "sail" | "disembark":
                return self.of(move) < 0
            case _:
                return False

    # ---- marches

    def lead(self, move: Move) -> float:
        """A leader with an errand, or at the head of a people on Migration (6.2p)."""
        if self.is_migrating(move[1]):
            return self.lead_people(move[1])
        plan = self.scout.plan(move[1])
        return NO if plan is None else 2.0 + STEEP * plan.gain

    def is_migrating(self, piece: int) -> bool:
        """6.2p: whether a piece belongs to a people on Migration."""
        tribe = TRIBE_OF[piece]
        return tribe >= 0 and bool(self.g.migrating[tribe])

    def lead_people(self, leader: int) -> float:
        """6.2p: with all he can lead, if his people has yet to move and there is a way."""
        g = self.g
        here = g.where[leader]
        own = [u for u in g.units_at(self.camp, here) if TRIBE_OF[u] == TRIBE_OF[leader] and not g.moved[u]]
        group = Group(self.camp, leader, tuple(own[: CC[leader]]), here)
        goes = bool(own) and owes_march(g, TRIBE_OF[leader])
        return FIRST + THEN if goes and any(m[0] == "to" for m in group.options(g, 0)) else NO

    def unit(self, move: Move) -> float:
        """A unit of its own: into a neighbouring area that is worth it; a people on Migration as a whole (6.2p)."""
        g, unit = self.g, move[1]
        if self.is_migrating(unit):
            return FIRST if owes_march(g, TRIBE_OF[unit]) else NO
        here = g.where[unit]
        force = self.survey.forces[self.camp].get(here)
        if force is None:
            return NO
        tribal = self.camp == BARBARIAN and not g.cause[unit]
        if tribal:
            if self.scout.stays(unit, force):
                return NO
        elif not any(self.survey.units_at(1 - self.camp, near) for near in NEIGHBOURS[here]):
            return NO
        if self.camp == ROMAN and unit not in self.scout.without_watch(force.units, here):
            return NO
        gain = self.scout.promise(NOBODY, (unit,), here)
        return 1.0 + STEEP * gain if gain > 0 else NO

    def take(self, move: Move) -> float:
        """Whoever is part of the plan; on the way, whoever does not make the march worth less (3.6.3j)."""
        step: Group = self.step
        if self.is_migrating(step.leader):
            return FIRST
        if step.spent:
            gain = self._prospect((*step.units, move[1])) - (self._prospect(step.units) if step.units else 0.0)
            return FIRST + gain if gain >= 0 and not self._keeps_throne(step) else NO
        plan = self.scout.plan(step.leader)
        return FIRST - THEN * plan.units.index(move[1]) if plan is not None and move[1] in plan.units else NO

    def _prospect(self, units: tuple[int, ...]) -> float:
        """What the rest of the march promises with these units."""
        step: Group = self.step
        here, speed = self.g.where[step.leader], march_speed(step.leader, units)
        left = max(min(PM[piece] for piece in (step.leader, *units)) - step.spent, 0)
        return self.scout.pull(self.scout.goals(step.leader, units, here), here, left, speed)

    def _keeps_throne(self, step: Group) -> bool:
        """3.6.4a: whether those in the area hold a throne for the usurper, with a leader of their own."""
        here, cause = self.g.where[step.leader], self.g.cause[step.leader]
        leaders = [p for p in self.g.leaders_at(self.camp, here) if p != step.leader and self.g.cause[p] == cause]
        return bool(leaders) and here in THRONES[cause - 1]

    def to(self, move: Move) -> float:
        """Nearer to what draws most."""
        step, there = self.step, move[1]
        if self.goals.must_arrive and self._ends_among_enemies(there):
            return NO
        if not isinstance(step, Group):
            return STEEP * self.scout.pull(self.goals, there, 0, 1) + 1.0
        left = step.left(self.g) - COST[self.g.where[step.leader]][there]
        return self.steep * self.scout.pull(self.goals, there, left, march_speed(step.leader, step.units)) + 1.0

    def _ends_among_enemies(self, there: int) -> bool:
        """7.1d: whether a leader would have no PM left to leave an area of the enemy's again."""
        step: Group = self.step
        spent = step.left(self.g) <= COST[self.g.where[step.leader]][there]
        return spent and self.survey.units_at(1 - self.camp, there)

    def halt(self, move: Move) -> float:
        """To stay, where staying is best."""
        step = self.step
        if not isinstance(step, Group):
            return STEEP * self.goals.get(self.g.where[step.unit], 0.0) + 1.2
        here = self.g.where[step.leader]
        if step.spent and self.goals.must_arrive and self.survey.units_at(1 - self.camp, here):
            return NO
        worth = self.goals.staying(here)
        if step.spent:
            worth = max(worth, self.scout.pull(self.goals, here, 0, march_speed(step.leader, step.units)))
        return self.steep * worth + 1.2

    def drop(self, move: Move) -> float:
        """10.2f: somebody stays in every area worth it, if nobody can come and kill him."""
        step: Group = self.step
        here = self.g.where[step.leader]
        if self.camp != BARBARIAN or self.g.cause[move[1]] or not OCCUPIED[here] or len(step.units) < 2:
            return NO
        force = self.survey.forces[BARBARIAN][here]
        if len(force.units) > len(step.units) or not step.left(self.g) or self.survey.units_at(ROMAN, here):
            return NO
        weakest = min(step.units, key=lambda u: (PF[u][self.g.reduced[u]], -u))
        if move[1] != weakest:
            return NO
        return FIRST if self.scout.may_be_left(weakest, here) else NO

    def board(self, move: Move) -> float:
        """3.4.2e: whoever takes part in a voyage that is worth it, the leader first."""
        voyage = voyage_of(self.scout, move[2])
        if voyage is None or move[1] not in (voyage.leader, *voyage.units):
            return NO
        return FIRST + THEN if move[1] == voyage.leader else FIRST

    def sail(self, move: Move) -> float:
        """To the sea from which they land, once all are aboard."""
        voyage = voyage_of(self.scout, move[1])
        if voyage is None or voyage.sea != move[2]:
            return NO
        return FIRST - THEN if self.g.where[voyage.leader] == ABOARD + move[1] else NO

    def land(self, move: Move) -> float:
        """Where most is to be won."""
        return FIRST + STEEP * landing(self.scout, move[1], move[2]) + self.shelter(move[2])

    def disembark(self, move: Move) -> float:
        """3.4.2e: all together."""
        return NO

    def home(self, move: Move) -> float:
        """9.2a: a fleet away from its port is lost."""
        return FIRST

    def rally(self, move: Move) -> float:
        """3.6.3g: it costs nothing but the march."""
        return 3.0

    def come_out(self, move: Move) -> float:
        """8.2.2c: if no enemy is about to come back."""
        return 0.8 - 3.0 * self.survey.danger(self._inside(move[1]), move[1])

    def _inside(self, area: int) -> Force:
        pieces = self.g.at(BOXES[REFUGES.index(area)])
        units = [p for p in pieces if p >= LEADER_COUNT]
        return Force(ROMAN, area, units, [p for p in pieces if p < LEADER_COUNT], self.g.reduced)

    # ---- battles

    def fight(self, move: Move) -> float:
        """The surest battle first."""
        area = move[1]
        return 2 * clash(self.survey.forces[self.camp][area], self.survey.forces[1 - self.camp][area]).win

    def hope(self) -> float:
        """The chance to win a battle that the enemy offers."""
        area = self.step.area
        own, enemy = self.survey.forces[self.camp].get(area), self.survey.forces[1 - self.camp].get(area)
        if own is None or enemy is None or not own.units:
            return 1.0
        return 1 - clash(enemy, own).win

    def stand(self, move: Move) -> float:
        """To fight, if it can be won."""
        return 8 * (self.hope() - 0.45)

    def evade(self, move: Move) -> float:
        """To slip away, if it cannot."""
        leaders = self.g.leaders_at(self.camp, self.step.area)
        return 0.3 * (max([VS[p] for p in leaders], default=0) - 2)

    def refuge(self, move: Move) -> float:
        """8.2.2: walls, unless the battle is as good as won."""
        area = REFUGES[self.step.half]
        own, enemy = self.survey.forces[ROMAN].get(area), self.survey.forces[BARBARIAN].get(area)
        if own is None or enemy is None:
            return 2.0
        return 20 * (clash(enemy, own).win - self.manner.walls)

    def with_(self, move: Move) -> float:
        """As many as can: leaders first, the strongest units next."""
        piece = move[1]
        if piece < LEADER_COUNT:
            return 3.0 + LEADER_WORTH[piece] + 0.1 * CC[piece]
        return 1.0 + 0.2 * PF[piece][self.g.reduced[piece]]

    def flee(self, move: Move) -> float:
        """Away from the enemy, to friends and towns, once all who can are coming."""
        return 0.2 + self.shelter(move[1])

    def retreat(self, move: Move) -> float:
        """The same."""
        return 2 * self.shelter(move[1])

    def shelter(self, area: int) -> float:
        """How safe an area is, and how useful."""
        forces = self.survey.forces
        near = max([f.pf for f in (forces[1 - self.camp].get(a) for a in NEIGHBOURS[area]) if f], default=0)
        own = forces[self.camp].get(area)
        friends = own.pf if own is not None else 0
        worth = 0.25 * OCCUPIED[area] if self.camp == BARBARIAN else 0.3 * TOWN[area] - self.exile(area)
        return worth + 0.04 * min(friends, 20) - 0.03 * max(0, near - friends)

    def exile(self, area: int) -> float:
        """3.6.6: an Augustus does not leave his half if he can help it."""
        here = getattr(self.step, "area", NONE)
        fled = [half for half, augustus in enumerate(self.g.augustus) if augustus in self.g.at(here)]
        return 1.0 if any(HALF[area] != half for half in fled) else 0.0

    def lose(self, move: Move) -> float:
        """Whoever costs least."""
        unit, g = move[1], self.g
        reduced = g.reduced[unit]
        price = PF[unit][reduced] - (0 if reduced else PF[unit][1])
        return -0.7 * price - (
            1.0 if reduced and TRIBE_OF[unit] >= 0 and len(g.units_in_play(TRIBE_OF[unit])) == 1 else 0.0
        )

    # ---- stratagems and offices

    def play(self, move: Move) -> float:
        """What a stratagem is worth now."""
        score = stratagem_policy.PLAYS[move[1]](self, move[1])
        if isinstance(self.step, Movement) and score < 0.5:
            return LAST + NO
        return score

    def leader(self, move: Move) -> float:
        """By what he is chosen for."""
        judge = stratagem_policy.LEADERS.get(type(self.step))
        return judge(self, move[1]) if judge is not None else 0.0

    def tribe(self, move: Move) -> float:
        """By what it is chosen for."""
        judge = stratagem_policy.TRIBES_FOR.get(type(self.step))
        return judge(self, move[1]) if judge is not None else 0.0

    def place(self, move: Move) -> float:
        """By what it is chosen for."""
        judge = stratagem_policy.AREAS_FOR.get(type(self.step))
        return judge(self, move[1]) if judge is not None else 0.0

    def caesar(self, move: Move) -> float:
        """3.5.1c."""
        return 2.0 + stratagem_policy.caesar(self, move[1])

    def restore(self, move: Move) -> float:
        """A unit that gains much by it, most of all beside the enemy or with a leader to use it."""
        unit, here = move[1], self.g.where[move[1]]
        near = any(self.survey.units_at(1 - self.camp, area) for area in (here, *NEIGHBOURS[here]))
        led = self.survey.forces[self.camp][here].can_march
        return float(PF[unit][0] - PF[unit][1]) + 1.0 * near + 0.5 * led

    def receive(self, move: Move) -> float:
        """3.6.6: the Usurpation for which there is a man; one in hand is better than none."""
        return 1.0 + max(0.0, stratagem_policy.PLAYS[move[1]](self, move[1]))

    def pass_(self, move: Move) -> float:
        """What everything else is measured by."""
        return 0.0

    def discard(self, move: Move) -> float:
        """6d: what is worth least."""
        return -2 * stratagem_policy.keep(self, move[1])

    def shield(self, move: Move) -> float:
        """6.1d: an Emperor is worth it."""
        return 2.0

    def cancel(self, move: Move) -> float:
        """Event 15: what would hurt."""
        kind = self.step.context[0]
        return 1.5 * (stratagem_policy.keep(self, kind) - 1.0)

    def federate(self, move: Move) -> float:
        """9.4b: it costs nothing."""
        return 5.0

    def station(self, move: Move) -> float:
        """3.3.2a: one in each town, the border first."""
        return -1.0

    def done(self, move: Move) -> float:
        """Enough."""
        match self.step:
            case Station():
                return SURE
            case Movement():
                return LAST
            case Evade() | Company():
                return -2.0
            case _:
                return 0.0


JUDGES: Final[dict[str, Callable[[Glance, Move], float]]] = {
    "lead": Glance.lead,
    "unit": Glance.unit,
    "take": Glance.take,
    "to": Glance.to,
    "halt": Glance.halt,
    "drop": Glance.drop,
    "board": Glance.board,
    "sail": Glance.sail,
    "land": Glance.land,
    "disembark": Glance.disembark,
    "home": Glance.home,
    "rally": Glance.rally,
    "come-out": Glance.come_out,
    "fight": Glance.fight,
    "stand": Glance.stand,
    "evade": Glance.evade,
    "refuge": Glance.refuge,
    "with": Glance.with_,
    "flee": Glance.flee,
    "retreat": Glance.retreat,
    "lose": Glance.lose,
    "play": Glance.play,
    "leader": Glance.leader,
    "tribe": Glance.tribe,
    "area": Glance.place,
    "caesar": Glance.caesar,
    "discard": Glance.discard,
    "shield": Glance.shield,
    "cancel": Glance.cancel,
    "federate": Glance.federate,
    "station": Glance.station,
    "restore": Glance.restore,
    "receive": Glance.receive,
    "pass": Glance.pass_,
    "done": Glance.done,
}
