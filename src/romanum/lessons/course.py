"""The course of a game: its lessons in the order of their files, and their words in the language that is spoken."""

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
from romanum.engine.language import language
from romanum.engine.words import Words
from romanum.lessons.lesson import Lesson

FOLDER: Final = "lessons"
ORDER: Final = re.compile(r"^\d+-")
"""How the name of a file begins: it says which lesson comes first, and is no part of the lesson's name."""


class NoSuchLesson(LookupError):
    """There is no lesson of that name; the message lists those there are."""


class Course:
    """The lessons of a game."""

    def __init__(self, game: Game[Any], folder: Traversable | None = None) -> None:
        self.game = game
        self.folder = game.folder / FOLDER if folder is None else folder
        self.lessons = tuple(self._read(file) for file in self._files())
        self._words: dict[str, Words] = {}

    def _files(self) -> list[Traversable]:
        return sorted(_toml_files(self.folder), key=lambda file: file.name)

    def _read(self, file: Traversable) -> Lesson:
        lesson = load(file, Lesson, f"{self.game.id}/{FOLDER}/{file.name}")
        return msgspec.structs.replace(lesson, name=ORDER.sub("", file.name.removesuffix(".toml")))

    @property
    def words(self) -> Words:
        """What the lessons say, in the language that is spoken."""
        return self.words_in(language())

    def words_in(self, code: str) -> Words:
        """What the lessons say in a language; what they do not have there, in English."""
        if code not in self._words:
            folders = [files("romanum.lessons") / "words", *self.own_folders]
            self._words[code] = Words.load(folders, self.game.names, code)
        return self._words[code]

    @property
    def own_folders(self) -> list[Traversable]:
        """Where the sentences of its own stand; nowhere in a course without any."""
        return [self.folder / "words"] if (self.folder / "words" / "en.ftl").is_file() else []

    @property
    def own_messages(self) -> list[str]:
        """The names of the sentences that the course brings along."""
        sources = [(folder / "en.ftl").read_text(encoding="utf-8") for folder in self.own_folders]
        return [line.split(" ")[0] for source in sources for line in source.splitlines() if line[:1].isalpha()]

    def lesson(self, name: str) -> Lesson:
        """The lesson of that name."""
        for lesson in self.lessons:
            if lesson.name == name:
                return lesson
        known = ", ".join(lesson.name for lesson in self.lessons) or "none yet"
        raise NoSuchLesson(f"{self.game.id} has no lesson {name!r}; there are: {known}")

    def after(self, lesson: Lesson) -> Lesson | None:
        """The next one."""
        place = self.lessons.index(lesson) + 1
        return self.lessons[place] if place < len(self.lessons) else None

    def title(self, lesson: Lesson) -> str:
        """What a lesson is called."""
        return self.words.say(f"lesson-{lesson.name}", {})

    def about(self, lesson: Lesson) -> str:
        """What one learns in it."""
        return self.words.say(f"lesson-{lesson.name}-about", {})

    def sentence(self, lesson: Lesson, say: str) -> str:
        """What a step says."""
        return self.words.say(f"lesson-{lesson.name}-{say}", {})


def lessons_of(game: Game[Any]) -> int:
    """How many lessons a game has, whether or not they can be read."""
    return len(_toml_files(game.folder / FOLDER))


def _toml_files(folder: Traversable) -> list[Traversable]:
    return [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []


@cache
def course(game: str) -> Course:
    """The course of the game of that id; one without lessons if it has none."""
    return Course(romanum.game(game))
