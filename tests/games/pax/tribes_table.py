"""Operations played in full, Rebellions with the dice of an area, and Invasions with those of a people."""

from __future__ import annotations

from typing import Final

from romanum.games.pax.state.errands import Invasion, Operations, Rebellion
from romanum.games.pax.state.forces import clear_marks
from romanum.games.pax.state.position import MOVED

from .builder import Table, dice

AREA_DICE: Final = {
    "cyprus": (1, 1),
    "sardinia": (1, 2),
    "britannia": (1, 3),
    "germany": (2, 3),
    "gaul": (3, 3),
    "hispania": (3, 4),
    "danube": (4, 4),
    "judea": (4, 5),
    "africa": (5, 5),
    "mauretania": (5, 6),
    "naval_mutiny": (6, 6),
}
PEOPLE_DICE: Final = {
    "caledonians": (1, 2),
    "western_gauls": (2, 2),
    "germans": (3, 4),
    "eastern_gauls": (4, 5),
    "armenians": (5, 6),
}


def expansion(t: Table, power: str) -> Table:
    """A new Activation; the power's Operation is Expansion."""
    clear_marks(t.g, MOVED)
    t.g.active = t.power(power)
    return t.push(Operations(t.g.active)).play(power, "expansion")


def rebellion(t: Table, power: str, area: str, *dice: int) -> Table:
    """A power rolls for a Rebellion, and the area rises."""
    t.g.active = t.power(power)
    return t.roll(*AREA_DICE[area], *dice).push(Rebellion(t.g.active))


def invasion(t: Table, power: str, people: str, *dice: int) -> Table:
    """A power rolls for an Invasion, and the people comes."""
    t.g.active = t.power(power)
    return t.roll(*PEOPLE_DICE[people], *dice).push(Invasion(t.g.active))


def fight_on(t: Table, *until: str) -> Table:
    """Battle questions are answered with whatever is offered last: no shifts, the cheapest losses."""
    while t.g.stack and not t.stopped and t.step not in until:
        t.play(t.asked[0], t.offered(t.asked[0])[-1])
    return t


def shuffled(t: Table) -> Table:
    """After the dice that are told others follow: a Tribal Counter that is set aside is shuffled in."""
    t.g.dice = dice(then=1)
    return t
