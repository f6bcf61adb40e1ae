"""How to play in pictures: the page of every game is complete, and what is missing is found."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import romanum
from romanum.engine.speech.language import ENGLISH
from romanum.games import OURS
from romanum.lessons.howto import FILE, FOLDER, LOOKS, faults, how_to_play, lacking, picture, picture_name
from toy.game import Toy
from toy.moved import Moved

MOST_BYTES = 1_500_000
SUBJECT = '[[subject]]\nid = "{id}"\ntitle = "T"\ntext = ["A sentence."]\nrules = ["4c"]\ncaption = "C"\n'
SHOT = '[subject.shot]\nrecord = "a"\nat = 1\n'
WORDS = '[[subject]]\nid = "{id}"\ntitle = "Titel"\ntext = ["Ein Satz."]\ncaption = "Bild"\n'
IDS = ("aim", "board", "turn", "moving", "fighting", "advice")
WEBP = b"RIFF____WEBP"


@pytest.fixture
def toy(tmp_path: Path) -> Moved:
    shown = tmp_path / FOLDER
    shown.mkdir()
    (tmp_path / "rules.toml").write_bytes((Toy().folder / "rules.toml").read_bytes())
    (shown / FILE).write_text("".join(SUBJECT.format(id=one) + SHOT for one in IDS), encoding="utf-8")
    for one in IDS:
        for look in LOOKS:
            (shown / picture_name(one, look)).write_bytes(WEBP)
    return Moved(tmp_path)


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_its_page_with_all_pictures_and_true_rules(name: str) -> None:
    assert lacking(romanum.game(name)) == []


def test_what_a_page_lacks_is_told(toy: Moved) -> None:
    assert lacking(Toy())[0].startswith("howto/howto.toml: missing")
    found = lacking(toy)
    assert found[0] == "howto/howto.toml: no intro"
    assert "howto/aim-dark.webp: the same picture as in light" in found
    file = toy.folder / FOLDER / FILE
    file.write_text(file.read_text(encoding="utf-8").replace('"turn"', '"round"'), encoding="utf-8")
    for look in LOOKS:
        (toy.folder / FOLDER / picture_name("turn", look)).rename(toy.folder / FOLDER / picture_name("round", look))
    assert "howto/howto.toml: turn: no such subject" in lacking(toy)


@pytest.mark.parametrize("name", OURS)
def test_every_picture_can_be_taken_again(name: str) -> None:
    folder = Path(__file__).parents[1] / "games" / name / "records"
    for subject in how_to_play(romanum.game(name)).subject:
        assert (folder / f"{subject.shot.record}.txt").is_file(), subject.id


def test_all_pictures_together_are_small() -> None:
    sizes = [
        len(picture(romanum.game(name), picture_name(subject.id, look)))
        for name in OURS
        for subject in how_to_play(romanum.game(name)).subject
        for look in LOOKS
    ]
    assert sum(sizes) < MOST_BYTES


def test_a_page_without_faults(toy: Moved) -> None:
    assert faults(toy) == []
    assert faults(Toy()) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"4c"', '"99z"', "howto/howto.toml: aim: no rule '99z'"),
        ('["4c"]', "[]", "howto/howto.toml: aim: it cites no rule"),
        ('caption = "C"', 'caption = ""', "howto/howto.toml: aim: something is not said"),
        ('id = "board"', 'id = "aim"', "howto/howto.toml: aim: twice"),
        ('id = "board"', 'id = "map"', "howto/map-dark.webp: missing"),
        ('id = "board"', 'id = "map"', "howto/board-light.webp: no subject shows it"),
    ],
)
def test_faults_are_found(toy: Moved, old: str, new: str, fault: str) -> None:
    file = toy.folder / FOLDER / FILE
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert fault in faults(toy)


def translated(toy: Moved, ids: Sequence[str] = IDS, code: str = "de") -> Path:
    """The page in another language, with some of its subjects."""
    page = toy.folder / FOLDER / FILE
    page.write_text('intro = "All of it."\n' + page.read_text(encoding="utf-8"), encoding="utf-8")
    file = Path(toy.folder / FOLDER / f"{code}.toml")
    file.write_text('intro = "Das Ganze."\n' + "".join(WORDS.format(id=one) for one in ids), encoding="utf-8")
    return file


def test_a_page_is_said_in_another_language_and_the_rest_in_english(toy: Moved) -> None:
    translated(toy, IDS[1:])
    page = how_to_play(toy, "de")
    assert (page.intro, page.language) == ("Das Ganze.", "de")
    aim, board = page.subject[:2]
    assert (aim.text, aim.language) == (["A sentence."], ENGLISH)
    assert (board.title, board.text, board.caption, board.language) == ("Titel", ["Ein Satz."], "Bild", "de")
    assert (board.rules, board.shot) == (aim.rules, aim.shot)
    for other in (ENGLISH, "fr"):
        assert how_to_play(toy, other) == how_to_play(toy)
    assert how_to_play(toy).intro == "All of it."


def test_a_translation_without_faults(toy: Moved) -> None:
    translated(toy)
    assert faults(toy) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('["Ein Satz."]', '["Ein Satz.", "Noch einer."]', "aim: 2 paragraphs, in English 1"),
        ('caption = "Bild"', 'caption = "Bild"\npoints = ["Punkt"]', "aim: 1 points, in English 0"),
        ('caption = "Bild"', 'caption = ""', "aim: something is not said"),
        ('["Ein Satz."]', '[""]', "aim: something is not said"),
        ('intro = "Das Ganze."', 'intro = ""', "something is not said"),
        ('id = "board"', 'id = "map"', "board: missing"),
        ('id = "board"', 'id = "map"', "map: there is no such subject"),
        ('id = "board"', 'id = "aim"', "aim: twice"),
    ],
)
def test_faults_of_a_translation_are_found(toy: Moved, old: str, new: str, fault: str) -> None:
    file = translated(toy)
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert f"howto/de.toml: {fault}" in faults(toy)


def test_a_translation_has_words_alone_and_a_language_that_there_is(toy: Moved) -> None:
    file = translated(toy)
    file.write_text(file.read_text(encoding="utf-8") + 'rules = ["4c"]\n', encoding="utf-8")
    (fault,) = faults(toy)
    assert fault.startswith("howto/de.toml: $.subject[5]")
    file.rename(file.with_name("xx.toml"))
    assert faults(toy) == ["howto/xx.toml: there is no such language"]


def test_a_file_that_is_no_picture_is_found(toy: Moved) -> None:
    (toy.folder / FOLDER / "aim-dark.webp").write_bytes(b"nothing")
    assert faults(toy) == ["howto/aim-dark.webp: not a picture"]


def test_only_pictures_can_be_had() -> None:
    for name in (FILE, "../rules.toml", "nothing-light.webp"):
        with pytest.raises(LookupError):
            picture(romanum.game("hre"), name)
