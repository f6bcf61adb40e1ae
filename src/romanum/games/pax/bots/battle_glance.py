"""How answers to the moves of others, and Battles, look at a glance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from romanum.engine.action import Move
from romanum.games.pax.bots.glance import NEVER, Glance
from romanum.games.pax.bots.survey import Force, chance
from romanum.games.pax.data.components import BP, GALLEY, HORSE, NONE, SPACE_COUNT

# ---- answers


def intercept(glance: Glance, move: Move) -> float:
    """9.3: with an Army that would win."""
    g = glance.g
    place = move[-1]
    own = [f for f in glance.survey.at.get(place, ()) if not glance.is_enemy(f.side)]
    best = max(own, key=lambda f: f.bp, default=None)
    foe = glance.force(g.mover)
    if best is None or not best.bp:
        return -3.0
    return 6.0 * (_against(glance, best, foe) - 0.55)


def _against(glance: Glance, own: Force, foe: Force) -> float:
    return chance(own.bp, foe.bp, own.tactical - foe.tactical)


def withdraw(glance: Glance, move: Move) -> float:
    """9.4: from an Army that would win; not from walls that hold."""
    g = glance.g
    foe = glance.force(g.mover)
    here = g.at[g.mover] if g.mover != NONE else NONE
    if here == NONE or here >= SPACE_COUNT:
        return 0.0
    own = glance.survey.keepers(glance.friends, here)
    led = max((f.tactical for f in glance.survey.at.get(here, ()) if not glance.is_enemy(f.side)), default=0)
    worst = chance(foe.bp, own, foe.tactical - led)
    stake = glance.prizes.loss(here) if g.holder[here] == glance.power else 0.0
    return 5.0 * (worst - 0.6) - 0.5 * stake


def stop_fleet(glance: Glance, move: Move) -> float:
    """11.4: attack with more ships."""
    g = glance.g
    if g.mover == NONE or g.at[g.mover] < 0:
        return 0.0
    place = g.at[g.mover]
    own = sum(glance.units(s)[GALLEY] for s, at in enumerate(g.at) if at == place and g.whose[s] == glance.power)
    mine = g.whose[g.mover] == glance.power
    theirs = glance.enemy_ships(place) if mine else glance.units(g.mover)[GALLEY]
    return 1.5 if own > theirs else -1.5


# ---- Battles


def spend(glance: Glance, move: Move) -> float:
    """10.3.1j: all of them."""
    return 0.5 * int(move[1])


def lose(glance: Glance, move: Move) -> float:
    """The cheapest first; Cavalry is worth more than it counts."""
    return -0.3 * BP[move[1]] - (0.6 if move[1] in HORSE else 0.0)


def station(glance: Glance, move: Move) -> float:
    """8.1.5: leaders join the largest Armies."""
    own = [f for f in glance.survey.at.get(move[2], ()) if f.side == glance.power]
    bp = sum(f.bp for f in own)
    led = max((f.campaign for f in own), default=0)
    return 0.2 * min(bp, 20) - 0.4 * led


JUDGES: Final[dict[str, Callable[[Glance, Move], float]]] = {
    "intercept": intercept, "intercept-of": intercept, "withdraw": withdraw, "withdraw-by-sea": withdraw,
    "attack": stop_fleet, "raise-die": spend, "lower-die": spend, "lose": lose, "reduce": lose, "lose-unit": lose,
    "reduce-unit": lose, "station": station,
}  # fmt: skip
FLAT: Final[dict[str, float]] = {
    "stand": 0.0, "let-pass": 0.3, "hinder": 0.5, "use-walls": 1.5, "open-field": 0.0, "lose-cheapest": 0.5,
    "lose-walls": -0.2, "take-city": 2.0, "raze": -1.0, "leave-city": -1.5, "sack": 0.3, "spare": 0.0,
    "raise-militia": 0.5, "stop-them": 1.0, "force-out": 0.5, "stay": 0.0, "retreat": 0.0, "pay-toll": 0.5,
    "intercept-leader": -2.0, "use-engine": 1.5, "leader": NEVER, "behind-walls": -0.5,
}  # fmt: skip
"""What is judged by what comes of it, or nearly always the same."""
