"""What a power has, in words that players use: it tells what an option brings and costs."""

from __future__ import annotations

from romanum.games.pax.bots.survey import Survey
from romanum.games.pax.state.points import civilization, geographic
from romanum.games.pax.state.position import Mediterranean


def account(g: Mediterranean, seat: int) -> dict[str, float]:
    """Victory, Geographic and Civilization Points, Spaces, BP on the map, Talents, Stability."""
    power = g.seats.index(seat)
    return {
        "points": float(g.vp[power]),
        "gop": float(geographic(g, power)),
        "cvp": float(civilization(g, power)),
        "spaces": float(sum(holder == power for holder in g.holder)),
        "bp": float(sum(force.bp for force in Survey(g).of.get(power, ()))),
        "talents": float(g.treasury[power]),
        "stability": float(g.stability[power]),
    }
