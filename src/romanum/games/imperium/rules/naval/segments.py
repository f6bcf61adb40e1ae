"""10.1b: whose Naval Operations Segments are left, whose fleets act in one, and who has had his first."""

from __future__ import annotations

from romanum.games.imperium.rules.common.powers import majors, minors, mover_of
from romanum.games.imperium.rules.special.specials import why_no_move
from romanum.games.imperium.state.forces import afloat
from romanum.games.imperium.state.marks import CUTS_GRAIN, HELD, LENT, MOVED
from romanum.games.imperium.state.position import ABSENT, MAJOR, NOBODY, RomanWorld


def minors_of(player: int) -> int:
    """The segment of all minor powers of a player."""
    return NOBODY - player


def segments_left(g: RomanWorld, player: int) -> list[int]:
    """10.1a, 10.1b: the segments a player has not used yet: of powers that have a fleet, or his first for borrowed."""
    if g.out >> player & 1:
        return []
    great = majors(g, player)
    own = [power for power in great if power not in g.naval_done and _has_fleet(g, power)]
    if not own and great and great[0] not in g.naval_done and _has_borrowed(g, player):
        own = great[:1]
    small = minors_of(player)
    if small not in g.naval_done and any(_has_fleet(g, power) for power in minors(g, player)):
        own.append(small)
    return own


def _has_fleet(g: RomanWorld, power: int) -> bool:
    return any(g.whose[stack] == power for stack in afloat(g))


def _has_borrowed(g: RomanWorld, player: int) -> bool:
    """5.8c: whether an ally has lent him fleets."""
    lent = LENT * (player + 1)
    return any(g.mark[stack] & 7 * LENT == lent for stack in afloat(g))


def acts_in(g: RomanWorld, power: int, player: int, segment: int) -> bool:
    """10.1b: whether fleets of a power act in a segment of a player; ruling 5.8c: borrowed ones in any of his."""
    if g.chief[power] != player:
        return True
    return power == segment or (segment < 0 and g.bond[power] != MAJOR and g.standing[power] != ABSENT)


def fleets_of(g: RomanWorld, player: int, segment: int) -> list[int]:
    """10.2: the fleets that can still set sail in a segment; 27.1.4b: not those that cut off grain; 44.2b: nor held."""
    return [
        stack
        for stack in afloat(g)
        if not g.mark[stack] & (MOVED | CUTS_GRAIN | HELD)
        and mover_of(g, stack) == player
        and acts_in(g, g.whose[stack], player, segment)
        and why_no_move(g, stack) is None
    ]


def has_begun(g: RomanWorld, player: int) -> bool:
    """10.3g: whether a player has had a segment in this phase, or has one now."""
    return g.active == player or any(
        segment == minors_of(player) or (segment >= 0 and g.chief[segment] == player) for segment in g.naval_done
    )
