"""How armies of bots at Imperium Romanum set out: in halves where food is short, and with whoever leads best."""

from __future__ import annotations

import pytest

from games.imperium.bots.choices import best, carry_on
from games.imperium.builder import Table, position
from games.imperium.march_table import plain, walk
from romanum.games.imperium.data.hexes import CLEAR
from romanum.games.imperium.state.errands import LandMovement

CIVIL_WAR, SECOND_TRIUMVIRATE = 6, 9
HOSTILE = {"lugdunum": "pompey"}


def campaign(board: dict[str, str], power: str, month: str, **more: object) -> Table:
    """A Land Movement Segment."""
    t = position(board, month=month, **more)  # type: ignore[arg-type]
    t.roll(*[4] * 60)
    t.push(LandMovement(t.seat(power)))
    return t.go_on()


# ---- food


def test_an_army_that_the_land_cannot_feed_sets_out_in_two_halves() -> None:
    """4j, 13.2b: in the mountains of Dalmatia eight legions together go hungry, four do not."""
    t = campaign({"b4115": "caesar 8 20-10-a"}, "caesar", "June 49 BC", scenario=CIVIL_WAR, cities=HOSTILE)
    done = carry_on(t, "caesar")
    assert done[:3] == ["activate b4115", "leave-half", "ready"]
    assert done.count("leave-half") == 1
    assert t["b4115"] == "caesar 4 20-10-a"


@pytest.mark.parametrize("army", [("b4115", 3), ("a2218", 6), ("a2218", 12)])
def test_an_army_that_finds_food_or_would_find_no_more_sets_out_together(army: tuple[str, int]) -> None:
    """13.3b: ten Legion Equivalents forage in a hex, whoever comes first: of twelve two go hungry in any case."""
    place, legions = army
    t = campaign({place: f"caesar {legions} 20-10-a"}, "caesar", "June 49 BC", scenario=CIVIL_WAR, cities=HOSTILE)
    assert carry_on(t, "caesar")[0] == f"march {place}"


# ---- leaders of friends


@pytest.mark.parametrize(
    ("there", "takes"),
    [
        ("octavian agrippa", True),
        ("octavian 1 20-10-b agrippa", True),
        ("octavian 9 20-10-b agrippa", False),
        ("octavian octavian", False),
    ],
)
def test_a_better_leader_of_ones_other_power_goes_along(there: str, takes: bool) -> None:
    """5.2: unless he leads more men himself, or a power falls with him."""
    board = {"a3218": f"lepidus 4 20-10-b | {there}"}
    t = campaign(board, "lepidus", "June 36 BC", scenario=SECOND_TRIUMVIRATE, players=3, cities={"pisae": "antony"})
    leader = there.split()[-1]
    t.play("octavian", "march a3218")
    if t.step == "WhoMarches":
        t.play("octavian", "name lepidus")
    assert (best(t, "octavian") == f"take-leader {leader}") == takes


# ---- haste


@pytest.mark.parametrize(("holder", "forces"), [("pompey", True), ("caesar", False)])
def test_an_army_force_marches_where_a_great_prize_is_a_month_nearer_so(holder: str, forces: bool) -> None:
    """12.5: a legion may be lost for Roma, and for nothing less."""
    board = {"a3117": "caesar 5 20-10-a caesar"}
    t = campaign(board, "caesar", "June 49 BC", scenario=CIVIL_WAR, cities={"roma": holder})
    assert ("force-march caesar" in carry_on(t, "caesar")) == forces


def test_weak_enemies_are_ridden_down() -> None:
    """32: five times their strength in heavy cavalry, and it costs nothing."""
    way = plain(CLEAR, 3)
    board = {way[0]: "caesar 2 30-16-a", way[1]: "pompey 1 4-12"}
    t = campaign(board, "caesar", "June 49 BC", scenario=CIVIL_WAR, sections=("32",))
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    assert best(t, "caesar") == "overrun"
