"""The words of a game: its sentences in the language that is spoken; what actions, seats and questions are called."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property, reduce
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar, Final

from romanum.engine.action import Move, Vocabulary
from romanum.engine.folder.game_folder import GameFolder
from romanum.engine.speech.language import language, speaking
from romanum.engine.speech.words import Made, Words
from romanum.engine.standing.orders import QuestionKind
from romanum.engine.standing.wishes import CONCERNED, WindowKind

PLAYER: Final = re.compile(r"Player (\d+)")
"""What a seat is called that has neither a person's name nor a side's."""


@cache
def engine_words(code: str) -> Words:
    """The sentences of the engine alone."""
    return Words.load([files("romanum.engine") / "words"], {}, code)


class GameWords(GameFolder):
    """What a game says, from the files in its folder and those of the engine."""

    vocabulary: ClassVar[Vocabulary]
    names: ClassVar[Mapping[str, str]]
    """Display names of public ids."""

    @property
    def made_names(self) -> Mapping[str, Made]:
        """Of the things with names those whose names are made of a message and facts: they need no message each."""
        return {}

    @property
    def words(self) -> Words:
        """The sentences of the game, in the language that is spoken."""
        return self.words_in(language())

    def words_in(self, code: str) -> Words:
        """The sentences of the game in a language; what it does not have there, in English."""
        if code not in self._words:
            self._words[code] = Words.load(self.word_folders, self.names, code, self.made_names)
        return self._words[code]

    @cached_property
    def _words(self) -> dict[str, Words]:
        return {}

    def local_names(self, scenario: str, seats: int) -> Mapping[str, str]:
        """What things are called in a scenario, by their ids, where the game calls them otherwise: in the language that
        is spoken."""
        return {}

    def words_of(self, scenario: str, seats: int, code: str | None = None) -> Words:
        """The sentences of the game with the names of a scenario, in the language that is spoken or in another."""
        key = scenario, seats, code or language()
        if key not in self._local_words:
            with speaking(key[2]):
                names, words = self.local_names(scenario, seats), self.words
            self._local_words[key] = words.calling(names) if names else words
        return self._local_words[key]

    @cached_property
    def _local_words(self) -> dict[tuple[str, int, str], Words]:
        return {}

    @property
    def word_folders(self) -> list[Traversable]:
        """Where the sentences stand: the engine's, the game's own, and those of each part of its rules."""
        own = self.folder / "words"
        parts = sorted((entry for entry in own.iterdir() if entry.is_dir()), key=lambda entry: entry.name)
        return [files("romanum.engine") / "words", own, *parts]

    @property
    def labels(self) -> Mapping[str, str]:
        """What an action does, verb by verb, with the kinds of its arguments in braces where their names will stand."""
        if language() not in self._labels:
            kinds = {verb: self.vocabulary.fact_names(verb) for verb in self.vocabulary.verbs}
            say = self.words.say
            self._labels[language()] = {
                verb: say(f"do-{verb}", {name: f"{{{name}}}" for name in kinds[verb]}) for verb in kinds
            }
        return self._labels[language()]

    @cached_property
    def _labels(self) -> dict[str, Mapping[str, str]]:
        return {}

    def in_words(self, message: str, english: str) -> str:
        """What stands in the game's data in English, in the language that is spoken, if that has the message."""
        words = self._few_words
        return words.say(message, {}) if words.has_own(message) else english

    @property
    def _few_words(self) -> Words:
        """Enough to tell of the game in a lobby: the engine's alone, where the game has none in the language.

        All sentences of a game are many, and whoever looks at a shelf of games need not wait for those of each."""
        code = language()
        own = code in self._words or any((folder / f"{code}.ftl").is_file() for folder in self.word_folders[1:])
        return self.words if own else engine_words(code)

    def seat_in_words(self, name: str) -> str:
        """What a seat is called, in the language that is spoken, unless a person gave it its name."""
        plain, bracket, bot = name.partition(" (")
        found = PLAYER.fullmatch(plain)
        if found:
            plain = self._few_words.say("seat-player", {"number": int(found[1])})
        else:
            plain = self._few_words.names.get(self._called.get(plain, ""), plain)
        return f"{plain}{bracket}{bot}"

    @cached_property
    def _called(self) -> dict[str, str]:
        """Which thing is called so."""
        return {name: thing for thing, name in reversed(list(self.names.items()))}

    def wish_words(self, kind: WindowKind) -> dict[str, str]:
        """What a seat can wish at a kind of window, in words: those of the kind where it has its own."""
        own = {wish: f"window-{kind.id}-{'concerns' if wish == CONCERNED else wish}" for wish in kind.wishes}
        return {
            wish: self.words.say(word if self.words.has(word) else f"wish-{wish}", {}) for wish, word in own.items()
        }

    def question_words(self, kind: QuestionKind) -> tuple[str, str]:
        """What a kind of question is called, and what it is about."""
        name = f"{'window' if kind.window else 'question'}-{kind.id}"
        return self.words.say(name, {}), self.words.say(f"{name}-about", {})

    def answer_words(self, kind: QuestionKind) -> dict[str, str]:
        """The standard answers to a kind of question, in words: those of the kind where it has its own."""
        own = {answer: f"answer-{kind.id}-{answer}" for answer in kind.answers}
        return {
            answer: self.words.say(word if self.words.has(word) else f"answer-{answer}", {})
            for answer, word in own.items()
        }

    def plain_label(self, move: Move) -> str:
        """The label that follows from `labels` and `names` alone."""
        names = self.words.names
        words = {name: names.get(str(value), str(value)) for name, value in self.vocabulary.facts(move).items()}
        return reduce(lambda label, name: label.replace(f"{{{name}}}", words[name]), words, self.labels[move[0]])
