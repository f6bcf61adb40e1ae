"""Chapters 4 and 9.1: months, phases, player turns and seasons."""

from __future__ import annotations

import pytest

from games import parts_plan
from games.imperium.builder import GAME, Table, position
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.rules.common.sieges import Fort, forts, keep_forts
from romanum.games.imperium.rules.turn.month_end import EndOfMonth, EndOfPlayerTurn
from romanum.games.imperium.state.effects import CADRE, SEASON, begin, lasts
from romanum.games.imperium.state.errands import GameTurn, PhaseBegins, PlayerTurn, SeasonRoll
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.marks import MOVED, RAW, RAWER, SUPPLIED
from romanum.games.imperium.state.position import FORTIFICATION, INACTIVE
from rules import rule


def errands(t: Table, most: int = 60) -> list[str]:
    """The errands of other parts in the order in which they come up, none of them carried out."""
    found = []
    for _ in range(most):
        if not t.g.stack or t.asked_seats:
            break
        found.append(type(t.waiting).__name__)
        if found[-1] == "MonthEnds":
            break
        t.skip()
    return found


PARTS_OF_A_MONTH = [
    "Shipyards",
    "RandomEvents",
    "Mobilization",
    "Negotiation",
    "ActivationChecks",
    "FarthestPowers",
    "GrainCheck",
    "PlagueChecks",
    "NavalOperations",
    "LandMovement",
    "LandCombat",
    "SiegeResolution",
    "SupplySegment",
    "Replenishment",
    "MonthEnds",
]


OTHER_PARTS = tuple(errand for errand in parts_plan.errands(GAME) if parts_plan.errand_part(errand) != "turn")


def month_of(t: Table) -> list[str]:
    """A month's errands without reckonings and triggers."""
    t.stop_at(*OTHER_PARTS).push(GameTurn())
    return [name for name in errands(t) if name in PARTS_OF_A_MONTH]


@rule("4a", "4i")
def test_a_month_has_its_phases_and_every_player_his_four_segments() -> None:
    t = position(scenario=6, month="June 49 BC", sections=("39",))
    turn = ["LandMovement", "LandCombat", "SiegeResolution", "SupplySegment"]
    assert month_of(t) == [
        "Shipyards", "RandomEvents", "Mobilization", "Negotiation", "ActivationChecks", "FarthestPowers", "GrainCheck",
        "PlagueChecks", "NavalOperations", *turn, *turn, "Replenishment", "MonthEnds",
    ]  # fmt: skip


@rule("4b")
def test_taxes_and_events_come_in_the_quarter_months_alone() -> None:
    t = position(scenario=6, month="July 49 BC", sections=("39",))
    assert not {"RandomEvents", "Mobilization"} & set(month_of(t))


@rule("4a")
@pytest.mark.parametrize(("sections", "first"), [(("39",), "events"), ((), "mobilization")])
def test_the_phase_of_random_events_is_told_where_there_are_some(sections: tuple[str, ...], first: str) -> None:
    t = position(scenario=6, month="June 49 BC", sections=sections)
    month_of(t)
    assert t.events("phase")[0].facts["phase"] == first


@rule("4h")
def test_all_that_happens_at_sea_happens_before_any_player_turn() -> None:
    found = month_of(position(scenario=6, month="July 49 BC"))
    assert found.index("NavalOperations") < found.index("LandMovement")
    assert found.count("NavalOperations") == 1


@rule("5.8b")
def test_players_move_in_the_order_of_the_scenario_allied_or_not() -> None:
    t = position(scenario=3, allies=(("sulla", "marius"),))
    t.stop_at(*OTHER_PARTS).push(PhaseBegins(5))
    order = []
    while type(t.waiting).__name__ != "Replenishment":
        if type(t.waiting).__name__ == "LandMovement":
            order.append(t.waiting.player)
        t.skip()
    assert order == list(t.g.setting.order)


@rule("20.2d")
def test_a_player_who_is_out_has_no_turn() -> None:
    t = position(scenario=3, out=1 << 2)
    t.stop_at(*OTHER_PARTS).push(PlayerTurn(2), PlayerTurn(1))
    assert (type(t.waiting).__name__, t.waiting.player) == ("LandMovement", 1)


@rule("4g")
def test_works_become_forts_in_the_fortification_phase() -> None:
    t = position({"a3621": "caesar 1 20-10-a"}, scenario=6)
    keep_forts(t.g, [Fort(PLACE["a3621"], t.power("caesar"), 1, 2)])
    t.stop_at(*OTHER_PARTS).push(PhaseBegins(FORTIFICATION)).skip()
    assert list(forts(t.g)) == [Fort(PLACE["a3621"], t.power("caesar"), 3, 0)]


@rule("4c")
def test_one_phase_of_all_players_comes_before_the_next() -> None:
    """Whatever players do at the same time is one errand for all of them."""
    found = month_of(position(scenario=3, month="June 87 BC"))
    assert [found.count(name) for name in ("Mobilization", "Negotiation", "LandMovement")] == [1, 1, 4]


# ---- seasons


@rule("9.1a")
@pytest.mark.parametrize(
    ("month", "winter"),
    [("December", True), ("January", True), ("March", True), ("May", False), ("July", False), ("October", False)],
)
def test_most_months_have_their_season(month: str, winter: bool) -> None:
    t = position(scenario=6, month=f"{month} 49 BC", winter=not winter)
    t.stop_at(*OTHER_PARTS).push(GameTurn())
    assert t.g.winter is winter


@rule("9.1b")
@pytest.mark.parametrize(("die", "winter"), [(1, False), (4, False), (5, True), (6, True)])
def test_april_is_summer_on_four_or_less(die: int, winter: bool) -> None:
    t = position(scenario=6, month="April 49 BC", winter=not winter).roll(die)
    t.push(SeasonRoll())
    assert t.g.winter is winter


@rule("9.1c")
@pytest.mark.parametrize(("die", "winter"), [(1, True), (4, True), (5, False), (6, False)])
def test_november_is_winter_on_four_or_less(die: int, winter: bool) -> None:
    t = position(scenario=6, month="November 49 BC", winter=not winter).roll(die)
    t.push(SeasonRoll())
    assert t.g.winter is winter


@rule("39.2-I", "39.2-J")
@pytest.mark.parametrize(("value", "winter"), [(3, True), (-1, False)])
def test_an_event_changes_the_next_roll_alone(value: int, winter: bool) -> None:
    t = position(scenario=6, month="April 49 BC").roll(3 if value > 0 else 5)
    begin(t.g, SEASON, value=value, until=t.g.month)
    t.push(SeasonRoll())
    assert t.g.winter is winter
    assert not lasts(t.g, SEASON)


def test_the_first_month_of_the_gallic_revolt_is_winter_without_a_roll() -> None:
    t = position(scenario=1, month="November 53 BC", winter=False)
    t.push(SeasonRoll())
    assert t.g.winter


@rule("9.2b")
@pytest.mark.parametrize(("die", "april", "may"), [(2, True, False), (6, False, True)])
def test_rivers_flood_in_the_first_month_of_summer(die: int, april: bool, may: bool) -> None:
    t = position(scenario=6, month="April 49 BC", winter=True).roll(die)
    t.push(SeasonRoll())
    assert t.g.flood is april
    t.g.month += 1
    t.stop_at(*OTHER_PARTS).push(GameTurn())
    assert t.g.flood is may
    t.g.month += 1
    t.stop_at(*OTHER_PARTS).push(GameTurn())
    assert t.g.flood is False


@rule("9.2a")
def test_the_season_is_what_movement_and_forage_ask_for() -> None:
    t = position(scenario=6, month="January 48 BC")
    t.stop_at(*OTHER_PARTS).push(GameTurn())
    assert t.g.winter
    assert t.sentences()[0] == "January 48 BC, winter."


# ---- what a month leaves behind


@rule("19.1j")
def test_a_power_that_attacks_nobody_in_summer_loses_five() -> None:
    t = position(scenario=6)
    t.g.attacked = 1 << t.power("caesar")
    t.stop_at(*OTHER_PARTS).push(EndOfMonth())
    assert (t.g.morale[t.power("caesar")], t.g.morale[t.power("pompey")]) == (100, 95)


@rule("19.1k")
def test_nobody_does_in_winter_and_no_inactive_power_ever() -> None:
    t = position(scenario=6, winter=True)
    t.stop_at(*OTHER_PARTS).push(EndOfMonth())
    assert t.g.morale[t.power("pompey")] == 100
    summer = position(scenario=6)
    sleeping = next(power for power in range(16) if summer.g.standing[power] == INACTIVE)
    summer.stop_at(*OTHER_PARTS).push(EndOfMonth())
    assert summer.g.morale[sleeping] == 100


@rule("28.1c")
def test_whoever_holds_an_imperial_capital_gains_two_as_his_turn_ends() -> None:
    t = position(scenario=6, cities={"roma": "caesar"})
    t.push(EndOfPlayerTurn(t.seat("caesar")), EndOfPlayerTurn(t.seat("pompey")))
    assert (t.g.morale[t.power("caesar")], t.g.morale[t.power("pompey")]) == (102, 100)


@rule("4m", "5.8a", "7.5b")
def test_the_month_goes_on_and_takes_along_what_held_for_it() -> None:
    t = position({"a3621": "caesar 1 20-10-a | caesar 1 4-12"}, scenario=6, month="December 49 BC", winter=True)
    g = t.g
    g.mark[0] |= MOVED | SUPPLIED
    g.mark[1] |= RAWER
    g.raised = tuple(1 for _ in g.raised)
    g.allies = (2, 1, 0, 0, 0, 0)
    begin(g, CADRE, until=g.month)
    now = g.month
    t.stop_at(*OTHER_PARTS).push(EndOfMonth())
    while g.month == now:
        t.skip()
    assert (g.month, max(g.raised), g.mark, lasts(g, CADRE)) == (now + 1, 0, [0, RAW], False)
    assert (g.allies, g.lapsed) == ((0,) * SEATS, (2, 1, 0, 0, 0, 0))
    t.stop_at(*OTHER_PARTS).push(EndOfMonth())
    while g.month == now + 1:
        t.skip()
    assert t["a3621"] == "caesar 1 20-10-a 1 4-12"
