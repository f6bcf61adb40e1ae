"""The checks of words on the toy game: they pass, and each notices a sentence that is missing, idle or hidden."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from romanum.engine.conformance import wording
from romanum.engine.conformance.wording import Wording
from toy.game import TOY, Toy


class Copy(Toy):
    """The toy game in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.home = folder

    @property
    def folder(self) -> Path:
        return self.home


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    shutil.copytree(Path(str(TOY.folder)), tmp_path / "toy")
    return Copy(tmp_path / "toy")


def change(game: Copy, file: str, old: str, new: str) -> Wording:
    path = game.folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return Wording(game)


@pytest.mark.parametrize("check", wording.CHECKS, ids=lambda check: check.__name__)
def test_the_toy_game_has_its_words(check: Callable[[Wording], int]) -> None:
    assert check(Wording(TOY)) > 0


def test_a_sentence_that_is_missing_is_named(copy: Copy) -> None:
    with pytest.raises(AssertionError, match="toy: the code asks for sentences that are not there: event-shield"):
        wording.sentences_are_there(change(copy, "words/en.ftl", "event-shield =", "event-sheild ="))


def test_what_a_question_tells_is_no_question(copy: Copy) -> None:
    told = change(copy, "steps.py", 'Asks("spoils", SEAT)', 'Asks("spoils", SEAT, "loser")')
    assert wording.sentences_are_there(told) > 0


def test_a_sentence_that_nothing_asks_for_is_named(copy: Copy) -> None:
    with pytest.raises(AssertionError, match="toy: nothing asks for event-sheild"):
        wording.no_sentence_for_nothing(
            change(copy, "words/en.ftl", "event-shield =", "event-sheild = x\nevent-shield =")
        )


def test_a_name_that_hides_a_choice_is_named(copy: Copy) -> None:
    one = min(Wording(copy).game.names, default="")
    lines = f"event-shield = {{ $province ->\n   [{one}] here\n  *[other] there\n }}\nevent-old-older ="
    with pytest.raises(AssertionError, match=f"shown as names: {one}"):
        wording.choices_keep_their_names(change(copy, "words/en.ftl", "event-shield =", lines))


def test_kinds_are_read_from_texts_choices_variables_and_what_is_built(copy: Copy) -> None:
    code = (
        "def f(g, one):\n"
        "    kind = 'a' if one else 'b'\n"
        "    g.tell(kind, '1a', secret={})\n"
        "    g.tell(f'built-{one}', '1a')\n"
        "    return Prompt('c' if one else 'd', '1a', {})\n"
        "class S:\n"
        "    asks: str = 'e'\n"
    )
    (copy.folder / "more.py").write_text(code, encoding="utf-8")
    found = Wording(copy, {"built-": ("x", "y")}).needed - Wording(TOY).needed
    events = {"event-a", "event-a-known", "event-b", "event-b-known", "event-built-x", "event-built-y"}
    assert found == events | {"ask-c", "ask-d", "ask-e"}
