"""Networks: places joined by links of several kinds, and where one can go over them. Geometry only, no rules.

A place is a small int: an area, a point or a hex. A link leads from place to place and has a kind (land, river,
strait), which may differ by direction. A game says what a step costs and what ends a march; searches are here, once:

- `Network`: who touches whom over which kinds of links; masks, connected parts, networks of some kinds alone.
- `Roads`: a network with a price for each step; floods within a budget, kept once found.
- `explore`: the same where each step must be asked for, because its price depends on who goes and what stands there.
- `Reach`: what a flood found: the places, what each costs, and the cheapest way there step by step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from romanum.board.masks import bits, mask

NOWHERE: Final = -1
"""Before the place where a way begins."""


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


class Reach(Mapping[int, int]):
    """Where one can go: each place and what the cheapest way there costs, nearest first.

    >>> Network([(1,), (0, 2), (1,)]).steps.reach(0, 2).way(2)
    (0, 1, 2)
    """

    __slots__ = ("_before", "_costs", "_ends", "_mask")

    def __init__(self, costs: dict[int, int], before: dict[int, int], ends: Mapping[int, int] = NOTHING) -> None:
        """Costs by place; the place before each on a way that leads on, and on the cheapest way where that one ends."""
        self._costs, self._before, self._ends = costs, before, ends
        self._mask = NOWHERE

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

    @property
    def mask(self) -> int:
        """All places in reach."""
        if self._mask == NOWHERE:
            self._mask = mask(self._costs)
        return self._mask

    def way(self, goal: int) -> tuple[int, ...]:
        """The cheapest way to a place, both ends included; empty if it is out of reach."""
        if goal not in self._costs:
            return ()
        way = [goal]
        here = self._ends.get(goal, self._before.get(goal, NOWHERE))
        while here != NOWHERE:
            way.append(here)
            here = self._before[here]
        return tuple(reversed(way))


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

    def flood(self, start: int, budget: int, stops: int = 0, barred: int = 0) -> Reach:
        """Every place to which a way within the budget leads.

        `barred` places are never entered; `stops` may be entered but not left again, unless the way begins there.
        """
        rows = self.rows
        costs: dict[int, int] = {}
        before = {start: NOWHERE}
        best = {start: 0}
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
        return Reach(costs, before)


class Step(NamedTuple):
    """What a game says of one step of a way: its price, and whether the way ends there."""

    cost: int
    ends: bool = False


def explore(
    links: Sequence[Sequence[int]], start: int, budget: int, ask: Callable[[int, int, int], Step | None]
) -> Reach:
    """Every place in reach where each step is asked for: `ask(here, there, spent)` gives its price, or None.

    A step is asked for once, from the cheapest way to `here` that leads on. Where a cheaper way ends in a place and a
    dearer one leads on through it, both count.

    >>> explore(((1,), (0, 2), (1,)), 0, 9, lambda here, there, spent: Step(2, ends=there == 1))
    {0: 0, 1: 2}
    """
    costs: dict[int, int] = {}
    before, ends = {start: NOWHERE}, dict[int, int]()
    best = {(start, False): 0}
    waiting: dict[int, list[tuple[int, bool]]] = {0: [(start, False)]}
    passed: set[tuple[int, bool]] = set()
    while waiting:
        spent = min(waiting)
        for here, ended in waiting.pop(spent):
            if (here, ended) in passed:
                continue
            passed.add((here, ended))
            costs.setdefault(here, spent)
            for there in () if ended else links[here]:
                step = None if (there, False) in passed else ask(here, there, spent)
                if step is None or (total := spent + step.cost) > budget:
                    continue
                if total < best.get((there, step.ends), total + 1):
                    best[there, step.ends] = total
                    (ends if step.ends else before)[there] = here
                    waiting.setdefault(total, []).append((there, step.ends))
    dearer = [place for place in ends if best.get((place, False), costs[place] + 1) <= best[place, True]]
    return Reach(costs, before, {place: ends[place] for place in ends if place not in dearer})
