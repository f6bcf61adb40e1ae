"""What a Land Movement Segment offers, and all else that a position remembers, is what would be worked out anew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.imperium.builder import GAME
from romanum.engine.memo import remembered
from romanum.engine.step import apply
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.rules.common.port_supply import in_port_supply
from romanum.games.imperium.rules.common.powers import mover_of
from romanum.games.imperium.rules.march import activation, field_forts
from romanum.games.imperium.rules.march.muster import can_move, movable
from romanum.games.imperium.rules.march.segment import Campaign
from romanum.games.imperium.state.marks import LENT
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, of
from rules import rule
from size import size

EVERYTHING = {option.id: True for option in GAME.options if not option.choices}
NUMBERS = size((3, 31), tuple(head.number for head in SCENARIOS))
"""Three players with fleets and forts; a late one with reformed legions."""
DECISIONS = size(1500, 6000)
EVERY = 5
"""After so many decisions all that is remembered is looked at."""
Sites = list[tuple[int, int]]


def at_random(number: int) -> Iterator[RomanWorld]:
    """A random game with every optional rule, after each decision."""
    head, choices = SCENARIOS[number - 1], Random(number)
    g = GAME.new(head.id, head.players[0], seed=number, options=EVERYTHING).position
    for _ in range(DECISIONS):
        if not g.stack:
            return
        seat = g.stack[-1].pending(g)[0]
        moves = g.stack[-1].options(g, seat)
        apply(g, seat, choices.choice([move for move in moves if move != ("propose-peace",)] or moves))
        yield g


@rule("12.1a")
@rule("21.1a")
@rule("5.8c")
@pytest.mark.parametrize("number", NUMBERS)
def test_who_is_ready_in_a_segment_is_found_stack_by_stack_too(number: int) -> None:
    seen = 0
    for g in at_random(number):
        if g.stack and isinstance(g.stack[-1], Campaign):
            seen += 1
            for world in (g, lent_out(g, Random(seen))):
                for player in range(world.seats):
                    assert movable(world, player) == marchers(world, player)
                    assert activation._partings(world, player) == partings(world, player)
                    assert field_forts._sites(world, player) == sites(world, player)
    assert seen > DECISIONS // 20


@pytest.mark.parametrize("number", NUMBERS)
def test_what_a_position_remembers_is_what_would_be_worked_out_anew(number: int) -> None:
    looked_at = set()
    for n, g in enumerate(at_random(number)):
        for memo, answer in remembered(g) if n % EVERY == 0 else ():
            fresh = g.copy()
            fresh.memos = []
            looked_at.add(memo)
            for more, one in answer.items() if memo.each else [((), answer)]:
                assert memo.work(fresh, *more) == one, memo.work.__qualname__
    assert len(looked_at) > 8


# ---- as the rules say it, without a list of what is ready


def lent_out(g: RomanWorld, choices: Random) -> RomanWorld:
    """The same where somebody has borrowed a stack or two (5.8c)."""
    world = g.copy()
    standing = [stack for stack, place in enumerate(world.at) if place >= 0]
    for stack in choices.sample(standing, min(2, len(standing))):
        world.mark[stack] = world.mark[stack] & ~(7 * LENT) | LENT * (1 + choices.randrange(world.seats))
    return world


def places(g: RomanWorld) -> Sites:
    """Places and powers that stand there, in order."""
    return sorted({(place, g.whose[stack]) for stack, place in enumerate(g.at) if place >= 0})


def marchers(g: RomanWorld, player: int) -> Sites:
    own = [s for s, place in enumerate(g.at) if place >= 0 and mover_of(g, s) == player and can_move(g, s)]
    return sorted({(g.at[stack], g.whose[stack]) for stack in own})


def partings(g: RomanWorld, player: int) -> Sites:
    """4j: several of them want food that no port gives."""
    found = []
    for place, power in marchers(g, player):
        own = activation.hungry(g, player, power, place)
        several = sum(len(of(g.units[stack], COMBATANTS)) for stack in own) > 1
        if several and not all(in_port_supply(g, stack) for stack in own):
            found.append((place, power))
    return found


def sites(g: RomanWorld, player: int) -> Sites:
    """21.1: a level at least can be built, and he moves one of those who build it."""
    return [
        (place, power)
        for place, power in places(g)
        if g.chief[power] == player
        and field_forts.levels_possible(g, power, place)
        and any(mover_of(g, stack) == player for stack in field_forts.builders(g, power, place))
    ]
