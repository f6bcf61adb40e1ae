"""Chapter 11: the Political Events segment. Each event of the table is a function here; `event_choices` asks players.

Events that only bend a rule for a turn (omens, weather) do nothing here: the rules ask `War.event`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from romanum.engine.step import Task
from romanum.games.trajan.data.components import (
    ARMENIAN_KING,
    CITIES,
    CITY,
    CITY_HEX,
    CODE,
    EVENTS,
    GRID,
    HATRA,
    KIND,
    LAKE,
    LEADER,
    ON_TRADE_ROUTE,
    RIVER_HEX,
    ROMAN_CODE,
    SWAMP,
    TERRAIN,
    UNIT,
    UNITS,
)
from romanum.games.trajan.rules.politics.counters import noticed
from romanum.games.trajan.rules.politics.event_choices import (
    EmbassyAnswer,
    FeverLoss,
    Pretend,
    QuakeLoss,
    RaiseIberians,
    Rally,
    RecallVeterans,
    ReturnUnit,
    TurnCity,
    core_archers,
    pretenders,
    satrapy_troops,
    turn_civis,
)
from romanum.games.trajan.rules.politics.hands import discard, draw, let_take
from romanum.games.trajan.rules.turn.cities import control_changed
from romanum.games.trajan.rules.turn.leaders import eliminate
from romanum.games.trajan.rules.turn.levies import draw_satrapy
from romanum.games.trajan.state.calendar import year
from romanum.games.trajan.state.position import (
    AGENT,
    CITY_COUNT,
    HANDS,
    NOBODY,
    OFF_MAP,
    PARTHIAN,
    ROMAN,
    SIDE_IDS,
    War,
    strength,
)

TRAJAN: Final = UNIT["trajan"]


class PoliticalEvent(Task[War], frozen=True):
    """3.21, 11.0: two dice, tens and units; the sides roll in turn, and the result applies at once."""

    rule: ClassVar[str] = "11.0a"

    def run(self, g: War) -> None:
        tens, units = g.dice.roll(), g.dice.roll()
        g.event = tens * 10 + units
        event = EVENTS[(tens - 1) * 6 + units - 1]
        side = ROMAN if g.turn % 2 else PARTHIAN
        g.tell("event", "11.0a", side=SIDE_IDS[side], dice=[tens, units], event=event.id)
        if event.once:
            if g.event in g.happened:
                return
            g.happened += (g.event,)
        effect = EFFECTS.get(event.id)
        if effect is not None:
            effect(g, event.numbers)


Numbers = dict[str, int]


def open_cities(g: War) -> list[int]:
    """Roman Civis in cities of another colour, with no Roman unit inside."""
    return [
        c
        for c in range(CITY_COUNT)
        if g.civis[c] == ROMAN and CODE[c] != ROMAN_CODE and not g.garrison(ROMAN, CITY_HEX[c])
    ]


# ---- 21 to 26: Rome


def off_map_strength(g: War) -> int:
    """17.3c: what stands in the off-map box."""
    return strength(g.in_box(ROMAN, OFF_MAP))


def off_map_revolt(g: War, numbers: Numbers) -> None:
    """17.3c: the fewer troops at home, the more danger."""
    die = g.dice.roll()
    needed = die * numbers["points"]
    quiet = off_map_strength(g) >= needed
    g.reveals += 1
    g.tell("off-map-revolt", "17.3c", die=die, needed=needed, quiet=quiet)
    if not quiet:
        g.debt, g.debt_due = max(g.debt, needed), g.debt_due or g.turn + numbers["turns"]


def settle_debt(g: War) -> None:
    """Event 21: troops sent home in time put the revolt down; else it costs markers."""
    if not g.debt or g.turn < g.debt_due:
        return
    if off_map_strength(g) >= g.debt:
        g.tell("revolt-put-down", "17.3c")
    else:
        number = EVENTS[6].numbers["markers"]
        g.tell("revolt-spreads", "17.3c", number=number)
        discard(g, ROMAN, number, "6.56")
    g.reveals += 1
    g.debt = g.debt_due = 0


def jewish_rising(g: War, numbers: Numbers) -> None:
    """One of three cities of the coast rises, if no Roman unit is inside."""
    die = g.dice.roll()
    city = CITY[("hierosolyma", "caesarea", "gaza")[(die - 1) // 2]]
    g.tell("rising", "11.0a", die=die, city=CITIES[city].id)
    if g.civis[city] == ROMAN and not g.garrison(ROMAN, CITY_HEX[city]):
        turn_civis(g, city, PARTHIAN)


def uprising(g: War, numbers: Numbers) -> None:
    """The Parthian picks a conquered city without a garrison."""
    if open_cities(g):
        g.push(TurnCity(PARTHIAN, PARTHIAN, tuple(open_cities(g))))


def rising_of_mesopotamia(g: War, numbers: Numbers) -> None:
    """A die for each conquered city without a garrison."""
    for city in open_cities(g):
        die = g.dice.roll()
        g.tell("rising", "11.0a", die=die, city=CITIES[city].id)
        if die <= numbers["roll"]:
            turn_civis(g, city, PARTHIAN)


def honours(g: War, numbers: Numbers) -> None:
    """6.56: a marker of the Roman's choice."""
    let_take(g, ROMAN, numbers["markers"], "6.56")


def plot_at_rome(g: War, numbers: Numbers) -> None:
    """6.56: worse while Trajan is not there."""
    there = 0 <= g.where[TRAJAN] < GRID.size
    g.reveals += 1
    discard(g, ROMAN, numbers["markers"] if there else numbers["without_trajan"], "6.56")


# ---- 31 to 35: Parthia


def royal_pretender(g: War, numbers: Numbers) -> None:
    """A rival of the king keeps his troops at home."""
    die = g.dice.roll()
    strikes = die <= numbers["roll"]
    g.tell("pretender", "11.0a", die=die, strikes=strikes)
    if strikes and pretenders(g):
        g.push(Pretend(PARTHIAN))


def war_in_the_east(g: War, numbers: Numbers) -> None:
    """One unit of Core horse archers goes back to the recruit area."""
    if core_archers(g):
        g.push(ReturnUnit(PARTHIAN, False))


def satraps_waver(g: War, numbers: Numbers) -> None:
    """One Satrapy unit goes back to the recruit area."""
    if satrapy_troops(g):
        g.push(ReturnUnit(PARTHIAN, True))


def satraps_rally(g: War, numbers: Numbers) -> None:
    """A random Satrapy unit into a city of the Parthian's choice."""
    step = Rally(PARTHIAN)
    if step.cities(g):
        g.push(step)


def tribute(g: War, numbers: Numbers) -> None:
    """6.56: a random marker."""
    draw(g, PARTHIAN, numbers["markers"], "6.56")


# ---- 41 to 46: cities and clients


def osrhoene(g: War, numbers: Numbers) -> None:
    """Edessa joins whoever is stronger near by, unless the other side is inside."""
    city = CITY["edessa"]
    near = set(GRID.within(CITY_HEX[city], numbers["range"]))
    points = [strength(u for u in g.on_map(side) if g.where[u] in near) for side in (ROMAN, PARTHIAN)]
    g.reveals += 1
    if points[ROMAN] == points[PARTHIAN]:
        return
    side = ROMAN if points[ROMAN] > points[PARTHIAN] else PARTHIAN
    if g.civis[city] == 1 - side and not g.garrison(1 - side, CITY_HEX[city]):
        turn_civis(g, city, side)


def adiabene(g: War, numbers: Numbers) -> None:
    """A Satrapy unit for Arbela."""
    city = CITY["arbela"]
    if g.controller(city) == PARTHIAN:
        draw_satrapy(g, CITY_HEX[city], 1, "6.56")


def charax(g: War, numbers: Numbers) -> None:
    """A Roman leader near the gulf wins its city."""
    city = CITY["charax-spasinu"]
    hex = CITY_HEX[city]
    near = set(GRID.within(hex, numbers["range"]))
    g.reveals += 1
    comes = any(KIND[u] == LEADER and g.where[u] in near for u in g.on_map(ROMAN))
    if comes and g.civis[city] == PARTHIAN and not g.garrison(PARTHIAN, hex):
        turn_civis(g, city, ROMAN)


def hatra(g: War, numbers: Numbers) -> None:
    """The Civis of Hatra is stronger from now on."""
    g.hatra_defies = True
    g.tell("hatra-defies", "11.0a", city=CITIES[HATRA].id, strength=numbers["strength"])


def iberians(g: War, numbers: Numbers) -> None:
    """Roman horse from beyond the Cyrus."""
    step = RaiseIberians(ROMAN)
    if g.controller(CITY["harmozica"]) == ROMAN and step.units(g):
        g.push(step)


def armenian_nobles(g: War, numbers: Numbers) -> None:
    """Without its king an Armenian city goes over to Rome."""
    if 0 <= g.where[ARMENIAN_KING] < GRID.size:
        return
    open_to_rome = tuple(
        CITY[name]
        for name in ("artaxata", "tigranocerta")
        if g.civis[CITY[name]] == PARTHIAN and not g.garrison(PARTHIAN, CITY_HEX[CITY[name]])
    )
    if open_to_rome:
        g.push(TurnCity(ROMAN, ROMAN, open_to_rome))


# ---- 56 to 66


def fever(g: War, numbers: Numbers) -> None:
    """The largest force by water loses a unit."""
    forces: dict[tuple[int, int], int] = {}
    for side in (ROMAN, PARTHIAN):
        for unit in g.on_map(side):
            hex = g.where[unit]
            if TERRAIN[hex] == SWAMP or RIVER_HEX[hex] or LAKE[hex]:
                forces[side, hex] = forces.get((side, hex), 0) + strength([unit])
    most = max(forces.values(), default=0)
    struck = [key for key, points in forces.items() if points == most]
    g.reveals += 1
    if not most or len({side for side, _ in struck}) > 1:
        return
    g.push(FeverLoss(struck[0][0], tuple(sorted(hex for _, hex in struck))))


def earthquake(g: War, numbers: Numbers) -> None:
    """Antioch falls down: somebody is buried, or it is rebuilt at a price; and Trajan may be hurt."""
    city = CITY["antioch"]
    hex = CITY_HEX[city]
    g.tell("earthquake", "11.0a", city=CITIES[city].id)
    if g.where[TRAJAN] == hex:
        die = g.dice.roll()
        hurt = die <= numbers["roll"]
        noticed(g, TRAJAN)
        g.tell("trajan-hurt", "11.0a", die=die, hurt=hurt)
        if hurt:
            g.silenced += (TRAJAN,)
    for side in (ROMAN, PARTHIAN):
        if any(KIND[u] != LEADER for u in g.units_at(side, hex)):
            g.push(QuakeLoss(side, hex))
            return
    if g.civis[city] != NOBODY:
        discard(g, g.civis[city], numbers["markers"], "6.56")


def caravans(g: War, numbers: Numbers) -> None:
    """6.56: the side with more cities on trade routes draws."""
    held = [g.controller(c) for c in range(CITY_COUNT) if ON_TRADE_ROUTE >> c & 1]
    if held.count(ROMAN) != held.count(PARTHIAN):
        draw(g, ROMAN if held.count(ROMAN) > held.count(PARTHIAN) else PARTHIAN, numbers["markers"], "6.56")


def veterans_return(g: War, numbers: Numbers) -> None:
    """A recruit unit for a provincial capital."""
    step = RecallVeterans(ROMAN)
    if step.units(g) and step.capitals(g):
        g.push(step)


def spies_unmasked(g: War, numbers: Numbers) -> None:
    """6.56: Agents are found out on both sides."""
    for side in (ROMAN, PARTHIAN):
        if g.holds(side, AGENT):
            HANDS.lose(g, side, AGENT)
            g.reveals += 1
            g.tell("spy-lost", "6.56", side=SIDE_IDS[side])


def illness(g: War, numbers: Numbers) -> None:
    """Trajan falls ill; late in the war he may die of it."""
    if g.where[TRAJAN] < 0:
        return
    die = g.dice.roll()
    late = year(g) >= numbers["year"]
    struck = die <= numbers["death" if late else "rest"]
    g.tell("illness", "11.0a", unit=UNITS[TRAJAN].id, die=die, late=late, struck=struck)
    if struck and late:
        eliminate(g, TRAJAN)
        control_changed(g)
    elif struck:
        g.stayed += (TRAJAN,)


def embassy(g: War, numbers: Numbers) -> None:
    """4.2, 6.56: both are asked for a treaty; without one both draw."""
    if g.parley:
        g.push(EmbassyAnswer(ROMAN, numbers["markers"]))
    else:
        for side in (ROMAN, PARTHIAN):
            draw(g, side, numbers["markers"], "6.56")


EFFECTS: Final[dict[str, Callable[[War, Numbers], None]]] = {
    "off-map-revolt": off_map_revolt,
    "jewish-rising": jewish_rising,
    "uprising": uprising,
    "rising-of-mesopotamia": rising_of_mesopotamia,
    "honours": honours,
    "plot-at-rome": plot_at_rome,
    "royal-pretender": royal_pretender,
    "war-in-the-east": war_in_the_east,
    "satraps-waver": satraps_waver,
    "satraps-rally": satraps_rally,
    "tribute": tribute,
    "osrhoene": osrhoene,
    "adiabene": adiabene,
    "charax": charax,
    "hatra-defies": hatra,
    "iberians": iberians,
    "armenian-nobles": armenian_nobles,
    "fever": fever,
    "earthquake": earthquake,
    "caravans": caravans,
    "veterans-return": veterans_return,
    "spies-unmasked": spies_unmasked,
    "illness": illness,
    "embassy": embassy,
}
"""Events with an effect of their own; the others bend a rule as long as they last."""
