"""Who decides for whom, who is friendly to whom, and in which order powers are asked."""

from __future__ import annotations

from typing import Final

from romanum.board.masks import bits
from romanum.engine.position import changed
from romanum.games.pax.data.components import (
    GREECE,
    LEAGUE,
    OTHERS,
    PERGAMUM,
    POWERS,
    RHODES,
    SEATS,
    SIDE_COUNT,
    SOLDIER,
    STANDS,
    SUCCESSORS,
)
from romanum.games.pax.state.position import LONE_FIRST, NOBODY, Mediterranean

FOLLOWERS: Final = (SOLDIER, PERGAMUM, RHODES)
"""1.4i: sides that are friendly to the power they serve; Pontus is nobody's friend (12.5.5c)."""


def side_id(g: Mediterranean, side: int) -> str:
    """What a side is called in events and questions."""
    return POWERS[g.powers[side]].id if side < SEATS else OTHERS[side - SEATS].id


def power_ids(g: Mediterranean, powers: int) -> list[str]:
    """The ids of a mask of powers."""
    return [side_id(g, power) for power in bits(powers)]


def commander(g: Mediterranean, side: int) -> int:
    """The power that decides for a side; nobody if none does."""
    return g.patron[side]


def decider(g: Mediterranean, side: int, against: int) -> int:
    """13.2.4: the power that decides for a side in a Battle: its own, or the next after its enemy in play order.

    Ruling 12.5.5c: nobody decides for both sides; whoever fights a side that he commands has only his own.
    """
    found = g.patron[side]
    return found if found not in (NOBODY, g.patron[against]) or found == side else roller(g, against)


def roller(g: Mediterranean, against: int) -> int:
    """Ruling 13.2.4: who rolls for those whom nobody commands: the next power in play order after the other side."""
    power = g.patron[against]
    return after(g, power if power != NOBODY else g.active)[0]


def after(g: Mediterranean, power: int) -> tuple[int, ...]:
    """Ruling 9.3.1e: the other powers in first-round play order, beginning after one."""
    if power not in g.order:
        return g.order
    at = g.order.index(power)
    return (*g.order[at + 1 :], *g.order[:at])


def first_round(g: Mediterranean) -> tuple[int, ...]:
    """3.4.2a, 3.4.2f: the powers whose first marker is set out and not drawn."""
    return g.order[:1] if g.optional & LONE_FIRST else g.order


def is_friend(g: Mediterranean, side: int, other: int) -> bool:
    """1.4i."""
    return bool(g.friendly[side] >> other & 1)


def stands_fast(g: Mediterranean, side: int) -> bool:
    """12.5, 12.7.3a, 13.1.3, 13.2.3: never withdraws or retreats: whom nobody commands, slaves, those of Rhodes.

    Pergamenes do so when they are allied to a power (12.5.4).
    """
    return g.patron[side] == NOBODY or (STANDS[side] and side != PERGAMUM)


def enemies(g: Mediterranean, side: int) -> int:
    """1.4h: everybody who is not friendly, as a mask of sides."""
    return ~g.friendly[side] & (1 << SIDE_COUNT) - 1


def befriend(g: Mediterranean) -> None:
    """1.4i, 4.3.1d: work out who is friendly to whom, after alliances or patrons have changed."""
    camp = [1 << power | g.allies[power] for power in range(SEATS)]
    for side in FOLLOWERS:
        if g.patron[side] != NOBODY:
            camp = [mask | 1 << side if mask >> g.patron[side] & 1 else mask for mask in camp]
    found = [1 << side for side in range(SIDE_COUNT)]
    found[:SEATS] = camp
    for side in range(SEATS, SIDE_COUNT):
        if g.patron[side] != NOBODY and (side in FOLLOWERS or _is_led(g, side)):
            found[side] |= camp[g.patron[side]]
    if g.who(GREECE) != NOBODY:
        found[SUCCESSORS] &= ~(1 << g.who(GREECE))
    guest = g.setting.row.guest
    if guest is not None and g.patron[SOLDIER] != NOBODY:
        found[SOLDIER] |= 1 << LEAGUE
        found[LEAGUE] |= 1 << SOLDIER
    g.friendly = tuple(found)


def _is_led(g: Mediterranean, side: int) -> bool:
    """13.4.2a: an invader passes those who are friendly to the power that moves it."""
    return OTHERS[side - SEATS].kind == "invader"


def set_patron(g: Mediterranean, side: int, power: int) -> None:
    """A power commands a side from now on, or nobody does."""
    g.patron = changed(g.patron, side, power)
    befriend(g)


def ally(g: Mediterranean, a: int, b: int) -> None:
    """4.3: two powers are allied for the rest of the Game-Turn."""
    g.allies = changed(g.allies, a, g.allies[a] | 1 << b)
    g.allies = changed(g.allies, b, g.allies[b] | 1 << a)
    befriend(g)


def end_alliances(g: Mediterranean) -> None:
    """4.3.1a: no agreement outlasts the Game-Turn."""
    g.allies = (0,) * SEATS
    befriend(g)
