"""Random marches and voyages from the start of a scenario; a coin decides Battles that nobody fights yet."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

from romanum.engine.dice import FastDice
from romanum.engine.errand import _CARRIERS, Unclaimed
from romanum.engine.step import Step, advance, choose, offered_to
from romanum.games.pax.data.components import GARRISON, LCU, TRIBE_AT
from romanum.games.pax.rules.march.selection import MOVES
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import Battle, Capture, LosePoints
from romanum.games.pax.state.faults import faults
from romanum.games.pax.state.forces import (
    clear_marks,
    go,
    is_alive,
    numbers,
    set_walls,
    stacks_at,
    strike,
    tidy,
    wipe_out,
)
from romanum.games.pax.state.leaders import kill_all
from romanum.games.pax.state.moves import AMPHIBIOUS, came_by
from romanum.games.pax.state.position import ACTIVE, ESCORTED, MOVED, STUCK, Mediterranean
from romanum.games.pax.state.sides import is_friend
from romanum.games.pax.state.steps import MenuStep
from romanum.games.pax.state.tribes import set_aside

from .builder import GAME


class Expansion(MenuStep, frozen=True):
    """One Major Move and two Minor Moves."""

    rule: ClassVar[str] = "3.5.1a"
    menus: ClassVar[tuple[Any, ...]] = (MOVES,)

    def asks_anyway(self, g: Mediterranean) -> bool:
        """Tests look at it when nothing is left but to be done."""
        return True


def tossed_battle(g: Mediterranean, errand: Battle) -> None:
    """Heads: the defenders are gone; tails: the attacker goes back where it came from."""
    stack = errand.stack
    place = g.at[stack]
    if g.dice.roll(2) == 1:
        for other in stacks_at(g, place):
            if not is_friend(g, g.whose[stack], g.whose[other]):
                _strike_land(g, other)
        if TRIBE_AT[place] >= 0 and g.tribe[TRIBE_AT[place]] >= 0:
            set_aside(g, place)
        if g.town_of[place] >= 0 and not is_friend(g, g.whose[stack], g.town_of[place]):
            set_walls(g, place, 0, -1)
        tidy(g, place)
        return
    back = came_by(g, stack)
    if back not in (-1, place) and not errand.flags & AMPHIBIOUS:
        go(g, stack, back)
    g.lost_battle = stack == g.mover


def _strike_land(g: Mediterranean, stack: int) -> None:
    for kind in (*LCU, GARRISON):
        strike(g, stack, kind, numbers(g, stack)[kind])
    kill_all(g, stack, "8.4.4")
    if is_alive(g, stack) and not any(numbers(g, stack)):
        wipe_out(g, stack)


def _lose(g: Mediterranean, errand: LosePoints) -> None:
    kinds = [kind for kind in LCU if numbers(g, errand.stack)[kind]]
    if kinds:
        strike(g, errand.stack, kinds[-1])
        tidy(g, g.at[errand.stack])


DOUBLES: dict[type[Any], Callable[[Mediterranean, Any], None]] = {
    Battle: tossed_battle,
    LosePoints: _lose,
    Capture: lambda g, errand: set_walls(g, g.at[errand.stack], 0, -1),
}


def play_on(g: Mediterranean) -> None:
    """Go on to the next choice; errands of other parts are played by doubles or skipped."""
    own = {e: c for e, c in _CARRIERS.items() if ".march." not in c.__module__}
    for errand in own:
        del _CARRIERS[errand]
    try:
        while True:
            try:
                advance(g)
                return
            except Unclaimed:
                top: Step[Any] = g.stack.pop()
                if type(top) in DOUBLES:
                    DOUBLES[type(top)](g, top)
    finally:
        _CARRIERS.update(own)


def campaign(scenario: str, seed: int, activations: int) -> int:
    """Powers move at random, one after the other; how many decisions that took."""
    choice = random.Random(seed)
    g = GAME.setup(scenario, 0, GAME.settings({}) if hasattr(GAME, "settings") else {}, FastDice.seeded(seed))
    g.stack.clear()
    g.log = []
    decisions = 0
    for turn in range(activations):
        power = g.order[turn % len(g.order)]
        g.active, g.majors, g.minors = power, 1, 2
        g.push(Expansion(power))
        play_on(g)
        while g.stack:
            seat = g.stack[-1].pending(g)[0]
            offered = offered_to(g, seat)
            step = g.stack[-1]
            for move in offered:
                assert step.check(g, seat, move) is None
            move = choice.choice(offered)
            if move == ("done",) and (g.majors or g.minors) and len(offered) > 1 and choice.random() < 0.8:
                move = choice.choice(offered[:-1])
            choose(g, seat, move)
            play_on(g)
            decisions += 1
            assert not any(f for f in faults(g) if f.code != "enemies-share"), (faults(g), move, step)
        clear_marks(g, MOVED | ESCORTED | STUCK)
        assert not any(mark & ACTIVE for s, mark in enumerate(g.mark) if g.at[s] >= 0)
        settle(g)
        assert not faults(g), faults(g)
    for event in g.log:
        GAME.words.say(f"event-{event.kind}", event.facts)
    return decisions
