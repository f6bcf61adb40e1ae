"""Chapters 3.2.F3b and 4.1 to 4.3: Meetings and Political Talks: terms drafted, proposed, answered and carried out.

The parties talk in pairs. One drafts terms, line by line, and proposes them; the other accepts, refuses, or drafts
terms of his own. What changes hands does so at once; what is promised is only written down (`promises`). A term is
three numbers: what it is, and two more. A card is named by its place in the hand, and the two who talk are told which
it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from romanum.board.masks import bits
from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.offers import ACCEPT, REFUSE
from romanum.games.pax.data.components import (
    GALLEY,
    HIRED,
    KIND_IDS,
    PLACE_IDS,
    ROME,
    TITLE_IDS,
)
from romanum.games.pax.rules.turn.actions import (
    COUNTER,
    INVITE,
    OFFER_ALLIANCE,
    PROMISE_ATTACK,
    PROMISE_PEACE,
    PROPOSE,
)
from romanum.games.pax.state.actions import DONE, NO, PASS, YES
from romanum.games.pax.state.control import settle_provinces
from romanum.games.pax.state.errands import Talks
from romanum.games.pax.state.forces import give as give_stack
from romanum.games.pax.state.forces import (
    number,
    occupants,
    set_walls,
    split,
    stack_of,
    stacks_of,
    tidy,
    towns_of,
    transfer,
)
from romanum.games.pax.state.hands import gain_card, held_count, spend_card
from romanum.games.pax.state.position import CALLED, FRESH, HAND, Mediterranean
from romanum.games.pax.state.sides import ally, side_id
from romanum.games.pax.state.standing import earn, pay
from romanum.games.pax.state.steps import PowerChoice

ROUNDS: Final = 6
"""4.3.1a: how many proposals two powers make to each other before their time is up."""
SUMS: Final = (1, 2, 3, 5, 8, 12)
"""Talents that can be named; and all one has."""
LINES: Final = 6
"""How many terms a proposal has at most."""
OFFERS: Final = (
    "offer-talents", "want-talents", "offer-ships", "offer-hired", "offer-town", "want-town", "offer-card",
    "offer-alliance", "promise-peace", "promise-attack",
)  # fmt: skip
Term = tuple[int, int, int]
"""What (a place in `OFFERS`), and two numbers that say which or how many."""
PEACE: Final = 0
ATTACK: Final = 1


@carries_out(Talks)
def begin(errand: Talks, g: Mediterranean) -> None:
    """4.1, 4.2: whoever calls a Meeting invites; a card opens talks with one."""
    if errand.invited.bit_count() > 1:
        g.push(Invite(errand.caller, errand.invited, 0))
    else:
        g.push(Attend(bits(errand.invited)[0], errand.caller, 0, 0))


class Invite(PowerChoice, frozen=True):
    """4.1: the caller says who is invited."""

    able: int
    invited: int
    rule: ClassVar[str] = "4.1"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Anybody, one after the other."""
        return [*(INVITE[g.powers[power]] for power in bits(self.able & ~self.invited)), DONE]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """One more, or the invitations go out."""
        if move == DONE:
            g.stack.pop()
            ask_to_attend(g, self.power, self.invited, 0)
        else:
            g.become(Invite(self.power, self.able, self.invited | 1 << g.who(move[1])))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        """Whose Meeting it is."""
        return Prompt("invite", self.rule, {"power": side_id(g, self.power)})


def ask_to_attend(g: Mediterranean, caller: int, invited: int, coming: int) -> None:
    """4.1: each invited power comes or not; then those who are there talk, pair by pair."""
    if invited:
        first = bits(invited)[0]
        g.push(Attend(first, caller, invited & ~(1 << first), coming))
        return
    party = [caller, *bits(coming)]
    pairs = [(a, b) for n, a in enumerate(party) for b in party[n + 1 :]]
    for proposer, partner in reversed(pairs):
        g.push(Draft(proposer, partner, (), ROUNDS))


class Attend(PowerChoice, frozen=True):
    """4.1: an invited power may stay away."""

    caller: int
    invited: int
    coming: int
    rule: ClassVar[str] = "4.1"
    asks_about: ClassVar[str] = "meeting"
    decline: ClassVar[Move] = NO

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Come or not."""
        return [YES, NO]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """The next one is asked."""
        g.stack.pop()
        comes = int(move == YES)
        g.tell("attends" if comes else "stays-away", self.rule, power=side_id(g, self.power))
        ask_to_attend(g, self.caller, self.invited, self.coming | comes << self.power)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        """Who invites."""
        return Prompt("attend", self.rule, {"power": side_id(g, self.power), "caller": side_id(g, self.caller)})


# ---- drafting


class Draft(PowerChoice, frozen=True):
    """4.3.1: one party puts terms together."""

    partner: int
    terms: tuple[Term, ...]
    left: int
    """Proposals that may still be made."""
    rule: ClassVar[str] = "4.3.1a"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Another term, the proposal as it stands, or no deal."""
        more = list(new_terms(g, self.power, self.partner, self.terms)) if len(self.terms) < LINES else []
        return [*more, *([PROPOSE] if self.terms else []), PASS]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Write it down, put it to the other, or leave it."""
        if move == PASS:
            g.stack.pop()
        elif move == PROPOSE:
            g.become(Consider(self.partner, self.power, self.terms, self.left - 1))
            tell_terms(g, self.power, self.partner, self.terms)
        else:
            g.become(Draft(self.power, self.partner, (*self.terms, as_term(g, self.power, move)), self.left))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        """Between whom."""
        facts: dict[str, Any] = {
            "power": side_id(g, self.power),
            "partner": side_id(g, self.partner),
            "number": len(self.terms),
        }
        return Prompt("draft", self.rule, facts)


def new_terms(g: Mediterranean, power: int, partner: int, terms: tuple[Term, ...]) -> Iterator[Move]:
    """4.3.1: what may still be offered, asked for or promised."""
    named = {term[0] for term in terms}
    yield from _of_talents(g, power, partner, named)
    yield from _of_units(g, power, partner, terms)
    friends = are_friends(g, power, partner, terms)
    for verb, owner in (("offer-town", power), ("want-town", partner)):
        ceded = [s for s in towns_of(g, owner) if friends or not occupants(g, s)]
        yield from ((verb, s) for s in ceded if (OFFERS.index(verb), s, 0) not in terms)
    if OFFERS.index("offer-card") not in named and held_count(g, partner) < HAND:
        yield from (("offer-card", title) for title in sorted(set(g.hand(power))))
    if not g.allies[power] >> partner & 1 and OFFERS.index("offer-alliance") not in named:
        yield OFFER_ALLIANCE
    if OFFERS.index("promise-peace") not in named:
        yield PROMISE_PEACE
    if OFFERS.index("promise-attack") not in named:
        yield from (PROMISE_ATTACK[i] for p, i in enumerate(g.powers) if p not in (power, partner))


def are_friends(g: Mediterranean, power: int, partner: int, terms: tuple[Term, ...]) -> bool:
    """Ruling 4.3.1c: whether the two are allied, or will be by these terms: only then they may share a Space."""
    return bool(g.allies[power] >> partner & 1) or any(OFFERS[term[0]] == "offer-alliance" for term in terms)


def _of_talents(g: Mediterranean, power: int, partner: int, named: set[int]) -> Iterator[Move]:
    """4.3.1b: Talents of either, once."""
    for verb, purse in (("offer-talents", g.treasury[power]), ("want-talents", g.treasury[partner])):
        if OFFERS.index(verb) not in named:
            yield from ((verb, talents) for talents in sorted({*(n for n in SUMS if n <= purse), purse} - {0}))


def _of_units(g: Mediterranean, power: int, partner: int, terms: tuple[Term, ...]) -> Iterator[Move]:
    """4.3.1b: ships, and Mercenaries to anybody but Rome."""
    ships, hired = OFFERS.index("offer-ships"), OFFERS.index("offer-hired")
    for stack in stacks_of(g, power):
        place, squadrons = g.at[stack], number(g, stack, GALLEY)
        if g.mark[stack] != FRESH:
            continue
        if squadrons and not any(term[0] == ships and term[2] == place for term in terms):
            yield from (("offer-ships", n, place) for n in sorted({1, squadrons}))
        if not g.plays(partner, ROME) and are_friends(g, power, partner, terms):
            kinds = [k for k in HIRED if number(g, stack, k) and (hired, k, place) not in terms]
            yield from (("offer-hired", kind, place) for kind in kinds)


def as_term(g: Mediterranean, power: int, move: Move) -> Term:
    """A move of the draft in numbers; a card by its place in the hand."""
    what, rest = OFFERS.index(move[0]), [*move[1:], 0, 0]
    if move[0] == "offer-card":
        rest[0] = g.hand(power).index(move[1])
    return what, rest[0], rest[1]


def tell_terms(g: Mediterranean, power: int, partner: int, terms: tuple[Term, ...]) -> None:
    """All hear that something is proposed, the two parties what card is in it."""
    if g.log is None:
        return
    cards = [TITLE_IDS[g.hand(power)[term[1]]] for term in terms if OFFERS[term[0]] == "offer-card"]
    lines = [words_of(g, term) for term in terms]
    eyes = (g.seats[power], g.seats[partner])
    secret = {"cards": cards} if cards else None
    g.tell(
        "proposes", "4.3.1a", power=side_id(g, power), partner=side_id(g, partner), terms=lines, secret=secret,
        eyes=eyes if cards else (),
    )  # fmt: skip


def words_of(g: Mediterranean, term: Term) -> str:
    """A term in short: what, and of what."""
    what, first, second = term
    match OFFERS[what]:
        case "offer-talents" | "want-talents":
            return f"{OFFERS[what]} {first}"
        case "offer-ships":
            return f"offer-ships {first} {PLACE_IDS[second]}"
        case "offer-hired":
            return f"offer-hired {KIND_IDS[first]} {PLACE_IDS[second]}"
        case "offer-town" | "want-town":
            return f"{OFFERS[what]} {PLACE_IDS[first]}"
        case "promise-attack":
            return f"promise-attack {side_id(g, g.who(first))}"
    return OFFERS[what]


# ---- answering


class Consider(PowerChoice, frozen=True):
    """4.3.1: the other party accepts, refuses, or drafts terms of its own."""

    proposer: int
    terms: tuple[Term, ...]
    left: int
    rule: ClassVar[str] = "4.3.1a"
    asks_about: ClassVar[str] = "alliance-talks"
    decline: ClassVar[Move] = REFUSE

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """As long as there is time for it, a counter-proposal too."""
        return [ACCEPT, *([COUNTER] if self.left else []), REFUSE]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """It is done, or talked about again, or not."""
        g.stack.pop()
        if move == COUNTER:
            g.push(Draft(self.power, self.proposer, (), self.left))
            return
        facts: dict[str, Any] = {"power": side_id(g, self.power), "partner": side_id(g, self.proposer)}
        g.tell("agrees" if move == ACCEPT else "disagrees", self.rule, **facts)
        if move == ACCEPT:
            carry_out(g, self.proposer, self.power, self.terms)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        """What lies on the table."""
        facts: dict[str, Any] = {"power": side_id(g, self.power), "partner": side_id(g, self.proposer)}
        return Prompt("consider", self.rule, {**facts, "terms": [words_of(g, term) for term in self.terms]})


def carry_out(g: Mediterranean, proposer: int, partner: int, terms: tuple[Term, ...]) -> None:
    """4.3.2b, 4.3.2c: what changes hands does so at once; promises are written down."""
    for term in sorted(terms, key=lambda term: OFFERS[term[0]] != "offer-alliance"):
        _carry_out(g, proposer, partner, term)
    settle_provinces(g)


def _carry_out(g: Mediterranean, proposer: int, partner: int, term: Term) -> None:
    what, first, second = term
    match OFFERS[what]:
        case "offer-talents":
            hand_over(g, proposer, partner, first)
        case "want-talents":
            hand_over(g, partner, proposer, first)
        case "offer-ships":
            make_over(g, proposer, partner, GALLEY, first, second)
        case "offer-hired":
            stack = stack_of(g, proposer, second)
            make_over(g, proposer, partner, first, number(g, stack, first), second)
        case "offer-town":
            set_walls(g, first, g.walls[first], partner)
        case "want-town":
            set_walls(g, first, g.walls[first], proposer)
        case "offer-card":
            title = g.hand(proposer)[first]
            spend_card(g, proposer, title)
            gain_card(g, partner, title, 1 << g.seats[proposer])
        case "offer-alliance":
            ally(g, proposer, partner)
            g.tell("allied", "4.3.1d", power=side_id(g, proposer), partner=side_id(g, partner))
        case "promise-peace":
            promise(g, proposer, partner, PEACE, 0)
        case _:
            promise(g, proposer, partner, ATTACK, g.who(first))


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


def promise(g: Mediterranean, giver: int, taker: int, kind: int, about: int) -> None:
    """4.3.2c: on record, for this Game-Turn; nobody is held to it."""
    g.promises += (giver, taker, kind, about, g.turn)
    g.tell("promises", "4.3.2c", power=side_id(g, giver), partner=side_id(g, taker), what=("peace", "attack")[kind])
