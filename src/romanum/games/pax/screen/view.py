"""What a view adds to the bare fields: stacks with their units and leaders, and each power's standing."""

from __future__ import annotations

from typing import Any

from romanum.games.pax.data.components import KIND_IDS, KINDS, LEADER_IDS, PLACE_IDS, PROVINCE_IDS, YEARS
from romanum.games.pax.rules.turn.agreements import ATTACK, PROMISES, SPARE
from romanum.games.pax.state.forces import strength
from romanum.games.pax.state.hands import held_count
from romanum.games.pax.state.leaders import leaders_in
from romanum.games.pax.state.points import civilization, geographic
from romanum.games.pax.state.position import NOBODY, PHASES, PROMISE, RANGE_IDS, Mediterranean
from romanum.games.pax.state.sides import power_ids, side_id
from romanum.games.pax.state.standing import manpower_maximum, stability_range


def describe(known: Mediterranean, seat: int | None) -> dict[str, Any]:
    """Made from what the seat knows alone."""
    return {
        "year": YEARS[known.turn],
        "phase_name": PHASES[known.phase],
        "stacks": stacks(known),
        "standings": [standing(known, power) for power in range(len(known.powers))],
        "promises": promises(known),
        "provinces": {PROVINCE_IDS[p]: side_id(known, lord) for p, lord in enumerate(known.lord) if lord != NOBODY},
    }


def stacks(g: Mediterranean) -> list[dict[str, Any]]:
    """Every stack on the map: whose, where, which units and leaders, how strong."""
    found = []
    for stack, place in enumerate(g.at):
        if place < 0:
            continue
        units = g.units[stack * KINDS : (stack + 1) * KINDS]
        found.append(
            {
                "stack": stack,
                "side": side_id(g, g.whose[stack]),
                "place": PLACE_IDS[place],
                "mark": g.mark[stack],
                "units": {KIND_IDS[kind]: number for kind, number in enumerate(units) if number},
                "leaders": [LEADER_IDS[leader] for leader in leaders_in(g, stack)],
                "bp": strength(g, stack),
            }
        )
    return found


def promises(g: Mediterranean) -> list[dict[str, Any]]:
    """4.3.2c, 4.4: what powers have promised each other, the latest last; nobody is held to it."""
    found = []
    for at in range(0, len(g.promises), PROMISE):
        giver, taker, kind, about, turn = g.promises[at : at + PROMISE]
        target = side_id(g, about) if kind == ATTACK else ""
        place = PLACE_IDS[about] if kind == SPARE else ""
        parties = {"power": side_id(g, giver), "partner": side_id(g, taker)}
        found.append({**parties, "what": PROMISES[kind], "target": target, "place": place, "turn": turn})
    return found


def standing(g: Mediterranean, power: int) -> dict[str, Any]:
    """A power's points, Treasury, Stability, manpower and friends."""
    return {
        "power": side_id(g, power),
        "seat": g.seats[power],
        "vp": g.vp[power],
        "gop": geographic(g, power),
        "cvp": civilization(g, power),
        "treasury": g.treasury[power],
        "stability": g.stability[power],
        "range": RANGE_IDS[stability_range(g, power)],
        "manpower_maximum": manpower_maximum(g, power),
        "allies": power_ids(g, g.allies[power]),
        "cards": held_count(g, power),
    }
