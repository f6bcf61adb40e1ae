"""21.3a: forts that nobody holds are paid for, or given up."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.common.morale import pay
from romanum.games.imperium.rules.common.powers import in_order, is_friend, power_id
from romanum.games.imperium.rules.common.sieges import Fort, forts, keep_forts
from romanum.games.imperium.rules.mobilization.actions import KEEP_FORT
from romanum.games.imperium.rules.special.grants import fort_city
from romanum.games.imperium.state.actions import ALL, DONE
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.position import MAJOR, RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice


def is_deserted(g: RomanWorld, fort: Fort) -> bool:
    """21.3a: no friendly unit holds it; one that is a city needs none (ruling 21.3a)."""
    if fort.works or not fort.level or fort.place in g.founded[::2] or fort_city(g, fort.place) is not None:
        return False
    return not any(g.units[s] and is_friend(g, fort.power, g.whose[s]) for s in stacks_at(g, fort.place))


def deserted(g: RomanWorld, player: int) -> list[Fort]:
    """Deserted forts of a player's major powers, who have talents."""
    return [f for f in forts(g) if g.chief[f.power] == player and g.bond[f.power] == MAJOR and is_deserted(g, f)]


def begin_upkeep(g: RomanWorld) -> None:
    """21.3a: minor powers pay nothing (6.2b) and lose theirs at once; the players are asked."""
    give_up(g, [fort for fort in forts(g) if g.bond[fort.power] != MAJOR and is_deserted(g, fort)])
    for player in reversed(in_order(g)):
        if deserted(g, player):
            g.push(Upkeep(player, ()))


def give_up(g: RomanWorld, gone: list[Fort]) -> None:
    """Forts are removed."""
    if gone:
        keep_forts(g, [fort for fort in forts(g) if fort not in gone])
    if g.log is not None:
        for fort in gone:
            g.tell("fort-deserted", "21.3a", power=power_id(g, fort.power), place=PLACE_IDS[fort.place])


class Upkeep(PlayerChoice, frozen=True):
    """21.3a: which deserted forts a player pays for; the rest are removed."""

    kept: tuple[int, ...]
    """Their places."""
    rule: ClassVar[str] = "21.3a"
    stays: ClassVar[bool] = True

    def _open(self, g: RomanWorld) -> list[Fort]:
        return [fort for fort in deserted(g, self.player) if fort.place not in self.kept]

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """All of them, single ones, and an end."""
        left = self._open(g)
        able = [KEEP_FORT[fort.place] for fort in left if fort.level <= g.treasury[fort.power]]
        whole = len(able) > 1 and all(self._bill(left, fort.power) <= g.treasury[fort.power] for fort in left)
        return [*([ALL] if whole else []), *able, DONE]

    @staticmethod
    def _bill(open_forts: list[Fort], power: int) -> int:
        return sum(fort.level for fort in open_forts if fort.power == power)

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Paid, or given up."""
        left = self._open(g)
        paid = [fort for fort in left if move == ALL or move == KEEP_FORT[fort.place]]
        for fort in paid:
            pay(g, fort.power, fort.level)
        if paid and len(paid) < len(left):
            g.become(Upkeep(self.player, (*self.kept, *(fort.place for fort in paid))))
            return
        g.stack.pop()
        give_up(g, [] if paid else left)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("upkeep", self.rule, {"number": len(self._open(g))})
