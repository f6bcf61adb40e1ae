"""The course of a game: its lessons and studies in the order of their files, with the words for them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

import romanum
from romanum.engine.data import load
from romanum.engine.game import Game
from romanum.engine.speech.language import language
from romanum.engine.speech.words import Words
from romanum.lessons.lesson import Lesson
from romanum.lessons.study import MISSED, ON, Study, posed

FOLDER: Final = "lessons"
STUDIES: Final = "studies"
ORDER: Final = re.compile(r"^\d+-")
"""How the name of a file begins: it says which lesson comes first, and is no part of the lesson's name."""


class NoSuchLesson(LookupError):
    """There is no lesson of that name; the message lists those there are."""


class Course:
    """The lessons of a game, and its studies."""

    def __init__(self, game: Game[Any], folder: Traversable | None = None, studies: Traversable | None = None) -> None:
        self.game = game
        self.folder = game.folder / FOLDER if folder is None else folder
        self.studies_folder = game.folder / STUDIES if folder is studies is None else studies
        self.lessons = tuple(self._read(file) for file in _toml_files(self.folder))
        self.studies = tuple(self._read_study(file) for file in _toml_files(self.studies_folder))
        self._words: dict[str, Words] = {}

    def _read(self, file: Traversable) -> Lesson:
        lesson = load(file, Lesson, f"{self.game.id}/{FOLDER}/{file.name}")
        return msgspec.structs.replace(lesson, name=_name(file))

    def _read_study(self, file: Traversable) -> Study:
        return posed(load(file, Study, f"{self.game.id}/{STUDIES}/{file.name}"), _name(file))

    @property
    def words(self) -> Words:
        """What the lessons say, in the language that is spoken."""
        return self.words_in(language())

    def words_in(self, code: str) -> Words:
        """What the lessons say in a language; what they do not have there, in English."""
        if code not in self._words:
            folders = [files("romanum.lessons") / "words", *self.own_folders]
            self._words[code] = Words.load(folders, self.game.names, code, self.game.made_names)
        return self._words[code]

    @property
    def own_folders(self) -> list[Traversable]:
        """Where the sentences of its own stand; nowhere in a course without any."""
        folders = [folder / "words" for folder in (self.folder, self.studies_folder) if folder is not None]
        return [folder for folder in folders if (folder / "en.ftl").is_file()]

    @property
    def own_messages(self) -> list[str]:
        """The names of the sentences that the course brings along."""
        sources = [(folder / "en.ftl").read_text(encoding="utf-8") for folder in self.own_folders]
        return [line.split(" ")[0] for source in sources for line in source.splitlines() if line[:1].isalpha()]

    def lesson(self, name: str) -> Lesson:
        """The lesson or study of that name."""
        for lesson in (*self.lessons, *self.studies):
            if lesson.name == name:
                return lesson
        known = ", ".join(lesson.name for lesson in self.lessons) or "none yet"
        raise NoSuchLesson(f"{self.game.id} has no lesson {name!r}; there are: {known}")

    def study(self, name: str) -> Study:
        """The study of that name."""
        for study in self.studies:
            if study.name == name:
                return study
        known = ", ".join(study.name for study in self.studies) or "none yet"
        raise NoSuchLesson(f"{self.game.id} has no study {name!r}; there are: {known}")

    def after(self, lesson: Lesson) -> Lesson | None:
        """The next one of its kind."""
        alike: tuple[Lesson, ...] = self.studies if isinstance(lesson, Study) else self.lessons
        place = alike.index(lesson) + 1
        return alike[place] if place < len(alike) else None

    def title(self, lesson: Lesson) -> str:
        """What a lesson is called."""
        return self.words.say(own_name(lesson), {})

    def about(self, lesson: Lesson) -> str:
        """What one learns in it; of a study, what is asked."""
        return self.words.say(f"{own_name(lesson)}-{'ask' if isinstance(lesson, Study) else 'about'}", {})

    def sentence(self, lesson: Lesson, say: str) -> str:
        """What a step says."""
        return self.words.say(message(lesson, say), {})


def own_name(lesson: Lesson) -> str:
    """How the names of a lesson's sentences begin."""
    return f"{'study' if isinstance(lesson, Study) else 'lesson'}-{lesson.name}"


def message(lesson: Lesson, say: str) -> str:
    """The name of the sentence that a step says; some are the same in all studies."""
    if isinstance(lesson, Study) and say.partition("-")[0] in (MISSED, ON):
        return f"study-{say.partition('-')[0]}"
    return f"{own_name(lesson)}-{say}"


def lessons_of(game: Game[Any]) -> int:
    """How many lessons a game has, whether or not they can be read."""
    return len(_toml_files(game.folder / FOLDER))


def studies_of(game: Game[Any]) -> int:
    """How many studies a game has, likewise."""
    return len(_toml_files(game.folder / STUDIES))


def _toml_files(folder: Traversable | None) -> list[Traversable]:
    if folder is None or not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)


def _name(file: Traversable) -> str:
    return ORDER.sub("", file.name.removesuffix(".toml"))


@cache
def course(game: str) -> Course:
    """The course of the game of that id; one without lessons if it has none."""
    return Course(romanum.game(game))
