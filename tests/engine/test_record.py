"""Records: a header and a list of actions that replay to the same position."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from romanum.engine.conformance import random_game
from romanum.engine.dice import FastDice, SealedDice
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.record import Record, RecordError, load, replay, save, write_file
from toy.game import TOY
from toy.state import Ring


def find(name: str) -> Game[Ring]:
    return {"toy": TOY}[name]


@pytest.fixture(scope="module")
def match() -> Match[Ring]:
    return random_game(TOY, 2, seed=4)


@pytest.fixture(scope="module")
def lines(match: Match[Ring]) -> list[str]:
    return match.record.write().split("\n")


def with_line(lines: list[str], n: int, line: str) -> str:
    """The record with another line number n, counted from 1."""
    return "\n".join([*lines[: n - 1], line, *lines[n:]])


class TestText:
    def test_it_reads_like_this(self) -> None:
        match = TOY.new(seats=2, dice=FastDice(7), names=["Livia", "Drusus"])
        match.play(1, "bid 2")
        assert match.record.write() == (
            "Romanum record 1\n"
            "game: toy\n"
            "rules: 1\n"
            "scenario: standard\n"
            'options: {"length":"short","discreet":false}\n'
            'names: ["Livia","Drusus"]\n'
            'dice: {"type":"FastDice","state":7}\n'
            "\n"
            "1 bid 2\n"
            "\n"
            "end: 1 actions\n"
            f"position: {match.fingerprint()}\n"
        )

    def test_read_back_it_is_the_same(self, match: Match[Ring]) -> None:
        assert Record.read(match.record.write()) == match.record

    def test_a_match_without_actions_has_a_record(self) -> None:
        record = TOY.new(seats=2, seed=1).record
        assert Record.read(record.write()) == record

    def test_line_ends_of_other_systems_do_not_matter(self, match: Match[Ring]) -> None:
        assert Record.read(match.record.write().replace("\n", "\r\n")) == match.record

    @pytest.mark.parametrize(
        "name", ["Λίβια", "a\u2028b", "a\x85b", "a\nb", "a\rb", "\x0b\x0c\x1c", "end: 3 actions", '"]', ""]
    )
    def test_a_player_may_have_any_name(self, name: str) -> None:
        record = TOY.new(seats=2, seed=1, names=[name, "Drusus"]).record
        assert Record.read(record.write()) == record


class TestWrong:
    @pytest.mark.parametrize(
        ("n", "line", "problem"),
        [
            (1, "Something else", "line 1: this is not a Romanum record"),
            (
                1,
                "Romanum record 2",
                "line 1: this record is of another version ('Romanum record 2'); this program reads",
            ),
            (2, "play: toy", "line 2: expected 'game: …'"),
            (3, "rules: one", "line 3: rules: "),
            (5, "options: {", "line 5: options: "),
            (6, "names: [1, 2]", "the header is wrong: "),
            (7, 'dice: "loaded"', "the header is wrong: "),
            (8, "no empty line", "line 8: expected an empty line after the header"),
            (9, "bid 2", "line 9: expected a seat and an action, not 'bid 2'"),
            (9, "-1 bid 2", "line 9: expected a seat and an action, not '-1 bid 2'"),
            (9, "\u0661 bid 2", "line 9: expected a seat and an action, not '\u0661 bid 2'"),
        ],
    )
    def test_the_line_is_named(self, lines: list[str], n: int, line: str, problem: str) -> None:
        with pytest.raises(RecordError) as wrong:
            Record.read(with_line(lines, n, line))
        assert str(wrong.value).startswith(problem)

    def test_a_record_cut_off_anywhere_is_noticed(self, lines: list[str]) -> None:
        for n in range(len(lines) - 2):
            with pytest.raises(RecordError):
                Record.read("\n".join(lines[:n]))

    def test_a_line_that_is_missing_is_noticed(self, lines: list[str]) -> None:
        for n in range(len(lines) - 1):
            with pytest.raises(RecordError):
                replay(Record.read("\n".join(lines[:n] + lines[n + 1 :])), find)

    def test_what_nests_too_deep_is_wrong(self, lines: list[str]) -> None:
        with pytest.raises(RecordError, match="line 5: options: "):
            Record.read(with_line(lines, 5, "options: " + "[" * 100_000))

    def test_what_is_too_large_is_not_read(self) -> None:
        with pytest.raises(RecordError, match="too large"):
            Record.read("x" * 20_000_001)


class TestReplay:
    def test_it_leads_to_the_same_position_and_events(self, match: Match[Ring]) -> None:
        again = replay(match.record, find)
        assert (again.fingerprint(), again.events, again.names) == (match.fingerprint(), match.events, match.names)

    def test_it_may_stop_on_the_way(self, match: Match[Ring]) -> None:
        assert replay(match.record, find, upto=5).fingerprint() == match.at(5).fingerprint()

    def test_an_action_that_does_not_fit_is_named_with_its_line(self, lines: list[str]) -> None:
        with pytest.raises(RecordError, match=r"line 10: action 2 \('accept'\) does not fit: "):
            replay(Record.read(with_line(lines, 10, "0 accept")), find)

    def test_another_end_is_noticed(self, match: Match[Ring]) -> None:
        record = msgspec.structs.replace(match.record, position="0" * 64)
        with pytest.raises(RecordError, match="ends in another position than the record says"):
            replay(record, find)

    def test_a_record_of_newer_rules_is_not_replayed(self, match: Match[Ring]) -> None:
        record = msgspec.structs.replace(match.record, rules=2)
        with pytest.raises(RecordError, match="made with rules version 2 of toy; this program has 1"):
            replay(record, find)

    def test_wrong_dice_are_named(self, match: Match[Ring]) -> None:
        record = msgspec.structs.replace(match.record, dice={"type": "SealedDice", "seed": "short"})
        with pytest.raises(RecordError, match="the dice are wrong: "):
            replay(record, find)


class TestBounds:
    @pytest.mark.parametrize(
        ("asked", "words"),
        [
            ({"carried": [(0, 1)] * 101}, "101 changes of dice and rules"),
            ({"rules": 0}, "there is no rules version 0"),
        ],
    )
    def test_what_a_record_asks_for_has_bounds(self, match: Match[Ring], asked: dict[str, Any], words: str) -> None:
        text = msgspec.structs.replace(match.record, **asked).write()
        with pytest.raises(RecordError, match=words):
            Record.read(text)


class TestWithoutSeed:
    def test_sealed_dice_show_their_commitment_alone(self) -> None:
        dice = SealedDice("ab" * 32, ["livia"])
        hidden = TOY.new(seats=2, dice=dice.copy()).record.without_seed()
        assert hidden.dice == {"type": "hidden", "commitment": dice.commitment(), "salts": ["livia"]}
        assert "ab" * 32 not in hidden.write()

    def test_fast_dice_show_nothing(self) -> None:
        assert TOY.new(seats=2, seed=7).record.without_seed().dice == {"type": "hidden"}

    def test_dice_that_were_taken_on_the_way_are_hidden_too(self, match: Match[Ring]) -> None:
        changed = msgspec.structs.replace(match.record, new_dice=[(1, {"type": "FastDice", "state": 9})])
        assert changed.without_seed().new_dice == [(1, {"type": "hidden"})]

    def test_it_cannot_be_replayed_yet(self) -> None:
        with pytest.raises(RecordError, match="hides its dice while the match is running"):
            replay(Record.read(TOY.new(seats=2, seed=7).record.without_seed().write()), find)


class TestSaved:
    def test_loaded_it_is_the_same_match(self, match: Match[Ring]) -> None:
        half = match.at(len(match.history) // 2)
        loaded = load(half.to_json(), find)
        assert (loaded.fingerprint(), loaded.record) == (half.fingerprint(), half.record)

    def test_a_changed_position_is_noticed(self, match: Match[Ring]) -> None:
        saved = msgspec.json.decode(save(match))
        saved["position"]["points"][0] += 5
        with pytest.raises(RecordError, match="not the one its record leads to"):
            load(msgspec.json.encode(saved).decode(), find)

    @pytest.mark.parametrize(
        "text", ["", "{}", "[]", '{"romanum":1}', "nonsense", '{"romanum":1,"record":"x","position":{}}']
    )
    def test_what_is_no_saved_match_is_refused(self, text: str) -> None:
        with pytest.raises(RecordError):
            load(text, find)


class TestWriteFile:
    def test_it_writes_the_whole_text(self, tmp_path: Path) -> None:
        write_file(tmp_path / "game.romanum", "Λίβια\n")
        assert (tmp_path / "game.romanum").read_text(encoding="utf-8") == "Λίβια\n"

    def test_a_failure_leaves_the_old_file_and_nothing_else(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(handle: int) -> None:
            raise OSError("disk full")

        path = tmp_path / "game.romanum"
        path.write_text("old", encoding="utf-8")
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="disk full"):
            write_file(path, "new")
        assert ([p.name for p in tmp_path.iterdir()], path.read_text(encoding="utf-8")) == (["game.romanum"], "old")


class TestBranch:
    def test_its_record_replays_although_it_changed_dice(self, match: Match[Ring]) -> None:
        branch = match.branch(3, seed=99)
        while not branch.over:
            branch.play(branch.pending[0], branch.decision(branch.pending[0]).options[0])
        text = branch.record.write()
        assert replay(Record.read(text), find).fingerprint() == branch.fingerprint()
        assert sum(line.startswith("* ") for line in text.split("\n")) == 1

    def test_it_is_saved_and_loaded_before_it_has_gone_on(self, match: Match[Ring]) -> None:
        branch = match.branch(3, seed=99)
        assert load(save(branch), find).position == branch.position

    def test_wrong_dice_on_the_way_are_named(self, match: Match[Ring]) -> None:
        lines = match.branch(3, seed=99).record.write().split("\n")
        at = next(i for i, line in enumerate(lines) if line.startswith("* "))
        with pytest.raises(RecordError, match=f"line {at + 1}: dice"):
            Record.read(with_line(lines, at + 1, "* {"))


class TestPublicRecord:
    def test_it_shows_no_plan_before_all_have_planned(self) -> None:
        match = TOY.new(seats=2, dice=FastDice(7))
        match.play(0, "bid 1")
        assert match.public_record.actions == []
        match.play(1, "bid 0")
        assert len(match.public_record.actions) == 2

    def test_it_has_neither_seed_nor_hash(self) -> None:
        match = TOY.new(seats=2)
        record = match.public_record
        assert isinstance(match.first_dice, SealedDice)
        assert match.first_dice.seed not in record.write()
        assert match.fingerprint() not in record.write()
        assert record.dice["commitment"] == match.first_dice.commitment()
