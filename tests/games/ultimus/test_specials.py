"""The special rules of single scenarios: what changes chapters 2, 3.6 and 10 there."""

import pytest

from games.ultimus.builder import Table, position
from romanum.games.ultimus.components import PIECE
from romanum.games.ultimus.losses import eliminate_unit
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


# ---- no success by occupation


@rule("3.6.4a")
@pytest.mark.parametrize(("year", "succeeds"), [(425, False), (426, True)])
def test_john_does_not_succeed_by_holding_ravenna_and_roma_before_426(year: int, succeeds: bool) -> None:
    t = position(
        {
            "italia-4": "west iohannes comitatenses-italiae-1",
            "italia-5": "west castinus comitatenses-italiae-2",
            "thracia-3": "valentinianus-iii",
        },
        scenario="placidias-generals",
        year=year,
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
