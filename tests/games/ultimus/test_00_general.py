"""Chapters 0 and 1: dice, years, stacking, camps; what the sides of the counters mean."""

import pytest

from games.ultimus.builder import position, ten
from romanum.games.ultimus.rules.year.sequence import count_sequences
from romanum.games.ultimus.state.dice import d10
from rules import rule


@rule("0.1")
def test_the_ten_sided_die_runs_from_0_to_9() -> None:
    t = position()
    t.roll(*range(1, 11))
    assert [d10(t.g) for _ in range(10)] == list(range(10))


@rule("0.3a", "2a")
def test_every_turn_is_one_year() -> None:
    t = position(year=408, last_year=410).roll(then=3).years().idle()
    assert [year["year"] for year in t.events("year")] == [409, 410]


@rule("0.4")
def test_any_number_of_pieces_may_share_an_area() -> None:
    units = [f"comitatenses-galliae-{n}" for n in (1, 2, 3)] + ["limitanei-germaniae-i", "limitanei-belgicae-ii"]
    t = position({"galliae-2": " ".join(units), "galliae-3": "tractus-armoricanus"}).sequence("roman")
    t.play("roman", "unit tractus-armoricanus", "to galliae-2")
    assert len(t["galliae-2"].split()) == 6


@rule("0.5a")
@pytest.mark.parametrize(
    ("status", "camp"),
    [("foederati", "roman"), ("revolt", "barbarian"), ("war", "barbarian"), ("peace", "barbarian")],
)
def test_the_roman_has_the_foederati_and_the_barbarian_all_other_tribes(status: str, camp: str) -> None:
    t = position({"galliae-1": "franci-salii-a"}, status={"franci-salii": status})
    assert t.camp("franci-salii-a") == camp


@rule("0.5a", "1.2.1a")
def test_a_roman_leader_is_the_barbarians_while_he_follows_a_usurper() -> None:
    t = position({"galliae-1": "iovinus west castinus"}, usurpers={"west": "castinus"})
    assert (t.camp("iovinus"), t.camp("castinus")) == ("roman", "barbarian")


@rule("0.5b")
def test_rules_address_a_camp_whoever_commands_it() -> None:
    t = position({"galliae-2": "comitatenses-galliae-1"}, roman_seat=1).sequence("roman")
    assert (t.match.pending, t.who) == ((1,), "roman")


@rule("1.2.1b", "1.2.1c", "2.D.c")
@pytest.mark.parametrize(
    ("leader", "tribe", "unit"), [("attila", "hunni", "hunni-a"), ("alaricus", "visigothi", "visigothi-a")]
)
def test_leaders_of_a_tribe_at_peace_do_not_count_as_in_play(leader: str, tribe: str, unit: str) -> None:
    peace = position({"hunni-1": f"{leader} {unit}"}, status={tribe: "peace"})
    war = position({"hunni-1": f"{leader} {unit}"}, status={tribe: "war"})
    assert count_sequences(peace.g) < count_sequences(war.g)


@rule("1.2.1c")
def test_a_king_shows_his_rex_side() -> None:
    t = position({"hispaniae-1": "alaricus visigothi-a"}, status={"visigothi": "revolt"}, hand={"barbarian": "rex"})
    t.geostrategy("barbarian").roll(4).play("barbarian", "play rex")
    assert t.status("visigothi") == "regnum"
    assert t.events("regnum")[0]["leader"] == "alaricus"


@rule("1.3")
def test_a_unit_goes_from_full_to_reduced_to_eliminated() -> None:
    t = position(
        {"galliae-2": "comitatenses-galliae-1 reduced comitatenses-galliae-2"}, hand={"barbarian": "desertion"}
    )
    t.sequence("barbarian").play("barbarian", "play desertion")
    assert t.steps("comitatenses-galliae-1") == 1
    assert t.where("comitatenses-galliae-2") == "lost"


@rule("1.2.2", "1.3.2")
@pytest.mark.parametrize(("unit", "left"), [("comitatenses-italiae-1", 3), ("ioviani-seniores", 4), ("", 4)])
def test_leaders_and_palatini_have_four_pm_other_units_three(unit: str, left: int) -> None:
    t = position({"italia-4": f"honorius {unit}"}).sequence("roman").play("roman", "lead honorius")
    if unit:
        t.play("roman", f"take {unit}")
    assert t.g.stack[-1].left(t.g) == left


def test_dice_are_written_as_their_faces() -> None:
    assert [ten(0), ten(9)] == [1, 10]
