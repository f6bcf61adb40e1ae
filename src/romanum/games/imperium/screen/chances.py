"""Chapters 12.4 and 14 for a screen: the exact chances of an attack before it is made, and of an interception."""

from __future__ import annotations

from romanum.engine.action import Move
from romanum.engine.dice import FACES
from romanum.engine.odds import Losses, Odds, Outcome
from romanum.games.imperium.data.roll import leader_here
from romanum.games.imperium.rules.battle import odds as battle
from romanum.games.imperium.rules.common.leaders import place_of
from romanum.games.imperium.rules.march.column import troops
from romanum.games.imperium.rules.march.interception import Interception
from romanum.games.imperium.rules.march.interceptors import best_bonus, is_slower, target
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import UNKNOWN


def odds(known: RomanWorld, seat: int, move: Move) -> Odds | None:
    """Of an attack, of standing one's ground, and of an attempt to intercept; None for what hides too much."""
    if move[0] == "intercept" and known.stack and isinstance(known.stack[-1], Interception):
        return _of_interception(known, seat, leader_here(known.setting, move[1]))
    return battle.odds(known, seat, move)


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
    return Odds(win, Losses(0.0, 0.0), [Outcome("+", win), Outcome("-", 1 - win)], hope="hope-intercept")
