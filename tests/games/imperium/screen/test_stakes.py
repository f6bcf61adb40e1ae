"""What an answer gives up: told before it is given, and never the one that stands out."""

from __future__ import annotations

from games.at_stake import at_stake
from games.imperium.builder import GAME, Table, position
from games.imperium.march_table import campaign, walk
from games.imperium.talks_table import HERE, THERE
from romanum.engine.decision import AtStake
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.rules.mobilization.counters import Keel
from romanum.games.imperium.rules.mobilization.shipyards import KeepFleet
from romanum.games.imperium.rules.siege.segment import Spoliation
from romanum.games.imperium.state.errands import LandMovement, Negotiation, Shipyards, ShipyardTaken
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


CARTHAGO = PLACE_IDS[CITY_PLACE[CITY["carthago"]]]


def stocks() -> Table:
    """Pompey builds a fleet at Carthago, with a crew counted as light infantry."""
    t = position({}, scenario=6, cities={"carthago": "pompey"})
    t.g.month = int(Month.of("April 49 BC"))
    t.g.keels = Keel(t.power("pompey"), PLACE[CARTHAGO], t.g.month + 2, 1, 1, 0)
    return t


@rule("7.8e", "7.8h")
def test_a_fleet_that_is_scrapped_or_left_on_the_stocks_is_told() -> None:
    t = stocks()
    scrap = stakes(t.push(LandMovement(t.seat("pompey"))), "pompey").stakes[f"scrap {CARTHAGO}"]
    assert (scrap.kind, scrap.words) == (
        "harms", "A fleet on the stocks at Carthago is destroyed, with all that it has cost."
    )  # fmt: skip
    t = stocks().push(Shipyards())
    assert t.step == "StopWork"
    found = stakes(t, "pompey")
    stop = found.stakes[f"stop-work {CARTHAGO}"]
    assert (stop.kind, "comes later, or never" in stop.words, found.usual) == ("harms", True, "pass")


@rule("7.8c", "7.8i")
def test_a_fleet_that_could_be_had_is_what_stands_out_and_nobody_is_asked_twice() -> None:
    t = stocks()
    t.push(KeepFleet(t.seat("pompey"), t.power("pompey"), PLACE[CARTHAGO], t.g.month + 2, 1, 1))
    for table, power in ((t, "pompey"), (stocks().push(ShipyardTaken(PLACE[CARTHAGO], t.power("caesar"))), "caesar")):
        found = stakes(table, power)
        assert (found.usual, found.stakes["no"].kind, found.stakes["no"].words) == ("yes", "harms", "")


@rule("18.2.1b")
def test_a_captive_who_is_freed_for_nothing_is_told() -> None:
    t = position({HERE: "caesar 1 20-10-a", THERE: "pompey 1 20-10-b"}, scenario=6)
    scipio = t.leader("scipio")
    t.g.leader_in = changed(t.g.leader_in, scipio, t.stack("caesar", HERE))
    t.g.captor = changed(t.g.captor, scipio, t.power("caesar"))
    free = stakes(t.push(Negotiation()), "caesar").stakes["free-captive scipio"]
    assert (free.kind, free.words.endswith("goes free, and you get nothing for it.")) == ("harms", True)


@rule("2.5")
def test_a_title_that_is_made_void_is_told() -> None:
    t = position(scenario=16).push(Negotiation())
    t.play("septimius-severus", "offer-title clodius-albinus").play("clodius-albinus", "accept")
    t.g.month += 1
    t.g.stack.clear()
    found = stakes(t.push(Negotiation()), "clodius-albinus").stakes["end-title septimius-severus"]
    assert (found.kind, found.words) == ("harms", "The peace is over: Septimius Severus.")
