"""Chapter 17.2: cards of war: ambushes on land and at sea, walls and engines, shifts, second moves, withdrawals."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    DEEP_SEA,
    ELITE,
    GALLEY,
    GREECE,
    HELEPOLIS,
    INVADERS,
    LAND_LINKS,
    NONE,
    PERGAMUM,
    PLACE_IDS,
    PONTUS,
    RHODES,
    SEA_LINKS,
    SEA_POINT,
    SEATS,
    SPACE_COUNT,
    SUCCESSORS,
    TABLES,
)
from romanum.games.pax.rules.cards.actions import FLEET_OF
from romanum.games.pax.rules.cards.card_register import AT_START, Card, title
from romanum.games.pax.state.actions import AT
from romanum.games.pax.state.control import is_home
from romanum.games.pax.state.errands import LosePoints, RaiseMilitia, SeaBattle
from romanum.games.pax.state.forces import (
    add,
    galleys,
    go,
    is_alive,
    is_city,
    land_units,
    lcu,
    remark,
    split,
    stacks_at,
    stacks_of,
    strength,
    tidy,
    transfer,
    wipe_out,
)
from romanum.games.pax.state.leaders import kill_all, leaders_of
from romanum.games.pax.state.moves import ANY_MOMENT, AT_HOME, AT_SEA, AT_SHIFTS, AT_TRANSIT, BEFORE_WITHDRAWAL
from romanum.games.pax.state.mutiny import mutinous
from romanum.games.pax.state.position import CALLED, MOVED, NOBODY, STUCK, WITHDRAWN, Mediterranean
from romanum.games.pax.state.promises import note_harm
from romanum.games.pax.state.sides import FOLLOWERS, enemies, side_id
from romanum.games.pax.state.stability import CHANGE, TRACK, can_pay, pay

WAR: Final = TABLES.battle
COSTS: Final = TABLES.costs
RANGE: Final = TABLES.sea.ambush_range
LASTING: Final = MOVED | STUCK
"""Marks that a Fleet keeps when it comes back."""
UNUSED: Final = (1, 2)
"""3.5.1a: Major and Minor Moves at the start of an Expansion."""


# ---- on land


@title("ambush")
class Ambush(Card):
    """17.2-AMBUSH: an Army on a Land Transit Point loses half a die in BP."""

    rule = "17.2-AMBUSH"
    moments = frozenset({AT_TRANSIT})
    window = "ambush"

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """Not one's own Army, nor any inside its home."""
        if not is_alive(g, about) or not strength(g, about) or not is_of_a_player(g, g.whose[about]):
            return Refusal(self.rule, "nobody-to-ambush")
        if g.patron[g.whose[about]] == power:
            return Refusal(self.rule, "own-army")
        if is_inside_home(g, dweller(g, g.whose[about]), g.at[about]):
            return Refusal(self.rule, "at-home")
        return None

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """Its owner picks what is lost, at least so much."""
        die = g.dice.roll()
        owner, points = g.patron[g.whose[about]], (die + 1) // 2
        facts: dict[str, Any] = {"side": side_id(g, g.whose[about]), "place": PLACE_IDS[g.at[about]]}
        g.tell("ambush", self.rule, power=side_id(g, power), **facts, die=die, points=points)
        note_harm(g, power, 1 << g.whose[about], g.at[about])
        g.push(LosePoints(owner, about, points))


def is_of_a_player(g: Mediterranean, side: int) -> bool:
    """Whether Units are a player's: his own, of those who serve him, or Barbarians that he moves (13.4.3)."""
    moved = side in FOLLOWERS or side == PONTUS or bool(INVADERS >> side & 1)
    return g.patron[side] != NOBODY and (side < SEATS or moved)


def dweller(g: Mediterranean, side: int) -> int:
    """1.4q: the power whose home is that of a side; Barbarians have none, and Successors are Greeks."""
    if side == SUCCESSORS:
        return g.who(GREECE)
    return NOBODY if INVADERS >> side & 1 else g.patron[side]


@cache
def spaces_around(point: int) -> tuple[int, ...]:
    """The Spaces next to a Land Transit Point, beyond other Points too."""
    found, seen, edge = set(), {point}, [point]
    while edge:
        for there in LAND_LINKS[edge.pop()]:
            if there < SPACE_COUNT:
                found.add(there)
            elif there not in seen:
                seen.add(there)
                edge.append(there)
    return tuple(sorted(found))


def is_inside_home(g: Mediterranean, power: int, point: int) -> bool:
    """Ruling 17.2-AMBUSH: a Transit Point lies in a home if all Spaces next to it do."""
    return power != NOBODY and all(is_home(g, power, space) for space in spaces_around(point))


@title("cunctator")
class Cunctator(Card):
    """17.2-CUNCTATOR: withdrawals without number and without shame, for the rest of the Game-Turn."""

    rule = "17.2-CUNCTATOR"
    moments = frozenset({ANY_MOMENT, BEFORE_WITHDRAWAL})
    window = "cunctator"

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """Not beside CONQUEROR; before a withdrawal only where it makes a difference."""
        if g.exclusive >> power & 1:
            return Refusal(self.rule, "has-played-conqueror")
        if g.delayers >> power & 1:
            return Refusal(self.rule, "is-cunctator")
        return None if about == NONE or matters(g, power, g.at[about]) else Refusal(self.rule, "needs-no-cunctator")

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """`march` looks at it."""
        g.delayers |= 1 << power
        g.tell("delays", self.rule, power=side_id(g, power))


def matters(g: Mediterranean, power: int, space: int) -> bool:
    """Whether Units of a power in a Space have withdrawn already, or would leave a Space of their home."""
    own = [stack for stack in stacks_at(g, space) if g.patron[g.whose[stack]] == power and lcu(g, stack)]
    return any(g.mark[stack] & WITHDRAWN for stack in own) or (bool(own) and is_home(g, power, space))


@title("conqueror")
class Conqueror(Card):
    """17.2-CONQUEROR: at the start of an Expansion, a second Major Move with an Elite leader."""

    rule = "17.2-CONQUEROR"
    moments = frozenset({AT_START})

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """At the beginning, with an Elite leader, not beside CUNCTATOR."""
        if g.delayers >> power & 1:
            return Refusal(self.rule, "has-played-cunctator")
        if not any(ELITE[leader] for leader in leaders_of(g, power)):
            return Refusal(self.rule, "no-elite-leader")
        return None if has_just_begun(g) else Refusal(self.rule, "expansion-has-begun")

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """`march` offers it."""
        g.conquests += 1
        g.exclusive |= 1 << power
        g.tell("conquers", self.rule, power=side_id(g, power))


def has_just_begun(g: Mediterranean) -> bool:
    """3.5.1a: whether nothing of an Expansion has been used yet."""
    return (g.majors, g.minors) == UNUSED


# ---- walls and shifts


@title("archimedes_effect")
class Archimedes(Card):
    """17.2-ARCHIMEDES-EFFECT: a City whose walls give 2 shifts for the rest of the Game-Turn."""

    rule = "17.2-ARCHIMEDES-EFFECT"

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """There must be a City."""
        return None if self.choices(g, power, about) else Refusal(self.rule, "no-city")

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """Anybody's."""
        return [AT[space] for space in range(SPACE_COUNT) if is_city(g, space)]

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """The inventor lives there."""
        g.archimedes = move[1]
        g.tell("inventor", self.rule, power=side_id(g, power), space=PLACE_IDS[move[1]])


@title("poliorcates_effect")
class Poliorcates(Card):
    """17.2-POLIORCATES-EFFECT: 2T for the Helepolis, which gives an Army 2 shifts at walls, once."""

    rule = "17.2-POLIORCATES-EFFECT"

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """Talents, and an Army."""
        if not can_pay(g, power, COSTS.helepolis):
            return Refusal(self.rule, "talents-short", {"talents": g.treasury[power], "needed": COSTS.helepolis})
        return None if self.choices(g, power, about) else Refusal(self.rule, "no-army-to-join")

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """Wherever he has Land Combat Units."""
        return [AT[place] for place in sorted({g.at[stack] for stack in stacks_of(g, power) if lcu(g, stack)})]

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """With those there that have not moved, if there are any."""
        pay(g, power, COSTS.helepolis, self.rule, "helepolis")
        own = [s for s in stacks_at(g, move[1]) if g.whose[s] == power and lcu(g, s)]
        add(g, power, move[1], HELEPOLIS, 1, min(g.mark[stack] for stack in own))
        g.tell("helepolis", self.rule, power=side_id(g, power), place=PLACE_IDS[move[1]])


@title("tactical_surprise")
class TacticalSurprise(Card):
    """17.2-TACTICAL-SURPRISE: 2 shifts in a land Battle."""

    rule = "17.2-TACTICAL-SURPRISE"
    moments = frozenset({AT_SHIFTS})
    window = "battle-shift-cards"

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """In a Battle of one's own."""
        return None if power in g.captains else Refusal(self.rule, "not-your-battle")

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """10.3.1k: they count beside all others."""
        attack, defence = g.extra_shifts
        if power == g.captains[0]:
            g.extra_shifts = attack + WAR.tactical_surprise, defence
        else:
            g.extra_shifts = attack, defence + WAR.tactical_surprise
        g.tell("surprise", self.rule, power=side_id(g, power), shifts=WAR.tactical_surprise)


# ---- at home


@title("raise_the_militia")
class RaiseTheMilitia(Card):
    """17.2-RAISE-THE-MILITIA: Militia while enemies are in the home, for 1 Stability."""

    rule = "17.2-RAISE-THE-MILITIA"
    moments = frozenset({ANY_MOMENT, AT_HOME})
    window = "raise-the-militia-card"

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """Ruling 17.2-RAISE-THE-MILITIA: the loss comes first; if that leads to Turmoil it is No Event."""
        if g.stability[power] + CHANGE.militia <= TRACK.turmoil:
            return Refusal(self.rule, "turmoil")
        return None if has_enemies_at_home(g, power) else Refusal(self.rule, "no-enemy-at-home")

    def play(self, g: Mediterranean, power: int, about: int) -> None:
        """By 12.3."""
        g.push(RaiseMilitia(power, True))


def has_enemies_at_home(g: Mediterranean, power: int) -> bool:
    """Whether enemy Land Combat Units, Barbarians included, are in the Home Territory."""
    hostile = enemies(g, power)
    for stack, place in enumerate(g.at):
        if place >= 0 and hostile >> g.whose[stack] & 1 and is_home(g, power, place) and lcu(g, stack):
            return True
    return False


# ---- at sea


@title("naval_ambush")
class NavalAmbush(Card):
    """17.2-NAVAL-AMBUSH: a transport near one's ships; without an escort those aboard are lost."""

    rule = "17.2-NAVAL-AMBUSH"
    moments = frozenset({AT_SEA})
    window = "naval-ambush"

    def why_not(self, g: Mediterranean, power: int, about: int) -> Refusal | None:
        """An Army of somebody else afloat, and a Fleet near."""
        if not is_transport(g, about) or DEEP_SEA[g.at[about]]:
            return Refusal(self.rule, "nobody-to-ambush")
        if g.patron[g.whose[about]] == power:
            return Refusal(self.rule, "own-army")
        return None if self.choices(g, power, about) else Refusal(self.rule, "no-fleet-near", {"reach": RANGE})

    def choices(self, g: Mediterranean, power: int, about: int) -> list[Move]:
        """The Fleets that are near enough."""
        near = waters(g.at[about], RANGE)
        return [FLEET_OF[g.at[s]] for s in fleets_of(g, power) if near >> g.at[s] & 1]

    def chosen(self, g: Mediterranean, power: int, about: int, move: Move) -> None:
        """Ruling 17.2-NAVAL-AMBUSH: with an escort it comes to a Battle, after which the Fleet returns."""
        facts: dict[str, Any] = {"side": side_id(g, g.whose[about]), "place": PLACE_IDS[g.at[about]]}
        g.tell("naval-ambush", self.rule, power=side_id(g, power), **facts, port=PLACE_IDS[move[1]])
        note_harm(g, power, 1 << g.whose[about], g.at[about])
        if not escort_of(g, about):
            destroy(g, about)
            return
        fleet = put_out(g, power, move[1])
        go(g, fleet, g.at[about])
        g.push(ReturnToPort(fleet, move[1]))
        g.push(SeaBattle(fleet, about))


def is_transport(g: Mediterranean, army: int) -> bool:
    """Ruling 17.2-NAVAL-AMBUSH: an Army afloat, on the move or in a withdrawal by sea (9.4.5c)."""
    if not is_alive(g, army) or not land_units(g, army):
        return False
    return bool(g.afloat if army == g.mover else g.mark[army] & CALLED)


@cache
def waters(place: int, steps: int) -> int:
    """The places that so many Naval Connections lead to without the Deep Sea, as a mask."""
    found = 1 << place
    if steps:
        for there in SEA_LINKS[place]:
            if not DEEP_SEA[there]:
                found |= waters(there, steps - 1)
    return found


def fleets_of(g: Mediterranean, power: int) -> list[int]:
    """One stack with ships a place: of a power's own, or of those whose ships it has the use of."""
    found = {g.at[s]: s for s in range(len(g.at)) if g.at[s] >= 0 and is_ship_of(g, power, s)}
    return [found[place] for place in sorted(found)]


def is_ship_of(g: Mediterranean, power: int, stack: int) -> bool:
    """Whether a stack has ships that a power may use: not those on the move, nor crews in mutiny (13.3-MUTINY)."""
    side = g.whose[stack]
    lent = side in SHIPS and g.patron[side] == power
    if stack == g.mover or mutinous(g, side, g.at[stack]):
        return False
    return bool(galleys(g, stack)) and (side == power or lent)


SHIPS: Final = (RHODES, PERGAMUM)
"""17.2-ALLIANCE-RHODES-b, 17.2-ALLIANCE-PERGAMUM-a: whose ships a power uses as its own."""


def escort_of(g: Mediterranean, army: int) -> int:
    """11.3.2b: the Galley Squadrons that sail with an Army."""
    return galleys(g, army) + (galleys(g, g.escort) if army == g.mover and is_alive(g, g.escort) else 0)


def destroy(g: Mediterranean, army: int) -> None:
    """Those aboard are lost, leaders with them (8.4.3)."""
    place = g.at[army]
    g.tell("fleet-lost", NavalAmbush.rule, side=side_id(g, g.whose[army]), place=PLACE_IDS[place])
    kill_all(g, army, "8.4.3")
    wipe_out(g, army)
    tidy(g, place)


def put_out(g: Mediterranean, power: int, place: int) -> int:
    """The ships of one side in a place as a stack of their own; at sea with all aboard."""
    own = [s for s in stacks_at(g, place) if is_ship_of(g, power, s)]
    mark = CALLED | g.mark[own[0]] & LASTING
    if SEA_POINT[place]:
        return remark(g, own[0], mark)
    fleet = split(g, own[0], mark)
    for stack in own:
        if g.whose[stack] == g.whose[fleet]:
            transfer(g, stack, fleet, GALLEY, galleys(g, stack))
    tidy(g, place)
    return fleet


class ReturnToPort(Task[Mediterranean], frozen=True):
    """Ruling 17.2-NAVAL-AMBUSH: a Fleet that has not been put to flight goes back to where it lay in wait."""

    fleet: int
    place: int
    rule: ClassVar[str] = "17.2-NAVAL-AMBUSH"

    def run(self, g: Mediterranean) -> None:
        """As if it had not left."""
        if is_alive(g, self.fleet) and g.mark[self.fleet] & CALLED:
            here = g.at[self.fleet]
            go(g, self.fleet, self.place)
            remark(g, self.fleet, g.mark[self.fleet] & LASTING)
            tidy(g, here)
            tidy(g, self.place)
