"""`go`, `via` and `all` in the terminal: several single actions by one line."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from games.imperium.screen.test_ways import on_the_way_past_pompey
from games.trajan.builder import position as war
from games.ultimus.builder import position as empire
from romanum.cli.desk.desk import Desk
from romanum.cli.desk.match_file import Keeper
from romanum.cli.desk.match_loop import Shell
from romanum.cli.desk.question import counted, grouped, height
from romanum.cli.desk.terminal import Screen
from romanum.engine.action import Action, Vocabulary
from romanum.engine.match import Match
from romanum.engine.text.figures import percent
from romanum.text.choice_menu import Choice
from romanum.text.console import THEME


class Typed(Screen):
    """A screen at which these lines are typed, one after the other."""

    def __init__(self, *lines: str) -> None:
        self.paper = io.StringIO()
        super().__init__(Console(file=self.paper, width=140, theme=THEME, color_system=None), typed=False)
        self.lines = list(lines)

    def ask(self, words: object = ()) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def text(self) -> str:
        """All that was printed, on one line."""
        return " ".join(self.paper.getvalue().split())


def typed(tmp_path: Path, match: Match[Any], seat: int, *lines: str) -> str:
    """What the desk of a seat says to these lines, until one of them decides."""
    screen = Typed(*lines)
    shell = Shell(match, screen, Keeper(tmp_path / "match.romanum"))
    shell.viewer = seat
    with contextlib.suppress(EOFError):
        Desk(shell, seat).decide()
    return screen.text


def roman(*, die: int = 2, **hexes: str) -> Any:
    """A force on the road out of Antioch."""
    return war(hexes).movement("roman").roll(die).play("roman", "march antioch", "road")


def test_go_leads_to_a_city_step_by_step_and_stays_there(tmp_path: Path) -> None:
    t = roman(antioch="alae-1 alae-2")
    typed(tmp_path, t.match, 0, "go beroea by enter")
    assert t["beroea"].startswith("in alae-1 alae-2")
    assert [past.text for past in t.match.history][-1] == "enter"


def test_where_one_can_stay_in_two_ways_go_alone_asks(tmp_path: Path) -> None:
    t = roman(antioch="alae-1 alae-2")
    typed(tmp_path, t.match, 0, "go beroea")
    assert t.may("roman", "halt")
    assert t.may("roman", "enter")


def test_via_leads_there_and_no_farther(tmp_path: Path) -> None:
    t = roman(antioch="alae-1 alae-2")
    typed(tmp_path, t.match, 0, "via 0611")
    assert t.may("roman", "to beroea")


def test_what_may_go_wrong_is_told_first(tmp_path: Path) -> None:
    t = roman(antioch="alae-1 alae-2", beroea="up saka-1")
    said = typed(tmp_path, t.match, 0, "go beroea")
    assert "enemies are there 12.3b" in said
    assert "Say go beroea again to go." in said
    assert t.where("alae-1") == "antioch"
    typed(tmp_path, t.match, 0, "go beroea", "go beroea")
    assert t.where("alae-1") == "beroea"


def test_before_the_die_its_faces_are_told(tmp_path: Path) -> None:
    t = war(antioch="alae-1 alae-2").movement("roman").play("roman", "march antioch").roll(2)
    said = typed(tmp_path, t.match, 0, "go beroea", "go beroea")
    assert "it does not move (17 %) 20.N; it loses a unit (17 %) 20.A" in said
    assert "Stopped: dice have fallen." in said
    assert t.asked == "Marching"


def test_go_alone_lists_what_is_within_reach(tmp_path: Path) -> None:
    said = typed(tmp_path, roman(antioch="alae-1 alae-2").match, 0, "go")
    assert "Beroea" in said
    assert "costs 2" in said


@pytest.mark.parametrize(("line", "answer"), [("go ctesiphon", "out of reach"), ("go hex", "Which?")])
def test_a_place_that_is_not_plain_is_asked_for(tmp_path: Path, line: str, answer: str) -> None:
    t = roman(antioch="alae-1 alae-2")
    assert answer in typed(tmp_path, t.match, 0, line)
    assert t.where("alae-1") == "antioch"


def test_nobody_is_on_the_move(tmp_path: Path) -> None:
    t = war(antioch="alae-1 alae-2").movement("roman")
    assert "choose first who goes" in typed(tmp_path, t.match, 0, "go beroea")


def test_all_take_takes_everybody_along(tmp_path: Path) -> None:
    t = empire({"thracia-2": "alaricus visigothi-a visigothi-b visigothi-c"}, status={"visigothi": "revolt"})
    t.sequence("barbarian").play("barbarian", "lead alaricus")
    assert "not several" in typed(tmp_path, t.match, 1, "all drop")
    typed(tmp_path, t.match, 1, "all take")
    assert t.options("barbarian", "take") == []
    typed(tmp_path, t.match, 1, "go moesiae-5")
    assert t["moesiae-5"] == "alaricus visigothi-a visigothi-b visigothi-c"


def test_a_march_goes_on_by_itself_once_an_interception_has_failed(tmp_path: Path) -> None:
    """Its goal was said; nobody need say it again when nothing has happened on the way."""
    match, t, way = on_the_way_past_pompey(1)
    caesar, pompey = t.seat("caesar"), t.seat("pompey")
    shell = Shell(match, Typed(f"go {way[2]}", f"go {way[2]}"), Keeper(tmp_path / "match.romanum"))
    shell.viewer = caesar
    Desk(shell, caesar).decide()
    match.play(pompey, "intercept pompey")
    match.play(pompey, "ready")
    Desk(shell, caesar).decide()
    assert t[way[2]].startswith("caesar 2 20-10-a")
    assert [past.text for past in match.history][-2:] == [f"to {way[2]}", "halt"]


def test_whoever_names_a_place_out_of_reach_is_told_how_far_it_is(tmp_path: Path) -> None:
    match, t, _ = on_the_way_past_pompey()
    shown = typed(tmp_path, match, t.seat("caesar"), "go alexandria", "go atlantis")
    assert "“alexandria” is out of reach" in shown
    assert " MP away by the cheapest way" in shown
    assert shown.count(" MP away by the cheapest way") == 1


def test_many_choices_stand_together_by_what_they_begin_with() -> None:
    def choice(number: int, text: str, label: str) -> Choice:
        return Choice(str(number), Action(text, tuple(text.split())), label)

    places = [choice(n, f"march x{n}", f"March from Place {n}") for n in range(1, 5)]
    done = choice(5, "done", "Done")
    assert grouped([*places, done]) == [("March from Place", places), ("", [done])]
    assert grouped([*places[:2], done]) == [("", [*places[:2], done])]


def test_many_choices_that_differ_in_a_number_alone_are_one_line() -> None:
    vocabulary = Vocabulary(
        {"offer": "offer {number} {to}", "go": "go {to}", "done": "done"}, {"to": ["a", *"bcdefgh"]}
    )

    def choices(*moves: tuple[Any, ...]) -> list[Choice]:
        named = [(move, vocabulary.write(move)) for move in moves]
        return [Choice(str(n), Action(text, move), text.title()) for n, (move, text) in enumerate(named, 1)]

    found = choices(*(("offer", n, 0) for n in range(1, 41)), *(("offer", n, 1) for n in (1, 2)), ("done",))
    lines = [(choice.mark, choice.label) for choice in counted(found, vocabulary)]
    assert lines == [
        ("1", "Offer 1 A … Offer 40 A (1 to 40, or offer 1 a to offer 40 a)"),
        ("41", "Offer 1 B"), ("42", "Offer 2 B"), ("43", "Done"),
    ]  # fmt: skip
    places = choices(*(("go", n) for n in range(8)))
    assert counted(places, vocabulary) == places


def test_whoever_may_intercept_reads_his_chance_beside_the_choice(tmp_path: Path) -> None:
    match, t, way = on_the_way_past_pompey()
    for action in ("ready", f"to {way[1]}"):
        match.play(t.seat("caesar"), action)
    odds = match.odds(t.seat("pompey"), "intercept pompey")
    assert odds is not None
    assert f"1 Pompey intercepts {percent(odds.win)} 2 Pass" in typed(tmp_path, match, t.seat("pompey"))


def test_columns_are_as_wide_as_their_own_longest_line() -> None:
    def rows(*lengths: int) -> list[tuple[str, str, Text]]:
        return [(str(n), "", Text("x" * length)) for n, length in enumerate(lengths)]

    assert height(rows(*[10] * 8), 80) == 2, "four columns"
    assert height(rows(*[10] * 6, 40, 40), 80) == 4, "one of ten letters and one of forty"
    assert height(rows(*[70] * 8), 80) == 8
