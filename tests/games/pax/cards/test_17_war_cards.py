"""Chapter 17.2: cards of war, played in the middle of marches, voyages and Battles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.pax.battle_table import battle
from games.pax.builder import Table, position
from games.pax.cards_table import cards, draw, hand, level, operate
from romanum.games.pax.data.components import HELEPOLIS, LAND_POINT, PLACE, PLACE_COUNT, PLACE_IDS, TITLE
from romanum.games.pax.rules.cards.war_cards import is_inside_home
from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.state.errands import CardMoment
from romanum.games.pax.state.forces import is_alive, number
from romanum.games.pax.state.moves import AT_TRANSIT
from rules import rule


def march(board: Mapping[str, str], power: str, start: str, die: int, **fields: Any) -> Table:
    """An Expansion in which all that stand in a place move, with this die."""
    t = cards(board, active=power, **fields)
    begin_expansion(t.g, t.power(power))
    t.go_on().roll(die).play(power, f"major {start}")
    if t.step == "Picking":
        t.play(power, "ready")
    return t


# ---- Deus ex Machina


@rule("17.2-DEUS-EX-MACHINA")
def test_a_drawn_card_is_cancelled_before_it_does_anything() -> None:
    t = cards(top="revenues_and_stability", hands={"greece": "deus_ex_machina"}, treasury={"rome": 0})
    draw(t, "rome")
    assert (t.asked, t.offered("greece")) == (("greece",), ["play deus_ex_machina", "pass"])
    assert level(t, "rome") == 0
    t.play("greece", "play deus_ex_machina")
    assert (level(t, "rome"), t.step) == (0, "ChooseOperation")
    assert (t.g.discards[TITLE["deus_ex_machina"]], t.g.discards[TITLE["revenues_and_stability"]]) == (1, 1)
    assert t.is_sound()


@rule("17.2-DEUS-EX-MACHINA")
def test_who_lets_it_pass_keeps_the_card() -> None:
    t = cards(top="revenues_and_stability", hands={"greece": "deus_ex_machina"}, treasury={"rome": 0})
    draw(t, "rome").play("greece", "pass")
    assert (level(t, "rome"), hand(t, "greece")) == (-1, ["deus_ex_machina"])


@rule("17.2-DEUS-EX-MACHINA")
def test_a_played_card_is_cancelled_and_not_removed_from_the_game() -> None:
    t = cards(hands={"rome": "corvus", "greece": "deus_ex_machina"})
    operate(t).play("rome", "play corvus").play("greece", "play deus_ex_machina")
    assert (t.g.shipwrights, t.g.discards[TITLE["corvus"]], t.g.removed[TITLE["corvus"]]) == (0, 1, 0)
    assert t.events("cancels-card")[0].facts == {"power": "greece", "card": "corvus", "victim": "rome"}


@rule("17.2-DEUS-EX-MACHINA")
def test_never_against_ones_own_card_nor_by_itself() -> None:
    t = cards(hands={"rome": "corvus deus_ex_machina"})
    operate(t)
    assert t.refused("rome", "play deus_ex_machina").code == "card-not-now"
    t.play("rome", "play corvus")
    assert (t.g.shipwrights, t.asked) == (1, ("rome",))


@rule("17.2-DEUS-EX-MACHINA")
def test_at_a_discreet_table_all_who_hold_cards_are_asked_until_it_is_seen() -> None:
    t = cards(hands={"rome": "corvus", "greece": "ambush"}, discreet=True)
    operate(t).play("greece", "pass").play("rome", "play corvus")
    assert t.offered("greece") == ["pass"]
    t.play("greece", "pass")
    assert t.g.shipwrights == 1
    t = cards(hands={"rome": "corvus", "greece": "ambush deus_ex_machina"}, discreet=True)
    operate(t).play("greece", "discard deus_ex_machina", "pass").play("rome", "play corvus")
    assert t.asked == ("rome",)


# ---- ambush


ALPS = {"albintimilium": "rome 2 legion 1 light", "carthago_nova": "carthage 1 heavy"}


@rule("17.2-AMBUSH")
def test_an_army_on_a_transit_point_loses_half_a_die() -> None:
    t = march(ALPS, "rome", "albintimilium", 6, hands={"carthage": "ambush"})
    t.play("rome", "to ltp_maritime_alps")
    assert t.offered("carthage") == ["play ambush", "pass"]
    t.roll(5).play("carthage", "play ambush")
    assert t.events("ambush")[0].facts["points"] == 3
    assert (t.asked, t.step) == (("rome",), "TakeLosses")
    t.play("rome", "lose light")
    assert t["ltp_maritime_alps"] == "rome 1 legion 1 reduced_legion"
    assert (t.asked, t.step) == (("rome",), "March")
    t.play("rome", "to massilia")
    assert t["massilia"].startswith("rome 1 legion")


@rule("17.2-AMBUSH")
def test_not_against_an_army_inside_its_home_nor_ones_own() -> None:
    board = {"pella": "greece 2 heavy", "carthago_nova": "carthage 1 heavy"}
    t = march(board, "greece", "pella", 6, hands={"carthage": "ambush"})
    t.play("greece", "to ltp_egnatia")
    assert t.asked == ("greece",)
    t = march(board | {"pella": "rome 2 legion"}, "rome", "pella", 6, hands={"carthage": "ambush"})
    t.play("rome", "to ltp_egnatia")
    assert t.asked == ("carthage",)
    t = march(ALPS, "rome", "albintimilium", 6, hands={"rome": "ambush"})
    t.play("rome", "to ltp_maritime_alps")
    assert t.asked == ("rome",)
    assert t.step == "March"


def horde(**patrons: str) -> Table:
    """Eastern Gauls step onto a Transit Point; Rome has a card for it."""
    board = {"ltp_emona": "eastern_gauls 4 barbarians"}
    t = cards(board, hands={"rome": "ambush"}, patrons=patrons)
    return t.push(CardMoment(AT_TRANSIT, t.power("greece"), t.stack("eastern_gauls", "ltp_emona")))


@rule("17.2-AMBUSH", "13.4.3")
def test_barbarians_that_another_player_moves_are_ambushed_others_not() -> None:
    t = horde(eastern_gauls="greece")
    assert t.offered("rome") == ["play ambush", "pass"]
    t.roll(3).play("rome", "play ambush")
    assert t["ltp_emona"] == "eastern_gauls 2 barbarians"
    assert horde(eastern_gauls="rome").asked == ()
    assert horde().asked == ()


@rule("17.2-AMBUSH", "13.4.3")
def test_nobodys_home_is_a_home_to_barbarians() -> None:
    point = next(p for p in range(PLACE_COUNT) if LAND_POINT[p] and is_inside_home(position({}).g, 2, p))
    board = {PLACE_IDS[point]: "eastern_gauls 4 barbarians"}
    t = cards(board, hands={"rome": "ambush"}, patrons={"eastern_gauls": "greece"})
    t.push(CardMoment(AT_TRANSIT, t.power("greece"), t.stack("eastern_gauls", PLACE_IDS[point])))
    assert t.asked == ("rome",)


@rule("17.2-AMBUSH")
def test_an_army_that_is_wiped_out_does_not_go_on() -> None:
    t = march(ALPS | {"albintimilium": "rome 1 light rome_5"}, "rome", "albintimilium", 6, hands={"carthage": "ambush"})
    t.play("rome", "to ltp_maritime_alps").roll(1).play("carthage", "play ambush")
    assert t["ltp_maritime_alps"] == ""
    assert t.step == ""
    assert t.is_sound()


@rule("17.2-AMBUSH")
def test_an_army_that_withdraws_over_a_transit_point_is_ambushed_too() -> None:
    board = {"massilia": "greece 4 heavy", "nemausus": "rome 2 legion", "utica": "carthage 1 heavy"}
    t = march(board, "greece", "massilia", 6, hands={"carthage": "ambush"})
    t.play("greece", "to nemausus").roll(6).play("rome", "withdraw")
    t.play("rome", *(["ready"] if t.step == "Picking" else []), "to ltp_cevennes")
    assert t.offered("carthage") == ["play ambush", "pass"]
    t.roll(2).play("carthage", "play ambush")
    assert t.events("ambush")[0].facts["place"] == "ltp_cevennes"
    assert t["gergovia"] == "rome 1 legion 1 reduced_legion"


# ---- walls and shifts


@rule("17.2-ARCHIMEDES-EFFECT")
def test_the_walls_of_his_city_give_two_shifts_for_the_game_turn() -> None:
    board = {"syracuse": "syracuse city 2 heavy", "utica": "carthage city", "sparta": "greece town"}
    t = cards(board, hands={"greece": "archimedes_effect"})
    operate(t, "greece").play("greece", "play archimedes_effect")
    assert set(t.offered("greece")) == {"at syracuse", "at utica"}
    t.play("greece", "at syracuse")
    assert t.g.archimedes == PLACE["syracuse"]
    for inventor, shifts in ((PLACE["genua"], 2), (PLACE["utica"], 0)):
        t = battle("rome 4 legion", "carthage city 1 heavy", 3, 3, advanced=True, archimedes=inventor)
        assert t.play("carthage", "use-walls").events("battle-shifts")
        assert shifts_of(t)[1] == shifts


def shifts_of(t: Table) -> tuple[int, int]:
    """What was announced, without cards."""
    facts = t.events("battle-shifts")[-1].facts
    return facts["attack"], facts["defence"]


@rule("17.2-POLIORCATES-EFFECT")
def test_two_talents_give_an_army_the_helepolis() -> None:
    board = {"pisae": "rome 2 legion", "utica": "carthage 1 heavy"}
    t = cards(board, hands={"rome": "poliorcates_effect"}, treasury={"rome": 3})
    operate(t).play("rome", "play poliorcates_effect")
    assert (t["pisae"], t.g.treasury[0]) == ("rome 2 legion 1 helepolis", 1)
    t = cards({"pisae": "greece 2 light"}, hands={"rome": "poliorcates_effect"}, treasury={"rome": 3})
    assert operate(t).refused("rome", "play poliorcates_effect").code == "no-army-to-join"
    t = cards(board, hands={"rome": "poliorcates_effect"}, treasury={"rome": 1})
    assert operate(t).refused("rome", "play poliorcates_effect").code == "talents-short"


@rule("17.2-POLIORCATES-EFFECT")
def test_it_gives_two_shifts_at_walls_in_one_battle_and_goes() -> None:
    found = {}
    for engine in ("", " 1 helepolis"):
        t = battle(f"rome 6 legion{engine}", "carthage city 1 heavy", 3, 3, 5, 5, advanced=True)
        t.play("carthage", "use-walls")
        if engine:
            assert (t.asked, t.offered("rome")) == (("rome",), ["use-engine", "pass"])
            t.play("rome", "use-engine")
        found[engine] = shifts_of(t)
    assert found[" 1 helepolis"] == (found[""][0] + 2, found[""][1])
    assert not engines_after(t)


@rule("17.2-POLIORCATES-EFFECT")
def test_its_owner_may_keep_it_for_another_battle() -> None:
    t = battle("rome 6 legion 1 helepolis", "carthage city 1 heavy", 3, 3, 5, 5, advanced=True)
    t.play("carthage", "use-walls").play("rome", "pass")
    plain = battle("rome 6 legion", "carthage city 1 heavy", 3, 3, 5, 5, advanced=True).play("carthage", "use-walls")
    assert shifts_of(t) == shifts_of(plain)
    assert engines_after(t) == 1
    t = battle("rome 6 legion 1 helepolis", "carthage city 1 heavy", 3, 3, 5, 5, advanced=True)
    t.play("carthage", "open-field")
    assert t.step != "UseEngine"
    t = battle("rome 6 legion 2 helepolis", "carthage city 1 heavy", 3, 3, 5, 5, advanced=True)
    t.play("carthage", "use-walls").play("rome", "use-engine")
    assert engines_after(t) == 1


def engines_after(t: Table) -> int:
    """Helepoleis that are left when the Battle is over."""
    while t.g.stack and t.asked:
        t.roll(4, 4).play(t.asked[0], t.offered(t.asked[0])[-1])
    return sum(number(t.g, s, HELEPOLIS) for s in range(len(t.g.at)) if is_alive(t.g, s))


@rule("17.2-TACTICAL-SURPRISE")
def test_two_shifts_in_a_land_battle_for_either_side() -> None:
    t = battle("rome 2 legion", "carthage 3 heavy", 3, 3, advanced=True, hands={"rome": "tactical_surprise"})
    assert t.offered("rome") == ["play tactical_surprise", "pass"]
    t.play("rome", "play tactical_surprise")
    assert t.g.extra_shifts == (2, 0)
    assert (t.step, t.asked) == ("SpendShifts", ("rome",))
    assert t.offered("rome") == ["raise-die 1", "raise-die 2", "lower-die 1", "lower-die 2", "done"] or t.events(
        "surprise"
    )


@rule("17.2-TACTICAL-SURPRISE")
def test_whoever_has_fewer_shifts_speaks_first_and_each_may_answer() -> None:
    hands = {"rome": "tactical_surprise", "carthage": "tactical_surprise"}
    t = battle("rome 6 legion", "carthage 3 heavy", 3, 3, advanced=True, hands=hands)
    assert t.asked == ("carthage",)
    t.play("carthage", "pass")
    assert t.asked == ("rome",)
    t.play("rome", "play tactical_surprise")
    assert t.asked == ("carthage",)
    t.play("carthage", "play tactical_surprise")
    assert t.g.extra_shifts == (2, 2)


@rule("17.2-TACTICAL-SURPRISE")
def test_who_only_rolls_for_others_plays_none() -> None:
    hands = {"carthage": "tactical_surprise", "greece": "tactical_surprise"}
    t = battle("rome 6 legion", "rebels 4 barbarians", 3, 3, advanced=True, hands=hands)
    assert t.step != "CardWindow"


# ---- second moves and withdrawals


@rule("17.2-CONQUEROR")
def test_an_elite_leader_has_a_second_major_move() -> None:
    board = {"pisae": "rome 2 legion rome_1", "utica": "carthage 1 heavy"}
    t = cards(board, hands={"rome": "conqueror"}, active="rome")
    assert operate(t).refused("rome", "play conqueror").code == "card-not-now"
    t.play("rome", "expansion", "play conqueror")
    assert (t.g.conquests, t.g.exclusive) == (1, 1)
    t.roll(1).play("rome", "major pisae", "ready", "halt")
    assert "conquest pisae" in t.offered("rome")


@rule("17.2-CONQUEROR")
def test_only_at_the_beginning_and_with_an_elite_leader() -> None:
    board = {"pisae": "rome 2 legion rome_1", "arretium": "rome 1 legion"}
    t = operate(cards(board, hands={"rome": "conqueror"})).play("rome", "expansion")
    t.roll(1).play("rome", "minor arretium")
    while t.step != "Expansion":
        t.play("rome", t.offered("rome")[-1])
    assert t.refused("rome", "play conqueror").code == "expansion-has-begun"
    t = operate(cards({"pisae": "rome 2 legion rome_5"}, hands={"rome": "conqueror"})).play("rome", "expansion")
    assert t.refused("rome", "play conqueror").code == "no-elite-leader"


@rule("17.2-CONQUEROR")
@rule("17.2-CUNCTATOR")
def test_conqueror_and_cunctator_exclude_each_other() -> None:
    board = {"pisae": "rome 2 legion rome_1"}
    t = operate(cards(board, hands={"rome": "conqueror cunctator"})).play("rome", "expansion", "play conqueror")
    assert t.refused("rome", "play cunctator").code == "has-played-conqueror"
    t = operate(cards(board, hands={"rome": "conqueror cunctator"})).play("rome", "play cunctator", "expansion")
    assert t.refused("rome", "play conqueror").code == "has-played-cunctator"


INVASION = {"placentia": "carthage 4 heavy", "parma": "rome 2 legion"}


@rule("17.2-CUNCTATOR")
def test_a_withdrawal_from_home_costs_no_stability() -> None:
    t = march(INVASION, "carthage", "placentia", 6, hands={"rome": "cunctator"}).play("carthage", "to parma")
    assert t.offered("rome") == ["play cunctator", "pass"]
    t.play("rome", "play cunctator").roll(2).play("rome", "withdraw")
    t.play("rome", *(["ready"] if t.step == "Picking" else []), "to arretium", "halt")
    assert (t["arretium"], level(t, "rome")) == ("rome 2 legion", 0)


@rule("17.2-CUNCTATOR")
def test_and_may_be_repeated_in_one_move() -> None:
    for card in (True, False):
        t = march(INVASION, "carthage", "placentia", 6, hands={"rome": "cunctator"}).play("carthage", "to parma")
        t.play("rome", "play cunctator" if card else "pass").roll(1).play("rome", "withdraw")
        t.play("rome", *(["ready"] if t.step == "Picking" else []), "to arretium")
        t.play("carthage", "to arretium")
        if card:
            assert t.step == "Withdrawal"
        else:
            assert (t.step, t.offered("rome")) == ("CardWindow", ["play cunctator", "pass"])
            t.play("rome", "play cunctator")
            assert t.step == "Withdrawal"


@rule("17.2-CUNCTATOR")
def test_abroad_and_for_the_first_time_he_is_not_asked() -> None:
    board = {"massilia": "carthage 4 heavy", "nemausus": "rome 2 legion"}
    t = march(board, "carthage", "massilia", 6, hands={"rome": "cunctator"}).play("carthage", "to nemausus")
    assert t.step == "Withdrawal"


# ---- at home


@rule("17.2-RAISE-THE-MILITIA")
def test_militia_are_raised_when_an_enemy_enters_the_home() -> None:
    board = {"genua": "carthage 4 heavy", "rome": "rome 1 legion"}
    t = march(board, "carthage", "genua", 6, hands={"rome": "raise_the_militia"})
    t.play("carthage", "to pisae")
    assert t.offered("rome") == ["play raise_the_militia", "pass"]
    t.roll(5).play("rome", "play raise_the_militia")
    assert (level(t, "rome"), t.step) == (-1, "PlaceMilitia")
    t.play("rome", "militia arretium", "militia arretium")
    assert t["arretium"] == "rome 2 militia"
    assert "intercept arretium" in t.offered("rome")


@rule("17.2-RAISE-THE-MILITIA")
@pytest.mark.parametrize(("before", "number"), [(3, 3), (1, 3), (0, 2), (-3, 2)])
def test_the_range_is_read_after_the_loss(before: int, number: int) -> None:
    t = cards({"pisae": "carthage 1 heavy"}, hands={"rome": "raise_the_militia"}, stability={"rome": before})
    operate(t).roll(6).play("rome", "play raise_the_militia")
    assert level(t, "rome") == before - 1
    assert t.events("militia")[0].facts["number"] == number


@rule("17.2-RAISE-THE-MILITIA")
def test_not_in_turmoil_nor_without_enemies() -> None:
    for before in (-4, -5):
        t = cards({"pisae": "carthage 1 heavy"}, hands={"rome": "raise_the_militia"}, stability={"rome": before})
        assert operate(t).refused("rome", "play raise_the_militia").code == "turmoil"
    t = cards({"massilia": "carthage 1 heavy"}, hands={"rome": "raise_the_militia"})
    assert operate(t).refused("rome", "play raise_the_militia").code == "no-enemy-at-home"
    t = cards({"pisae": "rebels 1 barbarians"}, hands={"rome": "raise_the_militia"})
    assert "play raise_the_militia" in operate(t).offered("rome")
