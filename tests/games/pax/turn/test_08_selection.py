"""Chapters 3.2.D, 8.1 and 8.3: leaders are drawn, placed in secret and shown together; Elite ones sit out."""

from __future__ import annotations

from typing import Any

from games.pax.builder import Table, position
from romanum.games.pax.data.components import CHIEF, LEADER, LEADER_IDS, SOLDIER
from romanum.games.pax.rules.turn import activation, leader_selection, removal
from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.state.errands import DueEvents, SelectLeaders, SlaveMarches
from romanum.games.pax.state.leaders import draw, kill, leaders_of, pool_of
from romanum.games.pax.state.position import BOXED, IN_POOL, RETURNING
from rules import rule

HOME = {"rome": "rome city 2 legion", "carthago": "carthage city 1 heavy"}


def selection(board: dict[str, str] | None = None, *dice: int, scenario: str = "ii", **more: Any) -> Table:
    """A Leader Selection Phase with these dice: two draws for each power."""
    t = position({**HOME, **(board or {})}, scenario=scenario, **more).roll(*dice)
    leader_selection.begin(t.g)
    return t.go_on()


def on_the_map(t: Table, power: str) -> list[str]:
    return [LEADER_IDS[leader] for leader in leaders_of(t.g, t.power(power))]


# ---- drawing


@rule("8.1.1", "8.1.2a")
def test_everybody_draws_two_of_his_ten() -> None:
    t = selection({"capua": "rome 1 legion"}, 4, 9, 10, 9)
    assert [event.facts["number"] for event in t.events("leaders-drawn")] == [2, 2]
    assert t.events("leaders-drawn")[0].secret == {"leaders": ["rome_4", "rome_10"]}
    assert t.events("leaders-drawn")[1].secret == {"leaders": ["carthage_10", "carthage_9"]}


@rule("8.1.1")
def test_independent_leaders_are_extra() -> None:
    board = {"pergamum": "pergamum city 2 heavy attalus"}
    t = selection(board, 4, 9, 4, 9, 4, 9, 4, 9, scenario="v", patrons={"pergamum": "rome"})
    assert [event.facts["number"] for event in t.events("leaders-drawn")] == [2, 2, 2, 2]


@rule("8.1.2c")
def test_a_named_leader_comes_in_place_of_the_first_draw() -> None:
    board = {"rome": "rome city 2 legion", "antioch": "the_east city 1 heavy"}
    t = position(board, scenario="hb", turn=9).roll(8, 1)
    leader_selection.begin(t.g)
    t.go_on()
    drawn = {event.facts["power"]: event.secret for event in t.events("leaders-drawn")}
    assert drawn["rome"] == {"leaders": ["sulla", "rome_3"]}
    assert drawn["the_east"] == {"leaders": ["tigranes", "the_east_8"]}


@rule("8.1.3")
def test_a_leader_who_is_lost_is_not_replaced_before_the_next_selection() -> None:
    t = position({**HOME, "capua": "rome 1 legion rome_4"}, scenario="ii", markers=1)
    kill(t.g, LEADER["rome_4"], "8.4.5")
    t.stop_at(DueEvents, SlaveMarches)
    activation.begin(t.g)
    t.go_on()
    while t.g.stack:
        if t.stopped:
            t.skip()
        else:
            t.play(t.asked[0], "forfeit")
    assert (on_the_map(t, "rome"), t.events("leaders-drawn")) == ([], [])
    t.roll(4, 9, 10, 9)
    leader_selection.begin(t.g)
    assert t.go_on().step == "Stationing"


# ---- placing


@rule("3.2.D", "8.1.5a")
def test_placements_are_secret_until_all_are_ready() -> None:
    t = selection({"capua": "rome 1 legion", "utica": "carthage town"}, 4, 9, 10, 9)
    assert set(t.asked) == {"rome", "carthage"}
    t.play("rome", "station rome_4 rome", "station rome_10 capua")
    assert (on_the_map(t, "rome"), t.events("stationed")) == ([], [])
    known = t.known("carthage")
    assert (known.drawn[:2], known.drawn_to[:2]) == ((-9, -9), (-9, -9))
    assert t.known("rome").drawn_to[:2] == t.g.drawn_to[:2]
    t.play("carthage", "station carthage_10 carthago", "station carthage_9 utica")
    assert (t["rome"], t["capua"]) == ("rome city 2 legion rome_4", "rome 1 legion rome_10")
    assert t["utica"] == "carthage town carthage_9"
    assert t.is_sound()


@rule("8.1.5a")
def test_the_first_goes_to_the_capital_the_second_to_what_the_power_has() -> None:
    board = {"capua": "rome 1 legion", "genua": "rome 1 garrison", "pisae": "rome town", "tarentum": "rome 1 galleys"}
    t = selection(board, 4, 9, 10, 9)
    assert t.offered("rome") == ["station rome_4 rome"]
    t.play("rome", "station rome_4 rome")
    spaces = {text.split()[-1] for text in t.offered("rome")}
    assert spaces == {"rome", "capua", "genua", "pisae"}  # ships alone are no place for him


@rule("8.1.5a")
def test_greece_and_the_east_have_a_choice_of_capitals() -> None:
    board = {"athens": "greece city", "pella": "greece city", "antioch": "the_east city", "alexandria": "the_east city"}
    t = selection(board, 4, 9, 4, 9, 4, 9, 4, 9, scenario="v")
    assert {text.split()[-1] for text in t.offered("greece")} == {"athens", "pella"}
    assert {text.split()[-1] for text in t.offered("the_east")} == {"antioch", "alexandria"}


@rule("8.1.5b")
def test_if_the_capital_is_lost_both_go_where_the_power_has_something() -> None:
    t = selection({"rome": "carthage 2 heavy", "capua": "rome 1 legion", "pisae": "rome town"}, 4, 9, 10, 9)
    assert t.offered("rome") == ["station rome_4 pisae", "station rome_4 capua"]
    t.play("rome", "station rome_4 pisae")
    assert t.offered("rome") == ["station rome_10 pisae", "station rome_10 capua"]


@rule("8.1.5b")
def test_a_capital_is_lost_though_nobody_but_a_foreign_city_is_there() -> None:
    t = selection({"rome": "carthage city", "capua": "rome 1 legion", "pisae": "rome town"}, 4, 9, 10, 9)
    assert t.offered("rome") == ["station rome_4 pisae", "station rome_4 capua"]


@rule("8.1.5b")
def test_of_two_capitals_the_other_will_do() -> None:
    board = {"athens": "rome 2 legion", "pella": "greece city", "corinth": "greece 1 heavy"}
    t = selection(board, 4, 9, 4, 9, 4, 9, 4, 9, scenario="v")
    assert t.offered("greece") == ["station greece_4 pella"]


@rule("8.1.2c", "3.1")
def test_pyrrhus_and_his_army_come_together_and_stay_for_the_game_turn() -> None:
    board = {"syracuse": "greece city 1 heavy", "carthago": "carthage city", "rome": "rome city"}
    t = position(board, scenario="viii", turn=1)
    removal.begin(t.g)
    t.go_on().roll(9, 8, 4, 9, 9)
    leader_selection.begin(t.g)
    t.go_on()
    assert t["corcyra"] == "soldier_of_fortune 4 heavy 2 light 1 cavalry 1 elephants"
    assert t.offered("greece") == ["station soldier_of_fortune corcyra"]
    assert t.g.patron[SOLDIER] == t.power("greece")
    while t.g.stack:
        t.play(t.asked[0], t.offered(t.asked[0])[0])
    assert t.g.at[t.g.leader_in[CHIEF[SOLDIER]]] == t.g.at[t.stack("soldier_of_fortune", "corcyra")]
    assert t.is_sound()


# ---- Elite leaders


@rule("8.3b")
def test_a_second_elite_is_drawn_again() -> None:
    t = selection({}, 1, 1, 2, 1)  # Rome: its first Elite, then the first of the eight who are none
    drawn = [event.secret for event in t.events("leaders-drawn")]
    assert drawn == [{"leaders": ["rome_1", "rome_3"]}, {"leaders": ["carthage_2", "carthage_3"]}]
    assert t.g.leader_in[LEADER["rome_2"]] == IN_POOL


@rule("8.3b")
def test_nor_is_one_drawn_while_another_is_on_the_map() -> None:
    t = position({**HOME, "capua": "rome 1 legion rome_1"}, scenario="ii", to_draw=(1, 0, 0, 0)).roll(1)
    t.push(SelectLeaders())
    assert t.events("leaders-drawn")[0].secret == {"leaders": ["rome_3"]}
    assert draw(position({**HOME, "capua": "rome rome_2"}).roll(8).g, 0) == LEADER["rome_10"]


@rule("8.3a")
def test_an_elite_leader_sits_out_one_selection_and_is_back_for_the_next() -> None:
    elite = LEADER["carthage_1"]
    t = position({**HOME, "utica": "carthage 1 heavy carthage_1"}, scenario="ii")
    removal.begin(t.g)
    assert t.g.leader_in[elite] == BOXED
    leader_selection.begin(t.g)
    assert (t.g.leader_in[elite], elite in pool_of(t.g, 1)) == (RETURNING, False)
    leader_selection.begin(t.g)
    assert t.g.leader_in[elite] == IN_POOL


@rule("8.3a")
def test_so_does_one_who_died() -> None:
    elite = LEADER["carthage_1"]
    t = position({**HOME, "utica": "carthage 1 heavy carthage_1"}, scenario="ii")
    kill(t.g, elite, "8.4.5")
    removal.begin(t.g)
    leader_selection.begin(t.g)
    assert elite not in pool_of(t.g, 1)
    removal.begin(t.g)
    leader_selection.begin(t.g)
    assert elite in pool_of(t.g, 1)


@rule("8.3b")
def test_of_two_elites_the_other_may_follow_at_once() -> None:
    t = position({**HOME, "utica": "carthage 1 heavy carthage_1"}, scenario="ii")
    removal.begin(t.g)
    leader_selection.begin(t.g)
    assert LEADER["carthage_2"] in pool_of(t.g, 1)


@rule("8.3c")
def test_only_an_elite_leader_makes_a_conquest_and_he_is_boxed_all_the_same() -> None:
    board = {**HOME, "utica": "carthage 1 heavy carthage_1", "hippo_regius": "carthage 1 heavy carthage_5"}
    t = position(board, scenario="ii", conquerors=0b10, active="carthage")
    begin_expansion(t.g, 1)
    t.go_on()
    assert [text for text in t.offered("carthage") if text.startswith("conquest")] == ["conquest utica"]
    t.g.stack.clear()
    removal.begin(t.g)
    assert (t.g.leader_in[LEADER["carthage_1"]], t.g.leader_in[LEADER["carthage_5"]]) == (BOXED, IN_POOL)
