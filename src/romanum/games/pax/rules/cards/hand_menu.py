"""Chapters 17.1.5 and 12.2.3a: what can be done with the cards in hand: play, discard, spend them on Mercenaries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from romanum.engine.action import Move
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import CARTHAGE, NONE, SPACE_COUNT, TABLES, TITLE_IDS
from romanum.games.pax.rules.cards.actions import DISCARD, HIRE_FOR, PLAY
from romanum.games.pax.rules.cards.card_play import hire_for, play_card, throw_away
from romanum.games.pax.rules.cards.card_register import AT_START, CARDS
from romanum.games.pax.state.forces import land_units, stacks_of
from romanum.games.pax.state.moves import ANY_MOMENT
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.stability import can_pay
from romanum.games.pax.state.steps import EXPANSION_MENUS, OPERATIONS_MENUS, Menu

RANK: Final = 90
PRICE: Final = TABLES.costs.hire_by_card


def titles_of(g: Mediterranean, power: int) -> list[int]:
    """The titles a power holds, each once."""
    return sorted(set(g.hand(power)))


def why_not(g: Mediterranean, power: int, title: int, moments: frozenset[int], about: int) -> Refusal | None:
    """17.1.5a: not at its moment, or of no use."""
    card = CARDS[title]
    if card.moments.isdisjoint(moments):
        return Refusal(card.rule, "card-not-now", {"card": TITLE_IDS[title]})
    return card.why_not(g, power, about)


# ---- Mercenaries of Carthage


def can_hire(g: Mediterranean, power: int) -> bool:
    """12.2.3a: whether Carthage has Talents, and Units whom Mercenaries can join: all can see that."""
    return g.plays(power, CARTHAGE) and can_pay(g, power, PRICE) and has_army(g, power)


def has_army(g: Mediterranean, power: int) -> bool:
    """12.2.4: whether a power has Land Units in a Space."""
    return any(g.at[stack] < SPACE_COUNT and land_units(g, stack) for stack in stacks_of(g, power))


def why_no_hire(g: Mediterranean, power: int) -> Refusal | None:
    """12.2.3b, 12.2.4."""
    if not can_pay(g, power, PRICE):
        return Refusal("12.2.3b", "talents-short", {"talents": g.treasury[power], "needed": PRICE})
    return None if has_army(g, power) else Refusal("12.2.4", "no-army-to-join")


# ---- the menu of the Active player


def candidates(g: Mediterranean, power: int) -> Iterable[Move]:
    """Every card in hand, in every way."""
    held = titles_of(g, power) if g.advanced else []
    found = [PLAY[title] for title in held]
    if held and g.plays(power, CARTHAGE):
        found += [HIRE_FOR[title] for title in held]
    return [*found, *(DISCARD[title] for title in held)]


def check(g: Mediterranean, power: int, move: Move, moments: frozenset[int]) -> Refusal | None:
    """17.1.5b: discarding is always possible."""
    if move[0] == "play":
        return why_not(g, power, move[1], moments, NONE)
    return why_no_hire(g, power) if move[0] == "hire-for" else None


def take(g: Mediterranean, power: int, move: Move) -> None:
    """Do it."""
    if move[0] == "play":
        play_card(g, power, move[1], NONE)
    elif move[0] == "hire-for":
        hire_for(g, power, move[1])
    else:
        throw_away(g, power, move[1])


def menu(*moments: int) -> Menu:
    """What the Active player can do with his cards, where these moments are."""
    now = frozenset(moments)

    def options(g: Mediterranean, power: int) -> list[Move]:
        if not g.advanced:
            return []
        return [move for move in candidates(g, power) if check(g, power, move, now) is None]

    return Menu(
        frozenset({"play", "discard", "hire-for"}),
        candidates,
        lambda g, power, move: check(g, power, move, now),
        options,
        take,
    )


SEGMENT_MENU: Final = OPERATIONS_MENUS.add(RANK, menu(ANY_MOMENT))
"""In the Card Segment, before the Operation is chosen, and while Units are recruited;"""
EXPANSION_MENU: Final = EXPANSION_MENUS.add(RANK, menu(ANY_MOMENT, AT_START))
"""in an Expansion there is CONQUEROR besides."""
