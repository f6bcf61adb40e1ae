"""`romanum analyse`."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.commandline import START, Run, one_line

RECORDS = Path(__file__).parent.parent / "games" / "hre" / "records"


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A short match of History of the Roman Empire."""
    return Path(shutil.copy(RECORDS / "3-random-no-oraculum-5.txt", tmp_path / "evening.romanum"))


def test_the_report_is_told_kept_and_taken_up_again(record: Path, run: Run, tmp_path: Path) -> None:
    how = ("--iterations", "60", "--jobs", "1")
    first = run("analyse", str(record), *how, "--html", str(tmp_path / "page.html"))
    assert first.exit_code == 0, first.output
    for words in ("Start", "Luck", "Sound", "choices were weighed"):
        assert words in first.stdout
    assert "Luck against play" in (tmp_path / "page.html").read_text(encoding="utf-8")
    kept = record.with_name(record.name + ".analysis")
    weighed = json.loads(kept.read_text())["weighed"]
    assert weighed
    data = json.loads(run("analyse", str(record), *how, "--json").stdout)
    assert data["weighed"] == weighed, "nothing is done twice"
    for seat in data["seats"]:
        assert seat["start"] + seat["play"] + seat["luck"] == seat["end"]
    for point in data["turning_points"]:
        if point["kind"] == "luck":
            assert sum(point["before"]) == sum(point["after"]) == 10_000
        else:
            assert point["before"] > point["after"]
            assert point["better"]


def test_turning_points_alone_weigh_no_choices(evening: Path, run: Run) -> None:
    data = json.loads(
        run("analyse", str(evening), "--only", "turning-points", "--iterations", "1", "--jobs", "1", "--json").stdout
    )
    assert data["turning_points"]
    assert not data["weighed"]


def test_a_match_that_is_not_over_and_what_is_no_record(run: Run, tmp_path: Path, record: Path) -> None:
    lines = record.read_text().split("\n")
    half = lines[: lines.index("") + 4]
    (tmp_path / "none.romanum").write_text("nothing")
    assert "not a Romanum record" in one_line(run("analyse", "none.romanum"))
    assert "cut off" in one_line(run("analyse", str(_written(tmp_path, half))))
    assert "there is no bot 'augur'" in one_line(run("analyse", str(record), "--bot", "augur"))
    assert "there is no folder" in one_line(run("analyse", str(record), "--html", "nowhere/page.html"))
    assert run("analyse", str(record), "--only", "everything").exit_code == 2


def _written(folder: Path, lines: list[str]) -> Path:
    file = folder / "half.romanum"
    file.write_text("\n".join(lines))
    return file


def test_an_unfinished_match_is_refused(run: Run, tmp_path: Path) -> None:
    import romanum

    (tmp_path / "open.romanum").write_text(romanum.game("hre").new(seats=2, seed=1).record.write())
    assert "not over" in one_line(run("analyse", "open.romanum"))


def test_control_c_keeps_what_was_found(evening: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", START, "analyse", str(evening), "--seconds", "60", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    kept = evening.with_name("evening.romanum.analysis")
    end = time.monotonic() + 60
    while not (kept.exists() and json.loads(kept.read_text())["weighed"]) and time.monotonic() < end:
        time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    told, complaint = process.communicate(timeout=30)
    assert process.returncode == 130, complaint
    assert "Turning points" in told
    assert json.loads(kept.read_text())["weighed"]
