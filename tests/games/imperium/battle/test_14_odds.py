"""Chapter 14.4: the chances of a combat before it is fought."""

from __future__ import annotations

from fractions import Fraction

from games.imperium.battle_table import FIELD as GROUND
from games.imperium.battle_table import MEDIOLANUM, army, attack, changes, met, told
from games.imperium.builder import Table
from romanum.games.imperium.data.charts import ELIMINATED, LandResult
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.rules.battle.fight import ASSAULT, ATTACKER, DEFENDER, FIELD
from romanum.games.imperium.rules.battle.odds import Forecast, odds, of_attack
from romanum.games.imperium.rules.battle.odds import told as in_words
from romanum.games.imperium.state.errands import LandCombat
from rules import rule


def chances(t: Table, place: str) -> dict[int, Forecast]:
    """By how the defender meets it."""
    return {case.mode: case.forecast for case in of_attack(t.g, t.seat("caesar"), PLACE[place])}


@rule("14.4.2a", "14.4.2b")
def test_the_ratio_every_modifier_and_the_chance_of_every_result() -> None:
    """60 against 60, Caesar +3 and Pompey +2: the roll is one more than the die."""
    found = chances(met("3 20-10-b caesar", "3 20-10-b pompey"), GROUND)[FIELD]
    assert found.reckoned.ratio == "1-1"
    assert [(change.rule, change.value) for change in found.reckoned.modifiers] == [("14.4.2b", 3), ("14.4.2b", -2)]
    assert found.faces == tuple(
        LandResult(*face)
        for face in (
            (ELIMINATED, 4, False), (0, 0, False), (0, 0, True), (4, ELIMINATED, True), (3, ELIMINATED, True),
            (2, ELIMINATED, True),
        )
    )  # fmt: skip
    assert found.win == Fraction(4, 6)
    assert sum(found.results.values()) == 1
    assert found.losses == (Fraction(60 + 60 + 45 + 30, 6), Fraction(60 + 180, 6))


@rule("14.3c")
def test_a_city_may_be_met_in_the_open_or_behind_its_walls() -> None:
    t = met("6 20-10-b", "2 20-10-b", MEDIOLANUM, cities={"mediolanum": "pompey"})
    before = t.g.to_json()
    found = chances(t, MEDIOLANUM)
    assert {mode: case.reckoned.defence for mode, case in found.items()} == {FIELD: 41, ASSAULT: 81}
    assert t.g.to_json() == before


@rule("17.1a")
def test_walls_alone() -> None:
    t = army({MEDIOLANUM: "caesar 6 20-10-b"}, cities={"mediolanum": "pompey"})
    found = chances(t, MEDIOLANUM)
    assert list(found) == [ASSAULT]
    assert (found[ASSAULT].reckoned.ratio, found[ASSAULT].win) == ("7-1", Fraction(1))


@rule("14.4.2e")
def test_what_was_foretold_is_what_is_reckoned() -> None:
    t = met("3 20-10-a 1 4-12 antony", "2 20-10-c 3 6-16 pompey", morale={"caesar": 160})
    found = chances(t, GROUND)[FIELD]
    attack(t, 3).play("pompey", "stand")
    assert (told(t)["attack"], told(t)["defence"]) == (found.reckoned.attack, found.reckoned.defence)
    assert changes(t) == {change.what: change.value for change in found.reckoned.modifiers}


@rule("14.5d")
def test_the_engine_shows_the_worst_case_to_the_attacker_and_his_own_to_the_defender() -> None:
    t = met("6 20-10-b", "2 20-10-b", MEDIOLANUM, cities={"mediolanum": "pompey"})
    t.push(LandCombat(t.seat("caesar")))
    shown = odds(t.g, t.seat("caesar"), ("attack", PLACE[MEDIOLANUM]))
    assert shown is not None
    assert shown.win == float(chances(t, MEDIOLANUM)[ASSAULT].win)
    t.play("caesar", f"attack {MEDIOLANUM}")
    stands = odds(t.g, t.seat("pompey"), ("stand",))
    assert stands is not None
    assert stands.win == 1 - float(chances(t, MEDIOLANUM)[FIELD].win)
    assert odds(t.g, t.seat("pompey"), ("enter-siege",)) is None


@rule("14.5a")
def test_a_result_is_told_as_each_side_sees_it() -> None:
    result = LandResult(ELIMINATED, 4, attacker_wins=False)
    assert in_words(result, ATTACKER) == "lost, all of yours fall, they lose as much as your strength"
    assert in_words(result, DEFENDER) == "won, you lose as much as their strength, all of theirs fall"


@rule("3.2a", "14.4.2a")
def test_who_may_not_look_through_them_is_told_nothing() -> None:
    t = army({GROUND: "otho 2 20-10-b | vespasian 3 20-10-b"}, scenario=12, month="June AD 69")
    t.g.hidden = True
    attack(t, by="otho")
    assert odds(t.known("vespasian"), t.seat("vespasian"), ("stand",)) is not None
    assert odds(t.known("vitellius"), t.seat("vitellius"), ("stand",)) is None
