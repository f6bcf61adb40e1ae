"""The steps of Ludus latrunculorum: placing (chapter 6), turns (2), binding (3), taking (4), the end (5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks, Fact
from romanum.engine.rule import Refusal
from romanum.engine.step import Step, Task
from romanum_ludi.latrunculi.state import LINES, NOBODY, SIDES, SQUARE_IDS, SQUARES, Field

QUIET: Final = 100
"""5c: turns of both sides together."""
LOST: Final = 1
"""5a: whoever has no more men has lost."""
HALT: Final[Move] = ("halt",)
WHO: Final = Fact("seat", lambda step, g: SIDES[step.seat])

PLACING: Final[tuple[Move, ...]] = tuple(("place", square) for square in range(SQUARES))
STEPPING: Final[tuple[Move, ...]] = tuple(
    ("step", square, near) for square in range(SQUARES) for near, _ in LINES[square]
)
LEAPING: Final[tuple[Move, ...]] = tuple(
    ("leap", square, far) for square in range(SQUARES) for _, far in LINES[square] if far >= 0
)
TAKING: Final[tuple[Move, ...]] = tuple(("take", square) for square in range(SQUARES))


class Turn(Task[Field], frozen=True):
    """2a: one after the other, until it is decided."""

    rule: ClassVar[str] = "2a"
    stays: ClassVar[bool] = True

    def run(self, g: Field) -> None:
        g.way = ()
        g.to_move = 1 - g.to_move
        seat = g.to_move
        if not seat:
            g.turn += 1
            g.tell("round", "2a", round=g.turn)
        if g.hand[seat]:
            g.push(Placing(seat))
        elif not self._decided(g, seat):
            g.push(Command(seat))

    def _decided(self, g: Field, seat: int) -> bool:
        """5a to 5c."""
        if g.count(seat) <= LOST:
            g.tell("beaten", "5a", seat=SIDES[seat])
        elif not commands(g, seat):
            g.tell("shut-in", "5b", seat=SIDES[seat])
        elif g.quiet >= QUIET:
            g.tell("quiet", "5c", turns=QUIET, white=g.count(0), black=g.count(1))
        else:
            return False
        g.stack.pop()
        return True


class Placing(Step[Field], frozen=True):
    """6a: one man on an empty square."""

    seat: int
    rule: ClassVar[str] = "6a"
    asks: ClassVar[Asks] = Asks("placing", WHO, Fact("men", lambda step, g: g.hand[step.seat]))

    def pending(self, g: Field) -> tuple[int, ...]:
        return (self.seat,)

    def candidates(self, g: Field, seat: int) -> Iterable[Move]:
        return PLACING

    def check(self, g: Field, seat: int, move: Move) -> Refusal | None:
        return check_empty(g, "6a", move[1])

    def out_of_reach(self, g: Field, seat: int, move: Move) -> Refusal | None:
        return Refusal("6a", "placing-first", {"men": g.hand[seat]})

    def take(self, g: Field, seat: int, move: Move) -> None:
        g.hand[seat] -= 1
        g.men[move[1]] = seat
        g.tell("placed", "6a", seat=SIDES[seat], square=SQUARE_IDS[move[1]])


class Command(Step[Field], frozen=True):
    """2a: a step, a leap, or a man taken."""

    seat: int
    rule: ClassVar[str] = "2a"
    asks: ClassVar[Asks] = Asks("command", WHO)

    def pending(self, g: Field) -> tuple[int, ...]:
        return (self.seat,)

    def candidates(self, g: Field, seat: int) -> Iterable[Move]:
        return (*STEPPING, *LEAPING, *TAKING)

    def check(self, g: Field, seat: int, move: Move) -> Refusal | None:
        return CHECKS[move[0]](g, seat, *move[1:])

    def out_of_reach(self, g: Field, seat: int, move: Move) -> Refusal | None:
        return Refusal("2b", "too-far") if move[0] in ("step", "leap") else Refusal("6a", "all-placed")

    def options(self, g: Field, seat: int) -> list[Move]:
        return commands(g, seat)

    def take(self, g: Field, seat: int, move: Move) -> None:
        if move[0] == "take":
            capture(g, seat, move[1])
        elif move[0] == "step":
            g.quiet += 1
            go(g, seat, move[1], move[2])
            g.tell("step", "2b", seat=SIDES[seat], origin=SQUARE_IDS[move[1]], square=SQUARE_IDS[move[2]])
            come_to_rest(g, seat, move[1], move[2])
        else:
            g.quiet += 1
            leap(g, seat, move[1], move[2])


class Leaping(Step[Field], frozen=True):
    """2c: the same man may leap on."""

    seat: int
    rule: ClassVar[str] = "2c"
    asks: ClassVar[Asks] = Asks("leaping", WHO, Fact("square", lambda step, g: SQUARE_IDS[g.way[-1]]))

    def pending(self, g: Field) -> tuple[int, ...]:
        return (self.seat,)

    def candidates(self, g: Field, seat: int) -> Iterable[Move]:
        here = g.way[-1]
        return [*(("leap", here, far) for _, far in LINES[here] if far >= 0), HALT]

    def check(self, g: Field, seat: int, move: Move) -> Refusal | None:
        return None if move == HALT else check_leap(g, seat, move[1], move[2])

    def out_of_reach(self, g: Field, seat: int, move: Move) -> Refusal | None:
        return Refusal("2c", "leap-on", {"square": SQUARE_IDS[g.way[-1]]})

    def take(self, g: Field, seat: int, move: Move) -> None:
        if move == HALT:
            come_to_rest(g, seat, g.way[0], g.way[-1])
        else:
            leap(g, seat, move[1], move[2])


# ---- what is done


def go(g: Field, seat: int, origin: int, goal: int) -> None:
    """A man goes from one square to another."""
    g.men[origin], g.men[goal] = NOBODY, seat


def leap(g: Field, seat: int, origin: int, goal: int) -> None:
    """2c: over one man, and perhaps on."""
    go(g, seat, origin, goal)
    g.way = (*(g.way or (origin,)), goal)
    g.tell("leap", "2c", seat=SIDES[seat], origin=SQUARE_IDS[origin], square=SQUARE_IDS[goal])
    g.push(Leaping(seat))


def come_to_rest(g: Field, seat: int, origin: int, square: int) -> None:
    """3a, 3c: whom he encloses is bound, and whoever is not held any longer is free."""
    for enemy in list(g.enclosed_from(square, seat, origin)):
        g.bound[enemy] = 1
        g.tell("bound", "3a", seat=SIDES[seat], loser=SIDES[1 - seat], square=SQUARE_IDS[enemy])
    release(g)


def release(g: Field) -> None:
    """3c."""
    freed = [square for square in range(SQUARES) if g.bound[square] and not g.held(square)]
    for square in freed:
        g.bound[square] = 0
        g.tell("freed", "3c", seat=SIDES[g.men[square]], square=SQUARE_IDS[square])


def capture(g: Field, seat: int, square: int) -> None:
    """4a."""
    g.men[square], g.bound[square], g.quiet = NOBODY, 0, 0
    left = g.count(1 - seat)
    g.tell("taken", "4a", seat=SIDES[seat], loser=SIDES[1 - seat], square=SQUARE_IDS[square], left=left)


def commands(g: Field, seat: int) -> list[Move]:
    """All that can be done in a turn, in the order of the candidates."""
    own = [square for square in range(SQUARES) if g.men[square] == seat and not g.bound[square]]
    steps = [("step", square, near) for square in own for near, _ in LINES[square]]
    leaps = [("leap", square, far) for square in own for _, far in LINES[square] if far >= 0]
    taken = [("take", square) for square in range(SQUARES) if g.bound[square] and g.men[square] != seat]
    return [
        *(move for move in steps if check_step(g, seat, move[1], move[2]) is None),
        *(move for move in leaps if check_leap(g, seat, move[1], move[2]) is None),
        *taken,
    ]


# ---- checks


def check_empty(g: Field, rule: str, square: int) -> Refusal | None:
    """Nobody stands there."""
    return None if g.men[square] == NOBODY else Refusal(rule, "occupied", {"square": SQUARE_IDS[square]})


def check_mover(g: Field, seat: int, square: int) -> Refusal | None:
    """1b, 3b."""
    if g.men[square] != seat:
        return Refusal("1b", "not-yours", {"square": SQUARE_IDS[square]})
    return Refusal("3b", "bound", {"square": SQUARE_IDS[square]}) if g.bound[square] else None


def check_between(g: Field, seat: int, origin: int, goal: int) -> Refusal | None:
    """3d."""
    if g.between(goal, seat) and not any(g.enclosed_from(goal, seat, origin)):
        return Refusal("3d", "between", {"square": SQUARE_IDS[goal]})
    return None


def check_step(g: Field, seat: int, origin: int, goal: int) -> Refusal | None:
    """2b."""
    return check_mover(g, seat, origin) or check_empty(g, "2b", goal) or check_between(g, seat, origin, goal)


def check_leap(g: Field, seat: int, origin: int, goal: int) -> Refusal | None:
    """2c."""
    refused = check_mover(g, seat, origin) or check_empty(g, "2c", goal)
    if refused is None and g.men[(origin + goal) // 2] == NOBODY:
        return Refusal("2c", "nobody-to-leap", {"square": SQUARE_IDS[(origin + goal) // 2]})
    if refused is None and goal in g.way:
        return Refusal("2c", "in-a-ring", {"square": SQUARE_IDS[goal]})
    return refused or check_between(g, seat, origin, goal)


def check_take(g: Field, seat: int, square: int) -> Refusal | None:
    """4a."""
    if g.men[square] != 1 - seat:
        return Refusal("4a", "no-enemy", {"square": SQUARE_IDS[square]})
    return None if g.bound[square] else Refusal("4a", "not-bound", {"square": SQUARE_IDS[square]})


CHECKS: Final[dict[str, Callable[..., Refusal | None]]] = {
    "step": check_step,
    "leap": check_leap,
    "take": check_take,
}
