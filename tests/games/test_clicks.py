"""How many clicks a turn takes whoever has set nothing: the most that each game may ask for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

import romanum
from games.clicks import Person
from games.hre.campaigns import answers, clicks
from games.hre.make_records import FOLDER as RECORDS_OF_HRE
from games.imperium.builder import GAME as IMPERIUM
from games.imperium.march_table import campaign, plain
from games.pax.builder import GAME as PAX
from games.pax.builder import position as pax_position
from romanum.engine.match import Match
from romanum.games.imperium.state.errands import LandCombat, LandMovement, SupplySegment
from romanum.games.pax.rules.turn.operations import ChooseOperation

CLIENT: Final = Path(__file__).parents[2] / "web" / "src" / "games"
TRAY: Final = ("spy", "spy-box", "recruit", "summon", "bluff", "show", "levy", "exercitus")
"""What lies in Trajan's tray over the map."""
SELDOM: Final = ("activate", "fortify")
"""What Imperium's map leaves to the list of everything."""


def at(game: Any, g: Any, *names: Any) -> Match[Any]:
    """A match in a position."""
    match: Match[Any] = game.new(*names, seed=1)
    match.position = g
    return match


def goal(person: Person, *, ends: bool = False) -> str:
    """The farthest place within reach where nothing can be lost, or the first that ends a march."""
    ways = person.match.ways(person.seat)
    if ends:
        return next(place for place in ways.goals if ways.to(place)[0].ends)
    calm = [place for place in ways.goals if not any(risk.loses for risk in ways.to(place)[0].risks)]
    return (calm or list(ways.goals))[-1]


def test_two_marches_of_trajan_with_everybody_take_eighteen() -> None:
    match = romanum.game("trajan").new("114", seed=9, options={"parley": False})
    for seat, text in ((0, "done"), (1, "done"), (0, "take imperator"), (0, "take triumph"), (0, "take agent")):
        match.play(seat, text)
    person = Person(match, 0, TRAY)
    for force in [text for text in person.options if text.startswith("march ")][:2]:
        person.does(force)
        person.goes(goal(person))
        while person.step != "MovementSegment":
            person.does(next(text for text in ("halt", "pass", "done") if text in person.options))
    person.does("done")
    assert person.clicks <= 18, person.told


def test_three_leaders_of_ultimus_with_all_of_theirs_take_sixteen() -> None:
    """An area, a leader with all who may go with him, and where they go."""
    match = romanum.game("ultimus").new("scourge-of-god", seed=1)
    while match.decision(seat := match.pending[0]).step != "Movement":
        texts = [option.text for option in match.decision(seat).options]
        match.play(seat, "done" if "done" in texts else texts[0])
    person = Person(match, seat)
    gone = 0
    for lead in [text for text in person.options if text.startswith("lead ")]:
        if gone == 3 or lead not in person.options:
            continue
        person.clicks += 1  # the area in which he stands opens its counters
        takes = person.leads_out(lead)
        gone += bool(takes)
        person.goes(goal(person))
        if "halt" in person.options:
            person.does("halt")
        assert person.step == "Movement"
    assert gone == 3
    person.does("done")
    assert person.clicks <= 16, person.told


def test_an_activation_of_pax_with_a_voyage_a_march_and_a_siege_takes_fourteen() -> None:
    board = {
        "rome": "rome city 1 galleys",
        "caralis": "rome town",
        "arretium": "rome 6 legion rome_6",
        "genua": "carthage town 1 garrison",
        "carthago": "carthage city 1 heavy",
    }
    t = pax_position(board, scenario="ii", treasury={"rome": 9, "carthage": 9}, active="rome")
    t.push(ChooseOperation(t.power("rome"))).roll(6, *[3] * 20)
    person = Person(at(PAX, t.g, "ii"), t.seat("rome"))
    person.does("expansion", "minor rome")
    person.goes("caralis")
    person.does("halt")
    person.does("major arretium", "ready")
    person.goes("genua")
    assert person.step == "SiegeBids"
    person.does("bid 9")
    while person.step == "SpendShifts":  # by as much as it can be raised at once, then done
        person.does([text for text in person.options if not text.startswith("lower-die")][-2:][0])
    assert "battle-result" in {event.kind for event in t.g.log or ()}
    assert person.clicks <= 14, person.told


def test_a_month_of_imperium_with_a_march_and_a_battle_takes_ten() -> None:
    way = plain()
    t = campaign({way[0]: "caesar 6 20-10-a caesar", way[2]: "pompey 2 20-10-a pompey"})
    t.g.stack.clear()
    caesar = t.seat("caesar")
    t.g.push(SupplySegment(caesar))
    t.g.push(LandCombat(caesar))
    t.push(LandMovement(caesar)).roll(*[3] * 40)
    person = Person(at(IMPERIUM, t.g, "caesar-and-pompey", 2), caesar, SELDOM)
    person.does_one("march")
    person.goes(goal(person, ends=True))
    person.does_one("attack")
    while person.step:
        person.does(person.match.at_stake(caesar).usual or person.options[0])
    assert "combat" in {event.kind for event in t.g.log or ()}
    assert person.clicks <= 10, person.told


def test_a_month_of_imperium_in_which_nothing_is_to_be_done_takes_one() -> None:
    match = IMPERIUM.new("gallic-revolt", 2, seed=1)
    person = Person(match, 0, SELDOM)
    person.ends_the_turn()
    before, month = person.clicks, IMPERIUM.turn(match.position)
    person.ends_the_turn()
    assert (person.clicks - before, IMPERIUM.turn(match.position)) == (1, month + 1)


@pytest.mark.parametrize(
    ("game", "scenario"), [("hre", None), ("trajan", "114"), ("ultimus", "scourge-of-god"), ("pax", "ii")]
)
def test_a_turn_in_which_nothing_is_to_be_done_takes_one(game: str, scenario: str | None) -> None:
    """As the client of each game says it; what a turn begins with and must be answered (an entry, markers) is apart."""
    answers = words_of_rest(game)
    rules = romanum.game(game)
    match = rules.new(scenario, seed=3) if scenario else rules.new(seed=3)
    person, counted = Person(match, 0), list[int]()
    for _ in range(4):
        turn, before = person.turn, person.clicks
        while person.turn == turn:
            if answers.get(person.step) in person.options:
                person.ends_the_turn(answers)
            else:
                match.play(0, person.options[-1])
                person.rests()
        counted.append(person.clicks - before)
    assert counted[2:] == [1, 1], person.told


def words_of_rest(game: str) -> dict[str, str]:
    """By which answers the client passes the rest of a turn, step by step."""
    source = (CLIENT / game / "index.ts").read_text(encoding="utf-8")
    found = re.search(r"rest: restBy\(\{(.*?)\}\)", source, re.DOTALL)
    assert found is not None
    return dict(re.findall(r"(\w+): '([\w-]+)'", found[1]))


def test_a_turn_of_hre_takes_fourteen_on_average() -> None:
    """A recorded game of four, with 22 decisions a turn: Armies are sent to a place, or along a drawn line."""
    whole = romanum.replay((RECORDS_OF_HRE / "4-miles-107.txt").read_text(encoding="utf-8"))
    match = whole.at(0)
    said = answers(match, whole.history, 0)
    assert clicks(said) / match.game.turn(match.position) <= 14, (clicks(said), len(said))
