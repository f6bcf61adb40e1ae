"""Chapters 8.2.3, 9.1.2, 9.2: an Army, a Unit or a leader moves over land until it is Finished."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    GALLIC_REVOLT,
    INVADERS,
    LAND_LINKS,
    LAND_POINT,
    NEXT_SPACES,
    NONE,
    PLACE_IDS,
    PORT,
    SEA_POINT,
    SPACE_COUNT,
)
from romanum.games.pax.rules.march.actions import (
    ATTACK,
    BRING_LEADER,
    DESTROY,
    DROP,
    EMBARK,
    HALT,
    PICK_UP,
    TO,
)
from romanum.games.pax.rules.march.afar import why_not_by_land
from romanum.games.pax.rules.march.contact import threaten
from romanum.games.pax.rules.march.garrisons import break_down, may_break_down, stand_by
from romanum.games.pax.rules.march.joint_armies import Company, Depart, company, part_company
from romanum.games.pax.rules.march.sea_movement import SetSail
from romanum.games.pax.rules.march.selection import ARMY_KINDS, Picking, begin_picking, conqueror_in
from romanum.games.pax.rules.march.terrain import (
    COSTS,
    FAR,
    barred,
    beyond_strait,
    foes,
    must_attack,
    passes_by,
    price,
    step_cost,
)
from romanum.games.pax.rules.march.transport import why_not_embark
from romanum.games.pax.rules.march.voyage import finish
from romanum.games.pax.state.borders import GREEK_SPACES
from romanum.games.pax.state.control import is_home, settle, settle_left
from romanum.games.pax.state.errands import BarbariansCame, Battle, CardMoment, Entered, MarchInto, MoveArmy
from romanum.games.pax.state.forces import (
    is_alive,
    is_empty,
    land_units,
    set_walls,
    stack_of,
    tidy,
)
from romanum.games.pax.state.leaders import assign, best_campaign, campaign, leaders_in
from romanum.games.pax.state.moves import AT_TRANSIT, BY_MOVE, BY_PLACING, begin_move, march_on, spend
from romanum.games.pax.state.position import (
    GUEST_MOVE,
    INVADER_MOVE,
    MAJOR,
    MOVED,
    NOBODY,
    PONTIC_MAJOR,
    SECOND_MAJOR,
    SLAVE_MARCH,
    SUCCESSOR_MOVE,
    Mediterranean,
)
from romanum.games.pax.state.sides import FOLLOWERS, side_id
from romanum.games.pax.state.steps import PowerStep

GREAT: Final = (MAJOR, SECOND_MAJOR, PONTIC_MAJOR, INVADER_MOVE, SUCCESSOR_MOVE, GUEST_MOVE)
"""9.1.1a: moves of an Army, in which Units are picked up and broken down."""
UNLED: Final = (SLAVE_MARCH,)


@carries_out(MoveArmy)
def move_army(errand: MoveArmy, g: Mediterranean) -> None:
    """9.1.2a, 17.2-ALLIANCE-PERGAMUM-a: at once, unless allied Pergamenes might go along."""
    if not is_alive(g, errand.stack):
        return
    if company(g, errand.stack, errand.move) != NONE:
        g.push(Company(g.patron[g.whose[errand.stack]], errand.stack, errand.move))
    else:
        g.push(Depart(errand.stack, errand.move))


@carries_out(Depart)
def depart(errand: Depart, g: Mediterranean) -> None:
    """9.1.2a: a die, and the leader's Campaign rating in a Major Move or if he moves alone."""
    stack, move = errand.stack, errand.move
    alone = is_empty(g, stack)
    leaders = [best_campaign(g, s) for s in (stack, g.companion) if is_alive(g, s)]
    leader = max(leaders, key=campaign) if alone or move in GREAT else NONE
    mp = 1 if move in UNLED else g.dice.roll() + campaign(leader)
    begin_move(g, stack, move, 2 * mp if alone else mp, leader)
    g.lone_leader = alone
    power = g.patron[g.whose[stack]]
    g.push(OnTheMarch(power, mp))
    if move == INVADER_MOVE:
        begin_invasion(g, stack)
    if SEA_POINT[g.at[stack]]:
        g.afloat = 1
        g.push(SetSail(power))


def begin_invasion(g: Mediterranean, stack: int) -> None:
    """13.4.5, 13.3-GAULd: placed among others it attacks first; the Gauls pay for the attack they have made already."""
    side, space = g.whose[stack], g.at[stack]
    if foes(g, side, space) and g.holder[space] != side:  # what it has taken is Independent, but no longer fought over
        g.push(Entered(stack, BY_PLACING))
    elif side == GALLIC_REVOLT and g.gaul_attacked == g.activations:
        spend(g, COSTS.placed_attack)
        g.gaul_attacked = NONE


class OnTheMarch(Task[Mediterranean], frozen=True):
    """9.1.2: the move goes on until the Army halts or is no more."""

    power: int
    allowance: int
    """8.2.3e: the MP it began with, undoubled."""
    broken_at: int = NONE
    """12.1.4a: where Units have been broken down: more of them there cost nothing."""
    over: bool = False
    rule: ClassVar[str] = "9.1.2a"
    stays: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        """Ask where to, or end the move."""
        if self.over or not is_alive(g, g.mover) or g.mp < 0 or SEA_POINT[g.at[g.mover]]:
            g.stack.pop()
            if is_alive(g, g.mover) and self.broken_at == g.at[g.mover]:
                stand_by(g, g.mover)
            finish(g)
        elif LAND_POINT[g.at[g.mover]] and not steps_from(g):
            march_on(g, g.last_space)
            g.become(replace(self, over=True))
        else:
            g.push(March(self.power))


def steps_from(g: Mediterranean) -> list[int]:
    """Where the mover can go."""
    return [there for there in ahead(g) if why_not_to(g, there) is None]


def ahead(g: Mediterranean) -> tuple[int, ...]:
    """9.2.2, 12.7.1b: the places a step leads to; slaves take no notice of Transit Points."""
    here = g.at[g.mover]
    return NEXT_SPACES[here] if g.move == SLAVE_MARCH else LAND_LINKS[here]


def why_not_to(g: Mediterranean, there: int) -> Refusal | None:
    """9.2.1k, 9.2.1h, 9.5: why the mover may not take a step."""
    here, stack = g.at[g.mover], g.mover
    if g.move == SLAVE_MARCH:
        too_few = None if g.mp else Refusal("12.7.1b", "too-few-points", _points(1, 0, there))
        return too_few or barred(g, stack, here, there) or beyond_strait(g, g.whose[stack], here, there)
    refusal = barred(g, stack, here, there)
    if refusal:
        return refusal
    extra = COSTS.after_defeat if g.lost_battle else 0
    cost = step_cost(g, here, there) + extra
    if cost > g.mp:
        rule = "9.2.1i" if extra and cost - extra <= g.mp else "9.2.1k"
        return Refusal(rule, "too-few-points", _points(cost, g.mp, there))
    needed = price(g, stack, here, there) + extra
    if needed <= g.mp:
        return None
    if needed >= FAR:
        return Refusal("9.5.1", "no-way-on", {"place": PLACE_IDS[there]})
    if LAND_POINT[there]:
        return Refusal("9.5.1", "no-way-beyond", _points(needed, g.mp, there))
    return Refusal("9.2.1h", "no-points-to-attack", _points(needed, g.mp, there))


def _points(needed: int, had: int, there: int) -> dict[str, int | str]:
    return {"needed": needed, "had": had, "place": PLACE_IDS[there]}


class March(PowerStep, frozen=True):
    """9.2: what the moving Army does next."""

    rule: ClassVar[str] = "9.2.1a"

    def candidates(self, g: Mediterranean, seat: int) -> Iterator[Move]:
        """Steps, then what can be done where it stands, then to halt."""
        yield from (TO[there] for there in ahead(g))
        if g.at[g.mover] < SPACE_COUNT and g.move != SLAVE_MARCH:
            yield from _deeds(g)
        yield HALT

    def check(self, g: Mediterranean, seat: int, move: Move) -> Refusal | None:
        """MP, and what each deed needs."""
        verb = move[0]
        if verb == "to":
            return why_not_to(g, move[1])
        return _CHECKS[verb](g) if verb in _CHECKS else None

    def out_of_reach(self, g: Mediterranean, seat: int, move: Move) -> Refusal | None:
        """What lies farther than a step: how far, or that it lies over the sea."""
        return why_not_by_land(g, move[1]) if move[0] == "to" and move[1] != g.at[g.mover] else None

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        verb = move[0]
        if verb == "to":
            set_foot(g, move[1])
        elif verb == "halt":
            g.amend(OnTheMarch, over=True)
        else:
            _DEEDS[verb](g, self.power, move)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts = {"side": side_id(g, g.whose[g.mover]), "place": PLACE_IDS[g.at[g.mover]], "mp": g.mp}
        return Prompt("march", self.rule, facts)


def set_foot(g: Mediterranean, there: int) -> None:
    """4.4: before a step that means an attack, those whom it is made on may pay for its not being taken."""
    side = g.whose[g.mover]
    if must_attack(g, side, there):
        threaten(g, MarchInto(there), side, there, foes(g, side, there))
    else:
        step(g, there)


@carries_out(MarchInto)
def march_into(errand: MarchInto, g: Mediterranean) -> None:
    """9.2.1g: nobody was paid, or he does it all the same."""
    step(g, errand.place)


def step(g: Mediterranean, there: int) -> None:
    """9.2.1: the mover pays and goes; in a Space others answer."""
    here, stack = g.at[g.mover], g.mover
    spend(g, 1 if g.move == SLAVE_MARCH else step_cost(g, here, there))
    pay_after_defeat(g)
    g.came_from = here
    if here < SPACE_COUNT:
        g.last_space = here
    march_on(g, there)
    tidy(g, here)
    tidy(g, there)
    if LAND_POINT[there]:
        settle_left(g, there)
        g.push(CardMoment(AT_TRANSIT, g.patron[g.whose[stack]], stack))
        if INVADERS >> g.whose[stack] & 1:
            g.push(BarbariansCame(stack))
    else:
        g.push(Entered(stack, BY_MOVE))


def pay_after_defeat(g: Mediterranean) -> None:
    """9.2.1i: 1 MP to move again after a lost Battle."""
    if g.lost_battle:
        spend(g, COSTS.after_defeat)
        g.lost_battle = False


# ---- what can be done on the way


def _deeds(g: Mediterranean) -> Iterator[Move]:
    stack, here = g.mover, g.at[g.mover]
    if PORT[here]:
        yield EMBARK
    source = stack_of(g, g.whose[stack], here)
    if source != NONE and land_units(g, source):
        yield PICK_UP
    if source != NONE:
        yield from (BRING_LEADER[leader] for leader in leaders_in(g, source))
    if land_units(g, stack) + len(leaders_in(g, stack)) > 1:
        yield DROP
    if g.move in GREAT:
        yield from may_break_down(g, stack)
    if g.town_of[here] in _owners(g) and not is_empty(g, stack):
        yield DESTROY
    if passes_by(g, g.whose[stack], here) and foes(g, g.whose[stack], here):
        yield ATTACK


def _check_pick_up(g: Mediterranean) -> Refusal | None:
    """9.2.1f, 8.2.3b, 9.1.1b."""
    if g.move not in GREAT:
        return Refusal("8.2.3b" if g.lone_leader else "9.1.1b", "one-unit-moves")
    lost = g.running(OnTheMarch).allowance if g.lone_leader else 0
    return _afford("9.2.1f", g.mp - lost, COSTS.pick_up)


def _afford(rule: str, had: int, needed: int) -> Refusal | None:
    return None if had >= needed else Refusal(rule, "too-few-mp", {"needed": needed, "had": had})


def _check_break(g: Mediterranean) -> Refusal | None:
    """9.2.1e."""
    if g.running(OnTheMarch).broken_at == g.at[g.mover]:
        return None
    return _afford("9.2.1e", g.mp, COSTS.garrisons)


def _check_halt(g: Mediterranean) -> Refusal | None:
    """9.5.1, 13.4.2a: nobody stops in a Transit Point, nor an invader among those it passes."""
    here = g.at[g.mover]
    if LAND_POINT[here]:
        return Refusal("9.5.1", "not-in-transit", {"place": PLACE_IDS[here]})
    if g.move == SUCCESSOR_MOVE and not GREEK_SPACES >> here & 1 and steps_from(g):
        return Refusal("17.2-SUCCESSOR-WARS-a", "goes-to-greece", {"place": PLACE_IDS[here]})
    if g.move == SLAVE_MARCH and g.mp and any(not must_attack(g, g.whose[g.mover], p) for p in steps_from(g)):
        return Refusal("12.7.1b", "slaves-march")
    if passes_by(g, g.whose[g.mover], here):
        return Refusal("13.4.2a", "passes-only", {"place": PLACE_IDS[here]}) if steps_from(g) else None
    return None


def _check_drop(g: Mediterranean) -> Refusal | None:
    """13.4.2a: nobody is left among those whom an invader passes."""
    here = g.at[g.mover]
    return (
        Refusal("13.4.2a", "passes-only", {"place": PLACE_IDS[here]}) if passes_by(g, g.whose[g.mover], here) else None
    )


def _check_attack(g: Mediterranean) -> Refusal | None:
    return _afford("9.2.1g", g.mp, COSTS.attack)


def _owners(g: Mediterranean) -> tuple[int, ...]:
    """7.4.3a, 12.4.4a: whose Cities and Towns the mover may destroy: its own, and those of the power that it serves."""
    side = g.whose[g.mover]
    return (side, g.patron[side]) if side in FOLLOWERS else (side,)


def _check_destroy(g: Mediterranean) -> Refusal | None:
    """7.4.3a, 7.4.3b."""
    if is_home(g, g.town_of[g.at[g.mover]], g.at[g.mover]):
        return Refusal("7.4.3b", "own-home", {"place": PLACE_IDS[g.at[g.mover]]})
    return _afford("7.4.3a", g.mp, g.walls[g.at[g.mover]])


def _pick_up(g: Mediterranean, power: int, move: Move) -> None:
    """9.2.1f, 8.2.3e: 1 MP; a leader who is no longer alone has only what is left of his undoubled MP."""
    if g.lone_leader:
        spend(g, g.running(OnTheMarch).allowance)
        g.lone_leader = False
    spend(g, COSTS.pick_up)
    source = stack_of(g, g.whose[g.mover], g.at[g.mover])
    begin_picking(g, Picking(power, source, g.mover, land_units(g, source)), ARMY_KINDS)


def _drop(g: Mediterranean, power: int, move: Move) -> None:
    """9.2.1f: free, but they move no more in this Activation."""
    here = g.at[g.mover]
    if g.running(OnTheMarch).broken_at == here:
        g.push(LeftHere(g.whose[g.mover], here))
    dropped = stack_of(g, g.whose[g.mover], here, MOVED)
    chief = conqueror_in(g, g.mover) if g.move == SECOND_MAJOR else NONE
    begin_picking(g, Picking(power, g.mover, dropped, land_units(g, g.mover), mark=MOVED, some=True, chief=chief), ())


class LeftHere(Task[Mediterranean], frozen=True):
    """12.1.4a: Garrisons that were made here and stay may move later in the Activation."""

    side: int
    place: int
    rule: ClassVar[str] = "12.1.4a"

    def run(self, g: Mediterranean) -> None:
        """They have not moved."""
        dropped = stack_of(g, self.side, self.place, MOVED)
        if dropped != NONE:
            stand_by(g, dropped)


def _bring_leader(g: Mediterranean, power: int, move: Move) -> None:
    """8.2.3c: for nothing; his Campaign rating does not count in this move."""
    assign(g, move[1], g.mover)
    tidy(g, g.at[g.mover])


def _break(g: Mediterranean, power: int, move: Move) -> None:
    """12.1.4a: 1 MP for any number at once."""
    here = g.at[g.mover]
    if g.running(OnTheMarch).broken_at != here:
        spend(g, COSTS.garrisons)
        g.amend(OnTheMarch, broken_at=here)
    break_down(g, g.mover, move[2], move[1])
    tidy(g, here)
    settle(g)


def _destroy(g: Mediterranean, power: int, move: Move) -> None:
    """7.4.3a: MP equal to its Wall Points."""
    here = g.at[g.mover]
    spend(g, g.walls[here])
    set_walls(g, here, 0, NOBODY)
    g.tell("razes", "7.4.3a", side=side_id(g, g.whose[g.mover]), place=PLACE_IDS[here])
    settle(g)


def _embark(g: Mediterranean, power: int, move: Move) -> None:
    """11.3.2a."""
    pay_after_defeat(g)
    part_company(g)
    g.push(SetSail(power))


def _attack(g: Mediterranean, power: int, move: Move) -> None:
    """13.4.2a: an invader attacks a Tribe that it could pass."""
    spend(g, COSTS.attack)
    g.push(Battle(g.mover, 0))


_CHECKS: Final = {
    "embark": why_not_embark,
    "pick-up": _check_pick_up,
    "drop-off": _check_drop,
    "break-down": _check_break,
    "halt": _check_halt,
    "attack": _check_attack,
    "destroy": _check_destroy,
}
_DEEDS: Final = {
    "embark": _embark,
    "pick-up": _pick_up,
    "drop-off": _drop,
    "bring-leader": _bring_leader,
    "break-down": _break,
    "destroy": _destroy,
    "attack": _attack,
}
