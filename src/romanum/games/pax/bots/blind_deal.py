"""Dealing what a seat cannot see: Tribal Counters, cards, Objectives, leaders drawn in secret, and plans of others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from romanum.engine.dice import Dice
from romanum.engine.secrecy import HIDDEN
from romanum.games.pax.data.components import COPIES, HELD, NONE, STRENGTHS
from romanum.games.pax.rules.turn.leader_selection import Stationing, places_of
from romanum.games.pax.state.hands import may_use
from romanum.games.pax.state.leaders import command_posts, pool_of
from romanum.games.pax.state.position import DRAWN, HELD_OBJECTIVES, Mediterranean


def deal(known: Mediterranean, dice: Dice) -> Mediterranean:
    """A full position that agrees with what is known."""
    g = known.copy()
    _deal_tribes(g, dice)
    _deal_cards(g, dice)
    _deal_objectives(g, dice)
    _deal_leaders(g, dice)
    g.plan = tuple(NONE if value == HIDDEN else value for value in g.plan)
    g.bids = tuple(NONE if value == HIDDEN else value for value in g.bids)
    return g


def _rest(whole: Iterable[int], seen: Iterable[int]) -> list[int]:
    """What is left of a multitude without those that are seen."""
    return list((Counter(whole) - Counter(value for value in seen if value >= 0)).elements())


def _filled(values: tuple[int, ...], given: Iterator[int]) -> tuple[int, ...]:
    return tuple(next(given) if value == HIDDEN else value for value in values)


def _deal_tribes(g: Mediterranean, dice: Dice) -> None:
    unseen = _rest(STRENGTHS, (*g.tribe, *g.tribe_pool))
    dice.shuffle(unseen)
    given = iter(unseen)
    g.tribe, g.tribe_pool = _filled(g.tribe, given), _filled(g.tribe_pool, given)


def _deal_cards(g: Mediterranean, dice: Dice) -> None:
    """Hands hold only what may be held (17.1.2)."""
    if not g.advanced:
        return
    whole = [t for t, copies in enumerate(COPIES) for _ in range(copies - g.discards[t] - g.removed[t])]
    unseen = _rest(whole, (*g.hands, *g.deck))
    dice.shuffle(unseen)
    unseen.sort(key=lambda title: not HELD[title])
    number = sum(value == HIDDEN for value in g.hands)
    holdable = [title for title in unseen if HELD[title]]
    g.hands = _filled(g.hands, iter(holdable))
    rest = _rest(unseen, holdable[:number])
    dice.shuffle(rest)
    g.deck = _filled(g.deck, iter(rest))


def _deal_objectives(g: Mediterranean, dice: Dice) -> None:
    """No power holds what is barred to it (15.4.5b)."""
    unseen = _rest(g.setting.objectives, (*g.objectives, *g.objective_pool))
    dice.shuffle(unseen)
    held = list(g.objectives)
    for at, value in enumerate(held):
        if value == HIDDEN:
            letter = next(letter for letter in unseen if may_use(g, at // HELD_OBJECTIVES, letter))
            unseen.remove(letter)
            held[at] = letter
    g.objectives, g.objective_pool = tuple(held), _filled(g.objective_pool, iter(unseen))


def _deal_leaders(g: Mediterranean, dice: Dice) -> None:
    """3.2.D: others have drawn somebody of their pools, and have placed those who need not be placed any more."""
    drawn, to = list(g.drawn), list(g.drawn_to)
    step = g.innermost(Stationing)
    for power in range(len(g.powers)) if drawn else ():
        hidden = [at for at in places_of(power) if drawn[at] == HIDDEN]
        pool = pool_of(g, power)
        dice.shuffle(pool)
        placed = g.to_draw[power] - (step.waiting.count(power) if step is not None else 0)
        for n, at in enumerate(hidden):
            drawn[at] = pool[n] if n < g.to_draw[power] else NONE
            to[at] = command_posts(g, power, first=at % DRAWN == 0)[0] if n < placed else NONE
    g.drawn = tuple(NONE if value == HIDDEN else value for value in drawn)
    g.drawn_to = tuple(NONE if value == HIDDEN else value for value in to)
