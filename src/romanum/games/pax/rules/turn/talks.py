"""Chapters 3.2.F3b, 4.1 to 4.3 and 4.5: Meetings and Political Talks: terms drafted, proposed and answered.

The parties talk in pairs. One drafts terms, line by line, and proposes them; the other accepts, refuses, or drafts
terms of his own. What changes hands does so at once (`agreements`); what is promised is only written down.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple

from romanum.board.masks import bits
from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.memo import Memo
from romanum.engine.offers import ACCEPT, REFUSE
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import GALLEY, HIRED, ROME, SEATS
from romanum.games.pax.rules.turn.actions import (
    COUNTER,
    INVITE,
    OFFER_ALLIANCE,
    PROMISE_ATTACK,
    PROMISE_PEACE,
    PROPOSE,
    TALK,
    WANT_ATTACK,
    WANT_CARD,
    WANT_PEACE,
)
from romanum.games.pax.rules.turn.agreements import TERMS, Term, as_term, carry_out, places_offered, tell_terms
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import DONE, PASS
from romanum.games.pax.state.errands import Talks
from romanum.games.pax.state.forces import number, occupants, stacks_of, towns_of
from romanum.games.pax.state.hands import held_count
from romanum.games.pax.state.position import FREE_TALK, FRESH, HAND, Mediterranean
from romanum.games.pax.state.sides import after, is_friend, side_id
from romanum.games.pax.state.steps import EXPANSION_MENUS, OPERATIONS_MENUS, Menu, PowerChoice, PowerWindow, YesOrNo

# ---- Meetings and Political Talks


ROUNDS: Final = 6
"""4.3.1a: how many proposals two powers make to each other before their time is up."""
LINES: Final = 6
"""How many terms a proposal has at most."""


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
            ask_to_attend(g, self.power, self.invited, 0)
        else:
            g.push(Invite(self.power, self.able, self.invited | 1 << g.who(move[1])))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        """Whose Meeting it is, and who is invited by now."""
        invited = [side_id(g, power) for power in bits(self.invited)]
        facts = {"power": side_id(g, self.power), "invited": invited, "number": len(invited)}
        return Prompt("invite", self.rule, facts)


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


class Attend(YesOrNo, frozen=True):
    """4.1: an invited power may stay away."""

    caller: int
    invited: int
    coming: int
    rule: ClassVar[str] = "4.1"
    asks_about: ClassVar[str] = "meeting"

    def said_yes(self, g: Mediterranean) -> None:
        """He comes; the next one is asked."""
        g.tell("attends", self.rule, power=side_id(g, self.power))
        ask_to_attend(g, self.caller, self.invited, self.coming | 1 << self.power)

    def said_no(self, g: Mediterranean) -> None:
        """He stays away; the next one is asked."""
        g.tell("stays-away", self.rule, power=side_id(g, self.power))
        ask_to_attend(g, self.caller, self.invited, self.coming)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        return Prompt("attend", self.rule, {"power": side_id(g, self.power), "caller": side_id(g, self.caller)})


# ---- drafting


class Draft(PowerChoice, frozen=True):
    """4.3.1: one party puts terms together."""

    partner: int
    terms: tuple[Term, ...]
    left: int
    """Proposals that may still be made."""
    rule: ClassVar[str] = "4.3.1a"
    stays: ClassVar[bool] = True

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Another term, the proposal as it stands, or no deal."""
        more = new_terms(g, self.power, self.partner, self.terms) if len(self.terms) < LINES else []
        return [*more, PROPOSE, PASS] if self.terms else [*more, PASS]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Write it down, put it to the other, or leave it."""
        if move == PASS:
            g.stack.pop()
        elif move == PROPOSE:
            g.become(Consider(self.partner, self.power, self.terms, self.left - 1))
            tell_terms(g, self.power, self.partner, self.terms)
        else:
            g.become(
                Draft(self.power, self.partner, (*self.terms, as_term(g, self.power, move, self.terms)), self.left)
            )

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts: dict[str, Any] = {
            "power": side_id(g, self.power),
            "partner": side_id(g, self.partner),
            "number": len(self.terms),
        }
        return Prompt("draft", self.rule, facts)


OFFERS: Final = ("offer-ships", "offer-hired", "offer-town")
WANTS: Final = ("want-ships", "want-hired", "want-town")


def new_terms(g: Mediterranean, power: int, partner: int, terms: tuple[Term, ...]) -> list[Move]:
    """4.3.1: what may still be offered, asked for or promised."""
    named = {TERMS[term[0]] for term in terms}
    friends = are_friends(g, power, partner, terms)
    found = _of_talents(g, power, partner, named)
    for (ships, hired, town), giver, taker in ((OFFERS, power, partner), (WANTS, partner, power)):
        wares = WARES.of(g, giver)
        found += _of_ships(ships, wares, terms)
        if friends and not g.plays(taker, ROME):
            found += _of_mercenaries(g, hired, giver, taker, terms)
        ceded = _shared_towns(g, giver, taker) if friends else wares.bare_towns
        found += _of_towns(town, ceded, terms)
    found += _of_cards(g, power, partner, terms)
    if friends and "show-objective" not in named:
        found += [("show-objective", letter) for letter in sorted(set(g.objectives_of(power)))]
    if not friends:
        found.append(OFFER_ALLIANCE)
    return found + _of_promises(g, power, partner, named)


def are_friends(g: Mediterranean, power: int, partner: int, terms: tuple[Term, ...]) -> bool:
    """Ruling 4.3.1c: whether the two are allied, or will be by these terms: only then they may share a Space."""
    return bool(g.allies[power] >> partner & 1) or any(TERMS[term[0]] == "offer-alliance" for term in terms)


def _of_talents(g: Mediterranean, power: int, partner: int, named: set[str]) -> list[Move]:
    """4.3.1b: Talents of either, once, as many as there are."""
    givers = [pair for pair in (("offer-talents", power), ("want-talents", partner)) if pair[0] not in named]
    return [move for verb, giver in givers for move in _sums(verb, g.treasury[giver])]


@lru_cache(maxsize=256)
def _sums(verb: str, most: int) -> tuple[Move, ...]:
    return tuple([(verb, talents) for talents in range(1, most + 1)])


def _of_ships(verb: str, wares: Wares, terms: tuple[Term, ...]) -> list[Move]:
    """4.3.1b: any number of squadrons of a Fleet."""
    taken = {term[2] for term in terms if TERMS[term[0]] == verb}
    return [(verb, n, place) for n, place in wares.ships if place not in taken]


def _of_mercenaries(g: Mediterranean, verb: str, giver: int, taker: int, terms: tuple[Term, ...]) -> list[Move]:
    """4.3.1b: any number of Mercenaries of a kind in a Space; never to Rome."""
    stacks = [s for s in stacks_of(g, giver) if g.mark[s] == FRESH and may_share(g, giver, taker, g.at[s])]
    camps = [(number(g, stack, kind), kind, g.at[stack]) for stack in stacks for kind in HIRED]
    taken = {term[1:3] for term in terms if TERMS[term[0]] == verb}
    return [(verb, n, *camp) for units, *camp in camps if tuple(camp) not in taken for n in range(1, units + 1)]


def may_share(g: Mediterranean, giver: int, taker: int, place: int) -> bool:
    """Ruling 4.3.1c: whether all others in a place are friends of the taker, or serve the giver, his ally."""
    others = bits(occupants(g, place) & ~(1 << giver) & ~g.friendly[taker])
    return all(g.patron[other] == giver and is_friend(g, giver, other) for other in others)


def _shared_towns(g: Mediterranean, giver: int, taker: int) -> list[int]:
    """Ruling 4.3.1c: Cities and Towns with Units inside only to a friend of all of them."""
    return [space for space in towns_of(g, giver) if may_share(g, giver, taker, space)]


def _of_towns(verb: str, ceded: Iterable[int], terms: tuple[Term, ...]) -> list[Move]:
    """4.3.1b: Cities and Towns."""
    taken = {term[1] for term in terms if TERMS[term[0]] == verb}
    return [(verb, space) for space in ceded if space not in taken]


class Wares(NamedTuple):
    """What a power has to give away, whoever gets it."""

    ships: tuple[tuple[int, int], ...]
    """4.3.1b: one to all squadrons of a Fleet, and where it lies."""
    bare_towns: tuple[int, ...]
    """Cities and Towns without Units inside."""


def _wares(g: Mediterranean, giver: int) -> Wares:
    fleets = [(number(g, stack, GALLEY), g.at[stack]) for stack in stacks_of(g, giver) if g.mark[stack] == FRESH]
    ships = [(n, place) for squadrons, place in fleets for n in range(1, squadrons + 1)]
    return Wares(tuple(ships), tuple([space for space in towns_of(g, giver) if not occupants(g, space)]))


WARES: Final[Memo[Mediterranean, Wares]] = Memo(
    _wares, "at", "whose", "mark", "units", "head", "link", "town_of", "tribe", each=True
)
"""Nothing of it changes while a proposal is drafted, line by line."""


def _of_cards(g: Mediterranean, power: int, partner: int, terms: tuple[Term, ...]) -> list[Move]:
    """4.3.1b: any cards of his own, any number of the other's choice; as far as hands have room."""
    found: list[Move] = []
    offered, theirs = places_offered(terms), held_count(g, partner)
    if theirs + len(offered) < HAND:
        left = {title for place, title in enumerate(g.hand(power)) if place not in offered}
        found += [("offer-card", title) for title in sorted(left)]
    wanted = sum(TERMS[term[0]] == "want-card" for term in terms)
    if wanted < theirs and held_count(g, power) + wanted < HAND:
        found.append(WANT_CARD)
    return found


def _of_promises(g: Mediterranean, power: int, partner: int, named: set[str]) -> list[Move]:
    """4.3.1a: peace, or to attack a third; of either."""
    peace = (("promise-peace", PROMISE_PEACE), ("want-peace", WANT_PEACE))
    found = [move for verb, move in peace if verb not in named]
    others = [identity for p, identity in enumerate(g.powers) if p not in (power, partner)]
    for verb, moves in (("promise-attack", PROMISE_ATTACK), ("want-attack", WANT_ATTACK)):
        if verb not in named:
            found += [moves[identity] for identity in others]
    return found


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
        if move == COUNTER:
            g.push(Draft(self.power, self.proposer, (), self.left))
            return
        facts: dict[str, Any] = {"power": side_id(g, self.power), "partner": side_id(g, self.proposer)}
        g.tell("agrees" if move == ACCEPT else "disagrees", self.rule, **facts)
        if move == ACCEPT:
            carry_out(g, self.proposer, self.power, self.terms)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts: dict[str, Any] = {"power": side_id(g, self.power), "partner": side_id(g, self.proposer)}
        return Prompt("consider", self.rule, {**facts, "number": len(self.terms)})


# ---- 4.5: where all have agreed to it, powers talk and ally whenever they like
#
# Ruling: anybody may open talks at the start of an Activation, and the Active power before each act of its Operation;
# with each other power once in an Activation.


RANK: Final = 60


def partners(g: Mediterranean, power: int) -> list[int]:
    """4.5: with whom a power may still open talks in this Activation."""
    if not g.optional & FREE_TALK:
        return []
    return [p for p in range(len(g.powers)) if p != power and not g.talked >> power * SEATS + p & 1]


def candidates(g: Mediterranean, power: int) -> list[Move]:
    """Everybody else, where talk is free."""
    return [TALK[g.powers[partner]] for partner in partners(g, power)]


def check(g: Mediterranean, power: int, move: Move) -> Refusal | None:
    """Whoever is listed may be talked to."""
    return None


def take(g: Mediterranean, power: int, move: Move) -> None:
    """4.5: the two talk."""
    partner = g.who(move[1])
    g.talked |= 1 << power * SEATS + partner
    g.push(Talks(power, 1 << partner))


_menu: Final = Menu(frozenset({"talk"}), candidates, check, candidates, take)
IN_EXPANSION: Final = EXPANSION_MENUS.add(RANK, _menu)
IN_OPERATIONS: Final = OPERATIONS_MENUS.add(RANK, _menu)


def open_talk(g: Mediterranean, power: int) -> None:
    """4.5: at the start of a power's Activation everybody may open talks, the others after it in play order."""
    g.talked = 0
    if g.optional & FREE_TALK:
        g.open_window(FreeTalk((power, *after(g, power)), "activation"))


class FreeTalk(PowerWindow, frozen=True):
    """4.5: whoever likes opens talks."""

    rule: ClassVar[str] = "4.5"
    asks: ClassVar[Asks] = Asks("free-talk", subjects.ASKER)
    asks_about: ClassVar[str] = "free-talk"

    def reactions(self, g: Mediterranean, asker: int) -> list[Move]:
        return candidates(g, asker)

    def surely_reacts(self, g: Mediterranean, asker: int) -> bool:
        """All can see that."""
        return bool(partners(g, asker))

    def refusal(self, g: Mediterranean, asker: int, move: Move) -> Refusal:
        """There is nothing else to think of."""
        return Refusal(self.rule, "has-talked")

    def react(self, g: Mediterranean, asker: int, move: Move) -> None:
        """They talk; then he may talk to another."""
        g.open_window(FreeTalk((asker,), "activation"))
        take(g, asker, move)
