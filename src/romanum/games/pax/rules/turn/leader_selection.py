"""Chapters 3.2.D, 8.1 and 8.3: leaders are drawn blindly, placed in secret and shown together."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.position import changed
from romanum.engine.step import Choice
from romanum.games.pax.data.components import CHIEF, LEADER, LEADER_IDS, NONE, PLACE, PLACE_IDS, SEATS, SOLDIER
from romanum.games.pax.rules.turn import scenario_rules
from romanum.games.pax.rules.turn.actions import STATION
from romanum.games.pax.state.errands import SelectLeaders
from romanum.games.pax.state.leaders import command_posts, draw, station
from romanum.games.pax.state.position import BOXED, DRAWN, IN_POOL, RETURNING, Mediterranean
from romanum.games.pax.state.sides import side_id


def begin(g: Mediterranean) -> None:
    """8.1.1, 8.3a: two leaders for each power; Elite ones who have sat out a Phase are in their pools again."""
    back = {RETURNING: IN_POOL, BOXED: RETURNING}
    g.drawn = g.drawn_to = ()
    g.leader_in = tuple([back.get(where, where) for where in g.leader_in])
    scenario_rules.bring_arrivals(g, with_leaders=True)
    g.to_draw = (*(DRAWN,) * len(g.powers), *(0,) * (SEATS - len(g.powers)))
    g.push(SelectLeaders())


@carries_out(SelectLeaders)
def select(errand: SelectLeaders, g: Mediterranean) -> None:
    """8.1.2a: everybody draws, and places them in secret."""
    drawn = [NONE] * (SEATS * DRAWN)
    for power in range(len(g.powers)):
        drawn[power * DRAWN : (power + 1) * DRAWN] = draw_for(g, power)
    g.drawn, g.drawn_to = tuple(drawn), (NONE,) * (SEATS * DRAWN)
    g.to_draw = tuple([sum(g.drawn[at] != NONE for at in places_of(power)) for power in range(SEATS)])
    g.reveals += 1
    for power in range(len(g.powers)):
        _tell_drawn(g, power)
    waiting = tuple([power for power in g.order for _ in range(g.to_draw[power])])
    if waiting:
        g.push(Stationing(waiting))
    else:
        show(g)


def draw_for(g: Mediterranean, power: int) -> list[int]:
    """8.1.2a, 8.1.2c, 8.3b: so many from the pool, a named leader in place of the first; one Elite at most."""
    found = named_leader(g, power)[: g.to_draw[power]]
    while len(found) < g.to_draw[power] and (leader := draw(g, power, found)) != NONE:
        found.append(leader)
    return found + [NONE] * (DRAWN - len(found))


def named_leader(g: Mediterranean, power: int) -> list[int]:
    """8.1.2c: whoever the scenario names for the power and Game-Turn; he of the Soldier of Fortune comes with him."""
    names = [row for row in g.setting.row.named if row.turn == g.turn and row.power == side_id(g, power)]
    return [LEADER[row.leader] for row in names]


def _tell_drawn(g: Mediterranean, power: int) -> None:
    leaders = [LEADER_IDS[leader] for leader in g.drawn[power * DRAWN : (power + 1) * DRAWN] if leader != NONE]
    known = {"leaders": leaders}
    g.tell(
        "leaders-drawn", "8.1.2a", power=side_id(g, power), number=len(leaders), secret=known, eyes=(g.seats[power],)
    )


def next_leader(g: Mediterranean, power: int) -> int:
    """The place of the next leader that a power has to station; none if all are."""
    return next((at for at in places_of(power) if g.drawn[at] != NONE and g.drawn_to[at] == NONE), NONE)


def places_of(power: int) -> range:
    """Where the leaders stand that a power has drawn."""
    return range(power * DRAWN, (power + 1) * DRAWN)


def posts(g: Mediterranean, power: int, at: int) -> list[int]:
    """8.1.5: the first goes to a Capital, the second to any Space with something of the power's own."""
    if g.drawn[at] == CHIEF[SOLDIER]:
        return [PLACE[str(row.units["at"])] for row in g.setting.row.arrivals if row.owner == "soldier_of_fortune"]
    return command_posts(g, power, first=at % DRAWN == 0)


class Stationing(Choice[Mediterranean], frozen=True):
    """8.1.5a: every power says in secret where its leaders begin."""

    waiting: tuple[int, ...]
    """Powers, each as often as it has leaders to place."""
    rule: ClassVar[str] = "8.1.5a"

    def pending(self, g: Mediterranean) -> tuple[int, ...]:
        """The seats of those who still have leaders to place."""
        return tuple([g.seats[power] for power in dict.fromkeys(self.waiting)])

    def asks_anyway(self, g: Mediterranean) -> bool:
        """Whether there is a choice hangs on who was drawn, which nobody else knows."""
        return True

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Where the next of them may go."""
        power = g.seats.index(seat)
        at = next_leader(g, power)
        return [STATION[g.drawn[at]][space] for space in posts(g, power, at)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """One is placed; after the last of all they are shown."""
        power = g.seats.index(seat)
        g.drawn_to = changed(g.drawn_to, next_leader(g, power), move[2])
        waiting = list(self.waiting)
        waiting.remove(power)
        if waiting:
            g.push(msgspec.structs.replace(self, waiting=tuple(waiting)))
            return
        g.reveals += 1
        show(g)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        known = seat is not None and seat in g.seats and bool(g.drawn)
        at = next_leader(g, g.seats.index(seat)) if known and seat is not None else NONE
        leader = LEADER_IDS[g.drawn[at]] if at != NONE and g.drawn[at] >= 0 else "nobody"
        return Prompt("station", self.rule, {"leader": leader})


def show(g: Mediterranean) -> None:
    """8.1.5a: all leaders come onto the map, and all see where they were to go."""
    g.to_draw = (0,) * SEATS
    for at, (leader, place) in enumerate(zip(g.drawn, g.drawn_to, strict=True)):
        if leader != NONE:
            side = SOLDIER if leader == CHIEF[SOLDIER] else at // DRAWN
            station(g, leader, side, place)
            g.tell("stationed", "8.1.5a", side=side_id(g, side), leader=LEADER_IDS[leader], place=PLACE_IDS[place])
