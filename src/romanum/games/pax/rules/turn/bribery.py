"""Chapter 4.4: bribery: Talents for whoever is about to attack, who may take them and do it all the same.

It is offered before anything is paid or done for the attack (`Assault`), so that there is something to be left.
"""

from __future__ import annotations

from typing import Any, ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.offers import Answer, Offer, Proposal
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import PLACE_IDS
from romanum.games.pax.rules.turn.actions import PRESS_ON, TURN_BACK
from romanum.games.pax.rules.turn.agreements import hand_over, promise
from romanum.games.pax.state.errands import Assault, Bribery
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.promises import SPARE, break_word
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice


@carries_out(Bribery)
def begin(errand: Bribery, g: Mediterranean) -> None:
    """4.4: whoever is threatened may hold out Talents, if he has any."""
    if g.treasury[errand.threatened]:
        g.push(OfferBribe(errand.threatened, errand.mover, (errand.place,)))


class OfferBribe(Proposal[Mediterranean], frozen=True):
    """4.4: Talents to be left alone here and now."""

    rule: ClassVar[str] = "4.4"
    asks_about: ClassVar[str] = "bribery"
    decline: ClassVar[Move] = ("no-offer",)

    def seat_of(self, g: Mediterranean, side: int) -> int:
        """The seat of a power."""
        return g.seats[side]

    def terms(self, g: Mediterranean) -> list[Move]:
        """One Talent to all there are."""
        return [("bribe", talents) for talents in range(1, g.treasury[self.giver] + 1)]

    def refusal(self, g: Mediterranean, move: Move) -> Refusal:
        """More than he has."""
        return Refusal("4.4", "too-dear", {"talents": move[1], "treasury": g.treasury[self.giver]})

    def answer(self, offer: Offer) -> Answer[Mediterranean]:
        return TakeBribe(offer, self.context)

    def made(self, g: Mediterranean, offer: Offer) -> None:
        facts: dict[str, Any] = {
            "power": side_id(g, self.giver),
            "partner": side_id(g, self.taker),
            "talents": offer.terms[1],
        }
        g.tell("offers-bribe", self.rule, place=PLACE_IDS[self.context[0]], **facts)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts: dict[str, Any] = {"power": side_id(g, self.giver), "partner": side_id(g, self.taker)}
        return Prompt("bribe", self.rule, {**facts, "place": PLACE_IDS[self.context[0]]})


class TakeBribe(Answer[Mediterranean], frozen=True):
    """4.4: the Talents change hands at once; what the mover does then is up to him."""

    rule: ClassVar[str] = "4.4"
    orders_about: ClassVar[str] = "bribes-taken"

    def seat_of(self, g: Mediterranean, side: int) -> int:
        """The seat of a power."""
        return g.seats[side]

    def accepted(self, g: Mediterranean) -> None:
        """He is paid, and his word is on record; then he keeps it or not."""
        hand_over(g, self.offer.giver, self.offer.taker, self.offer.terms[1])
        promise(g, self.offer.taker, self.offer.giver, SPARE, self.context[0])
        g.push(KeepWord(self.offer.taker, self.offer.giver, self.context[0], self.offer.terms[1]))

    def refused(self, g: Mediterranean) -> None:
        facts: dict[str, Any] = {"power": side_id(g, self.offer.taker), "partner": side_id(g, self.offer.giver)}
        g.tell("refuses-bribe", self.rule, **facts)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts: dict[str, Any] = {"power": side_id(g, self.offer.taker), "partner": side_id(g, self.offer.giver)}
        return Prompt("take-bribe", self.rule, {**facts, "talents": self.offer.terms[1]})


class KeepWord(PowerChoice, frozen=True):
    """4.4: whether he who was paid leaves it; then nothing has been done, and he goes on from where he is."""

    partner: int
    place: int
    talents: int
    rule: ClassVar[str] = "4.4"
    orders_about: ClassVar[str] = "kept-word"
    agree: ClassVar[Move] = TURN_BACK
    decline: ClassVar[Move] = PRESS_ON

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """His word, or the attack."""
        return [TURN_BACK, PRESS_ON]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """What was to be done is called off, or done by somebody whose word is worth less from now on."""
        if move == PRESS_ON:
            break_word(g, self.power, self.partner)
            return
        g.call_off(Assault)
        facts: dict[str, Any] = {"power": side_id(g, self.power), "partner": side_id(g, self.partner)}
        g.tell("turns-back", self.rule, **facts, place=PLACE_IDS[self.place])

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts: dict[str, Any] = {"power": side_id(g, self.power), "partner": side_id(g, self.partner)}
        return Prompt("keep-word", self.rule, {**facts, "place": PLACE_IDS[self.place]})
