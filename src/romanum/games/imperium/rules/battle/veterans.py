"""15: units that fought are seasoned, and a legion of the victors may become an elite one."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.games.imperium.data import units as data
from romanum.games.imperium.data.charts import BUILD
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.units import CER, CLASS, KIND, STRENGTH, TYPE, TYPE_BY_ID
from romanum.games.imperium.rules.battle.actions import ELEVATE, SEASON, SEASON_MOST
from romanum.games.imperium.rules.battle.fight import ATTACKER, BATTLEFIELD, DEFENDER, Fight, player_of
from romanum.games.imperium.rules.battle.parties import combatants, leaders_among, party
from romanum.games.imperium.rules.common.given import elevated
from romanum.games.imperium.rules.common.gods import appeals_first, roll_for
from romanum.games.imperium.rules.common.leaders import value
from romanum.games.imperium.rules.common.morale import pay
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.state.actions import DONE, PASS
from romanum.games.imperium.state.forces import built, turn_up
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import KIND_OF, LETTER, UNSEASONED, kinds_in, less, of, plus
from romanum.games.imperium.state.steps import PlayerChoice

ELITE: Final = TYPE_BY_ID["24-10"]
VETERANS: Final = frozenset(LETTER[kind] for kind in KIND[TYPE_BY_ID["20-10"]][0] if kind >= 0)
"""15.2a: seasoned 20-10 legions."""
PRICE: Final = 2
"""15.2.1a: talents for the try, won or lost,"""
SUCCEEDS: Final = 2
"""which succeeds on so much or less,"""
GREAT: Final = 2
"""with 1 off the die if a leader of this value or a higher one was there."""


def season(g: RomanWorld, fight: Fight) -> None:
    """15.1a: both sides, the attacker first."""
    for side in (DEFENDER, ATTACKER):
        if green(g, fight, side):
            g.push(Seasoning(player_of(fight, side), side, fight.before[1 - side]))


def green(g: RomanWorld, fight: Fight, side: int) -> str:
    """31a: the unseasoned who fought; reformed legions never learn."""
    found = of(combatants(g, party(g, fight, side)), UNSEASONED)
    if not g.has_rule("31"):
        return found
    return "".join(letter for letter in found if CLASS[KIND_OF[letter]] != data.LEGION)


class Seasoning(PlayerChoice, frozen=True):
    """15.1b: no more points than the enemy had strength."""

    side: int
    left: int
    rule: ClassVar[str] = "15.1b"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("seasoning", "left")
    asks_about: ClassVar[str] = "seasoning"
    decline: ClassVar[Move] = SEASON_MOST

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """As much as fits, or kind by kind; done when none does."""
        units = green(g, g.running(Fight), self.side)
        fitting = [kind for kind in kinds_in(units) if STRENGTH[kind] <= self.left]
        if not fitting:
            return [DONE]
        if sum(STRENGTH[KIND_OF[letter]] for letter in units) <= self.left or len(kinds_in(units)) == 1:
            return [SEASON_MOST, DONE]
        return [SEASON_MOST, *(SEASON[kind] for kind in fitting), DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """The unit is turned to its veteran side; the heaviest first, if the engine chooses."""
        if move == DONE:
            g.stack.pop()
            return
        fight, left = g.running(Fight), self.left
        while True:
            fitting = [k for k in kinds_in(green(g, fight, self.side)) if STRENGTH[k] <= left]
            kind = move[1] if move != SEASON_MOST else max(fitting, key=lambda k: (STRENGTH[k], -k), default=-1)
            if kind < 0:
                break
            _turn(g, fight, self.side, kind)
            left -= STRENGTH[kind]
            if move != SEASON_MOST:
                break
        g.become(Seasoning(self.player, self.side, left))


def _turn(g: RomanWorld, fight: Fight, side: int, kind: int) -> None:
    letter = LETTER[kind]
    stack = next(s for s in party(g, fight, side) if letter in g.units[s])
    g.units[stack] = plus(less(g.units[stack], letter), LETTER[KIND[TYPE[kind]][0][CER[kind]]])
    turn_up(g, stack)
    if g.log is not None:
        eyes = tuple(sorted({player_of(fight, ATTACKER), player_of(fight, DEFENDER)}))
        unit = {"unit": f"kind:{data.KIND_IDS[kind]}"}
        power, place = power_id(g, g.whose[stack]), PLACE_IDS[fight.place]
        g.tell("seasoned", "15.1a", secret=unit, eyes=eyes, power=power, place=place)


# ---- elite legions


def elevate(g: RomanWorld, fight: Fight) -> None:
    """15.2a, 15.2.1a: the victor may try, once a battle."""
    if g.has_rule("15.2") and candidates(g, fight):
        g.push(EliteLegion(player_of(fight, fight.wins)))


def candidates(g: RomanWorld, fight: Fight) -> dict[int, int]:
    """15.2b: seasoned 20-10 legions of the victors by kind, with a stack: of a power that can pay, and of a colour with
    a 24-10 left."""
    found: dict[int, int] = {}
    for stack in party(g, fight, fight.wins):
        own = of(g.units[stack], VETERANS)
        if own and g.treasury[g.whose[stack]] >= PRICE and built(g, g.colour[stack], ELITE) < _limit(g, stack):
            for kind in kinds_in(own):
                found.setdefault(kind, stack)
    return found


def _limit(g: RomanWorld, stack: int) -> int:
    return BUILD[g.colour[stack]][ELITE]


class EliteLegion(PlayerChoice, frozen=True):
    """15.2.1a: which legion, or none."""

    rule: ClassVar[str] = "15.2.1a"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("elite-legion", BATTLEFIELD)
    asks_about: ClassVar[str] = "elite-legion"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [PASS, *(ELEVATE[kind] for kind in candidates(g, g.running(Fight)))]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """15.2.1b: the talents are spent either way."""
        if move == PASS:
            g.stack.pop()
            return
        fight, kind = g.running(Fight), move[1]
        stack = candidates(g, fight)[kind]
        power = g.whose[stack]
        if appeals_first(g, power, seat, move):
            return
        g.stack.pop()
        great = any(value(g, leader) >= GREAT for leader in leaders_among(g, party(g, fight, fight.wins)))
        pay(g, power, PRICE)
        die = roll_for(g, power, high=False)
        won = die - great <= SUCCEEDS
        if g.log is not None:
            told = "yes" if won else "no"
            g.tell("elite-legion", "15.2.1b", power=power_id(g, power), place=PLACE_IDS[fight.place], die=die, won=told)
        if won:
            g.units[stack] = plus(less(g.units[stack], LETTER[kind]), LETTER[KIND[ELITE][0][CER[kind]]])
            turn_up(g, stack)
            owner = elevated(g, power, g.colour[stack], TYPE[kind], ELITE)
            g.elites = changed(g.elites, owner, g.elites[owner] + 1)
