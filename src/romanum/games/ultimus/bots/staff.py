"""How the bots plan: a leader goes somewhere with his units, for a purpose; a stratagem is played; or all stay.

What is compared at the start of a march are the errands of the leader whose turn it is, to let him stay and go on with
the next, and to end the movement. Everything else is done by script. Lines are judged after the enemy's next
sequence, and at the end of a year when Phase F has counted what all marches were for.
"""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.counsel.staff import NOWHERE, Aim, Staff
from romanum.engine.menu import DONE
from romanum.games.ultimus.bots.blunders import LateCensor
from romanum.games.ultimus.bots.boldness import SOLDIER, VETERAN
from romanum.games.ultimus.bots.errands import Errand, behind, company_step, errands, in_turn, stroll
from romanum.games.ultimus.bots.evaluation import MOST_SEQUENCES
from romanum.games.ultimus.bots.look import battle_area
from romanum.games.ultimus.bots.policy import NO, SURE, Glance
from romanum.games.ultimus.bots.raids import voyage_of
from romanum.games.ultimus.data.components import HALF, PIECES, REFUGES, STRATAGEMS, ZONE_COUNT, ZONE_IDS
from romanum.games.ultimus.rules.battle.aftermath import Escape, PickLosses
from romanum.games.ultimus.rules.battle.combat import CombatStep
from romanum.games.ultimus.rules.battle.evasion import Company, Evade
from romanum.games.ultimus.rules.march.marches import Group, Single
from romanum.games.ultimus.rules.peoples.adjustments import ComeHome, PlaceUnit
from romanum.games.ultimus.rules.peoples.winter import Resettle
from romanum.games.ultimus.rules.stratagems.windows import MomentWindow
from romanum.games.ultimus.rules.year.sequence import Movement
from romanum.games.ultimus.rules.year.setup import Station
from romanum.games.ultimus.state.actions import HALT, LEAD, MARCH, PLAY, TO
from romanum.games.ultimus.state.position import BARBARIAN, BOXES, NONE, PHASE_E, LateEmpire

MARCHES: Final = frozenset({"attack", "garrison", "join", "reside", "raid", "withdraw"})
"""What leaders march for."""
ALONE: Final = ("join", "reside")
"""What leaders without an army march for, which needs no thought."""
HABIT: Final = Aim("habit")
"""To do what is always done."""
PLAIN: Final = (CombatStep, Company, ComeHome, Escape, Evade, PickLosses, PlaceUnit, Resettle, Station)
"""Questions that need no thought, whatever one is about;"""
BY_HABIT: Final = (*PLAIN, Group, Single)
"""and those that need none unless they are part of an aim."""
MANNERS: Final = (VETERAN, SOLDIER)
"""The habits by which an enemy may answer: a veteran's, or a plain soldier's, who comes sooner and stakes more."""
GOALS: Final = 5
"""So many errands of the leader whose turn it is are compared,"""
NEXT: Final = 2
"""and the best of so many leaders after him."""
LATER: Final = 1.0
"""How much less likely it looks to let a leader stay, in scores,"""
TIMID: Final = 3.0
"""or all of them."""
WORTH_PLAYING: Final = 0.5
"""A score from which a stratagem is played without further thought."""
LUCKS: Final = 3 * ZONE_COUNT
"""More than there are kinds of dice in a sequence."""
SHARP: Final = 3.0
"""What a point of victory is worth in scores where errands are compared."""


class LateStaff(Staff[LateEmpire]):
    """Who plans for both camps."""

    manners: ClassVar[int] = len(MANNERS)
    answers: ClassVar[int] = 2
    """A sequence of one's own and one of the enemy's."""
    thought: ClassVar[float] = 2.0

    # ---- aims

    def aims(self, g: LateEmpire, seat: int, moves: list[Move]) -> list[Aim]:
        """At the start of a march: errands, stratagems, or the end of the movement. Elsewhere habit, or none."""
        step = g.stack[-1]
        if isinstance(step, BY_HABIT):
            return [HABIT]
        if isinstance(step, MomentWindow):
            return [] if _is_tempting(Glance(g, seat, VETERAN), moves) else [HABIT]
        if not isinstance(step, Movement) or any(g.migrating):
            return []
        look = Glance(g, seat, VETERAN)
        routine = self._routine(look, moves)
        if routine is not None and look.of(routine) > SURE:
            return []
        found = self._marches(look, moves)
        if routine is None and found and found[0].intent in ALONE:
            return found[:1]
        found += [self._play(look, move) for move in moves if move[0] == "play"]
        if routine is not None and routine[0] == "come-out":
            found.append(Aim("come-out", goal=routine[1], score=LATER))
        unit = self._units(look, moves) if not found else None
        if unit is not None:
            return [Aim("unit", unit[1], extra=(_sequence(g),))]
        if DONE in moves:
            found.append(Aim("rest", extra=(_sequence(g),), score=-TIMID))
        return sorted(found, key=lambda aim: -aim.score)

    def _marches(self, look: Glance, moves: list[Move]) -> list[Aim]:
        """The errands of the first leader who has any, and the best of those after him."""
        found: list[Aim] = []
        after = 0
        for leader in in_turn(look.g, moves):
            if leader in look.g.augustus:
                plan = look.scout.plan(leader)
                mine = [Errand(plan.gain, leader, plan.units, NOWHERE)] if plan is not None else []
            else:
                mine = errands(look, leader, 1 if found else GOALS)
            if not mine:
                continue
            best = mine[0].gain
            found += [_march(look, errand, SHARP * (errand.gain - best) - LATER * after) for errand in mine]
            after += 1
            if after > NEXT:
                break
        return found

    def _play(self, look: Glance, move: Move) -> Aim:
        """A stratagem that pays comes before all marches, another after them."""
        score = look.play(move)
        return Aim("play", move[1], score=LATER if score > WORTH_PLAYING else max(score, NO) - TIMID)

    def first(self, g: LateEmpire, seat: int, moves: list[Move], manner: int = 0) -> Aim | None:
        """The first errand of the leader whose turn it is, so that his march keeps to it."""
        if not isinstance(g.stack[-1], Movement) or any(g.migrating):
            return None
        look = Glance(g, seat, MANNERS[manner])
        move = self._next(look, moves)
        if move[0] != "lead" or move[1] in g.augustus:
            return None
        return _march(look, errands(look, move[1], 1)[0], 0.0)

    def pursue(self, g: LateEmpire, seat: int, aim: Aim, moves: list[Move]) -> Move | None:
        """The next step of a march; a stratagem, once; to be done."""
        step = g.stack[-1]
        if aim.intent == "habit" or isinstance(step, PLAIN):
            return self.script(g, seat, moves)
        if isinstance(step, Movement):
            move = _begin(aim)
            return move if move in moves else None
        if isinstance(step, Group) and aim.intent in MARCHES and step.leader == aim.force:
            look = Glance(g, seat, VETERAN)
            arrived = step.spent and aim.goal in (g.where[step.leader], *behind(g, step))
            if aim.goal == NOWHERE or (arrived and look.camp == BARBARIAN):
                return self._step(look, step, moves)
            return company_step(look, step, aim.goal, aim.extra[1:], moves)
        if isinstance(step, Single) and aim.intent == "unit" and step.unit == aim.force:
            return self.script(g, seat, moves)
        return None

    def is_over(self, g: LateEmpire, seat: int, aim: Aim) -> bool:
        """A march that has ended or whose leader is gone; a stratagem that is played; a sequence that is over."""
        camp = g.camp_of(seat)
        match aim.intent:
            case "habit":
                return True
            case "play":
                return not g.has_stratagem(camp, aim.force) or g.active != camp
            case "unit":
                return bool(g.moved[aim.force]) or _sequence(g) != aim.extra[0]
            case "come-out":
                return not g.at(BOXES[REFUGES.index(aim.goal)]) or g.active != camp
            case "rest":
                return _sequence(g) != aim.extra[0] or not any(isinstance(step, Movement) for step in g.stack)
            case _:
                gone = not 0 <= g.where[aim.force] < ZONE_COUNT or g.camp(aim.force) != camp
                return gone or bool(g.moved[aim.force]) or _sequence(g) != aim.extra[0]

    # ---- script

    def script(self, g: LateEmpire, seat: int, moves: list[Move], manner: int = 0) -> Move:
        """The first leader in turn who has an errand; on a march never back; all else as it looks best."""
        if len(moves) == 1:
            return moves[0]
        step = g.stack[-1]
        look = Glance(g, seat, MANNERS[manner])
        if isinstance(step, Movement) and not any(g.migrating):
            return self._next(look, moves)
        if isinstance(step, Group):
            return self._step(look, step, moves)
        if isinstance(step, Single) and not look.is_migrating(step.unit):
            found = stroll(look, step.unit)
            return TO[found.area] if found is not None and TO[found.area] in moves else HALT
        return max(moves, key=look.of)

    def _next(self, look: Glance, moves: list[Move]) -> Move:
        """What to do next in a movement."""
        routine = self._routine(look, moves)
        if routine is not None:
            return routine
        for leader in in_turn(look.g, moves):
            if leader in look.g.augustus:
                if look.scout.plan(leader) is not None:
                    return LEAD[leader]
            elif errands(look, leader, 1):
                return LEAD[leader]
        unit = self._units(look, moves)
        if unit is not None:
            return unit
        return DONE if DONE in moves else max(moves, key=look.of)

    def _routine(self, look: Glance, moves: list[Move]) -> Move | None:
        """What is done before all marches: stratagems that pay, voyages, coming out of a refuge."""
        best, least, idle = None, WORTH_PLAYING, set[int]()
        for move in moves:
            verb = move[0]
            if verb in ("lead", "unit", "done") or (verb == "board" and move[2] in idle):
                continue
            if verb == "board" and voyage_of(look.scout, move[2]) is None:
                idle.add(move[2])
                continue
            score = look.of(move)
            if score > least:
                best, least = move, score
        return best

    def _units(self, look: Glance, moves: list[Move]) -> Move | None:
        """The first unit that gains by going next door by itself."""
        for move in moves:
            if move[0] == "unit" and stroll(look, move[1]) is not None:
                return move
        return None

    def _step(self, look: Glance, step: Group, moves: list[Move]) -> Move:
        """The next step of a march without an aim."""
        g = look.g
        if not step.spent and step.leader not in g.augustus and not look.is_migrating(step.leader):
            found = errands(look, step.leader, 1)
            if found:
                move = company_step(look, step, found[0].goal, found[0].units, moves)
                if move is not None:
                    return move
        onward = [move for move in moves if move[0] != "to" or move[1] not in behind(g, step)]
        return max(onward or moves, key=look.of)

    def answered(self, g: LateEmpire) -> int:
        """Sequences that have begun; after the last of a year nothing more until the next year begins."""
        left = sum(g.sequences) if g.phase == PHASE_E else 0
        return g.year * MOST_SEQUENCES - left

    def luck(self, g: LateEmpire, move: Move) -> int | None:
        """Every battle has dice of its own, and so has the end of every movement."""
        step = g.stack[-1]
        if isinstance(step, Movement):
            return _sequence(g) * LUCKS if move == DONE else None
        if g.phase != PHASE_E or not g.innermost(CombatStep):
            return None
        area = move[1] if move[0] == "fight" else battle_area(step)
        return None if area == NONE else _sequence(g) * LUCKS + 1 + 2 * area + (move[0] == "fight")

    def told(self, g: LateEmpire, aim: Aim) -> dict[str, int | str]:
        """Who, and where to."""
        found: dict[str, int | str] = {}
        if aim.intent == "play":
            found["stratagem"] = STRATAGEMS[aim.force].id
        elif aim.force != NOWHERE:
            found["force"] = PIECES[aim.force]
        if aim.goal != NOWHERE:
            found["goal"] = ZONE_IDS[aim.goal]
        return found

    def censor(self) -> LateCensor:
        """Marches there and back, hopeless battles, capitals and peoples at stake, units and stratagems that idle."""
        return LateCensor()


def _is_tempting(look: Glance, moves: list[Move]) -> bool:
    """Whether one of some stratagems might be worth it now."""
    return any(move[0] == "play" and look.play(move) > NO for move in moves)


def _begin(aim: Aim) -> Move:
    """What an aim begins with."""
    match aim.intent:
        case "play":
            return PLAY[aim.force]
        case "unit":
            return MARCH[aim.force]
        case "come-out":
            return ("come-out", aim.goal)
        case "rest":
            return DONE
        case _:
            return LEAD[aim.force]


def _sequence(g: LateEmpire) -> int:
    """Which sequence is running."""
    return 2 * (g.year * MOST_SEQUENCES - sum(g.sequences)) + g.active


def _march(look: Glance, errand: Errand, score: float) -> Aim:
    return Aim(_intent(look, errand), errand.leader, errand.goal, (_sequence(look.g), *errand.units), score)


def _intent(look: Glance, errand: Errand) -> str:
    """What a march is for."""
    if errand.goal == NOWHERE:
        return "reside"
    if HALF[errand.goal] < 0 and not look.survey.units_at(1 - look.camp, errand.goal):
        return "withdraw"
    if not errand.units:
        return "join"
    if look.survey.units_at(1 - look.camp, errand.goal):
        return "attack"
    return "raid" if look.camp == BARBARIAN else "garrison"
