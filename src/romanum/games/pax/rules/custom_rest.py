"""A position at rest, for a sheet of it: nobody moves, enemies share no Space, and who Controls what is looked at."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from romanum.engine.sheets.faults import Faults
from romanum.games.pax.data.components import LAND_LINKS, NONE, PLACE_COUNT, PORT, SEA_LINKS, SEATS, SPACE_COUNT
from romanum.games.pax.rules.custom_board import Board
from romanum.games.pax.rules.setup import put_off, starts_of
from romanum.games.pax.state.control import CONTESTED, lord_of, survey
from romanum.games.pax.state.forces import galleys, go, occupants, occupies, stacks_at
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import is_friend


def set_up(g: Mediterranean) -> list[Any]:
    """3.1: what is on the stack as a match begins."""
    fresh = Mediterranean(order=g.order, to_draw=g.to_draw)
    put_off(fresh, starts_of(g.setting))
    return fresh.stack


def look_around(g: Mediterranean) -> None:
    """5: who Controls what, as things stand; what enemies share stays whose it was. One Province may follow another."""
    before = g.holder[:]
    for _ in range(2):
        survey(g)
        g.holder = [old if now == CONTESTED else now for old, now in zip(before, g.holder, strict=True)]
        for province in range(len(g.lord)):
            g.lord[province] = lord_of(g, province)


def turn_back(g: Mediterranean) -> None:
    """5.1.2: enemies share a Space only while a move goes on: who does not hold it is in the nearest that is free."""
    for place in range(PLACE_COUNT):
        there = [stack for stack in stacks_at(g, place) if occupies(g, stack) or g.whose[stack] < SEATS]
        holder = g.holder[place] if place < SPACE_COUNT else NOBODY
        staying = [stack for stack in there if g.whose[stack] == holder] or there[-1:]
        for stack in there:
            if occupies(g, stack) and any(_foes(g, stack, other) for other in staying):
                go(g, stack, _refuge(g, stack))


def _foes(g: Mediterranean, stack: int, other: int) -> bool:
    return not is_friend(g, g.whose[stack], g.whose[other]) or not is_friend(g, g.whose[other], g.whose[stack])


def _refuge(g: Mediterranean, stack: int) -> int:
    """The nearest Space without anybody but friends; a port for ships."""
    side, seen, queue = g.whose[stack], {g.at[stack]}, deque([g.at[stack]])
    while queue:
        place = queue.popleft()
        dry = not galleys(g, stack) or PORT[place]
        owner = g.town_of[place] if place < SPACE_COUNT else NONE
        empty = not any(g.whose[other] != side for other in stacks_at(g, place)) and not occupants(g, place) & ~(
            1 << side
        )
        if place < SPACE_COUNT and dry and empty and owner in (side, NOBODY):
            return place
        for other in (*LAND_LINKS[place], *SEA_LINKS[place]):
            if other not in seen:
                seen.add(other)
                queue.append(other)
    return g.at[stack]


def restack(g: Mediterranean) -> None:
    """Stacks of a side in a place are one, numbered by place."""
    board, walls, town_of, leader_side = Board("board"), g.walls, g.town_of, g.leader_side
    words = board.write(g)
    where = {leader: stack for leader, stack in enumerate(g.leader_in) if stack < 0}
    board.read(g, words, Faults())
    assert (g.walls, g.town_of, g.leader_side) == (walls, town_of, leader_side)
    g.leader_in = tuple([where.get(leader, stack) for leader, stack in enumerate(g.leader_in)])
    g.touched = ()


UNDER_WAY: Final = (
    "majors", "minors", "hired", "guests", "conquests", "mover", "move", "mp", "led_by", "lone_leader", "came_from",
    "last_space", "afloat", "escort", "companion", "trail", "lost_battle", "extra_shifts", "captains", "verdict",
    "guards", "drawn", "drawn_to", "plan", "bids", "active",
)  # fmt: skip
"""What a running Activation remembers, or a running phase."""


def end_moves(g: Mediterranean) -> None:
    """3.2.F4: nobody moves."""
    fresh = Mediterranean()
    for name in UNDER_WAY:
        setattr(g, name, getattr(fresh, name))
