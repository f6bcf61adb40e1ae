"""Chapter 17.2: the register of titles: when a card may be played, whether its play is possible, and what it does.

A title is a small class, written where its like are and registered by `title`. What it leaves unsaid is as for most:

    @title("spies")
    class Spies(Card):
        "17.2-SPIES: look at somebody's hand."
        rule = "17.2-SPIES"

        def why_not(self, g, power, about):         # None, or the Refusal that says why it cannot be played now
            return None if self.choices(g, power, about) else Refusal(self.rule, "nobody-has-cards")

        def choices(self, g, power, about):         # what its player chooses among once it is played; asked by `Aim`
            return [NAME[g.powers[p]] for p in after(g, power) if held_count(g, p)]

        def chosen(self, g, power, about, move):    # what his choice does
            show_hand(g, g.who(move[1]), g.seats[power])

A card that needs no choice says what it does in `play` instead. By then the card has left the hand, everybody has seen
it, and nobody has cancelled it (17.2-DEUS-EX-MACHINA); `about` is what the `CardMoment` was about: a stack, or none.
Words: `ask-aim-ID` for a card with choices, of what `facts` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import TITLE, TITLE_IDS
from romanum.games.pax.state.moves import ANY_MOMENT
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice

WHEN_DRAWN: Final = -1
"""17.1.2: besides the moments of `state.moves`: a Play When Drawn card."""
AT_START: Final = -2
"""17.2-CONQUEROR: at the beginning of an Expansion of one's own."""
IN_ANSWER: Final = -3
"""17.2-DEUS-EX-MACHINA: in answer to a card of somebody else."""


class Card:
    """What a title is to the rules."""

    title: int
    """Its number (`components.TITLE`), given when it is registered."""
    rule: ClassVar[str] = "17.1.5a"
    moments: ClassVar[frozenset[int]] = frozenset({ANY_MOMENT})
    """When it may be played: `WHEN_DRAWN`, or moments of `CardMoment`; `ANY_MOMENT`: also in one's own segments."""
    amid_moves: ClassVar[bool] = True
    """Whether one that may be played at any moment may be so after a Battle in the course of a move."""
    window: ClassVar[str] = "hand-card-window"
    """The kind of window in which powers are asked about it at a moment of its own."""

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """Why a power may not play it at its moment, told from what all can see; a drawn card is then No Event."""
        return None

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """It takes effect: unless told otherwise, its player is asked for his choice; without any it is No Event."""
        if self.choices(g, power, about):
            ask(g, self, power, about)
        else:
            no_event(g, self, power)

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """Among what its player chooses."""
        return []

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """His choice takes effect. The question is off the stack; `ask` puts it there again for the next."""

    def facts(self, g: Mediterranean, power: int, about: int) -> dict[str, Any]:
        """What the question says besides who is asked and about which card."""
        return {}


CARDS: Final[dict[int, Card]] = {}
"""By title."""


def title(name: str) -> Callable[[type[Card]], type[Card]]:
    """Register what a title does."""

    def register(cls: type[Card]) -> type[Card]:
        number = TITLE[name]
        if number in CARDS:
            raise ValueError(f"two classes for the title {name}")
        CARDS[number] = cls()
        CARDS[number].title = number
        return cls

    return register


def no_event(g: Mediterranean, card: Card, power: int) -> None:
    """17.1.5b: a card without effect."""
    g.tell("card-idle", card.rule, power=side_id(g, power), card=TITLE_IDS[card.title])


class Aim(PowerChoice, frozen=True):
    """17.2: a power chooses what its card is to do."""

    title: int
    about: int
    rule: ClassVar[str] = "17.1.5a"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """What the card says."""
        return CARDS[self.title].choices(g, self.power, self.about)

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        CARDS[self.title].chosen(g, self.power, self.about, move)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        """Which card, and what it is about."""
        card = CARDS[self.title]
        facts = {"power": side_id(g, self.power), "card": TITLE_IDS[self.title]}
        return Prompt(f"aim-{TITLE_IDS[self.title]}", card.rule, facts | card.facts(g, self.power, self.about))


def ask(g: Mediterranean, card: Card, power: int, about: int) -> None:
    """A power chooses what its card is to do."""
    g.push(Aim(power, card.title, about))
