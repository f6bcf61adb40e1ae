"""19.1, 6.2d: morale and treasuries, and what the loss of units and leaders does to them.

A power whose morale has fallen to nothing dissolves once what brought it about is over (20.0): whoever ends a combat,
an event or a phase pushes `errands.Reckoning`.
"""

from __future__ import annotations

from romanum.engine.position import changed
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.common.given import return_lost
from romanum.games.imperium.rules.common.leaders import is_head, is_named, value
from romanum.games.imperium.rules.common.powers import majors, power_id
from romanum.games.imperium.state.forces import strike
from romanum.games.imperium.state.position import ABSENT, CLIENT, MAJOR, NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import called, each, half_le, plus, restocked, trains


def change(g: RomanWorld, power: int, amount: int, rule: str) -> None:
    """19.1a: a power's morale rises or falls; that of nobody does not."""
    if power == NOBODY or g.standing[power] == ABSENT or not amount:
        return
    g.morale[power] += amount
    if g.log is not None:
        kind = "morale-rises" if amount > 0 else "morale-falls"
        g.tell(kind, rule, power=power_id(g, power), amount=abs(amount), now=g.morale[power])


def blame(g: RomanWorld, power: int, by: int) -> None:
    """20.2c: a power has cost another morale; remembered of those that have dissolved once."""
    if power != NOBODY and g.dissolved >> power & 1 and by not in (NOBODY, power):
        g.bane = changed(g.bane, power, by)


def pay(g: RomanWorld, power: int, talents: int) -> None:
    """6.2d: talents leave a treasury; whoever asks for them has seen that they are there."""
    g.treasury[power] -= talents


def payer(g: RomanWorld, power: int) -> int:
    """Whose treasury pays: the power's own; for a client its patron, otherwise its player's first major power.

    6.2b: minor powers have none.
    """
    if g.bond[power] == MAJOR:
        return power
    if g.bond[power] == CLIENT and g.patron[power] != NOBODY:
        return g.patron[power]
    own = majors(g, g.chief[power])
    return own[0] if own else NOBODY


def worth(g: RomanWorld, units: str) -> int:
    """19.1c: the morale that units are worth: 2 for each half of a Legion Equivalent, an 18-30 like a legion."""
    reformed = g.has_rule("31")
    return sum([TABLES.morale.half_le * half_le(kind, reformed) for kind in each(units)])


def lose(g: RomanWorld, stack: int, units: str, rule: str, *, by: int = NOBODY) -> None:
    """19.1c, 19.1d: units are destroyed: their power loses morale, whoever destroyed them in battle or siege gains it.

    They may be restored or rebuilt later (5.7d, 8.0). `forces.settle` the place when all is struck.
    """
    if not units:
        return
    g.reveals += g.hidden  # 3.2a: all see what is destroyed
    power = g.whose[stack]
    strike(g, stack, units)
    lay_aside(g, power, g.colour[stack], units)
    if g.log is not None:
        g.tell("units-lost", rule, power=power_id(g, power), place=PLACE_IDS[g.at[stack]], units=called(units))
    change(g, power, -worth(g, units), "19.1c")
    if by != NOBODY:
        blame(g, power, by)
        change(g, by, worth(g, units), "19.1d")


def lay_aside(g: RomanWorld, power: int, colour: int, units: str, *, restored: bool = True) -> None:
    """5.7d, 5.8g, 7.7b, 8.0: counters of units that are off the map lie with whoever they belong to, the giver if they
    were given; they may be restored unless they are in play elsewhere or were given up."""
    for owner, theirs in return_lost(g, power, colour, units).items():
        forget_trains(g, owner, trains(theirs))
        if not restored:
            continue
        g.lost = changed(g.lost, owner, plus(g.lost[owner], restocked(theirs)))


def leader_worth(g: RomanWorld, leader: int) -> int:
    """19.1e-g: the morale that goes with a leader."""
    table = TABLES.morale
    if is_head(g, leader):
        return table.imperator + table.imperator_a_point * value(g, leader)
    if is_named(g, leader):
        return table.named_leader + table.named_leader_a_point * value(g, leader)
    return table.unnamed_leader + table.unnamed_leader_a_point * value(g, leader)


def mourn(g: RomanWorld, leader: int, by: int = NOBODY) -> None:
    """19.1e-h: a leader is lost, captured too; whoever did it in combat gains as much."""
    amount = leader_worth(g, leader)
    change(g, g.leader_of[leader], -amount, "19.1g" if is_head(g, leader) else "19.1e")
    if by != NOBODY:
        blame(g, g.leader_of[leader], by)
        change(g, by, amount, "19.1h")


def note_attack(g: RomanWorld, power: int) -> None:
    """19.1j: a power has attacked in this game turn."""
    g.attacked |= 1 << power


def restore(g: RomanWorld, power: int, letter: str) -> None:
    """8.2: a lost unit is in play again."""
    kept = list(g.lost[power])
    kept.remove(letter)
    g.lost = changed(g.lost, power, "".join(kept))


def forget_trains(g: RomanWorld, power: int, number: int) -> None:
    """7.7b: trains are lost; those that were built count first."""
    g.trains_built = changed(g.trains_built, power, max(0, g.trains_built[power] - number))
