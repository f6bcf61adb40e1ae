"""Ways: where a seat can go by single actions one after the other, what each of them costs and risks, and the walk.

A game says where those on the move can go: `Game.ways` gives a tree of legs, each one action that leads from place to
place. It is made from what the seat knows alone, and is no promise: the walk goes through the checked door action by
action, and stops by itself where somebody else is asked, dice fall, something hidden is shown, or the way is no
longer what it was. Nothing becomes legal by it, and a record holds the single actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from romanum.engine.action import Move
from romanum.engine.position import Position
from romanum.engine.secrecy import is_hidden, masked

if TYPE_CHECKING:
    from romanum.engine.match import Match

FIRST: Final = -1
"""Before the first leg of a way."""
COST: Final = ""
LENGTH: Final = "length"
FAILS: Final = "fails"
"""What speaks against a way beside its risks."""

Stopped = Literal["", "others", "dice", "shown", "changed"]
"""Why a walk ended: it did not; somebody else is asked; dice fell; something was shown; the way is another now."""


class Risk(msgspec.Struct, frozen=True):
    """What a leg may bring: a word for it (`risk-…`), its rule, and how likely it is where that can be told."""

    kind: str
    rule: str
    chance: float | None = None
    loses: bool = True
    """Whether something can be lost by it; else it only keeps one from coming there."""
    whence: tuple[str, ...] = ()
    """The places that it comes from, the nearest first, where those can be seen who bring it."""
    at_end: bool = False
    """Whether it is run only where the way ends, and takes the place of what was said of the legs before."""

    @property
    def weight(self) -> float:
        """For comparing: what cannot be reckoned counts as if it were certain."""
        return 1.0 if self.chance is None else self.chance

    def again(self, before: Risk) -> Risk:
        """The risk of either, where it was run before."""
        unknown = self.chance is None or before.chance is None
        chance = None if unknown else 1 - (1 - before.weight) * (1 - self.weight)
        whence = tuple(dict.fromkeys((*before.whence, *self.whence)))
        return msgspec.structs.replace(self, chance=chance, whence=whence)


class Leg(msgspec.Struct, frozen=True):
    """One action on a way, and where one then is."""

    move: Move
    place: str
    cost: int
    """Of the whole way up to there, in what the game counts."""
    before: int = FIRST
    """The leg before it, by its number."""
    risks: tuple[Risk, ...] = ()
    ends: str = ""
    """The rule by which one goes no farther from there; empty if one may."""
    stays: tuple[Move, ...] = ()
    """Actions with which one stays there, the likeliest first; none where one must go on."""
    rolls: bool = False
    """Whether dice fall on it in any case: where they change nothing of the way, the walk goes on."""
    chance: float | None = 1.0
    """How likely one comes there at all, of the whole way up to there; None where nobody can tell."""


class Way(msgspec.Struct, frozen=True, dict=True):
    """A way to a place, leg by leg; without any to where one stands."""

    goal: str
    legs: tuple[Leg, ...]
    stays: tuple[Move, ...] = ()
    rest: tuple[Move, ...] = ()
    """What follows where one stays, though one could go on: no to the question whether to be driven farther."""
    voyage: bool = False
    """Whether its length and the chance to arrive speak for it or against it."""
    start: str = ""

    @property
    def chance(self) -> float | None:
        """How likely one comes to its goal, where that can be told."""
        return self.legs[-1].chance if self.legs else 1.0

    @property
    def steps(self) -> int:
        """How many legs lead from place to place."""
        places = (self.start, *(leg.place for leg in self.legs))
        return sum(here != there for here, there in pairwise(places))

    @property
    def cost(self) -> int:
        """Of all of it."""
        return self.legs[-1].cost if self.legs else 0

    @property
    def ends(self) -> str:
        """The rule by which it ends there."""
        return self.legs[-1].ends if self.legs else ""

    @property
    def risks(self) -> tuple[Risk, ...]:
        """Of all its legs, each kind once: how likely it is that it happens at all."""
        found: dict[str, Risk] = {}
        for risk in self._run():
            before = found.get(risk.kind)
            found[risk.kind] = risk if before is None else risk.again(before)
        return tuple(found.values())

    def _run(self) -> Iterator[Risk]:
        """Each risk as often as it is run."""
        for leg in self.legs:
            yield from (risk for risk in leg.risks if leg is self.legs[-1] or not risk.at_end)

    def moves(self, stay: Move | None = None) -> list[Move]:
        """The single actions, in their order; with the one that stays there."""
        return [*(leg.move for leg in self.legs), *([] if stay is None else [stay, *self.rest])]

    @property
    def only_stay(self) -> Move | None:
        """How one stays there, if there are not several ways to do so."""
        return self.stays[0] if len(self.stays) == 1 else None

    @cached_property
    def burden(self) -> dict[str, float]:
        """What speaks against it: its cost, and how much there is of each risk.

        A voyage is long besides, and may not arrive; what only holds it up counts no more beside that.
        """
        found = {COST: float(self.cost)}
        if self.voyage:
            found |= {LENGTH: float(self.steps), FAILS: 0.0 if self.chance is None else 1 - self.chance}
        for risk in self._run():
            if risk.loses or not self.voyage:
                found[risk.kind] = found.get(risk.kind, 0.0) + risk.weight
        return found

    @property
    def peril(self) -> float:
        """The same without what one can foresee for certain."""
        return sum(weight for kind, weight in self.burden.items() if kind not in (COST, LENGTH))

    def worse_than(self, other: Way) -> bool:
        """Whether another way there is better in some respect and no worse in any."""
        if set(self.stays) - set(other.stays) or self.burden == other.burden:
            return False
        return all(weight <= self.burden.get(kind, 0.0) for kind, weight in other.burden.items())


class Ways(msgspec.Struct, frozen=True, dict=True):
    """Everywhere a seat can go now: a tree of legs in a list, each after the one before it.

    >>> legs = (Leg(("to", 1), "ostia", 1), Leg(("to", 2), "nola", 3, 0, stays=(("halt",),)))
    >>> ways = Ways("roma", legs)
    >>> ways.goals, ways.to("nola")[0].moves()
    (('ostia', 'nola'), [('to', 1), ('to', 2)])
    """

    at: str
    legs: tuple[Leg, ...] = ()
    stays: tuple[Move, ...] = ()
    """How one stays where one is."""
    rest: tuple[Move, ...] = ()
    """What follows wherever one stays of one's own will."""
    party: str = ""
    """Who goes, in any shorthand that changes when something happens to them; empty where the game does not say."""
    has: int | None = None
    """What they have to spend in all, where that is counted."""
    voyage: bool = False
    """Whether they sail: then a shorter way is shown beside a likelier one."""

    @cached_property
    def _ends(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for number, leg in enumerate(self.legs):
            if leg.place != self.at:
                found.setdefault(leg.place, []).append(number)
        return found

    @property
    def goals(self) -> tuple[str, ...]:
        """Every place within reach, the nearest first."""
        return tuple(self._ends)

    def to(self, goal: str) -> list[Way]:
        """The ways to a place, the best first; none that is worse than another in every respect."""
        if goal == self.at:
            return [Way(goal, (), self.stays, self.rest, self.voyage, goal)] if self.stays else []
        return [self.way(number) for number in self.best(goal)]

    def best(self, goal: str) -> list[int]:
        """The same by their last legs."""
        numbers = self._ends.get(goal, [])
        if len(numbers) < 2:
            return numbers
        found = [(self.way(number), number) for number in numbers]
        kept = [(way, number) for way, number in found if not any(way.worse_than(other) for other, _ in found)]
        alike = {str(sorted(way.burden.items())): (way, number) for way, number in reversed(kept)}
        ranked = sorted(alike.values(), key=lambda one: (one[0].peril, one[0].cost, one[0].steps))
        return [number for _, number in ranked]

    def way(self, number: int) -> Way:
        """The way that ends with a leg."""
        last = self.legs[number]
        legs, rest = tuple(self._back(number))[::-1], () if last.ends else self.rest
        return Way(last.place, legs, last.stays, rest, self.voyage, self.at)

    def _back(self, number: int) -> Iterator[Leg]:
        while number != FIRST:
            yield self.legs[number]
            number = self.legs[number].before

    def along(self, moves: Sequence[Move]) -> list[Leg] | None:
        """The legs of a list of actions, at whose end one may stay; None if it is no way of these."""
        found: list[Leg] = []
        here = FIRST
        for number, move in enumerate(moves):
            after = self._after.get((here, move))
            if after is None:
                stays = found[-1].stays if found else self.stays
                return found if move in stays and tuple(moves[number + 1 :]) in ((), self.rest) else None
            found.append(self.legs[after])
            here = after
        return found

    @cached_property
    def _after(self) -> dict[tuple[int, Move], int]:
        backwards = reversed(list(enumerate(self.legs)))
        return {(leg.before, leg.move): number for number, leg in backwards}


NOWHERE_TO_GO: Final = Ways("")
"""Nobody is on the move."""


class Walk:
    """A list of actions being played one by one, for as long as the way is what it was when the walk began.

    Whoever plays them asks for `next`, plays it, and says so with `taken`.
    """

    def __init__(self, match: Match[Any], seat: int, moves: Sequence[Move]) -> None:
        self._match = match
        self._seat = seat
        self._ahead = list(moves)
        self.played: list[str] = []
        self.stopped: Stopped = ""
        self._mark, self._hidden = self._outlook()
        ways = self._ways()
        self._from, self._foreseen = (ways.at, ways.along(self._ahead)) if ways else ("", None)
        self._party = ways.party if ways else ""
        self._depth, self._step = self._standing()

    @property
    def next(self) -> str | None:
        """The action to play now; None when the walk is over."""
        return self._match.game.vocabulary.write(self._ahead[0]) if self._ahead and not self.stopped else None

    def taken(self) -> None:
        """The next action has been played: look whether to go on."""
        self.played.append(self._match.game.vocabulary.write(self._ahead.pop(0)))
        if self._has_set_out():
            self._depth, self._step = self._standing()
        if self._ahead and self._stays_by_itself():
            self._ahead.clear()
        if self._ahead:
            self.stopped = self._why_stop()
        if self.stopped in ("others", "changed") and self._has_arrived():
            self._ahead, self.stopped = [], ""

    def onward(self) -> list[Move]:
        """The actions that end a walk which others or dice have stopped, once the seat is asked again.

        There are none if anything has happened to those who go, if they are not where the walk has led them, or if
        all that still leads there costs or risks more than was foreseen.
        """
        ways = self._ways()
        if self.stopped not in ("others", "dice") or ways is None:
            return []
        return onward(ways, self._party, self._foreseen or [], len(self.played), self._ahead)

    def _has_set_out(self) -> bool:
        """Whether what was played leads nowhere yet: those on the move are ready, and the walk itself begins."""
        legs = (self._foreseen or [])[: len(self.played)]
        return len(legs) == len(self.played) and legs[-1].place == self._from

    def _has_arrived(self) -> bool:
        """Whether one stays already, and was not asked whether to be driven on."""
        return self._foreseen is not None and len(self.played) > len(self._foreseen)

    def _stays_by_itself(self) -> bool:
        """Whether nothing was left but to stay, so that it was not even asked."""
        last = self._foreseen is not None and len(self._foreseen) == len(self.played)
        stack = self._match.position.stack
        return last and (len(stack) < self._depth or type(stack[self._depth - 1]) is not self._step)

    def _standing(self) -> tuple[int, type[Any] | None]:
        """The step on top, and how deep it lies."""
        stack = self._match.position.stack
        return len(stack), type(stack[-1]) if stack else None

    def _why_stop(self) -> Stopped:
        match = self._match
        if match.pending != (self._seat,):
            return "others"
        before, (mark, hidden) = (self._mark, self._hidden), self._outlook()
        self._mark, self._hidden = mark, hidden
        fell = mark != before[0]
        if fell and not self._was_to_roll():
            return "dice"
        if any(now < then for now, then in zip(hidden, before[1], strict=True)) or self._leads_on():
            return "shown"
        if match.why_not(self._seat, self.next or "") is not None or not self._holds():
            return "dice" if fell else "changed"
        return ""

    def _was_to_roll(self) -> bool:
        """Whether it was foreseen that dice would fall on the leg just taken."""
        walked = len(self.played)
        return self._foreseen is not None and walked <= len(self._foreseen) and self._foreseen[walked - 1].rolls

    def _outlook(self) -> tuple[Any, list[int]]:
        """Where the dice are, and how much is hidden from each seat."""
        g = self._match.position
        return g.dice.mark(), [hidden_from(g, seat) for seat in range(self._match.seats)]

    def _ways(self) -> Ways | None:
        return self._match.ways(self._seat) if self._match.pending == (self._seat,) else None

    def _legs(self) -> list[Leg] | None:
        ways = self._ways()
        return ways.along(self._ahead) if ways else None

    def _leads_on(self) -> bool:
        """Whether one could go farther than was foreseen: what seemed to end the way was not there."""
        walked = len(self.played)
        foreseen = self._foreseen[walked - 1] if self._foreseen and walked <= len(self._foreseen) else None
        return foreseen is not None and bool(foreseen.ends) and bool(self._match.ways(self._seat).legs)

    def _holds(self) -> bool:
        """Whether what lies ahead is a way as it was foreseen, if it was: it brings nothing that was not said."""
        if self._foreseen is None or self._has_arrived():
            return True
        legs = self._legs()
        return legs is not None and all(map(_as_foreseen, legs, self._foreseen[len(self.played) :]))


def onward(ways: Ways, party: str, foreseen: Sequence[Leg], walked: int, ahead: Sequence[Move]) -> list[Move]:
    """How a way goes on from where its first `walked` legs have led: `ahead` is what has not been played of it.

    No moves if something has happened to those who go, or if what leads there costs or risks more than was foreseen.
    """
    if not 0 < walked <= len(foreseen):
        return []
    if not ways.party or ways.party != party or ways.at != foreseen[walked - 1].place:
        return []
    stay = next(iter(ahead[len(foreseen) - walked :]), None)
    left, kinds = foreseen[-1].cost - foreseen[walked - 1].cost, _kinds(foreseen)
    found = [way for way in ways.to(foreseen[-1].place) if stay is None or stay in way.stays]
    found.sort(key=lambda way: way.moves(stay)[-len(ahead) :] != list(ahead))
    return next((way.moves(stay) for way in found if way.cost <= left and _kinds(way.legs) <= kinds), [])


def _kinds(legs: Iterable[Leg]) -> set[str]:
    return {risk.kind for leg in legs for risk in leg.risks}


def _as_foreseen(leg: Leg, foreseen: Leg) -> bool:
    return set(leg.risks) <= set(foreseen.risks) and leg.ends == foreseen.ends


def hidden_from(g: Position, seat: int) -> int:
    """How many things a seat may not see."""
    known = masked(g, seat)
    return sum(_count(getattr(known, name)) for name in g.secrets)


def _count(value: Any) -> int:
    values: Iterable[Any] = value if isinstance(value, list | tuple) else (value,)
    return sum(1 for one in values if is_hidden(one))
