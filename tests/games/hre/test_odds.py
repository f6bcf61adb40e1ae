"""The odds of attacks and loot against counting every roll, and against the dice of the game itself."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from games.hre.builder import Table, position
from games.hre.rules.combat_builder import board
from romanum.engine.conformance.stated_odds import comes_true
from romanum.engine.dice import FastDice
from romanum.engine.odds import Odds
from romanum.games.hre.data.components import PROVINCE, SIDE
from romanum.games.hre.game import HistoryOfTheRomanEmpire
from rules import rule
from size import KIT

RED = SIDE["red"]
ATTACK = "attack lugdunensis from aquitania"
OVER_FORESTS = "attack lugdunensis from belgica"
BY_SEA = "attack aegyptus from sea"


def romans(armies: int = 1, emperor: str = "", turn: int = 2, **provinces: Any) -> Table:
    return position(turn=turn, **provinces).place("red", armies, emperor=emperor)


def odds(t: Table, text: str, faction: str = "red") -> Odds:
    found = t.match.odds(t.seat(faction), text)
    assert found is not None
    return found


def played_out(t: Table, text: str) -> bool:
    """Whether it could be seen that the odds of an action of Red are true."""
    move = t.match.game.vocabulary.read(text)
    return comes_true(t.match, t.seat("red"), move, odds(t, text), Random(3), KIT["trials"])


def counted(
    attack: int, defence: int, more: int = 0, less: int = 0, ties: str = "reroll"
) -> Callable[[int, int], Fraction]:
    """The chance that so many attackers beat so many defenders, from every roll of the dice there is."""
    won = lost = 0
    for dice in product(range(1, 7), repeat=attack + defence):
        margin = max(dice[:attack]) + more - max(dice[attack:]) - less
        won += margin > 0 or (margin == 0 and ties == "attacker")
        lost += margin < 0 or (margin == 0 and ties == "defender")
    p = Fraction(won, won + lost)

    @cache
    def wins(own: int, enemy: int) -> Fraction:
        if not own or not enemy:
            return Fraction(own > 0)
        return p * wins(own, enemy - 1) + (1 - p) * wins(own - 1, enemy)

    return wins


@rule("10a", "10b", "10c")
@pytest.mark.parametrize(("own", "enemy"), [(1, 1), (1, 3), (3, 1), (4, 3)])
def test_two_dice_against_one(own: int, enemy: int) -> None:
    t = romans(own, aquitania="red:1", lugdunensis=f"galli:{enemy}")
    assert odds(t, ATTACK).win == pytest.approx(float(counted(2, 1)(own, enemy)))


@rule("10.2a")
def test_two_dice_against_two() -> None:
    t = romans(2, belgica="red:1", lugdunensis="galli:2")
    assert odds(t, OVER_FORESTS).win == pytest.approx(float(counted(2, 2)(2, 2)))


@rule("10.4a")
def test_against_a_fort() -> None:
    t = romans(2, aquitania="red:1", lugdunensis="galli:2 fort")
    assert odds(t, ATTACK).win == pytest.approx(float(counted(2, 1, less=1)(2, 2)))


@rule("10.4b")
def test_against_a_fortress() -> None:
    t = romans(2, aquitania="red:1", lugdunensis="blue:2 fortress")
    assert odds(t, ATTACK).win == pytest.approx(float(counted(2, 1, less=1, ties="defender")(2, 2)))


@rule("10.4f")
def test_barbarians_must_beat_the_walls_too() -> None:
    t = position(turn=2, aquitania="suebi:1", lugdunensis="red:1 fort").place("suebi", 2)
    assert odds(t, ATTACK, "blue").win == pytest.approx(float(counted(2, 1, less=1)(2, 2)))


@rule("9.3.2c")
def test_a_landing_among_barbarians() -> None:
    t = romans(2, roma="red:1", aegyptus="mauri:1")
    assert odds(t, BY_SEA).win == pytest.approx(float(counted(2, 2, less=1)(2, 1)))


@rule("9.3.2b")
def test_a_landing_among_romans() -> None:
    t = romans(2, roma="red:1", aegyptus="blue:1")
    assert odds(t, BY_SEA).win == pytest.approx(float(counted(2, 2)(2, 1)))


@rule("5.3c")
def test_an_emperor_who_adds_to_the_attack() -> None:
    t = romans(2, "claudius", aquitania="red:1", lugdunensis="galli:2")
    assert odds(t, ATTACK).win == pytest.approx(float(counted(2, 1, more=1)(2, 2)))


@rule("5.3e")
def test_an_emperor_who_wins_ties() -> None:
    t = romans(2, "nero", aquitania="red:1", lugdunensis="galli:2")
    assert odds(t, ATTACK).win == pytest.approx(float(counted(2, 1, ties="attacker")(2, 2)))


@rule("5.3e", "10.4b")
def test_an_emperor_who_wins_ties_against_a_fortress() -> None:
    t = romans(2, "nero", aquitania="red:1", lugdunensis="blue:2 fortress")
    assert odds(t, ATTACK).win == pytest.approx(float(counted(2, 1, less=1)(2, 2)))


@rule("10a", "10d")
@pytest.mark.parametrize("text", [ATTACK, OVER_FORESTS])
@pytest.mark.parametrize("emperor", ["", "caesar"])
def test_attacks_end_as_often_as_is_stated(text: str, emperor: str) -> None:
    t = romans(3, emperor, turn=1, aquitania="red:1", belgica="red:1", lugdunensis="galli:2 fort")
    assert played_out(t, text)


def test_the_odds_are_those_of_all_armies_thrown_at_a_province(monkeypatch: pytest.MonkeyPatch) -> None:
    t = romans(2, aquitania="red:1", lugdunensis="galli:1")
    monkeypatch.setattr(HistoryOfTheRomanEmpire, "meanwhile", lambda *_: None)
    with pytest.raises(AssertionError, match="though not always"):
        played_out(t, ATTACK)


@rule("5.3b")
def test_an_emperor_with_a_die_more_dies_of_three_equal_dice() -> None:
    t = romans(1, "caesar", turn=1, aquitania="red:1", lugdunensis="galli:1")
    with_him = [(max(d[:3]) - d[3], len({*d[:3]}) > 1) for d in product(range(1, 7), repeat=4)]
    decided = sum(margin > 0 for margin, _ in with_him)
    dead_ties = sum(margin == 0 and not lives for margin, lives in with_him)
    living_ties = sum(margin == 0 and lives for margin, lives in with_him)
    expected = (decided + dead_ties * counted(2, 1)(1, 1)) / (len(with_him) - living_ties)
    assert odds(t, ATTACK).win == pytest.approx(float(expected))


@rule("10.5a")
def test_an_automatic_victory_is_certain() -> None:
    t = romans(1, macedonia="red:1", thracia="dalmatae:3 by red")
    found = odds(t, "attack thracia from macedonia")
    assert (found.win, [m.rule for m in found.modifiers]) == (1.0, ["10.5a"])


@rule("10d")
def test_the_outcomes_add_up_and_losses_are_their_mean() -> None:
    found = odds(romans(3, aquitania="red:1", lugdunensis="galli:2"), ATTACK)
    ends = {tuple(map(int, o.outcome.split("-"))): o.probability for o in found.outcomes}
    assert sum(ends.values()) == pytest.approx(1)
    assert found.expected_losses.own == pytest.approx(sum((3 - own) * p for (own, _), p in ends.items()))
    assert found.expected_losses.enemy == pytest.approx(sum((2 - enemy) * p for (_, enemy), p in ends.items()))


def test_what_needs_no_dice_has_no_odds() -> None:
    t = romans(1, aquitania="red:1")
    assert t.match.odds(t.seat("red"), "place lugdunensis") is None


# ---- loot


def looting(board: dict[str, Any], side: str = "red", turn: int = 2, attack: str = "", by: str = "red") -> Odds:
    """The odds of the loot that follows a won attack."""
    t = position(turn=turn, **board).place(side, 1).roll(6, 1, 1, 1).play(by, attack)
    assert t.match.odds(t.seat(by), "spare") is None
    return odds(t, "loot", by)


@rule("12b", "15.2d")
def test_a_roman_loots_for_one_die() -> None:
    found = looting({"macedonia": "red:1", "thracia": "dalmatae:1 city"}, attack="attack thracia from macedonia")
    assert found.gain == 3.5
    assert [o.outcome for o in found.outcomes] == ["+1", "+2", "+3", "+4", "+5", "+6"]
    assert [o.probability for o in found.outcomes] == [pytest.approx(1 / 6)] * 6
    assert [m.rule for m in found.modifiers] == ["15.2d"]


@rule("12c")
def test_the_riches_of_a_kingdom_are_reckoned_with() -> None:
    found = looting({"iudaea": "red:1", "aegyptus": "aegyptii:1 city"}, attack="attack aegyptus from iudaea")
    assert found.gain == 5.5
    assert [o.outcome for o in found.outcomes] == ["+3", "+4", "+5", "+6", "+7", "+8"]
    assert [(m.rule, m.value) for m in found.modifiers] == [("15.2d", 0), ("12c", 2)]


@rule("15.1e")
def test_barbarians_loot_roma_for_two_dice() -> None:
    board = {"cisalpina": "suebi:1 by blue", "roma": "red:1 city"}
    found = looting(board, "suebi", attack="attack roma from cisalpina", by="blue")
    assert found.gain == 7
    assert {o.outcome: round(36 * o.probability) for o in found.outcomes} == {
        f"+{n}": 6 - abs(7 - n) for n in range(2, 13)
    }
    assert [m.rule for m in found.modifiers] == ["15.1e"]


# ---- every modifier is cited


@rule("10.2a", "10.2b", "10.4a", "10.4b", "5.3b", "5.3c", "5.3e", "9.3.2c")
@pytest.mark.parametrize(
    ("emperor", "turn", "provinces", "attack", "cited"),
    [
        ("", 2, {"aquitania": "red:1", "lugdunensis": "galli:1"}, ATTACK, []),
        ("", 2, {"belgica": "red:1", "lugdunensis": "galli:1"}, OVER_FORESTS, ["10.2a"]),
        ("", 2, {"roma": "red:1", "aegyptus": "blue:1"}, BY_SEA, ["10.2b"]),
        ("", 2, {"roma": "red:1", "aegyptus": "mauri:1"}, BY_SEA, ["10.2b", "9.3.2c"]),
        ("", 2, {"aquitania": "red:1", "lugdunensis": "galli:1 fort"}, ATTACK, ["10.4a"]),
        ("", 2, {"aquitania": "red:1", "lugdunensis": "blue:1 fortress"}, ATTACK, ["10.4b"]),
        ("caesar", 1, {"aquitania": "red:1", "lugdunensis": "galli:1"}, ATTACK, ["5.3b"]),
        ("claudius", 2, {"aquitania": "red:1", "lugdunensis": "galli:1 fort"}, ATTACK, ["5.3c", "10.4a"]),
        ("nero", 2, {"aquitania": "red:1", "lugdunensis": "galli:1"}, ATTACK, ["5.3e"]),
    ],
)
def test_modifiers_are_cited(emperor: str, turn: int, provinces: dict[str, Any], attack: str, cited: list[str]) -> None:
    assert [m.rule for m in odds(romans(1, emperor, turn, **provinces), attack).modifiers] == cited


# ---- the dice of the game


@rule("10a", "10.4a", "5.3b")
@pytest.mark.parametrize(
    ("emperor", "turn", "defence", "origin"),
    [("", 2, "galli:2", "aquitania"), ("claudius", 2, "galli:1 fort", "belgica"), ("caesar", 1, "daci:3", "belgica")],
)
def test_attacks_are_won_as_often_as_the_odds_say(emperor: str, turn: int, defence: str, origin: str) -> None:
    t = romans(3, emperor, turn, **board({origin: "red:1", "lugdunensis": defence}))
    attack = f"attack lugdunensis from {origin}"
    won, tries = 0, 1500
    for seed in range(tries):
        match = t.match.branch(seed=seed)
        while match.why_not(RED, attack) is None:
            match.play(RED, attack)
        won += match.position.holder[PROVINCE["lugdunensis"]] == RED
    expected = odds(t, attack).win
    assert won / tries == pytest.approx(expected, abs=4 * (expected * (1 - expected) / tries) ** 0.5)


def test_asking_for_odds_rolls_no_dice() -> None:
    t = romans(2, aquitania="red:1", lugdunensis="galli:2")
    t.g.dice = FastDice.seeded(7)
    odds(t, ATTACK)
    assert t.g.dice == FastDice.seeded(7)
