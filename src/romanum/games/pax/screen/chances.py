"""Chapters 9.3 and 10 for a screen: the exact chances of an attack or interception, and the Battle being fought."""

from __future__ import annotations

from math import prod
from typing import Any, Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.odds import Losses, Modifier, Odds, Outcome, Tone
from romanum.engine.secrecy import HIDDEN
from romanum.games.pax.data.components import NONE, SPACE_COUNT, TABLES, TRIBE_AT
from romanum.games.pax.rules.battle.actions import SACK
from romanum.games.pax.rules.battle.capture import SackOrSpare, too_low
from romanum.games.pax.rules.battle.frame import ATTACKER, DEFENDER, Fight, lcu_of, meet, standing
from romanum.games.pax.rules.battle.sequence import STAGES
from romanum.games.pax.rules.battle.shifts import Shift, net_shifts, points_of, sources
from romanum.games.pax.rules.battle.special_units import edges
from romanum.games.pax.rules.march.interception import chance
from romanum.games.pax.rules.march.land_movement import March
from romanum.games.pax.rules.march.terrain import must_attack
from romanum.games.pax.rules.march.withdrawal import chance_to_leave
from romanum.games.pax.state.chances import DRAWN, INTERCEPTION, LOST, SACKING, WON, falls
from romanum.games.pax.state.forces import go, lcu, stack_of
from romanum.games.pax.state.leaders import best_tactical
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import is_friend

# ---- 10.2: the Battle being fought


STEPS: Final = {
    "ask_walls": 3, "_caught_in_fortress": 3, "ask_bids": 3, "commit": 4, "charge": 4, "count_points": 5,
    "name_generals": 6, "_roll": 7, "offer_re_roll": 7, "ask_engine": 8, "announce": 8, "spend_shifts": 9,
    "_result": 10, "ask_retreat": 11, "_losses": 12, "_fallen": 12, "ask_path": 12, "_aftermath": 13,
    "roll_for_leaders": 14, "_dismiss_engine": 15, "_end": 15,
}  # fmt: skip
"""10.2: by what the running Battle does, the step of the rulebook it belongs to; 1 and 2 come before it."""


def battle(g: Mediterranean) -> dict[str, Any] | None:
    """The innermost Battle; None while there is none. Pairs are the attacker's and the Defender's."""
    fight = g.innermost(Fight)
    return None if fight is None else sheet(g, fight)


def sheet(g: Mediterranean, fight: Fight) -> dict[str, Any]:
    """A Battle as it stands."""
    rolled = any(fight.dice)
    points = fight.points if any(fight.points) else _points(g, fight)
    shifts = shifts_of(g, fight, points)
    net = net_shifts(g, fight) if any(fight.shifts) else sum(a - d for _, _, a, d in shifts)
    return {
        "space": fight.space,
        "sides": list(fight.sides),
        "powers": list(fight.powers),
        "stacks": [standing(g, fight.attackers), standing(g, fight.defenders)],
        "leaders": [best_tactical(g, standing(g, fight.army(who))) for who in (ATTACKER, DEFENDER)],
        "lcu": [lcu_of(g, fight.army(who)) for who in (ATTACKER, DEFENDER)],
        "points": list(points),
        "walls": fight.walls,
        "wall_points": g.walls[fight.space],
        "step": STEPS[STAGES[max(0, fight.stage - 1)].__name__],
        "shifts": [list(shift) for shift in shifts],
        "net": net,
        "dice": list(fight.dice) if rolled else [],
        "tenths": [fight.percent(ATTACKER), fight.percent(DEFENDER)] if rolled else [],
        "chances": [] if rolled else list(falls(net)),
    }


def _points(g: Mediterranean, fight: Fight) -> tuple[int, int]:
    return points_of(g, fight, ATTACKER), points_of(g, fight, DEFENDER)


def shifts_of(g: Mediterranean, fight: Fight, points: tuple[int, int]) -> list[Shift]:
    """10.3.1: every source of shifts that gives any."""
    edge = fight.edge if any(fight.points) else edges(g, fight)
    cards: Shift = ("cards", "10.3.1k", g.extra_shifts[ATTACKER], g.extra_shifts[DEFENDER])
    found = [*sources(g, fight, points, edge), cards]
    return [shift for shift in found if shift[2] or shift[3]]


# ---- 9.3, 10: before it is made


FALLS: Final = 36
SIX: Final = 6
MOST: Final = TABLES.battle.most_die


def odds(known: Mediterranean, seat: int, move: Move) -> Odds | None:
    """Of a step that attacks, of attempts to intercept and to sack; None for what needs no dice or hides too much."""
    if move[0] == "to" and known.stack and isinstance(known.stack[-1], March):
        return _of_attack(known, move[1])
    if move[0] == "intercept":
        return _of_interception(known, seat, move[1])
    if move == SACK and known.stack and isinstance(known.stack[-1], SackOrSpare):
        return _of_sack(known, known.stack[-1].stack)
    return None


# ---- a sack


def _of_sack(g: Mediterranean, stack: int) -> Odds:
    """7.5.1: a die above the Campaign rating."""
    win = min(max(SIX - too_low(g, stack), 0), SIX) / SIX
    fails, succeeds = SACKING
    outcomes = [Outcome(succeeds, win, "good"), Outcome(fails, 1 - win, "bad")]
    return Odds(win, Losses(0.0, 0.0), [one for one in outcomes if one.probability])


# ---- interception


def _of_interception(g: Mediterranean, seat: int, place: int) -> Odds | None:
    """9.3.2: two dice and what helps."""
    stack = stack_of(g, g.seats.index(seat), place)
    entered = g.at[g.mover] if g.mover != NONE else NONE
    if stack == NONE or not 0 <= entered < SPACE_COUNT:
        return None
    win = chance(g, stack, entered)
    fails, succeeds = INTERCEPTION
    outcomes = [Outcome(succeeds, win, "good"), Outcome(fails, 1 - win, "bad")]
    return Odds(win, Losses(0.0, 0.0), [one for one in outcomes if one.probability], hope="hope-intercept")


# ---- attacks


def _of_attack(known: Mediterranean, place: int) -> Odds | None:
    """10.0: the Battle that a step would bring, fought by those who are there now; where walls may help, with them."""
    mover = known.mover
    if place >= SPACE_COUNT or not must_attack(known, known.whose[mover], place) or _hides(known, place):
        return None
    g = known.copy()
    g.log = None
    origin = g.at[mover]
    go(g, mover, place)
    attackers, defenders = meet(g, mover, 0)
    town = g.town_of[place]
    walled = town != NOBODY and not is_friend(g, g.whose[mover], town)
    sides = g.whose[mover], g.whose[defenders[0]] if defenders else town
    fight = Fight(place, 0, attackers, defenders, sides, sides, (0, 0))
    cases = [fight] if not walled else [_behind_walls(fight), *([fight] if defenders else [])]
    found = min((_odds_of(g, case) for case in cases), key=lambda found: found.win)
    # 9.4.1a: there is no Battle if all who are attacked withdraw before
    able = [stack for stack in defenders if lcu(g, stack)]
    leave = prod([chance_to_leave(g, stack, origin) for stack in able]) if able else 0.0
    return replace(found, escape=leave) if leave else found


def _behind_walls(fight: Fight) -> Fight:
    return Fight(
        fight.space, fight.flags, fight.attackers, fight.defenders, fight.sides, fight.powers, fight.before, walls=True
    )


def chance_to_win(g: Mediterranean, fight: Fight, *, walls: bool) -> float:
    """The attacker's, behind walls or in the field."""
    return _odds_of(g, _behind_walls(fight) if walls else fight).win


def _hides(g: Mediterranean, place: int) -> bool:
    """13.1: whether a Tribe is there whose strength the seat does not know."""
    return TRIBE_AT[place] != NONE and g.tribe[TRIBE_AT[place]] == HIDDEN


def _odds_of(g: Mediterranean, fight: Fight) -> Odds:
    points = points_of(g, fight, ATTACKER), points_of(g, fight, DEFENDER)
    shifts = shifts_of(g, fight, points)
    net = sum(own - other for _, _, own, other in shifts)
    won, drawn, lost = falls(net)
    modifiers = [Modifier(rule, f"shift-{what}", own - other) for what, rule, own, other in shifts if own != other]
    ends: tuple[tuple[str, int, Tone], ...] = ((WON, won, "good"), (DRAWN, drawn, "idle"), (LOST, lost, "bad"))
    outcomes = [Outcome(name, n / FALLS, tone) for name, n, tone in ends if n]
    return Odds(won / FALLS, _losses(net, points), outcomes, modifiers)


def _losses(net: int, points: tuple[int, int]) -> Losses:
    """10.3.3, 10.3.1j: BP lost on average, if whoever is ahead adds his shifts to his own die first."""
    own = enemy = 0.0
    for first in range(1, SIX + 1):
        for second in range(1, SIX + 1):
            attack, defence = _final(first, second, net) if net >= 0 else _final(second, first, -net)[::-1]
            own += defence * points[ATTACKER] / 10 / FALLS
            enemy += attack * points[DEFENDER] / 10 / FALLS
    return Losses(round(own, 2), round(enemy, 2))


def _final(own: int, other: int, shifts: int) -> tuple[int, int]:
    """The dice after shifts.

    >>> _final(5, 4, 3), _final(9, 4, 3)
    ((8, 4), (10, 2))
    """
    up = min(shifts, MOST - own)
    return own + up, max(0, other - (shifts - up))
