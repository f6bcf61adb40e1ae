"""Chapter 6.1: the stratagems of the Roman."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.engine.position import changed
from romanum.games.ultimus.data.components import STRATAGEM
from rules import rule

# ---- treaties


@rule("6.1a", "4.5.1a")
def test_a_minor_tribe_inside_the_empire_becomes_foederati_at_once() -> None:
    t = position(
        {"galliae-2": "alani-a", "galliae-3": "suevi-a"},
        status={"alani": "war", "suevi": "revolt"},
        hand={"roman": "minor-federation-treaty"},
    )
    t.moment("roman", "start").play("roman", "play minor-federation-treaty")
    assert t.options("roman") == ["tribe alani", "tribe suevi"]
    t.play("roman", "tribe alani")
    assert (t.status("alani"), t.camp("alani-a")) == ("foederati", "roman")


@rule("6.1a", "4.5.1a")
def test_not_while_one_of_its_units_is_outside() -> None:
    t = position(
        {"galliae-2": "alani-a", "alani": "alani-b"}, status={"alani": "war"}, hand={"roman": "minor-federation-treaty"}
    ).sequence("roman")
    assert not t.may("roman", "play minor-federation-treaty")


@rule("6.1a")
def test_never_the_bagaudes() -> None:
    t = position(
        {"galliae-2": "bagaudes-a aetius"}, status={"bagaudes": "war"}, hand={"roman": "minor-federation-treaty"}
    )
    assert t.sequence("roman").forbids("roman", "play minor-federation-treaty") == "6e"


@rule("6.1b")
def test_a_major_tribe_takes_its_leaders_along() -> None:
    t = position(
        {"galliae-2": "gundericus vandali-a"}, status={"vandali": "war"}, hand={"roman": "major-federation-treaty"}
    ).moment("roman", "start")
    t.play("roman", "play major-federation-treaty")
    assert (t.status("vandali"), t.camp("gundericus")) == ("foederati", "roman")


@rule("6.1b")
@pytest.mark.parametrize(("tribe", "status"), [("hunni", "war"), ("persae", "war"), ("vandali", "regnum")])
def test_never_hunni_persae_or_a_kingdom(tribe: str, status: str) -> None:
    t = position(
        {"galliae-2": f"{tribe}-a", "galliae-3": "aetius"},
        status={tribe: status},
        hand={"roman": "major-federation-treaty"},
    ).sequence("roman")
    assert t.forbids("roman", "play major-federation-treaty") == "6e"


@rule("6.1a", "6.2m")
def test_an_ally_is_federated_with_its_major_tribe_and_not_alone() -> None:
    t = _allies("galliae-3").sequence("roman")
    assert not t.may("roman", "play minor-federation-treaty")
    t.play("roman", "play major-federation-treaty")
    assert (t.status("vandali"), t.status("alani")) == ("foederati", "foederati")


@rule("4.5.1a", "6.2m")
def test_all_units_of_an_ally_must_be_inside_too() -> None:
    assert not _allies("alani").sequence("roman").may("roman", "play major-federation-treaty")


def _allies(area: str) -> Table:
    """Vandali in Gaul with their Alani allies in an area."""
    return position(
        {"galliae-2": "vandali-a", area: "alani-a", "galliae-5": "aetius"},
        status={"vandali": "war", "alani": "war"},
        ally={"alani": "vandali"},
        hand={"roman": "major-federation-treaty minor-federation-treaty"},
    )


# ---- tribute


@rule("6.1c")
@pytest.mark.parametrize(("tribe", "cost"), [("alamanni", 1), ("hunni", 3)])
def test_tribute_makes_peace_for_points_and_the_tribe_goes_home(tribe: str, cost: int) -> None:
    t = position(
        {"galliae-2": f"reduced {tribe}-a", "galliae-3": "castinus"},
        status={tribe: "war"},
        hand={"roman": "tribute"},
        pv={"roman": 10},
    ).sequence("roman")
    t.play("roman", "play tribute")
    assert (t.status(tribe), t.pv("roman")) == ("peace", 10 - cost)
    assert t.where(f"{tribe}-a").startswith(tribe)


@rule("6.1c")
def test_a_tribe_in_revolt_is_loyal_again_where_it_stands() -> None:
    t = position(
        {"galliae-2": "visigothi-a", "galliae-3": "castinus"},
        status={"visigothi": "revolt"},
        hand={"roman": "tribute"},
        pv={"roman": 10},
    ).sequence("roman")
    t.play("roman", "play tribute")
    assert (t.status("visigothi"), t.where("visigothi-a"), t.pv("roman")) == ("foederati", "galliae-2", 7)


@rule("6.1c")
def test_a_kingdom_cannot_be_bought() -> None:
    t = position(
        {"galliae-2": "visigothi-a", "galliae-3": "castinus", "hunni-1": "hunni-a"},
        regna={"visigothi": "nobody galliae-2"},
        status={"hunni": "war"},
        hand={"roman": "tribute"},
        pv={"roman": 3},
    ).sequence("roman")
    t.play("roman", "play tribute")
    assert (t.status("visigothi"), t.status("hunni"), t.pv("roman")) == ("regnum", "peace", 0)


@rule("6.1c")
def test_without_the_points_there_is_no_tribute() -> None:
    board = {"galliae-2": "alamanni-a", "galliae-3": "castinus", "hunni-1": "hunni-a"}
    war = {"alamanni": "war", "hunni": "war"}
    t = position(board, status=war, hand={"roman": "tribute"}, pv={"roman": 2}).sequence("roman")
    t.play("roman", "play tribute")
    assert (t.status("alamanni"), t.status("hunni"), t.pv("roman")) == ("peace", "war", 1)
    t = position(board, status=war, hand={"roman": "tribute"}).sequence("roman")
    assert t.forbids("roman", "play tribute") == "6e"


# ---- the Augustae


@rule("6.1d", "6.1e")
@pytest.mark.parametrize("augusta", ["augusta-orientalis", "augusta-occidentalis"])
def test_an_augusta_takes_the_initiative(augusta: str) -> None:
    t = position(hand={"roman": augusta, "barbarian": "initiative"}).roll(6).phase("B")
    t.play("roman", f"play {augusta}")
    assert (t.g.initiative, t.hand("roman"), t.asked) == (0, [], "")


@rule("6.1d", "6.3a")
def test_she_cancels_an_initiative_stratagem() -> None:
    t = position(hand={"roman": "augusta-orientalis", "barbarian": "initiative"}).roll(1).phase("B")
    t.play("barbarian", "play initiative").play("roman", "play augusta-orientalis")
    assert (t.g.initiative, t.hand("barbarian")) == (0, [])


@rule("6.1d", "6.1e")
def test_the_roman_picks_the_augusta() -> None:
    t = position(hand={"roman": "augusta-orientalis augusta-occidentalis"}).roll(6).phase("B")
    assert t.options("roman") == ["play augusta-orientalis", "play augusta-occidentalis", "pass"]


@rule("6.1d", "6.1e")
@pytest.mark.parametrize(
    ("augusta", "victim"), [("augusta-orientalis", "theodosius-ii"), ("augusta-occidentalis", "honorius")]
)
@pytest.mark.parametrize(("die", "dead"), [(8, False), (9, True)])
def test_she_makes_the_murder_of_her_emperor_harder_by_1(augusta: str, victim: str, die: int, dead: bool) -> None:
    t = position(
        {"asia-1": "procopius", "galliae-2": "castinus"}, hand={"roman": augusta, "barbarian": "assassination"}
    )
    t.moment("barbarian", "start").play("barbarian", "play assassination", f"leader {victim}")
    t.roll(ten(die), then=1).play("roman", "shield")
    assert (t.where(victim) == "gone") is dead
    assert t.hand("roman") == []


@rule("6.1d", "6.1e")
def test_she_protects_no_other_half_and_nobody_but_the_emperor() -> None:
    t = position({"galliae-2": "castinus"}, hand={"roman": "augusta-orientalis", "barbarian": "assassination"})
    t.moment("barbarian", "start").roll(ten(0)).play("barbarian", "play assassination", "leader honorius")
    assert t.hand("roman") == ["augusta-orientalis"]
    t = position({"asia-2": "procopius"}, hand={"roman": "augusta-orientalis", "barbarian": "assassination"})
    t.moment("barbarian", "start").roll(ten(0)).play("barbarian", "play assassination", "leader procopius")
    assert t.hand("roman") == ["augusta-orientalis"]


@rule("6.1d", "6.1e")
@pytest.mark.parametrize(
    ("augusta", "half", "board"),
    [
        ("augusta-orientalis", "eastern", {"asia-1": "procopius"}),
        ("augusta-occidentalis", "western", {"galliae-2": "castinus"}),
    ],
)
def test_she_makes_a_usurpation_of_her_half_harder_by_1(augusta: str, half: str, board: dict[str, str]) -> None:
    t = position(board, hand={"roman": augusta, "barbarian": f"{half}-usurpation"}).geostrategy("barbarian")
    t.play("barbarian", f"play {half}-usurpation").roll(2).play("roman", "shield")
    assert t.events("usurpation-roll")[0]["needed"] == 1
    assert not t.events("usurpation-roll")[0]["success"]


@rule("6.1d", "6.3e")
def test_the_eastern_augusta_makes_a_council_succeed_without_a_roll() -> None:
    t = position({"asia-1": "theodosius-ii", "asia-2": "procopius"}, hand={"roman": "augusta-orientalis"}, council=48)
    t.sequence("roman").play("roman", "done", "shield")
    assert (t.pv("roman"), t.g.council) == (3, -1)


@rule("6.1e")
def test_the_western_one_does_not() -> None:
    t = position({"asia-1": "theodosius-ii", "asia-2": "procopius"}, hand={"roman": "augusta-occidentalis"}, council=48)
    t.roll(6).sequence("roman").play("roman", "done")
    assert (t.pv("roman"), t.hand("roman")) == (0, ["augusta-occidentalis"])


# ---- Pope, Buccellarii


@rule("6.1f", "10.2g")
def test_the_pope_spares_roma_and_leaves_the_game() -> None:
    t = position({"italia-5": "visigothi-a"}, status={"visigothi": "war"}, hand={"roman": "pope"}).phase("F")
    assert t.options("roman") == ["play pope", "pass"]
    t.play("roman", "play pope").idle()
    assert "roma" not in [item["why"] for item in t.events("points")]
    assert t.g.removed == (STRATAGEM["pope"],)


@rule("6.1f")
def test_without_him_roma_counts() -> None:
    t = position({"italia-5": "visigothi-a"}, status={"visigothi": "war"}, hand={"roman": "pope"}).phase("F")
    t.play("roman", "pass").idle()
    assert "roma" in [item["why"] for item in t.events("points")]
    assert t.hand("roman") == ["pope"]


@rule("6.1g", "3.2.4b")
@pytest.mark.parametrize(
    ("leader", "guard"),
    [("castinus", "buccellarii-2pf-1"), ("constantinus-iii", "buccellarii-3pf-1"), ("aetius", "buccellarii-4pf")],
)
def test_buccellarii_of_his_size_join_an_historical_roman(leader: str, guard: str) -> None:
    t = position({"galliae-2": f"{leader} magister-equitum-per-gallias"}, hand={"roman": "buccellarii"}).sequence(
        "roman"
    )
    t.play("roman", "play buccellarii", f"leader {leader}")
    assert (t.guard(leader), t.where(guard)) == (guard, "galliae-2")


@rule("6.1g", "3.2.4b")
def test_no_guard_for_cc_0_for_a_generic_leader_or_for_who_has_one() -> None:
    t = position(
        {"galliae-2": "romulus-augustulus magister-equitum-per-gallias aetius castinus"},
        guards={"aetius": "buccellarii-4pf"},
        hand={"roman": "buccellarii"},
    ).sequence("roman")
    t.play("roman", "play buccellarii")
    assert t.options("roman") == ["leader honorius", "leader castinus", "leader theodosius-ii"]


@rule("6.1c", "6.2o")
def test_bagaudes_who_are_bought_vanish_until_they_rise_again() -> None:
    t = position(
        {"galliae-2": "bagaudes-a", "galliae-3": "castinus"},
        status={"bagaudes": "war"},
        hand={"roman": "tribute"},
        pv={"roman": 1},
    ).sequence("roman")
    t.play("roman", "play tribute")
    assert (t.where("bagaudes-a"), t.status("bagaudes")) == ("waiting", "peace")
    t.g.hand = changed(t.g.hand, 12, STRATAGEM["bagaudes"])
    assert t.moment("barbarian", "start").may("barbarian", "play bagaudes")


@rule("6.1c", "4.2.2b")
def test_whoever_of_the_tribe_is_at_sea_goes_home_too() -> None:
    t = position(
        {"africa-3": "vandali-a", "western-fleet": "gensericus vandali-b"},
        status={"vandali": "war"},
        fleets={"western-fleet": "barbarian mare-internum-occidentale"},
        hand={"roman": "tribute"},
        pv={"roman": 3},
    )
    t.moment("roman", "start").play("roman", "play tribute")
    assert t["vandali"] == "gensericus vandali-a vandali-b"
