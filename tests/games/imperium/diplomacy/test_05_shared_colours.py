"""5.7: powers that share a colour share its counters, whoever their patrons are."""

from __future__ import annotations

import pytest

from games.imperium.builder import position
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import BUILD, COLOURS
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.units import KIND_BY_ID, TYPE_BY_ID
from romanum.games.imperium.rules.common.powers import make_client, remove
from romanum.games.imperium.rules.mobilization.counters import Keel, free_colour, has_counter, used
from romanum.games.imperium.rules.mobilization.means import Means
from romanum.games.imperium.rules.mobilization.restoration import restore_unit
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.rosters import LETTER
from rules import rule

CAVALRY, LEGIONS, FLEET = TYPE_BY_ID["6-16"], TYPE_BY_ID["20-10"], TYPE_BY_ID["18-30"]
BROWN, BLACK, YELLOW, TAN = (COLOURS.index(name) for name in ("brown", "black", "yellow", "tan"))


@rule("5.7b", "5.7e")
def test_counters_of_the_aedui_are_none_of_the_gauls() -> None:
    """Both are brown; the Aedui, Caesar's clients, have two of the eight 6-16 there are, on the map or lost."""
    t = position(scenario=1)
    gauls, aedui = t.g.setting.power("gauls"), t.g.setting.power("aedui")
    add(t.g, gauls, PLACE["a2418"], LETTER[KIND_BY_ID["6-16"]] * 5)
    assert (BUILD[BROWN][CAVALRY], used(t.g, gauls, CAVALRY)) == (8, 7)
    assert has_counter(t.g, gauls, CAVALRY)
    add(t.g, gauls, PLACE["a2418"], LETTER[KIND_BY_ID["6-16"]])
    assert not has_counter(t.g, gauls, CAVALRY)
    remove(t.g, aedui)
    assert has_counter(t.g, gauls, CAVALRY), "who is out of the match needs none"


HEROD, CLIENT, STRANGER = "herod-agrippa", "commagene-and-emesa", "nabataea"
"""Of scenario 11: Herod is yellow and tan, his clients tan and white."""


@rule("5.7e", "7.5c")
def test_clients_in_a_patrons_colours_use_its_counters_with_what_they_have_lost() -> None:
    t = position({"a3621": f"{HEROD} 1 6-16 | {CLIENT} 2 6-16 | {STRANGER} 4 6-16"}, scenario=11)
    herod, client = t.power(HEROD), t.power(CLIENT)
    assert (used(t.g, herod, CAVALRY), used(t.g, client, CAVALRY), used(t.g, herod, LEGIONS)) == (3, 2, 0)
    for name, counted in ((CLIENT, 4), (STRANGER, 4), (HEROD, 4)):
        t.g.lost = changed(t.g.lost, t.power(name), LETTER[KIND_BY_ID["6-16"]])
        assert used(t.g, herod, CAVALRY) == counted
    assert (used(t.g, herod, CAVALRY, TAN), used(t.g, herod, CAVALRY, YELLOW)) == (2, 1)


@rule("7.8b", "7.5c")
def test_a_fleet_on_the_stocks_uses_its_builders_counter() -> None:
    t = position(scenario=11)
    herod = t.power(HEROD)
    for power in (herod, t.power("claudius"), t.power("claudius")):
        t.g.keels += Keel(power, PLACE["a3621"], t.g.month + 2, 1, -1, 0)
    assert (used(t.g, herod, FLEET), used(t.g, herod, CAVALRY), used(t.g, herod, FLEET, YELLOW)) == (1, 0, 0)


@rule("5.7b", "5.7c")
@pytest.mark.parametrize(("built", "colour"), [(5, 4), (6, 8), (14, 4)])
def test_units_are_of_the_second_colour_when_the_first_has_no_counter_left(built: int, colour: int) -> None:
    """Six 6-16 are yellow and eight tan; without any left a unit would be yellow."""
    t = position(scenario=11)
    herod = t.power(HEROD)
    for n in range(built):
        add(t.g, herod, PLACE["a3621"], LETTER[KIND_BY_ID["6-16"]], colour=YELLOW if n < 6 else TAN)
    assert free_colour(t.g, herod, CAVALRY) == colour


@rule("5.7b", "5.7e", "8.3b")
def test_a_fleet_that_a_client_restores_is_still_its_own_while_it_is_built() -> None:
    """A client in its patron's colour has lost a fleet: lost, on the stocks or launched, its counter is in use."""
    t = position(scenario=3)
    sulla, rhodus, fleet = t.power("sulla"), t.power("rhodus"), TYPE_BY_ID["18-30"]
    make_client(t.g, rhodus, sulla)
    t.g.colours = changed(t.g.colours, rhodus, t.g.colours[sulla])
    letter = LETTER[KIND_BY_ID["18-30-b"]]
    t.g.lost = changed(t.g.lost, rhodus, letter)
    before = used(t.g, sulla, fleet)
    t.g.points[rhodus] = 2
    restore_unit(t.g, rhodus, KIND_BY_ID["18-30-b"], PLACE["b5821"])
    assert (t.g.lost[rhodus], used(t.g, sulla, fleet)) == ("", before)
    assert Means(t.g, t.seat("sulla")).on_map[sulla][fleet] == before


@rule("5.7b", "23.3a")
def test_a_people_in_a_borrowed_colour_takes_no_counters_from_whoever_has_it() -> None:
    """Odoacer is black, and so is the people of Germania Magna if no colour is left."""
    t = position(scenario=38)
    odoacer, people = t.power("odoacer"), t.power("people-of-germania-magna")
    t.g.colours = changed(t.g.colours, people, t.g.colours[odoacer])
    before = used(t.g, odoacer, TYPE_BY_ID["20-8"])
    add(t.g, people, PLACE["a2607"], LETTER[KIND_BY_ID["20-8-c"]] * BUILD[BLACK][TYPE_BY_ID["20-8"]])
    assert used(t.g, odoacer, TYPE_BY_ID["20-8"]) == before
    assert has_counter(t.g, odoacer, TYPE_BY_ID["20-8"])
