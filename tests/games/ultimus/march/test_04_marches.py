"""Chapter 4.3: how far Tribes and their leaders go."""

import pytest

from games.ultimus.builder import Table, position
from romanum.games.ultimus.data.components import PIECE, ZONE
from romanum.games.ultimus.rules.march.limits import barred
from romanum.games.ultimus.state.position import NOBODY
from rules import rule


def leading(leader: str, *units: str, board: dict[str, str], **status: str) -> Table:
    """A leader of the Barbarian is about to move with these units."""
    named = {name.replace("_", "-"): state for name, state in status.items()}
    t = position(board, status=named).sequence("barbarian")
    return t.play("barbarian", f"lead {leader}", *(f"take {unit}" for unit in units))


def stopped(t: Table, unit: str, area: str) -> str:
    """The rule that keeps a unit without leader out of an area."""
    refused = barred(t.g, PIECE[unit], NOBODY, ZONE[area])
    return refused.rule if refused else ""


# ---- 4.3b: with whom


@rule("4.3b")
def test_a_persian_leader_takes_persae_and_not_iberia() -> None:
    t = leading("vahram-v", board={"persae-5": "vahram-v persae-a iberia-a"}, persae="war", iberia="war")
    assert t.options("barbarian", "take") == ["take persae-a"]
    assert t.forbids("barbarian", "take iberia-a") == "4.3b"


@rule("4.3b")
def test_he_takes_no_more_than_his_command_capacity() -> None:
    board = {"hunni-1": "hunni-chief hunni-a hunni-b hunni-c hunni-d hunni-e"}
    t = leading("hunni-chief", "hunni-a", "hunni-b", "hunni-c", "hunni-d", board=board, hunni="war")
    assert t.forbids("barbarian", "take hunni-e") == "3.4.1b"


@rule("4.3b")
def test_he_moves_at_the_lowest_pm_of_the_group() -> None:
    t = leading("alaricus", "visigothi-a", board={"thracia-2": "alaricus visigothi-a"}, visigothi="revolt")
    t.play("barbarian", "to moesiae-2", "to moesiae-1")
    assert t.forbids("barbarian", "to gepidae") == "7.2a"
    t.play("barbarian", "to pannoniae-3")
    assert t.kinds().count("moves") == 3
    assert t.asked == ""


@rule("4.3b")
def test_he_drops_units_on_the_way_but_keeps_one() -> None:
    board = {"thracia-2": "alaricus visigothi-a visigothi-b"}
    t = leading("alaricus", "visigothi-a", "visigothi-b", board=board, visigothi="revolt")
    t.play("barbarian", "to moesiae-4", "drop visigothi-a")
    assert t.forbids("barbarian", "drop visigothi-b") == "4.3b"
    t.play("barbarian", "to moesiae-5", "halt")
    assert (t["moesiae-4"], t["moesiae-5"]) == ("visigothi-a", "alaricus visigothi-b")


# ---- 4.3c, 4.3d


@rule("4.3c")
def test_a_unit_without_leader_moves_one_area_whatever_it_costs() -> None:
    t = position({"saxones": "saxones-a"}, status={"saxones": "war"}).sequence("barbarian")
    t.play("barbarian", "unit saxones-a", "to britanniae-2")
    assert t.where("saxones-a") == "britanniae-2"
    assert t.asked == ""


@rule("4.3c", "7.3a")
def test_it_may_cross_back_as_well() -> None:
    t = position({"britanniae-3": "scotti-a"}, status={"scotti": "war"}).sequence("barbarian")
    assert t.play("barbarian", "unit scotti-a", "to scotti").where("scotti-a") == "scotti"


@rule("4.3d")
def test_a_unit_at_peace_stays_at_home() -> None:
    t = position({"burgondi": "burgondi-a"})
    assert stopped(t, "burgondi-a", "germania-interior") == "4.3d"
    assert stopped(position({"burgondi": "burgondi-a"}, status={"burgondi": "war"}), "burgondi-a", "galliae-4") == ""


# ---- 4.3e: other Tribes' homes


@rule("4.3e")
def test_burgondi_may_not_enter_the_area_of_alamanni_at_peace() -> None:
    t = leading("gundaharius", "burgondi-a", board={"burgondi": "gundaharius burgondi-a"}, burgondi="war")
    assert t.forbids("barbarian", "to alamanni") == "4.3e"


@rule("4.3e")
def test_if_the_alamanni_are_at_war_too_they_may() -> None:
    board = {"burgondi": "gundaharius burgondi-a", "alamanni": "alamanni-a"}
    t = leading("gundaharius", "burgondi-a", board=board, burgondi="war", alamanni="war")
    assert t.may("barbarian", "to alamanni")


@rule("4.3e")
def test_the_home_of_a_major_tribe_at_peace_is_open_where_nobody_is() -> None:
    board = {"hunni-1": "hunni-a", "gepidae": "gepidae-a"}
    t = position({**board, "hunni-2": "ostrogothi-a"}, status={"gepidae": "war", "ostrogothi": "war"})
    assert stopped(t, "gepidae-a", "hunni-1") == "4.3e"
    assert stopped(t, "ostrogothi-a", "hunni-4") == ""


@rule("4.3e")
def test_the_home_that_federated_people_have_left_is_open() -> None:
    t = position({"galliae-6": "alamanni-a", "burgondi": "burgondi-a"},
                 status={"alamanni": "foederati", "burgondi": "war"})  # fmt: skip
    assert stopped(t, "burgondi-a", "alamanni") == ""


@rule("4.3e")
def test_mauri_may_enter_the_unnamed_area_west_of_their_home() -> None:
    t = position({"mauri": "mauri-a"}, status={"mauri": "war"}).sequence("barbarian").play("barbarian", "unit mauri-a")
    assert t.may("barbarian", "to gaetulia")


# ---- 4.3f: Hunni


@rule("4.3f")
def test_hunni_pass_through_the_homes_of_tribes_at_peace_but_do_not_stop_there() -> None:
    t = leading("uldin", "hunni-a", board={"hunni-1": "uldin hunni-a", "vandali": "vandali-a"}, hunni="war")
    t.play("barbarian", "to gepidae")
    assert t.forbids("barbarian", "halt") == "4.3f"
    assert t.options("barbarian", "to") == ["to moesiae-1", "to hunni-1"]
    t.play("barbarian", "to moesiae-1")
    assert t["moesiae-1"] == "uldin hunni-a"


@rule("4.3f")
def test_they_leave_nobody_behind_there() -> None:
    board = {"hunni-1": "uldin hunni-a hunni-b"}
    t = leading("uldin", "hunni-a", "hunni-b", board=board, hunni="war").play("barbarian", "to alani")
    assert t.forbids("barbarian", "drop hunni-a") == "4.3f"


@rule("4.3f")
def test_they_do_not_enter_where_they_could_not_go_on() -> None:
    t = leading("uldin", "hunni-a", board={"hunni-4": "uldin hunni-a"}, hunni="war")
    t.play("barbarian", "to heruli")
    assert t.options("barbarian", "to") == ["to hunni-2", "to hunni-4"]
    assert t.forbids("barbarian", "to alani") == "4.3e"


@rule("4.3f")
def test_a_lone_unit_of_theirs_stays_out() -> None:
    t = (
        position({"hunni-1": "hunni-a"}, status={"hunni": "war"})
        .sequence("barbarian")
        .play("barbarian", "unit hunni-a")
    )
    assert t.forbids("barbarian", "to gepidae") == "4.3e"


@rule("4.3f")
def test_other_tribes_may_not_pass() -> None:
    t = leading("valamir", "ostrogothi-a", board={"hunni-1": "valamir ostrogothi-a"}, ostrogothi="war")
    assert t.forbids("barbarian", "to gepidae") == "4.3e"


# ---- 4.3g: five areas


@rule("4.3g")
def test_a_tribe_at_war_goes_no_more_than_five_areas_from_home() -> None:
    t = position({"galliae-5": "alamanni-a"}, status={"alamanni": "war"})
    assert stopped(t, "alamanni-a", "viennensis-2") == ""
    assert stopped(t, "alamanni-a", "hispaniae-1") == ""
    assert stopped(t, "alamanni-a", "hispaniae-4") == "4.3g"


@rule("4.3g")
@pytest.mark.parametrize("status", ["foederati", "revolt", "regnum"])
def test_federated_tribes_and_kingdoms_are_free_of_the_limit(status: str) -> None:
    t = position({"hispaniae-1": "vandali-a"}, status={"vandali": status})
    assert stopped(t, "vandali-a", "africa-4") == ""
    assert stopped(position({"hispaniae-1": "vandali-a"}, status={"vandali": "war"}), "vandali-a", "africa-4") == "4.3g"


@rule("4.3g")
def test_a_retreat_beyond_the_limit_eliminates() -> None:
    board = {"hispaniae-1": "alamanni-a ioviani-seniores herculiani-seniores",
             "viennensis-2": "comites-seniores"}  # fmt: skip
    t = position(board, status={"alamanni": "war"}).roll(6).combat("roman")
    assert t.events("battle")[0]["result"] == ["R", "A"]
    assert t.where("alamanni-a") == "lost"


# ---- 4.3h: no leader alone


@rule("4.3h")
def test_a_tribal_leader_does_not_move_alone_inside_the_empire() -> None:
    t = leading("alaricus", board={"thracia-2": "alaricus visigothi-a"}, visigothi="revolt")
    assert t.options("barbarian", "to") == []
    assert t.forbids("barbarian", "to thracia-1") == "4.3h"


@rule("4.3h")
def test_outside_he_may() -> None:
    t = leading("gundaharius", board={"burgondi": "gundaharius burgondi-a"}, burgondi="war")
    assert t.options("barbarian", "to") == ["to germania-interior"]
