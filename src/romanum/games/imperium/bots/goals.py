"""Operations: a force, a goal, and the way there.

A theatre takes what there is for a power to do (`outlook`), each with its worth and with what resists. Its forces, the
strongest first, each take on what is worth most to them: by the chance and the cost of the battle (`clash`), by the way
(`towards`), and by what others have taken on already. So every force has one plan, and single steps follow from it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from romanum.games.imperium.bots.clash import Clash, clash, shift_of
from romanum.games.imperium.bots.habits import VETERAN, Habits
from romanum.games.imperium.bots.outlook import (
    DECAY,
    LEAST,
    MONTH,
    Draw,
    Goal,
    Outlook,
    merged,
    outlook_of,
    saved,
    towards,
)
from romanum.games.imperium.bots.survey import Force, Survey
from romanum.games.imperium.rules.special.victory_progress import standings
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld

GATHER: Final = 0.12
"""What it is worth to join the main army."""
LAST_MONTHS: Final = 8
"""The end is near in the last months."""
LIKELY: Final = 0.66
"""Several forces fall together upon somebody if they are so likely to win."""


class Plan(NamedTuple):
    """What a force has taken on: where, what it is worth from here, and the way by place."""

    goal: Goal
    worth: float
    field: tuple[int, ...]
    host: int = 0
    """The strength of all who fall upon the goal together this month, if it takes several."""


IDLE: Final = Plan(Goal(NONE, 0.0), 0.0, ())


class Theatre:
    """Who of a power goes where."""

    def __init__(
        self,
        survey: Survey,
        power: int,
        mover: Force | None = None,
        haste: float = 0.0,
        habits: Habits = VETERAN,
        outlook: Outlook | None = None,
    ) -> None:
        self.outlook = known = outlook or outlook_of(survey, power, haste, habits)
        self.power, self.habits, self.at = power, habits, survey.at
        self.haste, self.point, self.far = haste, known.point, known.far
        self.foes, self.barred, self.closed = known.foes, known.barred, known.closed
        self.against, self.enemies, self.danger = known.against, known.enemies, known.danger
        self.goals, self.prey, self.ways = known.goals, known.prey, known.ways
        self._ashore: dict[Force, float] = {}
        self._kept: dict[int, int] = {}
        """By place, the strength of all there who are no enemies, once it is known."""
        self.own = [f for f in survey.own() if f.power == power and (mover is None or f.place != mover.place)]
        self.mover = mover
        self.plans = self._plans()

    def peril(self, force: Force, place: int) -> float:
        """What a force may lose to the next enemy army, were it to stand in a place."""
        army = self.danger.get(place)
        if army is None or army.place == place:
            return 0.0
        kept = sum(f.strength for f in self.at.get(place, ()) if f.power == force.power and place != force.place)
        shift = shift_of(army.cer, army.command, force.cer, force.command)
        found = clash(army.strength, kept + force.strength, shift)
        return self.outlook.wary * (self.point * max(0.0, found.harm - found.cost) + found.win * force.dear)

    # ---- who does it

    def _plans(self) -> dict[int, Plan]:
        """By place of a force, what it has taken on: the strongest chooses first."""
        forces = sorted([*self.own, *([self.mover] if self.mover else [])], key=lambda f: (-f.total, f.place))
        self.main = forces[0].place if forces else NOBODY
        taken = dict[Goal, float]()
        found = dict[int, Plan]()
        for force in forces:
            best = self.best(force, taken)
            if best is not None:
                found[force.place] = best
                taken[best.goal] = taken.get(best.goal, 0.0) + force.strength
            elif force.place != self.main:
                field = towards(self.outlook.roads, self.main, self.barred)
                found[force.place] = Plan(Goal(self.main, GATHER), GATHER, field)
        if self.habits.rallies:
            self._rally(forces, found)
        return found

    def _rally(self, forces: list[Force], plans: dict[int, Plan]) -> None:
        """What several forces within reach can do together is done if it is worth more than what they do alone."""
        for goal, field in self.outlook.shared_by([force.place for force in forces]):
            near = [f for f in forces if field[f.place] <= MONTH and not plans.get(f.place, IDLE).host]
            if len(near) < 2:
                continue
            host = self._host(goal, near)
            alone = sum(plans[f.place].worth for f in host if f.place in plans)
            far = max((field[f.place] for f in host), default=0)
            together = self.gain(merged(host), goal) * DECAY[far] if len(host) > 1 else 0.0
            if together > alone:
                strength = sum(f.strength for f in host)
                share = together / len(host)
                plans.update({f.place: Plan(goal, share, field, strength) for f in host})

    def _host(self, goal: Goal, near: list[Force]) -> list[Force]:
        """The strongest of them, as many as make a victory likely; none if all would not do."""
        for number in range(1, len(near) + 1):
            if self.fight(merged(near[:number]), goal, 0).win >= LIKELY:
                return near[:number]
        return []

    def best(self, force: Force, taken: dict[Goal, float]) -> Plan | None:
        """What is worth most to a force, counted from where it is."""
        best, worth = None, LEAST
        for draw in self.outlook.draws(force):
            if draw.most < worth:
                break
            gain = self._gain_of(draw, taken)
            if gain > worth or (gain == worth and best is not None and draw.number < best.number):
                best, worth = draw, gain
        return None if best is None else Plan(best.goal, worth, best.field)

    def _gain_of(self, draw: Draw, taken: dict[Goal, float]) -> float:
        """What a goal brings the force that it draws, where others have taken on theirs."""
        goal = draw.goal
        if goal.saves:
            return draw.safer(self._beside(draw.force, goal, taken.get(goal, 0.0) if taken else 0.0))
        if taken and goal in taken:
            return self.outlook.gain(draw.force, goal, taken[goal]) * draw.decay
        return draw.alone()

    def others(self, force: Force, most: int) -> list[Plan]:
        """What else a force might take on, were it alone, the best first."""
        draws = sorted(self.outlook.draws(force), key=lambda draw: draw.number)
        gains = [(draw, self._gain_of(draw, {})) for draw in draws]
        found = [Plan(draw.goal, gain, draw.field) for draw, gain in gains if gain > LEAST]
        return sorted(found, key=lambda plan: -plan.worth)[:most]

    def ashore(self, force: Force) -> float:
        """What the best plan of a force is worth, were it where it is not yet."""
        if force not in self._ashore:
            plan = self.best(force, {})
            self._ashore[force] = plan.worth if plan is not None else 0.0
        return self._ashore[force]

    def gain(self, force: Force, goal: Goal, helped: float = 0.0) -> float:
        """What it brings a force to be at a goal, with so much strength of others that goes there too."""
        if goal.saves:
            return saved(force, goal, self._beside(force, goal, helped))
        return self.outlook.gain(force, goal, helped)

    def at_stake(self, force: Force) -> float:
        """What the leaders of a force count."""
        return self.outlook.at_stake(force)

    def fight(self, force: Force, goal: Goal, helped: int) -> Clash:
        """The battle at a goal."""
        return self.outlook.fight(force, goal, helped)

    def _beside(self, force: Force, goal: Goal, helped: float) -> int:
        """The strength of others that would hold a city beside a force."""
        place = goal.place
        if place not in self._kept:
            here = [f for f in self.at.get(place, ()) if f.power not in self.foes]
            self._kept[place] = sum([f.strength for f in here])
        return max(0, self._kept[place] - (force.strength if force.place == place else 0)) + round(helped)


_KNOWN: Final[dict[tuple[Outlook, Force | None, tuple[Force, ...]], Theatre]] = {}
"""The last theatres: what is imagined differently does not change what is planned."""
KEPT: Final = 256


def haste_of(g: RomanWorld, seat: int) -> float:
    """How pressed a player is: not at all as long as he would win by waiting, fully in the last month."""
    left = g.last_month - g.month
    if g.last_month == NONE or left >= LAST_MONTHS or standings(g)[seat].leads:
        return 0.0
    return (LAST_MONTHS - left) / LAST_MONTHS


def theatre_of(survey: Survey, power: int, mover: Force | None, haste: float, habits: Habits) -> Theatre:
    """The theatre of a power, worked out once for all that looks alike."""
    outlook = outlook_of(survey, power, haste, habits)
    if mover is not None and mover in survey.here(mover.place) and survey.g.chief[power] == survey.seat:
        mover = None  # it is all there is of its power there, so it is among those who stand
    found: Theatre | None = survey.moment.plans.get((outlook, mover))
    if found is None:
        key = outlook, mover, survey.forces
        found = _KNOWN.get(key)
        if found is None:
            if len(_KNOWN) >= KEPT:
                del _KNOWN[next(iter(_KNOWN))]
            found = _KNOWN[key] = Theatre(survey, power, mover, haste, habits, outlook)
        survey.moment.plans[outlook, mover] = found
    return found
