"""Chapter 3.0: which rule goes before which, and what becomes of fractions."""

from __future__ import annotations

import pytest

from games.imperium.battle_table import army
from games.imperium.event_table import happens, table
from romanum.games.imperium.data.hexes import HEX, PARTS_OF, PLACE_IDS
from romanum.games.imperium.rules.supply.needs import hungry_at_zero, hungry_halves
from romanum.games.imperium.state.errands import LandCombat
from rules import rule


@rule("3.0a")
def test_enemies_in_one_hex_fight_but_not_across_the_water_in_it() -> None:
    """14.1 lets whoever shares a hex attack; 3.1, which goes before it, tells the land parts of the hex apart."""
    here, beyond = (PLACE_IDS[place] for place in next(parts for parts in PARTS_OF if len(parts) > 1)[:2])
    together = army({here: "caesar 3 20-10-b | pompey 1 4-12"}).push(LandCombat(0))
    assert f"attack {here}" in together.offered("caesar")
    t = army({here: "caesar 3 20-10-b", beyond: "pompey 1 4-12"})
    assert len({HEX[place] for place in t.g.at if place >= 0}) == 1
    t.push(LandCombat(t.seat("caesar")))
    assert not t.g.stack


@rule("3.0b")
@pytest.mark.parametrize(("before", "after"), [(31, 21), (32, 22), (2, 1), (1, 0)])
def test_a_third_of_a_treasury_is_rounded_down_but_is_one_talent_at_least(before: int, after: int) -> None:
    t = happens(table(treasury={"caesar": before}), "N")
    assert t.g.treasury[t.power("caesar")] == after


@rule("3.0b")
def test_a_share_of_hungry_men_is_rounded_down_but_is_never_nobody() -> None:
    """Of seven halves a third are two; of one, one."""
    assert (hungry_halves(7, 2, 3), hungry_halves(1, 2, 3)) == (2, 1)
    assert (hungry_at_zero(7, 1), hungry_at_zero(1, 1)) == (2, 1)
