"""32d: units at whom heavy cavalry rides go behind walls of their own, if they have any and like."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.battle.actions import STAY_OUT, TAKE_COVER
from romanum.games.imperium.rules.battle.retreats import go_inside, room
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.control import city_at, is_plundered
from romanum.games.imperium.rules.common.leaders import captives_in, lead_out, leaders_in
from romanum.games.imperium.rules.common.leave import SHELTER, shares
from romanum.games.imperium.rules.common.powers import is_friend, power_id
from romanum.games.imperium.rules.common.sieges import TOP_LEVEL, forts_at
from romanum.games.imperium.state.errands import BehindWalls
from romanum.games.imperium.state.forces import is_naval, settle, stacks_at
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import KIND_OF, half_le, plus, strength
from romanum.games.imperium.state.steps import PlayerChoice


@carries_out(BehindWalls)
def ask(errand: BehindWalls, g: RomanWorld) -> None:
    """Whoever sleeps goes inside unasked."""
    if not has_cover(g, errand.place, errand.power):
        return
    if g.chief[errand.power] == NOBODY:
        take_cover(g, errand.place, errand.power)
    else:
        g.push(TakeCover(g.chief[errand.power], errand.power, errand.place))


def has_cover(g: RomanWorld, place: int, power: int) -> bool:
    """32d, 14.3a, 21.2b: whether units could accept siege there, in a city or top fort of their own or by leave."""
    city = city_at(g, place)
    owners = [g.city_of[city]] if city != NONE and not is_plundered(g, city) else []
    owners += [fort.power for fort in forts_at(g, place) if fort.level == TOP_LEVEL]
    return any(
        owner != NOBODY and is_friend(g, power, owner) and shares(g, power, owner, SHELTER, place) for owner in owners
    )


class TakeCover(PlayerChoice, frozen=True):
    """32d: rather than be ridden down, units in a city of theirs accept siege."""

    power: int
    place: int
    rule: ClassVar[str] = "32d"
    asks: ClassVar[Asks] = Asks("take-cover", subjects.PLACE)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [TAKE_COVER, STAY_OUT]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """As many as find room."""
        if move == TAKE_COVER:
            take_cover(g, self.place, self.power)


def take_cover(g: RomanWorld, place: int, power: int) -> None:
    """14.3a, 16.3a: units of a power go inside, the strongest first, as far as there is room; their leaders too."""
    own = [s for s in stacks_at(g, place) if g.whose[s] == power and not is_naval(g, s) and not g.mark[s] & INSIDE]
    reformed = g.has_rule("31")
    for stack in own:
        free, goes = room(g, place, power), ""
        for letter in sorted(g.units[stack], key=lambda one: (-strength(one), one)):
            size = half_le(KIND_OF[letter], reformed)
            if size <= free:
                free, goes = free - size, plus(goes, letter)
        if goes or not g.units[stack]:
            leaders = [*leaders_in(g, stack), *captives_in(g, stack)]
            lead_out(g, leaders, go_inside(g, stack, goes))
    settle(g, place)
    if g.log is not None:
        g.tell("accepts-siege", "14.3a", power=power_id(g, power), place=PLACE_IDS[place])
