"""What draws an army: cities to take, armies to beat, places to hold; and how far each place is from the nearest.

An operation is a force, a goal and the way there: every goal is a place with a worth for a force of such a might, and
what it counts less by the way is counted in Movement Points, so that one field over the map (`distances`) says of every
hex how good it is to stand there. Single steps follow it downhill.
"""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import Final

from romanum.board.network import Roads
from romanum.games.imperium.bots.survey import Force, Survey
from romanum.games.imperium.bots.worth import prize
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.state.control import city_strength, exists
from romanum.games.imperium.state.position import ACTIVE, MAJOR, NOBODY, RomanWorld
from romanum.games.imperium.state.powers import is_enemy
from romanum.games.imperium.state.roads import land_roads

DECAY: Final = 0.94
"""What a goal counts less for each Movement Point of the way."""
FAR: Final = 160
"""Movement Points beyond which nothing draws."""
BEST: Final = 4.0
"""What the best of goals is worth."""
LEAST: Final = 0.05
"""Less than this is no goal."""
HOLD: Final = 0.7
"""What it is worth to keep a city, compared with taking one."""
BATTLE: Final = 0.006
"""What it is worth to beat a point of an enemy's might in the field."""
GATHER: Final = 0.12
"""What it is worth to join the main army."""
ARMY: Final = 20.0
"""Less might than this is no army."""
THREAT: Final = 14
"""Movement Points within which an enemy army threatens a city."""
CAUTION: Final = 0.8
"""A goal that needs more than a force has, divided by this, is none."""
SURE: Final = 2.2
"""With so many times what it needs a force is sure of a goal."""


def chance(own: float, needed: float) -> float:
    """How likely a force is to have its way against what it meets.

    >>> chance(10, 20), chance(50, 20), chance(10, 0)
    (0.0, 1.0, 1.0)
    """
    if not needed:
        return 1.0
    return max(0.0, min(1.0, (own / needed - CAUTION) / (SURE - CAUTION)))


class Theatre:
    """What there is to take, to hold and to beat for a power, whatever the force."""

    def __init__(self, survey: Survey, power: int) -> None:
        g = survey.g
        foes = {other for other in {f.power for f in survey.forces} if is_enemy(g, power, other)}
        armies = [f for f in survey.forces if f.might >= ARMY and f.power in foes and g.standing[f.power] == ACTIVE]
        against: dict[int, float] = {}
        for force in survey.forces:
            if force.power in foes:
                against[force.place] = against.get(force.place, 0.0) + force.total
        self.against = against
        self.armies = [(f.place, BATTLE * f.might, against[f.place]) for f in armies]
        danger: dict[int, float] = {}
        roads = land_roads(g)
        for army in armies:
            for place in roads.reach(army.place, THREAT):
                danger[place] = max(danger.get(place, 0.0), army.total)
        self.to_take: list[tuple[int, float, float]] = []
        self.to_hold: list[tuple[int, float, float, float]] = []
        enemy = {owner: is_enemy(g, power, owner) for owner in set(g.city_of) if owner != NOBODY}
        for city, owner in enumerate(g.city_of):
            if owner == NOBODY or not exists(g, city):
                continue
            place = CITY_PLACE[city]
            if enemy[owner]:
                worth = prize(g, survey.seat, city) - _sleep(g, owner)
                self.to_take.append((place, worth, against.get(place, 0.0) + city_strength(g, city)))
            elif g.chief[owner] == survey.seat and place in danger:
                kept = survey.beside(power, place) + city_strength(g, city)
                self.to_hold.append((place, HOLD * prize(g, survey.seat, city), kept, danger[place]))
        own = [f for f in survey.own() if f.power == power]
        self.main = max(own, key=lambda f: f.might).place if own else NOBODY


def _sleep(g: RomanWorld, owner: int) -> float:
    """5.2.2: who sleeps is left alone unless his city is asked for."""
    return 0.0 if g.standing[owner] == ACTIVE or g.bond[owner] == MAJOR else 1.0


def goals_of(theatre: Theatre, force: Force) -> dict[int, float]:
    """By place, what draws a force: cities it can take or save, armies it can beat, its own main army."""
    found: dict[int, float] = {}
    total = force.total
    for place, worth, guard in theatre.to_take:
        drawn = worth * chance(total, guard)
        if drawn > LEAST:
            found[place] = max(drawn, found.get(place, 0.0))
    for place, worth, kept, danger in theatre.to_hold:
        others = kept - (total if force.place == place else 0.0)
        drawn = worth * chance(total + others, danger * CAUTION) if danger > others else 0.0
        if drawn > LEAST:
            found[place] = max(drawn, found.get(place, 0.0))
    for place, worth, guard in theatre.armies:
        drawn = worth * chance(total, guard)
        if drawn > LEAST:
            found[place] = found.get(place, 0.0) + drawn
    if theatre.main not in (force.place, NOBODY):
        found.setdefault(theatre.main, GATHER)
    return found


def distances(g: RomanWorld, goals: dict[int, float]) -> list[int]:
    """By place, how far it is from the nearest goal, goals of little worth being farther."""
    tolls = {place: round(log(BEST / min(BEST, worth)) / -log(DECAY)) for place, worth in goals.items()}
    return _distances(land_roads(g), tuple(sorted(tolls.items())))


@lru_cache(300)
def _distances(roads: Roads, tolls: tuple[tuple[int, int], ...]) -> list[int]:
    return roads.field([place for place, _ in tolls], FAR, dict(tolls))
