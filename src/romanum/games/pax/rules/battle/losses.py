"""Chapters 10.3.2 to 10.3.4 and 10.6: how losses are distributed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    BARBARIAN,
    CAVALRY,
    HEAVY,
    HIRED_CAVALRY,
    HIRED_HEAVY,
    HIRED_LIGHT,
    HORSE,
    KIND_IDS,
    LCU,
    LEGION,
    LIGHT,
    MILITIA,
    NONE,
    ON_LAND,
    PERGAMUM,
    PLACE_IDS,
    REDUCED,
    REDUCED_HEAVY,
    REDUCED_LEGION,
    TABLES,
    TRIBESMAN,
)
from romanum.games.pax.rules.battle.actions import LOSE, LOSE_ALLY, LOSE_CHEAPEST, LOSE_WALLS, REDUCE, REDUCE_ALLY
from romanum.games.pax.rules.battle.frame import standing
from romanum.games.pax.state.errands import LosePoints
from romanum.games.pax.state.forces import (
    is_empty,
    lcu,
    least_walls,
    number,
    set_walls,
    strike,
    tidy,
    values,
    wipe_out,
)
from romanum.games.pax.state.leaders import kill_all
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice

BY_REDUCTION: Final = 2
"""10.6.1, 10.6.2: BP that a full LG or HI absorbs by being Reduced."""
FIRST: Final = (REDUCED_HEAVY, REDUCED_LEGION)
"""10.6.1, 10.6.2: who takes the first losses."""
CHEAPEST: Final[tuple[Move, ...]] = (
    LOSE[MILITIA], LOSE[TRIBESMAN], LOSE[BARBARIAN], LOSE[LIGHT], LOSE[HIRED_LIGHT], LOSE_WALLS, LOSE[HIRED_CAVALRY],
    LOSE[CAVALRY], LOSE[REDUCED_HEAVY], REDUCE[HEAVY], LOSE[REDUCED_LEGION], REDUCE[LEGION], LOSE[HIRED_HEAVY],
    LOSE[HEAVY], LOSE[LEGION],
)  # fmt: skip
QUICK: Final = tuple(
    move for own in CHEAPEST for move in ((f"{own[0]}-ally", *own[1:]) if own[0] in ("lose", "reduce") else own, own)
)
"""The same, Pergamenes before those they stand beside (17.2-ALLIANCE-PERGAMUM-b)."""


class Losses(Task[Mediterranean], frozen=True):
    """10.3.2: BP that an Army has to lose."""

    power: int
    stacks: tuple[int, ...]
    left: int
    space: int
    """The City or Town whose walls absorb losses; none: there are none."""
    no_horse: bool
    fresh: int = NONE
    """10.6.4: the kind of Unit Reduced by these losses, of which there is only one."""
    begun: bool = False
    quick: bool = False
    rule: ClassVar[str] = "10.3.2"
    stays: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        """Compulsory losses first; then ask as long as something is owed and there."""
        if not self.begun:
            g.become(replace(first_losses(g, self), begun=True))
            self.sweep(g)
            return
        offered = choices(g, self) if self.left > 0 else []
        if not offered:
            g.stack.pop()
            self.sweep(g)
            return
        if self.quick:
            take_loss(g, next(move for move in QUICK if move in offered))
        else:
            g.push(TakeLosses(self.power))

    def sweep(self, g: Mediterranean) -> None:
        """Of whom nothing is left is gone."""
        for stack in standing(g, self.stacks):
            if is_empty(g, stack):
                wipe_out(g, stack)


def amount(g: Mediterranean, stacks: tuple[int, ...], kind: int) -> int:
    """How many Units of a kind several stacks have."""
    return sum(number(g, stack, kind) for stack in standing(g, stacks))


def first_losses(g: Mediterranean, losses: Losses) -> Losses:
    """10.6.1, 10.6.2: Reduced Units go first, HI before LG."""
    for kind in FIRST:
        while losses.left > 0 and amount(g, losses.stacks, kind):
            remove(g, losses.stacks, kind)
            losses = replace(losses, left=losses.left - values(g)[kind])
    return losses


def remove(g: Mediterranean, stacks: tuple[int, ...], kind: int) -> None:
    """10.3.2: a Unit is eliminated."""
    stack = _loser(g, stacks, kind)
    strike(g, stack, kind)
    if g.log is not None:
        g.tell("losses", "10.3.2", **_facts(g, stack, kind))


def reduce(g: Mediterranean, stacks: tuple[int, ...], kind: int) -> None:
    """10.6.1, 10.6.2: an LG or HI is Reduced, and not lost."""
    stack = _loser(g, stacks, kind)
    strike(g, stack, kind)
    strike(g, stack, REDUCED[kind], -1)
    if g.log is not None:
        g.tell("reduced", "10.6.1" if kind == LEGION else "10.6.2", **_facts(g, stack, kind))


def _loser(g: Mediterranean, stacks: tuple[int, ...], kind: int) -> int:
    """Ruling 4.3.1e: of Allies that fight as one, whoever has most Units of a kind loses one."""
    return max(standing(g, stacks), key=lambda s: (number(g, s, kind), -s))


def _facts(g: Mediterranean, stack: int, kind: int) -> dict[str, Any]:
    return {"side": side_id(g, g.whose[stack]), "unit": KIND_IDS[kind], "place": PLACE_IDS[g.at[stack]]}


def comrades(g: Mediterranean, stacks: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """17.2-ALLIANCE-PERGAMUM-b: the stacks whose losses Pergamenes beside them may take, and those Pergamenes."""
    alive = standing(g, stacks)
    theirs = tuple([stack for stack in alive if g.whose[stack] == PERGAMUM])
    others = tuple([stack for stack in alive if stack not in theirs])
    return (others, theirs) if theirs and others else (stacks, ())


def choices(g: Mediterranean, losses: Losses) -> list[Move]:
    """10.3.2, 10.3.3: any Unit, also one worth more than is owed, Reductions and walls.

    10.6.3: an LG or HI that can be Reduced is not eliminated for what would only Reduce it.
    """
    whole: list[Move] = []
    parts: list[Move] = []
    for stacks, lost, cut in zip(comrades(g, losses.stacks), (LOSE, LOSE_ALLY), (REDUCE, REDUCE_ALLY), strict=True):
        for kind in LCU:
            if not amount(g, stacks, kind) or (losses.no_horse and kind in HORSE):
                continue
            reducible = REDUCED[kind] != NONE and losses.fresh == NONE
            if not (losses.left <= BY_REDUCTION if reducible else falls_by_halves(g, kind, losses.fresh)):
                whole.append(lost[kind])
            if reducible:
                parts.append(cut[kind])
    if losses.space != NONE and g.walls[losses.space] > least_walls(g, losses.space):
        parts.append(LOSE_WALLS)
    return [*whole, *parts]


def falls_by_halves(g: Mediterranean, kind: int, fresh: int) -> bool:
    """Whether the fresh Reduced Unit goes and a full one is Reduced in its place: the same as losing the full one."""
    return fresh != NONE and REDUCED[kind] == fresh and values(g)[kind] == values(g)[fresh] + BY_REDUCTION


def take_loss(g: Mediterranean, move: Move) -> None:
    """One loss is taken."""
    losses = g.running(Losses)
    stacks = comrades(g, losses.stacks)[move[0].endswith("-ally")]
    if move == LOSE_WALLS:
        space = losses.space
        set_walls(g, space, g.walls[space] - 1, g.town_of[space])
        g.amend(Losses, left=losses.left - TABLES.walls.loss)
    elif move[0].startswith("reduce"):
        reduce(g, stacks, move[1])
        g.amend(Losses, left=losses.left - BY_REDUCTION, fresh=REDUCED[move[1]])
    else:
        remove(g, stacks, move[1])
        fresh = NONE if move[1] == losses.fresh else losses.fresh
        g.amend(Losses, left=losses.left - values(g)[move[1]], fresh=fresh)
    for stack in standing(g, losses.stacks):
        if is_empty(g, stack):
            wipe_out(g, stack)


class TakeLosses(PowerChoice, frozen=True):
    """10.3.2: which Units or Wall Points."""

    rule: ClassVar[str] = "10.3.2"
    asks_about: ClassVar[str] = "battle-losses"
    decline: ClassVar[Move] = LOSE_CHEAPEST

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """What is possible; and to have the rest taken from what is worth least."""
        found = choices(g, g.running(Losses))
        return [*found, LOSE_CHEAPEST] if len(found) > 1 else found

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """One of them, or all by themselves."""
        if move == LOSE_CHEAPEST:
            g.amend(Losses, quick=True)
        else:
            take_loss(g, move)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        losses = g.running(Losses)
        place = g.at[standing(g, losses.stacks)[0]] if standing(g, losses.stacks) else losses.space
        return Prompt("losses", self.rule, {"left": losses.left, "place": PLACE_IDS[place]})


# ---- for others


@carries_out(LosePoints)
def lose_points(errand: LosePoints, g: Mediterranean) -> None:
    """10.3.2: outside a Battle, as in one."""
    g.push(Buried(errand.stack))
    g.push(Losses(errand.power, (errand.stack,), errand.points, NONE, False))


class Buried(Task[Mediterranean], frozen=True):
    """8.4.4: an Army without Land Combat Units is gone, and its leaders with it."""

    stack: int
    rule: ClassVar[str] = "8.4.4"

    def run(self, g: Mediterranean) -> None:
        """See what is left."""
        if self.stack in standing(g, (self.stack,)):
            place = g.at[self.stack]
            if not lcu(g, self.stack):
                kill_all(g, self.stack, "8.4.4")
            tidy(g, place)


def bury(g: Mediterranean, stack: int) -> None:
    """8.4.4, 10.4.9, 12.1.1b: what is left on land of an Army without Land Combat Units; ships stay."""
    place = g.at[stack]
    kill_all(g, stack, "8.4.4")
    if stack in standing(g, (stack,)):
        for kind in range(ON_LAND):
            strike(g, stack, kind, number(g, stack, kind))
    tidy(g, place)
