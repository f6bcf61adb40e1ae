"""Chapter 16: cities that change sides, and the fight of the Civis against the garrison."""

import pytest

from games.trajan.builder import Table, position
from games.trajan.combat.fights import PARTHIAN_FIRST, ROMAN_FIRST, checks, fallen, outcome, strength_in, strikes
from romanum.games.trajan.data.components import CITY, CITY_HEX, UNIT
from romanum.games.trajan.rules.combat.rounds import FIELD, REVOLT, worth
from rules import rule


def revolt(inside: str, *dice: int, outside: str = "trajan", city: str = "edessa", then: int | None = None) -> Table:
    """Trajan before a Parthian city incites it; the first die is that of the revolt."""
    t = position({city: f"up {outside} in {inside}"}, hand={"roman": "political"}).movement("roman")
    return t.roll(*dice, then=then).play("roman", "revolt trajan")


# ---- 16.0: inciting


@rule("16.0a")
@pytest.mark.parametrize(("die", "civis"), [(3, "roman"), (4, "parthian")])
def test_a_die_in_range_turns_the_civis(die: int, civis: str) -> None:
    t = revolt("", die)
    assert t.civis("edessa") == civis
    assert t.hand("roman") == []


@rule("16.0a")
@pytest.mark.parametrize(("city", "most"), [("edessa", 3), ("ctesiphon", 2), ("hatra", 4), ("artaxata", 4)])
def test_the_range_goes_by_the_city_s_colour_and_rank(city: str, most: int) -> None:
    board = {city: "up trajan civis:parthian"}
    found = []
    for die in range(1, 7):
        t = position(board, hand={"roman": "political"}).movement("roman").roll(die).play("roman", "revolt trajan")
        found += [die] if t.civis(city) == "roman" else []
    assert found == list(range(1, most + 1))


@rule("16.0a")
def test_a_strong_garrison_makes_it_harder() -> None:
    t = revolt("core-horde-1", 3)
    assert t.civis("edessa") == "parthian"
    assert t.events("incites")[0]["modifiers"][0]["value"] == 1
    t = revolt("core-levy-1", 3, *ROMAN_FIRST, then=1)
    assert t.events("incites")[0]["success"]


@rule("16.0a")
def test_only_against_an_enemy_civis_in_the_leader_s_hex() -> None:
    t = position(h0810="trajan", zeugma="clarus", resaina="hadrian civis:none", hand={"roman": "political"})
    t.movement("roman")
    assert [t.forbids("roman", f"revolt {name}") for name in ("trajan", "clarus", "hadrian")] == ["16.0a"] * 3


@rule("16.0b", "6.2a")
def test_a_leader_in_the_city_may_cancel_it() -> None:
    t = position(edessa="up trajan in abgarus", hand={"roman": "political", "parthian": "political"})
    t.movement("roman").play("roman", "revolt trajan")
    assert t.options("parthian") == ["counter abgarus", "pass"]
    t.play("parthian", "counter abgarus")
    assert t.civis("edessa") == "parthian"
    assert (t.hand("roman"), t.hand("parthian")) == ([], [])
    assert t.events("incites") == []


@rule("16.0b")
@pytest.mark.parametrize(("where", "marker"), [("abgarus in", "political"), ("in abgarus", "military")])
def test_but_not_from_outside_and_not_with_another_marker(where: str, marker: str) -> None:
    t = position(edessa=f"up trajan {where}", hand={"roman": "political", "parthian": marker})
    t.movement("roman").roll(4).play("roman", "revolt trajan")
    assert len(t.events("incites")) == 1


# ---- 16.1: the fight


@rule("16.1a")
def test_civis_and_garrison_fight_three_rounds_and_nobody_else() -> None:
    outside = "trajan legio-i-adiutrix saka-1"
    t = revolt("core-levy-1", 3, *ROMAN_FIRST, 4, 4, 4, 4, 4, 4, outside=outside)
    assert (t.events("combat")[0]["attackers"], t.events("combat")[0]["defenders"]) == (
        ["civis-edessa"],
        ["core-levy-1"],
    )
    assert [when for _, when, _ in strikes(t)] == ["fire", "fire", "melee", "melee", "pursuit", "pursuit"]


@rule("16.1a")
def test_others_in_the_hex_are_not_affected() -> None:
    t = revolt("core-levy-1", 3, *ROMAN_FIRST, 1, 1, 1, 1, outside="trajan legio-i-adiutrix saka-1")
    assert t.where("core-levy-1") == "recruits"
    assert (t.where("saka-1"), t.where("legio-i-adiutrix")) == ("edessa", "edessa")


@rule("16.1a")
def test_without_a_garrison_there_is_no_fight() -> None:
    t = revolt("", 3, outside="trajan saka-1")
    assert t.events("combat") == []
    assert t.controller("edessa") == "roman"


@rule("16.1b")
def test_strengths_are_never_multiplied() -> None:
    t = revolt("cataphracts-1 elephants", 3, *ROMAN_FIRST, 4, 4, 4, 4, 4)
    assert (strength_in(t, "parthian", "melee"), strength_in(t, "parthian", "pursuit")) == (3, 3)
    assert strength_in(t, "parthian", "fire") == 0
    t = revolt("saka-1", 3, *ROMAN_FIRST, 4, 4, 4, 4, 4, 4)
    assert [strength_in(t, "parthian", when) for when in ("fire", "melee", "pursuit")] == [3, 3, 3]


@rule("16.1b", "14.8")
def test_nor_do_heavy_units_count_double_as_losses() -> None:
    t = position(edessa="up trajan in cataphracts-1")
    edessa, cataphracts = CITY_HEX[CITY["edessa"]], UNIT["cataphracts-1"]
    assert [worth(t.g, cataphracts, kind, edessa) for kind in (FIELD, REVOLT)] == [2, 1]


@rule("16.1a", "14.5a")
def test_a_number_strikes_the_civis_as_it_would_in_a_battle() -> None:
    t = revolt("core-horde-1", 2, *PARTHIAN_FIRST, 6, then=1)
    assert fallen(t) == ["civis-edessa"]
    assert t.civis("edessa") == "none"


@rule("16.1b")
def test_nobody_has_maneuver_advantage() -> None:
    t = revolt("saka-1", 3, *ROMAN_FIRST, 4, 4, 4, 4, 4, 4)
    assert all(e["modifiers"] == [] for e in t.events("strike"))


@rule("16.1c")
def test_if_the_civis_falls_the_garrison_keeps_the_city() -> None:
    t = revolt("core-levy-1", 3, *PARTHIAN_FIRST, 1, 1, 1, 1, then=1)
    assert checks(t)[-1] == ("melee", [], ["civis-edessa"])
    assert (t.civis("edessa"), t.controller("edessa")) == ("none", "parthian")
    assert t.is_inside("core-levy-1")


@rule("16.1d")
@pytest.mark.parametrize("fire", [(4, 4), (1, 1)])
def test_if_it_survives_disrupted_or_not_the_garrison_stands_outside(fire: tuple[int, int]) -> None:
    # the garrison strikes first and has no effect, or disrupts the Civis, which then strikes no more
    rest = (4, 4, 4, 4) if fire == (4, 4) else (4, 4)
    t = revolt("core-levy-1", 3, *PARTHIAN_FIRST, *fire, *rest, outside="trajan saka-1")
    assert (t.civis("edessa"), t.controller("edessa")) == ("roman", "roman")
    assert not t.is_inside("core-levy-1")
    assert t["edessa"] == "up trajan core-levy-1 saka-1"


@rule("16.1d")
def test_the_former_besiegers_become_the_relief_force() -> None:
    t = revolt("core-levy-1", 3, *PARTHIAN_FIRST, 4, 4, 4, 4, 4, 4, outside="trajan legio-i-adiutrix")
    t.play("roman", "done").combat("parthian")
    assert t.may("parthian", "assault edessa")
    assert t.may("parthian", "attack edessa")


@rule("16.1e")
def test_a_garrison_of_a_leader_alone_is_lost() -> None:
    t = revolt("abgarus", 3)
    assert t.where("abgarus") == "gone"
    assert t.events("combat") == []
    assert t.controller("edessa") == "roman"


@rule("16.1e")
def test_a_leader_before_the_walls_is_not() -> None:
    t = revolt("", 3, outside="trajan abgarus")
    assert t.where("abgarus") == "edessa"


@rule("16.1f")
def test_it_is_settled_at_once_and_combat_may_follow_in_its_segment() -> None:
    t = revolt("core-levy-1", 3, *PARTHIAN_FIRST, 4, 4, 4, 4, 4, 4, outside="trajan legio-i-adiutrix")
    assert t.asked == "MovementSegment"
    assert outcome(t)["kind"] == "revolt"
    t.play("roman", "done").combat("roman")
    assert t.may("roman", "attack edessa")


@rule("16.1f", "12.3c")
def test_on_the_march_it_is_fought_before_the_next_step() -> None:
    t = position(zeugma="trajan legio-i-adiutrix", edessa="in core-levy-1", hand={"roman": "political"})
    t.movement("roman").roll(4).play("roman", "march zeugma", "road", "to h0810", "to edessa")
    t.roll(3, *ROMAN_FIRST, 1, 1, 1, 1).play("roman", "revolt trajan")
    assert t.where("core-levy-1") == "recruits"
    assert t.may("roman", "to h1010")
