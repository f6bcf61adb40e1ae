"""Chapter 17.2: SUCCESSOR WARS ROLL ON: a Greek Army is moved against the Greeks."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import Table, position
from romanum.games.pax.data.components import (
    GREECE,
    LAND_LINKS,
    LEADER,
    PLACE,
    PLACE_IDS,
    SPACE_COUNT,
    SUCCESSORS,
    TITLE,
)
from romanum.games.pax.rules.cards.card_register import CARDS
from romanum.games.pax.state.errands import CardMoment
from romanum.games.pax.state.forces import stack_of
from romanum.games.pax.state.position import NOBODY
from romanum.games.pax.state.sides import is_friend
from rules import rule

CARD = TITLE["successor_wars"]


def table(board: dict[str, str], drawer: str = "rome", **more: Any) -> Table:
    """The Advanced Game; the card was drawn and takes effect."""
    t = position(board, scenario="v", advanced=True, active=drawer, **more).stop_at(CardMoment)
    CARDS[CARD].play(t.g, t.power(drawer), -1)
    return t.go_on()


def calm(t: Table) -> Table:
    """Go on without cards."""
    while t.stopped:
        t.skip()
    return t


def play(t: Table, power: str, *texts: str) -> Table:
    for text in texts:
        calm(t).play(power, text)
    return calm(t)


ARMY = {"pella": "greece city 2 heavy", "thessalonica": "greece 3 heavy 1 light greece_4"}


# ---- the move


@rule("17.2-SUCCESSOR-WARS-a")
def test_the_drawer_must_move_one_of_the_armies_in_or_near_greece() -> None:
    """Not a Fleet, not one too far away, not Garrisons, not the Soldier of Fortune."""
    board = ARMY | {
        "athens": "greece 3 galleys",
        "megara": "greece 1 garrison",
        "ephesus": "greece 1 light",
        "alexandria": "greece 2 heavy",
        "sparta": "soldier_of_fortune 4 heavy",
    }
    t = table(board, patrons={"soldier_of_fortune": "greece"})
    assert sorted(t.offered("rome")) == ["at ephesus", "at pella", "at thessalonica"]
    assert t.asked == ("rome",)


@rule("17.2-SUCCESSOR-WARS-a")
def test_it_moves_within_greece_with_the_die_and_its_leader_and_is_greek_again() -> None:
    """A 2-4 leader and a die of 1: five MP; Naissus is no longer Greece."""
    t = table({"pella": "greece 3 heavy 1 light greece_4"}).roll(1)
    play(t, "rome", "ready")
    assert (t.g.mp, t["pella"]) == (5, "successors 3 heavy 1 light greece_4")
    assert t.refused("rome", "to naissus").rule == "17.2-SUCCESSOR-WARS-a"
    play(t, "rome", "to larissa", "halt")
    assert (t["pella"], t["larissa"]) == ("", "greece 3 heavy 1 light greece_4")
    assert (t.g.patron[SUCCESSORS], t.g.leader_side[LEADER["greece_4"]]) == (NOBODY, t.power("greece"))
    assert (t.holder("larissa"), t.is_sound()) == ("greece", True)
    assert stack_of(t.g, t.power("greece"), PLACE["larissa"]) >= 0


@rule("17.2-SUCCESSOR-WARS-a")
def test_an_army_outside_must_go_to_greece() -> None:
    t = table({"naissus": "greece 2 heavy"}).roll(3)
    play(t, "rome", "ready")
    assert t.refused("rome", "halt").code == "goes-to-greece"
    abroad = [place for place in LAND_LINKS[PLACE["naissus"]] if place < SPACE_COUNT and PLACE_IDS[place] != "pella"]
    assert abroad
    assert all(t.refused("rome", f"to {PLACE_IDS[place]}").code == "stays-in-greece" for place in abroad)
    play(t, "rome", "to pella", "halt")
    assert t["pella"] == "greece 2 heavy"


@rule("17.2-SUCCESSOR-WARS-a")
def test_it_may_sail_but_only_to_greece() -> None:
    """From Lesbos to Limnos or Naxos, not to Pergamum."""
    t = table({"lesbos_chios": "greece 2 heavy"}).roll(6)
    play(t, "rome", "ready", "embark")
    assert t.refused("rome", "sail-to pergamum").rule == "17.2-SUCCESSOR-WARS-a"
    assert {"sail-to limnos", "sail-to naxos"} <= set(t.offered("rome"))


@rule("12.1.3", "17.2-SUCCESSOR-WARS-a")
def test_a_garrison_that_the_successors_leave_alone_in_a_mountain_fortress_is_gone() -> None:
    t = table({"thermopylae": "greece 1 light 1 garrison"}).roll(3)
    play(t, "rome", "leave 1 garrison")
    assert (t["thermopylae"], t.is_sound()) == ("successors 1 light", True)


@rule("9.2.1g", "17.2-SUCCESSOR-WARS-a")
def test_garrisons_of_the_successors_do_not_leave_a_greek_town_they_could_not_land_in_again() -> None:
    t = table({"lesbos_chios": "greece town 2 light"}).roll(6)
    play(t, "rome", "ready")
    assert "embark" in t.offered("rome")
    play(t, "rome", "break-down 2 light")
    assert (t.refused("rome", "embark").rule, t.refused("rome", "embark").code) == ("9.2.1g", "nobody-to-attack")


@rule("17.2-SUCCESSOR-WARS-a")
def test_while_it_moves_greeks_are_its_enemies_and_the_drawer_its_friend() -> None:
    t = table(ARMY, allies=(("rome", "greece"),)).roll(1)
    play(t, "rome", "at thessalonica", "ready")
    assert not is_friend(t.g, SUCCESSORS, t.power("greece"))
    assert is_friend(t.g, SUCCESSORS, t.power("rome"))


@rule("17.2-SUCCESSOR-WARS-a")
def test_without_a_greek_army_near_or_without_greece_it_is_no_event() -> None:
    t = table({"alexandria": "greece 2 heavy"})
    assert (t.g.stack, len(t.events("card-idle"))) == ([], 1)
    t = position({"pella": "macedon 2 heavy"}, scenario="ix", advanced=True)
    CARDS[CARD].play(t.g, t.power("seleucus"), -1)
    assert (t.g.who(GREECE), t.g.stack) == (NOBODY, [])


# ---- what it does


@rule("17.2-SUCCESSOR-WARS-b")
def test_drawn_by_greece_it_costs_two_stability_instead() -> None:
    t = table(ARMY, "greece", stability={"greece": 3})
    assert (t.g.stability[t.power("greece")], t.g.stack) == (1, [])


@pytest.mark.parametrize("pick", [True, False])
@rule("17.2-SUCCESSOR-WARS-b")
def test_units_in_the_open_are_picked_up_or_attacked(pick: bool) -> None:
    board = {"pella": "greece 4 heavy greece_4", "thessalonica": "greece 1 light greece_5"}
    t = table(board).roll(1)
    play(t, "rome", "at pella", "ready", "to thessalonica")
    assert t.offered("rome") == ["pick-up", "attack"]
    if pick:
        play(t, "rome", "pick-up")
        assert t["thessalonica"] == "successors 4 heavy 1 light greece_4 greece_5"
        play(t, "rome", "halt")
        assert t["thessalonica"] == "greece 4 heavy 1 light greece_4 greece_5"
        assert t.is_sound()
    else:
        play(t, "rome", "attack")
        assert t.asked == ("greece",)
        assert stack_of(t.g, t.power("greece"), PLACE["thessalonica"]) >= 0


@rule("17.2-SUCCESSOR-WARS-b")
def test_units_in_a_city_are_not_picked_up() -> None:
    board = {"pella": "greece 4 heavy", "thessalonica": "greece town 1 light"}
    t = table(board).roll(4)
    play(t, "rome", "at pella", "ready", "to thessalonica")
    assert t.asked == ("greece",)


@rule("17.2-SUCCESSOR-WARS-b")
def test_a_town_that_falls_is_destroyed_and_not_sacked() -> None:
    board = {"pella": "greece 4 heavy", "thessalonica": "greece walls 1"}
    t = table(board, treasury={"greece": 0}).roll(4)
    play(t, "rome", "ready", "to thessalonica")
    assert (t["thessalonica"], t.events("sack")) == ("successors 4 heavy", [])
    assert t.g.walls[PLACE["thessalonica"]] == 0


@rule("17.2-SUCCESSOR-WARS-b")
def test_a_greek_defeat_raises_no_militia() -> None:
    board = {"pella": "greece 6 heavy", "thessalonica": "greece town 1 light"}
    t = table(board, stability={"greece": 5}).roll(4, 6, 1, 2, 2, 2)
    play(t, "rome", "at pella", "ready", "to thessalonica")
    steps = set()
    while t.g.stack and t.step != "March":
        steps.add(t.step)
        power = t.asked[0]
        t.play(power, t.offered(power)[-1] if t.step != "Withdrawal" else "stand")
        calm(t)
    assert t.events("battle-result")[0].facts["winner"] == "successors"
    assert "RaiseOrNot" not in steps
