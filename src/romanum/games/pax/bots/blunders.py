"""Who counts blunders: Capitals laid open, hopeless attacks, markers that lapse, idle Talents, soldiers left at sea."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from romanum.engine.action import Move
from romanum.engine.counsel.blunders import Censor
from romanum.games.pax.bots.estate import idle
from romanum.games.pax.bots.survey import Force, Survey
from romanum.games.pax.bots.threats import Dread, fall
from romanum.games.pax.bots.tours import BACK, POINT, cost_of
from romanum.games.pax.data.components import NONE, SEA_POINT, SPACE_COUNT, TABLES
from romanum.games.pax.rules.battle.walls import SiegeBids
from romanum.games.pax.rules.march.land_movement import March
from romanum.games.pax.rules.turn.actions import FORFEIT
from romanum.games.pax.rules.turn.activation import Payment
from romanum.games.pax.rules.turn.operations import Expansion
from romanum.games.pax.state.actions import DONE
from romanum.games.pax.state.forces import lcu, stacks_of
from romanum.games.pax.state.position import Mediterranean

STRIPPED: Final = "stripped-capital"
RASH: Final = "rash-attack"
COSTLY: Final = "costly-attack"
LAPSED: Final = "lapsed-marker"
LAST_TALENTS: Final = "last-talents"
IDLE: Final = "idle-talents"
AT_SEA: Final = "left-at-sea"
LIKELY: Final = 0.4
"""A chance that a Capital falls at which it lies open."""
FAINT: Final = 0.2
"""A chance to win with which nobody attacks."""
KEPT: Final = 0.8
"""What is left of an Army that has won, on average."""
RICH: Final = 10
"""Talents besides those for Activations that somebody should have used."""


class PaxCensor(Censor[Mediterranean]):
    """Looks on at one match."""

    def __init__(self) -> None:
        self._kept: list[int] = []
        """Capitals that somebody kept as the Activation began: only these can be stripped by it."""

    def see(self, before: Mediterranean, seat: int, move: Move, after: Mediterranean) -> Iterator[str]:
        """By what is chosen."""
        step, power = before.stack[-1], before.seats.index(seat)
        if isinstance(step, Payment):
            self._kept = [] if move == FORFEIT else _kept(before, power)
            if move == FORFEIT:
                yield LAPSED
        elif isinstance(step, Expansion):
            if move == DONE:
                yield from _of_an_activation(before, power, self._kept)
        elif isinstance(step, March):
            if move[0] == "to":
                yield from _marched(before, power, move[1])
        elif isinstance(step, SiegeBids) and move[1] > max(0, idle(before, power)):
            yield LAST_TALENTS


def _marched(g: Mediterranean, power: int, place: int) -> Iterator[str]:
    """An attack that will hardly succeed, or brings less than what it costs and what comes back."""
    survey = Survey(g)
    own = (
        next((f for f in survey.of.get(g.whose[g.mover], ()) if f.stack == g.mover), None) if g.mover != NONE else None
    )
    if place >= SPACE_COUNT or own is None:
        return
    hope = survey.hope(g.friendly[own.side], place, own.bp, own.tactical)
    if hope < FAINT:
        yield RASH
    elif costs_more(g, power, own, place, hope):
        yield COSTLY


def costs_more(g: Mediterranean, power: int, own: Force, place: int, hope: float) -> bool:
    """Whether an attack is likely to bring less than it costs, with the enemies' next move."""
    other, walls, _ = Survey(g).guard(g.friendly[own.side], place)
    if not other + walls:
        return False
    dread = Dread(g, power)
    prize, left = dread.prizes.gains[place], round(own.bp * KEPT)
    comes = max([fall(host, place, left, own.tactical, 0) for host in dread.hosts if host.place != place], default=0.0)
    answer = BACK * comes * (prize + POINT * left) / 2
    return hope * (prize - answer) < cost_of(own.bp, other, hope)


def _kept(g: Mediterranean, power: int) -> list[int]:
    """A power's Capitals in which somebody stands."""
    dread = Dread(g, power)
    return [space for space in g.setting.capitals[power] if g.holder[space] == power and dread.keepers(space)[0]]


def _of_an_activation(g: Mediterranean, power: int, kept: list[int]) -> Iterator[str]:
    """What was left undone when the Expansion was ended, and which Capitals nobody keeps any longer."""
    dread = Dread(g, power)
    for space in kept:
        bp, led = dread.keepers(space)
        if g.holder[space] == power and not bp and dread.danger(space, bp, led) >= LIKELY:
            yield STRIPPED
    if g.minors and idle(g, power) >= RICH + TABLES.costs.city:
        yield IDLE
    if g.majors and any(SEA_POINT[g.at[stack]] and lcu(g, stack) for stack in stacks_of(g, power)):
        yield AT_SEA
