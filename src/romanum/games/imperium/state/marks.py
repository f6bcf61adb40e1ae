"""What state a stack is in: the bits of `mark`, and which of them come off when.

A stack may have several at once; units of one power in one place with different marks are different stacks
(`state.position`).
"""

from __future__ import annotations

from typing import Final

FRESH: Final = 0
SUPPLIED: Final = 1
"""13.0b: supplied in this game turn already, in one's own player turn or for it; it may move and fight."""
HUNGRY: Final = 2
"""4j: found unsupplied in this Land Movement Segment: it neither moves nor attacks, and is checked again at the end."""
FORAGED: Final = 4
"""13.0d: has 2 MP less."""
MOVED: Final = 8
"""Has moved in this Land Movement Segment, or, a fleet, in this Naval Operations Phase."""
ACTIVE_FORCE: Final = 16
"""The force that moves just now."""
CALLED: Final = 32
"""Units that intercept just now."""
LEAVING: Final = 64
"""Units that retreat just now."""
INSIDE: Final = 128
"""14.3, 17.1: besieged, or about to be, in the city or fort of the place."""
CROSSED: Final = 256
"""14.4.1b: entered over a river, strait or narrow sea this game turn: half strength in attack."""
WADED: Final = 512
"""14.4.1b: entered over a river in flood: one third."""
LANDED: Final = 1024
"""10.5: put ashore against an enemy this game turn: half strength, must attack (14.1b), does not march (10.5.1e)."""
HELD: Final = 2048
"""10.4.4b, 5.8l, 23.4: may not move by land in this game turn; 10.4.3a: a fleet that has put troops ashore, at all."""
BUILDING: Final = 4096
"""21.1f: at work on a fort."""
RAW: Final = 8192
"""35.1d: may not leave its city in this game turn"""
RAWER: Final = 16384
"""nor in the next."""
INTERCEPTED: Final = 32768
"""10.6b: a fleet that has tried to intercept in this Naval Operations Phase; 12.4.1f: a force met once."""
AT_SEA: Final = 65536
"""10.3f: in no friendly port when the Naval Operations Phase began: it must end it in one."""
FOUGHT: Final = 131072
"""10.7.4h, 14.1a: has fought; a fleet may not begin another battle in this game turn."""
SAFE: Final = 262144
"""14.5.1e: went under siege in this Combat Segment and is not attacked again in it."""
LENT: Final = 524288
"""5.8c: times (seat of the borrower + 1), three bits: who moves it in this game turn."""
BORROWED: Final = 7 * LENT
"""All three of them: somebody does who is not its owner."""
POOL: Final = CALLED | LEAVING
"""23.3d: still to be placed on the map. Which units these are the rules say, so everybody sees them."""
GAVE: Final = 4194304
"""13.4.1a: a train of it has given supply points in this game turn."""
DRAWS: Final = 8388608
"""13.2a: its units are to be fed from a train, while supply is being settled."""
GUESTS: Final = 16777216
"""5.8d: land units, a stack of their own power, aboard an ally's fleets in the same place."""
BOUND: Final = 33554432
"""Stood where a special rule binds those who stand there when it begins."""
SHELTERED: Final = 67108864
"""10.7.1b: a fleet that has withdrawn into port before a battle, or after one: no fleet attacks it there. It comes off
when it sails (10.6)."""
BOATS: Final = 134217728
"""13.4.4c: times (a main stream, counted from 1), three bits: a train that has boats there."""
CUTS_GRAIN: Final = 1073741824
"""27.1.4b: a pirate fleet that cuts off grain: it neither moves nor begins combat in this game turn."""
APART: Final = 2147483648
"""13.2b: times (a group of its hex, counted from 1), two bits: it has been set apart to draw on a train of its own."""
MOST_APART: Final = 3
SET_APART: Final = MOST_APART * APART
"""Both of them."""
OF_THE_PLAYER_TURN: Final = HUNGRY | SAFE | DRAWS | SET_APART
"""What is taken off all stacks when a player turn is over,"""
OF_HIS_TURN: Final = SUPPLIED | FORAGED
"""off those of the player whose turn it was (ruling 13.0b: others fed in it are not checked again in theirs),"""
OF_THE_TURN: Final = (
    OF_THE_PLAYER_TURN
    | OF_HIS_TURN
    | MOVED
    | CROSSED
    | WADED
    | LANDED
    | HELD
    | INTERCEPTED
    | AT_SEA
    | FOUGHT
    | GAVE
    | SHELTERED
    | CUTS_GRAIN
    | 7 * LENT
)
"""and off all when the month is over."""


def borrower(mark: int) -> int:
    """5.8c: the seat, counted from 1, of whoever has borrowed a stack with such a mark; 0 if nobody has."""
    return mark // LENT & 7
