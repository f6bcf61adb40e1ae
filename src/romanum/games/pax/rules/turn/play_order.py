"""Chapters 3.3 and 3.4.2: who has the first Activations of a Game-Turn, and what is in the pool."""

from __future__ import annotations

from romanum.games.pax.data.components import PONTUS
from romanum.games.pax.state.points import civilization
from romanum.games.pax.state.position import (
    EVENT_MARKER,
    MARKER_KINDS,
    NOBODY,
    PONTUS_MARKER,
    Mediterranean,
)
from romanum.games.pax.state.sides import first_round, side_id


def begin(g: Mediterranean) -> None:
    """3.2.I, 3.4.2a: fewest VP first; ties by lower Stability, then lower CVP, then lower dice."""
    standing = {power: (g.vp[power], g.stability[power], civilization(g, power)) for power in range(len(g.powers))}
    order: list[int] = []
    for rank in sorted(set(standing.values())):
        order += _rolled(g, [power for power in standing if standing[power] == rank])
    g.order = tuple(order)
    g.tell("play-order", "3.4.2a", order=[side_id(g, power) for power in order])


def _rolled(g: Mediterranean, tied: list[int]) -> list[int]:
    """3.4.2a: lower dice first, rolled again until they differ."""
    if len(tied) == 1:
        return tied
    dice = {power: g.dice.roll() for power in tied}
    g.tell("order-roll", "3.4.2a", powers=[side_id(g, power) for power in tied], dice=list(dice.values()))
    return [power for die in sorted(set(dice.values())) for power in _rolled(g, [p for p in tied if dice[p] == die])]


def fill_pool(g: Mediterranean) -> None:
    """3.4.2b, 3.4.2c, 3.4.4b: every marker that is not set out, those for events, and that of Pontus."""
    pool = [0] * MARKER_KINDS
    for power in range(len(g.powers)):
        pool[power] = g.markers - (power in first_round(g))
    pool[EVENT_MARKER] = g.event_markers
    pool[PONTUS_MARKER] = int(g.patron[PONTUS] != NOBODY)
    g.pool = tuple(pool)
