"""Chapter 13.1: Tribal Counters, face down and face up, and the Tribal Infantry that takes their place."""

from __future__ import annotations

from romanum.engine.position import changed
from romanum.engine.secrecy import EVERYBODY
from romanum.games.pax.data.components import NONE, PLACE_IDS, SPACE_COUNT, TRIBAL, TRIBE_AT, TRIBES, TRIBESMAN
from romanum.games.pax.state.forces import add, number, stack_of, strike, tidy, touch
from romanum.games.pax.state.position import Mediterranean


def has_counter(g: Mediterranean, space: int) -> bool:
    """Whether a Tribal Counter lies in a Space, whichever side is up."""
    return space < SPACE_COUNT and TRIBE_AT[space] != NONE and g.tribe[TRIBE_AT[space]] != NONE


def turn_up(g: Mediterranean, space: int) -> int:
    """13.1.2: a Tribe is attacked: its counter is turned face up and its Infantry stands there; the stack it is."""
    at = TRIBE_AT[space]
    stack = stack_of(g, TRIBES, space)
    if g.tribe[at] == NONE or stack != NONE:
        return stack
    if g.tribe_seen[at] != EVERYBODY:
        g.tribe_seen = changed(g.tribe_seen, at, EVERYBODY)
        g.reveals += 1
        g.tell("tribe", "13.1.2", space=PLACE_IDS[space], strength=g.tribe[at])
    return add(g, TRIBES, space, TRIBESMAN, g.tribe[at])


def after_battle(g: Mediterranean, space: int) -> None:
    """13.1.2: a Tribe without losses is its counter again, face up; one with losses is Infantry, the counter unused."""
    at = TRIBE_AT[space]
    stack = stack_of(g, TRIBES, space)
    if g.tribe[at] == NONE:
        return
    left = number(g, stack, TRIBESMAN) if stack != NONE else 0
    if left == g.tribe[at]:
        strike(g, stack, TRIBESMAN, left)
    else:
        set_aside(g, space)
    tidy(g, space)


def set_aside(g: Mediterranean, space: int) -> None:
    """A counter joins the unused ones, face down among them."""
    at = TRIBE_AT[space]
    unused = [*g.tribe_pool, g.tribe[at]]
    g.dice.shuffle(unused)
    g.tribe_pool = tuple(unused)
    g.tribe, g.tribe_seen = changed(g.tribe, at, NONE), changed(g.tribe_seen, at, 0)
    touch(g, space)


def put_counter(g: Mediterranean, space: int) -> None:
    """13.1.8: an unused counter, drawn blindly, lies face down in a Tribal Space."""
    at = TRIBE_AT[space]
    g.tribe, g.tribe_seen = changed(g.tribe, at, g.tribe_pool[-1]), changed(g.tribe_seen, at, 0)
    g.tribe_pool = g.tribe_pool[:-1]
    touch(g, space)


def show_counter(g: Mediterranean, seat: int, space: int) -> None:
    """17.2-DIPLOMATIC-MISSION: a seat looks at a counter."""
    at = TRIBE_AT[space]
    g.tribe_seen = changed(g.tribe_seen, at, g.tribe_seen[at] | 1 << seat)
    g.reveals += 1


def counters(g: Mediterranean) -> list[int]:
    """The Spaces in which a counter lies."""
    return [space for at, space in enumerate(TRIBAL) if g.tribe[at] != NONE]
