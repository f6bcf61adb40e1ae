"""Chapter 10: points in battle and in Phase F, and who has won."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.games.ultimus.data.components import TRIBE
from romanum.games.ultimus.rules.year.victory_points import reckoning, result
from romanum.games.ultimus.state.position import BARBARIAN, ROMAN
from rules import rule

QUIET = {"thracia-3": "theodosius-ii", "italia-4": "honorius"}


def scored(t: Table, camp: int, rule_id: str) -> int:
    """What a camp would score in Phase F by a rule."""
    return sum(item.points for item in reckoning(t.g) if (item.camp, item.rule) == (camp, rule_id))


# ---- 10.1: in play


@rule("10.1a")
@pytest.mark.parametrize(("more", "points"), [("comites-seniores", 1), ("limitanei-raetiae-1", 0)])
def test_a_battle_of_25_pf_or_more_brings_its_winner_a_point(more: str, points: int) -> None:
    here = f"comitatenses-italiae-1 comitatenses-italiae-2 {more} alamanni-a alamanni-b"
    t = position({"italia-3": here}, status={"alamanni": "war"}).roll(ten(9)).combat("roman").idle()
    fought = t.events("battle")[0]
    assert fought["attack"] + fought["defence"] == (25 if points else 23)
    assert (t.pv("roman"), t.pv("barbarian")) == (points, 0)


@rule("10.1a")
def test_the_winner_may_be_the_defender() -> None:
    here = "comitatenses-italiae-1 comitatenses-italiae-2 comites-seniores alamanni-a alamanni-b"
    t = position({"italia-3": here}, status={"alamanni": "war"}).roll(ten(0)).combat("roman").idle()
    assert t.events("battle")[0]["winner"] == "barbarian"
    assert (t.pv("roman"), t.pv("barbarian")) == (0, 1)


@rule("10.1b")
def test_each_enemy_leader_killed_in_battle_brings_a_point() -> None:
    here = "alaricus visigothi-chief visigothi-a ioviani-seniores herculiani-seniores comites-alani cornuti-seniores"
    t = position({"italia-3": here}, status={"visigothi": "revolt"}).combat("roman").roll(ten(9))
    t.play("barbarian", "stand")
    assert t.where("alaricus") == "gone"
    assert [p["points"] for p in t.events("points") if p["why"] == "leader"] == [1, 1]


@rule("10.1b")
def test_so_does_each_one_murdered() -> None:
    t = position({"galliae-2": "aetius", "galliae-5": "visigothi-a"}, status={"visigothi": "revolt"},
                 hand={"barbarian": "assassination"}).sequence("barbarian").roll(ten(8))  # fmt: skip
    t.play("barbarian", "play assassination", "leader aetius")
    assert t.pv("barbarian") == 1


@rule("10.1b")
def test_attila_killed_in_battle_brings_five() -> None:
    here = "attila hunni-a ioviani-seniores herculiani-seniores comites-alani cornuti-seniores"
    t = position({"italia-3": here}, status={"hunni": "war"}).combat("roman").roll(ten(6))
    t.play("barbarian", "stand", "retreat italia-1")
    assert t.pv("roman") == 1
    t = position({"italia-3": here}, status={"hunni": "war"}).combat("roman").roll(ten(9))
    t.play("barbarian", "stand")
    assert t.events("battle")[0]["result"][1] == "E"
    assert [p["points"] for p in t.events("points")] == [5, 1]


@rule("10.1b")
def test_a_leader_dead_of_the_plague_brings_nothing() -> None:
    t = position({"galliae-2": "aetius", "galliae-5": "visigothi-a"}, status={"visigothi": "revolt"},
                 hand={"barbarian": "plague-breaks-out"}).sequence("barbarian").roll(ten(9))  # fmt: skip
    t.play("barbarian", "play plague-breaks-out", "area galliae-2")
    assert (t.where("aetius"), t.pv("barbarian")) == ("gone", 0)


# ---- 10.2: Phase F, Roman


@rule("10.2a")
@pytest.mark.parametrize(
    ("tribe", "status", "points"),
    [("alamanni", "war", 1), ("burgondi", "war", 3), ("visigothi", "revolt", 3), ("ghassanides", "revolt", 1)],
)
def test_a_tribe_pacified_in_combat_brings_one_or_three(tribe: str, status: str, points: int) -> None:
    here = f"ioviani-seniores herculiani-seniores comites-alani cornuti-seniores {tribe}-a"
    t = position({"italia-3": here}, status={tribe: status}).roll(ten(9)).combat("roman")
    assert scored(t, ROMAN, "10.2a") == points


@rule("10.2a")
def test_one_that_made_peace_otherwise_brings_nothing() -> None:
    t = position({"galliae-5": "alamanni-a"}, status={"alamanni": "war"}, hand={"roman": "tribute"}, pv={"roman": 5})
    t.sequence("roman").play("roman", "play tribute")
    assert t.status("alamanni") == "peace"
    assert scored(t, ROMAN, "10.2a") == 0


@rule("10.2a")
@pytest.mark.parametrize(("where", "points"), [("africa-4", 3), ("africa-3", 0)])
def test_a_kingdom_is_pacified_if_its_capital_is_taken_too(where: str, points: int) -> None:
    here = "vandali-a ioviani-seniores herculiani-seniores comites-alani cornuti-seniores"
    t = position({where: here}, regna={"vandali": "nobody africa-4"}).roll(ten(9)).combat("roman")
    assert t.where("vandali-a") == "lost"
    assert scored(t, ROMAN, "10.2a") == points


@rule("10.2a")
def test_an_ally_brings_nothing_of_its_own() -> None:
    here = "alani-a ioviani-seniores herculiani-seniores comites-alani cornuti-seniores"
    t = position({"italia-3": here, "galliae-1": "vandali-a"}, status={"vandali": "war", "alani": "war"},
                 ally={"alani": "vandali"}).roll(ten(9)).combat("roman")  # fmt: skip
    assert (t.where("alani-a"), scored(t, ROMAN, "10.2a")) == ("lost", 0)


@rule("10.2b")
@pytest.mark.parametrize(
    ("west", "east", "points"),
    [("italia-4", "thracia-3", 1), ("viennensis-4", "oriens-2", 1), ("ravenna", "constantinopolis", 1),
     ("italia-3", "thracia-3", 0), ("italia-5", "thracia-2", 0)],
)  # fmt: skip
def test_both_augusti_in_imperial_capitals_bring_one(west: str, east: str, points: int) -> None:
    t = position({west: "honorius ioviani-seniores", east: "theodosius-ii lanciarii-seniores"})
    assert scored(t, ROMAN, "10.2b") == points


@rule("10.2b")
def test_both_offices_must_be_filled() -> None:
    assert scored(position(augusti={"west": "nobody"}), ROMAN, "10.2b") == 0


@rule("10.2c")
def test_no_civil_war_brings_one() -> None:
    assert scored(position(QUIET), ROMAN, "10.2c") == 1
    t = position({**QUIET, "galliae-1": "west constantinus-iii"}, usurpers={"west": "constantinus-iii"})
    assert scored(t, ROMAN, "10.2c") == 0


@rule("10.2d")
@pytest.mark.parametrize(
    ("area", "points"),
    [("galliae-1", 2), ("oriens-2", 1), ("thracia-3", 1), ("viennensis-4", 1), ("italia-2", 1), ("italia-4", 1),
     ("italia-5", 1)],
)  # fmt: skip
def test_all_capitals_of_a_half_bring_one(area: str, points: int) -> None:
    t = position({area: "visigothi-a"}, status={"visigothi": "revolt"})
    assert scored(t, ROMAN, "10.2d") == points


@rule("10.2e")
def test_pax_romana_brings_five() -> None:
    assert scored(position(QUIET), ROMAN, "10.2e") == 0
    assert scored(position(QUIET, pax=True), ROMAN, "10.2e") == 5


# ---- 10.2: Phase F, Barbarian


@rule("10.2f")
@pytest.mark.parametrize("status", ["war", "revolt", "regnum"])
def test_an_area_with_a_unit_at_war_brings_one_a_town_two(status: str) -> None:
    board = {"galliae-4": "burgondi-a burgondi-b", "galliae-6": "burgondi-c", "burgondi": "burgondi-chief"}
    t = position(board, status={"burgondi": status})
    assert scored(t, BARBARIAN, "10.2f") == 3


@rule("10.2f")
def test_foederati_rebel_romans_leaders_and_areas_outside_bring_nothing() -> None:
    board = {"galliae-4": "burgondi-a", "galliae-6": "west gerontius comitatenses-galliae-1 visigothi-a",
             "galliae-5": "uldin", "moesiae-1": "", "hunni-1": "hunni-a"}  # fmt: skip
    status = {"burgondi": "foederati", "visigothi": "foederati", "hunni": "war"}
    assert scored(position(board, status=status, usurpers={"west": "gerontius"}), BARBARIAN, "10.2f") == 0


@rule("10.2f", "10.2g")
def test_roma_brings_its_own_five_and_no_two() -> None:
    t = position({"italia-5": "visigothi-a"}, status={"visigothi": "revolt"})
    assert (scored(t, BARBARIAN, "10.2f"), scored(t, BARBARIAN, "10.2g")) == (0, 5)


@rule("10.2g")
def test_a_non_roman_unit_of_the_barbarian_in_roma_brings_five() -> None:
    t = position({"italia-5": "west gerontius franci-salii-a"}, status={"franci-salii": "foederati"},
                 usurpers={"west": "gerontius"})  # fmt: skip
    assert scored(t, BARBARIAN, "10.2g") == 5
    t = position({"italia-5": "west gerontius comitatenses-italiae-1"}, usurpers={"west": "gerontius"})
    assert scored(t, BARBARIAN, "10.2g") == 0


@rule("10.2g")
def test_the_pope_spares_roma() -> None:
    t = position({"italia-5": "visigothi-a"}, status={"visigothi": "revolt"}, hand={"roman": "pope"}).phase("F")
    t.play("roman", "play pope")
    assert "roma" not in [p["why"] for p in t.events("points")]


@rule("10.2h")
def test_a_usurpation_brings_three_once_even_with_two() -> None:
    assert scored(position(QUIET), BARBARIAN, "10.2h") == 0
    t = position({"galliae-1": "west gerontius", "asia-1": "east procopius"},
                 usurpers={"west": "gerontius", "east": "procopius"})  # fmt: skip
    assert scored(t, BARBARIAN, "10.2h") == 3


@rule("10.2i")
def test_an_augustus_without_successor_brings_three_in_the_turn_of_his_death() -> None:
    t = position({"italia-4": "honorius", "thracia-3": "theodosius-ii"}, hand={"barbarian": "assassination"},
                 status={"alamanni": "war"})  # fmt: skip
    t.sequence("barbarian").roll(ten(9)).play("barbarian", "play assassination", "leader honorius")
    assert t.office("augustus", "west") == "nobody"
    assert scored(t, BARBARIAN, "10.2i") == 3
    t = position({"italia-4": "honorius", "italia-5": "attalus"}, hand={"barbarian": "assassination"},
                 status={"alamanni": "war"})  # fmt: skip
    t.sequence("barbarian").roll(ten(9), 1).play("barbarian", "play assassination", "leader honorius")
    assert (t.office("augustus", "west"), scored(t, BARBARIAN, "10.2i")) == ("attalus", 0)


@rule("10.2i", "9.3.5a")
def test_one_who_dies_in_the_adjustments_counts_in_the_next_turn() -> None:
    t = position({"ravenna": "honorius comites-alani", "italia-4": "vandali-a"}, status={"vandali": "war"})
    t.roll(ten(0), then=6).phase("F").idle()
    assert (t.office("augustus", "west"), scored(t, BARBARIAN, "10.2i")) == ("nobody", 3)
    t.phase("F").idle()
    assert [item["points"] for item in t.events("points") if item["why"] == "no-successor"] == [3]


def empty_throne_points(t: Table) -> list[int]:
    return [item["points"] for item in t.events("points") if item["why"] == "no-successor"]


@rule("10.2i")
def test_an_empty_throne_is_scored_once_however_long_it_stays_empty() -> None:
    t = position(QUIET, hand={"barbarian": "assassination"}, status={"alamanni": "war"})
    t.sequence("barbarian").roll(ten(9), then=6).play("barbarian", "play assassination", "leader honorius").idle()
    for _ in range(3):
        t.g.stack.clear()
        t.phase("F").idle()
    assert t.office("augustus", "west") == "nobody"
    assert empty_throne_points(t) == [3]


@rule("10.2j")
def test_each_kingdom_founded_in_the_turn_brings_five() -> None:
    t = position({"viennensis-2": "wallia visigothi-a"}, status={"visigothi": "revolt"}, hand={"barbarian": "rex"})
    t.geostrategy("barbarian").roll(1).play("barbarian", "play rex")
    assert scored(t, BARBARIAN, "10.2j") == 5
    t = position({"viennensis-2": "wallia visigothi-a"}, regna={"visigothi": "wallia viennensis-2"})
    assert scored(t, BARBARIAN, "10.2j") == 0


@rule("10.2a", "10.2f")
def test_phase_f_puts_the_reckoning_on_the_track() -> None:
    board = {**QUIET, "galliae-4": "burgondi-a"}
    t = position(board, status={"burgondi": "war"}, pacified=[TRIBE["alamanni"]]).phase("F")
    assert (t.pv("roman"), t.pv("barbarian")) == (1 + 1 + 1 + 2, 1)


# ---- 10.3: the end


@rule("10.3a")
@pytest.mark.parametrize(("roman", "barbarian", "winners"), [(9, 8, (0,)), (8, 9, (1,)), (8, 8, (0, 1))])
def test_the_player_with_more_points_wins(roman: int, barbarian: int, winners: tuple[int, ...]) -> None:
    t = position(pv={"roman": roman, "barbarian": barbarian})
    assert result(t.g).winners == winners


@rule("10.3a")
def test_a_player_not_a_camp_wins() -> None:
    assert result(position(pv={"roman": 9, "barbarian": 8}, roman_seat=1).g).winners == (1,)


@rule("10.3b")
@pytest.mark.parametrize(
    ("roman", "barbarian", "how"),
    [(20, 10, "won"), (21, 10, "decisive"), (50, 10, "decisive"), (51, 10, "complete"), (10, 51, "complete"),
     (10, 21, "decisive")],
)  # fmt: skip
def test_more_than_double_is_decisive_more_than_five_times_complete(roman: int, barbarian: int, how: str) -> None:
    assert result(position(pv={"roman": roman, "barbarian": barbarian}).g).how == how
