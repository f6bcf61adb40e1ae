"""What came of attacks and interceptions: for the conformance kit, which plays them out and compares with the odds.

An attack that the defender may meet in several ways, or whose attacker may pick among several enemies, is left out: its
odds are those of the worst case, and each of them is looked at where it is chosen (to stand, to assault, to attack
those outside). So are ports with fleets in them, which may stay or sail out, interceptions of units that the seat
cannot see, and whoever is still to be fed, as that may fail (13.0a, 12.4d).
"""

from __future__ import annotations

from collections.abc import Sequence

from romanum.engine.action import Move
from romanum.engine.event import Event
from romanum.engine.game import Came
from romanum.engine.secrecy import masked
from romanum.games.imperium.data.charts import LAND_RATIOS, TABLES, land_result
from romanum.games.imperium.data.roll import leader_here
from romanum.games.imperium.rules.battle import odds as battle_odds
from romanum.games.imperium.rules.battle.actions import ASSAULT_MOVE, SHOOT, STAND
from romanum.games.imperium.rules.battle.commitments import Archers
from romanum.games.imperium.rules.battle.fight import ASSAULT, ATTACKER, DEFENDER, Fight
from romanum.games.imperium.rules.battle.reaction import BesiegeOrAssault, Withdrawal
from romanum.games.imperium.rules.battle.segment import attacks_at, begun
from romanum.games.imperium.rules.battle.ships import aboard, in_harbour
from romanum.games.imperium.rules.common.leaders import value
from romanum.games.imperium.rules.march.column import troops
from romanum.games.imperium.rules.march.interception import Called
from romanum.games.imperium.rules.march.interceptors import called_units, companions, is_slower
from romanum.games.imperium.rules.supply.actions import FEED
from romanum.games.imperium.rules.supply.rations import Feeding
from romanum.games.imperium.state.actions import PASS, READY
from romanum.games.imperium.state.land_results import INTERCEPTION
from romanum.games.imperium.state.marks import SUPPLIED
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import CAVALRIES, COMBATANTS, LETTER, TRAINS, UNKNOWN, of


def outcome(before: RomanWorld, seat: int, move: Move, events: Sequence[Event]) -> Came | None:
    """12.4.1c, 14.4.2b: whether interceptors come; the result of the combat that is fought."""
    if move[0] == "intercept":
        tried = next((event.facts for event in events if event.kind == "interception"), None)
        if tried is None or not _may_all_go(before, seat, leader_here(before.setting, move[1])):
            return None
        came = tried["won"] == "yes"
        return came, INTERCEPTION[came]
    fought = next((event.facts for event in events if event.kind == "combat"), None)
    if fought is None or (move[0] == "attack" and not _is_plain(before, seat, move[1])):
        return None
    result = land_result(LAND_RATIOS.index(fought["ratio"]), fought["total"])
    side = DEFENDER if move == STAND else ATTACKER
    return result.attacker_wins == (side == ATTACKER), battle_odds.told(result, side)


def _is_plain(g: RomanWorld, player: int, place: int) -> bool:
    """Whether there is one attack to make in a place, and one way to meet it where fleets stay in port, as they do in
    the odds; nobody aboard may land from them."""
    attacks = attacks_at(g, player, place)
    if len(attacks) != 1 or not all(g.mark[stack] & SUPPLIED for stack in attacks[0].stacks):
        return False
    fight = begun(g, place, attacks[0])
    if in_harbour(g, fight) and aboard(g, fight):
        return False
    return len(battle_odds.modes(*battle_odds.kept_in_port(g, fight))) == 1


def _may_all_go(g: RomanWorld, player: int, leader: int) -> bool:
    """Whether all who could intercept have been fed, and those who move can be seen."""
    fed = all(g.mark[stack] & SUPPLIED or not g.units[stack] for stack in companions(g, player, leader))
    return fed and masked(g, player).units[g.mover] != UNKNOWN


def meanwhile(g: RomanWorld, move: Move, asked: int) -> Move | None:
    """All are fed, the best lead; those attacked stand, and nobody adds or prays for anything."""
    step = g.stack[-1]
    offered = step.options(g, asked)
    match step:
        case Feeding():
            return FEED
        case Archers():
            return SHOOT[0]
        case Called():
            return _called(g, step, offered)
        case BesiegeOrAssault():
            best = battle_odds.best_mode(g, g.running(Fight)) if move == STAND else ASSAULT
            return ASSAULT_MOVE if best == ASSAULT and ASSAULT_MOVE in offered else offered[0]
        case Withdrawal():
            return STAND
    if PASS in offered:
        return PASS
    decline: Move | None = getattr(step, "decline", None)
    return decline


def _called(g: RomanWorld, step: Called, offered: list[Move]) -> Move:
    """12.4.1b: trains stay, and all but cavalry where that has a better bonus."""
    units = called_units(g, step.leader)
    riding = TABLES.land_interception.all_cavalry > value(g, step.leader) and is_slower(troops(g, g.mover))
    stays = TRAINS | (COMBATANTS - CAVALRIES) if riding and of(units, CAVALRIES) else TRAINS
    return next((move for move in offered if move[0] == "leave" and LETTER[move[1]] in stays), READY)
