"""Games of installed distributions: found, listed after ours, played, recorded; broken ones are told and left out."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, ClassVar

import pytest

import romanum
from outside import entry, installed
from romanum.engine.conformance import random_game
from romanum.engine.record import Record, RecordError
from romanum.engine.verify import verifies, verify
from romanum.games import GAMES, OURS, BrokenGame, UnknownGame, available, broken, folder_of
from toy.game import TOY, Toy

RING = entry("toy", "toy.game:Toy")


@pytest.fixture
def ring() -> Iterator[None]:
    with installed(RING):
        yield


def test_nothing_but_ours_where_nobody_has_installed_anything() -> None:
    with installed():
        assert tuple(GAMES) == tuple(OURS) == ("hre", "trajan", "ultimus", "pax", "imperium")


def test_ours_are_whole() -> None:
    assert {romanum.game(name).ripeness for name in OURS} == {"whole"}
    assert {romanum.game(name).package for name in OURS} == {""}


@pytest.mark.usefixtures("ring")
def test_an_installed_game_stands_after_ours_and_can_be_had() -> None:
    assert romanum.games() == (*OURS, "toy")
    found = romanum.game("toy")
    assert (found.title, found.package, found.ripeness) == ("Ring", "romanum-ring 1.2", "draft")
    assert found in list(available())
    assert (folder_of("toy") / "rules.toml").is_file()


@pytest.mark.usefixtures("ring")
def test_its_record_says_whence_it_is_and_replays() -> None:
    match = random_game(romanum.game("toy"), 2, seed=4)
    text = match.record.write()
    assert text.split("\n")[7] == "package: romanum-ring 1.2"
    assert Record.read(text) == match.record
    assert romanum.replay(text).fingerprint() == match.fingerprint()
    assert romanum.load(match.to_json()).fingerprint() == match.fingerprint()


def test_ours_write_records_as_they_always_were() -> None:
    assert "package" not in romanum.game("hre").new(seats=2, seed=1).record.write()


@pytest.mark.usefixtures("ring")
def test_a_line_that_does_not_fit_is_named_by_its_number() -> None:
    lines = random_game(romanum.game("toy"), 2, seed=4).record.write().split("\n")
    lines[9] = "0 attack rome"
    with pytest.raises(RecordError, match="line 10: action 1"):
        romanum.replay("\n".join(lines))
    begun = romanum.game("toy").new(seats=2, seed=1)
    own = type(begun).of(begun.game, "standard", 2, begun.position).record.write()
    assert Record.read(own).start.startswith("{")
    assert romanum.replay(own).fingerprint() == romanum.replay(own).fingerprint()
    with pytest.raises(RecordError, match="line 9: start: toy cannot play on from this position"):
        romanum.replay(own.replace('"seats":2', '"seats":"two"'))


def test_without_the_package_the_error_says_what_to_install() -> None:
    with installed(RING):
        text = romanum.game("toy").new(seats=2, seed=1).record.write()
    with installed(), pytest.raises(RecordError, match=r"romanum-ring, version 1\.2: install that \(pip install"):
        romanum.replay(text)


def test_a_package_that_is_no_name_is_refused() -> None:
    with installed(RING):
        text = romanum.game("toy").new(seats=2, seed=1).record.write()
    for wrong in ("x; rm -rf ~ 1", "--index-url=http://x 1", "romanum-ring", "", "a" * 200 + " 1"):
        with pytest.raises(RecordError, match="line 8"):
            Record.read(text.replace("package: romanum-ring 1.2", f"package: {wrong}"))


def test_another_version_of_the_package_is_noted() -> None:
    with installed(RING):
        record = random_game(romanum.game("toy"), 2, seed=4).record
        assert not [one for one in verify(record, romanum.game) if one.what == "package"]
    with installed(entry("toy", "toy.game:Toy", "romanum-ring 1.3")):
        found = verify(record, romanum.game)
        (note,) = [one for one in found if one.what == "package"]
        assert "romanum-ring 1.2, checked with that of romanum-ring 1.3" in note.words
        assert verifies(found) is (found[0].verdict != "FAILED")


# ---- what is wrong with a plug-in


class Elsewhere(Toy):
    """The toy's files, of a class that stands here."""

    folder = TOY.folder


class Other(Elsewhere):
    id: ClassVar[str] = "other"


class Nowhere(Elsewhere):
    id = "nowhere"
    scenarios: ClassVar[Any] = ()


class Unripe(Elsewhere):
    id = "unripe"
    ripeness: ClassVar[Any] = "green"


class Heavy(Elsewhere):
    id = "heavy"

    def components(self) -> dict[str, Any]:
        return {"places": object()}


class Nameless(Elsewhere):
    id = "nameless"

    def seat_names(self, seats: int, scenario: str) -> list[str]:
        raise KeyError(scenario)


def no_game() -> str:
    return "a game"


def ends_everything() -> None:
    sys.exit(3)


HERE = __name__
BROKEN = {
    "gone": ("no_such_module:Game", "ModuleNotFoundError"),
    "empty": (f"{HERE}:Gone", "has no attribute 'Gone'"),
    "text": (f"{HERE}:no_game", "is no romanum.engine.game.Game but str"),
    "ends": (f"{HERE}:ends_everything", "SystemExit: 3"),
    "misnamed": (f"{HERE}:Other", "its id is 'other'"),
    "nowhere": (f"{HERE}:Nowhere", "at least one in it"),
    "unripe": (f"{HERE}:Unripe", "its ripeness is 'green'"),
    "heavy": (f"{HERE}:Heavy", "components cannot be had: TypeError"),
    "nameless": (f"{HERE}:Nameless", "seat_names cannot be had: KeyError: 'standard'"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_told_and_left_out(name: str, caplog: pytest.LogCaptureFixture) -> None:
    place, problem = BROKEN[name]
    with installed(RING, entry(name, place)), caplog.at_level(logging.WARNING):
        assert [game.id for game in available()] == [*OURS, "toy"]
        with pytest.raises(BrokenGame, match="romanum-ring 1"):
            romanum.game(name)
        assert problem in broken()[name]
        assert [record.getMessage() for record in caplog.records] == [broken()[name]]


def test_a_module_that_raises_when_it_is_imported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "angry_game").mkdir()
    (tmp_path / "angry_game" / "__init__.py").write_text("raise RuntimeError('no licence')\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with installed(entry("angry", "angry_game.game:Angry")):
        with pytest.raises(
            UnknownGame, match=r"'angry' \(angry_game.game:Angry of romanum-ring 1.2\) cannot be had: no"
        ):
            romanum.game("angry")
        with pytest.raises(BrokenGame, match="has no folder: no licence"):
            folder_of("angry")


@pytest.mark.parametrize(
    ("entries", "told"),
    [
        ((entry("hre", "toy.game:Toy"),), "'hre' (toy.game:Toy of romanum-ring 1.2) is left out: this id is taken"),
        ((entry("Big Game", "toy.game:Toy"),), "a game cannot be called 'Big Game'"),
        ((RING, entry("toy", "b:B", "zzz 1")), "a game 'toy' of zzz 1 is left out: 'toy' (toy.game:Toy"),
    ],
)
def test_a_name_that_cannot_be_had(
    entries: tuple[EntryPoint, ...], told: str, caplog: pytest.LogCaptureFixture
) -> None:
    with installed(*entries), caplog.at_level(logging.WARNING):
        assert set(GAMES) <= {*OURS, "toy"}
        assert romanum.game("hre").title != "Ring"
    assert any(told in record.getMessage() for record in caplog.records)


def test_ours_are_had_without_looking_for_others() -> None:
    """Whoever plays one of ours does not pay for reading what is installed."""
    GAMES.look_again()
    assert "hre" in GAMES
    assert romanum.game("hre").id == "hre"
    assert "installed" not in vars(GAMES)
