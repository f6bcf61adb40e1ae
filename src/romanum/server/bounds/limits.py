"""How much one client may ask for: buckets that fill with time, and things of which only so many are held at once.

Every worker counts for itself and tells the others of those who ask for much, so that all of them are one server: what
was asked of one counts in all. People are counted, and the places they come from, since a new guest costs nothing.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import sha256
from typing import Any, Final, NamedTuple

from romanum.server.bounds.problem import Problem

MOST_REMEMBERED: Final = 20_000
MUCH: Final = 0.75
"""Other workers are told of those who have less than this share of their burst left."""
FORGET_SECONDS: Final = 30.0
"""What a worker has told of is forgotten if it does not tell it again: it may have died."""
PAUSE: Final = 0.1
"""Whoever has used a budget up is told to wait until such a part of it has filled again."""
HOUSEHOLD: Final = 64
"""An IPv6 address is told from others by so many bits: a household has all addresses that begin with them."""

NO_BOUND: Final = 1 << 31
"""As many as this nobody has: what may be had where nothing is limited."""

Spent = list[tuple[Any, float, float, float, float]]
"""Whose bucket, its burst, rate and debt, and how much was taken out of it."""

PLACE: Final[ContextVar[str]] = ContextVar("PLACE", default="")
"""The place that the request being answered comes from; the gate sets it."""


def place_of(address: str) -> str:
    """An address as it is counted and kept: a hash, the same one for all addresses of a household.

    >>> place_of("2001:db8::1") == place_of("2001:db8::2") != place_of("192.0.2.1")
    True
    >>> place_of("")
    ''
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return sha256(f"romanum {address}".encode()).hexdigest()[:16] if address else ""
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    bits = HOUSEHOLD if isinstance(found, ipaddress.IPv6Address) else found.max_prefixlen
    network = ipaddress.ip_network((found, bits), strict=False)
    return sha256(f"romanum {network}".encode()).hexdigest()[:16]


class Limit(NamedTuple):
    """`burst` at once, and `rate` a second in the long run."""

    burst: float
    rate: float
    debt: float = 0.0
    """So far below nothing a bucket may fall out of which is taken what something has cost, when that is known."""


class Most(NamedTuple):
    """How many of something one person may have at the same time, and all people of one place together."""

    person: int
    place: int


class Limits:
    """Counts for each client what it has asked for."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._scale = scale
        self._clock = clock
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        self._spent: dict[Hashable, tuple[Limit, float]] = {}

    def wait(self, limit: Limit, key: Hashable) -> float:
        """Count one; how long to wait before it would be allowed: 0 if it is."""
        if not self._scale:
            return 0.0
        level = self._level(limit, key)
        if level < 1:
            return (1 - level) / (limit.rate * self._scale)
        self.charge(limit, key, 1)
        return 0.0

    def check(self, limit: Limit, key: Hashable, what: str) -> None:
        """Count one, or refuse it."""
        wait = self.wait(limit, key)
        if wait:
            raise Problem(429, "too-many", f"Too many {what}: wait {wait:.0f} s and try again.", retry_after=wait)

    def give_back(self, limit: Limit, key: Hashable) -> None:
        """What was counted last does not count after all."""
        self.charge(limit, key, -1)

    def charge(self, limit: Limit, key: Hashable, amount: float) -> None:
        """Take out what something has cost, or give it back."""
        if self._scale:
            self._take(limit, key, amount)
            self._spent[key] = (limit, self._spent.get(key, (limit, 0.0))[1] + amount)

    def debt(self, limit: Limit, key: Hashable) -> float:
        """How many seconds it takes until there is something in a bucket again; 0 if there is."""
        level = self._level(limit, key) / self._scale if self._scale else limit.burst
        return 0.0 if level > 0 else (limit.burst * PAUSE - level) / limit.rate

    def taken(self, limit: Limit, key: Hashable) -> float:
        """How much is missing in a bucket."""
        return limit.burst * self._scale - self._level(limit, key) if self._scale else 0.0

    def now(self) -> float:
        """The time by which everything is counted."""
        return self._clock()

    def scaled(self, amount: float) -> float:
        """As much as that is here."""
        return amount * self._scale if self._scale else amount

    def most(self, usual: int) -> int:
        """How many of something may be had at the same time."""
        return max(1, round(usual * self._scale)) if self._scale else NO_BOUND

    def _level(self, limit: Limit, key: Hashable) -> float:
        burst, rate, now = limit.burst * self._scale, limit.rate * self._scale, self._clock()
        level, then = self._buckets.get(key, (burst, now))
        return min(burst, level + max(now - then, 0.0) * rate)

    def _take(self, limit: Limit, key: Hashable, amount: float) -> None:
        level = max(self._level(limit, key) - amount, -limit.debt * self._scale)
        self._buckets[key] = (min(limit.burst * self._scale, level), self._clock())
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)

    def too_fast(self, key: Hashable) -> bool:
        """Count a request or message, of somebody and of the place he is at; whether there are too many."""
        there = ("requests", PLACE.get())
        return bool(self.wait(REQUESTS, key) or self.wait(REQUESTS_THERE, there))

    # ---- several workers

    def spent(self) -> Spent:
        """What those who ask for much have taken here since this was asked last, the largest first."""
        spent, self._spent = self._spent, {}
        much = [
            (key, *limit, amount)
            for key, (limit, amount) in spent.items()
            if amount > 0 and self._level(limit, key) < MUCH * limit.burst * self._scale
        ]
        return sorted(much, key=lambda one: -one[4] / one[1])

    def heard(self, spent: Iterable[tuple[Any, float, float, float, float]]) -> None:
        """What was taken in another worker is missing here too."""
        for key, burst, rate, debt, amount in spent if self._scale else ():
            self._take(Limit(burst, rate, debt), tuple(key) if isinstance(key, list) else key, amount)


class Held:
    """Things that are held for a while, such as sockets: how many each person has, and each place."""

    def __init__(self, limits: Limits, most: Most, what: str) -> None:
        self._limits = limits
        self._most = most
        self._what = what
        self._here: Counter[int | str] = Counter()
        self._elsewhere: dict[str, tuple[float, Counter[int | str]]] = {}

    @contextmanager
    def one(self, person: int | None, place: str) -> Iterator[None]:
        """Hold one; `Problem` if there are too many."""
        keys: list[tuple[int | str, int]] = [(place, self._most.place)] if place else []
        keys += [(person, self._most.person)] if person is not None else []
        for key, most in keys:
            if self.count(key) >= self._limits.most(most):
                raise Problem(429, "too-many", f"Too many {self._what} at the same time: close some first.")
        self._here.update(key for key, _ in keys)
        try:
            yield
        finally:
            for key, _ in keys:
                self._here[key] -= 1
                if not self._here[key]:
                    del self._here[key]

    def count(self, key: int | str) -> int:
        """How many somebody has, as far as is known here."""
        now = self._limits.now()
        return self._here[key] + sum(held[key] for until, held in self._elsewhere.values() if until > now)

    def many(self) -> list[tuple[int | str, int]]:
        """Those who have many of them here, for the other workers, the largest first."""
        few = (1 - MUCH) * self._limits.most(self._most.person)
        return [(key, count) for key, count in self._here.most_common() if count > few]

    def heard(self, worker: str, many: Iterable[tuple[int | str, int]]) -> None:
        """Who has many of them in another worker; that takes the place of what it told before."""
        self._elsewhere[worker] = (self._limits.now() + FORGET_SECONDS, Counter(dict(many)))


REQUESTS: Final = Limit(120, 30)
REQUESTS_THERE: Final = Limit(600, 150)
"""Requests and messages from one place."""
WORK: Final = Limit(1_500, 250, 1_500)
"""Milliseconds of a worker's processor that one person's questions take: so many at once, and in a second."""
WORK_THERE: Final = Limit(6_000, 600, 6_000)
LABOUR: Final = Limit(60_000, 200, 60_000)
"""The same for what is worked out beside it, in threads and processes: records, pictures."""
LABOUR_THERE: Final = Limit(180_000, 600, 180_000)
MAKING: Final = Limit(10, 10 / 60)
MAKING_THERE: Final = Limit(40, 40 / 60)
"""New matches from one place."""
CHAT: Final = Limit(20, 20 / 60)
HINTS: Final = Limit(6, 0.6)
SIGNING_IN: Final = Limit(10, 10 / 60)
GUESSES: Final = Limit(30, 10 / 60)
"""Wrong passwords for one login, from anywhere: they make it slower and lock nobody out."""
GUESTS: Final = Limit(30, 0.5)
"""New guests from one address."""
MAILS: Final = Limit(4, 1 / 300)
"""Mails that somebody causes to be sent to an address that is not confirmed, and trial notices."""
CHECKING: Final = Limit(6, 6 / 60)
"""Records that one person has checked or imported."""
CHECKING_THERE: Final = Limit(20, 20 / 60)
KEEPING: Final = Limit(60, 60 / 86_400)
"""Records that are kept as matches: one that is over counts among nobody's matches, and may be two megabytes."""
KEEPING_THERE: Final = Limit(240, 240 / 86_400)
SHEETS: Final = Limit(30, 1)
"""Sheets that one person has looked at while editing,"""
SHEETS_THERE: Final = Limit(120, 4)

ANALYSES: Final = Limit(4, 4 / 3600)
"""Matches that one person has looked over,"""
ANALYSES_THERE: Final = Limit(12, 12 / 3600)

MATCHES: Final = Most(100, 400)
"""Matches that have not ended, by whoever made them."""
ALONE: Final = Most(5, 20)
"""Running matches in which bots play among themselves."""
TOURNAMENTS: Final = Most(5, 20)
"""Tournaments that are not over, by whoever made them."""
ANNOUNCING: Final = Limit(5, 5 / 600)
"""New tournaments."""
ANNOUNCING_THERE: Final = Limit(20, 20 / 600)
NOTES: Final = 500
"""Matches on which one person keeps private notes."""
NOTING_THERE: Final = Limit(200, 200 / 86_400)
"""Matches on which people of one place begin to keep notes: there are always new guests."""
INVITATIONS: Final = Most(10, 40)
"""Waiting matches with a seat that is open to all."""
RECORDS: Final = Most(1, 2)
"""Records that are looked at at the same time."""
SOCKETS: Final = Most(40, 400)
"""Sockets and requests that wait."""
