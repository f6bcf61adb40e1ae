"""Chapters 12.6 and 12.7: to the rest of the Empire and back."""

import pytest

from games.trajan.builder import Table, position
from romanum.games.trajan.data.components import UNIT
from rules import rule


def summoning(*texts: str, **hexes: str) -> Table:
    """Trajan at Zeugma with a Political marker, and two units off the map."""
    t = position({"zeugma": "trajan", **hexes}, off_map="alae-1 alae-2", hand={"roman": "political"}).movement("roman")
    return t.play("roman", *texts)


@rule("12.6")
def test_units_go_from_the_box_to_the_map_and_from_the_map_to_the_box() -> None:
    t = summoning("summon ancyra", "bring alae-1", "done", iconium="alae-3")
    t.roll(2).play("roman", "march iconium", "road", "off-map")
    assert (t.where("alae-1"), t.where("alae-3")) == ("ancyra", "off-map")


@rule("12.61a")
def test_only_the_supreme_leader_calls_them_by_a_political_marker() -> None:
    t = position(zeugma="hadrian", off_map="alae-1", hand={"roman": "political"}, supreme={"roman": "nobody"})
    assert t.movement("roman").options("roman", "summon") == []
    t = position(zeugma="trajan", off_map="alae-1", hand={"roman": "military"}).movement("roman")
    assert t.options("roman", "summon") == []
    t = summoning("summon antioch", "bring alae-1", "done")
    assert t.hand("roman") == []


@rule("12.61a")
def test_as_many_as_the_roman_likes() -> None:
    t = summoning("summon antioch", "bring alae-1")
    assert t.options("roman") == ["bring alae-2", "done"]
    t.play("roman", "bring alae-2")
    assert t.box("off-map") == []


@rule("12.61b")
def test_they_enter_on_the_west_edge_or_in_a_roman_port() -> None:
    t = summoning(antioch="civis:none")
    places = [text.split()[1] for text in t.options("roman", "summon")]
    assert places[:3] == ["0005", "0008", "0018"]
    ports = {"0309", "0316", "0317", "0402", "0414", "0415", "0502", "0511", "1003", "1301"}
    assert set(places[3:]) == ports
    assert t.forbids("roman", "summon antioch") == "12.61b"


@rule("12.61b")
def test_on_the_west_edge_even_among_enemies() -> None:
    t = summoning("summon ancyra", "bring alae-1", "done", ancyra="core-horde-1 civis:parthian")
    assert t.where("alae-1") == "ancyra"
    assert not t.is_inside("alae-1")


@rule("12.61c")
def test_they_do_not_march_in_that_turn_but_they_fight() -> None:
    t = summoning("summon ancyra", "bring alae-1", "bring alae-2", ancyra="core-horde-1 civis:parthian")
    assert t.forbids("roman", "march ancyra") == "12.2b"
    t.play("roman", "done").combat("roman")
    assert t.may("roman", "attack ancyra")


@rule("12.7a")
def test_by_road_off_the_west_edge_for_one_more_hex() -> None:
    t = position(h0208="legio-i-adiutrix alae-1").movement("roman").roll(2)
    t.play("roman", "march h0208", "road", "to h0108", "to iconium", "off-map")
    assert (t.where("legio-i-adiutrix"), t.where("alae-1")) == ("off-map", "off-map")


@rule("12.7a")
def test_not_without_a_hex_left_to_go() -> None:
    t = position(tyana="legio-i-adiutrix impeditus-1").movement("roman").roll(2)
    t.play("roman", "march tyana", "road", "to h0208", "to h0108", "to iconium")
    assert t.forbids("roman", "off-map") == "12.2d"
    t.play("roman", "drop impeditus-1", "off-map")
    assert t.where("legio-i-adiutrix") == "off-map"


@rule("12.7a")
@pytest.mark.parametrize(("start", "kind", "die"), [("iconium", "cross-country", 5), ("tarsus", "road", 2)])
def test_only_by_road_and_only_there(start: str, kind: str, die: int) -> None:
    t = position({start: "alae-1 alae-2"}).movement("roman").roll(die).play("roman", f"march {start}", kind)
    assert t.forbids("roman", "off-map") == "12.7a"


@rule("12.7b")
def test_by_sea_from_a_roman_port_of_the_western_seas() -> None:
    for port in ("antioch", "sinope"):
        t = position({port: "alae-1"}).movement("roman").roll(5).play("roman", f"march {port}", "sea", "off-map")
        assert t.where("alae-1") == "off-map"
    t = position(aelana="alae-1 alae-2").movement("roman").roll(5).play("roman", "march aelana", "sea")
    assert t.forbids("roman", "off-map") == "12.7b"


@rule("12.7b")
def test_not_from_another_coast_and_not_after_a_landing() -> None:
    t = position(h0512="alae-1 alae-2").movement("roman").roll(5).play("roman", "march h0512", "sea")
    assert t.forbids("roman", "off-map") == "12.7b"
    t.play("roman", "to antioch")
    assert t.forbids("roman", "off-map") == "12.7b"


@rule("12.7b", "20.X")
def test_losses_of_the_voyage_apply_and_nobody_scatters_off_the_map() -> None:
    t = position(antioch="alae-1 alae-2").movement("roman").roll(3).play("roman", "march antioch", "sea", "off-map")
    t.play("roman", "lose alae-1")
    assert (t.box("off-map"), t.box("recruits")) == (["alae-2"], ["alae-1"])
    assert t.events("scatters") == []


@rule("12.7c")
def test_parthians_never_enter_the_box() -> None:
    t = position(iconium="core-horde-1 saka-1 civis:parthian").movement("parthian").roll(2)
    t.play("parthian", "march iconium", "road")
    assert t.forbids("parthian", "off-map") == "12.7a"


@rule("12.7c")
def test_nobody_goes_in_and_out_in_the_same_turn() -> None:
    t = summoning(iconium="alae-3").roll(2).play("roman", "march iconium", "road", "off-map", "summon ancyra")
    assert t.forbids("roman", "bring alae-3") == "12.7c"
    assert t.may("roman", "bring alae-1")


@rule("12.7d", "17.3e")
def test_any_roman_unit_goes_without_a_marker_or_a_supreme_leader() -> None:
    force = "hadrian legio-ii-traiana militia impeditus-1"
    t = position(iconium=force, supreme={"roman": "nobody"}).movement("roman").roll(2)
    t.play("roman", "march iconium", "road", "off-map")
    assert t.box("off-map") == force.split()


# ---- the Supreme Leader off the map


@rule("12.61a", "17.3a")
def test_a_supreme_leader_off_the_map_calls_himself_and_others_back() -> None:
    t = position(zeugma="hadrian", off_map="trajan alae-1 alae-2", hand={"roman": "political"}).movement("roman")
    t.play("roman", "summon antioch", "bring trajan", "bring alae-1", "done")
    assert (t.where("trajan"), t.where("alae-1"), t.box("off-map")) == ("antioch", "antioch", ["alae-2"])
    assert (t.hand("roman"), t.g.plays[UNIT["trajan"]]) == ([], 1)


@rule("12.61a", "12.7c")
def test_not_in_the_turn_in_which_he_leaves_it() -> None:
    t = (
        position(iconium="trajan alae-1", off_map="alae-2 alae-3", hand={"roman": "political"})
        .movement("roman")
        .roll(2)
    )
    t.play("roman", "march iconium", "road", "lead-off-map", "summon antioch")
    assert t.forbids("roman", "bring trajan") == "12.7c"


@rule("12.61a", "12.7d")
def test_leaving_with_him_says_what_it_means_and_nobody_else_sees_that_he_goes() -> None:
    t = position(iconium="trajan alae-1").movement("roman").roll(2).play("roman", "march iconium", "road")
    assert t.options("roman", "off-map") == []
    assert "Political" in t.match.label(("lead-off-map",))
    t.play("roman", "lead-off-map")
    assert t.where("trajan") == "off-map"
    assert t.match.public_record.actions[-1][1] == "off-map"
    t = position(iconium="hadrian alae-1").movement("roman").roll(2).play("roman", "march iconium", "road")
    assert (t.options("roman", "lead-off-map"), t.options("roman", "off-map")) == ([], ["off-map"])


@rule("12.61b", "7.5d")
def test_off_map_units_come_before_the_walls_of_a_besieged_port() -> None:
    t = summoning("summon tarsus", "bring alae-1", "done", tarsus="up core-horde-1 out in cohortes-r-1")
    assert (t.where("alae-1"), t.is_inside("alae-1"), t.is_up("alae-1")) == ("tarsus", False, True)
    t = summoning("summon tarsus", "bring alae-1", "done", tarsus="in cohortes-r-1")
    assert (t.is_inside("alae-1"), t.is_up("alae-1")) == (True, False)
