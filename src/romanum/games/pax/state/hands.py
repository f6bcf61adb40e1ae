"""Chapters 15.4.5 and 17.1: the deck and hands of cards, the pool of Objectives and those that a power holds."""

from __future__ import annotations

from typing import Final

from romanum.engine.hands import Hands
from romanum.engine.position import changed
from romanum.engine.secrecy import EVERYBODY
from romanum.games.pax.data.components import HELD, NONE, OBJECTIVE_IDS, OBJECTIVES, POWERS, REMOVED_AFTER, TITLE_IDS
from romanum.games.pax.state.position import HAND, HELD_OBJECTIVES, Mediterranean
from romanum.games.pax.state.sides import side_id


class SeenHands(Hands):
    """Hands of which some others may know some cards: besides the field, one with the mask of seats for each place."""

    def __init__(self, field: str, seen: str, size: int) -> None:
        super().__init__(field, size)
        self.seen = seen

    def place_in(self, g: Mediterranean, power: int, card: int) -> int:
        """The place of a card in the field; of several the one that most others know, then the first.

        Copies look alike: were another to leave, who knows one would see that there are two.
        """
        seen: tuple[int, ...] = getattr(g, self.seen)
        first = power * self.size
        places = [at for at, held in enumerate(self.of(g, power), first) if held == card]
        return max(places, key=lambda at: seen[at].bit_count())

    def take_in(self, g: Mediterranean, power: int, card: int, eyes: int) -> None:
        """A card comes to hand, which these seats know besides its owner."""
        at = self.place_in(g, power, NONE)
        self.gain(g, power, card)
        setattr(g, self.seen, changed(getattr(g, self.seen), at, eyes))

    def give_up(self, g: Mediterranean, power: int, card: int) -> None:
        """A card leaves the hand; the rest closes up, and who knows it goes with it.

        Who knew only another copy cannot tell which of them has left.
        """
        at, first, end = self.place_in(g, power, card), power * self.size, (power + 1) * self.size
        eyes: tuple[int, ...] = getattr(g, self.seen)
        own = self.of(g, power)
        kept = [e & eyes[at] if held == card else e for held, e in zip(own, eyes[first:end], strict=True)]
        self.lay(g, power, [*own[: at - first], *own[at - first + 1 :]])
        setattr(g, self.seen, (*eyes[:first], *kept[: at - first], *kept[at - first + 1 :], 0, *eyes[end:]))

    def show(self, g: Mediterranean, power: int, card: int, seats: int) -> None:
        """All copies of a card in a hand are shown to these seats."""
        first = power * self.size
        seen = list(getattr(g, self.seen))
        for at, held in enumerate(self.of(g, power), first):
            if held == card:
                seen[at] |= seats
        setattr(g, self.seen, tuple(seen))
        g.reveals += 1


HANDS: Final = SeenHands("hands", "hand_seen", HAND)
MARKERS: Final = SeenHands("objectives", "objective_seen", HELD_OBJECTIVES)


# ---- cards


def held_count(g: Mediterranean, power: int) -> int:
    """How many cards a power holds; everybody sees that."""
    return HANDS.count(g, power)


def gain_card(g: Mediterranean, power: int, title: int, seen: int = 0) -> None:
    """A card comes to a hand; `seen` are seats that know it besides its owner."""
    HANDS.take_in(g, power, title, seen)
    g.reveals += 1


def spend_card(g: Mediterranean, power: int, title: int) -> None:
    """A card leaves a hand; the rest closes up."""
    HANDS.give_up(g, power, title)


def discard(g: Mediterranean, title: int, played: bool = False) -> None:
    """17.1.1: a card goes to the discards, or out of the game if it was played and says so."""
    if played and REMOVED_AFTER[title]:
        g.removed = changed(g.removed, title, g.removed[title] + 1)
    else:
        g.discards = changed(g.discards, title, g.discards[title] + 1)


def draw_card(g: Mediterranean) -> int:
    """17.1.3: the top card; a deck that is used up is made anew of the discards."""
    if not g.deck:
        reshuffle(g)
    title, g.deck = g.deck[0], g.deck[1:]
    g.reveals += 1
    return title


def reshuffle(g: Mediterranean) -> None:
    """3.2.H3: all cards but those in hands and those removed make a new deck."""
    cards = [*g.deck, *(title for title, number in enumerate(g.discards) for _ in range(number))]
    g.dice.shuffle(cards)
    g.deck, g.discards = tuple(cards), (0,) * len(g.discards)


def show_hand(g: Mediterranean, power: int, seat: int) -> None:
    """17.2-SPIES: a seat sees what a power holds now."""
    for title in set(g.hand(power)):
        HANDS.show(g, power, title, 1 << seat)
    g.reveals += 1
    titles = [TITLE_IDS[title] for title in g.hand(power)]
    g.tell("spies", "17.2-SPIES", power=side_id(g, power), secret={"cards": titles}, eyes=(seat,))


def is_held(title: int) -> bool:
    """17.1.2: whether a card may be kept in hand."""
    return HELD[title]


# ---- objectives


def may_use(g: Mediterranean, power: int, letter: int) -> bool:
    """15.4.5b, 15.4.9: whether an Objective is not barred to a power."""
    objective, name, row = OBJECTIVES[letter], POWERS[g.powers[power]].id, g.setting.row
    return name not in objective.barred and name not in row.objectives_barred.get(objective.id, ())


def draw_objective(g: Mediterranean, power: int) -> int:
    """15.4.5: a marker drawn blindly; one that is barred goes back and another is drawn. None if none is left."""
    pool = list(g.objective_pool)
    usable = [at for at, letter in enumerate(pool) if may_use(g, power, letter)]
    if not usable:
        return NONE
    letter = pool.pop(usable[g.dice.roll(len(usable)) - 1])
    g.objective_pool = tuple(pool)
    MARKERS.take_in(g, power, letter, 0)
    g.reveals += 1
    seat = g.seats[power]
    known = {"objective": OBJECTIVE_IDS[letter]}
    g.tell("objective-drawn", "15.4.5a", power=side_id(g, power), secret=known, eyes=(seat,))
    return letter


def return_objective(g: Mediterranean, power: int, letter: int) -> None:
    """15.4.7: a marker goes back to the pool, the rest closes up."""
    MARKERS.give_up(g, power, letter)
    _into_the_pool(g, letter)


def _into_the_pool(g: Mediterranean, letter: int) -> None:
    pool = [*g.objective_pool, letter]
    g.dice.shuffle(pool)
    g.objective_pool = tuple(pool)


def swap_last_objective(g: Mediterranean, power: int) -> int:
    """15.4.5b: the marker drawn last is laid aside, another drawn, and the first put back; none if he keeps it."""
    letter = g.objectives_of(power)[-1]
    MARKERS.lay(g, power, g.objectives_of(power)[:-1])
    other = draw_objective(g, power)
    if other == NONE:
        MARKERS.take_in(g, power, letter, 0)
    else:
        _into_the_pool(g, letter)
    return other


def show_objective(g: Mediterranean, power: int, letter: int, seats: int = EVERYBODY) -> None:
    """15.4.6, 15.4.8: a marker is shown, to everybody or to an ally."""
    MARKERS.show(g, power, letter, seats)
