"""Chapters 17.1.5 and 17.2-DEUS-EX-MACHINA: a card is laid open: all see it, one may cancel it, it takes effect."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.pax.data.components import COPIES, NONE, REMOVED_AFTER, TABLES, TITLE, TITLE_IDS
from romanum.games.pax.rules.cards.actions import DISCARD, PLAY
from romanum.games.pax.rules.cards.card_register import CARDS, IN_ANSWER, Card, no_event, title
from romanum.games.pax.state.errands import Hire
from romanum.games.pax.state.hands import discard, held_count, spend_card
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import after, side_id
from romanum.games.pax.state.steps import MenuStep, PowerChoice, PowerWindow

DEUS: Final = TITLE["deus_ex_machina"]
MOST: Final = TABLES.cards_effects.hand
"""17.1.4a: Hold in Hand cards a power."""


@title("deus_ex_machina")
class DeusExMachina(Card):
    """17.2-DEUS-EX-MACHINA: it cancels a card of somebody else, and does nothing else."""

    rule = "17.2-DEUS-EX-MACHINA"
    moments = frozenset({IN_ANSWER})
    window = "deus-ex-machina"


def may_hold(g: Mediterranean, power: int, title: int) -> bool:
    """Whether, as far as everybody knows, a power may have a card of a title in hand."""
    return held_count(g, power) > 0 and g.discards[title] + g.removed[title] < COPIES[title]


# ---- playing


def play_card(g: Mediterranean, power: int, title: int, about: int) -> None:
    """17.1.5a: a held card is laid open."""
    spend_card(g, power, title)
    g.tell("plays-card", CARDS[title].rule, power=side_id(g, power), card=TITLE_IDS[title])
    lay_open(g, power, title, about)


def lay_open(g: Mediterranean, power: int, title: int, about: int, hiring: bool = False) -> None:
    """17.2-DEUS-EX-MACHINA: before it does anything the others may cancel it."""
    discard(g, title)
    g.push(TakeEffect(power, title, about, hiring))
    g.open_window(DeusWindow(after(g, power), TITLE_IDS[title]))


def hire_for(g: Mediterranean, power: int, title: int) -> None:
    """12.2.3a: Carthage plays a held card for Mercenaries; what it says is ignored."""
    spend_card(g, power, title)
    g.tell("hires-for-card", "12.2.3a", power=side_id(g, power), card=TITLE_IDS[title])
    lay_open(g, power, title, NONE, hiring=True)


def throw_away(g: Mediterranean, power: int, title: int) -> None:
    """17.1.5b: a held card is discarded as No Event."""
    spend_card(g, power, title)
    discard(g, title)
    g.tell("discards-card", "17.1.5b", power=side_id(g, power), card=TITLE_IDS[title])


class TakeEffect(Task[Mediterranean], frozen=True):
    """17.2: nobody has cancelled it: the card does what it says, if it still can."""

    power: int
    title: int
    about: int
    hiring: bool = False
    """12.2.3a: it is given for Mercenaries."""
    rule: ClassVar[str] = "17.1.5a"

    def run(self, g: Mediterranean) -> None:
        """It may be out of the game now; whoever has too many cards by it must lay some down."""
        card = CARDS[self.title]
        if self.hiring:
            g.push(Hire(self.power, False))
            return
        if REMOVED_AFTER[self.title]:
            g.discards = changed(g.discards, self.title, g.discards[self.title] - 1)
            g.removed = changed(g.removed, self.title, g.removed[self.title] + 1)
        g.push(TooMany())
        if card.why_not(g, self.power, self.about) is None:
            card.play(g, self.power, self.about)
        else:
            no_event(g, card, self.power)


class DeusWindow(PowerWindow, frozen=True):
    """17.2-DEUS-EX-MACHINA: cancel a card before it has any effect; both are discarded."""

    rule: ClassVar[str] = "17.2-DEUS-EX-MACHINA"
    asks_about: ClassVar[str] = "deus-ex-machina"

    def reactions(self, g: Mediterranean, asker: int) -> list[Move]:
        """The card of that name."""
        return [PLAY[DEUS]] if DEUS in g.hand(asker) else []

    def all_candidates(self, g: Mediterranean, asker: int) -> Iterable[Move]:
        """The same, in hand or not."""
        return [PLAY[DEUS]]

    def refusal(self, g: Mediterranean, asker: int, move: Move) -> Refusal:
        """It is not there."""
        return Refusal("17.1.5a", "card-not-held", {"card": TITLE_IDS[DEUS]})

    def might_react(self, g: Mediterranean, asker: int) -> bool:
        """Whoever has cards, as long as it has not been seen to go."""
        return may_hold(g, asker, DEUS)

    def react(self, g: Mediterranean, asker: int, move: Move) -> None:
        """What it was to do does not happen; nobody else need be asked."""
        effect = g.call_off(TakeEffect)
        spend_card(g, asker, DEUS)
        discard(g, DEUS)
        card = TITLE_IDS[effect.title]
        g.tell("cancels-card", self.rule, power=side_id(g, asker), card=card, victim=side_id(g, effect.power))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        victim = g.running(TakeEffect).power
        facts = {"power": side_id(g, self.askers[0]), "card": self.trigger, "victim": side_id(g, victim)}
        return Prompt("cancel-card", self.rule, facts)


# ---- too many cards


class OwnSegment(MenuStep, frozen=True):
    """17.1.3: somebody's Card Segment, in which he plays or discards what he has too many."""

    abstract: ClassVar[bool] = True


class TooMany(Task[Mediterranean], frozen=True):
    """17.1.4a: nobody keeps more than three, however they came to him; in his own Card Segment he may play one."""

    rule: ClassVar[str] = "17.1.4a"
    stays: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        """The first who has too many lays one down; then it is looked again."""
        segment = g.innermost(OwnSegment)
        powers = [power for power in range(len(g.powers)) if segment is None or segment.power != power]
        over = next((power for power in powers if held_count(g, power) > MOST), NONE)
        if over == NONE:
            g.stack.pop()
        else:
            g.push(LayDown(over))


class LayDown(PowerChoice, frozen=True):
    """17.1.4a: one card too many is laid down."""

    rule: ClassVar[str] = "17.1.4a"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [DISCARD[title] for title in sorted(set(g.hand(self.power)))]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        throw_away(g, self.power, move[1])

    def asks_anyway(self, g: Mediterranean) -> bool:
        """Equal cards in hand are nobody's business."""
        return True

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        return Prompt("lay-down", self.rule, {"power": side_id(g, self.power), "most": MOST})
