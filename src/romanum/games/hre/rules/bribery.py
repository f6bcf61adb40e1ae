"""Chapter 16, optional: a Roman attacked by Barbarians may offer Roman VP to be left alone."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.offers import Answer, Offer, Proposal
from romanum.engine.rule import Refusal
from romanum.games.hre.data.components import FACTIONS, PROVINCES, SIDE_IDS
from romanum.games.hre.rules.combat import call_off
from romanum.games.hre.state.position import Empire


class Bribery(Proposal[Empire], frozen=True):
    """16a: any number of Roman VP the Faction has. The context is the Province under attack."""

    rule: ClassVar[str] = "16a"

    def seat_of(self, g: Empire, side: int) -> int:
        """Both parties are Factions."""
        return g.seat_of[side]

    def terms(self, g: Empire) -> list[Move]:
        """From one point to all."""
        return [("offer", vp) for vp in range(1, g.roman_vp[self.giver] + 1)]

    def refusal(self, g: Empire, move: Move) -> Refusal:
        """More than he has, or nothing."""
        return Refusal("16a", "too-dear", {"cost": move[1], "vp": g.roman_vp[self.giver]})

    def answer(self, offer: Offer) -> Answer[Empire]:
        """The Barbarian player decides."""
        return BribeAnswer(offer, self.context)

    def made(self, g: Empire, offer: Offer) -> None:
        """All hear the offer."""
        g.tell("offer", "16a", faction=FACTIONS[self.giver].id, side=SIDE_IDS[g.side], vp=offer.terms[1])

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        """Who attacks where, and what there is to offer."""
        facts = {
            "faction": FACTIONS[self.giver].id,
            "side": SIDE_IDS[g.side],
            "province": PROVINCES[self.context[0]].id,
            "vp": g.roman_vp[self.giver],
        }
        return Prompt("bribery", self.rule, facts)


class BribeAnswer(Answer[Empire], frozen=True):
    """16b, 16c: accepted, the points change hands and the attack is called off; refused, it proceeds."""

    rule: ClassVar[str] = "16b"
    orders_about: ClassVar[str] = "bribe"

    def seat_of(self, g: Empire, side: int) -> int:
        """Both parties are Factions."""
        return g.seat_of[side]

    def accepted(self, g: Empire) -> None:
        """The player may not attack that Faction any more this turn, with any of his forces."""
        offer = self.offer
        vp = offer.terms[1]
        g.roman_vp[offer.giver] -= vp
        g.barbarian_vp[offer.taker] += vp
        g.promise(offer.taker, offer.giver)
        g.tell("bribe-taken", "16b", faction=FACTIONS[offer.giver].id, side=SIDE_IDS[g.side], vp=vp)
        call_off(g)

    def refused(self, g: Empire) -> None:
        """The Roman keeps his points."""
        offer = self.offer
        g.tell("bribe-refused", "16c", faction=FACTIONS[offer.giver].id, side=SIDE_IDS[g.side], vp=offer.terms[1])

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        offer = self.offer
        facts = {
            "faction": FACTIONS[offer.giver].id,
            "taker": FACTIONS[offer.taker].id,
            "side": SIDE_IDS[g.side],
            "province": PROVINCES[self.context[0]].id,
            "vp": offer.terms[1],
        }
        return Prompt("bribe-answer", self.rule, facts)
