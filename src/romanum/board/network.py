"""Networks: places joined by links of several kinds, and where one can go over them. Geometry only, no rules.

A place is a small int: an area, a point or a hex. A link leads from place to place and has a kind (land, river,
strait), which may differ by direction. A game says what a step costs and what ends a march; searches are here, once:

- `Network`: who touches whom over which kinds of links; masks, connected parts, networks of some kinds alone.
- `Roads`: a network with a price for each step; floods within a budget, kept once found; what it costs from the
  nearest of some places to every other.
- `explore`: the same where each step must be asked for, because its price depends on who goes and what stands there,
  or on what has been gathered on the way.
- `Reach`: what a flood found: the places, what each costs, and the cheapest way there step by step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from heapq import heapify, heappop, heappush
from types import MappingProxyType
from typing import Final, NamedTuple

from romanum.board.masks import bits, mask

NOWHERE: Final = -1
"""Before the place where a way begins."""


FIRST: Final = -1
"""The number of no branch: a way begins."""
NOTHING: Final[Mapping[int, int]] = MappingProxyType({})


class Link(NamedTuple):
    """A step from one place to another, and the kind of link it goes over."""

    a: int
    b: int
    kind: str = ""


class Network:
    """Places 0 to `size - 1` and the links between them. Islands are allowed.

    >>> gaul = Network.joined(4, [Link(0, 1, "land"), Link(1, 2, "river")])
    >>> gaul.links, gaul.kind(1, 2), gaul.kind(0, 2)
    (((1,), (0, 2), (1,), ()), 'river', None)
    >>> gaul.parts(), gaul.over("land").parts()
    ((7, 8), (3, 4, 8))
    >>> bin(gaul.spread(0b0001, within=0b0011))
    '0b11'
    """

    def __init__(self, links: Sequence[Sequence[int]], kinds: Sequence[Sequence[str]] | None = None) -> None:
        """For each place, the places that a step leads to; and the kinds of those links, at the same places."""
        self.links = tuple(map(tuple, links))
        self.size = len(self.links)
        self._kinds = tuple(("",) * len(row) for row in self.links) if kinds is None else tuple(map(tuple, kinds))
        self._kept: dict[tuple[str, ...], Network] = {}

    @classmethod
    def joined(cls, size: int, links: Iterable[Link], *, both_ways: bool = True) -> Network:
        """A network of so many places from its links, each of which leads both ways unless told otherwise."""
        rows: list[dict[int, str]] = [{} for _ in range(size)]
        for a, b, kind in links:
            rows[a][b] = kind
            if both_ways:
                rows[b].setdefault(a, kind)
        return cls([tuple(row) for row in rows], [tuple(row.values()) for row in rows])

    def __len__(self) -> int:
        return self.size

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of links there are, in the order in which they first appear."""
        return tuple(dict.fromkeys(kind for row in self._kinds for kind in row))

    @cached_property
    def masks(self) -> tuple[int, ...]:
        """For each place, the mask of those that one step leads to."""
        return tuple(map(mask, self.links))

    def kind(self, a: int, b: int) -> str | None:
        """The kind of the link from one place to another; None if there is none."""
        return self._kind.get((a, b))

    @cached_property
    def _kind(self) -> dict[tuple[int, int], str]:
        return {(link.a, link.b): link.kind for link in self.each()}

    def each(self) -> Iterator[Link]:
        """Every link, in both directions where it leads both ways."""
        for here, (row, kinds) in enumerate(zip(self.links, self._kinds, strict=True)):
            yield from (Link(here, there, kind) for there, kind in zip(row, kinds, strict=True))

    def over(self, *kinds: str) -> Network:
        """The same places joined by links of these kinds alone."""
        found = self._kept.get(kinds)
        if found is None:
            wanted = [link for link in self.each() if link.kind in kinds]
            found = self._kept[kinds] = Network.joined(self.size, wanted, both_ways=False)
        return found

    def spread(self, start: int, within: int = -1) -> int:
        """All places that steps lead to from those of the mask `start`, going through places of `within` alone."""
        reached = edge = start
        while edge:
            fresh = 0
            for place in bits(edge):
                fresh |= self.masks[place]
            edge = fresh & within & ~reached
            reached |= edge
        return reached

    def parts(self, within: int = -1) -> tuple[int, ...]:
        """The connected parts as masks; links are taken to lead both ways."""
        found: list[int] = []
        left = (1 << self.size) - 1 & within
        while left:
            found.append(self.spread(left & -left, within))
            left &= ~found[-1]
        return tuple(found)

    def priced(self, price: Callable[[Link], int | None] = lambda link: 1) -> Roads:
        """The network with what each step costs; a step without a price cannot be taken."""
        rows: list[list[tuple[int, int]]] = [[] for _ in range(self.size)]
        for link in self.each():
            cost = price(link)
            if cost is not None:
                rows[link.a].append((link.b, cost))
        return Roads(rows)

    @cached_property
    def steps(self) -> Roads:
        """The network where each step costs 1."""
        return self.priced()


class Branch(NamedTuple):
    """One step of a cheapest way: where it leads, what the way costs so far, and the number of the step before it."""

    place: int
    cost: int
    before: int = FIRST


class Reach(Mapping[int, int]):
    """Where one can go: each place and what the cheapest way there costs, nearest first.

    >>> Network([(1,), (0, 2), (1,)]).steps.reach(0, 2).way(2)
    (0, 1, 2)
    """

    def __init__(self, start: int, costs: dict[int, int], tree: Callable[[], Sequence[Branch]]) -> None:
        """Where all ways begin, what each place costs, and the steps: each after the one before it, cheapest first."""
        self.start, self._costs, self._tree = start, costs, tree

    def __getitem__(self, place: int) -> int:
        return self._costs[place]

    def __contains__(self, place: object) -> bool:
        return place in self._costs

    def __iter__(self) -> Iterator[int]:
        return iter(self._costs)

    def __len__(self) -> int:
        return len(self._costs)

    def __repr__(self) -> str:
        return repr(self._costs)

    @cached_property
    def mask(self) -> int:
        """All places in reach."""
        return mask(self._costs)

    @cached_property
    def tree(self) -> Sequence[Branch]:
        """The steps of all ways, those included that cost more to a place and lead farther from it."""
        return self._tree()

    @cached_property
    def _numbers(self) -> dict[int, int]:
        return {branch.place: number for number, branch in reversed([*enumerate(self.tree)])}

    def way(self, goal: int) -> tuple[int, ...]:
        """The cheapest way to a place, both ends included; empty if it is out of reach."""
        if goal not in self._costs:
            return ()
        way, number = list[int](), self._numbers.get(goal, FIRST)
        while number != FIRST:
            place, _, number = self.tree[number]
            way.append(place)
        return (self.start, *reversed(way))


class Roads:
    """A network with a price for each step. Prices are whole numbers from 0 up: a game counts halves double.

    >>> roads = Roads([[(1, 1), (2, 5)], [(0, 1), (2, 1)], [(0, 5), (1, 1)]])
    >>> roads.reach(0, 4), roads.reach(0, 4).way(2)
    ({0: 0, 1: 1, 2: 2}, (0, 1, 2))
    """

    KEPT: Final = 1 << 14
    """How many floods are kept."""

    def __init__(self, rows: Sequence[Sequence[tuple[int, int]]]) -> None:
        """For each place, the steps from it: where they lead and what they cost."""
        self.rows = tuple(map(tuple, rows))
        self._reach = lru_cache(self.KEPT)(self.flood)

    @cached_property
    def far(self) -> int:
        """More than any way costs."""
        return sum(cost for row in self.rows for _, cost in row) + 1

    def reach(self, start: int, budget: int, stops: int = 0, barred: int = 0) -> Reach:
        """As `flood`, kept once found: for masks that come again and again."""
        return self._reach(start, budget, stops, barred)

    def way(self, start: int, goal: int, budget: int | None = None, stops: int = 0, barred: int = 0) -> tuple[int, ...]:
        """A cheapest way from place to place, both ends included; empty if there is none."""
        return self.reach(start, self.far if budget is None else budget, stops, barred).way(goal)

    def cost(self, here: int, there: int) -> int | None:
        """What a step costs; None where none leads.

        >>> Network([(1,), (0, 2), (1,)]).steps.cost(0, 1), Network([(1,), (0,), ()]).steps.cost(0, 2)
        (1, None)
        """
        return next((cost for other, cost in self.rows[here] if other == there), None)

    def flood(self, start: int, budget: int, stops: int = 0, barred: int = 0) -> Reach:
        """Every place to which a way within the budget leads.

        `barred` places are never entered; `stops` may be entered but not left again, unless the way begins there.
        """
        rows = self.rows
        costs: dict[int, int] = {}
        before, best = dict[int, int](), {start: 0}
        waiting: dict[int, list[int]] = {0: [start]}
        while waiting:
            spent = min(waiting)
            for here in waiting.pop(spent):
                if here in costs:
                    continue
                costs[here] = spent
                if stops >> here & 1 and here != start:
                    continue
                for there, cost in rows[here]:
                    total = spent + cost
                    if total <= budget and total < best.get(there, total + 1) and not barred >> there & 1:
                        best[there], before[there] = total, here
                        waiting.setdefault(total, []).append(there)
        return Reach(start, costs, lambda: _branches(costs, before))

    def field(self, starts: Iterable[int], far: int, tolls: Mapping[int, int] = NOTHING, barred: int = 0) -> list[int]:
        """By place, what the cheapest way from the nearest of some places costs; `far` where none costs less.

        To go on from a place, one where a way begins included, costs its toll besides. `barred` places are not entered.

        >>> Network([(1,), (0, 2), (1,), ()]).steps.field((0,), 9), Network([(1,), (0,)]).steps.field((0,), 9, {0: 3})
        ([0, 1, 2, 9], [0, 4])
        """
        rows, found = self.rows, [far] * len(self.rows)
        edge = [(0, start) for start in starts]
        heapify(edge)
        while edge:
            way, here = heappop(edge)
            if way >= found[here]:
                continue
            found[here] = way
            way += tolls.get(here, 0)
            for there, cost in rows[here]:
                if way + cost < found[there] and not barred >> there & 1:
                    heappush(edge, (way + cost, there))
        return found


def _branches(costs: Mapping[int, int], before: Mapping[int, int]) -> list[Branch]:
    """The steps of a flood, by what each place costs and which comes before it."""
    number = {place: n for n, place in enumerate(costs, FIRST)}
    return [Branch(place, cost, number[before[place]]) for place, cost in costs.items() if number[place] != FIRST]


class Stride(NamedTuple):
    """What a game says of one step of a way: its price, whether the way ends there, and what is gathered by then."""

    cost: int
    ends: bool = False
    burden: int = 0


Ask = Callable[[int, int, int, int], Stride | None]
"""From where to where, what was spent before, and the burden gathered: the step, or None if it may not be taken."""


def explore(links: Sequence[Iterable[int]], start: int, budget: int, ask: Ask, burden: int = 0) -> Reach:
    """Every place in reach where each step is asked for: `ask(here, there, spent, burden)` gives it, or None.

    A burden is what a way has gathered that may stop it later, such as days in the desert; it never becomes less. A
    dearer way counts beside a cheaper one if it leads on from where that one ends, or has gathered less.

    >>> explore(((1,), (0, 2), (1,)), 0, 9, lambda here, there, spent, burden: Stride(2, ends=there == 1))
    {0: 0, 1: 2}
    """
    tree: list[Branch] = []
    costs: dict[int, int] = {}
    least: dict[int, int] = {}
    best = {(start, False, burden): 0}
    waiting = {0: [(start, False, burden, FIRST)]}
    while waiting:
        spent = min(waiting)
        for here, ended, carried, before in sorted(waiting.pop(spent)):
            if here in costs if ended else carried >= least.get(here, carried + 1):
                continue
            costs.setdefault(here, spent)
            number = FIRST
            if here != start:
                number = len(tree)
                tree.append(Branch(here, spent, before))
            if ended:
                continue
            least[here] = carried
            for there in links[here]:
                step = None if least.get(there, carried + 1) <= carried else ask(here, there, spent, carried)
                if step is None or (total := spent + step.cost) > budget:
                    continue
                label = (there, step.ends, step.burden)
                if total < best.get(label, total + 1):
                    best[label] = total
                    waiting.setdefault(total, []).append((*label, number))
    return Reach(start, costs, lambda: tree)
