"""Chapter 17.2: cards that are held and played at any moment."""

from __future__ import annotations

import pytest

from games.pax.battle_table import through
from games.pax.builder import Table, dice
from games.pax.cards_table import cards, hand, operate
from romanum.games.pax.data.components import PLACE, SIDE, TITLE, TRIBE_AT
from romanum.games.pax.rules.march.voyage import points_each
from romanum.games.pax.rules.turn.activation import price_of_marker
from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.state.errands import NextMarker
from romanum.games.pax.state.forces import stacks_of
from romanum.games.pax.state.position import HAND
from rules import rule

# ---- within four Land Connections


@rule("17.2-DIPLOMATIC-MISSION")
def test_two_tribes_near_by_are_looked_at_in_secret() -> None:
    board = {"massilia": "rome 1 legion", "tolosa": "tribe 5", "gergovia": "tribe 3"}
    t = cards(board, hands={"rome": "diplomatic_mission"})
    operate(t).play("rome", "play diplomatic_mission")
    assert t.offered("rome") == ["at tolosa", "at gergovia"]
    t.play("rome", "at tolosa")
    assert t.step == "ChooseOperation"
    at = TRIBE_AT[PLACE["tolosa"]]
    assert (t.known("rome").tribe[at], t.g.tribe[at]) == (5, 5)
    assert t.known("carthage").tribe[at] != 5
    told = t.events("mission")[0]
    assert (told.facts, told.secret) == ({"power": "rome", "space": "tolosa"}, {"strength": 5})
    assert told.eyes == (t.g.seats[0],)


@rule("17.2-DIPLOMATIC-MISSION")
def test_not_those_five_connections_away_nor_near_an_ally() -> None:
    board = {"rome": "rome 1 legion", "gergovia": "tribe 3", "massilia": "greece 1 heavy"}
    t = cards(board, hands={"rome": "diplomatic_mission"}, allies=(("rome", "greece"),))
    assert operate(t).refused("rome", "play diplomatic_mission").code == "no-tribe-near"
    t = cards(board | {"massilia": "rome 1 garrison"}, hands={"rome": "diplomatic_mission"})
    assert operate(t).refused("rome", "play diplomatic_mission").rule == "17.2-DIPLOMATIC-MISSION"
    t = cards(board | {"massilia": "rome 1 light"}, hands={"rome": "diplomatic_mission"})
    assert "play diplomatic_mission" in operate(t).offered("rome")


@rule("17.2-INDEPENDENT-EXPANSION")
def test_a_garrison_for_nothing_in_an_unoccupied_space_near_by() -> None:
    board = {"massilia": "rome 1 legion", "nemausus": "greece 1 garrison", "tolosa": "tribe 5"}
    t = cards(board, hands={"rome": "independent_expansion"}, treasury={"rome": 1})
    operate(t).play("rome", "play independent_expansion")
    offered = t.offered("rome")
    assert "at valentia" in offered
    for taken in ("massilia", "nemausus", "tolosa", "rome"):
        assert f"at {taken}" not in offered
    assert "at gades" not in offered
    t.play("rome", "at valentia")
    assert (t["valentia"], t.holder("valentia"), t.g.treasury[0]) == ("rome 1 garrison", "rome", 1)


@rule("17.2-INDEPENDENT-EXPANSION")
def test_it_needs_land_combat_units_of_ones_own() -> None:
    t = cards({"massilia": "rome 1 garrison"}, hands={"rome": "independent_expansion"})
    assert operate(t).refused("rome", "play independent_expansion").code == "no-room"


# ---- soldiers


@rule("17.2-MERCENARIES")
def test_two_talents_buy_soldiers_for_one_army() -> None:
    board = {"sparta": "greece 1 heavy", "corinth": "greece 1 light"}
    t = cards(board, hands={"greece": "mercenaries"}, treasury={"greece": 5})
    operate(t, "greece").play("greece", "play mercenaries", "hires hired_light", "at sparta")
    assert (t["sparta"], t.g.treasury[t.power("greece")]) == ("greece 1 heavy 2 hired_light", 3)
    assert (t.step, t.asked) == ("ChooseOperation", ("greece",))


@rule("17.2-MERCENARIES")
def test_not_for_rome_nor_for_one_talent() -> None:
    t = cards({"rome": "rome 1 legion"}, hands={"rome": "mercenaries"}, treasury={"rome": 5})
    assert operate(t).refused("rome", "play mercenaries").rule == "12.2.1"
    t = cards({"sparta": "greece 1 heavy"}, hands={"greece": "mercenaries"}, treasury={"greece": 1})
    assert operate(t, "greece").refused("greece", "play mercenaries").rule == "12.2.3b"


@rule("12.2.3a")
def test_carthage_gives_any_held_card_for_mercenaries() -> None:
    board = {"utica": "carthage 1 heavy", "gades": "carthage 1 light"}
    t = cards(board, hands={"carthage": "spies", "rome": "ambush"}, treasury={"carthage": 4, "rome": 4})
    operate(t, "carthage")
    t.play("carthage", "hire-for spies", "hires hired_light", "at utica", "at gades")
    assert (t["utica"], t["gades"]) == ("carthage 1 heavy 1 hired_light", "carthage 1 light 1 hired_light")
    assert (hand(t, "carthage"), t.g.discards[TITLE["spies"]]) == ([], 1)
    assert not t.events("spies")
    t = operate(cards({"rome": "rome 1 legion"}, hands={"rome": "spies"}, treasury={"rome": 4}))
    assert "hire-for spies" not in t.offered("rome")


@rule("17.2-DEUS-EX-MACHINA")
def test_a_card_given_for_mercenaries_is_cancelled_like_any_other() -> None:
    hands = {"carthage": "corvus", "greece": "deus_ex_machina"}
    t = cards({"utica": "carthage 1 heavy"}, hands=hands, treasury={"carthage": 4})
    operate(t, "carthage").play("carthage", "hire-for corvus").play("greece", "play deus_ex_machina")
    assert (t["utica"], t.g.treasury[t.power("carthage")]) == ("carthage 1 heavy", 4)
    assert (t.g.discards[TITLE["corvus"]], t.g.removed[TITLE["corvus"]]) == (1, 0)


@rule("12.2.3a")
def test_carthage_is_asked_in_the_segments_of_others_too() -> None:
    t = cards({"utica": "carthage 1 heavy"}, hands={"carthage": "ambush"}, treasury={"carthage": 2})
    operate(t, "rome")
    assert t.offered("carthage") == ["hire-for ambush", "pass"]
    t.play("carthage", "hire-for ambush", "hires hired_cavalry")
    assert (t["utica"], t.asked) == ("carthage 1 heavy 1 hired_cavalry", ("rome",))
    t = cards({"utica": "carthage 1 heavy"}, hands={"carthage": "ambush"}, treasury={"carthage": 1})
    assert operate(t, "rome").asked == ("rome",)


@rule("17.2-SOLDIER-OF-FORTUNE")
def test_he_comes_to_greece() -> None:
    t = cards(hands={"greece": "soldier_of_fortune"})
    operate(t, "greece").play("greece", "play soldier_of_fortune")
    while t.step != "ChooseOperation":
        t.play("greece", t.offered("greece")[0])
    assert stacks_of(t.g, SIDE["soldier_of_fortune"])
    assert t.g.patron[SIDE["soldier_of_fortune"]] == t.power("greece")


@rule("17.2-SOLDIER-OF-FORTUNE")
def test_rome_names_a_dictator_while_enemies_are_at_home() -> None:
    board = {"rome": "rome 1 legion rome_5"}
    t = cards(board, hands={"rome": "soldier_of_fortune"})
    assert operate(t).refused("rome", "play soldier_of_fortune").rule == "12.4.7b"
    t = cards(board | {"arretium": "carthage 1 heavy"}, hands={"rome": "soldier_of_fortune"}, dice=dice(1, 1, 1))
    operate(t).play("rome", "play soldier_of_fortune")
    assert t.step == "NameDictator"
    assert not stacks_of(t.g, SIDE["soldier_of_fortune"])


@rule("17.2-PONTUS")
def test_pontus_comes_once_and_its_card_is_out_of_the_game() -> None:
    t = cards(hands={"rome": "pontus"})
    operate(t).play("rome", "play pontus")
    while t.step != "ChooseOperation":
        t.play("rome", t.offered("rome")[0])
    assert stacks_of(t.g, SIDE["pontus"])
    assert (t.g.removed[TITLE["pontus"]], t.g.discards[TITLE["pontus"]]) == (1, 0)
    t = cards({"amisus": "pontus 1 heavy"}, hands={"rome": "pontus"})
    assert operate(t).refused("rome", "play pontus").rule == "12.5.5a"


# ---- galleys


@rule("17.2-GALLEY-TECH-ARTILLERY-ENGINES")
@rule("17.2-GALLEY-TECH-CORVUS")
@rule("17.2-GALLEY-TECH-HARPAX")
@pytest.mark.parametrize("card", ["artillery_engines", "corvus", "harpax"])
def test_his_ships_are_worth_three_and_the_card_is_gone(card: str) -> None:
    t = cards(hands={"rome": card})
    assert points_each(t.g, 0) == 2
    operate(t).play("rome", f"play {card}")
    assert [points_each(t.g, power) for power in range(4)] == [3, 2, 2, 2]
    assert (t.g.removed[TITLE[card]], t.g.discards[TITLE[card]]) == (1, 0)


@rule("17.2-GALLEY-TECH-CORVUS")
def test_two_of_them_do_not_add_up() -> None:
    t = cards(hands={"rome": "corvus harpax"})
    operate(t).play("rome", "play corvus")
    assert t.refused("rome", "play harpax").code == "has-technology"
    assert points_each(t.g, 0) == 3


# ---- other hands


@rule("17.2-SPIES")
def test_spies_see_a_hand_and_nobody_else_does() -> None:
    t = cards(hands={"rome": "spies", "greece": "ambush traitor", "carthage": "cunctator"})
    operate(t).play("greece", "pass").play("carthage", "pass").play("rome", "play spies")
    assert t.offered("rome") == ["name greece", "name carthage"]
    t.play("rome", "name greece")
    first = t.power("greece") * HAND
    assert t.known("rome").hands[first : first + 2] == t.g.hands[first : first + 2]
    assert t.known("carthage").hands[first : first + 2] != t.g.hands[first : first + 2]
    told = t.events("spies")[0]
    assert told.facts == {"power": "greece"}
    assert told.secret == {"cards": ["ambush", "traitor"]}
    assert told.eyes == (t.g.seats[0],)
    assert hand(t, "greece") == ["ambush", "traitor"]


@rule("17.2-SPIES")
@rule("17.2-TRAITOR")
def test_where_nobody_has_cards_they_are_of_no_use() -> None:
    t = operate(cards(hands={"rome": "spies traitor"}))
    assert t.refused("rome", "play spies").code == "nobody-has-cards"
    assert t.refused("rome", "play traitor").rule == "17.2-TRAITOR"


@rule("17.2-TRAITOR")
def test_a_traitor_takes_a_card_by_the_die() -> None:
    t = cards(hands={"rome": "traitor", "greece": "ambush tactical_surprise naval_ambush"})
    operate(t).roll(2).play("rome", "play traitor")
    assert (hand(t, "rome"), hand(t, "greece")) == (["tactical_surprise"], ["ambush", "naval_ambush"])
    told = t.events("traitor")[0]
    assert told.facts == {"power": "rome", "target": "greece"}
    assert told.secret == {"card": "tactical_surprise"}
    assert set(told.eyes) == {t.g.seats[0], t.g.seats[t.power("greece")]}
    assert TITLE["tactical_surprise"] in t.known("greece").hands
    assert TITLE["tactical_surprise"] not in t.known("carthage").hands


@rule("17.2-TRAITOR")
def test_who_had_spied_does_not_learn_which_it_was() -> None:
    found = []
    for die in (1, 2):
        t = cards(hands={"rome": "traitor", "greece": "ambush naval_ambush"})
        first = t.power("greece") * HAND
        seen = list(t.g.hand_seen)
        seen[first] = seen[first + 1] = 1 << t.g.seats[t.power("carthage")]
        t.g.hand_seen = tuple(seen)
        operate(t).roll(die).play("rome", "play traitor")
        found.append((t.known("carthage").hands, t.g.hand_seen))
    assert found[0] == found[1]


# ---- opportunity


@rule("17.2-STABILITY-AND-OPPORTUNITY")
def test_a_stable_power_puts_a_marker_into_the_pool_that_costs_nothing() -> None:
    t = cards(hands={"rome": "stability_and_opportunity"}, treasury={"rome": 3}, pool=(1, 0, 0, 0, 0, 0), activations=4)
    operate(t).play("rome", "play stability_and_opportunity")
    assert t.offered("rome") == ["add-marker", "add-objective"]
    t.play("rome", "add-marker")
    assert t.g.pool[0] == 2
    t.g.stack.clear()
    t.roll(1).push(NextMarker())
    assert (price_of_marker(t.g, 0), price_of_marker(t.g, 1)) == (0, 1)
    t.play("rome", "pay")
    assert (t.g.treasury[0], price_of_marker(t.g, 0)) == (3, 1)


@rule("17.2-STABILITY-AND-OPPORTUNITY")
def test_or_draws_an_objective_unless_he_has_three() -> None:
    t = cards(hands={"rome": "stability_and_opportunity"}, objectives={"rome": "a b"}, dice=dice(9))
    operate(t).play("rome", "play stability_and_opportunity", "add-objective")
    assert len(t.g.objectives_of(0)) == 3
    t = cards(hands={"rome": "stability_and_opportunity"}, objectives={"rome": "a b d"}, pool=(1, 0, 0, 0, 0, 0))
    operate(t).play("rome", "play stability_and_opportunity")
    assert (t.g.pool[0], t.step) == (2, "ChooseOperation")


@rule("17.2-STABILITY-AND-OPPORTUNITY")
def test_in_unrest_it_has_no_effect() -> None:
    t = cards(hands={"rome": "stability_and_opportunity"}, stability={"rome": -1})
    assert operate(t).refused("rome", "play stability_and_opportunity").code == "not-stable"
    assert "discard stability_and_opportunity" in t.offered("rome")
    assert t.g.free_markers[0] == 0


# ---- after a Battle


def after_a_battle(card: str, **more: str) -> Table:
    """Rome has beaten a Greek in Neapolis in the middle of its move."""
    board = {"capua": "rome 4 legion", "neapolis": "greece 3 light", "sparta": "greece 2 heavy", "rome": "rome city"}
    t = cards(board, hands={"greece": card} | more, treasury={"greece": 5}, active="rome")
    begin_expansion(t.g, 0)
    t.go_on().roll(6).play("rome", "major capua", "ready", "to neapolis")
    t.roll(6, 1, 3, 3, 3, 3).play("greece", "no-offer", "stand")
    return through(t)


@rule("17.1.5a")
def test_cards_are_played_after_a_battle_before_the_move_goes_on() -> None:
    t = after_a_battle("mercenaries")
    assert (t.step, t.asked) == ("CardWindow", ("greece",))
    t.play("greece", "play mercenaries", "hires hired_heavy", "at sparta")
    assert t["sparta"] == "greece 2 heavy 1 hired_heavy"
    assert (t.step, t.asked) == ("March", ("rome",))


@rule("17.1.5a")
def test_by_the_mover_too_but_no_card_that_makes_or_ends_friendships() -> None:
    assert after_a_battle("ambush", rome="spies").asked == ("rome",)
    t = after_a_battle("alliance")
    assert (t.step, t.asked) == ("March", ("rome",))
