"""Alliances (5.8): whom it is worth to have for a friend, and who has broken his word."""

from __future__ import annotations

from typing import Final

from romanum.games.imperium.bots.glance import Glance
from romanum.games.imperium.data.cities import CITY_AT, CITY_PLACE, CITY_PROVINCE
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.diplomacy.papers import PEACE
from romanum.games.imperium.rules.special.victory_progress import standings
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.layout import PROMISE_FACTS
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld

FRIENDSHIP: Final = 1.0
"""What a friend against a third player is worth."""
NO_MATCH: Final = 0.1
"""By so much somebody must be ahead to be the one whom all others should stop."""


def bond(g: RomanWorld, seat: int, other: int) -> float:
    """What a game turn's alliance is worth by what all can see: against whoever is ahead, and never with him."""
    if g.seats <= 2 or is_traitor(g, other, seat):
        return -FRIENDSHIP
    near = [standing.value for standing in standings(g)]
    thirds = [near[third] for third in range(g.seats) if third not in (seat, other) and not g.out >> third & 1]
    if not thirds or near[other] > max(near[seat], *thirds) + NO_MATCH:
        return -FRIENDSHIP
    return FRIENDSHIP * (1.0 if max(thirds) >= near[seat] else 0.3)


def worth(glance: Glance, other: int) -> float:
    """The same to one who knows his own plans: nobody allies himself with the one he is about to beat."""
    g, seat = glance.g, glance.seat
    found, goal = bond(g, seat, other), glance.war
    city = CITY_AT[goal] if goal != NONE else NONE
    theirs = city != NONE and g.city_of[city] != NOBODY and g.chief[g.city_of[city]] == other
    theirs = theirs or any(g.chief[force.power] == other for force in glance.survey.at.get(goal, ()))
    return found - (FRIENDSHIP if theirs else 0.0)


def is_traitor(g: RomanWorld, other: int, seat: int) -> bool:
    """4e: whether somebody who had promised a player peace lies before his cities, or has taken some of his home."""
    facts = [g.promises[at : at + PROMISE_FACTS] for at in range(0, len(g.promises), PROMISE_FACTS)]
    if not any(fact[:3] == (other, seat, PEACE) and fact[4] < g.month for fact in facts):
        return False
    return any(
        (_is_his(g, g.city_of[city], other) and _is_his(g, g.home[CITY_PROVINCE[city]], seat))
        or (_is_his(g, g.city_of[city], seat) and _lies_before(g, other, CITY_PLACE[city]))
        for city in range(len(g.city_of))
    )


def _is_his(g: RomanWorld, power: int, seat: int) -> bool:
    return power != NOBODY and g.chief[power] == seat


def _lies_before(g: RomanWorld, seat: int, place: int) -> bool:
    return is_besieged(g, place) and any(_is_his(g, g.whose[s], seat) for s in stacks_at(g, place))
