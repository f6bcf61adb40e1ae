"""Chapters 15.4.5 and 17.1: the deck and hands of cards, the pool of Objectives and those that a power holds."""

from __future__ import annotations

from romanum.engine.secrecy import EVERYBODY
from romanum.games.pax.data.components import HELD, NONE, OBJECTIVE_IDS, OBJECTIVES, POWERS, REMOVED_AFTER, TITLE_IDS
from romanum.games.pax.state.position import HAND, HELD_OBJECTIVES, Mediterranean, changed
from romanum.games.pax.state.sides import side_id

# ---- cards


def held_count(g: Mediterranean, power: int) -> int:
    """How many cards a power holds; everybody sees that."""
    return len(g.hand(power))


def gain_card(g: Mediterranean, power: int, title: int, seen: int = 0) -> None:
    """A card comes to a hand; `seen` are seats that know it besides its owner."""
    first = power * HAND
    at = g.hands.index(NONE, first, first + HAND)
    g.hands, g.hand_seen = changed(g.hands, at, title), changed(g.hand_seen, at, seen)
    g.reveals += 1


def spend_card(g: Mediterranean, power: int, title: int) -> None:
    """A card leaves a hand; the rest closes up."""
    first, end = power * HAND, (power + 1) * HAND
    at = g.hands.index(title, first, end)
    g.hands = (*g.hands[:at], *g.hands[at + 1 : end], NONE, *g.hands[end:])
    g.hand_seen = (*g.hand_seen[:at], *g.hand_seen[at + 1 : end], 0, *g.hand_seen[end:])


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
    title, g.deck = g.deck[-1], g.deck[:-1]
    g.reveals += 1
    return title


def reshuffle(g: Mediterranean) -> None:
    """3.2.H3: all cards but those in hands and those removed make a new deck."""
    cards = [*g.deck, *(title for title, number in enumerate(g.discards) for _ in range(number))]
    g.dice.shuffle(cards)
    g.deck, g.discards = tuple(cards), (0,) * len(g.discards)


def show_hand(g: Mediterranean, power: int, seat: int) -> None:
    """17.2-SPIES: a seat sees what a power holds now."""
    first = power * HAND
    seen = list(g.hand_seen)
    for at in range(first, first + HAND):
        if g.hands[at] != NONE:
            seen[at] |= 1 << seat
    g.hand_seen = tuple(seen)
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
    first = power * HELD_OBJECTIVES
    at = g.objectives.index(NONE, first, first + HELD_OBJECTIVES)
    g.objectives, g.objective_seen = changed(g.objectives, at, letter), changed(g.objective_seen, at, 0)
    g.reveals += 1
    seat = g.seats[power]
    known = {"objective": OBJECTIVE_IDS[letter]}
    g.tell("objective-drawn", "15.4.5a", power=side_id(g, power), secret=known, eyes=(seat,))
    return letter


def return_objective(g: Mediterranean, power: int, letter: int) -> None:
    """15.4.7: a marker goes back to the pool, the rest closes up."""
    first, end = power * HELD_OBJECTIVES, (power + 1) * HELD_OBJECTIVES
    at = g.objectives.index(letter, first, end)
    g.objectives = (*g.objectives[:at], *g.objectives[at + 1 : end], NONE, *g.objectives[end:])
    g.objective_seen = (*g.objective_seen[:at], *g.objective_seen[at + 1 : end], 0, *g.objective_seen[end:])
    pool = [*g.objective_pool, letter]
    g.dice.shuffle(pool)
    g.objective_pool = tuple(pool)


def show_objective(g: Mediterranean, power: int, letter: int, seats: int = EVERYBODY) -> None:
    """15.4.6, 15.4.8: a marker is shown, to everybody or to an ally."""
    first = power * HELD_OBJECTIVES
    at = g.objectives.index(letter, first, first + HELD_OBJECTIVES)
    g.objective_seen = changed(g.objective_seen, at, g.objective_seen[at] | seats)
    g.reveals += 1
