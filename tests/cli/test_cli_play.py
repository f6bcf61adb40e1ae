"""`romanum play`: choosing, asking, saving and leaving, with commands through a pipe."""

from __future__ import annotations

import errno
import json
import os
import re
from pathlib import Path

import pytest

from cli.commandline import Run, Spawn, only_record

TWO = ("play", "toy", "--seats", "human,tiro", "--seed", "3")
FIRST = "bid 2\n"
"""The highest bid there is: the person goes first."""


def told(run: Run, *lines: str, args: tuple[str, ...] = TWO) -> str:
    """What is shown after the first turn's question, when these lines are typed."""
    result = run(*args, typed=FIRST + "".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    return result.stdout.partition("the turn of Player 1.")[2]


# ---- choosing


def test_a_number_plays_that_choice(run: Run) -> None:
    assert "Player 1 raises an Army in Alba." in told(run, "2")


def test_the_text_of_an_action_plays_it(run: Run) -> None:
    assert "Player 1 raises an Army in Alba." in told(run, "RAISE alba")


def test_the_words_on_the_button_play_it(run: Run) -> None:
    assert "Player 1 raises an Army in Alba." in told(run, "raise an army in alba")


def test_words_show_only_the_choices_that_have_them(run: Run) -> None:
    shown = told(run, "att").partition("> att")[2]
    assert "Attack Capua from Alba" in shown
    assert "Draw a card" not in shown


def test_enter_plays_the_one_choice_that_words_left(run: Run) -> None:
    assert "Player 1 raises an Army in Alba." in told(run, "raise", "")


def test_enter_plays_nothing_while_several_are_left(run: Run) -> None:
    shown = told(run, "att", "")
    assert "Player 1 attacks" not in shown
    assert shown.count("Draw a card") == 2


def test_a_number_too_high_plays_nothing(run: Run) -> None:
    shown = told(run, "99")
    assert "There are the choices 1 to " in shown


def test_words_without_a_choice_lead_to_the_reason(run: Run) -> None:
    assert "Roma is not yours" in told(run, "raise roma")


def test_nonsense_is_answered(run: Run) -> None:
    assert "No choice has “xyzzy” in it" in told(run, "xyzzy")


# ---- asking


def test_why_cites_the_rule(run: Run) -> None:
    shown = told(run, "why raise roma")
    assert "Roma is not yours." in shown
    assert "4c  A player pays a coin for an Army" in shown


def test_why_takes_the_letter_of_a_refused_choice(run: Run) -> None:
    shown = told(run, "refused raise", "why a")
    [letter, words] = re.findall(r"^ +([a-z]+)  (Raise an Army in \w+): ", shown, re.M)[0]
    assert letter == "a"
    assert f"> why a\n{words}" in shown


def test_why_of_something_allowed_says_so(run: Run) -> None:
    assert "Draw a card is allowed: 1 plays it." in told(run, "why 1")


def test_why_of_words_that_nothing_has_in_it_says_where_to_look(run: Run) -> None:
    shown = told(run, "why xyzzy")
    assert "Nothing now has “xyzzy” in it; refused lists what cannot be done." in shown
    assert "begins with" not in shown


def test_odds_of_one_choice_cite_its_modifiers(run: Run) -> None:
    shown = told(run, "odds attack ostia", args=("play", "toy", "--seats", "human,tiro,tiro,tiro", "--seed", "3"))
    assert "No dice are rolled" in shown
    shown = told(run, "odds attack capua", args=("play", "toy", "--seats", "human,tiro,tiro,tiro", "--seed", "3"))
    assert "28 % to win" in shown
    assert "-1 two Armies 6b" in shown


def test_a_hint_is_one_of_the_choices(run: Run) -> None:
    shown = told(run, "hint 1").partition("would choose")[2]
    assert re.search(r"^ +\d+  (Draw|Raise|Attack|Offer|Pass)", shown, re.M)
    assert "as far as the bot looks ahead" in shown, "nobody has measured Ring"
    assert "No chance to win is given" not in shown
    assert "%" not in shown.partition("The dice")[0]


def test_a_hint_is_short_and_tells_more_to_whoever_asks(run: Run) -> None:
    short, long = (told(run, words).partition("would choose")[2] for words in ("hint 1", "hint 1 more"))
    assert "`hint more` tells all reasons." in short
    assert "No chance to win is given" in long, "why there is none"
    assert "No chance to win is given" not in short
    assert "did best of the" in short


def test_a_hint_tells_its_rule_of_thumb_and_what_it_left_out(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def hopeless(game: object, g: object, seat: int, moves: list[object]) -> list[float]:
        return [0.0, *[-20.0] * (len(moves) - 1)]

    monkeypatch.setattr("toy.game.Toy.prior", hopeless)
    shown = " ".join(told(run, "hint 3 more").partition("would choose")[2].split())
    assert "it goes by a rule of thumb. Everything else looks much worse at a glance." in shown
    assert "Not tried, because at a glance they look worse: Raise an Army in Alba, " in shown
    assert re.search(r" and \d more\.", shown)


def test_rules_by_number_and_by_words(run: Run) -> None:
    assert "3b  omen" in told(run, "rules 3")
    assert "3b  omen" in told(run, "rules first alone omen")
    assert "No rule has the number or the words “elephants”" in told(run, "rules elephants")


def test_the_log_tells_what_happened(run: Run) -> None:
    assert "Round 1 begins." in told(run, "log 9")
    assert "Round 1 begins." not in told(run, "log 1")
    assert "Round 1 begins." in told(run, "log ²"), "no number, though it is a digit"


@pytest.mark.parametrize(("command", "words"), [("map", "Army 2"), ("hand", "2 cards"), ("help", "play choice 7")])
def test_commands_that_show_something(command: str, words: str, run: Run) -> None:
    assert words in told(run, command).partition(f"> {command}")[2]


def test_what_a_bot_draws_is_its_secret(run: Run) -> None:
    shown = "".join(
        run("play", "toy", "--seats", "tiro,human", "--seed", seed, typed="pass\n1\n" * 9 + "log 99\n").stdout
        for seed in "12345"
    )
    assert "Player 1 draws a card." in shown
    assert not re.search("Player 1 draws (shield|sword|gold)", shown)


# ---- taking back


def test_undo_takes_the_last_action_back(run: Run) -> None:
    shown = told(run, "treat seat1", "undo")
    assert "Taken back: treat seat1" in shown
    assert shown.count("the turn of Player 1.") == 1


def test_undo_says_why_an_action_stays(run: Run) -> None:
    assert "That stays: Dice have been rolled." in told(run, "undo")


# ---- saving and leaving


def test_the_end_of_input_saves_and_says_how_to_go_on(run: Run, tmp_path: Path) -> None:
    result = run(*TWO, typed=FIRST)
    path = only_record(tmp_path)
    assert result.stdout.endswith(f"Saved. Go on with: romanum play --resume {path}\n")


def test_quit_saves_too(run: Run, tmp_path: Path) -> None:
    result = run(*TWO, typed="bid 1\nquit\nbid 0\n")
    assert result.exit_code == 0
    assert "0 bid 1" in only_record(tmp_path).read_text().splitlines()


def test_a_match_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    run(*TWO, typed=FIRST + "draw\n")
    path = only_record(tmp_path)
    before = path.read_text().count("\n0 ")
    result = run("play", "--resume", str(path), typed="1\n")
    assert "Resumed after" in result.stdout
    assert path.read_text().count("\n0 ") == before + 1


def test_bots_are_still_there_after_a_resume(run: Run, tmp_path: Path) -> None:
    run(*TWO, typed=FIRST)
    result = run("play", "--resume", str(only_record(tmp_path)), typed="1\n" * 30)
    assert result.exit_code == 0
    assert "Player 2 (tiro)" in result.stdout.splitlines()[-2] + result.stdout.splitlines()[-3]


def test_a_resumed_match_keeps_its_number_of_seats(run: Run, tmp_path: Path) -> None:
    run(*TWO, typed=FIRST)
    result = run("play", "--resume", str(only_record(tmp_path)), "--seats", "human,tiro,tiro")
    assert result.exit_code == 2
    assert "3 players for the 2 seats of this match" in result.stderr


def test_an_existing_file_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("do not lose me")
    result = run(*TWO, "--record", str(precious))
    assert result.exit_code == 2
    assert precious.read_text() == "do not lose me"


def test_save_writes_a_copy(run: Run, tmp_path: Path) -> None:
    told(run, f"save {tmp_path / 'copy'}")
    assert "0 bid 2" in (tmp_path / "copy").read_text()


def test_save_spares_a_file_that_is_no_record(run: Run, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("do not lose me")
    assert "it stays as it is" in told(run, f"save {precious}")
    assert precious.read_text() == "do not lose me"


def test_every_action_of_a_person_is_saved_before_the_next_question(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    saved: list[str] = []
    monkeypatch.setattr("romanum.cli.desk.match_file.write_file", lambda path, text: saved.append(text))
    run(*TWO, typed=FIRST + "raise alba\n")
    assert any("0 bid 2" in text and "raise alba" not in text for text in saved)
    assert "0 raise alba" in saved[-1]


class TestAFullDisk:
    @pytest.fixture(autouse=True)
    def _full(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("os.fsync", full)

    def test_is_told_once_and_play_goes_on(self, run: Run) -> None:
        result = run(*TWO, typed=FIRST + "raise alba\n")
        assert len(re.findall("Not saved to .*: No space left on device. Play goes on.", _flat(result.stdout))) == 1
        assert "Player 1 raises an Army in Alba." in result.stdout

    def test_is_an_error_at_the_end(self, run: Run) -> None:
        result = run(*TWO, typed=FIRST)
        assert result.exit_code == 1
        assert result.stderr.count("\n") == 1
        assert "not saved: No space left on device" in result.stderr


def test_a_disk_that_fills_up_leaves_the_old_file_as_it_was(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*TWO, typed=FIRST)
    path = only_record(tmp_path)
    before = path.read_text()
    monkeypatch.setattr("os.fsync", full)
    run("play", "--resume", str(path), typed="raise alba\n")
    assert path.read_text() == before
    assert only_record(tmp_path) == path


def full(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _flat(text: str) -> str:
    return " ".join(text.split())


# ---- the end of a game


def test_bots_among_themselves_play_to_the_end(run: Run) -> None:
    result = run("play", "toy", "--seats", "tiro,miles,tiro", "--seed", "1")
    assert result.exit_code == 0
    assert "The game ends after round" in result.stdout
    assert re.search(r"^ ?1\.  Player \d \((tiro|miles)\)", result.stdout, re.M)


def test_json_prints_the_result_alone(run: Run) -> None:
    result = run("play", "toy", "--seats", "tiro,tiro", "--seed", "1", "--json")
    data = json.loads(result.stdout)
    assert data["over"] is True
    assert data["names"] == ["Player 1 (tiro)", "Player 2 (tiro)"]
    assert sorted(data["result"]["scores"], reverse=True)[0] == max(data["result"]["scores"])
    assert "Round 1 begins." in result.stderr


def test_a_seed_gives_the_same_game(run: Run) -> None:
    games = [run("play", "toy", "--seats", "tiro,tiro", "--seed", "4", "--json").stderr for _ in range(2)]
    without_the_file = [re.sub("The record: .*", "", game) for game in games]
    assert without_the_file[0] == without_the_file[1]


def test_options_reach_the_match(run: Run) -> None:
    short, long = (
        run("play", "toy", "--seats", "tiro,tiro", "--seed", "1", "--options", f"length={length},discreet").stdout
        for length in ("short", "long")
    )
    assert long.count("begins.") > short.count("begins.")


# ---- every kind of terminal


@pytest.mark.parametrize("columns", ["40", "80", "200"])
def test_no_line_is_wider_than_the_terminal(columns: str, spawn: Spawn) -> None:
    lines = "help\nrefused\nodds\nrules 3\nlog\nwhy raise roma\n"
    done = spawn(*TWO, typed=FIRST + lines, COLUMNS=columns)
    assert done.returncode == 0, done.stderr
    assert [line for line in done.stdout.splitlines()[:-1] if len(line) > int(columns)] == []


def test_a_pipe_gets_no_colours(spawn: Spawn) -> None:
    assert "\x1b" not in spawn(*TWO, typed=FIRST).stdout


def test_no_color_is_obeyed(spawn: Spawn) -> None:
    done = spawn(*TWO, typed=FIRST, FORCE_COLOR="1", NO_COLOR="1", TERM="xterm-256color")
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|38)[;m]", done.stdout)


def test_a_terminal_without_unicode_gets_plain_signs(spawn: Spawn) -> None:
    done = spawn(*TWO, typed=FIRST + "xyzzy\n", PYTHONIOENCODING="ascii")
    assert 'No choice has "xyzzy" in it' in done.stdout


def test_bytes_that_are_no_text_are_survived(spawn: Spawn, tmp_path: Path) -> None:
    done = spawn(*TWO, typed="\udcff\x00\nbid 2\n")
    assert done.returncode == 0
    assert "0 bid 2" in only_record(tmp_path).read_text()
