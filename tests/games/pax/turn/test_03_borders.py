"""Chapter 3.1: where scenarios IV, VI and VIII let some go and others not; guests, two kingdoms, late arrivals."""

from __future__ import annotations

from typing import Any

from games.pax.builder import Table, position
from romanum.games.pax.data.components import PLACE, SIDE, SOLDIER, SPACE_COUNT
from romanum.games.pax.rules.march.interception import attempts
from romanum.games.pax.rules.turn import manpower, scenario_rules
from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.state.borders import shut_out
from romanum.games.pax.state.errands import EndActivation, LookForWinners
from rules import rule


def expanding(scenario: str, power: str, board: dict[str, str], **more: Any) -> Table:
    """An Expansion of a power."""
    t = position(board, scenario=scenario, active=power, **more)
    begin_expansion(t.g, t.power(power))
    return t.go_on()


def setting_out(t: Table, power: str, place: str, verb: str = "major") -> Table:
    t.roll(6).play(power, f"{verb} {place}")
    return t.play(power, "ready") if t.step == "Picking" else t


# ---- IV: a guest


GUEST = {"rome": "rome city", "carthago": "carthage city", "utica": "carthage 1 light"}


def with_guest(place: str = "tarentum", **more: Any) -> Table:
    board = {**GUEST, place: "soldier_of_fortune 4 heavy 2 light"}
    fields = {"turn": 1, "patrons": {"soldier_of_fortune": "carthage"}, "advanced": True, **more}
    return expanding("iv", "carthage", board, **fields)


@rule("3.1")
def test_iv_carthage_moves_pyrrhus_besides_its_own_major_move() -> None:
    t = with_guest()
    assert "guest tarentum" in t.offered("carthage")
    setting_out(t, "carthage", "tarentum", "guest").play("carthage", "to croton", "halt")
    assert (t["croton"], t.g.majors, t.g.guests) == ("soldier_of_fortune 4 heavy 2 light", 1, 0)
    assert "major utica" in t.offered("carthage")
    assert not [text for text in t.offered("carthage") if text.startswith("guest")]


@rule("3.1")
def test_iv_only_in_game_turn_1_and_not_for_rome() -> None:
    assert with_guest(turn=2).g.guests == 0
    t = position({**GUEST, "tarentum": "soldier_of_fortune 4 heavy"}, scenario="iv", turn=1)
    begin_expansion(t.g, t.power("rome"))
    assert t.g.guests == 0


@rule("3.1")
def test_iv_he_enters_neither_the_sicilies_nor_the_land_of_carthage() -> None:
    t = setting_out(with_guest("rhegium"), "carthage", "rhegium", "guest")
    assert t.refused("carthage", "to messana").code == "shut-out"
    assert "to croton" in t.offered("carthage")


# ---- VI: two kingdoms


EAST = {"antioch": "the_east city 3 heavy", "alexandria": "the_east city 3 heavy", "jerusalem": "the_east 3 light"}


def divided(place: str, **more: Any) -> Table:
    return setting_out(expanding("vi", "the_east", EAST, advanced=True, **more), "the_east", place)


@rule("3.1")
def test_vi_the_units_of_egypt_stay_in_its_four_provinces() -> None:
    t = divided("jerusalem")
    assert t.refused("the_east", "to ltp_jordan").code in ("shut-out", "no-way-beyond", "no-way-on")
    assert "to gaza" in t.offered("the_east")
    t.play("the_east", "to ptolemais")
    assert t.refused("the_east", "to tyre").code == "shut-out"


@rule("3.1")
def test_vi_the_others_may_enter_judea_but_not_egypt() -> None:
    t = position({**EAST, "tyre": "the_east 3 heavy"}, scenario="vi", advanced=True)
    east, tyre = t.power("the_east"), PLACE["tyre"]
    assert [shut_out(t.g, east, tyre, PLACE[there]) for there in ("gaza", "alexandria", "pelusium")] == [
        False,
        True,
        True,
    ]
    assert not shut_out(t.g, t.power("rome"), tyre, PLACE["alexandria"])
    t = setting_out(expanding("vi", "the_east", {"tyre": "the_east 3 heavy"}, advanced=True), "the_east", "tyre")
    t.play("the_east", "to ptolemais")
    assert t.g.at[t.g.mover] == PLACE["ptolemais"]


@rule("3.1")
def test_vi_from_the_game_turn_after_on_they_are_one() -> None:
    t = divided("jerusalem", turn=3, united=3)
    assert "to ltp_jordan" in t.offered("the_east")
    t = divided("jerusalem", turn=2, united=3)
    assert "to ltp_jordan" not in t.offered("the_east")


@rule("3.1")
def test_vi_ionia_makes_one_kingdom_of_two() -> None:
    ionia = dict.fromkeys(("sardis", "ephesus", "miletus", "celenae", "pergamum"), "the_east 1 light")
    t = position({**EAST, **ionia}, scenario="vi", advanced=True, turn=2).stop_at(LookForWinners)
    t.push(EndActivation(t.power("the_east")))
    assert (t.g.united, t.events("united")[0].facts["power"]) == (3, "the_east")
    t = position(EAST, scenario="vi", advanced=True, turn=2).stop_at(LookForWinners)
    assert t.push(EndActivation(t.power("the_east"))).g.united == -1


@rule("3.1")
def test_vi_or_five_talents_in_a_manpower_phase() -> None:
    t = position(EAST, scenario="vi", advanced=True, turn=2, treasury={"the_east": 6, "rome": 6})
    manpower.begin(t.g)
    t.go_on()
    assert "unite" not in t.offered("rome")
    t.play("the_east", "unite")
    assert t.refused("the_east", "unite").code == "one-a-turn"
    t.play("the_east", "done").play("rome", "done")
    assert (t.g.united, t.g.treasury[t.power("the_east")]) == (3, 1)


@rule("3.1")
def test_vi_nor_do_they_intercept_across_the_border() -> None:
    board = {**EAST, "ptolemais": "rome 2 legion", "tyre": "the_east 3 heavy", "damascus": "the_east 3 heavy"}
    t = position(board, scenario="vi", advanced=True)
    east, tyre = t.power("the_east"), PLACE["tyre"]
    rome = t.stack("rome", "ptolemais")
    assert ("intercept", tyre) in attempts(t.g, rome, -1, east, ())  # Judea is open to those of Syria
    assert ("intercept", PLACE["jerusalem"]) in attempts(t.g, rome, -1, east, ())


# ---- VIII: Macedonia, and those who come later


@rule("3.1")
def test_viii_only_greece_enters_macedonia() -> None:
    board = {"syracuse": "greece city", "tarentum": "greece city", "lissa": "rome 3 legion"}
    t = setting_out(expanding("viii", "rome", board), "rome", "lissa")
    assert t.refused("rome", "to dyrrhachium").code in ("shut-out", "not-in-play")
    t = setting_out(expanding("viii", "greece", {**board, "dyrrhachium": "greece 2 heavy"}), "greece", "dyrrhachium")
    assert "to ambracia" in t.offered("greece")


@rule("3.1")
def test_viii_the_mamertines_come_at_the_start_of_a_game_turn_unless_somebody_is_there() -> None:
    t = position({"syracuse": "greece city"}, scenario="viii", turn=1)
    scenario_rules.bring_arrivals(t.g)
    assert t["messana"] == "mamertines 2 heavy"
    assert t.g.patron[SOLDIER] == -1  # Pyrrhus comes with the new leaders
    t = position({"messana": "rome 1 legion"}, scenario="viii", turn=1)
    scenario_rules.bring_arrivals(t.g)
    assert t["messana"] == "rome 1 legion"
    assert SIDE["mamertines"] not in t.g.whose


@rule("3.1")
def test_viii_a_garrison_gives_way_to_the_mamertines_and_its_town_is_theirs() -> None:
    t = position({"messana": "greece town 1 garrison 1 galleys greece_4"}, scenario="viii", turn=1)
    scenario_rules.bring_arrivals(t.g)
    assert t["messana"] == "greece 1 galleys; mamertines town 2 heavy"
    assert t.holder("messana") == "mamertines"
    assert t.events("leader-dies")
    assert t.is_sound()


@rule("3.1")
def test_vi_at_sea_it_matters_where_they_have_embarked() -> None:
    """From Egypt they land in its Provinces alone, from elsewhere or from the sea itself anywhere but in Egypt."""
    t = position(EAST, scenario="vi", advanced=True)
    east, sea = t.power("the_east"), SPACE_COUNT
    for embarked, barred in (("alexandria", "tyre"), ("tyre", "alexandria"), ("", "alexandria")):
        t.g.last_space = PLACE[embarked] if embarked else sea
        found = [there for there in ("alexandria", "tyre") if shut_out(t.g, east, sea, PLACE[there])]
        assert found == [barred]
