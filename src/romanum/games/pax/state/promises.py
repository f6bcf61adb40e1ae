"""Chapters 4.3.2c and 4.4: promises bind nobody, but who has gone against his word is remembered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from romanum.board.masks import bits
from romanum.engine.position import changed
from romanum.games.pax.data.components import SPACE_COUNT
from romanum.games.pax.state.forces import occupants
from romanum.games.pax.state.position import NOBODY, PROMISE, Mediterranean
from romanum.games.pax.state.sides import side_id

PEACE: Final = 0
ATTACK: Final = 1
SPARE: Final = 2
ATTACKED: Final = 3
PROMISES: Final = ("peace", "attack", "spare", "attacked")
"""4.3.2c, 4.4: not to attack the other, to attack a third, to leave those in one place alone; the second, when kept."""


def promised(g: Mediterranean, power: int) -> Iterator[tuple[int, int, int, int]]:
    """What a power has promised for this Game-Turn: where it is written, to whom, what, and about whom or where."""
    for at in range(0, len(g.promises), PROMISE):
        giver, taker, kind, about, turn = g.promises[at : at + PROMISE]
        if giver == power and turn == g.turn:
            yield at, taker, kind, about


def note_attack(g: Mediterranean, attacker: int, place: int) -> None:
    """A side attacks whoever is in a place on land: what is its commander's word worth?"""
    found = occupants(g, place)
    if place < SPACE_COUNT and g.town_of[place] != NOBODY:
        found |= 1 << g.town_of[place]
    note_harm(g, attacker, found, place)


def note_harm(g: Mediterranean, attacker: int, attacked: int, place: int) -> None:
    """4.3.2c, 4.4: peace is broken and a place not spared; who was to be attacked has been."""
    power = g.patron[attacker]
    if not g.promises or power == NOBODY:
        return
    victims = {g.patron[side] for side in bits(attacked)} - {NOBODY, power}
    for at, taker, kind, about in list(promised(g, power)):
        if kind == ATTACK and about in victims:
            g.promises = changed(g.promises, at + 2, ATTACKED)
        elif taker in victims and (kind == PEACE or (kind == SPARE and about == place)):
            break_word(g, power, taker)


def break_word(g: Mediterranean, power: int, taker: int) -> None:
    """4.3.2c: nothing follows but that all know it."""
    if not g.broken[power] >> taker & 1:
        g.broken = changed(g.broken, power, g.broken[power] | 1 << taker)
        g.tell("breaks-word", "4.3.2c", power=side_id(g, power), partner=side_id(g, taker))


def judge_promises(g: Mediterranean) -> None:
    """4.3.2c: the Game-Turn is over, and with it the time to attack whom one had promised to."""
    for power in range(len(g.powers)):
        for _, taker, kind, _ in promised(g, power):
            if kind == ATTACK:
                break_word(g, power, taker)
