"""4c, 4e: which lines of plans, offers and promises a player does not see: whatever he has no part in."""

from __future__ import annotations

from functools import cache

from romanum.games.imperium.state.layout import OFFER_FACTS, ORDERS, SEATS


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
    """4e: and so is what one has promised to the other."""
    return 1 << promises[at] | 1 << promises[at + 1]
