"""Chapter 11.4: Naval Battles."""

from __future__ import annotations

from typing import Any, ClassVar

from romanum.board.masks import mask
from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.engine.step import Task
from romanum.games.pax.data.components import GALLEY, NONE, PLACE_IDS, PORT, SEA_LINKS, SEA_POINT, TABLES
from romanum.games.pax.rules.march.voyage import (
    SEA,
    Voyage,
    carries,
    end_voyage,
    enemy_fleets,
    is_haven,
    lose_ships,
    points_each,
    power_of,
    ships,
    sink,
    stop,
)
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import AT
from romanum.games.pax.state.chances import higher
from romanum.games.pax.state.errands import LosePoints, SeaBattle
from romanum.games.pax.state.forces import (
    galleys,
    go,
    is_alive,
    land_units,
    remark,
    split,
    stacks_at,
    tidy,
    transfer,
)
from romanum.games.pax.state.leaders import assign, leaders_in
from romanum.games.pax.state.position import ACTIVE, ESCORTED, FRESH, LEAVING, MOVED, NOBODY, STUCK, Mediterranean
from romanum.games.pax.state.sides import decider, side_id
from romanum.games.pax.state.steps import PowerChoice

LASTING = STUCK | MOVED | ESCORTED


# ---- the Fleets


def put_to_sea(g: Mediterranean, side: int, place: int) -> int:
    """11.4.7: the ships of a side in a place as a stack of their own; in a Port, leaders only if they have no Army."""
    stacks = [s for s in stacks_at(g, place) if g.whose[s] == side and not g.mark[s] & ACTIVE]
    if SEA_POINT[place]:
        return stacks[0] if stacks else NONE
    harbours = [stack for stack in stacks if galleys(g, stack)]
    if not harbours:
        return NONE
    marks = LEAVING | sum({bit for bit in (STUCK, MOVED, ESCORTED) for s in harbours if g.mark[s] & bit})
    fleet = split(g, harbours[0], marks)
    ashore = any(land_units(g, stack) for stack in stacks)
    for stack in harbours:
        transfer(g, stack, fleet, GALLEY, galleys(g, stack))
        for leader in () if ashore else leaders_in(g, stack):
            assign(g, leader, fleet)
    tidy(g, place)
    return fleet


def moor(g: Mediterranean, fleet: int) -> None:
    """It is one with what else its side has there."""
    if is_alive(g, fleet) and g.mark[fleet] & LEAVING:
        remark(g, fleet, g.mark[fleet] & LASTING)


def stands(g: Mediterranean, side: int) -> bool:
    """12.5.1e, 12.5.3: ships that nobody commands neither withdraw nor retreat."""
    return g.patron[side] == NOBODY


# ---- the Battle


@carries_out(SeaBattle)
def fight(errand: SeaBattle, g: Mediterranean) -> None:
    """11.4.3: 2 BP a Galley Squadron, 1 for a leader, and a die; no re-rolls (11.4.8)."""
    fleets = (errand.attacker, errand.defender)
    bare = [fleet for fleet in fleets if not _galleys(g, fleet)]
    if bare:
        for fleet in bare:
            _tell_bare(g, fleet)
            sink(g, fleet, "11.4.6a")
        winner = next((fleet for fleet in fleets if fleet not in bare), NONE)
        _after(g, winner, SEA.won)
        return
    dice = [g.dice.roll() for _ in fleets]
    totals = [power_of(g, fleet) + die for fleet, die in zip(fleets, dice, strict=True)]
    _tell(g, fleets, dice, totals)
    if totals[0] == totals[1]:
        _after(g, g.mover if g.mover in fleets else NONE, 0)
        _lie_alongside(g, fleets)
        moor(g, errand.defender)
        return
    winner, loser = fleets if totals[0] > totals[1] else fleets[::-1]
    g.push(SeaVictory(winner, loser))
    _defeat(g, loser, abs(totals[0] - totals[1]))


def _galleys(g: Mediterranean, fleet: int) -> int:
    return ships(g) if fleet == g.mover else galleys(g, fleet)


def _tell(g: Mediterranean, fleets: tuple[int, int], dice: list[int], totals: list[int]) -> None:
    if g.log is not None:
        sides = [side_id(g, g.whose[fleet]) for fleet in fleets]
        facts: dict[str, Any] = {"place": PLACE_IDS[g.at[fleets[1]]], "attacker": sides[0], "defender": sides[1]}
        ahead = (totals[0] - dice[0]) - (totals[1] - dice[1])
        facts |= {"dice": dice, "attack": totals[0], "defence": totals[1], "chance": higher(ahead)}
        g.tell("naval-battle", "11.4.3", **facts, won=totals[0] > totals[1])


def _tell_bare(g: Mediterranean, fleet: int) -> None:
    g.tell("no-escort", "11.4.6a", side=side_id(g, g.whose[fleet]), place=PLACE_IDS[g.at[fleet]])


def _defeat(g: Mediterranean, loser: int, difference: int) -> None:
    """11.4.4a: Galley Squadrons worth at least the difference."""
    lose_in_battle(g, loser, -(-difference // points_each(g, g.whose[loser])))


def lose_in_battle(g: Mediterranean, fleet: int, number: int) -> None:
    """11.4.6b: 2 BP of those aboard for each Galley Squadron; with the last ship all are lost."""
    if number >= _galleys(g, fleet):
        sink(g, fleet, "11.4.6b")
        return
    lost = lose_ships(g, fleet, number)
    aboard = carries(g) if fleet == g.mover else land_units(g, fleet)
    if aboard and lost and land_units(g, fleet):
        side = g.whose[fleet]
        g.push(LosePoints(decider(g, side, side), fleet, TABLES.sea.galley * lost))


def _after(g: Mediterranean, winner: int, modifier: int) -> None:
    """11.4.4c, 11.4.5a: the moving Fleet is Stopped."""
    if is_alive(g, g.mover) and winner == g.mover and g.innermost(Voyage) is not None:
        stop(g, modifier)


def _lie_alongside(g: Mediterranean, fleets: tuple[int, int]) -> None:
    """11.4.5a, 12.5.1e: the moving Fleet and another have fought and both stay: they may fight again if it sails on."""
    voyage = g.innermost(Voyage)
    if voyage is not None and g.mover in fleets and is_alive(g, g.mover):
        other = fleets[0] if fleets[1] == g.mover else fleets[1]
        g.amend(Voyage, alongside=voyage.alongside | 1 << g.whose[other])


class SeaVictory(Task[Mediterranean], frozen=True):
    """11.4.4: the Loser goes to a Port, then the Winner looks at his losses."""

    winner: int
    loser: int
    placed: bool = False
    stood: bool = False
    """12.5.1e: the beaten Fleet stays where it is."""
    rule: ClassVar[str] = "11.4.4b"

    def run(self, g: Mediterranean) -> None:
        """First the Loser, then the Winner."""
        if not self.placed:
            alive = is_alive(g, self.loser) and self.loser != g.mover
            stood = alive and stands(g, g.whose[self.loser])
            g.push(SeaVictory(self.winner, self.loser, True, stood))
            self.put_away(g, stood)
            return
        if is_alive(g, self.winner):
            self.count_the_cost(g)
        moor(g, self.winner)

    def put_away(self, g: Mediterranean, stood: bool) -> None:
        """11.4.4b, 12.5.1e."""
        if stood:
            moor(g, self.loser)
        elif is_alive(g, self.loser):
            flee(g, self.loser)

    def count_the_cost(self, g: Mediterranean) -> None:
        """11.4.4c: an odd die costs the Winner a Galley Squadron; the moving Fleet is Stopped."""
        die = g.dice.roll()
        if g.log is not None:
            g.tell("sea-winner", "11.4.4c", side=side_id(g, g.whose[self.winner]), die=die)
        _after(g, self.winner, 0 if self.stood else SEA.won)
        if self.stood:
            _lie_alongside(g, (self.winner, self.loser))
        if die % 2:
            lose_in_battle(g, self.winner, 1)


# ---- the Loser's Port


def flee(g: Mediterranean, fleet: int) -> None:
    """11.4.4b: to the nearest friendly Port without enemy ships; without one it is lost."""
    havens = nearest_havens(g, g.whose[fleet], g.at[fleet])
    if not havens:
        sink(g, fleet, "11.4.4b")
    elif len(havens) == 1:
        arrive_beaten(g, fleet, havens[0])
    else:
        side = g.whose[fleet]
        g.push(FindHaven(decider(g, side, side), fleet, tuple(havens)))


def nearest_havens(g: Mediterranean, side: int, place: int) -> list[int]:
    """All friendly Ports that are equally near over Naval Connections."""
    seen = edge = 1 << place
    while edge:
        found = [p for p in range(edge.bit_length()) if edge >> p & 1 and PORT[p] and p != place]
        found = [p for p in found if is_haven(g, side, p) and not enemy_fleets(g, side, p)]
        if found:
            return found
        beyond = mask(q for p in range(edge.bit_length()) if edge >> p & 1 for q in SEA_LINKS[p])
        edge = beyond & ~seen & ~g.setting.closed
        seen |= edge
    return []


def arrive_beaten(g: Mediterranean, fleet: int, port: int) -> None:
    """11.4.4b, 11.1.8: it is there; the moving Fleet is Finished."""
    here = g.at[fleet]
    g.tell("flees", "11.4.4b", side=side_id(g, g.whose[fleet]), place=PLACE_IDS[port])
    go(g, fleet, port)
    tidy(g, here)
    if fleet != g.mover:
        mark = g.mark[fleet] & LASTING
        remark(g, fleet, mark if mark else FRESH)
        return
    if is_alive(g, g.escort):
        go(g, g.escort, port)
    end_voyage(g)


class FindHaven(PowerChoice, frozen=True):
    """11.4.4b: ties between Ports are the owner's to break."""

    fleet: int
    havens: tuple[int, ...]
    rule: ClassVar[str] = "11.4.4b"
    asks: ClassVar[Asks] = Asks("find-haven", subjects.FLEETS_SIDE)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [AT[place] for place in self.havens]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        arrive_beaten(g, self.fleet, move[1])
