"""39.2-S: units that no leader keeps go over to the closest Roman faction, halved and exchanged as in 20.3.2."""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.games.imperium.data.hexes import HEX
from romanum.games.imperium.rules.common.morale import change, worth
from romanum.games.imperium.rules.common.powers import is_roman_faction, majors, power_id
from romanum.games.imperium.rules.powers.distances import nearest_power
from romanum.games.imperium.rules.powers.enrolment import Camp, camps_of, clear, enrol, ratings_of, seat
from romanum.games.imperium.state.errands import Desertion, SiegesSeen
from romanum.games.imperium.state.forces import settle, stacks_of
from romanum.games.imperium.state.position import RomanWorld


@carries_out(Desertion)
def desert(errand: Desertion, g: RomanWorld) -> None:
    """Ruling 39.2-S: without another Roman faction they stay."""
    heirs = [power for power in majors(g) if is_roman_faction(g, power) and power != errand.power]
    if not heirs:
        return
    own = [stack for stack in stacks_of(g, errand.power) if g.at[stack] in errand.places and g.units[stack]]
    camps = camps_of(g, own, lambda place: nearest_power(g, {HEX[place]}, heirs))
    for camp in camps:
        _change_sides(g, errand.power, camp)
    g.push(SiegesSeen())


def _change_sides(g: RomanWorld, power: int, camp: Camp) -> None:
    """19.1c, 20.3.3: the old side loses the morale of all who leave it, the new one gains that of those it gets."""
    leaving = "".join(g.units[stack] for stack in camp.stacks)
    ratings = ratings_of(g, camp.heir)
    change(g, power, -worth(g, leaving), "19.1c")
    clear(g, [camp])
    seat(g, camp, enrol(g, camp, {}, ratings))
    settle(g, camp.place)
    if g.log is not None:
        g.tell("units-defect", "39.2-S", power=power_id(g, power), other=power_id(g, camp.heir))
