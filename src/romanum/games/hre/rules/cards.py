"""Chapter 7, in general: when a card may be used, and how it is spent. What cards do stands in other modules.

A card played is revealed and spent (7d); then whoever holds the Oraculum may cancel it; then its effect follows.
Modules that know an effect register it with `@effect("kind")`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Task, Window, wants
from romanum.games.hre.data.components import CARD, CARDS, FACTIONS
from romanum.games.hre.state.actions import CARD_MOVE
from romanum.games.hre.state.position import HANDS, NONE, Empire

CARDS_A_TURN: Final = 2
CARDS_A_PHASE: Final = 1
ORACULUM: Final = CARD["oraculum"]

Effect = Callable[[Empire, int, int], None]
EFFECTS: Final[dict[str, Effect]] = {}


def effect(kind: str) -> Callable[[Effect], Effect]:
    """Register what a kind of card does: a function of position, Faction and card."""

    def register(function: Effect) -> Effect:
        EFFECTS[kind] = function
        return function

    return register


def limits(g: Empire, faction: int, card: int) -> Refusal | None:
    """7.1, 7b: the turns on the card; two cards a Game Turn, one a Phase, whoever's Phase it is."""
    name = CARDS[card].id
    if not HANDS.has(g, faction, card):
        return Refusal("7d", "not-in-hand", {"card": name})
    first, last = CARDS[card].turns
    if not first <= g.turn <= last:
        return Refusal("7.1", "wrong-turn", {"card": name, "first": first, "last": last, "turn": g.turn})
    if g.cards_this_phase[faction] >= CARDS_A_PHASE:
        return Refusal("7b", "card-a-phase", {"limit": CARDS_A_PHASE})
    if g.cards_this_turn[faction] >= CARDS_A_TURN:
        return Refusal("7b", "cards-a-turn", {"limit": CARDS_A_TURN})
    return None


def might_hold(g: Empire, faction: int, card: int) -> bool:
    """As far as the others know, the Faction could hold and use this card now."""
    first, last = CARDS[card].turns
    return (
        HANDS.at(g, faction, card) != NONE
        and first <= g.turn <= last
        and card not in g.spent
        and g.cards_this_phase[faction] < CARDS_A_PHASE
        and g.cards_this_turn[faction] < CARDS_A_TURN
    )


def worth_asking(g: Empire, window: OneCardWindow) -> bool:
    """Whether to open a window for its first asker: he can use the card and wants to be asked, or in a discreet match
    somebody might have it."""
    faction, card = window.askers[0], window.card
    if g.discreet:
        return might_hold(g, faction, card)
    if not HANDS.has(g, faction, card) or limits(g, faction, card) is not None:
        return False
    return wants(g, g.seat_of[faction], window)


def play_card(g: Empire, faction: int, card: int) -> None:
    """7d: reveal and spend a card; it takes effect unless the Oraculum speaks against it."""
    HANDS.play(g, faction, card)
    g.spent.append(card)
    g.cards_this_phase[faction] += 1
    g.cards_this_turn[faction] += 1
    g.tell("card", "7d", faction=FACTIONS[faction].id, card=CARDS[card].id)
    g.push(CardEffect(card, faction))
    if not g.discreet and ORACULUM not in g.hand:
        return
    others = [OracleWindow((f,), "card", (card, faction)) for f in range(g.factions) if f != faction]
    askers = tuple(window.askers[0] for window in others if worth_asking(g, window))
    if askers and card != ORACULUM:
        g.open_window(OracleWindow(askers, "card", (card, faction)))


class CardEffect(Task[Empire], frozen=True):
    """A card about to take effect."""

    card: int
    faction: int
    rule: ClassVar[str] = "7d"

    def run(self, g: Empire) -> None:
        EFFECTS[CARDS[self.card].kind](g, self.faction, self.card)


class OneCardWindow(Window[Empire], frozen=True):
    """A moment at which Factions may play one particular card."""

    card: ClassVar[int]
    rule: ClassVar[str] = "7c"
    abstract: ClassVar[bool] = True

    def seat_of(self, g: Empire, asker: int) -> int:
        """Askers are Factions."""
        return g.seat_of[asker]

    def window(self, g: Empire) -> str:
        """Each card is a kind of its own."""
        return CARDS[self.card].id

    def all_candidates(self, g: Empire, asker: int) -> list[Move]:
        """The card of this moment."""
        return [CARD_MOVE[self.card]]

    def reactions(self, g: Empire, asker: int) -> list[Move]:
        """The card, if the Faction holds it and may use it."""
        return [] if self.forbids(g, asker) else [CARD_MOVE[self.card]]

    def forbids(self, g: Empire, asker: int) -> Refusal | None:
        """Why the card may not be played now; None if it may."""
        return limits(g, asker, self.card)

    def refusal(self, g: Empire, asker: int, move: Move) -> Refusal:
        """The same, for a candidate that was not offered."""
        return self.forbids(g, asker) or Refusal(self.rule, "not-in-hand", {"card": CARDS[self.card].id})

    def might_react(self, g: Empire, asker: int) -> bool:
        """By what all can see."""
        return might_hold(g, asker, self.card)

    def react(self, g: Empire, asker: int, move: Move) -> None:
        play_card(g, asker, self.card)

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        """What has happened, and who may react."""
        return Prompt("window-others", self.rule, {"faction": FACTIONS[self.askers[0]].id})


class OracleWindow(OneCardWindow, frozen=True):
    """Oraculum: when another player has played a card, its holder may cancel it."""

    card: ClassVar[int] = ORACULUM

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        """Which card is about to take effect."""
        played, by = self.context
        facts = {"faction": FACTIONS[self.askers[0]].id, "card": CARDS[played].id, "other": FACTIONS[by].id}
        return Prompt("oracle" if seat == self.seat_of(g, self.askers[0]) else "window-others", self.rule, facts)


@effect("cancellation")
def cancel(g: Empire, faction: int, card: int) -> None:
    """The card played before loses its effect; it is spent all the same."""
    cancelled = g.call_off(CardEffect)
    g.tell("cancelled", "7c", faction=FACTIONS[faction].id, card=CARDS[cancelled.card].id)
