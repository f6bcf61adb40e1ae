"""Forts and siege works (21): whether it pays that those who stay where an enemy may come dig themselves in."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.bots import bargains
from romanum.games.imperium.bots.clash import clash, shift_of
from romanum.games.imperium.bots.donatives import telling
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.bots.outlook import SITES, WALLS
from romanum.games.imperium.bots.survey import Force
from romanum.games.imperium.data.charts import FORT_STRENGTH
from romanum.games.imperium.rules.common.donatives import Donatives
from romanum.games.imperium.rules.common.sieges import TOP_LEVEL, fort_strength, own_fort
from romanum.games.imperium.rules.march.field_forts import Levels, level_cost, levels_possible

BUILD: Final = 4.0
"""Works are begun when nobody has to march any more."""
TALENT: Final = 0.02
"""What a talent is worth,"""
LIKELY: Final = 0.5
"""and how likely it is that an enemy who may come does."""


def gain(glance: Glance, force: Force, levels: int) -> float:
    """What so many levels more are worth to a force that stays, by the battle that the next enemy may give it."""
    g, army = glance.g, glance.theatre(force.power).danger.get(force.place)
    if army is None or army.place == force.place:
        return 0.0
    shift = shift_of(army.cer, army.command, force.cer, force.command)
    now = force.strength + fort_strength(g, force.place, force.power)
    without = clash(army.strength, now, shift)
    within = clash(army.strength, _behind(glance, force, now, levels), shift)
    stake = sum(prize for place, owner, prize, _ in SITES.of(g, glance.seat) if place == force.place)
    saved = (without.win - within.win) * (stake + force.dear) + glance.theatre(force.power).point * (
        without.harm - within.harm
    )
    return LIKELY * saved - TALENT * levels * level_cost(g)


def _behind(glance: Glance, force: Force, now: int, levels: int) -> int:
    """21.1d, 21.2c: the strength of a force with so many levels more; a fort of the top level doubles it."""
    fort = own_fort(glance.g, force.place, force.power)
    had = fort.level + fort.works if fort else 0
    by_level = (0, *FORT_STRENGTH[glance.g.setting.period])
    strength = now + by_level[had + levels] - by_level[had]
    return WALLS * strength if had + levels == TOP_LEVEL else strength


def fortify(glance: Glance, move: Move) -> float:
    """Where an enemy army may come, and walls of earth would make the difference."""
    here = [f for f in glance.survey.at.get(move[1], ()) if glance.g.chief[f.power] == glance.seat]
    best = max((max(_gains(glance, force), default=0.0) for force in here), default=0.0)
    return BUILD if best > 0 else NEVER


def _gains(glance: Glance, force: Force) -> list[float]:
    """By number of levels, from one."""
    most = levels_possible(glance.g, force.power, force.place)
    return [gain(glance, force, levels) for levels in range(1, most + 1)]


def number(glance: Glance, move: Move) -> float:
    """As many levels as are worth their talents; a sum that is bid (`bargains`), or that changes a roll (19.3)."""
    step = glance.g.stack[-1]
    if isinstance(step, Donatives):
        return 0.0 if move in telling(glance.g, step) else NEVER
    if not isinstance(step, Levels):
        return bargains.bid(glance, move)
    here = [f for f in glance.survey.at.get(step.place, ()) if f.power == step.power]
    return 4.0 * gain(glance, here[0], move[1]) if here else 0.0


JUDGES: Final = {"fortify": fortify, "number": number}
FLAT: Final[dict[str, float]] = {}
