"""7.4, 7.5e, 7.8, 26, 29.4: sheets are compared, shared areas divided, and everything is raised at once."""

from __future__ import annotations

from romanum.engine.position import changed
from romanum.games.imperium.data.charts import MOBILIZED
from romanum.games.imperium.data.grants import Levy
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.provinces import AREA_IDS, NONE, PROVINCE_IDS
from romanum.games.imperium.data.units import CER, TYPE, TYPE_IDS
from romanum.games.imperium.rules.common.morale import pay, restore
from romanum.games.imperium.rules.common.powers import in_order, power_id
from romanum.games.imperium.rules.geography.seasons import MARCH, of_year
from romanum.games.imperium.rules.mobilization import pools, sheets
from romanum.games.imperium.rules.mobilization.charts import (
    BAGGAGE,
    COLUMN,
    COLUMNS,
    QUARTER,
    chart_type,
)
from romanum.games.imperium.rules.mobilization.counters import Keel, free_colour, keels, keep_keels
from romanum.games.imperium.rules.mobilization.means import claims_of, half_points, talents
from romanum.games.imperium.rules.mobilization.pools import BY_PROVINCE, BY_RULE, CREW, SHIP, Claim
from romanum.games.imperium.rules.mobilization.sheets import LAYS, MILITIA, RAISE, RESUME, Line
from romanum.games.imperium.rules.mobilization.trainees import hold_trainer, needs_training
from romanum.games.imperium.rules.special.chronicle import note_payment
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import FRESH, RAW, RAWER
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import KIND_OF, LETTER, called


def show(g: RomanWorld) -> None:
    """7.5e: all sheets are laid open; what exceeds an area is divided, and everything is raised."""
    players = [player for player in in_order(g) if sheets.lines(g.plan, player)]
    written = {player: sheets.lines(g.plan, player) for player in players}
    granted = _by_line(divide(g, written))
    for player in players:
        if of_year(g) == MARCH or not sheets.habit(g, player):
            sheets.form_habit(g, player)
    g.plan = ()
    done = [
        (line, units_of(g, player, at, line, ticked), granted_pools(ticked))
        for player in players
        for at, line in enumerate(written[player])
        for ticked in (granted.get((player, at), {}),)
    ]
    for line, number, ticks in done:
        carry_out(g, line, number, ticks)


# ---- dividing


Granted = dict[Claim, int]


def divide(g: RomanWorld, written: dict[int, list[Line]]) -> Granted:
    """7.5d, 7.5e, 7.8g: ships first, as a fleet that is refused needs no crew; then everybody else."""
    claims = [
        claim
        for player, lines in written.items()
        for at, line in enumerate(lines)
        for claim in claims_of(g, player, at, line)
    ]

    def left(pool: int) -> int:
        return pools.capacity(g, pool) + pools.extra(g, pool)

    def roll(pool: int, players: list[int], number: int) -> list[int]:
        return roll_off(g, pool, players, number)

    ships = pools.settle([claim for claim in claims if claim.role == SHIP], left, roll)
    afloat = {claim[:3] for claim in ships}
    others = [
        claim
        for claim in claims
        if claim.role != SHIP
        and (claim.role != CREW or written[claim.player][claim.line].act == RESUME or claim[:3] in afloat)
    ]
    return {**ships, **pools.settle(others, left, roll)}


def roll_off(g: RomanWorld, pool: int, players: list[int], number: int) -> list[int]:
    """7.5e: each unit that is left over goes to the highest die; equal ones are rolled again."""
    winners: list[int] = []
    while len(winners) < number:
        rivals = [player for player in players if player not in winners]
        while len(rivals) > 1:
            dice = {player: g.dice.roll() for player in rivals}
            best = max(dice.values())
            if g.log is not None:
                g.tell("roll-off", "7.5e", dice=list(dice.values()))
            rivals = [player for player in rivals if dice[player] == best]
        winners.append(rivals[0])
    if g.log is not None and pool < BY_PROVINCE:
        names = [power_id(g, g.setting.seats[player][0]) for player in winners]
        area, column = divmod(pool, COLUMNS)
        g.tell("pool-divided", "7.5e", area=AREA_IDS[area], type=TYPE_IDS[MOBILIZED[column]], powers=names)
    return winners


def _by_line(granted: Granted) -> dict[tuple[int, int], Granted]:
    """By player and line: what is granted of it."""
    found: dict[tuple[int, int], Granted] = {}
    for claim, pool in granted.items():
        found.setdefault((claim.player, claim.line), {})[claim] = pool
    return found


def units_of(g: RomanWorld, player: int, at: int, line: Line, granted: Granted) -> int:
    """How many units of a line come about, by what is granted of it."""
    claims = claims_of(g, player, at, line)
    if not claims:
        return line.number
    by_unit = {unit: [claim for claim in claims if claim.unit == unit] for unit in range(line.number)}
    return sum(all(claim in granted for claim in own) for own in by_unit.values())


def granted_pools(granted: Granted) -> list[tuple[int, int]]:
    """What a line is ticked for: roles and pools."""
    return [(claim.role, pool) for claim, pool in granted.items()]


# ---- carrying out


def carry_out(g: RomanWorld, line: Line, number: int, ticks: list[tuple[int, int]]) -> None:
    """So many units of a line are paid for, ticked and placed."""
    if not number:
        return
    line = line._replace(number=number)
    pay(g, line.power, talents(g, line))
    g.points[line.power] -= half_points(g, line)
    crews = [pool for role, pool in ticks if role == CREW][:number]
    others = [pool for role, pool in ticks if role != CREW][:number]
    for pool in crews:
        tick(g, line, pool, crew=True)
    for pool in others:
        tick(g, line, pool, crew=False)
    if line.act == MILITIA:
        _drill(g, line)
    elif line.act == RESUME:
        _resume(g, line, crews)
    elif line.act in LAYS:
        _lay(g, line, crews)
    else:
        _place(g, line)


def tick(g: RomanWorld, line: Line, pool: int, *, crew: bool) -> None:
    """7.5a, 7.2b: a unit is counted for the year; under 36 with its own type."""
    if pool >= BY_RULE:
        assert isinstance(g.setting.specials[pool - BY_RULE], Levy)
        note_payment(g, pool - BY_RULE, line.power)
    elif pool >= BY_PROVINCE:
        at = pool - BY_PROVINCE
        g.levied = changed(g.levied, at, g.levied[at] + 1)
    else:
        area, column = divmod(pool, COLUMNS)
        theirs = COLUMN.get(chart_type(g, line.power, TYPE[line.kind]), column)
        shared = not crew and MOBILIZED[theirs] in pools.SISTERS
        at = area * COLUMNS + (theirs if shared else column)
        g.raised = changed(g.raised, at, g.raised[at] + 1)


def _place(g: RomanWorld, line: Line) -> None:
    """7.4d, 7.4f, 35.1c, 35.1d: units stand in their city, held there with their trainer, or raw."""
    mark = FRESH
    if needs_training(g, line.power, line.kind):
        mark = RAW if line.act == RAISE else RAWER
        if line.act == RAISE:
            hold_trainer(g, line.power, line.kind, line.place)
    for _ in range(line.number):
        add(g, line.power, line.place, LETTER[line.kind], mark, free_colour(g, line.power, TYPE[line.kind]))
        _forget_loss(g, line)
    if TYPE[line.kind] == BAGGAGE:
        g.trains_built = changed(g.trains_built, line.power, g.trains_built[line.power] + line.number)
    if g.log is not None:
        _tell_raised(g, line)


def _tell_raised(g: RomanWorld, line: Line) -> None:
    """3.2a: all see that units are raised, their own player which."""
    who, place, units = power_id(g, line.power), PLACE_IDS[line.place], called(LETTER[line.kind] * line.number)
    if g.hidden:
        g.tell("raises", "7.4d", power=who, place=place, secret={"units": units}, eyes=(g.chief[line.power],))
    else:
        g.tell("raises-known", "7.4d", power=who, place=place, units=units)


def _forget_loss(g: RomanWorld, line: Line) -> None:
    """5.7d: what was lost is rebuilt."""
    lost = [letter for letter in g.lost[line.power] if TYPE[KIND_OF[letter]] == TYPE[line.kind]]
    if lost:
        restore(g, line.power, lost[0])


def _lay(g: RomanWorld, line: Line, crews: list[int]) -> None:
    """7.8b: fleets are begun, due in the next such phase."""
    for n in range(line.number):
        column = crews[n] % COLUMNS if n < len(crews) else NONE
        g.keels += Keel(line.power, line.place, g.month + QUARTER, CER[line.kind], column, 0)
    if g.log is not None:
        place = PLACE_IDS[line.place]
        g.tell("lays-down", "7.8b", power=power_id(g, line.power), place=place, number=line.number)


def _resume(g: RomanWorld, line: Line, crews: list[int]) -> None:
    """7.8i: work goes on with another crew."""
    found, left = [], list(crews)
    for keel in keels(g):
        mine = keel.halted and (keel.power, keel.place) == (line.power, line.place) and left
        found.append(keel._replace(halted=0, column=left.pop(0) % COLUMNS) if mine else keel)
    keep_keels(g, found)
    if g.log is not None:
        g.tell("resumes", "7.8i", power=power_id(g, line.power), place=PLACE_IDS[line.place])


def _drill(g: RomanWorld, line: Line) -> None:
    """29.4: militia is rebuilt."""
    g.militia = changed(g.militia, line.place, g.militia[line.place] + line.number)
    if g.log is not None:
        g.tell("drills", "29.4", power=power_id(g, line.power), province=PROVINCE_IDS[line.place])
