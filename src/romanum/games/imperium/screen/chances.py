"""10.7, 12.4 and 14 for a screen: the exact chances of an attack or interception, and the combat being fought."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.dice import FACES
from romanum.engine.odds import Losses, Odds, Outcome
from romanum.games.imperium.data.charts import LAND_RATIOS, NAVAL_RATIOS, land_result
from romanum.games.imperium.data.roll import leader_here
from romanum.games.imperium.rules.battle import odds as battle_odds
from romanum.games.imperium.rules.battle.fight import ATTACKER, DEFENDER, Fight
from romanum.games.imperium.rules.battle.modifiers import reckon
from romanum.games.imperium.rules.battle.parties import party
from romanum.games.imperium.rules.battle.reaction import may_leave
from romanum.games.imperium.rules.battle.segment import attacks_at, begun
from romanum.games.imperium.rules.common.leaders import place_of
from romanum.games.imperium.rules.march.column import troops
from romanum.games.imperium.rules.march.interception import Interception
from romanum.games.imperium.rules.march.interceptors import best_bonus, is_slower, target
from romanum.games.imperium.rules.naval.combat.battle import Clash
from romanum.games.imperium.rules.naval.combat.chances import fleet_odds
from romanum.games.imperium.state.forces import is_alive
from romanum.games.imperium.state.land_results import INTERCEPTION
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import UNKNOWN

# ---- 10.7, 14: the combat being fought


MODES: Final = ("field", "assault", "outside")


def battle(known: RomanWorld) -> dict[str, Any] | None:
    """The innermost combat on land or at sea; None while there is none. Pairs are the attacker's and the defender's."""
    step = known.innermost(Fight, Clash)
    if isinstance(step, Fight):
        return _on_land(known, step)
    return _at_sea(known, step) if isinstance(step, Clash) else None


def _sheet(place: int, powers: Iterable[int], sides: Iterable[list[int]], mode: str) -> dict[str, Any]:
    return {"place": place, "powers": list(powers), "stacks": [list(side) for side in sides], "mode": mode}


def _hides(known: RomanWorld, sides: Iterable[Iterable[int]]) -> bool:
    """3.2a: whether somebody who looks on may not look through those who fight."""
    return any(known.units[stack] == UNKNOWN for side in sides for stack in side)


def _on_land(known: RomanWorld, fight: Fight) -> dict[str, Any]:
    sides = [party(known, fight, side) for side in (ATTACKER, DEFENDER)]
    found = _sheet(fight.place, (fight.power, fight.enemy), sides, MODES[fight.mode])
    if _hides(known, sides):
        return found
    first, field, shut = fight.lead
    found["leaders"] = [[one for one in (first,) if one != NONE], [one for one in (field, shut) if one != NONE]]
    if fight.wins != NONE:  # the die has fallen: what is left of them is no strength of this combat
        return {**found, "ratio": LAND_RATIOS[fight.column], "won": fight.wins}
    reckoned = reckon(known, fight)
    faces = [land_result(reckoned.column, die + reckoned.shift) for die in range(1, FACES + 1)]
    return {
        **found,
        "strength": [reckoned.attack, reckoned.defence],
        "ratio": LAND_RATIOS[reckoned.column],
        "modifiers": [[change.what, change.rule, change.value] for change in reckoned.modifiers],
        "shift": reckoned.shift,
        "faces": [[result.attacker, result.defender, int(result.attacker_wins)] for result in faces],
    }


def _at_sea(known: RomanWorld, clash: Clash) -> dict[str, Any]:
    sides = [[stack for stack in side if is_alive(known, stack)] for side in clash.sides]
    found = _sheet(clash.place, clash.powers, sides, "sea")
    if _hides(known, sides) or not all(sides):
        return found
    odds = fleet_odds(known, clash.place, sides[0], sides[1], clash.leaders, clash.paid)
    return {
        **found,
        "leaders": [[leader for leader in (one,) if leader != NONE] for one in clash.leaders],
        "strength": list(odds.strength),
        "ratio": NAVAL_RATIOS[odds.column],
        "modifiers": [[change.what, change.rule, change.value] for change in odds.changes],
        "shift": odds.shift,
        "results": [[float(row.chance), *row.lost, row.winner] for row in odds.results],
    }


# ---- 12.4, 14: before it is made


def odds(known: RomanWorld, seat: int, move: Move) -> Odds | None:
    """Of an attack, of standing one's ground, and of an attempt to intercept; None for what hides too much."""
    if move[0] == "intercept" and known.stack and isinstance(known.stack[-1], Interception):
        return _of_interception(known, seat, leader_here(known.setting, move[1]))
    found = battle_odds.odds(known, seat, move)
    if found is None or move[0] != "attack":
        return found
    # 14.2.1a: those who are attacked may retreat instead, and need no die for it
    fights = [begun(known, move[1], attack) for attack in attacks_at(known, seat, move[1])]
    return replace(found, escape=1.0) if any(may_leave(known, fight) for fight in fights) else found


def _of_interception(known: RomanWorld, seat: int, leader: int) -> Odds | None:
    """12.4.1: a die and the bonus of those whom he had best take with him, against twice the MP of the way."""
    if known.mover == NONE or place_of(known, leader) == NONE:
        return None
    probe = known.copy()
    probe.log = None
    if probe.units[probe.mover] == UNKNOWN:
        probe.units[probe.mover] = probe.top[probe.mover]
    slower = is_slower(troops(probe, probe.mover))
    needed = target(probe, leader) - best_bonus(probe, seat, leader, slower=slower)
    win = min(max(FACES + 1 - needed, 0), FACES) / FACES
    fails, succeeds = INTERCEPTION
    outcomes = [Outcome(succeeds, win, "good"), Outcome(fails, 1 - win, "bad")]
    return Odds(win, Losses(0.0, 0.0), [one for one in outcomes if one.probability], hope="hope-intercept")
