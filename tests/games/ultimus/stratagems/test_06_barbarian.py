"""Chapter 6.2: the stratagems of the Barbarian."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.engine.step import advance
from romanum.games.ultimus.data.components import PIECE, TRIBE
from romanum.games.ultimus.rules.battle.losses import kill_leader
from rules import rule

# ---- usurpation


def usurps(leader: str, *dice: int, half: str = "western", area: str = "galliae-2", **more: object) -> Table:
    t = position({area: leader}, hand={"barbarian": f"{half}-usurpation"}, **more)  # type: ignore[arg-type]
    t.geostrategy("barbarian")
    return t.roll(*dice).play("barbarian", f"play {half}-usurpation")


@rule("6.2a")
@pytest.mark.parametrize(("die", "success"), [(3, True), (4, False)])
def test_a_western_usurpation_needs_a_die_of_his_cp_at_most(die: int, success: bool) -> None:
    t = usurps("constantinus-iii", die, area="britanniae-2")
    assert t.events("usurpation-roll") == [
        {"leader": "constantinus-iii", "half": "west", "die": die, "needed": 3, "success": success, "chance": 0.5}
    ]
    assert (t.office("usurper", "west") == "constantinus-iii") is success


@rule("6.2b")
@pytest.mark.parametrize(("die", "success"), [(4, True), (5, False)])
def test_a_caesar_has_a_bonus_of_1(die: int, success: bool) -> None:
    t = usurps("constantinus-iii", die, area="britanniae-2", caesars={"west": "constantinus-iii"})
    assert t.events("usurpation-roll")[0]["success"] is success


@rule("6.2c")
def test_a_barbarian_names_a_roman_of_cp_1_or_2_who_will_be_augustus() -> None:
    t = position(
        {"italia-2": "ricimer", "italia-6": "libius-severus olybrius aetius sarus", "oriens-2": "procopius"},
        hand={"barbarian": "western-usurpation"},
    ).geostrategy("barbarian")
    t.play("barbarian", "play western-usurpation").roll(3, then=1).play("barbarian", "leader ricimer")
    assert t.options("barbarian") == ["leader libius-severus", "leader olybrius", "leader procopius"]
    t.play("barbarian", "leader olybrius")
    assert (t.office("puppet", "west"), t.office("usurper", "west")) == ("olybrius", "ricimer")


@rule("6.2c")
def test_if_the_puppet_dies_another_is_named() -> None:
    t = position(
        {"italia-2": "west ricimer olybrius", "italia-6": "libius-severus", "oriens-2": "procopius"},
        usurpers={"west": "ricimer"},
        puppets={"west": "olybrius"},
    )
    kill_leader(t.g, PIECE["olybrius"], "plague")
    advance(t.g)
    t.play("barbarian", "leader libius-severus")
    assert t.office("puppet", "west") == "libius-severus"


@rule("6.2d")
def test_an_eastern_usurpation_is_the_same_in_the_east() -> None:
    t = usurps("procopius", 2, half="eastern", area="oriens-2")
    assert (t.office("usurper", "east"), t.events("usurpation-roll")[0]["half"]) == ("procopius", "east")


# ---- uprisings


def raised(stratagem: str, board: dict[str, str] | None = None, **more: object) -> Table:
    """The Barbarian plays an uprising."""
    t = position(board or {}, hand={"barbarian": stratagem}, **more)  # type: ignore[arg-type]
    return t.geostrategy("barbarian").play("barbarian", f"play {stratagem}")


@rule("6.2e", "4.2.3b")
def test_a_minor_tribe_at_peace_goes_to_war() -> None:
    t = raised("minor-tribe-uprising").play("barbarian", "tribe alamanni")
    assert (t.status("alamanni"), t["alamanni"]) == ("war", "alamanni-a alamanni-b alamanni-c")


@rule("6.2e", "4.5.2a")
def test_a_federated_one_revolts() -> None:
    t = raised("minor-tribe-uprising", {"galliae-1": "franci-salii-a"}, status={"franci-salii": "foederati"})
    t.play("barbarian", "tribe franci-salii")
    assert (t.status("franci-salii"), t.camp("franci-salii-a")) == ("revolt", "barbarian")


@rule("6.2e", "4.4.2a")
def test_neither_armenia_nor_the_bagaudes_nor_a_major_tribe() -> None:
    t = raised("minor-tribe-uprising", {"vandali": "vandali-a", "armenia": "armenia-a"})
    assert not {"tribe armenia", "tribe bagaudes", "tribe vandali"} & set(t.options("barbarian"))


@rule("6.2f")
@pytest.mark.parametrize(
    ("stratagem", "number"), [("two-minor-tribe-uprisings", 2), ("three-minor-tribe-uprisings", 3)]
)
def test_two_or_three_minor_tribes(stratagem: str, number: int) -> None:
    t = raised(stratagem)
    for tribe in ("alamanni", "saxones", "picti")[:number]:
        assert t.forbids("barbarian", "done") == "6.4b"
        t.play("barbarian", f"tribe {tribe}")
    assert not t.options("barbarian", "tribe")
    assert sum(status == 1 for status in t.g.status) == number


@rule("6.2g")
def test_one_major_tribe() -> None:
    t = raised("major-tribe-uprising", {"vandali": "gundericus vandali-a", "hunni-1": "attila hunni-a"})
    t.play("barbarian", "tribe vandali")
    assert (t.status("vandali"), t.status("hunni")) == ("war", "peace")


@rule("6.2h")
def test_three_major_tribes() -> None:
    t = raised("three-major-tribe-uprisings", {"vandali": "vandali-a", "hunni-1": "hunni-a", "persae-1": "persae-a"})
    t.play("barbarian", "tribe vandali", "tribe hunni", "tribe persae")
    assert [t.status(tribe) for tribe in ("vandali", "hunni", "persae", "burgondi")] == ["war", "war", "war", "peace"]


@rule("6.2i")
def test_they_may_be_aimed_at_tribes_of_either_camp() -> None:
    t = raised("minor-tribe-uprising", {"galliae-1": "franci-salii-a"}, status={"franci-salii": "foederati"})
    assert {"tribe franci-salii", "tribe alamanni"} <= set(t.options("barbarian"))


# ---- Scourge of God


def battle(hand: dict[str, str]) -> Table:
    """Hunni under Attila attack a Roman army; a 0 would be the worst for them, a 9 the best."""
    board = {"galliae-2": "attila hunni-a hunni-b aetius comitatenses-galliae-1 comitatenses-galliae-2 visigothi-a"}
    return position(board, hand=hand, status={"hunni": "war", "visigothi": "foederati"})


@rule("6.2j")
def test_the_scourge_makes_an_attack_a_9() -> None:
    t = battle({"barbarian": "scourge-of-god"}).roll(ten(0), then=1).combat("barbarian")
    t.play("roman", "stand").play("barbarian", "play scourge-of-god").idle()
    lucky = battle({}).roll(ten(9), then=1).combat("barbarian").play("roman", "stand").idle()
    assert t.events("battle")[0]["result"] == lucky.events("battle")[0]["result"]
    assert t.events("battle")[0]["winner"] == "barbarian"


@rule("6.2j")
def test_in_defence_it_is_a_2() -> None:
    t = battle({"barbarian": "scourge-of-god"}).roll(ten(9), then=1).combat("roman")
    t.play("barbarian", "stand", "play scourge-of-god").idle()
    unlucky = battle({}).roll(ten(0), then=1).combat("roman").play("barbarian", "stand").idle()
    assert t.events("battle")[0]["result"] == unlucky.events("battle")[0]["result"]


@rule("6.2j")
@pytest.mark.parametrize(
    ("force", "may"),
    [
        ("attila hunni-a ostrogothi-a", True),
        ("attila hunni-a ostrogothi-a ostrogothi-b", False),
        ("hunni-chief hunni-a", False),
        ("hunni-a", False),
    ],
)
def test_half_the_force_must_be_hunni_under_an_historical_leader(force: str, may: bool) -> None:
    t = position(
        {"galliae-2": f"{force} comitatenses-galliae-1"},
        hand={"barbarian": "scourge-of-god divine-favour"},
        status={"hunni": "war", "ostrogothi": "war"},
    ).moment("barbarian", "roll", "galliae-2")
    assert t.may("barbarian", "play scourge-of-god") is may


@rule("6.2k", "6e", "2.E.b")
@pytest.mark.parametrize("attacker", ["roman", "barbarian"])
def test_whoever_has_passed_may_answer_the_others_fury(attacker: str) -> None:
    first, second = ("barbarian", "roman") if attacker == "roman" else ("roman", "barbarian")
    plays = {"roman": "play furor-germanicus", "barbarian": "play scourge-of-god"}
    t = battle({"barbarian": "scourge-of-god", "roman": "furor-germanicus"}).roll(ten(0), then=1).combat(attacker)
    t.play(first, "stand", "pass").play(second, plays[second])
    assert (t.who, t.asked) == (first, "MomentWindow")
    t.play(first, plays[first]).idle()
    assert t.events("battle")[0]["fury"] == 3


@rule("6e", "2.E.b")
def test_but_not_if_he_does_not_want_to_be_asked() -> None:
    t = battle({"barbarian": "scourge-of-god", "roman": "furor-germanicus"}).roll(ten(0), then=1).combat("barbarian")
    t.play("roman", "stand").wish("roman", "never").play("roman", "pass").play(
        "barbarian", "play scourge-of-god"
    ).idle()
    assert (t.events("battle")[0]["fury"], t.hand("roman")) == (1, ["furor-germanicus"])


def fury(attacker: str, hand: dict[str, str], die: int) -> list[str]:
    """The result of a battle in which everybody plays all he has before the die."""
    t = (
        battle(hand)
        .roll(ten(die), then=1)
        .combat(attacker)
        .play("roman" if attacker == "barbarian" else "barbarian", "stand")
    )
    while t.asked == "MomentWindow":
        camp = t.who
        t.play(camp, next(iter(t.options(camp, "play")), "pass"))
    found: list[str] = t.idle().events("battle")[0]["result"]
    return found


@rule("6.2k", "6.3k")
@pytest.mark.parametrize("die", [4, 5, 6])
@pytest.mark.parametrize("attacker", ["roman", "barbarian"])
def test_scourge_and_furor_cancel_each_other_and_the_die_decides(attacker: str, die: int) -> None:
    both, scourge, furor, neither = (
        fury(attacker, hand, die)
        for hand in (
            {"barbarian": "scourge-of-god", "roman": "furor-germanicus"},
            {"barbarian": "scourge-of-god"},
            {"roman": "furor-germanicus"},
            {},
        )
    )
    assert both == neither
    assert both not in (scourge, furor)
    assert scourge != furor


# ---- Rex


@rule("6.2l", "4.5.3a")
@pytest.mark.parametrize(("die", "status"), [(4, "regnum"), (5, "revolt")])
def test_rex_founds_a_kingdom_on_the_cp_of_the_king_at_most(die: int, status: str) -> None:
    t = position({"hispaniae-1": "alaricus visigothi-a"}, status={"visigothi": "revolt"}, hand={"barbarian": "rex"})
    t.geostrategy("barbarian").roll(die).play("barbarian", "play rex")
    assert t.status("visigothi") == status
    assert t.hand("barbarian") == []


@rule("6.2l", "4.5.3a")
@pytest.mark.parametrize(
    ("board", "status"),
    [
        ({"hispaniae-1": "alaricus visigothi-a"}, "foederati"),
        ({"hispaniae-1": "alaricus visigothi-a"}, "war"),
        ({"galliae-4": "alaricus visigothi-a"}, "revolt"),
        ({"hispaniae-1": "alaricus", "hispaniae-2": "visigothi-a"}, "revolt"),
        ({"hispaniae-1": "visigothi-a"}, "revolt"),
    ],
)
def test_not_without_revolt_town_leader_and_unit(board: dict[str, str], status: str) -> None:
    t = position(board, status={"visigothi": status}, hand={"barbarian": "rex minor-tribe-uprising"})
    assert t.geostrategy("barbarian").forbids("barbarian", "play rex") == "6e"


# ---- alliances


@rule("6.2m")
def test_an_alliance_joins_a_minor_to_a_major_tribe_of_equal_status_nearby() -> None:
    t = position(
        {"galliae-2": "vandali-a", "galliae-3": "alani-a", "galliae-5": "suevi-a", "galliae-6": "burgondi-a"},
        status={"vandali": "war", "alani": "war", "suevi": "war", "burgondi": "revolt"},
        hand={"barbarian": "barbarian-alliance"},
    ).geostrategy("barbarian")
    t.play("barbarian", "play barbarian-alliance")
    assert t.g.ally[TRIBE["alani"]] == TRIBE["vandali"]
    assert t.g.ally[TRIBE["suevi"]] == -1


@rule("6.2m")
def test_several_minor_tribes_may_join_one_major() -> None:
    t = position(
        {"galliae-2": "vandali-a", "galliae-3": "alani-a suevi-a"},
        status={"vandali": "war", "alani": "war", "suevi": "war"},
        ally={"alani": "vandali"},
        hand={"barbarian": "barbarian-alliance"},
    ).geostrategy("barbarian")
    t.play("barbarian", "play barbarian-alliance")
    assert t.g.ally[TRIBE["suevi"]] == TRIBE["vandali"]


@rule("6.2m", "9.4n")
def test_allies_change_their_status_together() -> None:
    t = raised(
        "major-tribe-uprising",
        {"hispaniae-1": "vandali-a", "hispaniae-2": "alani-a"},
        status={"vandali": "foederati", "alani": "foederati"},
        ally={"alani": "vandali"},
    ).play("barbarian", "tribe vandali")
    assert (t.status("vandali"), t.status("alani")) == ("revolt", "revolt")


@rule("6.2m")
def test_an_ally_is_no_target_of_its_own() -> None:
    t = raised(
        "minor-tribe-uprising",
        {"hispaniae-1": "vandali-a", "hispaniae-2": "alani-a"},
        status={"vandali": "foederati", "alani": "foederati"},
        ally={"alani": "vandali"},
    )
    assert not t.may("barbarian", "tribe alani")


SUBJECTS = {"ostrogothi": "hunni", "gepidae": "hunni"}


@rule("6.2m", "4.3b")
@pytest.mark.parametrize("allied", [True, False])
def test_a_leader_of_a_people_leads_its_allies_too(allied: bool) -> None:
    t = position(
        {"africa-4": "gensericus vandali-a alani-a"},
        status={"vandali": "revolt", "alani": "revolt"},
        ally={"alani": "vandali"} if allied else {},
    ).sequence("barbarian").play("barbarian", "lead gensericus")  # fmt: skip
    assert t.may("barbarian", "take alani-a") is allied
    if allied:
        t.play("barbarian", "take alani-a", "to africa-5", "to africa-6", "halt")
        assert t["africa-6"] == "gensericus alani-a"
    else:
        assert t.forbids("barbarian", "take alani-a") == "4.3b"


@rule("6.2m", "4.3b")
def test_he_keeps_one_unit_of_either_with_him() -> None:
    board = {"africa-4": "gensericus vandali-a alani-a"}
    t = position(board, status={"vandali": "revolt", "alani": "revolt"}, ally={"alani": "vandali"})
    t.sequence("barbarian").play("barbarian", "lead gensericus", "take alani-a", "take vandali-a", "to africa-5")
    assert t.forbids("barbarian", "drop vandali-a") == ""
    t.play("barbarian", "drop vandali-a")
    assert t.forbids("barbarian", "drop alani-a") == "4.3b"


@rule("6.2n", "4.3g")
def test_attila_leads_the_gepidae_as_far_as_they_go() -> None:
    at_war = {"hunni": "war", "gepidae": "war", "ostrogothi": "war"}
    t = position({"hunni-1": "attila gepidae-a"}, status=at_war, ally=SUBJECTS).sequence("barbarian")
    t.play("barbarian", "lead attila", "take gepidae-a")
    assert t.may("barbarian", "to moesiae-1")
    t = position({"galliae-6": "attila hunni-a gepidae-a"}, status=at_war, ally=SUBJECTS).sequence("barbarian")
    t.play("barbarian", "lead attila", "take gepidae-a")
    assert t.forbids("barbarian", "to galliae-5") == "4.3g"
    t.play("barbarian", "halt", "lead attila", "take hunni-a")
    assert t.may("barbarian", "to galliae-5")


@rule("6.2n", "4.3f")
def test_allies_of_the_hunni_do_not_pass_through_the_homes_of_others() -> None:
    at_war = {"hunni": "war", "gepidae": "war", "ostrogothi": "war"}
    t = position({"hunni-1": "attila hunni-a gepidae-a"}, status=at_war, ally=SUBJECTS).sequence("barbarian")
    t.play("barbarian", "lead attila", "take hunni-a")
    assert t.may("barbarian", "to alani")
    t.play("barbarian", "take gepidae-a")
    assert t.forbids("barbarian", "to alani") == "4.3e"


@rule("6.2n")
def test_the_subjects_of_the_hunni_go_to_war_with_them() -> None:
    t = raised("major-tribe-uprising", {"hunni-1": "attila hunni-a", "ostrogothi": "ostrogothi-a"}, ally=SUBJECTS)
    t.play("barbarian", "tribe hunni")
    assert [t.status(tribe) for tribe in ("hunni", "ostrogothi", "gepidae")] == ["war"] * 3
    assert t["gepidae"] == "gepidae-a gepidae-b"


@rule("6.2n")
def test_they_may_declare_war_on_their_own() -> None:
    t = raised("minor-tribe-uprising", {"hunni-1": "attila hunni-a"}, ally=SUBJECTS).play("barbarian", "tribe gepidae")
    assert (t.status("gepidae"), t.status("hunni")) == ("war", "peace")


@rule("6.2n")
def test_while_subject_they_cannot_be_federated() -> None:
    hand = {"roman": "minor-federation-treaty"}
    board = {"moesiae-1": "gepidae-a", "moesiae-3": "aetius"}
    t = position(board, status={"gepidae": "war"}, ally=SUBJECTS, hand=hand).sequence("roman")
    assert t.forbids("roman", "play minor-federation-treaty") == "6e"
    t = position(board, status={"gepidae": "war"}, hand=hand).sequence("roman")
    assert t.may("roman", "play minor-federation-treaty")


@rule("6.2n")
@pytest.mark.parametrize("how", ["nature", "battle", "plague"])
def test_attilas_death_sets_them_free(how: str) -> None:
    t = position({"hunni-1": "attila hunni-a"}, ally=SUBJECTS)
    kill_leader(t.g, PIECE["attila"], how)
    assert [freed["tribe"] for freed in t.events("freed")] == ["ostrogothi", "gepidae"]
    assert t.g.ally[TRIBE["gepidae"]] == -1


# ---- Bagaudes


@rule("6.2o")
def test_the_bagaudes_rise_in_an_empty_area_of_gaul_or_spain_and_are_at_war() -> None:
    t = position({"galliae-2": "comitatenses-galliae-1"}, hand={"barbarian": "bagaudes"}).moment("barbarian", "start")
    t.play("barbarian", "play bagaudes")
    dioceses = {option.split()[1].rsplit("-", 1)[0] for option in t.options("barbarian")}
    assert dioceses == {"galliae", "viennensis", "hispaniae"}
    assert not t.may("barbarian", "area galliae-2")
    t.play("barbarian", "area galliae-5")
    assert (t["galliae-5"], t.status("bagaudes"), t.camp("bagaudes-a")) == ("bagaudes-a", "war", "barbarian")


@rule("6.2o")
def test_they_do_not_rise_twice() -> None:
    t = position({"galliae-5": "bagaudes-a"}, status={"bagaudes": "war"}, hand={"barbarian": "bagaudes"})
    assert t.sequence("barbarian").forbids("barbarian", "play bagaudes") == "6e"
