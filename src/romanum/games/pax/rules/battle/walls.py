"""Chapter 7.3: Cities and Towns in Battle."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.games.pax.data.components import PERGAMUM, SEATS, SOLDIER
from romanum.games.pax.rules.battle.actions import OPEN_FIELD, USE_WALLS
from romanum.games.pax.rules.battle.frame import BATTLEFIELD, DEFENDER, Fight, hostile_town, lcu_of
from romanum.games.pax.state.moves import INTERCEPTING, LANDED, MUTINEERS, WALLS_ALONE
from romanum.games.pax.state.position import NOBODY, WALLED, Mediterranean
from romanum.games.pax.state.sides import is_friend
from romanum.games.pax.state.steps import PowerChoice


def has_walls(g: Mediterranean, fight: Fight) -> bool:
    """7.3.1a, 12.7.3b, 13.3-AFRICAb: whether the Defender has walls to use; mutineers stand within them."""
    if not g.walls[fight.space] or fight.flags & MUTINEERS or fight.flags & (INTERCEPTING | LANDED) == INTERCEPTING:
        return False
    side = fight.sides[DEFENDER]
    return is_friend(g, side, g.town_of[fight.space]) or (side >= SEATS and side != SOLDIER)


def must_use(g: Mediterranean, fight: Fight) -> bool:
    """7.3.1d, 7.3.5, 7.3.7, 9.3.5c: where nobody is asked; Pergamum's ally is, as for his own (17.2)."""
    side = fight.sides[DEFENDER]
    own = side < SEATS or side == SOLDIER or (side == PERGAMUM and g.patron[side] != NOBODY)
    if fight.flags & WALLS_ALONE or not lcu_of(g, fight.defenders) or not own:
        return True
    return any(g.mark[stack] & WALLED for stack in fight.defenders)


def ask_walls(g: Mediterranean, fight: Fight) -> None:
    """10.2-3."""
    if not has_walls(g, fight):
        return
    if must_use(g, fight):
        g.amend(Fight, walls=True)
    else:
        g.push(WallsInDefence(fight.powers[DEFENDER]))


class WallsInDefence(PowerChoice, frozen=True):
    """7.3.1a: whether the City or Town takes part; asked anew for each Battle."""

    rule: ClassVar[str] = "7.3.1a"
    asks: ClassVar[Asks] = Asks("walls-in-defence", BATTLEFIELD)
    asks_about: ClassVar[str] = "walls-in-defence"
    decline: ClassVar[Move] = USE_WALLS

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Behind the walls or in the field."""
        return [USE_WALLS, OPEN_FIELD]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """It holds for this Battle."""
        g.amend(Fight, walls=move == USE_WALLS)


def town_left(g: Mediterranean, fight: Fight) -> bool:
    """Whether an enemy's City or Town is still to be dealt with.

    Ruling 7.3.1d: by an interceptor only if the Defender had its walls to use.
    """
    if fight.flags & MUTINEERS or not hostile_town(g, fight.sides[0], fight.space):
        return False
    if fight.walls or not fight.flags & INTERCEPTING:
        return True
    return bool(fight.flags & LANDED) and is_friend(g, fight.sides[DEFENDER], g.town_of[fight.space])
