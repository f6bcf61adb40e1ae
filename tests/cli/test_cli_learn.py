"""`romanum learn`: lessons in the terminal."""

from __future__ import annotations

import json

from cli.commandline import Run, Spawn

GAUL = ["place narbonensis", "attack lugdunensis from aquitania", "place lugdunensis", "raise lugdunensis"]
WON = [*GAUL, "found lugdunensis"]


def lines(*texts: str) -> str:
    return "".join(f"{line}\n" for line in texts)


def test_the_first_lesson_is_played_at_the_ordinary_prompt(run: Run) -> None:
    result = run("learn", "hre", "battle", typed=lines(*WON, "quit"))
    assert result.exit_code == 0
    assert "Welcome to Gaul." in result.stdout
    assert "Step 1 of 5" in result.stdout
    assert "Red conquers Lugdunensis." in result.stdout
    assert "That was a whole Roman turn" in result.stdout


def test_something_else_is_answered_and_not_done(run: Run) -> None:
    shown = run("learn", "hre", "battle", typed=lines("place sicilia", *WON, "quit")).stdout
    assert "Legions even sail" in shown
    assert "9.3.1a" in shown
    assert "Red conquers Sicilia." not in shown
    assert "That was a whole Roman turn" in shown


def test_a_battle_is_taken_back_with_its_dice_and_fought_again(run: Run) -> None:
    shown = run("learn", "hre", "battle", typed=lines(*WON[:2], "undo", "undo", "undo", *WON, "quit")).stdout
    assert "Taken back: attack lugdunensis from aquitania" in shown
    assert "Taken back: place narbonensis" in shown
    assert "That stays: Nothing has been done yet." in shown
    assert "That was a whole Roman turn" in shown


def test_whoever_leaves_is_told_how_to_begin_again(run: Run) -> None:
    result = run("learn", "hre", "battle", typed=lines("place narbonensis", "quit"))
    assert result.exit_code == 0
    assert "Again: romanum learn hre battle" in result.stdout


def test_lessons_are_listed(run: Run) -> None:
    shown = run("learn").stdout
    assert "battle       Caesar in Gaul:" in shown
    assert json.loads(run("learn", "hre", "--json").stdout)[0]["lessons"][0]["name"] == "battle"
    assert "Caesar in Gaul" in run("learn", "hre", "--list").stdout


def test_a_lesson_that_there_is_not(run: Run) -> None:
    result = run("learn", "hre", "elephants")
    assert result.exit_code == 2
    assert "no lesson 'elephants'; there are: battle" in result.stderr


def test_a_game_without_lessons_says_so(spawn: Spawn) -> None:
    result = spawn("learn", "toy")
    assert result.returncode == 2
    assert "toy has no lessons yet" in result.stderr


def test_a_lesson_speaks_the_language_that_is_wished_for(run: Run) -> None:
    shown = run("--language", "de", "learn", "hre", "battle", typed=lines("place sicilia", *WON, "quit")).stdout
    for said in (
        "Caesar in Gallien",
        "Willkommen in Gallien.",
        "fallen die Würfel, wie die Geschichte es will",
        "Schritt 1 von 5",
        "Sieh dir an: Aquitania, Lugdunensis.",
        "Legionen segeln sogar",
        "Rot erobert Lugdunensis.",
        "Das war eine ganze Römer-Phase",
        "Enter geht weiter mit: Ganz Italia.",
    ):
        assert said in " ".join(shown.split()), said
    listed = run("--language", "fr", "learn", "hre", "--list").stdout
    assert "César en Gaule: Placez une légion" in listed
    assert "Environ 5 minutes." in listed
