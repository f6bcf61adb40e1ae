"""What an answer gives up: told before it is given, and never the one that stands out."""

from __future__ import annotations

from romanum.engine.action import PASS, Move
from romanum.engine.decision import DONE, Stake
from romanum.engine.match import Match
from romanum.engine.step import Step
from romanum.games import game
from romanum.games.hre.data.components import CARDS, PROVINCES
from romanum.games.hre.rules.build import Build, LiftBarbarians
from romanum.games.hre.rules.cities import BuildCities
from romanum.games.hre.rules.conquest import HoldFort
from romanum.games.hre.rules.events import PlayEvent
from romanum.games.hre.rules.placement import Place
from romanum.games.hre.screen.stakes import STAKES
from romanum.games.hre.state.position import Empire
from rules import rule

MATCH: Match[Empire] = game("hre").new(seats=4, seed=7)


def told(step: Step[Empire], *moves: Move, move: Move = DONE, **fields: object) -> str | None:
    """What is said of a move where these are on offer; None: nothing is at stake."""
    g = MATCH.position.copy()
    for name, value in {"side": 0, **fields}.items():
        setattr(g, name, value)
    g.stack.append(step)
    stake: Stake | None = STAKES.stakes(g, 0, [*moves, move]).get(move)
    return None if stake is None else " ".join(MATCH.words.say(name, facts) for name, facts in stake.told.items())


@rule("9.2.1a")
def test_barbarians_that_stay_where_they_are() -> None:
    lift = ("lift", 3)
    assert told(LiftBarbarians(0), lift) == "No Army is lifted: there will be nothing to place."
    assert told(LiftBarbarians(2), lift) is None


@rule("8.2b")
def test_what_is_not_recruited() -> None:
    recruit = ("recruit",)
    assert told(Build(0), recruit, discounts=0) == "You have recruited no Legion: there will be nothing to place."
    assert told(Build(1), recruit, discounts=2) == "You could still recruit at a reduced price, 2 times."
    assert told(Build(1), recruit, discounts=0) == ""  # it does not stand out, and nobody is asked
    assert told(Build(0), ("repair", 3), discounts=2) is None


@rule("9a")
def test_armies_that_are_not_placed() -> None:
    assert told(Place(0, 3), ("place", 4)) == "3 Armies are not placed and will be lost."
    assert told(Place(0, 0), ("attack", 4, 5)) == ""


@rule("9.3.3a")
def test_cities_and_forts_at_once() -> None:
    found = told(BuildCities(), ("found", 3), ("raise", 3), forts_ready=[1] * len(MATCH.position.forts_ready))
    assert found == "You could still found a City. A Fort is ready and not raised: it will be lost."


@rule("7a")
def test_cards_whose_time_runs_out_with_this_turn() -> None:
    card = next(number for number, card in enumerate(CARDS) if card.turns[1] < 7)
    play, last = ("card", card), CARDS[card].turns[1]
    words = f"After this turn {CARDS[card].name} can no longer be played."
    assert told(PlayEvent(), play, move=PASS, turn=last) == words
    assert told(PlayEvent(), play, move=PASS, turn=last - 1) is None


@rule("10.4e")
def test_a_fort_that_is_razed_though_it_could_be_held() -> None:
    raze = ("raze",)
    assert told(HoldFort(0, 0), ("hold",), move=raze) == (
        f"The fort in {PROVINCES[0].name} is destroyed, though you could hold it."
    )
