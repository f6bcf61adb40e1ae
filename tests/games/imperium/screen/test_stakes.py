"""What an answer gives up: told before it is given, and never the one that stands out."""

from __future__ import annotations

from games.at_stake import at_stake
from games.imperium.builder import GAME, Table, position
from games.imperium.march_table import campaign, walk
from romanum.engine.decision import AtStake
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.siege.segment import Spoliation
from rules import rule

ROMA = PLACE_IDS[CITY_PLACE[CITY["roma"]]]
MESSANA, SYRACUSAE = (PLACE_IDS[CITY_PLACE[CITY[name]]] for name in ("messana", "syracusae"))


def stakes(t: Table, power: str) -> AtStake:
    return at_stake(GAME, t.g, t.seat(power))


@rule("12.1a")
def test_units_that_can_still_move_are_counted_until_none_can() -> None:
    t = campaign({ROMA: "caesar 1 20-10-a", MESSANA: "caesar 1 20-10-a"})
    assert stakes(t, "caesar").stakes["done"].words == "Units in 2 places can still move."
    assert stakes(t, "caesar").usual == ""
    walk(t, "caesar", f"march {ROMA}", "ready", "halt")
    assert stakes(t, "caesar").stakes["done"].words == "Units in 1 place can still move."


@rule("19.2b")
def test_an_imperial_capital_that_is_left_empty_is_told() -> None:
    t = campaign({ROMA: "caesar 2 20-10-a city"})
    t.g.capitals = 1 << CITY["roma"]
    walk(t, "caesar", f"march {ROMA}")
    found = stakes(t, "caesar")
    assert found.stakes["ready"].kind == "harms"
    assert found.usual == ""
    walk(t, "caesar", next(text for text in t.offered("caesar") if text.startswith("leave 20")))
    assert stakes(t, "caesar").usual == "ready"


@rule("24.5b")
def test_whoever_plunders_his_own_land_is_told() -> None:
    board = dict.fromkeys((MESSANA, SYRACUSAE), "caesar 1 20-10-a city")
    for lord, told in (("caesar", True), ("pompey", False)):
        t = position(board, scenario=6, lords={"sicilia": lord})
        t.push(Spoliation(t.seat("caesar")))
        found = stakes(t, "caesar").stakes
        assert any(text.startswith("plunder") and stake.kind == "harms" for text, stake in found.items()) is told
