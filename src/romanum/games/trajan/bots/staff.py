"""How the bots plan a player turn: leaders and armies go somewhere for a purpose, step by step; all else by script."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import ClassVar, Final

from romanum.engine.action import PASS, Move
from romanum.engine.counsel.blunders import Censor
from romanum.engine.counsel.staff import NOWHERE, Aim, Staff
from romanum.engine.menu import DONE
from romanum.games.trajan.bots.armies import HOLD, HUNT, RELIEVE, TAKE
from romanum.games.trajan.bots.blunders import WarCensor
from romanum.games.trajan.bots.closer_policy import PLAYS, Veteran
from romanum.games.trajan.bots.council import REST, STAY, Council
from romanum.games.trajan.bots.outlook import KEY, Outlook
from romanum.games.trajan.bots.riders import APPROACH, INCITE, STIR, WITHDRAW
from romanum.games.trajan.bots.routes import ENEMIES, Ways, kinds_of, next_step
from romanum.games.trajan.bots.stakes import stakes_of
from romanum.games.trajan.bots.survey import road_to
from romanum.games.trajan.data.components import CITY_AT, HEX_NAMES, KIND, LEADER, UNITS
from romanum.games.trajan.rules.march.kinds import KIND_MOVES, ForcedMarch, Muster
from romanum.games.trajan.rules.march.movement import Marching
from romanum.games.trajan.rules.march.reach import Steps, force_of, has_train
from romanum.games.trajan.rules.turn.sequence import CombatSegment, MovementSegment
from romanum.games.trajan.state.actions import ENTER, FORCED_MARCH, HALT, LEAVE, MARCH, REVOLT, TO, VERBS
from romanum.games.trajan.state.position import NOBODY, NONE, POLITICAL, War

MARCHES: Final = frozenset({INCITE, TAKE, RELIEVE, HUNT, APPROACH, WITHDRAW, HOLD})
"""Aims that are carried out by a march."""
SUMMON: Final = "summon"
ON: Final = frozenset({INCITE, HUNT})
"""Those for which a force is driven on by a Forced March."""
NUMBERS: Final = {verb: number for number, verb in enumerate(VERBS)}
"""Verbs as numbers, which are the same in every process."""
MOST: Final = 6
"""So many aims are compared: with more each of them would be tried too seldom."""
GAP: Final = 2.0
"""What looks worse by so many points is not compared."""
SMALL: Final = 0.3
"""Nor is anything where the best promises less than this."""


class WarStaff(Staff[War]):
    """Who plans for Rome and for Parthia."""

    answers: ClassVar[int] = 2
    thought: ClassVar[float] = 5.0
    judged: ClassVar[tuple[int, ...]] = (1,)

    def answered(self, g: War) -> int:
        """Player turns begun."""
        return 2 * g.turn + max(g.active, 0)

    def first(self, g: War, seat: int, moves: list[Move], manner: int = 0) -> Aim | None:
        """The best of all aims at a glance."""
        found = self.aims(g, seat, moves)
        return found[0] if found else None

    def aims(self, g: War, seat: int, moves: list[Move]) -> list[Aim]:
        """Marches, Revolts and other markers in the Movement segment; on the march, where to go on to."""
        step = g.stack[-1]
        if isinstance(step, Marching):
            return Council(g, seat).onward(step)
        if isinstance(step, Muster):
            return Council(g, seat).anew()
        if not isinstance(step, MovementSegment):
            return []
        look, veteran = Council(g, seat), Veteran(g, seat)
        plays = [Aim(move[0], *move[1:], score=veteran.of(move)) for move in moves if move[0] in PLAYS]  # type: ignore[misc]
        return _rivals(sorted([*look.aims(), *plays], key=lambda aim: -aim.score))

    def is_over(self, g: War, seat: int, aim: Aim) -> bool:
        """A march is over where its goal is reached and nothing is left to do there, or where it can go no farther."""
        if aim.intent not in MARCHES or g.column == NONE or not g.attempted or g.attempted[-1] != aim.force:
            return True
        step = g.stack[-1]
        if not isinstance(step, Marching) or step.side != seat:
            return False
        if g.column == aim.goal:
            return _revolt(g, seat, step) is None
        return step.check_going_on(g) is not None

    def pursue(self, g: War, seat: int, aim: Aim, moves: list[Move]) -> Move | None:
        """The next step of a march; markers and rest at once."""
        step = g.stack[-1]
        if isinstance(step, MovementSegment):
            return _begun(aim)
        if isinstance(step, Muster) and aim.intent in MARCHES:
            return _set_out(g, seat, aim, moves)
        if isinstance(step, Marching):
            return _stay(g, seat, moves) if aim.intent == STAY else _go_on(g, seat, aim, step, moves)
        if isinstance(step, ForcedMarch) and aim.intent in MARCHES:
            return _drive_on(g, seat, aim, moves)
        return None

    def luck(self, g: War, move: Move) -> int | None:
        """Marches, attacks and the ends of segments have dice of their own, and so has each Revolt of a leader."""
        if move[0] == "revolt":
            return hash((g.turn, g.where[move[1]], move[1], g.plays[move[1]]))
        if not isinstance(g.stack[-1], MovementSegment | CombatSegment):
            return None
        return hash((g.turn, g.active, g.segment, NUMBERS[move[0]], *move[1:]))

    def told(self, g: War, aim: Aim) -> dict[str, int | str]:
        """Where a force comes from and where it goes; who plays a marker, and for what."""
        if aim.intent in MARCHES:
            return {"force": self._named(g, aim), "goal": HEX_NAMES[aim.goal]}
        if aim.intent == STIR:
            return {"force": UNITS[aim.force].id, "goal": HEX_NAMES[aim.goal]}
        if aim.intent == SUMMON:
            return {"goal": HEX_NAMES[aim.force]}
        facts: dict[str, int | str] = {}
        if aim.force != NOWHERE and aim.intent != STAY:
            facts["force"] = UNITS[aim.force].id
        if aim.goal != NOWHERE:
            facts["goal"] = HEX_NAMES[aim.goal] if aim.intent == STAY else UNITS[aim.goal].id
        return facts

    def _named(self, g: War, aim: Aim) -> str:
        """A force by its leader, or by where it stands."""
        return UNITS[aim.extra[0]].id if aim.extra else HEX_NAMES[aim.force]

    def censor(self) -> Censor[War]:
        """Somebody who looks on at one war."""
        return WarCensor()


def _rivals(found: list[Aim]) -> list[Aim]:
    """The best aim, and what might be done instead: by the same force, for the same goal, or nothing more at all.

    What other forces might do is no rival of it: they do that afterwards. Where little can be won nothing is compared.
    """
    best = found[0]
    if best.score < SMALL:
        return [best]
    rest = [aim for aim in found if aim.intent == REST and aim.score > best.score - GAP]
    here = _origin(best)
    rivals = [aim for aim in found if aim.score > best.score - GAP and aim.intent != REST]
    rivals = [aim for aim in rivals if _origin(aim) == here or aim.goal == best.goal != NOWHERE]
    unlike = {(aim.intent, aim.goal, len(aim.extra)): aim for aim in reversed(rivals)}
    return sorted(unlike.values(), key=lambda aim: -aim.score)[: MOST - 1] + rest


def _origin(aim: Aim) -> int:
    """Where an aim begins: the hex of a force or of a leader; nowhere for other markers, which are all of a kind."""
    return aim.goal if aim.intent == STIR else aim.force if aim.intent in MARCHES else NOWHERE


def _begun(aim: Aim) -> Move:
    """The first step of an aim in the Movement segment."""
    if aim.intent in MARCHES:
        return MARCH[aim.force]
    if aim.intent == STIR:
        return REVOLT[aim.force]
    if aim.intent == REST:
        return DONE
    return (aim.intent, *[part for part in (aim.force, aim.goal) if part != NOWHERE])


def _going(g: War, seat: int, aim: Aim) -> list[int]:
    """Who of those that muster goes along."""
    force = force_of(g, seat)
    if aim.extra:
        return [u for u in force if u in aim.extra]
    staying = Outlook(g, seat).guard(g.column, force)
    return [u for u in force if u not in staying]


def _set_out(g: War, seat: int, aim: Aim, moves: list[Move]) -> Move | None:
    """Whoever stays is left; then by the kind of march that leads there best, or nearest."""
    going = _going(g, seat, aim)
    if not going:
        return None
    for unit in force_of(g, seat):
        if unit not in going and LEAVE[unit] in moves:
            return LEAVE[unit]
    kinds = [kind for kind in kinds_of(g, seat, g.column, going) if KIND_MOVES[kind] in moves]
    if aim.goal == g.column:
        return KIND_MOVES[kinds[0]] if kinds else None
    ways = Ways(g, seat, going, g.column, kinds)
    goal = aim.goal if ways.to(aim.goal) is not None else _nearest(g, seat, aim.goal, ways.hexes())
    way = None if goal is None else ways.to(goal)
    return None if way is None else KIND_MOVES[way.kind]


def _nearest(g: War, seat: int, goal: int, hexes: Iterable[int]) -> int | None:
    """Of some hexes without enemies the one that is nearest to a goal."""
    road, enemies = road_to(goal), ENEMIES.of(g)[seat]
    free = [hex for hex in hexes if hex not in enemies]
    return min(free, key=lambda hex: (road[hex], CITY_AT[hex] < 0, hex), default=None)


def _go_on(g: War, seat: int, aim: Aim, step: Marching, moves: list[Move]) -> Move | None:
    """At the goal the markers; else one step nearer; where there is none the force stays."""
    if g.column == aim.goal:
        return _revolt(g, seat, step) or _stay(g, seat, moves)
    force = force_of(g, seat)
    left = Steps(step.result.move, step.gone, step.desert).left(g, force, step.kind)
    open_to = [move[1] for move in moves if move[0] == "to"]
    ahead = partial(next_step, step.kind, g.column, most=left, train=has_train(force), enemies=ENEMIES.of(g)[seat])
    there = ahead(goal=aim.goal, open_to=open_to)
    if there is None:
        road, ways = road_to(aim.goal), Ways(g, seat, force, g.column, [step.kind])
        near = [hex for hex in ways.hexes() if road[hex] < road[g.column] and ways.steps(hex) <= left]
        goal = _nearest(g, seat, aim.goal, near)
        there = None if goal is None else ahead(goal=goal, open_to=open_to)
    return TO[there] if there is not None else _stay(g, seat, moves)


def _revolt(g: War, seat: int, step: Marching) -> Move | None:
    """6.41: a leader on the march stirs up the city that the force has come to."""
    if g.civis_at(g.column) != 1 - seat or step.scatters or not g.holds(seat, POLITICAL):
        return None
    able = [u for u in force_of(g, seat) if KIND[u] == LEADER and g.can_play(u)]
    return REVOLT[able[0]] if able else None


def _stay(g: War, seat: int, moves: list[Move]) -> Move:
    """Leaders alone go behind walls, armies where these have to be held; else armies stay before them."""
    force = force_of(g, seat)
    if ENTER in moves:
        troops = [u for u in force if KIND[u] != LEADER]
        city = CITY_AT[g.column]
        bare = g.civis[city] == NOBODY and not g.garrison(seat, g.column)
        if not troops or bare or stakes_of(g, guarding=True)[city] >= KEY:
            return ENTER
    return HALT


def _drive_on(g: War, seat: int, aim: Aim, moves: list[Move]) -> Move:
    """A Forced March only to come to the goal itself, and where that is a matter of days."""
    force = force_of(g, seat)
    able = [u for u in force if FORCED_MARCH[u] in moves]
    if not able or aim.intent not in ON or g.column == aim.goal:
        return PASS
    if aim.intent == INCITE and not g.holds(seat, POLITICAL):
        return PASS
    ways = Ways(g, seat, force, g.column, kinds_of(g, seat, g.column, force))
    return FORCED_MARCH[able[0]] if ways.to(aim.goal) is not None else PASS
