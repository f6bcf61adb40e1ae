"""Odds: one roll is counted exactly, fights are estimated, and nothing hidden shows through."""

from __future__ import annotations

from typing import Any

import pytest

from games.trajan.builder import SIDES, Table, position, spelt
from romanum.engine.dice import FastDice
from romanum.engine.odds import Odds
from romanum.engine.position import changed
from romanum.games.trajan.data.components import DISCIPLINE, DISCIPLINE_RESULTS, STRENGTH, UNIT
from romanum.games.trajan.screen.rehearsal import rehearse
from rules import rule

SUMMER, WINTER = 2, 8


def odds(t: Table, side: str, text: str) -> Odds:
    found = t.match.odds(SIDES[side], spelt(text))
    assert found is not None
    assert sum(one.probability for one in found.outcomes) == pytest.approx(1)
    return found


def test_a_march_says_which_ends_are_good() -> None:
    found = odds(marching(), "roman", "road")
    assert {one.outcome: one.tone for one in found.outcomes} == {
        "no move": "idle", "4 hexes": "good", "6 hexes": "good", "6 hexes, a unit lost": "bad",
    }  # fmt: skip


def outcomes(found: Odds) -> dict[str, float]:
    return {one.outcome: round(6 * one.probability, 6) for one in found.outcomes}


def cited(found: Odds) -> dict[str, str]:
    return {one.what: one.rule for one in found.modifiers}


# ---- marches


def marching(turn: int = SUMMER, **more: Any) -> Table:
    t = position(zeugma="trajan legio-iii-gallica cohortes-r-1 alae-1", turn=turn, **more)
    return t.movement("roman").play("roman", "march zeugma")


@rule("20.march", "20.N", "20.M2")
def test_a_road_march_by_the_six_faces_of_the_die() -> None:
    assert outcomes(odds(marching(), "roman", "road")) == {
        "no move": 1, "4 hexes": 2, "6 hexes": 2, "6 hexes, a unit lost": 1,
    }  # fmt: skip


@rule("20.march", "20.Sa")
def test_a_march_across_country_may_scatter() -> None:
    assert outcomes(odds(marching(), "roman", "cross-country")) == {
        "no move": 1, "4 hexes, scatters": 1, "4 hexes, scatters, a unit lost": 1, "4 hexes, a unit lost": 1,
        "4 hexes": 1, "5 hexes": 1,
    }  # fmt: skip


def test_the_chance_to_win_a_march_is_the_chance_to_move() -> None:
    assert odds(marching(), "roman", "road").win == pytest.approx(5 / 6)


@rule("12.3g")
def test_in_winter_half_the_strength_may_be_lost() -> None:
    found = odds(marching(WINTER), "roman", "road")
    assert outcomes(found) == {
        "no move": 1, "4 hexes, half the strength lost": 1, "6 hexes, a unit lost": 1, "4 hexes": 1, "6 hexes": 1,
        "6 hexes, half the strength lost": 1,
    }  # fmt: skip
    marched = [STRENGTH[UNIT[name]] for name in ("legio-iii-gallica", "cohortes-r-1", "alae-1")]
    assert found.expected_losses.own == pytest.approx((2 * ((sum(marched) + 1) // 2) + min(marched)) / 6)
    assert cited(found) == {"winter": "12.3g"}


@rule("12.3e", "20.A")
def test_a_train_that_may_be_lost_is_a_loss() -> None:
    t = position(zeugma="trajan legio-iii-gallica impeditus-1").movement("roman").play("roman", "march zeugma")
    found = odds(t, "roman", "road")
    assert outcomes(found)["5 hexes, a unit lost"] == 1
    assert found.expected_losses.own == pytest.approx(1 / 6)


@rule("12.3e", "20.A")
def test_a_leader_alone_has_nobody_to_lose() -> None:
    t = position(zeugma="trajan hadrian").movement("roman").play("roman", "march zeugma")
    found = odds(t, "roman", "road")
    assert (outcomes(found), found.expected_losses.own) == ({"no move": 1, "8 hexes": 2, "10 hexes": 3}, 0)


def test_after_a_good_harvest_attrition_costs_nothing() -> None:
    found = odds(marching(event="good-harvest"), "roman", "road")
    assert outcomes(found) == {"no move": 1, "4 hexes": 2, "6 hexes": 3}
    assert cited(found) == {"good-harvest": "11.0a"}


@rule("12.4d")
def test_a_forced_march_is_dearer() -> None:
    t = marching(hand={"roman": "military"}).roll(1).play("roman", "road", "forced-march trajan")
    found = odds(t, "roman", "road")
    assert outcomes(found)["6 hexes, a unit lost"] == 2
    assert cited(found) == {"forced-march": "12.4d"}


@rule("12.4a", "12.4d")
def test_whether_to_drive_a_force_on_is_judged_by_its_surest_way() -> None:
    t = marching(hand={"roman": "military"}).roll(1).play("roman", "road")
    found = odds(t, "roman", "forced-march trajan")
    assert outcomes(found) == outcomes(odds(t.play("roman", "forced-march trajan"), "roman", "road"))
    assert cited(found) == {"road": "12.0", "forced-march": "12.4d"}


@rule("12.5")
def test_interceptors_arrive_on_any_result_but_n_and_do_not_scatter() -> None:
    t = position(h1012="alae-1", h0913="chosroes saka-1", hand={"parthian": "military"}).movement("roman")
    t.play("roman", "march h1012").roll(5).play("roman", "cross-country", "to h1013")
    found = odds(t, "parthian", "intercept chosroes")
    assert outcomes(found) == {"no move": 1, "arrives": 3, "arrives, a unit lost": 2}
    assert cited(found) == {"cross-country": "12.0"}


def test_every_face_of_the_die_does_what_the_odds_say() -> None:
    promised = odds(marching(), "roman", "road")
    moved = sum(marching().roll(die).play("roman", "road").asked == "Marching" for die in range(1, 7))
    assert promised.win == pytest.approx(moved / 6)


# ---- politics, murder, sieges


@rule("16.0a")
@pytest.mark.parametrize(
    ("garrison", "chance", "modifiers"),
    [("", 3, {}), ("in core-levy-1 satrapy-levy-2", 2, {"strong-garrison": "16.0a"}), ("in satrapy-levy-1", 3, {})],
)
def test_a_revolt_is_harder_against_a_strong_garrison(garrison: str, chance: int, modifiers: dict[str, str]) -> None:
    t = position(edessa=f"up trajan {garrison}", hand={"roman": "political"}).movement("roman")
    found = odds(t, "roman", "revolt trajan")
    assert 6 * found.win == pytest.approx(chance)
    assert cited(found) == modifiers


@rule("8.0a")
def test_a_hidden_garrison_is_guessed_and_the_odds_say_so() -> None:
    t = position(edessa="up trajan in down nobles-1 nobles-2 nobles-3", hand={"roman": "political"}).movement("roman")
    assert cited(odds(t, "roman", "revolt trajan")) == {"strong-garrison": "16.0a", "hidden-garrison": "8.0a"}


@rule("6.4a")
@pytest.mark.parametrize(
    ("with_him", "supreme", "chance", "what"),
    [("", "chosroes", 2, "alone"), ("nobles-1", "chosroes", 1, ""), ("", "abgarus", 1, "supreme-leader")],
)
def test_murder_is_easier_if_the_victim_is_alone(with_him: str, supreme: str, chance: int, what: str) -> None:
    t = position(
        zeugma="trajan", edessa=f"up abgarus {with_him}", ecbatana="chosroes", supreme={"parthian": supreme},
        hand={"roman": "agent"},
    ).movement("roman")  # fmt: skip
    found = odds(t, "roman", "assassinate trajan abgarus")
    assert 6 * found.win == pytest.approx(chance)
    assert cited(found) == ({what: "6.4a"} if what else {})


@rule("6.3a")
def test_a_known_guard_leaves_no_hope() -> None:
    t = position(zeugma="trajan", edessa="up abgarus royal-guard", hand={"roman": "agent"}).movement("roman")
    found = odds(t, "roman", "assassinate trajan abgarus")
    assert found.win == 0
    assert cited(found) == {"guard": "6.3a"}


@rule("15.13b")
def test_a_formal_siege_by_the_six_faces_of_the_die() -> None:
    t = position(edessa="up trajan legio-iii-gallica impeditus-1").combat("roman")
    found = odds(t, "roman", "formal-siege edessa")
    assert outcomes(found) == {"a breach": 3, "a sortie costs a unit": 1, "no effect": 2}
    assert found.win == 0.5
    assert found.expected_losses.own == pytest.approx(1 / 6)


# ---- fights


def battle(romans: str, parthians: str, place: str = "h1012", **more: Any) -> Table:
    return position({place: f"up {romans} {parthians}"}, **more).combat("roman")


LEGIONS = "legio-iii-gallica legio-iv-scythica legio-vi-ferrata legio-x-fretensis cohortes-v-1 cohortes-v-2"


def test_the_stronger_force_is_the_more_likely_to_win() -> None:
    strong = odds(battle(f"trajan {LEGIONS}", "satrapy-levy-1 satrapy-levy-2"), "roman", "attack h1012")
    weak = odds(battle("militia", "chosroes cataphracts-1 cataphracts-2 nobles-1"), "roman", "attack h1012")
    assert strong.win > 0.5 > weak.win


def test_equal_knowledge_gives_equal_odds() -> None:
    t, twin = (battle(f"trajan {LEGIONS}", f"down nobles-1 {other}") for other in ("nobles-2", "satrapy-levy-1"))
    text = "attack h1012"
    hidden = [UNIT[name] for name in ("nobles-1", "nobles-2", "satrapy-levy-1")]
    for unit in hidden:
        for table in (t, twin):
            table.g.seen = changed(table.g.seen, unit, t.g.where[hidden[0]])
            table.g.where[unit] = table.g.where[unit] if table.g.where[unit] >= 0 else 1000
    assert t.known("roman").to_json() == twin.known("roman").to_json()
    assert odds(t, "roman", text) == odds(twin, "roman", text)


def test_an_estimate_says_that_it_is_one() -> None:
    found = odds(battle(f"trajan {LEGIONS}", "nobles-1"), "roman", "attack h1012")
    assert "estimated" in cited(found)
    assert "hidden-enemy" not in cited(found)


@rule("8.0a")
def test_a_hidden_enemy_is_guessed() -> None:
    found = odds(battle(f"trajan {LEGIONS}", "down nobles-1"), "roman", "attack h1012")
    assert cited(found)["hidden-enemy"] == "8.0a"


@rule("8.1e")
def test_an_exercitus_may_be_a_bluff() -> None:
    found = odds(battle(f"trajan {LEGIONS}", "down parthian-i"), "roman", "attack h1012")
    assert outcomes(found)["nobody there"] > 0


@rule("15.12c", "15.12d")
def test_an_assault_is_won_by_taking_the_city() -> None:
    t = position(edessa=f"up trajan {LEGIONS} in up nobles-1 satrapy-levy-1").combat("roman")
    found = odds(t, "roman", "assault edessa")
    assert cited(found)["walls"] == "15.12c"
    assert outcomes(found)["the city is taken"] == pytest.approx(6 * found.win)


@rule("15.13e")
def test_an_assault_after_a_failed_siege_has_odds_too() -> None:
    t = position(edessa=f"up trajan {LEGIONS} impeditus-1").combat("roman").roll(6)
    t.play("roman", "formal-siege edessa")
    assert "nobody there" not in outcomes(odds(t, "roman", "assault edessa"))


@rule("14.12a")
def test_the_ground_is_cited() -> None:
    found = odds(battle(f"trajan {LEGIONS}", "nobles-1", "h1004"), "roman", "attack h1004")
    assert (cited(found)["no-charge"], cited(found)["reduced"]) == ("14.12a", "14.12a")


def test_omens_are_cited() -> None:
    found = odds(battle(f"trajan {LEGIONS}", "nobles-1", event="pro-parthian-omens"), "roman", "attack h1012")
    assert cited(found)["enemy-omens"] == "11.0a"


def test_a_rehearsal_leaves_the_position_alone() -> None:
    t = battle(f"trajan {LEGIONS}", "nobles-1")
    known = t.known("roman")
    before = known.to_json()
    rehearse(known, 0, t.match.decision(0).options[0].move, guess=False)
    assert known.to_json() == before


def test_the_estimate_agrees_with_fights_by_other_dice() -> None:
    t = battle(f"trajan {LEGIONS}", "chosroes cataphracts-1 cataphracts-2 nobles-1 nobles-2 core-horde-1")
    promised = odds(t, "roman", "attack h1012")
    won = lost = 0
    for seed in range(120):
        one = t.match.copy()
        one.position.dice = FastDice.seeded(10_000 + seed)
        one.play(0, spelt("attack h1012"))
        while not any(event.kind == "outcome" for event in one.events):
            seat = one.pending[0]
            one.play(seat, one.decision(seat).options[-1])
        outcome = next(event for event in one.events if event.kind == "outcome")
        won += outcome.facts["side"] == "roman"
        lost += outcome.facts["losses"][1]
    assert promised.win == pytest.approx(won / 120, abs=0.2)
    assert promised.expected_losses.enemy == pytest.approx(lost / 120, rel=0.4)


# ---- discipline


@rule("10.2", "14.10a")
def test_a_unit_that_is_steadied_stands_as_its_leader_would() -> None:
    t = battle("cohortes-v-1 cohortes-v-2", "chosroes satrapy-levy-1 satrapy-levy-2").roll(6, 1, 1)
    t.play("roman", "attack h1012")
    assert t.asked == "Lend"
    found = odds(t, "parthian", "lend chosroes satrapy-levy-1")
    row = DISCIPLINE_RESULTS[DISCIPLINE[UNIT["chosroes"]]]
    assert outcomes(found) == {"stands": row.count("P") + row.count("G"), "disrupted": row.count("F")}
    assert cited(found) == {"lent-class": "14.10a"}


def test_what_needs_no_dice_has_no_odds() -> None:
    t = position(zeugma="trajan legio-iii-gallica").movement("roman")
    assert t.match.odds(0, spelt("march zeugma")) is None


# ---- pursuit


def pursuing(**more: str) -> Table:
    """In the Fire round a horde is disrupted; nothing else happens, and it is driven to the next hex."""
    board = {"h1012": "up trajan cohortes-v-1 vologaeses core-horde-1", **more}
    t = position(board, hand={"roman": "military"}).combat("roman")
    t.roll(6, 1, 1, 1, 4, 4).play("roman", "attack h1012")
    while t.asked in ("Lend", "PlaySuperiority"):
        t.play(t.who, "pass")
    return t.play("roman", "retreat h1011")


@rule("14.15d")
def test_a_pursuit_is_judged_as_an_attack_where_the_beaten_have_gone() -> None:
    found = odds(pursuing(), "roman", "pursue trajan")
    there = position(h1011="up trajan cohortes-v-1 vologaeses core-horde-1").combat("roman")
    assert found == odds(there, "roman", "attack h1011")
    assert cited(found) == {"estimated": "14.1a", "reduced": "14.12c"}


@rule("14.15d", "7.3a")
def test_friends_who_have_still_to_attack_help_the_pursuers() -> None:
    alone = odds(pursuing(h1011="nobles-1 nobles-2"), "roman", "pursue trajan")
    helped = odds(pursuing(h1011="nobles-1 nobles-2 legio-iii-gallica legio-iv-scythica"), "roman", "pursue trajan")
    assert helped.win > alone.win
