"""Chapter 4: levels of victory, Optimus victory, concession and treaty."""

import pytest

from games.trajan.builder import Table, position
from romanum.engine.game import Result
from romanum.games.trajan.data.components import CITIES, CODE, ENEMY_CAPITALS, PARTHIAN_CODE, ROMAN_CODE
from romanum.games.trajan.rules.turn.sequence import EndPlayerTurn
from romanum.games.trajan.rules.turn.victory import level, standings
from rules import rule

REGIONAL = ["ctesiphon", "ecbatana", "europus-rhagae", "hecatompylus"]
PROVINCIAL = ["mazaca-caesarea", "tarsus", "antioch", "caesarea", "bostra"]
COMMON = [c.id for i, c in enumerate(CITIES) if CODE[i] == PARTHIAN_CODE and c.id not in REGIONAL]
HOMELY = [c.id for i, c in enumerate(CITIES) if CODE[i] == ROMAN_CODE and c.id not in PROVINCIAL]


def end(t: Table) -> Result:
    """The result if the war ended now."""
    t.g.stack = []
    found = t.match.result
    assert found is not None
    return found


def taken(roman: list[str] | None = None, parthian: list[str] | None = None) -> Table:
    turned = {**dict.fromkeys(roman or [], "roman"), **dict.fromkeys(parthian or [], "parthian")}
    return position(civis={"artaxata": "none", "tigranocerta": "none", **turned})


@rule("4.0a", "4.0d")
@pytest.mark.parametrize(
    ("cities", "levels"),
    [
        (["babylon"], 0),
        (["ctesiphon"], 1),
        (["artaxata"], 0),
        (["artaxata", "tigranocerta"], 1),
        (["artaxata", "tigranocerta", "hecatompylus"], 2),
        ([*COMMON[:13], "artaxata", "tigranocerta", "ecbatana"], 3),
    ],
)
def test_roman_levels(cities: list[str], levels: int) -> None:
    t = taken(cities)
    assert level(t.g, 0) == levels


@rule("4.0d")
def test_forty_cities_include_those_of_the_other_conditions() -> None:
    t = taken([*REGIONAL, *COMMON])
    while len(t.cities_of("roman")) > 40:
        t.g.civis[CITIES.index(next(c for c in CITIES if c.id in COMMON and c.id in t.cities_of("roman")))] = 1
    assert standings(t.g, 0)[2].met
    t.g.civis[CITIES.index(next(c for c in CITIES if c.id in COMMON and c.id in t.cities_of("roman")))] = 1
    assert not standings(t.g, 0)[2].met


@rule("4.0e")
@pytest.mark.parametrize(("cities", "levels"), [(["zeugma"], 0), (["tarsus"], 1), (["artaxata", "tigranocerta"], 1)])
def test_parthian_levels(cities: list[str], levels: int) -> None:
    t = taken(COMMON[:20], cities)
    assert len(t.cities_of("parthian")) < 20 + len(cities)
    for name in COMMON:
        t.g.civis[[c.id for c in CITIES].index(name)] = -1
    assert level(t.g, 1) == levels


@rule("4.0e")
def test_twenty_cities_are_the_parthian_s_third_condition() -> None:
    t = position(civis={"artaxata": "none", "tigranocerta": "none"})
    mine = sorted(t.cities_of("parthian"))
    for name in mine[20:]:
        t.g.civis[[c.id for c in CITIES].index(name)] = -1
    assert level(t.g, 1) == 1
    t.g.civis[[c.id for c in CITIES].index(mine[0])] = -1
    assert level(t.g, 1) == 0


@rule("4.0b")
def test_the_higher_level_wins() -> None:
    result = end(taken(["artaxata", "tigranocerta", *REGIONAL]))
    assert (result.winners, result.how, result.facts["level"]) == ((0,), "won", "conquering")
    assert result.ranking == ((0,), (1,))


@rule("4.0c")
def test_equal_levels_are_a_draw() -> None:
    result = end(taken(["ctesiphon"]))
    assert (result.scores, result.how, result.ranking) == ((1, 1), "drawn", ((0, 1),))


@rule("4.0c")
def test_no_level_on_either_side_is_a_draw() -> None:
    t = taken()
    t.g.civis = [-1] * len(CITIES)
    result = end(t)
    assert (result.scores, result.how) == ((0, 0), "drawn")


# ---- 4.1 Optimus victory


def held(side: str) -> Table:
    return position(civis=dict.fromkeys(REGIONAL if side == "roman" else PROVINCIAL, side))


def pass_turns(t: Table, *sides: int) -> list[bool]:
    """Whether the war is over after each player turn of these sides."""
    over = []
    for side in sides:
        t.g.stack = [EndPlayerTurn(side)]
        t.go_on()
        over.append(bool(t.g.ended))
    return over


@rule("4.1a")
def test_the_roman_wins_at_once_after_holding_all_regional_capitals_for_a_friendly_and_an_enemy_turn() -> None:
    t = held("roman")
    assert pass_turns(t, 0, 1, 0) == [False, False, True]
    assert t.events("optimus") == [{"side": "roman"}]
    result = end(t)
    assert (result.winners, result.how, result.scores) == ((0,), "optimus", (4, 0))


@rule("4.1b")
def test_the_parthian_wins_with_all_provincial_capitals() -> None:
    t = held("parthian")
    assert pass_turns(t, 1, 0, 1) == [False, False, True]
    assert end(t).winners == (1,)


@rule("4.1a")
def test_three_of_four_are_not_enough() -> None:
    t = held("roman")
    t.g.civis[[c.id for c in CITIES].index("ecbatana")] = 1
    assert pass_turns(t, 0, 1, 0, 1) == [False] * 4


@rule("4.1a")
def test_a_capital_lost_for_a_moment_breaks_the_count() -> None:
    t = position(
        ctesiphon="trajan chosroes",
        civis=dict.fromkeys(REGIONAL, "roman"),
        hand={"parthian": "political", "roman": "political"},
    )
    pass_turns(t, 0, 1)
    t.movement("parthian").roll(1).play("parthian", "revolt chosroes")
    assert t.controller("ctesiphon") == "parthian"
    t.movement("roman").roll(1).play("roman", "revolt trajan")
    assert t.controller("ctesiphon") == "roman"
    assert pass_turns(t, 0) == [False]


@rule("4.1a", "4.1b")
def test_the_capitals_are_four_and_five() -> None:
    for side, names in enumerate((REGIONAL, PROVINCIAL)):
        assert {c.id for i, c in enumerate(CITIES) if ENEMY_CAPITALS[side] >> i & 1} == set(names)


# ---- concession and treaty


@rule("4.1c")
@pytest.mark.parametrize(("side", "winner"), [("roman", 1), ("parthian", 0)])
def test_who_concedes_loses_at_once(side: str, winner: int) -> None:
    t = held("roman").movement(side).play(side, "concede")
    result = t.match.result
    assert result is not None
    assert (result.winners, result.how) == ((winner,), "conceded")


@rule("4.2")
def test_a_treaty_that_both_want_ends_the_game_without_a_winner() -> None:
    t = held("roman").movement("roman").play("roman", "treaty")
    assert (t.who, t.asked) == ("parthian", "TreatyAnswer")
    t.play("parthian", "accept")
    result = t.match.result
    assert result is not None
    assert (result.how, result.ranking) == ("treaty", ((0, 1),))


@rule("4.2")
def test_a_refused_treaty_is_not_offered_again_in_the_same_player_turn() -> None:
    t = held("roman").movement("roman").play("roman", "treaty")
    t.play("parthian", "refuse")
    assert t.asked == "MovementSegment"
    assert t.forbids("roman", "treaty") == "4.2"
    assert t.may("roman", "concede")


@rule("4.2")
def test_a_match_may_do_without_treaties() -> None:
    t = position(zeugma="trajan alae-1", options={"parley": False}).movement("roman")
    assert not t.options("roman", "treaty")
    assert not t.options("roman", "concede")
