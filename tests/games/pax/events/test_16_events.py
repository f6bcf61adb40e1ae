"""Chapter 16: Event markers and what happens by them; the Stability Check has a file of its own."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import GAME, SETTINGS_OF_A_MATCH, Table, dice, position
from romanum.games.pax.data.components import (
    EVENTS,
    GARRISON,
    PLACE_IDS,
    PROVINCES_OF,
    SPACE_COUNT,
    SPACES_OF,
    TERRITORY,
)
from romanum.games.pax.rules.march.voyage import power_of
from romanum.games.pax.rules.setup import start_position
from romanum.games.pax.rules.turn.activation import activate, fill_pool
from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.state.control import is_home
from romanum.games.pax.state.errands import (
    DueEvents,
    EventMarker,
    Invasion,
    NextMarker,
    PlacePirates,
    Rebellion,
    SlaveMarches,
    SlaveRevolt,
    SoldierComes,
)
from romanum.games.pax.state.forces import add
from romanum.games.pax.state.position import EVENT_MARKER
from rules import rule

HOME = {"rome": "rome city 2 legion", "carthago": "carthage city 1 heavy"}
FOREIGN = (Invasion, PlacePirates, Rebellion, SlaveRevolt, SlaveMarches, SoldierComes)
ROLL = {name: (1, at + 1) if at < 6 else (6, at - 4) for at, name in enumerate(EVENTS)}
"""By event, two dice that bring it."""


def table(board: dict[str, str] | None = None, **more: Any) -> Table:
    """Scenario II: Rome had the last marker, the first round is over."""
    fields: dict[str, Any] = {"last": 0, "run": 1, "activations": 3, **more}
    return position(HOME | (board or {}), scenario="ii", **fields).stop_at(*FOREIGN)


def event(t: Table, name: str, drawer: str = "rome") -> Table:
    """An Event marker is drawn and this is what it brings."""
    return t.roll(*ROLL[name]).push(EventMarker(t.power(drawer)))


def levels(t: Table) -> list[int]:
    return t.g.stability


def calm(t: Table) -> None:
    """Go on without cards."""
    while t.stopped:
        t.skip()


# ---- markers


@pytest.mark.parametrize(("scenario", "number"), [("i", 0), ("ii", 1), ("vi", 0)])
@rule("16.1.1")
def test_the_scenario_says_how_many_event_markers_are_in_the_pool(scenario: str, number: int) -> None:
    g = start_position(scenario, SETTINGS_OF_A_MATCH, dice(then=1))
    fill_pool(g)
    assert g.pool[EVENT_MARKER] == number


@pytest.mark.parametrize(("agreed", "number"), [("scenario", 1), ("0", 0), ("1", 1), ("2", 2)])
@rule("16.1.1")
def test_in_scenario_ix_the_players_agree_how_many(agreed: str, number: int) -> None:
    options = GAME.settings({"event_markers": agreed})
    assert start_position("ix", options, dice(then=1)).event_markers == number
    assert start_position("ix", options | {"game": "advanced"}, dice(then=1)).event_markers == 0
    assert start_position("ii", options, dice(then=1)).event_markers == 1


@pytest.mark.parametrize(("length", "number"), [("basic", 0), ("basic-ii", 1), ("basic-plus", 2), ("ultra-basic", 2)])
@rule("16.1.1")
def test_in_scenario_v_the_length_says_how_many(length: str, number: int) -> None:
    g = start_position("v", SETTINGS_OF_A_MATCH | {"length": length}, dice(then=1))
    fill_pool(g)
    assert g.pool[EVENT_MARKER] == number


@rule("16.1.1")
def test_the_advanced_game_has_cards_instead() -> None:
    g = start_position("v", SETTINGS_OF_A_MATCH | {"game": "advanced"}, dice(then=1))
    fill_pool(g)
    assert g.pool[EVENT_MARKER] == 0


@rule("3.2.F0")
def test_after_an_event_another_marker_is_drawn() -> None:
    t = table(pool=(0, 1, 0, 0, 1, 0), treasury={"rome": 5, "carthage": 5}).roll(2, *ROLL["revenues_and_stability"], 1)
    t.push(NextMarker())
    assert [e.facts["event"] for e in t.events("event")] == ["revenues_and_stability"]
    assert [e.facts["power"] for e in t.events("activation")] == ["carthage"]


@rule("3.2.F0")
def test_the_phase_ends_with_an_event_if_it_was_the_last_marker() -> None:
    t = table(pool=(0, 0, 0, 0, 1, 0), treasury={"rome": 5, "carthage": 5})
    t.roll(1, *ROLL["revenues_and_stability"]).push(NextMarker())
    assert (len(t.events("event")), t.g.stack) == (1, [])


@pytest.mark.parametrize("total", range(2, 13))
@rule("16.1.2")
def test_two_dice_are_added_and_looked_up(total: int) -> None:
    """Carthage had the last marker, so that a Soldier of Fortune stands too."""
    first = min(6, total - 1)
    t = table(last=1, stability={"rome": 8, "carthage": 8}, treasury={"carthage": 5, "rome": 5})
    t.roll(first, total - first, 6, 6).push(EventMarker(t.power("carthage")))
    (told,) = t.events("event")
    assert told.facts["event"] == EVENTS[total - 2]
    assert (told.facts["power"], told.facts["dice"]) == ("carthage", [first, total - first])


@pytest.mark.parametrize(
    ("name", "waits"),
    [
        ("conqueror", True),
        ("galley_technology", True),
        ("barbarian_invasion", True),
        ("disease", True),
        ("soldier_of_fortune", True),
        ("pirates", False),
        ("rebellion", False),
        ("harvest_time", False),
        ("revenues_and_stability", False),
        ("stability_check", False),
        ("slave_revolt", False),
    ],
)
@rule("16.1.3")
def test_only_events_for_the_next_player_wait(name: str, waits: bool) -> None:
    t = table(last=1, stability={"rome": 8, "carthage": 8})
    t.roll(*ROLL[name], *(2, 2) if name == "harvest_time" else ()).push(EventMarker(t.power("carthage")))
    assert t.g.pending == ((EVENTS.index(name),) if waits else ())


@rule("16.1.3")
def test_it_strikes_whoever_is_drawn_next_not_who_drew_it() -> None:
    t = event(table(), "galley_technology")
    activate(t.g, t.power("carthage"))
    t.go_on()
    assert (t.g.shipwrights, t.g.pending) == (1 << t.power("carthage"), ())


@rule("16.1.3")
def test_a_marker_that_was_set_out_does_not_count_even_in_the_next_game_turn() -> None:
    t = table(pending=(EVENTS.index("galley_technology"),), activations=0)
    for power in ("rome", "carthage"):
        t.g.stack.clear()
        activate(t.g, t.power(power))
        t.go_on()
        assert (t.g.shipwrights, len(t.g.pending)) == (0, 1)
    t.g.stack.clear()
    activate(t.g, t.power("rome"))
    t.go_on()
    assert (t.g.shipwrights, t.g.pending) == (1 << t.power("rome"), ())


@rule("16.1.3")
def test_where_one_marker_alone_is_set_out_the_second_is_drawn() -> None:
    t = table(pending=(EVENTS.index("galley_technology"),), activations=0, optional=("lone_first",))
    for found in (0, 1 << t.power("carthage")):
        t.g.stack.clear()
        activate(t.g, t.power("carthage"))
        t.go_on()
        assert t.g.shipwrights == found


@rule("16.1.3")
def test_two_events_that_wait_strike_in_the_order_they_came() -> None:
    t = event(event(table({"carthago": "carthage city 1 heavy carthage_10"}), "barbarian_invasion"), "disease")
    t.push(DueEvents(t.power("carthage")))
    assert t.waiting == Invasion(t.power("carthage"))
    assert t.events("disease") == []
    t.roll(6).skip()
    assert len(t.events("disease")) == 1


@rule("16.1.2")
def test_events_that_a_scenario_leaves_out_are_no_event() -> None:
    t = position(HOME, scenario="ha", last=0, activations=2).stop_at(*FOREIGN)
    event(t, "pirates")
    assert (len(t.events("nothing-happens")), t.g.stack) == (1, [])
    event(t, "rebellion")
    assert t.waiting == Rebellion(0)


# ---- what happens


@rule("16.2-INVASION")
def test_the_next_player_rolls_for_the_barbarians_before_he_pays_and_operates() -> None:
    t = event(table(treasury={"carthage": 3}), "barbarian_invasion")
    assert not t.g.stack
    activate(t.g, t.power("carthage"))
    t.go_on()
    assert t.waiting == Invasion(t.power("carthage"))
    t.skip().skip()
    assert (t.asked, t.offered("carthage")[0]) == (("carthage",), "pay")


@rule("16.2-CONQUEROR")
def test_an_elite_leader_has_a_second_major_move_in_every_expansion_of_the_turn() -> None:
    t = event(table({"rome": "rome city 2 legion rome_1"}), "conqueror")
    t.push(DueEvents(t.power("rome")))
    for _ in range(2):
        begin_expansion(t.g, t.power("rome"))
        t.go_on()
        assert (t.g.majors, t.g.conquests) == (1, 1)
        assert "conquest rome" in t.offered("rome")
        t.g.stack.clear()
    begin_expansion(t.g, t.power("carthage"))
    assert t.g.conquests == 0


@rule("16.2-CONQUEROR")
def test_the_leader_and_his_army_move_twice() -> None:
    board = {"rome": "rome city 2 legion rome_1", "pisae": "rome 1 light rome_4"}
    t = table(board, conquerors=1)
    begin_expansion(t.g, t.power("rome"))
    t.roll(1, 1).go_on().play("rome", "major rome", "ready", "to pisae", "halt")
    calm(t)
    assert "2 legion 1 light" in t["pisae"]
    t.play("rome", "conquest pisae", "leave 1 light", "leave-leader rome_4", "ready", "to rome", "halt")
    calm(t)
    assert (t["rome"], t["pisae"]) == ("rome city 2 legion rome_1", "rome 1 light rome_4")
    assert not [text for text in t.offered("rome") if text.startswith(("major", "conquest"))]


@rule("16.2-CONQUEROR")
def test_the_elite_leader_himself_makes_the_second_major_move_and_with_an_army() -> None:
    t = table({"rome": "rome city 2 legion rome_1 rome_4"}, conquerors=1)
    begin_expansion(t.g, t.power("rome"))
    t.go_on().play("rome", "conquest rome")
    assert t.offered("rome") == ["ready", "leave 1 legion", "leave-leader rome_4"]
    t.roll(1).play("rome", "ready", "to pisae", "drop-off")
    assert "bring-leader rome_4" in t.offered("rome")
    assert "bring-leader rome_1" not in t.offered("rome")


@rule("16.2-CONQUEROR")
def test_an_army_that_he_has_ridden_to_moves_with_him() -> None:
    t = table({"rome": "rome city 1 legion rome_1", "pisae": "rome 2 legion"}, conquerors=1)
    begin_expansion(t.g, t.power("rome"))
    t.roll(1).go_on().play("rome", "minor rome", "leader rome_1", "to pisae", "halt")
    calm(t)
    t.roll(1).play("rome", "conquest pisae", "ready", "to genua", "halt")
    calm(t)
    assert t["genua"] == "rome 2 legion rome_1"


@rule("16.2-CONQUEROR")
def test_without_an_elite_leader_in_play_it_is_lost() -> None:
    t = event(table({"rome": "rome city 2 legion rome_4"}), "conqueror")
    t.push(DueEvents(t.power("rome")))
    assert (t.g.conquerors, t.g.pending) == (0, ())


@pytest.mark.parametrize(("die", "dies"), [(4, True), (5, False)])
@rule("16.2-DISEASE")
def test_disease_takes_a_leader_by_his_campaign_rating_or_less(die: int, dies: bool) -> None:
    """Of a 2-4 and a 1-4 leader the first is the better; a die of 4 is enough."""
    t = event(table({"rome": "rome city 2 legion rome_4", "capua": "rome 1 light rome_7"}), "disease")
    t.roll(die).push(DueEvents(t.power("rome")))
    assert ("rome_4" in t["rome"]) is not dies
    assert "rome_7" in t["capua"]


@rule("16.2-DISEASE")
def test_of_two_equally_good_his_player_chooses_before_the_die() -> None:
    """3-5 and 2-6 are both worth 8, 2-5 is not; a die of 6 would take the second alone."""
    t = position({"pella": "greece 2 heavy greece_1 greece_2 greece_3"}, scenario="iii", last=0, activations=3)
    event(t, "disease", "the_east").push(DueEvents(t.power("greece")))
    assert t.offered("greece") == ["leader greece_1", "leader greece_2"]
    t.roll(6).play("greece", "leader greece_1")
    assert t["pella"] == "greece 2 heavy greece_1 greece_2 greece_3"


@rule("16.2-DISEASE")
def test_disease_passes_by_who_has_no_leader() -> None:
    t = event(table(), "disease").push(DueEvents(1))
    assert (t.g.stack, t.events("disease")) == ([], [])


@rule("16.2-GALLEY")
def test_better_ships_are_worth_three_in_naval_battles_and_several_may_have_them() -> None:
    """Two Roman against two Carthaginian ships: 6 against 4, until Carthage has them too."""
    board = {"rome": "rome city 2 legion 2 galleys", "carthago": "carthage city 1 heavy 2 galleys"}
    for events, bp in ((0, [4, 4]), (1, [6, 4]), (2, [6, 6])):
        t = table(board)
        for power in ("rome", "carthage")[:events]:
            event(t, "galley_technology").push(DueEvents(t.power(power)))
        assert sea_strength(t) == bp


def sea_strength(t: Table) -> list[int]:
    """BP of a Roman and a Carthaginian Fleet."""
    return [power_of(t.g, t.stack("rome", "rome")), power_of(t.g, t.stack("carthage", "carthago"))]


@pytest.mark.parametrize(("second", "by"), [(2, 2), (6, 2), (1, -2), (5, -2)])
@rule("16.2-HARVEST")
def test_a_harvest_or_a_famine_in_the_territory_of_the_first_die(second: int, by: int) -> None:
    """1 is the Territory of Rome; Carthage has drawn the marker."""
    t = table()
    t.roll(*ROLL["harvest_time"], 1, second).push(EventMarker(t.power("carthage")))
    assert levels(t) == [by, 0]
    told = t.events("stability")[-1]
    assert (told.rule, told.facts["why"]) == ("16.2-HARVEST", "harvest" if by > 0 else "famine")


@rule("16.2-HARVEST")
def test_a_territory_that_nobody_controls_changes_nothing() -> None:
    """5 is The Sicilies, where one Province is Roman."""
    t = table(dict.fromkeys(("messana", "syracuse"), "rome 1 light"))
    t.roll(*ROLL["harvest_time"], 5, 2).push(EventMarker(0))
    assert (levels(t), t.events("harvest")[0].facts["lord"]) == ([0, 0], "nobody")


@rule("16.2-HARVEST", "3.1")
def test_the_harvests_of_the_east_do_not_matter_in_the_punic_wars() -> None:
    """6 is Asia Minor."""
    spaces = [PLACE_IDS[s] for p in PROVINCES_OF[TERRITORY["asia_minor"]] for s in SPACES_OF[p]]
    t = table(dict.fromkeys(spaces, "carthage 1 light"))
    t.roll(*ROLL["harvest_time"], 6, 3).push(EventMarker(0))
    assert levels(t) == [0, 0]


@rule("16.2-HARVEST")
def test_the_lord_of_the_territory_need_not_live_there() -> None:
    spaces = [PLACE_IDS[s] for p in PROVINCES_OF[TERRITORY["the_sicilies"]] for s in SPACES_OF[p]]
    t = table(dict.fromkeys(spaces, "carthage 1 light"))
    t.roll(*ROLL["harvest_time"], 5, 3).push(EventMarker(0))
    assert levels(t) == [0, -2]


@rule("16.2-PIRATES")
def test_the_last_player_places_pirates_whoever_comes_next() -> None:
    t = event(table(last=1), "pirates", "carthage")
    assert t.waiting == PlacePirates(t.power("carthage"))


@pytest.mark.parametrize(
    ("talents", "found"), [((2, 13), [-1, 1]), ((3, 12), [0, 0]), ((0, 2), [-1, -1]), ((13, 40), [1, 1])]
)
@rule("16.2-REVENUES")
def test_poor_players_lose_stability_and_rich_ones_gain_it(talents: tuple[int, int], found: list[int]) -> None:
    t = event(table(treasury={"rome": talents[0], "carthage": talents[1]}), "revenues_and_stability")
    assert levels(t) == found


@rule("16.2-SLAVES")
def test_slaves_rise_against_the_last_player() -> None:
    t = event(table(last=1), "slave_revolt", "carthage")
    assert t.waiting == SlaveRevolt(t.power("carthage"))


@rule("16.2-SLAVES")
def test_no_slaves_rise_a_second_time_while_the_first_are_up() -> None:
    t = event(table({"capua": "slaves_1 2 barbarians"}, revolts=1), "slave_revolt")
    assert (t.g.stack, len(t.events("nothing-happens"))) == ([], 1)
    event(t, "slave_revolt", "carthage")
    assert t.waiting == SlaveRevolt(t.power("carthage"))


@rule("16.2-SLAVES")
def test_no_slaves_rise_where_land_units_stand_in_every_space_of_the_home() -> None:
    t = table()
    first, *others = [s for s in range(SPACE_COUNT) if is_home(t.g, 0, s) and PLACE_IDS[s] != "rome"]
    for space in others:
        add(t.g, 0, space, GARRISON)
    event(t, "slave_revolt")
    assert t.waiting == SlaveRevolt(0)
    t.skip()
    add(t.g, 1, first, GARRISON)
    event(t, "slave_revolt")
    assert not t.g.stack


@rule("16.2-SOF")
def test_the_next_player_may_bring_a_soldier_of_fortune() -> None:
    t = event(table(last=1), "soldier_of_fortune", "carthage")
    t.push(DueEvents(t.power("carthage")))
    assert t.offered("carthage") == ["yes", "no"]
    t.play("carthage", "yes")
    assert t.waiting == SoldierComes(t.power("carthage"))


@rule("16.2-SOF")
def test_he_need_not_and_cannot_while_one_is_in_play() -> None:
    t = event(table(last=1), "soldier_of_fortune", "carthage").push(DueEvents(1)).play("carthage", "no")
    assert (t.g.stack, t.g.pending) == ([], ())
    board = {"capua": "soldier_of_fortune 4 heavy"}
    t = event(table(board, last=1, patrons={"soldier_of_fortune": "carthage"}), "soldier_of_fortune", "carthage")
    t.push(DueEvents(1))
    assert (t.g.stack, len(t.events("nothing-happens"))) == ([], 1)


@rule("16.2-SOF")
def test_where_rome_is_next_another_event_is_rolled_and_strikes_rome() -> None:
    """The Soldier of Fortune comes up once more and is rolled away; then Rome has better ships."""
    t = event(table(last=1), "soldier_of_fortune", "carthage")
    t.roll(*ROLL["soldier_of_fortune"], *ROLL["galley_technology"]).push(DueEvents(t.power("rome")))
    assert (t.g.shipwrights, t.g.pending, t.g.stack) == (1 << t.power("rome"), (), [])


@rule("16.2-SOF", "12.4.7a")
def test_rome_that_rolls_it_rolls_again_at_once() -> None:
    t = table().roll(*ROLL["soldier_of_fortune"], *ROLL["disease"]).push(EventMarker(0))
    assert [e.facts["event"] for e in t.events("event")] == ["soldier_of_fortune", "disease"]
    assert t.g.pending == (EVENTS.index("disease"),)


def test_everything_told_has_its_sentence() -> None:
    t = table({"rome": "rome city 2 legion rome_1"}, treasury={"carthage": 5})
    for name in EVENTS:
        t.roll(*ROLL[name], *(2, 2) if name == "harvest_time" else ()).push(EventMarker(t.power("carthage")))
        t.g.stack.clear()
    t.roll(1).push(DueEvents(0))
    assert all(GAME.words.has(f"event-{e.kind}") for e in t.g.log or ())
    assert len(t.sentences()) > len(EVENTS)
