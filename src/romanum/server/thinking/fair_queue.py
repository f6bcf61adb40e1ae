"""A queue that is fair by person: nobody waits longer because somebody else wants much.

Whoever has used least is next: first among the places that people come from, then among the people of that place, then
among what one person waits for, in the order in which it came. A place or a person that was not there for a while
begins level with the least of those who are: nobody saves anything up.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Mapping
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")

MOST_REMEMBERED: Final = 1_000


class Who(NamedTuple):
    """For whom something is done: a place and a person."""

    place: str = ""
    person: int | None = None


class _Shares:
    """How much each has used."""

    def __init__(self) -> None:
        self._used: dict[Hashable, float] = {}
        self._floor = 0.0

    def come(self, key: Hashable) -> None:
        """Somebody has something to wait for."""
        self._used[key] = max(self._used.get(key, 0.0), self._floor)
        if len(self._used) > MOST_REMEMBERED:
            self._used = {k: used for k, used in self._used.items() if used > self._floor or k == key}

    def least(self, among: Mapping[T, object]) -> T:
        """Who has used least; of equals who came first."""
        found = min(among, key=lambda key: self._used[key])
        self._floor = max(self._floor, self._used[found])
        return found

    def charge(self, key: Hashable, cost: float) -> None:
        """Somebody has used something."""
        self._used[key] = max(self._used.get(key, 0.0), self._floor) + cost


class Fair(Generic[T]):
    """The queue."""

    def __init__(self) -> None:
        self._waiting: dict[Hashable, dict[Who, deque[T]]] = {}
        self._places = _Shares()
        self._people = _Shares()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, who: Who, item: T) -> None:
        """Something waits for its turn."""
        place = _place(who)
        if place not in self._waiting:
            self._places.come(place)
        people = self._waiting.setdefault(place, {})
        if who not in people:
            self._people.come(who)
        people.setdefault(who, deque()).append(item)
        self._count += 1

    def take(self) -> tuple[Who, T]:
        """What is next."""
        place = self._places.least(self._waiting)
        people = self._waiting[place]
        who = self._people.least(people)
        item = people[who].popleft()
        if not people[who]:
            del people[who]
        if not people:
            del self._waiting[place]
        self._count -= 1
        return who, item

    def turns_before_next(self) -> int:
        """How many turns it takes until everybody of the place that is next has had one; at least 1."""
        if not self._waiting:
            return 1
        return len(self._waiting) * len(self._waiting[self._places.least(self._waiting)])

    def charge(self, who: Who, cost: float) -> None:
        """What came of it has cost so much."""
        self._places.charge(_place(who), cost)
        self._people.charge(who, cost)


def _place(who: Who) -> Hashable:
    """People whose place is not known are places of their own."""
    return who.place or who.person
