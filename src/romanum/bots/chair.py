"""Where a bot sits: all that it may know of a match.

A chair shows what a person in that seat is shown: the question, the options, the view, the odds. A bot that thinks
ahead asks it for an imagined position, in which everything the seat cannot see has been dealt at random and the dice
are not those of the match. The match and its position stay behind the chair.
"""

from __future__ import annotations

from typing import Any

import msgspec

from romanum.bots.known import Known, find_game, place_of
from romanum.engine.action import Action, Move
from romanum.engine.decision import Decision
from romanum.engine.dice import Dice
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.odds import Odds
from romanum.engine.position import Position
from romanum.engine.secrecy import masked
from romanum.engine.step import offered_to


class Chair:
    """A seat of a match, as a bot has it: for one decision."""

    __slots__ = ("__known", "__match", "__moves", "seat")

    def __init__(self, match: Match[Any], seat: int, offered: list[str] | None = None) -> None:
        """`offered`: what the seat may answer, where the match holds only what it knows.

        What is hidden may decide what is offered, such as whom a fleet can reach.
        """
        self.__match = match
        self.__moves: list[Move] | None = None
        if offered is not None:
            self.__moves = [match.game.vocabulary.read(text) for text in offered]
        self.__known: Any = None
        self.seat = seat

    @classmethod
    def of(cls, known: Known) -> Chair:
        """The chair in which somebody decides who was told no more than the seat knows."""
        game = find_game(known.game)
        match: Match[Any] = Match(game, known.scenario, len(known.names), known.options, known.names)
        match.position = game.position_type.from_json(bytes(known.position), game.steps)
        chair = cls(match, known.seat, known.offered)
        chair.__known = match.position  # what is hidden there is hidden already, and may tell what else is
        return chair

    def known(self) -> Known:
        """What the seat knows, to be sent to another process."""
        match, position = self.__match, msgspec.Raw(self.__what_it_knows().to_json())
        offered = [self.game.vocabulary.write(move) for move in self.moves]
        about = (place_of(match.game), match.scenario, match.options, match.names)
        return Known(*about, position, offered, self.seat)

    @property
    def game(self) -> Game[Any]:
        """The rules; a game holds nothing of any match."""
        return self.__match.game

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self.__match.seats

    @property
    def scenario(self) -> str:
        """The scenario of the match."""
        return self.__match.scenario

    @property
    def side(self) -> str:
        """The side that the seat plays, where sides differ."""
        return self.game.side(self.__what_it_knows(), self.seat)

    @property
    def decision(self) -> Decision:
        """What the seat is asked now, in words, with its options."""
        return self.__match.decision(self.seat)

    @property
    def step(self) -> str:
        """The kind of step that asks the seat."""
        return type(self.__match.position.stack[-1]).__name__

    @property
    def moves(self) -> list[Move]:
        """The options as the engine's moves: quicker than `options` for a bot that looks at many."""
        if self.__moves is None:
            self.__moves = list(offered_to(self.__match.position, self.seat))
        return self.__moves

    @property
    def options(self) -> list[Action]:
        """Everything the seat may answer now."""
        return [self.action(move) for move in self.moves]

    @property
    def wanted(self) -> list[Move]:
        """What is to be thought about however it looks."""
        return []

    def action(self, move: Move) -> Action:
        """A move written out, ready to be played."""
        return Action(self.game.vocabulary.write(move), move)

    def sane(self, closely: bool = False) -> list[Move]:
        """The moves without those that the game calls pointless, at a glance or on a closer look."""
        game, moves = self.game.closely() if closely else self.game, self.moves
        return game.sane(self.__what_it_knows(), self.seat, moves) or moves

    def view(self) -> dict[str, Any]:
        """Everything the seat may know, as a person's screen gets it."""
        return self.__match.view(self.seat)

    def imagine(self, dice: Dice) -> Position:
        """A random full position that fits what the seat knows, with dice of its own."""
        imagined: Position = self.__match.imagine(self.seat, dice, self.__what_it_knows())
        return imagined

    def odds(self, action: Action | str) -> Odds | None:
        """The chances of an option that leads to dice; None if it does not."""
        return self.__match.odds(self.seat, action)

    def __what_it_knows(self) -> Any:
        if self.__known is None:
            self.__known = masked(self.__match.position, self.seat)
        return self.__known
