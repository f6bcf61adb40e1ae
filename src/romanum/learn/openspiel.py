"""Any game for OpenSpiel: a Python game of its `pyspiel`, with chance nodes for the dice and information states.

>>> import pyspiel
>>> from romanum.learn import openspiel
>>> game = pyspiel.load_game("python_romanum", {"game": "pax/i"})
>>> game.num_players(), game.new_initial_state().is_chance_node()
(2, True)

`game` names a game, or a game and its scenario. Every die, and every draw of a shuffle, is a chance node with as many
outcomes as it has sides; what else the rules decide happens by itself. Actions have the numbers of
`romanum.learn.numbering`, an observation is the array of `romanum.bots.sight.observation`, and an information
state is all that a seat has seen and done since the match began.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

import romanum
from romanum.bots.sight.observation import Observer
from romanum.games import FIRST
from romanum.learn.numbering import Numbering
from romanum.learn.recall import Table, remembered
from romanum.learn.rewards import by_result

MOST_SIDES: Final = 1024
"""More outcomes has no chance node: the longest list that is shuffled."""
MOST_ACTIONS: Final = 100_000
"""No match takes more decisions and rolls."""
MOST_PLAYERS: Final = 6
DIGEST: Final = 32
"""So many numbers of an information state stand for what came before."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_romanum",
    long_name="Romanum",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": FIRST, "seats": 0, "options": ""},
)


def read_options(text: str) -> dict[str, Any]:
    """The options of a match, which OpenSpiel hands on as one text. An equals sign would break its own.

    >>> read_options("bribes:true pairs:neighbouring")
    {'bribes': True, 'pairs': 'neighbouring'}
    """
    given = {name: value for name, _, value in (part.partition(":") for part in text.split())}
    return {name: {"true": True, "false": False}.get(value, value) for name, value in given.items()}


class Kit:
    """What all matches of one game, scenario, number of seats and set of options have in common.

    OpenSpiel makes games and states anew from texts, without what Python had put on a game. So a kit is found again by
    the parameters of its game, and is never copied.
    """

    def __init__(self, game: str, seats: int, options: str) -> None:
        self._parameters = (game, seats, options)
        name, _, scenario = game.partition("/")
        self.rules = romanum.game(name)
        sample = self.rules.new(scenario or None, seats or None, 1, read_options(options))
        self.seats = sample.seats
        self.setting = (sample.scenario, sample.seats, sample.options)
        self.numbering = Numbering(self.rules.vocabulary)
        self.observer = Observer(sample)
        self.earned = by_result(self.rules, sample.seats)

    def __deepcopy__(self, memo: object) -> Kit:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return kit_of, self._parameters


@cache
def kit_of(game: str, seats: int, options: str) -> Kit:
    """The one kit of these parameters."""
    return Kit(game, seats, options)


class RomanumGame(pyspiel.Game):
    """One game, scenario, number of seats and set of options."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        kit = _kit(params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=kit.numbering.size,
            max_chance_outcomes=MOST_SIDES,
            num_players=kit.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    @property
    def kit(self) -> Kit:
        """By the parameters: a game that was read from a text has nothing else."""
        return _kit(self.get_parameters())

    def new_initial_state(self) -> RomanumState:
        """A match of which nothing is known but what is to be played."""
        return RomanumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RomanumObserver:
        """What a seat knows now, or all that it has known."""
        return RomanumObserver(self.kit.observer, iig_obs_type is not None and iig_obs_type.perfect_recall)


def _kit(params: Mapping[str, Any]) -> Kit:
    given = {**GAME_TYPE.parameter_specification, **params}
    return kit_of(given["game"], given["seats"], given["options"])


class RomanumState(pyspiel.State):
    """A match: at a die that is about to fall, at a question, or at its end."""

    def __init__(self, game: RomanumGame) -> None:
        super().__init__(game)
        self.kit = game.kit
        self.table = Table(self.kit.rules, *self.kit.setting)

    def current_player(self) -> int:
        """The seat that is asked, or chance, or nobody any more."""
        table = self.table
        if table.sides:
            return int(pyspiel.PlayerId.CHANCE)
        return table.asked if table.position.stack else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.kit.numbering.numbers(self.table.moves))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every face of the die, each as likely as the others."""
        sides = self.table.sides
        return [(face, 1 / sides) for face in range(sides)]

    def _apply_action(self, action: int) -> None:
        if self.table.sides:
            self.table = self.table.rolled(action + 1)
            return
        moves = self.table.moves
        numbers = self.kit.numbering.numbers(moves)
        self.table = self.table.played(moves[numbers.index(action)])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"roll {action + 1}"
        numbering = self.kit.numbering
        moves = self.table.moves if player == self.current_player() else []
        offered = dict(zip(numbering.numbers(moves), moves, strict=True))
        return numbering.vocabulary.write(offered[action]) if action in offered else numbering.text(action)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return not self.table.sides and not self.table.position.stack

    def returns(self) -> list[float]:
        """1 to the winner, paid by the others; nothing before the end."""
        return self.kit.earned(self.table.position) if self.is_terminal() else [0.0] * self.kit.seats

    def __str__(self) -> str:
        return self.table.text()


class RomanumObserver:
    """Fills the tensor and writes the text of what a seat knows, with all it has known if recall is perfect."""

    def __init__(self, observer: Observer, recalls: bool) -> None:
        self._observer = observer
        self._recalls = recalls
        size = observer.size
        self.tensor = np.zeros(size + (DIGEST if recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recalls:
            self.dict["past"] = self.tensor[size:]

    def set_from(self, state: RomanumState, player: int) -> None:
        """Fill the tensor. While dice are about to fall a seat knows what it knew before."""
        table = state.table
        self.tensor.fill(0)
        if table.begun:
            self.dict["observation"][:] = self._observer.of(table.position, player)
        if self._recalls:
            self.dict["past"][:] = list(self._past(table, player))

    def string_from(self, state: RomanumState, player: int) -> str:
        """What a seat knows, in numbers, with a sum of check over all that came before if recall is perfect."""
        table = state.table
        seen = self._observer.of(table.position, player).tolist() if table.begun else []
        return f"{player} {seen}" + (f" {self._past(table, player).hex()}" if self._recalls else "")

    def _past(self, table: Table, player: int) -> bytes:
        return remembered(table.past, player, self._observer)


pyspiel.register_game(GAME_TYPE, RomanumGame)
