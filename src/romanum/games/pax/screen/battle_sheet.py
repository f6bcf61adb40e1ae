"""Chapter 10.2 for a screen: the Battle being fought, its step, its shifts one by one, its dice and its chances."""

from __future__ import annotations

from typing import Any, Final

from romanum.games.pax.rules.battle.cavalry import edges
from romanum.games.pax.rules.battle.frame import ATTACKER, DEFENDER, Fight, lcu_of, standing
from romanum.games.pax.rules.battle.sequence import STAGES
from romanum.games.pax.rules.battle.shifts import Shift, net_shifts, sources
from romanum.games.pax.rules.battle.strength import points_of
from romanum.games.pax.state.chances import falls
from romanum.games.pax.state.leaders import best_tactical
from romanum.games.pax.state.position import Mediterranean

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
