"""Chapters 2.E.b and 6e: who is asked about stratagems, at which moments, and that being asked tells nothing."""

from collections.abc import Iterator

import pytest

from games.ultimus.builder import Table, position
from romanum.games.ultimus.state.position import BARBARIAN, ROMAN
from rules import rule

BOARD = {
    "galliae-2": "castinus comitatenses-galliae-1",
    "galliae-3": "limitanei-germaniae-i",
    "galliae-1": "burgondi-a",
    "thracia-3": "procopius matiarii-seniores",
    "viennensis-4": "honorius",
}
MARCH = ("lead castinus", "take comitatenses-galliae-1", "to galliae-1", "halt")


def table(hand: str, *, discreet: bool = False, **more: str) -> Table:
    """A Roman sequence against Burgondi in Gaul, the Barbarian with some stratagems."""
    return position(
        BOARD, status={"burgondi": "war"}, hand={"barbarian": hand, **more}, options={"discreet": discreet}
    ).roll(then=5)


def questions(t: Table, wish: str = "ask") -> Iterator[tuple[str, str, str]]:
    """Who is asked what, until the sequence is over; first asked, the Barbarian makes his wish, and passes."""
    actions = [*MARCH, "unit limitanei-germaniae-i", "to galliae-2", "done"]
    while t.match.pending:
        prompt = t.match.waiting_for(None)[0]
        yield t.who, t.asked, str(prompt)
        options = t.options(t.who)
        if t.asked == "MomentWindow" and t.who == "barbarian":
            t.wish("barbarian", wish)
        t.play(t.who, actions.pop(0) if actions and actions[0] in options else options[-1])


def moments(hand: str, wish: str = "ask", *, discreet: bool = False) -> list[str]:
    """The moments at which the Barbarian is asked in that sequence."""
    t = table(hand, discreet=discreet).sequence("roman")
    found = []
    for who, asked, _ in questions(t, wish):
        if (who, asked) == ("barbarian", "MomentWindow"):
            found.append(t.g.stack[-1].trigger)
    return found


@rule("2.E.b", "6e")
def test_he_is_asked_at_every_natural_moment_of_the_others_sequence() -> None:
    assert moments("plague-breaks-out") == ["start", "move", "move", "battle", "roll", "result", "end"]


@rule("6e")
def test_whoever_can_play_nothing_is_not_asked() -> None:
    assert moments("rex") == []
    assert moments("") == []


@rule("6e")
def test_a_stratagem_that_works_before_battles_alone_is_asked_for_there_alone() -> None:
    assert moments("divine-favour") == ["battle", "roll"]
    assert moments("furor-germanicus") == ["roll"]


@rule("6e")
@pytest.mark.parametrize(
    ("wish", "asked"),
    [
        ("never", ["start", "end"]),
        ("concerned", ["start", "battle", "roll"]),
    ],
)
def test_his_wish_is_kept(wish: str, asked: list[str]) -> None:
    assert moments("plague-breaks-out", wish) == asked


@rule("6e", "6c")
@pytest.mark.parametrize("wish", ["ask", "never", "concerned"])
@pytest.mark.parametrize("other", ["rex", "divine-favour", "tribute", "plague-epidemic", "scourge-of-god"])
def test_in_a_discreet_match_the_questions_are_the_same_whatever_he_holds(other: str, wish: str) -> None:
    first = list(questions(table("plague-breaks-out", discreet=True).sequence("roman"), wish))
    second = list(questions(table(other, discreet=True).sequence("roman"), wish))
    assert first == second


@rule("6e")
def test_a_wish_for_this_sequence_ends_with_it_and_the_one_before_it_counts_again() -> None:
    t = table("plague-breaks-out").sequence("roman", "roman")
    t.wish("barbarian", "concerned").wish("barbarian", "never").play("barbarian", "pass")
    assert t.match.wishes(t.g.seat_of(BARBARIAN))["stratagems"] == "never"
    t.play("roman", "done")
    assert t.match.wishes(t.g.seat_of(BARBARIAN))["stratagems"] == "concerned"
    assert t.who == "roman", "a sequence begins without a battle"


@rule("2.D.e")
def test_all_see_that_the_sign_in_the_sky_is_not_used_by_wish() -> None:
    t = table("plague-breaks-out")
    t.g.omen = True
    t.match.prefer(t.g.seat_of(ROMAN), "omen", "never")
    t.sequence("roman").play("barbarian", "play plague-breaks-out")
    assert (t.match.history[-1].seat, t.match.history[-1].text) == (t.g.seat_of(ROMAN), "pass")


@rule("2.E.b")
def test_the_attacker_too_is_asked_before_a_battle_its_die_and_after_its_result() -> None:
    t = position(BOARD, status={"burgondi": "war"}, hand={"roman": "assassination fleet"}).roll(then=5)
    t.sequence("roman").play("roman", *MARCH, "done")
    seen = []
    while t.match.pending:
        if t.asked == "MomentWindow":
            seen.append((t.who, t.g.stack[-1].trigger))
        t.play(t.who, t.options(t.who)[-1])
    assert seen[:3] == [("roman", "battle"), ("roman", "roll"), ("roman", "result")]


@rule("2.E.b", "3.4.2e")
def test_a_landing_is_a_move_after_which_the_other_is_asked() -> None:
    board = {"africa-4": "vandali-a", "galliae-2": "castinus"}
    fleets = {"western-fleet": "barbarian africa-4"}
    t = position(board, status={"vandali": "war"}, fleets=fleets, hand={"roman": "plague-breaks-out"})
    t.sequence("barbarian").play("roman", "pass").play("barbarian", "board vandali-a western-fleet")
    t.play("barbarian", t.options("barbarian", "sail")[0])
    t.play("barbarian", t.options("barbarian", "land")[0])
    assert (t.who, t.g.stack[-1].trigger) == ("roman", "move")
