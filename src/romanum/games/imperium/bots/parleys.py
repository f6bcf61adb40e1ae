"""How alliances and offers look at a glance: whom it is worth to have for a friend (5.8), what comes in against what
goes out; captured leaders are ransomed (18.2.1)."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.bots.worth import quarry
from romanum.games.imperium.data.cities import CITY_AT, CITY_PLACE, CITY_PROVINCE
from romanum.games.imperium.rules.common.leaders import value
from romanum.games.imperium.rules.common.powers import majors
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.diplomacy import means
from romanum.games.imperium.rules.diplomacy.papers import (
    ALLIANCE,
    CAPTIVE,
    OFFERED,
    PEACE,
    TALENTS,
    Term,
    draft_of,
    has_kind,
    kind_of,
    offer_of,
    papers,
    way_of,
)
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


TALENT: Final = 0.02
"""What a talent is worth,"""
RANK: Final = 0.3
"""a captured leader, and each point of his value more,"""
CAPTOR: Final = 0.3
"""of which to whoever holds him so much,"""
GIVEN: Final = 1.0
"""and a place, or what stands in it."""
GREED: Final = 0.1
"""Nobody agrees for less."""
SCALE: Final = 4.0
ROUNDS: Final = 1
"""So many papers are begun in a phase."""


def ransom(g: RomanWorld, leader: int) -> float:
    """What a captured leader is worth to his own side."""
    return RANK * (1 + value(g, leader)) + quarry(g, NONE, leader)


def price(g: RomanWorld, leader: int) -> int:
    """The talents that are offered for him."""
    return round(ransom(g, leader) / TALENT)


def worth_of(g: RomanWorld, terms: tuple[Term, ...], friend: float = 0.0) -> float:
    """What an offer is worth to whoever is asked to agree, to whom the other is worth so much as a friend."""
    return sum(friend if kind_of(term) == ALLIANCE else _worth(g, term) for term in terms)


def _worth(g: RomanWorld, term: Term) -> float:
    kind, comes = kind_of(term), way_of(term) == OFFERED
    if kind == TALENTS:
        return TALENT * term[3] if comes else -TALENT * term[3]
    if kind == CAPTIVE:
        return ransom(g, term[1]) if comes else -CAPTOR * ransom(g, term[1])
    return 0.0 if kind_of(term) > CAPTIVE or comes else -GIVEN


def agree(glance: Glance, move: Move) -> float:
    """Whatever brings more than it costs."""
    g = glance.g
    other = means.player_meant(g, move[1])
    terms = offer_of(g, other, glance.seat)
    friend = worth(glance, other) if has_kind(terms, ALLIANCE) else 0.0
    return SCALE * (worth_of(g, terms, friend) - GREED)


def talk(glance: Glance, move: Move) -> float:
    """To whoever holds a leader whom one can pay for, or would be a friend."""
    g, seat = glance.g, glance.seat
    other = means.player_meant(g, move[1])
    if papers(g, seat, other) >= ROUNDS:
        return NEVER
    return 1.0 + 0.1 * other if _can_ransom(g, seat, other) or _may_befriend(glance, other) else NEVER


def _can_ransom(g: RomanWorld, seat: int, other: int) -> bool:
    held = means.captives(g, other, seat)
    rich = max((g.treasury[power] for power in majors(g, seat)), default=0)
    return bool(held) and 2 * rich >= min(price(g, leader) for leader in held)


def _may_befriend(glance: Glance, other: int) -> bool:
    """5.8a: who is worth it, and would think so too by what all can see."""
    g, seat = glance.g, glance.seat
    if g.seats <= 2 or means.are_allied(g, seat, other) or not means.may_ally(g, seat, other):
        return False
    return worth(glance, other) > GREED and bond(g, other, seat) > GREED


def lends(glance: Glance, place: int) -> bool:
    """5.8c: an army that has something to do itself is not lent, for its owner cannot move it then."""
    own = [f for f in glance.survey.at.get(place, ()) if glance.g.chief[f.power] == glance.seat]
    return not any(place in glance.theatre(force.power).plans for force in own)


def offer_alliance(glance: Glance, move: Move) -> float:
    """Alone on its paper."""
    draft = draft_of(glance.g, glance.seat)
    return 2.5 if not draft.terms and _may_befriend(glance, draft.partner) else NEVER


def want_captive(glance: Glance, move: Move) -> float:
    """The dearest of them, alone."""
    draft = draft_of(glance.g, glance.seat)
    if has_kind(draft.terms, CAPTIVE):
        return NEVER
    return 3.0 + ransom(glance.g, means.leader_meant(glance.g, move[1]))


def offer_talents(glance: Glance, move: Move) -> float:
    """What he is worth, or less where one has not so much."""
    g = glance.g
    terms = draft_of(g, glance.seat).terms
    wanted = [term[1] for term in terms if kind_of(term) == CAPTIVE]
    if not wanted or has_kind(terms, TALENTS) or move[3] > price(g, wanted[0]):
        return NEVER
    return 3.0 + 0.01 * int(move[3])


def propose(glance: Glance, move: Move) -> float:
    """What has been put together: a captive and his price, or an alliance."""
    terms = draft_of(glance.g, glance.seat).terms
    if has_kind(terms, ALLIANCE):
        return 6.0
    return 5.0 if has_kind(terms, CAPTIVE) and has_kind(terms, TALENTS) else 0.5


JUDGES: Final = {
    "agree": agree,
    "talk": talk,
    "offer-alliance": offer_alliance,
    "want-captive": want_captive,
    "offer-talents": offer_talents,
    "propose": propose,
}
FLAT: Final = {
    "decline": 0.1,
    "free-captive": -6.0,
    "withdraw-offer": NEVER,
    "tear-up": NEVER,
    "fund": -4.0,
}
