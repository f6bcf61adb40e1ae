"""What a seat cannot see, dealt at random: other hands and tokens, consistent with all it knows."""

from __future__ import annotations

from romanum.engine.dice import Dice
from romanum.engine.secrecy import HIDDEN
from romanum.games.hre.data.components import CARDS, COLOURS, COUNTERS, PILES
from romanum.games.hre.state.position import HAND, HANDS, Empire


def deal(known: Empire, dice: Dice) -> Empire:
    """Fill in every hidden card and token."""
    g = known.copy()
    for colour in range(len(COLOURS)):
        _deal_colour(g, colour, dice)
    drawing_barbarians = g.drawn == HIDDEN and _draws_barbarians(g)
    _deal_tokens(g, g.barbarian_token, g.barbarian_done, COUNTERS.barbarian_tokens, drawing_barbarians, dice)
    _deal_tokens(g, g.emperor_token, g.emperor_done, COUNTERS.emperor_tokens, g.drawn == HIDDEN, dice)
    return g


def _deal_colour(g: Empire, colour: int, dice: Dice) -> None:
    """2c: hidden cards come from the rest of their pile."""
    hidden = [i for i in HANDS.hidden(g) if i % HAND == colour]
    if not hidden:
        return
    seen = set(g.hand[colour::HAND])
    rest = [c for c in PILES[colour] if c not in seen and c not in g.spent and (g.oraculum or not CARDS[c].optional)]
    dice.shuffle(rest)
    for i, card in zip(hidden, rest, strict=False):
        g.hand[i] = card


def _draws_barbarians(g: Empire) -> bool:
    """Which kind of token is in the drawer's hand: the step on top says so."""
    return bool(getattr(g.stack[-1], "barbarian", True))


def _deal_tokens(g: Empire, held: list[int], done: list[int], number: int, drawn: bool, dice: Dice) -> None:
    """6a: tokens are used in ascending order, so a hidden one is higher than all used ones of its kind."""
    hidden = [f for f, token in enumerate(held) if token == HIDDEN]
    if not hidden and not drawn:
        return
    used = max([token for f, token in enumerate(held) if done[f]], default=0)
    rest = [token for token in range(used + 1, number + 1) if token not in held and token != g.drawn]
    dice.shuffle(rest)
    for faction in hidden:
        held[faction] = rest.pop()
    if drawn:
        g.drawn = rest.pop()
