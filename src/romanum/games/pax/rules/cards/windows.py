"""Chapter 17.1.5: the moments at which powers may play cards they hold, one after the other.

The Active player has his cards on the menu of his own segments. The others are asked between two acts of a segment
(`ANY_MOMENT`), everybody after a Battle in the course of a move (`AFTER_BATTLE`), and whoever it concerns at the
moments that some cards name: an Army on a Transit Point, a transport at sea, a withdrawal, the shifts of a Battle.
Every kind of window can be wished away. Nobody is asked who has nothing to play; at a discreet table everybody is who
has a card in hand and might.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import NONE, SEATS, TITLE_IDS
from romanum.games.pax.rules.cards.actions import DISCARD, HIRE_FOR, PLAY
from romanum.games.pax.rules.cards.card_play import may_hold, play_card
from romanum.games.pax.rules.cards.card_register import CARDS, Card
from romanum.games.pax.rules.cards.hand_menu import can_hire, take, titles_of, why_no_hire
from romanum.games.pax.state.errands import CardMoment
from romanum.games.pax.state.hands import held_count
from romanum.games.pax.state.moves import AFTER_BATTLE, ANY_MOMENT, AT_HOME, AT_SHIFTS, BEFORE_WITHDRAWAL
from romanum.games.pax.state.position import NOBODY, SLAVE_MARCH, Mediterranean
from romanum.games.pax.state.sides import after, side_id
from romanum.games.pax.state.steps import PowerWindow

ANY_CARD: Final = "hand-card-window"
SOLDIERS: Final = "carthage-mercenaries"
KINDS: Final = (
    ANY_CARD, "raise-the-militia-card", SOLDIERS, "ambush", "naval-ambush", "cunctator", "battle-shift-cards",
)  # fmt: skip
"""The kinds of windows. An asker is a power and one of them: `power + SEATS * kind`."""
BETWEEN_ACTS: Final = (ANY_MOMENT, AFTER_BATTLE)
OF_ONE: Final = frozenset({AT_SHIFTS, BEFORE_WITHDRAWAL, AT_HOME})
"""Moments at which only the power they name is asked; at the others, all but that one."""


@carries_out(CardMoment)
def moment(errand: CardMoment, g: Mediterranean) -> None:
    """17.1.5a: whoever might have a card for it is asked, in play order; not while slaves march, before any segment."""
    if not g.advanced or g.move == SLAVE_MARCH or all(title == NONE for title in g.hands):
        return
    window = CardWindow((), "card", (errand.moment, errand.power, errand.about))
    askers = [power + SEATS * kind for power in powers_at(g, errand) for kind in range(len(KINDS))]
    askers = [asker for asker in askers if window.might_react(g, asker)]
    if askers:
        g.open_window(CardWindow(tuple(askers), window.trigger, window.context))


def powers_at(g: Mediterranean, errand: CardMoment) -> tuple[int, ...]:
    """Who may play at a moment, in the order of play: the Active player first, where he is not on his own menu."""
    if errand.moment in OF_ONE:
        return (errand.power,) if errand.power != NOBODY else ()
    if errand.power == NOBODY:
        return (g.active, *after(g, g.active)) if g.active != NOBODY else g.order
    return after(g, errand.power)


@cache
def titles_for(kind: str, now: int) -> tuple[int, ...]:
    """The titles that are asked for in a kind of window at a moment: between two acts, all in one."""
    cards = [(title, card) for title, card in sorted(CARDS.items()) if fits(card, now)]
    return tuple(title for title, card in cards if (ANY_CARD if now in BETWEEN_ACTS else card.window) == kind)


def fits(card: Card, now: int) -> bool:
    """17.1.5a: whether a card can be played at a moment; after a Battle most that can be played between two acts."""
    return ANY_MOMENT in card.moments and card.amid_moves if now == AFTER_BATTLE else now in card.moments


class CardWindow(PowerWindow, frozen=True):
    """17.1.5a: play a card that fits the moment; `context` is that of `CardMoment`."""

    rule: ClassVar[str] = "17.1.5a"

    def seat_of(self, g: Mediterranean, asker: int) -> int:
        """The seat that plays the power."""
        return g.seats[asker % SEATS]

    def window(self, g: Mediterranean) -> str:
        return KINDS[self.askers[0] // SEATS]

    def reactions(self, g: Mediterranean, asker: int) -> list[Move]:
        """Cards in hand that can be played; whoever is asked anyway may discard one (17.1.5b)."""
        power, kind = asker % SEATS, KINDS[asker // SEATS]
        held = titles_of(g, power)
        if kind == SOLDIERS:
            return [HIRE_FOR[title] for title in held] if can_hire(g, power) else []
        found = [PLAY[title] for title in held if self.refuses(g, power, kind, title) is None]
        if kind == ANY_CARD and (found or g.discreet):
            found += [DISCARD[title] for title in held]
        return found

    def all_candidates(self, g: Mediterranean, asker: int) -> Iterable[Move]:
        """All cards in hand."""
        power, kind = asker % SEATS, KINDS[asker // SEATS]
        held = titles_of(g, power)
        if kind == SOLDIERS:
            return [HIRE_FOR[title] for title in held]
        found = [PLAY[title] for title in held]
        return [*found, *(DISCARD[title] for title in held)] if kind == ANY_CARD else found

    def refusal(self, g: Mediterranean, asker: int, move: Move) -> Refusal:
        """Not now, or of no use."""
        power, kind = asker % SEATS, KINDS[asker // SEATS]
        found = why_no_hire(g, power) if move[0] == "hire-for" else self.refuses(g, power, kind, move[1])
        return found or Refusal(self.rule, "card-not-now", {"card": TITLE_IDS[move[1]]})

    def refuses(self, g: Mediterranean, power: int, kind: str, title: int) -> Refusal | None:
        """Why a card is not played in a kind of window."""
        if title not in titles_for(kind, self.context[0]):
            return Refusal(self.rule, "card-not-now", {"card": TITLE_IDS[title]})
        return CARDS[title].why_not(g, power, self.context[2])

    def might_react(self, g: Mediterranean, asker: int) -> bool:
        """Whoever has cards in hand, if any card that he may have could be played: as all can see."""
        power, kind = asker % SEATS, KINDS[asker // SEATS]
        if not held_count(g, power):
            return False
        if kind == SOLDIERS:
            return self.context[0] in BETWEEN_ACTS and can_hire(g, power)
        now, _, about = self.context
        titles = titles_for(kind, now)
        return any(may_hold(g, power, title) and CARDS[title].why_not(g, power, about) is None for title in titles)

    def react(self, g: Mediterranean, asker: int, move: Move) -> None:
        """It is played; then all are asked again, until all have passed in a row."""
        if len(self.askers) > 1:
            g.stack.pop()
        now, power, about = self.context
        g.push(CardMoment(now, power, about))
        if now == AT_SHIFTS:
            g.push(CardMoment(now, next(p for p in (*g.captains, NOBODY) if p != power), about))
        if move[0] == "play":
            play_card(g, asker % SEATS, move[1], about)
        else:
            take(g, asker % SEATS, move)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        kind = KINDS[self.askers[0] // SEATS]
        return Prompt(kind, self.rule, {"power": side_id(g, self.askers[0] % SEATS)})
