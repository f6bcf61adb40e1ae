"""The rules of Ludus latrunculorum, chapters 1 to 6."""

from __future__ import annotations

import pytest

from romanum_ludi.latrunculi.game import PLACED
from romanum_ludi.latrunculi.state import SQUARE_IDS, WIDE
from romanum_ludi.latrunculi.steps import QUIET
from rules import rule

from .latrunculi_story import GAME, Game, board


@rule("1a")
def test_the_board_has_eight_files_and_eight_ranks() -> None:
    assert len(SQUARE_IDS) == 64
    assert (SQUARE_IDS[0], SQUARE_IDS[7], SQUARE_IDS[-1]) == ("a1", "h1", "h8")


@rule("1b")
def test_a_player_moves_his_own_men_alone_and_one_stands_on_a_square() -> None:
    t = board("c3 c4", "f6 g6")
    assert t.forbids("white", "step f6 to f5") == "1b"
    assert t.forbids("white", "step c3 to c4") == "2b"


@rule("2a")
def test_players_take_turns_and_white_begins() -> None:
    t = board("c3 h1", "f6 g6")
    assert t.who == "white"
    t.play("white", "step c3 to c4")
    assert t.who == "black"
    t.play("black", "step f6 to f5")
    assert [facts["round"] for facts in t.events("round")] == [1, 2]


@rule("2b")
def test_a_man_steps_one_square_and_never_aslant() -> None:
    t = board("c3 h1", "f6 g6")
    assert t.options("white", "step")[:2] == ["step h1 to h2", "step h1 to g1"]
    assert {text for text in t.options("white") if "c3" in text} == {
        *("step c3 to c4", "step c3 to d3", "step c3 to c2", "step c3 to b3"),
    }
    assert t.forbids("white", "step c3 to d4") == "2b"
    assert t.forbids("white", "step c3 to c5") == "2b"


@rule("2c")
def test_a_man_leaps_over_one_man_of_either_side() -> None:
    t = board("c3 c4 h1", "d3 g6")
    assert t.options("white", "leap") == ["leap c3 to c5", "leap c3 to e3", "leap c4 to c2"]
    assert t.forbids("white", "leap c4 to e4") == "2c"
    t.play("white", "leap c3 to c5")
    assert t.at("c4") == "white", "who is leapt over stays"


@rule("2c")
def test_nobody_leaps_over_two_or_off_the_board() -> None:
    t = board("c3 c4 c5 a1", "a2 g6")
    assert t.forbids("white", "leap c3 to c5") == "2c"
    assert t.may("white", "leap a1 to a3")
    assert t.forbids("white", "leap a2 to a4") == "1b"


@rule("2c")
def test_a_man_may_leap_on_but_not_in_a_ring() -> None:
    t = board("a1 a2 b3 c2 b1 d1 h8", "g6 g5")
    t.play("white", "leap a1 to a3", "leap a3 to c3", "leap c3 to c1")
    assert t.forbids("white", "leap c1 to a1") == "2c"
    t.play("white", "leap c1 to e1")
    assert (t.at("e1"), t.who) == ("white", "black"), "where nothing else is left he comes to rest by himself"


@rule("2c")
def test_a_leaping_man_may_stop_and_nobody_else_moves_meanwhile() -> None:
    t = board("a1 a2 b3 h8", "g6 g5").play("white", "leap a1 to a3")
    assert t.options("white") == ["leap a3 to c3", "halt"]
    assert t.forbids("white", "step h8 to h7") == "2c"
    t.play("white", "halt")
    assert (t.at("a3"), t.who) == ("white", "black")


@rule("2c", "3a")
def test_a_leaping_man_binds_where_he_comes_to_rest_alone() -> None:
    t = board("a1 a2 a5 b3 h8", "a4 g5 g6").play("white", "leap a1 to a3")
    assert t.bound == ""
    t.play("white", "leap a3 to c3")
    assert t.bound == "", "he was beside a4, and went on"
    t = board("a1 a2 a5 b3 h8", "a4 g5 g6").play("white", "leap a1 to a3", "halt")
    assert t.bound == "a4"


@rule("3a")
def test_an_enemy_between_two_men_is_bound() -> None:
    t = board("c4 e3", "d4 g6").play("white", "step e3 to e4")
    assert t.bound == "d4"
    assert t.events("bound") == [{"seat": "white", "loser": "black", "square": "d4"}]
    assert board("c4 e3", "d5 g6").play("white", "step e3 to e4").bound == ""


@rule("3a")
def test_two_can_be_bound_at_once_in_file_and_rank() -> None:
    assert board("c4 e6 f4", "d4 e5 g8").play("white", "step f4 to e4").bound == "d4 e5"


@rule("3a")
def test_the_square_that_he_left_helps_nobody() -> None:
    assert board("c4 h1", "c5 g8").play("white", "step c4 to d4").bound == ""
    t = board("c4 h1", "c5 b8").play("white", "leap c4 to c6")
    assert t.bound == "", "he cannot enclose a man with himself"


@rule("3b")
def test_a_bound_man_does_not_move_and_holds_nobody() -> None:
    t = board("c4 e4 h1", "d4 d6 g8", bound="d4", first="black")
    assert t.forbids("black", "step d4 to d5") == "3b"
    assert t.may("black", "leap d6 to d8") is False
    t = board("d5 b1 c4 e4", "d4 c6 g8", bound="d4", first="black").play("black", "step c6 to d6")
    assert t.bound == "d4", "with a bound man nobody is enclosed"


@rule("3b")
def test_others_may_leap_over_a_bound_man() -> None:
    assert board("c4 e4 d3", "d4 g8", bound="d4").may("white", "leap d3 to d5")


@rule("3c")
def test_a_bound_man_is_free_when_one_of_the_two_goes_away() -> None:
    t = board("c4 e4 h1", "d4 g8", bound="d4").play("white", "step e4 to e5")
    assert t.bound == ""
    assert t.events("freed") == [{"seat": "black", "square": "d4"}]


@rule("3c")
def test_a_bound_man_is_free_when_one_of_the_two_is_bound() -> None:
    t = board("c4 e4 h1", "d4 e5 f3", bound="d4", first="black").play("black", "step f3 to e3")
    assert t.bound == "e4"


@rule("3c", "3a")
def test_a_third_man_holds_him_all_the_same() -> None:
    t = board("c4 e4 d3 d5 h1", "d4 g8", bound="d4").play("white", "step e4 to e5")
    assert t.bound == "d4"


@rule("3d")
def test_nobody_goes_between_two_enemies() -> None:
    t = board("d3 h1", "c4 e4 g8")
    assert t.forbids("white", "step d3 to d4") == "3d"
    assert board("d3 h1", "c4 e4 g8", bound="").may("white", "step d3 to d2")


@rule("3d")
def test_unless_he_binds_somebody_by_it_and_then_he_is_free() -> None:
    t = board("d3 b4 h1", "c4 e4 g8").play("white", "step d3 to d4")
    assert t.bound == "c4"
    assert not t.g.held(SQUARE_IDS.index("d4"))


@rule("3d")
def test_a_bound_man_does_not_count_among_the_two() -> None:
    assert board("d3 b4 c5 c3 h1", "c4 e4 g8", bound="c4").may("white", "step d3 to d4")


@rule("3d")
def test_nobody_is_bound_by_men_who_become_free() -> None:
    """White's man on c4 is freed beside Black's, who stands between him and another: that binds nobody."""
    t = board("c4 e4 c6 b1 b6", "d4 c5 c3 h8", bound="c4")
    t.play("white", "step b6 to b5")
    assert "d4" not in t.bound


@rule("4a")
def test_taking_a_bound_man_is_a_turn() -> None:
    t = board("c4 e4 h1", "d4 g8 g7", bound="d4")
    assert t.options("white", "take") == ["take d4"]
    t.play("white", "take d4")
    assert (t.at("d4"), t.who) == ("", "black")
    assert t.events("taken")[0]["left"] == 2


@rule("4a")
def test_only_a_bound_enemy_is_taken() -> None:
    t = board("c4 e4 h1", "d4 g8", bound="d4")
    assert t.forbids("white", "take g8") == "4a"
    assert t.forbids("white", "take c4") == "4a"
    assert t.forbids("white", "take a8") == "4a"


@rule("5a")
def test_whoever_has_one_man_left_has_lost() -> None:
    t = board("c4 e4 h1", "d4 g8", bound="d4").play("white", "take d4")
    assert t.match.over
    assert t.match.result is not None
    assert (t.match.result.how, t.match.result.winners, t.match.result.scores) == ("beaten", (0,), (3, 1))
    assert GAME.value(t.g, 0) == 1


@rule("5b")
def test_whoever_can_do_nothing_has_lost() -> None:
    assert not board("a2 b2 c1 a3 b3", "a1 b1", first="black").match.over, "a leap is left"
    t = board("a2 b2 c1 a3 b3 d1", "a1 b1", first="black")
    assert t.match.over
    assert t.match.result is not None
    assert (t.match.result.how, t.match.result.winners) == ("shut-in", (0,))


@pytest.mark.parametrize(
    ("black", "how", "winners"), [("g8 g7 g6", "more", (1,)), ("g8 g7", "even", (0, 1)), ("h8", "beaten", (0,))]
)
@rule("5c")
def test_when_nobody_is_taken_for_long_whoever_has_more_men_has_won(
    black: str, how: str, winners: tuple[int, ...]
) -> None:
    t = board("a1 b1", "g8 g7 g6")
    t.g.quiet = QUIET - 1
    t.g.men = board("a1 b1", black).g.men
    t.play("white", "step a1 to a2")
    assert t.match.over
    assert t.match.result is not None
    assert (t.match.result.how, t.match.result.winners) == (how, winners)
    assert GAME.value(t.g, 0) == (0 in winners) / len(winners)


@rule("5c")
def test_whoever_takes_begins_the_count_anew() -> None:
    t = board("c4 e4 h1", "d4 g8 g7", bound="d4")
    t.g.quiet = QUIET - 1
    t.play("white", "take d4")
    assert (t.g.quiet, t.match.over) == (0, False)


@rule("6a")
def test_men_are_placed_by_turns_and_bind_nobody() -> None:
    t = Game(GAME.new("castra", seed=1))
    assert t.g.hand == [PLACED, PLACED]
    for who, square in (("white", "c4"), ("black", "d4"), ("white", "e4")):
        t.play(who, f"place {square}")
    assert t.bound == ""
    assert t.g.hand == [PLACED - 2, PLACED - 1]
    assert t.forbids("black", "place c4") == "6a"
    assert t.forbids("black", "step d4 to d5") == "6a"


@rule("6a", "2a")
def test_when_all_are_placed_white_begins() -> None:
    t = Game(GAME.new("castra", seed=1))
    for square in SQUARE_IDS[: 2 * PLACED]:
        t.play(t.who, f"place {square}")
    assert (t.who, t.g.hand, t.asked) == ("white", [0, 0], "Command")
    assert t.forbids("white", "place h8") == "6a"


@rule("6b")
def test_drawn_up_men_fill_every_other_square_of_three_ranks_or_a_rank() -> None:
    for scenario, squares in (
        ("acies", "a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 g3"),
        ("manipulus", "a1 b1 c1 d1 e1 f1 g1 h1"),
    ):
        g = GAME.new(scenario, seed=1).position
        assert " ".join(SQUARE_IDS[square] for square, man in enumerate(g.men) if man == 0) == squares
        assert [man == 1 for man in reversed(g.men)] == [man == 0 for man in g.men], "Black stands across the board"
        assert g.hand == [0, 0]


@rule("6a")
def test_men_do_not_close_the_board_twice_over() -> None:
    assert 2 * WIDE > PLACED >= GAME.new("acies", seed=1).position.count(0)
