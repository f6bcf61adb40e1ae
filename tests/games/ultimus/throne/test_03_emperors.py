"""Chapter 3.5: Augusti and Caesars, and who follows a dead Augustus."""

import pytest

from games.ultimus.builder import Table, position
from romanum.engine.step import advance
from romanum.games.ultimus.data.components import PIECE, ZONE
from romanum.games.ultimus.rules.battle.losses import kill_leader
from romanum.games.ultimus.rules.throne.succession import NameCaesars
from rules import rule


def caesars(board: dict[str, str], **more: object) -> Table:
    """The moment of Phase D at which the Roman names Caesars."""
    return position(board, **more).push(NameCaesars(0))  # type: ignore[arg-type]


def dies(t: Table, leader: str, how: str = "nature", *dice: int) -> Table:
    """A leader dies."""
    t.roll(*dice)
    kill_leader(t.g, PIECE[leader], how)
    advance(t.g)
    return t


# ---- 3.5.1


@rule("3.5.1c", "3.5.1e")
def test_the_roman_names_a_caesar_who_gets_a_guard_of_his_size() -> None:
    t = caesars({"galliae-2": "castinus", "italia-2": "aetius"}).play("roman", "caesar aetius")
    assert t.office("caesar", "west") == "aetius"
    assert (t.guard("aetius"), t.where("buccellarii-4pf")) == ("buccellarii-4pf", "italia-2")


@rule("3.5.1e")
def test_who_has_a_guard_gets_no_other_and_cc_0_none() -> None:
    t = caesars({"italia-2": "aetius", "italia-3": "castinus"}, guards={"aetius": "buccellarii-4pf"})
    t.play("roman", "caesar aetius")
    assert not t.events("guard")
    t = caesars({"italia-2": "romulus-augustulus", "italia-3": "castinus"}).play("roman", "caesar romulus-augustulus")
    assert not t.events("guard")


@rule("3.5.1c", "3.5.1e", "4.5.1d")
def test_a_leader_of_foederati_may_be_caesar_without_a_guard() -> None:
    t = caesars({"hispaniae-1": "alaricus visigothi-a", "italia-3": "castinus"}, status={"visigothi": "foederati"})
    t.play("roman", "caesar alaricus")
    assert (t.office("caesar", "west"), t.guard("alaricus")) == ("alaricus", "")


@rule("4.5.1d")
def test_but_not_one_without_his_people() -> None:
    board = {"hispaniae-1": "alaricus", "hispaniae-2": "visigothi-a castinus"}
    assert caesars(board, status={"visigothi": "foederati"}).forbids("roman", "caesar alaricus") == "4.5.1d"


@rule("3.5.1c")
def test_there_must_be_an_augustus_of_the_half_in_which_he_stands() -> None:
    t = caesars({"galliae-2": "castinus", "asia-1": "procopius"}, augusti={"west": "nobody"})
    assert t.forbids("roman", "caesar castinus") == "3.5.1c"
    assert t.may("roman", "caesar procopius")


@rule("3.5.1c")
def test_nobody_abroad_or_of_the_other_camp_is_named() -> None:
    t = caesars(
        {"alamanni": "castinus", "asia-1": "procopius", "galliae-2": "west iovinus"}, usurpers={"west": "iovinus"}
    )
    assert t.forbids("roman", "caesar castinus") == "3.5.1c"
    assert t.options("roman") == ["caesar procopius", "done"]


@rule("3.5.1c", "3.5.1e", "8.2.2a")
def test_the_companion_of_an_augustus_in_his_refuge_is_named_and_guarded_there() -> None:
    t = caesars({"ravenna": "honorius aetius comites-alani", "italia-4": "visigothi-a"}, status={"visigothi": "war"})
    t.play("roman", "caesar aetius")
    assert (t.office("caesar", "west"), t.where("buccellarii-4pf")) == ("aetius", "ravenna")


@rule("3.5.1d")
def test_each_half_has_one_caesar_at_most() -> None:
    t = caesars({"galliae-2": "castinus", "italia-2": "aetius", "asia-1": "procopius"}, caesars={"west": "aetius"})
    assert t.forbids("roman", "caesar castinus") == "3.5.1d"
    assert t.forbids("roman", "caesar aetius") == "3.5.1d"
    t.play("roman", "caesar procopius")
    assert t.g.caesar == (PIECE["aetius"], PIECE["procopius"])


@rule("3.5.1f")
def test_a_caesar_of_foederati_loses_the_title_when_his_tribe_revolts() -> None:
    t = position(
        {"hispaniae-1": "alaricus visigothi-a"},
        status={"visigothi": "foederati"},
        caesars={"west": "alaricus"},
        hand={"barbarian": "major-tribe-uprising"},
    ).geostrategy("barbarian")
    t.play("barbarian", "play major-tribe-uprising", "tribe visigothi")
    assert t.office("caesar", "west") == "nobody"


@rule("3.5.1a")
def test_a_new_augustus_takes_the_place_of_the_old_and_leaves_that_of_caesar() -> None:
    t = position({"italia-2": "aetius"}, caesars={"west": "aetius"}, year=420)
    dies(t, "honorius", "nature", 4)
    assert (t.office("augustus", "west"), t.office("caesar", "west")) == ("aetius", "nobody")


@rule("3.5.1b")
def test_without_any_augustus_the_game_ends_at_once_in_a_roman_defeat() -> None:
    t = position({"hunni-1": "hunni-a"}, augusti={"west": "nobody"}, sequences={"roman": 3}, pv={"roman": 90})
    t.sequence("roman")
    dies(t, "theodosius-ii")
    assert t.match.over
    result = t.match.result
    assert result is not None
    assert (result.winners, result.how) == ((1,), "no-augustus")


@rule("3.5.1b", "3.5.2b")
def test_succession_comes_before_that() -> None:
    t = position({"asia-1": "procopius"}, augusti={"west": "nobody"})
    dies(t, "theodosius-ii")
    assert t.office("augustus", "east") == "procopius"
    assert not t.g.defeat


# ---- 3.5.2


@rule("3.5.2d")
def test_theodosians_of_the_half_come_first() -> None:
    t = position({"thracia-3": "arcadius theodosius-ii anthemius-praefectus"}, augusti={"east": "arcadius"})
    dies(t, "arcadius")
    assert t.office("augustus", "east") == "theodosius-ii"


@rule("3.5.2d")
def test_the_roman_chooses_among_theodosians() -> None:
    t = position(
        {"thracia-3": "leo-i theodosius-ii valentinianus-iii procopius"}, augusti={"east": "leo-i", "west": "honorius"}
    )
    dies(t, "leo-i")
    assert t.options("roman") == ["leader valentinianus-iii", "leader theodosius-ii"]


@rule("3.5.2e", "3.5.2c")
def test_then_any_historical_leader_of_the_half_who_is_no_barbarian() -> None:
    t = position({"thracia-3": "theodosius-ii aspar procopius", "asia-1": "marcianus", "oriens-2": "dux-armeniae"})
    dies(t, "theodosius-ii")
    assert t.options("roman") == ["leader procopius", "leader marcianus"]
    t.play("roman", "leader marcianus")
    assert t.office("augustus", "east") == "marcianus"


@rule("3.5.2f")
@pytest.mark.parametrize(("die", "accepted"), [(2, True), (3, False)])
def test_a_western_candidate_needs_the_approval_of_the_east(die: int, accepted: bool) -> None:
    t = position({"galliae-2": "castinus", "asia-1": "procopius"}, year=420)
    dies(t, "honorius", "nature", die)
    assert t.events("approval") == [
        {"leader": "castinus", "die": die, "needed": 2, "success": accepted, "chance": 0.3333}
    ]
    assert (t.office("augustus", "west") == "castinus") is accepted


@rule("3.5.2f")
def test_the_caesar_of_the_west_may_speak_for_him() -> None:
    t = position({"galliae-2": "castinus", "italia-2": "aetius"}, caesars={"west": "aetius"}, year=420)
    dies(t, "honorius", "nature", 4).play("roman", "leader castinus")
    assert t.events("approval")[0]["needed"] == 4
    assert t.office("augustus", "west") == "castinus"


@rule("3.5.2f")
def test_a_theodosian_needs_no_approval() -> None:
    t = position({"italia-4": "maiorianus valentinianus-iii"}, augusti={"west": "maiorianus"}, year=450)
    dies(t, "maiorianus")
    assert (t.office("augustus", "west"), t.events("approval")) == ("valentinianus-iii", [])


@rule("3.5.2g")
def test_the_rejected_candidate_is_a_usurper_and_an_easterner_becomes_augustus_of_the_west() -> None:
    t = position(
        {
            "galliae-2": "castinus comitatenses-galliae-1",
            "asia-1": "procopius",
            "oriens-2": "anatolius lanciarii-seniores",
        },
        year=420,
    )
    dies(t, "honorius", "nature", 6)
    assert t.office("usurper", "west") == "castinus"
    assert t.camp("comitatenses-galliae-1") == "barbarian"
    t.play("barbarian", "pass").play("roman", "leader anatolius")
    assert t.office("augustus", "west") == "anatolius"
    t.sequence("roman").play("roman", "lead anatolius", "take lanciarii-seniores")
    assert t.options("roman", "to")


@rule("3.5.2g", "3.6.1")
def test_if_a_western_usurpation_runs_already_he_joins_it() -> None:
    t = position(
        {"galliae-2": "castinus", "britanniae-2": "west constantinus-iii", "asia-1": "procopius"},
        usurpers={"west": "constantinus-iii"},
        year=410,
    )
    dies(t, "honorius", "nature", 6)
    assert (t.office("usurper", "west"), t.follows("castinus")) == ("constantinus-iii", "west")


@rule("3.5.2g")
def test_an_eastern_augustus_of_the_west_leads_eastern_palatini_into_the_west() -> None:
    t = position({"moesiae-3": "anatolius lanciarii-seniores"}, augusti={"west": "anatolius"}).sequence("roman")
    t.play("roman", "lead anatolius", "take lanciarii-seniores", "to pannoniae-4")
    assert t.where("lanciarii-seniores") == "pannoniae-4"


@rule("3.5.2h")
def test_without_anybody_in_the_half_one_of_the_other_half_is_chosen() -> None:
    t = position({"galliae-2": "ricimer", "asia-1": "procopius marcianus"}, year=420)
    dies(t, "honorius")
    assert t.options("roman") == ["leader procopius", "leader marcianus"]
    t.play("roman", "leader marcianus")
    assert (t.office("augustus", "west"), t.events("approval")) == ("marcianus", [])


@rule("3.5.2b")
def test_the_other_augustus_is_no_candidate() -> None:
    t = position(year=420)
    dies(t, "honorius")
    assert (t.office("augustus", "west"), t.office("augustus", "east")) == ("nobody", "theodosius-ii")


@rule("3.5.2e", "3.5.2h", "3.5.1b")
@pytest.mark.parametrize("place", ["alamanni", "western-fleet"])
def test_a_leader_beyond_the_border_or_at_sea_is_of_the_half_he_comes_from(place: str) -> None:
    board = {place: "constantius-iii"}
    fleets = {"western-fleet": "roman mare-internum-occidentale"}
    t = position(board, augusti={"east": "nobody"}, status={"alamanni": "war"}, fleets=fleets)
    dies(t, "honorius")
    assert (t.office("augustus", "west"), t.g.defeat) == ("constantius-iii", False)
    t = position({**board, "italia-5": "attalus"}, fleets=fleets)
    assert dies(t, "theodosius-ii").options("roman") == ["leader attalus", "leader constantius-iii"]


@rule("3.5.2g", "3.6.2b")
@pytest.mark.parametrize("place", ["alamanni", "western-fleet"])
def test_a_rejected_candidate_who_is_not_in_the_empire_does_not_rise_there(place: str) -> None:
    board = {place: "constantius-iii", "asia-1": "procopius"}
    t = position(board, status={"alamanni": "war"}, fleets={"western-fleet": "roman mare-internum-occidentale"})
    dies(t, "honorius", "nature", 6)
    assert t.office("augustus", "west") == "procopius"
    assert (t.office("usurper", "west"), t.camp("constantius-iii")) == ("nobody", "roman")


@rule("3.5.2i", "10.2i")
def test_a_throne_that_stays_empty_counts_once_and_gives_one_kingdom() -> None:
    t = position({"italia-5": "attalus"}, augusti={"west": "nobody"}, year=410).roll(6, then=1).entries("roman")
    assert (t.office("augustus", "west"), t.office("usurper", "west")) == ("nobody", "attalus")
    assert (t.g.unsucceeded, t.g.free_rex) == (False, False)


@rule("3.5.2f", "3.5.2i")
def test_an_empty_throne_is_offered_to_one_candidate_a_year() -> None:
    t = position({"italia-5": "attalus", "africa-4": "heraclianus"}, augusti={"west": "nobody"}, year=410)
    t.roll(6, then=1).entries("roman").play("roman", "leader attalus").idle()
    assert len(t.events("approval")) == 1


@rule("3.5.2i", "10.2i")
def test_with_nobody_eligible_the_throne_stays_vacant_until_somebody_enters() -> None:
    t = position({"galliae-2": "ricimer", "waiting": "felix"}, year=423)
    dies(t, "honorius", "nature")
    assert (t.office("augustus", "west"), t.g.unsucceeded) == ("nobody", True)
    t.entries("roman")
    assert t.office("augustus", "west") == "nobody"
    t.g.year = 424
    t.roll(1).entries("roman")
    assert t.office("augustus", "west") == "felix"


@rule("3.5.2i", "3.5.2h")
def test_a_leader_who_enters_in_the_other_half_fills_it_too() -> None:
    t = position({"waiting": "procopius"}, augusti={"west": "nobody"}, year=421).entries("roman")
    assert t.office("augustus", "west") == "procopius"


@rule("3.5.2i")
def test_the_barbarian_may_once_found_a_kingdom_without_the_counter() -> None:
    board = {"hispaniae-1": "alaricus visigothi-a", "hispaniae-2": "suevi-a"}
    t = position(board, status={"visigothi": "revolt"}, free_rex=True)
    t.geostrategy("barbarian")
    assert t.options("barbarian") == ["leader alaricus", "pass"]
    t.play("barbarian", "pass").geostrategy("barbarian")
    t.roll(4).play("barbarian", "leader alaricus")
    assert t.status("visigothi") == "regnum"
    assert not t.g.free_rex


@rule("3.5.2j")
def test_before_424_the_house_of_honorius_has_no_precedence() -> None:
    t = position({"italia-4": "honorius castinus valentinianus-iii"}, year=423)
    dies(t, "honorius", "nature")
    assert t.options("roman") == ["leader castinus", "leader valentinianus-iii"]


@rule("3.5.2k", "3.5.2l", "3.5.2m")
def test_from_424_on_his_death_makes_a_usurper_and_valentinian_augustus() -> None:
    t = position(
        {
            "galliae-2": "castinus",
            "galliae-3": "iovinus",
            "waiting": "valentinianus-iii placidi-felices",
            "asia-1": "ardaburius aspar",
        },
        year=424,
    )
    dies(t, "honorius")
    assert (t.who, t.asked) == ("barbarian", "ChooseUsurper")
    t.roll(6).play("barbarian", "leader castinus")
    assert t.office("usurper", "west") == "castinus"
    assert not t.events("usurpation-roll")
    t.play("barbarian", "pass")
    assert (t.office("augustus", "west"), t.where("valentinianus-iii")) == ("valentinianus-iii", "thracia-3")
    assert t.where("placidi-felices") == "thracia-3"
    assert t.hand("roman") == ["augusta-occidentalis"]
    t.play("roman", "leader ardaburius")
    assert t.events("escort") == [{"leader": "ardaburius"}]


@rule("3.5.2m")
def test_the_escort_leads_eastern_palatini_and_placidi_felices_into_the_west() -> None:
    t = position(
        {"moesiae-3": "ardaburius lanciarii-seniores placidi-felices"}, escort=PIECE["ardaburius"], year=424
    ).sequence("roman")
    t.play("roman", "lead ardaburius", "take lanciarii-seniores", "take placidi-felices", "to pannoniae-4")
    assert t["pannoniae-4"] == "ardaburius placidi-felices lanciarii-seniores"


@rule("3.5.2m", "3.2.3b")
def test_he_leads_no_palatini_of_the_west_into_the_east() -> None:
    t = position({"pannoniae-4": "ardaburius comites-alani"}, escort=PIECE["ardaburius"], year=425).sequence("roman")
    t.play("roman", "lead ardaburius", "take comites-alani")
    assert t.forbids("roman", "to moesiae-3") == "3.2.3b"
    assert t.may("roman", "to italia-3")


@rule("3.5.2m", "3.6.3a")
def test_an_escort_who_joins_a_usurper_is_none_any_more() -> None:
    t = position(
        {"pannoniae-4": "castinus ardaburius lanciarii-seniores", "thracia-3": "valentinianus-iii"},
        augusti={"west": "valentinianus-iii"},
        escort=PIECE["ardaburius"],
        hand={"barbarian": "western-usurpation"},
        year=425,
    ).geostrategy("barbarian")
    t.roll(1).play("barbarian", "play western-usurpation", "leader castinus", "pass")
    assert t.camp("ardaburius") == "barbarian"
    t.sequence("barbarian").play("barbarian", "lead ardaburius", "take lanciarii-seniores")
    assert t.forbids("barbarian", "to italia-3") == "3.2.3b"
    assert t.may("barbarian", "to moesiae-3")


@rule("3.5.2n", "3.6.2b")
def test_nor_does_he_go_home_when_he_is_the_usurper_of_the_east() -> None:
    t = position(
        {"asia-3": "ardaburius lanciarii-seniores"},
        escort=PIECE["ardaburius"],
        hand={"barbarian": "eastern-usurpation"},
        year=425,
    ).geostrategy("barbarian")
    t.roll(1).play("barbarian", "play eastern-usurpation", "pass").phase("F").idle()
    assert t["asia-3"] == "east ardaburius lanciarii-seniores"


@rule("3.5.2n", "3.5.1a")
def test_nor_when_he_has_become_augustus() -> None:
    t = position({"italia-4": "valentinianus-iii procopius"}, augusti={"west": "valentinianus-iii"}, year=425)
    t.g.escort = PIECE["procopius"]
    dies(t, "valentinianus-iii", "nature", 1).phase("F").idle()
    assert (t.office("augustus", "west"), t.where("procopius")) == ("procopius", "italia-4")


@rule("3.5.2n", "8.2.2c")
def test_from_a_besieged_refuge_he_goes_home_when_it_is_free() -> None:
    board = {"ravenna": "valentinianus-iii ardaburius lanciarii-seniores", "italia-4": "visigothi-a"}
    t = position(board, augusti={"west": "valentinianus-iii"}, status={"visigothi": "revolt"}, year=425)
    t.g.escort = PIECE["ardaburius"]
    t.roll(then=1).phase("F").idle()
    assert t["ravenna"] == "valentinianus-iii ardaburius lanciarii-seniores"
    t.g.put((PIECE["visigothi-a"],), ZONE["galliae-2"])
    t.phase("F").idle()
    assert (t["ravenna"], t.where("lanciarii-seniores")) == ("valentinianus-iii", "thracia-3")


@rule("3.5.2n")
def test_palatini_whom_he_has_left_behind_stay_in_the_west() -> None:
    board = {"italia-4": "valentinianus-iii ardaburius", "italia-2": "lanciarii-seniores"}
    t = position(board, augusti={"west": "valentinianus-iii"}, escort=PIECE["ardaburius"], year=425).phase("F").idle()
    assert (t.where("ardaburius"), t.where("lanciarii-seniores")) == ("thracia-3", "italia-2")


@rule("3.5.2n")
def test_when_the_civil_war_is_over_the_escort_and_his_palatini_go_home() -> None:
    board = {"italia-4": "valentinianus-iii ardaburius lanciarii-seniores placidi-felices comites-alani"}
    t = position(board, augusti={"west": "valentinianus-iii"}, escort=PIECE["ardaburius"], year=425).phase("F").idle()
    assert (t.where("ardaburius"), t.where("lanciarii-seniores")) == ("thracia-3", "thracia-3")
    assert (t.where("placidi-felices"), t.where("comites-alani")) == ("italia-4", "italia-4")


@rule("3.5.2n")
def test_while_it_runs_he_stays() -> None:
    t = position(
        {"italia-4": "valentinianus-iii ardaburius lanciarii-seniores", "galliae-2": "west castinus"},
        augusti={"west": "valentinianus-iii"},
        usurpers={"west": "castinus"},
        escort=PIECE["ardaburius"],
        year=425,
    )
    assert t.phase("F").idle().where("ardaburius") == "italia-4"


@rule("3.5.2l")
def test_valentinian_enters_by_his_table_if_honorius_reigns_no_more() -> None:
    t = position({"waiting": "valentinianus-iii"}, year=424).entries("roman")
    assert t.where("valentinianus-iii") == "waiting"
    t = position({"waiting": "valentinianus-iii", "italia-4": "castinus"}, year=424, augusti={"west": "castinus"})
    assert t.entries("roman").where("valentinianus-iii") == "thracia-3"


@rule("3.5.2a")
def test_a_successful_usurper_follows_the_augustus_he_has_killed() -> None:
    t = position({"galliae-2": "west castinus", "italia-2": "aetius"}, usurpers={"west": "castinus"}, year=420)
    dies(t, "honorius", "murder")
    assert (t.office("augustus", "west"), t.asked) == ("nobody", "")
    t.phase("F").idle()
    assert t.office("augustus", "west") == "castinus"
    assert t.g.roman_seat == 1
