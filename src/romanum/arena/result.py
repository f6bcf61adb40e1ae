"""What an arena finds out, as plain data that goes to JSON and back: every game, and the tables made from them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Verdict = Literal["better", "not better", "open"]


class Thinking(msgspec.Struct, frozen=True):
    """How long a bot has thought, in seconds: in all its seats together, and the slowest of its decisions and turns."""

    seconds: float = 0.0
    decisions: int = 0
    turns: int = 0
    """In which a seat of its was asked at all."""
    slowest: float = 0.0
    slowest_turn: float = 0.0

    def __add__(self, other: Thinking) -> Thinking:
        return Thinking(
            round(self.seconds + other.seconds, 6),
            self.decisions + other.decisions,
            self.turns + other.turns,
            max(self.slowest, other.slowest),
            max(self.slowest_turn, other.slowest_turn),
        )


class Conduct(msgspec.Struct, frozen=True):
    """How a bot conducted itself in all its seats together."""

    turns: int = 0
    """Of all its seats: two seats of one game have twice its turns."""
    marches: int = 0
    blunders: dict[str, int] = {}
    """How often, by kind; what each is, `blunder-…` of the game's words says."""


class Played(msgspec.Struct, frozen=True):
    """One finished game. Nothing here depends on the machine or on how many processes were at work."""

    index: int
    seed: int
    seating: list[str]
    """The bot in each seat."""
    winners: list[int]
    ranking: list[list[int]]
    scores: list[int]
    how: str
    decisions: int
    turns: int | None = None
    faults: int = 0
    """Lines of thought that broke off because an imagined position did not work: none in a sound game."""
    tags: dict[str, list[list[str]]] = {}
    """What each seat had in the game, by category."""
    conduct: dict[str, Conduct] = {}
    """By bot; empty if nobody looked on."""
    unwatched: str = ""
    """Why nobody looked on to the end: a defect of the game's censor."""


class Failure(msgspec.Struct, frozen=True):
    """One game that could not be finished, with all that is needed to play it again."""

    index: int
    seed: int
    seating: list[str]
    error: str
    where: str = ""
    """The seat and bot that were choosing, and the action before."""

    def __str__(self) -> str:
        place = f" ({self.where})" if self.where else ""
        return f"game {self.index}, seed {self.seed}: {self.error}{place}"


class Share(msgspec.Struct, frozen=True):
    """How often something won: wins out of games, a 95 % interval, and what was to be expected."""

    label: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    expected: float


class Standing(msgspec.Struct, frozen=True):
    """One bot of the table. Its share is that of all its seats together."""

    bot: str
    seats: float
    """How many seats it held in a game, on average."""
    games: int
    wins: float
    share: float
    low: float
    high: float
    expected: float
    """The share of equal players in so many seats."""
    mu: float
    sigma: float
    ordinal: float
    """A rating that the bot's skill exceeds with near certainty: mu - 3 sigma."""
    score: float
    """Its average score."""


class Pace(msgspec.Struct, frozen=True):
    """How fast it went: the only part that differs from run to run."""

    seconds: float = 0.0
    """Of this run, as are the decisions: games that were kept before have no part in them."""
    decisions_per_second: float = 0.0
    """Of the whole arena."""
    thinking: dict[str, float] = {}
    """Average seconds a decision, by bot."""
    slowest: dict[str, float] = {}
    """Longest decision in seconds, by bot."""
    turns: dict[str, float] = {}
    """Average seconds for all that a seat decides in a turn, by bot,"""
    slowest_turns: dict[str, float] = {}
    """and the longest."""


class Strength(msgspec.Struct, frozen=True):
    """The first bot against the others, round by round."""

    bot: str
    rounds: int
    share: float
    """Of the games; what nobody won is divided among all."""
    fair: float
    elo: float
    low: float
    """The 95 % interval of the Elo, by how rounds differ from each other."""
    high: float
    better_by: float | None = None
    """What is tested: better by so much Elo, or not at all."""
    ratio: float = 0.0
    """The logarithm of the likelihood ratio: above 0 it speaks for better."""
    verdict: Verdict = "open"


class ArenaResult(msgspec.Struct, frozen=True):
    """All games of an arena and the tables made from them."""

    game: str
    title: str
    bots: list[str]
    """The bots of one table, in the order of the first game's seats."""
    seed: int
    planned: int
    options: dict[str, Any]
    played: list[Played]
    failures: list[Failure]
    standings: list[Standing]
    by_seat: list[Share]
    by_tag: dict[str, list[Share]]
    decisions: float
    """Average number of decisions a game."""
    turns: float | None
    """Average number of turns, if the game counts them."""
    scenario: str | None = None
    seconds: float | None = None
    iterations: int | None = None
    interrupted: bool = False
    out_of_time: bool = False
    """Whether the minutes were up before the games were played."""
    strength: Strength | None = None
    """The first bot against the others, by rounds with the same dice."""
    conduct: dict[str, Conduct] = {}
    """By bot, of all games that were watched to their end."""
    pace: Pace = Pace()

    def to_json(self) -> str:
        """The result as JSON text."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str) -> ArenaResult:
        """Read `to_json` back."""
        return msgspec.json.decode(text, type=cls)

    @property
    def standing(self) -> str:
        """Who came out how, in one line."""
        return ", ".join(f"{line.bot} {line.share:.1%}" for line in self.standings)


class Progress(msgspec.Struct, frozen=True):
    """How far an arena has come, told after every game."""

    done: int
    games: int
    failures: int
    shares: dict[str, float]
    """Each bot's share of the wins so far."""
