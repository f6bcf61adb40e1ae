"""Chapter 11.3: Naval Transport: embarking, escorts, landing, and landing against resistance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    GALLEY,
    INVADERS,
    MILITIA,
    NONE,
    PLACE_IDS,
    PORT,
    RHODES,
    SEA_LINKS,
    SLAVES,
    SOLDIER,
)
from romanum.games.pax.rules.march.terrain import COSTS, can_fight, must_attack
from romanum.games.pax.rules.march.voyage import Voyage, carries, end_voyage, part_escort
from romanum.games.pax.state import subjects
from romanum.games.pax.state.errands import Entered
from romanum.games.pax.state.forces import (
    galleys,
    is_alive,
    new_stack,
    number,
    stack_of,
    stacks_at,
    tidy,
    transfer,
)
from romanum.games.pax.state.moves import BY_LANDING, spend
from romanum.games.pax.state.mutiny import mutinous
from romanum.games.pax.state.position import ACTIVE, ESCORTED, MOVED, SUCCESSOR_MOVE, Mediterranean
from romanum.games.pax.state.steps import PowerChoice

# ---- embarking


def why_not_embark(g: Mediterranean) -> Refusal | None:
    """11.3.2a, 13.4.2a, 12.3.3a: who may not go to sea, and what it takes to land again."""
    stack = g.mover
    side = g.whose[stack]
    if (INVADERS >> side & 1 and g.move != SUCCESSOR_MOVE) or side in SLAVES:
        return Refusal("13.4.2a", "not-by-sea")
    if number(g, stack, MILITIA):
        return Refusal("12.3.3a", "militia-at-home", {"place": PLACE_IDS[g.at[stack]]})
    if not can_fight(g, stack) and must_attack(g, side, g.at[stack]):  # Successors in a Greek Town: no way back ashore
        return Refusal("9.2.1g", "nobody-to-attack", {"place": PLACE_IDS[g.at[stack]]})
    needed = COSTS.sail if g.lone_leader else COSTS.embark + COSTS.sail + COSTS.debark
    needed += COSTS.after_defeat if g.lost_battle else 0
    return Refusal("11.3.2a", "too-few-mp", {"needed": needed, "had": g.mp}) if g.mp < needed else None


def go_aboard(g: Mediterranean) -> None:
    """11.3.2a, 8.2.3d, 11.2.2: 1 MP, nothing for a leader alone or for those who are at sea already."""
    if not g.afloat and not g.lone_leader:
        spend(g, COSTS.embark)
    g.afloat = max(g.afloat, 1)


def escorts(g: Mediterranean) -> Iterator[tuple[int, int]]:
    """11.3.2b, 12.4.4b, 12.5.1b: sides whose ships in the Port can escort the mover, and how many."""
    side, here = g.whose[g.mover], g.at[g.mover]
    power = g.patron[side]
    yield side, idle_ships(g, side, here)
    if side == SOLDIER:
        yield power, min(1, idle_ships(g, power, here)) if not is_alive(g, g.escort) else 0
    elif side == power and g.patron[RHODES] == power:
        yield RHODES, idle_ships(g, RHODES, here) if not is_alive(g, g.escort) else 0


def idle_ships(g: Mediterranean, side: int, place: int) -> int:
    """9.1.4b: ships that have not moved in this Activation but as escorts, and obey."""
    return 0 if mutinous(g, side, place) else sum(galleys(g, stack) for stack in _harbours(g, side, place))


def _harbours(g: Mediterranean, side: int, place: int) -> list[int]:
    busy = MOVED | ACTIVE if carries(g) else MOVED | ACTIVE | ESCORTED
    stacks = [stack for stack in stacks_at(g, place) if g.whose[stack] == side and galleys(g, stack)]
    return [stack for stack in stacks if not g.mark[stack] & busy]


class Escort(PowerChoice, frozen=True):
    """11.3.2b, 11.1.7: how many Galley Squadrons of a Port sail along."""

    side: int
    most: int
    rule: ClassVar[str] = "11.3.2b"
    asks: ClassVar[Asks] = Asks("escort", subjects.SIDE, subjects.MOVERS_PLACE)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """All of them to none."""
        return [("escort", some) for some in range(self.most, -1, -1)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """They join the Fleet."""
        if move[1]:
            take_ships(g, self.side, move[1])


def take_ships(g: Mediterranean, side: int, number: int) -> None:
    """Ships of the Port join the moving Fleet; those of another side as a stack beside it."""
    here, fleet = g.at[g.mover], g.mover
    sources = _harbours(g, side, here)
    if side != g.whose[g.mover]:
        fleet = g.escort = new_stack(g, side, here, ACTIVE)
    for stack in sources:
        some = min(number, galleys(g, stack))
        transfer(g, stack, fleet, GALLEY, some)
        number -= some
    tidy(g, here)


def offer_escorts(g: Mediterranean, power: int) -> None:
    """11.3.2b: ask for each side that has ships here."""
    for side, most in reversed(list(escorts(g))):
        if most:
            g.push(Escort(power, side, most))


# ---- landing

FINISHED = -1
"""MP of an Army whose Fleet is Finished: it goes no farther (1.4l)."""


def landing_cost(g: Mediterranean) -> int:
    """9.2.1d, 8.2.3d."""
    return 0 if g.lone_leader else COSTS.debark


def why_not_land(g: Mediterranean, here: int, mp: int, beaten: bool) -> Refusal | None:
    """11.3.3, 11.3.4: MP to land in a Port, and to attack and land elsewhere should the attack fail."""
    side = g.whose[g.mover]
    if must_attack(g, side, here):
        if not can_fight(g, g.mover):
            return Refusal("9.2.1g", "nobody-to-attack", {"place": PLACE_IDS[here]})
        needed = COSTS.debark + COSTS.attack + COSTS.debark
        if mp < needed or not another_shore(g, here):
            return Refusal("11.3.4", "no-way-out", {"needed": needed, "had": mp, "place": PLACE_IDS[here]})
        return None
    needed = 0 if beaten else landing_cost(g)
    return Refusal("9.2.1d", "too-few-mp", {"needed": needed, "had": mp}) if mp < needed else None


def another_shore(g: Mediterranean, here: int) -> bool:
    """11.3.4: a Port to land in without a Battle, Stops at sea left aside."""
    side, seen, edge = g.whose[g.mover], {here}, [here]
    while edge:
        for there in SEA_LINKS[edge.pop()]:
            if there in seen or g.setting.closed >> there & 1:
                continue
            if PORT[there] and not must_attack(g, side, there):
                return True
            seen.add(there)
            edge.append(there)
    return False


def land(g: Mediterranean, last: bool) -> None:
    """9.2.1d, 11.3.3: ashore; ships stay in the Port, and others answer. `last`: the Fleet is Finished."""
    spend(g, min(g.mp, landing_cost(g)))
    number = part_escort(g)
    g.afloat = 0
    g.came_from = g.at[g.mover]
    g.push(Landed(number, last))
    g.push(Entered(g.mover, BY_LANDING))


class Landed(Task[Mediterranean], frozen=True):
    """11.3.4b: whoever could not take the Port is aboard again, for nothing, and must land elsewhere."""

    ships: int
    last: bool
    rule: ClassVar[str] = "11.3.4b"

    def run(self, g: Mediterranean) -> None:
        """Ashore, or aboard again."""
        voyage = g.running(Voyage)
        if not is_alive(g, g.mover) or not still_held(g):
            end_voyage(g)
            if self.last:
                g.mp = FINISHED
            return
        self.re_embark(g)
        g.amend(Voyage, stopped=False, modifier=0, beaten=True, over=False, power=voyage.power)

    def re_embark(self, g: Mediterranean) -> None:
        """With the ships that brought them, as far as they are left."""
        side, here = g.whose[g.mover], g.at[g.mover]
        harbour = stack_of(g, side, here, ESCORTED)
        if harbour != NONE:
            transfer(g, harbour, g.mover, GALLEY, min(self.ships, galleys(g, harbour)))
        if is_alive(g, g.escort):
            g.escort = _under_way(g, g.escort)
        g.afloat = 2
        g.lost_battle = False
        tidy(g, here)


def _under_way(g: Mediterranean, escort: int) -> int:
    fleet = new_stack(g, g.whose[escort], g.at[escort], ACTIVE)
    transfer(g, escort, fleet, GALLEY, galleys(g, escort))
    return fleet


def still_held(g: Mediterranean) -> bool:
    """10.7.7a: whether the enemy still holds the Port where the Army stands."""
    here = g.at[g.mover]
    return bool(PORT[here] and must_attack(g, g.whose[g.mover], here) and not carries(g))
