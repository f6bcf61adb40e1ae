"""What happens in the first choices of every game is what its text says, line by line."""

import pytest

from games.playthrough import FOLDER, playthrough
from romanum.games import OURS


@pytest.mark.parametrize("name", OURS)
def test_a_game_goes_as_it_is_written_down(name: str) -> None:
    """If the change is meant: `PYTHONPATH=tests .venv/bin/python -m games.playthrough`, and read the difference."""
    assert playthrough(name).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def test_every_playthrough_is_of_a_game() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(OURS)
