"""Asked only when it matters: wishes by kind of window, in secret, at any time, until the turn is over."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from romanum.engine.conformance import sent
from romanum.engine.dice import FastDice
from romanum.engine.match import Match
from romanum.engine.record import Record, RecordError, load, replay
from romanum.engine.secrecy import masked
from romanum.engine.standing.wishes import ASK, CONCERNED, NEVER, BadWish
from toy.game import TOY
from toy.state import SHIELD, SWORD, Ring
from toy.steps import TruceOffer, Turn
from toy.table import hands, kinds, table

FIELDS: dict[str, Any] = {"owner": [0, 1, -1, -1, -1], "armies": [2, 1, 0, 0, 0]}
"""Seat 0 can attack Capua, the last Province of seat 1, from Alba."""
SHIELDED = hands([SWORD], [SHIELD])


def attacked(discreet: bool = False, **wishes: str) -> Match[Ring]:
    """Seat 0 attacks seat 1, which holds a Shield and has made wishes."""
    fields = {**FIELDS, "hands": SHIELDED}
    match = table(Turn(1), Turn(0), dice=[6, 1], discreet=discreet, **fields)
    for window, wish in wishes.items():
        match.prefer(1, window, wish)
    match.play(0, "attack capua from alba")
    return match


def test_unless_it_wishes_otherwise_a_seat_is_asked_about_everything() -> None:
    match = attacked()
    assert match.pending == (1,)
    assert match.wishes(1) == {"shield": ASK, "sword": ASK, "truce": ASK}
    assert match.decision(1).window == "shield"


def test_whoever_wishes_so_is_not_asked_as_if_he_had_nothing_to_play() -> None:
    match = attacked(shield=NEVER)
    assert match.pending == (0,), "the attacker and his Sword are next"
    assert [past.text for past in match.history] == ["attack capua from alba"]
    assert kinds(match) == ["attack"]


def test_a_wish_is_about_one_kind_of_window_and_one_seat() -> None:
    match = attacked(sword=NEVER)
    assert match.pending == (1,), "it wished nothing about Shields"
    match.play(1, "pass")
    assert match.pending == (0,), "another's Sword is not its business"


def test_only_if_it_concerns_me() -> None:
    assert attacked(shield=CONCERNED).pending == (1,), "its last Province is attacked"
    fields: dict[str, Any] = {"owner": [0, 1, 1, -1, -1], "armies": [2, 1, 1, 0, 0], "hands": SHIELDED}
    match = table(Turn(1), Turn(0), dice=[6, 1], **fields)
    match.prefer(1, "shield", CONCERNED)
    match.play(0, "attack capua from alba")
    assert match.pending == (0,), "it has another one"


def test_in_a_discreet_match_whoever_is_not_asked_passes_and_all_see_it() -> None:
    match = attacked(discreet=True, shield=NEVER)
    assert [(past.seat, past.text) for past in match.history] == [(0, "attack capua from alba"), (1, "pass")]
    assert match.pending == (0,)
    by_hand = attacked(discreet=True)
    by_hand.play(1, "pass")
    assert sent(match, 0) == sent(by_hand, 0)
    assert match.public_record == by_hand.public_record


def test_where_all_can_see_that_somebody_is_asked_he_refuses_and_all_see_it() -> None:
    match = table(Turn(1), TruceOffer(0, 1), dice=[6], coins=[2, 0])
    match.prefer(1, "truce", NEVER)
    match.play(0, "pay 1")
    assert match.history[-1].text == "refuse"
    assert kinds(match)[-1] == "no-truce"


def test_entered_alone_an_action_leaves_the_pass_to_whoever_keeps_the_match() -> None:
    match = table(Turn(1), TruceOffer(0, 1), dice=[6], coins=[2, 0])
    match.prefer(1, "truce", NEVER)
    match.enter(0, "pay 1")
    assert (match.pending, match.unwanted, match.declining) == ((1,), 1, "refuse")


def test_never_lapses_with_the_turn_and_what_was_wished_before_counts_again() -> None:
    match = attacked(shield=CONCERNED)
    match.prefer(1, "shield", NEVER)
    assert match.wishes(1)["shield"] == NEVER
    match.position.round += 1
    assert match.wishes(1)["shield"] == CONCERNED
    match.prefer(1, "sword", NEVER)
    match.position.round += 1
    assert match.wishes(1)["sword"] == ASK


def test_a_question_that_has_been_put_stays() -> None:
    match = attacked()
    match.prefer(1, "shield", NEVER)
    assert (match.pending, match.decision(1).window) == ((1,), "shield")
    match.play(1, "shield")
    assert kinds(match)[-1] == "shield"


def test_a_wish_is_changed_by_anybody_at_any_time_and_changes_nothing_else() -> None:
    match = table(Turn(1), Turn(0), **FIELDS)
    before = [sent(match, seat) for seat in (0, 1, None)], len(match.history), match.view(1)
    match.prefer(1, "shield", NEVER)
    assert ([sent(match, seat) for seat in (0, 1, None)], len(match.history), match.view(1)) == before


def test_nobody_else_knows_even_that_there_is_a_wish() -> None:
    match = attacked(sword=NEVER)
    assert masked(match.position, 1).wishes is not msgspec.UNSET
    for viewer in (0, None):
        assert masked(match.position, viewer) == masked(attacked().position, viewer)
        assert masked(match.position, viewer).wishes is msgspec.UNSET


def test_a_position_without_wishes_is_written_as_ever() -> None:
    match = table(Turn(0), **FIELDS)
    before = match.fingerprint()
    match.prefer(0, "sword", NEVER)
    assert match.fingerprint() != before
    match.prefer(0, "sword", ASK)
    assert match.fingerprint() == before
    assert b"wishes" not in match.position.to_json()


@pytest.mark.parametrize(
    ("seat", "window", "wish", "problem"),
    [
        (2, "sword", ASK, "there is no seat 2"),
        (True, "sword", ASK, "there is no seat True"),
        (0, "sling", ASK, "there is no kind of window 'sling'; there are: shield, sword, truce"),
        (0, ["sword"], ASK, "there is no kind of window"),
        (0, "sword", CONCERNED, "sword: the wish is one of ask, never, not 'concerned'"),
        (0, "sword", "perhaps", "not 'perhaps'"),
    ],
)
def test_what_cannot_be_wished(seat: Any, window: Any, wish: str, problem: str) -> None:
    match = table(Turn(0), **FIELDS)
    with pytest.raises(BadWish, match=problem):
        match.prefer(seat, window, wish)
    assert match.position.wishes is msgspec.UNSET
    assert not match.preferences


# ---- history and records


def find(name: str) -> Any:
    return {"toy": TOY}[name]


def played() -> Match[Ring]:
    """A match on its way, with wishes made at several moments."""
    match = TOY.new(seats=2, seed=5)
    match.prefer(1, "shield", NEVER)
    for n in range(14):
        if n == 6:
            match.prefer(0, "shield", CONCERNED)
            match.prefer(1, "truce", NEVER)
        seat = match.pending[0]
        match.play(seat, match.decision(seat).options[0])
    match.prefer(0, "sword", NEVER)
    return match


def test_a_record_holds_the_wishes_where_they_were_made() -> None:
    match = played()
    lines = match.record.write().splitlines()
    first = lines.index('~ {"seat":1,"window":"shield","wish":"never","turn":1}')
    assert lines[first - 1] == ""
    assert lines[first + 1] == f"{match.history[0].seat} {match.history[0].text}"
    again = replay(Record.read(match.record.write()), find)
    assert (again.position, again.preferences) == (match.position, match.preferences)
    for n in (0, 5, 6, 7, 14):
        assert replay(match.record, find, n).position == match.at(n).position
    assert load(match.to_json(), find).wishes(0) == match.wishes(0)


def test_a_record_for_people_who_still_play_tells_no_wishes() -> None:
    assert "~" not in played().public_record.write()


@pytest.mark.parametrize(
    "line",
    [
        '~ {"seat":1,"window":"sling","wish":"never","turn":1}',
        '~ {"seat":9,"window":"shield","wish":"never","turn":1}',
        '~ {"seat":1,"window":"sword","wish":"concerned","turn":1}',
        '~ {"seat":1,"window":"shield","wish":"never","turn":-1}',
    ],
)
def test_a_record_with_a_wish_that_cannot_be_had_is_refused(line: str) -> None:
    text = played().record.write().replace('~ {"seat":1,"window":"shield","wish":"never","turn":1}', line)
    with pytest.raises(RecordError, match="after 0 actions: there is no such wish"):
        replay(Record.read(text), find)


@pytest.mark.parametrize("line", ["~ never", "~ {}", '~ {"seat":1,"window":"shield","wish":"never","more":1}'])
def test_a_record_with_a_wish_that_cannot_be_read_is_refused(line: str) -> None:
    text = played().record.write().replace('~ {"seat":1,"window":"shield","wish":"never","turn":1}', line)
    with pytest.raises(RecordError, match="line 9: wish: "):
        Record.read(text)


def test_a_line_that_does_not_fit_is_named_by_its_number_past_wishes() -> None:
    lines = played().record.write().splitlines()
    assert lines[9].split()[1] == "bid"
    lines[9] = "0 pass"
    with pytest.raises(RecordError, match="line 10: action 1 "):
        replay(Record.read("\n".join(lines)), find)


def test_undo_takes_an_action_back_and_no_wish() -> None:
    match = table(Turn(1), Turn(0), **FIELDS)
    match.play(0, "raise alba")
    match.prefer(1, "shield", NEVER)
    match.undo(0)
    assert match.wishes(1)["shield"] == NEVER
    assert [when for when, _ in match.preferences] == [0]


def test_whoever_passed_by_wish_may_take_that_back_and_is_asked_then() -> None:
    match = attacked(discreet=True, shield=NEVER)
    match.undo(1)
    assert (match.pending, match.decision(1).window) == ((1,), "shield")
    match.play(1, "shield")
    assert kinds(match)[-1] == "shield"


def test_time_travel_shows_the_wishes_of_that_time() -> None:
    match = played()
    assert match.at(5).wishes(0)["shield"] == ASK
    assert match.at(6).wishes(0)["shield"] == CONCERNED
    assert match.at(14).wishes(0)["sword"] == NEVER


def test_an_imagined_position_asks_the_others_about_everything() -> None:
    match = attacked(sword=NEVER)
    assert match.imagine(0, FastDice(1)).wishes is msgspec.UNSET
    assert match.imagine(1, FastDice(1)).wishes == match.position.wishes


def test_what_was_not_asked_is_told_to_its_seat_alone() -> None:
    match = attacked(shield=NEVER)
    passed = match.passed_over(1)
    assert [(one.n, one.window) for one in passed] == [(0, "shield")]
    assert match.sentence(passed[0].prompt) == attacked().decision(1).prompt
    assert match.passed_over(0) == match.passed_over(None) == []
    assert attacked().passed == []


def test_a_pass_by_wish_that_all_see_is_told_in_the_same_way() -> None:
    match = attacked(discreet=True, shield=NEVER)
    assert [(one.n, one.window) for one in match.passed_over(1)] == [(1, "shield")]
    by_hand = attacked(discreet=True)
    by_hand.play(1, "pass")
    assert by_hand.passed == []


def test_what_was_passed_over_goes_with_copies_and_is_gone_after_an_undo() -> None:
    match = attacked(discreet=True, shield=NEVER)
    assert match.copy().passed == match.passed
    assert match.at(1).passed == []
    assert match.passed_over(1, since=2) == []


def test_a_person_wishes_what_is_usual_unless_he_has_said_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    shield = msgspec.structs.replace(Ring.windows["shield"], usual=CONCERNED)
    monkeypatch.setattr(Ring, "windows", {**Ring.windows, "shield": shield})
    match = table(Turn(1), Turn(0), dice=[6, 1], **FIELDS, hands=SHIELDED)
    assert match.wishes(1)["shield"] == ASK, "a program that sits down is asked about everything"
    match.prefer(0, "shield", ASK)
    for seat in (0, 1):
        match.wish_as_usual(seat)
    assert [match.wishes(seat)["shield"] for seat in (0, 1)] == [ASK, CONCERNED]
