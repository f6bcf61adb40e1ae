"""Chapter 4.4: an attack that is about to be made, and the chance of those it is made on to pay for its being left."""

from __future__ import annotations

from romanum.board.masks import bits
from romanum.games.pax.state.errands import Assault, Bribery
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import after


def threaten(g: Mediterranean, assault: Assault, side: int, place: int, hostile: int) -> None:
    """4.4: the attack of a side, and before it the offers of all whom it is made on, in play order."""
    g.push(assault)
    power = g.patron[side]
    if power == NOBODY:
        return
    owners = {g.patron[enemy] for enemy in bits(hostile)} - {NOBODY, power}
    for owner in reversed([p for p in after(g, power) if p in owners]):
        g.push(Bribery(owner, power, place))
