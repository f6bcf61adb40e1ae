"""Chapter 7: movement: enemies on the way, the price of a step, and the limit outside the empire."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.games.ultimus.data.components import COST, EASTERN_OUTSIDE, ZONE, ZONE_IDS
from rules import rule

CAESAR = {"caesars": {"west": "aetius"}}
CAMPAIGN = {"aetius": "buccellarii-4pf"}


def leading(camp: str, leader: str, *units: str, board: dict[str, str], **facts: object) -> Table:
    """A leader is about to move with these units."""
    t = position(board, **facts).sequence(camp)  # type: ignore[arg-type]
    return t.play(camp, f"lead {leader}", *(f"take {unit}" for unit in units))


# ---- 7.1: enemies


@rule("7.1a")
def test_a_leader_with_units_stops_where_an_enemy_unit_is() -> None:
    board = {"thracia-2": "alaricus visigothi-a", "moesiae-4": "comitatenses-illyrici-orientalis-1"}
    t = leading("barbarian", "alaricus", "visigothi-a", board=board, status={"visigothi": "revolt"}).roll(ten(9))
    t.play("barbarian", "to moesiae-4")
    assert t.events("battle")[0]["area"] == "moesiae-4"
    assert t.kinds().count("moves") == 1


@rule("7.1a")
def test_he_would_have_gone_on_otherwise() -> None:
    board = {"thracia-2": "alaricus visigothi-a"}
    t = leading("barbarian", "alaricus", "visigothi-a", board=board, status={"visigothi": "revolt"})
    assert t.play("barbarian", "to moesiae-4").may("barbarian", "to moesiae-5")


@rule("7.1b")
def test_units_pass_an_area_with_nothing_but_enemy_leaders() -> None:
    board = {"thracia-2": "alaricus visigothi-a", "moesiae-4": "magister-militum-per-illyricum"}
    t = leading("barbarian", "alaricus", "visigothi-a", board=board, status={"visigothi": "revolt"})
    t.play("barbarian", "to moesiae-4", "to moesiae-5", "halt")
    assert t["moesiae-4"] == "magister-militum-per-illyricum"
    assert t.events("caught") == []


@rule("7.1c")
def test_a_leader_alone_passes_enemy_units() -> None:
    board = {"galliae-2": "aetius", "galliae-6": "visigothi-a"}
    t = leading("roman", "aetius", board=board, status={"visigothi": "revolt"})
    t.play("roman", "to galliae-6", "to viennensis-3", "halt", "done")
    assert t.where("aetius") == "viennensis-3"
    assert t.events("caught") == []


def caught(die: int, *, camp: str = "roman", **more: str) -> Table:
    """Aetius is alone with Visigothi in Galliae 7 when movement ends; 1, 3 and 5 are next to it, and Britain."""
    board = {"galliae-7": "aetius visigothi-a", **{place.replace("_", "-"): text for place, text in more.items()}}
    return position(board, status={"visigothi": "revolt"}).roll(die).sequence(camp).idle(until="Escape")


@rule("7.1d")
def test_a_leader_caught_alone_dies_on_a_nine() -> None:
    t = caught(ten(9))
    assert t.where("aetius") == "gone"
    assert t.pv("barbarian") == 0


@rule("7.1d")
def test_else_he_goes_to_an_area_without_enemy_units_at_no_cost() -> None:
    t = caught(ten(8), galliae_3="visigothi-b")
    assert t.options("roman") == ["retreat britanniae-2", "retreat galliae-1", "retreat galliae-5"]
    t.play("roman", "retreat britanniae-2")
    assert t.where("aetius") == "britanniae-2"


@rule("7.1d")
def test_without_such_an_area_he_is_killed() -> None:
    t = caught(ten(0), galliae_1="visigothi-b", galliae_3="visigothi-c", galliae_5="visigothi-d",
               britanniae_2="visigothi-e")  # fmt: skip
    assert t.where("aetius") == "gone"


@rule("7.1d")
def test_he_may_be_caught_in_the_other_camps_sequence() -> None:
    t = caught(ten(1), camp="barbarian")
    assert (t.asked, t.who) == ("Escape", "roman")


@rule("7.1d")
def test_with_a_unit_of_his_own_he_is_not_alone() -> None:
    t = position({"galliae-7": "aetius visigothi-a"}, guards=CAMPAIGN, status={"visigothi": "revolt"})
    t.roll(ten(0)).sequence("roman").idle(until="ChooseRetreat")
    assert t.events("caught") == []
    assert len(t.events("battle")) == 1


# ---- 7.2: the price


def price(here: str, there: str) -> int:
    return COST[ZONE[here]][ZONE[there]]


@rule("7.2a")
def test_a_step_to_an_adjacent_area_costs_one() -> None:
    t = leading("roman", "aetius", board={"galliae-2": "aetius"})
    t.play("roman", "to galliae-3", "to galliae-5", "to viennensis-1", "to viennensis-2")
    assert t.where("aetius") == "viennensis-2"
    assert t.asked == "Movement"


@rule("7.2a")
def test_there_is_no_way_to_an_area_that_is_not_adjacent() -> None:
    t = leading("roman", "aetius", board={"galliae-2": "aetius"})
    assert t.options("roman", "to") == ["to galliae-1", "to galliae-3", "to galliae-4", "to galliae-6"]


@rule("7.2b")
@pytest.mark.parametrize(
    ("here", "there"),
    [("galliae-4", "alamanni"), ("ostrogothi", "thracia-1"), ("oriens-3", "armenia"), ("oriens-2", "oriens-3")],
)
def test_the_four_great_rivers_cost_one_more(here: str, there: str) -> None:
    assert price(here, there) == price(there, here) == 2


@rule("7.2b")
def test_from_the_ostrogothi_to_thracia_1_a_unit_of_three_pm_has_one_left() -> None:
    board = {"ostrogothi": "radagaisus ostrogothi-a"}
    t = leading("barbarian", "radagaisus", "ostrogothi-a", board=board, status={"ostrogothi": "war"})
    t.play("barbarian", "to thracia-1", "to thracia-2")
    assert t["thracia-2"] == "radagaisus ostrogothi-a"
    assert t.asked == ""


@rule("7.2b")
def test_the_nile_costs_nothing() -> None:
    assert price("oriens-7", "oriens-8") == 1


@rule("7.2c")
def test_a_strait_costs_one_more() -> None:
    t = leading("roman", "aetius", board={"thracia-3": "aetius"}).play("roman", "to pontica-1", "to pontica-2")
    assert t.forbids("roman", "to armenia") != ""
    t.play("roman", "to pontica-3")
    assert t.where("aetius") == "pontica-3"
    assert t.asked == "Movement"


@rule("7.2d")
@pytest.mark.parametrize(
    ("here", "there"), [("galliae-7", "britanniae-2"), ("saxones", "britanniae-2"), ("scotti", "britanniae-3")]
)
def test_three_straits_cost_two_more(here: str, there: str) -> None:
    assert price(here, there) == price(there, here) == 3


@rule("7.2d")
def test_a_group_needs_three_pm_for_them_and_no_fleet() -> None:
    board = {"galliae-3": "constantinus-iii ioviani-seniores comitatenses-galliae-1"}
    facts = {"caesars": {"west": "constantinus-iii"}}
    t = leading("roman", "constantinus-iii", "comitatenses-galliae-1", board=board, **facts)
    assert t.play("roman", "to galliae-7").forbids("roman", "to britanniae-2") == "7.2a"
    t = leading("roman", "constantinus-iii", "ioviani-seniores", board=board, **facts)
    t.play("roman", "to galliae-7", "to britanniae-2", "halt", "done")
    assert t.where("ioviani-seniores") == "britanniae-2"


# ---- 7.3: outside the empire


@rule("7.3a")
def test_constantine_in_britanniae_1_stops_after_two_areas_of_the_picti() -> None:
    board = {"britanniae-1": "constantinus-iii comitatenses-britanniae-1 ioviani-seniores", "lost": "picti-a"}
    t = leading("roman", "constantinus-iii", "ioviani-seniores", board=board, status={"picti": "war"},
                caesars={"west": "constantinus-iii"})  # fmt: skip
    t.play("roman", "to picti-1", "to picti-2")
    assert t.forbids("roman", "to picti-3") == "7.3a"
    t.play("roman", "halt", "done").sequence("roman")
    t.play("roman", "lead constantinus-iii", "take ioviani-seniores", "to picti-3")
    assert t["picti-3"] == "constantinus-iii ioviani-seniores"


@rule("7.3a")
def test_aetius_goes_from_the_alamanni_by_franks_and_saxons_to_galliae_1() -> None:
    board = {"alamanni": "aetius ioviani-seniores herculiani-seniores", "lost": "alamanni-a"}
    at_war = {"alamanni": "war", "franci-orientales": "war", "saxones": "war"}
    t = leading("roman", "aetius", "ioviani-seniores", "herculiani-seniores", board=board, status=at_war,
                guards=CAMPAIGN, **CAESAR)  # fmt: skip
    t.play("roman", "to franci-orientales", "to saxones")
    assert t.forbids("roman", "to germania-interior") == "7.3a"
    t.play("roman", "to galliae-1", "halt", "done")
    assert t["galliae-1"] == "aetius ioviani-seniores herculiani-seniores buccellarii-4pf"


@rule("7.3a")
def test_the_long_strait_home_may_still_be_crossed() -> None:
    board = {"britanniae-2": "constantinus-iii ioviani-seniores"}
    t = leading("roman", "constantinus-iii", "ioviani-seniores", board=board, status={"saxones": "war"},
                caesars={"west": "constantinus-iii"})  # fmt: skip
    t.play("roman", "to saxones")
    assert t.forbids("roman", "to franci-orientales") != ""
    assert t.where("constantinus-iii") == "saxones"


@rule("7.3b")
def test_the_eight_areas_of_persae_armenia_and_iberia_are_exempt() -> None:
    exempt = [name for name, east in zip(ZONE_IDS, EASTERN_OUTSIDE, strict=True) if east]
    assert exempt == ["armenia", "iberia", *(f"persae-{n}" for n in range(1, 7))]
    board = {"persae-4": "vahram-v persae-a"}
    t = leading("barbarian", "vahram-v", "persae-a", board=board, status={"persae": "war"})
    t.play("barbarian", "to persae-6", "to persae-3", "to armenia")
    assert t["armenia"] == "vahram-v persae-a"
