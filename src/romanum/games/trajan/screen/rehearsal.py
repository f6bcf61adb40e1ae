"""Fights rehearsed in the mind: how a combat may end, estimated by fighting it many times (13 to 15).

Three rounds of dice, checks and chosen losses have too many ways to be counted. So the fight is fought by the rules
themselves some hundreds of times, always with the same dice, from what a seat knows: enemies that lie face down are
imagined, in several ways. Equal knowledge gives equal odds.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from romanum.engine.action import PASS, Move
from romanum.engine.dice import FastDice
from romanum.engine.step import choose, perform
from romanum.games.trajan.bots.blind_deal import deal
from romanum.games.trajan.data.components import STRENGTH
from romanum.games.trajan.rules.combat.aftermath import Aftermath, winner
from romanum.games.trajan.rules.combat.battle import Battle
from romanum.games.trajan.rules.combat.discipline import Lend
from romanum.games.trajan.rules.combat.losses import ChooseLosses
from romanum.games.trajan.rules.combat.rounds import CIVIS
from romanum.games.trajan.state.position import War

FIGHTS: Final = 240
"""How often a fight is rehearsed."""
GUESSES: Final = 12
"""In how many ways a hidden enemy is imagined."""
NOBODY_THERE: Final = -1


class Ending(NamedTuple):
    """How a rehearsed fight ended: the force that won (0 a draw, -1 no fight at all) and printed strength lost."""

    winner: int
    cleared: bool
    """No defender is left."""
    own: int
    enemy: int


def rehearse(known: War, seat: int, move: Move, *, guess: bool) -> list[Ending]:
    """Carry out an attack again and again, each time to the end of the fight; `guess` deals the hidden enemy anew."""
    endings: list[Ending] = []
    guesses = GUESSES if guess else 1
    for number in range(guesses):
        imagined = deal(known, seat, FastDice.seeded(number))
        imagined.log = None
        fights = range(number * FIGHTS, number * FIGHTS + FIGHTS // guesses)
        endings += [_fight(imagined.copy(), seat, move, FastDice.seeded(fight)) for fight in fights]
    return endings


def _fight(g: War, seat: int, move: Move, dice: FastDice) -> Ending:
    """One fight, up to the reckoning."""
    g.dice = dice
    choose(g, seat, move)
    while any(isinstance(frame, Battle | Aftermath) for frame in g.stack):
        step = g.stack[-1]
        if isinstance(step, Aftermath):
            return Ending(winner(g, step.start), 2 not in g.fighting, g.lost[0], g.lost[1])
        if step.automatic:
            perform(g)
        else:
            asked = step.pending(g)[0]
            choose(g, asked, _choice(g, step, step.options(g, asked)))
    return Ending(NOBODY_THERE, False, 0, 0)


def _choice(g: War, step: Any, options: list[Move]) -> Move:
    """What a sensible player would do: few markers, small losses, help for the strongest."""
    if isinstance(step, ChooseLosses):
        worth = step.exposed(g)
        return min(options, key=lambda move: _waste(worth[CIVIS if len(move) == 1 else move[1]], step.left))
    if isinstance(step, Lend):
        return max(options, key=lambda move: STRENGTH[move[2]] if move[0] == "lend" else 0)
    return PASS if PASS in options else options[0]


def _waste(worth: int, left: int) -> tuple[bool, int]:
    """The smallest unit that is enough comes first; else the largest that is not."""
    return worth < left, worth if worth >= left else -worth
