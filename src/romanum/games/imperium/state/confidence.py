"""4c, 4e: which lines of plans, offers and promises a player does not see: whatever he has no part in."""

from __future__ import annotations

from functools import cache, lru_cache

from romanum.engine.secrecy import EVERYBODY
from romanum.games.imperium.state.layout import OFFER_FACTS, ORDERS, PROMISE_FACTS, RECORDS, SEATS


@cache
def others_lines(length: int, seat: int | None) -> tuple[int, ...]:
    """4c: what others have written down."""
    return tuple([i for i in range(length) if i // ORDERS != seat])


@cache
def others_offers(length: int, seat: int | None) -> tuple[int, ...]:
    """4e: what other pairs of players talk about."""
    return tuple([i for i in range(length) if seat is None or not parties(i // OFFER_FACTS) >> seat & 1])


def parties(pair: int) -> int:
    """4e: what two players talk about is known to the two alone."""
    return 1 << pair // SEATS | 1 << pair % SEATS


def promised(promises: tuple[int, ...], at: int) -> int:
    """4e: and so is what one has promised to the other; whoever does not see who they are is none of them."""
    return 1 << promises[at] | 1 << promises[at + 1] if promises[at] >= 0 else 0


def kept_from(promises: tuple[int, ...], i: int) -> int:
    """Who sees a fact: of a promise the two alone; what else is on record (`state.record_kinds`) was done in the open,
    and only the last fact of it is a number that the two know alone."""
    at = i // PROMISE_FACTS * PROMISE_FACTS
    if promises[at + 2] in RECORDS and i < at + PROMISE_FACTS - 1:
        return EVERYBODY
    return promised(promises, at)


@lru_cache(64)
def others_promises(promises: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    """4e: what others have promised each other, all facts of each promise, and the last of what else is on record."""
    rows = range(0, len(promises), PROMISE_FACTS)
    unknown = [at for at in rows if seat is None or not promised(promises, at) >> seat & 1]
    first = {at: PROMISE_FACTS - 1 if promises[at + 2] in RECORDS else 0 for at in unknown}
    return tuple([at + fact for at in unknown for fact in range(first[at], PROMISE_FACTS)])
