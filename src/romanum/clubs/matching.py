"""Whether all can be paired, and pairing the first with whom they like best so that the rest still can be.

Edmonds' blossoms: an augmenting path in a graph whose odd circles are shrunk as they are met.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence


class Matching:
    """A matching of people who may meet; `mates[a]` is whom a meets, -1: nobody."""

    def __init__(self, people: int, may_meet: Callable[[int, int], bool]) -> None:
        everybody = range(people)
        self.mates = [-1] * people
        self._here = [True] * people
        self._near = [[b for b in everybody if a != b and may_meet(a, b)] for a in everybody]

    def complete(self) -> bool:
        """Match as many as can be; whether nobody is left."""
        for one in range(len(self.mates)):
            if self._here[one] and self.mates[one] < 0:
                self._augment(one)
        return all(mate >= 0 for here, mate in zip(self._here, self.mates, strict=True) if here)

    def leave(self, one: int) -> None:
        """Somebody is not there."""
        self._here[one] = False

    def settle(self, one: int, other: int) -> bool:
        """Let two meet for good, if all others can still be matched; they must be matched now."""
        before = list(self.mates)
        if other not in self._near[one] or not (self._here[one] and self._here[other]):
            return False
        left = [mate for mate in (self.mates[one], self.mates[other]) if mate not in (one, other)]
        self._here[one] = self._here[other] = False
        for mate in left:
            self.mates[mate] = -1
        self.mates[one], self.mates[other] = other, one
        if not left or self._augment(left[0]):
            return True
        self.mates, self._here[one], self._here[other] = before, True, True
        return False

    def _augment(self, root: int) -> bool:
        """Match one more, beginning with somebody who has no mate."""
        parents, end = self._path(root)
        while end >= 0:
            before = parents[end]
            after = self.mates[before]
            self.mates[end], self.mates[before] = before, end
            end = after
        return self.mates[root] >= 0

    def _path(self, root: int) -> tuple[list[int], int]:
        """From whom each was reached, and the end of a path that can be flipped, -1: there is none."""
        search = _Search(self.mates, root)
        while search.queue:
            one = search.queue.popleft()
            for other in self._near[one]:
                if self._here[other] and (end := search.reach(one, other)) >= 0:
                    return search.parents, end
        return search.parents, -1


class _Search:
    """One search for a path, with the blossoms it has shrunk."""

    def __init__(self, mates: Sequence[int], root: int) -> None:
        people = len(mates)
        self.mates = mates
        self.root = root
        self.parents = [-1] * people
        self.bases = list(range(people))
        self.seen = [False] * people
        self.seen[root] = True
        self.queue = deque([root])

    def reach(self, one: int, other: int) -> int:
        """Look at somebody; he himself if he has no mate and is not the root, else -1."""
        if self.bases[one] == self.bases[other] or self.mates[one] == other:
            return -1
        mate = self.mates[other]
        if other == self.root or (mate >= 0 and self.parents[mate] >= 0):
            self._shrink(one, other)
        elif self.parents[other] < 0:
            self.parents[other] = one
            if mate < 0:
                return other
            self.seen[mate] = True
            self.queue.append(mate)
        return -1

    def _shrink(self, one: int, other: int) -> None:
        base = self._common(one, other)
        inside = [False] * len(self.bases)
        self._mark(one, base, other, inside)
        self._mark(other, base, one, inside)
        for who, his in enumerate(self.bases):
            if inside[his]:
                self.bases[who] = base
                if not self.seen[who]:
                    self.seen[who] = True
                    self.queue.append(who)

    def _common(self, one: int, other: int) -> int:
        """Where the ways of two from the root part."""
        met = [False] * len(self.bases)
        while True:
            one = self.bases[one]
            met[one] = True
            if self.mates[one] < 0:
                break
            one = self.parents[self.mates[one]]
        while not met[self.bases[other]]:
            other = self.parents[self.mates[self.bases[other]]]
        return self.bases[other]

    def _mark(self, who: int, base: int, child: int, inside: list[bool]) -> None:
        while self.bases[who] != base:
            inside[self.bases[who]] = inside[self.bases[self.mates[who]]] = True
            self.parents[who] = child
            child = self.mates[who]
            who = self.parents[child]
