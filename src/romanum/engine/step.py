"""What is being done: a stack of steps.

A `Step` is a small frozen record on the stack that says who must choose and among what; a `Task` is one that the
rules carry out themselves. Taking a choice changes the position, pushes steps, or pops. An interruption is a step
pushed on top for another seat. Steps hold only public facts; secrets stay in declared fields of the position.

    class PlaceArmy(Step[Empire], frozen=True):
        "9.2.2, 9.3.1: one Army at a time, here or next door."
        rule: ClassVar = "9a"
        def candidates(self, g, seat): ...   # everything a player could think of
        def check(self, g, seat, move): ...  # None, or the Refusal that cites the rule
        def take(self, g, seat, move): ...   # change the position

A step leaves the stack before it is carried out, so what follows is simply pushed. One that goes on, is only replaced,
or decides itself when it is over, says `stays`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import UNSET

from romanum.engine.action import NO, PASS, YES, Move
from romanum.engine.event import Asks, Prompt
from romanum.engine.position import Frame, Position
from romanum.engine.rule import Refusal
from romanum.engine.standing.wishes import ASK, CONCERNED, wish_of

P = TypeVar("P", bound=Position)


class DeadEnd(RuntimeError):
    """A step asks a seat that has nothing to choose: always a defect of the game."""


class Step(Frame, Generic[P], frozen=True, array_like=True, tag=True, gc=False):
    """One thing being done that somebody must decide."""

    rule: ClassVar[str] = ""
    """The rule that governs the step: cited when something else is attempted now."""
    stays: ClassVar[bool] = False
    """Whether it is still on the stack while it is carried out, and removes or replaces itself; else it has left."""
    abstract: ClassVar[bool] = False
    """Said by a class itself: other steps are made from it, and it is never put on a stack."""
    asks: ClassVar[Asks | None] = None
    """The question, where it hangs on nothing but fields of the step and plain facts of the position."""
    asks_about: ClassVar[str] = ""
    """The kind of window it is (`Position.windows`), where a seat may wish not to be asked; empty: it is asked."""
    decline: ClassVar[Move] = PASS
    """What is chosen for a seat that wishes not to be asked."""
    orders_about: ClassVar[str] = ""
    """The kind of question it is (`Position.questions`), where orders can answer it and it is no window."""
    agree: ClassVar[Move] = YES
    """What is chosen by the standard answer `accept`."""
    automatic: ClassVar[bool] = False
    settles: ClassVar[bool] = False
    """Until it is over things may stand that could not stand at rest: enemies together, an emptied stack. What a game
    says of its `faults` waits for it (`settling`)."""

    def pending(self, g: P) -> tuple[int, ...]:
        """The seats that must choose now; several where plans are secret and simultaneous."""
        raise NotImplementedError

    def candidates(self, g: P, seat: int) -> Iterable[Move]:
        """Everything a player could think of here, allowed or not, in a stable order."""
        raise NotImplementedError

    def check(self, g: P, seat: int, move: Move) -> Refusal | None:
        """None if the candidate is allowed, else why not."""
        return None

    def out_of_reach(self, g: P, seat: int, move: Move) -> Refusal | None:
        """Why a move cannot be made that is not even a candidate, where more can be told than that."""
        return None

    def options(self, g: P, seat: int) -> list[Move]:
        """The allowed candidates. A step may list them a faster way; a test holds both equal."""
        return [move for move in self.candidates(g, seat) if self.check(g, seat, move) is None]

    def take(self, g: P, seat: int, move: Move) -> None:
        """Carry out an option. The step is off the stack, unless it `stays`."""
        raise NotImplementedError

    def prompt(self, g: P, seat: int | None) -> Prompt:
        """The question, as this seat may know it; to everybody else, what is being waited for.

        It is what the step `asks`, unless there is more to it.
        """
        if self.asks is None:
            raise NotImplementedError
        return self.asks.prompt(self, g)

    def asks_anyway(self, g: P) -> bool:
        """Whether to ask although only one thing can be chosen, because not asking would reveal something."""
        return False

    # ---- asked only when it matters: see romanum.engine.standing.wishes

    def window(self, g: P) -> str:
        """The kind of window it is: what it `asks_about`, unless there is more to it; told from what all can see."""
        return self.asks_about

    def concerns(self, g: P, seat: int) -> bool:
        """Whether it concerns the seat that is asked: told from what that seat knows."""
        return True

    def amid(self, g: P, seat: int) -> bool:
        """Whether the seat has begun something here that it must end before it can decline: so long it is asked."""
        return False

    def asked_openly(self, g: P) -> bool:
        """Whether the others can tell that the seat is asked here, whatever it holds.

        Then somebody who wishes not to be asked passes, and all see that. Otherwise he is not asked, as if he had
        nothing to choose.
        """
        return True

    # ---- answered by orders: see romanum.engine.standing.orders

    def question_kind(self, g: P) -> str:
        """The kind of question it is, where orders can answer it; told from what all can see."""
        return self.orders_about or self.window(g)

    def matter(self, g: P, seat: int) -> Any:
        """What the question speaks of: public ids of places, pieces and sides, however they are nested."""
        return self.prompt(g, seat).facts

    def worth_of(self, g: P, seat: int, move: Move) -> int | None:
        """What a choice costs the seat, or brings it, so that choices can be compared; None: it is beside the point."""
        return None

    def balance(self, g: P, seat: int) -> tuple[int, int] | None:
        """The strength of the seat and of its enemy in what the question is about, as the seat knows it."""
        return None

    def flight(self, g: P, seat: int, offered: Sequence[Move]) -> Move | None:
        """What whoever finds himself too weak chooses of what is on offer."""
        return self.agree

    def standard(self, g: P, seat: int, answer: str) -> Move | None:
        """What a standard answer of the game's own comes to; `g` is what the seat knows."""
        return None


class Choice(Step[P], Generic[P], frozen=True):
    """A step that thinks only of what is allowed: it lists its options, and there is nothing to check.

    It is right where nobody would ask why something else cannot be chosen: yes or no, one of the towns that are left.

        class Spoils(Choice[Ring], frozen=True):
            "6c: a coin or a point."
            def options(self, g, seat): return [("coin",), ("point",)]
    """

    def options(self, g: P, seat: int) -> list[Move]:
        """All that can be chosen, in a stable order."""
        raise NotImplementedError

    def candidates(self, g: P, seat: int) -> Iterable[Move]:
        """The options."""
        return self.options(g, seat)


class YesOrNo(Choice[P], Generic[P], frozen=True):
    """Something is done or left: `said_yes` and `said_no` are what follows."""

    decline: ClassVar[Move] = NO
    abstract: ClassVar[bool] = True

    def options(self, g: P, seat: int) -> list[Move]:
        """Yes or no."""
        return [YES, NO]

    def take(self, g: P, seat: int, move: Move) -> None:
        """The one or the other."""
        if move == YES:
            self.said_yes(g)
        else:
            self.said_no(g)

    def said_yes(self, g: P) -> None:
        """Do it."""
        raise NotImplementedError

    def said_no(self, g: P) -> None:
        """Leave it."""


class Task(Step[P], Generic[P], frozen=True):
    """Something the rules carry out without asking anybody."""

    automatic: ClassVar[bool] = True

    def run(self, g: P) -> None:
        """Do it. The task is off the stack, unless it `stays`."""
        raise NotImplementedError


class Window(Step[P], Generic[P], frozen=True):
    """A moment at which seats may react, one after the other: each plays something it has, or passes.

    A seat without a real choice is not asked, unless the match is discreet and the others cannot know that it has
    none; nor is one that wishes so. `askers` are whatever the game asks in turn (factions, camps, powers); `trigger`
    and `context` say of what.
    Put it on the stack with `Position.open_window`, so that undo does not tell what others hold.
    """

    askers: tuple[int, ...]
    trigger: str
    context: tuple[int, ...] = ()
    stays: ClassVar[bool] = True

    def seat_of(self, g: P, asker: int) -> int:
        """The seat that answers for an asker."""
        return asker

    def reactions(self, g: P, asker: int) -> list[Move]:
        """What the asker can really play now."""
        raise NotImplementedError

    def refusal(self, g: P, asker: int, move: Move) -> Refusal:
        """Why a candidate that is not among the reactions may not be played."""
        raise NotImplementedError

    def might_react(self, g: P, asker: int) -> bool:
        """Whether, as far as the others know, the asker could have a reaction."""
        return False

    def react(self, g: P, asker: int, move: Move) -> None:
        """Carry out a reaction. The window is already off the stack, with the next askers' window in its place."""
        raise NotImplementedError

    def all_candidates(self, g: P, asker: int) -> Iterable[Move]:
        """Everything the asker could think of playing, allowed or not."""
        return self.reactions(g, asker)

    def pending(self, g: P) -> tuple[int, ...]:
        """The seat of the first asker still to answer."""
        return (self.seat_of(g, self.askers[0]),)

    def candidates(self, g: P, seat: int) -> Iterable[Move]:
        """Everything to be thought of, and passing."""
        return [*self.all_candidates(g, self.askers[0]), PASS]

    def check(self, g: P, seat: int, move: Move) -> Refusal | None:
        """Allowed are the real reactions and passing."""
        if move == PASS or move in self.reactions(g, self.askers[0]):
            return None
        return self.refusal(g, self.askers[0], move)

    def options(self, g: P, seat: int) -> list[Move]:
        """The real reactions, then passing."""
        return [*self.reactions(g, self.askers[0]), PASS]

    def asks_anyway(self, g: P) -> bool:
        """In a discreet match everybody is asked who might have something."""
        return g.discreet and self.might_react(g, self.askers[0])

    def surely_reacts(self, g: P, asker: int) -> bool:
        """Whether all can see that the asker has a reaction, so that nobody would believe that it had none."""
        return False

    def asked_openly(self, g: P) -> bool:
        """In a discreet match, and where the reaction lies open."""
        return self.asks_anyway(g) or self.surely_reacts(g, self.askers[0])

    def take(self, g: P, seat: int, move: Move) -> None:
        """Ask the next one; then carry out what this one played."""
        asker = self.askers[0]
        if len(self.askers) > 1:
            g.stack[-1] = msgspec.structs.replace(self, askers=self.askers[1:])
        else:
            g.stack.pop()
        if move != PASS:
            self.react(g, asker, move)


class SecretPlans(Step[P], Generic[P], frozen=True):
    """Secret simultaneous plans: several seats answer in any order; the last answer reveals them all.

    `store` keeps an answer in a field of the position that only its seat may see.
    """

    waiting: tuple[int, ...]
    stays: ClassVar[bool] = True

    def store(self, g: P, seat: int, move: Move) -> None:
        """Keep a seat's answer secret until all have answered."""
        raise NotImplementedError

    def reveal(self, g: P) -> None:
        """All have answered: carry out the plans. The step is already off the stack."""
        raise NotImplementedError

    def pending(self, g: P) -> tuple[int, ...]:
        """All seats that have not answered yet."""
        return self.waiting

    def take(self, g: P, seat: int, move: Move) -> None:
        """Store one answer; reveal after the last."""
        self.store(g, seat, move)
        waiting = tuple(s for s in self.waiting if s != seat)
        if waiting:
            g.stack[-1] = msgspec.structs.replace(self, waiting=waiting)
            return
        g.stack.pop()
        g.reveals += 1
        self.reveal(g)


def settling(g: Position) -> bool:
    """Whether something is being done that has yet to settle what stands where."""
    return any(step.settles for step in g.stack)


def advance(g: Position, *, listing: bool = True) -> None:
    """Carry out what the rules decide until a seat has a real choice or nothing is left to do.

    Afterwards `g.offered` holds the options of `g.asked`, the seat to choose, if one seat alone is pending. Who only
    wants to know what happens on the way needs no `listing`: a seat that is asked in any case has no options then.
    """
    stack = g.stack
    while stack:
        step = stack[-1]
        if step.automatic:
            if not step.stays:
                stack.pop()
            step.run(g)
            continue
        seats = step.pending(g)
        if len(seats) > 1:
            g.offered, g.asked = None, -1
            return
        seat = seats[0]
        if not listing and step.asks_anyway(g) and (g.wishes is UNSET or step.asked_openly(g)):
            g.offered, g.asked = None, -1
            return
        options = step.options(g, seat)
        if len(options) != 1 or step.asks_anyway(g):
            if not options:
                raise DeadEnd(f"{step!r} offers seat {seat} nothing")
            if g.wishes is UNSET or step.asked_openly(g) or not unwanted(g, seat):
                g.offered, g.asked = options, seat
                return
            if g.unasked is not None:
                g.unasked.append((seat, step.window(g), step.prompt(g, seat)))
            options = [step.decline]
        if not step.stays:
            stack.pop()
        step.take(g, seat, options[0])
    g.offered, g.asked = None, -1


def unwanted(g: Position, seat: int) -> bool:
    """Whether a seat that is, or would be, asked by the step on top has wished not to be, and can decline."""
    if g.wishes is UNSET:
        return False
    step = g.stack[-1]
    return not wants(g, seat, step) and step.decline in step.options(g, seat)


def wants(g: P, seat: int, step: Step[P]) -> bool:
    """Whether a seat wants to be asked by a step: the one place where wishes count.

    For games that open a window only where somebody can react: one who wishes not to be asked counts as one who cannot.
    """
    kind = step.window(g) if g.wishes is not UNSET else ""
    wish = wish_of(g, seat, kind) if kind else ASK
    return wish == ASK or (wish == CONCERNED and step.concerns(g, seat))


def offered_to(g: Position, seat: int) -> list[Move]:
    """The moves a seat may choose among now; empty if it is not asked."""
    if g.asked == seat and g.offered is not None:
        return g.offered
    if not g.stack:
        return []
    step = g.stack[-1]
    return step.options(g, seat) if not step.automatic and seat in step.pending(g) else []


def choose(g: Position, seat: int, move: Move) -> None:
    """The step on top carries out a move, and nothing more: what comes next waits for `advance`."""
    step = g.stack[-1]
    if not step.stays:
        g.stack.pop()
    step.take(g, seat, move)


def perform(g: Position) -> None:
    """The task on top is carried out, and no other."""
    task = g.stack[-1]
    if not task.stays:
        g.stack.pop()
    task.run(g)


def apply(g: Position, seat: int, move: Move) -> None:
    """The fast door: carry out an offered move without checking it, and go on to the next real choice."""
    choose(g, seat, move)
    advance(g)
