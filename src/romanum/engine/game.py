"""What a game is to the engine: one small contract.

A game names its scenarios, options, steps and verbs, sets up a position, tells what a seat's view adds to the bare
fields, deals out what a seat cannot see, ranks the seats at the end, and judges positions for the bots.
"""

from __future__ import annotations

import re
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, reduce
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

import msgspec

from romanum.engine.action import Move, Vocabulary
from romanum.engine.asking import CONCERNED, WindowKind
from romanum.engine.dice import AnyDice, Dice, FastDice
from romanum.engine.guide import Advice, Lengths, read_guide, read_lengths
from romanum.engine.language import language
from romanum.engine.odds import Odds
from romanum.engine.orders import QuestionKind, of_window
from romanum.engine.picture import LINES, Picture
from romanum.engine.position import Position
from romanum.engine.roles import Roles, Topics
from romanum.engine.rule import Catalogue, Rule
from romanum.engine.seen import Moment, Seen, read_record, read_seen
from romanum.engine.step import Step
from romanum.engine.ways import NOWHERE_TO_GO, Ways
from romanum.engine.words import Words, name_message

if TYPE_CHECKING:
    from romanum.engine.match import Match

P = TypeVar("P", bound=Position)

PLAYER: Final = re.compile(r"Player (\d+)")
"""What a seat is called that has neither a person's name nor a side's."""


class Option(msgspec.Struct, frozen=True):
    """A setting of a match: yes or no, or one of `choices`."""

    id: str
    title: str
    help: str
    default: bool | str = False
    choices: tuple[str, ...] = ()
    rule: str = ""
    called: tuple[str, ...] = ()
    """What the choices are called in the language that is spoken; as they are, where it is empty."""


class Scenario(msgspec.Struct, frozen=True):
    """A starting situation."""

    id: str
    title: str
    help: str
    players: tuple[int, ...]

    def check_seats(self, count: int) -> None:
        """Raise `BadSetup` unless it can be played by that many."""
        if type(count) is not int or count not in self.players:
            raise BadSetup(f"{self.id} is for {', '.join(map(str, self.players))} players, not {count}")


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `ranking` groups equal seats, best first; `how` names the sentence that tells it."""

    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    how: str
    facts: dict[str, Any] = {}


class About(msgspec.Struct, frozen=True):
    """A game for somebody who does not know it: how long a match takes, what it is about, how it feels to play."""

    minutes: tuple[int, int] = (60, 240)
    blurb: str = ""
    feel: str = ""


class BadSetup(ValueError):
    """A match that cannot be set up: an unknown scenario, option or number of seats."""


DISCREET = Option(
    "discreet",
    "Ask everybody",
    "Ask every seat that might react, even if it has nothing to play, so that being asked gives nothing away.",
)


@cache
def _engine_words(code: str) -> Words:
    """The sentences of the engine alone."""
    return Words.load([files("romanum.engine") / "words"], {}, code)


class Game(ABC, Generic[P]):
    """One game: constants, steps and judgement. It holds no state of any match."""

    id: ClassVar[str]
    title: ClassVar[str]
    about: ClassVar[About] = About()
    rules_version: ClassVar[int] = 1
    own_options: ClassVar[tuple[Option, ...]] = ()
    scenarios: ClassVar[tuple[Scenario, ...]]
    steps: ClassVar[Mapping[str, type[Step[Any]]]]
    position_type: ClassVar[type[Position]]
    vocabulary: ClassVar[Vocabulary]
    names: ClassVar[Mapping[str, str]]
    """Display names of public ids."""
    roles: ClassVar[Roles] = {}
    """What each kind of event is to whoever does not know the game."""
    topics: ClassVar[Topics] = {}
    """What the log can be looked through for."""
    pace: ClassVar[tuple[int, int]] = (40, 80)
    """How many random decisions `romanum bench` wants in 1,000 rounds of its reference loop, at least and at best;"""
    copying: ClassVar[tuple[float, float]] = (5, 2.5)
    """how many of these rounds a copy of the fullest position may take, at most and at best,"""
    viewing: ClassVar[tuple[float, float]] = (40, 15)
    """and a view for a seat."""

    @property
    def options(self) -> tuple[Option, ...]:
        """All settings of a match of this game."""
        return (*self.own_options, DISCREET)

    @property
    def windows(self) -> Mapping[str, WindowKind]:
        """The kinds of windows at which a seat can wish not to be asked."""
        return self.position_type.windows

    @cached_property
    def questions(self) -> Mapping[str, QuestionKind]:
        """The kinds of questions that orders can answer: first the windows, then the others."""
        kinds = {kind: of_window(window) for kind, window in self.windows.items()} | dict(self.position_type.questions)
        verbs = self.position_type.answer_verbs
        return {name: msgspec.structs.replace(kind, verbs=verbs.get(name, ())) for name, kind in kinds.items()}

    @cached_property
    def things(self) -> frozenset[str]:
        """The public ids of all that a question can speak of."""
        return frozenset(self.names).union(*self.vocabulary.names.values())

    @abstractmethod
    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> P:
        """The starting position, its first step on the stack. The engine has checked the arguments."""

    @abstractmethod
    def result(self, g: P) -> Result:
        """The outcome, once nothing is left to do."""

    @abstractmethod
    def deal(self, known: P, seat: int, dice: Dice) -> P:
        """Fill in what `known` hides from the seat, at random but consistently with what it knows."""

    @abstractmethod
    def value(self, g: P, seat: int) -> float:
        """How good a position is for a seat: about its chance to win, between 0 and 1."""

    def describe(self, known: P, seat: int | None) -> dict[str, Any]:
        """What a view adds to the bare fields; made from what the seat knows alone."""
        return {}

    def seat_name(self, seat: int, seats: int) -> str:
        """What a seat is called before a person gives it a name."""
        return f"Player {seat + 1}"

    def seat_names(self, seats: int, scenario: str) -> list[str]:
        """What all seats of a match are called; a game whose sides change with the scenario says so here."""
        return [self.seat_name(seat, seats) for seat in range(seats)]

    def begins(self, g: P, seat: int) -> bool:
        """Whether the seat, which is being asked, makes a first move of its own now.

        Whatever was asked before (draws, deployment, reactions) a bot can answer for a newcomer who just wants to play.
        """
        return True

    def outward(self, g: P, seat: int, move: Move) -> tuple[Any, ...]:
        """What the others see of a seat's move: a face-down counter's place, say, where the move names the counter.

        Two moves that look the same must tell the others the same. Unless a game says otherwise nothing is hidden.
        """
        return move

    def odds(self, known: P, seat: int, move: Move) -> Odds | None:
        """Where a choice leads to dice: the exact distribution. Made from what the seat knows alone."""
        return None

    def ways(self, known: P, seat: int) -> Ways:
        """Where those whom the seat, which is being asked, has on the move can go, and how. Made from what it knows."""
        return NOWHERE_TO_GO

    def place(self, word: str) -> str:
        """The id of the place that a person means: a city may stand for the place where it lies."""
        return word

    def faults(self, g: P, before: P | None = None) -> list[str]:
        """What is wrong with a position, which no game by the rules can come to: one line each, empty if all is well.

        For tests alone: the conformance kit asks after every action, with the position before it. A counter that has
        vanished, a card too many, a unit that nobody can attack: whatever the rules make sure of without saying so.
        """
        return []

    def grown(self, g: P, times: int) -> P | None:
        """A position like another with so many times the pieces; none if the game cannot tell.

        For `romanum bench` alone, which sees by it how the cost of a decision grows. No game by the rules comes to it.
        """
        return None

    # ---- for screens

    def components(self) -> dict[str, Any]:
        """The parts that never change, ready for JSON, in the order in which a view counts them."""
        return {}

    def scores(self, g: P) -> list[int]:
        """The points of each seat so far, as everybody may know them; empty if the game keeps none on the way."""
        return []

    def picture(self, known: P) -> Picture | None:
        """The board with its counters, made from what somebody knows; None in a game that draws none."""
        return None

    def seat_colour(self, seat: int, seats: int) -> str:
        """The colour of a seat's line in a graph. A game whose seats are called by colours says which."""
        return LINES[seat % len(LINES)]

    def turn(self, g: P) -> int:
        """The turn being played; 0 in a game without turns."""
        return int(getattr(g, "turn", 0))

    def turns(self, g: P) -> int:
        """How many turns a match has if nothing ends it sooner; 0 where no end is set, or none was told."""
        return 0

    # ---- advice for the bots: a game may leave all of it out

    def sane(self, known: P, seat: int, moves: list[Move]) -> list[Move]:
        """The moves without the plainly pointless ones; never empty. Made from what the seat knows alone."""
        return moves

    def prior(self, g: P, seat: int, moves: list[Move]) -> list[float] | None:
        """How promising each move looks at a glance; None: no opinion. One point more: about e times as likely."""
        return None

    def worth_a_try(self, g: P, seat: int, moves: list[Move]) -> list[Move]:
        """Of the moves, those that whoever looks ahead should try however they look at a glance, such as to wait."""
        return []

    def closely(self) -> Game[P]:
        """The same game for bots that look ahead: what is sane, promising or worth much may be told more closely."""
        return self

    def side(self, g: P, seat: int) -> str:
        """The side that a seat plays now, where sides have other chances; empty where all seats are alike."""
        return ""

    def reckoning(self, g: P, seat: int) -> dict[str, float]:
        """What a seat has, in the game's own terms: points, places, troops. It tells what an option brings and costs.

        Each part has a word of its own, `part-…`, and is there in every position, the last one too. Unless a game says
        more, the points of the seat.
        """
        scores = self.scores(g)
        return {"points": float(scores[seat])} if scores else {}

    def appraisal(self, g: P, seats: int) -> tuple[list[float], list[dict[str, float]]]:
        """The `value` of a position to every seat and the `reckoning` of each, for whoever wants all of it at once.

        A game in which they are worked out from the same things does so here once; the numbers are the same.
        """
        return [self.value(g, seat) for seat in range(seats)], [self.reckoning(g, seat) for seat in range(seats)]

    def stage(self, g: P) -> int:
        """A count of the resting points passed, such as phases: where one ends a position is best judged."""
        return 0

    def further(self) -> tuple[int, ...]:
        """Where whoever looks furthest judges a line of play after the stage has ended, if that wins more games.

        Each number is one more resting point: the first end of a stage after so many choices of the line.
        """
        return ()

    def unsettled(self, g: P, moves: list[Move]) -> list[Move]:
        """Of the moves at a resting point, those that finish what must not be judged half done, such as a battle.

        Empty if the position can be judged as it stands.
        """
        return []

    def tags(self, g: P) -> dict[str, list[list[str]]]:
        """What each seat had in a finished game, by category, to tell whether it helps to win: start, leaders, …"""
        return {}

    def check(self) -> list[str]:
        """Problems of the game's data, one line each with file and place; empty if all is well."""
        return []

    @property
    def folder(self) -> Traversable:
        """Where the game's own files are."""
        return files(type(self).__module__.rsplit(".", 1)[0] if "." in type(self).__module__ else type(self).__module__)

    @cached_property
    def build(self) -> str:
        """A hash of all code and data that decide how a match goes: what is kept of a position fits only the same."""
        found = sha256()
        for folder in (files("romanum.engine"), files("romanum.board"), self.folder):
            for file in _files(folder):
                found.update(file.read_bytes())
        return found.hexdigest()

    @cached_property
    def rules(self) -> Catalogue:
        """The catalogue of numbered rules."""
        raw = tomllib.loads((self.folder / "rules.toml").read_text(encoding="utf-8"))
        return Catalogue(
            raw["title"],
            msgspec.convert(raw["rule"], list[Rule]),
            raw.get("tables", {}),
            raw.get("interrupts", []),
            raw.get("chapters", {}),
        )

    @cached_property
    def seen(self) -> Seen:
        """Moments of recorded games in which rules spoke."""
        return read_seen(self.folder)

    def seen_record(self, name: str) -> str:
        """The text of a record in which rules were seen; `LookupError` if there is none of that name."""
        return read_record(self.folder, self.seen, name)

    def seen_sentence(self, moment: Moment) -> str:
        """What happened at a moment in which a rule was seen, in the language that is spoken."""
        if moment.kind:
            return self.words.say(f"event-{moment.kind}", moment.facts)
        deed = self.plain_label(self.vocabulary.read(moment.facts["action"]))
        return f"{self.seat_in_words(moment.facts['seat'])}: {deed}"

    @cached_property
    def guide(self) -> Mapping[str, Advice]:
        """How hard each scenario is, what it teaches, and where a newcomer begins."""
        return read_guide(self.folder)

    @cached_property
    def lengths(self) -> Lengths | None:
        """How long the scenarios take, as measured."""
        return read_lengths(self.folder)

    @property
    def words(self) -> Words:
        """The sentences of the game, in the language that is spoken."""
        return self.words_in(language())

    def words_in(self, code: str) -> Words:
        """The sentences of the game in a language; what it does not have there, in English."""
        if code not in self._words:
            self._words[code] = Words.load(self.word_folders, self.names, code)
        return self._words[code]

    @cached_property
    def _words(self) -> dict[str, Words]:
        return {}

    def local_names(self, scenario: str, seats: int) -> Mapping[str, str]:
        """What things are called in a scenario, by their ids, where the game calls them otherwise."""
        return {}

    def words_of(self, scenario: str, seats: int, code: str | None = None) -> Words:
        """The sentences of the game with the names of a scenario, in the language that is spoken or in another."""
        key = scenario, seats, code or language()
        if key not in self._local_words:
            names = self.local_names(scenario, seats)
            if not names:
                return self.words if code is None else self.words_in(code)
            self._local_words[key] = self.words_in(key[-1]).calling(names)
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
        return self.words if own else _engine_words(code)

    @cached_property
    def data_words(self) -> dict[str, str]:
        """What players read of the game's data, by the message that has it in other languages."""
        told = {f"about-{part}": getattr(self.about, part) for part in ("blurb", "feel")}
        for scenario in self.scenarios:
            told |= {f"scenario-{scenario.id}": scenario.title, f"scenario-{scenario.id}-help": scenario.help}
        told |= {f"scenario-{advice.id}-teaches": advice.teaches for advice in self.guide.values()}
        for option in self.own_options:
            told |= {f"option-{option.id}": option.title, f"option-{option.id}-help": option.help}
            told |= {f"option-{option.id}-{choice}": choice for choice in option.choices}
        return told | {name_message(thing): name for thing, name in self.names.items() if thing not in self.latin}

    @property
    def latin(self) -> frozenset[str]:
        """Of the things with names those that are called the same in every language."""
        return frozenset()

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

    def settings(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a match, defaults filled in; `BadSetup` names what is wrong."""
        known = {option.id: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadSetup(f"{self.id} has no option {name!r}; there are: {', '.join(known)}")
            _check_option(known[name], value)
        return {option.id: given.get(option.id, option.default) for option in self.options}

    def scenario(self, name: str) -> Scenario:
        """The scenario of that name."""
        for scenario in self.scenarios:
            if scenario.id == name:
                return scenario
        raise BadSetup(f"{self.id} has no scenario {name!r}; there are: {', '.join(s.id for s in self.scenarios)}")

    def new(
        self,
        scenario: str | None = None,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        dice: AnyDice | None = None,
        names: list[str] | None = None,
    ) -> Match[P]:
        """Start a match. A seed gives fast dice that repeat; without one the dice are sealed and can be verified."""
        from romanum.engine.dice import SealedDice
        from romanum.engine.match import Match

        chosen = self.scenario(self.scenarios[0].id if scenario is None else scenario)
        count = max(chosen.players) if seats is None else seats
        chosen.check_seats(count)
        if names is not None and len(names) != count:
            raise BadSetup(f"{len(names)} names for {count} seats")
        if seed is not None and type(seed) is not int:
            raise BadSetup(f"a seed is a whole number, not {seed!r}")
        settings = self.settings(options or {})
        if dice is None:
            dice = SealedDice.fresh([]) if seed is None else FastDice.seeded(seed)
        return Match.begin(self, chosen.id, count, settings, dice, names)


def _files(folder: Traversable) -> Iterator[Traversable]:
    """The code and data in a folder and those below it, always in the same order."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _files(entry)
        elif entry.name.endswith((".py", ".toml")):
            yield entry


def _check_option(option: Option, value: Any) -> None:
    if option.choices:
        if value not in option.choices:
            raise BadSetup(f"option {option.id} is one of {', '.join(option.choices)}, not {value!r}")
    elif not isinstance(value, bool):
        raise BadSetup(f"option {option.id} is yes or no (true or false), not {value!r}")
