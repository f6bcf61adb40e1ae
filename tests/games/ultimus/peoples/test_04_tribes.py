"""Chapters 4.1, 4.2 and 4.4: Tribes, their leaders, war and peace, stacking, control, Armenia."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.engine.position import changed
from romanum.games.ultimus.data.components import HOME_ZONES, MAJOR, PIECE, PIECES, TRIBE, TRIBES, ZONE
from romanum.games.ultimus.game import UltimusRomanorum
from romanum.games.ultimus.rules.march.limits import barred
from romanum.games.ultimus.rules.year.sequence import count_sequences
from romanum.games.ultimus.state.position import LEADERS_OF, NOBODY
from rules import rule

HUNS = "hunni-a hunni-b hunni-c hunni-d hunni-e hunni-f"


def rising(tribe: str, *, stratagem: str = "minor-tribe-uprising", **where: str) -> Table:
    """The Barbarian has raised a Tribe in Phase C."""
    t = position({place.replace("_", "-"): text for place, text in where.items()}, hand={"barbarian": stratagem})
    return t.geostrategy("barbarian").play("barbarian", f"play {stratagem}", f"tribe {tribe}")


def going(camp: str, leader: str, *units: str, board: dict[str, str], **facts: object) -> Table:
    """A leader of the camp is about to move with these units."""
    t = position(board, **facts)  # type: ignore[arg-type]
    return t.sequence(camp).play(camp, f"lead {leader}", *(f"take {unit}" for unit in units))


# ---- 4.1, 4.2.1: tribes and leaders


@rule("4.1a")
def test_major_tribes_have_historical_leaders_and_minor_ones_none_at_the_start() -> None:
    for number, tribe in enumerate(TRIBES):
        assert bool(LEADERS_OF[number]) == (MAJOR[number] or tribe.id == "franci-salii"), tribe.id


@rule("4.1a")
def test_a_minor_tribe_becomes_major_when_a_leader_arrives() -> None:
    t = position({"galliae-1": "franci-salii-a", "waiting": "chlodio"}, status={"franci-salii": "foederati"}, year=428)
    assert not t.g.major[TRIBE["franci-salii"]]
    t.entries("roman")
    assert t.where("chlodio") == "galliae-1"
    assert t.g.major[TRIBE["franci-salii"]]


@rule("4.2.1a")
def test_a_historical_leader_enters_in_his_year_and_not_before() -> None:
    board = {"burgondi": "burgondi-a", "waiting": "gundiocus"}
    assert position(board, year=436).entries("barbarian").where("gundiocus") == "waiting"
    assert position(board, year=437).entries("barbarian").where("gundiocus") == "burgondi"


@rule("4.2.1a")
def test_a_generic_leader_never_rolls_for_death_and_a_historical_one_does() -> None:
    t = position({"hunni-1": f"hunni-chief uldin {HUNS}"}, year=499, augusti={"west": "nobody", "east": "nobody"})
    t.roll(10).deaths()
    assert [roll["leader"] for roll in t.events("death-roll")] == ["uldin"]
    assert t.where("hunni-chief") == "hunni-1"


@rule("4.2.1b")
def test_an_eliminated_generic_leader_returns_in_phase_c_with_a_unit_of_his_tribe() -> None:
    t = position({"returning": "vandali-chief", "hispaniae-2": "vandali-a", "hispaniae-5": "vandali-b"},
                 status={"vandali": "war"}).entries("barbarian")  # fmt: skip
    assert t.options("barbarian") == ["area hispaniae-2", "area hispaniae-5"]
    assert t.play("barbarian", "area hispaniae-5").where("vandali-chief") == "hispaniae-5"


@rule("4.2.1b", "2.C.b")
def test_he_does_not_miss_the_year_if_his_tribe_changes_camp_in_phase_c() -> None:
    t = position(
        {"galliae-5": "visigothi-a", "returning": "visigothi-chief"},
        status={"visigothi": "foederati"},
        hand={"barbarian": "major-tribe-uprising"},
        initiative="barbarian",
    ).phase("C")
    t.play("barbarian", "play major-tribe-uprising", "tribe visigothi")
    t.idle()
    assert (t.where("visigothi-chief"), t.camp("visigothi-chief")) == ("galliae-5", "barbarian")
    assert len(t.events("enters")) == 1


# ---- 4.2.2, 4.2.3: placement and war


@rule("4.2.2a")
@pytest.mark.parametrize("scenario", [s.id for s in UltimusRomanorum.scenarios])
def test_no_minor_tribe_at_peace_has_units_on_the_map_at_the_start(scenario: str) -> None:
    g = UltimusRomanorum().new(scenario=scenario, seats=2, seed=1, options={}).position
    for number, tribe in enumerate(TRIBES):
        if tribe.rank == "minor" and not g.major[number] and g.status[number] == 0:
            assert g.tribe_units(number) == [], tribe.id


@rule("4.2.2b")
@pytest.mark.parametrize("scenario", [s.id for s in UltimusRomanorum.scenarios])
def test_a_major_tribe_at_peace_stands_in_its_areas_of_origin(scenario: str) -> None:
    g = UltimusRomanorum().new(scenario=scenario, seats=2, seed=1, options={}).position
    for number, tribe in enumerate(TRIBES):
        if g.major[number] and g.status[number] == 0:
            assert {g.where[u] for u in g.tribe_units(number)} <= set(HOME_ZONES[number]), tribe.id


@rule("4.2.2b", "4.3d")
def test_a_major_tribe_at_peace_does_not_leave_its_areas_of_origin() -> None:
    t = going("barbarian", "uldin", "hunni-a", board={"hunni-1": "uldin hunni-a"})
    assert t.options("barbarian", "to") == ["to hunni-2"]
    assert t.forbids("barbarian", "to moesiae-1") == "4.3d"


@rule("4.2.2c")
def test_foederati_are_free_of_their_areas_of_origin() -> None:
    board = {"galliae-4": "gundaharius burgondi-a burgondi-b burgondi-c"}
    t = going("roman", "gundaharius", "burgondi-a", board=board, status={"burgondi": "foederati"})
    assert t.may("roman", "to galliae-6")


@rule("4.2.3a")
def test_a_tribe_declares_war_by_an_uprising_in_phase_c() -> None:
    t = rising("burgondi", stratagem="major-tribe-uprising", burgondi="gundaharius burgondi-a")
    assert t.status("burgondi") == "war"
    t = position({"burgondi": "burgondi-a"}, hand={"barbarian": "major-tribe-uprising"}, year=406)
    assert t.sequence("barbarian").forbids("barbarian", "play major-tribe-uprising") == "6e"


@rule("4.2.3b")
def test_units_of_a_minor_tribe_are_placed_in_their_area_of_origin_at_once() -> None:
    t = rising("alamanni")
    assert t["alamanni"] == "alamanni-a alamanni-b alamanni-c"


@rule("4.2.3b")
def test_the_barbarian_spreads_them_over_several_areas_of_origin() -> None:
    t = rising("picti")
    assert t.options("barbarian") == ["area picti-1", "area picti-2", "area picti-3"]
    t.play("barbarian", "area picti-1", "area picti-3", "area picti-1")
    assert (t["picti-1"], t["picti-2"], t["picti-3"]) == ("picti-a picti-c", "", "picti-b")


@rule("4.2.3b")
def test_a_leader_of_a_tribe_gone_to_war_counts_for_the_sequences() -> None:
    t = position({"hunni-1": f"uldin {HUNS}"}, hand={"barbarian": "major-tribe-uprising"})
    before = count_sequences(t.g)
    t.geostrategy("barbarian").play("barbarian", "play major-tribe-uprising", "tribe hunni")
    assert count_sequences(t.g) == before + 3


@rule("4.2.3c")
def test_a_tribe_at_war_may_enter_the_empire() -> None:
    t = going("barbarian", "uldin", "hunni-a", board={"hunni-1": "uldin hunni-a"}, status={"hunni": "war"})
    assert t.may("barbarian", "to moesiae-1")


# ---- 4.2.4: stacking


def entering(there: str, piece: str = "hunni-a", home: str = "moesiae-2") -> str:
    """The rule that keeps a unit at war from joining others of its camp in Moesiae 1."""
    tribes = [name.rsplit("-", 1)[0] for name in (*there.split(), piece)]
    t = position({"moesiae-1": there, home: piece}, status=dict.fromkeys(tribes, "war"))
    return t.sequence("barbarian").play("barbarian", f"unit {piece}").forbids("barbarian", "to moesiae-1")


@rule("4.2.4a")
def test_franci_visigothi_hunni_and_alani_may_stack() -> None:
    for piece in ("franci-salii-a", "visigothi-a", "hunni-a", "alani-a"):
        others = " ".join(p for p in ("franci-salii-b", "visigothi-b", "hunni-b", "alani-b") if p[:4] != piece[:4])
        assert entering(others, piece) == ""


@rule("4.2.4a")
@pytest.mark.parametrize("other", ["visigothi-a", "alani-a", "hunni-a"])
def test_persae_may_not_stack_with_visigothi_alani_or_hunni(other: str) -> None:
    t = position({"oriens-3": other, "persae-1": "persae-a"}, status={other[:-2]: "revolt", "persae": "war"})
    t.sequence("barbarian").play("barbarian", "unit persae-a")
    assert t.forbids("barbarian", "to oriens-3") == "4.2.4a"


@rule("4.2.4a")
@pytest.mark.parametrize(("one", "other"), [("ghassanides-a", "visigothi-a"), ("lakmides-a", "bagaudes-a")])
def test_hamites_and_semites_may_not_stack_with_germans_and_celts(one: str, other: str) -> None:
    t = position({"oriens-6": one, "oriens-4": other}, status={one[:-2]: "revolt", other[:-2]: "revolt"})
    t.sequence("barbarian").play("barbarian", f"unit {one}")
    assert t.forbids("barbarian", "to oriens-4") == "4.2.4a"


@rule("4.2.4a")
def test_iberia_stacks_with_anybody() -> None:
    t = position({"pontica-3": "visigothi-a", "iberia": "iberia-a"}, status={"visigothi": "revolt", "iberia": "war"})
    assert t.sequence("barbarian").play("barbarian", "unit iberia-a").may("barbarian", "to pontica-3")


@rule("4.2.4b")
@pytest.mark.parametrize("celt", ["picti-a", "scotti-a"])
def test_germans_may_not_stack_with_picti_or_scotti(celt: str) -> None:
    t = position({"britanniae-1": celt, "britanniae-2": "saxones-a"}, status={"saxones": "war", celt[:-2]: "war"})
    t.sequence("barbarian").play("barbarian", "unit saxones-a")
    assert t.forbids("barbarian", "to britanniae-1") == "4.2.4b"


@rule("4.2.4b")
def test_germans_may_stack_with_bagaudes() -> None:
    t = position({"galliae-1": "bagaudes-a", "galliae-2": "visigothi-a"},
                 status={"bagaudes": "war", "visigothi": "revolt"})  # fmt: skip
    assert t.sequence("barbarian").play("barbarian", "unit visigothi-a").may("barbarian", "to galliae-1")


@rule("4.2.4a")
def test_to_pass_through_is_not_to_stack() -> None:
    board = {"persae-1": "persae-chief persae-a", "oriens-3": "visigothi-a"}
    t = position(board, status={"visigothi": "revolt", "persae": "war"}).sequence("barbarian")
    t.play("barbarian", "lead persae-chief", "take persae-a", "to oriens-3")
    assert (t.forbids("barbarian", "halt"), t.forbids("barbarian", "drop persae-a")) == ("4.2.4a", "4.3b")
    t.play("barbarian", "to oriens-2")
    assert t.where("persae-a") == "oriens-2"
    board["persae-1"] = "persae-chief persae-a persae-b"
    t = position(board, status={"visigothi": "revolt", "persae": "war"})
    t.sequence("barbarian").play("barbarian", "lead persae-chief", "take persae-a", "take persae-b", "to oriens-3")
    assert t.forbids("barbarian", "drop persae-a") == "4.2.4a"


@rule("4.2.4a", "7.1a")
def test_but_not_where_enemies_would_stop_them() -> None:
    board = {"persae-1": "persae-chief persae-a", "oriens-3": "visigothi-a comitatenses-orientis-1"}
    t = position(board, status={"visigothi": "revolt", "persae": "war"}).sequence("barbarian")
    t.play("barbarian", "lead persae-chief", "take persae-a")
    assert t.forbids("barbarian", "to oriens-3") == "4.2.4a"


@rule("4.2.4c")
def test_romans_and_foederati_of_one_camp_stack() -> None:
    t = position({"galliae-1": "visigothi-a", "galliae-2": "comitatenses-galliae-1"}, status={"visigothi": "foederati"})
    t.sequence("roman").play("roman", "unit visigothi-a", "to galliae-2", "done")
    assert t["galliae-2"] == "comitatenses-galliae-1 visigothi-a"
    assert t.events("battle") == []


# ---- 4.4.1: control


@rule("4.4.1a")
@pytest.mark.parametrize(
    ("status", "camp"),
    [("foederati", "roman"), ("peace", "barbarian"), ("war", "barbarian"), ("revolt", "barbarian"),
     ("regnum", "barbarian")],
)  # fmt: skip
def test_the_roman_controls_foederati_and_the_barbarian_everybody_else(status: str, camp: str) -> None:
    t = position({"galliae-6": "gundaharius burgondi-a"}, status={"burgondi": status})
    assert (t.camp("gundaharius"), t.camp("burgondi-a")) == (camp, camp)


@rule("4.4.1b")
def test_control_holds_for_the_whole_turn_and_follows_the_status_found_in_phase_f() -> None:
    t = position({"galliae-6": "burgondi-a comitatenses-galliae-1", "lost": "alamanni-a"},
                 status={"burgondi": "foederati", "alamanni": "war"}, federating=[TRIBE["alamanni"]])  # fmt: skip
    t.g.last_stand = changed(t.g.last_stand, TRIBE["alamanni"], t.g.where[PIECES.index("burgondi-a")])
    assert t.camp("alamanni-a") == "barbarian"
    t.adjustments().idle()
    assert t.camp("alamanni-a") == t.camp("burgondi-a") == "roman"


# ---- 4.4.2: Armenia


@rule("4.4.2a")
def test_armenia_is_the_romans_and_never_declares_war() -> None:
    t = position({"armenia": "armenia-a"}, hand={"barbarian": "minor-tribe-uprising"})
    assert t.camp("armenia-a") == "roman"
    t.geostrategy("barbarian").play("barbarian", "play minor-tribe-uprising")
    assert "tribe armenia" not in t.options("barbarian")


@rule("4.4.2a")
def test_the_armenian_unit_fights_units_of_the_other_camp() -> None:
    t = position({"armenia": "armenia-a", "persae-3": "persae-a"}, status={"persae": "war"})
    t.sequence("roman").roll(5).play("roman", "unit armenia-a", "to persae-3", "done")
    assert t.events("battle")[0]["attackers"] == ["armenia-a"]


@rule("4.4.2b")
@pytest.mark.parametrize("scenario", [s.id for s in UltimusRomanorum.scenarios])
def test_the_armenian_unit_is_on_the_map_from_the_start(scenario: str) -> None:
    g = UltimusRomanorum().new(scenario=scenario, seats=2, seed=1, options={}).position
    assert len(g.tribe_units(TRIBE["armenia"])) == 1


@rule("4.4.2b")
def test_roman_units_enter_armenia_at_peace_behind_an_augustus() -> None:
    board = {"pontica-3": "theodosius-ii lanciarii-seniores", "armenia": "armenia-a"}
    t = going("roman", "theodosius-ii", "lanciarii-seniores", board=board)
    assert t.may("roman", "to armenia")
    assert t.forbids("roman", "to iberia") == "3.4.1e"
    t.play("roman", "to armenia", "halt", "done")
    assert t["armenia"] == "theodosius-ii lanciarii-seniores armenia-a"


@rule("4.4.2b")
def test_without_an_augustus_or_caesar_3_2_keeps_them_out() -> None:
    t = position({"pontica-3": "lanciarii-seniores"}).sequence("roman").play("roman", "unit lanciarii-seniores")
    assert t.forbids("roman", "to armenia") == "3.2.3b"


@rule("4.4.2c")
@pytest.mark.parametrize("enemy", ["persae", "iberia"])
def test_the_armenian_unit_leaves_armenia_only_while_iberia_or_persae_are_at_war(enemy: str) -> None:
    refused = barred(position({"armenia": "armenia-a"}).g, PIECE["armenia-a"], NOBODY, ZONE["pontica-3"])
    assert refused is not None
    assert refused.rule == "4.4.2c"
    t = position({"armenia": "armenia-a"}, status={enemy: "war"}).sequence("roman").play("roman", "unit armenia-a")
    assert t.may("roman", "to pontica-3")


@rule("4.4.2c")
def test_it_goes_no_further_than_next_to_armenia() -> None:
    t = position({"pontica-3": "armenia-a"}, status={"persae": "war"}).sequence("roman").play("roman", "unit armenia-a")
    assert t.options("roman", "to") == ["to pontica-5", "to armenia", "to iberia"]
    assert t.forbids("roman", "to pontica-2") == "4.4.2c"


@rule("4.4.2c")
def test_a_retreat_further_than_that_eliminates_it() -> None:
    board = {"persae-5": "armenia-a persae-a persae-b", "armenia": "persae-c", "iberia": "persae-d",
             "persae-3": "persae-e"}  # fmt: skip
    t = position(board, status={"persae": "war"}).roll(ten(5)).combat("barbarian")
    assert t.events("battle")[0]["result"] == ["R", "A"]
    assert t.events("trapped") == [{"piece": "armenia-a", "area": "persae-5"}]
    assert t.where("armenia-a") == "lost"


@rule("4.4.2d")
def test_an_eliminated_armenian_unit_returns_in_the_adjustments() -> None:
    t = position({"lost": "armenia-a"}).adjustments()
    assert t.where("armenia-a") == "armenia"


@rule("4.4.2d")
def test_it_does_not_return_while_persae_are_in_armenia() -> None:
    t = position({"lost": "armenia-a", "armenia": "persae-a"}, status={"persae": "war"}).adjustments()
    assert t.where("armenia-a") == "lost"
