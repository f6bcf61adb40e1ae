"""Chapters 3.2.F2, 3.2.H3 and 17.1: the Card Segment, and the cards that are kept for the next Game-Turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.engine.step import SecretPlans
from romanum.games.pax.data.components import NONE, SEATS, TITLE_IDS
from romanum.games.pax.rules.cards.actions import KEEP_CARD, KEEP_NONE
from romanum.games.pax.rules.cards.card_play import MOST, OwnSegment, TooMany, lay_open
from romanum.games.pax.rules.cards.hand_menu import SEGMENT_MENU, titles_of
from romanum.games.pax.state.actions import DONE
from romanum.games.pax.state.errands import CardSegment, RetainCards
from romanum.games.pax.state.hands import discard, draw_card, gain_card, held_count, is_held, reshuffle, spend_card
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import Menu


@carries_out(CardSegment)
def draw(errand: CardSegment, g: Mediterranean) -> None:
    """17.1.3: the top card is drawn: played at once, or secret in hand; then hand cards as he likes.

    Whoever was given too many since the last card lays them down first (17.1.4a).
    """
    if any(held_count(g, power) > MOST for power in range(len(g.powers))):
        g.push(errand)
        g.push(TooMany())
        return
    power = errand.power
    title = draw_card(g)
    g.push(CardChoice(power))
    card = TITLE_IDS[title]
    if is_held(title):
        gain_card(g, power, title)
        g.tell("draws-card", "17.1.2", power=side_id(g, power), secret={"card": card}, eyes=(g.seats[power],))
    else:
        g.tell("draws-event", "17.1.2", power=side_id(g, power), card=card)
        lay_open(g, power, title, NONE)


class CardChoice(OwnSegment, frozen=True):
    """17.1.3: cards of the hand are played or discarded; no more than three are kept (17.1.4a)."""

    rule: ClassVar[str] = "17.1.3"
    menus: ClassVar[tuple[Menu, ...]] = (SEGMENT_MENU,)

    def check(self, g: Mediterranean, seat: int, move: Move) -> Refusal | None:
        """17.1.4a: with too many he is not done."""
        if move == DONE:
            return why_not_done(g, self.power)
        return super().check(g, seat, move)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        found = super().options(g, seat)
        return found[:-1] if why_not_done(g, self.power) else found

    def asks_anyway(self, g: Mediterranean) -> bool:
        """17.1.2: what is in hand is secret, so whoever has a card there is asked."""
        return held_count(g, self.power) > 0

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts: dict[str, Any] = {"power": side_id(g, self.power), "number": held_count(g, self.power), "most": MOST}
        return Prompt("card-segment", self.rule, facts)


def why_not_done(g: Mediterranean, power: int) -> Refusal | None:
    """17.1.4a."""
    number = held_count(g, power)
    return Refusal("17.1.4a", "too-many-cards", {"number": number, "most": MOST}) if number > MOST else None


# ---- the end of the Game-Turn


@carries_out(RetainCards)
def retain(errand: RetainCards, g: Mediterranean) -> None:
    """17.1.4b, 3.2.H3: everybody chooses in secret what to keep; then the deck is made anew."""
    g.bids = (NONE,) * SEATS
    waiting = tuple(g.seats[power] for power in range(len(g.powers)) if held_count(g, power))
    if waiting:
        g.push(CarryOver(waiting))
    else:
        renew(g)


class CarryOver(SecretPlans[Mediterranean], frozen=True):
    """17.1.4b: one card is kept for the next Game-Turn, or none."""

    rule: ClassVar[str] = "17.1.4b"
    asks: ClassVar[Asks] = Asks("carry-over")

    def candidates(self, g: Mediterranean, seat: int) -> Iterable[Move]:
        """Any of his, or none."""
        return [*(KEEP_CARD[title] for title in titles_of(g, g.seats.index(seat))), KEEP_NONE]

    def store(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Written down where nobody else sees it."""
        kept = move[1] if move != KEEP_NONE else NONE
        g.bids = changed(g.bids, g.seats.index(seat), kept)

    def reveal(self, g: Mediterranean) -> None:
        """All others go back, unseen."""
        for power in range(len(g.powers)):
            keep_only(g, power, g.bids[power])
        renew(g)


def keep_only(g: Mediterranean, power: int, kept: int) -> None:
    """17.1.4b: nobody sees which: whoever knew the hand does not know it any longer."""
    held = g.hand(power)
    for title in held:
        spend_card(g, power, title)
    if kept != NONE:
        held.remove(kept)
        gain_card(g, power, kept)
    for title in held:
        discard(g, title)


def renew(g: Mediterranean) -> None:
    """3.2.H3, 17.1.1: the rest makes a new deck."""
    g.bids = ()
    reshuffle(g)
    g.tell("new-deck", "3.2.H3", cards=len(g.deck))
