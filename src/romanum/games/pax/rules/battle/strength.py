"""Chapter 10.3.1, steps 5 and 6: Battle Points and odds."""

from __future__ import annotations

from romanum.games.pax.data.components import shifts_for
from romanum.games.pax.rules.battle.cavalry import edges, negated
from romanum.games.pax.rules.battle.frame import ATTACKER, DEFENDER, Fight, bars_horse, bp_of, horse_of
from romanum.games.pax.state.position import SIMPLE_ODDS, Mediterranean


def points_of(g: Mediterranean, fight: Fight, who: int) -> int:
    """10.3.1a: Units that may fight, and walls that are used."""
    stacks = fight.army(who)
    found = bp_of(g, stacks)
    found -= horse_of(g, stacks) if bars_horse(fight, who) else negated(g, fight, who)[0]
    return found + (g.walls[fight.space] if fight.walls and who == DEFENDER else 0)


def count_points(g: Mediterranean, fight: Fight) -> None:
    """10.2-5: BP, the base of losses (negated Cavalry counts there again), and Cavalry."""
    own, other = (points_of(g, fight, who) for who in (ATTACKER, DEFENDER))
    out = negated(g, fight, ATTACKER)[0], negated(g, fight, DEFENDER)[0]
    g.amend(Fight, points=(own, other), base=(own + out[0], other + out[1]), edge=edges(g, fight))


def odds_shifts(g: Mediterranean, larger: int, smaller: int) -> int:
    """10.3.1c, 10.3.1d, 10.3.6: the shifts of the larger Army."""
    if g.optional & SIMPLE_ODDS and smaller:
        return larger // smaller if larger > smaller else 0
    return shifts_for(larger, smaller) if larger > smaller else 0
