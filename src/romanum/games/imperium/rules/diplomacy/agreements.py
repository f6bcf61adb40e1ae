"""5.8, 6.2c, 18.2.1, 22.2.1b: what was agreed is looked at once more and carried out at once; promises go on record."""

from __future__ import annotations

from typing import Any

from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY_IDS, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.roll import LEADER_IDS
from romanum.games.imperium.data.units import KIND_IDS
from romanum.games.imperium.rules.common.control import take_city
from romanum.games.imperium.rules.common.given import note_gift
from romanum.games.imperium.rules.common.leaders import place_of, station
from romanum.games.imperium.rules.common.powers import ally, power_id
from romanum.games.imperium.rules.common.sieges import fort_at, set_fort
from romanum.games.imperium.rules.diplomacy import means
from romanum.games.imperium.rules.diplomacy.papers import (
    ALLIANCE,
    ATTACK,
    CAPTIVE,
    CITY,
    FORT,
    GRAIN,
    KINDS_OF_TERMS,
    LOAN,
    OFFERED,
    PEACE,
    STACK,
    TALENTS,
    TRUCE,
    UNITS,
    WAYS,
    Term,
    Terms,
    has_kind,
    kind_of,
    way_of,
)
from romanum.games.imperium.rules.diplomacy.treaty_draft import is_trusted
from romanum.games.imperium.state.forces import detach, give, settle, stacks_at
from romanum.games.imperium.state.marks import LENT
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import LETTER

# ---- in words


def facts_of(g: RomanWorld, term: Term) -> dict[str, Any]:
    """A term as its parties read it."""
    kind, first, second, third = kind_of(term), *term[1:]
    found: dict[str, Any] = {"what": KINDS_OF_TERMS[kind], "way": WAYS[way_of(term)], "number": 0}
    found |= {"place": "nobody", "city": "nobody", "kind": "nobody", "leader": "nobody", "target": "nobody"}
    if kind in (UNITS, STACK, LOAN, FORT):
        found["place"] = PLACE_IDS[first]
    if kind == UNITS:
        found |= {"kind": KIND_IDS[second], "number": third}
    elif kind == TALENTS:
        found["number"] = third
    elif kind == CITY:
        found["city"] = CITY_IDS[first]
    elif kind == CAPTIVE:
        found["leader"] = LEADER_IDS[means.leader_listed(g, first)]
    elif kind == ATTACK:
        found["target"] = means.face_id(g, first)
    return found


def tell_terms(g: RomanWorld, proposer: int, partner: int, terms: Terms) -> None:
    """4e: that envoys go is seen; what they carry only the two parties read."""
    g.reveals += 1
    if g.log is None:
        return
    parties: dict[str, Any] = {"power": means.face_id(g, proposer), "partner": means.face_id(g, partner)}
    g.tell("envoys", "4d", **parties)
    for term in terms:
        g.tell("term", "4e", **parties, secret=facts_of(g, term), eyes=(proposer, partner))


# ---- whether it still stands


def stands(g: RomanWorld, proposer: int, partner: int, terms: Terms) -> bool:
    """Whether all of it can still be done."""
    return all(_stands(g, proposer, partner, terms, term) for term in terms)


def _sides(proposer: int, partner: int, term: Term) -> tuple[int, int]:
    """Who gives and who takes."""
    return (proposer, partner) if way_of(term) == OFFERED else (partner, proposer)


def _stands(g: RomanWorld, proposer: int, partner: int, terms: Terms, term: Term) -> bool:
    giver, taker = _sides(proposer, partner, term)
    trusted = is_trusted(g, proposer, partner, terms)
    match kind_of(term):
        case kind if kind == ALLIANCE:
            return means.may_ally(g, proposer, partner)
        case kind if kind == TALENTS:
            return _can_pay(g, terms, term)
        case kind if kind == UNITS:
            return trusted and means.units_at_hand(g, giver, term[1]).count(LETTER[term[2]]) >= term[3]
        case kind if kind == STACK:
            return trusted and bool(means.units_at_hand(g, giver, term[1]))
        case kind if kind == LOAN:
            return trusted and bool(means.at_hand(g, giver, term[1]))
        case kind if kind == CITY:
            return trusted and means.has_city(g, giver, CITY_PLACE[term[1]]) and _is_free(g, giver, taker, terms, term)
        case kind if kind == FORT:
            return trusted and means.has_fort(g, giver, term[1])
        case kind if kind == CAPTIVE:
            return term[1] in means.captives(g, giver, taker)
    return True


def _can_pay(g: RomanWorld, terms: Terms, term: Term) -> bool:
    """5.8h: the talents are there, and units of both in contact; a ransom (18.2.1c) is brought by envoys."""
    if g.treasury[term[1]] < term[3] or not means.is_major(g, term[2]):
        return False
    return has_kind(terms, CAPTIVE) or means.in_contact(g, term[1], term[2])


def _is_free(g: RomanWorld, giver: int, taker: int, terms: Terms, term: Term) -> bool:
    """Ruling 18.2.1c: a city given as ransom to somebody who is no ally has no units of the giver's in it."""
    if means.are_allied(g, giver, taker) or has_kind(terms, ALLIANCE):
        return True
    return not any(g.chief[g.whose[stack]] == giver for stack in stacks_at(g, CITY_PLACE[term[1]]))


# ---- carrying it out


def carry_out(g: RomanWorld, proposer: int, partner: int, terms: Terms) -> None:
    """Line by line in the order of their kinds, an alliance first."""
    for term in sorted(terms, key=lambda term: (kind_of(term), term)):
        giver, taker = _sides(proposer, partner, term)
        _carry_out(g, giver, taker, term)


def _carry_out(g: RomanWorld, giver: int, taker: int, term: Term) -> None:
    kind, first = kind_of(term), term[1]
    if kind == ALLIANCE:
        form_alliance(g, giver, taker)
    elif kind == TRUCE:
        keep_peace(g, giver, taker)
    elif kind == TALENTS:
        hand_over(g, term[1], term[2], term[3], "5.8h")
    elif kind == UNITS:
        give_units(g, giver, taker, first, LETTER[term[2]] * term[3])
    elif kind == STACK:
        give_units(g, giver, taker, first, means.units_at_hand(g, giver, first))
    elif kind == LOAN:
        lend(g, giver, taker, first)
    elif kind == CITY:
        take_city(g, first, means.receiver(g, taker, CITY_PLACE[first]), "5.8g")
    elif kind == FORT:
        give_fort(g, taker, first)
    elif kind == CAPTIVE:
        set_free(g, first)
    elif kind == GRAIN:
        g.grain = changed(g.grain, giver, g.grain[giver] | 1 << taker)
    else:
        promise(g, giver, taker, kind, first)


def form_alliance(g: RomanWorld, player: int, other: int) -> None:
    """5.8a: for this game turn, and all hear of it."""
    ally(g, player, other)
    if g.log is not None:
        g.tell("allied", "5.8a", power=means.face_id(g, player), partner=means.face_id(g, other))


def keep_peace(g: RomanWorld, player: int, other: int) -> None:
    """5.8j: former allies do not fight where they share a hex."""
    g.truces = changed(g.truces, player, g.truces[player] | 1 << other)
    g.truces = changed(g.truces, other, g.truces[other] | 1 << player)
    if g.log is not None:
        g.tell("parts-in-peace", "5.8j", power=means.face_id(g, player), partner=means.face_id(g, other))


def hand_over(g: RomanWorld, power: int, other: int, talents: int, rule: str) -> None:
    """6.2c: from one treasury to another."""
    g.treasury[power] -= talents
    g.treasury[other] += talents
    if g.log is not None:
        g.tell("talents-given", rule, power=power_id(g, power), partner=power_id(g, other), number=talents)


def give_units(g: RomanWorld, giver: int, taker: int, place: int, units: str) -> None:
    """5.8g: units change their owner, keep their counters, and stay where they are; leaders stay with their own."""
    power = means.receiver(g, taker, place)
    for stack in means.at_hand(g, giver, place):
        here = means.for_giving(g, stack)
        going = "".join(letter * min(units.count(letter), here.count(letter)) for letter in dict.fromkeys(units))
        if going:
            units = _without(units, going)
            part = detach(g, stack, going, g.mark[stack])
            note_gift(g, part, power)
            give(g, part, power)
    settle(g, place)
    if g.log is not None:
        facts: dict[str, Any] = {"power": means.face_id(g, giver), "partner": power_id(g, power)}
        g.tell("units-given", "5.8g", **facts, place=PLACE_IDS[place])


def _without(units: str, gone: str) -> str:
    return "".join(letter * (units.count(letter) - gone.count(letter)) for letter in dict.fromkeys(units))


def lend(g: RomanWorld, giver: int, taker: int, place: int) -> None:
    """5.8c: an ally moves them in this game turn."""
    for stack in means.at_hand(g, giver, place):
        g.mark[stack] |= LENT * (taker + 1)
        g.reveals += g.hidden
    settle(g, place)
    if g.log is not None:
        facts: dict[str, Any] = {"power": means.face_id(g, giver), "partner": means.face_id(g, taker)}
        g.tell("units-lent", "5.8c", **facts, place=PLACE_IDS[place])


def give_fort(g: RomanWorld, taker: int, place: int) -> None:
    """5.8g: a fort with the works on it."""
    fort = fort_at(g, place)
    if fort is None:
        return
    power = means.receiver(g, taker, place)
    set_fort(g, place, fort.power, 0)
    set_fort(g, place, power, fort.level, fort.works)
    if g.log is not None:
        g.tell("fort-given", "5.8g", power=power_id(g, power), place=PLACE_IDS[place])


def set_free(g: RomanWorld, leader: int) -> None:
    """18.2.1b: a captive is his owner's again where he is, ashore and alone if none of his own stand there."""
    place = place_of(g, leader)
    g.captor = changed(g.captor, leader, NOBODY)
    station(g, leader, g.leader_of[leader], place)
    settle(g, place)
    if g.log is not None:
        name = LEADER_IDS[means.leader_listed(g, leader)]
        g.tell("captive-freed", "18.2.1b", power=power_id(g, g.leader_of[leader]), leader=name, place=PLACE_IDS[place])


def promise(g: RomanWorld, giver: int, taker: int, kind: int, about: int) -> None:
    """4e: on record between the two; nobody is held to it."""
    g.promises += (giver, taker, kind, about, g.month)
    facts = {"what": KINDS_OF_TERMS[kind], "target": means.face_id(g, about) if kind != PEACE else "nobody"}
    parties: dict[str, Any] = {"power": means.face_id(g, giver), "partner": means.face_id(g, taker)}
    g.tell("promise", "4e", **parties, secret=facts, eyes=(giver, taker))
