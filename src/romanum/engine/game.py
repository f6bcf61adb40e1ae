"""What a game is to the engine: one small contract.

A game names its scenarios, options, steps and verbs, sets up a position, tells what a seat's view adds to the bare
fields, deals out what a seat cannot see, ranks the seats at the end, and judges positions for the bots.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, TypeVar, get_args

import msgspec

from romanum.engine.action import Move
from romanum.engine.counsel.staff import Staff
from romanum.engine.decision import Stake, going_on, quitting
from romanum.engine.dice import AnyDice, Dice, FastDice
from romanum.engine.event import Event
from romanum.engine.event_roles import Roles, Topics
from romanum.engine.folder.rule_moments import Moment
from romanum.engine.odds import Odds
from romanum.engine.pages.picture import LINES, Picture
from romanum.engine.position import Position
from romanum.engine.rooms import part_of
from romanum.engine.rule import Wrong
from romanum.engine.speech.game_words import GameWords
from romanum.engine.speech.words import name_message
from romanum.engine.standing.orders import QuestionKind, of_window
from romanum.engine.standing.wishes import WindowKind
from romanum.engine.step import Step, Window
from romanum.engine.ways import NOWHERE_TO_GO, Ways

if TYPE_CHECKING:
    from romanum.engine.match import Match
    from romanum.engine.sheets.sheet import Sheets
    from romanum.engine.text.board import Board, Page

P = TypeVar("P", bound=Position)

Ripeness = Literal["draft", "whole"]
"""How far a game has come: a draft plays by its rules; a whole game also has what teaches, shows and measures it."""
RIPENESSES: Final[tuple[str, ...]] = get_args(Ripeness)


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
    scenarios: tuple[str, ...] = ()
    """Where it changes something; in all of them, where it is empty."""


Came = bool | str | tuple[bool, str]
"""What came of a move whose odds were stated: what was hoped for, one of their outcomes, or both."""


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


class Game(GameWords, ABC, Generic[P]):
    """One game: constants, steps and judgement. It holds no state of any match."""

    id: ClassVar[str]
    title: ClassVar[str]
    about: ClassVar[About] = About()
    ripeness: ClassVar[Ripeness] = "draft"
    rules_version: ClassVar[int] = 1
    own_options: ClassVar[tuple[Option, ...]] = ()
    scenarios: ClassVar[tuple[Scenario, ...]]
    steps: ClassVar[Mapping[str, type[Step[Any]]]]
    position_type: ClassVar[type[Position]]
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
    learners: ClassVar[tuple[float | None, float | None]] = (None, None)
    """How many random steps in the environment of whoever learns it wants in as many, if anybody has said."""
    package: str = ""
    """Distribution and version it came with, such as `romanum-ludi 1.2`, if it came with another than this one."""

    def __repr__(self) -> str:
        return f"<{self.id}: {self.title}>"

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
        own = part_of(type(self), "describe")
        return own(known, seat) if own else {}

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
        own = part_of(type(self), "odds")
        return own(known, seat, move) if own else None

    def outcome(self, before: P, seat: int, move: Move, events: Sequence[Event]) -> Came | None:
        """What came of a move whose odds were stated: whether what was hoped for, which of the `outcomes`, or both.

        For tests alone: the conformance kit plays such moves out and compares. `before` is the position it was made in,
        `events` are all that followed. None as long as nothing is decided; a game that says nothing is not asked.
        """
        own = part_of(type(self), "outcome")
        return own(before, seat, move, events) if own else None

    def meanwhile(self, before: P, g: P, move: Move, asked: int) -> Move | None:
        """What a seat that is asked answers until a move with odds has come to something, as its odds assume.

        For tests alone, like `outcome`. Whoever could react passes; a game whose odds say "if they stand", or "if all
        are thrown at it", says so here. None: the odds end where this is asked.
        """
        own = part_of(type(self), "meanwhile")
        if own:
            answer: Move | None = own(g, move, asked)
            return answer
        return g.stack[-1].decline if isinstance(g.stack[-1], Window) else None

    def ways(self, known: P, seat: int) -> Ways:
        """Where those whom the seat, which is being asked, has on the move can go, and how. Made from what it knows."""
        own = part_of(type(self), "ways")
        return own(known, seat) if own else NOWHERE_TO_GO

    def stakes(self, known: P, seat: int, moves: Sequence[Move]) -> dict[Move, Stake]:
        """Of the moves that the seat is offered those that quit, spend or harm, and what is then left or lost.

        None of them ever stands out, and a person is asked before those that have something to tell. Made from what
        the seat knows. Unless a game says more, whoever is done while he could do something quits.
        """
        own = part_of(type(self), "stakes")
        return own.stakes(known, seat, moves) if own else quitting(known.stack[-1], known, moves)

    def usual(self, known: P, seat: int, moves: Sequence[Move], stakes: Mapping[Move, Stake]) -> Move | None:
        """The move that is usually good, and stands out; None where there is none. It is none of the `stakes`.

        Unless a game says more, it is to go on, where that quits nothing.
        """
        own = part_of(type(self), "stakes")
        return own.usual(known, moves, stakes) if own else going_on(moves, stakes)

    def place(self, word: str) -> str:
        """The id of the place that a person means: a city may stand for the place where it lies."""
        return word

    def faults(self, g: P, before: P | None = None) -> Sequence[Wrong | str]:
        """What is wrong with a position, which no game by the rules can come to; empty if all is well.

        The conformance kit asks after every action, with the position before it: a counter that has vanished, a card
        too many, a unit that nobody can attack, whatever the rules make sure of without saying so. A position of
        somebody's own may be so: a game that has sheets says it by `Wrong`, for which it has a sentence.
        """
        own = part_of(type(self), "faults")
        return own(g) if own else []

    def sheets(self) -> Sheets[P] | None:
        """How positions are said in words (`romanum.engine.sheets`); None in a game that does not say them."""
        own: Sheets[P] | None = part_of(type(self), "sheets")
        return own

    def grown(self, g: P, times: int) -> P | None:
        """A position like another with so many times the pieces; none if the game cannot tell.

        For `romanum bench` alone, which sees by it how the cost of a decision grows. No game by the rules comes to it.
        """
        return None

    # ---- for screens

    def components(self) -> dict[str, Any]:
        """The parts that never change, ready for JSON, in the order in which a view counts them."""
        own, in_words = part_of(type(self), "components"), part_of(type(self), "in_words")
        return in_words(own(), self.words) if own and in_words else {}

    def scores(self, g: P) -> list[int]:
        """The points of each seat so far, as everybody may know them; empty if the game keeps none on the way."""
        return []

    def picture(self, known: P) -> Picture | None:
        """The board with its counters, made from what somebody knows; None in a game that draws none."""
        own = part_of(type(self), "picture")
        return own(known) if own else None

    def board(self) -> Board | None:
        """What the game shows of itself in a terminal; None: a plain list of facts."""
        own: Board | None = part_of(type(self), "board")
        return own

    def pages(self) -> Mapping[str, Page]:
        """What it shows there besides its board, by the word that shows it."""
        own = part_of(type(self), "pages")
        return own() if own else {}

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

    def staff(self) -> Staff[P] | None:
        """Who plans for the bots that look ahead; None in a game whose bots compare single moves."""
        return None

    def side(self, g: P, seat: int) -> str:
        """The side that a seat plays now, where sides have other chances; empty where all seats are alike."""
        return ""

    def reckoning(self, g: P, seat: int) -> dict[str, float]:
        """What a seat has, in the game's own terms: points, places, troops. It tells what an option brings and costs.

        Each part has a word of its own, `part-…`, and is there in every position, the last one too. Unless a game says
        more, the points of the seat.
        """
        own = part_of(type(self), "reckoning")
        if own:
            return dict(own(g, seat))
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

    def trust(self) -> float | None:
        """As how many trials whoever looks furthest takes how an option looks, if that wins more games than the usual.

        Where lines of play mislead, more of them make it worse, unless what the game knows weighs more as well.
        """
        return None

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
        own = part_of(type(self), "check")
        return own() if own else []

    def seen_sentence(self, moment: Moment) -> str:
        """What happened at a moment in which a rule was seen, in the language that is spoken."""
        if moment.kind:
            return self.words.say(f"event-{moment.kind}", moment.facts)
        deed = self.plain_label(self.vocabulary.read(moment.facts["action"]))
        return f"{self.seat_in_words(moment.facts['seat'])}: {deed}"

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
        spared, texts = self.latin | self.made_names.keys(), part_of(type(self), "texts")
        told |= {name_message(thing): name for thing, name in self.names.items() if thing not in spared}
        return told | texts() if texts else told

    @property
    def latin(self) -> frozenset[str]:
        """Of the things with names those that are called the same in every language."""
        return frozenset()

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

    def position(
        self,
        sheet: Mapping[str, Any],
        seed: int | None = None,
        *,
        dice: AnyDice | None = None,
        names: list[str] | None = None,
    ) -> Match[P]:
        """A match that begins with a position in words; `BadSheet` says all that is wrong with it."""
        from romanum.engine.sheets import sheet as sheets

        return sheets.begin(self, sheet, FastDice.seeded(seed) if dice is None and seed is not None else dice, names)

    def sheet(self, g: P) -> dict[str, Any]:
        """A position in words, as at the beginning of what is being done in it."""
        from romanum.engine.sheets import sheet as sheets

        return sheets.write(self, g)

    def drawers(self, scenario: str | None = None, seats: int | None = None) -> list[dict[str, Any]]:
        """What a position in words can have, for whoever edits one: places, counters, names, bounds."""
        from romanum.engine.sheets import sheet as sheets

        return sheets.about(self, scenario, seats)


def _check_option(option: Option, value: Any) -> None:
    if option.choices:
        if value not in option.choices:
            raise BadSetup(f"option {option.id} is one of {', '.join(option.choices)}, not {value!r}")
    elif not isinstance(value, bool):
        raise BadSetup(f"option {option.id} is yes or no (true or false), not {value!r}")
