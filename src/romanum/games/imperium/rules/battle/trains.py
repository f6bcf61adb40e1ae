"""13.4.5: trains that are captured or destroyed, and places that nobody defends."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.games.imperium.rules.battle.actions import BURN, CAPTURE
from romanum.games.imperium.rules.battle.fight import ATTACKER, BATTLEFIELD, OUTSIDE, Fight, end
from romanum.games.imperium.rules.battle.parties import (
    combatants,
    defenders,
    fighters,
    has_place,
    inside,
    outside,
    party,
    place_strength,
    stacks_near,
)
from romanum.games.imperium.rules.common.baggage import keeps_trains, rolls_for_trains, take_trains
from romanum.games.imperium.rules.common.gods import appeals
from romanum.games.imperium.rules.common.powers import is_friend
from romanum.games.imperium.state.errands import PlaceTaken
from romanum.games.imperium.state.forces import is_naval, settle
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, TRAINS, of
from romanum.games.imperium.state.steps import PlayerChoice


def fall_undefended(g: RomanWorld, fight: Fight) -> bool:
    """13.4.5a, 24.5a: where nobody and nothing defends, trains are taken and the place falls without a combat."""
    stacks = defenders(g, fight)
    if fighters(g, stacks) or place_strength(g, fight.place, fight.enemy):
        return False
    end(g)
    if has_place(g, fight.place, fight.enemy):
        g.push(PlaceTaken(fight.place, fight.power))
    if any(of(g.units[s], TRAINS) for s in stacks):
        g.push(TrainsTaken(fight.player))
    return True


def undefended(g: RomanWorld, fight: Fight) -> None:
    """Before anybody is asked."""
    fall_undefended(g, fight)


class TrainsTaken(PlayerChoice, frozen=True):
    """13.4.5a: the captor keeps them with their supply points, or destroys them."""

    rule: ClassVar[str] = "13.4.5a"
    asks: ClassVar[Asks] = Asks("trains-taken", BATTLEFIELD)
    orders_about: ClassVar[str] = "captured-trains"
    agree: ClassVar[Move] = CAPTURE
    decline: ClassVar[Move] = BURN

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [CAPTURE, BURN]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """All trains ashore share one fate."""
        fight = g.running(Fight)
        for stack in defenders(g, fight):
            if not is_naval(g, stack):
                take_trains(g, stack, fight.power, kept=move == CAPTURE)
        settle(g, fight.place)


def seize(g: RomanWorld, fight: Fight) -> None:
    """13.4.5b, 13.4.5c: trains of a side that was wiped out: captured by Romans, lost to barbarians, else a die."""
    side = 1 - fight.wins
    stacks = party(g, fight, side)
    victors = [s for s in party(g, fight, fight.wins) if of(g.units[s], COMBATANTS) and not is_naval(g, s)]
    if combatants(g, stacks) or not victors:
        return
    left = [s for s in _camp(g, fight, side) if of(g.units[s], TRAINS)]
    if not left:
        return
    winner = g.whose[victors[0]]
    if rolls_for_trains(g, winner) and appeals(g, winner):
        g.amend(Fight, stage=fight.stage)
        return
    kept = keeps_trains(g, winner)
    for stack in left:
        take_trains(g, stack, winner, kept=kept)
    settle(g, fight.place)


def _camp(g: RomanWorld, fight: Fight, side: int) -> list[int]:
    """All stacks ashore of a side that was wiped out, those too that did not fight; not those whom walls protect."""
    power = fight.power if side == ATTACKER else fight.enemy
    own = [s for s in stacks_near(g, fight.place) if is_friend(g, power, g.whose[s]) and not is_naval(g, s)]
    if any(of(g.units[s], COMBATANTS) for s in outside(g, own)):
        return []
    walled = fight.mode == OUTSIDE or any(of(g.units[s], COMBATANTS) for s in inside(g, own))
    return [s for s in own if not (walled and g.mark[s] & INSIDE)]
