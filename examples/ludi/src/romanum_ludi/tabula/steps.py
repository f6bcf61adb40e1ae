"""The steps of Tabula: turns (chapter 2), and the moves of a throw (chapters 3 and 4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks, Fact
from romanum.engine.rule import Refusal
from romanum.engine.step import Step, Task
from romanum_ludi.tabula.state import (
    DICE,
    ENTRY,
    HALF,
    LAST_QUARTER,
    MEN,
    OFF,
    POINT_IDS,
    POINTS,
    SIDES,
    Race,
    Side,
    die_of,
    goal_of,
    plays,
    side_of,
    without,
)

LONGEST: Final = 300
"""5b: turns of both sides together."""
FACES: Final = 6
WHO: Final = Fact("seat", lambda step, g: SIDES[step.seat])
LEFT: Final = Fact("dice", lambda step, g: list(g.left))

ENTERING: Final[tuple[Move, ...]] = tuple(("enter", point) for point in range(ENTRY))
MOVING: Final[tuple[Move, ...]] = tuple(
    ("move", start, start + die) for start in range(POINTS) for die in range(1, FACES + 1) if start + die < POINTS
)
LEAVING: Final[tuple[Move, ...]] = tuple(
    ("off", start, die) for start in range(LAST_QUARTER, POINTS) for die in range(1, FACES + 1) if die >= POINTS - start
)


class Turn(Task[Race], frozen=True):
    """2a: one throw after the other, until somebody is home or the night is over."""

    rule: ClassVar[str] = "2a"
    stays: ClassVar[bool] = True

    def run(self, g: Race) -> None:
        if MEN in g.home:
            g.stack.pop()
            g.tell("home", "5a", seat=SIDES[g.home.index(MEN)])
        elif g.turn == LONGEST:
            g.stack.pop()
            g.tell("long", "5b", turns=LONGEST, white=g.pips(0), black=g.pips(1))
        else:
            self._throw(g)

    def _throw(self, g: Race) -> None:
        """6a: the first throw of a scenario has been made already."""
        if g.turn:
            g.to_move = 1 - g.to_move
        g.turn += 1
        g.left = tuple(sorted(g.first or (g.dice.roll() for _ in range(DICE))))
        g.first = ()
        g.tell("throw", "2a", turn=g.turn, seat=SIDES[g.to_move], dice=g.left)
        g.push(Play(g.to_move))


class Play(Task[Race], frozen=True):
    """2b, 2c: die after die, while one can be played; what cannot be played is lost."""

    seat: int
    rule: ClassVar[str] = "2c"

    def run(self, g: Race) -> None:
        if g.left and g.home[self.seat] < MEN:
            if plays(side_of(g, self.seat), g.left):
                g.push(Play(self.seat))
                g.push(Man(self.seat))
                return
            g.tell("lost", "2c", seat=SIDES[self.seat], lost=g.left)
        g.left = ()


class Man(Step[Race], frozen=True):
    """2b: one die, played with one man."""

    seat: int
    rule: ClassVar[str] = "2b"
    asks: ClassVar[Asks] = Asks("man", WHO, LEFT)

    def pending(self, g: Race) -> tuple[int, ...]:
        return (self.seat,)

    def candidates(self, g: Race, seat: int) -> Iterable[Move]:
        return (*ENTERING, *MOVING, *LEAVING)

    def check(self, g: Race, seat: int, move: Move) -> Refusal | None:
        side = side_of(g, seat)
        return (
            check_die(g, move)
            or CHECKS[move[0]](side, *move[1:])
            or check_closed(side, move)
            or check_whole(g, side, move)
        )

    def out_of_reach(self, g: Race, seat: int, move: Move) -> Refusal | None:
        return Refusal("2b", "no-way", {"dice": list(g.left)})

    def options(self, g: Race, seat: int) -> list[Move]:
        return plays(side_of(g, seat), g.left)

    def take(self, g: Race, seat: int, move: Move) -> None:
        g.left = without(g.left, die_of(move))
        if move[0] == "enter":
            outside = g.hit if g.hit[seat] else g.waiting
            outside[seat] -= 1
            g.tell("enter", "3a", seat=SIDES[seat], point=POINT_IDS[move[1]])
        else:
            g.men(seat)[move[1]] -= 1
        if move[0] == "move":
            g.tell("move", "2b", seat=SIDES[seat], origin=POINT_IDS[move[1]], point=POINT_IDS[move[2]])
        if move[0] == "off":
            g.home[seat] += 1
            g.tell("off", "4a", seat=SIDES[seat], point=POINT_IDS[move[1]], home=g.home[seat])
        else:
            arrive(g, seat, goal_of(move))


def arrive(g: Race, seat: int, point: int) -> None:
    """3e: who stands alone there is hit."""
    g.men(seat)[point] += 1
    other = 1 - seat
    if g.men(other)[point]:
        g.men(other)[point] = 0
        g.hit[other] += 1
        g.tell("hit", "3e", seat=SIDES[seat], loser=SIDES[other], point=POINT_IDS[point])


# ---- checks


def check_die(g: Race, move: Move) -> Refusal | None:
    """2b."""
    die = die_of(move)
    return None if die in g.left else Refusal("2b", "no-die", {"die": die, "dice": list(g.left)})


def check_enter(side: Side, point: int) -> Refusal | None:
    """3a."""
    return None if side.waiting or side.hit else Refusal("3a", "nobody-outside")


def check_start(side: Side, start: int) -> Refusal | None:
    """1a, 3b."""
    if not side.mine[start]:
        return Refusal("1a", "nobody-there", {"point": POINT_IDS[start]})
    return Refusal("3b", "enter-first", {"men": side.hit}) if side.hit else None


def check_move(side: Side, start: int, goal: int) -> Refusal | None:
    """3c."""
    refused = check_start(side, start)
    if refused is None and side.waiting and goal >= HALF:
        return Refusal("3c", "first-half", {"point": POINT_IDS[goal], "men": side.waiting})
    return refused


def check_off(side: Side, start: int, die: int) -> Refusal | None:
    """4a, 4b."""
    refused = check_start(side, start)
    if refused is None and not side.all_home:
        away = side.waiting + sum(side.mine[:LAST_QUARTER])
        return Refusal("4a", "not-gathered", {"men": away})
    last = next((point for point, men in enumerate(side.mine) if men), OFF)
    if refused is None and die > POINTS - start and last < start:
        return Refusal("4b", "farther-back", {"point": POINT_IDS[last]})
    return refused


def check_closed(side: Side, move: Move) -> Refusal | None:
    """3d."""
    goal = goal_of(move)
    if goal == OFF or side.theirs[goal] < 2:
        return None
    return Refusal("3d", "closed", {"point": POINT_IDS[goal], "men": side.theirs[goal]})


def check_whole(g: Race, side: Side, move: Move) -> Refusal | None:
    """2c."""
    return None if move in plays(side, g.left) else Refusal("2c", "whole-throw", {"dice": list(g.left)})


CHECKS: Final[dict[str, Callable[..., Refusal | None]]] = {
    "enter": check_enter,
    "move": check_move,
    "off": check_off,
}
