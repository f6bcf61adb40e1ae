"""Remarks go with a record: written, read back, refused where they cannot be kept, and without effect on the match."""

from __future__ import annotations

import random

import pytest

import romanum
from romanum.engine.record import Record, RecordError
from romanum.engine.remarks import BadRemark, Remark, checked

LOST = Remark("Livia", "Here it was lost:\nlook at Roma.", (("roma", "sicilia"), ("roma", "roma")))


def annotated() -> Record:
    match, chance = romanum.game("hre").new(seed=3), random.Random(3)
    for _ in range(12):
        seat = match.pending[0]
        match.play(seat, chance.choice(match.decision(seat).options))
    record = Record.of(match)
    record.remarks = [(0, Remark("", "The beginning.")), (5, LOST), (12, Remark("Drusus", "", (("a", "b"),)))]
    return record


def test_a_record_keeps_what_was_said_of_its_moments() -> None:
    record = annotated()
    again = Record.read(record.write())
    assert again == record
    match = romanum.replay(again)
    assert Record.of(match) == record
    assert [when for when, _ in match.at(5).remarks] == [0, 5]
    assert match.fingerprint() == record.position


def test_a_record_has_no_remark_on_what_was_taken_back() -> None:
    match = romanum.game("hre").new(seed=3)
    match.remarks = [(0, Remark("", "The beginning.")), (1, LOST)]
    assert Record.of(match).remarks == match.remarks[:1]


def test_people_who_still_play_read_no_remarks() -> None:
    assert annotated().without_seed().remarks == []


def test_an_action_that_does_not_fit_is_found_below_remarks() -> None:
    text = annotated().write()
    lines = text.split("\n")
    lines[20] = "0 nonsense"
    with pytest.raises(RecordError, match="line 21:"):
        romanum.replay(Record.read("\n".join(lines)))


@pytest.mark.parametrize(
    ("remark", "words"),
    [
        ('{"text": 3}', "line 15: remark"),
        ('{"text": "a", "colour": "red"}', "line 15: remark"),
        ('{"text": " "}', "a text or an arrow"),
        ('{"text": "' + "a" * 2001 + '"}', "at most 2000 characters"),
        ('{"arrows": [["roma"]]}', "line 15: remark"),
        ('{"arrows": [["roma", "<b>"]]}', "leads from place to place"),
        ('{"arrows": [' + ",".join(['["a", "b"]'] * 13) + "]}", "at most 12 arrows"),
        ('{"text": "a"', "line 15: remark"),
    ],
)
def test_a_remark_that_cannot_be_kept_is_named_by_its_line(remark: str, words: str) -> None:
    lines = annotated().write().split("\n")
    lines.insert(14, f"# {remark}")
    with pytest.raises(RecordError, match=words):
        Record.read("\n".join(lines))


def test_too_many_remarks_are_refused() -> None:
    record = annotated()
    record.remarks = [(0, LOST)] * 501
    with pytest.raises(RecordError, match="501 remarks, and 500 are allowed"):
        Record.read(record.write())


def test_what_cannot_be_shown_is_left_out() -> None:
    assert checked(Remark("Li\nvia", "a\x00b\n ", (("a", "b"), ("a", "b")))) == Remark("Livia", "ab", (("a", "b"),))
    with pytest.raises(BadRemark):
        checked(Remark("L" * 81, "text"))
