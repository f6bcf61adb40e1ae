"""Chapters 6 and 6.4: who may hold and play which stratagem, and when."""

import pytest

from games.ultimus.builder import position, ten
from romanum.games.ultimus.data.components import STRATAGEM, STRATAGEMS
from romanum.games.ultimus.rules.stratagems.playable import PLAYS
from rules import rule


def test_every_stratagem_does_something() -> None:
    assert set(PLAYS) == set(range(len(STRATAGEMS)))


@rule("6a")
def test_nobody_plays_the_other_camps_stratagems() -> None:
    t = position({"galliae-2": "castinus"}, hand={"roman": "minor-tribe-uprising ecumenical-council"})
    assert t.geostrategy("roman").forbids("roman", "play minor-tribe-uprising") == "6a"
    t = position({"galliae-2": "hunni-a"}, hand={"barbarian": "tribute fleet"}, status={"hunni": "war"})
    assert t.sequence("barbarian").forbids("barbarian", "play tribute") == "6a"


@rule("6a")
@pytest.mark.parametrize("camp", ["roman", "barbarian"])
def test_mixed_ones_are_for_both(camp: str) -> None:
    t = position({"galliae-2": "castinus west iovinus"}, hand={camp: "fleet"}, usurpers={"west": "iovinus"})
    assert t.sequence(camp).may(camp, "play fleet")


@rule("6b")
def test_a_played_stratagem_goes_back_to_the_cup() -> None:
    t = position(hand={"barbarian": "minor-tribe-uprising"}).geostrategy("barbarian")
    before = t.g.cup().count(STRATAGEM["minor-tribe-uprising"])
    t.play("barbarian", "play minor-tribe-uprising", "tribe alamanni")
    assert t.g.cup().count(STRATAGEM["minor-tribe-uprising"]) == before + 1


@rule("6b", "6.2h")
def test_one_that_is_removed_does_not() -> None:
    t = position({"hunni-1": "hunni-a"}, hand={"barbarian": "three-major-tribe-uprisings"}).geostrategy("barbarian")
    t.play("barbarian", "play three-major-tribe-uprisings").idle()
    assert STRATAGEM["three-major-tribe-uprisings"] not in t.g.cup()


@rule("6c")
def test_stratagems_may_be_kept_and_any_number_played_in_a_turn() -> None:
    t = position({"galliae-2": "castinus"}, hand={"roman": "fleet", "barbarian": "desertion"}).phase("F").idle()
    assert (t.hand("roman"), t.hand("barbarian")) == (["fleet"], ["desertion"])
    t = position(hand={"barbarian": "minor-tribe-uprising minor-tribe-uprising"}).geostrategy("barbarian")
    t.play("barbarian", "play minor-tribe-uprising", "tribe alamanni", "play minor-tribe-uprising", "tribe saxones")
    assert t.hand("barbarian") == []


@rule("6c")
def test_a_stratagem_that_is_not_in_hand_cannot_be_played() -> None:
    t = position({"galliae-2": "castinus"}, hand={"roman": "fleet"}).sequence("roman")
    assert t.forbids("roman", "play tribute") == "6c"


@rule("6c")
def test_what_is_kept_is_secret() -> None:
    t = position(hand={"roman": "fleet", "barbarian": "desertion"})
    assert STRATAGEM["desertion"] not in t.known("roman").hand
    assert STRATAGEM["desertion"] in t.known("barbarian").hand
    assert all(kind not in t.known(None).hand for kind in (STRATAGEM["fleet"], STRATAGEM["desertion"]))


@rule("6d")
def test_the_surplus_over_five_is_discarded_in_phase_f_as_the_holder_picks() -> None:
    t = position(hand={"roman": "tribute tribute fleet initiative desertion assassination"}).phase("F")
    assert (t.asked, t.who) == ("Discard", "roman")
    t.play("roman", "discard fleet")
    assert len(t.hand("roman")) == 5
    assert "fleet" not in t.hand("roman")


@rule("6d")
def test_what_the_camp_cannot_use_goes_first() -> None:
    t = position(hand={"roman": "tribute tribute fleet initiative desertion migration"}).phase("F")
    assert (len(t.hand("roman")), t.events("discards")) == (5, [])


@rule("6e")
def test_each_is_played_in_its_phase_only() -> None:
    t = position({"galliae-2": "castinus"}, hand={"roman": "ecumenical-council fleet pope"}).geostrategy("roman")
    assert t.may("roman", "play ecumenical-council")
    assert (t.forbids("roman", "play fleet"), t.forbids("roman", "play pope")) == ("6e", "6e")
    t.play("roman", "done").sequence("roman")
    assert t.may("roman", "play fleet")
    assert t.forbids("roman", "play ecumenical-council") == "6e"


@rule("6e")
@pytest.mark.parametrize("moment", ["start", "move", "result", "end"])
def test_a_stratagem_of_phase_e_is_offered_at_every_natural_moment(moment: str) -> None:
    t = position({"galliae-2": "castinus"}, hand={"barbarian": "assassination"}).moment("barbarian", moment)
    assert t.may("barbarian", "play assassination")


@rule("6e")
def test_it_works_at_once_in_the_others_sequence() -> None:
    t = position(
        {"galliae-2": "castinus comitatenses-galliae-1", "galliae-3": "limitanei-germaniae-i"},
        hand={"barbarian": "desertion"},
    ).sequence("roman")
    t.play("barbarian", "pass").play("roman", "unit limitanei-germaniae-i", "to galliae-1")
    t.play("barbarian", "play desertion", "area galliae-2")
    assert t.is_reduced("comitatenses-galliae-1")
    assert (t.who, t.may("roman", "lead castinus")) == ("roman", True)


@rule("6e")
def test_several_may_be_played_one_after_the_other() -> None:
    t = position({"galliae-2": "castinus aetius"}, hand={"barbarian": "assassination assassination"})
    t.moment("barbarian", "start").roll(ten(8), ten(0))
    t.play("barbarian", "play assassination", "leader castinus", "play assassination", "leader aetius")
    assert (t.where("castinus"), t.where("aetius"), t.asked) == ("gone", "galliae-2", "")


@rule("6e")
def test_a_person_says_how_often_to_be_asked() -> None:
    board = {"galliae-2": "castinus", "galliae-3": "limitanei-germaniae-i"}
    t = position(board, hand={"barbarian": "assassination"}).sequence("roman", "roman")
    t.wish("barbarian", "never").play("barbarian", "pass").play("roman", "unit limitanei-germaniae-i", "to galliae-1")
    assert t.who == "roman"
    t.play("roman", "done")
    assert (t.who, t.asked) == ("barbarian", "MomentWindow")


@rule("6e")
def test_asked_before_battles_only_he_is_left_in_peace_until_one() -> None:
    board = {"galliae-2": "castinus limitanei-belgicae-ii burgondi-a", "galliae-3": "limitanei-germaniae-i"}
    t = position(board, hand={"barbarian": "assassination"}, status={"burgondi": "war"}).sequence("roman")
    t.wish("barbarian", "concerned").play("barbarian", "pass")
    t.play("roman", "unit limitanei-germaniae-i", "to galliae-1")
    assert t.who == "roman"
    t.play("roman", "done")
    assert (t.who, t.asked) == ("barbarian", "MomentWindow")


@rule("6e")
def test_in_a_discreet_match_whoever_holds_anything_is_asked_and_may_ask_for_silence() -> None:
    board = {"galliae-2": "castinus", "galliae-3": "limitanei-germaniae-i"}
    t = position(board, hand={"barbarian": "rex"}, options={"discreet": True}).sequence("roman")
    assert t.options("barbarian") == ["pass"]
    t.wish("barbarian", "never").play("barbarian", "pass").play("roman", "unit limitanei-germaniae-i", "to galliae-1")
    assert t.who == "roman"
    assert t.match.history[-1].text == "pass", "all see him pass, as if he had been asked"


@rule("6.4a", "4.2.1b", "3.3.1c")
def test_generic_leaders_killed_by_plague_return_and_historical_ones_do_not() -> None:
    t = position(
        {"galliae-2": "castinus magister-equitum-per-gallias vandali-chief", "vandali": "vandali-a"},
        hand={"barbarian": "plague-breaks-out"},
        status={"vandali": "war"},
    ).sequence("barbarian")
    t.roll(ten(9), ten(9), ten(9)).play("barbarian", "play plague-breaks-out", "area galliae-2")
    assert (t.where("castinus"), t.where("vandali-chief")) == ("gone", "returning")
    assert t.where("magister-equitum-per-gallias") == "returning"
    t.entries("barbarian")
    assert (t.where("vandali-chief"), t.where("magister-equitum-per-gallias")) == ("vandali", "returning")


@rule("6.4b", "6.2h")
def test_with_two_major_tribes_at_peace_three_major_uprisings_raise_exactly_those() -> None:
    majors = ("vandali", "ostrogothi", "burgondi", "persae")
    t = position(
        {"hunni-1": "hunni-a", "hispaniae-1": "visigothi-a"},
        status={**dict.fromkeys(majors, "war"), "hunni": "peace", "visigothi": "peace"},
        hand={"barbarian": "three-major-tribe-uprisings"},
    ).geostrategy("barbarian")
    t.play("barbarian", "play three-major-tribe-uprisings")
    assert t.forbids("barbarian", "done") == "6.4b"
    t.play("barbarian", "tribe hunni")
    assert (t.status("hunni"), t.status("visigothi"), t.asked) == ("war", "war", "")


@rule("6.4b")
def test_foederati_are_raised_voluntarily() -> None:
    majors = ("vandali", "ostrogothi", "burgondi", "persae", "hunni")
    t = position(
        {"hispaniae-1": "visigothi-a"},
        status={**dict.fromkeys(majors, "war"), "visigothi": "foederati"},
        hand={"barbarian": "three-major-tribe-uprisings"},
    ).geostrategy("barbarian")
    t.play("barbarian", "play three-major-tribe-uprisings")
    assert t.options("barbarian") == ["tribe visigothi", "done"]


# ---- a discreet match asks whoever holds anything

DISCREET = {"discreet": True}


@rule("2.B.c", "6c")
def test_the_initiative_may_be_turned_as_far_as_the_others_know() -> None:
    t = position(hand={"roman": "fleet"}, options=DISCREET).roll(6).phase("B")
    assert (t.who, t.options("roman")) == ("roman", ["pass"])
    assert position(hand={"roman": "fleet"}).roll(6).phase("B").asked == ""


@rule("6.1d", "6c")
def test_an_augusta_may_be_there_as_far_as_the_others_know() -> None:
    t = position({"galliae-2": "castinus"}, hand={"roman": "fleet", "barbarian": "assassination"}, options=DISCREET)
    t.moment("barbarian", "start").play("barbarian", "play assassination", "leader honorius")
    assert (t.who, t.options("roman")) == ("roman", ["pass"])


@rule("6.1f", "6c")
def test_a_pope_may_be_there_as_far_as_the_others_know() -> None:
    t = position(hand={"roman": "fleet"}, options=DISCREET).phase("F")
    assert (t.asked, t.options("roman")) == ("OfferPope", ["pass"])


@rule("6d")
def test_what_is_discarded_is_secret() -> None:
    t = position(hand={"roman": "tribute tribute fleet initiative desertion assassination"}).phase("F")
    t.play("roman", "discard fleet")
    assert [event.facts for event in t.told("barbarian", "discards")] == [{"camp": "roman"}]
