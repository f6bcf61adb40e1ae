"""Chapters 10.4.1 to 10.4.5: Cavalry, and that of the legions."""

from __future__ import annotations

from romanum.games.pax.data.components import LEGION, ROME, SEATS, TABLES
from romanum.games.pax.rules.battle.frame import ATTACKER, DEFENDER, RULES, Fight, bars_horse, horse_of, standing
from romanum.games.pax.state.forces import number
from romanum.games.pax.state.position import MARIAN, Mediterranean

TWICE = 2
THRICE = 3


def legionary(g: Mediterranean, fight: Fight, who: int) -> int:
    """10.4.4a, 10.4.5, 10.6.7: one for every two full LG of a stack, from Game-Turn III on."""
    calendar = TABLES.calendar
    if not g.advanced or g.turn < calendar.legionary_cavalry:
        return 0
    if g.optional & MARIAN and g.turn >= calendar.marian_legions:
        return 0
    own = [s for s in standing(g, fight.army(who)) if g.whose[s] < SEATS and g.plays(g.whose[s], ROME)]
    return sum(number(g, stack, LEGION) for stack in own) // 2


def edges(g: Mediterranean, fight: Fight) -> tuple[int, int]:
    """10.4.1a, 10.3.1e: the shifts of Superiority or Supremacy on each side."""
    regular, built_in = [0, 0], [0, 0]
    for who in (ATTACKER, DEFENDER):
        if not bars_horse(fight, who):
            regular[who] = horse_of(g, fight.army(who)) - fight.negated[who]
            built_in[who] = legionary(g, fight, who)
    counts = [a + b for a, b in zip(regular, built_in, strict=True)]
    found = [_edge(counts[who], counts[1 - who], regular[who] >= built_in[who]) for who in (ATTACKER, DEFENDER)]
    return found[0], found[1]


def _edge(own: int, other: int, may_be_supreme: bool) -> int:
    """10.4.1a, 10.4.4b."""
    if own <= other:
        return 0
    supreme = own >= (THRICE * other if other else TWICE)
    return RULES.supremacy if supreme and may_be_supreme else RULES.superiority
