"""Chapter 6.3: the stratagems of both camps."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.games.ultimus.data.components import HALF, STRATAGEM, TRIBE, ZONE
from rules import rule

# ---- rebellion


def rebels(board: dict[str, str], status: dict[str, str], ally: dict[str, str], die: int, camp: str = "roman") -> Table:
    t = position(board, status=status, ally=ally, hand={camp: "rebellion"}).geostrategy(camp)
    return t.roll(die).play(camp, "play rebellion")


@rule("6.3b", "6.3c")
@pytest.mark.parametrize(("die", "free"), [(3, False), (4, True)])
def test_an_ally_breaks_free_above_the_cp_of_the_majors_best_leader(die: int, free: bool) -> None:
    board = {"galliae-2": "gundericus vandali-chief vandali-a", "galliae-3": "alani-a"}
    t = rebels(board, {"vandali": "war", "alani": "war"}, {"alani": "vandali"}, die)
    assert t.events("rebellion")[0]["needed"] == 3
    assert (t.g.ally[TRIBE["alani"]] == -1) is free
    assert t.status("alani") == ("foederati" if free else "war")


@rule("6.3c")
def test_freed_from_foederati_it_is_in_revolt() -> None:
    board = {"galliae-2": "vandali-a", "galliae-3": "alani-a"}
    t = rebels(board, {"vandali": "foederati", "alani": "foederati"}, {"alani": "vandali"}, 1, "barbarian")
    assert (t.status("alani"), t.status("vandali")) == ("revolt", "foederati")


@rule("6.3b")
def test_ostrogothi_and_gepidae_may_rebel_against_the_hunni() -> None:
    board = {"hunni-1": "uldin hunni-a", "ostrogothi": "ostrogothi-a", "moesiae-1": "gepidae-a"}
    status = {"hunni": "war", "ostrogothi": "war", "gepidae": "war"}
    ally = {"ostrogothi": "hunni", "gepidae": "hunni"}
    t = position(board, status=status, ally=ally, hand={"roman": "rebellion rebellion"}).geostrategy("roman")
    t.roll(3).play("roman", "play rebellion", "tribe ostrogothi")
    assert (t.g.ally[TRIBE["ostrogothi"]], t.status("ostrogothi")) == (-1, "foederati")
    t.roll(3).play("roman", "play rebellion")
    assert (t.g.ally[TRIBE["gepidae"]], t.status("gepidae")) == (-1, "foederati")


@rule("6.3c", "4.5.1b")
def test_freed_outside_the_empire_it_is_foederati_there_and_moves_only_into_the_empire() -> None:
    board = {"hunni-1": "uldin hunni-a", "gepidae": "gepidae-a"}
    t = rebels(board, {"hunni": "war", "gepidae": "war"}, {"gepidae": "hunni"}, 6)
    assert (t.status("gepidae"), t.where("gepidae-a")) == ("foederati", "gepidae")
    t.g.stack.clear()
    t.sequence("roman").play("roman", "unit gepidae-a")
    ways = t.options("roman", "to")
    assert ways
    assert all(HALF[ZONE[way.removeprefix("to ")]] >= 0 for way in ways)


@rule("6.3c", "4.2.3b")
def test_a_tribe_that_is_not_on_the_map_yet_musters_at_home_for_the_roman() -> None:
    t = rebels({"hunni-1": "uldin hunni-a"}, {}, {"gepidae": "hunni"}, 3)
    assert (t.status("gepidae"), t["gepidae"], t.camp("gepidae-a")) == ("foederati", "gepidae-a gepidae-b", "roman")


@rule("6.3b")
@pytest.mark.parametrize(("die", "free"), [(3, False), (4, True)])
def test_a_leader_at_sea_is_still_the_best_of_his_people(die: int, free: bool) -> None:
    board = {"africa-3": "vandali-a", "western-fleet": "gundericus", "africa-2": "alani-a"}
    t = rebels(board, {"vandali": "war", "alani": "war"}, {"alani": "vandali"}, die)
    assert (t.events("rebellion")[0]["needed"], t.g.ally[TRIBE["alani"]] == -1) == (3, free)


# ---- the Council


@rule("6.3d")
@pytest.mark.parametrize("camp", ["roman", "barbarian"])
def test_a_council_meets_in_an_area_of_asia(camp: str) -> None:
    t = position(hand={camp: "ecumenical-council"}).geostrategy(camp).play(camp, "play ecumenical-council")
    assert t.options(camp) == [f"area asia-{n}" for n in (1, 2, 3, 4)]


@rule("6.3d")
def test_while_it_meets_the_barbarian_scores_3_in_every_phase_f() -> None:
    t = position(council=49)
    for total in (3, 6):
        t.phase("F").idle()
        assert t.events("points")[-1] == {"camp": "barbarian", "points": 3, "why": "council", "total": total}


@rule("6.3e")
@pytest.mark.parametrize(("die", "points"), [(3, 3), (4, 0)])
def test_the_eastern_augustus_ends_it_and_scores_on_his_cp_at_most(die: int, points: int) -> None:
    t = position({"pontica-1": "theodosius-ii"}, council=49).roll(die).sequence("roman")
    t.play("roman", "lead theodosius-ii", "to asia-2", "halt").idle()
    assert (t.pv("roman"), t.g.council) == (points, -1)
    assert "council" not in [item["why"] for item in t.phase("F").idle().events("points")[1:]]


@rule("6.3e")
def test_he_reaches_it_after_a_battle_too() -> None:
    board = {"asia-1": "theodosius-ii lanciarii-seniores persae-a persae-b persae-chief"}
    t = position(board, council=49, status={"persae": "war"}).roll(ten(5), 3).sequence("barbarian")
    t.play("barbarian", "done").play("roman", "stand", "retreat asia-2")
    assert (t.where("theodosius-ii"), t.g.council, t.pv("roman")) == ("asia-2", -1, 3)


@rule("6.3e")
def test_he_reaches_it_on_the_way_through_too() -> None:
    t = position({"pontica-1": "theodosius-ii"}, council=ZONE["asia-2"]).roll(3).sequence("roman")
    t.play("roman", "lead theodosius-ii", "to asia-2")
    assert (t.g.council, t.pv("roman")) == (-1, 3)
    assert t.may("roman", "to pontica-1")


@rule("6.3e")
def test_a_council_that_is_called_where_he_stands_meets_at_once() -> None:
    t = position({"asia-2": "theodosius-ii"}, hand={"barbarian": "ecumenical-council"}).geostrategy("barbarian").roll(4)
    t.play("barbarian", "play ecumenical-council", "area asia-2")
    assert (t.events("council-roll"), t.g.council) == ([{"die": 4, "needed": 3, "success": False}], -1)


@rule("6.3d", "6b")
def test_while_it_meets_its_counter_is_not_in_the_cup() -> None:
    assert STRATAGEM["ecumenical-council"] in position().g.cup()
    assert STRATAGEM["ecumenical-council"] not in position(council=ZONE["asia-2"]).g.cup()
    assert STRATAGEM["fleet"] not in position(fleets={"third-fleet": "roman africa-4"}).g.cup()


@rule("6.3e")
def test_nobody_else_ends_it() -> None:
    t = position({"asia-2": "procopius"}, council=49).sequence("roman").idle()
    assert t.g.council == 49


# ---- Opportune Flight


@rule("6.3f")
@pytest.mark.parametrize(("attacker", "camp"), [("barbarian", "roman"), ("roman", "roman"), ("barbarian", "barbarian")])
def test_either_side_may_flee_before_a_combat(attacker: str, camp: str) -> None:
    t = position(
        {"galliae-2": "comitatenses-galliae-1 burgondi-a"}, status={"burgondi": "war"}, hand={camp: "opportune-flight"}
    ).combat(attacker)
    mine = "comitatenses-galliae-1" if camp == "roman" else "burgondi-a"
    t.play(camp, "play opportune-flight", f"with {mine}", "flee galliae-3")
    assert (t.where(mine), t.events("battle")) == ("galliae-3", [])


@rule("6.3f")
def test_flight_keeps_the_rules_of_movement_and_goes_where_no_enemy_is() -> None:
    t = position(
        {"galliae-4": "limitanei-germaniae-i burgondi-a", "galliae-2": "burgondi-b"},
        status={"burgondi": "war"},
        hand={"roman": "opportune-flight"},
    ).combat("barbarian")
    t.play("roman", "play opportune-flight", "with limitanei-germaniae-i")
    assert t.options("roman", "flee") == ["flee galliae-1", "flee galliae-6"]


@rule("6.3f")
def test_it_takes_more_than_a_leader_could_command() -> None:
    units = "comitatenses-galliae-1 comitatenses-galliae-2 comitatenses-galliae-3"
    t = position({"galliae-2": f"{units} burgondi-a"}, status={"burgondi": "war"}, hand={"roman": "opportune-flight"})
    t.combat("barbarian").play(
        "roman", "play opportune-flight", *(f"with {unit}" for unit in units.split()), "flee galliae-3"
    )
    assert t["galliae-3"] == units


# ---- Assassination


@rule("6.3g")
@pytest.mark.parametrize(("die", "dead"), [(7, False), (8, True), (9, True)])
def test_assassination_kills_on_8_or_9(die: int, dead: bool) -> None:
    t = position({"galliae-2": "castinus"}, hand={"barbarian": "assassination"}).moment("barbarian", "start")
    t.roll(ten(die)).play("barbarian", "play assassination", "leader castinus")
    assert (t.where("castinus") == "gone") is dead
    assert t.pv("barbarian") == int(dead)


@rule("6.3g")
def test_the_victim_is_an_enemy_roman_who_is_not_generic() -> None:
    t = position(
        {
            "galliae-2": "castinus magister-equitum-per-gallias",
            "galliae-3": "west iovinus",
            "hispaniae-1": "alaricus visigothi-a",
        },
        usurpers={"west": "iovinus"},
        status={"visigothi": "foederati"},
        hand={"barbarian": "assassination", "roman": "assassination"},
    )
    t.moment("barbarian", "start").play("barbarian", "play assassination")
    assert t.options("barbarian") == ["leader honorius", "leader castinus", "leader theodosius-ii"]
    t.g.stack.clear()
    t.roll(ten(9)).moment("roman", "start").play("roman", "play assassination")
    assert t.where("iovinus") == "gone"


@rule("6.3g", "8.2.2d")
def test_walls_do_not_protect_from_it() -> None:
    t = position(
        {"ravenna": "honorius comites-alani", "italia-4": "hunni-a"},
        status={"hunni": "war"},
        hand={"barbarian": "assassination"},
    )
    t.moment("barbarian", "start").play("barbarian", "play assassination")
    assert t.may("barbarian", "leader honorius")


# ---- plague


def plague(
    board: dict[str, str], *dice: int, kind: str = "plague-breaks-out", area: str = "galliae-2", **more: object
) -> Table:
    t = position(board, hand={"barbarian": kind}, **more)  # type: ignore[arg-type]
    t.moment("barbarian", "start").roll(*dice)
    return t.play("barbarian", f"play {kind}", f"area {area}")


@rule("6.3h")
def test_plague_takes_a_step_of_all_units_and_leaders_on_a_9() -> None:
    t = plague(
        {"galliae-2": "castinus iovinus comitatenses-galliae-1 burgondi-a reduced comitatenses-galliae-2"},
        ten(9),
        ten(8),
        status={"burgondi": "war"},
    )
    assert (t.where("iovinus"), t.where("castinus")) == ("gone", "galliae-2")
    assert [t.steps(u) for u in ("comitatenses-galliae-1", "burgondi-a", "comitatenses-galliae-2")] == [1, 1, 0]


@rule("6.3h")
def test_it_may_be_put_anywhere_on_the_map() -> None:
    t = position({"galliae-2": "castinus"}, hand={"barbarian": "plague-breaks-out"}).moment("barbarian", "start")
    assert len(t.play("barbarian", "play plague-breaks-out").options("barbarian")) == 99


@rule("6.3h")
def test_whoever_enters_later_in_the_phase_catches_it() -> None:
    t = plague({"galliae-3": "comitatenses-galliae-1"}).sequence("roman")
    t.play("roman", "unit comitatenses-galliae-1", "to galliae-2")
    assert t.steps("comitatenses-galliae-1") == 1


@rule("6.3h")
def test_fleeing_into_it_is_entering_it() -> None:
    t = position(
        {"galliae-3": "comitatenses-galliae-1 burgondi-a"},
        status={"burgondi": "war"},
        hand={"roman": "opportune-flight"},
        plague=ZONE["galliae-2"],
    ).combat("barbarian")
    t.play("roman", "play opportune-flight", "with comitatenses-galliae-1", "flee galliae-2")
    assert t.steps("comitatenses-galliae-1") == 1


@rule("6.3h")
def test_it_is_over_before_phase_f() -> None:
    t = plague({"galliae-3": "comitatenses-galliae-1"}).phase("F").idle()
    assert t.g.plague == -1


@rule("6.3i")
def test_an_epidemic_reaches_the_neighbours_where_units_are_only_reduced() -> None:
    t = plague(
        {
            "galliae-2": "reduced comitatenses-galliae-1",
            "galliae-3": "iovinus comitatenses-galliae-2 reduced comitatenses-galliae-3",
            "galliae-5": "limitanei-belgicae-ii",
        },
        ten(9),
        kind="plague-epidemic",
    )
    assert t.where("comitatenses-galliae-1") == "lost"
    assert [t.steps(f"comitatenses-galliae-{n}") for n in (2, 3)] == [1, 1]
    assert (t.where("iovinus"), t.steps("limitanei-belgicae-ii")) == ("gone", 2)


@rule("6.3h", "6.3i", "6c")
def test_a_plague_and_an_epidemic_may_rage_in_one_turn() -> None:
    board = {f"galliae-{n}": f"comitatenses-galliae-{n}" for n in (1, 2, 3)}
    t = position(board, hand={"barbarian": "plague-breaks-out plague-epidemic"}).moment("barbarian", "start")
    t.play("barbarian", "play plague-breaks-out", "area galliae-3", "play plague-epidemic", "area galliae-2")
    assert [t.steps(f"comitatenses-galliae-{n}") for n in (1, 2, 3)] == [1, 1, 1]
    assert (t.g.plague, t.g.epidemic) == (ZONE["galliae-3"], ZONE["galliae-2"])
    assert t.phase("F").idle().g.epidemic == -1


@rule("6.3h", "6.3i")
def test_whoever_enters_an_area_of_two_plagues_suffers_the_worse_once() -> None:
    board = {"galliae-5": "comitatenses-galliae-1 reduced comitatenses-galliae-2"}
    t = position(board, plague=ZONE["galliae-3"], epidemic=ZONE["galliae-2"]).sequence("roman")
    t.play("roman", "unit comitatenses-galliae-1", "to galliae-3", "unit comitatenses-galliae-2", "to galliae-3")
    assert [t.steps(f"comitatenses-galliae-{n}") for n in (1, 2)] == [1, 0]


@rule("6.3i")
def test_a_simple_plague_does_not() -> None:
    t = plague({"galliae-3": "comitatenses-galliae-1"})
    assert t.steps("comitatenses-galliae-1") == 2


# ---- desertion


@rule("6.3j")
def test_desertion_takes_a_step_of_the_opponents_romans_in_an_area() -> None:
    t = position(
        {"galliae-2": "comitatenses-galliae-1 visigothi-a reduced comitatenses-galliae-2", "galliae-3": "hunni-a"},
        status={"visigothi": "foederati", "hunni": "war"},
        hand={"barbarian": "desertion"},
    ).moment("barbarian", "start")
    t.play("barbarian", "play desertion")
    assert [t.steps(u) for u in ("comitatenses-galliae-1", "visigothi-a", "comitatenses-galliae-2")] == [1, 2, 0]


@rule("6.3j")
def test_for_the_roman_it_strikes_persae_and_rebels() -> None:
    t = position(
        {"oriens-3": "persae-a lakmides-a limitanei-mesopotamiae", "asia-1": "east procopius comitatenses-asiani"},
        usurpers={"east": "procopius"},
        status={"persae": "war", "lakmides": "war"},
        hand={"roman": "desertion"},
    ).moment("roman", "start")
    t.play("roman", "play desertion")
    assert t.options("roman") == ["area asia-1", "area oriens-3"]
    t.play("roman", "area oriens-3")
    assert [t.steps(u) for u in ("persae-a", "lakmides-a", "limitanei-mesopotamiae")] == [1, 2, 2]


# ---- Furor Germanicus, Divine Favour


def clash(die: int, hand: dict[str, str] | None = None) -> Table:
    t = position(
        {"galliae-2": "comitatenses-galliae-1 franci-salii-a burgondi-a burgondi-b"},
        status={"burgondi": "war", "franci-salii": "foederati"},
        hand=hand,
    )
    return t.roll(ten(die), then=1)


def result(t: Table) -> list[str]:
    """The cell of the Combat Table in which the battle ends."""
    found: list[str] = t.idle().events("battle")[0]["result"]
    return found


@rule("6.3k")
def test_furor_makes_an_attack_a_9_and_a_defence_a_2() -> None:
    t = clash(0, {"barbarian": "furor-germanicus"}).combat("barbarian")
    assert result(t.play("barbarian", "play furor-germanicus")) == result(clash(9).combat("barbarian"))
    t = clash(9, {"roman": "furor-germanicus"}).combat("barbarian")
    assert result(t.play("roman", "play furor-germanicus")) == result(clash(0).combat("barbarian"))
    assert result(clash(0).combat("barbarian")) != result(clash(9).combat("barbarian"))


@rule("6.3k")
@pytest.mark.parametrize(("tribe", "rule"), [("burgondi", ""), ("hunni", "6e")])
def test_it_needs_a_german_unit_in_the_battle_on_whichever_side(tribe: str, rule: str) -> None:
    t = position(
        {"galliae-2": f"comitatenses-galliae-1 {tribe}-a"},
        status={tribe: "war"},
        hand={"roman": "furor-germanicus divine-favour"},
    ).moment("roman", "roll", "galliae-2")
    assert t.forbids("roman", "play furor-germanicus") == rule


@rule("6.3k")
def test_romans_turn_the_fury_of_the_germans_they_fight() -> None:
    board = {"galliae-2": "comitatenses-galliae-1 burgondi-a"}
    t = position(board, status={"burgondi": "war"}, hand={"roman": "furor-germanicus"}).roll(ten(9), then=1)
    assert result(t.combat("barbarian").play("roman", "play furor-germanicus")) == result(
        position(board, status={"burgondi": "war"}).roll(ten(0), then=1).combat("barbarian")
    )


@rule("6.3l")
@pytest.mark.parametrize(("camp", "shift"), [("barbarian", 2), ("roman", -2)])
def test_divine_favour_shifts_the_die_by_2(camp: str, shift: int) -> None:
    t = clash(5, {camp: "divine-favour"}).combat("barbarian")
    while not t.may(camp, "play divine-favour"):
        t.play(t.who, "pass")
    assert result(t.play(camp, "play divine-favour")) == result(clash(5 + shift).combat("barbarian"))
    assert {"rule": "6.3l", "what": "divine-favour", "value": shift} in t.events("battle")[0]["modifiers"]


@rule("6.3l")
def test_played_before_an_evasion_it_shifts_that_die_too() -> None:
    t = position(
        {"galliae-2": "aetius comitatenses-galliae-1 burgondi-a"},
        status={"burgondi": "war"},
        hand={"roman": "divine-favour"},
    ).combat("barbarian")
    t.roll(5, then=1).play("roman", "play divine-favour", "evade")
    assert t.events("evasion")[0]["success"]


# ---- Fleet


@rule("6.3m")
@pytest.mark.parametrize("camp", ["roman", "barbarian"])
def test_a_third_fleet_lies_in_any_coastal_area_of_the_inner_seas(camp: str) -> None:
    t = position(
        {"africa-2": "castinus", "galliae-3": "west iovinus"}, usurpers={"west": "iovinus"}, hand={camp: "fleet"}
    )
    t.sequence(camp).play(camp, "play fleet")
    assert {"area africa-2", "area italia-7", "area ostrogothi"} <= set(t.options(camp))
    assert not {"area galliae-1", "area galliae-2", "area hispaniae-3"} & set(t.options(camp))
    t.play(camp, "area africa-2")
    assert t.fleet("third-fleet") == f"{camp} africa-2"


@rule("6.3m")
def test_it_carries_like_the_others() -> None:
    t = position(
        {"hispaniae-1": "comitatenses-hispaniae castinus"},
        caesars={"west": "castinus"},
        fleets={"third-fleet": "roman hispaniae-1"},
    )
    t.sequence("roman").play("roman", "board castinus third-fleet", "board comitatenses-hispaniae third-fleet")
    t.play("roman", "sail third-fleet mare-internum-occidentale", "land third-fleet africa-3")
    assert t["africa-3"] == "castinus comitatenses-hispaniae"


@rule("6.3m")
@pytest.mark.parametrize(
    ("place", "after"),
    [
        ("africa-4", "roman africa-4"),
        ("thracia-3", "roman thracia-3"),
        ("italia-5", "roman none"),
        ("pontus-euxinus", "roman none"),
    ],
)
def test_at_the_end_of_the_turn_it_stays_only_in_one_of_the_two_ports(place: str, after: str) -> None:
    t = position(fleets={"third-fleet": f"roman {place}"}).phase("F").idle()
    assert t.fleet("third-fleet") == after


# ---- Germanophobia


def hatred(board: dict[str, str], *dice: int) -> Table:
    t = position(board, hand={"barbarian": "germanophobia"}, sequences={"roman": 1}, initiative="roman").roll(*dice)
    return t.phase("E").play("barbarian", "play germanophobia")


@rule("6.3n")
def test_it_needs_an_area_that_held_regular_troops_when_the_phase_began() -> None:
    t = hatred(
        {
            "italia-1": "limitanei-raetiae-1",
            "italia-2": "comites-seniores",
            "italia-3": "comitatenses-italiae-1",
            "italia-4": "comites-alani",
        }
    )
    assert t.options("barbarian") == ["area italia-2", "area italia-3"]


@rule("6.3n")
def test_barbarian_palatini_there_and_next_door_lose_a_step() -> None:
    t = hatred(
        {
            "italia-2": "comites-seniores",
            "italia-4": "comites-alani",
            "italia-5": "cornuti-seniores",
            "viennensis-4": "reduced brachiati-seniores",
            "thracia-3": "theodosius-ii fortenses",
        }
    ).play("barbarian", "area italia-2")
    assert [t.steps(u) for u in ("comites-alani", "cornuti-seniores", "brachiati-seniores", "comites-seniores")] == [
        1,
        2,
        0,
        2,
    ]


@rule("6.3o")
@pytest.mark.parametrize(("die", "dead"), [(6, False), (7, True)])
def test_barbarian_leaders_there_and_next_door_die_on_7_to_9(die: int, dead: bool) -> None:
    t = hatred(
        {"italia-2": "aetius comites-seniores", "italia-4": "sarus honorius", "italia-5": "ricimer cornuti-seniores"},
        ten(die),
    )
    assert (t.where("sarus") == "gone") is dead
    assert (t.where("ricimer"), t.where("aetius")) == ("italia-5", "italia-2")


@rule("6.3o")
def test_foederati_and_limitanei_make_no_difference() -> None:
    t = hatred({"italia-2": "comites-seniores visigothi-a alaricus", "italia-1": "limitanei-raetiae-1"})
    assert (t.steps("visigothi-a"), t.steps("limitanei-raetiae-1"), t.where("alaricus")) == (2, 2, "italia-2")
