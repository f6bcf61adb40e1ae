"""Who counts blunders: cities laid open, lost battles sought, armies lost to the snow, markers that idle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from romanum.engine.action import Move
from romanum.engine.counsel.blunders import Censor
from romanum.engine.menu import DONE
from romanum.games.trajan.bots.outlook import RIDE, Outlook
from romanum.games.trajan.bots.survey import coveted, power, road_to
from romanum.games.trajan.data.components import CITY_AT, RATING
from romanum.games.trajan.rules.combat.segment import attackers_of
from romanum.games.trajan.rules.march.kinds import KIND_MOVES, Muster
from romanum.games.trajan.rules.march.reach import force_of
from romanum.games.trajan.rules.turn.sequence import CombatSegment
from romanum.games.trajan.state.calendar import is_winter
from romanum.games.trajan.state.position import NONE, POLITICAL, War, strength

STRIPPED: Final = "stripped-city"
LOST_BATTLE: Final = "lost-battle"
WINTER: Final = "winter-march"
EXPOSED: Final = "exposed-supreme"
IDLE: Final = "idle-markers"
FEW: Final = 5
"""A force of less strength may march in winter: half of it is no army."""
HOPELESS: Final = 1.25
"""An enemy so many times as strong beats an attacker."""
LIKELY: Final = 0.5


class WarCensor(Censor[War]):
    """Looks on at one war."""

    def see(self, before: War, seat: int, move: Move, after: War) -> Iterator[str]:
        """By what is chosen."""
        step = before.stack[-1]
        if isinstance(step, Muster) and move in KIND_MOVES:
            yield from _of_setting_out(before, seat)
        elif move[0] in ("attack", "sally"):
            own = power(attackers_of(before, seat, move[1], move[0] == "sally"))
            if power(before.outside(1 - seat, move[1])) > HOPELESS * own:
                yield LOST_BATTLE
        elif isinstance(step, CombatSegment) and move == DONE:
            yield from _of_a_turn(before, seat)


def _of_setting_out(g: War, side: int) -> Iterator[str]:
    """An army that marches in winter, and a city left without anybody that the enemy needs and can come to."""
    force = force_of(g, side)
    if is_winter(g) and strength(force) >= FEW:
        yield WINTER
    city = CITY_AT[g.column]
    if city < 0 or g.controller(city) != side or not coveted(g.which, side) >> city & 1:
        return
    inside = g.garrison(side, g.column)
    near = any(road_to(g.column)[g.where[u]] <= RIDE for u in g.leaders_on_map(1 - side))
    if near and strength(inside) and not strength([u for u in inside if u not in force]):
        yield STRIPPED


def _of_a_turn(g: War, side: int) -> Iterator[str]:
    """A Supreme Leader in the open whom a stronger enemy reaches, and Political markers of which there are no more."""
    leader = g.supreme[side]
    if leader == NONE or not 0 <= g.where[leader] < len(CITY_AT):
        return
    hex = g.where[leader]
    if not g.inside[leader] and Outlook(g, side).peril(hex, power(g.outside(side, hex))) >= LIKELY:
        yield EXPOSED
    if RATING[leader] and POLITICAL not in g.pool(side):
        yield IDLE
