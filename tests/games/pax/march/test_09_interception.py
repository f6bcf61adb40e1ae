"""Chapter 9.3: interception."""

from __future__ import annotations

import pytest

from games.pax.builder import Table, dice, position
from games.pax.march_table import MarchTable, board
from romanum.games.pax.data.components import LEGION, MILITIA, PLACE
from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.state.errands import Battle
from romanum.games.pax.state.forces import add, go, number
from romanum.games.pax.state.moves import AMPHIBIOUS, INTERCEPTING, came_by
from romanum.games.pax.state.position import CALLED, LEAVING, MOVED, WALLED
from rules import rule


def enters_pisae(rome: str, pisae: str = "rome town") -> MarchTable:
    """A Carthaginian Army marches from Genua into Pisae; Romans stand in Rome."""
    t = board({"genua": "carthage 4 heavy", "pisae": pisae, "rome": rome}).major("carthage", "genua", 6)
    t.play("carthage", "to pisae")
    return t


@rule("9.3.1a", "9.3.2d")
def test_an_army_next_door_intercepts_and_attacks() -> None:
    t = board({"genua": "carthage 4 heavy", "arretium": "rome 2 legion rome_1"}).major("carthage", "genua", 6)
    t.play("carthage", "to pisae")
    assert t.offered("rome") == ["intercept arretium", "pass"]
    t.roll(5, 4).play("rome", "intercept arretium", "ready")
    assert t.waiting == Battle(t.stack("rome", "pisae", CALLED), INTERCEPTING)
    assert came_by(t.g, t.waiting.stack) == PLACE["arretium"]
    assert t["arretium"] == ""


@rule("9.3.1a")
def test_no_interception_into_transit_points_or_over_straits_and_alps() -> None:
    t = board({"gordium": "greece 2 heavy", "nicomedia": "the_east 2 heavy the_east_1"}).major("greece", "gordium", 6)
    t.play("greece", "to ltp_phrygia_n")
    assert t.asked == ("greece",)
    t = board({"croton": "carthage 2 heavy", "messana": "rome 4 legion rome_1"}).major("carthage", "croton", 6)
    t.play("carthage", "to rhegium")
    assert t.asked == ("carthage",)
    t = board({"nemausus": "carthage 2 heavy", "taurinorum": "rome 4 legion rome_1"}).major("carthage", "nemausus", 6)
    t.play("carthage", "to valentia")
    assert t.asked == ("carthage",)


@rule("9.3.1b")
def test_one_may_intercept_where_enemies_already_stand() -> None:
    places = {"genua": "carthage 2 heavy", "pisae": "carthage 3 light", "rome": "rome 4 legion rome_1"}
    t = board(places).major("carthage", "genua", 6).play("carthage", "to pisae")
    t.roll(5, 4).play("rome", "intercept rome", "ready")
    assert t.waiting == Battle(t.stack("rome", "pisae", CALLED), INTERCEPTING)
    assert "carthage 2 heavy 3 light" in t["pisae"]


@rule("9.3.1c", "9.3.3a", "9.3.2b")
def test_a_leader_rides_out_to_a_friendly_army_alone() -> None:
    t = enters_pisae("rome city 2 legion rome_4", "rome 1 legion")
    assert "intercept-leader rome_4" in t.offered("rome")
    t.roll(2, 6).play("rome", "intercept-leader rome_4")
    total = t.events("intercepts")[-1].facts
    assert (total["total"], total["success"]) == (13, True)
    assert "rome 1 legion rome_4" in t["pisae"]
    t.play("rome", "pass", "stand")
    assert t.waiting == Battle(t.g.mover, 0)
    t = enters_pisae("rome city 2 legion rome_4", "rome town")
    assert "intercept-leader rome_4" not in t.offered("rome")


@rule("9.3.1d")
def test_there_is_no_limit_to_attempts_but_one_an_entry() -> None:
    t = board({"genua": "carthage 4 heavy", "arretium": "rome 2 legion 1 light"}).major("carthage", "genua", 6)
    t.roll(1, 1).play("carthage", "to pisae").play("rome", "intercept arretium", "ready")
    assert t["arretium"] == "rome 2 legion 1 light"
    assert t.asked == ("carthage",)
    t.play("carthage", "to parma")
    assert t.offered("rome") == ["intercept arretium", "pass"]
    t.roll(6, 6).play("rome", "intercept arretium", "ready")
    assert t.waiting.stack == t.stack("rome", "parma", CALLED)


@rule("9.3.1d")
def test_who_has_intercepted_and_fallen_back_may_intercept_the_next_entry_too() -> None:
    """Militia raised meanwhile stand beside the Army, and do not leave home in its place."""
    t = board({"genua": "carthage 4 heavy", "arretium": "rome 2 legion"}).major("carthage", "genua", 6)
    t.roll(6, 6).play("carthage", "to pisae").play("rome", "intercept arretium", "ready")
    go(t.g, t.waiting.stack, PLACE["arretium"])
    add(t.g, t.power("rome"), PLACE["arretium"], MILITIA)
    t.skip()
    assert t["arretium"] == "rome 2 legion 1 militia"
    assert t.asked == ("carthage",)
    t.play("carthage", "to parma")
    assert t.offered("rome") == ["intercept arretium", "pass"]


@rule("9.3.1e")
def test_several_intercept_one_after_the_other_in_play_order() -> None:
    places = {
        "genua": "carthage 4 heavy",
        "arretium": "rome 2 legion",
        "rome": "rome 3 legion",
        "parma": "greece 2 heavy",
    }
    t = board(places)
    order = t.g.order
    t.major("carthage", "genua", 6).play("carthage", "to pisae")
    at = order.index(t.power("carthage"))
    expected = [p for p in (*order[at + 1 :], *order[:at]) if p in (t.power("rome"), t.power("greece"))]
    first, second = ("rome", "greece") if expected[0] == t.power("rome") else ("greece", "rome")
    assert t.asked == (first,)
    if first == "greece":
        t.play("greece", "pass")
    assert t.offered("rome") == ["intercept rome", "intercept arretium", "pass"]
    t.roll(6, 6).play("rome", "intercept arretium", "ready")
    assert isinstance(t.waiting, Battle)
    go(t.g, t.waiting.stack, PLACE["arretium"])
    t.skip()
    assert t.offered("rome") == ["intercept rome", "pass"]
    t.play("rome", "pass")
    if second == "greece":
        assert t.offered("greece") == ["intercept parma", "pass"]


@rule("9.3.2a")
@pytest.mark.parametrize(("dice", "comes"), [((3, 4), True), ((3, 3), False)])
def test_a_seven_from_rome_succeeds_and_a_six_does_not(dice: tuple[int, int], comes: bool) -> None:
    t = enters_pisae("rome city 2 legion rome_4")
    t.roll(*dice).play("rome", "intercept rome", "ready")
    assert t.events("intercepts")[-1].facts["total"] == sum(dice) + 5
    if not comes:
        assert t.step == "Withdrawal" or t.waiting == Battle(t.g.mover, 0)
        return
    assert t.waiting.flags & INTERCEPTING


@rule("9.3.2c")
def test_from_a_town_into_a_city_counts_two() -> None:
    t = board({"arretium": "carthage 4 heavy", "pisae": "rome town 2 legion rome_4", "rome": "rome city"})
    t.major("carthage", "arretium", 6).roll(3, 4).play("carthage", "to rome").play("rome", "intercept pisae", "ready")
    facts = t.events("intercepts")[-1].facts
    assert (facts["total"], facts["success"]) == (11, False)
    assert sorted(m["value"] for m in facts["modifiers"]) == [1, 1, 2]


@rule("9.3.3b")
def test_whoever_is_caught_does_not_withdraw() -> None:
    places = {"genua": "carthage 4 heavy", "pisae": "rome 1 legion", "rome": "rome 4 legion rome_1"}
    t = board(places).major("carthage", "genua", 6).play("carthage", "to pisae")
    t.roll(6, 6).play("rome", "intercept rome", "ready")
    assert t.waiting.flags & INTERCEPTING
    go(t.g, t.waiting.stack, PLACE["rome"])
    t.skip()
    while t.step == "EntryWindow":
        t.play("rome", "pass")
    assert t.waiting == Battle(t.g.mover, 0)


@rule("9.3.3c")
def test_the_way_by_which_an_intercepted_army_came_is_known() -> None:
    t = enters_pisae("rome city 4 legion rome_1")
    t.roll(6, 6).play("rome", "intercept rome", "ready")
    assert came_by(t.g, t.g.mover) == PLACE["genua"]
    t = board({"parma": "rome 2 legion", "genua": "carthage 4 heavy", "rome": "carthage 2 heavy"})
    t.major("carthage", "genua", 6).play("carthage", "to pisae").play("rome", "pass").play("carthage", "to parma")
    t.roll(6).play("rome", "withdraw", "ready", "to arretium")
    t.roll(6, 6).play("carthage", "intercept rome", "ready")
    assert came_by(t.g, t.stack("rome", "arretium", LEAVING)) == PLACE["parma"]


@rule("9.3.5a", "9.3.5d")
def test_walls_are_declared_before_the_dice_and_all_defend_if_they_fail() -> None:
    t = enters_pisae("rome 3 legion", "rome town 2 legion 1 light")
    t.play("rome", "intercept rome", "ready")
    assert t.step == "BehindWalls"
    t.play("rome", "behind-walls 1 legion").roll(6, 6).play("rome", "ready")
    assert t.waiting.flags == INTERCEPTING
    assert number(t.g, t.stack("rome", "pisae", WALLED), LEGION) == 1
    t = enters_pisae("rome 3 legion", "rome town 2 legion 1 light")
    t.play("rome", "intercept rome", "ready", "behind-walls 1 legion").roll(1, 1).play("rome", "ready")
    assert t.step == "Withdrawal"
    t.play("rome", "stand")
    assert t.waiting == Battle(t.g.mover, 0)
    assert [s for s, mark in enumerate(t.g.mark) if mark & WALLED and t.g.at[s] >= 0] == []


@rule("9.3.5a")
def test_without_land_units_there_the_walls_are_not_asked_about() -> None:
    t = enters_pisae("rome 3 legion")
    t.roll(6, 6).play("rome", "intercept rome", "ready")
    assert t.waiting.flags == INTERCEPTING


@rule("9.3.7")
def test_an_intercepted_army_goes_on_with_what_is_left() -> None:
    t = enters_pisae("rome 3 legion", "")
    t.roll(6, 6).play("rome", "intercept rome", "ready")
    go(t.g, t.waiting.stack, PLACE["rome"])
    t.skip()
    while t.step == "EntryWindow":
        t.play("rome", "pass")
    assert (t.step, t.g.mp) == ("March", 5)


@rule("9.3.8")
def test_armies_at_sea_are_intercepted_only_when_they_land() -> None:
    t = board({"rome": "carthage 2 heavy", "pisae": "carthage town", "arretium": "rome 4 legion"})
    t.major("carthage", "rome", 6).play("carthage", "embark", "sail-to pisae")
    assert t.asked == ("carthage",)
    t.play("carthage", "debark")
    assert t.offered("rome") == ["intercept arretium", "pass"]


@rule("9.3.9", "11.3.7")
def test_who_lands_at_home_and_is_caught_is_no_amphibious_attacker() -> None:
    t = board({"rome": "carthage 2 heavy", "pisae": "carthage town", "arretium": "rome 4 legion"})
    t.major("carthage", "rome", 6).play("carthage", "embark", "sail-to pisae", "debark")
    t.roll(6, 6).play("rome", "intercept arretium", "ready")
    assert t.waiting.flags == INTERCEPTING
    assert not t.waiting.flags & AMPHIBIOUS
    assert t.g.town_of[PLACE["pisae"]] == t.power("carthage")
    assert t.g.whose[t.g.mover] == t.g.town_of[t.g.at[t.g.mover]]


# ---- with the Battle that follows


def caught(places: dict[str, str], *values: int) -> Table:
    """Carthage moves from Genua to Pisae, and Rome intercepts from Arretium; the dice of the Battle follow."""
    t = position({"rome": "rome city", "carthago": "carthage city", **places}, scenario="ii", active="carthage")
    begin_expansion(t.g, t.power("carthage"))
    t.go_on().roll(6).play("carthage", "major genua", "ready", "to pisae")
    t.g.dice = dice(6, 6, *values, then=1)
    return t.play("rome", "intercept arretium", "ready")


@rule("9.3.3c")
def test_an_intercepted_army_that_loses_goes_back_the_way_it_came() -> None:
    t = caught({"genua": "carthage 3 heavy", "arretium": "rome 6 legion"}, 6, 1)
    while "retreat" not in t.offered("carthage"):
        t.play(t.asked[0], t.offered(t.asked[0])[-1])
    t.play("carthage", "retreat")
    while t.step != "RetreatPath":
        t.play(t.asked[0], t.offered(t.asked[0])[-1])
    beyond = {"retreat-to albintimilium", "retreat-to placentia", "retreat-to taurinorum"}
    assert set(t.offered("carthage")) == {"retreat-to genua", *beyond}  # never to Parma, though nobody is there


@rule("9.3.9")
def test_who_lands_at_home_and_is_caught_may_use_his_walls() -> None:
    places = {"rome": "carthage 3 heavy", "pisae": "carthage town", "arretium": "rome 4 legion"}
    t = position({"carthago": "carthage city", **places}, scenario="ii", active="carthage")
    begin_expansion(t.g, t.power("carthage"))
    t.go_on().roll(6).play("carthage", "major rome", "ready", "embark", "sail-to pisae", "debark")
    t.roll(6, 6).play("rome", "intercept arretium", "ready")
    assert (t.asked, t.offered("carthage")) == (("carthage",), ["use-walls", "open-field"])
    t = caught({"genua": "carthage 3 heavy", "pisae": "carthage town", "arretium": "rome 4 legion"}, 3, 3)
    assert "use-walls" not in t.offered("carthage")  # who comes by land has no such shelter
    assert t.events("battle-begins")


@rule("12.3.3a", "9.3.1a")
def test_militia_intercepts_at_home_alone() -> None:
    t = board({"genua": "carthage 4 heavy", "arretium": "rome 2 militia"}).major("carthage", "genua", 6)
    t.play("carthage", "to pisae")
    assert t.offered("rome") == ["intercept arretium", "pass"]
    t.roll(5, 6).play("rome", "intercept arretium", "ready")
    assert t["arretium"] == "rome 2 militia"  # eleven is not enough
    places = {"emporiae": "carthage 3 heavy", "saguntum": "rome 2 militia", "tarraco": ""}
    t = board({name: text for name, text in places.items() if text}).major("carthage", "emporiae", 6)
    t.play("carthage", "to tarraco")
    assert t.asked == ("carthage",)


@rule("9.3.1a", "12.4.4a")
def test_the_armies_one_commands_intercept_too() -> None:
    board_ = {"genua": "carthage 4 heavy", "arretium": "soldier_of_fortune 2 heavy"}
    t = board(board_, patrons={"soldier_of_fortune": "greece"}).major("carthage", "genua", 6)
    t.play("carthage", "to pisae")
    assert t.offered("greece") == ["intercept-of soldier_of_fortune arretium", "pass"]
    t.roll(6, 6).play("greece", "intercept-of soldier_of_fortune arretium", "ready")
    assert "soldier_of_fortune 2 heavy" in t["pisae"]


@rule("9.3.1a", "12.3.3a")
def test_legions_intercept_beside_militia_that_do_not_leave_home() -> None:
    t = board({"siscia": "carthage 4 heavy", "aquileia": "rome town 2 legion rome_1"})
    add(t.g, t.power("rome"), PLACE["aquileia"], MILITIA, 3, MOVED)
    t.major("carthage", "siscia", 6).play("carthage", "to coricum")
    assert t.offered("rome") == ["intercept aquileia", "pass"]
    t.roll(6, 6).play("rome", "intercept aquileia", "ready")
    assert t.waiting == Battle(t.stack("rome", "coricum", CALLED), INTERCEPTING)
    assert number(t.g, t.stack("rome", "coricum", CALLED), LEGION) == 2
    assert number(t.g, t.stack("rome", "aquileia", MOVED), MILITIA) == 3


@rule("9.3.2a", "12.4.4a")
def test_a_soldier_of_fortune_has_his_players_city_behind_him() -> None:
    t = board(
        {"genua": "rome 6 legion", "parma": "carthage city soldier_of_fortune 4 heavy"},
        patrons={"soldier_of_fortune": "carthage"},
    ).major("rome", "genua", 6)
    t.play("rome", "to placentia").roll(5, 4).play("carthage", "intercept-of soldier_of_fortune parma", "ready")
    assert t.events("intercepts")[-1].facts["total"] == 12


@rule("9.3.5a", "12.4.4a")
def test_a_players_units_keep_to_their_walls_when_his_soldier_of_fortune_intercepts() -> None:
    places = {
        "genua": "rome 6 legion",
        "mediolanum": "soldier_of_fortune 4 heavy",
        "placentia": "carthage town 3 light",
    }
    t = board(places, patrons={"soldier_of_fortune": "carthage"}).major("rome", "genua", 6)
    t.play("rome", "to placentia").play("carthage", "intercept-of soldier_of_fortune mediolanum", "ready")
    assert "behind-walls 3 light" in t.offered("carthage")
