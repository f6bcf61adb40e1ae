"""How battles and sieges look at a glance: by the exact chances of the combat (`rules.battle.odds`)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.step import choose
from romanum.games.imperium.bots.clash import losses_of
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.bots.outlook import POINT
from romanum.games.imperium.bots.survey import QUALITY
from romanum.games.imperium.bots.worth import doomed
from romanum.games.imperium.data.charts import ELIMINATED
from romanum.games.imperium.data.units import CER, CLASS, FLEET, HALF_LE, STRENGTH
from romanum.games.imperium.rules.battle.fight import ASSAULT, FIELD, Fight
from romanum.games.imperium.rules.battle.leaders import LeadersFate
from romanum.games.imperium.rules.battle.odds import Forecast, forecast, of_attack
from romanum.games.imperium.rules.battle.reaction import Withdrawal

FAIR: Final = 0.45
"""A chance that is worth a battle,"""
GOOD: Final = 0.6
"""and one that is worth an assault, where one could as well lie and wait."""
BOLD: Final = 8.0
"""What a chance counts,"""
WALLS: Final = 0.3
"""what it is worth to be behind walls,"""
SURE: Final = 0.8
"""the chance of an assault with which they are sure to fall,"""
GAIN: Final = 0.3
"""and what it is worth to win a battle, whatever else it brings."""


def attack(glance: Glance, move: Move) -> float:
    """In the open by the chance; who goes behind walls is besieged."""
    cases = of_attack(glance.g, glance.seat, move[1])
    if not cases:
        return NEVER
    field = [case.forecast for case in cases if case.mode == FIELD]
    if field:
        return min(_prospect(glance, move[1], found) for found in field)
    own, _ = cases[0].forecast.strengths
    return 2.0 if own else NEVER


def _prospect(glance: Glance, place: int, found: Forecast) -> float:
    """What a battle brings on average: strength and leaders, theirs and one's own, and the field."""
    survey, (own, foe) = glance.survey, found.strengths
    losses = [losses_of(own, foe, face.attacker, face.defender) for face in found.faces]
    exchange = sum(harm - cost for cost, harm in losses) / len(losses)
    ruin, rout = (sum(part == ELIMINATED for part in parts) / len(losses) for parts in _sides(found))
    dear = sum(worth for stack, worth in survey.dear.items() if glance.g.at[stack] == place)
    dear *= 1 - glance.haste * glance.habits.musters
    leaders = rout * survey.hunted.get(place, 0.0) - ruin * dear
    return BOLD * (GAIN * (float(found.win) - FAIR) + POINT * exchange + leaders)


def _sides(found: Forecast) -> tuple[list[int], list[int]]:
    return [face.attacker for face in found.faces], [face.defender for face in found.faces]


def assault(glance: Glance, move: Move) -> float:
    """Over the walls."""
    fight = glance.g.innermost(Fight)
    if fight is None:
        return 0.0
    return BOLD * (float(forecast(glance.g, replace(fight, mode=ASSAULT)).win) - GOOD)


def _hope(glance: Glance) -> float:
    """The chance of whoever is attacked."""
    fight = glance.g.innermost(Fight)
    return 0.5 if fight is None else 1 - float(forecast(glance.g, fight).win)


def stand(glance: Glance, move: Move) -> float:
    """Where there is hope."""
    step = glance.g.stack[-1]
    if isinstance(step, Withdrawal) and step.after:
        return -4.0
    return BOLD * (_hope(glance) - FAIR)


def enter_siege(glance: Glance, move: Move) -> float:
    """Behind walls; but no leader goes there with whom all is lost if they will fall at once."""
    g, step = glance.g, glance.g.stack[-1]
    fight = g.innermost(Fight)
    if fight is None or not isinstance(step, Withdrawal):
        return WALLS
    dear = sum(worth for stack, worth in glance.survey.dear.items() if g.at[stack] == fight.place)
    if not dear:
        return WALLS
    then = g.copy()
    choose(then, glance.seat, move)
    stormed = then.innermost(Fight)
    fall = 0.0 if stormed is None else float(forecast(then, replace(stormed, mode=ASSAULT)).win)
    return WALLS - BOLD * min(1.0, dear) * fall * (fall >= SURE)


def retreat(glance: Glance, move: Move) -> float:
    """To friends."""
    g = glance.g
    fight = g.innermost(Fight)
    return 0.0 if fight is None else min(1.0, 0.01 * glance.survey.beside(fight.enemy, move[1]))


def lose(glance: Glance, move: Move) -> float:
    """14.5b: points of strength are lost: the worst men first; 14.6h: ships, which count a quarter, last of all."""
    kind = move[1]
    return NEVER / 2 if CLASS[kind] == FLEET else -QUALITY[CER[kind]] - 0.01 * STRENGTH[kind]


def spare(glance: Glance, move: Move) -> float:
    """So many Legion Equivalents are lost: those who are weakest for what they eat."""
    kind = move[1]
    return -0.1 * STRENGTH[kind] * QUALITY[CER[kind]] / max(1, HALF_LE[kind])


def kill(glance: Glance, move: Move) -> float:
    """18.2a: whoever must be dead for one to win; others are worth more alive."""
    g, step = glance.g, glance.g.stack[-1]
    wins = isinstance(step, LeadersFate) and step.leader in doomed(g.which, g.seats, glance.seat)
    return 4.0 if wins else 0.0


def most(glance: Glance, move: Move) -> float:
    """The more the better."""
    return 0.1 * int(move[1])


JUDGES: Final = {
    "attack": attack,
    "assault": assault,
    "stand": stand,
    "enter-siege": enter_siege,
    "retreat": retreat,
    "lose": lose,
    "lose-on-march": spare,
    "starve": spare,
    "besieged-loss": spare,
    "plague-loss": spare,
    "overboard": spare,
    "militia": most,
    "kill": kill,
}
FLAT: Final = {
    "besiege": 0.0,
    "attack-outside": 1.0,
    "take-cover": 6.0,
    "stay-out": NEVER,
    "send-in": -3.0,
    "send-in-leader": -3.0,
    "keep-in-port": 0.5,
    "sail-out": 0.0,
    "lose-least": 3.0,
    "season-most": 3.0,
    "capture": 1.0,
    "burn": 0.0,
}
