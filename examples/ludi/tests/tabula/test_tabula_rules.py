"""The rules of Tabula, chapters 1 to 5."""

from __future__ import annotations

from romanum_ludi.tabula.state import MEN
from romanum_ludi.tabula.steps import LONGEST, Turn
from rules import rule

from .tabula_story import GAME, board


@rule("1a", "1b")
def test_all_men_begin_outside_and_white_throws_first() -> None:
    match = GAME.new("tabula", seed=1)
    g = match.position
    assert g.waiting == [MEN, MEN]
    assert g.white == g.black == [0] * 24
    assert match.events[0].facts["seat"] == "white"


@rule("1a")
def test_nobody_moves_the_men_of_the_other() -> None:
    t = board({1: 2}, {2: 2}).throw("white", 1, 2, 3)
    assert t.forbids("white", "move p2 to p3") == "1a"
    assert t.forbids("black", "move p2 to p3")


@rule("2a")
def test_a_turn_is_a_throw_of_three_dice_and_then_the_other_throws() -> None:
    t = board({1: 1}, {10: 1}).roll(6, 5, 4).throw("white", 1, 1, 1)
    assert t.who == "black"
    assert t.events("throw")[-1] == {"turn": 2, "seat": "black", "dice": [4, 5, 6]}


@rule("2b")
def test_each_die_is_played_by_itself() -> None:
    t = board({1: 2, 8: 1}).throw("white", 1, 2, 4)
    assert t.options("white") == [
        *("move p1 to p2", "move p1 to p3", "move p1 to p5"),
        *("move p8 to p9", "move p8 to p10", "move p8 to p12"),
    ]
    assert t.forbids("white", "move p1 to p4") == "2b"
    assert t.forbids("white", "move p1 to p8") == "2b"
    t.play("white", "move p1 to p3")
    assert t.g.left == (1, 4)


@rule("2b")
def test_a_man_who_plays_several_dice_must_stand_where_each_ends() -> None:
    t = board({1: 1, 20: 14}, {2: 2, 3: 2}).throw("white", 1, 2, 4)
    assert t.options("white", "move")[0] == "move p1 to p5"
    assert t.forbids("white", "move p1 to p2") == "3d"


@rule("2b")
def test_three_equal_dice_are_three_dice() -> None:
    t = board({1: 1, 20: 14}).throw("white", 1, 1, 1)
    for _ in range(2):
        t.play("white", "move p20 to p21")
    assert t.g.left == (1,)


@rule("2c")
def test_a_die_after_which_fewer_can_be_played_may_not_be_played() -> None:
    """If the man on I goes one point, nobody can go three any more."""
    t = board({1: 1, 20: 1}, {5: 2, 23: 2}).throw("white", 1, 3)
    assert t.options("white") == ["move p1 to p4", "move p20 to p21"]
    assert t.forbids("white", "move p1 to p2") == "2c"


@rule("2c")
def test_where_one_die_alone_can_be_played_it_may_be_the_lower() -> None:
    t = board({1: 1}, {5: 2}).throw("white", 1, 3)
    assert t.options("white") == ["move p1 to p2", "move p1 to p4"]
    assert t.play("white", "move p1 to p2").lost() == [[3]]


@rule("2c")
def test_what_cannot_be_played_is_lost_and_the_other_throws() -> None:
    t = board({1: 1}, {2: 2, 3: 2, 4: 2}).throw("white", 1, 2, 3)
    assert t.lost() == [[1, 2, 3]]
    assert t.g.turn == 2
    assert t.g.to_move == 1


@rule("3a")
def test_a_man_enters_on_the_point_of_a_die() -> None:
    t = board({}, {4: 2}, outside=True).throw("white", 2, 4, 6)
    assert t.options("white", "enter") == ["enter p2", "enter p6"]
    assert t.forbids("white", "enter p4") == "3d"
    t.play("white", "enter p2")
    assert t.g.white[1] == 1
    assert t.g.waiting[0] == MEN - 1


@rule("3a")
def test_nobody_enters_when_all_have_entered() -> None:
    assert board({1: 2}).throw("white", 2, 3, 4).forbids("white", "enter p2") == "3a"


@rule("3b")
def test_a_man_who_was_hit_enters_before_anybody_moves() -> None:
    t = board({10: 2}, hit=(1, 0)).throw("white", 1, 2, 3)
    assert t.options("white") == ["enter p1", "enter p2", "enter p3"]
    assert t.forbids("white", "move p10 to p11") == "3b"
    t.play("white", "enter p1")
    assert t.g.hit == [0, 0]
    assert t.may("white", "move p10 to p12")


@rule("3b")
def test_while_he_cannot_enter_the_whole_throw_is_lost() -> None:
    assert board({10: 2}, {1: 2, 2: 2, 3: 2}, hit=(1, 0)).throw("white", 1, 2, 3).lost() == [[1, 2, 3]]


@rule("3c")
def test_nobody_goes_beyond_the_first_half_while_others_wait() -> None:
    t = board({10: 2}, outside=True).throw("white", 2, 3, 4)
    assert t.may("white", "move p10 to p12")
    assert t.forbids("white", "move p10 to p13") == "3c"
    assert board({10: 15}).throw("white", 2, 3, 4).may("white", "move p10 to p13")


@rule("3d")
def test_two_men_close_a_point_to_the_enemy_alone() -> None:
    t = board({1: 1, 4: 3}, {3: 2}).throw("white", 2, 3, 6)
    assert t.forbids("white", "move p1 to p3") == "3d"
    assert t.may("white", "move p1 to p4")


@rule("3e")
def test_a_man_alone_is_hit_and_goes_outside() -> None:
    t = board({1: 2}, {3: 1, 20: 14}).throw("white", 2, 3, 6).play("white", "move p1 to p3")
    assert t.g.black[2] == 0
    assert t.g.hit == [0, 1]
    assert t.events("hit") == [{"seat": "white", "loser": "black", "point": "p3"}]


@rule("3e")
def test_who_enters_can_hit_as_well() -> None:
    t = board({}, {2: 1, 20: 14}, outside=True).throw("white", 2, 3, 6).play("white", "enter p2")
    assert t.g.hit == [0, 1]


@rule("4a")
def test_nobody_leaves_before_all_have_come_to_the_last_quarter() -> None:
    t = board({18: 1, 20: 14}).throw("white", 1, 5, 6)
    assert t.forbids("white", "off p20 with 5") == "4a"
    t.play("white", "move p18 to p19")
    assert t.may("white", "off p20 with 5")
    assert board({20: 14}, hit=(1, 0)).throw("white", 1, 5, 6).forbids("white", "off p20 with 5") == "3b"


@rule("4b")
def test_a_man_leaves_with_the_exact_die_or_with_a_higher_one_from_the_last_point() -> None:
    t = board({20: 2, 22: 2}).throw("white", 3, 5, 6)
    assert t.options("white", "off") == ["off p20 with 5", "off p20 with 6", "off p22 with 3"]
    assert t.forbids("white", "off p22 with 5") == "4b"
    t.play("white", "off p20 with 5")
    assert t.g.home[0] == MEN - 3


@rule("5a")
def test_whoever_has_all_men_at_home_has_won() -> None:
    t = board({24: 1}, {20: 7}).throw("white", 1, 2, 3)
    if t.who:
        t.play("white", t.options("white")[0])
    assert t.match.over
    assert t.match.result is not None
    assert (t.match.result.how, t.match.result.winners) == ("home", (0,))
    assert t.match.result.facts == {"men": 7}


@rule("5b")
def test_after_many_turns_whoever_has_fewer_points_to_go_has_won() -> None:
    for black, how, winners in ((10, "ahead", (0,)), (20, "even", (0, 1)), (22, "ahead", (1,))):
        t = board({20: 2}, {black: 2})
        t.g.stack, t.g.turn = [Turn()], LONGEST
        t.go_on()
        assert t.match.over
        assert t.match.result is not None
        assert (t.match.result.how, t.match.result.winners) == (how, winners)
