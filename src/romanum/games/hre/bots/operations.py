"""Operations: which Provinces a side that places Armies should take, in which order, and what that may be worth.

An operation is a list of Provinces. The best are found by adding one Province after the other to the most promising
lists (a beam), each at the exact chance to take it with what is then left, less the Armies it may cost. In the end a
list is put in order: what is uncertain comes first, so that what is left can still go elsewhere, but no attack before
the Province that opens its best border.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from romanum.board.masks import bits
from romanum.games.hre.bots.ledger import Ledger
from romanum.games.hre.bots.policy import chance_of_round, duel
from romanum.games.hre.data.components import COAST_MASK, FIRST_PEOPLE, FIRST_POWER, OPEN_MASK, ROUGH_MASK
from romanum.games.hre.rules.placement import Place
from romanum.games.hre.state.actions import SEA
from romanum.games.hre.state.position import BITS, FULL, Empire

WIDTH: Final = 6
"""So many lists are kept at each length,"""
BRANCHES: Final = 8
"""and each is continued by so many Provinces."""
SPENT: Final = 1.0
"""What an Army could bring elsewhere: lists that leave more of them are worth so much more while they grow."""
HOPE: Final = 0.2
"""Nothing is tried at a smaller chance."""
MOST: Final = 4
"""So many Armies at most are sent against one Province."""

OPEN, ROUGH, BY_SEA = range(3)
"""How a Province is entered."""


class Operation(NamedTuple):
    """Provinces to be taken, in order, and what that is worth."""

    worth: float
    targets: tuple[int, ...]


class _List(NamedTuple):
    """A list that grows."""

    hope: float
    """What it is worth with what is left,"""
    worth: float
    left: float
    taken: int
    near: int
    far: int
    targets: tuple[int, ...]


class Operations:
    """All that a side may do with the Armies it has to place."""

    def __init__(self, g: Empire, placing: Place) -> None:
        side = placing.side
        self.g, self.side, self.left = g, side, placing.left
        self.ledger = Ledger(g, side)
        self.roman = side < FIRST_PEOPLE
        self.room = 0
        self.bare = -g.forts_ready[side] if self.roman else 0
        """Provinces with a single Legion and no walls, less the Forts that can be raised."""
        held = near = far = barred = 0
        spared = g.promised(side) | (g.truce if FIRST_PEOPLE <= side < FIRST_POWER else 0)
        for p, holder in enumerate(g.holder):
            if holder == side:
                held |= BITS[p]
                self.room += FULL - g.armies[p]
                self.bare += g.armies[p] == 1 and not g.fort[p]
                near |= OPEN_MASK[p]
                far |= ROUGH_MASK[p]
            elif self._spares(p, holder) or (0 <= holder < FIRST_PEOPLE and spared >> holder & 1):
                barred |= BITS[p]
        if placing.home >= 0:
            near |= OPEN_MASK[placing.home]
            far |= ROUGH_MASK[placing.home]
        self.closed = held | barred
        self.near, self.far = near, far
        self.sails = self.roman and bool(held & COAST_MASK)
        self._chances: dict[int, float] = {}

    def _spares(self, p: int, holder: int) -> bool:
        """Whether one's own stand there and are to stay; in the last Phase a Legion may relieve a People (10.5a).

        The City of a Kingdom is still looted in the end (15.2f).
        """
        g = self.g
        if not g.is_own(self.side, holder):
            return False
        return not (self.ledger.last and self.roman and FIRST_PEOPLE <= holder < FIRST_POWER)

    def chance(self, p: int, way: int) -> float:
        """The chance of a round against those who stand in a Province."""
        found = self._chances.get(p * 3 + way)
        if found is None:
            origin = SEA if way == BY_SEA else self._border(p, way)
            found = self._chances[p * 3 + way] = chance_of_round(self.g, self.side, p, origin)
        return found

    def _border(self, p: int, way: int) -> int:
        mask = OPEN_MASK[p] if way == OPEN else ROUGH_MASK[p]
        return next(iter(bits(mask)))

    def entered(self, p: int, near: int, far: int) -> int:
        """The best way into a Province that can be reached."""
        bit = BITS[p]
        if near & bit:
            return OPEN
        if far & bit and not (self.roman and self.g.classis and COAST_MASK & bit and self.sails):
            return ROUGH
        return BY_SEA

    def defenders(self, p: int) -> int:
        """How many rounds must be won; against one's own none (10.5a)."""
        if self.g.is_own(self.side, self.g.holder[p]):
            return 0
        return self.g.armies[p] + (1 if self.g.fort[p] and not self.roman else 0)

    def attempt(self, p: int, taken: int, left: float, way: int, eyes: Ledger) -> tuple[float, float]:
        """What trying to take a Province with what is left is worth to whoever looks, and how many Armies it takes."""
        number = self.defenders(p)
        if not number:
            return eyes.gain(taken, p), 1.0
        chance, lost, killed = duel(self.chance(p, way), max(1, min(MOST, int(left))), number)
        if chance < HOPE:
            return -1.0, 1.0
        worth = chance * eyes.gain(taken, p) + killed * eyes.of_province(p)[1] - lost * eyes.army
        return worth, lost + chance

    def appraised(self, targets: tuple[int, ...], eyes: Ledger) -> float:
        """What taking Provinces one after the other is worth to somebody else."""
        total, taken, left, near, far = 0.0, 0, float(self.left), self.near, self.far
        for p in targets:
            worth, cost = self.attempt(p, taken, left, self.entered(p, near, far), eyes)
            total, left, taken = total + worth, max(1.0, left - cost), taken | BITS[p]
            near, far = near | OPEN_MASK[p], far | ROUGH_MASK[p]
        return total

    # ---- the beam

    def best(self, width: int = WIDTH) -> list[Operation]:
        """The best lists, best first; to take nothing is one of them."""
        alive = [_List(0.0, 0.0, float(self.left), 0, self.near, self.far, ())]
        done: dict[int, _List] = {0: alive[0]}
        while alive:
            grown: dict[int, _List] = {}
            for one in alive:
                for longer in self._longer(one):
                    known = grown.get(longer.taken)
                    if known is None or known.hope < longer.hope:
                        grown[longer.taken] = longer
            alive = sorted(grown.values(), key=lambda one: -one.hope)[:width]
            done |= {one.taken: one for one in alive}
        found = [Operation(one.worth + self._rest(one), one.targets) for one in done.values()]
        return sorted(found, key=lambda one: -one.worth)

    def _rest(self, one: _List) -> float:
        """What the Armies that are left bring by strengthening what one has; those without room are lost."""
        room = self._room(one)
        kept = min(one.left, room)
        bare = self.bare + sum([not self.g.fort[p] for p in one.targets]) if self.roman else 0
        covering = min(kept, max(0, bare))
        worth = self.ledger.reserve * covering + self.ledger.stacked * (kept - covering)
        return worth - self.ledger.army * (one.left - kept)

    def _room(self, one: _List) -> int:
        """9.1a: how many Armies can join those that stand somewhere."""
        return self.room + (FULL - 1) * len(one.targets)

    def _longer(self, one: _List) -> list[_List]:
        """A list with one more Province, in the ways that pay best for each Army."""
        odds = min(1.0, one.left)
        if odds < HOPE:
            return []
        found = []
        reach = one.near | one.far
        if self.sails or (self.roman and one.taken & COAST_MASK):
            reach |= COAST_MASK
        least = 0.0 if one.left <= self._room(one) else -self.ledger.army
        for p in bits(reach & ~self.closed & ~one.taken):
            worth, cost = self.attempt(p, one.taken, one.left, self.entered(p, one.near, one.far), self.ledger)
            if worth > least:
                found.append((worth / cost, odds * worth, odds * cost, p))
        found.sort(reverse=True)
        return [self._with(one, p, worth, cost) for _, worth, cost, p in found[:BRANCHES]]

    def _with(self, one: _List, p: int, worth: float, cost: float) -> _List:
        total, left = one.worth + worth, max(0.0, one.left - cost)
        return _List(
            total + SPENT * left,
            total,
            left,
            one.taken | BITS[p],
            one.near | OPEN_MASK[p],
            one.far | ROUGH_MASK[p],
            (*one.targets, p),
        )

    # ---- the order

    def ordered(self, targets: tuple[int, ...]) -> tuple[int, ...]:
        """What is uncertain first, from its best border; then what is sure."""
        near, far = self.near, self.far
        for p in targets:
            near, far = near | OPEN_MASK[p], far | ROUGH_MASK[p]
        best = {p: self._prospect(p, near, far) for p in targets}
        near, far = self.near, self.far
        waiting, order = list(targets), []
        while waiting:
            reach = near | far | (COAST_MASK if self.sails else 0)
            open_to = [p for p in waiting if reach & BITS[p]] or waiting
            ready = [p for p in open_to if self._prospect(p, near, far) >= best[p]] or open_to
            p = min(ready, key=lambda p: best[p])
            waiting.remove(p)
            order.append(p)
            near, far = near | OPEN_MASK[p], far | ROUGH_MASK[p]
        return tuple(order)

    def _prospect(self, p: int, near: int, far: int) -> float:
        """The chance that one Army takes a Province, by the best way."""
        number = self.defenders(p)
        return self.chance(p, self.entered(p, near, far)) ** number if number else 1.0
