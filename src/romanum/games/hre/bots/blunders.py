"""Blunders: what a player who knows the game would be ashamed of. Each is told from the position before the choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from romanum.engine.action import PASS, Move
from romanum.engine.counsel.blunders import Censor
from romanum.games.hre.bots.policy import chance_of_round, duel
from romanum.games.hre.bots.survey import is_last_phase
from romanum.games.hre.data.components import CARDS, FIRST_PEOPLE, KINGDOMS, NEIGHBOURS
from romanum.games.hre.rules.build import Build
from romanum.games.hre.rules.cities import BuildCities
from romanum.games.hre.rules.conquest import is_capital
from romanum.games.hre.rules.events import POWER_OF_CARD, PlayEvent, unplayable
from romanum.games.hre.rules.forts import fort_places
from romanum.games.hre.rules.placement import Place
from romanum.games.hre.state.actions import DONE
from romanum.games.hre.state.position import HANDS, NO_CITY, Empire

HOPELESS: Final = 0.1
"""An attack that all Armies still to be placed would win more seldom is hopeless."""


class EmpireCensor(Censor[Empire]):
    """Looks on at a match."""

    def see(self, before: Empire, seat: int, move: Move, after: Empire) -> Iterable[str]:
        """The blunders of a choice."""
        step = before.stack[-1]
        if isinstance(step, Place):
            return _placing(before, seat, step, move)
        if isinstance(step, Build):
            return ["stripped-capital"] if move[0] == "lift" and _strips(before, move[1]) else []
        if isinstance(step, BuildCities):
            return ["lapsed-fort"] if move == DONE and fort_places(before, before.side) else []
        if isinstance(step, PlayEvent):
            return ["lapsed-card"] if move == PASS and _last_chance(before) else []
        return []


def _placing(g: Empire, seat: int, step: Place, move: Move) -> Iterator[str]:
    """Armies left in hand, hopeless attacks, and attacks on oneself, but for the last Phase (10.5a)."""
    if move == DONE and step.left and any(option[0] == "place" for option in step.options(g, seat)):
        yield "idle-army"
    if move[0] != "attack":
        return
    _, province, origin = move
    if g.is_own(step.side, g.holder[province]):
        if not is_last_phase(g):
            yield "own-attack"
        return
    defenders = g.armies[province] + (1 if g.fort[province] and step.side >= FIRST_PEOPLE else 0)
    chance = chance_of_round(g, step.side, province, origin)
    if duel(chance, step.left, defenders)[0] < HOPELESS:
        yield "hopeless-attack"


def _strips(g: Empire, province: int) -> bool:
    """Whether one Legion is left in a capital with a City, without walls, and an enemy stands next door."""
    if not is_capital(province, g.turn) or g.city[province] == NO_CITY:
        return False
    if g.armies[province] != 2 or g.fort[province]:
        return False
    return any(g.holder[q] >= 0 and not g.is_own(g.side, g.holder[q]) for q in NEIGHBOURS[province])


def _last_chance(g: Empire) -> bool:
    """Whether a Kingdom or Tribe in hand can come now, where none of one's own stand, and never again."""
    faction = g.active
    if not (g.emperor_done[faction] and g.barbarian_done[faction]):
        return False
    lapsing = [c for c in HANDS.held(g, faction) if c in POWER_OF_CARD and CARDS[c].turns[1] == g.turn]
    return any(
        unplayable(g, faction, c) is None and not g.is_own(g.side, g.holder[KINGDOMS[POWER_OF_CARD[c]].start])
        for c in lapsing
    )
