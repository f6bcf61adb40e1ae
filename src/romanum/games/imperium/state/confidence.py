"""4c, 4e: which lines of plans, offers and promises a player does not see: whatever he has no part in."""

from __future__ import annotations

from functools import cache, lru_cache

from romanum.games.imperium.state.layout import OFFER_FACTS, ORDERS, PROMISE_FACTS, SEATS


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


@lru_cache(64)
def others_promises(promises: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    """4e: what others have promised each other, all facts of each promise."""
    rows = range(0, len(promises), PROMISE_FACTS)
    unknown = [at for at in rows if seat is None or not promised(promises, at) >> seat & 1]
    return tuple([at + fact for at in unknown for fact in range(PROMISE_FACTS)])
