"""Chapter 3.1: where scenarios IV, VI and VIII let some go and others not."""

from __future__ import annotations

from romanum.games.pax.data.components import NONE, POWERS, PROVINCE_OF, PROVINCES, SIDE, SPACE_COUNT
from romanum.games.pax.data.schema import Divided
from romanum.games.pax.state.position import NOBODY, Mediterranean


def shut_out(g: Mediterranean, side: int, here: int, there: int) -> bool:
    """Scenarios IV, VI and VIII: whether a scenario keeps a side out of a Space, coming from a place."""
    row, province = g.setting.row, PROVINCES[PROVINCE_OF[there]]
    power = g.patron[side]
    name = POWERS[g.powers[power]].id if power != NOBODY else ""
    if row.only_power.get(province.id, name) != name:
        return True
    if row.guest is not None and side == SIDE[row.guest.owner]:
        return province.territory in row.guest.barred
    return row.divided is not None and name == row.divided.power and _kept_apart(g, row.divided, here, province.id)


def _kept_apart(g: Mediterranean, divided: Divided, here: int, province: str) -> bool:
    """Scenario VI: those of one kingdom do not leave it, the others do not come to its heart, until both are one."""
    if g.united != NONE and g.turn >= g.united:
        return False
    origin = here if here < SPACE_COUNT else g.last_space
    within = origin < SPACE_COUNT and PROVINCES[PROVINCE_OF[origin]].id in divided.provinces
    return province not in divided.provinces if within else province == divided.barred
