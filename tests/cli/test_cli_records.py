"""`romanum replay` and `romanum verify`."""

from __future__ import annotations

import json
import re
from pathlib import Path

from PIL import Image

from cli.commandline import Run, edited, one_line
from romanum.engine.dice import FastDice, SealedDice
from romanum.engine.record import Record
from toy.game import TOY


def commitment(record: Path) -> str:
    return SealedDice(Record.read(record.read_text()).dice["seed"]).commitment()


# ---- replay


def test_a_replay_tells_the_match_and_its_result(record: Path, run: Run) -> None:
    shown = run("replay", str(record)).stdout
    assert "   0  Round 1 begins." in shown
    assert "Most points:" in shown


def test_the_log_alone_has_no_map(record: Path, run: Run) -> None:
    shown = run("replay", str(record), "--log").stdout
    assert "Round 1 begins." in shown
    assert "armies" not in shown


def test_a_replay_stops_where_it_is_told(record: Path, run: Run) -> None:
    data = json.loads(run("replay", str(record), "--at", "1", "--json").stdout)
    assert (data["actions"], data["over"], data["result"]) == (1, False, None)


def test_a_replay_cannot_go_beyond_the_end(record: Path, run: Run) -> None:
    actions = len(Record.read(record.read_text()).actions)
    result = run("replay", str(record), "--at", str(actions + 1))
    assert result.exit_code == 2
    assert f"the record has {actions} actions" in one_line(result)


def test_a_spectator_sees_no_cards_and_a_seat_its_own(record: Path, run: Run) -> None:
    seen = {
        seat: json.loads(run("replay", str(record), "--at", "0", "--json", *seat).stdout)["view"]["hands"]
        for seat in ((), ("--seat", "0"))
    }
    assert not any(hand["cards"] for hand in seen[()])
    assert all(hand["count"] for hand in seen[()])
    assert seen["--seat", "0"][0]["cards"]
    assert not any(hand["cards"] for hand in seen["--seat", "0"][1:])


def test_a_name_gives_no_orders_to_the_terminal(record: Path, run: Run, tmp_path: Path) -> None:
    told = Record.read(record.read_text())
    told.names = ["Livia\x1b[2J", *told.names[1:]]
    sent = tmp_path / "sent.romanum"
    sent.write_text(told.write(), encoding="utf-8")
    shown = run("replay", str(sent)).stdout
    assert "Livia[2J" in shown
    assert "\x1b[2J" not in shown


def test_a_seat_that_is_not_there(record: Path, run: Run) -> None:
    result = run("replay", str(record), "--seat", "2")
    assert result.exit_code == 2
    assert "this match has the seats 0 to 1" in one_line(result)


# ---- verify


def test_an_honest_record_verifies(record: Path, run: Run) -> None:
    result = run("verify", str(record), "--commitment", commitment(record), "--no-salt")
    assert result.exit_code == 0
    assert [line.split()[:2] for line in result.stdout.splitlines()[:-1]] == [
        ["ok", "dice"],
        ["ok", "salts"],
        ["note", "names"],
        ["ok", "actions"],
        ["ok", "rolls"],
        ["ok", "position"],
    ]
    assert "The record verifies, but for what could not be checked: names." in result.stdout


def test_names_are_labels_and_are_shown_where_they_say_who_played(record: Path, run: Run, tmp_path: Path) -> None:
    """Nothing in a record shows that they were changed; so whoever checks it is told that they may have been."""
    told, sent = Record.read(record.read_text(encoding="utf-8")), tmp_path / "sent.romanum"
    usual = TOY.seat_names(len(told.names), told.scenario)
    told.names = [f"{usual[0]} (imperator)", *usual[1:]]
    sent.write_text(told.write(), encoding="utf-8")
    result = run("verify", str(sent))
    assert result.exit_code == 0
    assert "(imperator)'" in next(line for line in result.stdout.splitlines() if line.startswith("note   names"))
    told.names = usual
    sent.write_text(told.write(), encoding="utf-8")
    assert "names" not in run("verify", str(sent)).stdout


def test_a_commitment_may_be_pasted_in_capitals_with_spaces(record: Path, run: Run) -> None:
    assert run("verify", str(record), "--commitment", f" {commitment(record).upper()} ").exit_code == 0


def test_without_a_commitment_the_dice_are_left_to_the_reader(record: Path, run: Run) -> None:
    result = run("verify", str(record))
    assert result.exit_code == 0
    assert f"compare the commitment yourself: {commitment(record)}" in result.stdout
    assert "The record verifies, but for what could not be checked: dice, salts, names." in result.stdout


def test_other_salts_do_not_verify(record: Path, run: Run) -> None:
    """The commitment is of the seed alone; other salts would have made other rolls."""
    result = run("verify", str(record), "--commitment", commitment(record), "--salt", "alea")
    assert result.exit_code == 1
    assert "the salts are not those given: none" in result.stdout


def test_dice_exchanged_before_a_late_action_do_not_verify(run: Run, tmp_path: Path) -> None:
    """Whoever writes such a line chooses how the dice fall from there on."""
    match = TOY.new(seats=2, dice=SealedDice("ab" * 32))
    while not match.over:
        if len(match.history) == 5:
            match.change_dice(FastDice.seeded(4))
        match.play(match.pending[0], match.decision(match.pending[0]).options[0])
    file = tmp_path / "forged.romanum"
    file.write_text(match.record.write())
    result = run("verify", str(file), "--commitment", SealedDice("ab" * 32).commitment(), "--no-salt")
    assert result.exit_code == 1
    assert "they were exchanged for others after action 5" in result.stdout


def test_another_commitment_does_not_verify(record: Path, run: Run) -> None:
    result = run("verify", str(record), "--commitment", "0" * 64)
    assert result.exit_code == 1
    assert "the seed belongs to another commitment" in result.stdout


def test_another_seed_does_not_verify(record: Path, run: Run) -> None:
    published = commitment(record)
    seed = Record.read(record.read_text()).dice["seed"]
    file = edited(record, lambda text: text.replace(seed, seed[::-1]))
    assert run("verify", file, "--commitment", published).exit_code == 1


def test_an_illegal_action_does_not_verify(record: Path, run: Run) -> None:
    first = record.read_text().splitlines()[8]
    file = edited(record, lambda text: text.replace(first, f"{first[0]} raise veii", 1))
    result = run("verify", file)
    assert result.exit_code == 1
    assert "action 1 ('raise veii') does not fit" in result.stdout


def test_another_last_position_does_not_verify(record: Path, run: Run) -> None:
    position = Record.read(record.read_text()).position
    file = edited(record, lambda text: text.replace(position, "f" * 64))
    result = run("verify", file)
    assert result.exit_code == 1
    assert "the last position is another one" in result.stdout


def test_dice_with_a_known_seed_prove_nothing(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "seeded")
    run("play", "toy", "--seats", "tiro,tiro", "--seed", "1", "--record", path)
    assert "they were never sealed" in run("verify", path).stdout
    assert run("verify", path, "--commitment", "0" * 64).exit_code == 1


def test_verdicts_as_json(record: Path, run: Run) -> None:
    data = json.loads(run("verify", str(record), "--json").stdout)
    assert data["verified"] is True
    assert [check["what"] for check in data["checks"]] == ["dice", "salts", "names", "actions", "rolls", "position"]
    assert [words.partition(":")[0] for words in data["unchecked"]] == ["dice", "salts", "names"]


def test_a_replay_is_drawn_as_a_picture_and_as_a_film(run: Run, tmp_path: Path) -> None:
    record = Path(__file__).parents[1] / "games" / "hre" / "records" / "2-miles-101.txt"
    result = run("replay", str(record), "--at", "150", "--svg", "board.svg", "--gif", "film.gif", "--book", "m.json")
    assert result.exit_code == 0, result.output
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")
    with Image.open(tmp_path / "film.gif") as film:
        assert getattr(film, "n_frames", 1) > 5
        assert film.size[0] == 800
    assert re.search(r"film.gif: \d+ pictures", result.stdout)
    assert "m.json: 151 leaves" in result.stdout
    assert len(json.loads((tmp_path / "m.json").read_text(encoding="utf-8"))["leaves"]) == 151


def test_a_board_that_nobody_draws_and_a_place_that_is_not_there_are_a_line(run: Run, tmp_path: Path) -> None:
    record = Path(__file__).parents[1] / "games" / "hre" / "records" / "2-miles-101.txt"
    result = run("replay", str(record), "--at", "3", "--svg", "nowhere/board.svg")
    assert result.exit_code == 2
    assert "cannot write" in result.stderr
    (tmp_path / "toy.txt").write_text(TOY.new(seed=1).record.write(), encoding="utf-8")
    for option in ("--svg", "--gif", "--book"):
        result = run("replay", "toy.txt", option, "x")
        assert result.exit_code == 2
        assert "draws no board" in result.stderr
