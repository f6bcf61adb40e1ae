"""Chapter 4.3: what two powers can agree on, and what follows: things change hands at once, promises go on record.

A term is a few numbers: what it is, and others that say which, where and how many. A card or an Objective is named by
its place in the hand, and only the two who talk are told which it is.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    GALLEY,
    KIND_IDS,
    OBJECTIVE_IDS,
    PLACE_IDS,
    TITLE_IDS,
)
from romanum.games.pax.rules.turn.actions import GIVE_CARD
from romanum.games.pax.state.control import settle, settle_provinces
from romanum.games.pax.state.forces import give as give_stack
from romanum.games.pax.state.forces import number, set_walls, split, stack_of, tidy, transfer
from romanum.games.pax.state.hands import gain_card, show_objective, spend_card
from romanum.games.pax.state.position import CALLED, FRESH, Mediterranean
from romanum.games.pax.state.promises import ATTACK, PEACE, PROMISES, SPARE
from romanum.games.pax.state.sides import ally, side_id
from romanum.games.pax.state.stability import earn, pay
from romanum.games.pax.state.steps import PowerChoice

TERMS: Final = (
    "offer-talents", "want-talents", "offer-ships", "want-ships", "offer-hired", "want-hired",
    "offer-town", "want-town", "offer-card", "want-card", "show-objective", "offer-alliance",
    "promise-peace", "want-peace", "promise-attack", "want-attack",
)  # fmt: skip
"""What the one who drafts gives, shows or promises, and what he asks for."""
Term = tuple[int, ...]
"""What (a place in `TERMS`), and two numbers that say which or how many; of Mercenaries kind, place and number."""


def as_term(g: Mediterranean, power: int, move: Move, terms: tuple[Term, ...]) -> Term:
    """A move of the draft in numbers; a card or an Objective by its place, a second copy by a place of its own."""
    what, rest = TERMS.index(move[0]), [*move[1:], 0, 0]
    if move[0] == "offer-card":
        hand, offered = g.hand(power), places_offered(terms)
        rest[0] = next(place for place, title in enumerate(hand) if title == move[1] and place not in offered)
    elif move[0] == "show-objective":
        rest[0] = g.objectives_of(power).index(move[1])
    elif move[0].endswith("hired"):
        return (what, *move[2:], move[1])
    return what, rest[0], rest[1]


def places_offered(terms: tuple[Term, ...]) -> list[int]:
    """4.3.1b: the places in the drafter's hand of the cards that he offers."""
    return [term[1] for term in terms if TERMS[term[0]] == "offer-card"]


def facts_of(g: Mediterranean, term: Term) -> dict[str, Any]:
    """A term as all may know it: what, how many, where, which unit, against whom."""
    verb, first, second = TERMS[term[0]], term[1], term[2]
    found: dict[str, Any] = {"what": verb, "number": 0, "place": "nobody", "unit": "nobody", "target": "nobody"}
    if verb.endswith("talents"):
        found["number"] = first
    elif verb.endswith("ships"):
        found |= {"number": first, "place": PLACE_IDS[second]}
    elif verb.endswith("hired"):
        found |= {"unit": KIND_IDS[first], "place": PLACE_IDS[second], "number": sum(term[3:])}
    elif verb.endswith("town"):
        found["place"] = PLACE_IDS[first]
    elif verb.endswith("attack"):
        found["target"] = side_id(g, g.who(first))
    return found


def tell_terms(g: Mediterranean, power: int, partner: int, terms: tuple[Term, ...]) -> None:
    """All hear what is proposed; only the two parties which card is in it: that cannot be taken back."""
    g.reveals += any(TERMS[term[0]] == "offer-card" for term in terms)
    if g.log is None:
        return
    parties: dict[str, Any] = {"power": side_id(g, power), "partner": side_id(g, partner)}
    eyes = (g.seats[power], g.seats[partner])
    g.tell("proposes", "4.3.1a", **parties, number=len(terms))
    for term in terms:
        g.tell("term", "4.3.1a", **parties, **facts_of(g, term))
        if TERMS[term[0]] == "offer-card":
            known = {"card": TITLE_IDS[g.hand(power)[term[1]]]}
            g.tell("names-card", "4.3.1b", **parties, secret=known, eyes=eyes)
        elif TERMS[term[0]] == "show-objective":
            g.tell("speaks-of-objective", "15.4.6", **parties)


# ---- carrying it out


def carry_out(g: Mediterranean, proposer: int, partner: int, terms: tuple[Term, ...]) -> None:
    """4.3.2b, 4.3.2c: what changes hands does so at once, an alliance first; promises are written down."""
    offered, friendly = places_offered(terms), g.friendly
    if offered:
        g.push(CardFollows(proposer, partner, offered[0], tuple(offered[1:])))
    for term in sorted(terms, key=lambda term: (TERMS[term[0]] != "offer-alliance", term)):
        _carry_out(g, proposer, partner, term)
    if g.friendly == friendly:
        settle(g)
    else:
        settle_provinces(g)


def _carry_out(g: Mediterranean, proposer: int, partner: int, term: Term) -> None:
    verb, first, second = TERMS[term[0]], term[1], term[2]
    way, _, what = verb.partition("-")
    giver, taker = (partner, proposer) if way == "want" else (proposer, partner)
    match what:
        case "talents":
            hand_over(g, giver, taker, first)
        case "ships":
            make_over(g, giver, taker, GALLEY, first, second)
        case "hired":
            units = sum(term[3:]) or number(g, stack_of(g, giver, second), first)
            make_over(g, giver, taker, first, units, second)
        case "town":
            set_walls(g, first, g.walls[first], taker)
        case "card" if way == "want":
            g.push(GiveCard(giver, taker))
        case "card":
            pass  # they follow, all together
        case "objective":
            show_to_ally(g, giver, taker, g.objectives_of(giver)[first])
        case "alliance":
            ally(g, proposer, partner)
            g.tell("allied", "4.3.1d", power=side_id(g, proposer), partner=side_id(g, partner))
        case "peace":
            promise(g, giver, taker, PEACE, 0)
        case _:
            promise(g, giver, taker, ATTACK, g.who(first))


def hand_over(g: Mediterranean, giver: int, taker: int, talents: int) -> None:
    """4.3.2b: Talents go from one Treasury to another."""
    pay(g, giver, talents, "4.3.2b", "agreement")
    earn(g, taker, talents, "4.3.2b", "agreement")


def make_over(g: Mediterranean, giver: int, taker: int, kind: int, units: int, place: int) -> None:
    """4.3.1b: ships or Mercenaries change their owner and stay where they are."""
    stack = stack_of(g, giver, place)
    apart = split(g, stack, CALLED)
    transfer(g, stack, apart, kind, units)
    g.mark[apart] = FRESH
    give_stack(g, apart, taker)
    tidy(g, place)


def pass_on_card(g: Mediterranean, giver: int, taker: int, title: int) -> None:
    """4.3.1b: a card goes from hand to hand; he who gave it knows it."""
    spend_card(g, giver, title)
    gain_card(g, taker, title, 1 << g.seats[giver])
    known, eyes = {"card": TITLE_IDS[title]}, (g.seats[giver], g.seats[taker])
    g.tell("gives-card", "4.3.1b", power=side_id(g, giver), partner=side_id(g, taker), secret=known, eyes=eyes)


def show_to_ally(g: Mediterranean, power: int, partner: int, letter: int) -> None:
    """15.4.6: an Objective is shown to an ally; it stays where it is."""
    show_objective(g, power, letter, 1 << g.seats[partner])
    known, eyes = {"objective": OBJECTIVE_IDS[letter]}, (g.seats[power], g.seats[partner])
    g.tell("shows-objective", "15.4.6", power=side_id(g, power), partner=side_id(g, partner), secret=known, eyes=eyes)


def promise(g: Mediterranean, giver: int, taker: int, kind: int, about: int) -> None:
    """4.3.2c: on record, for this Game-Turn; nobody is held to it."""
    g.promises += (giver, taker, kind, about, g.turn)
    target = side_id(g, about) if kind == ATTACK else "nobody"
    place = PLACE_IDS[about] if kind == SPARE else "nobody"
    parties: dict[str, Any] = {"power": side_id(g, giver), "partner": side_id(g, taker)}
    g.tell("promises", "4.3.2c", **parties, what=PROMISES[kind], target=target, place=place)


class CardFollows(Task[Mediterranean], frozen=True):
    """4.3.1b: cards are handed over; if cards are exchanged, after the other has said which he gives."""

    giver: int
    taker: int
    place: int
    """In the hand of the giver, when they were agreed on,"""
    more: tuple[int, ...] = ()
    """and those of further cards."""
    rule: ClassVar[str] = "4.3.1b"

    def run(self, g: Mediterranean) -> None:
        """From hand to hand."""
        hand = g.hand(self.giver)
        for title in [hand[place] for place in (self.place, *self.more)]:
            pass_on_card(g, self.giver, self.taker, title)


class GiveCard(PowerChoice, frozen=True):
    """4.3.1b: a power that has agreed to give a card says which."""

    taker: int
    rule: ClassVar[str] = "4.3.1b"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [GIVE_CARD[title] for title in sorted(set(g.hand(self.power)))]

    def asks_anyway(self, g: Mediterranean) -> bool:
        """Whether he has a choice is his secret."""
        return len(g.hand(self.power)) > 1

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        pass_on_card(g, self.power, self.taker, move[1])

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        return Prompt("give-card", self.rule, {"power": side_id(g, self.power), "partner": side_id(g, self.taker)})
