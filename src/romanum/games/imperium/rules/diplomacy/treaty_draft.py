"""4d: terms put together line by line: what may still be offered, asked for or promised."""

from __future__ import annotations

from functools import cache
from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.rules.common.control import city_at
from romanum.games.imperium.rules.common.powers import in_order, power_number
from romanum.games.imperium.rules.diplomacy import means
from romanum.games.imperium.rules.diplomacy.actions import (
    CEDE_CITY,
    CEDE_FORT,
    CEDE_UNIT,
    CEDE_UNITS,
    ELSEWHERE,
    LEND_UNITS,
    OFFER_ALLIANCE,
    OFFER_AT,
    OFFER_CAPTIVE,
    OFFER_GRAIN,
    OFFER_TRUCE,
    PROMISE_ATTACK,
    PROMISE_PEACE,
    WANT_AT,
    WANT_ATTACK,
    WANT_CAPTIVE,
    WANT_GRAIN,
    WANT_PEACE,
)
from romanum.games.imperium.rules.diplomacy.papers import (
    ALLIANCE,
    ATTACK,
    CAPTIVE,
    CITY,
    FORT,
    GRAIN,
    LOAN,
    OFFERED,
    PEACE,
    STACK,
    TALENTS,
    TRUCE,
    UNITS,
    WANTED,
    Draft,
    Term,
    Terms,
    code,
    has_kind,
)
from romanum.games.imperium.state.layout import LINES
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import LETTER, kinds_in

SUMS: Final = (1, 2, 5, 10, 20, 50, 100)
"""Talents that can be named; and all there are."""
_SIMPLE: Final = {
    OFFER_ALLIANCE: code(ALLIANCE, OFFERED), OFFER_TRUCE: code(TRUCE, OFFERED),
    OFFER_GRAIN: code(GRAIN, OFFERED), WANT_GRAIN: code(GRAIN, WANTED),
    PROMISE_PEACE: code(PEACE, OFFERED), WANT_PEACE: code(PEACE, WANTED),
}  # fmt: skip
_WITH_A_NAME: Final = {
    "offer-captive": code(CAPTIVE, OFFERED), "want-captive": code(CAPTIVE, WANTED),
    "promise-attack": code(ATTACK, OFFERED), "want-attack": code(ATTACK, WANTED),
    "offer-talents": code(TALENTS, OFFERED), "want-talents": code(TALENTS, WANTED),
}  # fmt: skip


@cache
def sums(purse: int) -> tuple[int, ...]:
    """What somebody with so many talents can name."""
    return tuple(sorted({*(n for n in SUMS if n <= purse), purse} - {0}))


def options(g: RomanWorld, player: int, draft: Draft) -> list[Move]:
    """4d: the next line of a draft."""
    if draft.place != NONE:
        return [*_about_a_place(g, player, draft), ELSEWHERE]
    if len(draft.terms) >= LINES:
        return []
    named = [*_of_bonds(g, player, draft), *_of_talents(g, player, draft), *_of_captives(g, player, draft)]
    return named + _of_places(g, player, draft)


def _of_bonds(g: RomanWorld, player: int, draft: Draft) -> list[Move]:
    """5.8a, 5.8j, 22.2.1b, and promises, each once."""
    partner, terms = draft.partner, draft.terms
    named = {term[0] for term in terms}
    found = [move for move in (OFFER_GRAIN, WANT_GRAIN, PROMISE_PEACE, WANT_PEACE) if _SIMPLE[move] not in named]
    if not means.are_allied(g, player, partner) and not has_kind(terms, ALLIANCE):
        if means.may_ally(g, player, partner):
            found.append(OFFER_ALLIANCE)
        if g.lapsed[player] >> partner & 1 and not has_kind(terms, TRUCE) and not g.truces[player] >> partner & 1:
            found.append(OFFER_TRUCE)
    others = [other for other in in_order(g) if other not in (player, partner)]
    for verb, moves in (("promise-attack", PROMISE_ATTACK), ("want-attack", WANT_ATTACK)):
        if _WITH_A_NAME[verb] not in named:
            found += [moves[power_number(g, means.face(g, other))] for other in others]
    return found


def _of_talents(g: RomanWorld, player: int, draft: Draft) -> list[Move]:
    """5.8h, 6.2c: where units of both are in contact, or where a captive is ransomed (18.2.1c)."""
    ransom = has_kind(draft.terms, CAPTIVE)
    named = {term[0] for term in draft.terms}
    found: list[Move] = []
    for giver, taker, verb in ((player, draft.partner, "offer-talents"), (draft.partner, player, "want-talents")):
        if _WITH_A_NAME[verb] in named:
            continue
        theirs = means.traders(g, taker)
        for power in [power for power in means.traders(g, giver) if g.treasury[power]]:
            for other in theirs:
                if ransom or means.in_contact(g, power, other):
                    pair = (power_number(g, power), power_number(g, other))
                    found += [(verb, *pair, number) for number in sums(g.treasury[power])]
    return found


def _of_captives(g: RomanWorld, player: int, draft: Draft) -> list[Move]:
    """18.2.1b, 18.2.1c: captives of either, each once."""
    named = [term[1] for term in draft.terms if term[0] in (code(CAPTIVE, OFFERED), code(CAPTIVE, WANTED))]
    found: list[Move] = []
    for captor, owner, moves in ((player, draft.partner, OFFER_CAPTIVE), (draft.partner, player, WANT_CAPTIVE)):
        held = [leader for leader in means.captives(g, captor, owner) if leader not in named]
        found += [moves[means.leader_listed(g, leader)] for leader in held]
    return found


def is_trusted(g: RomanWorld, player: int, partner: int, terms: Terms) -> bool:
    """5.8g, 18.2.1c: allies, now or by this paper, give each other units, cities and forts; others only as ransom."""
    return means.are_allied(g, player, partner) or has_kind(terms, ALLIANCE) or has_kind(terms, CAPTIVE)


def _of_places(g: RomanWorld, player: int, draft: Draft) -> list[Move]:
    """5.8c, 5.8g: the places where either has something; a paper looks at so many of them at most."""
    if draft.looks >= LINES or not is_trusted(g, player, draft.partner, draft.terms):
        return []
    offered = [OFFER_AT[place] for place in means.places_of(g, player)]
    return offered + [WANT_AT[place] for place in means.places_of(g, draft.partner)]


def _about_a_place(g: RomanWorld, player: int, draft: Draft) -> list[Move]:
    """5.8c, 5.8g: units one by one or all of them, lent or given, the city, the fort. Of another's units one asks for
    all: what there is he alone knows (3.2a)."""
    place, way, terms = draft.place, draft.way, draft.terms
    owner = player if way == OFFERED else draft.partner
    here = [(term[0], term[1]) for term in terms]
    found: list[Move] = []
    spoken = any((code(kind, way), place) in here for kind in (STACK, LOAN))
    room = len(terms) < LINES
    if not spoken and means.at_hand(g, owner, place):
        found += _of_units(g, player, draft) if way == OFFERED else []
        if room and (code(UNITS, way), place) not in here:
            found.append(CEDE_UNITS)
            if means.are_allied(g, player, draft.partner) or has_kind(terms, ALLIANCE):
                found.append(LEND_UNITS)
    if room and means.has_city(g, owner, place) and (code(CITY, way), city_at(g, place)) not in here:
        found.append(CEDE_CITY)
    if room and means.has_fort(g, owner, place) and (code(FORT, way), place) not in here:
        found.append(CEDE_FORT)
    return found


def _of_units(g: RomanWorld, player: int, draft: Draft) -> list[Move]:
    """One more of a kind, as long as there are more and there is room for a line."""
    units = means.units_at_hand(g, player, draft.place)
    given = {term[2]: term[3] for term in draft.terms if term[:2] == (code(UNITS, OFFERED), draft.place)}
    room = len(draft.terms) < LINES
    return [
        CEDE_UNIT[kind]
        for kind in kinds_in(units)
        if units.count(LETTER[kind]) > given.get(kind, 0) and (room or kind in given)
    ]


# ---- writing it down


def write(g: RomanWorld, player: int, draft: Draft, move: Move) -> Draft:
    """The draft with one more line, or turned to another place."""
    verb = move[0]
    if verb in ("offer-at", "want-at"):
        return draft._replace(place=move[1], way=OFFERED if verb == "offer-at" else WANTED, looks=draft.looks + 1)
    if move == ELSEWHERE:
        return draft._replace(place=NONE)
    if verb == "cede-unit":
        return draft._replace(terms=_one_more(draft, move[1]))
    return draft._replace(terms=(*draft.terms, _term(g, player, draft, move)))


def _one_more(draft: Draft, kind: int) -> Terms:
    head = (code(UNITS, OFFERED), draft.place, kind)
    if any(term[:3] == head for term in draft.terms):
        return tuple((*head, term[3] + 1) if term[:3] == head else term for term in draft.terms)
    return (*draft.terms, (*head, 1))


def _term(g: RomanWorld, player: int, draft: Draft, move: Move) -> Term:
    """A line in numbers."""
    if move in _SIMPLE:
        return (_SIMPLE[move], 0, 0, 0)
    verb, place, way = move[0], draft.place, draft.way
    if move == CEDE_CITY:
        return (code(CITY, way), city_at(g, place), 0, 0)
    if move in _OF_A_PLACE:
        return (code(_OF_A_PLACE[move], way), place, 0, 0)
    if verb in ("offer-captive", "want-captive"):
        return (_WITH_A_NAME[verb], means.leader_meant(g, move[1]), 0, 0)
    if verb in ("promise-attack", "want-attack"):
        return (_WITH_A_NAME[verb], means.player_meant(g, move[1]), 0, 0)
    giver, taker = (player, draft.partner) if verb == "offer-talents" else (draft.partner, player)
    powers = means.power_meant(g, giver, move[1]), means.power_meant(g, taker, move[2])
    return (_WITH_A_NAME[verb], *powers, move[3])


_OF_A_PLACE: Final = {CEDE_UNITS: STACK, LEND_UNITS: LOAN, CEDE_FORT: FORT}
