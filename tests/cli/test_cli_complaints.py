"""Bad input of every kind is one clear line on stderr and exit code 2."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cli.commandline import START, Run, Spawn, edited, one_line
from romanum.games import GAMES

NO_GAME = f"there is no game 'nogame'; there are: {', '.join(GAMES)}, toy"

BAD = {
    "frob": "No such command 'frob'",
    "play nogame": NO_GAME,
    "play toy --scenario trojan": "toy has no scenario 'trojan'; there are: standard",
    "play toy --options bribes=yes": "toy has no option 'bribes'; there are: length, discreet",
    "play toy --options length=endless": "option length is one of short, long, not 'endless'",
    "play toy --options discreet=maybe": "option discreet is yes or no (true or false), not 'maybe'",
    "play toy --seats human": "standard is for 2, 3, 4 players, not 1",
    "play hre --seats tiro,tiro,tiro,tiro,tiro": "standard is for 2, 3, 4 players, not 5",
    "play trajan --seats tiro,tiro,tiro": "114 is for 2 players, not 3",
    "play hre --seats tiro": "standard is for 2, 3, 4 players, not 1",
    "play toy --seats human,caesar": "no player 'caesar'; there are: human, tiro, miles, centurio, legatus, imperator",
    "play toy --seed seven": "'seven' is not a valid integer",
    "play toy --delay -1": "-1.0 is not in the range",
    "play toy --seats human,gregarius": "there is no player 'gregarius'",
    "play toy --record nowhere/x.romanum": "there is no folder nowhere",
    "play --resume gone.romanum": "gone.romanum: No such file or directory",
    "play toy --resume gone.romanum": "a match that has its game already",
    "replay gone.romanum": "gone.romanum: No such file or directory",
    "replay .": ".: Is a directory",
    "verify gone.romanum": "gone.romanum: No such file or directory",
    "verify x --commitment abc": "a commitment is 64 hexadecimal digits",
    "rules": "Missing argument 'GAME'",
    "rules nogame": "there is no game 'nogame'",
    "rules toy elephants": "no rule of toy has the number or the words 'elephants'",
    "rules toy --coverage --tests nowhere": "nowhere: no such folder",
    "rules toy --coverage 4a": "--coverage takes no rule numbers",
    "rules toy --tests .": "--tests goes with --coverage",
    "arena toy": "Missing option '--bots'",
    "arena nogame --bots tiro": "there is no game 'nogame'",
    "arena toy --bots tiro,caesar": "there is no bot 'caesar'",
    "arena toy --bots tiro --games 0": "0 is not in the range",
    "arena toy --bots tiro --out nowhere/x.json": "there is no folder nowhere",
    "bench nogame": "there is no game 'nogame'",
    "check nogame": "there is no game 'nogame'",
    "completion tcsh": "'tcsh' is not one of",
}


@pytest.mark.parametrize("line", BAD)
def test_what_is_wrong_is_said_in_one_line(line: str, run: Run) -> None:
    result = run(*line.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert one_line(result).startswith("romanum: ")
    assert BAD[line] in result.stderr


@pytest.mark.parametrize("command", ["replay", "verify", "play --resume"])
class TestARecordThatIsWrong:
    def refused(self, command: str, file: str, run: Run) -> str:
        result = run(*command.split(), file)
        assert result.exit_code == 2, result.output
        return one_line(result)

    def test_cut_off_in_the_actions(self, command: str, record: Path, run: Run) -> None:
        file = edited(record, lambda text: text[: text.index("end:") - 5])
        assert "the record is cut off" in self.refused(command, file, run)

    def test_cut_off_in_the_header(self, command: str, record: Path, run: Run) -> None:
        file = edited(record, lambda text: text[: text.index("names:")])
        assert "line 6: expected 'names: …'" in self.refused(command, file, run)

    def test_of_a_newer_program(self, command: str, record: Path, run: Run) -> None:
        file = edited(record, lambda text: text.replace("Romanum record 1", "Romanum record 2"))
        assert "this program reads version 1" in self.refused(command, file, run)

    def test_of_newer_rules(self, command: str, record: Path, run: Run) -> None:
        file = edited(record, lambda text: text.replace("rules: 1", "rules: 99"))
        assert "rules version 99 of toy" in self.refused(command, file, run)

    def test_of_an_unknown_game(self, command: str, record: Path, run: Run) -> None:
        file = edited(record, lambda text: text.replace("game: toy", "game: ludo"))
        assert "there is no game 'ludo'" in self.refused(command, file, run)

    def test_something_else_altogether(self, command: str, tmp_path: Path, run: Run) -> None:
        other = tmp_path / "picture"
        other.write_bytes(bytes(range(256)))
        assert "this is not a Romanum record" in self.refused(command, str(other), run)


@pytest.mark.parametrize("command", ["replay", "play --resume"])
def test_a_record_with_an_illegal_action_names_its_line(command: str, record: Path, run: Run) -> None:
    lines = record.read_text().splitlines()
    edited(record, lambda text: text.replace(lines[8], f"{lines[8][0]} raise veii", 1))
    result = run(*command.split(), str(record))
    assert result.exit_code == 2
    assert "line 9: action 1 ('raise veii') does not fit" in one_line(result)


def test_a_full_disk_behind_stdout(spawn: Spawn) -> None:
    call = [sys.executable, "-c", START, "rules", "toy"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(call, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert one_line(done) == "romanum: cannot write: No space left on device"


def test_a_reader_that_goes_away_is_no_reason_for_words() -> None:
    call = [sys.executable, "-c", START, "rules", "toy", "a"]
    process = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(20) == 1


def test_no_traceback_in_a_process_of_its_own(spawn: Spawn) -> None:
    done = spawn("play", "nogame")
    assert (done.returncode, done.stdout) == (2, "")
    assert one_line(done) == f"romanum: {NO_GAME}"
