"""Chapters 10.4.6 to 10.4.9: Elephants."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.games.pax.data.components import ELEPHANTS, FORTRESS, PLACE_IDS, TABLES
from romanum.games.pax.rules.battle.cavalry import usable
from romanum.games.pax.rules.battle.frame import (
    ATTACKER,
    BATTLEFIELD,
    DEFENDER,
    Fight,
    bars_horse,
    elephants_of,
    put,
    standing,
)
from romanum.games.pax.rules.battle.losses import Losses
from romanum.games.pax.state.forces import number, strike
from romanum.games.pax.state.moves import AMPHIBIOUS
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice

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
