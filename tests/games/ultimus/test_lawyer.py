"""Points that a reader of whole games stumbled on: rules met seldom, and sentences that said too little."""

from __future__ import annotations

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.games.ultimus.data.components import PIECE, TRIBES, ZONE, ZONES
from romanum.games.ultimus.game import UltimusRomanorum
from romanum.games.ultimus.rules.throne.usurpation import NamePuppet
from romanum.games.ultimus.rules.year.balance import EndCivilWars
from romanum.games.ultimus.state.names import NAMES
from rules import rule

GAME = UltimusRomanorum()


# ---- 3.6, 5, 6.2c: usurpers and their puppets


@rule("3.6.3g", "3.6.2b")
@pytest.mark.parametrize(("half", "asked"), [("east", "Group"), ("west", "Rally")])
def test_a_usurper_rallies_in_his_own_half_alone(half: str, asked: str) -> None:
    board = {"italia-3": f"{half} castinus", "italia-2": "comitatenses-italiae-1"}
    t = position(board, usurpers={half: "castinus"}).sequence("barbarian")
    assert t.play("barbarian", "lead castinus", "to italia-2").asked == asked


@rule("3.6.4a")
def test_that_the_seats_of_the_augustus_are_his_is_told_before_the_swap() -> None:
    board = {
        "italia-4": "west castinus comites-alani", "italia-5": "west aetius comites-seniores", "italia-2": "honorius",
    }  # fmt: skip
    t = position(board, usurpers={"west": "castinus"}).push(EndCivilWars())
    assert [(e["how"], e["leader"]) for e in t.events("usurpation-succeeds")] == [("occupation", "castinus")]


@rule("6.2c")
def test_the_usurper_of_the_other_half_is_nobodys_puppet() -> None:
    board = {"italia-2": "west ricimer", "asia-1": "east iohannes", "italia-6": "attalus"}
    t = position(board, usurpers={"west": "ricimer", "east": "iohannes"}).push(NamePuppet(1, 0))
    assert "leader iohannes" not in t.options("barbarian")


@rule("5b", "6.2c")
def test_a_puppet_who_usurps_elsewhere_does_not_get_the_throne() -> None:
    board = {"italia-2": "west ricimer", "asia-1": "east attalus", "italia-6": "castinus"}
    usurpers = {"west": "ricimer", "east": "attalus"}
    t = position(board, usurpers=usurpers, puppets={"west": "attalus"}, won=[1, 0]).roll(1).push(EndCivilWars())
    assert (t.office("augustus", "west") != "attalus", t.office("usurper", "east")) == (True, "attalus")


@rule("6.2c")
def test_a_puppet_of_both_halves_dies_in_both() -> None:
    board = {"italia-2": "west ricimer", "asia-1": "east aspar", "italia-6": "attalus"}
    usurpers, puppets = {"west": "ricimer", "east": "aspar"}, {"west": "attalus", "east": "attalus"}
    t = position(board, usurpers=usurpers, puppets=puppets, hand={"barbarian": "assassination"})
    t.moment("barbarian", "start").roll(ten(9)).play("barbarian", "play assassination", "leader attalus")
    assert PIECE["attalus"] not in t.g.puppet


# ---- 6: stratagems and the events that are like them


def hatred(*, playing: str, follows: str) -> Table:
    """Germanophobia strikes Sarus, of one camp or the other."""
    board = {"italia-2": f"{follows} sarus loyal comitatenses-italiae-1", "galliae-1": "west castinus"}
    t = position(board, usurpers={"west": "castinus"}, hand={playing: "germanophobia"})
    t.g.germanophobic = (t.g.where[PIECE["sarus"]],)
    t.moment(playing, "start").roll(ten(9))
    return t.play(playing, "play germanophobia")


@rule("10.1b", "6.3o")
@pytest.mark.parametrize("playing", ["roman", "barbarian"])
@pytest.mark.parametrize(("follows", "winner"), [("loyal", "barbarian"), ("west", "roman")])
def test_a_leader_whom_the_mob_murders_is_a_point_for_his_enemies(playing: str, follows: str, winner: str) -> None:
    t = hatred(playing=playing, follows=follows)
    assert [(e["camp"], e["points"]) for e in t.events("points")] == [(winner, 1)]


@rule("6.3h", "3.2.4a")
def test_the_guard_of_a_leader_dead_of_the_plague_is_gone_and_does_not_sicken() -> None:
    t = position(
        {"italia-2": "castinus"}, guards={"castinus": "buccellarii-3pf-1"}, hand={"roman": "plague-breaks-out"}
    )
    t.moment("roman", "start").roll(ten(9)).play("roman", "play plague-breaks-out", "area italia-2")
    assert (t.where("buccellarii-3pf-1"), t.events("sickens")) == ("gone", [])


@rule("6.3h", "3.6.4e")
def test_a_usurper_who_marches_into_the_plague_and_dies_has_failed() -> None:
    board = {"italia-3": "west castinus comitatenses-italiae-1"}
    t = position(board, usurpers={"west": "castinus"}, plague=ZONE["italia-2"]).sequence("barbarian")
    t.roll(ten(9)).play("barbarian", "lead castinus", "take comitatenses-italiae-1", "to italia-2")
    assert (t.office("usurper", "west"), t.camp("comitatenses-italiae-1")) == ("nobody", "roman")
    assert "Group" not in [type(step).__name__ for step in t.g.stack]


@rule("6.2m")
def test_bagaudes_ally_with_nobody() -> None:
    board = {"galliae-1": "bagaudes-a", "galliae-2": "vandali-a gundericus"}
    t = position(
        board,
        status={"bagaudes": "war", "vandali": "war"},
        hand={"barbarian": "barbarian-alliance minor-tribe-uprising"},
    )
    assert t.geostrategy("barbarian").forbids("barbarian", "play barbarian-alliance") == "6e"


# ---- 8: what is worth a question


@rule("8.2.1a")
@pytest.mark.parametrize(("leader", "asked"), [("dux-raetiae", False), ("castinus", True)])
def test_nobody_is_asked_about_an_evasion_that_no_die_allows(leader: str, asked: bool) -> None:
    board = {"italia-1": f"{leader} limitanei-raetiae-1 visigothi-a visigothi-b"}
    t = position(board, status={"visigothi": "revolt"}).roll(ten(9)).combat("barbarian")
    assert (t.asked == "TryEvasion") is asked


@rule("8.2.1d", "7.1c")
@pytest.mark.parametrize(("onwards", "shut"), [(("to galliae-7",), False), ((), True)])
def test_a_leader_who_has_only_ridden_through_closes_no_way_out(onwards: tuple[str, ...], shut: bool) -> None:
    board = {"galliae-5": "alaricus visigothi-a", "galliae-3": "castinus", "galliae-6": "ioviani-seniores"}
    t = position(board, status={"visigothi": "revolt"}).sequence("roman")
    t.play("roman", "lead castinus", "to galliae-5", *onwards, "halt", "unit ioviani-seniores", "to galliae-5", "done")
    t.roll(1).play("barbarian", "evade", "with alaricus", "with visigothi-a")
    assert ("flee galliae-3" not in t.options("barbarian", "flee")) is shut
    assert "flee galliae-6" not in t.options("barbarian", "flee")


@rule("6e", "6.3f")
def test_after_a_flight_there_is_no_battle_to_ask_about() -> None:
    board = {"italia-3": "comitatenses-italiae-1 visigothi-a"}
    hand = {"barbarian": "opportune-flight", "roman": "desertion divine-favour"}
    t = position(board, status={"visigothi": "revolt"}, hand=hand).combat("roman")
    t.play("barbarian", "play opportune-flight", "with visigothi-a", "flee pannoniae-1")
    assert "MomentWindow" not in (t.asked, *(type(step).__name__ for step in t.g.stack))


def beaten(board: dict[str, str]) -> Table:
    """Aegidius and his guard, who stand if they can evade, are beaten at Bononia, but not destroyed."""
    t = position({"galliae-1": "aegidius saxones-a saxones-b", **board}, guards={"aegidius": "buccellarii-3pf-1"},
                 status={"saxones": "war"})  # fmt: skip
    t.roll(ten(6)).combat("barbarian")
    return t.play("roman", "stand") if t.asked == "TryEvasion" else t


@rule("8.4.1a", "3.2.4a")
def test_a_leader_does_not_retreat_where_his_guard_may_not_be() -> None:
    t = beaten({})
    assert "retreat galliae-2" in t.options("roman")
    assert "retreat franci-orientales" not in t.options("roman")


@rule("8.4.1a", "3.2.4a")
def test_without_another_way_out_he_leaves_his_guard_behind_and_it_is_lost() -> None:
    t = beaten({"galliae-2": "hunni-a", "galliae-3": "hunni-b", "galliae-4": "hunni-c", "galliae-7": "hunni-d",
                "britanniae-2": "hunni-e"})  # fmt: skip
    t.play("roman", "retreat franci-orientales")
    assert (t.where("aegidius"), t.where("buccellarii-3pf-1")) == ("franci-orientales", "lost")


@rule("3.5.2n", "3.2.4a")
def test_the_escort_goes_home_with_his_guard() -> None:
    t = position({"italia-4": "ardaburius"}, guards={"ardaburius": "buccellarii-3pf-1"}, escort=PIECE["ardaburius"])
    t.push(EndCivilWars())
    assert (t.where("ardaburius"), t.where("buccellarii-3pf-1")) == ("thracia-3", "thracia-3")


# ---- 9.4l: a capital that Romans enter in the Adjustments


@rule("9.4l", "4.5.3e")
def test_a_capital_that_palatini_return_to_moves_and_the_king_lives() -> None:
    board = {"italia-2": "vandali-a vandali-chief", "lost": "vandali-b ioviani-seniores"}
    t = position(board, regna={"vandali": "vandali-chief italia-4"}).phase("F")
    assert t.where("ioviani-seniores") == "italia-4"
    assert (t.status("vandali"), t.where("vandali-chief"), t.where("vandali-b")) == ("regnum", "italia-2", "italia-2")


# ---- words


@pytest.mark.parametrize("tribe", [tribe.id for tribe in TRIBES])
def test_no_area_is_called_just_like_a_people(tribe: str) -> None:
    names = {NAMES.get(f"area:{zone.id}", NAMES[zone.id]) for zone in ZONES}
    assert NAMES[tribe] not in names


def test_a_march_from_the_home_of_a_people_names_the_land() -> None:
    facts = {"area": "ostrogothi", "destination": "gepidae", "pieces": ["ostrogothi-a"]}
    told = "From Ostrogothi (lower Danube) to Gepidae (Transylvania): Ostrogothi A."
    assert GAME.words.say("event-moves", facts) == told
