"""5.8c-e, 10.4.1: what allies may do with each other's things once the owner has said yes; units aboard others' fleets.

A part of the rules whose player wants the use of something of an ally's asks first: before a choice is carried out with
`asks_first`, before a task with `must_ask` and `errands.AskLeave`. What is one's own needs no leave, and what is not an
ally's has none. An answer holds for the game turn."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.rules.common.powers import is_friend, side
from romanum.games.imperium.state.errands import AskLeave
from romanum.games.imperium.state.forces import has_fleets, stacks_at
from romanum.games.imperium.state.layout import LEAVE_FACTS, SEATS
from romanum.games.imperium.state.marks import ACTIVE_FORCE, GUESTS
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import fleets, load
from romanum.games.imperium.state.steps import Retaken

KINDS_OF_LEAVE: Final = (
    "units", "stacking", "leader", "joint-attack", "siege", "passage", "port", "train", "replenishment", "handover",
)  # fmt: skip
UNITS, STACKING, LEADER, JOINT_ATTACK, SHELTER, PASSAGE, PORT, TRAIN, REPLENISHMENT, HANDOVER = range(10)
"""5.8c: units moved by the ally (about a place). 5.8d: stack with them (place), a leader's help in battle or a force
march (leader), attack together (place), accept siege in a city (place), go aboard fleets (stack). 5.8e: supply through
a port (place) or from a train (stack), replenish in a city (place), hand over supply points or a train (stack)."""

NO, YES, UNASKED = 0, 1, 2


def answer(g: RomanWorld, asker: int, owner: int, kind: int, about: int) -> int:
    """`YES`, `NO`, or `UNASKED`: what was answered in this game turn about this, or about anything of the kind.

    `leave` has who asked whom for what, about what (none: about anything), and 1 for yes.
    """
    if asker == owner:
        return YES
    if owner < 0 or not g.allies[asker] >> owner & 1:
        return NO
    facts, wanted = g.leave, (asker, owner, kind)
    for at in range(0, len(facts), LEAVE_FACTS):
        if facts[at : at + 3] == wanted and facts[at + 3] in (NONE, about):
            return facts[at + 4]
    return UNASKED


def is_others(g: RomanWorld, power: int, owner: int) -> bool:
    """Whether something of a power's belongs to another player who is allied to its own."""
    if power == owner:
        return False
    a, b = side(g, power), side(g, owner)
    return a != b and a < SEATS and b < SEATS and bool(g.allies[a] >> b & 1)


def shares(g: RomanWorld, power: int, owner: int, kind: int, about: int = NONE) -> bool:
    """Whether a power may use something of another's: of its own player's always, of an ally's if he has said yes."""
    return not is_others(g, power, owner) or answer(g, side(g, power), side(g, owner), kind, about) == YES


def must_ask(g: RomanWorld, power: int, owner: int, kind: int, about: int = NONE) -> bool:
    """Whether an ally has not been asked yet."""
    return is_others(g, power, owner) and answer(g, side(g, power), side(g, owner), kind, about) == UNASKED


def is_refused(g: RomanWorld, power: int, owner: int, kind: int, about: int = NONE) -> bool:
    """Whether an ally has said no."""
    return is_others(g, power, owner) and answer(g, side(g, power), side(g, owner), kind, about) == NO


def asks_first(g: RomanWorld, power: int, owner: int, kind: int, about: int, seat: int, move: Move) -> bool:
    """An ally is asked before a player's choice is carried out; then the step takes it again, if he may still."""
    if not must_ask(g, power, owner, kind, about):
        return False
    g.push(Retaken(seat, move))
    g.push(AskLeave(side(g, power), side(g, owner), kind, about))
    return True


def note(g: RomanWorld, asker: int, owner: int, kind: int, about: int, granted: bool) -> None:
    """The owner has answered."""
    g.leave += (asker, owner, kind, about, int(granted))


def host(g: RomanWorld, guest: int, sold: int = NONE) -> int:
    """The fleets that carry guests: the largest that have room for them, else the largest; none if there are none.

    `sold` are fleets that are thought to have a ship less.
    """
    ships = _friends(g, guest, sold)
    if len(ships) < 2:
        return next(iter(ships), NONE)
    taken: dict[int, int] = {}
    for other in sorted(_guests_beside(g, guest), key=lambda s: (-_load(g, s), s)):
        need, around = _load(g, other), _friends(g, other, sold)
        left = {s: 2 * around[s] - _load(g, s) - taken.get(s, 0) for s in around}
        found = max(around, key=lambda s: (left[s] >= need, around[s], -s), default=NONE)
        if other == guest:
            return found
        taken[found] = taken.get(found, 0) + need
    return NONE


def _friends(g: RomanWorld, guest: int, sold: int) -> dict[int, int]:
    """The friendly fleets beside guests, under way if they are, with their number of ships."""
    way, power = g.mark[guest] & ACTIVE_FORCE, g.whose[guest]
    ships = {
        s: fleets(g.units[s]) - (s == sold)
        for s in stacks_at(g, g.at[guest])
        if has_fleets(g, s) and g.mark[s] & ACTIVE_FORCE == way and is_friend(g, power, g.whose[s])
    }
    return {s: number for s, number in ships.items() if number}


def _guests_beside(g: RomanWorld, guest: int) -> list[int]:
    """All guests in a place who are under way as these are, these among them."""
    way = g.mark[guest] & ACTIVE_FORCE
    beside = [s for s in stacks_at(g, g.at[guest]) if g.mark[s] & GUESTS and g.mark[s] & ACTIVE_FORCE == way]
    return beside if guest in beside else [*beside, guest]


def _load(g: RomanWorld, stack: int) -> int:
    return load(g.units[stack], g.has_rule("31"))


def riding(g: RomanWorld, stack: int, sold: int = NONE) -> list[int]:
    """The guests aboard some fleets."""
    return [s for s in stacks_at(g, g.at[stack]) if g.mark[s] & GUESTS and host(g, s, sold) == stack]


def can_spare_a_ship(g: RomanWorld, stack: int) -> bool:
    """10.4.1: whether cargo and guests of all fleets there find room when some have a ship less."""
    aboard = [s for s in stacks_at(g, g.at[stack]) if g.mark[s] & GUESTS]
    hosts = {stack, *(host(g, guest, stack) for guest in aboard)}
    return NONE not in hosts and all(_has_room(g, s, stack) for s in hosts)


def _has_room(g: RomanWorld, stack: int, sold: int) -> bool:
    return burden(g, stack, sold) <= 2 * (fleets(g.units[stack]) - (stack == sold))


def burden(g: RomanWorld, stack: int, sold: int = NONE) -> int:
    """10.4.1: Legion Equivalents, in halves, aboard some fleets: cargo and guests."""
    return sum(_load(g, s) for s in (stack, *riding(g, stack, sold)))
