"""What came of attacks and interceptions: for the conformance kit, which plays them out and compares with the odds.

An attack that the defender may meet in several ways, or whose attacker may pick among several enemies, is left out: its
odds are those of the worst case, and each of them is looked at where it is chosen (to stand, to assault, to attack those
outside). So is an interception of units that the seat cannot see.
"""

from __future__ import annotations

from collections.abc import Sequence

from romanum.engine.action import Move
from romanum.engine.event import Event
from romanum.engine.game import Came
from romanum.games.imperium.data.charts import LAND_RATIOS, TABLES, land_result
from romanum.games.imperium.rules.battle import odds as battle_odds
from romanum.games.imperium.rules.battle.actions import ASSAULT_MOVE, SHOOT, STAND
from romanum.games.imperium.rules.battle.commitments import Archers
from romanum.games.imperium.rules.battle.fight import ASSAULT, Fight
from romanum.games.imperium.rules.battle.reaction import BesiegeOrAssault, Withdrawal
from romanum.games.imperium.rules.battle.segment import attacks_at
from romanum.games.imperium.rules.common.leaders import value
from romanum.games.imperium.rules.march.column import troops
from romanum.games.imperium.rules.march.interception import Called
from romanum.games.imperium.rules.march.interceptors import called_units, is_slower
from romanum.games.imperium.rules.supply.actions import FEED
from romanum.games.imperium.rules.supply.rations import Feeding
from romanum.games.imperium.state.actions import PASS, READY
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import CAVALRIES, COMBATANTS, LETTER, TRAINS, of


def outcome_of(before: RomanWorld, seat: int, move: Move, events: Sequence[Event]) -> Came | None:
    """12.4.1c, 14.4.2b: whether interceptors come; the result of the combat that is fought."""
    if move[0] == "intercept":
        if before.hidden and len(before.units[before.mover]) > 1:
            return None
        tried = next((event.facts for event in events if event.kind == "interception"), None)
        return None if tried is None else (tried["won"] == "yes", "+" if tried["won"] == "yes" else "-")
    fought = next((event.facts for event in events if event.kind == "combat"), None)
    if fought is None or (move[0] == "attack" and not _is_plain(before, seat, move[1])):
        return None
    result = land_result(LAND_RATIOS.index(fought["ratio"]), fought["total"])
    return result.attacker_wins != (move == STAND), battle_odds.written(result)


def _is_plain(g: RomanWorld, player: int, place: int) -> bool:
    """Whether there is one attack to make in a place, and one way to meet it."""
    attacks = attacks_at(g, player, place)
    return len(attacks) == 1 == len(battle_odds.modes(g, place, attacks[0]))


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
    stays = TRAINS
    if riding and of(units, CAVALRIES):
        stays += "".join(letter for letter in of(units, COMBATANTS) if letter not in CAVALRIES)
    return next((move for move in offered if move[0] == "leave" and LETTER[move[1]] in stays), READY)
