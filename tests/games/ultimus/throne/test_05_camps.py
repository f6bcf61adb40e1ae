"""Chapter 5: the swap of camps after a successful usurpation."""

import pytest

from games.ultimus.builder import Table, position
from romanum.games.ultimus.data.components import PIECE
from rules import rule

ITALY = {
    "italia-4": "west castinus comitatenses-italiae-1",
    "italia-5": "west felix comitatenses-italiae-2",
    "viennensis-4": "honorius",
}


def swapped(board: dict[str, str] | None = None, **more: object) -> Table:
    """Phase F of a year in which Castinus holds Ravenna and Roma."""
    usurpers = {"west": "castinus", **more.pop("usurpers", {})}  # type: ignore[dict-item]
    t = position({**ITALY, **(board or {})}, usurpers=usurpers, **more)  # type: ignore[arg-type]
    return t.roll(then=1).phase("F").idle()


@rule("5a")
def test_the_two_people_swap_their_camps_first_of_all_in_phase_f() -> None:
    t = swapped()
    assert t.g.roman_seat == 1
    assert t.kinds()[:2] == ["usurpation-succeeds", "camps-swap"]


@rule("5a")
def test_not_before_phase_f() -> None:
    t = position(ITALY, usurpers={"west": "castinus"}).sequence("barbarian").idle()
    assert t.g.roman_seat == 0


@rule("5b")
def test_the_usurper_is_augustus_and_face_up_and_the_old_one_is_gone() -> None:
    t = swapped()
    assert (t.office("augustus", "west"), t.office("usurper", "west")) == ("castinus", "nobody")
    assert (t.camp("castinus"), t.where("honorius")) == ("roman", "gone")


@rule("5b", "6.2c")
def test_for_a_barbarian_his_puppet_is_augustus() -> None:
    board = {"italia-4": "west ricimer comitatenses-italiae-1", "italia-6": "libius-severus"}
    t = swapped(board, usurpers={"west": "ricimer"}, puppets={"west": "libius-severus"})
    assert (t.office("augustus", "west"), t.camp("ricimer")) == ("libius-severus", "roman")


@rule("5b", "3.5.1a")
def test_a_puppet_who_reigns_in_the_east_by_then_is_not_augustus_of_the_west_too() -> None:
    board = {"italia-4": "west ricimer comitatenses-italiae-1", "italia-6": "aetius", "thracia-3": "libius-severus"}
    offices = {"usurpers": {"west": "ricimer"}, "puppets": {"west": "libius-severus"}}
    t = swapped(
        {**board, "italia-5": "west sarus comitatenses-italiae-2"}, augusti={"east": "libius-severus"}, **offices
    )
    assert (t.office("augustus", "west"), t.office("augustus", "east")) == ("aetius", "libius-severus")


@rule("5b", "6.2c", "3.2.4a")
def test_a_puppet_among_the_other_usurpers_rebels_takes_his_guard_along() -> None:
    board = {"italia-4": "west ricimer", "asia-3": "east procopius castinus"}
    t = position(
        board,
        usurpers={"west": "ricimer", "east": "procopius"},
        puppets={"west": "castinus"},
        guards={"castinus": "buccellarii-3pf-1"},
        won=[1, 0],
    ).phase("F")
    assert t.office("augustus", "west") == "castinus"
    assert t["asia-3"] == "castinus buccellarii-3pf-1 east procopius"


@rule("5b", "8.2.2d")
def test_the_refuge_of_a_deposed_augustus_opens_its_gates() -> None:
    board = {"ravenna": "honorius aetius comites-alani", "italia-4": "", "italia-5": ""}
    t = swapped({**board, "galliae-2": "west castinus"}, won=[1, 0])
    assert (t.where("honorius"), t.where("aetius"), t.where("comites-alani")) == ("gone", "italia-4", "italia-4")


@rule("5b", "3.5.2c")
def test_a_barbarian_without_a_puppet_leaves_the_choice_to_the_new_roman() -> None:
    board = {"italia-4": "west ricimer comitatenses-italiae-1", "italia-5": "west sarus comitatenses-italiae-2"}
    t = position(
        {**board, "viennensis-4": "honorius", "asia-1": "procopius marcianus"}, usurpers={"west": "ricimer"}
    ).phase("F")
    assert (t.asked, t.match.pending) == ("ChooseAugustus", (1,))
    assert t.options("roman") == ["leader procopius", "leader marcianus"]


@rule("5c")
def test_all_followers_in_that_half_are_restored_and_the_new_romans() -> None:
    t = swapped(
        {"galliae-2": "west aetius comitatenses-galliae-1 franci-salii-a"}, status={"franci-salii": "foederati"}
    )
    assert t["galliae-2"] == "aetius comitatenses-galliae-1 franci-salii-a"
    assert t.camp("aetius") == "roman"


@rule("5d")
def test_the_former_romans_leaders_pass_to_the_new_roman() -> None:
    t = swapped({"galliae-2": "aetius comitatenses-galliae-1"})
    assert (t.camp("aetius"), t.camp("comitatenses-galliae-1")) == ("roman", "roman")
    assert t.g.seat_of(0) == 1


@rule("5e")
def test_a_usurpation_in_the_other_half_stays_the_barbarians() -> None:
    board = {"asia-1": "east procopius comitatenses-asiani", "asia-2": "east comitatenses-pontici"}
    t = swapped(board, usurpers={"east": "procopius"})
    assert (t.office("usurper", "east"), t.camp("procopius")) == ("procopius", "barbarian")
    assert t.g.camp_of(0) == 1


@rule("5f")
def test_marked_units_without_a_leader_become_roman_in_one_half_and_stay_rebels_in_the_other() -> None:
    board = {
        "galliae-2": "west comitatenses-galliae-1",
        "asia-2": "east comitatenses-pontici",
        "asia-1": "east procopius",
    }
    t = swapped(board, usurpers={"east": "procopius"})
    assert (t.camp("comitatenses-galliae-1"), t.follows("comitatenses-galliae-1")) == ("roman", "loyal")
    assert (t.camp("comitatenses-pontici"), t.follows("comitatenses-pontici")) == ("barbarian", "east")


@rule("5g")
@pytest.mark.parametrize(("status", "camp"), [("foederati", "roman"), ("war", "barbarian")])
def test_other_tribes_go_by_their_status(status: str, camp: str) -> None:
    t = swapped({"moesiae-3": "visigothi-a"}, status={"visigothi": status})
    assert t.camp("visigothi-a") == camp


@rule("5h")
def test_the_points_are_exchanged_so_that_each_person_keeps_his_own() -> None:
    t = position(ITALY, usurpers={"west": "castinus"}, pv={"roman": 32, "barbarian": 24}).phase("F").idle()
    swap = t.events("camps-swap")[0]
    assert (swap["roman"], swap["barbarian"]) == (24, 32)


@rule("5i", "2.F.d")
def test_stratagems_stay_with_their_person_and_go_back_if_his_camp_cannot_use_them() -> None:
    t = swapped(hand={"roman": "tribute fleet", "barbarian": "migration initiative"})
    assert (t.hand("roman"), t.hand("barbarian")) == (["initiative"], ["fleet"])


@rule("5a", "0.5b")
def test_play_goes_on_with_the_camps_exchanged() -> None:
    t = position(
        {**ITALY, "hunni-1": "attila hunni-a"}, usurpers={"west": "castinus"}, status={"hunni": "war"}, last_year=409
    )
    t.roll(then=2).phase("F").idle()
    t.g.stack.clear()
    t.sequence("barbarian")
    assert t.match.pending == (0,)


@rule("5b")
def test_the_death_of_the_deposed_is_no_death_of_an_augustus() -> None:
    t = swapped({"galliae-2": "aetius"})
    assert not t.events("augustus-dies")
    assert t.g.augustus[0] == PIECE["castinus"]
