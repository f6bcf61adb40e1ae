"""The special rules of single scenarios: what changes chapters 2, 3.6 and 10 there."""

from typing import Any

import pytest

from games.ultimus.builder import Table, position
from romanum.games.ultimus.bots.evaluation import value
from romanum.games.ultimus.data.components import PIECE
from romanum.games.ultimus.rules.battle.losses import eliminate_unit
from romanum.games.ultimus.rules.year.victory_points import result
from rules import rule

# ---- stratagems given


@rule("2.A.a")
def test_in_406_the_barbarian_takes_two_uprisings_from_the_cup() -> None:
    t = position(scenario="radagaisus-and-alaric", year=406).roll(1, 1).phase("A")
    assert {"major-tribe-uprising", "three-minor-tribe-uprisings"} <= set(t.hand("barbarian"))
    assert len(t.hand("barbarian")) == 3
    t = position(scenario="radagaisus-and-alaric", year=407).roll(1, 1).phase("A")
    assert len(t.hand("barbarian")) == 1


# ---- a free usurpation


def britain(year: int = 406) -> Table:
    return position(
        {"britanniae-2": "constantinus-iii comitatenses-britanniae-1"},
        scenario="radagaisus-and-alaric",
        year=year,
        initiative="barbarian",
    ).phase("C")


@rule("3.6.2a", "3.6.2b")
def test_constantine_may_take_the_purple_in_britain_without_counter_and_roll() -> None:
    t = britain().play("barbarian", "leader constantinus-iii")
    assert t.office("usurper", "west") == "constantinus-iii"
    assert not t.events("usurpation-roll")


@rule("3.6.2a")
def test_he_may_wait_but_do_it_only_once() -> None:
    t = britain().play("barbarian", "pass")
    assert t.office("usurper", "west") == "nobody"
    t = britain().play("barbarian", "leader constantinus-iii")
    t.g.usurper, t.g.cause = (-1, -1), (0,) * len(t.g.cause)
    t.g.stack.clear()
    assert t.phase("C").asked != "FreeUsurpation"


@rule("3.6.2a")
def test_not_before_his_year() -> None:
    assert britain(405).asked != "FreeUsurpation"


# ---- friends from abroad


def italy(die: int) -> Table:
    """425: Aetius follows John; a low die brings him Huns."""
    return (
        position(
            {
                "italia-3": "west aetius comitatenses-italiae-2",
                "italia-2": "west iohannes",
                "hunni-1": "hunni-a hunni-b hunni-c",
                "viennensis-4": "comitatenses-viennenses",
                "thracia-3": "valentinianus-iii",
            },
            scenario="placidias-generals",
            year=425,
            augusti={"west": "valentinianus-iii"},
            usurpers={"west": "iohannes"},
            initiative="barbarian",
        )
        .roll(die)
        .phase("C")
    )


@rule("2.C.a")
@pytest.mark.parametrize(("die", "units"), [(4, 2), (5, 0)])
def test_huns_may_join_aetius_in_425(die: int, units: int) -> None:
    assert italy(die)["italia-3"].count("hunni") == units


@rule("2.C.a", "4.3b")
def test_he_leads_them_and_they_go_home_in_phase_f() -> None:
    t = italy(1)
    t.g.stack.clear()
    t.sequence("barbarian").play("barbarian", "lead aetius", "take hunni-a", "take hunni-b", "to italia-4", "halt")
    assert t["italia-4"] == "west aetius hunni-a hunni-b"
    t.g.stack.clear()
    t.phase("F").idle()
    assert (t.where("hunni-a"), t.follows("hunni-a")) == ("hunni-1", "loyal")


@rule("2.C.a", "9.4e")
def test_huns_who_fall_for_him_are_back_at_home_in_the_adjustments() -> None:
    t = italy(1)
    t.g.stack.clear()
    eliminate_unit(t.g, PIECE["hunni-a"])
    assert t.where("hunni-a") == "lost"
    t.phase("F")
    while t.asked == "PlaceUnit":
        t.play("barbarian", "area hunni-1")
    assert (t.where("hunni-a"), t.follows("hunni-a"), t.g.aiding) == ("hunni-1", "loyal", ())


# ---- what no scenario suspends


@rule("3.6.4a")
@pytest.mark.parametrize(
    ("rome", "succeeds"), [("west castinus cornuti-seniores", True), ("west cornuti-seniores", False)]
)
def test_john_succeeds_in_424_if_a_leader_of_his_is_in_ravenna_and_one_in_roma(rome: str, succeeds: bool) -> None:
    t = position(
        {"italia-4": "west iohannes comitatenses-italiae-1", "italia-5": rome, "thracia-3": "valentinianus-iii"},
        scenario="placidias-generals",
        year=424,
        augusti={"west": "valentinianus-iii"},
        usurpers={"west": "iohannes"},
    )
    assert bool(t.phase("F").idle().events("camps-swap")) is succeeds


# ---- a bonus at the end


@rule("10.3a")
@pytest.mark.parametrize(("rome", "points"), [("heruli-a", 10), ("", 0)])
def test_in_476_the_barbarian_scores_10_for_ravenna_and_roma(rome: str, points: int) -> None:
    t = position(
        {"italia-4": "west odoacer comitatenses-italiae-1", "italia-5": rome, "viennensis-4": "honorius"},
        scenario="last-emperors",
        year=476,
        last_year=476,
        status={"heruli": "war"},
    ).years()
    assert t.match.over
    assert t.pv("barbarian") == points


# ---- a lead that must be reached


def attila(roman: int, barbarian: int, board: dict[str, str] | None = None, **more: Any) -> Table:
    """445: the Barbarian must be more than 40 ahead."""
    return position(board or {}, scenario="scourge-of-god", pv={"roman": roman, "barbarian": barbarian}, **more)


@rule("10.3a")
@pytest.mark.parametrize(("scenario", "lead"), [("scourge-of-god", 40), ("last-emperors", 20)])
def test_where_the_barbarian_must_be_so_much_ahead_just_so_much_is_a_draw(scenario: str, lead: int) -> None:
    tables = [position(scenario=scenario, pv={"roman": 200, "barbarian": 200 + lead + more}) for more in (-1, 0, 1)]
    assert [result(t.g).winners for t in tables] == [(0,), (0, 1), (1,)]


@rule("10.3a", "5a")
def test_it_is_the_camp_not_the_person_that_must_be_ahead() -> None:
    assert result(attila(50, 89, roman_seat=1).g).winners == (1,)
    assert result(attila(50, 91, roman_seat=1).g).winners == (0,)


@rule("10.3b")
def test_how_clear_a_victory_is_depends_on_the_points_alone() -> None:
    assert [result(attila(*pv).g).how for pv in ((41, 82), (0, 41), (50, 89), (41, 20))] == [
        "won", "complete", "won", "decisive",
    ]  # fmt: skip


@rule("10.3a")
def test_bots_know_that_attila_must_be_ahead() -> None:
    board = {"thracia-3": "theodosius-ii", "galliae-5": "attila hunni-a"}
    last: dict[str, Any] = {"year": 453, "last_year": 453}
    level, ahead = (value(attila(20, pv, board=board, **last).sequence("barbarian").g, 1) for pv in (20, 60))
    plain = value(position(board, pv={"roman": 20, "barbarian": 20}, **last).sequence("barbarian").g, 1)
    assert level < plain - 0.2
    assert ahead == pytest.approx(plain, abs=0.05)


@rule("10.3a")
def test_bots_know_how_many_years_there_are_to_get_ahead() -> None:
    def barbarian(scenario: str, year: int) -> float:
        board, pv = {"galliae-5": "attila hunni-a"}, {"roman": 200, "barbarian": 200}
        return value(position(board, scenario=scenario, pv=pv, year=year, last_year=453).sequence("roman").g, 1)

    missing = [barbarian("radagaisus-and-alaric", year) - barbarian("scourge-of-god", year) for year in (445, 453)]
    assert 0 < missing[0] < 0.7 * missing[1]
