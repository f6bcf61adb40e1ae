"""The blunders of Imperium Romanum: what a player who knows the game would be ashamed of."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.counsel.blunders import Censor
from romanum.games.imperium.bots.outlook import sleeps
from romanum.games.imperium.bots.worth import QUARRY, quarry
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.rules.battle.fight import ASSAULT, FIELD, Fight
from romanum.games.imperium.rules.battle.odds import forecast, of_attack
from romanum.games.imperium.rules.battle.segment import Attacks
from romanum.games.imperium.rules.common.leaders import leaders_in
from romanum.games.imperium.rules.march.movement import March
from romanum.games.imperium.rules.naval.ports import in_port
from romanum.games.imperium.rules.naval.voyage import Voyage
from romanum.games.imperium.rules.powers.activation import is_people, owner_of
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.marks import AT_SEA
from romanum.games.imperium.state.position import NONE, RomanWorld

EVEN: Final = Fraction(1, 2)
"""An Imperator is not led into a battle with less hope,"""
RASH: Final = Fraction(1, 3)
"""and nobody attacks with less."""


class RomanCensor(Censor[RomanWorld]):
    """Looks on at one match."""

    def see(self, before: RomanWorld, seat: int, move: Move, after: RomanWorld) -> Iterator[str]:
        """The blunders of a choice."""
        step = before.stack[-1]
        if isinstance(step, March) and move[0] == "to":
            yield from _stepped(before, move[1])
        elif isinstance(step, Voyage) and move[0] == "halt":
            yield from _stranded(before)
        elif isinstance(step, Attacks) and move[0] == "attack":
            yield from _attacked(before, seat, move[1])
        elif move[0] == "assault":
            yield from _stormed(before, seat)


def _stepped(g: RomanWorld, there: int) -> Iterator[str]:
    """Among a people that would have slept on."""
    province, power = PROVINCE[there], g.whose[g.mover]
    enters = province not in (NONE, PROVINCE[g.at[g.mover]]) and g.units[g.mover]
    if enters and is_people(owner_of(g, province)) and sleeps(g, province, power):
        yield "wakes-a-people"


def _stranded(g: RomanWorld) -> Iterator[str]:
    """10.3f: a fleet that had to find a port ends its voyage outside of one."""
    if g.mark[g.mover] & AT_SEA and not in_port(g, g.mover):
        yield "sinks-for-want-of-a-port"


def _attacked(g: RomanWorld, seat: int, place: int) -> Iterator[str]:
    """14.1: in the open, with little hope."""
    chances = [case.forecast.win for case in of_attack(g, seat, place) if case.mode == FIELD]
    if chances:
        yield from _dared(g, seat, place, min(chances))


def _stormed(g: RomanWorld, seat: int) -> Iterator[str]:
    """14.3: over the walls, with little hope."""
    fight = g.innermost(Fight)
    if fight is not None:
        yield from _dared(g, seat, fight.place, forecast(g, replace(fight, mode=ASSAULT)).win)


def _dared(g: RomanWorld, seat: int, place: int, chance: Fraction) -> Iterator[str]:
    if chance < RASH:
        yield "rash-attack"
    own = [stack for stack in stacks_at(g, place) if g.chief[g.whose[stack]] == seat]
    if chance < EVEN and any(is_vital(g, leader) for stack in own for leader in leaders_in(g, stack)):
        yield "stakes-an-imperator"


def is_vital(g: RomanWorld, leader: int) -> bool:
    """Whether a power hangs on a leader, or somebody wins by his end."""
    return g.head[g.leader_of[leader]] == leader or quarry(g, NONE, leader) == QUARRY
