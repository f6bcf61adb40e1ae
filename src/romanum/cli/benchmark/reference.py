"""The reference loop, by which `romanum bench` measures, and how something is measured by it.

It needs nothing but Python, and nothing of ours: peers that cannot share our environment are measured by it in theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

REFERENCE_ROUNDS: Final = 20_000


class _Thing:
    def __init__(self) -> None:
        self.count = 0

    def add(self, n: int) -> int:
        self.count += n
        return self.count


def reference_loop(rounds: int) -> int:
    """What Python programs do: a dict, a list, an attribute, small ints, a call. Never change it."""
    table = {n: n * 7 % 64 for n in range(64)}
    places = list(range(64))
    thing = _Thing()
    total = 0
    for n in range(rounds):
        key = n & 63
        found = table[key]
        places[found] = key
        table[key] = (found * 5 + 3) & 63
        total += places[key] + thing.add(found & 3)
        if total > 1_000_000:
            total -= 1_000_000
        picked = [place for place in places[key : key + 16] if place > found]
        for place in picked[:5]:
            total ^= table[place] + thing.add(place & 1)
        thing.count &= 0xFFFF
        total += sum(picked) % 11
    return total


def reference_seconds() -> float:
    """How long one round of the reference loop takes just now."""
    start = perf_counter()
    reference_loop(REFERENCE_ROUNDS)
    return (perf_counter() - start) / REFERENCE_ROUNDS


class Rate(NamedTuple):
    """How often something happens: in a thousand reference rounds, and in a second at best."""

    kref: float
    best: float

    @property
    def ref(self) -> float:
        """Reference rounds that one takes."""
        return 1000 / self.kref


def rate(work: Callable[[], int], rounds: int) -> Rate:
    """Measure so many times work that returns how many things it did; the median counts."""
    krefs, rates = [], []
    for _ in range(rounds):
        before = reference_seconds()
        start = perf_counter()
        done = work()
        seconds = perf_counter() - start
        reference = (before + reference_seconds()) / 2
        rates.append(done / seconds)
        krefs.append(done / seconds * reference * 1000)
    return Rate(median(krefs), max(rates))
