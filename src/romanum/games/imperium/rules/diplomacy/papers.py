"""4d, 4e: papers of a negotiation: the draft on one's own desk (`plan`), and the offers on the table (`offers`).

A term is four numbers: what it is, and which or how many. Its first number is 1 for what the drafter offers of the
first kind, 2 for what he wants of it, and so on (`code`); 0 stands where there is none.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from romanum.engine.position import changed
from romanum.games.imperium.state.layout import LINES, OFFER_FACTS, ORDERS, SEATS, TERM_FACTS
from romanum.games.imperium.state.position import NONE, RomanWorld

KINDS_OF_TERMS: Final = (
    "alliance", "truce", "talents", "units", "stack", "loan", "city", "fort", "captive", "grain", "peace", "attack",
)  # fmt: skip
ALLIANCE, TRUCE, TALENTS, UNITS, STACK, LOAN, CITY, FORT, CAPTIVE, GRAIN, PEACE, ATTACK = range(12)
"""Talents: from which power, to which, how many. Units: where, of which kind, how many. A stack, a loan, a fort: where.
A city, a captive: which. An attack: on which player."""
OFFERED, WANTED = 0, 1
WAYS: Final = ("offers", "wants")

Term = tuple[int, int, int, int]
Terms = tuple[Term, ...]


def code(kind: int, way: int) -> int:
    """The first number of a term."""
    return 1 + 2 * kind + way


def kind_of(term: Term) -> int:
    """What a term is about."""
    return (term[0] - 1) // 2


def way_of(term: Term) -> int:
    """Whether the drafter offers or wants it."""
    return (term[0] - 1) % 2


def has_kind(terms: Terms, kind: int) -> bool:
    """Whether a paper speaks of something."""
    return any(kind_of(term) == kind for term in terms)


def _terms(numbers: tuple[int, ...]) -> Terms:
    """Terms stand one after the other, and blanks behind them."""
    found: list[Term] = []
    for at in range(0, LINES * TERM_FACTS, TERM_FACTS):
        if numbers[at] <= 0:
            break
        found.append((numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]))
    return tuple(found)


def _numbers(terms: Terms) -> tuple[int, ...]:
    flat = [number for term in terms for number in term]
    return tuple(flat + [0] * (LINES * TERM_FACTS - len(flat)))


# ---- the draft


class Draft(NamedTuple):
    """To whom (none: nothing is being written), about which place just now (or none), which way, how many places have
    been looked at so far, and the terms."""

    partner: int = NONE
    place: int = NONE
    way: int = OFFERED
    looks: int = 0
    terms: Terms = ()


BLANK: Final = Draft()
DRAFT_HEAD: Final = 4
"""Numbers before the terms."""
COUNTS: Final = DRAFT_HEAD + LINES * TERM_FACTS
"""Where it is noted, behind the draft, how many papers were begun, by player to whom."""


def draft_of(g: RomanWorld, player: int) -> Draft:
    """What lies on a player's desk."""
    at = player * ORDERS
    partner, place, way, looks = g.plan[at : at + DRAFT_HEAD]
    terms = g.plan[at + DRAFT_HEAD : at + COUNTS]
    return Draft(partner - 1, place - 1, way, looks, _terms(terms)) if partner > 0 else BLANK


def write_draft(g: RomanWorld, player: int, draft: Draft) -> None:
    """Put a draft there."""
    at = player * ORDERS
    numbers = (draft.partner + 1, draft.place + 1, draft.way, draft.looks, *_numbers(draft.terms))
    g.plan = g.plan[:at] + numbers + g.plan[at + len(numbers) :]


# ---- offers


def clear_table(g: RomanWorld) -> None:
    """A negotiation begins: blank papers."""
    g.plan = (0,) * (ORDERS * SEATS)
    g.offers = (0,) * (OFFER_FACTS * SEATS * SEATS)


def take_papers_away(g: RomanWorld) -> None:
    """It is over."""
    g.plan, g.offers = (), ()


def _at(giver: int, taker: int) -> int:
    return (giver * SEATS + taker) * OFFER_FACTS


def offer_of(g: RomanWorld, giver: int, taker: int) -> Terms:
    """The terms that one holds out to another; none if nothing lies there."""
    at = _at(giver, taker)
    return _terms(g.offers[at : at + OFFER_FACTS])


def lies_there(g: RomanWorld, giver: int, taker: int) -> bool:
    """Whether one holds something out to another."""
    return g.offers[_at(giver, taker)] > 0


def papers(g: RomanWorld, giver: int, taker: int) -> int:
    """How many papers one has begun to write to another in this phase; to himself: gifts among his own powers."""
    return g.plan[giver * ORDERS + COUNTS + taker]


def count_paper(g: RomanWorld, giver: int, taker: int) -> None:
    """One more; nobody else learns of it."""
    g.plan = changed(g.plan, giver * ORDERS + COUNTS + taker, papers(g, giver, taker) + 1)


def put_offer(g: RomanWorld, giver: int, taker: int, terms: Terms) -> None:
    """A proposal lies on the table, in place of an older one."""
    at = _at(giver, taker)
    g.offers = (*g.offers[:at], *_numbers(terms), *g.offers[at + OFFER_FACTS :])


def take_offer(g: RomanWorld, giver: int, taker: int) -> None:
    """It is answered or withdrawn."""
    at = _at(giver, taker)
    g.offers = (*g.offers[:at], *_numbers(()), *g.offers[at + OFFER_FACTS :])
