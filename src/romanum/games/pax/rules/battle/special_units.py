"""Chapter 10.4: Cavalry, that of the legions, and Elephants."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.games.pax.data.components import ELEPHANTS, FORTRESS, PLACE_IDS, TABLES
from romanum.games.pax.rules.battle.frame import (
    ATTACKER,
    BATTLEFIELD,
    DEFENDER,
    RULES,
    Fight,
    bars_horse,
    elephants_of,
    horse_of,
    put,
    standing,
)
from romanum.games.pax.rules.battle.losses import Losses
from romanum.games.pax.state.cavalry_superiority import edge, legion_horse
from romanum.games.pax.state.forces import number, strike
from romanum.games.pax.state.moves import AMPHIBIOUS
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice

# ---- 10.4.1 to 10.4.5: Cavalry, and that of the legions


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


# ---- 10.4.6 to 10.4.9: Elephants


EFFECTS = TABLES.elephants


def may_use(fight: Fight, who: int) -> bool:
    """10.4.8, 10.3.1g."""
    amphibious = who == ATTACKER and fight.flags & AMPHIBIOUS
    return not (fight.walls or FORTRESS[fight.space] or amphibious)


def commit(g: Mediterranean, fight: Fight) -> None:
    """10.2-4: the Defender says first how many Elephants he commits."""
    for who in (ATTACKER, DEFENDER):
        if may_use(fight, who) and elephants_of(g, fight.army(who)):
            g.push(Commit(fight.powers[who], who))


class Commit(PowerChoice, frozen=True):
    """10.4.6a: how many."""

    who: int
    rule: ClassVar[str] = "10.4.6a"
    asks: ClassVar[Asks] = Asks("elephants", BATTLEFIELD)
    asks_about: ClassVar[str] = "elephants"
    decline: ClassVar[Move] = ("elephants", 0)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [("elephants", n) for n in range(elephants_of(g, g.running(Fight).army(self.who)) + 1)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """They are rolled for later."""
        g.amend(Fight, sent=put(g.running(Fight).sent, self.who, move[1]))

    def worth_of(self, g: Mediterranean, seat: int, move: Move) -> int:
        return int(move[1])


def charge(g: Mediterranean, fight: Fight) -> None:
    """10.4.6a: one die for each Elephant committed, the Defender's first."""
    for who in (DEFENDER, ATTACKER):
        for _ in range(fight.sent[who]):
            trample(g, who, g.dice.roll())


def trample(g: Mediterranean, who: int, die: int) -> None:
    """10.4.6b."""
    fight = g.running(Fight)
    at = die - 1
    g.tell("elephants", "10.4.6b", side=side_id(g, fight.sides[who]), die=die, space=PLACE_IDS[fight.space])
    if EFFECTS.lost[at]:
        stack = next(s for s in standing(g, fight.army(who)) if number(g, s, ELEPHANTS))
        strike(g, stack, ELEPHANTS)
    if EFFECTS.negates[at]:
        negated = fight.negated[1 - who] + EFFECTS.negates[at]
        g.amend(Fight, negated=put(fight.negated, 1 - who, min(negated, usable(g, fight, 1 - who))))
    for victim, points in ((1 - who, EFFECTS.kills[at]), (who, EFFECTS.rampages[at])):
        if points:
            g.push(Losses(fight.powers[victim], fight.army(victim), points, NOBODY, bars_horse(fight, victim)))
