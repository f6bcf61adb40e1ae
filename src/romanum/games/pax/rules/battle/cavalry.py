"""Chapters 10.4.1 to 10.4.5: Cavalry, and that of the legions."""

from __future__ import annotations

from romanum.games.pax.rules.battle.frame import ATTACKER, DEFENDER, RULES, Fight, bars_horse, horse_of, standing
from romanum.games.pax.state.cavalry import edge, legion_horse
from romanum.games.pax.state.position import Mediterranean

SHIFTS = (0, RULES.superiority, RULES.supremacy)
"""10.3.1e: by what the Cavalry of an Army is."""


def legionary(g: Mediterranean, fight: Fight, who: int) -> int:
    """10.4.4a: the Cavalry of the legions of a side."""
    return legion_horse(g, standing(g, fight.army(who)))


def negated(g: Mediterranean, fight: Fight, who: int) -> tuple[int, int]:
    """10.4.6c: Cavalry out of action, as far as it still lives: regular Units, and of the legions, which go first."""
    built_in = min(fight.negated[who], legionary(g, fight, who))
    return min(fight.negated[who] - built_in, horse_of(g, fight.army(who))), built_in


def usable(g: Mediterranean, fight: Fight, who: int) -> int:
    """10.4.6b: the Cavalry Units of a side that Elephants can negate."""
    return 0 if bars_horse(fight, who) else horse_of(g, fight.army(who)) + legionary(g, fight, who)


def edges(g: Mediterranean, fight: Fight) -> tuple[int, int]:
    """10.4.1a, 10.3.1e: the shifts of Superiority or Supremacy on each side."""
    regular, built_in = [0, 0], [0, 0]
    for who in (ATTACKER, DEFENDER):
        if not bars_horse(fight, who):
            out = negated(g, fight, who)
            regular[who] = horse_of(g, fight.army(who)) - out[0]
            built_in[who] = legionary(g, fight, who) - out[1]
    counts = [a + b for a, b in zip(regular, built_in, strict=True)]
    found = [edge(counts[who], counts[1 - who], regular[who] >= built_in[who]) for who in (ATTACKER, DEFENDER)]
    return SHIFTS[found[0]], SHIFTS[found[1]]
