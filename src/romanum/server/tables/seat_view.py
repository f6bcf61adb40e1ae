"""What a seat sees of a match: its table, what is new since it looked last, the choices, the refusals, the odds.

Everything is made by the match from what the seat knows (`Match.view`, `events_for`, `decision`), so nothing here can
tell more than the rules allow.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Generator, Sequence
from difflib import get_close_matches
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Any, Final, TypeVar

import romanum
from romanum.bots.seats import plain_name
from romanum.engine.action import Action, Move
from romanum.engine.event import Event
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.rule import IllegalAction
from romanum.engine.secrecy import glimpse
from romanum.engine.speech.language import ENGLISH, language
from romanum.engine.speech.words import Words
from romanum.engine.standing.orders import matter_of
from romanum.games import UnknownGame
from romanum.server.tables.score_book import ScoreBook
from romanum.server.wire import (
    BriefDecision,
    Choice,
    DecisionInfo,
    EventLine,
    LegInfo,
    OddsAnswer,
    Refused,
    ResultInfo,
    RiskInfo,
    WaysInfo,
    WhyAnswer,
)

if TYPE_CHECKING:  # who looks at a record that was sent needs no database
    from romanum.server.store import MatchRow

NEAREST: Final = 3
MOST_REMEMBERED: Final = 50_000
"""So many actions of a game are remembered with their labels."""

T = TypeVar("T")


class Phrases:
    """The actions of a game as they are sent: made once for all its tables at which things are called the same."""

    def __init__(self, game: Game[Any], words: Words) -> None:
        self._game, self._words = game, words
        self._choices: dict[Move, Choice] = {}
        self._brief: dict[Move, Choice | str] = {}

    def choice(self, move: Move) -> Choice:
        """An action with its label."""
        found = self._choices.get(move)
        return found if found is not None else _remember(self._choices, move, self._choice)

    def brief(self, move: Move) -> Choice | str:
        """The same in few words: its text alone where the label follows from the game's `labels` and `names`."""
        found = self._brief.get(move)
        return found if found is not None else _remember(self._brief, move, self._in_few_words)

    def _choice(self, move: Move) -> Choice:
        game = self._game
        label = self._words.say(f"do-{move[0]}", game.vocabulary.facts(move))
        return Choice(game.vocabulary.write(move), label)

    def _in_few_words(self, move: Move) -> Choice | str:
        choice = self.choice(move)
        return choice.text if self._game.plain_label(move) == choice.label else choice


def _remember(known: dict[Move, T], move: Move, make: Callable[[Move], T]) -> T:
    if len(known) >= MOST_REMEMBERED:
        known.clear()
    made = known[move] = make(move)
    return made


def phrases_of(match: Match[Any]) -> Phrases:
    """The actions of a game in words, in the language that is spoken and with the names of the match's scenario."""
    return _phrases_in(match.game, match.words)


@lru_cache(None)
def _phrases_in(game: Game[Any], words: Words) -> Phrases:
    return Phrases(game, words)


class Screen:
    """A match put into words for its seats. Sentences are made once; many people read the same."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.scores = ScoreBook()
        self._sentences: dict[tuple[int, bool, str], str] = {}
        self._taken_back = 0

    @property
    def _phrases(self) -> Phrases:
        return phrases_of(self.match)

    def forget_from(self, first: int) -> None:
        """Events were taken back: other ones will stand in their places."""
        self._taken_back += 1
        self._sentences = {key: words for key, words in self._sentences.items() if key[0] < first}

    def events(self, seat: int | None, first: int, match: Match[Any] | None = None) -> list[EventLine]:
        """The events from number `first` on, as the seat may know them."""
        match = match or self.match
        history, seen = match.history, match.events_for(seat, first)
        last = history[-1].events if history else 0
        return [
            self._line(i, len(history) if i >= last else bisect_right(history, i, key=lambda past: past.events), event)
            for i, event in enumerate(seen, first)
        ]

    def read_ahead(self, seat: int | None, first: int) -> Generator[None, None, None]:
        """Put the events from number `first` on into words, as far as nobody has read them yet, one by one.

        The match must be still when this is called, and need not be meanwhile.
        """
        return self._read_ahead(self.match.events_for(seat, first), first)

    def _read_ahead(self, events: Sequence[Event], first: int) -> Generator[None, None, None]:
        taken_back = self._taken_back
        for i, event in enumerate(events, first):
            if taken_back != self._taken_back:
                return
            if _key(i, event) not in self._sentences:
                self._words(i, event)
                yield

    def _line(self, i: int, n: int, event: Event) -> EventLine:
        return EventLine(i, n, event.kind, event.rule, event.facts, self._words(i, event))

    def _words(self, i: int, event: Event) -> str:
        key = _key(i, event)
        if key not in self._sentences:
            self._sentences[key] = self._sentence(event)
        return self._sentences[key]

    def _sentence(self, event: Event) -> str:
        """An event in words. One that an earlier program told with other facts has the words of that time
        (`event-…-older`), and where there are none, its facts."""
        try:
            return self.match.sentence(event)
        except ValueError:
            return self.match.words.say(f"event-{event.kind}-older", event.facts)

    def choice(self, action: Action) -> Choice:
        """An action with its label."""
        return self._phrases.choice(action.move)

    def decision(self, seat: int | None, match: Match[Any] | None = None) -> DecisionInfo | None:
        """What the seat is asked, if it is."""
        match = match or self.match
        if seat is None or seat not in match.pending:
            return None
        step, prompt, moves = match.question(seat)
        phrase = self._phrases.choice
        options = [phrase(move) for move in moves]
        sentence, ways, at_stake = match.sentence(prompt), ways_info(match, seat), match.at_stake(seat)
        return DecisionInfo(
            seat, type(step).__name__, prompt.rule, sentence, prompt.facts, options, ways, match.window,
            *asked_about(match, seat), at_stake.usual, at_stake.stakes,
        )  # fmt: skip

    def brief_decision(self, seat: int | None) -> BriefDecision | None:
        """The same in few words: a label that follows from the game's `labels` is left out."""
        match = self.match
        if seat is None or seat not in match.pending:
            return None
        step, prompt, moves = match.question(seat)
        phrase = self._phrases.brief
        options = [phrase(move) for move in moves]
        sentence, ways, at_stake = match.sentence(prompt), ways_info(match, seat), match.at_stake(seat)
        return BriefDecision(
            seat, type(step).__name__, prompt.rule, sentence, prompt.facts, options, ways, match.window,
            *asked_about(match, seat), at_stake.usual, at_stake.stakes,
        )  # fmt: skip

    def why(self, seat: int, text: str) -> WhyAnswer:
        """Why something may not be done, and what like it may."""
        refused = self.match.why_not(seat, text)
        if refused is None:
            return WhyAnswer(allowed=True)
        return WhyAnswer(allowed=False, refused=refused, nearest=self._nearest(seat, text))

    def _nearest(self, seat: int, text: str) -> list[Choice]:
        """Offered actions with the most words in common, then those written most alike."""
        if seat not in self.match.pending:
            return []
        offered = {option.text: option for option in self.match.decision(seat).options}
        words = set(text.split()[1:])
        shared = sorted((t for t in offered if words & set(t.split())), key=lambda t: -len(words & set(t.split())))
        alike = get_close_matches(text, offered, NEAREST, 0.5)
        return [self.choice(offered[t]) for t in list(dict.fromkeys([*shared, *alike]))[:NEAREST]]

    def refused(self, seat: int) -> list[Refused]:
        """All that may not be done now."""
        return [Refused(action.text, self.match.label(action), why) for action, why in self.match.refused(seat)]

    def odds(self, seat: int, text: str) -> OddsAnswer:
        """The odds of an offered action."""
        try:
            found = self.match.odds(seat, text)
        except IllegalAction:
            found = None
        return OddsAnswer(found)


def _key(i: int, event: Event) -> tuple[int, bool, str]:
    """Under what the words of an event are remembered: whoever knows more of it reads others."""
    return i, event.kind.endswith("-known"), language()


def asked_about(match: Match[Any], seat: int) -> tuple[str, list[str]]:
    """The kind of question that a seat is asked, and what it speaks of; nothing where orders cannot answer."""
    kind = match.position.stack[-1].question_kind(match.position)
    if not kind:
        return "", []
    return kind, sorted(matter_of(glimpse(match.position, seat), seat) & match.game.things)


def ways_info(match: Match[Any], seat: int) -> WaysInfo | None:
    """Where those whom the seat has on the move can go, ready for JSON; None if nobody is."""
    ways, write = match.ways(seat), match.game.vocabulary.write
    if not ways.legs and not ways.stays:
        return None
    numbers = {risk: n for n, risk in enumerate(dict.fromkeys(risk for leg in ways.legs for risk in leg.risks))}
    say = match.game.words.say
    return WaysInfo(
        ways.at,
        [write(move) for move in ways.stays],
        [write(move) for move in ways.rest],
        [
            RiskInfo(
                risk.kind, say(f"risk-{risk.kind}", {}), risk.rule, risk.chance, risk.loses, list(risk.whence),
                risk.at_end,
            )
            for risk in numbers
        ],
        [
            LegInfo(
                write(leg.move), leg.place, leg.cost, leg.before, [numbers[risk] for risk in leg.risks], leg.ends,
                [write(move) for move in leg.stays], leg.chance if leg.chance is None else round(leg.chance, 4),
            )
            for leg in ways.legs
        ],
        {goal: ways.best(goal) for goal in ways.goals},
        ways.party, ways.has, ways.voyage,
    )  # fmt: skip


def result_info(match: Match[Any]) -> dict[str, Any] | None:
    """The result of a finished match, ready for JSON."""
    result = match.result
    if result is None:
        return None
    return {
        "winners": list(result.winners),
        "ranking": [list(group) for group in result.ranking],
        "scores": list(result.scores),
        "how": result.how,
        "facts": result.facts,
        "sentence": result_sentence(match.game, match.names, result.winners),
    }


def result_sentence(game: Game[Any], names: Sequence[str], winners: Sequence[int]) -> str:
    """Who wins, in the language that is spoken."""
    say, called = game.words.say, [plain_name(game.seat_in_words(names[seat])) for seat in winners]
    if not called:
        return say("result-nobody", {})
    told = called[0]
    if len(called) > 1:
        told = reduce(lambda first, last: say("result-and", {"first": first, "last": last}), called)
    return say("result-wins" if len(called) == 1 else "result-share", {"winners": told})


def result_of(match: Match[Any]) -> ResultInfo | None:
    """The same as a message."""
    info = result_info(match)
    return None if info is None else ResultInfo(**info)


def called(row: MatchRow) -> list[str]:
    """What the seats of a match are called, in the language that is spoken."""
    return [seat_called(row, seat) for seat in range(len(row.names))]


def seat_called(row: MatchRow, seat: int) -> str:
    """The same of one seat; as it was named, where the game is not there any more or is broken."""
    try:
        return romanum.game(row.game).seat_in_words(row.names[seat])
    except UnknownGame:
        return row.names[seat]


def title_of_game(game: str) -> str:
    """What a game is called; its id, where it is not there any more or is broken."""
    try:
        return romanum.game(game).title
    except UnknownGame:
        return game


def result_told(row: MatchRow) -> ResultInfo | None:
    """How a match ended, in the language that is spoken."""
    return None if row.result is None else ResultInfo(**{**row.result, "sentence": ending(row)})


def ending(row: MatchRow) -> str:
    """Who won a match that is over: as it was told then, or in another language."""
    told = str((row.result or {}).get("sentence", ""))
    if row.result is None or language() == ENGLISH:
        return told
    try:
        return result_sentence(romanum.game(row.game), row.names, row.result["winners"])
    except UnknownGame:
        return told
