"""Chapter 10.2 for a screen: the Battle being fought, its step, its shifts one by one, its dice and its chances."""

from __future__ import annotations

from typing import Any, Final

from romanum.games.pax.data.components import FORTRESS, HELEPOLIS
from romanum.games.pax.rules.battle.cavalry import edges
from romanum.games.pax.rules.battle.frame import ATTACKER, DEFENDER, RULES, Fight, lcu_of, standing
from romanum.games.pax.rules.battle.sequence import STAGES
from romanum.games.pax.rules.battle.shifts import leader_shifts, net_shifts
from romanum.games.pax.rules.battle.strength import odds_shifts, points_of
from romanum.games.pax.state.forces import number
from romanum.games.pax.state.leaders import best_tactical
from romanum.games.pax.state.moves import AMPHIBIOUS
from romanum.games.pax.state.position import Mediterranean

SIX: Final = 6
STEPS: Final = {
    "ask_walls": 3, "_caught_in_fortress": 3, "ask_bids": 3, "commit": 4, "charge": 4, "count_points": 5,
    "name_generals": 6, "_roll": 7, "offer_re_roll": 7, "announce": 8, "spend_shifts": 9, "_result": 10,
    "ask_retreat": 11, "_losses": 12, "_fallen": 12, "ask_path": 12, "_aftermath": 13, "roll_for_leaders": 14,
    "_dismiss_engine": 15, "_end": 15,
}  # fmt: skip
"""10.2: by what the running Battle does, the step of the rulebook it belongs to; 1 and 2 come before it."""

Shift = tuple[str, str, int, int]
"""What gives it, by which rule, and how many to the attacker and the Defender."""


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
        "chances": [] if rolled else list(chances(net)),
    }


def _points(g: Mediterranean, fight: Fight) -> tuple[int, int]:
    return points_of(g, fight, ATTACKER), points_of(g, fight, DEFENDER)


def shifts_of(g: Mediterranean, fight: Fight, points: tuple[int, int]) -> list[Shift]:
    """10.3.1: every source of shifts that gives any."""
    edge = fight.edge if any(fight.points) else edges(g, fight)
    engine = fight.walls and any(number(g, stack, HELEPOLIS) for stack in standing(g, fight.attackers))
    archimedes = fight.walls and g.archimedes == fight.space
    found: list[Shift] = [
        ("odds", "10.3.1c", odds_shifts(g, *points), odds_shifts(g, *points[::-1])),
        ("cavalry", "10.4.1a", *edge),
        ("leaders", "10.3.1f", leader_shifts(g, fight, ATTACKER), leader_shifts(g, fight, DEFENDER)),
        ("fortress", "10.3.1g", 0, RULES.fortress if FORTRESS[fight.space] else 0),
        ("amphibious", "10.3.1g", 0, RULES.amphibious if fight.flags & AMPHIBIOUS else 0),
        ("siege", "10.5.1", *fight.siege),
        ("archimedes", "17.2-ARCHIMEDES-EFFECT", 0, RULES.archimedes if archimedes else 0),
        ("helepolis", "17.2-POLIORCATES-EFFECT", RULES.helepolis if engine else 0, 0),
        ("cards", "10.3.1k", g.extra_shifts[ATTACKER], g.extra_shifts[DEFENDER]),
    ]
    return [shift for shift in found if shift[2] or shift[3]]


def chances(net: int) -> tuple[int, int, int]:
    """10.1, 10.3.1j: of the 36 falls of two dice, how many the attacker wins, are Draws, and he loses.

    A side with more shifts adds them to its die or takes them from the other, so they count in full.

    >>> chances(0), chances(2), chances(-6)
    ((15, 6, 15), (26, 4, 6), (0, 0, 36))
    """
    falls = [own - other + net for own in range(1, SIX + 1) for other in range(1, SIX + 1)]
    won, drawn = sum(by > 0 for by in falls), sum(by == 0 for by in falls)
    return won, drawn, len(falls) - won - drawn
