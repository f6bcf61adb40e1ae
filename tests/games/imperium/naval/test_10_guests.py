"""5.8d, 10.4: units of other powers aboard a fleet."""

from __future__ import annotations

from typing import Any

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from games.imperium.naval_voyages import BESIDE, MASSILIA, OFF_MASSILIA, sail
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.rules.common.aboard import host
from romanum.games.imperium.rules.common.powers import ally
from romanum.games.imperium.rules.naval.attrition import crowd, roll
from romanum.games.imperium.rules.naval.guests import space
from romanum.games.imperium.rules.naval.odds import side_strength
from romanum.games.imperium.rules.naval.rounds import PortStops
from romanum.games.imperium.rules.naval.voyage import Sailing
from romanum.games.imperium.state.errands import (
    NavalBattle,
    NavalOperations,
    Reckoning,
    SeaInterception,
    SiegesSeen,
    Trespass,
)
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import BOUND, GUESTS, INSIDE
from rules import rule


def antony(there: str, **fields: Any) -> Table:
    """Antony's segment, with a fleet and others in Massilia, which is his."""
    t = position(
        {MASSILIA: there}, scenario=9, cities={"massilia": "antony"}, lords={"narbonensis": "antony"}, **fields
    )
    t.stop_at(SeaInterception, NavalBattle, SiegesSeen, Reckoning, Trespass)
    return t.push(Sailing(t.seat("antony"), t.power("antony")))


@rule("10.4.1")
def test_a_fleet_carries_units_of_a_client_and_lands_them_with_its_own() -> None:
    t = antony("antony 3 18-30-b aboard 1 20-10-a | egypt 1 16-9-b 2 4-12")
    sail(t, "antony", f"sail {MASSILIA}", "welcome egypt")
    assert space(t.g, t.g.mover) == 0
    sail(t, "antony", f"to {BESIDE}")
    assert t[BESIDE] == "antony 1 20-10-a 3 18-30-b | egypt 1 16-9-b 2 4-12"
    assert t.stack("egypt", BESIDE) in [s for s, mark in enumerate(t.g.mark) if mark & GUESTS]
    sail(t, "antony", f"land {BESIDE}")
    assert not t.g.mark[t.stack("egypt", BESIDE)] & GUESTS
    assert "antony 1 20-10-a" in t[BESIDE]
    assert t.is_sound()


@rule("5.8d")
def test_an_allys_units_come_aboard_once_he_agrees() -> None:
    board = "antony 2 18-30-b | lepidus 1 20-10-b"
    t = sail(antony(board, allies=(("antony", "lepidus"),)), "antony", f"sail {MASSILIA}", "welcome lepidus")
    t.play("lepidus", "no")
    assert "welcome lepidus" not in t.offered("antony")
    t = sail(antony(board, allies=(("antony", "lepidus"),)), "antony", f"sail {MASSILIA}", "welcome lepidus")
    t.play("lepidus", "yes")
    sail(t, "antony", f"to {OFF_MASSILIA}", "halt")
    assert t[OFF_MASSILIA] == "antony 2 18-30-b | lepidus 1 20-10-b"
    assert t.is_sound()
    strangers = sail(antony(board), "antony", f"sail {MASSILIA}")
    assert "welcome lepidus" not in strangers.offered("antony")


@rule("10.7.2b")
def test_guests_fight_beside_the_fleet_that_carries_them() -> None:
    t = sail(antony("antony 2 18-30-b | egypt 2 4-12"), "antony", f"sail {MASSILIA}", "welcome egypt")
    assert side_strength(t.g, [t.g.mover], []) == 36 + 8


def test_guests_sail_again_with_the_fleet_that_has_them_aboard() -> None:
    t = sail(antony("antony 2 18-30-b | egypt 2 4-12"), "antony", f"sail {MASSILIA}", "welcome egypt", "halt")
    t.g.mark[:] = [mark & GUESTS for mark in t.g.mark]
    t.g.stack.clear()
    t.push(Sailing(t.seat("antony"), t.power("antony")))
    sail(t, "antony", f"sail {MASSILIA}", f"to {OFF_MASSILIA}", "halt")
    assert t[OFF_MASSILIA] == "antony 2 18-30-b | egypt 2 4-12"


@rule("10.3.1e")
def test_guests_go_down_with_the_fleet_and_wade_ashore_where_they_can() -> None:
    t = antony("antony 1 18-30-b | egypt 2 4-12", winter=True)
    sail(t, "antony", f"sail {MASSILIA}", "welcome egypt", f"to {OFF_MASSILIA}")
    sail(t.roll(1), "antony", "halt")
    t.g.stack.clear()
    t.push(NavalOperations())
    assert t[OFF_MASSILIA] == ""
    saved = position({BESIDE: "egypt 2 4-12"}, scenario=9)
    saved.g.mark[0] |= GUESTS
    saved.push(NavalOperations())
    assert saved[BESIDE] == "egypt 2 4-12"
    assert saved.g.mark[0] == 0
    assert saved.g.at[0] == PLACE[BESIDE]


@rule("10.3.1e")
def test_guests_for_whom_there_is_no_room_left_are_lost() -> None:
    t = antony("antony 2 18-30-b | egypt 4 4-12", winter=True)
    sail(t, "antony", f"sail {MASSILIA}", "welcome egypt", f"to {OFF_MASSILIA}")
    sail(t.roll(1, 2), "antony", "halt", "roll-singly")
    assert t[OFF_MASSILIA] == "antony 1 18-30-b | egypt 2 4-12"


@rule("10.3.1e", "5.8d")
def test_each_player_picks_his_own_units_that_go_down_and_whoever_has_most_aboard_is_the_next() -> None:
    board = "antony 4 18-30-b aboard 1 20-10-a | lepidus 1 20-10-b 4 4-12"
    t = sail(antony(board, allies=(("antony", "lepidus"),), winter=True), "antony", f"sail {MASSILIA}")
    sail(t, "antony", "welcome lepidus")
    t.play("lepidus", "yes")
    assert space(t.g, t.g.mover) == 0
    sail(t.roll(1, 1, 2, 2), "antony", f"to {OFF_MASSILIA}", "halt", "roll-singly")
    assert (t.step, t.asked) == ("Overboard", ("lepidus",))
    assert t.offered("lepidus") == ["overboard 20-10-b", "overboard 4-12"]
    sail(t, "lepidus", "overboard 20-10-b")
    assert t[OFF_MASSILIA] == "antony 1 20-10-a 2 18-30-b | lepidus 2 4-12"
    assert t.is_sound()


@rule("10.3.1e", "5.8d")
def test_guests_do_not_wade_ashore_from_a_fleet_that_the_sea_takes() -> None:
    t = antony("antony 2 18-30-b | lepidus 1 20-10-b", allies=(("antony", "lepidus"),), winter=True)
    sail(t, "antony", f"sail {MASSILIA}", "welcome lepidus")
    t.play("lepidus", "yes")
    sail(t.roll(1), "antony", f"to {BESIDE}", "halt", "roll-together")
    assert t[BESIDE] == ""


@rule("10.3.1e", "5.8d")
def test_guests_of_a_lost_fleet_find_room_on_another_and_the_rest_go_down() -> None:
    friends = (("antony", "lepidus"), ("antony", "octavian"), ("lepidus", "octavian"))
    board = {OFF_MASSILIA: "antony 2 18-30-b | octavian 1 18-30-b | lepidus 1 20-10-b 2 4-12"}
    t = position(board, scenario=9, allies=friends, winter=True)
    t.g.mark[t.stack("lepidus", OFF_MASSILIA)] |= GUESTS
    roll(t.roll(1).g, t.stack("antony", OFF_MASSILIA), 30, singly=False)
    t.go_on()
    assert (t.step, t.asked) == ("Overboard", ("lepidus",))
    sail(t, "lepidus", "overboard 20-10-b")
    assert t[OFF_MASSILIA] == "octavian 1 18-30-b | lepidus 2 4-12"


@rule("10.3.1e", "10.4.3b")
def test_a_leader_whose_men_have_gone_down_lives_and_goes_ashore_where_there_is_land() -> None:
    board = "antony 2 18-30-b aboard 1 20-10-a | lepidus 2 4-12 lepidus"
    t = sail(antony(board, allies=(("antony", "lepidus"),), winter=True), "antony", f"sail {MASSILIA}")
    sail(t, "antony", "welcome lepidus")
    t.play("lepidus", "yes")
    guest = next(s for s, place in enumerate(t.g.at) if place >= 0 and t.g.mark[s] & GUESTS)
    t.g.units[guest] = ""
    sail(t.roll(6), "antony", f"to {BESIDE}", "halt", "roll-together")
    assert t.g.mark[guest] & GUESTS
    t.g.stack.clear()
    t.push(PortStops())
    assert "lepidus lepidus" in t[BESIDE]
    assert not any(mark & GUESTS for mark in t.g.mark)


@rule("10.4.1", "5.8d")
def test_guests_stay_aboard_the_fleet_that_has_room_beside_a_larger_that_is_full() -> None:
    """Three of Octavian's ships are full; Lepidus' legions are aboard the two of Antony's that brought them."""
    friends = (("antony", "lepidus"), ("antony", "octavian"), ("lepidus", "octavian"))
    board = {OFF_MASSILIA: "octavian 3 18-30-b aboard 3 20-10-b | antony 2 18-30-b | lepidus 2 20-10-b"}
    t = position(board, scenario=9, allies=friends)
    guests = t.stack("lepidus", OFF_MASSILIA)
    t.g.mark[guests] |= GUESTS
    assert host(t.g, guests) == t.stack("antony", OFF_MASSILIA)
    assert [space(t.g, t.stack(name, OFF_MASSILIA)) for name in ("antony", "octavian")] == [0, 0]
    smaller = add(t.g, t.power("lepidus"), PLACE[OFF_MASSILIA], units("1 4-12"), GUESTS | BOUND)
    assert host(t.g, guests) == t.stack("antony", OFF_MASSILIA)
    assert host(t.g, smaller) == t.stack("octavian", OFF_MASSILIA)


@rule("17.2.2b", "5.8d")
def test_guests_are_besieged_with_the_fleet_and_sail_out_with_it() -> None:
    """Massilia is Antony's and besieged without a blockade: his fleet comes and goes with Lepidus' men aboard."""
    board = {
        MASSILIA: "antony inside 1 4-12 | octavian 4 20-10-b",
        OFF_MASSILIA: "antony 2 18-30-b | lepidus 1 20-10-b",
    }
    t = position(
        board,
        scenario=9,
        cities={"massilia": "antony"},
        lords={"narbonensis": "antony"},
        allies=(("antony", "lepidus"),),
    )
    t.g.mark[t.stack("lepidus", OFF_MASSILIA)] |= GUESTS
    t.stop_at(SeaInterception, NavalBattle, SiegesSeen, Reckoning, Trespass)
    t.push(Sailing(t.seat("antony"), t.power("antony")))
    sail(t, "antony", f"sail {OFF_MASSILIA}", f"to {MASSILIA}", "halt")
    assert t.g.mark[t.stack("lepidus", MASSILIA)] & INSIDE
    t.g.mark[:] = [mark & (GUESTS | INSIDE) for mark in t.g.mark]
    t.g.stack.clear()
    t.push(Sailing(t.seat("antony"), t.power("antony")))
    sail(t, "antony", f"sail {MASSILIA}", f"to {OFF_MASSILIA}", "halt")
    assert not t.g.mark[t.stack("lepidus", OFF_MASSILIA)] & INSIDE
    assert t.is_sound()


@rule("10.4.1", "5.8d")
def test_guests_too_many_for_one_fleet_are_spread_over_those_beside_it() -> None:
    """Four legions of Lepidus' on Antony's two ships and two of Octavian's: nobody drowns; two sail with Antony."""
    friends = (("antony", "lepidus"), ("antony", "octavian"), ("lepidus", "octavian"))
    board = {OFF_MASSILIA: "antony 2 18-30-b | octavian 2 18-30-b | lepidus 4 20-10-b"}
    t = position(board, scenario=9, allies=friends)
    t.g.mark[t.stack("lepidus", OFF_MASSILIA)] |= GUESTS
    crowd(t.g, range(len(t.g.at)))
    assert t.g.stack == []
    t.stop_at(SeaInterception, NavalBattle, SiegesSeen, Reckoning, Trespass)
    t.push(Sailing(t.seat("antony"), t.power("antony")))
    sail(t, "antony", f"sail {OFF_MASSILIA}", f"to {MASSILIA}")
    assert t[OFF_MASSILIA] == "octavian 2 18-30-b | lepidus 2 20-10-b"
    assert t[MASSILIA] == "antony 2 18-30-b | lepidus 2 20-10-b"


@rule("5.8d", "10.4.2a", "17.2.2d")
def test_besieged_friends_are_fetched_by_a_fleet_that_comes_for_them() -> None:
    """Massilia is Antony's and besieged without a blockade: Lepidus' men come out of it by sea, as his own do."""
    board = {
        MASSILIA: "lepidus inside 1 20-10-b city | antony inside 1 4-12 | octavian 3 20-10-a",
        OFF_MASSILIA: "antony 2 18-30-b",
    }
    t = position(board, scenario=9, cities={"massilia": "antony"}, lords={"narbonensis": "antony"})
    ally(t.g, t.seat("antony"), t.seat("lepidus"))
    t.stop_at(SeaInterception, NavalBattle, SiegesSeen, Reckoning, Trespass)
    t.push(Sailing(t.seat("antony"), t.power("antony")))
    sail(t, "antony", f"sail {OFF_MASSILIA}", f"to {MASSILIA}", "welcome lepidus")
    t.play("lepidus", "yes")
    sail(t, "antony", "embark 4-12", f"to {OFF_MASSILIA}", "halt")
    assert t[OFF_MASSILIA] == "antony 1 4-12 2 18-30-b | lepidus 1 20-10-b"
    assert not t.g.mark[t.stack("lepidus", OFF_MASSILIA)] & INSIDE


@rule("10.4.1", "10.4.2a", "18.1b", "5.8d")
def test_a_friends_leader_alone_comes_aboard_at_no_cost_and_goes_ashore_when_all_have_sailed() -> None:
    """Antony's ships are full; Lepidus comes along all the same, once he has said so, and lands where they end."""
    board = "antony 1 18-30-b aboard 1 20-10-a | lepidus lepidus"
    t = sail(antony(board, allies=(("antony", "lepidus"),)), "antony", f"sail {MASSILIA}", "welcome lepidus")
    t.play("lepidus", "yes")
    assert "welcome lepidus" not in t.offered("antony")
    assert t.g.spent[t.g.mover] == 0
    sail(t, "antony", f"to {BESIDE}", "halt")
    assert t[BESIDE] == "antony 1 20-10-a 1 18-30-b | lepidus lepidus"
    assert t.g.mark[t.stack("lepidus", BESIDE)] & GUESTS
    t.g.stack.clear()
    t.push(PortStops())
    assert not t.g.mark[t.stack("lepidus", BESIDE)] & GUESTS
    assert t.is_sound()
