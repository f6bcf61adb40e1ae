"""5.7: powers that share a colour share its counters, whoever their patrons are."""

from __future__ import annotations

from romanum.games.imperium.data.charts import BUILD
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.units import KIND_BY_ID, TYPE_BY_ID
from romanum.games.imperium.rules.mobilization.counters import has_counter, used
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.powers import remove
from romanum.games.imperium.state.rosters import LETTER
from rules import rule

from .builder import position

CAVALRY = TYPE_BY_ID["6-16"]
BROWN = 6


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
