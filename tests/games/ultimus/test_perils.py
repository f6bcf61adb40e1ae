"""Odds of leaders in peril: plague, hatred, and being caught alone among enemies."""

from __future__ import annotations

import pytest

from games.ultimus.asked_odds import cited, odds, outcomes
from games.ultimus.builder import position, ten
from romanum.games.ultimus.data.components import PF, PIECE, ZONE
from rules import rule

GOTHS = {"visigothi": "revolt"}
ITALIANS = "comitatenses-italiae-1 comitatenses-italiae-2"


@rule("6.3h")
def test_a_plague_kills_leaders_one_by_one_and_units_for_sure() -> None:
    board = {"galliae-2": "castinus iovinus comitatenses-galliae-1 west burgondi-a"}
    t = position(board, status={"burgondi": "foederati"}, hand={"barbarian": "plague-breaks-out"})
    t.moment("barbarian", "start").play("barbarian", "play plague-breaks-out")
    found = odds(t, "barbarian", "area galliae-2")
    assert outcomes(found, 100) == {"no leader dies": 81, "an enemy leader dies": 18, "2 enemy leaders die": 1}
    assert found.win == pytest.approx(0.19)
    full = [t.g.strength([PIECE[unit]]) for unit in ("comitatenses-galliae-1", "burgondi-a")]
    t.roll(ten(0), ten(0)).play("barbarian", "area galliae-2")
    left = [t.g.strength([PIECE[unit]]) for unit in ("comitatenses-galliae-1", "burgondi-a")]
    assert (found.expected_losses.enemy, found.expected_losses.own) == (full[0] - left[0], full[1] - left[1])


@rule("6.3h")
def test_a_plague_may_take_leaders_of_both_sides() -> None:
    board = {"galliae-2": "castinus west iovinus"}
    t = position(board, usurpers={"west": "iovinus"}, hand={"barbarian": "plague-breaks-out"})
    t.moment("barbarian", "start").play("barbarian", "play plague-breaks-out")
    assert outcomes(odds(t, "barbarian", "area galliae-2"), 100) == {
        "no leader dies": 81,
        "an enemy leader dies": 9,
        "a leader dies": 9,
        "a leader dies, an enemy leader dies": 1,
    }


@rule("6.3i")
def test_an_epidemic_reaches_the_neighbours() -> None:
    board = {"galliae-2": "castinus", "galliae-1": "iovinus"}
    t = position(board, hand={"barbarian": "plague-epidemic"}).moment("barbarian", "start")
    t.play("barbarian", "play plague-epidemic")
    assert odds(t, "barbarian", "area galliae-2").win == pytest.approx(0.19)
    assert t.match.odds(1, "area hispaniae-4") is None


@rule("3.2.4a", "6.3h")
def test_a_leader_who_dies_takes_his_guard_with_him() -> None:
    hand, guards = {"barbarian": "plague-breaks-out"}, {"castinus": "buccellarii-3pf-1"}
    t = position({"galliae-2": "castinus"}, guards=guards, hand=hand)
    t.moment("barbarian", "start").play("barbarian", "play plague-breaks-out")
    found = odds(t, "barbarian", "area galliae-2")
    full, reduced = PF[PIECE["buccellarii-3pf-1"]]
    assert found.expected_losses.enemy == pytest.approx(full - reduced + reduced / 10)


@rule("6.3n", "6.3o")
def test_hatred_strikes_leaders_of_barbarian_origin_and_barbarian_guards() -> None:
    board = {"italia-2": "stilicho castinus comites-seniores comites-alani", "italia-3": "sarus"}
    t = position(board, hand={"barbarian": "germanophobia"}, germanophobic=(ZONE["italia-2"], ZONE["asia-1"]))
    t.moment("barbarian", "start").play("barbarian", "play germanophobia")
    found = odds(t, "barbarian", "area italia-2")
    assert outcomes(found, 100) == {"no leader dies": 49, "an enemy leader dies": 42, "2 enemy leaders die": 9}
    full, reduced = PF[PIECE["comites-alani"]]
    assert found.expected_losses.enemy == full - reduced
    assert t.match.odds(1, "area asia-1") is None


@rule("6.3h")
def test_going_where_the_plague_is() -> None:
    board = {"galliae-2": "castinus comitatenses-galliae-1"}
    t = position(board, plague=ZONE["galliae-3"])
    t.sequence("roman").play("roman", "lead castinus", "take comitatenses-galliae-1")
    found = odds(t, "roman", "to galliae-3")
    assert found.win == pytest.approx(0.9)
    assert found.hope == "that no leader of one's own dies"
    assert cited(found) == {"plague-there": "6.3h"}
    assert found.expected_losses.own > 0
    assert t.match.odds(0, "to galliae-1") is None


@rule("6.3h", "8.1a")
def test_going_where_the_plague_and_the_enemy_are() -> None:
    t = position({"italia-3": f"sarus {ITALIANS}", "italia-4": "visigothi-a"}, status=GOTHS, plague=ZONE["italia-4"])
    t.sequence("roman").play("roman", "lead sarus", "take comitatenses-italiae-1")
    found = odds(t, "roman", "to italia-4")
    assert found.hope == "that no leader of one's own dies"
    assert cited(found) == {"plague-there": "6.3h", "battle-there": "8.1a"}


@rule("6.3h")
def test_whoever_sends_a_plague_hopes_for_an_enemy_leaders_death() -> None:
    t = position({"galliae-2": "castinus"}, hand={"barbarian": "plague-breaks-out"}).moment("barbarian", "start")
    found = odds(t.play("barbarian", "play plague-breaks-out"), "barbarian", "area galliae-2")
    assert found.win == pytest.approx(0.1)
    assert found.hope == "that an enemy leader dies"


@rule("6.3h")
def test_retreating_evading_and_landing_where_the_plague_is() -> None:
    board = {"italia-3": f"sarus {ITALIANS} visigothi-chief visigothi-a"}
    t = position(board, status=GOTHS, plague=ZONE["italia-2"]).combat("roman").roll(1, then=1)
    t.play("barbarian", "evade", "with visigothi-chief")
    assert odds(t, "barbarian", "flee italia-2").hope == "that no leader of one's own dies"
    assert odds(t, "barbarian", "flee italia-2").win == pytest.approx(0.9)
    assert "plague-there" not in cited(odds(t, "barbarian", "flee italia-1"))
    t = position(board, status=GOTHS, plague=ZONE["italia-2"]).combat("roman").roll(ten(5), then=1)
    t.play("barbarian", "stand").idle(until="ChooseRetreat")
    assert odds(t, "barbarian", "retreat italia-2").win == pytest.approx(0.9)
    fleets = {"western-fleet": "roman mare-internum-occidentale"}
    t = position({"western-fleet": "castinus"}, fleets=fleets, plague=ZONE["italia-8"]).sequence("roman")
    assert odds(t, "roman", "land western-fleet italia-8").win == pytest.approx(0.9)


@rule("8.1a", "3.4.2e")
def test_a_landing_among_enemies_has_the_odds_of_the_battle_there() -> None:
    board = {"western-fleet": "gensericus vandali-a", "italia-8": "comitatenses-italiae-1"}
    fleets = {"western-fleet": "barbarian mare-internum-occidentale"}
    t = position(board, regna={"vandali": "gensericus africa-4"}, fleets=fleets).sequence("barbarian")
    assert cited(odds(t, "barbarian", "land western-fleet italia-8"))["tactics"] == "8.6.2"


@rule("7.1d")
def test_leaders_alone_among_enemies_when_movement_ends() -> None:
    board = {"galliae-2": "castinus burgondi-a", "italia-2": "sarus"}
    t = position(board, status={"burgondi": "war"}).sequence("roman")
    found = odds(t, "roman", "done")
    assert outcomes(found) == {"no leader dies": 9, "a leader dies": 1}
    assert found.win == pytest.approx(0.9)
    t = position({"galliae-2": "alaricus comitatenses-galliae-1", "italia-2": "sarus"}, status=GOTHS).sequence("roman")
    found = odds(t, "roman", "done")
    assert outcomes(found) == {"no leader dies": 9, "an enemy leader dies": 1}
    assert found.win == 1


@rule("7.1d", "2.E.2")
def test_that_a_battle_follows_is_told_beside_their_fate() -> None:
    board = {"galliae-2": "castinus burgondi-a", "italia-3": f"sarus {ITALIANS} burgondi-b"}
    found = odds(position(board, status={"burgondi": "war"}).sequence("roman"), "roman", "done")
    assert cited(found) == {"alone-among-enemies": "7.1d", "battle-follows": "2.E.2"}
