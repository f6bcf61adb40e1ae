"""Chapters 4d-4f, 5.8, 6.2c, 18.2.1, 22.2.1b: negotiations, alliances, gifts, loans and captives."""

from __future__ import annotations

from romanum.games.imperium.state import leave
from romanum.games.imperium.state.errands import AskLeave, Negotiation
from romanum.games.imperium.state.position import changed
from rules import rule

from .builder import Table, position


def talks(board: dict[str, str] | None = None, **fields: object) -> Table:
    """Caesar and Pompey negotiate."""
    return position(board or {}, scenario=6, **fields).push(Negotiation())  # type: ignore[arg-type]


@rule("4d", "4f", "5.8a")
def test_an_alliance_is_proposed_and_agreed_and_all_must_finish() -> None:
    t = talks().play("caesar", "talk pompey", "offer-alliance", "propose").play("pompey", "agree caesar", "done")
    assert t.g.allies[t.seat("caesar")] >> t.seat("pompey") & 1
    assert t.step == "Parley"
    t.play("caesar", "done")
    assert t.step != "Parley"


@rule("4f")
def test_whoever_is_made_a_proposal_is_asked_again() -> None:
    t = talks().play("pompey", "done")
    assert t.asked == ("caesar",)
    t.play("caesar", "talk pompey", "promise-peace", "propose")
    assert set(t.asked) == {"caesar", "pompey"}


@rule("4e")
def test_a_draft_is_its_writers_and_an_offer_the_two_parties_secret() -> None:
    t = talks().play("caesar", "talk pompey", "promise-peace")
    assert set(t.known("pompey").plan[:96]) == {-9}
    t.play("caesar", "propose").play("pompey", "agree caesar")
    assert t.g.promises[:2] == (t.seat("caesar"), t.seat("pompey"))


@rule("5.8h")
def test_talents_pass_only_where_units_touch() -> None:
    apart = {"a3621": "caesar 1 20-10-a", "a3117": "pompey 1 20-10-b"}
    far = talks(apart, treasury={"caesar": 30}).play("caesar", "talk pompey")
    assert not any(text.startswith("offer-talents") for text in far.offered("caesar"))
    near = talks({"a3621": "caesar 1 20-10-a | pompey 1 20-10-b"}, treasury={"caesar": 30})
    near.play("caesar", "talk pompey", "offer-talents caesar pompey 20", "propose").play("pompey", "agree caesar")
    assert (near.g.treasury[near.power("caesar")], near.g.treasury[near.power("pompey")]) == (10, 20)


@rule("5.8g")
def test_units_are_given_by_allies() -> None:
    t = talks({"a3621": "caesar 2 20-10-a"})
    t.play("caesar", "talk pompey")
    assert "offer-at a3621" not in t.offered("caesar")
    t.play("caesar", "offer-alliance", "offer-at a3621", "cede-unit 20-10-a", "elsewhere", "propose")
    t.play("pompey", "agree caesar")
    assert t["a3621"] == "caesar 1 20-10-a | pompey 1 20-10-a"


@rule("22.2.1b")
def test_grain_is_granted() -> None:
    t = talks().play("caesar", "talk pompey", "offer-grain", "propose").play("pompey", "agree caesar")
    assert t.g.grain[t.seat("caesar")] == 1 << t.seat("pompey")


@rule("5.8d", "5.8e")
def test_an_ally_asks_and_the_answer_holds_for_the_turn() -> None:
    t = position({}, scenario=6, allies=(("caesar", "pompey"),))
    caesar, pompey = t.seat("caesar"), t.seat("pompey")
    t.push(AskLeave(caesar, pompey, leave.TRAIN, 7)).play("pompey", "no")
    assert leave.answer(t.g, caesar, pompey, leave.TRAIN, 7) == leave.NO
    assert leave.answer(t.g, caesar, pompey, leave.TRAIN, 8) == leave.UNASKED


@rule("5.8j")
def test_former_allies_in_one_hex_may_stay_at_peace() -> None:
    t = position({"a3621": "caesar 1 20-10-a | pompey 1 20-10-b"}, scenario=6)
    caesar, pompey = t.seat("caesar"), t.seat("pompey")
    t.g.lapsed = changed(changed(t.g.lapsed, caesar, 1 << pompey), pompey, 1 << caesar)
    t.push(Negotiation()).play("caesar", "done").play("pompey", "done")
    first = t.asked[0]
    t.play(first, "yes").play("pompey" if first == "caesar" else "caesar", "yes")
    assert t.g.truces[caesar] == 1 << pompey
