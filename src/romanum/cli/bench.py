"""`romanum bench`: how fast the engine is, in figures that a slow or busy machine does not change much.

Rates are given in kref: how often something happens while 1,000 rounds of a fixed reference loop run; costs in ref:
how many rounds of that loop one of them takes. The loop is timed just before and just after each measurement in the
same process, and the median of several measurements counts. Plain figures stand beside them: the best that was seen.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import click
from msgspec.structs import replace

from romanum.cli.benchmark import peers, reference
from romanum.cli.benchmark.figure import Figure, print_figures
from romanum.cli.benchmark.learners import steps_of_learners
from romanum.cli.benchmark.reference import Rate
from romanum.cli.common import complete_games, find_game, json_option, print_json
from romanum.games import FIRST

if TYPE_CHECKING:
    from romanum.bots import Chair
    from romanum.bots.learned_value import Insight
    from romanum.engine.game import Game
    from romanum.engine.match import Match
    from romanum.engine.position import Position

ROUNDS: Final = 7
SPAN: Final = 0.25
"""Seconds that one measurement takes."""
QUIET_PLIES: Final = 150
STRIDE: Final = 64
"""Random decisions in a scenario before the next one has its turn."""
LONG_ENOUGH: Final = 4096
"""Decisions of a random game after which it is as full as it gets, where games are long."""
TEN_TIMES: Final = 10
"""With so many times the pieces it is seen how the cost of a decision grows."""
SEED: Final = 7
EARLY_ENDS: Final = frozenset({"parley"})
"""Options by which players may end a game before its time. Random players would, and its end would be measured."""
COLD_STARTS: Final = 5


@click.command("bench")
@click.argument("game", default=FIRST, shell_complete=complete_games)
@click.option("--server", is_flag=True, help="Measure a server under load instead, from another process.")
@click.option("--full", is_flag=True, help="At full size: 2,000 matches of two, 3 times that with several workers.")
@click.option("--matches", type=click.IntRange(1, 20_000), help="Matches at once.  [default: 200]")
@click.option("--seconds", type=float, help="How long they are played.  [default: 20]")
@click.option("--think", type=float, help="Seconds that a player thinks, on average.  [default: plays at once]")
@click.option("--players", type=click.IntRange(2, 4), help="People with a socket at each table.  [default: 4]")
@click.option("--spectators", type=click.IntRange(0, 10_000), help="Sockets that look at one match.  [default: none]")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes that serve; several need PostgreSQL.")
@click.option("--clients", type=click.IntRange(1, 64), help="Processes that play.  [default: 1]")
@click.option("--db", "database", metavar="URL", help="An empty database; postgres: one of its own.  [default: SQLite]")
@click.option(
    "--peers",
    "environment",
    type=click.Path(path_type=Path),
    default=peers.USUAL,
    show_default=True,
    help="Where peers are that cannot share our environment; `make peers` makes it.",
)
@json_option
def command(game: str, server: bool, full: bool, as_json: bool, environment: Path, **wishes: Any) -> None:
    """Measure GAME: random decisions, copies, views, size, cold start; beside python-chess and catanatron if there."""
    if server:
        from romanum.cli.benchmark import load

        figures = load.measure(load.wish_for(game, full, wishes))
    else:
        figures = measure(find_game(game), environment)
    if as_json:
        print_json([{**figure._asdict(), "verdict": figure.verdict} for figure in figures])
    else:
        print_figures(game, figures)


def measure(game: Game[Any], environment: Path = peers.USUAL) -> list[Figure]:
    """All figures of a game; beside peers that have an environment of their own."""
    tables = RandomTables(game)
    found = peers.measured(environment, SPAN, ROUNDS)
    decisions = rate(lambda: tables.play(SPAN))
    fullest = fullest_match(game)
    copy = cost(fullest.position.copy)
    view = cost(lambda: fullest.view(0))
    size = len(fullest.position.to_json())
    return [
        Figure("random decisions", decisions.kref, "kref", *game.pace, True, f"{decisions.best:,.0f}/s"),
        *beside_chess(decisions),
        *peers.beside_catan(decisions, rate, SPAN, found),
        *steps_of_learners(game, to_the_end(game), decisions, rate, SPAN, found),
        Figure("copy of the fullest position", copy.ref, "ref", *game.copying, False, f"{1e6 / copy.best:.1f} µs"),
        Figure("view for a seat", view.ref, "ref", *game.viewing, False, f"{1e6 / view.best:.1f} µs"),
        *growth(game, fullest),
        *thinking(game),
        *learned_value(game),
        Figure("fullest position as JSON", size / 1000, "kB", 8, 3),
        Figure("whole games", *whole_games(game), plain="random play"),
        Figure("romanum --help, cold", cold_start(), "s", 0.35, 0.15),
        *said_and_measured(game, LOOKED_AT),
    ]


def thinking(game: Game[Any]) -> list[Figure]:
    """One line of thought: an option or aim carried out and played on as far as `ADVISER` looks, and judged there."""
    from romanum.bots import ADVISER

    chairs = _undecided(game)

    def think() -> int:
        stop, done = perf_counter() + SPAN, 0
        for seed in count(SEED):
            done += sum(_lines(chair, seed) for chair in chairs)
            if perf_counter() >= stop:
                break
        return done

    if not chairs:
        return []
    found = rate(think)
    return [Figure(f"a line of thought, {ADVISER}", found.ref, "ref", plain=f"{found.best:,.0f} lines/s")]


def _lines(chair: Chair, seed: int) -> int:
    """How many lines the adviser thinks through at a decision."""
    from romanum.bots import ADVISER, make_bot
    from romanum.bots.search import Search

    bot = make_bot(ADVISER, seed, iterations=LINES_A_DECISION)
    assert isinstance(bot, Search)
    bot.choose(chair)
    return bot.lines


def _undecided(game: Game[Any]) -> list[Chair]:
    """Decisions at which the adviser finds something to think of, from a match of a soldier's choices."""
    from romanum.bots import Chair, make_bot

    match = game.new(seed=SEED, options=to_the_end(game))
    bots = [make_bot("miles", SEED + seat) for seat in range(match.seats)]
    found: list[Chair] = []
    while len(found) < DECISIONS and not match.over and len(match.history) < LONG_ENOUGH:
        seat = match.pending[0]
        chair = Chair(match, seat)
        if len(match.history) % APART == 0 and len(chair.sane(closely=True)) > 1:
            then = Chair(match.at(len(match.history)), seat)
            found += [then] if _lines(then, SEED) else []
        match.play(seat, bots[seat].choose(chair))
    return found


def learned_value(game: Game[Any]) -> list[Figure]:
    """One judgement of all seats by what was learned, the game's own that it begins with included; and the network."""
    try:
        from romanum.bots.learned_value import insights
    except ImportError:
        return [Figure("learned value: NumPy is not installed", 0, "", plain="pip install romanum-games[learn]")]
    found = next(insights(game), None)
    if found is None:
        return [Figure("learned value", 0, "none", plain="none was trained by the rules and bots of today")]
    g = _some_way_into(game, found.scenario, found.network.story.seats)
    whole, alone = cost(lambda: found.chances(g)), cost(found.corrected(g))
    return [
        Figure("learned value, one evaluation", whole.ref, "ref", 60, 25, False, f"{1e6 / whole.best:.1f} µs"),
        Figure("of it the network alone", alone.ref, "ref", plain=f"{1e6 / alone.best:.1f} µs"),
        Figure("of a position just come to", _onward(found, game, g), "ref", plain="as a search asks"),
    ]


def _onward(found: Insight, game: Game[Any], start: Position) -> float:
    """What an evaluation costs where nothing is known yet of the position itself, only of the one it came from."""
    from romanum.engine.step import apply, offered_to

    found.chances(start)
    chooser = Random(SEED)
    ends: list[Position] = []
    for _ in range(LINES):
        g = start.copy()
        g.log = None
        for _ in range(CHOICES_OF_A_LINE):
            if g.stack:
                seat = g.stack[-1].pending(g)[0]
                apply(g, seat, chooser.choice(offered_to(g, seat)))
                ends += [g.copy()] if g.stack else []

    def judge() -> None:
        for g in ends:
            found.chances(g.copy())

    def copy() -> None:
        for g in ends:
            g.copy()

    return (cost(judge).ref - cost(copy).ref) / max(1, len(ends))


def _some_way_into(game: Game[Any], scenario: str, seats: int) -> Any:
    """A position after some random choices."""
    from romanum.engine.step import apply, offered_to

    chooser, match = Random(SEED), game.new(scenario, seats, SEED)
    for _ in range(SOME_CHOICES):
        if len(match.position.stack) and not match.over:
            seat = match.pending[0]
            apply(match.position, seat, chooser.choice(offered_to(match.position, seat)))
    return match.position


SOME_CHOICES: Final = 40
LINES_A_DECISION: Final = 24
DECISIONS: Final = 12
"""About so many decisions are thought about,"""
APART: Final = 5
"""every fifth of a match as far as there is something to think of."""
LINES: Final = 20
CHOICES_OF_A_LINE: Final = 6
LOOKED_AT: Final = 4
"""So many fresh games are played to compare what hints say with what happens."""
FRESH: Final = 20_000
"""Their seeds begin there: none of the games by which chances were measured."""


def said_and_measured(game: Game[Any], games: int) -> list[Figure]:
    """What is said of chances half-way beside what happens: the Brier score, and that of equal chances for all."""
    from romanum.analysis.measure import brier, play
    from romanum.bots.chances import Judge

    scenario = game.scenarios[0]
    seats = max(scenario.players)
    judge = Judge(game, scenario.id, seats)
    if not judge.is_measured:
        return [Figure("chances that hints say", 0, "said", plain="none has been measured")]
    equal = replace(judge.sure, power=[0.0] * len(judge.sure.power), lean={})
    played = [play(game.id, scenario.id, seats, FRESH + n) for n in range(games)]
    said, plain = (sum(brier(one, row) for row in played) / games for one in (judge.sure, equal))
    return [
        Figure("chances that hints say, Brier score", said, "", plain=f"{plain:.3f} if all are equal; {games} games")
    ]


# ---- measuring


def rate(work: Callable[[], int]) -> Rate:
    """Measure work that returns how many things it did."""
    return reference.rate(work, ROUNDS)


def cost(call: Callable[[], object]) -> Rate:
    """Measure one call by repeating it."""
    start = perf_counter()
    call()
    times = max(int(SPAN / 2 / max(perf_counter() - start, 1e-6)), 20)

    def repeat() -> int:
        for _ in range(times):
            call()
        return times

    return rate(repeat)


# ---- random play


def to_the_end(game: Game[Any]) -> dict[str, bool]:
    """The options of a match that nobody can end by treaty or surrender."""
    return {option.id: False for option in game.options if option.id in EARLY_ENDS}


class RandomTables:
    """A random game of every scenario, played through the fast door in turn; one that is over begins anew."""

    def __init__(self, game: Game[Any]) -> None:
        self.game, self.options, self.seed = game, to_the_end(game), SEED
        self.tables: list[RandomTable] = []

    def play(self, seconds: float) -> int:
        """Round after round for a while, `STRIDE` decisions in each scenario; how many there were."""
        if not self.tables:
            self.tables = [RandomTable(self.fresh(scenario.id), SEED) for scenario in self.game.scenarios]
        stop, done = perf_counter() + seconds, 0
        while done == 0 or perf_counter() < stop:
            for table, scenario in zip(self.tables, self.game.scenarios, strict=True):
                left = STRIDE
                while left := left - table.play(left):
                    table.position = self.fresh(scenario.id)
                done += STRIDE
        return done

    def fresh(self, scenario: str) -> Position:
        """Another game of a scenario."""
        self.seed += 1
        g: Position = self.game.new(scenario, seed=self.seed, options=self.options).position
        g.log = None
        return g


class RandomTable:
    """A position and whoever chooses at random in it."""

    def __init__(self, position: Position, seed: int) -> None:
        from romanum.engine.dice import FastDice

        self.position, self.chooser = position, FastDice.seeded(seed)

    def play(self, most: int) -> int:
        """So many random decisions, or fewer if the game is over; how many there were."""
        from romanum.engine.step import apply

        g, chooser, done = self.position, self.chooser, 0
        while g.stack and done < most:
            if g.offered is not None:
                seat, moves = g.asked, g.offered
            else:
                seat = g.stack[-1].pending(g)[0]
                moves = g.stack[-1].options(g, seat)
            apply(g, seat, moves[chooser.roll(len(moves)) - 1])
            done += 1
        return done


def whole_games(game: Game[Any]) -> tuple[float, str]:
    """Whole random games a second."""
    games, start = 0, perf_counter()
    while perf_counter() < start + ROUNDS * SPAN:
        games += 1
        for _ in random_matches(game, SEED + games, games=1):
            pass
    return games / (perf_counter() - start), "/s"


def random_matches(game: Game[Any], seed: int, games: int, scenario: str = "") -> Iterator[Match[Any]]:
    """Matches played at random without a log, yielded after each decision."""
    from romanum.engine.step import apply, offered_to

    chooser = Random(seed)
    for n in range(games):
        match = game.new(scenario or None, seed=seed + n, options=to_the_end(game))
        g = match.position
        g.log = None
        while g.stack:
            seat = match.pending[0]
            apply(g, seat, chooser.choice(offered_to(g, seat)))
            yield match


def largest_scenario(game: Game[Any]) -> str:
    """The scenario whose position is the largest when a random game of it has got under way."""
    sizes = {}
    for scenario in game.scenarios:
        matches = islice(random_matches(game, SEED, games=1, scenario=scenario.id), STRIDE)
        sizes[scenario.id] = max(len(match.position.to_json()) for match in matches)
    return max(sizes, key=lambda scenario: sizes[scenario])


def fullest_match(game: Game[Any]) -> Match[Any]:
    """A match at the largest position that some random games of the largest scenario met."""
    scenario = largest_scenario(game)
    largest, found = 0, game.new(scenario, seed=SEED)
    for n, match in enumerate(islice(random_matches(game, SEED, games=3, scenario=scenario), LONG_ENOUGH)):
        if n % 8 == 0:
            size = len(match.position.to_json())
            if size > largest and match.position.stack:
                largest = size
                found = match.at(0)
    return found


def growth(game: Game[Any], match: Match[Any]) -> list[Figure]:
    """What a decision costs with ten times the pieces, in terms of what it costs without them; if the game can tell."""
    start = game.new(match.scenario, seed=SEED, options=to_the_end(game)).position
    grown = game.grown(start, TEN_TIMES)
    if grown is None:
        return []
    few, many = cost_of_decisions(start), cost_of_decisions(grown)
    return [Figure("decisions with ten times the units", many.ref / few.ref, "x", 12, 4, False, f"{many.ref:.0f} ref")]


def cost_of_decisions(start: Position) -> Rate:
    """Random decisions from one position on, each time otherwise."""
    seeds = count(SEED)

    def play() -> int:
        g = start.copy()
        return RandomTable(g, next(seeds)).play(STRIDE * 4)

    return rate(play)


# ---- beside others


def beside_chess(ours: Rate) -> list[Figure]:
    """Random plies of python-chess in the same run, if it is installed."""
    try:
        import chess
    except ImportError:
        return [Figure("python-chess is not installed", 0, "", plain="pip install romanum-games[bench]")]
    theirs = rate(lambda: _random_plies(chess, SPAN))
    return [
        Figure("python-chess, random plies", theirs.kref, "kref", plain=f"{theirs.best:,.0f}/s"),
        Figure("ours to python-chess", ours.kref / theirs.kref, "x"),
    ]


def _random_plies(chess: Any, seconds: float) -> int:
    chooser = Random(SEED)
    stop, done = perf_counter() + seconds, 0
    while perf_counter() < stop:
        board = chess.Board()
        while board.halfmove_clock < QUIET_PLIES:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chooser.choice(moves))
            done += 1
            if not done & 63 and perf_counter() >= stop:
                break
    return done


def cold_start() -> float:
    """Seconds until a fresh process has printed the help; the median of some."""
    times = []
    for _ in range(COLD_STARTS):
        start = perf_counter()
        call = [sys.executable, "-c", "from romanum.cli import main; main()", "--help"]
        subprocess.run(call, stdout=subprocess.DEVNULL, check=True)
        times.append(perf_counter() - start)
    return median(times)
